# Card City XL in its 240 ways.

title-name = Card City XL
title-summary = Be the mayor of a city on a small square: divide cards into lots, build homes, shops and factories so that they help and do not harm each other, and watch your districts grow.

## Options

option-level = Level
option-level-help = Each level adds to the one before it: clouds and parks on a larger square, then two-colour cards, bribes and parking meters.
value-level-simplified = Simplified level
value-level-normal = Normal level
value-level-advanced = Advanced level
option-victory = Victory
option-victory-help = What counts at the end.
value-victory-residential = Residential victory
value-victory-residential-help = Large residential districts score most: 1, 3, 6, 10 … points. Every $5 is a point; empty places and clouds cost points.
value-victory-economic = Economic victory
value-victory-economic-help = Your money counts; every empty place costs $5, but next to a park it brings $5.
value-victory-industrial = Industrial victory
value-victory-industrial-help = Industries and parking lots score 1 point each, and so does every empty place next to an industry.
value-victory-commercial = Commercial victory
value-victory-commercial-help = Shops and parking lots score 1 point each, and so does every empty place next to a shop.
value-victory-happiness = Happiness victory
value-victory-happiness-help = A residential district that touches a Leisure card, a parking lot and a shop scores its cards; a park doubles it, a cloud cancels it.
option-architect = Architect's support
option-architect-help = The first player may place the Architect card and build beyond it.
option-ecology = Ecological city
option-ecology-help = Industries, shops and clouds pollute, parks clean; the percentage counts at the end.
option-leisure_crisis = Leisure crisis
option-leisure_crisis-help = Every further Leisure card of a city costs $5 more than the one before.
option-unique_city = Unique city
option-unique_city-help = Two to four players build one common city, each in a region of their own.
option-suburb = Fictitious suburb
option-suburb-help = For one player: a ring of cards around the city that may become part of it.
option-halves_touch = Halves of a card touch
option-halves_touch-help = Advanced level: a bicolour card's own two halves are neighbours of each other.
refusal-unique-city = The unique city needs at least two players. Alone, try the suburb.
refusal-suburb = The suburb is for one player alone, not for { $given }. Together, try the unique city.

## Cards

card-residence = Residence
card-commerce = Shop
card-leisure = Leisure
card-industry = Industry
card-parking = Parking Lot
card-town_hall = City Hall
card-park = Park
card-cloud = Pollution cloud
card-industry_a = Industry A
card-industry_b = Industry B
card-industry_c = Industry C
card-industry_d = Industry D
card-residence_commerce_straight = Residence/Shop (straight)
card-residence_commerce_diagonal = Residence/Shop (diagonal)
card-residence_industry_straight = Residence/Industry (straight)
card-residence_industry_diagonal = Residence/Industry (diagonal)
card-residence_leisure_straight = Residence/Leisure (straight)
card-residence_leisure_diagonal = Residence/Leisure (diagonal)
card-commerce_leisure_straight = Shop/Leisure (straight)
card-commerce_leisure_diagonal = Shop/Leisure (diagonal)
card-commerce_industry_straight = Shop/Industry (straight)
card-commerce_industry_diagonal = Shop/Industry (diagonal)
card-leisure_industry_straight = Leisure/Industry (straight)
card-leisure_industry_diagonal = Leisure/Industry (diagonal)

type-residence = residence
type-commerce = shop
type-leisure = leisure
type-industry = industry
type-parking = parking lot
type-town_hall = City Hall
type-park = park
type-cloud = cloud

side-w = on the left
side-n = at the top
side-e = on the right
side-s = at the bottom
side-nw = at the top left
side-ne = at the top right
side-se = at the bottom right
side-sw = at the bottom left

lot-first = the first lot
lot-second = the second lot

## Questions and moves

phase-founding = Founding
prompt-town-hall = Where do you place your City Hall? Choose one of the marked places.

phase-acquisition = Acquisition
prompt-first-open = You divide the cards for { $seat }. Which card goes face up into the first lot?
prompt-first-hidden = You divide the cards for { $seat }. Which card goes face down into the first lot?
prompt-second-open = You divide the cards for { $seat }. Which card goes face up into the second lot? Those left over are hidden in it.
prompt-bribe = Do you put money on a lot to tempt { $seat }? You have ${ $money }.
prompt-take = { $seat } offers two lots. Which one do you take?
prompt-return = You keep all these cards but one. Which one goes under the pile?
move-first-open = Put { $card } face up into the first lot
move-first-hidden = Put { $card } face down into the first lot
move-second-open = Put { $card } face up into the second lot
move-bribe = Put ${ $money } on { $lot }
move-no-bribe = Put no money on the lots
move-take = Take { $lot }
move-return = Put { $card } under the pile

phase-construction = Construction
prompt-pick = Which card do you build next? { $left ->
    [one] { $left } card has to be built.
   *[other] { $left } cards have to be built.
}
prompt-pick-none = None of your cards can be built. Pass: they are discarded.
prompt-pick-architect = None of your cards can be built without the Architect. Do you place it?
prompt-place = Where do you build this card: { $card }?{ $left ->
    [0] { "" }
    [one] { " " }Leave room for { $left } more card.
   *[other] { " " }Leave room for { $left } more cards.
}
prompt-architect = Where do you place the Architect this round?
move-build = Build { $card }
move-architect = Place the Architect
move-at = On { $cell }
move-at-turned = On { $cell }, the first half { $side }
move-pass = Pass

phase-cloud = Pollution
prompt-cloud = Your industry is in line with another one. Where do you place the pollution cloud?

phase-development = Development
prompt-grow = Several districts can grow. Which one grows first, and where?
move-grow = Grow onto { $cell } with { $card }

phase-income = Income

phase-purchases = End of the round
prompt-buy-industry = You have ${ $money }. Do you buy an industry for ${ $industry }?
prompt-buy = You have ${ $money }. Do you buy an industry for ${ $industry } or a park for ${ $park }? You may buy one of each.
prompt-place-purchase = Where do you place the new card? You bought: { $card }.
move-buy = Buy { $card }

## Refusals

refusal-town-hall = The City Hall goes on one of the four marked places.
refusal-other-part = The lots are filled in order; fill the lit one first.
refusal-not-in-hand = { $card } is not among your cards; choose one of those you hold.
refusal-bribe = You can put at most all your money on a lot: ${ $money }.
refusal-outside = { $card } cannot go on { $cell }: the place is outside the square of the city. Choose one of the open places.
refusal-other-region = { $card } cannot go on { $cell }: that place belongs to another player. Stay in your own region.
refusal-taken = { $card } cannot go on { $cell }: the place is taken. Choose an empty one.
refusal-no-contact = { $card } cannot go on { $cell }: the place touches no card of the city. Choose one that does.
refusal-residence-industry = { $card } cannot go on { $cell }: a residence and an industry would touch. Choose another place.
refusal-same-colour = { $card } cannot go on { $cell }: it would touch its own colour, which only growth may do. Choose another place.
refusal-turn = { $card } cannot be turned this way on { $cell }: whole cards are not turned, straight ones face left, up, right or down, diagonal ones a corner.
refusal-limit = { $card } cannot be added: { $counted } of { $limit } cards are used. Another industry makes room for five more.
refusal-leisure-price = { $card } costs ${ $price }, and you have ${ $money }. Choose another card.
refusal-no-place = There is no place where { $card } may go; choose another card.
refusal-duty = This would leave no room for { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
} that must be built. Build as many cards as you can.
refusal-duty-card = If { $card } comes next, not all { $left ->
    [one] { $left } card
   *[other] { $left } cards
} that have to be built would fit. Begin with another one.
refusal-architect = The Architect cannot be placed now: only the first player may, once per construction, with cards left to build and a place for it.
refusal-architect-place = The Architect goes on an empty place that touches the city, and leaves room for { $left ->
    [one] { $left } card
   *[other] { $left } cards
} at least.
refusal-no-growth = No district can grow onto { $cell } with { $card }: none next to it has enough neighbours.
refusal-reserve-empty = There is no { $card } left in the reserve.
refusal-bought = You have already bought { $card } in this round.
refusal-purchase-price = { $card } costs ${ $price }, and you have ${ $money }. Save up, or finish.

## Events

event-founded = { $seat } founds the city: { $card } on { $cell }.
event-round = Round { $round } of { $rounds }; { $seat } is first.
event-leisures-returned = { $cards ->
    [one] { $cards } Leisure card goes
   *[other] { $cards } Leisure cards go
} back into the pile, which is shuffled again.
event-drawn = { $seat } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-drawn-cards = Cards drawn: { $cards }.
event-offer = { $seat } offers { $to_seat } two lots. First: { $first }{ $first_hidden ->
    [0] { "" }
   *[other] { ", " }{ $first_hidden } hidden
}. Second: { $second }, { $second_hidden } hidden.
event-offer-hidden = Hidden in the first lot: { $first }; in the second: { $second }.
event-bribe = { $seat } puts ${ $money } on { $lot }.
event-took = { $seat } takes { $lot }.
event-took-cards = Cards taken: { $cards }.
event-bribe-taken = { $seat } gets ${ $money } from { $to_seat }.
event-returned = { $seat } puts a card under the pile.
event-returned-card = Card put under the pile: { $card }.
event-built = { $seat } builds { $card } on { $cell }.
event-turned = The first half of { $card } is { $side }.
event-paid = { $seat } pays ${ $money }.
event-cloud = { $seat } takes a pollution cloud and places it on { $cell }.
event-discarded = { $seat } cannot build { $card } and discards it.
event-architect = { $seat } places the Architect on { $cell }.
event-architect-left = The Architect leaves { $seat }'s city.
event-grown = One of { $seat }'s districts grows: { $card } on { $cell }.
event-income = { $seat } earns ${ $money }.
event-bought = { $seat } buys { $card } and places it on { $cell }.
event-industry-turned-up = Next in the reserve: { $card }.
event-end = { $reason }

## Points

score-residences = Residences
score-money = Money
score-places = Empty places
score-clouds = Clouds
score-buildings = Buildings
score-happiness = Happiness
score-pollution = Pollution
source-residences = residential district
source-money = money
source-empty = empty places
source-green = empty places next to a park
source-clouds = clouds
source-industries = industries
source-commerces = shops
source-parkings = parking lots
source-halves = half cards
source-warehouses = virtual warehouses
source-happiness = happy district
source-pollution = percentage
source-salary = salary
source-commerce = shops
source-parking = parking meters
end-rounds = The last round is over.
end-polluted = The last round is over, and every city is too polluted: nobody wins.
end-locality = The last round is over: your city is a locality.
end-hamlet = The last round is over: your city has become a hamlet.
end-village = The last round is over: your city has become a village.
end-market_town = The last round is over: your city has become a market town.
end-township = The last round is over: your city has become a township.
end-town = The last round is over: your city has become a town.
end-conurbation = The last round is over: your city has become a conurbation.
end-metropolis = The last round is over: your city has become a metropolis.
end-capital = The last round is over: your city has become a capital.
end-megalopolis = The last round is over: your city has become a megalopolis.
remark-too-dirty = { $seat } loses: { $percent }% pollution would cost ${ $price } to clean up, and there is only ${ $money }.
remark-cleaned = { $seat } pays ${ $price } to come down from { $percent }% pollution, and has ${ $money } left.
tie-remainder = Equal in points; the money left after the exchange decides.
tie-money = Equal in points; the richer city is ahead.
tie-cards = Equal so far; the city with more cards is ahead.
tie-shared = Equal in everything; the place is shared.

rank-locality = Locality
rank-hamlet = Hamlet
rank-village = Village
rank-market_town = Market town
rank-township = Township
rank-town = Town
rank-conurbation = Conurbation
rank-metropolis = Metropolis
rank-capital = Capital
rank-megalopolis = Megalopolis

## On the terminal

show-over = The game is over
when = Round { $round }
show-round = Round { $round } of { $rounds }, { $phase }; first player: { $seat }
show-pile = Pile: { $cards }.
show-reserve = Reserve: residences { $residences }, shops { $commerces }, industries { $industries }, parks { $parks }, clouds { $clouds }.
show-top = Top industry: { $card }.
show-lot = { $lot }:
show-offer = { $seat } offers { $to_seat }:
show-dividing = { $seat } divides for { $to_seat }:
show-hidden = hidden:
show-bribe = with ${ $money }
show-drawn = Cards drawn:
show-hand = Your cards:
show-holds = holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
show-score = points: { $score }
show-money = ${ $money } (+{ $income })
show-size = { $counted } of { $limit } cards, { $empty ->
    [one] { $empty } place
   *[other] { $empty } places
} empty
show-prices = industry ${ $industry }, Leisure card ${ $leisure }
show-pollution = pollution { $percent }%
show-district = District
show-places = Places
show-worth = Worth
show-growth = Growth
show-pays = ${ $money }
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-happy = happiness { $points }
show-grows = grows: { $cells }
show-total = Total
show-lost = (lost)

## The box

box-cards = Cards. The pollution of an industry depends on its picture.
box-types = Types of card: the colours parking lots count, and the pollution of a card and of a half card.
box-decks = The deck by level and number of players, and how many cards are drawn in a round (and kept).
box-layouts = Cities of a given outline, row by row: digits are places of a player's region, R, C and P cards of the suburb.
box-ranks = Ranks of the solo game: the least score for each, by victory.
box-card = Card
box-count = Number
box-pollution = Pollution
box-type = Type
box-colours = Colours
box-half-pollution = Half
box-level = Level
box-players = Players
box-rounds = Rounds
box-draw = Drawn (kept)
box-residence = Residences
box-industry = Industries
box-parking = Parking lots
box-commerce = Shops
box-leisure = Leisure cards
box-bicolour = Two-colour cards
box-parks = Parks
box-clouds = Clouds
box-layout = City
box-rows = Rows
box-halls = City Halls
box-percent = { $n }%
box-rank = Rank
box-colour-green = green
box-colour-blue = blue
box-colour-yellow = yellow
box-colour-red = red
box-colour-violet = violet
box-layout-two_5 = two players, simplified
box-layout-two_6 = two players
box-layout-three_5 = three players, simplified
box-layout-three_6 = three players
box-layout-four_5 = four players, simplified
box-layout-four_6 = four players
box-layout-suburb_5 = suburb, simplified
box-layout-suburb_6 = suburb

## Worked examples

example-deck = How many cards of this kind are in the deck? { $card }
example-size = How many cards does the district on { $cell } have?
example-cultures = How many culture cards does the district on { $cell } touch?
example-homes = How many residential districts does the shop district on { $cell } touch?
example-needed = And how many would it need in order to grow?
example-pays = How many dollars does the district on { $cell } pay?
example-worth = How many points is the district on { $cell } worth?
example-share = And how much of that does { $seat } get?
example-colours = How many colours does the parking district on { $cell } touch?
example-salary = How many dollars does your City Hall pay?
example-income = How many dollars do you earn in all?
example-counted = How many cards of your city count for its limit?
example-limit = And how many may it have?
example-cards = How many cards of its own does your city have?
example-places = On how many places can you build this card? { $card }
example-clouded = On how many of them does it bring a cloud?
example-forbidden = On how many places beside { $cell } does the industry forbid a residence?
example-empty = How much is the empty place { $cell } worth to you at the end?
example-parks = How many points are the two parks worth?
example-total = How many points do you have in all?
example-remainder = How many dollars are left after the exchange?
