# Small City, Deluxe edition.

title-name = Small City Deluxe
title-summary = Build a borough tile by tile, house its citizens where culture is near, keep smoke away from homes, and collect votes for eight rounds. Pollution and broken promises cost votes at the end.

## Options

option-borough = Borough boards
option-borough-help = The easy side has more room, at the start and at the end, than the expert side.
value-borough-easy = Easy side
value-borough-expert = Expert side
value-borough-choose = Everybody chooses
side-easy = the easy side
side-expert = the expert side
option-game = Game
option-game-help = The advanced game adds special promises and four kinds of victory.
value-game-base = Base game
value-game-advanced = Advanced game
option-victory = Victory
option-victory-help = What decides in the advanced game: votes, money and property, citizens in play, or cells of culture.
value-victory-electoral = Electoral victory
value-victory-economic = Economic victory
value-victory-citizen = Citizen victory
value-victory-cultural = Cultural victory
option-difficulty = Solo difficulty
option-difficulty-help = How deadly pollution is when you play alone.
value-difficulty-citizen = Level Citizen
value-difficulty-mayor = Level Mayor
value-difficulty-deputy = Level Deputy
value-difficulty-senator = Level Senator
value-difficulty-president = Level President
refusal-victory-advanced = Only the advanced game has other victories than the electoral one; choose the advanced game.
refusal-difficulty-solo = Only solo play has levels of difficulty; with several players, choose Level Citizen.

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
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-metal = { $n } metal
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
action-mediator-text = Each tile you build this round costs $1 less, but at least $1; this does not apply to Cultural Buildings.
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
    [one] raw material is
   *[other] raw materials are
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

prompt-side = Which side of your board do you play? The easy side starts with { $easy } × { $easy } cells, the expert side with { $expert } × { $expert }.
prompt-city-hall = Where do you place your City Hall? Cultural Buildings around it will let homes grow. All Halls are shown together.
prompt-keep = Which of these promises do you make? The others go back under their piles, face down.
prompt-mayor = On which street in { $host_seat }'s borough do you place the Mayor? Nothing may be built on the two cells beside it this round.
prompt-action = Take an action card; you have ${ $money }. Going round from the card taken last, every free card you skip costs $1.
prompt-action-solo = Take an action card; you have ${ $money }. The two beside the Mayor are free, the one opposite costs $2.
prompt-planner = The Urban Planner lets you extend your zone to { $side } × { $side } now. Do you?
prompt-gain = Take ${ $money } or { votes }?
prompt-work = Build, enlarge, demolish or extend; you have ${ $money } and { $works ->
    [0] no action
    [one] { $works } action
   *[other] { $works } actions
} left.
prompt-place = Where do you place { $tile }?
prompt-enlarge = How do you enlarge { $tile }?
prompt-warehouse = Where do you place the Warehouse of the new Factory?
prompt-save = Which raw material does the Architect save on { $tile }?
prompt-take-goods = { $tile } costs { $number } { $good }. How many of them come from the City Hall?
prompt-man = Move a citizen onto { $tile } now, to activate it?
prompt-citizen = { $number ->
    [0] All required moves are made. Move anyone else?
    [1] One citizen still has to move. Who is next?
   *[other] { $number } citizens still have to move. Who is next?
}
prompt-slot = Where do you move the citizen at { $cell } ({ $from_seat })?
prompt-house = There are more empty houses than citizens in the City Hall ({ $number }). Which house gets one?
prompt-convert = You have ${ $money }. Citizens at their shops: { $sales } to sell, { $purchases } to buy votes, { $trades } to trade for votes. What next?
prompt-take-one = Does the raw material come from the City Hall or from a Warehouse?
prompt-produce = The supply has only { $number } { $good } left. In which borough is the next piece produced?
prompt-yield = There is no room for all products. Which one do you give up?
prompt-share = New raw materials: { $goods }. How many of them go to the City Hall?
prompt-shelve = Which piece goes to the City Hall? { $number ->
    [one] { $number } piece is
   *[other] { $number } pieces are
} still to go there.
prompt-victim = Pollution kills. Who dies in your borough?
prompt-grave = Which cell becomes a cemetery?
prompt-invest = Do you move a disc in the City Council? You have ${ $money } and { votes }.
prompt-pay = { $row } costs ${ $price } or { $price ->
    [one] { $price } vote
   *[other] { $price } votes
}. How do you pay?
prompt-pay-or-promise = { $row } costs ${ $price } or { $price ->
    [one] { $price } vote
   *[other] { $price } votes
}, or a special promise, chosen from { $cards }. How do you pay?
prompt-goods = Which raw materials do you take?
prompt-gift = You may build a free tile of size { $size }. Which one?
prompt-gift-any = You may build a free tile of any size up to { $size }, whatever its requirements. Which one?

## Moves

move-done = Done
move-decline = No
move-extend = Extend the zone
move-side = Play { $side }
move-keep = Make “{ $promise }”
move-mayor = Between { $cell } and { $other_cell }
move-take = Take { $action }
move-build = Build { $tile }
move-place = { $tile } on { $cells }
move-enlarge = Enlarge the tile at { $cell }
move-enlarge-what = Enlarge { $tile } at { $cell }
move-demolish = Demolish the tile at { $cell }
move-demolish-what = Demolish { $tile } at { $cell }
move-man = Activate it with the citizen at { $cell }
move-house = House a citizen at { $cell }
move-victim = The person at { $cell }
move-bury = Bury at { $cell }
move-citizen = Move the citizen at { $cell } ({ $seat })
move-citizen-what = Move the citizen in { $tile } at { $cell } ({ $seat })
move-to = Go to { $cell } ({ $seat })
move-to-what = Go to { $tile } at { $cell } ({ $seat })
move-save = Save 1 { $good }
move-sell = Sell 1 { $good } for ${ $money }
move-trade = Trade 1 { $good } for { votes }
move-shelve = 1 { $good } to the City Hall
move-yield = Give up the { $good } produced in { $seat }'s borough
move-produce = Produce the { $good } in { $seat }'s borough
move-buy = Buy { votes } for ${ $money }
move-hall = City Hall: { $number }
move-from-hall = From the City Hall
move-from-warehouse = From a Warehouse
move-advance = Advance in the { $row } row
move-start = Start again in the { $row } row with the disc from { $source }
move-start-new = Start in the { $row } row with a new disc
move-pay-money = Pay with money
move-pay-votes = Pay with votes
move-pay-promise = Take a special promise
move-gain-money = Take money
move-gain-votes = Take votes
move-goods = Take { $number } { $good }

## Refusals

refusal-place = { $tile } cannot go here: it must be wholly inside your Buildable Zone, on empty cells.
refusal-not-drawn = “{ $promise }” is not among the promises you have drawn; choose one of those.
refusal-no-street = Between { $cell } and { $other_cell } there is no street: both cells must be empty and inside the zone.
refusal-card-taken = { $action } is not free any more; choose another card.
refusal-card-price = { $action } costs ${ $price } to reach; you have ${ $money }. Choose a nearer card.
refusal-no-works = You have no build action left for { $tile }.
refusal-lost = Your pollution has reached 100%; you have lost.
refusal-no-tile = No tile of yours begins at { $cell }; choose one of your tiles.
refusal-none-left = There is no { $tile } left in the supply; choose another tile.
refusal-mayor = { $tile } cannot go beside the Mayor this round; choose other cells.
refusal-no-room = There is no room for { $tile } in your Buildable Zone.
refusal-one-cell = { $tile } needs a cell that has { $number ->
    [one] the { $number } influence
   *[other] all { $number } influences
} by itself.
refusal-needs-culture = { $tile } must be influenced by { $number ->
    [one] a Cultural Building
   *[other] { $number } different Cultural Buildings
}.
refusal-needs-homes = { $tile } must be influenced by { $number ->
    [one] a Residential Zone
   *[other] { $number } different Residential Zones
}.
refusal-needs-industry = { $tile } must be influenced by a Refinery or a Port (level 3: by both).
refusal-warehouse = { $tile } needs a Warehouse next to it, and there is no room or no Warehouse left for it.
refusal-once = You may build { $tile } only once.
refusal-too-expensive = { $tile } costs ${ $price }; you have ${ $money }.
refusal-goods = For { $tile } you lack { $missing }{ $saved ->
    [0] {""}
   *[other] , and the Architect saves only one piece
}.
refusal-home-industry = { $tile } may not be in the influence zone of an industrial building; choose cells farther away.
refusal-industry-home = { $tile } may not be in the influence zone of a Residential Zone; choose cells farther away.
refusal-never-grows = { $tile } cannot be enlarged.
refusal-growth-influence = { $tile } is not influenced by enough buildings for level { $level }.
refusal-growth-room = { $tile } cannot be enlarged to level { $level } this way: there is no suitable tile or no free cell for it.
refusal-fresh = { $tile } was built in this phase; it may be enlarged to level { $level } in a later round.
refusal-one-demolition = Only one tile may be demolished in a phase; { $tile } has to stay.
refusal-hall-stays = The City Hall cannot be demolished.
refusal-demolition-price = Demolishing { $tile } costs ${ $price }; you have ${ $money }.
refusal-demolition-people = { $tile } cannot be demolished: there is not enough room in a City Hall for the people on it.
refusal-largest = Your Buildable Zone is already as large as it can be.
refusal-extension-works = If you extend the zone, you may build only one tile, and extend only once.
refusal-other-tile = You are placing { $tile }; choose cells for it.
refusal-warehouse-place = The Warehouse must be next to the new Factory, on a free cell away from homes.
refusal-save = The Architect cannot save { $good } here; choose another raw material.
refusal-hall-number = Choose a number from { $low } to { $high }.
refusal-no-citizen = There is no citizen of yours at { $cell }; choose one of your citizens.
refusal-must-move = Some of your citizens still have to move.
refusal-no-borough = There is no such borough at this table.
refusal-moved = The citizen at { $cell } has already moved; choose another one.
refusal-no-slot = There is no slot the citizen at { $cell } could move to; choose another citizen.
refusal-not-a-slot = There is no slot for a citizen at { $cell } ({ $seat }); choose another place.
refusal-slot-taken = The slot at { $cell } ({ $seat }) is taken; choose a free one.
refusal-relay = One of your citizens worked at { $cell } ({ $seat }) when the phase began; another may not take over. Choose another slot.
refusal-post-from-abroad = Only a citizen who is in your borough may activate the building at { $cell }, not a Tourist coming home. Choose another slot.
refusal-tourist-home = Your Tourist at the far side cannot go straight home to { $cell } ({ $seat }) while there are slots closer by. Choose one of those.
refusal-not-neighbour = { $cell } ({ $seat }) is not in a neighbouring borough; choose a slot closer by.
refusal-borough-out = Nobody may enter { $seat }'s borough any more, not even { $cell }. Choose another slot.
refusal-tourist-slot = Tourists may not enter { $cell } ({ $seat }); choose another slot.
refusal-police = { $cell } ({ $seat }) is guarded by the Police Station; choose another slot.
refusal-tourist-limit = You already have as many Tourists as you may in { $seat }'s borough; none can go to { $cell }. Choose another borough.
refusal-no-empty-house = There is no empty home at { $cell }; choose another one.
refusal-no-worker = None of your citizens is left for this.
refusal-bundle-price = This bundle costs ${ $price }; you have ${ $money }.
refusal-no-good = You have no { $good } for this; choose another raw material.
refusal-nobody-produces = None of your citizens produces { $good } there, or it is not scarce.
refusal-yield = This { $good } stays for now: products of Tourists are given up first. Choose one of those.
refusal-clinic = The Clinic protects your citizen at { $cell }; choose somebody else.
refusal-nobody-there = There is nobody at { $cell }; choose somebody in your borough.
refusal-grave = { $cell } is not an empty cell of the zone; choose one that is.
refusal-grave-apart = { $cell } does not touch a cemetery, and another empty cell does. Choose that one.
refusal-council-price = You cannot pay for the { $row } row; choose another row, or stop.
refusal-no-disc = You have no disc there to move in the { $row } row; choose another row.
refusal-two-discs = Your other disc is already in the { $row } row; choose another row.
refusal-last-column = A disc in the last column stays there; it cannot move in the { $row } row. Choose another disc.
refusal-pay = You cannot pay this way; choose another way.
refusal-other-goods = This column does not offer { $number } { $good }.
refusal-gift-cultural = The council does not give Cultural Buildings such as { $tile }; choose another tile.
refusal-gift-size = { $tile } does not have the right size; choose one of size { $sizes }.

## Events

event-side = { $seat } plays { $side } of the board.
event-hall = { $seat } places the City Hall on { $cell }.
event-dealt = You draw { $promises }.
event-keeps = { $seat } makes “{ $promise }”.
event-promise-kept = { $seat } makes a promise of the pile “{ $pile }”.
event-round = Round { $round } of { $rounds }. The Mayor visits { $host_seat }.
event-mayor = { $guide_seat } places the Mayor on the street between { $cells } in { $seat }'s borough.
event-mayor-stays = The Mayor stays in { $seat }'s borough.
event-mayor-aside = The Mayor finds no street in { $seat }'s borough.
event-ring = The action cards form this circle: { $actions }.
event-action = { $seat } takes { $action } { price }.
event-money = { $seat } gets ${ $money }: { $source }.
event-votes = { $seat } gets { votes }: { $source }.
event-extended = { $seat } extends the zone to { $side } × { $side }.
event-screen = { $seat } removes the screen.
event-built = { $seat } builds { $tile } on { $cells } { price }.
event-gift-built = { $seat } gets { $tile } on { $cells } from the council { price }.
event-warehouse = { $seat } places a Warehouse on { $cells }.
event-saved-good = The Architect saves { $seat } 1 { $good }.
event-spent = { $seat } spends 1 { $good } from { $place }.
event-housed = One of { $seat }'s citizens moves in at { $cell }.
event-manned = { $seat } activates { $tile } with the citizen at { $cell }.
event-sent-home = { $seat }'s citizen at { $cell } ({ $from_seat }) goes to { $place }.
event-enlarged = { $seat } enlarges a tile: { $tile } on { $cells }.
event-demolished = { $seat } demolishes { $tile } at { $cell } { price }; pollution is now { $level }%.
event-work-scarce = { $seat } cannot have { $tile }: the supply has run out. It is not built and not paid.
event-work-lost = { $seat }'s plan for { $tile } is no longer possible; it is not carried out and not paid.
event-moved = { $seat }'s citizen moves from { $cell } ({ $from_seat }) to { $to_cell } ({ $to_seat }).
event-arrived = { $number ->
    [1] One citizen arrives
   *[other] { $number } citizens arrive
} in { $seat }'s City Hall.
event-bought = { $seat } buys { votes } for ${ $money }.
event-produced = { $seat } produces 1 { $good } in { $in_seat }'s borough.
event-returned = { $seat } has no room for 1 { $good }; it goes back to the supply.
event-left-abroad = { $seat } leaves 1 { $good } in one of { $in_seat }'s Warehouses.
event-no-room-abroad = { $seat } finds no room for 1 { $good } in { $in_seat }'s borough; it goes back to the supply.
event-stored = { $seat } stores 1 { $good } in { $place }.
event-pollution = { $seat }'s borough produces { $points ->
    [one] { $points } point
   *[other] { $points } points
} of pollution; its level is { $level }%.
event-eliminated = Pollution reaches 100% in { $seat }'s borough: { $seat } has lost.
event-replaced = One of { $seat }'s citizens takes the slot at { $cell }.
event-rescued = The Fire Station saves { $seat }'s Tourist at { $cell } ({ $in_seat }).
event-died = { $seat }'s citizen at { $cell } ({ $in_seat }) dies of pollution.
event-grave = { $cell } becomes a cemetery in { $seat }'s borough.
event-no-grave = There is no cell for a cemetery; { $seat }'s citizen leaves the game.
event-disc-enters = { $seat } pays { $means } and enters the { $row } row.
event-disc-advances = { $seat } pays { $means } and reaches column { $column } of the { $row } row.
event-disc-restarts = { $seat } pays { $means } and starts in the { $row } row with the disc from { $source }.
event-draws = { $seat } draws { $number ->
    [one] { $number } special promise
   *[other] { $number } special promises
}.
event-goods = { $seat } gets { $number } { $good } from the council.
event-no-gift = The council has no tile for { $seat } to build.
event-citizens = { $number ->
    [0] No citizen comes
    [1] One citizen comes
   *[other] { $number } citizens come
} to { $seat }.
event-property = { $seat }'s property value is now { $value }.
event-census = { $seat } has counted { $number ->
    [one] { $number } citizen
   *[other] { $number } citizens
} in all.
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
tie-pollution = Equal so far; the lower pollution decides.
tie-money = Equal so far; the most money decides.
tie-votes = Equal so far; the most votes decide.
tie-shared = Equal in everything; the victory is shared.
end-eight-rounds = The eight rounds are over.
end-one-left = Only one borough has survived the pollution.
end-all-lost = Pollution has defeated everybody; nobody wins.
end-solo-lost = Pollution has defeated you.
end-solo-unrated = The eight rounds are over, without a title yet.
end-solo-locality = The eight rounds are over: you have founded a Locality.
end-solo-hamlet = The eight rounds are over: you have founded a Hamlet.
end-solo-village = The eight rounds are over: you have founded a Village.
end-solo-market_town = The eight rounds are over: you have founded a Market town.
end-solo-borough = The eight rounds are over: you have founded a City.
end-solo-suburb = The eight rounds are over: you have founded a Suburb.
end-solo-town = The eight rounds are over: you have founded a Town.
end-solo-metropolis = The eight rounds are over: you have founded a Metropolis.
end-solo-capital = The eight rounds are over: you have founded a Capital.
end-solo-megalopolis = The eight rounds are over: you have founded a Megalopolis.

## On a terminal

when = Round { $round }
show-round = Round { $round } of { $rounds }: { $phase }
show-standing = As things stand: { $points }
show-mayor = The Mayor closes { $cells } in { $seat }'s borough.
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
show-promise-holds = { $promise }: { $text } Currently fulfilled: { $points }.
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
box-slot = { $n } × { $function }
box-promises-drawn = special promises drawn, by column
box-economy = economy row, by column
box-tourism = tourism row, by column
box-money = money at the start, in turn order
box-copies = copies of scarce buildings, by number of players
box-citizens = citizens of a player in the City Hall, waiting and in the common reserve
box-materials = wood, stone and metal

## Worked examples

example-zone = { $tile } on { $cells }: how many cells does its influence zone have?
example-influences = { $tile } on { $cells }: how many influences does it have?
example-votes-of = { $tile } on { $cells }: how many votes does it bring?
example-property = { $tile } on { $cells }: how much does it add to your property value in every round?
example-votes = How many votes do your homes bring?
example-price = { $action }: how many dollars does it cost you?
example-cost = And how many dollars does that cost?
example-cost-goods = And how much { $good } does that cost?
example-column-money = How many dollars does column { $column } cost?
example-column-votes = How many votes does column { $column } cost, if you pay with votes?
example-people = How many citizens and Tourists are on tiles of your borough?
example-products = How many raw materials were produced in your borough?
example-parks = How many cells do your parks cover?
example-pollution = How many points of pollution does your borough produce?
example-drawn = And how many special promises do you draw?
example-put-back = And how many of them go back under the deck?
example-hall-citizens = How many citizens are in your City Hall?
example-hall-room = How many slots of your City Hall are free?
