"""The land, the tiles on it and what players have, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.features import mark, mark_rows, small
from quartier.core.sheet import Sheet
from quartier.titles.lacitta.board import HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS
from quartier.titles.lacitta.state import CASTLES_EACH, Citta

_NO_CITY: Final = bytes(9)
_NO_CITIES: Final = bytes(CASTLES_EACH * len(_NO_CITY))
_NO_HEXES: Final = bytes(len(HEXES))
_NO_TILES: Final = bytes(len(BUILDINGS) * len(HEXES))
# Tiles and castles.
_NO_POSSESSIONS: Final = bytes(2 * len(HEXES))


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
    """What the cities of a player show, and these cities, each replaced whenever it changes."""

    def __init__(self) -> None:
        self.cities: list[City] = []
        self.citizens = 0
        self.food = 0
        self.numbers = _NO_CITIES
        self.flags = _NO_POSSESSIONS

    def renew(self, cities: list[City], writer: BytesWriter) -> None:
        """Write what has changed."""
        stands = self._stands(cities)
        self.cities = cities
        self.citizens = 0
        self.food = 0
        for city in cities:
            self.citizens += city.citizens
            self.food += city.food + city.harvest
        self.numbers = self._numbers(writer)
        if not stands:
            self.flags = self._flags(writer)

    def _stands(self, cities: list[City]) -> bool:
        """Whether these cities have the same tiles as before."""
        if len(cities) != len(self.cities):
            return False
        for number, city in enumerate(cities):
            then = self.cities[number]
            if city.tiles != then.tiles or city.castle != then.castle:
                return False
        return True

    def _numbers(self, writer: BytesWriter) -> bytes:
        writer.truncate(0)
        for city in self.cities:
            writer.append(small(city.citizens))
            writer.append(city.buildings)
            writer.append(small(city.food + city.harvest))
            writer.append(city.income)
            writer.append(int(city.market))
            writer.append(int(city.waves > 0))
            writer.append(city.points(0))
            writer.append(city.points(1))
            writer.append(city.points(2))
        for _ in range(CASTLES_EACH - len(self.cities)):
            writer.write(_NO_CITY)
        return writer.getvalue()

    def _flags(self, writer: BytesWriter) -> bytes:
        writer.truncate(0)
        writer.write(_NO_POSSESSIONS)
        tiles = 0
        for city in self.cities:
            tiles |= city.tiles
            writer[len(HEXES) + city.castle] = 1
        mark(writer, 0, tiles)
        return writer.getvalue()


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
                    block.renew(state.cities_of(seat), self.scratch)
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
