"""Cities: clandestine docks, Secret Warehouse and Black Market (SW-140 to SW-144)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, in_reach, supply

from quartier.titles.sevenwonders.resources import RESOURCES

# Clandestine docks


@pytest.mark.rule("SW-140")
@pytest.mark.parametrize(
    ("dock", "left", "right"),
    [("clandestine_dock_west", 1, 2), ("clandestine_dock_east", 2, 1)],
)
@pytest.mark.parametrize(
    ("card", "goods"), [("stockade", "lumber_yard"), ("workshop", "glassworks_1")]
)
def test_a_dock_takes_a_coin_off_on_its_side_only(
    dock: str, left: int, right: int, card: str, goods: str
) -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, dock)
    table.city(1, goods)
    table.city(2, goods)
    table.hand(0, card, "altar")

    table.play(0, f"build {card}")

    assert sorted(table.moves(0)) == sorted([f"pay {left} 0", f"pay 0 {right}"])


@pytest.mark.rule("SW-140")
def test_a_dock_takes_off_one_coin_per_turn_however_much_is_bought() -> None:
    """The Walls (3 stone), two of which come from the right."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, cities=True)
    table.city(0, "clandestine_dock_east", coins=3)
    table.city(2, "quarry", coins=0)
    table.hand(0, "walls", "altar")

    table.turn("build walls", "build altar", "build altar")

    assert [table.coins()[0], table.coins()[2]] == [0, 3]


@pytest.mark.rule("SW-140")
def test_a_dock_works_again_in_the_next_turn() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "clandestine_dock_west", coins=2)
    table.city(1, "lumber_yard")
    table.hand(0, "barracks", "altar")
    table.turn("build barracks")
    table.hand(0, "stockade", "altar")

    table.turn("build stockade")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-140", "SW-141", "SW-T42")
def test_alexis_pays_two_coins_for_a_textile_and_a_stone_in_one_single_way() -> None:
    """The Library costs 2 stone and 1 textile; one stone comes from Giza itself."""
    table = Table(3, ("giza", "rhodes", "halicarnassus"), age=2, cities=True)
    table.city(0, "marketplace", "clandestine_dock_east", coins=2)
    table.city(2, "stone_pit", coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library", "build altar", "build altar")

    assert table.built(0)[-1] == "library"
    assert [table.coins()[0], table.coins()[2]] == [0, 2]


@pytest.mark.rule("SW-141")
@pytest.mark.parametrize(
    ("board", "post", "dock", "card", "goods", "stages"),
    [
        ("giza", "west_trading_post", "clandestine_dock_west", "stockade", "lumber_yard", 0),
        ("giza", "marketplace", "clandestine_dock_west", "workshop", "glassworks_1", 0),
        ("olympia:b", "altar", "clandestine_dock_west", "guard_tower", "clay_pool", 1),
    ],
)
def test_a_dock_adds_to_another_discount_and_the_seller_gets_nothing(
    board: str, post: str, dock: str, card: str, goods: str, stages: int
) -> None:
    table = Table(3, (board, "rhodes", "ephesus"), cities=True)
    table.city(0, post, dock, coins=0, stages=stages)
    table.city(1, goods, coins=0)
    table.hand(0, card, "altar")
    table.hand(1, "altar", "theater")

    table.turn(f"build {card}", "build altar")

    assert card in table.built(0)
    assert table.coins()[:2] == [0, 0]


@pytest.mark.rule("SW-141")
def test_only_the_first_resource_costs_nothing() -> None:
    table = Table(3, ("rhodes", "giza", "ephesus"), age=2, cities=True)
    table.city(0, "west_trading_post", "clandestine_dock_west", coins=2)
    table.city(1, "quarry", coins=0)
    table.hand(0, "walls", "altar")

    table.turn("build walls", "build altar", "build altar")

    assert table.coins()[:2] == [0, 2]


# Secret Warehouse and Black Market


def ephesus(*built: str, stages: int = 0) -> Table:
    """Ephesos without coins; the neighbours do not matter."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, *built, coins=0, stages=stages)
    return table


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_no_kind_the_city_does_not_produce() -> None:
    table = ephesus("lumber_yard", "forum", "secret_warehouse")

    assert in_reach(table) == set("WPGL")


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_a_second_wood() -> None:
    """The Caravansery costs 2 wood."""
    table = ephesus("lumber_yard", "forum", "secret_warehouse")
    table.hand(0, "caravansery", "altar")

    assert "build caravansery" in table.moves(0)


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_a_second_papyrus() -> None:
    """The third stage of Ephesos A costs 2 papyrus."""
    table = ephesus("lumber_yard", "secret_warehouse", stages=2)

    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-142", "SW-144", "SW-T53")
def test_the_warehouse_does_not_double_the_forum() -> None:
    """The Traders Guild costs textile, papyrus and glass; the Forum makes only one of them."""
    table = ephesus("lumber_yard", "forum", "secret_warehouse")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" not in table.moves(0)


@pytest.mark.rule("SW-142")
def test_the_warehouse_gives_one_unit_only() -> None:
    """The second stage of Giza A costs 3 wood."""
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "lumber_yard", "secret_warehouse", coins=0, stages=1)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-143", "SW-144", "SW-T54")
def test_the_market_gives_every_kind_the_city_does_not_produce() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")

    assert in_reach(table) == set(RESOURCES)


@pytest.mark.rule("SW-143", "SW-144", "SW-T54")
def test_the_market_gives_glass_or_textile_although_the_forum_makes_them() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" in table.moves(0)


@pytest.mark.rule("SW-143", "SW-T54")
def test_the_market_gives_no_wood_to_a_city_that_produces_it() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")
    table.hand(0, "caravansery", "altar")

    assert "build caravansery" not in table.moves(0)


@pytest.mark.rule("SW-143", "SW-T54")
def test_the_market_gives_no_papyrus_to_ephesos() -> None:
    table = ephesus("lumber_yard", "black_market", stages=2)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-142", "SW-143")
@pytest.mark.parametrize(
    ("card", "resources"), [("secret_warehouse", set()), ("black_market", set(RESOURCES))]
)
def test_in_rome_the_warehouse_gives_nothing_and_the_market_anything(
    card: str, resources: set[str]
) -> None:
    table = Table(3, ("rome", "giza", "rhodes"), leaders=True, cities=True)
    table.city(0, card, coins=0)

    assert in_reach(table) == resources


@pytest.mark.rule("SW-143")
def test_the_market_gives_nothing_to_a_city_that_produces_everything() -> None:
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, *supply("WSOCGL"), "black_market", coins=0, stages=2)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_the_caravansery_does_not_count_for_warehouse_and_market() -> None:
    table = ephesus("caravansery", "secret_warehouse", "black_market")
    table.hand(0, "walls", "fortifications", "statue")

    # Each costs three raw materials; Caravansery and market give two, the warehouse papyrus.
    assert [move for move in table.moves(0) if move.startswith("build")] == []


@pytest.mark.rule("SW-144")
def test_the_caravansery_and_the_market_can_give_the_same_kind() -> None:
    """The Forum costs 2 clay: one from the Caravansery, one from the market."""
    table = ephesus("caravansery", "black_market")
    table.hand(0, "forum", "altar")

    assert "build forum" in table.moves(0)


@pytest.mark.rule("SW-144")
def test_what_a_wonder_stage_produces_does_not_count_for_the_warehouse() -> None:
    """Alexandria A with two stages: any raw material, but only glass is doubled."""
    table = Table(3, ("alexandria", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "secret_warehouse", coins=0, stages=2)
    table.hand(0, "forum", "caravansery")

    moves = table.moves(0)

    assert "stage forum" in moves
    assert [move for move in moves if move.startswith("build")] == []


@pytest.mark.rule("SW-144")
def test_what_a_wonder_stage_produces_does_not_count_for_the_market() -> None:
    table = Table(3, ("alexandria", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "black_market", coins=0, stages=2)
    table.hand(0, "forum", "caravansery")

    assert {"build forum", "build caravansery"} <= set(table.moves(0))


@pytest.mark.rule("SW-144")
def test_bilkis_does_not_count_for_the_warehouse() -> None:
    """The School costs wood and papyrus: one from Bilkis, and Rome makes nothing to double."""
    table = Table(3, ("rome", "giza", "rhodes"), leaders=True, cities=True)
    table.city(0, "secret_warehouse", leaders=["bilkis"], coins=1)
    table.hand(0, "school", "altar")

    assert "build school" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_warehouse_and_market_do_not_count_for_each_other() -> None:
    """Giza makes stone; the market gives one clay, the warehouse no second one for the Forum."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, cities=True)
    table.city(0, "secret_warehouse", "black_market", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_both_resources_of_a_choice_count_as_produced_for_the_warehouse() -> None:
    """The Clay Pit makes clay or ore; 2 clay, and 2 ore, come from it and the warehouse."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "clay_pit", "secret_warehouse", "press_1", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" in table.moves(0)


@pytest.mark.rule("SW-144")
def test_both_resources_of_a_choice_count_as_produced_for_the_market() -> None:
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "clay_pit", "black_market", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" not in table.moves(0)


@pytest.mark.rule("SW-144")
@pytest.mark.parametrize("card", ["secret_warehouse", "black_market"])
def test_what_warehouse_and_market_give_is_not_for_sale(card: str) -> None:
    """Giza sells its own stone once, and nothing more."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(1, card)

    production = table.seen(1, "production")

    assert isinstance(production, dict)
    assert production["sale"] == [["stone"]]
