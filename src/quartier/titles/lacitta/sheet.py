"""The land, the tiles on it and what players have, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.features import mark, mark_rows, small
from quartier.core.sheet import Sheet
from quartier.titles.lacitta.board import BIT, HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS, POLICIES
from quartier.titles.lacitta.state import CASTLES_EACH, Citta

_NO_CITY: Final = bytes(9)
_NO_CITIES: Final = bytes(CASTLES_EACH * len(_NO_CITY))
_NO_HEXES: Final = bytes(len(HEXES))
_NO_TILES: Final = bytes(len(BUILDINGS) * len(HEXES))
# Tiles and castles; then policies, which not everybody sees.
_NO_POSSESSIONS: Final = bytes(2 * len(HEXES) + len(POLICIES))


class LandBlock:
    """What the terrain brings, and the land, which never changes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.numbers = bytes(land.wheat + land.mountains)
        lakes = BytesWriter()
        lakes.write(_NO_HEXES)
        mark(lakes, 0, land.lakes)
        self.lakes = lakes.getvalue()


class TileBlock:
    """Which building stands where, and the list that says so, which is replaced at any change."""

    def __init__(self) -> None:
        self.tile: list[int] = []
        self.flags = b""

    def renew(self, state: Citta, writer: BytesWriter) -> None:
        self.tile = state.tile
        writer.truncate(0)
        writer.write(_NO_TILES)
        mark_rows(writer, state.taken, state.tile)
        self.flags = writer.getvalue()


class PlayerBlock:
    """What the cities of a player show, and the hexes they cover."""

    def __init__(self) -> None:
        self.citizens = 0
        self.food = 0
        self.numbers = _NO_CITIES
        self.tiles = 0
        self.castles = 0
        self.flags = _NO_POSSESSIONS

    def renew(self, state: Citta, seat: int, writer: BytesWriter) -> None:
        """Write what has changed."""
        self.citizens = 0
        self.food = 0
        tiles = castles = 0
        writer.truncate(0)
        for city in state.cities:
            if city.owner == seat:
                self.citizens += city.citizens
                self.food += city.food + city.harvest
                tiles |= city.tiles
                castles |= BIT[city.castle]
                _put_city(city, writer)
        for _ in range(CASTLES_EACH - len(writer) // len(_NO_CITY)):
            writer.write(_NO_CITY)
        self.numbers = writer.getvalue()
        if tiles != self.tiles or castles != self.castles:
            self.tiles = tiles
            self.castles = castles
            writer.truncate(0)
            writer.write(_NO_POSSESSIONS)
            mark(writer, 0, tiles)
            mark(writer, len(HEXES), castles)
            self.flags = writer.getvalue()


class CittaSheet(Sheet):
    """Blocks for the land, the tiles on it, and the cities of each player."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._land: LandBlock | None = None
        self._tiles = TileBlock()
        self._cities: list[City] = []
        self._players = [PlayerBlock() for _ in range(seats)]

    def land(self, land: Land) -> LandBlock:
        block = self._land
        if block is None or block.land is not land:
            block = self._land = LandBlock(land)
        return block

    def tiles(self, state: Citta) -> TileBlock:
        block = self._tiles
        if block.tile is not state.tile:
            block.renew(state, self.scratch)
        return block

    def players(self, state: Citta) -> list[PlayerBlock]:
        """The blocks of all players."""
        changed = self._changed(state)
        if changed:
            self._cities = state.cities[:]
            for seat, block in enumerate(self._players):
                if changed >> seat & 1:
                    block.renew(state, seat, self.scratch)
        return self._players

    def _changed(self, state: Citta) -> int:
        """The mask of the players whose cities are not those of the last look."""
        before = self._cities
        if len(before) != len(state.cities):
            return (1 << state.seats) - 1
        changed = 0
        for index, city in enumerate(state.cities):
            then = before[index]
            if city is not then:
                changed |= 1 << city.owner | 1 << then.owner
        return changed


def _put_city(city: City, writer: BytesWriter) -> None:
    writer.append(small(city.citizens))
    writer.append(city.buildings)
    writer.append(small(city.food + city.harvest))
    writer.append(city.income)
    writer.append(int(city.market))
    writer.append(int(city.waves > 0))
    writer.append(city.points(0))
    writer.append(city.points(1))
    writer.append(city.points(2))
