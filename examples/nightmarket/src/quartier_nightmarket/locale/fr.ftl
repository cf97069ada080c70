title-name = Marché de nuit
title-summary = Allez à un étal en secret, payez en pièces ou en nature, et pensez à qui d'autre est en chemin.
option-length = Durée
option-length-help = Combien de fois le marché ouvre.
value-length-full = Cinq nuits
value-length-short = Trois nuits

ware-tea = thé
ware-lantern = lanternes
ware-silk = soie
ware-spice = épices
ware-pearl = perles

phase-choice = Courses secrètes
prompt-goal = Où allez-vous cette nuit ?
prompt-payment = Comment payez-vous ({ $ware }) ?
move-go = Aller à l'étal : { $ware }
move-rest = Se reposer
move-coins = Payer en pièces
move-give = Donner une carte : { $ware }

event-night = Nuit { $night } : au marché, { $wares }.
event-bought = { $seat } achète pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : { $ware }.
event-bartered = { $seat } obtient en échange d'une carte ({ $given }) : { $ware }.
event-sent-away = { $seat } n'obtient rien à l'étal : { $ware }.
event-rested = { $seat } se repose et prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-shown = { $seat } montre sa main : { $wares }.

refusal-no-stall = Aucun étal cette nuit : { $ware }. Choisissez une autre marchandise.
refusal-cannot-pay = Vous ne pouvez payer ni { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ni une carte : { $ware }. Allez à un autre étal, ou reposez-vous.
refusal-coins = Il en coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, et vous en avez { $coins }. Payez avec une carte.
refusal-no-card = Vous n'avez pas de carte de cette sorte : { $ware }. Choisissez-en une que vous avez.
refusal-too-cheap = Cette carte ({ $ware }) vaut moins de { $price } ; donnez-en une plus chère.

score-wares = Marchandises
score-sets = Trois d'une sorte
score-variety = Les cinq sortes
score-coins = Pièces
tie-coins = Égalité de points ; le plus grand nombre de pièces décide.
end-last-night = La dernière nuit est passée.

view-night = Nuit
view-nights = Nuits en tout
view-deck = Cartes dans la pioche
view-market = Marché
view-ware = Marchandise
view-price = Prix
view-number = Nombre
view-seats = Marchands
view-coins = Pièces
view-cards = Cartes en main
view-hand = Main
view-wares = Marchandises
view-plan = Mon projet
view-goal = Course
view-payment = Paiement
view-discard = Défausse

tip-market = Voici les étals de cette nuit. Chacun choisit en secret : si plusieurs veulent la dernière marchandise, ce qu'ils offrent décide.
tip-payment = Les pièces sont servies en dernier. Une carte passe avant, la plus chère d'abord, mais une carte donnée ne compte plus pour vous.
tip-sets = Trois d'une sorte rapportent 4 points, les cinq sortes 6 : regardez ce que les autres ont devant eux avant de partir.
