"""Influence zones (SC-5, SC-6)."""

import pytest
from tests.titles.smallcity.table import Table, place_of

from quartier.titles.smallcity.content import CULTURAL, RESIDENTIAL
from quartier.titles.smallcity.grid import CELL_OF, names_of


@pytest.mark.rule("SC-5", "SC-T1")
@pytest.mark.parametrize(
    ("tile", "cells", "size"),
    [
        ("refinery", ("d4",), 8),
        ("residential_2", ("d4", "e4"), 10),
        ("police", ("d4", "d5"), 10),
    ],
)
def test_a_zone_has_every_cell_around_the_tile(
    tile: str, cells: tuple[str, ...], size: int
) -> None:
    place = place_of(tile, *cells)
    assert place.zone.bit_count() == size
    assert not place.zone & place.mask


@pytest.mark.rule("SC-5")
def test_a_zone_ends_at_the_edge_of_the_grid_and_of_the_borough() -> None:
    assert names_of(place_of("refinery", "a1").zone) == ["b1", "a2", "b2"]
    assert names_of(place_of("refinery", "j10").zone) == ["i9", "j9", "i10"]
    table = Table(2)
    table.lay(0, "school", "d4")
    assert table.borough(1).culture[1] == table.borough(1).tiles[0].zone


@pytest.mark.rule("SC-5")
def test_one_cell_in_the_zone_is_enough_to_be_influenced() -> None:
    table = Table()
    home = table.lay(0, "residential_2", "d4", "e4")
    table.lay(0, "school", "c5")
    assert table.borough(0).influences(home, CULTURAL) == 1
    table.lay(0, "library", "a1", "b1")
    assert table.borough(0).influences(home, CULTURAL) == 1
    assert table.borough(0).influences(home, RESIDENTIAL) == 0


@pytest.mark.rule("SC-6", "SC-T9")
def test_only_the_industrial_cells_of_a_port_influence() -> None:
    table = Table(2)
    table.lay(0, "port", "c4", "d4", "d3", "c3")
    table.start("construction")
    for cell in ("b3", "b4", "b5", "c5", "d5", "e5", "e4", "e3"):
        assert table.refused_place(0, "residential_1", cell) == "SC-48", cell
    allowed = table.places(0, "residential_1")
    for cell in ("b2", "c2", "d2", "e2"):
        assert cell in allowed


@pytest.mark.rule("SC-6")
def test_water_may_be_laid_beside_a_home() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "b2")
    table.start("construction")
    copy = table.game.clone()
    copy.advance(0, table.game.moves(0)[table.moves(0).index("build port")])
    beside_water = place_of("port", "d4", "c4", "c3", "d3")
    beside_industry = place_of("port", "c3", "c4", "d4", "d3")
    assert beside_water in copy.moves(0)
    assert beside_industry not in copy.moves(0)
    refusal = copy.refusal(0, beside_industry)
    assert refusal is not None
    assert refusal.rule == "SC-48"


@pytest.mark.rule("SC-6")
def test_a_port_is_paid_and_influenced_by_its_industrial_cells_only() -> None:
    port = place_of("port", "c4", "d4", "d3", "c3")
    assert names_of(port.core) == ["c4", "d4"]
    assert port.tile.price == 2
    assert not port.zone >> CELL_OF["b2"] & 1
