left-neighbour = Voisin de gauche
right-neighbour = Voisin de droite
around = Autour de la table
partner = Coéquipier
free-city = Cité franche
city = { $name }, { $board } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choosing = choisit
diplomacy = Jetons Diplomatie
age = Âge { $age }
turn = tour { $turn } sur { $turns }
passes-left = les mains vont à gauche
passes-right = les mains vont à droite
discard = { $number ->
    [0] Défausse vide
    [one] { $number } carte défaussée
   *[other] { $number } cartes défaussées
}
my-city = Ma cité
hand = Votre main
leaders-in-hand = Leaders en main
to-keep = Leaders à choisir
the-pile = Défausse
to-copy = Leaders de vos voisins
score = Score actuel
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conflicts = Conflit à venir
against = { $mine } contre { $theirs }
conflict-win = +{ $points }
conflict-lose = −{ $points }
conflict-even = =
conflict-absent = La colombe vous tient à l'écart de ce conflit.
conflict-nobody = Il n'y a personne à qui vous comparer.
production = Ma production
costs = coûte { $price }
build = Construire
recruit = Recruter
stage = Étape { $number }
sell = Défausser
discard-leader = Défausser
keep = Garder
take = Construire gratuitement
copy = Copier
for-coins = { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
plus-three = +3
not-possible = impossible
how-to-pay = Comment payer ?
ways = { $number ->
    [1] une seule façon
   *[other] { $number } façons, la moins chère d'abord
}
to-the-bank = banque
in-all = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
choose-card = Choisissez une carte, puis ce que vous en faites.
planned = Votre choix : { $card }. Vous pouvez encore en changer.
stage-done = Étape { $number }, construite
stage-open = Étape { $number }
holder = { $name } joue la Cité franche ce tour.
use-build = à construire
use-stage = pour une étape
use-sell = à défausser
use-keep = à garder
partner-hand = La main du coéquipier ({ $name })
partner-plan = Prévoit { $card }, { $use }.

scene-conflict = Conflits
hands-left = Les mains passent à gauche ⟲
hands-right = Les mains passent à droite ⟳
team = Équipe { $number }
team-mine = Mon équipe
free-city-turn = Vous décidez pour la Cité franche
left = voisin de gauche
right = voisin de droite
debts = Dettes
