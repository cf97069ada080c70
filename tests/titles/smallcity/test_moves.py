"""Moves and their notation."""

import pytest
from tests.titles.smallcity.table import parse, place_of

from quartier.titles.smallcity.grid import CELL_NAMES, CELLS, WIDE, around, beside, cells_of, square
from quartier.titles.smallcity.moves import SPACE


def test_the_space_is_finite_and_not_too_large() -> None:
    assert len(SPACE) < 15_000


@pytest.mark.parametrize(
    ("tile", "cells", "text"),
    [
        ("school", ("c4",), "place school c4"),
        ("museum", ("c4", "d4", "e4"), "place museum 1 c4"),
        ("residential_4", ("c4", "d4", "d5", "c5"), "place residential_4 o4 c4"),
        ("park_3", ("c4", "d4", "e4"), "place park_3 i3 1 c4"),
    ],
)
def test_a_place_is_written_with_tile_shape_turn_and_lowest_cell(
    tile: str, cells: tuple[str, ...], text: str
) -> None:
    assert place_of(tile, *cells).text == text
    assert parse(text) is place_of(tile, *cells)


def test_shops_are_told_apart_by_the_order_of_their_slots() -> None:
    one, other = place_of("commercial_2", "a1", "b1"), place_of("commercial_2", "b1", "a1")
    assert one is not other
    assert one.mask == other.mask
    assert place_of("police", "a1", "b1") is place_of("police", "b1", "a1")


def test_cells_have_names_from_bottom_left_to_top_right() -> None:
    assert CELL_NAMES[0] == "a1"
    assert CELL_NAMES[-1] == "j10"
    assert len(set(CELL_NAMES)) == CELLS


def test_neighbourhoods_do_not_wrap_around_the_edge() -> None:
    for cell in range(CELLS):
        x, y = cell % WIDE, cell // WIDE
        near = {
            other
            for other in range(CELLS)
            if other != cell and abs(other % WIDE - x) <= 1 and abs(other // WIDE - y) <= 1
        }
        side = {other for other in near if abs(other % WIDE - x) + abs(other // WIDE - y) == 1}
        assert set(cells_of(around(1 << cell))) == near
        assert set(cells_of(beside(1 << cell))) == side
    assert square(3).bit_count() == 9
