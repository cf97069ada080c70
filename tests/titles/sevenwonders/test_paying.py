"""Paying: what a price is, and the own sources (SW-28 to SW-32)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import MARKET, Table, payments

from quartier.titles.sevenwonders.content import Price
from quartier.titles.sevenwonders.payment import ways


def can_pay(
    board: str, built: str, price: str, *, coins: int = 0, stages: int = 0, leaders: str = ""
) -> bool:
    """Whether a city between two that sell nothing raw can pay some resources."""
    table = Table(3, [board, "alexandria:b", "ephesus:b"])
    city = table.city(0, *built.split(), coins=coins, stages=stages, leaders=leaders.split())
    return bool(ways(city, table.city(1), table.city(2), Price(0, price)))


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


@pytest.mark.rule("SW-25", "SW-41")
def test_the_price_of_a_stage_is_known_before_it_is_paid_in_one_way_of_several() -> None:
    table = Table(3, ["rhodes", "alexandria", "ephesus"])
    table.city(0, coins=6)
    table.city(1, "lumber_yard", "sawmill")
    table.city(2, "lumber_yard", "sawmill")
    assert len(payments(table, "stage altar")) > 1
    assert table.seen(0, "stage_price", seat=0) == 4


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
    assert ways(city, table.city(1), table.city(2), Price(0, "WWS")) == []


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
