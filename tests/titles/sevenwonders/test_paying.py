"""Paying: own sources, purchases, discounts, ways to pay, chains and rights to build for free."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders.content import KIND_OF, KINDS, Kind, Price
from quartier.titles.sevenwonders.moves import PayWay
from quartier.titles.sevenwonders.payment import Costs, card_costs, stage_costs, ways
from quartier.titles.sevenwonders.schema import CardData

# A buyer without any source of its own, between sellers of glass and papyrus.
MARKET = ("rome", "alexandria", "ephesus")


def payments(table: Table, move: str) -> list[str]:
    """Every way seat 0 may pay for a move, whether it is asked or there is only one."""
    table.play(0, move)
    if 0 in table.game.deciders:
        assert table.question(0).phase == "phase-payment"
        return sorted(table.moves(0))
    plan = table.seen(0, "plan", 0)
    assert isinstance(plan, dict)
    return [plan["payment"]]


def can_pay(
    board: str, built: str, price: str, *, coins: int = 0, stages: int = 0, leaders: str = ""
) -> bool:
    """Whether a city between two that sell nothing raw can pay some resources."""
    table = Table(3, [board, "alexandria:b", "ephesus:b"])
    city = table.city(0, *built.split(), coins=coins, stages=stages, leaders=leaders.split())
    costs = Costs(0, Price(0, price).resources, 0)
    return bool(ways(city, table.city(1), table.city(2), costs))


# What a price is


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(
    ("built", "coins", "possible"),
    [("lumber_yard", 1, True), ("lumber_yard", 0, False), ("clay_pool", 1, False)],
)
def test_a_price_of_coins_and_resources_needs_both(built: str, coins: int, possible: bool) -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, built, coins=coins)
    table.hand(0, "gates_of_the_city")
    assert ("build gates_of_the_city" in table.moves(0)) == possible


@pytest.mark.rule("SW-28")
def test_the_coins_of_a_price_go_to_the_bank() -> None:
    table = Table(3, MARKET)
    table.hand(0, "tree_farm")
    table.turn("build tree_farm", "build altar", "build altar")
    assert table.coins() == [2, 3, 3]


@pytest.mark.rule("SW-28")
def test_a_resource_that_nobody_makes_or_sells_cannot_be_paid() -> None:
    table = Table(3, MARKET)
    table.city(0, coins=20)
    table.hand(0, "baths")
    refusal = table.refusal(0, "build baths")
    assert (refusal.rule, refusal.facts["missing"]) == ("SW-28", ["resource-stone"])


@pytest.mark.rule("SW-28")
def test_a_card_without_a_price_costs_nothing() -> None:
    table = Table(3, MARKET)
    table.city(0, coins=0)
    assert payments(table, "build altar") == ["pay 0 0"]


# Own sources


@pytest.mark.rule("SW-29")
def test_a_source_produces_again_for_every_later_construction() -> None:
    table = Table(3, MARKET)
    table.city(0, "press_1", "lumber_yard", coins=0)
    for card in ("scriptorium", "school", "stockade"):
        table.hand(0, card, "altar", "altar", "altar")
        table.turn(f"build {card}")
        assert card in table.built(0)


@pytest.mark.rule("SW-30")
@pytest.mark.parametrize(
    ("built", "price", "possible"),
    [
        ("lumber_yard", "W", True),
        ("lumber_yard", "WW", False),
        ("sawmill", "WW", True),
        ("sawmill", "WWW", False),
        ("lumber_yard sawmill", "WWW", True),
        ("timber_yard", "W", True),
        ("timber_yard", "S", True),
        ("timber_yard", "WS", False),
        ("forum", "GP", False),
        ("caravansery", "WC", False),
    ],
)
def test_a_source_gives_its_yield_once_for_a_construction(
    built: str, price: str, possible: bool
) -> None:
    assert can_pay("rome", built, price) == possible


@pytest.mark.rule("SW-30")
def test_a_choice_is_made_anew_for_each_construction() -> None:
    table = Table(3, MARKET)
    table.city(0, "timber_yard", coins=0)
    for card in ("stockade", "baths"):
        table.hand(0, card, "altar", "altar")
        table.turn(f"build {card}")
    assert table.built(0) == ["timber_yard", "stockade", "baths"]


@pytest.mark.rule("SW-30", "SW-31", "SW-T2")
def test_gizah_with_two_stone_builds_no_aqueduct() -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"], age=2)
    table.city(0, "stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1", coins=0)
    table.hand(0, "barracks", "scriptorium", "aqueduct")
    assert {"build barracks", "build scriptorium"} <= set(table.moves(0))
    refusal = table.refusal(0, "build aqueduct")
    assert (refusal.rule, refusal.facts["missing"]) == ("SW-28", ["resource-stone"])


@pytest.mark.rule("SW-T5")
def test_olympia_with_a_timber_yard_pays_two_wood_or_a_stone_but_not_both() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"])
    city = table.city(0, "timber_yard", coins=0)
    table.hand(0, "baths")
    assert {"stage baths", "build baths"} <= set(table.moves(0))
    both = Costs(0, Price(0, "WWS").resources, 0)
    assert ways(city, table.city(1), table.city(2), both) == []


@pytest.mark.rule("SW-31")
@pytest.mark.parametrize(
    ("built", "price"),
    [
        ("timber_yard forest_cave mine", "OOW"),
        ("mine forest_cave timber_yard", "SOW"),
        ("caravansery timber_yard", "SW"),
        ("timber_yard caravansery", "SW"),
        ("tree_farm excavation clay_pit", "CCC"),
        ("tree_farm excavation clay_pit timber_yard", "WCCS"),
        ("caravansery forum clay_pool loom_1", "WGCL"),
    ],
)
def test_a_price_can_be_paid_if_the_choices_fit_in_any_way(built: str, price: str) -> None:
    assert can_pay("rome", built, price)


@pytest.mark.rule("SW-31")
def test_two_units_need_two_different_sources() -> None:
    assert not can_pay("rome", "timber_yard lumber_yard", "SWW")


@pytest.mark.rule("SW-32")
@pytest.mark.parametrize(
    ("board", "stages", "built", "makes"),
    [
        ("giza", 0, "", "S"),
        ("olympia", 0, "", "W"),
        ("rhodes", 0, "", "O"),
        ("babylon", 0, "", "C"),
        ("alexandria", 0, "", "G"),
        ("ephesus", 0, "", "P"),
        ("halicarnassus", 0, "", "L"),
        ("rome", 0, "", ""),
        ("rome", 0, "clay_pit", "CO"),
        ("rome", 0, "press_2", "P"),
        ("rome", 0, "forum", "GPL"),
        ("rome", 0, "caravansery", "WSOC"),
        ("alexandria:a", 1, "", "G"),
        ("alexandria:a", 2, "", "GWSOC"),
        ("alexandria:b", 1, "", "GWSOC"),
        ("alexandria:b", 2, "", "GWSOCPL"),
        ("olympia", 0, "black_market", "WSOCGPL"),
        ("rome", 0, "secret_warehouse", ""),
        ("rome", 0, "altar stockade apothecary tavern workers_guild", ""),
    ],
)
def test_a_city_pays_with_its_own_sources(board: str, stages: int, built: str, makes: str) -> None:
    paid = {letter for letter in "WSOCGPL" if can_pay(board, built, letter, stages=stages)}
    assert paid == set(makes)


@pytest.mark.rule("SW-32")
def test_the_secret_warehouse_is_a_source_of_its_own() -> None:
    assert can_pay("rome", "stone_pit secret_warehouse", "SS")


# Buying


@pytest.mark.rule("SW-33")
@pytest.mark.parametrize(("seller", "way"), [(1, "pay 2 0"), (2, "pay 0 2")])
def test_a_missing_resource_costs_two_coins_from_either_neighbour(seller: int, way: str) -> None:
    table = Table(3, MARKET)
    table.city(seller, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == [way]


@pytest.mark.rule("SW-33")
def test_the_neighbour_who_sells_gets_the_coins() -> None:
    table = Table(3, MARKET)
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    table.turn("build baths", "build altar", "build altar")
    assert table.coins() == [1, 3, 5]


@pytest.mark.rule("SW-33")
def test_a_player_may_buy_from_both_neighbours_in_one_turn() -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, "loom_1", coins=4)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "library")
    table.turn("build library", "build altar", "build altar")
    assert (table.built(0), table.coins()) == (["loom_1", "library"], [0, 5, 5])


@pytest.mark.rule("SW-33")
def test_there_is_no_buying_from_a_city_further_away() -> None:
    table = Table(4, [*MARKET, "halicarnassus"])
    table.city(2, "stone_pit")
    table.city(0, coins=20)
    table.hand(0, "baths")
    assert table.refusal(0, "build baths").rule == "SW-28"


@pytest.mark.rule("SW-34")
@pytest.mark.parametrize(
    ("board", "built", "probe"),
    [
        ("giza", "", "baths"),
        ("rhodes", "", "barracks"),
        ("babylon", "", "guard_tower"),
        ("halicarnassus", "", "apothecary"),
        ("alexandria", "", "workshop"),
        ("petra", "stone_pit", "baths"),
        ("petra", "quarry", "baths"),
        ("petra", "excavation", "baths"),
        ("petra", "excavation", "guard_tower"),
        ("petra", "loom_1", "apothecary"),
        ("petra", "press_2", "scriptorium"),
    ],
)
def test_a_neighbour_sells_its_initial_resource_and_its_brown_and_grey_cards(
    board: str, built: str, probe: str
) -> None:
    table = Table(3, ["rome", board, "olympia"])
    table.city(1, *built.split())
    table.hand(0, probe)
    assert f"build {probe}" in table.moves(0)


@pytest.mark.rule("SW-34")
@pytest.mark.parametrize(
    ("board", "stages", "built", "probe"),
    [
        ("petra", 0, "caravansery", "baths"),
        ("petra", 0, "forum", "workshop"),
        ("alexandria:a", 3, "", "baths"),
        ("alexandria:b", 1, "", "baths"),
        ("alexandria:b", 2, "", "apothecary"),
        ("petra", 0, "black_market", "baths"),
        ("petra", 0, "bilkis", "baths"),
    ],
)
def test_yellow_cards_stages_leaders_and_black_cards_sell_nothing(
    board: str, stages: int, built: str, probe: str
) -> None:
    table = Table(3, ["rome", board, "olympia"], leaders=True, cities=True)
    table.city(1, *built.split(), stages=stages, coins=20)
    table.city(0, coins=20)
    table.hand(0, probe)
    assert table.refusal(0, f"build {probe}").rule == "SW-28"


@pytest.mark.rule("SW-34")
def test_the_secret_warehouse_of_a_neighbour_sells_no_second_unit() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"], cities=True)
    table.city(0, coins=20)
    table.city(1, "stone_pit", "secret_warehouse")
    assert table.refusal(0, "stage altar").rule == "SW-28"


@pytest.mark.rule("SW-35")
def test_a_single_unit_cannot_be_bought_twice_for_one_construction() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"])
    table.city(0, coins=20)
    table.city(1, "stone_pit")
    assert table.refusal(0, "stage altar").rule == "SW-28"


@pytest.mark.rule("SW-35", "SW-T6")
def test_a_card_with_a_choice_sells_one_resource_and_never_both() -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=20)
    table.city(1, "excavation")
    table.hand(0, "baths", "guard_tower", "spy_ring")
    assert {"build baths", "build guard_tower"} <= set(table.moves(0))
    assert table.refusal(0, "build spy_ring").rule == "SW-28"


@pytest.mark.rule("SW-35")
def test_a_choice_and_a_fixed_source_of_one_seller_give_both_units() -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=6)
    table.city(1, "excavation", "clay_pool")
    table.hand(0, "spy_ring")
    assert payments(table, "build spy_ring") == ["pay 4 0"]


@pytest.mark.rule("SW-35", "SW-T7")
def test_a_quarry_sells_one_stone_for_two_coins_or_two_for_four() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"], age=2)
    table.city(1, "quarry")
    table.city(0, coins=4)
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 2 0"]
    table = Table(3, ["alexandria", "rome", "olympia"], age=2)
    table.city(1, "quarry")
    table.city(0, coins=4)
    assert payments(table, "stage altar") == ["pay 4 0"]


@pytest.mark.rule("SW-35", "SW-T7")
def test_a_quarry_sells_no_third_stone() -> None:
    table = Table(3, MARKET, age=2)
    table.city(1, "quarry")
    table.city(0, coins=20)
    table.hand(0, "aqueduct")
    assert table.refusal(0, "build aqueduct").rule == "SW-28"


@pytest.mark.rule("SW-36", "SW-T8")
def test_a_single_stone_serves_both_neighbours_and_its_own_city_in_one_turn() -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"])
    for seat in range(3):
        table.hand(seat, "baths")
    table.turn("build baths", "build baths", "build baths")
    assert ([table.built(seat) for seat in range(3)], table.coins()) == (
        [["baths"]] * 3,
        [3 + 4, 1, 1],
    )


@pytest.mark.rule("SW-36")
def test_a_seller_is_not_asked() -> None:
    table = Table(3, MARKET)
    table.city(1, "stone_pit")
    table.hand(0, "baths")
    table.play(1, "sell altar")
    table.play(2, "sell altar")
    table.play(0, "build baths")
    assert (table.coins()[1], table.question(1).phase) == (3 + 3 + 2, "phase-turn")


@pytest.mark.rule("SW-37")
def test_a_bought_resource_does_not_stay_for_the_next_construction() -> None:
    table = Table(3, MARKET)
    table.city(0, "press_1", coins=2)
    table.city(1, "lumber_yard")
    table.hand(0, "stockade")
    table.turn("build stockade", "build altar", "build altar")
    table.hand(0, "school")
    refusal = table.refusal(0, "build school")
    assert (refusal.rule, refusal.facts["price"]) == ("SW-38", 2)


@pytest.mark.rule("SW-38", "SW-T9")
def test_coins_that_come_in_can_be_spent_from_the_next_turn_on() -> None:
    table = Table(3, ["giza", "olympia", "ephesus"])
    table.city(0, coins=1)
    table.hand(0, "stockade", "altar")
    table.hand(1, "baths", "altar")
    table.hand(2, "baths", "altar")
    table.play(1, "build baths")
    table.play(2, "build baths")
    assert table.refusal(0, "build stockade").rule == "SW-38"
    table.play(0, "build altar")
    assert table.coins()[0] == 1 + 4
    table.hand(0, "stockade")
    assert payments(table, "build stockade") == ["pay 2 0"]


@pytest.mark.rule("SW-38")
@pytest.mark.parametrize(("coins", "possible"), [(2, False), (3, True)])
def test_printed_coins_and_purchases_together_must_be_covered(coins: int, possible: bool) -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=coins)
    table.city(1, "lumber_yard")
    table.hand(0, "gates_of_the_city")
    assert ("build gates_of_the_city" in table.moves(0)) == possible


@pytest.mark.rule("SW-38")
@pytest.mark.parametrize(("coins", "possible"), [(1, False), (2, True)])
def test_printed_coins_and_a_resource_from_the_bank_together_must_be_covered(
    coins: int, possible: bool
) -> None:
    table = Table(3, MARKET, leaders=True, cities=True)
    table.city(0, coins=coins, leaders=["bilkis"])
    table.hand(0, "gates_of_the_city")
    assert ("build gates_of_the_city" in table.moves(0)) == possible


@pytest.mark.rule("SW-38", "SW-49")
def test_printed_coins_of_the_card_itself_do_not_help_to_pay_for_it() -> None:
    table = Table(3, MARKET, cities=True, age=2)
    table.city(0, coins=0)
    table.hand(0, "gambling_house")
    assert table.refusal(0, "build gambling_house").rule == "SW-38"


@pytest.mark.rule("SW-33", "SW-38", "SW-39", "SW-T3")
@pytest.mark.parametrize(
    ("coins", "post", "way"),
    [(2, "", "pay 2 0"), (1, "", None), (1, "west_trading_post", "pay 1 0")],
)
def test_gizah_buys_the_third_stone_of_the_aqueduct(coins: int, post: str, way: str | None) -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"], age=2)
    table.city(0, "stone_pit", *post.split(), coins=coins)
    table.city(1, "stone_pit")
    table.hand(0, "aqueduct")
    if way is None:
        assert table.refusal(0, "build aqueduct").rule == "SW-38"
    else:
        assert payments(table, "build aqueduct") == [way]


# Discounts


ANY_SIDE = ["pay 0 2", "pay 2 0"]
CHEAP = ["pay 0 1", "pay 1 0"]
CHEAP_LEFT = ["pay 0 2", "pay 1 0"]
CHEAP_RIGHT = ["pay 0 1", "pay 2 0"]


@pytest.mark.rule("SW-39", "SW-T10")
@pytest.mark.parametrize(
    ("board", "stages", "built", "raw", "manufactured"),
    [
        ("rome", 0, "", ANY_SIDE, ANY_SIDE),
        ("rome", 0, "marketplace", ANY_SIDE, CHEAP),
        ("rome", 0, "east_trading_post", CHEAP_RIGHT, ANY_SIDE),
        ("rome", 0, "west_trading_post", CHEAP_LEFT, ANY_SIDE),
        ("olympia:b", 0, "", ANY_SIDE, ANY_SIDE),
        ("olympia:b", 1, "", CHEAP, ANY_SIDE),
    ],
)
def test_a_discount_lowers_the_price_of_its_resources_on_its_sides(
    board: str, stages: int, built: str, raw: list[str], manufactured: list[str]
) -> None:
    for probe, expected in (("baths", raw), ("workshop", manufactured)):
        table = Table(3, [board, "alexandria", "ephesus"])
        table.city(0, *built.split(), stages=stages)
        table.city(1, "stone_pit")
        table.city(2, "stone_pit", "glassworks_1")
        table.hand(0, probe)
        assert payments(table, f"build {probe}") == expected


@pytest.mark.rule("SW-39")
def test_a_discount_holds_for_every_unit_bought() -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, "west_trading_post")
    table.city(1, "stone_pit", "quarry")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["pay 3 0"]


@pytest.mark.rule("SW-40", "SW-T10")
def test_two_discounts_on_one_resource_do_not_add_up() -> None:
    table = Table(3, ["olympia:b", "alexandria", "ephesus"])
    table.city(0, "east_trading_post", stages=1)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == CHEAP


# Ways to pay


@pytest.mark.rule("SW-41", "SW-T4")
@pytest.mark.parametrize(("way", "coins"), [("pay 2 0", [1, 5, 3]), ("pay 0 1", [2, 3, 4])])
def test_the_dearer_seller_may_be_chosen(way: str, coins: list[int]) -> None:
    table = Table(3, MARKET)
    table.city(0, "east_trading_post")
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 1", "pay 2 0"]
    table.play(0, way)
    table.play(1, "build altar")
    table.play(2, "build altar")
    assert table.coins() == coins


@pytest.mark.rule("SW-41")
def test_every_split_between_the_neighbours_is_a_way() -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=6)
    table.city(1, "stone_pit", "clay_pool")
    table.city(2, "stone_pit", "clay_pool")
    table.hand(0, "spy_ring")
    assert payments(table, "build spy_ring") == ["pay 0 4", "pay 2 2", "pay 4 0"]


@pytest.mark.rule("SW-41")
def test_a_way_that_is_too_dear_is_refused() -> None:
    table = Table(3, MARKET)
    table.city(0, "east_trading_post", coins=1)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 1"]


@pytest.mark.rule("SW-41")
def test_a_way_that_does_not_cover_the_price_is_refused() -> None:
    table = Table(3, MARKET)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    table.play(0, "build baths")
    assert table.refusal(0, "pay 0 0").rule == "SW-41"
    assert table.refusal(0, "pay 1 0").rule == "SW-41"


@pytest.mark.rule("SW-41")
def test_the_bank_is_a_way_of_its_own() -> None:
    table = Table(3, MARKET, leaders=True)
    table.city(0, leaders=["bilkis"])
    table.city(1, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 0 bank", "pay 2 0"]


@pytest.mark.rule("SW-41")
def test_with_hatshepsut_buying_from_both_for_nothing_is_a_way_of_its_own() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"], leaders=True, cities=True)
    docks = ("clandestine_dock_east", "clandestine_dock_west")
    posts = ("east_trading_post", "west_trading_post")
    table.city(0, *docks, *posts, leaders=["hatshepsut"])
    table.city(1, "quarry")
    table.city(2, "quarry")
    assert "pay 0 0 left right" in payments(table, "stage altar")
    table.play(0, "pay 0 0 left right")
    table.play(1, "build altar")
    table.play(2, "build altar")
    assert table.coins() == [3 + 2, 3, 3]


@pytest.mark.rule("SW-42")
def test_a_city_buys_nothing_it_could_produce() -> None:
    table = Table(3, MARKET, leaders=True)
    table.city(0, "stone_pit", leaders=["hatshepsut", "bilkis"], coins=9)
    table.city(1, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 0"]


@pytest.mark.rule("SW-42")
def test_a_city_uses_every_choice_before_it_buys() -> None:
    table = Table(3, MARKET, leaders=True, age=2)
    table.city(0, "stone_pit", "caravansery", leaders=["hatshepsut"], coins=9)
    table.city(1, "quarry", "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["pay 2 0"]


@pytest.mark.rule("SW-42")
def test_the_bank_gives_nothing_beyond_what_is_lacking() -> None:
    table = Table(3, MARKET, leaders=True, age=2)
    table.city(0, "quarry", leaders=["bilkis"], coins=9)
    table.city(1, "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["pay 0 0 bank", "pay 2 0"]


# Chains


@pytest.mark.rule("SW-43", "SW-T11")
@pytest.mark.parametrize("card", ["courthouse", "library"])
def test_a_scriptorium_makes_courthouse_and_library_free(card: str) -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, "scriptorium", coins=0)
    table.hand(0, card)
    table.turn(f"build {card}")
    assert (table.built(0), table.coins()[0]) == (["scriptorium", card], 0)


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_one_of_several_buildings_is_enough_for_a_chain(post: str) -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, post, coins=0)
    table.hand(0, "forum")
    assert payments(table, "build forum") == ["pay 0 0"]


@pytest.mark.rule("SW-43")
def test_a_chain_waives_coins_as_well() -> None:
    data = CardData(
        "made_up", "base", 2, "blue", [], coins=3, resources="SS", chains_from=["baths"]
    )
    kind = Kind(len(KINDS), data, 1 << 200, KIND_OF["baths"].name)
    table = Table(3, MARKET)
    city = table.city(0, "baths", coins=0)
    costs = card_costs(city, table.city(1), table.city(2), kind)
    assert (costs.coins, costs.resources) == (0, ())


@pytest.mark.rule("SW-43")
def test_a_chain_needs_the_building_in_the_own_city() -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, coins=0)
    table.city(1, "scriptorium")
    table.hand(0, "library")
    assert "build library" not in table.moves(0)


@pytest.mark.rule("SW-43")
def test_a_chain_starts_from_a_building_however_it_was_built() -> None:
    table = Table(3, ["halicarnassus", "alexandria", "ephesus"])
    table.city(0, "ore_vein", "foundry", coins=0, stages=1)
    table.discard("scriptorium")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take scriptorium")
    table.hand(0, "library")
    assert "build library" in table.moves(0)


@pytest.mark.rule("SW-43")
def test_a_card_under_the_board_starts_no_chain() -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"])
    table.city(0, "stone_pit", coins=0)
    table.hand(0, "scriptorium")
    table.turn("stage scriptorium")
    table.hand(0, "courthouse")
    assert "build courthouse" not in table.moves(0)


@pytest.mark.rule("SW-43")
def test_chains_lead_from_one_age_to_the_next() -> None:
    steps = {
        (source.age, kind.age) for kind in KINDS for source in KINDS if kind.chain & source.name
    }
    assert steps == {(1, 2), (2, 3)}


@pytest.mark.rule("SW-44")
def test_no_payment_is_offered_for_a_building_that_can_be_chained() -> None:
    table = Table(3, MARKET, age=2, leaders=True)
    table.city(0, "scriptorium", leaders=["hatshepsut"], coins=20)
    table.city(1, "quarry", "loom_1")
    table.city(2, "quarry", "loom_1")
    table.hand(0, "library")
    assert payments(table, "build library") == ["pay 0 0"]


@pytest.mark.rule("SW-44")
def test_a_chain_uses_up_no_right_to_build_for_free() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, "scriptorium", stages=2, coins=0)
    table.hand(0, "library")
    table.turn("build library")
    table.hand(0, "aqueduct")
    assert "build aqueduct" in table.moves(0)


# Rights to build for free


@pytest.mark.rule("SW-45")
def test_the_right_of_olympia_waives_resources_and_coins() -> None:
    for card in ("palace", "sawmill"):
        table = Table(3, ["olympia", "alexandria", "ephesus"], age=3)
        table.city(0, stages=2, coins=0)
        table.hand(0, card)
        table.turn(f"build {card}", "build altar", "build altar")
        assert (table.built(0), table.coins()) == ([card], [0, 3, 3])


@pytest.mark.rule("SW-45")
def test_ramses_builds_guilds_for_free() -> None:
    table = Table(3, MARKET, age=3, leaders=True)
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, "workers_guild", "palace")
    assert "build palace" not in table.moves(0)
    assert payments(table, "build workers_guild") == ["pay 0 0"]


@pytest.mark.rule("SW-45")
def test_caligula_waives_the_coins_of_a_black_card() -> None:
    table = Table(3, MARKET, age=3, leaders=True, cities=True)
    table.city(0, leaders=["caligula"], coins=0)
    table.hand(0, "contingent", "palace")
    assert "build palace" not in table.moves(0)
    table.turn("build contingent")
    assert (table.built(0), table.coins()[0]) == (["contingent"], 0)


@pytest.mark.rule("SW-45")
def test_a_building_out_of_the_discard_pile_costs_nothing() -> None:
    table = Table(3, ["halicarnassus"], age=3)
    table.city(0, "ore_vein", "foundry", coins=0, stages=1)
    table.discard("palace", "sawmill")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take sawmill")
    assert (table.built(0)[-1], table.coins()[0]) == ("sawmill", 0)


@pytest.mark.rule("SW-45")
def test_a_free_construction_is_no_chain() -> None:
    table = Table(3, ["olympia"], age=2, leaders=True)
    table.city(0, stages=2, leaders=["vitruvius"], coins=0)
    table.hand(0, "aqueduct")
    table.turn("build aqueduct", "build altar", "build altar")
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-45")
def test_a_right_may_be_kept_by_paying() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, "quarry", stages=2, coins=2)
    table.city(1, "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["free olympia", "pay 2 0"]
    table.play(0, "pay 2 0")
    table.play(1, "build altar")
    table.play(2, "build altar")
    table.hand(0, "palace")
    assert "build palace" in table.moves(0)


@pytest.mark.rule("SW-45")
def test_a_right_can_be_used_once_in_an_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, stages=2, coins=0)
    table.hand(0, "aqueduct")
    table.turn("build aqueduct")
    table.hand(0, "walls")
    assert table.refusal(0, "build walls").rule == "SW-28"


@pytest.mark.rule("SW-45")
def test_a_right_that_is_not_used_is_lost_at_the_end_of_the_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.turn("build altar", "build altar", "build altar")
    table.hand(0, "aqueduct")
    table.turn("build aqueduct")
    table.hand(0, "walls")
    assert "build walls" not in table.moves(0)


@pytest.mark.rule("SW-45")
def test_a_used_right_comes_back_in_the_next_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "aqueduct", "altar")
    table.turn("build aqueduct", "build altar", "build altar")
    table.hand(0, "walls")
    assert "build walls" in table.moves(0)


# Every way against a search through all dealings

INITIAL = {
    "rome": "",
    "giza": "S",
    "olympia": "W",
    "rhodes": "O",
    "babylon": "C",
    "ephesus": "P",
    "halicarnassus": "L",
}
GOODS = {
    "lumber_yard": "W",
    "stone_pit": "S",
    "ore_vein": "O",
    "clay_pool": "C",
    "tree_farm": "WC",
    "excavation": "SC",
    "clay_pit": "CO",
    "timber_yard": "SW",
    "forest_cave": "WO",
    "mine": "OS",
    "sawmill": "W W",
    "quarry": "S S",
    "brickyard": "C C",
    "foundry": "O O",
    "loom_1": "L",
    "glassworks_2": "G",
    "press_1": "P",
}
NOT_FOR_SALE = {"forum": "GPL", "caravansery": "WSOC"}
EVERYTHING = "WSOCGPL"
# A card, the coins and the resources of its price; "stage" is the first stage of Giza A.
PRICES = {
    "stage": (0, "SS"),
    "aqueduct": (0, "SSS"),
    "temple": (0, "WCG"),
    "statue": (0, "OOW"),
    "town_hall": (0, "SSOG"),
    "dispensary": (0, "OOG"),
    "laboratory": (0, "CCP"),
    "library": (0, "SSL"),
    "lodge": (0, "CCLP"),
    "university": (0, "WWPG"),
    "workers_guild": (0, "OOCSW"),
    "spy_ring": (2, "SC"),
    "tabularium": (2, "OWL"),
}
GREEN = {"dispensary", "laboratory", "library", "lodge", "university"}


class Position(NamedTuple):
    """A city, its neighbours, and what it wants to build."""

    boards: tuple[str, str, str]
    built: tuple[str, ...]
    leaders: tuple[str, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]
    coins: int
    wanted: str


class Way(NamedTuple):
    """Coins to the left, to the right and to the bank; with Hatshepsut also how many sell."""

    left: int
    right: int
    bank: int
    sellers: int


def subsets(names: list[str], least: int, most: int) -> st.SearchStrategy[tuple[str, ...]]:
    names_of = st.lists(st.sampled_from(names), min_size=least, max_size=most, unique=True)
    return names_of.map(tuple)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    wanted = draw(st.sampled_from(sorted(PRICES)))
    home = "giza" if wanted == "stage" else draw(st.sampled_from(["rome", "rhodes", "ephesus"]))
    boards = (home, draw(st.sampled_from(["olympia", "babylon"])), "halicarnassus")
    goods = [*GOODS]
    trade = ["east_trading_post", "west_trading_post", "marketplace"]
    docks = ["clandestine_dock_east", "clandestine_dock_west"]
    special = ["forum", "caravansery", "secret_warehouse", "black_market"]
    return Position(
        boards,
        (
            *draw(subsets(goods, 0, 4)),
            *draw(subsets(special, 0, 1)),
            *draw(subsets(trade, 0, 3)),
            *draw(subsets(docks, 0, 2)),
        ),
        draw(subsets(["bilkis", "hatshepsut", "archimedes", "imhotep"], 0, 4)),
        draw(subsets([*goods, "forum"], 3, 7)),
        draw(subsets([*goods, "caravansery"], 3, 7)),
        draw(st.sampled_from([0, 1, 2, 3, 4, 5, 6, 7, 8, 12])),
        wanted,
    )


def sellable(board: str, built: tuple[str, ...]) -> list[str]:
    """The units of a city that neighbours may buy, each as the letters it can be."""
    cards = [unit for name in built if name in GOODS for unit in GOODS[name].split()]
    return [*INITIAL[board].split(), *cards]


def own_units(board: str, built: tuple[str, ...]) -> list[str]:
    units = sellable(board, built)
    made = {letter for unit in units for letter in unit}
    units += [NOT_FOR_SALE[name] for name in built if name in NOT_FOR_SALE]
    if "secret_warehouse" in built:
        units.append("".join(made))
    if "black_market" in built:
        units.append("".join(set(EVERYTHING) - made))
    return units


def possible_ways(position: Position) -> set[Way]:
    """Every affordable way with the fewest purchases, found by dealing out every unit."""
    printed, resources = PRICES[position.wanted]
    leaders, built = position.leaders, position.built
    units = [("own", unit) for unit in own_units(position.boards[0], built)]
    if ("archimedes" in leaders and position.wanted in GREEN) or (
        "imhotep" in leaders and position.wanted == "stage"
    ):
        units.append(("waived", EVERYTHING))
    units += [("left", unit) for unit in sellable(position.boards[1], position.left)]
    units += [("right", unit) for unit in sellable(position.boards[2], position.right)]
    if "bilkis" in leaders:
        units.append(("bank", EVERYTHING))

    def price(side: str, letter: str) -> int:
        if letter in "GPL":
            return 1 if "marketplace" in built else 2
        post = "west_trading_post" if side == "left" else "east_trading_post"
        return 1 if post in built else 2

    # A dealing: the units used, and what each purchase cost on each side.
    dealings: set[tuple[frozenset[int], tuple[int, ...], tuple[int, ...], int]] = {
        (frozenset(), (), (), 0)
    }
    for letter in resources:
        further = set()
        for used, left, right, bank in dealings:
            for number, (place, options) in enumerate(units):
                if number in used or letter not in options:
                    continue
                now = used | {number}
                if place == "left":
                    further.add((now, tuple(sorted([*left, price("left", letter)])), right, bank))
                elif place == "right":
                    further.add((now, left, tuple(sorted([*right, price("right", letter)])), bank))
                else:
                    further.add((now, left, right, bank + (place == "bank")))
        dealings = further
    if not dealings:
        return set()
    fewest = min(len(left) + len(right) + bank for _, left, right, bank in dealings)
    found = set()
    for _, left, right, bank in dealings:
        if len(left) + len(right) + bank > fewest:
            continue
        to_left = sum(left) - (bool(left) and "clandestine_dock_west" in built)
        to_right = sum(right) - (bool(right) and "clandestine_dock_east" in built)
        if printed + to_left + to_right + bank <= position.coins:
            sellers = bool(left) + bool(right) if "hatshepsut" in leaders else 0
            found.add(Way(to_left, to_right, bank, sellers))
    return found


def offered_ways(position: Position) -> set[Way]:
    table = Table(3, position.boards, leaders=True, cities=True)
    city = table.city(0, *position.built, coins=position.coins, leaders=position.leaders)
    left, right = table.city(1, *position.left), table.city(2, *position.right)
    if position.wanted == "stage":
        costs = stage_costs(city)
    else:
        costs = card_costs(city, left, right, KIND_OF[position.wanted])
    sellers_matter = "hatshepsut" in position.leaders
    return {_as_way(way, sellers_matter) for way in ways(city, left, right, costs)}


def _as_way(way: PayWay, sellers_matter: bool) -> Way:
    sellers = (way.sellers & 1) + (way.sellers >> 1) if sellers_matter else 0
    return Way(way.left, way.right, way.bank, sellers)


def undercut(way: Way, others: set[Way]) -> bool:
    """Whether another way pays nobody more and somebody less."""
    return any(
        other[:3] != way[:3] and all(a <= b for a, b in zip(other[:3], way[:3], strict=True))
        for other in others
    )


@pytest.mark.rule("SW-31", "SW-33", "SW-35", "SW-38", "SW-39", "SW-41", "SW-42")
@settings(max_examples=300, deadline=None)
@given(positions())
def test_every_way_offered_is_a_dealing_with_the_fewest_purchases(position: Position) -> None:
    assert offered_ways(position) <= possible_ways(position)


@pytest.mark.rule("SW-31", "SW-33", "SW-35", "SW-38", "SW-39", "SW-41", "SW-42")
@settings(max_examples=300, deadline=None)
@given(positions())
def test_every_way_that_no_other_undercuts_is_offered(position: Position) -> None:
    possible = possible_ways(position)
    needed = {way for way in possible if not undercut(way, possible)}
    assert needed <= offered_ways(position)


@pytest.mark.rule("SW-28", "SW-38")
@settings(max_examples=100, deadline=None)
@given(positions())
def test_a_refusal_names_coins_only_if_coins_are_what_is_short(position: Position) -> None:
    if position.wanted == "stage" or possible_ways(position):
        return
    table = Table(3, position.boards, leaders=True, cities=True)
    table.city(0, *position.built, coins=position.coins, leaders=position.leaders)
    table.city(1, *position.left)
    table.city(2, *position.right)
    table.hand(0, position.wanted)
    refusal = table.refusal(0, f"build {position.wanted}")
    assert isinstance(refusal, Refusal)
    rich = possible_ways(position._replace(coins=100))
    assert refusal.rule == ("SW-38" if rich else "SW-28")
    if rich:
        printed = PRICES[position.wanted][0]
        least = printed + min(way.left + way.right + way.bank for way in rich)
        assert refusal.facts["price"] == least
