plan = Plan of the borough. Arrow keys move over the cells, Enter acts, R rotates, F flips, question mark asks why not, page keys go to the next possible place.
people = Players
boroughs = Boroughs
choices = Choices
turning = The tile in your hand
zoom = Show the plan larger
rotate = Rotate
flip = Flip
shape = Shape { $shape }
lay-here = Place it here

round = Round { $round } of { $rounds }
screens = behind the screens
points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
score-now = Points as far as they are known, if the game ended now
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
lost = Lost to pollution
host = Hosts the Mayor and plays first
enlarge = tap to enlarge
enlarge-borough = Show { $name }'s borough large
places = { $number ->
    [one] { $number } possible place
   *[other] { $number } possible places
}

votes-name = Votes
pollution-name = Pollution
zone-name = Zone
money-name = Money
in-hall = Citizens in the City Hall
money = ${ $money }
citizens-line = { $hall } in the City Hall, { $career } in the Career Space, { $reserve } in reserve

cell = { $cell }
possible = possible
not-now = not now
fits = the tile fits
fits-not = the tile does not fit
free-slot = free
citizen-of = { $name }'s citizen
tourist-of = { $name }'s Tourist
hall-citizens = { $number ->
    [0] nobody inside
    [one] { $number } citizen inside
   *[other] { $number } citizens inside
}
cemetery-of = Cemetery of one of { $name }'s citizens
blocked = closed by the Mayor
outside = outside the Buildable Zone
empty = empty

growing = The tile grows
growing-hint = Point at a lit cell: the tile grows there and keeps its slots. A second touch or Enter confirms.
in-hand = In your hand
ways = { $number ->
    [one] { $number } place is possible
   *[other] { $number } places are possible
}
hand-hint = Point at a lit cell: the tile shows where it would go, with its influence. R rotates, F flips, Enter or a second touch places it.
what-to-build = What do you build?
works-left = { $number ->
    [0] No build action left
    [one] { $number } build action left
   *[other] { $number } build actions left
}
tiles-left = { $number ->
    [0] none left
   *[other] { $number } left
}
costs-money = costs ${ $price }
gift = free
saves = the Architect saves one raw material
supply = Supply

hall-share = City Hall { $hall }, Warehouses { $stores }

ring = Action cards
ring-hint = Going round from the card taken last, each free card you skip costs $1.
ring-hint-solo = The two cards beside the Mayor are free, the one opposite costs $2.
taken-by = taken by { $name }

column = column { $column }
column-price = Costs ${ $price } or { $price ->
    [one] { $price } vote
   *[other] { $price } votes
}
or = or
gift-tile = a free tile of size { $size }
gift-economy = ${ $number } or { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
gift-citizens = { $number ->
    [one] { $number } new citizen
   *[other] { $number } new citizens
}
disc-of = { $name }'s disc
discs-off = Not in the council yet:

choose-promise = Which promise do you make?
promises = Promises
your-promise = Your promise
your-promises = Your promises
hidden-promise = a promise, { $pile }
holds = currently fulfilled
not-yet = not yet
kept = kept
broken = broken

ratings = Titles to earn
rating-locality = Locality
rating-hamlet = Hamlet
rating-village = Village
rating-market_town = Market town
rating-borough = City
rating-suburb = Suburb
rating-town = Town
rating-metropolis = Metropolis
rating-capital = Capital
rating-megalopolis = Megalopolis
rating-from = from { $least }

scene-income = Income
scene-promising = Promises are made
scene-vote = The vote
scene-pollution = Pollution
scene-promises = Promises
