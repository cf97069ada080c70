"""Phase 2: enlarging (SC-59 to SC-64)."""

import pytest
from tests.titles.smallcity.table import Table, place_of

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import FUNCTIONS
from quartier.titles.smallcity.grid import CELL_OF


def own(table: Table) -> Borough:
    return table.game.world_of(0).boroughs[0]


def quarter() -> Table:
    """The board of SC-T5."""
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.lay(0, "library", "a2", "b2")
    table.lay(0, "residential_1", "c4")
    return table


def works() -> Table:
    """The board of SC-T7, with two level 1 Factories."""
    table = Table(2)
    table.lay(0, "refinery", "c3")
    table.lay(0, "port", "e3", "e4", "f4", "f3")
    table.lay(0, "factory_1", "d2")
    table.lay(0, "factory_1", "d5")
    table.lay(0, "warehouse", "c4")
    table.lay(0, "park_1", "d3")
    return table


@pytest.mark.rule("SC-59", "SC-61", "SC-64", "SC-T5")
def test_a_home_grows_in_a_chain_for_nothing() -> None:
    table = quarter()
    table.people(0, "c4")
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.play(0, "enlarge c3", place_of("residential_3", "c4", "c3", "c2").text)
    assert own(table).money == 5
    assert own(table).works == 0
    assert own(table).own == 1 << CELL_OF["c4"]
    assert table.refusal(0, "enlarge c2").rule == "SC-61"
    table.done(0, 1)
    assert table.tiles(0).count("residential_3") == 1


@pytest.mark.rule("SC-59")
def test_nothing_has_to_be_enlarged_and_only_in_phase_two() -> None:
    table = quarter()
    table.start("construction")
    table.done(0, 1)
    assert "residential_1" in table.tiles(0)
    table.start("council")
    assert not [move for move in table.moves(0) if move.startswith("enlarge")]


@pytest.mark.rule("SC-60")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("park_1", ("g1",)),
        ("school", ("g1",)),
        ("refinery", ("g1",)),
        ("warehouse", ("g1",)),
        ("police", ("g1", "g2")),
    ],
)
def test_other_tiles_never_grow(tile: str, cells: tuple[str, ...]) -> None:
    table = Table(2)
    table.lay(0, tile, *cells)
    table.start("construction")
    assert table.refusal(0, "enlarge g1").rule == "SC-60"


@pytest.mark.rule("SC-60")
def test_the_highest_level_does_not_grow() -> None:
    table = works()
    table.lay(0, "factory_3", "a1", "b1", "c1")
    table.start("construction")
    assert table.refusal(0, "enlarge a1").rule == "SC-60"


@pytest.mark.rule("SC-61")
def test_influences_of_the_whole_tile_count_together() -> None:
    table = Table(2, hall="a1")
    table.lay(0, "school", "e2")
    table.lay(0, "library", "e4", "f4")
    table.lay(0, "residential_2", "c2", "d2")
    table.start("construction")
    refusal = table.refusal(0, "enlarge c2")
    assert (refusal.rule, refusal.facts["level"]) == ("SC-61", 3)
    table.lay(0, "museum", "b4", "c4", "d4")
    table.lay(0, "metro", "c5", "d5", "d6", "c6")
    table.start("construction")
    assert table.refusal(0, "enlarge c2").rule == "SC-61"
    table.game.world.boroughs[0].lift(table.borough(0).tiles[-2])
    table.lay(0, "museum", "b3", "c3", "d3")
    table.start("construction")
    assert "enlarge c2" in table.moves(0)


@pytest.mark.rule("SC-44", "SC-61", "SC-62", "SC-T7")
def test_factories_grow_with_refinery_and_port_as_far_as_there_is_room() -> None:
    table = works()
    table.start("construction")
    table.play(0, "enlarge d2", place_of("factory_2", "d2", "d1").text)
    table.play(0, "enlarge d5", place_of("factory_2", "d5", "d4").text)
    assert table.refusal(0, "enlarge d4").rule == "SC-62"
    table.play(0, "enlarge d1")
    assert table.moves(0) == [
        place_of("factory_3", "d2", "d1", "c1").text,
        place_of("factory_3", "d2", "d1", "e1").text,
    ]
    assert table.tiles(0, 0).count("warehouse") == 1


@pytest.mark.rule("SC-62")
def test_slots_keep_their_functions_and_people_their_places() -> None:
    table = works()
    table.people(0, "d2")
    table.start("construction")
    table.play(0, "enlarge d2", place_of("factory_2", "d2", "d1").text)
    table.play(0, "enlarge d1", place_of("factory_3", "d2", "d1", "e1").text)
    slots = own(table).slots
    assert slots[FUNCTIONS.index("wood")] >> CELL_OF["d2"] & 1
    assert slots[FUNCTIONS.index("stone")] == 1 << CELL_OF["d1"]
    assert slots[FUNCTIONS.index("metal")] == 1 << CELL_OF["e1"]
    assert own(table).own == 1 << CELL_OF["d2"]


@pytest.mark.rule("SC-62")
def test_a_shop_cannot_be_turned_to_grow() -> None:
    table = Table(2)
    for cell in ("b5", "d5", "b2"):
        table.lay(0, "residential_1", cell)
    table.lay(0, "commercial_2", "c4", "c3")
    table.start("construction")
    table.play(0, "enlarge c3")
    offered = table.moves(0)
    assert place_of("commercial_3", "c4", "c3", "c2").text in offered
    assert place_of("commercial_3", "c4", "c3", "d3").text in offered
    assert place_of("commercial_3", "c3", "c4", "c5").text not in offered
    assert table.refusal(0, place_of("commercial_3", "c5", "c4", "c3").text).rule == "SC-62"


@pytest.mark.rule("SC-62")
def test_the_old_tile_returns_to_the_supply_and_the_new_one_must_be_there() -> None:
    table = quarter()
    small = place_of("residential_1", "c4").piece
    large = place_of("residential_2", "c4", "c3").piece
    before = table.game.world.supply[:]
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    after = table.game.world_of(0).supply
    assert (after[small], after[large]) == (before[small] + 1, before[large] - 1)
    table.supply("residential_2", 0)
    table.start("construction")
    assert table.refusal(0, "enlarge c4").rule == "SC-62"


@pytest.mark.rule("SC-62", "SC-48")
def test_a_home_does_not_grow_towards_industry() -> None:
    table = quarter()
    table.lay(0, "warehouse", "e2")
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.play(0, "enlarge c3")
    assert place_of("residential_3", "c4", "c3", "c2").text in table.moves(0)
    assert table.refusal(0, place_of("residential_3", "c4", "c3", "d3").text).rule == "SC-62"


@pytest.mark.rule("SC-62", "SC-48")
def test_a_factory_does_not_grow_towards_homes() -> None:
    table = works()
    table.lay(0, "residential_1", "f1")
    table.start("construction")
    table.play(0, "enlarge d2", place_of("factory_2", "d2", "d1").text)
    table.play(0, "enlarge d1")
    assert place_of("factory_3", "d2", "d1", "c1") in own(table).tiles


@pytest.mark.rule("SC-62")
def test_an_enlarged_tile_stays_inside_the_zone() -> None:
    table = Table(2, hall="e5")
    table.lay(0, "school", "e7")
    table.lay(0, "residential_1", "g6")
    table.lay(0, "library", "f7", "g7")
    table.start("construction")
    table.play(0, "enlarge g6")
    assert "residential_2" in table.tiles(0, 0)
    assert place_of("residential_2", "g6", "g5") in own(table).tiles


@pytest.mark.rule("SC-63")
def test_a_tile_of_this_phase_does_not_grow_but_helps_older_ones() -> None:
    table = Table(2, hall="a4")
    table.hall(0, 1, wood=1)
    table.lay(0, "residential_1", "c4")
    table.start("construction")
    assert table.refusal(0, "enlarge c4").rule == "SC-61"
    table.build(0, "school", "d4")
    assert "enlarge c4" in table.moves(0)
    table.build(0, "residential_1", "c3")
    assert table.refusal(0, "enlarge c3").rule == "SC-63"


@pytest.mark.rule("SC-64")
def test_a_tile_may_grow_twice_in_one_phase() -> None:
    table = quarter()
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    assert "enlarge c3" in table.moves(0)
