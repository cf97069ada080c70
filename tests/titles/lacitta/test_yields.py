"""What buildings give on their hexes (LC-18, LC-33, LC-35, LC-35a, LC-37)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import TERRAIN, Table

from quartier.titles.lacitta.board import HEX_OF, Land
from quartier.titles.lacitta.city import food_of, income_of
from quartier.titles.lacitta.content import BUILDING_OF
from quartier.titles.lacitta.year import INCOME


def land(players: int) -> Land:
    return Land(players, [*TERRAIN[players], "wasteland", "wasteland"])


def food(building: str, place: str, where: Land) -> int:
    return food_of(BUILDING_OF[building].number, HEX_OF[place], where)


def gold(building: str, place: str, where: Land) -> int:
    return income_of(BUILDING_OF[building].number, HEX_OF[place], where)


@pytest.mark.rule("LC-T1")
@pytest.mark.rule("LC-35")
def test_a_castle_between_two_farms_yields_the_wheat_of_both() -> None:
    assert food("castle", "e10", land(5)) == 5


@pytest.mark.rule("LC-T2")
def test_the_farm_of_the_border_yields_up_to_its_line() -> None:
    assert food("farmhouse", "e1", land(5)) == 2
    assert food("farmhouse", "d1", land(5)) == 1


@pytest.mark.rule("LC-T3")
@pytest.mark.rule("LC-18")
def test_quarries_earn_for_every_mountain_next_to_them() -> None:
    table = Table(seats=2)
    table.city(0, "a9", "quarry a8", "quarry b8")
    table.run(INCOME)
    assert table.game.gold[0] == 1 + 3


@pytest.mark.rule("LC-T4")
@pytest.mark.rule("LC-33")
def test_a_quarry_away_from_mountains_may_stand_and_earns_nothing() -> None:
    two = land(2)
    assert [gold("quarry", place, two) for place in ("b8", "e12", "a9")] == [1, 0, 2]
    table = Table(seats=2)
    table.city(0, "e11")
    table.play(0, "build quarry", "at e12")
    assert table.at("e11").income == 0


@pytest.mark.rule("LC-T5")
def test_farmhouses_yield_what_the_farms_around_have() -> None:
    assert food("farmhouse", "j8", land(4)) == 4
    assert food("farmhouse", "a8", land(4)) == 2


@pytest.mark.rule("LC-18")
def test_a_new_quarry_earns_first_in_the_next_income_phase() -> None:
    table = Table(terrain={"L2": "mountain", "L7": "mountain"})
    table.city(0, "e4")
    table.play(0, "build quarry", "at e5")
    assert table.game.gold[0] == 1
    table.run(INCOME)
    assert table.game.gold[0] == 3


@pytest.mark.rule("LC-33")
def test_a_farmhouse_away_from_farms_may_stand_and_yields_nothing() -> None:
    table = Table(terrain={"L2": "lake", "L7": "mountain"})
    before = table.city(0, "e4").food
    table.play(0, "build farmhouse", "at e5")
    assert table.at("e4").food == before


@pytest.mark.rule("LC-35")
def test_a_farmhouse_feeds_from_the_moment_it_stands() -> None:
    table = Table(terrain={"L2": "farm3", "L7": "farm2"})
    table.city(0, "e4")
    before = table.game.food(0)
    table.play(0, "build farmhouse", "at e5")
    assert table.game.food(0) == before + 5


@pytest.mark.rule("LC-35a")
def test_terrain_is_not_shared_out() -> None:
    terrain = {"L2": "farm3", "L7": "mountain", "L1": "lake", "L3": "lake"}
    table = Table(terrain=terrain)
    table.city(0, "a5", "farmhouse a6", "farmhouse a4")
    table.city(1, "e5", "quarry e6", "quarry d5")
    table.city(2, "e8", "quarry e7")
    assert table.at("a5").food == 9
    assert table.at("e5").food == 3
    assert table.at("e5").income == 1
    assert table.at("e8").income == 1


@pytest.mark.rule("LC-37")
@pytest.mark.parametrize(
    ("building", "size", "services"),
    [
        ("castle", "castle", (0, 0, 0)),
        ("farmhouse", "S", (0, 0, 0)),
        ("quarry", "S", (0, 0, 0)),
        ("market", "S", (0, 0, 0)),
        ("school", "S", (0, 1, 0)),
        ("statue", "S", (1, 0, 0)),
        ("fountain", "S", (0, 0, 1)),
        ("palace", "M", (2, 0, 0)),
        ("baths", "M", (0, 0, 2)),
        ("hospital", "M", (0, 1, 1)),
        ("cathedral", "L", (3, 0, 0)),
        ("university", "L", (0, 3, 0)),
    ],
)
def test_buildings_have_their_size_and_services(
    building: str, size: str, services: tuple[int, int, int]
) -> None:
    kind = BUILDING_OF[building]
    assert kind.size == size
    table = Table()
    table.city(0, "e5", *([] if building == "castle" else [f"{building} e6"]))
    assert table.services("e5") == services
