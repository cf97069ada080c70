plan = Plan of the city. Arrow keys move over the places, Enter builds, R turns the card, question mark asks why not, page keys go to the next possible place.
people = Players
round = Round { $round } of { $rounds }
points = { $points ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
first-player = First player of this round
money-name = Money
income = Income of this round
size-name = Cards the city has, and may have
pollution = Pollution
cards-of = { $counted } of { $limit } cards
in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
enlarge-city = Show { $name }'s city large
look-at = Districts and income
back-to-mine = Back to my city
city-of = { $name }'s city
show-whole = Whole city
show-region = My region

flag-money = ${ $money }

hint-divide = Touch a card: it goes to the lit place. An open eye means face up, a closed eye face down.
hint-take = Which cards does your city need? You will see the face-down ones only once you have taken them.
hint-pick = Touch a card in your hand; the places where it may go light up.
hint-place = Lit places are available. Touch any other place to learn why not.
hint-turn = Lit places are available. To turn the card: R, the wheel, or touch it.
hint-grow = Touch a lit place: the district next to it grows there.
spans = The city spans { $columns } × { $rows } places; it may reach { $size } × { $size }, in any direction.
fixed = The square is fixed: { $size } × { $size } places.
spans-rows = The common city spans { $rows } rows; it may reach { $size }, up or down.
touch-again = Touch the place once more to build there

hand = Your cards
drawn = The cards you drew
under-pile = under the pile
for-money = { $name } (${ $money })
held = { $card } is in your hand. Choose a place.
held-turn = { $card } is in your hand. Turn it, then choose a place.
swap = Build { $card } instead
turn = Turn
put-back = Put the card back
give-up = Build nothing

lots = Lots
dividing = The cards are divided
two-lots = Two lots
lot-first = First lot
lot-second = Second lot
cards-of-lot = { $cards }{ $hidden ->
    [0] { "" }
   *[other] { " " }and { $hidden } hidden
}{ $money ->
    [0] { "" }
   *[other] , with ${ $money }
}
take-this = Take this lot
face-down = Face down
why-not-yet = why not this one?
money-on = Money on: { $lot }
less-on = Less money on: { $lot }
more-on = More money on: { $lot }

shop = Purchases
industry-use = room for 5 more cards
park-residential = empty places next to it bring points
park-economic = empty places next to it bring $5
park-industrial = fills a place
park-commercial = fills a place
park-happiness = doubles the happiness next to it
left-in-reserve = { $left } left
buy-for = , buy it for ${ $money }
buy-nothing = Buy nothing

size-of = { $counted } of { $limit } cards, { $industries ->
    [0] no industry
    [one] { $industries } industry
   *[other] { $industries } industries
}
pollution-is = Pollution { $percent }%
will-grow = What will grow
account = Income and score
score-now = If the game ended now
score = Score
total = Total
cleaning = Coming down to 30% will cost ${ $money } at the end.
too-dirty = More than 30% pollution and not enough money to clean up: this city would lose.
district-size = { $type ->
    [commerce] { $size ->
        [one] { $size } shop
       *[other] { $size } shops
    }
   *[other] { $size ->
        [one] { $size } residence
       *[other] { $size } residences
    }
}
grows-at = grows on { $cells }
grows-with = { $type ->
    [commerce] { $number ->
        [one] { $number } more residential neighbour
       *[other] { $number } more residential neighbours
    }
   *[other] { $number ->
        [one] { $number } more culture neighbour
       *[other] { $number } more culture neighbours
    }
} to grow
stopped-reserve = would grow, but the reserve is empty
stopped-limit = would grow, but the city is full: build an industry
stopped-place = would grow, but has no place
stopped-suburb = belongs to the suburb
how-grows = Residences grow next to culture (City Hall, Leisure cards), shops next to residential districts: they need one neighbour more than they have cards.

legend = The cards
use-residence = grows next to culture; never touches an industry, nor a residence when it is built.
use-commerce = earns money, grows next to residential districts; does not touch a shop when it is built.
use-leisure = culture; costs $5 and may touch anything.
use-crisis = culture; costs $5 more each time and may touch anything.
use-industry = makes room for five cards; never touches a residence.
use-parking = fills a place and may touch anything.
use-meters = pays by the number of different colours around its district.
use-town_hall = culture, and a salary of $1 a round.
use-cloud = comes with an industry in line with another one of the city.

supply = Pile and reserve
pile = { $number ->
    [0] The pile is empty
    [one] { $number } card in the pile
   *[other] { $number } cards in the pile
}
under-the-pile = Under it:
reserve = Reserve
top-industry = Next industry: { $card }
discarded = Discarded:

ranks = Your rank
next-rank = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for: { $rank }
top-rank = There is none higher.

possible = possible
empty = empty
architect-here = the Architect
in-suburb = suburb
region-of = { $name }'s region
half-lies = { $type } { $side }
pollutes = { $percent }% pollution
district-of = { $size ->
    [one] district of { $size } card
   *[other] district of { $size } cards
}
pays = pays ${ $money }
worth = worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lacks = still lacks { $what }
clouded = cancelled by a cloud
happy = happy: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-by = { $cards } ({ $name })
supported = { $type ->
    [commerce] { $support } of { $needed } residential districts next to it to grow
   *[other] { $support } of { $needed } culture buildings next to it to grow
}
may-grow-here = a { $type } may grow here

scene-growth = Districts grow
scene-income = Income
