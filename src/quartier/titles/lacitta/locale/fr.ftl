# La Città, dans la nouvelle édition avec son extension et dans l'édition de 2000.

title-name = La Città
title-summary = Fondez des villes dans l'Italie de la Renaissance, nourrissez leurs habitants et offrez-leur ce qu'ils réclament cette année : culture, éducation ou santé. La ville qui offre moins perd des citoyens au profit des voisines.

## Options

option-edition = Édition
option-edition-help = La nouvelle édition permet de passer à n'importe quel tour et montre les cartes Voix cachées pour moins d'or.
value-edition-new = Nouvelle édition
value-edition-2000 = Édition de 2000
option-expansion = Extension
option-expansion-help = Routes, théâtres, ports, grandes maisons de ferme et domaines, avec leur propre paquet Politique ; seulement dans la nouvelle édition.
option-setup = Mise en place
option-setup-help = Terrains et châteaux comme conseillé, ou terrains au hasard et châteaux posés par les joueurs.
value-setup-recommended = Conseillée
value-setup-advanced = Avancée
refusal-expansion-2000 = L'extension va seulement avec la nouvelle édition ; choisissez celle-ci ou jouez sans extension.

## Mots

gold = { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
citizens = { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
}
markers = { $n ->
    [one] { $n } cube Joueur
   *[other] { $n } cubes Joueur
}

service-culture = culture
service-education = éducation
service-health = santé

building-castle = Château
building-farmhouse = Maison de ferme
building-quarry = Carrière
building-school = École
building-statue = Statue
building-fountain = Fontaine
building-market = Marché
building-palace = Palais
building-baths = Bains publics
building-hospital = Hôpital
building-cathedral = Cathédrale
building-university = Université
building-road = Route
building-theatre = Théâtre
building-harbour = Port
building-large_farmhouse = Grande maison de ferme
building-estate = Domaine

a-castle = un château
a-farmhouse = une maison de ferme
a-quarry = une carrière
a-school = une école
a-statue = une statue
a-fountain = une fontaine
a-market = un marché
a-palace = un palais
a-baths = des bains publics
a-hospital = un hôpital
a-cathedral = une cathédrale
a-university = une université
a-road = une route
a-theatre = un théâtre
a-harbour = un port
a-large_farmhouse = une grande maison de ferme
a-estate = un domaine

policy-palace = Palais
policy-baths = Bains publics
policy-hospital = Hôpital
policy-cathedral = Cathédrale
policy-university = Université
policy-master_builder = Maître d'œuvre
policy-bread_and_games = Du pain et des jeux
policy-blessed_times = Époque bénie
policy-rich_harvest = Récolte fructueuse
policy-ask_the_people = Interroger le peuple
policy-harbour = Port
policy-large_farmhouse = Grande maison de ferme
policy-estate = Domaine

## Phases et questions

phase-placing = Premiers châteaux
phase-voice = Cartes Voix du peuple
phase-income = Revenus
phase-quarries = Revenu des carrières
phase-growth = Croissance de la population
phase-action = Action
phase-politics = Tours politiques
phase-reveal = Voix du peuple
phase-migration = Migration
phase-rehousing = Relogement
phase-feeding = Nourrir les citoyens

prompt-place-castle = Où posez-vous un château avec 3 citoyens ? Au moins trois hexagones vides doivent séparer les châteaux.
prompt-turn = Tour { $turn } sur { $turns } : jouez une carte Joueur ({ $cards ->
    [0] aucune n'est disponible
    [one] { $cards } est disponible
   *[other] { $cards } sont disponibles
}), prenez une carte Politique visible, ou passez.
prompt-politics = Tour { $turn } sur { $turns } : jouez une carte Action ({ $cards ->
    [0] aucune n'est disponible
    [one] { $cards } est disponible
   *[other] { $cards } sont disponibles
}), ou prenez une carte Politique visible.
prompt-where = Où construisez-vous { $building } ?
prompt-second-road = Où posez-vous la seconde route ? Ou arrêtez-vous là.
prompt-found = Où fondez-vous la nouvelle ville ? Au moins trois hexagones vides doivent la séparer de toute autre ville.
prompt-giver = Quelle ville envoie un citoyen au nouveau château en { $hex } ?
prompt-choose = Que construit le maître d'œuvre ? Un petit, un moyen ou un grand bâtiment coûte { $prices } en or ; vous avez { gold }.
prompt-markers = Combien de cubes Joueur ? Un, deux ou trois coûtent { $prices } en or ; vous avez { gold } et { $left ->
    [one] { $left } cube inutilisé
   *[other] { $left } cubes inutilisés
}.
prompt-where-markers = À côté duquel de vos bâtiments placez-vous { markers } ?
prompt-which-arch = Il y a { $building } en { $hex }, avec des arches de deux services. Lequel les cubes renforcent-ils ?
prompt-citizens = Combien de citoyens ? Un, deux ou trois coûtent { $prices } en or ; vous avez { gold }.
prompt-which-castle = Quel château accueille { citizens } ?
prompt-harvest = Quelle maison de ferme a une récolte fructueuse cette année ?
prompt-look = Quelles cartes Voix cachées regardez-vous ? Deux sont gratuites, les trois coûtent { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
} ; vous avez { gold }.
prompt-attract = Deux services sont à égalité. Choisissez une ville et le service qu'elle emploie ; elle attire un citoyen de chaque voisine qui en offre moins.
prompt-order = Plusieurs de vos villes attirent les derniers citoyens d'une voisine. Laquelle joue d'abord ?
prompt-demolish = { $n ->
    [1] Un de vos bâtiments n'a plus de citoyen. Quel bâtiment en bordure démolissez-vous ?
   *[other] { $n } de vos bâtiments n'ont plus de citoyen. Quel bâtiment en bordure démolissez-vous d'abord ?
}
prompt-pull-down = Vous pouvez maintenant démolir des routes à vous. Choisissez-en une, ou arrêtez.
prompt-starve = Votre nourriture suffit pour { $food ->
    [one] { $food } citoyen
   *[other] { $food } citoyens
} ; { $n ->
    [one] { $n } de plus doit
   *[other] { $n } de plus doivent
} partir. De quelle ville part le prochain ?

move-gold = Jouer une carte : prendre 2 pièces d'or
move-found = Jouer une carte : fonder une ville
move-build = Jouer une carte : construire { $building }
move-take = Carte Politique : { $card }
move-pass = Passer
move-choose = Construire { $building }
move-markers = Placer { markers }
move-citizens = Ajouter { citizens }
move-look = Regarder les cartes cachées { $one } et { $other }
move-look-all = Regarder les trois cartes cachées
move-service = Renforcer : { $service }
move-stop = Arrêter
move-at = { $hex }
move-from = Depuis la ville en { $city }
move-starve = Un citoyen quitte la ville en { $city }
move-demolish = Démolir en { $hex }
move-demolish-what = Démolir { $building } en { $hex }
move-attract = Ville en { $city } : { $service }

## Refus

refusal-not-in-play = { $hex } n'est pas en jeu à ce nombre de joueurs. Choisissez un hexagone plus près du milieu.
refusal-not-beside-own = { $hex } n'est à côté d'aucune de vos villes. On ne peut construire { $building } qu'à côté de l'une d'elles.
refusal-occupied = { $hex } est occupé : il s'y trouve { $building }. Choisissez un hexagone vide.
refusal-road-on-road = Il y a déjà une route en { $hex }. Choisissez un hexagone vide.
refusal-foreign-road = La route en { $hex } n'est pas à vous. On peut construire { $building } sur un hexagone vide ou sur une de vos routes.
refusal-touches = Une tuile en { $hex } réunirait deux villes, celles en { $cities }. Un hexagone vide doit rester entre les villes, même entre deux des vôtres.
refusal-no-lake = { $hex } n'est pas au bord d'un lac. On ne peut construire { $building } que là.
refusal-no-lake-anywhere = Vous n'avez pas de place libre au bord d'un lac. On ne peut construire { $building } que là.
refusal-second-market = La ville en { $city } a déjà un marché ; une ville en a un au plus. Choisissez une autre ville.
refusal-markets-everywhere = Chacune de vos villes a déjà un marché ; une ville en a un au plus.
refusal-castle-empty = Le château en { $city } ne contient qu'un citoyen, qui doit y rester. Choisissez une autre ville.
refusal-castles-empty = Aucun de vos châteaux ne contient deux citoyens : un s'en va, et un doit rester.
refusal-no-citizens = Il faut { $needed ->
    [one] { $needed } citoyen
   *[other] { $needed } citoyens
} de la réserve, et { $supply ->
    [0] elle est vide
   *[other] elle en a { $supply }
}.
refusal-no-tile = Plus de tuile pour { $building } : les { $tiles } sont sur le plateau. Une démolition peut en libérer une.
refusal-no-site = Aucune de vos villes n'a de place libre où construire { $building }.
refusal-no-expansion = On ne peut construire { $building } qu'avec l'extension.
refusal-too-near = { $hex } est trop près de la ville en { $city } : { $gap ->
    [-1] il en fait partie
    [0] aucun hexagone ne les sépare
    [one] seul { $gap } hexagone les sépare
   *[other] seuls { $gap } hexagones les séparent
}, et il en faut trois. Choisissez un hexagone plus éloigné.
refusal-founded = Vous avez déjà fondé une ville cette année ; vous pourrez fonder la prochaine l'an prochain.
refusal-no-castle = Vos { $castles } châteaux sont tous sur le plateau.
refusal-no-founding-site = Il ne reste aucun hexagone séparé de toutes les villes par trois hexagones vides.
refusal-no-player-card = Toutes vos cartes sont retournées ; elles seront de nouveau disponibles l'an prochain.
refusal-pass = Dans l'édition de 2000, on ne peut passer que si l'on ne peut rien faire d'autre.
refusal-not-open = La carte « { $card } » n'est pas dans la rangée visible ; choisissez l'une des sept cartes qui s'y trouvent.
refusal-too-expensive = Cela coûte { $price ->
    [one] { $price } pièce d'or
   *[other] { $price } pièces d'or
}, et vous en avez { $gold }. Choisissez quelque chose de moins cher.
refusal-nothing-to-build = Avec { gold }, vous ne pouvez rien construire.
refusal-no-marker = Il faut { $needed ->
    [one] { $needed } cube Joueur inutilisé
   *[other] { $needed } cubes Joueur inutilisés
}, et vous en avez { $left }. Les quatre reviennent à la fin de l'année.
refusal-no-arch = Aucun de vos bâtiments n'a d'arche ; les cubes Joueur ne vont qu'à côté d'une arche.
refusal-not-own-building = Il n'y a pas de bâtiment à vous en { $hex } ; choisissez l'un des vôtres.
refusal-building-without-arch = Il y a { $building } en { $hex }, sans arche ; les cubes Joueur ne vont qu'à côté d'une arche.
refusal-no-such-arch = Pas d'arche de ce service ({ $service }) ici : { $building } en a d'autres. Choisissez l'une de celles-là.
refusal-no-room = La ville en { $city } peut avoir au plus { $limit } citoyens ; il n'y a pas de place pour { $n } de plus. Choisissez une autre ville.
refusal-no-room-anywhere = Aucune de vos villes n'a de place pour { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
} de plus. Un marché relève la limite.
refusal-not-own-castle = Il n'y a pas de château à vous en { $hex } ; choisissez l'une de vos villes.
refusal-harvest-last-year = Il n'y a pas de récolte fructueuse la 6e année.
refusal-no-farmhouse = Vous n'avez pas de maison de ferme sans récolte fructueuse ; les châteaux et autres bâtiments ne comptent pas.
refusal-harvested = La maison de ferme en { $hex } a déjà sa récolte fructueuse cette année ; choisissez-en une autre.
refusal-not-own-farmhouse = Il n'y a pas de maison de ferme à vous en { $hex } ; une récolte fructueuse en demande une.
refusal-not-ruling = Ce service ({ $service }) n'est pas demandé cette année ; choisissez-en un que le peuple demande.
refusal-not-waiting = Il n'y a en { $hex } aucune ville à vous qui doive encore décider.
refusal-must-demolish = { $n ->
    [1] Il faut encore démolir un bâtiment
   *[other] Il faut encore démolir { $n } bâtiments
} : chacun demande un citoyen.
refusal-castle-last = Le château en { $hex } est démoli en dernier, quand la ville n'a plus de citoyen. Choisissez un autre bâtiment.
refusal-demolish = Vous ne pouvez pas choisir de démolir { $building } : la ville a assez de citoyens.
refusal-splits = Sans ce bâtiment ({ $building } en { $hex }), une partie de la ville serait coupée du château. Commencez par la bordure.
refusal-deserted = La ville en { $city } n'a plus de citoyen.

## Événements

event-castle-placed = { $seat } pose un château en { $hex } ; il donne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-year = L'année { $year } sur { $years } commence.
event-first = { $seat } est premier joueur.
event-voice = La carte Voix visible demande : { $voice } ; il en reste { $left } dans la pile.
event-income = { $seat } gagne { gold }.
event-growth = { $seat } a un nouveau citoyen en { $cities }.
event-penalty-turn = { $seat } retourne une carte sans effet, car des citoyens ont eu faim l'an passé.
event-card-gold = { $seat } joue une carte et prend { gold }.
event-card-build = { $seat } joue une carte pour construire { $building }.
event-card-found = { $seat } joue une carte pour fonder une ville.
event-founding = { $seat } fonde une ville en { $hex }.
event-founded = Un citoyen passe du château en { $city } à celui en { $hex }, deux viennent de la réserve ; ce château ({ $seat }) donne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
event-policy = { $seat } prend la carte Politique « { $card } ».
event-chosen = { $seat } fait construire { $building } par le maître d'œuvre.
event-paid = { $seat } paie { gold }.
event-built = { $seat } construit { $building } en { $hex }, dans la ville en { $city }.
event-one-road = { $seat } ne pose qu'une route.
event-markers = { $seat } choisit { markers }.
event-marking = { $seat } choisit le bâtiment en { $hex }.
event-marked = { $seat } place { markers } en { $hex } ({ $building }) ; service renforcé : { $service }.
event-blessed = { $seat } choisit { citizens }.
event-arrived = { citizens } de la réserve { $n ->
    [one] arrive
   *[other] arrivent
} dans la ville en { $city } ({ $seat }).
event-harvest = { $seat } a une récolte fructueuse en { $hex } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} de plus cette année.
event-looked = { $seat } regarde des cartes Voix cachées : { $places }.
event-seen = Cartes Voix cachées { $places } : { $voices }.
event-opened = Nouvelle carte à la place { $slot } de la rangée : { $card }.
event-reshuffled = { $cards ->
    [one] { $cards } carte Politique défaussée redevient la pioche.
   *[other] Les { $cards } cartes Politique défaussées sont mélangées en une nouvelle pioche.
}
event-passed = { $seat } passe.
event-cards-ready = Les cartes des joueurs sont de nouveau disponibles, les cartes Politique jouées vont à la défausse.
event-revealed = Les cartes Voix de cette année : { $voices }.
event-ruling = Le peuple demande : { $services }.
event-named = { $seat } nomme un service pour la ville en { $city } : { $service }.
event-migrated = Un citoyen quitte { $from } ({ $other_seat }) pour { $city } ({ $seat }) ; il cherche : { $service }.
event-lost = Un citoyen quitte { $from } ({ $other_seat }) ; il cherche : { $service }. { $city } ({ $seat }) n'a pas de place.
event-demolished = { $seat } démolit { $building } en { $hex }, dans la ville en { $city }.
event-over-limit = { citizens } au-dessus de la nouvelle limite { $n ->
    [one] quitte
   *[other] quittent
} la ville en { $city } ({ $seat }).
event-roads-kept = { $seat } garde les autres routes.
event-razed = La ville en { $city } est déserte ; { $seat } reprend son château.
event-hunger = { $seat } a { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, trop peu : { citizens } { $n ->
    [one] doit
   *[other] doivent
} partir.
event-starved = Un citoyen quitte la ville en { $city } ({ $seat }).
event-fallen = { $seat } n'a plus de ville et quitte la partie.
event-end = La partie est terminée.

## Points

score-citizens = Citoyens
score-services = Services
score-penalty = Faim
source-citizens = citoyens
source-complete = villes avec les trois services
source-hunger = faim de la 6e année
end-six-years = La sixième année est terminée.
end-one-left = Un joueur au plus a encore une ville.
tie-gold = Égalité de points ; l'or restant décide.
tie-shared = Égalité de points et d'or ; la place est partagée.

## Terminal

# Sur la carte : une lettre devant le nombre de citoyens, deux sinon.
code-castle = C
code-farmhouse = Fe
code-quarry = Ca
code-school = Éc
code-statue = St
code-fountain = Fo
code-market = Ma
code-palace = Pa
code-baths = Ba
code-hospital = Hô
code-cathedral = Ct
code-university = Un
code-road = Ro
code-theatre = Th
code-harbour = Po
code-large_farmhouse = GF
code-estate = Do

terrain-farm = Ferme { $wheat }
terrain-mountain = Montagne
terrain-lake = Lac

show-over = La partie est terminée
when = Année { $year }
show-year = Année { $year } sur { $years } : { $phase }
show-turn = , tour { $turn } sur { $turns }
show-first = Premier joueur : { $seat }
show-map = Tuiles : lettre de la place, bâtiment (château : nombre de citoyens), nombre de cubes Joueur. Hexagones vides : nourriture qu'y donnerait un château ou une maison de ferme ; × est hors jeu.
show-player = Joueur
show-citizens = Citoyens
show-food = Nourriture
show-gold = Or
show-cards-ready = Cartes
show-castles = Châteaux
show-markers = Cubes
show-points = Points
show-short = { $food } (−{ $n })
show-lost = hors jeu
show-penalty = faim
show-city = Ville
show-population = Habitants
show-in-castle = Château
show-complete = Points
show-rivals = Voisines
show-voice = Cartes Voix
show-spent = Déjà passées
show-row = Cartes Politique
show-scarce = Tuiles rares
show-if = Si le peuple demande : { $service }

## La boîte

box-buildings = Bâtiments. Pour ceux qui partagent leurs tuiles, imprimées des deux côtés, le nombre est celui des tuiles.
box-policies = Cartes Politique, et leur nombre dans le paquet du jeu de base et dans celui de l'extension.
box-terrain = Tuiles de terrain.
box-extension = Tuiles de terrain de l'extension.
box-board = Le plateau.
box-setups = Mises en place conseillées : le terrain des emplacements dans l'ordre, et les châteaux de chaque joueur.
box-building = Bâtiment
box-size = Taille
box-services = Points Services
box-tiles = Tuiles
box-card = Carte
box-does = Ce qu'elle fait, et pour combien d'or
box-base = Base
box-expansion = Extension
box-terrain-tile = Terrain
box-spot = Emplacement
box-players = Joueurs
box-terrain-laid = Terrain
box-castles = Châteaux
box-what = Quoi
box-number = Nombre
box-hexes = hexagones utilisés à { $players } joueurs
box-spots = emplacements de terrain
box-border = bordure, dans le sens horaire depuis le nord-ouest
box-culture = culture { $n }
box-education = éducation { $n }
box-health = santé { $n }
box-does-build = { $cost } : construit { $building }
box-does-build_size = { $cost } : construit un bâtiment de taille { $size }
box-does-markers = { $cost } : cubes Joueur : { $n }
box-does-citizens = { $cost } : citoyens : { $n }
box-does-harvest = { $cost } : double la nourriture d'une maison de ferme
box-does-look = { $cost } : montre des cartes Voix cachées : { $n }
terrain-wasteland = Friche

## Exemples

example-food = Combien de nourriture donne { $building } en { $hex } ?
example-food-in-all = Combien de nourriture vos villes donnent-elles ensemble ?
example-gold = Combien d'or rapporte chaque année { $building } en { $hex } ?
example-gap = Combien d'hexagones y a-t-il entre { $one } et { $other } ?
example-service = Combien de points la ville en { $city } a-t-elle en { $service } ?
example-service-then = Et combien de points la ville en { $city } a-t-elle alors en { $service } ?
example-citizens = Combien de citoyens avez-vous ?
example-markers = Combien de marqueurs vous reste-t-il ?
example-deck = Combien de cartes Politique reste-t-il dans la pile ?
