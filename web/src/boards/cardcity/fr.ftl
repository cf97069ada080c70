plan = Plan de la Cité. Les flèches parcourent les emplacements, Entrée construit, R tourne la carte, le point d'interrogation demande pourquoi pas, les touches de page vont au prochain emplacement possible.
people = Joueurs
round = Tour { $round } sur { $rounds }
points = { $points ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
first-player = Premier joueur de ce tour
money-name = Argent
income = Revenu de ce tour
size-name = Cartes que la Cité a, et peut avoir
pollution = Pollution
cards-of = { $counted ->
    [one] { $counted } carte sur { $limit }
   *[other] { $counted } cartes sur { $limit }
}
in-hand = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
enlarge-city = Afficher la Cité en grand ({ $name })
look-at = Quartiers et revenus
back-to-mine = Revenir à ma Cité
city-of = Cité ({ $name })
show-whole = Toute la Cité
show-region = Ma région

flag-money = { $money } $

hint-divide = Touchez une carte : elle va à la place éclairée. Un œil ouvert veut dire face visible, un œil fermé face cachée.
hint-take = De quelles cartes votre Cité a-t-elle besoin ? Ce qui est caché, vous ne le découvrez qu'après l'avoir pris.
hint-pick = Touchez une carte de votre main ; les emplacements où elle peut aller s'éclairent alors.
hint-place = Les emplacements éclairés sont possibles. Touchez-en un autre pour savoir pourquoi pas.
hint-turn = Les emplacements éclairés sont possibles. Pour tourner la carte : R, la molette, ou touchez-la.
hint-grow = Touchez un emplacement éclairé : le quartier voisin s'y développe.
spans = La Cité s'étend sur { $columns } × { $rows } emplacements ; elle peut atteindre { $size } × { $size }, dans n'importe quelle direction.
fixed = Le carré est fixé : { $size } × { $size } emplacements.
spans-rows = La Cité s'étend sur { $rows } rangées ; elle peut en atteindre { $size }, vers le haut ou le bas.
touch-again = Touchez encore l'emplacement pour y construire

hand = Vos cartes
drawn = Les cartes piochées
under-pile = sous la pile
for-money = { $name } ({ $money } $)
held = La carte { $card } est dans votre main. Choisissez un emplacement.
held-turn = La carte { $card } est dans votre main. Tournez-la, puis choisissez un emplacement.
swap = Construire plutôt : { $card }
turn = Tourner
put-back = Reposer la carte
give-up = Ne rien construire

lots = Lots
dividing = Partage des cartes
two-lots = Deux lots
lot-first = Premier lot
lot-second = Deuxième lot
cards-of-lot = { $cards }{ $hidden ->
    [0] { "" }
    [one] { " " }et { $hidden } cachée
   *[other] { " " }et { $hidden } cachées
}{ $money ->
    [0] { "" }
   *[other] , avec { $money } $
}
take-this = Prendre ce lot
face-down = Face cachée
why-not-yet = pourquoi pas celui-ci ?
money-on = Argent sur : { $lot }
less-on = Moins d'argent sur : { $lot }
more-on = Plus d'argent sur : { $lot }

shop = Achats
industry-use = place pour 5 cartes de plus
park-residential = les vides voisins rapportent des points
park-economic = les vides voisins rapportent 5 $
park-industrial = occupe un emplacement
park-commercial = occupe un emplacement
park-happiness = double le bonheur voisin
left-in-reserve = { $left ->
    [one] reste { $left }
   *[other] restent { $left }
}
buy-for = , l'acheter pour { $money } $
buy-nothing = Ne rien acheter

size-of = { $counted ->
    [one] { $counted } carte sur { $limit }
   *[other] { $counted } cartes sur { $limit }
}, { $industries ->
    [0] aucune industrie
    [one] { $industries } industrie
   *[other] { $industries } industries
}
pollution-is = Pollution : { $percent } %
will-grow = Ce qui va se développer
account = Revenu et score
score-now = Si la partie finissait maintenant
score = Score
total = Total
cleaning = Redescendre à 30 % coûtera { $money } $ à la fin.
too-dirty = Plus de 30 % de pollution et pas assez d'argent pour nettoyer : cette Cité perdrait.
district-size = { $type ->
    [commerce] { $size ->
        [one] { $size } commerce
       *[other] { $size } commerces
    }
   *[other] { $size ->
        [one] { $size } résidence
       *[other] { $size } résidences
    }
}
grows-at = se développe en { $cells }
grows-with = { $type ->
    [commerce] encore { $number ->
        [one] { $number } voisin résidentiel
       *[other] { $number } voisins résidentiels
    }
   *[other] encore { $number ->
        [one] { $number } voisin culturel
       *[other] { $number } voisins culturels
    }
} pour se développer
stopped-reserve = se développerait, mais la réserve est vide
stopped-limit = se développerait, mais la Cité est pleine : bâtissez une industrie
stopped-place = se développerait, mais n'a pas de place
stopped-suburb = appartient à la banlieue
how-grows = Les résidences se développent près de la culture (mairie, cartes Loisirs), les commerces près des quartiers résidentiels : il leur faut un voisin de plus qu'ils n'ont de cartes.

legend = Les cartes
use-residence = se développe près de la culture ; ne touche jamais une industrie, ni une résidence à la construction.
use-commerce = rapporte de l'argent, se développe près des quartiers résidentiels ; ne touche pas un commerce à la construction.
use-leisure = culture ; coûte 5 $ et peut tout toucher.
use-crisis = culture ; coûte 5 $ de plus à chaque fois et peut tout toucher.
use-industry = fait place à cinq cartes ; ne touche jamais une résidence.
use-parking = occupe un emplacement et peut tout toucher.
use-meters = rapporte selon le nombre de couleurs différentes autour de son quartier.
use-town_hall = culture, et un salaire de 1 $ par tour.
use-cloud = vient avec une industrie alignée avec une autre de la Cité.

supply = Pile et réserve
pile = { $number ->
    [0] La pile est vide
    [one] { $number } carte dans la pile
   *[other] { $number } cartes dans la pile
}
under-the-pile = En dessous :
reserve = Réserve
top-industry = Prochaine industrie : { $card }
discarded = Défaussées :

ranks = Votre rang
next-rank = { $points ->
    [one] Encore { $points } point
   *[other] Encore { $points } points
} pour : { $rank }
top-rank = Il n'y en a pas de plus haut.

possible = possible
empty = vide
architect-here = l'Architecte
in-suburb = banlieue
region-of = région ({ $name })
half-lies = { $type } { $side }
pollutes = { $percent } % de pollution
district-of = { $size ->
    [one] quartier de { $size } carte
   *[other] quartier de { $size } cartes
}
pays = rapporte { $money } $
worth = vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lacks = il manque encore : { $what }
clouded = annulé par un nuage
happy = heureux : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-by = { $cards } ({ $name })
supported = { $type ->
    [commerce] { $support ->
        [one] { $support } quartier résidentiel voisin
       *[other] { $support } quartiers résidentiels voisins
    } sur { $needed } pour se développer
   *[other] { $support ->
        [one] { $support } bâtiment de culture voisin
       *[other] { $support } bâtiments de culture voisins
    } sur { $needed } pour se développer
}
may-grow-here = un quartier peut se développer ici ({ $type })

scene-growth = Des quartiers se développent
scene-income = Revenus
