"""The land, the tiles on it and what players have, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.cache import Cache
from quartier.core.features import mark, mark_rows, small
from quartier.titles.lacitta.board import HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS, POLICIES
from quartier.titles.lacitta.state import CASTLES_EACH, Citta

_NO_CITY: Final = bytes(9)
_NO_CITIES: Final = bytes(CASTLES_EACH * len(_NO_CITY))
# What is being placed, where, and where somebody waits; then the lakes.
_NO_LAND: Final = bytes(len(BUILDINGS) + 3 * len(HEXES))
_NO_TILES: Final = bytes(len(BUILDINGS) * len(HEXES))
# Tiles and castles; then policies, which not everybody sees.
_NO_POSSESSIONS: Final = bytes(2 * len(HEXES) + len(POLICIES))


class LandBlock:
    """What the terrain brings, and the land, which never changes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.numbers = bytes(land.wheat + land.mountains)
        flags = BytesWriter()
        flags.write(_NO_LAND)
        mark(flags, len(_NO_LAND) - len(HEXES), land.lakes)
        self.flags = flags.getvalue()


class TileBlock:
    """Which building stands where, and the tiles that say so, which are replaced at any change."""

    def __init__(self) -> None:
        self.tile = b""
        self.flags = b""

    def renew(self, state: Citta, writer: BytesWriter) -> None:
        self.tile = state.tile
        writer.truncate(0)
        writer.write(_NO_TILES)
        mark_rows(writer, state.taken, list(state.tile))
        self.flags = writer.getvalue()


class PlayerBlock:
    """What the cities of a player show, and where they lie."""

    def __init__(self) -> None:
        self.citizens = 0
        self.food = 0
        self.numbers = _NO_CITIES
        self.flags = _NO_POSSESSIONS

    def count(self, state: Citta, seat: int, writer: BytesWriter) -> None:
        citizens = food = 0
        writer.truncate(0)
        for city in state.cities:
            if city.owner == seat:
                citizens += city.citizens
                food += city.food + city.harvest
                writer.append(small(city.citizens))
                writer.append(city.buildings)
                writer.append(small(city.food + city.harvest))
                writer.append(city.income)
                writer.append(int(city.market))
                writer.append(int(city.waves > 0))
                writer.append(city.points[0])
                writer.append(city.points[1])
                writer.append(city.points[2])
        for _ in range(CASTLES_EACH - len(writer) // len(_NO_CITY)):
            writer.write(_NO_CITY)
        self.citizens = citizens
        self.food = food
        self.numbers = writer.getvalue()

    def map(self, state: Citta, seat: int, writer: BytesWriter) -> None:
        writer.truncate(0)
        writer.write(_NO_POSSESSIONS)
        for city in state.cities:
            if city.owner == seat:
                mark(writer, 0, city.tiles)
                writer[len(HEXES) + city.castle] = 1
        self.flags = writer.getvalue()


class CittaCache(Cache):
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
        """The blocks of all players. A city is replaced whenever anything about it changes."""
        cities = self._cities
        changed = moved = 0
        if len(cities) != len(state.cities):
            changed = moved = (1 << state.seats) - 1
            self._cities = state.cities[:]
        else:
            for index, city in enumerate(state.cities):
                then = cities[index]
                if city is then:
                    continue
                owners = 1 << city.owner | 1 << then.owner
                changed |= owners
                if not _lies_like(city, then):
                    moved |= owners
                cities[index] = city
        if changed:
            for seat, block in enumerate(self._players):
                if changed >> seat & 1:
                    block.count(state, seat, self.scratch)
                if moved >> seat & 1:
                    block.map(state, seat, self.scratch)
        return self._players


def _lies_like(city: City, then: City) -> bool:
    return city.tiles == then.tiles and city.castle == then.castle and city.owner == then.owner
