"""Scientific symbols at the end: squares, sets, free symbols and masks (SW-73, SW-74, SW-137)."""

from __future__ import annotations

from typing import Final

from quartier.titles.sevenwonders.content import (
    GREEN,
    KINDS,
    MASK,
    SCIENCE,
    SCIENCE_ANY,
    SCIENCE_SET_BONUS,
)
from quartier.titles.sevenwonders.state import Wonders

SET_POINTS: Final = 7


def science_points(compasses: int, gears: int, tablets: int, set_points: int) -> int:
    """SW-73: squares, and a bonus for each set of three."""
    squares = compasses * compasses + gears * gears + tablets * tablets
    return squares + set_points * min(compasses, gears, tablets)


def best_science(state: Wonders, index: int, extra_free: int = 0) -> int:
    """SW-74: the points when free symbols (SW-60) and masks are chosen as well as possible."""
    city = state.cities[index]
    free = city.traits[SCIENCE_ANY] + extra_free
    set_points = SET_POINTS + city.traits[SCIENCE_SET_BONUS]  # SW-112
    compasses, gears, tablets = city.science[0], city.science[1], city.science[2]
    if not city.traits[MASK]:
        return _best_free(compasses, gears, tablets, free, set_points)
    offered = _green_symbols(state, index)
    masks = min(city.traits[MASK], sum(offered))  # SW-138
    best = 0
    for first in range(min(masks, offered[0]) + 1):
        for second in range(min(masks - first, offered[1]) + 1):
            third = masks - first - second
            if third <= offered[2]:
                points = _best_free(
                    compasses + first, gears + second, tablets + third, free, set_points
                )
                best = max(best, points)
    return best


def _best_free(compasses: int, gears: int, tablets: int, free: int, set_points: int) -> int:
    best = 0
    for first in range(free + 1):
        for second in range(free - first + 1):
            third = free - first - second
            points = science_points(compasses + first, gears + second, tablets + third, set_points)
            best = max(best, points)
    return best


def _green_symbols(state: Wonders, index: int) -> list[int]:
    """SW-137, SW-139: the symbols on green cards of both neighbours, each card once."""
    offered = [0, 0, 0]
    for neighbour in (state.left(index), state.right(index)):
        for number in state.cities[neighbour].built:
            kind = KINDS[number]
            if kind.colour == GREEN:
                for effect in kind.effects:
                    if effect.type == SCIENCE:
                        offered[effect.what] += 1
    return offered
