"""Every way a tile can lie on the grid, with its cells and its influence zone, made once.

A way to lie is itself a move (`place museum 2 c4`), so a list of possible places is a list of
moves. Sets of places are found by shifting bit masks, not by trying cells.
"""

from __future__ import annotations

from typing import Final, cast

from quartier.core.masks import chosen
from quartier.core.moves import Move
from quartier.titles.smallcity.content import TILES, Shape, Tile
from quartier.titles.smallcity.grid import (
    CELL_FACTS,
    CELL_NAMES,
    CELLS,
    WIDE,
    around,
    beside,
    cells_of,
)

# A cell counted from the bottom left corner of a tile.
Offset = tuple[int, int]


class Place(Move):
    """SC-38: lay a tile here, turned like this. `zone` is its influence zone (SC-5, SC-6).

    `cells[i]` carries slot i. `core` are the cells that influence and are influenced.
    """

    def __init__(
        self, text: str, tile: Tile, piece: int, turn: int, cells: tuple[int, ...], mask: int
    ) -> None:
        first = (mask & -mask).bit_length() - 1
        super().__init__(
            f"{text} {CELL_NAMES[first]}",
            "move-place",
            {
                "tile": tile.key,
                "cell": CELL_FACTS[first],
                "cells": [CELL_FACTS[cell] for cell in cells],
                "turn": turn,
            },
        )
        self.tile = tile
        self.piece = piece
        self.cells = cells
        self.mask = mask
        self.core = mask
        self.zone = 0
        self.first = first
        self.index = -1


class Turned:
    """A shape turned and flipped in one way, with all its places by bottom left corner."""

    def __init__(self, offsets: list[Offset], influencing: tuple[int, ...]) -> None:
        self.offsets = offsets
        self.shifts = [y * WIDE + x for x, y in offsets]
        self.wide = max([x for x, _ in offsets]) + 1
        self.high = max([y for _, y in offsets]) + 1
        self.core_shifts = [self.shifts[index] for index in influencing]
        self.rest_shifts = [
            shift for index, shift in enumerate(self.shifts) if index not in influencing
        ]
        self.corners = 0
        self.places: list[Place | None] = [None] * CELLS

    def open_corners(self, core_free: int, free: int) -> int:
        """Where it fits: influencing cells within `core_free`, the others within `free`."""
        corners = self.corners
        for shift in self.core_shifts:
            corners &= core_free >> shift
        for shift in self.rest_shifts:
            corners &= free >> shift
        return corners

    def touching(self, mask: int) -> int:
        """The corners from which at least one of its cells lies within the mask."""
        corners = 0
        for shift in self.shifts:
            corners |= mask >> shift
        return corners


class Piece:
    """A tile in one of its shapes; the supply counts pieces."""

    def __init__(self, number: int, tile: Tile, shape: Shape) -> None:
        self.number = number
        self.tile = tile
        self.shape = shape
        self.turned = [Turned(offsets, tile.influencing) for offsets in _turns(tile, shape)]


def _turns(tile: Tile, shape: Shape) -> list[list[Offset]]:
    """The different ways to turn and flip a shape, each with its cells in the order of slots."""
    found: list[list[Offset]] = []
    seen: list[list[Offset]] = []
    cells = list(shape.cells)
    for flip in range(2):
        for _ in range(4):
            low_x = min([x for x, _ in cells])
            low_y = min([y for _, y in cells])
            offsets = [(x - low_x, y - low_y) for x, y in cells]
            look = offsets if tile.directed else sorted(offsets)
            if tile.influencing != tuple(range(tile.size)):
                look = sorted(offsets[index] for index in tile.influencing) + sorted(offsets)
            if look not in seen:
                seen.append(look)
                found.append(offsets)
            cells = [(y, -x) for x, y in cells]
        if flip == 0:
            cells = [(-x, y) for x, y in cells]
    return found


def _lay(piece: Piece, places: list[Place]) -> None:
    """Make all places of a piece."""
    tile = piece.tile
    name = f"place {tile.id}"
    if len(tile.shapes) > 1:
        name += f" {piece.shape.id}"
    for turn, turned in enumerate(piece.turned):
        text = f"{name} {turn + 1}" if len(piece.turned) > 1 else name
        base = sum([1 << shift for shift in turned.shifts])
        core = sum([1 << shift for shift in turned.core_shifts])
        for y in range(WIDE - turned.high + 1):
            for x in range(WIDE - turned.wide + 1):
                corner = y * WIDE + x
                cells = tuple([corner + shift for shift in turned.shifts])
                place = Place(text, tile, piece.number, turn, cells, base << corner)
                place.core = core << corner
                place.zone = around(place.core) & ~place.mask
                place.index = len(places)
                places.append(place)
                turned.corners |= 1 << corner
                turned.places[corner] = place


PIECES: Final = [
    Piece(number, tile, shape)
    for number, (tile, shape) in enumerate(
        [(tile, shape) for tile in TILES for shape in tile.shapes]
    )
]
PIECES_OF: Final = [[piece for piece in PIECES if piece.tile is tile] for tile in TILES]
PLACES: Final[list[Place]] = []
for _piece in PIECES:
    _lay(_piece, PLACES)

# Enlarged tiles by what they cover: homes by their cells, others by their cells in slot order.
_HOMES: Final = {
    (place.tile.number, place.mask): place
    for place in PLACES
    if place.tile.level and not place.tile.directed
}
_WORKS: Final = {
    (place.tile.number, place.cells): place
    for place in PLACES
    if place.tile.level and place.tile.directed
}
_GROWTHS: Final[list[list[Place] | None]] = [None] * len(PLACES)


def growths(place: Place) -> list[Place]:
    """SC-62: the tiles of the next level that cover this one, every slot kept in its place."""
    known = _GROWTHS[place.index]
    if known is not None:
        return known
    found: list[Place] = []
    number = place.tile.grows_to
    if number >= 0:
        for cell in cells_of(beside(place.mask)):
            if place.tile.directed:
                grown = _WORKS.get((number, (*place.cells, cell)))
            else:
                grown = _HOMES.get((number, place.mask | 1 << cell))
            if grown is not None:
                found.append(grown)
    _GROWTHS[place.index] = found
    return found


def listed(turned: Turned, corners: int) -> list[Place]:
    """The places at these corners, at each of which the shape fits on the grid."""
    return cast(list[Place], chosen(turned.places, corners))
