# 7 Wonders avec Leaders et Cities.

title-name = 7 Wonders
title-summary = Menez une cité antique à travers trois âges : à chaque tour, choisissez une carte, passez les autres et construisez. Science, commerce, armées et merveille, tout compte à la fin.

## Options

option-leaders = Leaders
option-leaders-help = De grandes figures rejoignent les cités : quatre leaders chacun, dont un à recruter avant chaque âge.
option-cities = Cities
option-cities-help = Les cartes noires apportent espions, dettes et diplomatie, et chaque âge dure un tour de plus.
option-teams = Équipes
option-teams-help = Les coéquipiers sont assis côte à côte, voient leurs mains et additionnent leurs points ; à 4, 6 ou 8 joueurs.
option-wonders = Merveilles
option-wonders-help = Qui joue quelle merveille : tirée au hasard ; choisie à tour de rôle parmi toutes ; ou choisie à tour de rôle parmi celles qui ont été tirées.
value-wonders-drawn = Tirées au hasard
value-wonders-chosen = Choisies à tour de rôle
value-wonders-drafted = Choisies parmi celles tirées
option-sides = Faces des plateaux
option-sides-help = Chaque plateau Merveille a une face A simple et une face B plus particulière.
value-sides-random = Au hasard
value-sides-a = Face A pour tous
value-sides-b = Face B pour tous
value-sides-choose = Chacun choisit
refusal-eight-need-cities = À huit, il faut Cities ; ajoutez cette extension, ou jouez à sept au plus.
refusal-teams = Des équipes de deux demandent 4, 6 ou 8 joueurs, pas { $given }.

## Mots

# Un nom propre, article compris, comme La Rochelle : il ouvre des phrases et suit « à ».
free-city = La Cité franche
side-a = face A
side-b = face B
age-name = { $age ->
    [1] Âge I
    [2] Âge II
   *[3] Âge III
}
coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
debts = { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}

resource-wood = bois
resource-stone = pierre
resource-ore = minerai
resource-clay = argile
resource-glass = verre
resource-papyrus = papyrus
resource-textile = textile

# Accordées avec « carte ».
colour-brown = marron
colour-grey = grise
colour-blue = bleue
colour-yellow = jaune
colour-red = rouge
colour-green = verte
colour-purple = violette
colour-white = blanche
colour-black = noire

symbol-compass = compas
symbol-gear = rouage
symbol-tablet = tablette

## Questions

phase-wonders = Merveilles
prompt-wonder = Quelle merveille prenez-vous ? Si elle était échue à un autre joueur, il reçoit la vôtre.
move-wonder = Prendre { $board }
phase-sides = Faces des plateaux
prompt-side = { $board } : quelle face jouez-vous ? Tous les plateaux sont posés ensemble.
move-side = Jouer : { $side }

phase-draft = Leaders
prompt-keep = Vous tenez { $left ->
    [one] { $left } leader
   *[other] { $left } leaders
}. Gardez-en un ; les autres passent à votre voisin de droite.
move-keep = Garder { $card }

phase-recruitment = Recrutement
prompt-recruit = Avant l'{ age-name }, choisissez un leader : recrutez-le, glissez sa carte sous votre merveille pour bâtir une étape, ou défaussez-la pour 3 pièces.
prompt-recruit-another = Vous pouvez recruter aussitôt un leader de plus, avec les pièces que vous avez maintenant.
move-recruit = Recruter { $card }

phase-turn = Tour
prompt-pick = { age-name }, tour { $turn } sur { $turns }. Choisissez une carte : construisez-la, glissez-la sous votre merveille pour bâtir une étape, ou défaussez-la pour 3 pièces.
prompt-pick-free-city = { age-name }, tour { $turn } sur { $turns }. Choisissez maintenant une carte pour la Cité franche. Elle ne peut défausser contre des pièces que si elle ne peut rien construire.
move-build = Construire : { $card }
move-stage = Construire l'étape suivante avec : { $card }
move-sell = Défausser pour 3 pièces : { $card }
move-discard-leader = Défausser { $card } pour 3 pièces

phase-payment = Paiement
prompt-pay-card = { $card } : comment payez-vous ?{ $coins ->
    [0] {""}
   *[other] {" "}S'y ajoute son coût de { coins }, à payer à la banque.
}
prompt-pay-card-free-city = { $card } : comment la Cité franche paie-t-elle ?{ $coins ->
    [0] {""}
   *[other] {" "}S'y ajoute son coût de { coins }, à payer à la banque.
}
prompt-pay-stage = Étape { $stage } : comment payez-vous ?{ $coins ->
    [0] {""}
   *[other] {" "}S'y ajoute son coût de { coins }, à payer à la banque.
}
prompt-pay-stage-free-city = Étape { $stage } : comment la Cité franche paie-t-elle ?{ $coins ->
    [0] {""}
   *[other] {" "}S'y ajoute son coût de { coins }, à payer à la banque.
}
# Vendeurs : 1 le voisin de gauche, 2 celui de droite, 3 les deux.
move-pay = { $sellers ->
    [1] Payer { $left } à gauche{ move-pay-bank }
    [2] Payer { $right } à droite{ move-pay-bank }
    [3] Payer { $left } à gauche, { $right } à droite{ move-pay-bank }
   *[0] { $bank ->
        [0] Ne rien acheter
       *[1] Payer 1 à la banque pour une ressource
    }
}
move-pay-bank = { $bank ->
    [0] {""}
   *[1] , 1 à la banque pour une ressource
}
move-free-olympia = Construire gratuitement (Olympie)
move-free-caligula = Construire gratuitement (Caligula)

phase-last-card = Dernière carte
prompt-last-card = Votre merveille vous permet d'utiliser aussi la dernière carte : construisez-la, glissez-la sous votre merveille pour bâtir une étape, ou défaussez-la pour 3 pièces. Si vous renoncez, elle est défaussée sans rien rapporter.
prompt-last-card-free-city = La Cité franche peut utiliser la dernière carte de la pioche : construisez-la, glissez-la sous sa merveille pour bâtir une étape, ou défaussez-la pour 3 pièces. Si vous renoncez, elle est défaussée sans rien rapporter.

phase-courtesans = Guilde des Courtisanes
prompt-copy-leader = Choisissez un leader d'un voisin ; votre cité a dès lors le même effet.
prompt-copy-leader-free-city = Choisissez un leader d'un voisin de la Cité franche ; elle a dès lors le même effet.
move-copy = Copier { $card }

phase-discard = Défausse
prompt-discard = Choisissez une carte de la défausse ; elle est construite gratuitement. Ou renoncez.
prompt-discard-free-city = Choisissez une carte de la défausse ; la Cité franche la construit gratuitement. Ou renoncez.
move-take = Construire gratuitement : { $card }

phase-losses = Pertes monétaires
prompt-loss = Vous devez { $owed ->
    [one] { $owed } pièce
   *[other] { $owed } pièces
} à la banque et en avez { $coins }. Combien payez-vous ? Chaque pièce non payée devient une dette de 1 point.
prompt-loss-free-city = La Cité franche doit { $owed ->
    [one] { $owed } pièce
   *[other] { $owed } pièces
} à la banque et en a { $coins }. Combien paie-t-elle ? Chaque pièce non payée devient une dette de 1 point.
move-lose = Payer { coins }

move-decline = Renoncer

## Refus

refusal-not-in-hand = { $card } : cette carte n'est pas parmi les vôtres ; choisissez une de celles que vous tenez.
refusal-same-name = { $card } est déjà dans la cité, qui ne peut pas avoir deux fois le même bâtiment. Servez-vous de la carte pour une étape, ou défaussez-la.
refusal-leader-price = { $card } coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, et vous en avez { $coins }. Choisissez un autre leader ou une autre utilisation.
refusal-no-stage-left = Toutes les étapes de cette merveille sont construites. Construisez la carte ou défaussez-la.
refusal-no-seller = Il manque : { $missing }, que les voisins ne peuvent pas vendre. Choisissez une autre carte ou une autre utilisation.
refusal-too-expensive = Il faut au moins { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, achats compris, et le trésor en contient { $coins }. Défaussez une carte pour en gagner 3.
refusal-no-such-way = Ce n'est pas une façon de payer ce coût ; choisissez une des façons proposées.
refusal-no-right = Il ne reste aucun droit de construire cette carte gratuitement ; choisissez une façon de payer.
refusal-free-city-sells = La Cité franche ne peut pas défausser contre des pièces tant qu'elle peut construire une carte ou une étape. Choisissez ce qu'elle peut construire.
refusal-not-in-discard = { $card } : cette carte n'est pas dans la défausse ; choisissez-en une qui s'y trouve.
refusal-no-neighbouring-leader = Aucun voisin n'a { $card } ; choisissez un leader recruté par un voisin.
refusal-loss = Vous pouvez payer au plus ce qui est dû ({ $owed }) et ce que contient le trésor ({ $coins }).
refusal-no-such-wonder = { $board } : cette merveille n'est pas à prendre ici ; choisissez-en une qui est proposée.

## Événements

event-age = L'{ age-name } commence.
event-turn = Tour { $turn } sur { $turns }.
event-wonder = { $seat } prend { $board }.
event-side = { $seat } joue { $board }, { $side }.
event-leaders-seen = { $seat } regarde : { $cards }.
event-leader-kept = { $seat } garde : { $card }.
event-leaders-passed = Les autres leaders passent à droite.
event-hand = { $seat } a en main : { $cards }.
event-holder = { $seat } joue la Cité franche à ce tour et tire une carte.
event-drawn = { $seat } tire : { $card }.
event-plans-build = { $seat } prévoit de construire : { $card }.
event-plans-stage = { $seat } prévoit une étape avec : { $card }.
event-plans-sale = { $seat } prévoit de défausser contre des pièces : { $card }.
event-plans-payment = { $seat } prévoit de payer { $left } à gauche, { $right } à droite{ $bank ->
    [0] {""}
   *[other] {" "}et { $bank } à la banque pour une ressource
}.
event-plans-free-build = { $seat } prévoit d'utiliser le droit de construire gratuitement.
event-plans-keep = { $seat } prévoit de garder : { $card }.
event-built = { $seat } construit : { $card }.
event-recruited = { $seat } recrute { $card }.
event-stage = { $seat } construit l'étape { $stage } de la merveille.
event-stage-card = { $seat } glisse sous le plateau : { $card }.
event-sold = { $seat } défausse une carte contre des pièces.
event-leader-discarded = { $seat } défausse un leader.
event-sold-card = { $seat } défausse : { $card }.
event-free-build = { $seat } utilise le droit de construire gratuitement ({ $source }).
event-paid-bank = { $seat } paie { coins } à la banque.
event-paid = { $seat } paie { coins } à { $to_seat }.
event-coins = { $seat } prend { coins } ({ $source }).
event-diplomacy = { $seat } prend un jeton Diplomatie.
event-leaders-drawn = { $seat } pioche { $number ->
    [one] { $number } leader
   *[other] { $number } leaders
}.
event-nobody-recruited = { $seat } ne recrute pas d'autre leader.
event-leader-copied = { $seat } copie { $card }.
event-discard-searched = { $seat } regarde la défausse.
event-discard-seen = Dans la défausse : { $cards }.
event-dug = { $seat } construit depuis la défausse : { $card }.
event-loss = { $seat } { $coins ->
    [0] prend { debts }.
   *[other] paie { coins } à la banque{ $debts ->
        [0] .
       *[other] {" "}et prend { debts }.
    }
}
event-rest-discarded = Les dernières cartes sont défaussées ; la défausse compte { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}.
event-conflict = Conflit : { $seat } ({ $shields }), { $other_seat } ({ $other_shields }).
event-victory = { $seat } prend { $number ->
    [1] un jeton Victoire
   *[other] { $number } jetons Victoire
} de valeur { $worth }.
event-defeat = { $seat } prend { $number ->
    [1] un jeton Défaite
   *[other] { $number } jetons Défaite
}.
event-diplomacy-used = { $seat } utilise un jeton Diplomatie.
event-end = La partie est terminée.

source-sale = carte défaussée
source-chain = chaînage
source-colour = couleur de la carte
source-victory = victoire au conflit

## Points

score-military = Conflits militaires
score-treasury = Trésor
score-debts = Dettes
score-wonder = Merveille
score-civil = Bâtiments civils
score-commerce = Commerce
score-guilds = Guildes
score-science = Science
score-leaders = Leaders et cartes noires
source-tokens = jetons Conflit
source-treasury = pièces
source-debts = dettes
source-symbols = symboles
end-three-ages = Le troisième âge est terminé.
tie-coins = Égalité de points ; le trésor le mieux rempli décide.
tie-shared = Égalité de points et de pièces ; la place est partagée.

## Coûts

price-free = gratuit
price-chain = gratuit avec { $cards }
price-built = déjà construite
price-coins = { coins }
amount-wood = { $n } bois
amount-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
amount-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
amount-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
}
amount-glass = { $n ->
    [one] { $n } verre
   *[other] { $n } verres
}
amount-papyrus = { $n } papyrus
amount-textile = { $n ->
    [one] { $n } textile
   *[other] { $n } textiles
}
amount-compass = { $n } compas
amount-gear = { $n ->
    [one] { $n } rouage
   *[other] { $n } rouages
}
amount-tablet = { $n ->
    [one] { $n } tablette
   *[other] { $n } tablettes
}

## Effets

counted-brown = carte marron
counted-grey = carte grise
counted-blue = carte bleue
counted-yellow = carte jaune
counted-red = carte rouge
counted-green = carte verte
counted-purple = carte violette
counted-white = carte blanche
counted-black = carte noire
counted-stage = étape construite
counted-victory = jeton Victoire
counted-defeat = jeton Défaite

within-city = de votre cité
within-neighbours = des deux cités voisines
within-all = de votre cité et des deux cités voisines
from-left = chez le voisin de gauche
from-right = chez le voisin de droite
from-both = chez les deux voisins
goods-raw = matières premières
goods-manufactured = produits manufacturés

shields = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

effect-points = { points }
effect-points-per = { points } par { $what } { $within }
effect-coins-per = { coins } par { $what } { $within }
effect-coins-points-per = { coins } et { points } par { $what } { $within }
effect-points-per-coins = { points } de plus par tranche de 3 pièces du trésor
effect-points-per-set = { points } par série de cartes { $colours }
effect-shields = { shields }
effect-science-any = 1 symbole scientifique au choix
effect-science-set = { points } de plus par série de trois symboles
effect-mask = à la fin, le symbole d'une carte verte d'un voisin
effect-copy-guild = à la fin, compte une guilde d'un voisin
effect-produce-wood = produit { amount-wood }
effect-produce-stone = produit { amount-stone }
effect-produce-ore = produit { amount-ore }
effect-produce-clay = produit { amount-clay }
effect-produce-glass = produit { amount-glass }
effect-produce-papyrus = produit { amount-papyrus }
effect-produce-textile = produit { amount-textile }
effect-produce-either = produit { $one } ou { $other }
effect-produce-raw = fournit 1 matière première au choix
effect-produce-manufactured = fournit 1 produit manufacturé au choix
effect-produce-owned = fournit 1 ressource d'une sorte que la cité produit déjà
effect-produce-missing = fournit 1 ressource d'une sorte que la cité ne produit pas
effect-not-for-sale = pas à vendre
effect-trade-discount = { $goods } à 1 pièce { $from }
effect-trade-rebate = { coins } de moins au premier achat d'un tour { $from }
effect-bank-resource = une fois par tour, une ressource au choix pour 1 pièce à la banque
effect-bank-bonus = une fois par tour, 1 pièce de plus quand vous en prenez à la banque
effect-waive = chaque { $what } coûte 1 ressource de moins
effect-waive-stage = chaque étape de merveille coûte 1 ressource de moins
effect-free-stages = les étapes de merveille ne coûtent pas de ressources
effect-free-leaders = les leaders ne coûtent rien
effect-leader-discount = les leaders coûtent { coins } de moins, aux deux voisins { $neighbours } de moins
effect-free-cards = chaque { $what } est gratuite
effect-free-once = une fois par âge, une carte au choix est gratuite
effect-free-once-colour = une fois par âge, une { $what } est gratuite
effect-on-chain = { coins } par bâtiment construit gratuitement par chaînage
effect-on-purchase = à chaque tour, { coins } par voisin à qui vous achetez
effect-on-victory = { coins } par jeton Victoire pris
effect-on-build = { coins } par { $what } construite
effect-coins = { coins }
effect-neighbours-gain = { coins } pour chaque voisin
effect-others-lose = tous les autres perdent { coins }
effect-others-lose-per = tous les autres perdent { coins } par { $what } chez eux
effect-diplomacy = { $n ->
    [one] { $n } jeton Diplomatie
   *[other] { $n } jetons Diplomatie
}
effect-defeat-as-shield = chaque jeton Défaite vaut 1 bouclier
effect-defeat-to-winner = vos jetons Défaite vont à la cité qui vous bat
effect-play-last-card = la dernière carte de chaque âge se joue aussi
effect-build-from-discard = construire gratuitement une carte de la défausse
effect-draw-leaders = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
} de plus en main
effect-recruit-now = recruter aussitôt un leader de plus
effect-copy-leader = copie un leader d'un voisin
effect-chain = chaînage vers { $cards }

## La situation dans un terminal

show-before = Avant l'Âge I
show-recruitment = { age-name }, recrutement
when = { age-name }, tour { $turn }
show-turn = { age-name }, tour { $turn } sur { $turns } ; les mains passent à { $age ->
    [2] droite
   *[other] gauche
}
show-over = La partie est terminée
show-discard = Défausse : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
show-standing = Points : { $points }
show-holder = { $seat } joue la Cité franche à ce tour.
show-at-left = voisin de gauche
show-at-right = voisin de droite
show-partner = coéquipier
show-victories = { $number ->
    [one] { $number } victoire
   *[other] { $number } victoires
}
show-defeats = { $number ->
    [one] { $number } défaite
   *[other] { $number } défaites
}
show-owes = doit { coins }
show-production = produit
show-wonder = merveille
show-cards = cartes
show-copies = copie { $card }
show-chosen = choisi
show-choice = Choisi : { $move }
show-monument = { $monument } : { $start }
show-right = droit
show-stages = étapes { $stages }/{ $all }
show-sells = Vend à { coins } : { $goods }
show-sells-nothing = Ne vend rien
show-rebate = { coins } de moins au premier achat d'un tour
show-holds = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
show-holds-leaders = { $number ->
    [one] { $number } leader en main
   *[other] { $number } leaders en main
}
show-hand = Main
show-leader-hand = Leaders en main
show-draft = Leaders au choix
show-price = Coût
show-effect = Effet
show-total = Total

## Cartes Âge et guildes

card-lumber_yard = Chantier
card-stone_pit = Cavité
card-clay_pool = Bassin argileux
card-ore_vein = Filon
card-tree_farm = Friche
card-excavation = Excavation
card-clay_pit = Fosse argileuse
card-timber_yard = Exploitation forestière
card-forest_cave = Gisement
card-mine = Mine
card-loom_1 = Métier à tisser
card-glassworks_1 = Verrerie
card-press_1 = Presse
card-pawnshop = Prêteur sur gages
card-baths = Bains
card-altar = Autel
card-theater = Théâtre
card-tavern = Taverne
card-east_trading_post = Comptoir Est
card-west_trading_post = Comptoir Ouest
card-marketplace = Marché
card-stockade = Palissade
card-barracks = Caserne
card-guard_tower = Tour de garde
card-apothecary = Officine
card-workshop = Atelier
card-scriptorium = Scriptorium
card-sawmill = Scierie
card-quarry = Carrière
card-brickyard = Briqueterie
card-foundry = Fonderie
card-loom_2 = Métier à tisser
card-glassworks_2 = Verrerie
card-press_2 = Presse
card-aqueduct = Aqueduc
card-temple = Temple
card-statue = Statue
card-courthouse = Tribunal
card-forum = Forum
card-caravansery = Caravansérail
card-vineyard = Vignoble
card-bazar = Bazar
card-walls = Muraille
card-training_ground = Place d'armes
card-stables = Écuries
card-archery_range = Champs de tir
card-dispensary = Dispensaire
card-laboratory = Laboratoire
card-library = Bibliothèque
card-school = École
card-pantheon = Panthéon
card-gardens = Jardins
card-town_hall = Hôtel de ville
card-palace = Palace
card-senate = Sénat
card-haven = Port
card-lighthouse = Phare
card-chamber_of_commerce = Chambre de commerce
card-arena = Arène
card-fortifications = Fortifications
card-circus = Cirque
card-arsenal = Arsenal
card-siege_workshop = Atelier de siège
card-lodge = Loge
card-observatory = Observatoire
card-university = Université
card-academy = Académie
card-study = Étude
card-workers_guild = Guilde des Travailleurs
card-craftsmens_guild = Guilde des Artisans
card-traders_guild = Guilde des Commerçants
card-philosophers_guild = Guilde des Philosophes
card-spies_guild = Guilde des Espions
card-strategists_guild = Guilde des Stratèges
card-shipowners_guild = Guilde des Armateurs
card-scientists_guild = Guilde des Scientifiques
card-magistrates_guild = Guilde des Magistrats
card-builders_guild = Guilde des Bâtisseurs

## Leaders

card-alexander = Alexandre
card-amytis = Amytis
card-archimedes = Archimède
card-aristotle = Aristote
card-bilkis = Bilkis
card-caesar = César
card-cleopatra = Cléopâtre
card-croesus = Crésus
card-euclid = Euclide
card-hammurabi = Hammurabi
card-hannibal = Hannibal
card-hatshepsut = Hatshepsout
card-hiram = Hiram
card-hypatia = Hypatie
card-imhotep = Imhotep
card-justinian = Justinien
card-leonidas = Léonidas
card-maecenas = Mécène
card-midas = Midas
card-nebuchadnezzar = Nabuchodonosor
card-nefertiti = Néfertiti
card-nero = Néron
card-pericles = Périclès
card-phidias = Phidias
card-plato = Platon
card-praxiteles = Praxitèle
card-ptolemy = Ptolémée
card-pythagoras = Pythagore
card-ramses = Ramsès
card-sappho = Sappho
card-solomon = Salomon
card-tomyris = Tomyris
card-varro = Varron
card-vitruvius = Vitruve
card-xenophon = Xénophon
card-zenobia = Zénobie
card-berenice = Bérénice
card-caligula = Caligula
card-diocletian = Dioclétien
card-darius = Darius
card-aspasia = Aspasie
card-semiramis = Sémiramis

## Guildes de Leaders

# Reconstitué d'après le nom anglais.
card-gamers_guild = Guilde des Joueurs
# Reconstitué d'après le nom anglais.
card-courtesans_guild = Guilde des Courtisanes
# Reconstitué d'après le nom anglais.
card-diplomats_guild = Guilde des Diplomates
# Reconstitué d'après le nom anglais.
card-architects_guild = Guilde des Architectes

## Cities

card-pigeon_loft = Pigeonnier
card-militia = Milice
card-hideout = Planque
card-residence = Résidence
card-gambling_den = Tripot
card-clandestine_dock_west = Quai clandestin Ouest
card-clandestine_dock_east = Quai clandestin Est
card-secret_warehouse = Entrepôt secret
# Reconstitué d'après le nom anglais.
card-gates_of_the_city = Portes de la cité
card-spy_ring = Cabinet d'espions
card-mercenaries = Mercenaires
card-lair = Repaire
card-consulate = Consulat
card-gambling_house = Maison de jeu
card-black_market = Marché noir
card-architect_cabinet = Cabinet d'architecte
card-sepulcher = Sépulcre
# Reconstitué d'après le nom anglais.
card-tabularium = Tabularium
card-torture_chamber = Chambre des confessions
card-contingent = Contingent
card-brotherhood = Confrérie
card-embassy = Ambassade
card-cenotaph = Cénotaphe
card-builders_union = Chambre des bâtisseurs
# Reconstitué d'après le nom anglais.
card-secret_society = Société secrète
# Reconstitué d'après le nom anglais.
card-slave_market = Marché aux esclaves
# Reconstitué d'après le nom anglais.
card-capitol = Capitole
card-counterfeiters_guild = Guilde des Faux-monnayeurs
card-guild_of_shadows = Guilde des Ombres
card-mourners_guild = Guilde des Pleureuses

## Merveilles

wonder-alexandria = Alexandrie
monument-alexandria = Le Phare d'Alexandrie
wonder-babylon = Babylone
monument-babylon = Les Jardins suspendus de Babylone
wonder-ephesus = Éphèse
monument-ephesus = Le Temple d'Artémis à Éphèse
wonder-giza = Gizeh
monument-giza = Les Pyramides de Gizeh
wonder-halicarnassus = Halicarnasse
monument-halicarnassus = Le Mausolée d'Halicarnasse
wonder-olympia = Olympie
monument-olympia = La Statue de Zeus à Olympie
wonder-rhodes = Rhodes
monument-rhodes = Le Colosse de Rhodes
wonder-rome = Rome
monument-rome = Le Colisée de Rome
wonder-petra = Pétra
monument-petra = L'Al-Khazneh de Pétra
wonder-byzantium = Byzance
monument-byzantium = La Cathédrale Sainte-Sophie de Byzance

## La boîte

box-cards = Cartes du jeu de base. Un exemplaire marqué 4+ sert à partir de 4 joueurs.
box-leaders = Leaders.
box-guilds = Guildes de Leaders.
box-cities = Cartes de Cities.
box-wonders = Merveilles, avec ce qu'elles donnent au départ et leurs étapes.
box-card = Carte
box-colour = Couleur
box-age = Âge
box-copies = Exemplaires
box-price = Coût
box-effect = Effet
box-wonder = Merveille
box-stage = Étape

## Exemples

example-deck = Combien de cartes le paquet de l'{ age-name } compte-t-il ?
example-guilds = Combien d'entre elles sont des guildes ?
example-dealt = Combien de cartes recevez-vous ?
example-price = { $card } : combien de pièces vous faut-il ?
example-stage-price = Combien de pièces vous faut-il pour l'étape suivante ?
example-unit-price = Combien de pièces vous coûte 1 { $resource } { $seller } ?
example-ways = { $card } : combien de façons de payer y a-t-il ?
example-sold = Combien de pièces vos voisins vous paient-ils ?
example-cards = Combien de cartes de couleur { $colour } votre cité a-t-elle alors ?
example-chosen = Science, symboles au choix comptés comme { $symbols } : combien de points ?
example-draft = Combien de leaders avez-vous au choix ?
example-leaders = Combien de leaders vous reste-t-il en main ?
example-leaders-then = Combien de leaders avez-vous alors en main ?
example-coins-then = Combien de pièces avez-vous alors ?
example-black = Combien d'entre elles sont noires ?
example-marked = Combien d'entre elles sont marquées 7+ ?
example-turns = Combien de tours un âge compte-t-il ?
example-units = Combien votre cité peut-elle en produire à la fois : { $resource } ?
example-owed = { $seat } : combien de pièces dues ?
example-tokens = { $seat } : combien de jetons Conflit alors ?
example-points-in-all = Combien de points cela fait-il en tout ?
