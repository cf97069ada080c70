# Small City, Deluxe edition.

title-name = Small City Deluxe
title-summary = Build a borough tile by tile, house its citizens where culture is near, keep smoke away from homes, and collect votes for eight rounds. Pollution and broken promises cost votes at the end.

## Options

option-borough = Borough boards
option-borough-help = The easy side starts with 7 × 7 cells, the expert side with 6 × 6.
value-borough-easy = Easy
value-borough-expert = Expert
value-borough-choose = Everybody chooses
side-easy = the easy side
side-expert = the expert side
option-game = Game
option-game-help = The advanced game adds special promises and four kinds of victory.
value-game-base = Base game
value-game-advanced = Advanced game
option-victory = Victory
option-victory-help = What decides in the advanced game: votes, money and property, citizens in play, or cells of culture.
value-victory-electoral = Electoral
value-victory-economic = Economic
value-victory-citizen = Citizen
value-victory-cultural = Cultural
option-difficulty = Solo difficulty
option-difficulty-help = How deadly pollution is when you play alone.
value-difficulty-citizen = Citizen
value-difficulty-mayor = Mayor
value-difficulty-deputy = Deputy
value-difficulty-senator = Senator
value-difficulty-president = President
refusal-victory-advanced = Other victories than the electoral one belong to the advanced game; choose game = advanced.
refusal-difficulty-solo = Difficulties belong to solo play; leave the difficulty at citizen for several players.

## Words

dollars = ${ $money }
votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
price = { $price ->
    [0] for free
   *[other] for ${ $price }
}
good-wood = wood
good-stone = stone
good-metal = metal
place-hall = the City Hall
place-warehouses = the Warehouses
place-career = the Career Space
means-money = with money
means-votes = with votes
means-promise = with a special promise

pile-easy = easy
pile-medium = medium
pile-hard = hard
pile-special = special

function-home = home
function-cash = cash
function-sell = selling
function-buy = buying votes
function-trade = trading for votes
function-wood = wood
function-stone = stone
function-metal = metal
function-rest = rest
function-police = police post
function-fire = fire post
function-clinic = clinic post
function-university = university post
function-hall = City Hall
function-storage = store

row-industry = Industry
row-construction = Construction
row-economy = Economy
row-tourism = Tourism

## Tiles

tile-residential_1 = Residential Zone 1
tile-residential_2 = Residential Zone 2
tile-residential_3 = Residential Zone 3
tile-residential_4 = Residential Zone 4
tile-residential_5 = Residential Zone 5
tile-commercial_1 = Commercial Zone 1
tile-commercial_2 = Commercial Zone 2
tile-commercial_3 = Commercial Zone 3
tile-commercial_4 = Commercial Zone 4
tile-factory_1 = Factory 1
tile-factory_2 = Factory 2
tile-factory_3 = Factory 3
tile-warehouse = Warehouse
tile-refinery = Refinery
tile-port = Port
tile-police = Police Station
tile-fire_station = Fire Station
tile-city_hall = City Hall
tile-school = School
tile-library = Library
tile-museum = Museum
tile-metro = Metro Station
tile-clinic = Clinic
tile-university = University
tile-park_1 = Small Park
tile-park_2 = Medium Park
tile-park_3 = Large Park

## Action cards

action-mayor = Mayor
action-mayor-text = You host the Mayor, and so play first, next round.
action-architect = Architect
action-architect-text = One Cultural Building of this round costs one raw material less.
action-mediator = Mediator
action-mediator-text = Each tile you build this round costs $1 less, but at least $1; Cultural Buildings are not concerned.
action-engineer = Engineer
action-engineer-text = Production in your borough does not pollute this round.
action-supporter = Supporter
action-supporter-text = Take $1 or 2 votes at once.
action-urban_planner = Urban Planner
action-urban_planner-text = You may extend your Buildable Zone by one step at once.
action-city_councilor = City Councilor
action-city_councilor-text = You may move one of your council discs at once: pay for it and take the benefit.
action-opponent = Opponent
action-opponent-text = No effect.

## Promises

promise-1 = Green Belt
promise-2 = Mixed Districts
promise-3 = A Roof for Everyone
promise-4 = Open Books
promise-5 = Healthy Air
promise-6 = Full Stores
promise-7 = Shopping Mile
promise-8 = Culture Programme
promise-9 = Public Services
promise-10 = Heavy Industry
promise-11 = Open Gates
promise-12 = Zero Smog
promise-13 = City of Arts
promise-14 = Model Quarter
promise-15 = Not One Plot Left
promise-16 = Full Employment
special-1 = Gardeners
special-2 = Shipowners
special-3 = Oil Company
special-4 = Police Union
special-5 = Fire Brigade
special-6 = Land Developers
special-7 = Parents
special-8 = Shopkeepers
special-9 = Workers
special-10 = Tenants
special-11 = Undertakers
special-12 = Travel Agency
special-13 = Hauliers
special-14 = Bankers
special-15 = Health Inspectors
special-16 = Arts Council

# What promises ask for.
bound = { $bound ->
    [most] at most { $n }
   *[least] at least { $n }
}
from-level = { $level ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }of level { $level } or more
}
condition-park_cells = Your parks cover { bound } { $n ->
    [one] cell
   *[other] cells
}.
condition-park_tiles = You have { bound } { $n ->
    [one] park tile
   *[other] park tiles
}.
condition-residential_tiles = You have { bound } { $n ->
    [one] Residential Zone
   *[other] Residential Zones
}{ from-level }.
condition-residential_full_tiles = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} of your Residential Zones{ from-level } { $n ->
    [one] is
   *[other] are
} full of your citizens.
condition-residential_citizens = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} of your citizens { $n ->
    [one] is
   *[other] are
} in your Residential Zones.
condition-commercial_tiles = You have { bound } { $n ->
    [one] Commercial Zone
   *[other] Commercial Zones
}{ from-level }.
condition-commercial_cells = Your Commercial Zones cover { bound } { $n ->
    [one] cell
   *[other] cells
}.
condition-factory_tiles = You have { bound } { $n ->
    [one] Factory
   *[other] Factories
}{ from-level }.
condition-cultural_built = You have built { bound } { $n ->
    [one] Cultural Building
   *[other] Cultural Buildings
}, the City Hall not counted.
condition-built = { $bound ->
    [most] You have not built all of these: { $tiles }.
   *[least] You have built: { $tiles }.
}
condition-built_among = You have { bound } of these: { $tiles }.
condition-cemeteries = There { $n ->
    [one] is
   *[other] are
} { bound } { $n ->
    [one] Cemetery
   *[other] Cemeteries
} in your borough.
condition-pollution = Your pollution is { $n }% or { $bound ->
    [most] less
   *[least] more
}.
condition-money = You have { $bound ->
    [most] at most
   *[least] at least
} ${ $n }.
condition-resources_stored = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} { $n ->
    [one] raw material lies
   *[other] raw materials lie
} in your Warehouses and City Hall.
condition-citizens_out_of_reserve = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} of your citizens { $n ->
    [one] has
   *[other] have
} left the common reserve.
condition-empty_cells = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} { $n ->
    [one] cell
   *[other] cells
} of your Buildable Zone { $n ->
    [one] is
   *[other] are
} empty.
condition-zone_steps = You have extended your Buildable Zone { bound } { $n ->
    [one] time
   *[other] times
}.
condition-work_slots = You have { bound } { $n ->
    [one] slot
   *[other] slots
} in Factories and Commercial Zones.
condition-work_slots_empty = { $n ->
    [0] None of your slots in Factories and Commercial Zones is empty.
    [one] { $bound ->
        [most] At most
       *[least] At least
    } { $n } of your slots in Factories and Commercial Zones is empty.
   *[other] { $bound ->
        [most] At most
       *[least] At least
    } { $n } of your slots in Factories and Commercial Zones are empty.
}
condition-tourists_abroad = { $bound ->
    [most] At most { $n }
   *[least] At least { $n }
} of your citizens { $n ->
    [one] is a Tourist
   *[other] are Tourists
} abroad.

## Questions

phase-setup = Set-up
phase-actions = Special actions
phase-construction = Construction
phase-citizens = Citizens move
phase-income = Income
phase-vote = Vote
phase-pollution = Pollution
phase-council = City Council
phase-visit = Next visit

prompt-side = Which side of your board do you play? The easy side starts with 7 × 7 cells, the expert side with 6 × 6.
prompt-city-hall = Where does your City Hall lie? Cultural Buildings around it will let homes grow. All Halls are shown together.
prompt-keep = Which of these promises do you keep? The others go back, face down.
prompt-mayor = On which street of { $host_seat } does the Mayor stand? Nothing may be built on the two cells beside it this round.
prompt-action = Take an action card; you have ${ $money }. From the card taken last, every free card you skip costs $1.
prompt-action-solo = Take an action card; you have ${ $money }. The two beside the Mayor are free, the one opposite costs $2.
prompt-planner = The Urban Planner lets you extend your zone to { $side } × { $side } now. Do you?
prompt-gain = Take ${ $money } or { votes }?
prompt-work = Build, enlarge, demolish or extend; you have ${ $money } and { $works ->
    [0] no action
    [one] { $works } action
   *[other] { $works } actions
} left.
prompt-place = Where does { $tile } lie?
prompt-enlarge = How does { $tile } grow?
prompt-warehouse = Where does the Warehouse of the new Factory lie?
prompt-save = Which raw material does the Architect save on { $tile }?
prompt-take-goods = { $tile } takes { $number } { $good }. How many of them come from the City Hall?
prompt-man = Does a citizen man { $tile } at once?
prompt-citizen = { $number ->
    [0] Nobody has to move any more. Does somebody else?
    [one] One citizen still has to move. Who is next?
   *[other] { $number } citizens still have to move. Who is next?
}
prompt-slot = Where does the citizen of { $cell } ({ $from_seat }) go?
prompt-house = There are more empty houses than citizens in the City Hall ({ $number }). Which house gets one?
prompt-convert = You have ${ $money }. Citizens at their shops: { $sales } to sell, { $purchases } to buy votes, { $trades } to trade for votes. What next?
prompt-take-one = Does the raw material come from the City Hall or from a Warehouse?
prompt-produce = The supply has only { $number } { $good } left. In which borough is the next piece made?
prompt-yield = There is no room for all products. Which one do you give up?
prompt-share = New raw materials: { $goods }. How many of them go to the City Hall?
prompt-shelve = Which piece goes to the City Hall? { $number } to go there.
prompt-victim = Pollution kills. Whom does it strike in your borough?
prompt-grave = Which cell becomes a cemetery?
prompt-invest = Do you move a disc in the City Council? You have ${ $money } and { votes }.
prompt-pay = { $row } costs ${ $price } or { $price ->
    [one] 1 vote
   *[other] { $price } votes
}. How do you pay?
prompt-pay-or-promise = { $row } costs ${ $price } or { $price ->
    [one] 1 vote
   *[other] { $price } votes
}, or a special promise out of { $cards }. How do you pay?
prompt-goods = Which raw materials do you take?
prompt-gift = You may build a free tile of size { $size }. Which one?
prompt-gift-any = You may build a free tile of any size up to { $size }, without its requirements. Which one?

## Moves

move-done = Done
move-decline = No
move-extend = Extend the zone
move-side = Play { $side }
move-keep = Keep “{ $promise }”
move-mayor = Between { $cell } and { $other_cell }
move-take = Take { $action }
move-build = Build { $tile }
move-place = { $tile } on { $cells }
move-enlarge = Enlarge the tile at { $cell }
move-demolish = Demolish the tile at { $cell }
move-man = The citizen of { $cell } takes the post
move-house = House a citizen at { $cell }
move-victim = Strike the person at { $cell }
move-bury = Bury at { $cell }
move-citizen = Move the citizen at { $cell } ({ $seat })
move-to = Go to { $cell } ({ $seat })
move-save = Save 1 { $good }
move-sell = Sell 1 { $good } for ${ $money }
move-trade = Trade 1 { $good } for { votes }
move-shelve = 1 { $good } to the City Hall
move-yield = Give up the { $good } made at { $seat }
move-produce = Make the { $good } at { $seat }
move-buy = Buy { votes } for ${ $money }
move-hall = City Hall: { $number }
move-from-hall = From the City Hall
move-from-warehouse = From a Warehouse
move-advance = Advance in { $row }
move-start = Start again in { $row } with the disc from { $source }
move-start-new = Start in { $row } with a new disc
move-pay-money = Pay with money
move-pay-votes = Pay with votes
move-pay-promise = Take a special promise
move-gain-money = Take money
move-gain-votes = Take votes
move-goods = Take { $number } { $good }

## Refusals

refusal-place = { $tile } cannot lie here: it must lie wholly inside your Buildable Zone, on empty cells.
refusal-not-drawn = “{ $promise }” is not among the promises you have drawn.
refusal-no-street = Between { $cell } and { $other_cell } there is no street: both cells must be empty and inside the zone.
refusal-card-taken = { $action } cannot be taken: the card is not free.
refusal-card-price = { $action } costs ${ $price } to reach; you have ${ $money }.
refusal-no-works = You have no build action left for { $tile }.
refusal-lost = Your pollution has reached 100%; you have lost.
refusal-no-tile = No tile of yours begins at { $cell }.
refusal-none-left = The supply has no { $tile } left.
refusal-mayor = { $tile } cannot lie beside the Mayor this round.
refusal-no-room = There is no room for { $tile } in your Buildable Zone.
refusal-one-cell = { $tile } needs a cell that has all { $number } influences by itself.
refusal-needs-culture = { $tile } needs the influence of { $number } different Cultural Buildings.
refusal-needs-homes = { $tile } needs the influence of { $number ->
    [one] a Residential Zone
   *[other] { $number } different Residential Zones
}.
refusal-needs-industry = { $tile } needs the influence of a Refinery or a Port, at level 3 of both.
refusal-warehouse = { $tile } needs a Warehouse beside it, and there is no place or no Warehouse for it.
refusal-once = You may build { $tile } only once.
refusal-too-expensive = { $tile } costs ${ $price }; you have ${ $money }.
refusal-goods = For { $tile } you lack { $missing }{ $saved ->
    [0] {""}
   *[other] , and the Architect saves only one piece
}.
refusal-home-industry = { $tile } may not lie in the influence zone of an industrial building.
refusal-industry-home = { $tile } may not lie in the influence zone of a Residential Zone.
refusal-never-grows = { $tile } cannot be enlarged.
refusal-growth-influence = { $tile } lacks influences for level { $level }.
refusal-growth-room = { $tile } cannot grow to level { $level } like this: a fitting tile, or a free cell for it, is missing.
refusal-fresh = { $tile } was built in this phase; it may be enlarged to level { $level } in a later round.
refusal-one-demolition = Only one tile may be demolished in a phase; { $tile } has to stay.
refusal-hall-stays = The City Hall cannot be demolished.
refusal-demolition-price = Demolishing { $tile } costs ${ $price }; you have ${ $money }.
refusal-demolition-people = { $tile } cannot be demolished: a City Hall lacks room for the people on it.
refusal-largest = Your Buildable Zone is as large as it gets.
refusal-extension-works = Who extends the zone builds one tile at most, and extends once.
refusal-other-tile = You are laying { $tile }.
refusal-warehouse-place = The Warehouse must lie in the zone of the new Factory, on a free cell away from homes.
refusal-save = The Architect cannot save { $good } here.
refusal-hall-number = Choose a number from { $low } to { $high }.
refusal-no-citizen = No citizen of yours stands at { $cell }.
refusal-must-move = Some of your citizens still have to move.
refusal-no-borough = There is no such borough at this table.
refusal-moved = The citizen at { $cell } has moved already.
refusal-no-slot = There is no slot to which the citizen at { $cell } could go.
refusal-not-a-slot = There is no slot for a citizen at { $cell } ({ $seat }).
refusal-slot-taken = The slot at { $cell } ({ $seat }) is taken.
refusal-relay = One of your citizens worked at { $cell } ({ $seat }) when the phase began; another may not take over.
refusal-post-from-abroad = Only a citizen who is in your borough may take the post at { $cell }, not a Tourist who comes home.
refusal-tourist-home = Your Tourist at the far side cannot go straight home to { $cell } ({ $seat }) while there are slots nearer by.
refusal-not-neighbour = { $cell } ({ $seat }) is not in a neighbouring borough.
refusal-borough-out = Nobody may enter the borough of { $seat } any more, { $cell } included.
refusal-tourist-slot = Tourists may not enter { $cell } ({ $seat }).
refusal-police = { $cell } ({ $seat }) is guarded by the Police Station.
refusal-tourist-limit = You have as many Tourists at { $seat } as you may; none can go to { $cell }.
refusal-no-empty-house = There is no empty house at { $cell }.
refusal-no-worker = No citizen of yours is left for this.
refusal-bundle-price = This bundle costs ${ $price }; you have ${ $money }.
refusal-no-good = You have no { $good } for this.
refusal-nobody-produces = No citizen of yours makes { $good } there, or it is not scarce.
refusal-yield = This { $good } stays for now: products of Tourists are given up first.
refusal-clinic = The Clinic protects your citizen at { $cell }.
refusal-nobody-there = Nobody stands at { $cell }.
refusal-grave = { $cell } is not an empty cell of the zone.
refusal-grave-apart = { $cell } does not touch a cemetery, and another empty cell does.
refusal-council-price = You cannot pay for { $row }.
refusal-no-disc = You have no disc there to move in { $row }.
refusal-two-discs = Your other disc is in { $row } already.
refusal-last-column = A disc in the last column stays there; it cannot move in { $row }.
refusal-pay = You cannot pay like this.
refusal-other-goods = This column does not offer { $number } { $good }.
refusal-gift-cultural = The council gives no Cultural Building such as { $tile }.
refusal-gift-size = { $tile } does not have the right size; choose one of size { $sizes }.

## Events

event-side = { $seat } plays { $side } of the board.
event-hall = { $seat } lays the City Hall at { $cell }.
event-dealt = You draw { $promises }.
event-keeps = { $seat } keeps “{ $promise }”.
event-promise-kept = { $seat } keeps a promise of the pile “{ $pile }”.
event-round = Round { $round } of { $rounds }. The Mayor visits { $host_seat }.
event-mayor = { $guide_seat } puts the Mayor on the street between { $cells } at { $seat }.
event-mayor-stays = The Mayor stays at { $seat }.
event-mayor-aside = The Mayor finds no street at { $seat }.
event-ring = The action cards lie in this circle: { $actions }.
event-action = { $seat } takes { $action } { price }.
event-money = { $seat } gets ${ $money }: { $source }.
event-votes = { $seat } gets { votes }: { $source }.
event-extended = { $seat } extends the zone to { $side } × { $side }.
event-screen = { $seat } takes the screen away.
event-built = { $seat } builds { $tile } on { $cells } { price }.
event-gift-built = { $seat } gets { $tile } on { $cells } from the council { price }.
event-warehouse = { $seat } lays a Warehouse on { $cells }.
event-saved-good = The Architect saves { $seat } 1 { $good }.
event-spent = { $seat } spends 1 { $good } from { $place }.
event-housed = A citizen of { $seat } moves into the house at { $cell }.
event-manned = The citizen of { $seat } at { $cell } takes the post in { $tile }.
event-sent-home = The citizen of { $seat } at { $cell } ({ $from_seat }) goes to { $place }.
event-enlarged = { $seat } enlarges a tile: { $tile } on { $cells }.
event-demolished = { $seat } demolishes { $tile } at { $cell } { price }; pollution is now { $level }%.
event-work-scarce = { $seat } cannot have { $tile }: the supply has run out. The work is not done and not paid.
event-work-lost = The work of { $seat } on { $tile } is no longer possible; it is not done and not paid.
event-moved = The citizen of { $seat } goes from { $cell } ({ $from_seat }) to { $to_cell } ({ $to_seat }).
event-arrived = { $number ->
    [one] One citizen arrives
   *[other] { $number } citizens arrive
} in the City Hall of { $seat }.
event-bought = { $seat } buys { votes } for ${ $money }.
event-produced = { $seat } makes 1 { $good } at { $in_seat }.
event-returned = { $seat } has no room for 1 { $good }; it goes back to the supply.
event-left-abroad = 1 { $good } of { $seat } stays in a Warehouse of { $in_seat }.
event-no-room-abroad = 1 { $good } of { $seat } finds no room at { $in_seat } and goes back to the supply.
event-stored = { $seat } stores 1 { $good } in { $place }.
event-pollution = The borough of { $seat } generates { $points } pollution; its level is { $level }%.
event-eliminated = Pollution reaches 100% at { $seat }, who has lost.
event-replaced = A citizen of { $seat } takes the slot at { $cell }.
event-rescued = The Fire Station saves the Tourist of { $seat } at { $cell } ({ $in_seat }).
event-died = The citizen of { $seat } at { $cell } ({ $in_seat }) dies of pollution.
event-grave = { $cell } of { $seat } becomes a cemetery.
event-no-grave = There is no cell for a cemetery; the citizen of { $seat } leaves the game.
event-disc-enters = { $seat } pays { $means } and enters { $row }.
event-disc-advances = { $seat } pays { $means } and reaches column { $column } of { $row }.
event-disc-restarts = { $seat } pays { $means } and starts in { $row } with the disc from { $source }.
event-draws = { $seat } draws { $number ->
    [one] 1 special promise
   *[other] { $number } special promises
}.
event-goods = { $seat } gets { $number } { $good } from the council.
event-no-gift = The council has no tile that { $seat } could build.
event-citizens = { $number ->
    [0] No citizen comes
    [one] One citizen comes
   *[other] { $number } citizens come
} to { $seat }.
event-property = The property value of { $seat } is now { $value }.
event-census = { $seat } has counted { $number } citizens in all.
event-kept = { $seat } has kept “{ $promise }”: { $points }.
event-broken = { $seat } has broken “{ $promise }”: { $points }.
event-end = The game is over.

source-tourists = Tourists
source-shops = shops
source-sale = a sale
source-trade = a trade
source-homes = homes

## Scores

score-votes = Votes
score-promises = Promises
score-pollution = Pollution
score-money = Money
score-property = Property value
score-citizens = Citizens
score-culture = Culture
source-votes = votes collected
source-pollution = pollution level
source-money = money
source-property = property of all rounds
source-census = citizens of all rounds
source-culture = cells of Cultural Buildings
tie-pollution = less pollution
tie-money = more money
tie-votes = more votes
tie-shared = a shared victory
end-eight-rounds = The eight rounds are over.
end-one-left = Only one borough has survived the pollution.
end-all-lost = Pollution has defeated everybody; nobody wins.
end-solo-lost = Pollution has defeated you.
end-solo-unrated = The eight rounds are over, without a title yet.
end-solo-locality = The eight rounds are over: you have founded a Locality.
end-solo-hamlet = The eight rounds are over: you have founded a Hamlet.
end-solo-village = The eight rounds are over: you have founded a Village.
end-solo-market_town = The eight rounds are over: you have founded a Market town.
end-solo-borough = The eight rounds are over: you have founded a Borough.
end-solo-suburb = The eight rounds are over: you have founded a Suburb.
end-solo-town = The eight rounds are over: you have founded a Town.
end-solo-metropolis = The eight rounds are over: you have founded a Metropolis.
end-solo-capital = The eight rounds are over: you have founded a Capital.
end-solo-megalopolis = The eight rounds are over: you have founded a Megalopolis.

## On a terminal

show-round = Round { $round } of { $rounds }: { $phase }
show-standing = As things stand: { $points }
show-mayor = The Mayor closes { $cells } at { $seat }.
show-screens = Everybody builds behind a screen; you see your own work only.
show-hall = City Hall
show-goods = in store
show-action = action
show-promise = promise
show-money = money
show-votes = votes
show-pollution = pollution
show-zone = zone
show-with-forecast = { $now } (+{ $more } now)
show-percent = { $now }% (+{ $more } now)
show-people = { $hall ->
    [one] { $hall } citizen
   *[other] { $hall } citizens
}, { $goods }; Career Space { $career }, reserve { $reserve }
show-hidden-promise = a promise, { $pile }
show-promise-holds = { $promise }: { $text } It holds now: { $points }.
show-promise-open = { $promise }: { $text } Not yet: { $points }.
show-drawn = { $promise }: { $text } Kept { $kept }, broken { $broken }.
show-ring = Action cards
show-out = Lost to pollution.
show-supply = Supply:
show-park = Park
show-post = post
show-free = free slot
show-cemetery = cemetery
show-total = Total

## The box

box-tiles = Tiles, in the forms they come in.
box-promises = Promises.
box-specials = Special promises of the advanced game.
box-boards = Boards and pieces.
box-tile = Tile
box-price = Price
box-slots = Slots
box-shape = Form
box-count = Number
box-pile = Pile
box-promise = Promise
box-asks = What it asks for
box-kept = Kept
box-broken = Broken
box-what = What
box-number = Number
box-goods = { $n } { $good }
box-promises-drawn = special promises drawn, by column
box-economy = economy row, by column
box-tourism = tourism row, by column
box-money = money at the start, in turn order
box-copies = copies of scarce buildings, by number of players
box-citizens = citizens of a player in the City Hall, waiting and in the common reserve
box-materials = wood, stone and metal
