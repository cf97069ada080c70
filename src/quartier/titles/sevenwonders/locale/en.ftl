# 7 Wonders with Leaders and Cities.

title-name = 7 Wonders
title-summary = Lead a city of the ancient world through three ages: choose a card each turn, pass the others on, and build. Science, trade, armies and your wonder all count at the end.

## Options

option-leaders = Leaders
option-leaders-help = Great men and women join the cities: four leaders each, of whom one may be recruited before every age.
option-cities = Cities
option-cities-help = Black cards bring spies, debts and diplomacy, and every age lasts one turn longer.
option-teams = Teams
option-teams-help = Partners sit side by side, see each other's hands and add up their points; for 4, 6 or 8 players.
option-wonders = Wonders
option-wonders-help = Who plays which wonder: drawn at random; chosen in turn from all of them; or drafted, chosen in turn from those that were drawn.
value-wonders-drawn = Drawn
value-wonders-chosen = Chosen in turn
value-wonders-drafted = Drafted
option-sides = Sides of the boards
option-sides-help = Every wonder board has a plain side A and a more special side B.
value-sides-random = At random
value-sides-a = Side A for all
value-sides-b = Side B for all
value-sides-choose = Everybody chooses
refusal-eight-need-cities = Eight players need Cities; add it, or play with seven at most.
refusal-teams = Teams of two need 4, 6 or 8 players, not { $given }.

## Words

free-city = The Free City
side-a = side A
side-b = side B
age-name = { $age ->
    [1] Age I
    [2] Age II
   *[3] Age III
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
debts = { $debts ->
    [one] { $debts } debt
   *[other] { $debts } debts
}

resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-clay = clay
resource-glass = glass
resource-papyrus = papyrus
resource-textile = textile

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple
colour-white = white
colour-black = black

symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet

## Questions

phase-wonders = Wonders
prompt-wonder = Which wonder do you take? Whoever had it drawn gets yours.
move-wonder = Take { $board }
phase-sides = Sides of the boards
prompt-side = Which side of { $board } do you play? All boards are laid down together.
move-side = Play { $side }

phase-draft = Leaders
prompt-keep = You hold { $left ->
    [one] { $left } leader
   *[other] { $left } leaders
}. Keep one; the others go to your right neighbour.
move-keep = Keep { $card }

phase-recruitment = Recruitment
prompt-recruit = Before { age-name }, choose a leader: recruit them, use their card to build a stage of your wonder, or discard it for 3 coins.
prompt-recruit-another = You may recruit one more leader at once, with the coins you have now.
move-recruit = Recruit { $card }

phase-turn = Turn
prompt-pick = { age-name }, turn { $turn } of { $turns }. Choose a card: build it, use it to build a stage of your wonder, or discard it for 3 coins.
prompt-pick-free-city = { age-name }, turn { $turn } of { $turns }. Now choose a card for the Free City. It may discard for coins only if it can build nothing.
move-build = Build { $card }
move-stage = Build the next stage with { $card }
move-sell = Discard { $card } for 3 coins
move-discard-leader = Discard { $card } for 3 coins

phase-payment = Payment
prompt-pay-card = How do you pay for { $card }?{ $coins ->
    [0] {""}
   *[other] {" "}Its coin cost, { coins }, goes to the bank as well.
}
prompt-pay-card-free-city = How does the Free City pay for { $card }?{ $coins ->
    [0] {""}
   *[other] {" "}Its coin cost, { coins }, goes to the bank as well.
}
prompt-pay-stage = How do you pay for stage { $stage }?{ $coins ->
    [0] {""}
   *[other] {" "}Its coin cost, { coins }, goes to the bank as well.
}
prompt-pay-stage-free-city = How does the Free City pay for stage { $stage }?{ $coins ->
    [0] {""}
   *[other] {" "}Its coin cost, { coins }, goes to the bank as well.
}
# Sellers: 1 the left neighbour, 2 the right one, 3 both.
move-pay = { $sellers ->
    [1] Pay { $left } to the left{ move-pay-bank }
    [2] Pay { $right } to the right{ move-pay-bank }
    [3] Pay { $left } to the left, { $right } to the right{ move-pay-bank }
   *[0] { $bank ->
        [0] Buy nothing
       *[1] Pay 1 to the bank for a resource
    }
}
move-pay-bank = { $bank ->
    [0] {""}
   *[1] , 1 to the bank for a resource
}
move-free-olympia = Build for free (Olympia)
move-free-caligula = Build for free (Caligula)

phase-last-card = Last card
prompt-last-card = Your wonder lets you use the last card too: build it, use it to build a stage, or discard it for 3 coins. If you decline, it is discarded for nothing.
prompt-last-card-free-city = The Free City may use the last card of the pile: build it, use it to build a stage, or discard it for 3 coins. If you decline, it is discarded for nothing.

phase-courtesans = Courtesans Guild
prompt-copy-leader = Choose a neighbour's leader; from now on your city has the same effect.
prompt-copy-leader-free-city = Choose a leader of a neighbour of the Free City; from now on it has the same effect.
move-copy = Copy { $card }

phase-discard = Discard pile
prompt-discard = Choose a card from the discard pile; it is built for free. Or decline.
prompt-discard-free-city = Choose a card from the discard pile; the Free City builds it for free. Or decline.
move-take = Build { $card } for free

phase-losses = Losses
prompt-loss = You owe the bank { $owed ->
    [one] { $owed } coin
   *[other] { $owed } coins
} and have { $coins }. How much do you pay? Every coin not paid becomes a debt of 1 point.
prompt-loss-free-city = The Free City owes the bank { $owed ->
    [one] { $owed } coin
   *[other] { $owed } coins
} and has { $coins }. How much does it pay? Every coin not paid becomes a debt of 1 point.
move-lose = Pay { coins }

move-decline = Decline

## Refusals

refusal-not-in-hand = { $card } is not among your cards; choose one of those you hold.
refusal-same-name = { $card } is already in this city; no city may have two buildings of the same name. Use the card for a stage or discard it.
refusal-leader-price = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins }. Choose another leader or another use.
refusal-no-stage-left = All stages of this wonder are built. Build the card or discard it.
refusal-no-seller = Missing: { $missing }, which the neighbours cannot sell. Choose another card or another use.
refusal-too-expensive = At least { $price ->
    [one] { $price } coin is
   *[other] { $price } coins are
} needed, trade included; the treasury holds { $coins }. Discard a card to gain 3.
refusal-no-such-way = This is not a way to pay the cost; choose one of the ways offered.
refusal-no-right = There is no right left to build this card for free; choose one of the ways to pay.
refusal-free-city-sells = The Free City may not discard for coins while it can build a card or a stage. Choose something it can build.
refusal-no-such-wonder = { $board } cannot be taken here; choose one of the wonders offered.
refusal-not-in-discard = { $card } is not in the discard pile; choose one of its cards.
refusal-no-neighbouring-leader = No neighbour has { $card }; choose a leader recruited by a neighbour.
refusal-loss = You can pay at most what is owed ({ $owed }) and what the treasury holds ({ $coins }).

## Events

event-age = { age-name } begins.
event-turn = Turn { $turn } of { $turns }.
event-wonder = { $seat } takes { $board }.
event-side = { $seat } plays { $board }, { $side }.
event-leaders-seen = { $seat } looks at: { $cards }.
event-leader-kept = { $seat } keeps { $card }.
event-leaders-passed = The other leaders go to the right.
event-hand = { $seat } holds { $cards }.
event-holder = { $seat } plays the Free City in this turn and draws a card.
event-drawn = { $seat } draws { $card }.
event-plans-build = { $seat } plans to build { $card }.
event-plans-stage = { $seat } plans a stage with { $card }.
event-plans-sale = { $seat } plans to discard { $card } for coins.
event-plans-payment = { $seat } plans to pay { $left } to the left, { $right } to the right{ $bank ->
    [0] {""}
   *[other] {" "}and { $bank } to the bank for a resource
}.
event-plans-free-build = { $seat } plans to use the right to build for free.
event-plans-keep = { $seat } plans to keep { $card }.
event-built = { $seat } builds { $card }.
event-recruited = { $seat } recruits { $card }.
event-stage = { $seat } builds stage { $stage } of the wonder.
event-stage-card = { $seat } lays { $card } under the board.
event-sold = { $seat } discards a card for coins.
event-leader-discarded = { $seat } discards a leader.
event-sold-card = { $seat } discards { $card }.
event-free-build = { $seat } uses the right to build for free ({ $source }).
event-paid-bank = { $seat } pays { coins } to the bank.
event-paid = { $seat } pays { coins } to { $to_seat }.
event-coins = { $seat } takes { coins } ({ $source }).
event-diplomacy = { $seat } takes a diplomacy token.
event-leaders-drawn = { $seat } draws { $number ->
    [one] { $number } leader
   *[other] { $number } leaders
}.
event-nobody-recruited = { $seat } recruits no further leader.
event-leader-copied = { $seat } copies { $card }.
event-discard-searched = { $seat } looks through the discard pile.
event-discard-seen = In the discard pile: { $cards }.
event-dug = { $seat } builds { $card } out of the discard pile.
event-loss = { $seat } { $coins ->
    [0] takes { debts }.
   *[other] pays { coins } to the bank{ $debts ->
        [0] .
       *[other] {" "}and takes { debts }.
    }
}
event-rest-discarded = The last cards are discarded; the pile now has { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}.
event-conflict = Conflict: { $seat } ({ $shields }), { $other_seat } ({ $other_shields }).
event-victory = { $seat } takes { $number ->
    [one] a victory token
   *[other] { $number } victory tokens
} worth { $worth }.
event-defeat = { $seat } takes { $number ->
    [one] a defeat token
   *[other] { $number } defeat tokens
}.
event-diplomacy-used = { $seat } uses a diplomacy token.
event-end = The game is over.

source-sale = discarded card
source-chain = chain
source-colour = colour of the card
source-victory = victory in conflict

## Points

score-military = Military conflicts
score-treasury = Treasury
score-debts = Debts
score-wonder = Wonder
score-civil = Civilian buildings
score-commerce = Commerce
score-guilds = Guilds
score-science = Science
score-leaders = Leaders and black cards
source-tokens = conflict tokens
source-treasury = coins
source-debts = debts
source-symbols = symbols
end-three-ages = The third age is over.
tie-coins = Equal in points; the fuller treasury decides.
tie-shared = Equal in points and coins; the place is shared.

## Prices

price-free = free
price-chain = free with { $cards }
price-built = already built
price-coins = { coins }
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-ore = { $n } ore
amount-clay = { $n } clay
amount-glass = { $n } glass
amount-papyrus = { $n } papyrus
amount-textile = { $n } textile
amount-compass = { $n ->
    [one] { $n } compass
   *[other] { $n } compasses
}
amount-gear = { $n ->
    [one] { $n } gear
   *[other] { $n } gears
}
amount-tablet = { $n ->
    [one] { $n } tablet
   *[other] { $n } tablets
}

## Effects

counted-brown = brown card
counted-grey = grey card
counted-blue = blue card
counted-yellow = yellow card
counted-red = red card
counted-green = green card
counted-purple = purple card
counted-white = white card
counted-black = black card
counted-stage = built stage
counted-victory = victory token
counted-defeat = defeat token

within-city = in your city
within-neighbours = in both neighbouring cities
within-all = in your city and both neighbouring cities
from-left = from the left neighbour
from-right = from the right neighbour
from-both = from both neighbours
goods-raw = raw materials
goods-manufactured = manufactured goods

shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

effect-points = { points }
effect-points-per = { points } per { $what } { $within }
effect-coins-per = { coins } per { $what } { $within }
effect-coins-points-per = { coins } and { points } per { $what } { $within }
effect-points-per-coins = { points } more per 3 coins of the treasury
effect-points-per-set = { points } per set of { $colours } cards
effect-shields = { shields }
effect-science-any = 1 science symbol of your choice
effect-science-set = { points } more per set of three symbols
effect-mask = at the end, the symbol of a neighbour's green card
effect-copy-guild = at the end, scores a guild of a neighbour
effect-produce-wood = produces { amount-wood }
effect-produce-stone = produces { amount-stone }
effect-produce-ore = produces { amount-ore }
effect-produce-clay = produces { amount-clay }
effect-produce-glass = produces { amount-glass }
effect-produce-papyrus = produces { amount-papyrus }
effect-produce-textile = produces { amount-textile }
effect-produce-either = produces { $one } or { $other }
effect-produce-raw = produces 1 raw material of your choice
effect-produce-manufactured = produces 1 manufactured good of your choice
effect-produce-owned = gives 1 resource of a kind the city produces
effect-produce-missing = gives 1 resource of a kind the city does not produce
effect-not-for-sale = not for sale
effect-trade-discount = { $goods } cost 1 coin { $from }
effect-trade-rebate = { coins } off the first purchase of a turn { $from }
effect-bank-resource = once per turn, any resource for 1 coin to the bank
effect-bank-bonus = once per turn, 1 more coin when you take coins from the bank
effect-waive = every { $what } costs 1 resource less
effect-waive-stage = every wonder stage costs 1 resource less
effect-free-stages = wonder stages cost no resources
effect-free-leaders = leaders cost nothing
effect-leader-discount = leaders cost { coins } less, for both neighbours { $neighbours } less
effect-free-cards = every { $what } is free
effect-free-once = once per age, a card of your choice is free
effect-free-once-colour = once per age, a { $what } is free
effect-on-chain = { coins } for every building built for free by a chain
effect-on-purchase = each turn, { coins } for every neighbour you buy from
effect-on-victory = { coins } for every victory token taken
effect-on-build = { coins } for every { $what } built
effect-coins = { coins }
effect-neighbours-gain = { coins } for each neighbour
effect-others-lose = everybody else loses { coins }
effect-others-lose-per = everybody else loses { coins } per { $what } of theirs
effect-diplomacy = { $n ->
    [one] { $n } diplomacy token
   *[other] { $n } diplomacy tokens
}
effect-defeat-as-shield = every defeat token is worth 1 shield
effect-defeat-to-winner = your defeat tokens go to whoever beats you
effect-play-last-card = the last card of each age may be played too
effect-build-from-discard = build a card from the discard pile for free
effect-draw-leaders = { $n ->
    [one] { $n } more leader
   *[other] { $n } more leaders
} in hand
effect-recruit-now = recruit one more leader at once
effect-copy-leader = copies a leader of a neighbour
effect-chain = chain to { $cards }

## The situation on a terminal

show-before = Before Age I
show-recruitment = { age-name }, recruitment
when = { age-name }, turn { $turn }
show-turn = { age-name }, turn { $turn } of { $turns }; hands go to the { $age ->
    [2] right
   *[other] left
}
show-over = The game is over
show-discard = Discard pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
show-standing = Points: { $points }
show-holder = { $seat } plays the Free City in this turn.
show-at-left = left neighbour
show-at-right = right neighbour
show-partner = partner
show-victories = { $number ->
    [one] { $number } victory
   *[other] { $number } victories
}
show-defeats = { $number ->
    [one] { $number } defeat
   *[other] { $number } defeats
}
show-owes = owes { coins }
show-production = produces
show-wonder = wonder
show-cards = cards
show-copies = copies { $card }
show-chosen = chosen
show-choice = Chosen: { $move }
show-monument = { $monument }: { $start }
show-right = right
show-stages = stages { $stages }/{ $all }
show-sells = Sells for { coins }: { $goods }
show-sells-nothing = Sells nothing
show-rebate = { coins } off the first purchase of a turn
show-holds = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
show-holds-leaders = { $number ->
    [one] { $number } leader in hand
   *[other] { $number } leaders in hand
}
show-hand = Hand
show-leader-hand = Leaders in hand
show-draft = Leaders to choose from
show-price = Cost
show-effect = Effect
show-total = Total

## Age cards and guilds

card-lumber_yard = Lumber Yard
card-stone_pit = Stone Pit
card-clay_pool = Clay Pool
card-ore_vein = Ore Vein
card-tree_farm = Tree Farm
card-excavation = Excavation
card-clay_pit = Clay Pit
card-timber_yard = Timber Yard
card-forest_cave = Forest Cave
card-mine = Mine
card-loom_1 = Loom
card-glassworks_1 = Glassworks
card-press_1 = Press
card-pawnshop = Pawnshop
card-baths = Baths
card-altar = Altar
card-theater = Theater
card-tavern = Tavern
card-east_trading_post = East Trading Post
card-west_trading_post = West Trading Post
card-marketplace = Marketplace
card-stockade = Stockade
card-barracks = Barracks
card-guard_tower = Guard Tower
card-apothecary = Apothecary
card-workshop = Workshop
card-scriptorium = Scriptorium
card-sawmill = Sawmill
card-quarry = Quarry
card-brickyard = Brickyard
card-foundry = Foundry
card-loom_2 = Loom
card-glassworks_2 = Glassworks
card-press_2 = Press
card-aqueduct = Aqueduct
card-temple = Temple
card-statue = Statue
card-courthouse = Courthouse
card-forum = Forum
card-caravansery = Caravansery
card-vineyard = Vineyard
card-bazar = Bazar
card-walls = Walls
card-training_ground = Training Ground
card-stables = Stables
card-archery_range = Archery Range
card-dispensary = Dispensary
card-laboratory = Laboratory
card-library = Library
card-school = School
card-pantheon = Pantheon
card-gardens = Gardens
card-town_hall = Town Hall
card-palace = Palace
card-senate = Senate
card-haven = Haven
card-lighthouse = Lighthouse
card-chamber_of_commerce = Chamber of Commerce
card-arena = Arena
card-fortifications = Fortifications
card-circus = Circus
card-arsenal = Arsenal
card-siege_workshop = Siege Workshop
card-lodge = Lodge
card-observatory = Observatory
card-university = University
card-academy = Academy
card-study = Study
card-workers_guild = Workers Guild
card-craftsmens_guild = Craftsmens Guild
card-traders_guild = Traders Guild
card-philosophers_guild = Philosophers Guild
card-spies_guild = Spies Guild
card-strategists_guild = Strategists Guild
card-shipowners_guild = Shipowners Guild
card-scientists_guild = Scientists Guild
card-magistrates_guild = Magistrates Guild
card-builders_guild = Builders Guild

## Leaders

card-alexander = Alexander
card-amytis = Amytis
card-archimedes = Archimedes
card-aristotle = Aristotle
card-bilkis = Bilkis
card-caesar = Caesar
card-cleopatra = Cleopatra
card-croesus = Croesus
card-euclid = Euclid
card-hammurabi = Hammurabi
card-hannibal = Hannibal
card-hatshepsut = Hatshepsut
card-hiram = Hiram
card-hypatia = Hypatia
card-imhotep = Imhotep
card-justinian = Justinian
card-leonidas = Leonidas
card-maecenas = Maecenas
card-midas = Midas
card-nebuchadnezzar = Nebuchadnezzar
card-nefertiti = Nefertiti
card-nero = Nero
card-pericles = Pericles
card-phidias = Phidias
card-plato = Plato
card-praxiteles = Praxiteles
card-ptolemy = Ptolemy
card-pythagoras = Pythagoras
card-ramses = Ramses
card-sappho = Sappho
card-solomon = Solomon
card-tomyris = Tomyris
card-varro = Varro
card-vitruvius = Vitruvius
card-xenophon = Xenophon
card-zenobia = Zenobia
card-berenice = Berenice
card-caligula = Caligula
card-diocletian = Diocletian
card-darius = Darius
card-aspasia = Aspasia
card-semiramis = Semiramis

## Guilds of Leaders

card-gamers_guild = Gamers Guild
card-courtesans_guild = Courtesans Guild
card-diplomats_guild = Diplomats Guild
card-architects_guild = Architects Guild

## Cities

card-pigeon_loft = Pigeon Loft
card-militia = Militia
card-hideout = Hideout
card-residence = Residence
card-gambling_den = Gambling Den
card-clandestine_dock_west = Clandestine Dock West
card-clandestine_dock_east = Clandestine Dock East
card-secret_warehouse = Secret Warehouse
card-gates_of_the_city = Gates of the City
card-spy_ring = Spy Ring
card-mercenaries = Mercenaries
card-lair = Lair
card-consulate = Consulate
card-gambling_house = Gambling House
card-black_market = Black Market
card-architect_cabinet = Architect Cabinet
card-sepulcher = Sepulcher
card-tabularium = Tabularium
card-torture_chamber = Torture Chamber
card-contingent = Contingent
card-brotherhood = Brotherhood
card-embassy = Embassy
card-cenotaph = Cenotaph
card-builders_union = Builders' Union
card-secret_society = Secret Society
card-slave_market = Slave Market
card-capitol = Capitol
card-counterfeiters_guild = Counterfeiters Guild
card-guild_of_shadows = Guild of Shadows
card-mourners_guild = Mourners Guild

## Wonders

wonder-alexandria = Alexandria
monument-alexandria = The Lighthouse of Alexandria
wonder-babylon = Babylon
monument-babylon = The Hanging Gardens of Babylon
wonder-ephesus = Ephesos
monument-ephesus = The Temple of Artemis in Ephesus
wonder-giza = Gizah
monument-giza = The Pyramids of Giza
wonder-halicarnassus = Halikarnassos
monument-halicarnassus = The Mausoleum of Halicarnassus
wonder-olympia = Olympia
monument-olympia = The Statue of Zeus in Olympia
wonder-rhodes = Rhodos
monument-rhodes = The Colossus of Rhodes
wonder-rome = Roma
monument-rome = The Colosseum of Rome
wonder-petra = Petra
monument-petra = Al-Khazneh of Petra
wonder-byzantium = Byzantium
monument-byzantium = The Hagia Sophia of Byzantium

## The box

box-cards = Cards of the base game. A copy marked 4+ is used from 4 players on.
box-leaders = Leaders.
box-guilds = Guilds of Leaders.
box-cities = Cards of Cities.
box-wonders = Wonders, with what they give from the start and their stages.
box-card = Card
box-colour = Colour
box-age = Age
box-copies = Copies
box-price = Cost
box-effect = Effect
box-wonder = Wonder
box-stage = Stage

## Worked examples

example-deck = How many cards does the deck of { age-name } have?
example-guilds = How many of these are guilds?
example-dealt = How many cards are you dealt?
example-price = How many coins do you need for { $card }?
example-stage-price = How many coins do you need for the next stage?
example-unit-price = How many coins does 1 { $resource } cost you { $seller }?
example-ways = How many ways to pay for { $card } are there?
example-sold = How many coins do your neighbours pay you?
example-cards = How many { $colour } cards does your city have then?
example-chosen = Science, with { $symbols } as symbols of free choice: how many points?
example-draft = How many leaders do you choose from?
example-leaders = How many leaders do you still hold?
example-leaders-then = How many leaders do you hold then?
example-coins-then = How many coins do you have then?
example-black = How many of these are black?
example-marked = How many of these are marked 7+?
example-turns = How many turns does an age have?
example-units = How much { $resource } can your city make at once?
example-owed = { $seat }: how many coins are owed?
example-tokens = { $seat }: how many conflict tokens are there then?
example-points-in-all = How many points are these together?
