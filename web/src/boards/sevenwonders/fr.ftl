left-neighbour = Voisin de gauche
right-neighbour = Voisin de droite
around = Autour de la table
partner = Coéquipier
free-city = Cité franche
city = { $name }, { $board } : { $coins } pièces, { $shields } boucliers, { $points } points
choosing = choisit
diplomacy = Jetons Diplomatie
age = Âge { $age }
turn = tour { $turn } sur { $turns }
passes-left = les mains vont à gauche
passes-right = les mains vont à droite
discard = { $number ->
    [0] Défausse vide
    [one] 1 carte défaussée
   *[other] { $number } cartes défaussées
}
my-city = Ma cité
hand = Votre main
leaders = Leaders
leaders-in-hand = Leaders en main
to-keep = Leaders à choisir
the-pile = Défausse
to-copy = Leaders de vos voisins
score = Score, là, maintenant
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conflicts = Conflit à venir
against = { $mine } contre { $theirs }
win = +{ $worth }
lose = −1
even = =
absent = absent
production = Ma production
sells = Vend
build = Construire
recruit = Recruter
stage = Étape { $number }
sell = Vendre
discard-leader = Défausser
keep = Garder
take = Construire gratuitement
copy = Copier
for-coins = { $coins ->
    [0] gratuit
    [one] 1 pièce
   *[other] { $coins } pièces
}
plus-three = +3
not-possible = impossible
how-to-pay = Comment payer ?
ways = { $number ->
    [one] une seule façon
   *[other] { $number } façons, la moins chère d'abord
}
to-the-bank = banque
bought-free = achat gratuit
in-all = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
choose-card = Choisissez une carte, puis ce que vous en faites.
planned = Votre choix : { $card }. Vous pouvez encore en changer.
planned-partner = Votre coéquipier prévoit : { $card }.
stage-done = Étape { $number }, construite
stage-open = Étape { $number }
under = { $number ->
    [0] aucune étape construite
   *[other] { $number } cartes sous le plateau
}
keep-coins = Payer { $coins }, { $debts ->
    [0] aucune dette
    [one] 1 dette
   *[other] { $debts } dettes
}
holder = { $name } joue la Cité franche ce tour.
