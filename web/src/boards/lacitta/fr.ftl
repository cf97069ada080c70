map = Carte des villes. Les flèches parcourent les hexagones, Entrée agit, le point d'interrogation demande pourquoi pas, les touches de page vont au prochain emplacement possible.
zoom = Vue de la carte
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Toute la carte
build-here = Ici, en { $hex }
choose-here = Choisir { $hex }

service-culture = Culture
service-education = Éducation
service-health = Santé

people = Joueurs
player = { $name } : { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
}, { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city = Ville en { $castle } : { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
} sur { $limit }, culture { $culture }, éducation { $education }, santé { $health }
no-limit = autant qu'on veut
to-play = à jouer
first-player = Premier joueur
ordinal = er
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
score-now = Points, si la partie s'arrêtait maintenant
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
lost = Hors jeu
citizens-title = Citoyens
food-title = De quoi nourrir autant de citoyens
gold-title = Or, et revenu par an
cards-title = { $number ->
    [0] Aucune carte disponible
    [one] { $number } carte disponible
   *[other] { $number } cartes disponibles
}
markers-title = { $number ->
    [one] { $number } cube Joueur inutilisé
   *[other] { $number } cubes Joueur inutilisés
}
castles-title = { $number ->
    [one] { $number } château libre
   *[other] { $number } châteaux libres
}
penalty = faim
penalty-title = Citoyens non nourris l'an passé : au premier tour, une carte Joueur est retournée sans effet

year = Année { $year } sur { $years }
turn = tour { $turn } sur { $turns }
supply = { $number ->
    [one] { $number } citoyen en réserve
   *[other] { $number } citoyens en réserve
}

voice = Voix du peuple
seen-card = Carte cachée { $number }, que vous avez vue : { $service }
hidden-card = Carte cachée { $number }
only-you = Vous avez regardé cette carte
rules-now = Le peuple demande : { $services }
voice-left = Pas encore vues

player-cards = Cartes Joueur
action-cards = Cartes Action
take-gold = Prendre de l'or
found-city = Fonder une ville
tiles-left = { $number ->
    [one] { $number } tuile restante
   *[other] { $number } tuiles restantes
}
policies = Cartes Politique
deck = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
costs = { $price } or
carried-out = { $card }, en cours
by-the-lake = au bord d'un lac
policy-build = un bâtiment
policy-build_size = un bâtiment au choix
policy-markers = service pour un an
policy-citizens = nouveaux citoyens
policy-harvest = une maison de ferme donne le double
policy-look = voir des cartes cachées
pass = Passer
choices = Choix
free = gratuit

if-now = À la fin de l'année
show-moves = Qui partirait si le peuple demandait : { $service }
votes = { $number ->
    [0] sur aucune carte connue
    [one] sur { $number } carte connue
   *[other] sur { $number } cartes connues
}
flow = Un citoyen quitte { $from } ({ $loser }) pour { $to } ({ $winner })
no-room = pas de place
nobody-moves = Personne ne bouge.

neighbours = Voisines
no-neighbour = Aucune rivale à côté
gap = écart { $gap }
leaves = plein
missing = { $number ->
    [one] { $number } citoyen manque
   *[other] { $number } citoyens manquent
}
not-in-play = hors jeu
lake = lac
your = { $building } à vous
whose = { $building } ({ $name })
empty-hex = Hexagone vide

hex = hexagone { $id }
hex-own = { $building } à vous
hex-other = { $building } ({ $name })
hex-empty = vide
hex-citizens = { $number ->
    [0] aucun citoyen
    [one] { $number } citoyen
   *[other] { $number } citoyens
}
hex-city = ville en { $castle }, { $citizens } sur { $limit }
hex-beside = à côté de : { $what }
hex-marker = { $service } + { $number }
hex-harvest = récolte fructueuse
hex-can = peut être choisi
terrain-farm1 = ferme 1
terrain-farm2 = ferme 2
terrain-farm3 = ferme 3
terrain-mountain = montagne
terrain-lake = lac
terrain-wasteland = friche

scene-voice = La voix du peuple
scene-migration = Des citoyens changent de ville
scene-hunger = La faim
scene-year = Une nouvelle année
