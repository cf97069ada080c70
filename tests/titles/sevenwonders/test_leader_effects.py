"""What each leader, the guilds of Leaders and Rome do (SW-100 to SW-118)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table, supply

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


def recruitment(seats: int = 3, boards: Sequence[str] = (), age: int = 1) -> Table:
    """The recruitment phase after this age, with empty cities; the discard pile is empty."""
    table = Table(seats, boards, age=age, last_turn=True, leaders=True, cities=True)
    table.to_recruitment()
    for seat in range(seats):
        table.city(seat)
    return table


def age_three(*boards: str, last_turn: bool = False) -> Table:
    """Three players in Age III with both expansions."""
    return Table(3, boards, age=3, last_turn=last_turn, leaders=True, cities=True)


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


# SW-103


@pytest.mark.rule("SW-103", "SW-T28")
def test_archimedes_waives_one_resource_of_a_green_card() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, "foundry", leaders=["archimedes"], coins=0)
    table.hand(0, "dispensary", "laboratory")

    moves = table.moves(0)

    assert "build dispensary" in moves
    assert "build laboratory" not in moves


@pytest.mark.rule("SW-103")
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("archimedes", "workshop"),
        ("hammurabi", "baths"),
        ("leonidas", "barracks"),
    ],
)
def test_a_leader_saves_one_resource_of_its_own_colour_only(leader: str, card: str) -> None:
    table = Table(3, ("olympia", "ephesus", "babylon"), leaders=True)
    table.city(0, leaders=[leader], coins=0)
    table.hand(0, "workshop", "baths", "barracks", "residence")

    built = [move for move in table.moves(0) if move.startswith("build ")]

    assert built == [f"build {card}"]


@pytest.mark.rule("SW-103")
def test_imhotep_saves_one_resource_of_a_stage() -> None:
    table = Table(3, ("giza",), leaders=True)
    table.city(0, leaders=["imhotep"], coins=0)

    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-103")
def test_imhotep_saves_one_resource_only() -> None:
    table = Table(3, ("giza:b",), leaders=True)
    table.city(0, leaders=["imhotep"], coins=0)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-103")
def test_the_waived_resource_is_the_one_that_suits_best() -> None:
    """Dispensary (2 ore + 1 glass): with the glass waived, 2 ore are bought from Rhodes."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, leaders=["archimedes"], coins=4)
    table.city(1, "ore_vein")
    table.hand(0, "dispensary", "altar")

    table.turn("build dispensary")

    assert table.built(0) == ["dispensary"]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-103", "SW-161")
def test_no_leader_takes_a_coin_off_a_price() -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    leaders = ["archimedes", "hammurabi", "leonidas", "imhotep"]
    table.city(0, leaders=leaders, coins=6, stages=1)

    assert "stage altar" not in table.moves(0)


# SW-104 to SW-106


@pytest.mark.rule("SW-104")
@pytest.mark.parametrize("guild", ["architects_guild", "counterfeiters_guild", "workers_guild"])
def test_ramses_builds_guilds_for_free(guild: str) -> None:
    table = age_three()
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, guild, "altar")

    table.turn(f"build {guild}")

    assert table.built(0) == [guild]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-104")
def test_ramses_builds_nothing_but_guilds_for_free() -> None:
    table = age_three("giza")
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, "palace", "arsenal")

    assert set(table.moves(0)) == {"sell palace", "sell arsenal"}


@pytest.mark.rule("SW-104")
def test_ramses_builds_several_guilds_in_one_age() -> None:
    table = age_three()
    table.city(0, "spies_guild", leaders=["ramses"], coins=0)
    table.hand(0, "workers_guild", "altar")
    table.turn("build workers_guild")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" in table.moves(0)


@pytest.mark.rule("SW-105", "SW-T29")
def test_bilkis_gives_one_resource_for_a_coin_to_the_bank() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis"], coins=1)
    table.hand(0, "scriptorium", "altar")

    table.turn("build scriptorium", "build altar", "build altar")

    assert table.built(0) == ["scriptorium"]
    assert table.coins() == [0, 3, 3]


@pytest.mark.rule("SW-105", "SW-T29")
def test_bilkis_gives_only_one_resource_in_a_turn() -> None:
    """The Lair costs wood and glass, and nobody sells either."""
    table = Table(3, ("giza", "rhodes", "ephesus"), leaders=True, cities=True)
    table.city(0, leaders=["bilkis"], coins=9)
    table.hand(0, "lair", "altar")

    assert table.refusal(0, "build lair").rule == "SW-28"


@pytest.mark.rule("SW-105")
def test_bilkis_serves_any_of_the_seven_resources() -> None:
    table = Table(3, ("rome", "petra", "babylon"), leaders=True)
    table.city(0, leaders=["bilkis"], coins=1)
    cards = [
        "stockade",
        "baths",
        "barracks",
        "guard_tower",
        "workshop",
        "scriptorium",
        "apothecary",
    ]
    table.hand(0, *cards)

    assert {f"build {card}" for card in cards} <= set(table.moves(0))


@pytest.mark.rule("SW-105")
def test_trade_discounts_do_not_make_bilkis_cheaper() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True, cities=True)
    posts = ["marketplace", "clandestine_dock_east", "clandestine_dock_west"]
    table.city(0, *posts, leaders=["bilkis"], coins=0)
    table.hand(0, "scriptorium", "altar")

    assert "build scriptorium" not in table.moves(0)


@pytest.mark.rule("SW-105")
def test_the_resource_of_bilkis_and_a_purchase_are_different_ways_to_pay() -> None:
    table = Table(3, ("giza", "ephesus", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis"])
    table.hand(0, "scriptorium", "altar")

    table.play(0, "build scriptorium")

    assert sorted(table.moves(0)) == ["pay 0 0 bank", "pay 2 0"]


@pytest.mark.rule("SW-105", "SW-106")
def test_the_resource_of_bilkis_is_no_purchase_for_hatshepsut() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis", "hatshepsut"], coins=1)
    table.hand(0, "scriptorium", "altar")

    table.turn("build scriptorium")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-106", "SW-T30")
def test_hatshepsut_gives_a_coin_for_each_neighbour_bought_from() -> None:
    """Two stone from the left and one glass from the right for the Academy (3 stone, 1 glass)."""
    table = age_three("giza", "rhodes", "alexandria")
    table.city(0, leaders=["hatshepsut"], coins=6)
    table.city(1, "quarry", coins=0)
    table.city(2, coins=0)
    table.hand(0, "academy", "altar")

    table.turn("build academy", "build altar", "build altar")

    assert table.coins() == [0 + 2, 4, 2]


@pytest.mark.rule("SW-106", "SW-T30")
def test_hatshepsut_gives_one_coin_however_much_is_bought_from_a_neighbour() -> None:
    table = age_three("olympia", "rhodes", "alexandria")
    table.city(0, leaders=["hatshepsut"], coins=6)
    table.city(1, "quarry", "stone_pit", coins=0)
    table.hand(0, "aqueduct", "altar")

    table.turn("build aqueduct", "build altar")

    assert table.coins()[:2] == [0 + 1, 6]


@pytest.mark.rule("SW-106")
def test_hatshepsut_gives_nothing_without_a_purchase() -> None:
    table = age_three("giza")
    table.city(0, leaders=["hatshepsut"])
    table.hand(0, "baths", "altar")

    table.turn("build baths")

    assert table.coins()[0] == 3


@pytest.mark.rule("SW-106")
def test_a_purchase_for_nothing_counts_for_hatshepsut() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True, cities=True)
    table.city(0, "west_trading_post", "clandestine_dock_west", leaders=["hatshepsut"], coins=0)
    table.city(1, coins=0)
    table.hand(0, "barracks", "altar")

    table.turn("build barracks", "build altar")

    assert table.coins()[:2] == [1, 0]


@pytest.mark.rule("SW-106")
def test_the_coins_of_hatshepsut_cannot_pay_for_the_purchase_itself() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["hatshepsut"], coins=1)
    table.hand(0, "barracks", "altar")

    assert table.refusal(0, "build barracks").rule == "SW-38"


# SW-107 to SW-109


@pytest.mark.rule("SW-107")
def test_nero_gives_two_coins_for_each_victory_token() -> None:
    table = Table(3, leaders=True, last_turn=True)
    table.city(0, "barracks", leaders=["nero"], coins=0)

    table.turn("build altar")

    assert table.tokens(0) == (2, 0, 2)
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-107")
def test_nero_gives_nothing_for_a_defeat_or_a_draw() -> None:
    table = Table(3, leaders=True, last_turn=True)
    table.city(0, leaders=["nero"], coins=0)
    table.city(1, "barracks")

    table.turn("build altar")

    assert table.tokens(0) == (0, 1, -1)
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-108")
def test_xenophon_gives_two_coins_for_a_yellow_card() -> None:
    table = Table(3, leaders=True)
    table.city(0, leaders=["xenophon"], coins=0)
    table.hand(0, "tavern", "altar")

    table.turn("build tavern")

    assert table.coins()[0] == 5 + 2


@pytest.mark.rule("SW-108")
def test_xenophon_gives_nothing_for_other_colours() -> None:
    table = Table(3, leaders=True)
    table.city(0, leaders=["xenophon"], coins=0)

    table.turn("build altar")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-108", "SW-110")
def test_xenophon_gives_two_coins_for_a_yellow_card_out_of_the_discard_pile() -> None:
    table = recruitment()
    table.city(0, leaders=["xenophon"], coins=3)
    table.discard("marketplace")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take marketplace")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_two_coins_for_a_building_by_chain() -> None:
    table = Table(3, ("giza",), age=2, leaders=True)
    table.city(0, "scriptorium", leaders=["vitruvius"], coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_building_that_is_paid() -> None:
    table = Table(3, ("giza",), age=2, leaders=True)
    table.city(0, "quarry", "loom_1", leaders=["vitruvius"], coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_free_guild_of_ramses() -> None:
    table = age_three()
    table.city(0, leaders=["vitruvius", "ramses"], coins=0)
    table.hand(0, "workers_guild", "altar")

    table.turn("build workers_guild")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_building_out_of_the_discard_pile() -> None:
    table = recruitment()
    table.city(0, "scriptorium", leaders=["vitruvius"], coins=3)
    table.discard("library")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take library")

    assert table.built(0) == ["scriptorium", "library"]
    assert table.coins()[0] == 0


# SW-110


@pytest.mark.rule("SW-110")
def test_solomon_builds_a_card_of_the_discard_pile_for_free() -> None:
    table = recruitment()
    table.city(0, coins=3)
    table.discard("palace", "capitol")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take palace")

    assert table.built(0) == ["palace"]
    assert table.discarded() == ["capitol"]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-110")
def test_solomon_builds_no_second_building_of_a_name() -> None:
    table = recruitment()
    table.city(0, "loom_1")
    table.discard("loom_2", "altar")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")

    assert table.moves(0) == ["take altar", "decline"]


@pytest.mark.rule("SW-110")
def test_solomon_may_be_declined() -> None:
    table = recruitment()
    table.discard("palace")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "decline")

    assert table.built(0) == []
    assert table.discarded() == ["palace"]


@pytest.mark.rule("SW-110")
def test_solomon_is_lost_on_an_empty_pile() -> None:
    table = recruitment()
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")

    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}
    table.turn()
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-110")
def test_a_card_built_by_solomon_brings_its_coins_at_once() -> None:
    table = recruitment()
    table.city(0, coins=3)
    table.discard("tavern")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take tavern")

    assert table.coins()[0] == 5


@pytest.mark.rule("SW-110", "SW-119")
def test_a_loss_effect_built_by_solomon_hits_the_others_at_the_end_of_the_phase() -> None:
    table = recruitment()
    table.discard("lair")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take lair")

    assert [table.seen(seat, "owed") for seat in range(3)] == [0, 2, 2]
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-losses"}


@pytest.mark.rule("SW-110", "SW-115")
def test_the_courtesans_guild_built_by_solomon_copies_a_leader_at_once() -> None:
    table = recruitment(age=2)
    table.city(0, coins=3)
    table.city(1, leaders=["croesus"])
    table.discard("courtesans_guild")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take courtesans_guild")
    table.play(0, "copy croesus")

    assert table.coins()[0] == 6


@pytest.mark.rule("SW-53", "SW-110")
def test_halicarnassus_builds_out_of_the_pile_before_solomon() -> None:
    table = recruitment(boards=("giza", "halicarnassus:b", "rhodes"))
    table.city(1, *supply("OO"))
    table.discard("palace")
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "caesar")

    table.turn("recruit solomon", "stage caesar")

    assert table.game.deciders == [1]
    table.play(1, "take palace")
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-53", "SW-110", "SW-115")
def test_the_courtesans_guild_dug_out_by_halicarnassus_copies_solomon_who_digs_again() -> None:
    table = age_three("halicarnassus:b", "giza", "rhodes")
    table.city(0, *supply("OO"))
    table.city(1, leaders=["solomon"])
    table.discard("courtesans_guild", "palace")
    table.turn("stage altar", "build altar", "build altar")

    table.play(0, "take courtesans_guild")
    table.play(0, "copy solomon")
    table.play(0, "take palace")

    assert table.built(0)[-2:] == ["courtesans_guild", "palace"]


# SW-111


@pytest.mark.rule("SW-111", "SW-T33")
def test_tomyris_hands_her_defeats_to_the_cities_that_beat_her() -> None:
    table = Table(3, age=2, leaders=True, last_turn=True)
    table.city(0, leaders=["tomyris"])
    table.city(1, "barracks")
    table.city(2, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (1, 1, 2), (1, 1, 2)]


@pytest.mark.rule("SW-111")
def test_tomyris_leaves_a_victory_alone() -> None:
    table = Table(3, age=2, leaders=True, last_turn=True)
    table.city(0, "barracks", leaders=["tomyris"])

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(2, 0, 6), (0, 1, -1), (0, 1, -1)]


@pytest.mark.rule("SW-111")
def test_tomyris_keeps_the_defeats_her_city_already_had() -> None:
    table = recruitment(age=1)
    table.city(0, coins=4, defeats=2)
    table.leader_hand(0, "tomyris")

    table.turn("recruit tomyris")

    assert table.tokens(0) == (0, 2, -2)


@pytest.mark.rule("SW-111", "SW-131")
def test_tomyris_hands_a_defeat_to_the_city_that_beat_her_across_an_absent_one() -> None:
    table = Table(4, leaders=True, cities=True, last_turn=True)
    table.city(0, leaders=["tomyris"])
    table.city(1, "barracks", diplomacy=1)
    table.city(2, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(4)] == [
        (0, 0, 0),
        (0, 0, 0),
        (2, 1, 1),
        (0, 1, -1),
    ]


@pytest.mark.rule("SW-111", "SW-129")
def test_an_absent_tomyris_has_nothing_to_hand_on() -> None:
    table = Table(3, leaders=True, cities=True, last_turn=True)
    table.city(0, leaders=["tomyris"], diplomacy=1)
    table.city(1, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (1, 0, 1), (0, 1, -1)]


# SW-112 to SW-114


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


# SW-115: the Courtesans Guild

COURTESANS = ["lumber_yard", "clay_pool", "glassworks_1", "loom_1"]


def courtesans(*copied: str, board: str = "giza", last_turn: bool = False) -> Table:
    """Age III: seat 0 can build the Courtesans Guild, the left neighbour has these leaders."""
    table = age_three(board, last_turn=last_turn)
    table.city(0, *COURTESANS, coins=0)
    table.city(1, leaders=copied)
    table.hand(0, "courtesans_guild", "altar")
    return table


@pytest.mark.rule("SW-115")
def test_the_courtesans_offer_the_leaders_of_both_neighbours_only() -> None:
    table = Table(4, ("giza",), age=3, leaders=True)
    table.city(0, *COURTESANS, leaders=["zenobia"])
    table.city(1, leaders=["sappho", "nero"])
    table.city(2, leaders=["caesar"])
    table.city(3, leaders=["plato"])
    table.hand(0, "courtesans_guild", "altar")

    table.turn("build courtesans_guild")

    assert set(table.moves(0)) == {"copy sappho", "copy nero", "copy plato"}


@pytest.mark.rule("SW-115")
def test_the_courtesans_may_not_be_declined() -> None:
    table = courtesans("sappho")
    table.turn("build courtesans_guild")

    assert table.refusal(0, "decline").rule == "SW-115"


@pytest.mark.rule("SW-115")
def test_without_a_leader_next_door_the_courtesans_do_nothing() -> None:
    table = courtesans()

    table.turn("build courtesans_guild")

    assert table.seen(0, "copied") is None
    assert table.points(0, "guilds") == 0
    assert len(table.game.deciders) == 3
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-115", "SW-T34", "SW-101")
def test_the_courtesans_copy_croesus_for_six_coins_now() -> None:
    table = courtesans("croesus")
    table.turn("build courtesans_guild")

    table.play(0, "copy croesus")

    assert table.coins()[0] == 6


@pytest.mark.rule("SW-115", "SW-T34")
def test_the_courtesans_copy_hypatia_for_the_green_cards_of_their_own_city() -> None:
    table = courtesans("hypatia")
    table.city(0, *COURTESANS, "workshop", "apothecary")
    table.city(1, "school", leaders=["hypatia"])
    table.turn("build courtesans_guild")

    table.play(0, "copy hypatia")

    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115")
def test_the_owner_of_a_copied_leader_loses_nothing() -> None:
    table = courtesans("sappho")
    table.turn("build courtesans_guild")

    table.play(0, "copy sappho")

    assert table.points(1, "leaders") == 2
    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115", "SW-T34")
def test_the_courtesans_guild_counts_as_a_guild() -> None:
    table = courtesans("sappho")
    table.city(0, *COURTESANS, leaders=["hiram"])
    table.turn("build courtesans_guild")

    table.play(0, "copy sappho")

    assert table.points(0, "leaders") == 2


@pytest.mark.rule("SW-115", "SW-110")
def test_a_copied_solomon_builds_out_of_the_discard_pile_in_the_same_turn() -> None:
    table = courtesans("solomon")
    table.discard("palace")
    table.turn("build courtesans_guild", "build altar", "build altar")

    table.play(0, "copy solomon")

    assert table.moves(0) == ["take palace", "decline"]
    table.play(0, "take palace")
    assert "palace" in table.built(0)


@pytest.mark.rule("SW-115", "SW-114", "SW-118")
def test_a_copied_maecenas_makes_the_leaders_of_rome_free() -> None:
    table = age_three("rome:b")
    table.city(0, *COURTESANS, "stone_pit", stages=1, coins=0)
    table.city(1, leaders=["maecenas"])
    table.hand(0, "courtesans_guild", "altar")
    table.leader_hand(0, "pericles")
    table.turn("build courtesans_guild")
    table.play(0, "copy maecenas")
    table.hand(0, "altar", "theater")
    table.turn("stage altar")

    table.play(0, "recruit pericles")

    assert table.seen(0, "leaders") == ["pericles"]


@pytest.mark.rule("SW-115", "SW-156")
def test_a_copied_caligula_builds_a_black_card_in_the_same_age() -> None:
    table = courtesans("caligula")
    table.turn("build courtesans_guild")
    table.play(0, "copy caligula")
    table.hand(0, "capitol", "altar")

    table.turn("build capitol")

    assert "capitol" in table.built(0)


@pytest.mark.rule("SW-115", "SW-156")
def test_a_copied_caligula_can_be_used_though_his_owner_has_used_him() -> None:
    table = courtesans("caligula")
    table.hand(1, "contingent", "altar")
    table.turn("build courtesans_guild", "build contingent")
    table.play(0, "copy caligula")
    table.hand(0, "capitol", "altar")
    table.hand(1, "cenotaph", "altar")

    assert "build capitol" in table.moves(0)
    assert "build cenotaph" not in table.moves(1)


@pytest.mark.rule("SW-115", "SW-154")
def test_a_copied_berenice_adds_a_coin_from_the_next_taking_on() -> None:
    table = courtesans("berenice")
    table.turn("build courtesans_guild")
    table.play(0, "copy berenice")
    before = table.coins()[0]

    table.turn()

    assert before == 0
    assert table.coins()[0] == 3 + 1


@pytest.mark.rule("SW-115", "SW-107")
def test_a_copied_nero_pays_for_the_victories_of_the_conflict_that_follows() -> None:
    table = courtesans("nero", last_turn=True)
    table.city(0, *COURTESANS, "barracks", coins=0)
    table.turn("build courtesans_guild")

    table.play(0, "copy nero")

    assert table.tokens(0) == (2, 0, 10)
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-115", "SW-106")
def test_a_copied_hatshepsut_pays_for_later_purchases_only() -> None:
    table = age_three("giza", "rhodes", "ephesus")
    table.city(0, *COURTESANS[1:], coins=4)
    table.city(1, "lumber_yard", leaders=["hatshepsut"])
    table.hand(0, "courtesans_guild", "altar")
    table.turn("build courtesans_guild")
    table.play(0, "copy hatshepsut")
    table.hand(0, "barracks", "altar")
    before = table.coins()[0]

    table.turn("build barracks")

    assert before == 2
    assert table.coins()[0] == 0 + 1


@pytest.mark.rule("SW-115", "SW-128")
def test_a_copied_aspasia_gives_a_diplomacy_token_and_two_points() -> None:
    table = courtesans("aspasia")
    table.turn("build courtesans_guild")

    table.play(0, "copy aspasia")

    assert table.seen(0, "diplomacy") == 1
    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115", "SW-111")
def test_a_copied_tomyris_hands_on_the_defeats_of_the_copying_city() -> None:
    table = courtesans("tomyris", last_turn=True)
    table.city(2, "barracks")
    table.turn("build courtesans_guild")

    table.play(0, "copy tomyris")

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (0, 0, 0), (2, 2, 8)]


# SW-116: guilds of Leaders

GUILDS = {
    "architects_guild": "OOOCPL",
    "courtesans_guild": "WCGL",
    "diplomats_guild": "SWGP",
    "gamers_guild": "SCWO",
}


@pytest.mark.rule("SW-113", "SW-115", "SW-116")
@pytest.mark.parametrize(("guild", "price"), GUILDS.items())
def test_a_guild_of_leaders_can_be_built_for_its_price(guild: str, price: str) -> None:
    table = Table(3, ("rome",), leaders=True)
    table.city(0, *supply(price), coins=0)
    table.hand(0, guild, "altar")

    table.turn(f"build {guild}")

    assert guild in table.built(0)


@pytest.mark.rule("SW-113", "SW-115", "SW-116")
@pytest.mark.parametrize(("guild", "price"), GUILDS.items())
def test_a_guild_of_leaders_needs_its_whole_price(guild: str, price: str) -> None:
    for missing in range(len(price)):
        table = Table(3, ("rome",), leaders=True)
        table.city(0, *supply(price[:missing] + price[missing + 1 :]), coins=0)
        table.hand(0, guild, "altar")

        assert f"build {guild}" not in table.moves(0)


@pytest.mark.rule("SW-116")
def test_the_diplomats_guild_counts_the_white_cards_of_both_neighbours() -> None:
    table = Table(4, age=3, leaders=True)
    table.city(0, "diplomats_guild", leaders=["nero"])
    table.city(1, leaders=["plato", "sappho"])
    table.city(2, leaders=["caesar"])
    table.city(3, leaders=["midas"])

    assert table.points(0, "guilds") == 3


@pytest.mark.rule("SW-116")
def test_the_architects_guild_gives_three_points_per_guild_of_both_neighbours() -> None:
    table = Table(4, age=3, leaders=True)
    table.city(0, "architects_guild", "traders_guild")
    table.city(1, "spies_guild", "workers_guild")
    table.city(2, "magistrates_guild")
    table.city(3, "builders_guild")

    assert table.points(0, "guilds") == 3 * 3


# SW-117 and SW-118: Rome


@pytest.mark.rule("SW-117")
@pytest.mark.parametrize("side", ["rome", "rome:b"])
def test_rome_has_no_resource_of_its_own(side: str) -> None:
    table = Table(3, (side,), leaders=True)

    production = table.seen(0, "production")

    assert isinstance(production, dict)
    assert production["own"] == []
    assert production["sale"] == []


@pytest.mark.rule("SW-118")
def test_the_first_stage_of_rome_b_gives_five_coins_and_four_leaders() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "clay_pool", "lumber_yard", coins=0)
    table.leader_hand(0, "sappho")

    table.turn("stage altar")

    hand = table.seen(0, "leader_hand")
    assert isinstance(hand, dict)
    assert hand["count"] == 5
    assert table.coins()[0] == 5


@pytest.mark.rule("SW-118")
@pytest.mark.parametrize(
    ("built", "goods"),
    [(1, ["stone_pit", "clay_pool", "loom_1"]), (2, ["quarry", "press_1"])],
)
def test_two_stages_of_rome_b_recruit_one_more_leader_at_once(built: int, goods: list[str]) -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, *goods, stages=built, coins=4)
    table.leader_hand(0, "caesar", "pericles")
    table.turn("stage altar")

    table.play(0, "recruit pericles")

    assert table.seen(0, "leaders") == ["pericles"]
    assert table.coins()[0] == 0
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-118")
def test_the_extra_recruitment_of_rome_b_may_be_declined() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1)
    table.leader_hand(0, "sappho")
    table.turn("stage altar")

    table.play(0, "decline")

    assert table.seen(0, "leaders") == []
    assert table.seen(0, "leader_hand", 0) == {"count": 1, "known": ["sappho"]}


@pytest.mark.rule("SW-118")
def test_the_extra_recruitment_is_paid_with_the_coins_held_at_that_moment() -> None:
    """A sale to a neighbour in the same turn helps: 0 coins, then 2 from Rhodes, for Euclid."""
    table = Table(3, ("rome:b", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=1)
    table.city(1, coins=2)
    table.hand(1, "baths", "altar")
    table.leader_hand(0, "euclid")

    table.turn("stage altar", "build baths")
    table.play(0, "recruit euclid")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-118", "SW-95")
def test_the_extra_recruitment_needs_the_reduced_price() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=2)
    table.leader_hand(0, "caesar", "sappho")
    table.turn("stage altar")

    assert table.refusal(0, "recruit caesar").rule == "SW-95"
    assert table.moves(0) == ["recruit sappho", "decline"]


@pytest.mark.rule("SW-118", "SW-110")
def test_solomon_recruited_by_a_stage_of_rome_acts_in_the_same_turn() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1)
    table.leader_hand(0, "solomon")
    table.discard("palace")
    table.turn("stage altar", "build altar", "build altar")

    table.play(0, "recruit solomon")

    assert table.moves(0) == ["take palace", "decline"]


# The stages of Rome: what they cost, and their points.
ROME = [
    ("rome", 0, "CWO", 4),
    ("rome", 1, "SSCL", 6),
    ("rome:b", 0, "CW", 0),
    ("rome:b", 1, "SCL", 3),
    ("rome:b", 2, "SSP", 3),
]


@pytest.mark.rule("SW-117", "SW-118")
@pytest.mark.parametrize(("board", "built", "price", "points"), ROME)
def test_a_stage_of_rome_costs_its_price_and_gives_its_points(
    board: str, built: int, price: str, points: int
) -> None:
    table = Table(3, (board,), leaders=True)
    table.city(0, *supply(price), stages=built, coins=0)
    before = table.points(0, "wonder")

    table.turn("stage altar")

    assert table.points(0, "wonder") - before == points


@pytest.mark.rule("SW-117", "SW-118")
@pytest.mark.parametrize(("board", "built", "price"), [stage[:3] for stage in ROME])
def test_a_stage_of_rome_needs_its_whole_price(board: str, built: int, price: str) -> None:
    for missing in range(len(price)):
        table = Table(3, (board,), leaders=True)
        table.city(0, *supply(price[:missing] + price[missing + 1 :]), stages=built, coins=0)

        assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-117")
@pytest.mark.parametrize(("board", "stages"), [("rome", 2), ("rome:b", 3)])
def test_rome_has_two_stages_on_side_a_and_three_on_side_b(board: str, stages: int) -> None:
    table = Table(3, (board,), leaders=True)
    table.city(0, *supply("WWWSSSOOOCCCGPL"), stages=stages)

    assert table.refusal(0, "stage altar").rule == "SW-25"
