"""What follows from the tiles on the board alone (LC-6, LC-7, LC-23, LC-53).

Every legal move asks for it, and it takes long to find out; so it is kept until a tile is put or
taken away. Clones of a state share it.
"""

from __future__ import annotations

from quartier.titles.lacitta.board import BIT, Board, hexes
from quartier.titles.lacitta.city import City


class Survey:
    """A look at the whole board.

    `tile` is the list it was made for; `free` are the empty hexes beside one city at most (LC-29,
    LC-7), `remote` those with a gap of three to every building (LC-23, LC-67), as masks.
    """

    def __init__(self, tile: list[int], taken: int, cities: list[City], board: Board) -> None:
        self.tile = tile
        self.board = board
        self._cities = cities[:]
        self._neighbours: dict[int, list[int]] = {}
        self._rims: dict[int, int] = {}
        once = near = 0
        closed = taken
        for city in cities:
            halo = city.halo
            closed |= once & halo
            once |= halo
            near |= city.near
        in_play = board.in_play
        self.free = in_play ^ in_play & closed
        self.remote = in_play ^ in_play & near

    def neighbours(self, city: City) -> list[int]:
        """LC-6, LC-49: the cities of other players with a gap of 1 or 2 to this one, by index."""
        found = self._neighbours.get(city.castle)
        if found is None:
            near, owner = city.near, city.owner
            found = [
                index
                for index, other in enumerate(self._cities)
                if other.owner != owner and other.tiles & near
            ]
            self._neighbours[city.castle] = found
        return found

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
