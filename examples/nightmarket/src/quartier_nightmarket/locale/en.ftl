title-name = Night Market
title-summary = Go to a stall in secret, pay with coins or with a card, and mind who else is on the way.
option-length = Length
option-length-help = How often the market opens.
value-length-full = Five nights
value-length-short = Three nights

ware-tea = tea
ware-lantern = lanterns
ware-silk = silk
ware-spice = spices
ware-pearl = pearls

phase-choice = Secret errands
prompt-goal = Where do you go tonight?
prompt-payment = How do you pay for { $ware }?
move-go = Go to the stall of { $ware }
move-rest = Rest
move-coins = Pay with coins
move-give = Give a card: { $ware }

event-night = Night { $night }: the market has { $wares }.
event-bought = { $seat } buys { $ware } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-bartered = { $seat } gets { $ware } for a card: { $given }.
event-sent-away = { $seat } gets nothing at the stall of { $ware }.
event-rested = { $seat } rests and takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-shown = { $seat } shows their hand: { $wares }.

refusal-no-stall = No stall has { $ware } tonight; choose another ware.
refusal-cannot-pay = You can pay for { $ware } neither with { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} nor with a card. Go to another stall, or rest.
refusal-coins = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins }. Pay with a card.
refusal-no-card = You hold no card of this kind: { $ware }. Choose one you hold.
refusal-too-cheap = A card of { $ware } is worth less than { $price }; give a more valuable one.

score-wares = Wares
score-sets = Three of a kind
score-variety = All five wares
score-coins = Coins
tie-coins = Equal in points; more coins decide.
end-last-night = The last night is over.

view-night = Night
view-nights = Nights in all
view-deck = Cards in the deck
view-market = Market
view-ware = Ware
view-price = Price
view-number = Number
view-seats = Traders
view-coins = Coins
view-cards = Cards in hand
view-hand = Hand
view-wares = Wares
view-plan = My plan
view-goal = Errand
view-payment = Payment
view-discard = Discard pile

tip-market = These are the stalls of tonight. Everybody chooses in secret: if several want the last of a ware, it matters what they offer.
tip-payment = Coins are served last. A card is served before them, the higher the better, but a card you give no longer counts for you.
tip-sets = Three of a kind score 4 points and all five kinds 6: look at what the others have before you go.
