"""The cells of a borough: names, sets of cells as bit masks, neighbourhoods.

Cell (x, y) is bit 10·y + x, with (0, 0) at the bottom left, written a1. Both sides of the borough
board lie on this grid; a smaller one leaves the cells at the top and on the right unused.
"""

from __future__ import annotations

from typing import Final

from quartier.core.masks import members
from quartier.core.speech import literal

WIDE: Final = 10
CELLS: Final = WIDE * WIDE
NOWHERE: Final = -1

GRID: Final = (1 << CELLS) - 1
_LEFT_COLUMN: Final = sum(1 << row * WIDE for row in range(WIDE))
_NOT_LEFT: Final = GRID ^ _LEFT_COLUMN
_NOT_RIGHT: Final = GRID ^ _LEFT_COLUMN << (WIDE - 1)

CELL_NAMES: Final = ["abcdefghij"[cell % WIDE] + str(cell // WIDE + 1) for cell in range(CELLS)]
# A cell as a fact of events and moves.
CELL_FACTS: Final = [literal(name) for name in CELL_NAMES]
CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def square(side: int) -> int:
    """The cells of a Buildable Zone of this side (SC-3)."""
    row = (1 << side) - 1
    mask = 0
    for y in range(side):
        mask |= row << y * WIDE
    return mask


SQUARES: Final = [square(side) for side in range(WIDE + 1)]


def around(mask: int) -> int:
    """The cells orthogonally or diagonally next to a set of cells, without the set (SC-5)."""
    wide = mask | (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1
    return (wide | wide << WIDE | wide >> WIDE) & GRID & ~mask


def beside(mask: int) -> int:
    """The cells orthogonally next to a set of cells, without the set."""
    cross = (mask & _NOT_RIGHT) << 1 | (mask & _NOT_LEFT) >> 1 | mask << WIDE | mask >> WIDE
    return cross & GRID & ~mask


def cells_of(mask: int) -> list[int]:
    """The cells of a set, from the bottom row up."""
    return members(mask)


def right_edges(mask: int) -> int:
    """The cells of a set whose right neighbour belongs to it too."""
    return mask & (mask & _NOT_LEFT) >> 1


def top_edges(mask: int) -> int:
    """The cells of a set whose upper neighbour belongs to it too."""
    return mask & mask >> WIDE


def names_of(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def facts_of(mask: int) -> list[str]:
    return [CELL_FACTS[cell] for cell in cells_of(mask)]
