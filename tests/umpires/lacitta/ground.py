"""The board as the rules describe it: hexes in play, what lies next to them, gaps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tests.umpires.contents import read_data

BOARD = read_data("lacitta", "board")
PLACE = {(entry["q"], entry["r"]): entry["id"] for entry in BOARD["hexes"]}
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
FAR = 999


@cache
def beside(seats: int) -> dict[str, list[str]]:
    """LC-3, LC-4: the hexes in play, and those that share a side with each of them."""
    in_play = {entry["id"] for entry in BOARD["hexes"] if entry["players"] <= seats}
    return {
        place: [
            near
            for dq, dr in SIDES
            if (near := PLACE.get((q + dq, r + dr))) is not None and near in in_play
        ]
        for (q, r), place in PLACE.items()
        if place in in_play
    }


@cache
def steps(seats: int) -> dict[str, dict[str, int]]:
    """The length of a shortest path between any two hexes (LC-4, LC-81)."""
    return {start: _steps_from(start, beside(seats)) for start in beside(seats)}


def _steps_from(start: str, net: dict[str, list[str]]) -> dict[str, int]:
    found = {start: 0}
    rim = [start]
    while rim:
        rim = [near for place in rim for near in net[place] if _reached(found, place, near)]
    return found


def _reached(found: dict[str, int], place: str, near: str) -> bool:
    if near in found:
        return False
    found[near] = found[place] + 1
    return True


@cache
def spots_next_to() -> dict[str, list[str]]:
    """LC-2: the terrain spots that share a side with a hex, as their cells lie."""
    return {
        place: [
            spot["id"]
            for spot in BOARD["spots"]
            if any((q - cq, r - cr) in SIDES for cq, cr in spot["cells"])
        ]
        for (q, r), place in PLACE.items()
    }


class Ground:
    """The board of one table, with its terrain."""

    def __init__(self, seats: int, terrain: dict[str, str]) -> None:
        self.beside = beside(seats)
        self.steps = steps(seats)
        border = {side["id"]: side["terrain"] for side in BOARD["border"]}
        self.around = {
            entry["id"]: [
                *(terrain[spot] for spot in spots_next_to()[entry["id"]]),
                *([border[entry["border"]]] if "border" in entry else []),
            ]
            for entry in BOARD["hexes"]
        }

    def wheat(self, place: str) -> int:
        """LC-35: the wheat on all farms next to a hex."""
        return sum(int(land[-1]) for land in self.around[place] if land.startswith("farm"))

    def mountains(self, place: str) -> int:
        return self.around[place].count("mountain")

    def lakes(self, place: str) -> int:
        return self.around[place].count("lake")

    def gap(self, some: Iterable[str], others: Iterable[str]) -> int:
        """LC-4, LC-4a: the hexes strictly between two places, or two cities."""
        return min((self.steps[a].get(b, FAR) for a in some for b in others), default=FAR) - 1

    def hangs_together(self, places: set[str], start: str) -> bool:
        """Whether all of these hexes are connected with one of them."""
        net = {place: [near for near in self.beside[place] if near in places] for place in places}
        return _steps_from(start, net).keys() == places
