# Small City, édition Deluxe.

title-name = Small City Deluxe
title-summary = Construisez un arrondissement tuile par tuile, logez vos citoyens près de la culture, tenez la fumée loin des logements et gagnez des voix pendant huit tours. À la fin, la pollution et les promesses non tenues en coûtent.

## Options

option-borough = Plateaux d'arrondissement
option-borough-help = La face facile a plus de place, au début et à la fin, que la face experte.
value-borough-easy = Face facile
value-borough-expert = Face experte
value-borough-choose = Chacun choisit
side-easy = la face facile
side-expert = la face experte
option-game = Jeu
option-game-help = Le jeu avancé ajoute les promesses spéciales et quatre sortes de victoire.
value-game-base = Jeu de base
value-game-advanced = Jeu avancé
option-victory = Victoire
option-victory-help = Ce qui décide dans le jeu avancé : les voix, l'argent et l'immobilier, les citoyens en jeu ou les cases de culture.
value-victory-electoral = Victoire électorale
value-victory-economic = Victoire économique
value-victory-citizen = Victoire citoyenne
value-victory-cultural = Victoire culturelle
option-difficulty = Difficulté en solo
option-difficulty-help = À quel point la pollution est mortelle quand on joue seul.
value-difficulty-citizen = Niveau Citoyen
value-difficulty-mayor = Niveau Maire
value-difficulty-deputy = Niveau Député
value-difficulty-senator = Niveau Sénateur
value-difficulty-president = Niveau Président
refusal-victory-advanced = Seul le jeu avancé a d'autres victoires que l'électorale ; choisissez le jeu avancé.
refusal-difficulty-solo = Seul le jeu en solo a des niveaux de difficulté ; à plusieurs, choisissez le niveau Citoyen.

## Mots

dollars = { $money } $
votes = { $votes } voix
price = { $price ->
    [0] gratuitement
   *[other] pour { $price } $
}
good-wood = bois
good-stone = pierre
good-metal = métal
amount-wood = { $n } bois
amount-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
amount-metal = { $n ->
    [one] { $n } métal
   *[other] { $n } métaux
}
place-hall = la Mairie
place-warehouses = les Entrepôts
place-career = l'Espace Carrière
means-money = en argent
means-votes = en voix
means-promise = par une promesse spéciale

pile-easy = facile
pile-medium = moyenne
pile-hard = difficile
pile-special = spéciale

function-home = logement
function-cash = caisse
function-sell = vente
function-buy = achat de voix
function-trade = échange contre des voix
function-wood = bois
function-stone = pierre
function-metal = métal
function-rest = repos
function-police = poste de police
function-fire = poste de pompier
function-clinic = poste de clinique
function-university = poste d'université
function-hall = Mairie
function-storage = stock

row-industry = Industrie
row-construction = Construction
row-economy = Économie
row-tourism = Tourisme

## Tuiles

tile-residential_1 = Zone Résidentielle 1
tile-residential_2 = Zone Résidentielle 2
tile-residential_3 = Zone Résidentielle 3
tile-residential_4 = Zone Résidentielle 4
tile-residential_5 = Zone Résidentielle 5
tile-commercial_1 = Zone Commerciale 1
tile-commercial_2 = Zone Commerciale 2
tile-commercial_3 = Zone Commerciale 3
tile-commercial_4 = Zone Commerciale 4
tile-factory_1 = Usine 1
tile-factory_2 = Usine 2
tile-factory_3 = Usine 3
tile-warehouse = Entrepôt
tile-refinery = Raffinerie
tile-port = Port
tile-police = Commissariat de Police
tile-fire_station = Caserne de Pompiers
tile-city_hall = Mairie
tile-school = École
tile-library = Bibliothèque
tile-museum = Musée
tile-metro = Station de Métro
tile-clinic = Clinique
tile-university = Université
tile-park_1 = Petit Parc
tile-park_2 = Parc moyen
tile-park_3 = Grand Parc

## Cartes Action

action-mayor = Maire
action-mayor-text = Vous accueillez le Maire au tour suivant et jouez donc en premier.
action-architect = Architecte
action-architect-text = Un Bâtiment Culturel de ce tour coûte une matière première de moins.
action-mediator = Médiateur
action-mediator-text = Chaque tuile construite ce tour vous coûte 1 $ de moins, mais au moins 1 $ ; les Bâtiments Culturels ne sont pas concernés.
action-engineer = Ingénieur
action-engineer-text = La production de votre arrondissement ne pollue pas ce tour.
action-supporter = Soutien
action-supporter-text = Prenez aussitôt 1 $ ou 2 voix.
action-urban_planner = Urbaniste
action-urban_planner-text = Vous pouvez aussitôt étendre votre Zone Constructible d'un cran.
action-city_councilor = Conseiller Municipal
action-city_councilor-text = Vous pouvez aussitôt déplacer un de vos disques au Conseil : payez et prenez le bénéfice.
action-opponent = Opposant
action-opponent-text = Aucun effet.

## Promesses

promise-1 = Ceinture verte
promise-2 = Quartiers mixtes
promise-3 = Un toit pour tous
promise-4 = Livres ouverts
promise-5 = Air sain
promise-6 = Stocks garnis
promise-7 = Rue commerçante
promise-8 = Programme culturel
promise-9 = Services publics
promise-10 = Industrie lourde
promise-11 = Portes ouvertes
promise-12 = Zéro fumée
promise-13 = Cité des arts
promise-14 = Quartier modèle
promise-15 = Plus un terrain libre
promise-16 = Plein emploi
special-1 = Jardiniers
special-2 = Armateurs
special-3 = Compagnie pétrolière
special-4 = Syndicat de police
special-5 = Amicale des pompiers
special-6 = Promoteurs
special-7 = Parents d'élèves
special-8 = Commerçants
special-9 = Ouvriers
special-10 = Locataires
special-11 = Pompes funèbres
special-12 = Agence de voyages
special-13 = Transporteurs
special-14 = Banquiers
special-15 = Inspecteurs sanitaires
special-16 = Conseil des arts

# Ce que demandent les promesses.
bound = { $bound ->
    [most] au plus { $n }
   *[least] au moins { $n }
}
from-level = { $level ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }de niveau { $level } ou plus
}
condition-park_cells = Vos parcs couvrent { bound } { $n ->
    [one] case
   *[other] cases
}.
condition-park_tiles = Vous avez { bound } { $n ->
    [one] tuile
   *[other] tuiles
} de parc.
condition-residential_tiles = Vous avez { bound } { $n ->
    [one] Zone Résidentielle
   *[other] Zones Résidentielles
}{ from-level }.
condition-residential_full_tiles = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} de vos Zones Résidentielles{ from-level } { $n ->
    [one] est remplie
   *[other] sont remplies
} de vos citoyens.
condition-residential_citizens = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} de vos citoyens { $n ->
    [one] est
   *[other] sont
} dans vos Zones Résidentielles.
condition-commercial_tiles = Vous avez { bound } { $n ->
    [one] Zone Commerciale
   *[other] Zones Commerciales
}{ from-level }.
condition-commercial_cells = Vos Zones Commerciales couvrent { bound } { $n ->
    [one] case
   *[other] cases
}.
condition-factory_tiles = Vous avez { bound } { $n ->
    [one] Usine
   *[other] Usines
}{ from-level }.
condition-cultural_built = Vous avez construit { bound } { $n ->
    [one] Bâtiment Culturel
   *[other] Bâtiments Culturels
}, sans compter la Mairie.
condition-built = { $bound ->
    [most] Vous n'avez pas construit tout ceci : { $tiles }.
   *[least] Vous avez construit : { $tiles }.
}
condition-built_among = Vous avez { bound } de ces tuiles : { $tiles }.
condition-cemeteries = Il y a { bound } { $n ->
    [one] Cimetière
   *[other] Cimetières
} dans votre arrondissement.
condition-pollution = Votre pollution est de { $n } % ou { $bound ->
    [most] moins
   *[least] plus
}.
condition-money = Vous avez { $bound ->
    [most] au plus
   *[least] au moins
} { $n } $.
condition-resources_stored = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} { $n ->
    [one] matière première se trouve
   *[other] matières premières se trouvent
} dans vos Entrepôts et votre Mairie.
condition-citizens_out_of_reserve = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} de vos citoyens { $n ->
    [one] a
   *[other] ont
} quitté la réserve commune.
condition-empty_cells = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} { $n ->
    [one] case
   *[other] cases
} de votre Zone Constructible { $n ->
    [one] est vide
   *[other] sont vides
}.
condition-zone_steps = Vous avez étendu votre Zone Constructible { $n ->
    [one] { bound } fois
   *[other] { bound } fois
}.
condition-work_slots = Vous avez { bound } { $n ->
    [one] emplacement
   *[other] emplacements
} d'Usine et de Zone Commerciale.
condition-work_slots_empty = { $n ->
    [0] Aucun de vos emplacements d'Usine et de Zone Commerciale n'est vide.
    [one] { $bound ->
        [most] Au plus
       *[least] Au moins
    } { $n } de vos emplacements d'Usine et de Zone Commerciale est vide.
   *[other] { $bound ->
        [most] Au plus
       *[least] Au moins
    } { $n } de vos emplacements d'Usine et de Zone Commerciale sont vides.
}
condition-tourists_abroad = { $bound ->
    [most] Au plus { $n }
   *[least] Au moins { $n }
} de vos citoyens { $n ->
    [one] est Touriste
   *[other] sont Touristes
} dans un autre arrondissement.

## Questions

phase-setup = Mise en place
phase-actions = Actions spéciales
phase-construction = Construction
phase-citizens = Déplacements
phase-income = Revenus
phase-vote = Vote
phase-pollution = Pollution
phase-council = Conseil Municipal
phase-visit = Prochaine visite

prompt-side = Quelle face de votre plateau jouez-vous ? La face facile commence avec { $easy } × { $easy } cases, la face experte avec { $expert } × { $expert }.
prompt-city-hall = Où posez-vous votre Mairie ? Les Bâtiments Culturels alentour feront grandir les logements. Toutes les Mairies sont montrées ensemble.
prompt-keep = Laquelle de ces promesses faites-vous ? Les autres retournent sous leurs piles, face cachée.
prompt-mayor = Sur quelle rue placez-vous le Maire chez { $host_seat } ? Ce tour, on ne peut pas construire sur les deux cases qui la bordent.
prompt-action = Prenez une carte Action ; vous avez { $money } $. À partir de la dernière carte prise, chaque carte libre sautée coûte 1 $.
prompt-action-solo = Prenez une carte Action ; vous avez { $money } $. Les deux voisines du Maire sont gratuites, celle d'en face coûte 2 $.
prompt-planner = L'Urbaniste vous permet d'étendre aussitôt votre zone à { $side } × { $side }. Le faites-vous ?
prompt-gain = Prendre { $money } $ ou { votes } ?
prompt-work = Construire, agrandir, démolir ou étendre : il vous reste { $money } $ et { $works ->
    [0] aucune action
    [one] { $works } action
   *[other] { $works } actions
}.
prompt-place = Où posez-vous la tuile { $tile } ?
prompt-enlarge = Comment agrandissez-vous la tuile { $tile } ?
prompt-warehouse = Où posez-vous l'Entrepôt de la nouvelle Usine ?
prompt-save = Quelle matière première l'Architecte épargne-t-il sur la tuile { $tile } ?
prompt-take-goods = { $tile } : il faut { $number ->
    [one] { $number } matière première
   *[other] { $number } matières premières
} ({ $good }). Combien viennent de la Mairie ?
prompt-man = Activer tout de suite ce bâtiment ({ $tile }) avec un citoyen ?
prompt-citizen = { $number ->
    [0] Tous les déplacements obligatoires sont faits. Déplacer encore quelqu'un ?
    [1] Un citoyen doit encore se déplacer. Qui est le suivant ?
   *[other] { $number } citoyens doivent encore se déplacer. Qui est le suivant ?
}
prompt-slot = Où déplacez-vous le citoyen en { $cell } ({ $from_seat }) ?
prompt-house = Il y a plus de logements vides que de citoyens à la Mairie ({ $number }). Quel logement en reçoit un ?
prompt-convert = Vous avez { $money } $. Citoyens à leur comptoir : { $sales } pour vendre, { $purchases } pour acheter des voix, { $trades } pour échanger contre des voix. Que faites-vous ?
prompt-take-one = La matière première vient-elle de la Mairie ou d'un Entrepôt ?
prompt-produce = La réserve n'a plus assez de cette matière première ({ $good }) ; il en reste { $number }. Dans quel arrondissement la prochaine est-elle produite ?
prompt-yield = Il n'y a pas de place pour tous les produits. Auquel renoncez-vous ?
prompt-share = Nouvelles matières premières : { $goods }. Combien vont à la Mairie ?
prompt-shelve = Quelle matière première va à la Mairie ? Encore { $number } à y poser.
prompt-victim = La pollution tue. Qui meurt dans votre arrondissement ?
prompt-grave = Quelle case devient un cimetière ?
prompt-invest = Déplacez-vous un disque au Conseil Municipal ? Vous avez { $money } $ et { votes }.
prompt-pay = { $row } coûte { $price } $ ou { $price } voix. Comment payez-vous ?
prompt-pay-or-promise = { $row } coûte { $price } $ ou { $price } voix, ou une promesse spéciale, à choisir parmi { $cards }. Comment payez-vous ?
prompt-goods = Quelles matières premières prenez-vous ?
prompt-gift = Vous pouvez construire gratuitement une tuile de taille { $size }. Laquelle ?
prompt-gift-any = Vous pouvez construire gratuitement une tuile de taille { $size } au plus, quelles que soient ses conditions. Laquelle ?

## Coups

move-done = Terminer
move-decline = Non
move-extend = Étendre la zone
move-side = Jouer { $side }
move-keep = Faire la promesse « { $promise } »
move-mayor = Entre { $cell } et { $other_cell }
move-take = Prendre la carte { $action }
move-build = Construire : { $tile }
move-place = { $tile } en { $cells }
move-enlarge = Agrandir la tuile en { $cell }
move-enlarge-what = Agrandir en { $cell } : { $tile }
move-demolish = Démolir la tuile en { $cell }
move-demolish-what = Démolir en { $cell } : { $tile }
move-man = L'activer avec le citoyen en { $cell }
move-house = Loger un citoyen en { $cell }
move-victim = La personne en { $cell }
move-bury = Enterrer en { $cell }
move-citizen = Déplacer le citoyen en { $cell } ({ $seat })
move-citizen-what = Déplacer le citoyen en { $cell } ({ $seat }) : { $tile }
move-to = Aller en { $cell } ({ $seat })
move-to-what = Aller en { $cell } ({ $seat }) : { $tile }
move-save = Épargner 1 { $good }
move-sell = Vendre 1 { $good } pour { $money } $
move-trade = Échanger 1 { $good } contre { votes }
move-shelve = 1 { $good } à la Mairie
move-yield = Renoncer au produit fait chez { $seat } ({ $good })
move-produce = Produire chez { $seat } ({ $good })
move-buy = Acheter { votes } pour { $money } $
move-hall = Mairie : { $number }
move-from-hall = De la Mairie
move-from-warehouse = D'un Entrepôt
move-advance = Avancer sur la ligne { $row }
move-start = Recommencer sur la ligne { $row } avec le disque de la ligne { $source }
move-start-new = Commencer sur la ligne { $row } avec un nouveau disque
move-pay-money = Payer en argent
move-pay-votes = Payer en voix
move-pay-promise = Prendre une promesse spéciale
move-gain-money = Prendre l'argent
move-gain-votes = Prendre les voix
move-goods = Prendre { $number ->
    [one] { $number } matière première
   *[other] { $number } matières premières
} ({ $good })

## Refus

refusal-place = La tuile { $tile } ne peut pas aller ici : elle doit être entièrement dans votre Zone Constructible, sur des cases vides.
refusal-not-drawn = « { $promise } » n'est pas parmi les promesses que vous avez piochées ; choisissez l'une d'elles.
refusal-no-street = Entre { $cell } et { $other_cell }, il n'y a pas de rue : les deux cases doivent être vides et dans la zone.
refusal-card-taken = { $action } : cette carte n'est plus libre ; choisissez-en une autre.
refusal-card-price = Atteindre cette carte ({ $action }) coûte { $price } $ ; vous avez { $money } $. Choisissez-en une plus proche.
refusal-no-works = Il ne vous reste pas d'action de construction pour la tuile { $tile }.
refusal-lost = Votre pollution a atteint 100 % ; vous avez perdu.
refusal-no-tile = Aucune de vos tuiles ne commence en { $cell } ; choisissez l'une des vôtres.
refusal-none-left = La réserve n'a plus de tuile { $tile } ; choisissez-en une autre.
refusal-mayor = La tuile { $tile } ne peut pas border le Maire ce tour ; choisissez d'autres cases.
refusal-no-room = Il n'y a pas de place pour la tuile { $tile } dans votre Zone Constructible.
refusal-one-cell = La tuile { $tile } demande une case qui reçoive à elle seule { $number ->
    [one] l'influence demandée ({ $number })
   *[other] les { $number } influences
}.
refusal-needs-culture = La tuile { $tile } demande l'influence { $number ->
    [1] d'un Bâtiment Culturel
   *[other] de { $number } Bâtiments Culturels différents
}.
refusal-needs-homes = La tuile { $tile } demande l'influence { $number ->
    [1] d'une Zone Résidentielle
   *[other] de { $number } Zones Résidentielles différentes
}.
refusal-needs-industry = La tuile { $tile } demande l'influence d'une Raffinerie ou d'un Port (niveau 3 : des deux).
refusal-warehouse = La tuile { $tile } demande un Entrepôt à côté d'elle, et il n'y a pas de place ou plus d'Entrepôt.
refusal-once = Vous ne pouvez construire la tuile { $tile } qu'une fois.
refusal-too-expensive = La tuile { $tile } coûte { $price } $ ; vous avez { $money } $.
refusal-goods = Pour la tuile { $tile }, il vous manque { $missing }{ $saved ->
    [0] {""}
   *[other] , et l'Architecte n'épargne qu'une pièce
}.
refusal-home-industry = La tuile { $tile } ne peut pas être dans la zone d'influence d'un bâtiment industriel ; choisissez des cases plus éloignées.
refusal-industry-home = La tuile { $tile } ne peut pas être dans la zone d'influence d'une Zone Résidentielle ; choisissez des cases plus éloignées.
refusal-never-grows = La tuile { $tile } ne peut pas être agrandie.
refusal-growth-influence = Il manque des influences à la tuile { $tile } pour le niveau { $level }.
refusal-growth-room = La tuile { $tile } ne peut pas passer de cette façon au niveau { $level } : il manque une tuile qui convienne ou une case libre.
refusal-fresh = La tuile { $tile } a été construite pendant cette phase ; elle pourra passer au niveau { $level } à un tour suivant.
refusal-one-demolition = On ne démolit qu'une tuile par phase ; la tuile { $tile } doit rester.
refusal-hall-stays = La Mairie ne peut pas être démolie.
refusal-demolition-price = Démolir la tuile { $tile } coûte { $price } $ ; vous avez { $money } $.
refusal-demolition-people = La tuile { $tile } ne peut pas être démolie : une Mairie manque de place pour ses occupants.
refusal-largest = Votre Zone Constructible a déjà sa taille maximale.
refusal-extension-works = Si vous étendez la zone, vous ne pouvez construire qu'une tuile et n'étendre qu'une fois.
refusal-other-tile = C'est la tuile { $tile } que vous posez ; choisissez-lui des cases.
refusal-warehouse-place = L'Entrepôt doit être à côté de la nouvelle Usine, sur une case libre loin des logements.
refusal-save = L'Architecte ne peut pas épargner cela ici ({ $good }) ; choisissez une autre matière première.
refusal-hall-number = Choisissez un nombre de { $low } à { $high }.
refusal-no-citizen = Aucun de vos citoyens ne se tient en { $cell } ; choisissez l'un des vôtres.
refusal-must-move = Certains de vos citoyens doivent encore se déplacer.
refusal-no-borough = Cet arrondissement n'existe pas à cette table.
refusal-moved = Le citoyen en { $cell } s'est déjà déplacé ; choisissez-en un autre.
refusal-no-slot = Il n'y a aucun emplacement où le citoyen en { $cell } pourrait aller ; choisissez un autre citoyen.
refusal-not-a-slot = Il n'y a pas d'emplacement pour un citoyen en { $cell } ({ $seat }) ; choisissez-en un.
refusal-slot-taken = L'emplacement en { $cell } ({ $seat }) est occupé ; choisissez-en un libre.
refusal-relay = Un de vos citoyens travaillait en { $cell } ({ $seat }) au début de la phase ; un autre ne peut pas prendre le relais. Choisissez un autre emplacement.
refusal-post-from-abroad = Seul un citoyen présent dans votre arrondissement peut activer le bâtiment en { $cell }, pas un Touriste qui rentre. Choisissez un autre emplacement.
refusal-tourist-home = Votre Touriste chez le joueur d'en face ne peut pas rentrer directement en { $cell } ({ $seat }) tant qu'il y a des emplacements plus proches. Choisissez-en un.
refusal-not-neighbour = { $cell } ({ $seat }) n'est pas dans un arrondissement voisin ; choisissez un emplacement plus proche.
refusal-borough-out = On ne peut plus entrer chez { $seat }, pas même en { $cell }. Choisissez un autre emplacement.
refusal-tourist-slot = Les Touristes ne peuvent pas entrer en { $cell } ({ $seat }) ; choisissez un autre emplacement.
refusal-police = { $cell } ({ $seat }) est gardée par le Commissariat ; choisissez un autre emplacement.
refusal-tourist-limit = Vous avez déjà le maximum de Touristes chez { $seat } ; aucun ne peut aller en { $cell }. Choisissez un autre arrondissement.
refusal-no-empty-house = Il n'y a pas de logement vide en { $cell } ; choisissez-en un autre.
refusal-no-worker = Il ne vous reste pas de citoyen pour cela.
refusal-bundle-price = Ce groupe de voix coûte { $price } $ ; vous avez { $money } $.
refusal-no-good = Cette matière première vous manque ({ $good }) ; choisissez-en une autre.
refusal-nobody-produces = Aucun de vos citoyens n'y produit cette matière première ({ $good }), ou elle n'est pas rare.
refusal-yield = Ce produit ({ $good }) reste pour l'instant : on renonce d'abord à ceux des Touristes. Choisissez l'un de ceux-là.
refusal-clinic = La Clinique protège votre citoyen en { $cell } ; choisissez quelqu'un d'autre.
refusal-nobody-there = Il n'y a personne en { $cell } ; choisissez quelqu'un de votre arrondissement.
refusal-grave = { $cell } n'est pas une case vide de la zone ; choisissez-en une.
refusal-grave-apart = { $cell } ne touche pas de cimetière, et une autre case vide en touche un. Choisissez celle-là.
refusal-council-price = Vous ne pouvez pas payer la ligne { $row } ; choisissez-en une autre, ou arrêtez.
refusal-no-disc = Vous n'avez pas là de disque à déplacer sur la ligne { $row } ; choisissez-en une autre.
refusal-two-discs = Votre autre disque est déjà sur la ligne { $row } ; choisissez-en une autre.
refusal-last-column = Un disque dans la dernière colonne y reste ; il ne peut pas se déplacer sur la ligne { $row }. Choisissez un autre disque.
refusal-pay = Vous ne pouvez pas payer de cette façon ; choisissez-en une autre.
refusal-other-goods = Cette colonne n'offre pas { $number ->
    [one] { $number } matière première
   *[other] { $number } matières premières
} de cette sorte ({ $good }).
refusal-gift-cultural = Le Conseil ne donne pas de Bâtiment Culturel ({ $tile }) ; choisissez une autre tuile.
refusal-gift-size = La tuile { $tile } n'a pas la bonne taille ; choisissez-en une de taille { $sizes }.

## Événements

event-side = { $seat } joue { $side } de son plateau.
event-hall = { $seat } pose sa Mairie en { $cell }.
event-dealt = Vous piochez { $promises }.
event-keeps = { $seat } fait la promesse « { $promise } ».
event-promise-kept = { $seat } fait une promesse de la pile { $pile }.
event-round = Tour { $round } sur { $rounds }. Le Maire rend visite à { $host_seat }.
event-mayor = { $guide_seat } place le Maire sur la rue entre { $cells } chez { $seat }.
event-mayor-stays = Le Maire reste chez { $seat }.
event-mayor-aside = Le Maire ne trouve pas de rue chez { $seat }.
event-ring = Les cartes Action forment ce cercle : { $actions }.
event-action = { $seat } prend la carte { $action } { price }.
event-money = { $seat } reçoit { $money } $ : { $source }.
event-votes = { $seat } reçoit { votes } : { $source }.
event-extended = { $seat } étend sa zone à { $side } × { $side }.
event-screen = { $seat } retire son écran.
event-built = { $seat } construit en { $cells } { price } : { $tile }.
event-gift-built = { $seat } reçoit du Conseil en { $cells } { price } : { $tile }.
event-warehouse = { $seat } pose un Entrepôt en { $cells }.
event-saved-good = L'Architecte épargne 1 { $good } à { $seat }.
event-spent = { $seat } dépense 1 { $good } ({ $place }).
event-housed = Chez { $seat }, un citoyen emménage en { $cell }.
event-manned = { $seat } active un bâtiment avec le citoyen en { $cell } : { $tile }.
event-sent-home = { $seat } : le citoyen en { $cell } ({ $from_seat }) rentre ({ $place }).
event-enlarged = { $seat } agrandit une tuile : { $tile } en { $cells }.
event-demolished = { $seat } démolit en { $cell } { price } : { $tile }. La pollution est à { $level } %.
event-work-scarce = { $seat } ne peut pas avoir la tuile { $tile } : la réserve est épuisée. Elle n'est ni construite ni payée.
event-work-lost = { $seat } : le travail prévu ({ $tile }) n'est plus possible ; il n'est ni fait ni payé.
event-moved = { $seat } déplace le citoyen en { $cell } ({ $from_seat }) vers { $to_cell } ({ $to_seat }).
event-arrived = { $number ->
    [one] { $number } citoyen arrive
   *[other] { $number } citoyens arrivent
} à la Mairie chez { $seat }.
event-bought = { $seat } achète { votes } pour { $money } $.
event-produced = { $seat } produit 1 { $good } chez { $in_seat }.
event-returned = { $seat } n'a pas de place pour 1 { $good }, qui retourne à la réserve.
event-left-abroad = { $seat } laisse 1 { $good } dans un Entrepôt chez { $in_seat }.
event-no-room-abroad = { $seat } ne trouve pas de place pour 1 { $good } chez { $in_seat } ; la pièce retourne à la réserve.
event-stored = { $seat } stocke 1 { $good } ({ $place }).
event-pollution = Chez { $seat }, l'arrondissement génère { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pollution ; son niveau est de { $level } %.
event-eliminated = La pollution atteint 100 % chez { $seat }, qui a perdu.
event-replaced = { $seat } : un citoyen prend l'emplacement en { $cell }.
event-rescued = La Caserne sauve en { $cell } ({ $in_seat }) le Touriste envoyé par { $seat }.
event-died = { $seat } perd le citoyen en { $cell } ({ $in_seat }), mort de la pollution.
event-grave = { $cell } devient un cimetière chez { $seat }.
event-no-grave = Il n'y a pas de case pour un cimetière ; le citoyen ({ $seat }) quitte le jeu.
event-disc-enters = { $seat } paie { $means } et entre sur la ligne { $row }.
event-disc-advances = { $seat } paie { $means } et atteint la colonne { $column } de la ligne { $row }.
event-disc-restarts = { $seat } paie { $means } et recommence sur la ligne { $row } avec le disque de la ligne { $source }.
event-draws = { $seat } pioche { $number ->
    [one] { $number } promesse spéciale
   *[other] { $number } promesses spéciales
}.
event-goods = { $seat } reçoit du Conseil { $number ->
    [one] { $number } matière première
   *[other] { $number } matières premières
} ({ $good }).
event-no-gift = Le Conseil n'a pas de tuile à donner à { $seat }.
event-citizens = { $number ->
    [0] Aucun citoyen ne vient
    [one] { $number } citoyen vient
   *[other] { $number } citoyens viennent
} chez { $seat }.
event-property = { $seat } : la valeur immobilière est maintenant de { $value }.
event-census = { $seat } a compté { $number ->
    [one] { $number } citoyen
   *[other] { $number } citoyens
} en tout.
event-kept = { $seat } a tenu « { $promise } » : { $points }.
event-broken = { $seat } n'a pas tenu « { $promise } » : { $points }.
event-end = La partie est terminée.

source-tourists = Touristes
source-shops = magasins
source-sale = une vente
source-trade = un échange
source-homes = logements

## Scores

score-votes = Voix
score-promises = Promesses
score-pollution = Pollution
score-money = Argent
score-property = Valeur immobilière
score-citizens = Citoyens
score-culture = Culture
source-votes = voix recueillies
source-pollution = niveau de pollution
source-money = argent
source-property = immobilier de tous les tours
source-census = citoyens de tous les tours
source-culture = cases de Bâtiments Culturels
tie-pollution = Égalité jusqu'ici ; la pollution la plus basse décide.
tie-money = Égalité jusqu'ici ; la plus grosse somme d'argent décide.
tie-votes = Égalité jusqu'ici ; le plus grand nombre de voix décide.
tie-shared = Égalité en tout ; la victoire est partagée.
end-eight-rounds = Les huit tours sont terminés.
end-one-left = Un seul arrondissement a survécu à la pollution.
end-all-lost = La pollution a vaincu tout le monde ; personne ne gagne.
end-solo-lost = La pollution l'a emporté.
end-solo-unrated = Les huit tours sont terminés, sans titre pour l'instant.
end-solo-locality = Les huit tours sont terminés : vous avez fondé un Lieu-dit.
end-solo-hamlet = Les huit tours sont terminés : vous avez fondé un Hameau.
end-solo-village = Les huit tours sont terminés : vous avez fondé un Village.
end-solo-market_town = Les huit tours sont terminés : vous avez fondé un Bourg.
end-solo-borough = Les huit tours sont terminés : vous avez fondé une Cité.
end-solo-suburb = Les huit tours sont terminés : vous avez fondé une Banlieue.
end-solo-town = Les huit tours sont terminés : vous avez fondé une Ville.
end-solo-metropolis = Les huit tours sont terminés : vous avez fondé une Métropole.
end-solo-capital = Les huit tours sont terminés : vous avez fondé une Capitale.
end-solo-megalopolis = Les huit tours sont terminés : vous avez fondé une Mégalopole.

## Sur un terminal

when = Tour { $round }
show-round = Tour { $round } sur { $rounds } : { $phase }
show-standing = En l'état : { $points }
show-mayor = Le Maire ferme { $cells } chez { $seat }.
show-screens = Chacun construit derrière son écran ; vous ne voyez que votre propre travail.
show-hall = Mairie
show-goods = en stock
show-action = action
show-promise = promesse
show-money = argent
show-votes = voix
show-pollution = pollution
show-zone = zone
show-with-forecast = { $now } (+{ $more } actuellement)
show-percent = { $now } % (+{ $more } actuellement)
show-people = { $hall ->
    [one] { $hall } citoyen
   *[other] { $hall } citoyens
}, { $goods } ; Espace Carrière { $career }, réserve { $reserve }
show-hidden-promise = une promesse, { $pile }
show-promise-holds = { $promise } : { $text } Tenue en l'état : { $points }.
show-promise-open = { $promise } : { $text } Pas encore : { $points }.
show-drawn = { $promise } : { $text } Tenue { $kept }, non tenue { $broken }.
show-ring = Cartes Action
show-out = Perdu : trop de pollution.
show-supply = Réserve :
show-park = Parc
show-post = poste
show-free = emplacement libre
show-cemetery = cimetière
show-total = Total

## La boîte

box-tiles = Tuiles, dans les formes qui existent.
box-promises = Promesses.
box-specials = Promesses spéciales du jeu avancé.
box-boards = Plateaux et pièces.
box-tile = Tuile
box-price = Prix
box-slots = Emplacements
box-shape = Forme
box-count = Nombre
box-pile = Pile
box-promise = Promesse
box-asks = Ce qu'elle demande
box-kept = Tenue
box-broken = Non tenue
box-what = Quoi
box-number = Nombre
box-slot = { $n } × { $function }
box-promises-drawn = promesses spéciales piochées, par colonne
box-economy = ligne de l'économie, par colonne
box-tourism = ligne du tourisme, par colonne
box-money = argent de départ, dans l'ordre du tour
box-copies = exemplaires des bâtiments rares, selon le nombre de joueurs
box-citizens = citoyens d'un joueur dans la Mairie, en attente et dans la réserve commune
box-materials = bois, pierre et métal

## Exemples

example-zone = { $tile } en { $cells } : combien de cases compte sa zone d'influence ?
example-influences = { $tile } en { $cells } : combien d'influences la tuile reçoit-elle ?
example-votes-of = { $tile } en { $cells } : combien de voix la tuile apporte-t-elle ?
example-property = { $tile } en { $cells } : combien la tuile ajoute-t-elle à votre valeur immobilière à chaque tour ?
example-votes = Combien de voix vos logements apportent-ils ?
example-price = { $action } : combien de dollars cela vous coûte-t-il ?
example-cost = Et combien de dollars cela coûte-t-il ?
example-cost-goods = Et combien cela coûte-t-il en { $good } ?
example-column-money = Combien de dollars coûte la colonne { $column } ?
example-column-votes = Combien de voix coûte la colonne { $column }, si vous payez en voix ?
example-people = Combien de citoyens et de Touristes sont sur des tuiles de votre arrondissement ?
example-products = Combien de matières premières ont été produites dans votre arrondissement ?
example-parks = Combien de cases vos parcs couvrent-ils ?
example-pollution = Combien de points de pollution votre arrondissement produit-il ?
example-drawn = Et combien de promesses spéciales piochez-vous ?
example-put-back = Et combien en retourne-t-il sous la pile ?
example-hall-citizens = Combien de citoyens sont dans votre Mairie ?
example-hall-room = Combien d'emplacements de votre Mairie sont libres ?
