"""The land, the tiles on it and what players have, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.features import mark, small
from quartier.core.sheet import Sheet
from quartier.titles.lacitta.board import HEXES, Land
from quartier.titles.lacitta.city import City
from quartier.titles.lacitta.content import BUILDINGS, EMPTY
from quartier.titles.lacitta.state import CASTLES_EACH, Citta

_NO_CITY: Final = bytes(9)
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

    def __init__(self, tile: list[int], writer: BytesWriter) -> None:
        self.tile = tile
        writer.truncate(0)
        writer.write(_NO_TILES)
        for place, kind in enumerate(tile):
            if kind != EMPTY:
                writer[kind * len(HEXES) + place] = 1
        self.flags = writer.getvalue()


class PlayerBlock:
    """What a player has, and what that was read off; a city is replaced whenever it changes."""

    def __init__(
        self, state: Citta, seat: int, before: PlayerBlock | None, writer: BytesWriter
    ) -> None:
        self.cities = state.cities_of(seat)
        self.gold = state.gold[seat]
        self.ready = state.ready[seat]
        self.castles = state.castles[seat]
        self.markers = state.markers[seat]
        self.founded = state.founded[seat]
        self.hungry = state.hungry[seat]
        self.fallen = state.fallen[seat]
        self.played = len(state.played[seat])
        self.numbers = self._numbers(writer)
        if before is not None and self._stands_as(before.cities):
            self.flags: bytes = before.flags
        else:
            self.flags = self._flags(writer)

    def holds(self, state: Citta, seat: int) -> bool:
        return (
            state.gold[seat] == self.gold
            and state.ready[seat] == self.ready
            and state.castles[seat] == self.castles
            and state.markers[seat] == self.markers
            and state.founded[seat] == self.founded
            and state.hungry[seat] == self.hungry
            and state.fallen[seat] == self.fallen
            and len(state.played[seat]) == self.played
            and self._has(state.cities, seat)
        )

    def _has(self, cities: list[City], seat: int) -> bool:
        """Whether the cities of a seat are still the same."""
        number = 0
        for city in cities:
            if city.owner == seat:
                if number == len(self.cities) or self.cities[number] is not city:
                    return False
                number += 1
        return number == len(self.cities)

    def _stands_as(self, cities: list[City]) -> bool:
        """Whether the cities have the same tiles as these."""
        if len(cities) != len(self.cities):
            return False
        for number, city in enumerate(self.cities):
            then = cities[number]
            if city.tiles != then.tiles or city.castle != then.castle:
                return False
        return True

    def _numbers(self, writer: BytesWriter) -> bytes:
        citizens = food = 0
        for city in self.cities:
            citizens += city.citizens
            food += city.food + city.harvest
        writer.truncate(0)
        writer.append(small(self.gold))
        writer.append(self.ready)
        writer.append(self.castles)
        writer.append(self.markers)
        writer.append(int(self.founded))
        writer.append(int(self.hungry))
        writer.append(int(self.fallen > 0))
        writer.append(small(citizens))
        writer.append(small(food))
        writer.append(self.played)
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
    """Blocks for the land, the tiles on it, and each player."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._land: LandBlock | None = None
        self._tiles: TileBlock | None = None
        self._players: list[PlayerBlock | None] = [None] * seats

    def land(self, land: Land) -> LandBlock:
        block = self._land
        if block is None or block.land is not land:
            block = self._land = LandBlock(land)
        return block

    def tiles(self, tile: list[int]) -> TileBlock:
        block = self._tiles
        if block is None or block.tile is not tile:
            block = self._tiles = TileBlock(tile, self.scratch)
        return block

    def player(self, state: Citta, seat: int) -> PlayerBlock:
        block = self._players[seat]
        if block is None or not block.holds(state, seat):
            block = PlayerBlock(state, seat, block, self.scratch)
            self._players[seat] = block
        return block
