left-neighbour = Left neighbour
right-neighbour = Right neighbour
around = Around the table
partner = Partner
free-city = Free City
city = { $name }, { $board }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choosing = is choosing
diplomacy = Diplomacy tokens
age = Age { $age }
turn = turn { $turn } of { $turns }
passes-left = hands go left
passes-right = hands go right
discard = { $number ->
    [0] Discard pile empty
    [one] { $number } card discarded
   *[other] { $number } cards discarded
}
my-city = My city
hand = Your hand
leaders-in-hand = Leaders in hand
to-keep = Leaders to choose from
the-pile = Discard pile
to-copy = Your neighbours' leaders
score = Score so far
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conflicts = Conflict ahead
against = { $mine } to { $theirs }
conflict-win = +{ $points }
conflict-lose = −{ $points }
conflict-even = =
conflict-absent = The dove keeps you out of this conflict.
conflict-nobody = There is nobody to compare with.
production = What I produce
costs = costs { $price }
build = Build
recruit = Recruit
stage = Stage { $number }
sell = Discard
discard-leader = Discard
keep = Keep
take = Build for free
copy = Copy
for-coins = { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
plus-three = +3
not-possible = not possible
how-to-pay = How do you pay?
ways = { $number ->
    [1] one way
   *[other] { $number } ways, the cheapest first
}
to-the-bank = bank
in-all = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
choose-card = Choose a card, then what to do with it.
planned = Your choice: { $card }. You may still change it.
stage-done = Stage { $number }, built
stage-open = Stage { $number }
holder = { $name } plays the Free City this turn.
use-build = to build
use-stage = for a stage
use-sell = to discard
use-keep = to keep
partner-hand = { $name } holds
partner-plan = Plans { $card }, { $use }.

scene-conflict = Conflicts
hands-left = Hands go to the left ⟲
hands-right = Hands go to the right ⟳
team = Team { $number }
team-mine = My team
free-city-turn = You decide for the Free City
left = left neighbour
right = right neighbour
debts = Debts
