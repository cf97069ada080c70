"""A city: its tiles, its citizens, and what follows from them (LC-5, LC-8 to LC-11)."""

from __future__ import annotations

from typing import Final

from quartier.titles.lacitta.board import BIT, ROUND, Board, Land, hexes
from quartier.titles.lacitta.content import (
    BUILDINGS,
    CASTLE,
    FARMHOUSE,
    MARKET,
    ROAD,
    WHOLE,
)

LIMIT: Final = 5
LIMIT_WITH_MARKET: Final = 8
NO_LIMIT: Final = 1000

_NOTHING: Final = [0, 0, 0]
_UNKNOWN: Final = -1


class City:
    """A castle and everything connected to it.

    Sets of hexes are masks: `tiles` all of the city, `roads`, `farmhouses` and `arches` those of
    them that are roads, farmhouses and buildings with an arch; `halo` every hex that shares a side
    with one, `near` every hex up to three steps away. `buildings`
    counts the tiles that need a citizen, the castle among them. `services` are half points of the
    arches, `boosts` the markers beside them, `points` both together (LC-46). A city in a state is
    never changed in place: clones of the state share it. A new city is cleared, another one becomes
    a copy.
    """

    def __init__(self, owner: int, castle: int) -> None:
        self.owner = owner
        self.castle = castle

    def clear(self) -> None:
        """The city before its castle stands."""
        self.tiles = 0
        self.roads = 0
        self.farmhouses = 0
        self.arches = 0
        self.halo = 0
        self.near = 0
        self._rim = _UNKNOWN
        self.citizens = 0
        self.buildings = 0
        self.services = _NOTHING
        self.boosts = _NOTHING
        self.points = _NOTHING
        self.market = False
        self.waves = 0
        self.food = 0
        self.harvest = 0
        self.income = 0

    @property
    def in_castle(self) -> int:
        """LC-10: one citizen lives in every building, the others in the castle."""
        return self.citizens - self.buildings + 1

    @property
    def limit(self) -> int:
        """LC-9: how many citizens the city can have."""
        if not self.market:
            return LIMIT
        return NO_LIMIT if self.waves else LIMIT_WITH_MARKET

    @property
    def room(self) -> int:
        return self.limit - self.citizens

    @property
    def missing(self) -> int:
        """LC-52: how many buildings have no citizen."""
        return self.buildings - self.citizens

    @property
    def is_complete(self) -> bool:
        """LC-64, LC-75: a whole arch of each service; markers are no arches."""
        services = self.services
        return services[0] >= WHOLE and services[1] >= WHOLE and services[2] >= WHOLE

    def add(self, kind: int, place: int, land: Land) -> None:
        """Put a tile into the city; what it gives begins at once (LC-29a)."""
        bit = BIT[place]
        self.tiles |= bit
        self.halo |= land.board.beside[place]
        self.near |= land.board.near[place]
        self._rim = _UNKNOWN
        if kind == ROAD:
            self.roads |= bit
            return
        if self.roads & bit:  # LC-73
            self.roads ^= bit
        self.buildings += 1
        if kind == FARMHOUSE:
            self.farmhouses |= bit
        elif BUILDINGS[kind].has_arch:
            self.arches |= bit
        self._count(kind, place, land, 1)

    def remove(self, kind: int, place: int, land: Land) -> None:
        """Take a tile out of the city."""
        bit = BIT[place]
        self.tiles ^= bit
        board = land.board
        halo = near = 0
        for left in hexes(self.tiles):
            halo |= board.beside[left]
            near |= board.near[left]
        self.halo = halo
        self.near = near
        self._rim = _UNKNOWN
        if kind == ROAD:
            self.roads ^= bit
            return
        self.buildings -= 1
        self.farmhouses &= self.tiles
        self.arches &= self.tiles
        self._count(kind, place, land, -1)

    def rim(self, board: Board) -> int:
        """LC-53: the tiles without which the rest still hangs together with its castle, as a
        mask."""
        if self._rim == _UNKNOWN:
            self._rim = self._find_rim(board)
        return self._rim

    def _find_rim(self, board: Board) -> int:
        tiles = self.tiles
        castle = BIT[self.castle]
        places = hexes(tiles ^ castle)
        mask = 0
        for place in places:
            rest = tiles ^ BIT[place]
            # Tiles that lie in one group need no way over this one; others may have a way round.
            if board.groups(place, tiles) <= 1 or (
                len(places) + 1 >= ROUND and board.connected(castle, rest) == rest
            ):
                mask |= BIT[place]
        return mask

    def boost(self, service: int, markers: int) -> None:
        """LC-40: put markers beside an arch, or take them away."""
        boosts = self.boosts[:]
        boosts[service] += markers
        self.boosts = boosts
        self._count_points()

    def _count_points(self) -> None:
        """LC-46: half points of each service, the markers beside its arches counted in."""
        services, boosts = self.services, self.boosts
        self.points = [
            services[0] + boosts[0] * WHOLE,
            services[1] + boosts[1] * WHOLE,
            services[2] + boosts[2] * WHOLE,
        ]

    def _count(self, kind: int, place: int, land: Land, times: int) -> None:
        building = BUILDINGS[kind]
        if building.has_arch:
            services = self.services
            self.services = [
                services[0] + times * building.services[0],
                services[1] + times * building.services[1],
                services[2] + times * building.services[2],
            ]
            self._count_points()
        if kind == MARKET:
            self.market = times > 0
        if building.wave:
            self.waves += times
        self.food += times * food_of(kind, place, land)
        self.income += times * income_of(kind, place, land)

    def clone(self) -> City:
        twin = City(self.owner, self.castle)
        twin.tiles = self.tiles
        twin.roads = self.roads
        twin.farmhouses = self.farmhouses
        twin.arches = self.arches
        twin.halo = self.halo
        twin.near = self.near
        twin._rim = self._rim
        twin.citizens = self.citizens
        twin.buildings = self.buildings
        twin.services = self.services
        twin.boosts = self.boosts
        twin.points = self.points
        twin.market = self.market
        twin.waves = self.waves
        twin.food = self.food
        twin.harvest = self.harvest
        twin.income = self.income
        return twin

    def data(self) -> tuple[int, int, int]:
        """The fields from which, with the tiles and markers of the state, all others follow."""
        return (self.owner, self.castle, self.citizens)


def new_city(owner: int, castle: int, citizens: int, land: Land) -> City:
    """A castle with its first citizens."""
    city = City(owner, castle)
    city.clear()
    city.citizens = citizens
    city.add(CASTLE, castle, land)
    return city


def food_of(kind: int, place: int, land: Land) -> int:
    """LC-35, LC-77 to LC-79: what a building yields every year on this hex."""
    building = BUILDINGS[kind]
    return building.food + (land.wheat[place] if building.wheat else 0)


def income_of(kind: int, place: int, land: Land) -> int:
    """LC-18, LC-77: the gold a building earns every year on this hex."""
    building = BUILDINGS[kind]
    return building.gold + (land.mountains[place] if building.mountains else 0)
