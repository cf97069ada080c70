# La Città, in the new edition with its expansion and in the edition of 2000.

title-name = La Città
title-summary = Found cities in Renaissance Italy, feed their people, and offer them what they ask for this year: culture, education or health. Whoever offers less loses citizens to the neighbours.

## Options

option-edition = Edition
option-edition-help = The new edition lets you pass in any turn and shows the hidden voice cards for less gold.
value-edition-new = New edition
value-edition-2000 = Edition of 2000
option-expansion = Expansion
option-expansion-help = Roads, theatres, harbours, large farmhouses and estates, with a policy deck of their own; only with the new edition.
option-setup = Set-up
option-setup-help = Terrain and castles as recommended, or random terrain and castles placed by the players.
value-setup-recommended = Recommended
value-setup-advanced = Advanced
refusal-expansion-2000 = The expansion goes with the new edition only; choose the new edition or play without it.

## Words

gold = { $gold } gold
citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
}
markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}

service-culture = culture
service-education = education
service-health = health

building-castle = Castle
building-farmhouse = Farmhouse
building-quarry = Quarry
building-school = School
building-statue = Statue
building-fountain = Fountain
building-market = Market
building-palace = Palace
building-baths = Bathhouse
building-hospital = Hospital
building-cathedral = Cathedral
building-university = University
building-road = Road
building-theatre = Theatre
building-harbour = Harbour
building-large_farmhouse = Large farmhouse
building-estate = Estate

a-castle = a castle
a-farmhouse = a farmhouse
a-quarry = a quarry
a-school = a school
a-statue = a statue
a-fountain = a fountain
a-market = a market
a-palace = a palace
a-baths = a bathhouse
a-hospital = a hospital
a-cathedral = a cathedral
a-university = a university
a-road = a road
a-theatre = a theatre
a-harbour = a harbour
a-large_farmhouse = a large farmhouse
a-estate = an estate

policy-palace = Palace
policy-baths = Bathhouse
policy-hospital = Hospital
policy-cathedral = Cathedral
policy-university = University
policy-master_builder = Master builder
policy-bread_and_games = Bread and circuses
policy-blessed_times = Blessed times
policy-rich_harvest = Rich harvest
policy-ask_the_people = Ask the people
policy-harbour = Harbour
policy-large_farmhouse = Large farmhouse
policy-estate = Estate

## Phases and questions

phase-placing = First castles
phase-voice = Voice cards
phase-income = Income
phase-quarries = Income of the quarries
phase-growth = Growth
phase-action = Action
phase-politics = Political turns
phase-reveal = Voice of the people
phase-migration = Migration
phase-rehousing = Rehousing
phase-feeding = Feeding

prompt-place-castle = Where do you place a castle with 3 citizens? There must be at least three empty hexes between castles.
prompt-turn = Turn { $turn } of { $turns }: play a player card ({ $cards ->
    [0] none is ready
    [one] { $cards } is ready
   *[other] { $cards } are ready
}), take an open policy card, or pass.
prompt-politics = Turn { $turn } of { $turns }: play an action card ({ $cards ->
    [0] none is ready
    [one] { $cards } is ready
   *[other] { $cards } are ready
}), or take an open policy card.
prompt-where = Where do you build { $building }?
prompt-second-road = Where do you lay the second road? Or stop here.
prompt-found = Where do you found the new city? There must be at least three empty hexes between it and every other city.
prompt-giver = Which city sends a citizen to the new castle on { $hex }?
prompt-choose = What does the master builder build? A small, a medium or a large building costs { $prices } gold; you have { gold }.
prompt-markers = How many markers? One, two or three cost { $prices } gold; you have { gold } and { $left ->
    [one] { $left } unused marker
   *[other] { $left } unused markers
}.
prompt-where-markers = Which of your buildings do you place { markers } beside?
prompt-which-arch = { $building } on { $hex } has arches of two services. Which one do the markers strengthen?
prompt-citizens = How many citizens? One, two or three cost { $prices } gold; you have { gold }.
prompt-which-castle = Which castle takes in { citizens }?
prompt-harvest = Which farmhouse has a rich harvest this year?
prompt-look = Which hidden voice cards do you look at? Two are free, all three cost { $price } gold; you have { gold }.
prompt-attract = Two services are tied. Choose a city and the service it uses; it attracts a citizen from every neighbour that offers less of it.
prompt-order = Several of your cities attract the last citizens of a neighbour. Which one takes its turn first?
prompt-demolish = { $n ->
    [one] One of your buildings has no citizen left. Which building at the edge do you demolish?
   *[other] { $n } of your buildings have no citizen left. Which building at the edge do you demolish first?
}
prompt-pull-down = You may demolish some of your roads now. Choose one, or stop.
prompt-starve = Your food feeds { $food ->
    [one] { $food } citizen
   *[other] { $food } citizens
}; { $n ->
    [one] { $n } more has
   *[other] { $n } more have
} to leave. Which city does the next one leave?

move-gold = Play a card: take 2 gold
move-found = Play a card: found a city
move-build = Play a card: build { $building }
move-take = Policy card: { $card }
move-pass = Pass
move-choose = Build { $building }
move-markers = Place { markers }
move-citizens = Add { citizens }
move-look = Look at hidden cards { $one } and { $other }
move-look-all = Look at all three hidden cards
move-service = Strengthen { $service }
move-stop = Stop
move-at = { $hex }
move-from = From the city on { $city }
move-starve = A citizen leaves the city on { $city }
move-demolish = Demolish on { $hex }
move-demolish-what = Demolish { $building } on { $hex }
move-attract = City on { $city }: { $service }

## Refusals

refusal-not-in-play = { $hex } is not in play with this number of players. Choose a hex nearer the middle.
refusal-not-beside-own = { $hex } is not next to any of your cities. You can build { $building } only where it shares a side with one.
refusal-occupied = { $hex } is taken by { $building }. Choose an empty hex.
refusal-road-on-road = There is already a road on { $hex }. Choose an empty hex.
refusal-foreign-road = The road on { $hex } is not yours. You can build { $building } on an empty hex or on one of your own roads.
refusal-touches = A tile on { $hex } would join two cities, those on { $cities }. One empty hex has to stay between cities, even between two of yours.
refusal-no-lake = There is no lake next to { $hex }. You can build { $building } only beside a lake.
refusal-no-lake-anywhere = You have no free hex next to a lake, and you can build { $building } only there.
refusal-second-market = The city on { $city } already has a market; a city has one at most. Choose another city.
refusal-markets-everywhere = Each of your cities already has a market; a city has one at most.
refusal-castle-empty = The castle on { $city } holds only one citizen, who has to stay. Choose another city.
refusal-castles-empty = None of your castles holds two citizens: one moves out, and one has to stay.
refusal-no-citizens = This takes { $needed ->
    [one] { $needed } citizen
   *[other] { $needed } citizens
} from the supply, and { $supply ->
    [0] it is empty
   *[other] it has { $supply }
}.
refusal-no-tile = No tile is left for { $building }: all { $tiles } are on the board. A demolition may free one.
refusal-no-site = None of your cities has a free place where you can build { $building }.
refusal-no-expansion = You can build { $building } only with the expansion.
refusal-too-near = { $hex } is too close to the city on { $city }: { $gap ->
    [-1] it belongs to it
    [0] no hex lies between them
    [one] only { $gap } hex lies between them
   *[other] only { $gap } hexes lie between them
}, and three are needed. Choose a hex farther away.
refusal-founded = You have already founded a city this year; you may found the next one next year.
refusal-no-castle = All your { $castles } castles are on the board.
refusal-no-founding-site = There is no hex left with three empty hexes between it and every city.
refusal-no-player-card = All your cards are turned over; they are ready again next year.
refusal-pass = In the edition of 2000 you may pass only if you can do nothing else.
refusal-not-open = The card { $card } is not in the open row; choose one of the seven cards there.
refusal-too-expensive = This costs { $price } gold, and you have { $gold }. Choose something cheaper.
refusal-nothing-to-build = With { gold } there is nothing you can build.
refusal-no-marker = This takes { $needed ->
    [one] { $needed } unused marker
   *[other] { $needed } unused markers
}, and you have { $left }. All four come back at the end of the year.
refusal-no-arch = None of your buildings has an arch; markers go beside arches only.
refusal-not-own-building = There is no building of yours on { $hex }; choose one that is yours.
refusal-building-without-arch = There is { $building } on { $hex }, which has no arch; markers go beside arches only.
refusal-no-such-arch = { $building } has no arch of { $service }, but of other services. Choose one of those.
refusal-no-room = The city on { $city } can have at most { $limit } citizens; there is no room for { $n } more. Choose another city.
refusal-no-room-anywhere = None of your cities has room for { $n ->
    [one] { $n } more citizen
   *[other] { $n } more citizens
}. A market raises the limit.
refusal-not-own-castle = There is no castle of yours on { $hex }; choose one of your cities.
refusal-harvest-last-year = There is no rich harvest in year 6.
refusal-no-farmhouse = You have no farmhouse without a rich harvest; castles and other buildings do not count.
refusal-harvested = The farmhouse on { $hex } already has its rich harvest this year; choose another one.
refusal-not-own-farmhouse = There is no farmhouse of yours on { $hex }; a rich harvest needs one.
refusal-not-ruling = Nobody asks for { $service } this year; choose one of the services the people ask for.
refusal-not-waiting = There is no city of yours on { $hex } that has yet to decide.
refusal-must-demolish = { $n ->
    [one] One more building has to be demolished
   *[other] { $n } more buildings have to be demolished
}: each needs a citizen.
refusal-castle-last = The castle on { $hex } is demolished last, when the city has no citizen left. Choose another building.
refusal-demolish = You may not choose to demolish { $building }: the city has enough citizens.
refusal-splits = Without { $building } on { $hex } a part of the city would be cut off from the castle. Begin at the edge.
refusal-deserted = The city on { $city } has no citizen left.

## Events

event-castle-placed = { $seat } places a castle on { $hex }; it yields { $food } food.
event-year = Year { $year } of { $years } begins.
event-first = { $seat } is the first player.
event-voice = The open voice card shows { $voice }; { $left } left in the deck.
event-income = { $seat } earns { gold }.
event-growth = { $seat } has a new citizen in { $cities }.
event-penalty-turn = { $seat } turns a card over without effect, because citizens went hungry last year.
event-card-gold = { $seat } plays a card and takes { gold }.
event-card-build = { $seat } plays a card to build { $building }.
event-card-found = { $seat } plays a card to found a city.
event-founding = { $seat } founds a city on { $hex }.
event-founded = A citizen moves from { $city } to { $hex }, two come from the supply; the castle ({ $seat }) yields { $food } food.
event-policy = { $seat } takes the policy card { $card }.
event-chosen = { $seat } has the master builder build { $building }.
event-paid = { $seat } pays { gold }.
event-built = { $seat } builds { $building } on { $hex }, in the city on { $city }.
event-one-road = { $seat } lays one road only.
event-markers = { $seat } chooses { markers }.
event-marking = { $seat } chooses the building on { $hex }.
event-marked = { $seat } places { markers } beside { $building } on { $hex }: more { $service }.
event-blessed = { $seat } chooses { citizens }.
event-arrived = { citizens } from the supply { $n ->
    [one] comes
   *[other] come
} to the city on { $city } ({ $seat }).
event-harvest = { $seat } has a rich harvest on { $hex }: { $food } more food this year.
event-looked = { $seat } looks at hidden voice cards: { $places }.
event-seen = Hidden voice cards { $places }: { $voices }.
event-opened = New in place { $slot } of the row: { $card }.
event-reshuffled = The { $cards } discarded policy cards are shuffled into a new deck.
event-passed = { $seat } passes.
event-cards-ready = The cards of all players are ready again; the policy cards that were played are discarded.
event-revealed = The voice cards of this year: { $voices }.
event-ruling = The people ask for: { $services }.
event-named = { $seat } names { $service } for the city on { $city }.
event-migrated = A citizen moves from { $from } ({ $other_seat }) to { $city } ({ $seat }), for { $service }.
event-lost = A citizen leaves { $from } ({ $other_seat }) for { $service }; { $city } ({ $seat }) has no room.
event-demolished = { $seat } demolishes { $building } on { $hex }, in the city on { $city }.
event-over-limit = { citizens } above the new limit { $n ->
    [one] leaves
   *[other] leave
} the city on { $city } ({ $seat }).
event-roads-kept = { $seat } keeps the other roads.
event-razed = The city on { $city } is deserted; { $seat } takes the castle back.
event-hunger = { $seat } has { $food } food, not enough: { citizens } { $n ->
    [one] has
   *[other] have
} to leave.
event-starved = A citizen leaves the city on { $city } ({ $seat }).
event-fallen = { $seat } has no city left and is out of the game.
event-end = The game is over.

## Points

score-citizens = Citizens
score-services = Services
score-penalty = Hunger
source-citizens = citizens
source-complete = cities with all three services
source-hunger = hunger in year 6
end-six-years = The sixth year is over.
end-one-left = At most one player still has a city.
tie-gold = Equal in points; the gold left decides.
tie-shared = Equal in points and gold; the place is shared.

## Terminal

# On the map: one letter before the number of citizens, two otherwise.
code-castle = C
code-farmhouse = Fa
code-quarry = Qu
code-school = Sc
code-statue = St
code-fountain = Fo
code-market = Ma
code-palace = Pa
code-baths = Ba
code-hospital = Ho
code-cathedral = Ct
code-university = Un
code-road = Ro
code-theatre = Th
code-harbour = Ha
code-large_farmhouse = LF
code-estate = Es

terrain-farm = Farm { $wheat }
terrain-mountain = Mountain
terrain-lake = Lake

show-over = The game is over
when = Year { $year }
show-year = Year { $year } of { $years }: { $phase }
show-turn = , turn { $turn } of { $turns }
show-first = First player: { $seat }
show-map = Tiles: letter of the seat, building (castle: number of citizens in it), number of markers. Empty hexes: food that a castle or farmhouse would yield there; × is not in play.
show-player = Player
show-citizens = Citizens
show-food = Food
show-gold = Gold
show-cards-ready = Cards
show-castles = Castles
show-markers = Markers
show-points = Points
show-short = { $food } (−{ $n })
show-lost = out
show-penalty = hunger
show-city = City
show-population = People
show-in-castle = Castle
show-complete = Points
show-rivals = Neighbours
show-voice = Voice cards
show-spent = Shown before
show-row = Policy cards
show-scarce = Few tiles left
show-if = If the people ask for { $service }

## The box

box-buildings = Buildings. Of those that share their tiles, which are printed on both sides, the number is that of the tiles.
box-policies = Policy cards, and how many of each are in the deck of the base game and in that of the expansion.
box-terrain = Terrain tiles.
box-extension = Terrain tiles of the expansion.
box-board = The board.
box-setups = Recommended set-ups: the terrain of the spots in their order, and the castles of each player.
box-building = Building
box-size = Size
box-services = Service points
box-tiles = Tiles
box-card = Card
box-does = What it does, and for how much gold
box-base = Base
box-expansion = Expansion
box-terrain-tile = Terrain
box-spot = Spot
box-players = Players
box-terrain-laid = Terrain
box-castles = Castles
box-what = What
box-number = Number
box-hexes = hexes in play with { $players } players
box-spots = spots for terrain
box-border = border, clockwise from the north-west
box-culture = culture { $n }
box-education = education { $n }
box-health = health { $n }
box-does-build = { $cost }: builds { $building }
box-does-build_size = { $cost }: builds a building of size { $size }
box-does-markers = { $cost }: markers: { $n }
box-does-citizens = { $cost }: citizens: { $n }
box-does-harvest = { $cost }: doubles the food of a farmhouse
box-does-look = { $cost }: shows hidden voice cards: { $n }
terrain-wasteland = Wasteland

## Worked examples

example-food = How much food does { $building } on { $hex } yield?
example-food-in-all = How much food do your cities yield together?
example-gold = How much gold does { $building } on { $hex } earn each year?
example-gap = How many hexes lie between { $one } and { $other }?
example-service = How many points of { $service } does the city on { $city } have?
example-service-then = And how many points of { $service } does the city on { $city } have then?
example-citizens = How many citizens do you have?
example-markers = How many markers do you have left?
example-deck = How many policy cards are left in the deck?
