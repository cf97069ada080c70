"""What each leader costs and is worth (SW-94, SW-95, SW-100 to SW-102, SW-112 to SW-114)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table, age_three, recruitment

# What a leader costs, from the printed cards.
PRICES = {
    "alexander": 3,
    "amytis": 4,
    "archimedes": 4,
    "aristotle": 3,
    "bilkis": 4,
    "caesar": 5,
    "cleopatra": 4,
    "croesus": 1,
    "euclid": 5,
    "hammurabi": 2,
    "hannibal": 2,
    "hatshepsut": 2,
    "hiram": 3,
    "hypatia": 4,
    "imhotep": 3,
    "justinian": 3,
    "leonidas": 2,
    "maecenas": 1,
    "midas": 3,
    "nebuchadnezzar": 4,
    "nefertiti": 3,
    "nero": 1,
    "pericles": 6,
    "phidias": 3,
    "plato": 4,
    "praxiteles": 3,
    "ptolemy": 5,
    "pythagoras": 5,
    "ramses": 5,
    "sappho": 1,
    "solomon": 3,
    "tomyris": 4,
    "varro": 3,
    "vitruvius": 1,
    "xenophon": 2,
    "zenobia": 2,
    # Leaders of Cities
    "aspasia": 3,
    "berenice": 2,
    "caligula": 3,
    "darius": 4,
    "diocletian": 2,
    "semiramis": 2,
}

# A city with 1 purple and 2 grey cards, 3 stages, 4 yellow, 5 blue, 6 red, 7 green, 8 brown cards,
# 9 victory tokens, 10 black cards (none of them with points) and 11 coins.
PURPLE = ["scientists_guild"]
GREY = ["loom_1", "press_1"]
YELLOW = ["tavern", "marketplace", "forum", "vineyard"]
BLUE = ["altar", "theater", "baths", "pawnshop", "temple"]
RED = ["stockade", "barracks", "guard_tower", "walls", "stables", "arsenal"]
GREEN = ["apothecary", "workshop", "scriptorium", "dispensary", "school", "lodge", "study"]
BROWN = ["lumber_yard", "stone_pit", "ore_vein", "mine", "clay_pit", "sawmill", "quarry", "foundry"]
BLACK = [
    "pigeon_loft",
    "militia",
    "gambling_den",
    "clandestine_dock_east",
    "clandestine_dock_west",
    "secret_warehouse",
    "spy_ring",
    "mercenaries",
    "gambling_house",
    "contingent",
]
FULL_CITY = [*PURPLE, *GREY, *YELLOW, *BLUE, *RED, *GREEN, *BROWN, *BLACK]
STAGES = 3
VICTORIES = [1, 1, 1, 3, 3, 3, 5, 5, 5]
COINS = 11

# What each leader adds there to the row of leaders; those not named add nothing.
POINTS = {
    "alexander": 9,
    "amytis": 2 * 3,
    "cleopatra": 5,
    "hiram": 2 * 1,
    "hypatia": 7,
    "justinian": 3 * 5,
    "midas": 3,
    "nebuchadnezzar": 5,
    "nefertiti": 4,
    "pericles": 2 * 6,
    "phidias": 8,
    "plato": 7 * 1,
    "praxiteles": 2 * 2,
    "sappho": 2,
    "varro": 4,
    "zenobia": 3,
    "aspasia": 2,
    "darius": 10,
}


# The table of leaders


def test_the_table_names_all_leaders_of_both_expansions() -> None:
    assert len(PRICES) == 36 + 6


@pytest.mark.rule("SW-94")
@pytest.mark.parametrize(("leader", "price"), PRICES.items())
def test_a_leader_costs_its_price(leader: str, price: int) -> None:
    table = recruitment()
    table.city(0, coins=price)
    table.leader_hand(0, leader)

    events = table.turn(f"recruit {leader}")

    paid = [event.facts["coins"] for event in events if event.key == "event-paid-bank"]
    assert paid == [price]
    assert table.seen(0, "leaders") == [leader]


@pytest.mark.rule("SW-95")
@pytest.mark.parametrize(("leader", "price"), PRICES.items())
def test_a_leader_cannot_be_recruited_for_one_coin_less(leader: str, price: int) -> None:
    table = recruitment()
    table.city(0, coins=price - 1)
    table.leader_hand(0, leader)

    assert table.moves(0) == [f"sell {leader}"]


@pytest.mark.rule("SW-100", "SW-102", "SW-113", "SW-158", "SW-159")
@pytest.mark.parametrize("leader", PRICES)
def test_a_leader_gives_its_points(leader: str) -> None:
    table = Table(3, ("giza",), age=3, leaders=True, cities=True)
    for neighbour in (1, 2):
        table.city(
            neighbour, *FULL_CITY[::2], stages=2, coins=20, victories=[1, 3], leaders=["sappho"]
        )

    table.city(0, *FULL_CITY, stages=STAGES, coins=COINS, victories=VICTORIES, leaders=[leader])

    assert table.points(0, "leaders") == POINTS.get(leader, 0)


# SW-101


@pytest.mark.rule("SW-101")
@pytest.mark.parametrize(("leader", "shields"), [("caesar", 2), ("hannibal", 1)])
def test_a_leader_with_shields_fights(leader: str, shields: int) -> None:
    table = recruitment()
    table.city(0, coins=6)
    table.leader_hand(0, leader)

    table.turn(f"recruit {leader}")

    assert table.seen(0, "shields") == shields


@pytest.mark.rule("SW-101")
@pytest.mark.parametrize(
    ("leader", "symbol"), [("euclid", "compass"), ("ptolemy", "tablet"), ("pythagoras", "gear")]
)
def test_a_leader_with_a_symbol_counts_for_science(leader: str, symbol: str) -> None:
    table = recruitment()
    table.city(0, coins=6)
    table.leader_hand(0, leader)

    table.turn(f"recruit {leader}")

    symbols = {"compass": 0, "gear": 0, "tablet": 0}
    symbols[symbol] = 1
    assert table.seen(0, "science") == symbols
    assert table.points(0, "science") == 1


@pytest.mark.rule("SW-101")
def test_croesus_gives_six_coins_at_once() -> None:
    table = recruitment()
    table.city(0, coins=1)
    table.leader_hand(0, "croesus")

    table.turn("recruit croesus")

    assert table.coins()[0] == 6


# SW-102


@pytest.mark.rule("SW-102", "SW-T32")
def test_plato_counts_complete_sets_of_seven_colours() -> None:
    table = age_three()
    colours = [GREY, YELLOW, BLUE, RED, GREEN, BROWN]

    table.city(
        0, *PURPLE, *(card for cards in colours for card in cards[:2]), leaders=["plato"], coins=0
    )

    assert table.points(0, "leaders") == 7


@pytest.mark.rule("SW-102")
@pytest.mark.parametrize("missing", range(7))
def test_plato_needs_every_one_of_the_seven_colours(missing: int) -> None:
    table = age_three("giza")
    colours = [PURPLE, GREY, YELLOW, BLUE, RED, GREEN, BROWN]
    cards = [colour[0] for index, colour in enumerate(colours) if index != missing]

    table.city(0, *cards, "militia", leaders=["plato", "nero"], stages=3)

    assert table.points(0, "leaders") == 0


@pytest.mark.rule("SW-102", "SW-T32")
def test_justinian_counts_sets_of_blue_red_and_green_cards() -> None:
    table = age_three()

    table.city(0, *BLUE[:3], *RED[:2], *GREEN[:4], leaders=["justinian"])

    assert table.points(0, "leaders") == 6


@pytest.mark.rule("SW-112")
def test_with_aristotle_a_set_of_symbols_is_worth_ten() -> None:
    table = age_three()

    table.city(0, "apothecary", "workshop", "scriptorium", leaders=["aristotle"])

    assert table.points(0, "science") == 1 + 1 + 1 + 10


@pytest.mark.rule("SW-112")
def test_aristotle_adds_to_every_set() -> None:
    table = age_three()

    table.city(0, *GREEN[:3], "dispensary", "laboratory", "library", leaders=["aristotle"])

    assert table.points(0, "science") == 4 + 4 + 4 + 20


@pytest.mark.rule("SW-113")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (11, 3), (12, 4)])
def test_the_gamers_guild_gives_a_point_per_three_coins(coins: int, points: int) -> None:
    table = age_three()

    table.city(0, "gamers_guild", coins=coins)

    assert table.points(0, "guilds") == points
    assert table.points(0, "treasury") == points


@pytest.mark.rule("SW-113")
def test_midas_and_the_gamers_guild_both_count() -> None:
    table = age_three()

    table.city(0, "gamers_guild", coins=10, leaders=["midas"])

    rows = [table.points(0, row) for row in ("treasury", "guilds", "leaders")]
    assert rows == [3, 3, 3]


@pytest.mark.rule("SW-114", "SW-T31")
@pytest.mark.parametrize(
    ("boards", "leaders", "price"),
    [
        (("giza", "rhodes", "ephesus"), [], 5),
        (("rome:b", "rhodes", "ephesus"), [], 3),
        (("giza", "rome:b", "ephesus"), [], 4),
        (("giza", "rhodes", "rome:b"), [], 4),
        (("giza", "rhodes", "rome"), [], 5),
        (("rome", "rhodes", "ephesus"), [], 0),
        (("giza", "rhodes", "ephesus"), ["maecenas"], 0),
    ],
)
def test_what_caesar_costs(boards: Sequence[str], leaders: list[str], price: int) -> None:
    table = recruitment(boards=boards)
    table.city(0, leaders=leaders, coins=10)
    table.leader_hand(0, "caesar")

    table.turn("recruit caesar")

    assert table.coins()[0] == 10 - price


@pytest.mark.rule("SW-114")
def test_rome_b_is_no_cheaper_for_a_city_that_is_no_neighbour() -> None:
    table = recruitment(4, ("giza", "rhodes", "rome:b"))
    table.city(0, coins=10)
    table.leader_hand(0, "caesar")

    table.turn("recruit caesar")

    assert table.coins()[0] == 5


@pytest.mark.rule("SW-114", "SW-T31")
def test_the_price_of_a_leader_does_not_go_below_nothing() -> None:
    table = recruitment(boards=("rome:b",))
    table.city(0, coins=0)
    table.leader_hand(0, "sappho")

    table.turn("recruit sappho")

    assert table.coins()[0] == 0
