"""Using the picked card: build it, build a stage with it, or sell it."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table


@pytest.mark.rule("SW-22")
def test_a_picked_card_can_be_built_used_for_a_stage_or_sold() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit")
    table.hand(0, "altar")
    assert table.moves(0) == ["build altar", "stage altar", "sell altar"]


@pytest.mark.rule("SW-22")
@pytest.mark.parametrize(
    ("move", "built", "stages", "coins"),
    [
        ("build altar", ["stone_pit", "altar"], 0, 3),
        ("stage altar", ["stone_pit"], 1, 3),
        ("sell altar", ["stone_pit"], 0, 6),
    ],
)
def test_a_picked_card_is_used_in_one_way_only(
    move: str, built: list[str], stages: int, coins: int
) -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit")
    table.turn(move)
    assert (table.built(0), table.seen(0, "stages"), table.coins()[0]) == (built, stages, coins)


@pytest.mark.rule("SW-23")
def test_building_a_card_costs_its_price_and_adds_it_to_the_city() -> None:
    table = Table()
    table.hand(0, "tree_farm")
    table.turn("build tree_farm")
    assert (table.built(0), table.coins()[0]) == (["tree_farm"], 3 - 1)


@pytest.mark.rule("SW-23")
def test_a_card_whose_price_cannot_be_paid_cannot_be_built() -> None:
    table = Table()
    table.city(0, coins=0)
    table.hand(0, "tree_farm")
    assert table.refusal(0, "build tree_farm").rule == "SW-38"


@pytest.mark.rule("SW-23")
def test_the_effect_of_a_card_begins_when_it_is_built() -> None:
    table = Table(3, ["rome"])
    table.city(0, coins=0)
    table.hand(0, "lumber_yard", "stockade")
    assert "build stockade" not in table.moves(0)
    table.turn("build lumber_yard")
    table.hand(0, "stockade")
    assert "build stockade" in table.moves(0)


@pytest.mark.rule("SW-24")
def test_a_city_never_holds_two_buildings_of_the_same_name() -> None:
    table = Table()
    table.city(0, "altar")
    assert table.refusal(0, "build altar").rule == "SW-24"


@pytest.mark.rule("SW-24", "SW-T12")
@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_the_grey_cards_of_both_ages_have_the_same_names(name: str) -> None:
    table = Table(3, ["giza"], age=2)
    table.city(0, f"{name}_1", "stone_pit")
    table.hand(0, f"{name}_2")
    assert table.refusal(0, f"build {name}_2").rule == "SW-24"
    assert table.moves(0) == [f"stage {name}_2", f"sell {name}_2"]


@pytest.mark.rule("SW-24")
def test_grey_cards_of_different_names_may_stand_in_one_city() -> None:
    table = Table(age=2)
    table.city(0, "loom_1")
    table.hand(0, "glassworks_2", "press_2")
    assert {"build glassworks_2", "build press_2"} <= set(table.moves(0))


@pytest.mark.rule("SW-24")
def test_a_chain_builds_no_second_building_of_the_same_name() -> None:
    table = Table(age=2)
    table.city(0, "theater", "statue")
    table.hand(0, "statue")
    assert table.refusal(0, "build statue").rule == "SW-24"


@pytest.mark.rule("SW-24", "SW-45")
def test_a_right_to_build_for_free_builds_no_second_building_of_the_same_name() -> None:
    table = Table(3, ["olympia"], age=2)
    table.city(0, "loom_1", stages=2)
    table.hand(0, "loom_2")
    assert table.refusal(0, "build loom_2").rule == "SW-24"


@pytest.mark.rule("SW-24", "SW-64")
def test_the_discard_pile_gives_no_second_building_of_the_same_name() -> None:
    table = Table(3, ["halicarnassus"], age=2)
    table.city(0, "loom_1", "ore_vein", "foundry", stages=1)
    table.discard("loom_2", "tavern")
    table.turn("stage altar", "build altar", "build altar")
    assert table.moves(0) == ["take tavern", "decline"]
    assert table.refusal(0, "take loom_2").rule == "SW-24"


@pytest.mark.rule("SW-24")
def test_different_cities_may_hold_buildings_of_the_same_name() -> None:
    table = Table()
    table.turn("build altar", "build altar", "build altar")
    assert [table.built(seat) for seat in range(3)] == [["altar"]] * 3


@pytest.mark.rule("SW-25", "SW-T13")
def test_a_stage_costs_what_the_board_shows_and_not_the_price_of_the_card() -> None:
    table = Table(3, ["giza"], age=3)
    table.city(0, "stone_pit", coins=0)
    table.hand(0, "palace")
    table.turn("stage palace")
    assert (table.coins()[0], table.seen(0, "stages"), table.points(0, "wonder")) == (0, 1, 3)


@pytest.mark.rule("SW-25")
def test_a_free_card_does_not_make_the_stage_free() -> None:
    table = Table(3, ["giza", "ephesus", "rhodes"])
    table.city(0, coins=0)
    assert table.refusal(0, "stage altar").rule == "SW-28"


@pytest.mark.rule("SW-5", "SW-T13")
def test_a_palace_under_the_board_is_no_blue_card() -> None:
    table = Table(3, ["giza"], age=3)
    table.city(0, "stone_pit", coins=0)
    table.hand(0, "palace")
    table.turn("stage palace")
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    assert (table.built(0), colours["blue"]) == (["stone_pit"], 0)
    assert table.points(0, "civil") == 0


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(("stages", "possible"), [(0, False), (1, True), (2, False)])
def test_stages_are_built_in_order(stages: int, possible: bool) -> None:
    # Giza A: 2 stone, 3 wood, 4 stone. Three wood are enough for the second stage only.
    table = Table(3, ["giza", "ephesus", "rhodes"])
    table.city(0, "lumber_yard", "sawmill", coins=0, stages=stages)
    assert ("stage altar" in table.moves(0)) == possible


@pytest.mark.rule("SW-25")
def test_several_stages_may_be_built_in_one_age_and_each_only_once() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit", "quarry", "lumber_yard", "sawmill", coins=0)
    for built in (1, 2, 3):
        table.turn("stage altar")
        assert table.seen(0, "stages") == built
    assert table.refusal(0, "stage altar").rule == "SW-25"


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_stage_may_be_built_in_any_age(age: int) -> None:
    table = Table(3, ["giza"], age=age)
    table.city(0, "stone_pit")
    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-25")
def test_nobody_is_obliged_to_build_a_stage() -> None:
    table = Table(3, ["giza"], last_turn=True)
    table.city(0, "stone_pit")
    assert {"build altar", "sell altar"} <= set(table.moves(0))


@pytest.mark.rule("SW-26", "SW-T14")
def test_a_sold_card_brings_three_coins_and_goes_to_the_discard_pile() -> None:
    table = Table()
    table.hand(0, "tavern", "altar")
    table.turn("sell tavern", "build altar", "build altar")
    assert (table.coins(), table.discarded()) == ([6, 3, 3], ["tavern"])


@pytest.mark.rule("SW-26")
def test_a_sold_card_brings_three_coins_in_every_age() -> None:
    for age in (1, 2, 3):
        table = Table(age=age)
        table.turn()
        assert table.coins() == [6, 6, 6]


@pytest.mark.rule("SW-27")
def test_selling_is_allowed_for_a_card_that_could_be_built() -> None:
    table = Table()
    table.hand(0, "altar", "tavern", "palace")
    assert {"sell altar", "sell tavern", "sell palace"} <= set(table.moves(0))


@pytest.mark.rule("SW-27")
def test_selling_is_what_remains_when_nothing_can_be_paid() -> None:
    table = Table(3, ["rome", "ephesus", "rhodes"], age=3)
    table.city(0, coins=0)
    table.hand(0, "palace", "senate", "arena")
    assert table.moves(0) == ["sell palace", "sell senate", "sell arena"]
