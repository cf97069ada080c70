"""Every card, guild and wonder stage of the base game: what it costs and what it brings.

The tables are written after the printed game. Resources are W wood, S stone, O ore, C clay,
G glass, P papyrus and L textile (loom).
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import BOARDS, COLOURS, KIND_OF, KINDS, RESOURCES, Price
from quartier.titles.sevenwonders.game import Game

LETTERS = {
    "wood": "W",
    "stone": "S",
    "ore": "O",
    "clay": "C",
    "glass": "G",
    "papyrus": "P",
    "textile": "L",
}


class Card(NamedTuple):
    """A card: `price` is coins and letters; `makes` has a word per unit, "W/C" for a choice."""

    age: int
    colour: str
    copies: str
    price: str = ""
    chain: str = ""
    points: int = 0
    shields: int = 0
    symbol: str = ""
    coins: int = 0
    makes: str = ""
    trade: str = ""


CARDS = {
    # Age I
    "lumber_yard": Card(1, "brown", "3 4", makes="W"),
    "stone_pit": Card(1, "brown", "3 5", makes="S"),
    "clay_pool": Card(1, "brown", "3 5", makes="C"),
    "ore_vein": Card(1, "brown", "3 4", makes="O"),
    "tree_farm": Card(1, "brown", "6", "1", makes="W/C"),
    "excavation": Card(1, "brown", "4", "1", makes="S/C"),
    "clay_pit": Card(1, "brown", "3", "1", makes="O/C"),
    "timber_yard": Card(1, "brown", "3", "1", makes="W/S"),
    "forest_cave": Card(1, "brown", "5", "1", makes="W/O"),
    "mine": Card(1, "brown", "6", "1", makes="S/O"),
    "loom_1": Card(1, "grey", "3 6", makes="L"),
    "glassworks_1": Card(1, "grey", "3 6", makes="G"),
    "press_1": Card(1, "grey", "3 6", makes="P"),
    "pawnshop": Card(1, "blue", "4 7", points=3),
    "baths": Card(1, "blue", "3 7", "S", points=3),
    "altar": Card(1, "blue", "3 5", points=2),
    "theater": Card(1, "blue", "3 6", points=2),
    "tavern": Card(1, "yellow", "4 5 7", coins=5),
    "east_trading_post": Card(1, "yellow", "3 7", trade="raw right"),
    "west_trading_post": Card(1, "yellow", "3 7", trade="raw left"),
    "marketplace": Card(1, "yellow", "3 6", trade="goods left right"),
    "stockade": Card(1, "red", "3 7", "W", shields=1),
    "barracks": Card(1, "red", "3 5", "O", shields=1),
    "guard_tower": Card(1, "red", "3 4", "C", shields=1),
    "apothecary": Card(1, "green", "3 5", "L", symbol="compass"),
    "workshop": Card(1, "green", "3 7", "G", symbol="gear"),
    "scriptorium": Card(1, "green", "3 4", "P", symbol="tablet"),
    # Age II
    "sawmill": Card(2, "brown", "3 4", "1", makes="W W"),
    "quarry": Card(2, "brown", "3 4", "1", makes="S S"),
    "brickyard": Card(2, "brown", "3 4", "1", makes="C C"),
    "foundry": Card(2, "brown", "3 4", "1", makes="O O"),
    "loom_2": Card(2, "grey", "3 5", makes="L"),
    "glassworks_2": Card(2, "grey", "3 5", makes="G"),
    "press_2": Card(2, "grey", "3 5", makes="P"),
    "aqueduct": Card(2, "blue", "3 7", "SSS", "baths", points=5),
    "temple": Card(2, "blue", "3 6", "WCG", "altar", points=3),
    "statue": Card(2, "blue", "3 7", "OOW", "theater", points=4),
    "courthouse": Card(2, "blue", "3 5", "CCL", "scriptorium", points=4),
    "forum": Card(2, "yellow", "3 6 7", "CC", "east_trading_post west_trading_post", makes="G/P/L"),
    "caravansery": Card(2, "yellow", "3 5 6", "WW", "marketplace", makes="W/S/O/C"),
    "vineyard": Card(2, "yellow", "3 6"),
    "bazar": Card(2, "yellow", "4 7"),
    "walls": Card(2, "red", "3 7", "SSS", shields=2),
    "training_ground": Card(2, "red", "4 6 7", "OOW", shields=2),
    "stables": Card(2, "red", "3 5", "COW", "apothecary", shields=2),
    "archery_range": Card(2, "red", "3 6", "WWO", "workshop", shields=2),
    "dispensary": Card(2, "green", "3 4", "OOG", "apothecary", symbol="compass"),
    "laboratory": Card(2, "green", "3 5", "CCP", "workshop", symbol="gear"),
    "library": Card(2, "green", "3 6", "SSL", "scriptorium", symbol="tablet"),
    "school": Card(2, "green", "3 7", "WP", symbol="tablet"),
    # Age III
    "pantheon": Card(3, "blue", "3 6", "CCOGPL", "temple", points=7),
    "gardens": Card(3, "blue", "3 4", "CCW", "statue", points=5),
    "town_hall": Card(3, "blue", "3 5 6", "SSOG", points=6),
    "palace": Card(3, "blue", "3 7", "WSOCGPL", points=8),
    "senate": Card(3, "blue", "3 5", "WWSO", "library", points=6),
    "haven": Card(3, "yellow", "3 4", "WOL", "forum"),
    "lighthouse": Card(3, "yellow", "3 6", "SG", "caravansery"),
    "chamber_of_commerce": Card(3, "yellow", "4 6", "CCP"),
    "arena": Card(3, "yellow", "3 5 7", "SSO", "dispensary"),
    "fortifications": Card(3, "red", "3 7", "OOOS", "walls", shields=3),
    "circus": Card(3, "red", "4 5 6", "SSSO", "training_ground", shields=3),
    "arsenal": Card(3, "red", "3 4 7", "WWOL", shields=3),
    "siege_workshop": Card(3, "red", "3 5", "CCCW", "laboratory", shields=3),
    "lodge": Card(3, "green", "3 6", "CCPL", "dispensary", symbol="compass"),
    "observatory": Card(3, "green", "3 7", "OOGL", "laboratory", symbol="gear"),
    "university": Card(3, "green", "3 4", "WWGP", "library", symbol="tablet"),
    "academy": Card(3, "green", "3 7", "SSSG", "school", symbol="compass"),
    "study": Card(3, "green", "3 5", "WPL", "school", symbol="gear"),
    # Guilds
    "workers_guild": Card(3, "purple", "", "OOCSW"),
    "craftsmens_guild": Card(3, "purple", "", "OOSS"),
    "traders_guild": Card(3, "purple", "", "GPL"),
    "philosophers_guild": Card(3, "purple", "", "CCCPL"),
    "spies_guild": Card(3, "purple", "", "CCCG"),
    "strategists_guild": Card(3, "purple", "", "OOSL"),
    "shipowners_guild": Card(3, "purple", "", "WWWGP"),
    "scientists_guild": Card(3, "purple", "", "WWOOP"),
    "magistrates_guild": Card(3, "purple", "", "WWWSL"),
    "builders_guild": Card(3, "purple", "", "SSCCG"),
}


class Count(NamedTuple):
    """Coins at once and points at the end for each of these things in these cities."""

    things: str
    cities: str
    coins: int = 0
    points: int = 0


COUNTS = {
    "vineyard": Count("brown", "self left right", coins=1),
    "bazar": Count("grey", "self left right", coins=2),
    "haven": Count("brown", "self", coins=1, points=1),
    "lighthouse": Count("yellow", "self", coins=1, points=1),
    "chamber_of_commerce": Count("grey", "self", coins=2, points=2),
    "arena": Count("stages", "self", coins=3, points=1),
    "workers_guild": Count("brown", "left right", points=1),
    "craftsmens_guild": Count("grey", "left right", points=2),
    "traders_guild": Count("yellow", "left right", points=1),
    "philosophers_guild": Count("green", "left right", points=1),
    "spies_guild": Count("red", "left right", points=1),
    "strategists_guild": Count("defeats", "left right", points=1),
    "shipowners_guild": Count("brown grey purple", "self", points=1),
    "magistrates_guild": Count("blue", "left right", points=1),
    "builders_guild": Count("stages", "self left right", points=1),
    "scientists_guild": Count("", "self"),
}


class Stage(NamedTuple):
    price: str
    points: int = 0
    coins: int = 0
    shields: int = 0
    makes: str = ""
    special: str = ""


WONDERS = {
    "alexandria:a": ("G", [Stage("SS", 3), Stage("OO", makes="W/S/O/C"), Stage("GG", 7)]),
    "alexandria:b": (
        "G",
        [Stage("CC", makes="W/S/O/C"), Stage("WW", makes="G/P/L"), Stage("SSS", 7)],
    ),
    "babylon:a": ("C", [Stage("CC", 3), Stage("WWW", special="symbol"), Stage("CCCC", 7)]),
    "babylon:b": (
        "C",
        [Stage("CL", 3), Stage("WWG", special="last card"), Stage("CCCP", special="symbol")],
    ),
    "ephesus:a": ("P", [Stage("SS", 3), Stage("WW", coins=9), Stage("PP", 7)]),
    "ephesus:b": (
        "P",
        [Stage("SS", 2, coins=4), Stage("WW", 3, coins=4), Stage("GPL", 5, coins=4)],
    ),
    "giza:a": ("S", [Stage("SS", 3), Stage("WWW", 5), Stage("SSSS", 7)]),
    "giza:b": ("S", [Stage("WW", 3), Stage("SSS", 5), Stage("CCC", 5), Stage("SSSSP", 7)]),
    "halicarnassus:a": ("L", [Stage("CC", 3), Stage("OOO", special="discard"), Stage("LL", 7)]),
    "halicarnassus:b": (
        "L",
        [
            Stage("OO", 2, special="discard"),
            Stage("CCC", 1, special="discard"),
            Stage("GPL", special="discard"),
        ],
    ),
    "olympia:a": ("W", [Stage("WW", 3), Stage("SS", special="free card"), Stage("OO", 7)]),
    "olympia:b": (
        "W",
        [Stage("WW", special="cheap raw"), Stage("SS", 5), Stage("OOL", special="guild")],
    ),
    "rhodes:a": ("O", [Stage("WW", 3), Stage("CCC", shields=2), Stage("OOOO", 7)]),
    "rhodes:b": (
        "O",
        [Stage("SSS", 3, coins=3, shields=1), Stage("OOOO", 4, coins=4, shields=1)],
    ),
}
STAGES = [(board, number) for board in WONDERS for number in range(len(WONDERS[board][1]))]

SINGLE = {
    "W": "lumber_yard",
    "S": "stone_pit",
    "O": "ore_vein",
    "C": "clay_pool",
    "G": "glassworks_1",
    "P": "press_1",
    "L": "loom_1",
}
DOUBLE = {"W": "sawmill", "S": "quarry", "O": "foundry", "C": "brickyard"}


def coins_of(price: str) -> int:
    return int(price) if price.isdecimal() else 0


def letters_of(price: str) -> str:
    return "" if price.isdecimal() else price


def sources(letters: str) -> list[str]:
    """Cards that make exactly these resources."""
    cards = []
    for letter in SINGLE:
        number = letters.count(letter)
        cards += [SINGLE[letter]] * (number % 2)
        cards += [DOUBLE[letter]] if number > 1 else []
    return cards


def without_each(letters: str) -> list[str]:
    """The same resources with one missing, for each that can be missing."""
    return sorted({letters.replace(letter, "", 1) for letter in letters})


def units(table: Table, index: int, use: str) -> list[str]:
    """What a city makes ("own") or sells ("sale"), a word per unit as in the tables."""
    production = table.seen(index, "production")
    assert isinstance(production, dict)
    words = ["/".join(LETTERS[name] for name in unit) for unit in production[use]]
    return sorted(words)


def prices(table: Table, side: str) -> dict[str, int]:
    production = table.seen(0, "production")
    assert isinstance(production, dict)
    return {LETTERS[name]: price for name, price in production[f"{side}_price"].items()}


def table_with(card: str, built: list[str], coins: int) -> Table:
    """A city without a resource of its own, holding a card between neighbours it cannot pay."""
    table = Table(3, ["rome", "alexandria", "ephesus"], age=CARDS[card].age)
    table.city(0, *built, coins=coins)
    table.hand(0, card, *["altar"] * 6)
    return table


def built(card: str) -> Table:
    """The table after a card was built for its exact price and 10 coins more."""
    price = CARDS[card].price
    table = table_with(card, sources(letters_of(price)), coins_of(price) + 10)
    table.turn(f"build {card}")
    return table


def price_text(price: Price) -> str:
    """A price as the tables write it, in the order of RESOURCES."""
    letters = "".join(RESOURCES[kind] * number for kind, number in price.resources)
    return str(price.coins) if price.coins else letters


# Cards: the content


@pytest.mark.rule("SW-7", "SW-8")
def test_the_age_cards_and_guilds_of_the_base_game_are_exactly_these() -> None:
    found = {kind.id for kind in KINDS if kind.set == "base"}
    assert found == set(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_age_colour_and_numbers_of_players(card: str) -> None:
    kind, printed = KIND_OF[card], CARDS[card]
    copies = tuple(int(number) for number in printed.copies.split())
    assert (kind.age, COLOURS[kind.colour], kind.copies) == (printed.age, printed.colour, copies)


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_price(card: str) -> None:
    letters = sorted(CARDS[card].price)
    assert sorted(price_text(KIND_OF[card].price)) == letters


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_exactly_its_chains(card: str) -> None:
    found = {kind.id for kind in KINDS if kind.name & KIND_OF[card].chain}
    assert found == set(CARDS[card].chain.split())


@pytest.mark.rule("SW-7")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_deck_of_an_age_holds_every_card_of_its_player_numbers(seats: int, age: int) -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed=seats)
    assert isinstance(game, Game)
    cards = game.decks[age - 1] or [card for hand in game.hands for card in hand]
    found = Counter(KINDS[game.cards.face[card]].id for card in cards)
    expected = Counter(
        name
        for name, card in CARDS.items()
        for number in card.copies.split()
        if card.age == age and int(number) <= seats
    )
    guilds = {name for name, card in CARDS.items() if card.colour == "purple"}
    assert {name: found[name] for name in found if name not in guilds} == expected


# Cards: building them


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_can_be_built_for_exactly_its_price(card: str) -> None:
    price = CARDS[card].price
    table = table_with(card, sources(letters_of(price)), coins_of(price))
    table.turn(f"build {card}", "build altar", "build altar")
    gained = table.coins()[0]
    assert table.built(0)[-1] == card
    assert CARDS[card].coins or card in COUNTS or gained == 0


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].price])
def test_a_card_cannot_be_built_if_anything_of_its_price_is_missing(card: str) -> None:
    price = CARDS[card].price
    for letters in without_each(letters_of(price)):
        table = table_with(card, sources(letters), coins_of(price))
        assert table.refusal(0, f"build {card}").rule in ("SW-28", "SW-38")
    if coins_of(price):
        table = table_with(card, [], coins_of(price) - 1)
        assert table.refusal(0, f"build {card}").rule == "SW-38"


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize(
    ("card", "source"), [(card, source) for card in CARDS for source in CARDS[card].chain.split()]
)
def test_a_chain_builds_its_card_for_nothing(card: str, source: str) -> None:
    table = table_with(card, [source], 0)
    table.turn(f"build {card}")
    assert table.built(0) == [source, card]


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize("card", CARDS)
def test_a_blue_card_gives_its_points_and_no_other_card_does(card: str) -> None:
    assert built(card).points(0, "civil") == CARDS[card].points


@pytest.mark.rule("SW-57")
@pytest.mark.parametrize("card", CARDS)
def test_a_red_card_gives_its_shields_and_no_other_card_does(card: str) -> None:
    assert built(card).seen(0, "shields") == CARDS[card].shields


@pytest.mark.rule("SW-73")
@pytest.mark.parametrize("card", CARDS)
def test_a_green_card_gives_its_symbol_and_no_other_card_does(card: str) -> None:
    symbols = built(card).seen(0, "science")
    assert isinstance(symbols, dict)
    assert [name for name, number in symbols.items() if number] == CARDS[card].symbol.split()


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in COUNTS])
def test_a_card_brings_its_coins_at_once(card: str) -> None:
    assert built(card).coins()[0] == 10 + CARDS[card].coins


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_makes_its_resources_and_sells_them_if_it_is_brown_or_grey(card: str) -> None:
    before = table_with(card, sources(letters_of(CARDS[card].price)), 0)
    after = built(card)
    makes = Counter(CARDS[card].makes.split())
    own, sale = (
        Counter(units(after, 0, use)) - Counter(units(before, 0, use)) for use in ("own", "sale")
    )
    sells = makes if CARDS[card].colour in ("brown", "grey") else Counter()
    assert (own, sale) == (makes, sells)


@pytest.mark.rule("SW-30", "SW-32")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].makes])
def test_a_source_pays_for_each_of_its_resources_and_no_other(card: str) -> None:
    probes = {"stockade": "W", "baths": "S", "barracks": "O", "guard_tower": "C"}
    probes |= {"workshop": "G", "scriptorium": "P", "apothecary": "L"}
    table = Table(3, ["rome", "alexandria", "ephesus"])
    table.city(0, card, coins=0)
    table.hand(0, *probes)
    paid = {letter for probe, letter in probes.items() if f"build {probe}" in table.moves(0)}
    assert paid == set(CARDS[card].makes) - {"/", " "}


@pytest.mark.rule("SW-39")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_makes_trade_cheaper_where_it_says_so(card: str) -> None:
    group = {"raw": "WSOC", "goods": "GPL", "": ""}[CARDS[card].trade.partition(" ")[0]]
    table = built(card)
    for side in ("left", "right"):
        cheap = group if side in CARDS[card].trade else ""
        assert prices(table, side) == {letter: 1 if letter in cheap else 2 for letter in RESOURCES}


# Cards that count

CARDS_OF = {
    "brown": ["stone_pit", "clay_pool", "ore_vein", "tree_farm"],
    "grey": ["loom_1", "glassworks_1", "press_1"],
    "blue": ["pawnshop", "baths", "theater", "temple"],
    "yellow": ["tavern", "marketplace", "west_trading_post", "caravansery"],
    "red": ["barracks", "stockade", "walls", "stables"],
    "green": ["workshop", "scriptorium", "school", "library"],
    "purple": ["diplomats_guild", "gamers_guild", "architects_guild"],
}
# How many of each thing stand in the city itself, on its left and on its right.
NUMBERS = {
    "brown": (2, 3, 1),
    "grey": (1, 3, 2),
    "blue": (3, 1, 4),
    "yellow": (2, 4, 1),
    "red": (1, 2, 4),
    "green": (4, 1, 2),
    "purple": (2, 1, 3),
    "stages": (2, 3, 1),
    "defeats": (1, 4, 2),
}
PLACES = ("self", "left", "right")


def counted(card: str) -> int:
    """How many things a card counts in the position of the test below, itself included."""
    count = COUNTS[card]
    total = 0
    for thing in count.things.split():
        total += sum(NUMBERS[thing][PLACES.index(place)] for place in count.cities.split())
        total += thing == CARDS[card].colour and "self" in count.cities.split()
    return total


def full_table(card: str) -> Table:
    """Three cities with every counted thing; seat 0, Olympia, has just built the card for free."""
    table = Table(3, ["olympia:a", "giza:a", "rhodes:a"], age=3)
    for seat in range(3):
        cards = [name for colour in CARDS_OF for name in CARDS_OF[colour][: NUMBERS[colour][seat]]]
        stages, defeats = NUMBERS["stages"][seat], NUMBERS["defeats"][seat]
        table.city(seat, *cards, stages=stages, defeats=defeats, coins=0)
    table.hand(0, card, "altar")
    table.turn(f"build {card}")
    return table


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize("card", COUNTS)
def test_a_card_that_counts_brings_its_coins_for_each_thing(card: str) -> None:
    assert full_table(card).coins()[0] == COUNTS[card].coins * counted(card)


@pytest.mark.rule("SW-69", "SW-72")
@pytest.mark.parametrize("card", COUNTS)
def test_a_card_that_counts_gives_its_points_for_each_thing(card: str) -> None:
    lines = full_table(card).seen(0, "score_lines")
    assert isinstance(lines, list)
    points = sum(line["points"] for line in lines if line["source"] == f"card-{card}")
    assert points == COUNTS[card].points * counted(card)


@pytest.mark.rule("SW-60")
def test_the_scientists_guild_gives_a_symbol_of_choice() -> None:
    assert built("scientists_guild").points(0, "science") == 1


# Wonders


def lacking(board: str, number: int) -> str:
    """What the board and its earlier stages do not make of the price of a stage."""
    resource, stages = WONDERS[board]
    letters = stages[number].price
    for options in [resource, *(unit for stage in stages[:number] for unit in stage.makes.split())]:
        for letter in options.split("/"):
            if letter in letters:
                letters = letters.replace(letter, "", 1)
                break
    return letters


def stage_table(board: str, number: int, missing: str = "") -> Table:
    """The last turn of an age: a city with exactly the resources of its next stage."""
    letters = lacking(board, number).replace(missing, "", 1)
    wonder = board.partition(":")[0]
    others = [name for name in ("ephesus", "alexandria", "petra") if name != wonder]
    table = Table(3, [board, *others[:2]], age=3, last_turn=True)
    table.city(0, *sources(letters), stages=number, coins=0)
    table.city(1, "shipowners_guild")
    return table


def specials(table: Table) -> set[str]:
    """The special abilities a city shows on the last turn of an age."""
    found = set()
    if table.points(0, "science"):
        found.add("symbol")
    if table.points(0, "guilds"):
        found.add("guild")
    if table.seen(0, "rights"):
        found.add("free card")
    if prices(table, "left")["W"] == prices(table, "right")["S"] == 1:
        found.add("cheap raw")
    if 0 in table.game.deciders:
        phases = {"phase-last-card": "last card", "phase-discard": "discard"}
        found.add(phases[table.question(0).phase])
    return found


@pytest.mark.rule("SW-11")
def test_the_wonders_of_the_base_game_are_exactly_these() -> None:
    found = {f"{board.id}:{board.side}" for board in BOARDS if board.set == "base"}
    assert found == set(WONDERS)


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize("board", WONDERS)
def test_a_board_has_its_stages(board: str) -> None:
    wonder, _, side = board.partition(":")
    found = next(found for found in BOARDS if (found.id, found.side) == (wonder, side))
    assert [sorted(price_text(stage.price)) for stage in found.stages] == [
        sorted(stage.price) for stage in WONDERS[board][1]
    ]


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize("board", WONDERS)
def test_a_board_makes_and_sells_its_initial_resource(board: str) -> None:
    table = Table(3, [board])
    resource = WONDERS[board][0]
    assert (units(table, 0, "own"), units(table, 0, "sale")) == ([resource], [resource])


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_can_be_built_for_exactly_its_price(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    assert table.seen(0, "stages") == number + 1


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_cannot_be_built_if_a_resource_is_missing(board: str, number: int) -> None:
    for letter in sorted(set(lacking(board, number))):
        table = stage_table(board, number, missing=letter)
        assert table.refusal(0, "stage altar").rule in ("SW-28", "SW-38")


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_points(board: str, number: int) -> None:
    table = stage_table(board, number)
    before = table.points(0, "wonder")
    table.turn("stage altar")
    assert table.points(0, "wonder") - before == WONDERS[board][1][number].points


@pytest.mark.rule("SW-68")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_coins(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar", "build altar", "build altar")
    assert table.coins()[0] == WONDERS[board][1][number].coins


@pytest.mark.rule("SW-57", "SW-68")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_shields(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    stages = WONDERS[board][1][: number + 1]
    assert table.seen(0, "shields") == sum(stage.shields for stage in stages)


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_makes_its_resources_for_its_own_city_only(board: str, number: int) -> None:
    table = stage_table(board, number)
    before = Counter(units(table, 0, "own"))
    sale = units(table, 0, "sale")
    table.turn("stage altar")
    made = Counter(units(table, 0, "own")) - before
    assert made == Counter(WONDERS[board][1][number].makes.split())
    assert units(table, 0, "sale") == sale


@pytest.mark.rule("SW-60", "SW-61", "SW-63", "SW-65", "SW-66", "SW-39")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_has_its_special_ability_and_no_other(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    stages = WONDERS[board][1]
    lasting = {stage.special for stage in stages[: number + 1]} - {"", "discard"}
    once = {stages[number].special} & {"discard"}
    assert specials(table) == lasting | once
