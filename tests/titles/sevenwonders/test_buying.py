"""Buying from the neighbours, and discounts (SW-33 to SW-40)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import MARKET, Table, payments


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
