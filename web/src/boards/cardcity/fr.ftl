plan = Plan de la ville. Les flèches parcourent les emplacements, Entrée construit, R tourne la carte, le point d'interrogation demande pourquoi pas, les touches de page vont au prochain emplacement possible.
people = Joueurs
round = Tour { $round } sur { $rounds }
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
first-player = Premier joueur de ce tour
money-name = Argent
income = Revenu de ce tour
size-name = Cartes que la ville a, et peut avoir
pollution = Pollution
cards-of = { $counted ->
    [one] { $counted } carte sur { $limit }
   *[other] { $counted } cartes sur { $limit }
}
in-hand = { $number ->
    [one] 1 carte en main
   *[other] { $number } cartes en main
}
enlarge-city = Afficher la ville de { $name } en grand
look-at = Quartiers et revenus
back-to-mine = Revenir à ma ville
city-of = Ville de { $name }
show-whole = Toute la cité
show-region = Ma région

flag-money = { $money } $

hint-divide = Touchez une carte : elle va à la place éclairée. Un œil ouvert veut dire face visible, un œil fermé face cachée.
hint-take = De quelles cartes votre ville a-t-elle besoin ? Ce qui est caché, vous ne le découvrez qu'après l'avoir pris.
hint-pick = Touchez une carte de votre main ; les emplacements où elle peut aller s'éclairent alors.
hint-place = Les emplacements éclairés sont possibles. Touchez-en un autre pour savoir pourquoi pas.
hint-turn = Les emplacements éclairés sont possibles. R, la molette ou un toucher de la carte tenue la tourne.
hint-grow = Touchez un emplacement éclairé : le quartier voisin y grandit.
spans = La ville s'étend sur { $columns } × { $rows } emplacements ; elle peut atteindre { $size } × { $size }, dans n'importe quelle direction.
fixed = Le carré est fixé : { $size } × { $size } emplacements.
spans-rows = La cité s'étend sur { $rows } rangées ; elle peut en atteindre { $size }, vers le haut ou le bas.
touch-again = Touchez encore l'emplacement pour y construire

hand = Vos cartes
drawn = Les cartes piochées
under-pile = sous la pile
for-money = { $name } ({ $money } $)
held = { $card } est dans votre main. Choisissez un emplacement.
held-turn = { $card } est dans votre main. Tournez-la, puis choisissez un emplacement.
swap = Construire plutôt { $card }
turn = Tourner
put-back = Reposer la carte
give-up = Ne rien construire

lots = Lots
dividing = Partage des cartes
two-lots = Deux lots
lot-first = Premier lot
lot-second = Second lot
cards-of-lot = { $cards }{ $hidden ->
    [0] { "" }
    [one] { " " }et 1 cachée
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
    [one] 1 industrie
   *[other] { $industries } industries
}
pollution-is = Pollution : { $percent } %
will-grow = Ce qui va grandir
account = Revenu et score
score-now = Si la partie finissait maintenant
score = Score
total = Total
cleaning = Redescendre à 30 % coûtera { $money } $ à la fin.
too-dirty = Plus de 30 % de pollution et pas assez d'argent pour nettoyer : cette ville perdrait.
district-size = { $type ->
    [commerce] { $size ->
        [one] 1 commerce
       *[other] { $size } commerces
    }
   *[other] { $size ->
        [one] 1 résidence
       *[other] { $size } résidences
    }
}
grows-at = grandit en { $cells }
grows-with = { $type ->
    [commerce] encore { $number ->
        [one] 1 voisin résidentiel
       *[other] { $number } voisins résidentiels
    }
   *[other] encore { $number ->
        [one] 1 voisin culturel
       *[other] { $number } voisins culturels
    }
} pour grandir
stopped-reserve = grandirait, mais la réserve est vide
stopped-limit = grandirait, mais la ville est pleine : bâtissez une industrie
stopped-place = grandirait, mais n'a pas de place
stopped-suburb = appartient à la banlieue
how-grows = Les résidences grandissent près de la culture (mairie, loisirs), les commerces près des quartiers résidentiels : il leur faut un voisin de plus qu'ils n'ont de cartes.

legend = Les cartes
use-residence = grandit près de la culture ; ne touche jamais une industrie, ni une résidence à la construction.
use-commerce = rapporte de l'argent, grandit près des quartiers résidentiels ; ne touche pas un commerce à la construction.
use-leisure = culture ; coûte 5 $ et peut tout toucher.
use-crisis = culture ; coûte 5 $ de plus à chaque fois et peut tout toucher.
use-industry = fait place à cinq cartes ; ne touche jamais une résidence.
use-parking = occupe un emplacement et peut tout toucher.
use-meters = rapporte selon le nombre de couleurs différentes autour de son quartier.
use-town_hall = culture, et un salaire de 1 $ par tour.
use-cloud = vient avec une industrie alignée avec une autre de la ville.

supply = Pile et réserve
pile = { $number ->
    [0] La pile est vide
    [one] 1 carte dans la pile
   *[other] { $number } cartes dans la pile
}
under-the-pile = En dessous :
reserve = Réserve
top-industry = Prochaine industrie : { $card }
discarded = Défaussées :

ranks = Votre rang
next-rank = { $points ->
    [one] Encore 1 point
   *[other] Encore { $points } points
} pour : { $rank }
top-rank = Il n'y en a pas de plus haut.

possible = possible
empty = vide
architect-here = l'Architecte
in-suburb = banlieue
region-of = région de { $name }
half-lies = { $type } { $side }
pollutes = { $percent } % de pollution
district-of = quartier de { $size } cartes
pays = rapporte { $money } $
worth = vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}
lacks = il manque encore : { $what }
clouded = gâché par un nuage
happy = heureux : { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-by = { $cards } de { $name }
supported = { $type ->
    [commerce] { $support } quartiers résidentiels voisins sur { $needed } pour grandir
   *[other] { $support } bâtiments de culture voisins sur { $needed } pour grandir
}
may-grow-here = un quartier peut grandir ici ({ $type })

scene-growth = Des quartiers grandissent
scene-income = Revenus
