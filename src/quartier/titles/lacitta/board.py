"""The board: hexes, what lies next to them, and how far they are from each other (LC-1 to LC-4).

A set of hexes is an int with one bit per hex: union, intersection and growth are one operation.
"""

from __future__ import annotations

from typing import Final

from quartier.core.masks import members
from quartier.titles.lacitta.box import FILES
from quartier.titles.lacitta.schema import HexData

_DATA: Final = FILES.board

# LC-1: 22 spots, then the two of the expansion (LC-70).
SPOT_DATA: Final = _DATA.spots
SPOTS: Final = [spot.id for spot in SPOT_DATA]
BORDER_DATA: Final = _DATA.border
_BORDER: Final[dict[str, str]] = {border.id: border.terrain for border in BORDER_DATA}

WHEAT: Final = {"farm1": 1, "farm2": 2, "farm3": 3}
MOUNTAIN: Final = "mountain"
LAKE: Final = "lake"
WASTELAND: Final = "wasteland"

_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# So many hexes, at least, go round another one.
ROUND: Final = len(_STEPS)
# LC-6, LC-23: buildings up to three steps away have a gap of two at most.
NEAR_STEPS: Final = 3


class Hex:
    """A place for one tile: its axial coordinates, and the terrain spots it is next to."""

    def __init__(self, number: int, data: HexData) -> None:
        self.number = number
        self.id = data.id
        self.q = data.q
        self.r = data.r
        self.players: int = data.players
        names = [*data.spots, data.extension] if data.extension else data.spots
        self.spots = [SPOTS.index(name) for name in names]
        self.border = data.border


HEXES: Final = [Hex(number, data) for number, data in enumerate(_DATA.hexes)]
HEX_OF: Final = {place.id: place.number for place in HEXES}
BIT: Final = [1 << number for number in range(len(HEXES))]
_AT: Final = {(place.q, place.r): place.number for place in HEXES}


def hexes(mask: int) -> list[int]:
    """The hexes of a set, in order."""
    return members(mask)


class Board:
    """The hexes in play for a number of players (LC-3): paths use no others (LC-81).

    `ring[h]` are the six places around h in turn, each as a set of one hex or none; `beside[h]`
    the hexes that share a side with h, `near[h]` those up to three steps away, h among them.
    """

    def __init__(self, players: int) -> None:
        self.in_play = sum([BIT[place.number] for place in HEXES if place.players <= players])
        self.ring = [self._ring(place) for place in HEXES]
        self.beside = [sum(ring) for ring in self.ring]
        self.near = [self.within(BIT[place.number], NEAR_STEPS) for place in HEXES]

    def _ring(self, place: Hex) -> list[int]:
        ring: list[int] = []
        for right, down in _STEPS:
            other = _AT.get((place.q + right, place.r + down), -1)
            ring.append(BIT[other] & self.in_play if other >= 0 else 0)
        return ring

    def halo(self, mask: int) -> int:
        """The hexes that share a side with one of these."""
        around = 0
        beside = self.beside
        for place in members(mask):
            around |= beside[place]
        return around

    def within(self, mask: int, steps: int) -> int:
        """LC-4: the hexes reached from these in so many steps at most."""
        for _ in range(steps):
            mask |= self.halo(mask)
        return mask

    def gap(self, one: int, other: int) -> int:
        """LC-4, LC-4a: how many hexes lie between two sets on a shortest path; -1 if none."""
        gap = -1
        while not one & other:
            grown = one | self.halo(one)
            if grown == one:
                return -1
            one = grown
            gap += 1
        return gap

    def connected(self, start: int, mask: int) -> int:
        """The hexes of a set that can be reached from some of them without leaving it."""
        reached = start
        fresh = start
        rest = mask ^ mask & start
        while fresh:
            fresh = self.halo(fresh) & rest
            rest ^= fresh
            reached |= fresh
        return reached

    def groups(self, place: int, mask: int) -> int:
        """In how many groups the hexes of a set lie around a hex; 0 if they are all around it."""
        ring = self.ring[place]
        found = 0
        before = ring[-1] & mask
        for bit in ring:
            here = bit & mask
            if here and not before:
                found += 1
            before = here
        return found


BOARDS: Final = {players: Board(players) for players in (2, 3, 4, 5)}


class Land:
    """A board with its terrain tiles laid; frozen. `terrain` names the tile of each spot."""

    def __init__(self, players: int, terrain: list[str]) -> None:
        self.players = players
        self.board = BOARDS[players]
        self.terrain = terrain
        around = [self.around(place.number) for place in HEXES]
        self.wheat = [sum([WHEAT.get(name, 0) for name in names]) for names in around]
        self.mountains = [names.count(MOUNTAIN) for names in around]
        self.lakes = sum([BIT[number] for number, names in enumerate(around) if LAKE in names])

    def around(self, number: int) -> list[str]:
        """LC-2: the terrain next to a hex, tiles first; an extension tile covers wasteland."""
        place = HEXES[number]
        names = [self.terrain[spot] for spot in place.spots]
        names = [name for name in names if name != WASTELAND]
        if place.border and len(names) < 2:
            names.append(_BORDER[place.border])
        return names
