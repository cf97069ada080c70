"""What follows from the tiles on the board alone (LC-6, LC-7, LC-23, LC-53).

Every legal move asks for it, and it takes long to find out; so it is kept until a tile is put or
taken away. Clones of a state share it.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.lacitta.board import BIT, Board, hexes
from quartier.titles.lacitta.city import City

_UNKNOWN: Final = -1
NONE: Final = -1


class Survey:
    """A look at the whole board, each thing when it is first asked for.

    `tile` is the list of tiles it was made for. Where one city alone has changed since the look
    `before`, that one knows most already.
    """

    def __init__(
        self,
        tile: list[int],
        taken: int,
        cities: list[City],
        board: Board,
        before: Survey | None = None,
    ) -> None:
        self.tile = tile
        self.board = board
        self._taken = taken
        self._cities = cities[:]
        self._free = _UNKNOWN
        self._remote = _UNKNOWN
        self._neighbours: dict[int, list[int]] = {}
        self._rims: dict[int, int] = {}
        self._changed = NONE if before is None else self._changed_since(before)
        self._before = None if self._changed == NONE else before
        if before is not None:
            before._before = None

    def _changed_since(self, before: Survey) -> int:
        """Which city has other tiles than before, by index; NONE if it is not just one."""
        if len(before._cities) != len(self._cities):
            return NONE
        changed = NONE
        for index, city in enumerate(self._cities):
            if city.tiles != before._cities[index].tiles:
                if changed != NONE:
                    return NONE
                changed = index
        return changed

    @property
    def free(self) -> int:
        """LC-29, LC-7: the empty hexes beside one city at most, as a mask."""
        if self._free == _UNKNOWN:
            once = 0
            closed = self._taken
            for city in self._cities:
                halo = city.halo
                closed |= once & halo
                once |= halo
            in_play = self.board.in_play
            self._free = in_play ^ in_play & closed
        return self._free

    @property
    def remote(self) -> int:
        """LC-23, LC-67: the hexes with a gap of three to every building on the board, as a mask."""
        if self._remote == _UNKNOWN:
            near = 0
            for city in self._cities:
                near |= city.near
            in_play = self.board.in_play
            self._remote = in_play ^ in_play & near
        return self._remote

    def neighbours(self, city: City) -> list[int]:
        """LC-6, LC-49: the cities of other players with a gap of 1 or 2 to this one, by index."""
        found = self._neighbours.get(city.castle)
        if found is None:
            found = self._find_neighbours(city)
            self._neighbours[city.castle] = found
        return found

    def _find_neighbours(self, city: City) -> list[int]:
        near, owner = city.near, city.owner
        before, changed = self._before, self._changed
        if before is None or self._cities[changed].castle == city.castle:
            return [
                index
                for index, other in enumerate(self._cities)
                if other.owner != owner and other.tiles & near
            ]
        found = before.neighbours(city)
        other = self._cities[changed]
        is_near = other.owner != owner and other.tiles & near != 0
        if is_near == (changed in found):
            return found
        return sorted([*found, changed]) if is_near else [i for i in found if i != changed]

    def rim(self, city: City) -> int:
        """LC-53: the tiles without which the rest still hangs together with its castle, as a
        mask."""
        found = self._rims.get(city.castle)
        if found is None:
            found = self._find_rim(city)
            self._rims[city.castle] = found
        return found

    def _find_rim(self, city: City) -> int:
        board = self.board
        tiles = city.tiles
        castle = BIT[city.castle]
        mask = 0
        for place in hexes(tiles ^ castle):
            around = board.beside[place] & tiles
            rest = tiles ^ BIT[place]
            # At the end of a row there is nothing behind; the search is for rings.
            if not around & (around - 1) or board.connected(castle, rest) == rest:
                mask |= BIT[place]
        return mask
