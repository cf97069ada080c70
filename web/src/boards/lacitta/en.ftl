map = Map of the cities. Arrow keys move over the hexes, Enter acts, question mark asks why not, page keys go to the next possible place.
zoom = Map view
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole map
build-here = Here, on { $hex }
choose-here = Choose { $hex }

service-culture = Culture
service-education = Education
service-health = Health

people = Players
player = { $name }: { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
}, { $food } food, { $gold } gold, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city = City on { $castle }: { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
} of { $limit }, culture { $culture }, education { $education }, health { $health }
no-limit = any number
to-play = to play
first-player = First player
ordinal = st
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
score-now = Points, if the game ended now
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
lost = Out of the game
citizens-title = Citizens
food-title = Food for this many citizens
gold-title = Gold, and income a year
cards-title = { $number ->
    [0] No card ready
    [one] { $number } card ready
   *[other] { $number } cards ready
}
markers-title = { $number ->
    [one] { $number } unused marker
   *[other] { $number } unused markers
}
castles-title = { $number ->
    [one] { $number } unused castle
   *[other] { $number } unused castles
}
penalty = hunger
penalty-title = Citizens went hungry last year: in the first turn a player card is turned over without effect

year = Year { $year } of { $years }
turn = turn { $turn } of { $turns }
supply = { $number ->
    [one] { $number } citizen in the supply
   *[other] { $number } citizens in the supply
}

voice = Voice of the people
seen-card = Hidden card { $number }, which you have seen: { $service }
hidden-card = Hidden card { $number }
only-you = You have looked at this card
rules-now = The people ask for: { $services }
voice-left = Not seen yet

player-cards = Player cards
action-cards = Action cards
take-gold = Take gold
found-city = Found a city
tiles-left = { $number ->
    [one] { $number } tile left
   *[other] { $number } tiles left
}
policies = Policy cards
deck = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
costs = { $price } gold
carried-out = { $card }, being carried out
by-the-lake = by a lake
policy-build = a building
policy-build_size = any building
policy-markers = service for this year
policy-citizens = new citizens
policy-harvest = a farmhouse yields double
policy-look = look at hidden cards
pass = Pass
choices = Choices
free = free

if-now = At the year's end
show-moves = Who would move if the people asked for { $service }
votes = { $number ->
    [0] on no card you know
    [one] on { $number } card you know
   *[other] on { $number } cards you know
}
flow = A citizen moves from { $from } ({ $loser }) to { $to } ({ $winner })
no-room = no room
nobody-moves = Nobody moves.

neighbours = Neighbours
no-neighbour = No rival next to it
gap = gap { $gap }
leaves = full
missing = { $number ->
    [one] { $number } citizen missing
   *[other] { $number } citizens missing
}
not-in-play = not in play
lake = lake
your = { $building } – yours
whose = { $building } ({ $name })
empty-hex = Empty hex

hex = hex { $id }
hex-own = your { $building }
hex-other = { $building } ({ $name })
hex-empty = empty
hex-citizens = { $number ->
    [0] no citizen
    [one] { $number } citizen
   *[other] { $number } citizens
}
hex-city = city on { $castle }, { $citizens } of { $limit }
hex-beside = beside { $what }
hex-marker = { $number } more { $service }
hex-harvest = rich harvest
hex-can = can be chosen
terrain-farm1 = farm 1
terrain-farm2 = farm 2
terrain-farm3 = farm 3
terrain-mountain = mountain
terrain-lake = lake
terrain-wasteland = wasteland

scene-voice = The voice of the people
scene-migration = Citizens move
scene-hunger = Hunger
scene-year = A new year
