"""Phase 2: what may be built where, and for what (SC-35 to SC-53)."""

import pytest
from tests.titles.smallcity.table import Table, keys, place_of

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import places_for
from quartier.titles.smallcity.content import TILE_OF
from quartier.titles.smallcity.grid import CELL_NAMES


def own(table: Table, seat: int = 0) -> Borough:
    """The borough behind the screen of a seat."""
    return table.game.world_of(seat).boroughs[seat]


def culture_quarter(extra: bool = False) -> Table:
    """The board of SC-T4, with `extra` that of SC-T5."""
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    if extra:
        table.lay(0, "library", "a2", "b2")
        table.lay(0, "residential_1", "c4")
    return table


# Actions


@pytest.mark.rule("SC-35")
def test_up_to_three_tiles_are_built_also_none() -> None:
    table = Table(2)
    table.start("construction")
    for cell in ("a1", "a3", "a5"):
        table.build(0, "park_1", cell)
    assert table.refusal(0, "build park_1").rule == "SC-35"
    assert "extend" not in table.moves(0)
    table.done(0, 1)
    assert len(table.tiles(0)) == 4
    assert len(table.tiles(1)) == 1


@pytest.mark.rule("SC-35")
@pytest.mark.parametrize("first", ["extend", "build"])
def test_or_one_tile_is_built_and_the_zone_extended_in_either_order(first: str) -> None:
    table = Table(2)
    table.start("construction")
    if first == "extend":
        table.play(0, "extend")
        table.build(0, "park_1", "h8")
    else:
        table.build(0, "park_1", "a1")
        table.play(0, "extend")
    assert own(table).side == 8
    assert table.refusal(0, "build park_1").rule == "SC-35"
    assert table.refusal(0, "extend").rule == "SC-35"


@pytest.mark.rule("SC-35")
def test_after_two_tiles_the_zone_cannot_be_extended() -> None:
    table = Table(2)
    table.start("construction")
    table.build(0, "park_1", "a1")
    table.build(0, "park_1", "a3")
    assert table.refusal(0, "extend").rule == "SC-35"


@pytest.mark.rule("SC-3", "SC-35")
def test_the_largest_zone_cannot_be_extended() -> None:
    table = Table(2)
    table.extend(0, 3)
    table.start("construction")
    assert table.refusal(0, "extend").rule == "SC-3"


@pytest.mark.rule("SC-35a")
def test_enlarging_goes_with_either_choice_at_any_time() -> None:
    table = culture_quarter(extra=True)
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.play(0, "extend")
    table.play(0, "enlarge c3", place_of("residential_3", "c4", "c3", "c2").text)
    table.build(0, "park_1", "h8")
    assert "residential_3" in table.tiles(0, 0)


# Placing and paying


@pytest.mark.rule("SC-38")
def test_a_tile_lies_on_empty_cells_inside_the_zone() -> None:
    table = Table(2)
    table.lay(0, "park_1", "b1")
    table.bury(0, "d1")
    table.start("construction")
    assert table.refused_place(0, "park_2", "a1", "b1") == "SC-38"
    assert table.refused_place(0, "park_2", "c1", "d1") == "SC-38"
    assert table.refused_place(0, "park_2", "g1", "h1") == "SC-38"
    assert table.refused_place(0, "park_2", "f5", "f6") == "SC-38"


@pytest.mark.rule("SC-38")
def test_a_tile_may_be_turned_and_flipped() -> None:
    table = Table(2)
    table.start("construction")
    table.play(0, "build fire_station")
    corners = [
        ("b2", "c2", "c3"),
        ("b2", "c2", "b3"),
        ("b2", "b3", "c3"),
        ("c2", "c3", "b3"),
    ]
    for cells in corners:
        assert place_of("fire_station", *cells).text in table.moves(0)


@pytest.mark.rule("SC-38", "SC-T3")
def test_touching_homes_never_become_one() -> None:
    table = Table(2, hall="a1")
    for cell in ("d4", "e4", "d5", "e5"):
        table.lay(0, "residential_1", cell)
    table.people(0, "d4", "e4", "d5", "e5")
    table.lay(0, "residential_4", "a6", "b6", "b7", "a7")
    table.people(1, "d4")
    table.start("construction")
    assert [move for move in table.moves(0) if move.startswith("enlarge")] == []
    table.start("vote")
    assert table.borough(0).votes == 4
    table.people(0, "a6", "b6", "b7", "a7")
    table.start("vote")
    assert table.borough(0).votes == 4 + 4 + 10


@pytest.mark.rule("SC-38")
def test_without_room_a_tile_is_refused() -> None:
    table = Table(2)
    table.fill(0, "a1", "c1")
    table.start("construction")
    assert "build park_1" in table.moves(0)
    assert table.refusal(0, "build park_2").rule == "SC-38"


@pytest.mark.rule("SC-39")
@pytest.mark.parametrize(
    ("tile", "cells", "price"),
    [
        ("residential_1", ("a1",), 1),
        ("factory_1", ("a1",), 1),
        ("park_3", ("a1", "b1", "b2"), 3),
        ("refinery", ("a1",), 1),
        ("port", ("a1", "b1", "b2", "a2"), 2),
        ("police", ("a1", "b1"), 2),
        ("fire_station", ("a1", "b1", "b2"), 3),
    ],
)
def test_tiles_cost_a_dollar_a_cell(tile: str, cells: tuple[str, ...], price: int) -> None:
    table = Table(2)
    table.start("construction")
    table.build(0, tile, *cells)
    if table.question(0).prompt == "prompt-warehouse":
        table.play(0, table.moves(0)[0])
    assert own(table).money == 5 - price


@pytest.mark.rule("SC-39")
def test_what_one_cannot_pay_is_refused_with_the_price() -> None:
    table = Table(2)
    table.money(2, 5)
    table.start("construction")
    refusal = table.refusal(0, "build park_3")
    assert refusal.rule == "SC-39"
    assert (refusal.facts["price"], refusal.facts["money"]) == (3, 2)


@pytest.mark.rule("SC-23")
def test_what_the_supply_lacks_cannot_be_built() -> None:
    table = Table(2)
    table.supply("park_1", 0)
    table.start("construction")
    assert table.refusal(0, "build park_1").rule == "SC-23"
    table.supply("park_3", 0)
    table.game.world.supply[place_of("park_3", "a1", "b1", "c1").piece] = 1
    table.start("construction")
    assert table.refused_place(0, "park_3", "a1", "b1", "b2") == "SC-23"


# Homes


@pytest.mark.rule("SC-40", "SC-42", "SC-T4")
def test_a_level_two_home_needs_a_cell_with_two_influences() -> None:
    table = culture_quarter()
    table.start("construction")
    table.build(0, "residential_2", "c4", "c5")
    assert own(table).money == 3
    assert own(table).own == 0


@pytest.mark.rule("SC-40")
def test_influences_on_different_cells_are_not_enough_for_a_new_home() -> None:
    table = Table(2, hall="a1")
    table.lay(0, "school", "e2")
    table.lay(0, "library", "f7", "g7")
    table.lay(0, "museum", "e5", "f5", "g5")
    table.start("construction")
    assert table.refused_place(0, "residential_2", "c2", "d2") == "SC-40"
    assert "f6" in table.places(0, "residential_2")


@pytest.mark.rule("SC-40", "SC-T6")
def test_a_cell_with_three_influences_carries_a_new_level_three_home() -> None:
    table = culture_quarter(extra=True)
    table.start("construction")
    table.build(0, "residential_3", "c3", "c2", "c1")
    assert own(table).money == 2
    table.play(0, "enlarge c4")
    assert "residential_2" in table.tiles(0, 0)


@pytest.mark.rule("SC-41")
def test_a_citizen_moves_at_once_into_a_new_house() -> None:
    table = Table(2)
    table.hall(0, 1)
    table.start("construction")
    table.build(0, "residential_1", "a1")
    assert own(table).in_hall == 0
    assert own(table).own.bit_count() == 1
    table.build(0, "residential_1", "a3")
    assert own(table).own.bit_count() == 1


@pytest.mark.rule("SC-42")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_home_needs_as_many_cultural_buildings_as_its_level(level: int) -> None:
    around_d4 = (
        ("school", "e5"),
        ("library", "e4", "f4"),
        ("museum", "a3", "b3", "c3"),
        ("metro", "e2", "f2", "f3", "e3"),
    )
    table = Table(2, hall="b5")
    for tile, *cells in around_d4[: level - 2]:
        table.lay(0, tile, *cells)
    table.start("construction")
    refusal = table.refusal(0, f"build residential_{level}")
    assert refusal.rule == "SC-42"
    assert refusal.facts["number"] == level
    tile, *cells = around_d4[level - 2]
    table.lay(0, tile, *cells)
    table.start("construction")
    assert f"build residential_{level}" in table.moves(0)


# Shops


@pytest.mark.rule("SC-43", "SC-T10")
def test_a_level_two_shop_needs_a_cell_with_two_homes_and_grows_later() -> None:
    table = Table(2)
    for cell in ("b5", "d5", "b2"):
        table.lay(0, "residential_1", cell)
    table.start("construction")
    table.build(0, "commercial_2", "c4", "c3")
    assert own(table).money == 3
    assert table.refusal(0, "enlarge c3").rule == "SC-63"
    table.done(0, 1)
    table.start("construction")
    assert "enlarge c3" in table.moves(0)


@pytest.mark.rule("SC-43")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_shop_needs_as_many_homes_as_its_level(level: int) -> None:
    table = Table(2)
    homes = ("a3", "c3", "a1", "c1")
    for cell in homes[: level - 1]:
        table.lay(0, "residential_1", cell)
    table.start("construction")
    refusal = table.refusal(0, f"build commercial_{level}")
    assert refusal.rule == "SC-43"
    table.lay(0, "residential_1", homes[level - 1])
    table.start("construction")
    assert f"build commercial_{level}" in table.moves(0)


@pytest.mark.rule("SC-43")
def test_the_level_of_the_homes_does_not_matter() -> None:
    table = Table(2)
    table.lay(0, "residential_3", "a1", "b1", "c1")
    table.start("construction")
    assert "c2" in table.places(0, "commercial_1")
    assert table.refused_place(0, "commercial_1", "e5") == "SC-43"


# Industry


@pytest.mark.rule("SC-44")
def test_factories_need_refinery_and_port_by_level() -> None:
    table = Table(2)
    table.money(9, 5)
    table.start("construction")
    assert "build factory_1" in table.moves(0)
    assert table.refusal(0, "build factory_2").rule == "SC-44"
    table.lay(0, "refinery", "c3")
    table.start("construction")
    assert "build factory_2" in table.moves(0)
    assert table.refusal(0, "build factory_3").rule == "SC-44"
    table.lay(0, "port", "e3", "e4", "f4", "f3")
    table.start("construction")
    assert "d3" in table.places(0, "factory_3")
    assert table.refused_place(0, "factory_3", "b1", "b2", "b3") == "SC-40"


@pytest.mark.rule("SC-44")
def test_a_port_alone_serves_a_level_two_factory() -> None:
    table = Table(2)
    table.lay(0, "port", "e3", "e4", "f4", "f3")
    table.start("construction")
    assert "build factory_2" in table.moves(0)


@pytest.mark.rule("SC-45", "SC-T8")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [("factory_1", ("d3",)), ("factory_2", ("d3", "d2")), ("factory_3", ("d3", "d2", "d1"))],
)
def test_each_new_factory_brings_a_warehouse_in_its_zone(tile: str, cells: tuple[str, ...]) -> None:
    table = Table(2)
    table.lay(0, "refinery", "c3")
    table.lay(0, "port", "e3", "e4", "f4", "f3")
    table.start("construction")
    table.build(0, tile, *cells)
    zone = place_of(tile, *cells).zone
    offered = [place_of("warehouse", text.split()[-1]) for text in table.moves(0)]
    assert offered
    assert all(place.mask & zone for place in offered)
    assert table.refusal(0, "place warehouse a7").rule == "SC-45"
    table.play(0, offered[0].text)
    assert table.tiles(0, 0)[-2:] == [tile, "warehouse"]
    assert own(table).works == 1
    assert own(table).money == 5 - len(cells)


@pytest.mark.rule("SC-45", "SC-T8")
def test_without_a_place_for_the_warehouse_the_factory_is_refused() -> None:
    table = Table(2)
    table.fill(0, "a1")
    table.start("construction")
    assert table.refusal(0, "build factory_1").rule == "SC-45"
    table = Table(2)
    table.supply("warehouse", 0)
    table.start("construction")
    assert table.refusal(0, "build factory_1").rule == "SC-45"


@pytest.mark.rule("SC-45")
def test_a_warehouse_keeps_away_from_homes_and_from_the_mayor() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.borough(0).blocked = place_of("park_2", "d3", "d4").mask
    table.start("construction")
    table.build(0, "factory_1", "c3")
    assert table.refusal(0, "place warehouse b2").rule == "SC-45"
    assert table.refusal(0, "place warehouse d3").rule == "SC-45"
    assert "place warehouse b3" in table.moves(0)


@pytest.mark.rule("SC-45")
def test_a_factory_is_refused_where_its_warehouse_finds_no_cell() -> None:
    table = Table(2)
    table.fill(0, "a1", "c1", "d1", "c2")
    table.start("construction")
    assert table.refused_place(0, "factory_1", "a1") == "SC-45"
    assert table.places(0, "factory_1") == ["c1", "d1", "c2"]


@pytest.mark.rule("SC-46", "SC-47", "SC-50", "SC-52")
@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("refinery", "SC-46"),
        ("port", "SC-47"),
        ("police", "SC-50"),
        ("fire_station", "SC-50"),
        ("school", "SC-52"),
        ("library", "SC-52"),
        ("museum", "SC-52"),
        ("metro", "SC-52"),
        ("clinic", "SC-52"),
        ("university", "SC-52"),
    ],
)
def test_some_buildings_are_built_once_even_after_demolition(tile: str, rule: str) -> None:
    table = Table(2)
    table.money(9, 9)
    place = places_for(table.game.world, table.borough(0), TILE_OF[tile], True)[0]
    table.borough(0).build(place)
    table.start("construction")
    assert table.refusal(0, f"build {tile}").rule == rule
    table.play(0, f"demolish {CELL_NAMES[place.first]}")
    assert table.refusal(0, f"build {tile}").rule == rule


@pytest.mark.rule("SC-48")
def test_homes_and_industry_keep_apart_whichever_comes_first() -> None:
    table = Table(2)
    table.lay(0, "factory_1", "b2")
    table.lay(0, "warehouse", "c2")
    table.lay(0, "residential_1", "f2")
    table.start("construction")
    assert table.refused_place(0, "residential_1", "a1") == "SC-48"
    assert table.refused_place(0, "residential_1", "d3") == "SC-48"
    assert table.refused_place(0, "factory_1", "e1") == "SC-48"
    assert table.refused_place(0, "refinery", "g3") == "SC-48"
    assert "e5" in table.places(0, "residential_1")


@pytest.mark.rule("SC-49")
def test_parks_lie_anywhere_and_hold_one_citizen() -> None:
    table = Table(2)
    table.lay(0, "factory_1", "b2")
    table.lay(0, "warehouse", "c2")
    table.lay(0, "residential_1", "f2")
    table.start("construction")
    places = table.places(0, "park_1")
    assert {"a1", "d3", "e1", "g3"} <= set(places)
    park = table.lay(0, "park_3", "a4", "b4", "c4")
    assert table.borough(0).lodging & park.mask == 1 << park.cells[0]
    table.start("construction")
    assert table.refusal(0, "enlarge a4").rule == "SC-60"


@pytest.mark.rule("SC-50")
def test_stations_may_lie_anywhere() -> None:
    table = Table(2)
    table.lay(0, "factory_1", "b2")
    table.lay(0, "residential_1", "f2")
    table.start("construction")
    assert {"a1", "f3"} <= set(table.places(0, "police"))


# Culture


@pytest.mark.rule("SC-51", "SC-T12")
def test_a_cultural_building_takes_raw_materials_from_hall_and_warehouses() -> None:
    table = Table(2)
    table.lay(0, "warehouse", "a1")
    table.store(0, "wood", "stone")
    table.hall(0, 1, wood=1)
    table.start("construction")
    table.build(0, "museum", "c1", "d1", "e1")
    assert own(table).money == 5
    assert [own(table).has(good) for good in range(3)] == [0, 0, 0]
    assert table.game.world_of(0).goods == [16, 8, 6]


@pytest.mark.rule("SC-51")
def test_the_player_says_how_many_pieces_come_from_the_hall() -> None:
    table = Table(2)
    table.lay(0, "warehouse", "a1")
    table.store(0, "wood", "wood")
    table.hall(0, 1, wood=1)
    table.start("construction")
    table.build(0, "library", "c1", "d1")
    assert table.moves(0) == ["hall 0", "hall 1"]
    assert table.refusal(0, "hall 2").rule == "SC-51"
    table.play(0, "hall 1")
    assert own(table).hall_goods == [0, 0, 0]
    assert own(table).stored == [1, 0, 0]


@pytest.mark.rule("SC-51")
def test_missing_raw_materials_are_named() -> None:
    table = Table(2)
    table.hall(0, 0, wood=2)
    table.start("construction")
    refusal = table.refusal(0, "build metro")
    assert refusal.rule == "SC-51"
    assert refusal.facts["missing"] == ["good-stone", "good-stone"]


@pytest.mark.rule("SC-52")
def test_nobody_buys_a_city_hall() -> None:
    table = Table(2)
    table.start("construction")
    assert not [move for move in table.moves(0) if "city_hall" in move]


# Stations


@pytest.mark.rule("SC-53")
@pytest.mark.parametrize(
    ("tile", "cells"), [("police", ("a1", "b1")), ("fire_station", ("a1", "b1", "b2"))]
)
def test_a_station_may_be_manned_when_it_is_built(tile: str, cells: tuple[str, ...]) -> None:
    table = Table(2)
    table.lay(0, "residential_1", "d4")
    table.people(0, "d4")
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)
    table.start("construction")
    table.build(0, tile, *cells)
    assert table.moves(0) == ["man d4", "decline"]
    assert table.refusal(0, "man f6").rule == "SC-53"
    table.play(0, "man d4")
    station = place_of(tile, *cells)
    assert own(table).own == 1 << station.cells[0]


@pytest.mark.rule("SC-53")
def test_nobody_comes_to_a_new_station_from_the_hall() -> None:
    table = Table(2)
    table.start("construction")
    table.build(0, "police", "a1", "b1")
    assert table.question(0).prompt == "prompt-work"
    assert own(table).in_hall == 3


@pytest.mark.rule("SC-53")
def test_a_clinic_is_not_manned_when_it_is_built() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.lay(0, "warehouse", "g1")
    table.lay(0, "warehouse", "g3")
    table.store(0, "wood", "wood", "stone", "stone")
    table.hall(0, 0, metal=1)
    table.start("construction")
    table.build(0, "clinic", "c3", "d3", "d4", "c4", "c5")
    assert table.question(0).prompt == "prompt-work"
    assert "clinic" in table.tiles(0, 0)


@pytest.mark.rule("SC-55", "SC-T11")
def test_a_manned_police_station_sends_tourists_around_it_home() -> None:
    table = Table(2, hall="f6")
    table.lay(0, "residential_1", "a7")
    table.people(0, "a7")
    for cell in ("b2", "e4", "g1"):
        table.lay(0, "park_1", cell)
    table.people(1, "b2", "e4", "g1", at=0)
    table.hall(1, 3)
    table.start("construction")
    events = table.build(0, "police", "c3", "d3") + table.play(0, "man a7")
    assert keys(events).count("event-sent-home") == 2
    world = table.game.world_of(0)
    assert world.boroughs[0].crowd[1] == place_of("park_1", "g1").mask
    assert world.boroughs[1].in_hall == 4
    assert world.boroughs[1].career == table.borough(1).career + 1


@pytest.mark.rule("SC-56")
def test_a_metro_station_allows_a_second_tourist() -> None:
    table = Table(2)
    assert table.borough(0).tourist_limit == 1
    table.lay(0, "metro", "a1", "b1", "b2", "a2")
    assert table.borough(0).tourist_limit == 2
