"""A borough: its ground, its people and stores, its tracks."""

from __future__ import annotations

from typing import Final

from quartier.core.lists import plus
from quartier.titles.smallcity.content import (
    HOUSE,
    METRO,
    NO_ACTION,
    POLICE,
    WAREHOUSE,
    WAREHOUSE_ROOM,
)
from quartier.titles.smallcity.ground import Ground
from quartier.titles.smallcity.placements import Place

HALL_ROOM: Final = 4
OFF_BOARD: Final = -1
NOBODY: Final = -1

_NO_PLACES: Final[list[Place]] = []
_NO_GRAVES: Final[list[tuple[int, int]]] = []
_NO_CONTENTS: Final[list[list[int]]] = []
_NO_CARDS: Final[list[int]] = []
_NO_GOODS: Final = [0, 0, 0]
_NO_DISCS: Final = [OFF_BOARD, OFF_BOARD]


class Borough(Ground):
    """Everything in front of one player (SC-2), open to all but the promises.

    `crowd[s]` are the cells where citizens of seat s stand, the City Hall apart; `contents` the
    raw materials of each Warehouse. `discs` are spaces of the council (4·row + column). `works`
    counts the build actions of this round. Lists are replaced, never changed in place, so that
    clones share them.
    """

    def __init__(self, seat: int, sides: tuple[int, ...]) -> None:
        super().__init__(sides)
        self.seat = seat

    def clear(self) -> None:
        """The borough before the game."""
        self.clear_ground()
        self.out = False
        self.money = 0
        self.votes = 0
        self.pollution = 0
        self.property = 0
        self.census = 0
        # People, each in one place (SC-10).
        self.crowd: list[int] = _NO_CARDS
        self.in_hall = 0
        self.career = 0
        self.reserve = 0
        self.gone = 0
        self.graves: list[tuple[int, int]] = _NO_GRAVES
        # Raw materials.
        self.hall_goods = _NO_GOODS
        self.stored = _NO_GOODS
        self.warehouses: list[Place] = _NO_PLACES
        self.contents: list[list[int]] = _NO_CONTENTS
        # Council and promises.
        self.discs = _NO_DISCS
        self.promises: list[int] = _NO_CARDS
        # This round.
        self.action = NO_ACTION
        self.works = 0
        self.razed = False
        self.extended = False
        self.discounted = False
        self.produced = 0
        self.generated = 0

    # People

    @property
    def own(self) -> int:
        return self.crowd[self.seat]

    @property
    def people(self) -> int:
        """Cells where anybody stands."""
        everybody = 0
        for mask in self.crowd:
            everybody |= mask
        return everybody

    @property
    def tourists(self) -> int:
        """Cells where Tourists stand."""
        return self.people ^ self.crowd[self.seat]

    @property
    def tourist_limit(self) -> int:
        """SC-72, SC-56: own citizens allowed in each other borough."""
        return 2 if self.standing & METRO.unique else 1

    def mans(self, function: int) -> bool:
        """SC-53: whether an own citizen stands on the slot of this power."""
        return self.slots[function] & self.crowd[self.seat] != 0

    @property
    def watched(self) -> int:
        """SC-55: cells no Tourist may enter."""
        return self.guarded if self.mans(POLICE) else 0

    @property
    def empty_houses(self) -> int:
        """SC-76, SC-76a: the cells of level 1 Residential Zones where nobody lives."""
        people = self.people
        mask = 0
        for place in self.tiles:
            if place.tile is HOUSE and not place.mask & people:
                mask |= place.mask
        return mask

    def occupant(self, cell: int) -> int:
        """Whose citizen stands on a cell, or NOBODY."""
        for seat, mask in enumerate(self.crowd):
            if mask >> cell & 1:
                return seat
        return NOBODY

    def enter(self, seat: int, cell: int) -> None:
        """A citizen of a seat comes to a cell."""
        crowd = self.crowd[:]
        crowd[seat] |= 1 << cell
        self.crowd = crowd

    def leave(self, seat: int, cell: int) -> None:
        crowd = self.crowd[:]
        crowd[seat] &= ~(1 << cell)
        self.crowd = crowd

    @property
    def hall_room(self) -> int:
        """SC-84: free slots of the City Hall."""
        return HALL_ROOM - self.in_hall - sum(self.hall_goods)

    def come_home(self) -> bool:
        """A citizen goes to the City Hall, or if it is full to the Career Space (False)."""
        if self.hall_room > 0:
            self.in_hall += 1
            return True
        self.career += 1
        return False

    def bury(self, cell: int, seat: int) -> None:
        """SC-95: a cemetery for a citizen of a seat."""
        self.graves = [*self.graves, (cell, seat)]
        self.buried |= 1 << cell

    # Tiles

    def build(self, place: Place) -> None:
        """Lay a tile; a Warehouse begins empty."""
        self.lay(place)
        if place.tile.family == WAREHOUSE:
            self.warehouses = [*self.warehouses, place]
            self.contents = [*self.contents, []]

    def demolish(self, place: Place) -> list[int]:
        """Take a tile on which nobody stands away; what was stored on it is returned."""
        self.lift(place)
        self.fresh &= ~place.mask
        if place.tile.family != WAREHOUSE:
            return []
        index = self.warehouses.index(place)
        goods = self.contents[index]
        self.warehouses = [other for other in self.warehouses if other is not place]
        self.contents = self.contents[:index] + self.contents[index + 1 :]
        for good in goods:
            self.stored = plus(self.stored, good, -1)
        return goods

    # Raw materials

    @property
    def store_room(self) -> int:
        """Free slots of the Warehouses."""
        return WAREHOUSE_ROOM * len(self.warehouses) - sum(self.stored)

    def has(self, good: int) -> int:
        return self.hall_goods[good] + self.stored[good]

    def put_in_hall(self, good: int) -> None:
        self.hall_goods = plus(self.hall_goods, good, 1)

    def take_from_hall(self, good: int) -> None:
        self.hall_goods = plus(self.hall_goods, good, -1)

    def put_in_store(self, good: int) -> None:
        """Into the first Warehouse with room."""
        index = 0
        while len(self.contents[index]) == WAREHOUSE_ROOM:
            index += 1
        self._fill(index, [*self.contents[index], good])
        self.stored = plus(self.stored, good, 1)

    def take_from_store(self, good: int) -> None:
        """Out of the last Warehouse that has one."""
        index = len(self.contents) - 1
        while good not in self.contents[index]:
            index -= 1
        left = self.contents[index][:]
        left.remove(good)
        self._fill(index, left)
        self.stored = plus(self.stored, good, -1)

    def _fill(self, index: int, goods: list[int]) -> None:
        contents = self.contents[:]
        contents[index] = goods
        self.contents = contents

    def clone(self) -> Borough:
        twin = Borough(self.seat, self.sides)
        twin.copy(self)
        return twin

    def copy(self, source: Borough) -> None:
        """Become like another borough of the same seat."""
        self.copy_ground(source)
        self.out = source.out
        self.money = source.money
        self.votes = source.votes
        self.pollution = source.pollution
        self.property = source.property
        self.census = source.census
        self.crowd = source.crowd
        self.in_hall = source.in_hall
        self.career = source.career
        self.reserve = source.reserve
        self.gone = source.gone
        self.graves = source.graves
        self.hall_goods = source.hall_goods
        self.stored = source.stored
        self.warehouses = source.warehouses
        self.contents = source.contents
        self.discs = source.discs
        self.promises = source.promises
        self.action = source.action
        self.works = source.works
        self.razed = source.razed
        self.extended = source.extended
        self.discounted = source.discounted
        self.produced = source.produced
        self.generated = source.generated

    def data(self) -> tuple[object, ...]:
        """The fields from which all others follow."""
        return (
            self.ground_data(),
            self.out,
            self.money,
            self.votes,
            self.pollution,
            self.property,
            self.census,
            [str(mask) for mask in self.crowd],
            self.in_hall,
            self.career,
            self.reserve,
            self.gone,
            self.graves,
            self.hall_goods,
            self.contents,
            self.discs,
            self.promises,
            self.action,
            self.works,
            self.razed,
            self.extended,
            self.discounted,
            self.produced,
            self.generated,
        )
