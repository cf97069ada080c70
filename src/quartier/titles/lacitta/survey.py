"""What follows from the tiles on the board alone (LC-6, LC-7, LC-23, LC-29).

Every legal move asks for it, and it takes long to find out; so it is kept until a tile is put or
taken away. Clones of a state share it.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.lacitta.board import Board
from quartier.titles.lacitta.city import City

_UNKNOWN: Final = -1
NONE: Final = -1
_NOTHING: Final[list[int]] = []


class Survey:
    """A look at the whole board, each thing when it is first asked for; cities by their index.

    `tile` are the tiles it was made for. Where one city alone has changed since the look
    `before`, or was founded, that one knows most already.
    """

    def __init__(
        self,
        tile: bytes,
        taken: int,
        cities: list[City],
        board: Board,
        before: Survey | None = None,
    ) -> None:
        self.tile = tile
        self.board = board
        self._taken = taken
        self._cities = cities[:]
        # The hexes beside a city, and of all those that are taken or beside two.
        self._beside = 0
        self._closed = _UNKNOWN
        self._remote = _UNKNOWN
        self._grounds = _NOTHING
        self._neighbours = _NOTHING
        self._changed = NONE if before is None else self._changed_since(before)
        self._before = None if self._changed == NONE else before
        if before is not None and before._before is not None:
            before._before._before = None

    def _changed_since(self, before: Survey) -> int:
        """Which city has other tiles than before; NONE if it is not just one."""
        cities, then = self._cities, before._cities
        changed = NONE
        if len(cities) == len(then) + 1:
            changed = len(then)
        elif len(cities) != len(then):
            return NONE
        for index, city in enumerate(then):
            if cities[index] is not city and cities[index].tiles != city.tiles:
                if changed != NONE:
                    return NONE
                changed = index
        return changed

    def ground(self, index: int) -> int:
        """LC-29, LC-7: the empty hexes beside this city and no other, as a mask."""
        if not self._grounds:
            self._close()
            self._grounds = [_UNKNOWN] * len(self._cities)
        ground = self._grounds[index]
        if ground == _UNKNOWN:
            halo = self._cities[index].halo
            ground = halo ^ halo & self._closed
            self._grounds[index] = ground
        return ground

    def _close(self) -> None:
        """Find the hexes where nobody builds."""
        before = self._before
        if before is not None and before._closed != _UNKNOWN and self._has_grown(before):
            halo = self._cities[self._changed].halo
            if self._changed < len(before._cities):
                halo ^= before._cities[self._changed].halo
            self._closed = before._closed | self._taken | before._beside & halo
            self._beside = before._beside | halo
            return
        once = 0
        closed = self._taken
        for city in self._cities:
            halo = city.halo
            closed |= once & halo
            once |= halo
        self._beside = once
        self._closed = closed

    def _has_grown(self, before: Survey) -> bool:
        """Whether the city that has changed still has all the tiles it had before."""
        if self._changed == len(before._cities):
            return True
        tiles = before._cities[self._changed].tiles
        return tiles & self._cities[self._changed].tiles == tiles

    @property
    def remote(self) -> int:
        """LC-23, LC-67: the hexes with a gap of three to every building on the board, as a mask."""
        if self._remote == _UNKNOWN:
            before = self._before
            if before is not None and before._remote != _UNKNOWN and self._has_grown(before):
                remote = before._remote
                near = self._cities[self._changed].near
            else:
                remote = self.board.in_play
                near = 0
                for city in self._cities:
                    near |= city.near
            self._remote = remote ^ remote & near
        return self._remote

    def neighbours(self, index: int) -> int:
        """LC-6, LC-49: the cities of other players with a gap of 1 or 2 to this one, as a mask."""
        if not self._neighbours:
            self._neighbours = [_UNKNOWN] * len(self._cities)
        found = self._neighbours[index]
        if found == _UNKNOWN:
            found = self._find_neighbours(index)
            self._neighbours[index] = found
        return found

    def _find_neighbours(self, index: int) -> int:
        city = self._cities[index]
        near, owner = city.near, city.owner
        before, changed = self._before, self._changed
        if before is None or changed == index:
            found = 0
            for place, other in enumerate(self._cities):
                if other.owner != owner and other.tiles & near:
                    found |= 1 << place
            return found
        found = before.neighbours(index)
        other = self._cities[changed]
        if other.owner == owner:
            return found
        return found | 1 << changed if other.tiles & near else found & ~(1 << changed)
