plan = Plan de l'arrondissement. Les flèches parcourent les cases, Entrée agit, R tourne, F retourne, le point d'interrogation demande pourquoi pas, les touches de page vont au prochain emplacement possible.
people = Joueurs
boroughs = Arrondissements
choices = Choix
turning = La tuile en main
zoom = Agrandir le plan
rotate = Tourner
flip = Retourner
shape = Forme { $shape }
lay-here = Poser ici

round = Tour { $round } sur { $rounds }
screens = derrière l'écran
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
score-now = Points connus, si la partie s'arrêtait maintenant
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
lost = Perdu : trop de pollution
host = Reçoit le Maire et joue en premier
enlarge = touchez pour agrandir
enlarge-borough = Agrandir l'arrondissement ({ $name })
places = { $number ->
    [one] { $number } emplacement possible
   *[other] { $number } emplacements possibles
}

votes-name = Voix
pollution-name = Pollution
zone-name = Zone
money-name = Argent
in-hall = Citoyens à la Mairie
money = { $money } $
citizens-line = { $hall } à la Mairie, { $career } à l'Espace Carrière, { $reserve } en réserve

cell = { $cell }
possible = possible
not-now = pas maintenant
fits = la tuile y tient
fits-not = la tuile n'y tient pas
free-slot = libre
citizen-of = citoyen ({ $name })
tourist-of = Touriste ({ $name })
hall-citizens = { $number ->
    [0] personne à l'intérieur
    [one] { $number } citoyen à l'intérieur
   *[other] { $number } citoyens à l'intérieur
}
cemetery-of = Cimetière d'un citoyen ({ $name })
blocked = fermé par le Maire
outside = hors de la Zone Constructible
empty = vide

growing = La tuile grandit
growing-hint = Visez une case éclairée : la tuile s'y étend et garde ses emplacements. Un second toucher ou Entrée confirme.
in-hand = En main
ways = { $number ->
    [one] { $number } emplacement possible
   *[other] { $number } emplacements possibles
}
hand-hint = Visez une case éclairée : la tuile montre où elle serait, avec son influence. R tourne, F retourne, Entrée ou un second toucher la pose.
what-to-build = Que construisez-vous ?
works-left = { $number ->
    [0] Plus d'action de construction
    [one] { $number } action de construction
   *[other] { $number } actions de construction
}
tiles-left = { $number ->
    [0] épuisé
   *[other] reste { $number }
}
costs-money = coûte { $price } $
gift = gratuit
saves = l'Architecte épargne une matière première
supply = Réserve

hall-share = Mairie { $hall }, Entrepôts { $stores }

ring = Cartes Action
ring-hint = En tournant depuis la dernière carte prise, chaque carte libre sautée coûte 1 $.
ring-hint-solo = Les deux voisines du Maire sont gratuites, celle d'en face coûte 2 $.
taken-by = prise par { $name }

column = colonne { $column }
column-price = Coûte { $price } $ ou { $price } voix
or = ou
gift-tile = une tuile gratuite de taille { $size }
gift-economy = { $number } $ ou { $number } voix
gift-citizens = { $number ->
    [one] { $number } nouveau citoyen
   *[other] { $number } nouveaux citoyens
}
disc-of = disque ({ $name })
discs-off = Pas encore au conseil :

choose-promise = Quelle promesse faites-vous ?
promises = Promesses
your-promise = Votre promesse
your-promises = Vos promesses
hidden-promise = une promesse, { $pile }
holds = tenue pour l'instant
not-yet = pas encore
kept = tenue
broken = non tenue

ratings = Titres à gagner
rating-locality = Lieu-dit
rating-hamlet = Hameau
rating-village = Village
rating-market_town = Bourg
rating-borough = Cité
rating-suburb = Banlieue
rating-town = Ville
rating-metropolis = Métropole
rating-capital = Capitale
rating-megalopolis = Mégalopole
rating-from = dès { $least }

scene-income = Les revenus
scene-promising = Les promesses sont faites
scene-vote = Le vote
scene-pollution = Pollution
scene-promises = Promesses
