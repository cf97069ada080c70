"""Where cards can lie and what touches what (CC-12, CC-14, CC-45, CC-64 to CC-67, CC-78).

Every layout lies in one frame of 12 × 12 cells, so a cell has the same number and name in all of
them: column letter and row number, the top left one is a1. A set of cells is a bit mask.

Each side of a card is cut into two half-sides. A card or half owns some of them; two of them touch
when they share one. An outline is the bit mask of the half-sides something owns, numbered so that
two neighbours have the same number for the one they share. So two things touch when their outlines
have a bit in common, on the square grid and on the hexagonal one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from quartier.core.masks import members
from quartier.titles.cardcity.box import FILES
from quartier.titles.cardcity.content import COMMERCE, PARKING, RESIDENCE, SIDES
from quartier.titles.cardcity.schema import LayoutData

FRAME: Final = 12
CELLS: Final = FRAME * FRAME
COLUMNS: Final = "abcdefghijkl"
CELL_NAMES: Final = [f"{COLUMNS[cell % FRAME]}{cell // FRAME + 1}" for cell in range(CELLS)]
BIT: Final = [1 << cell for cell in range(CELLS)]
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

# Half-sides clockwise from the left half of the upper side: Nw Ne En Es Se Sw Ws Wn.
HALF_SIDES: Final = 8
HalfSide = Literal["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]
HALF_SIDE_NAMES: Final[tuple[HalfSide, ...]] = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
# The half-sides a card owns, by the way it (or its first half) lies; the order of content.SIDES.
OWNED: Final = (
    (0, 1, 2, 3, 4, 5, 6, 7),
    (0, 7, 6, 5),
    (7, 0, 1, 2),
    (1, 2, 3, 4),
    (6, 5, 4, 3),
    (6, 7, 0, 1),
    (0, 1, 2, 3),
    (2, 3, 4, 5),
    (4, 5, 6, 7),
)
# For each half-side the neighbour behind it, as (columns, rows), and that card's half-side.
_SQUARE: Final = (
    (0, -1, 5),
    (0, -1, 4),
    (1, 0, 7),
    (1, 0, 6),
    (0, 1, 1),
    (0, 1, 0),
    (-1, 0, 3),
    (-1, 0, 2),
)
# CC-66: rows are shifted by half a card, so the upper and lower sides face two cards each.
_HEX: Final = (
    (0, -1, 4),
    (1, -1, 5),
    (1, 0, 7),
    (1, 0, 6),
    (0, 1, 0),
    (-1, 1, 1),
    (-1, 0, 3),
    (-1, 0, 2),
)
_SUBURB: Final = {"R": RESIDENCE, "C": COMMERCE, "P": PARKING}


class Geometry:
    """A layout and its tables; whether the two halves of one card touch is an option (CC-A30).

    `rims` and `outlines` are indexed by the way a card lies, then by cell: the cells it touches and
    the half-sides it owns. `lines` are the cells in line with a cell (CC-38, CC-A23), `elsewhere`
    all cells but one. `row` and `column` are positions along the axes on which the square floats, 0
    on a fixed axis; the windows give the cells still open to an extent from first to last (CC-14,
    CC-A13), the bands those within it.
    """

    def __init__(self, data: LayoutData, halves_touch: bool) -> None:
        self.id = data.id
        self.halves_touch = halves_touch
        self.is_hex = data.shape == "hex"
        self.size = data.size
        self.floats_rows = data.floats in ("rows", "both")
        self.floats_columns = data.floats == "both"
        self.rows = len(data.rows)
        self.columns = len(data.rows[0])
        self.halls = [[CELL_OF[name] for name in halls] for halls in data.halls]
        self.ring: list[tuple[int, int]] = []
        self.regions = [0] * len(data.halls)
        self.cells = 0
        for row, line in enumerate(data.rows):
            for column, letter in enumerate(line):
                cell = row * FRAME + column
                if letter == ".":
                    continue
                self.cells |= 1 << cell
                if letter in _SUBURB:
                    self.ring.append((cell, _SUBURB[letter]))
                else:
                    self.regions[int(letter)] |= 1 << cell
        self.city = 0
        for region in self.regions:
            self.city |= region
        self.row = [cell // FRAME if self.floats_rows else 0 for cell in range(CELLS)]
        self.column = [cell % FRAME if self.floats_columns else 0 for cell in range(CELLS)]
        self.row_windows = _windows(self.row, self.size, self.cells)
        self.column_windows = _windows(self.column, self.size, self.cells)
        self.row_bands = _windows(self.row, 0, self.cells)
        self.column_bands = _windows(self.column, 0, self.cells)
        self.elsewhere = [self.cells & ~bit for bit in BIT]
        self.lines = [self._line(cell) for cell in range(CELLS)]
        self.outlines = [[0] * CELLS for _ in SIDES]
        self.rims = [[0] * CELLS for _ in SIDES]
        self._trace(halves_touch)
        self.most_neighbours = 6 if self.is_hex else 4

    def __reduce__(self) -> tuple[Callable[[str, bool], Geometry], tuple[str, bool]]:
        """Another process makes its tables anew."""
        return geometry, (self.id, self.halves_touch)

    def has(self, cell: int) -> bool:
        return bool(self.cells >> cell & 1)

    def neighbour(self, cell: int, half_side: int) -> int:
        """The cell behind a half-side, or -1 at the edge."""
        columns, rows, _ = (_HEX if self.is_hex else _SQUARE)[half_side]
        column, row = cell % FRAME + columns, cell // FRAME + rows
        if not (0 <= column < FRAME and 0 <= row < FRAME):
            return -1
        other = row * FRAME + column
        return other if self.has(other) else -1

    def facing(self, half_side: int) -> int:
        """The half-side of the neighbour that lies against a half-side."""
        return (_HEX if self.is_hex else _SQUARE)[half_side][2]

    def _line(self, cell: int) -> int:
        """The cells in the same row or column, on the hexagonal layout in one of three lines."""
        line = 0
        row, column = cell // FRAME, cell % FRAME
        for other in range(CELLS):
            same = other // FRAME == row or other % FRAME == column
            slanted = self.is_hex and other // FRAME + other % FRAME == row + column
            if other != cell and (same or slanted):
                line |= 1 << other
        return line & self.cells

    def _trace(self, halves_touch: bool) -> None:
        """Number the half-sides that two cells share, and the seam inside each card."""
        numbers: dict[int, int] = {}
        for cell in range(CELLS):
            if not self.has(cell):
                continue
            bits = [0] * HALF_SIDES
            others = [self.neighbour(cell, half_side) for half_side in range(HALF_SIDES)]
            for half_side, other in enumerate(others):
                if other < 0:
                    continue
                facing = other * HALF_SIDES + self.facing(half_side)
                own = cell * HALF_SIDES + half_side
                number = numbers.setdefault(min(own, facing), len(numbers))
                bits[half_side] = 1 << number
            seam = 0
            if halves_touch:
                seam = 1 << numbers.setdefault(CELLS * HALF_SIDES + cell, len(numbers))
            for turn, owned in enumerate(OWNED):
                outline = seam if turn else 0
                rim = 0
                for half_side in owned:
                    outline |= bits[half_side]
                    if others[half_side] >= 0:
                        rim |= 1 << others[half_side]
                self.outlines[turn][cell] = outline
                self.rims[turn][cell] = rim


def _windows(position: list[int], size: int, cells: int) -> list[int]:
    """For each first * FRAME + last the cells that keep the extent at most `size` long.

    Size 0 stands for an extent that may not grow at all.
    """
    windows = [0] * (FRAME * FRAME)
    for first in range(FRAME):
        for last in range(first, FRAME):
            longest = size or last - first + 1
            mask = 0
            for cell, at in enumerate(position):
                if last - longest < at < first + longest:
                    mask |= 1 << cell
            windows[first * FRAME + last] = mask & cells
    return windows


def _own_city(size: int) -> LayoutData:
    """CC-14, CC-35: a city of one's own; the square floats round the town hall."""
    width = 2 * size - 1
    middle = CELL_NAMES[(size - 1) * FRAME + size - 1]
    return LayoutData(
        id=f"own_{size}",
        shape="square",
        size=size,
        floats="both",
        halls=[[middle]],
        rows=["0" * width] * width,
    )


LAYOUTS: Final = {data.id: data for data in [_own_city(5), _own_city(6), *FILES.layouts]}
_MADE: dict[tuple[str, bool], Geometry] = {}


def geometry(layout: str, halves_touch: bool) -> Geometry:
    """The layout of this name; its tables are made when it is first used."""
    made = _MADE.get((layout, halves_touch))
    if made is None:
        made = Geometry(LAYOUTS[layout], halves_touch)
        _MADE[layout, halves_touch] = made
    return made


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, in order."""
    return members(mask)
