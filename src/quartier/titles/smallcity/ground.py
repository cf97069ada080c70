"""The ground of a borough: the Buildable Zone, the tiles on it, and what follows from them."""

from __future__ import annotations

from typing import Final

from quartier.core.masks import without
from quartier.titles.smallcity.content import (
    CULTURAL,
    FUNCTIONS,
    HALL,
    HOME,
    LAST_WORK,
    PARK,
    POLICE,
    PORT,
    REFINERY,
    RESIDENTIAL,
    STORAGE,
)
from quartier.titles.smallcity.grid import GRID, SQUARES
from quartier.titles.smallcity.placements import Place

MOST_INFLUENCES: Final = 5

_NO_PLACES: Final[list[Place]] = []
_NO_SLOTS: Final = [0] * len(FUNCTIONS)
_NO_INFLUENCE: Final = [GRID] + [0] * MOST_INFLUENCES


class Ground:
    """The tiles of a borough. Sets of cells are bit masks.

    `slots[f]` are the cells whose slot has function f; `culture[n]` and `homes[n]` the cells
    within the zones of at least n Cultural Buildings or Residential Zones; `industry`, `refinery`,
    `port` and `guarded` the zones of industrial buildings, Refinery, Port and Police Station. All
    of them follow from `tiles` and are kept up to date because every legal move asks for them.
    Lists are replaced, never changed in place, so that clones share them. New ground is cleared,
    other ground becomes a copy.
    """

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides

    def clear_ground(self) -> None:
        """The board before anything lies on it."""
        self.step = 0
        self.zone = SQUARES[self.sides[0]]
        self.buried = 0
        self.blocked = 0
        self.fresh = 0
        self.tiles: list[Place] = _NO_PLACES
        self.had = 0
        self.standing = 0
        self.covered = 0
        self.slots = _NO_SLOTS
        self.work = 0
        self.powers = 0
        self.lodging = 0
        self.culture = _NO_INFLUENCE
        self.homes = _NO_INFLUENCE
        self.industry = 0
        self.refinery = 0
        self.port = 0
        self.guarded = 0
        self.park_cells = 0

    @property
    def side(self) -> int:
        return self.sides[self.step]

    @property
    def empty(self) -> int:
        """SC-8: cells of the zone without tile and cemetery."""
        return without(self.zone, self.covered | self.buried)

    @property
    def free(self) -> int:
        """Empty cells the owner may build on; the Mayor blocks two (SC-29)."""
        return without(self.zone, self.covered | self.buried | self.blocked)

    @property
    def can_extend(self) -> bool:
        return self.step + 1 < len(self.sides)

    @property
    def extension(self) -> int:
        """SC-28: the cells the next step would add; none at the end of the track."""
        return SQUARES[self.sides[self.step + 1]] & ~self.zone if self.can_extend else 0

    def turn_to(self, sides: tuple[int, ...]) -> None:
        """SC-16: the board is laid with this side up."""
        self.sides = sides
        self.zone = SQUARES[self.side]

    def extend(self) -> None:
        """SC-3: one step on the size track."""
        self.step += 1
        self.zone = SQUARES[self.side]

    def tile_at(self, cell: int) -> Place | None:
        bit = 1 << cell
        if self.covered & bit:
            for place in self.tiles:
                if place.mask & bit:
                    return place
        return None

    def influences(self, place: Place, family: int) -> int:
        """How many tiles of a family influence a tile as a whole (SC-5, SC-61)."""
        count = 0
        core = place.core
        for other in self.tiles:
            if other.tile.family == family and other.zone & core:
                count += 1
        return count

    def lay(self, place: Place) -> None:
        """Put a tile down; what it brings is counted."""
        self.tiles = [*self.tiles, place]
        self.had |= place.tile.unique
        self._count(place)

    def lift(self, place: Place) -> None:
        """Take a tile away."""
        self.tiles = [other for other in self.tiles if other is not place]
        self._count_all()

    def exchange(self, old: Place, new: Place) -> None:
        """SC-62: a bigger tile takes the place of a tile."""
        self.tiles = [new if other is old else other for other in self.tiles]
        self._count_all()

    def _count_all(self) -> None:
        self.standing = 0
        self.covered = 0
        self.slots = _NO_SLOTS
        self.work = 0
        self.powers = 0
        self.lodging = 0
        self.culture = _NO_INFLUENCE
        self.homes = _NO_INFLUENCE
        self.industry = 0
        self.refinery = 0
        self.port = 0
        self.guarded = 0
        self.park_cells = 0
        for place in self.tiles:
            self._count(place)

    def _count(self, place: Place) -> None:
        tile = place.tile
        family = tile.family
        self.covered |= place.mask
        self.standing |= tile.unique
        if tile.functions:
            self._count_slots(place)
        if family == RESIDENTIAL:
            self.homes = _one_more(self.homes, place.zone)
        elif family == CULTURAL:
            self.culture = _one_more(self.culture, place.zone)
        elif family == PARK:
            self.park_cells += tile.size
        elif family == REFINERY:
            self.refinery = place.zone
        elif family == PORT:
            self.port = place.zone
        elif self.slots[POLICE] & place.mask:
            self.guarded = place.zone
        if tile.industrial:
            self.industry |= place.zone

    def _count_slots(self, place: Place) -> None:
        slots = self.slots[:]
        for index, function in enumerate(place.tile.functions):
            if function == STORAGE:
                return
            bit = 1 << place.cells[index]
            slots[function] |= bit
            if function == HALL:
                continue
            self.lodging |= bit
            if HOME < function <= LAST_WORK:
                self.work |= bit
            elif function >= POLICE:
                self.powers |= bit
        self.slots = slots

    def copy_ground(self, source: Ground) -> None:
        self.sides = source.sides
        self.step = source.step
        self.zone = source.zone
        self.buried = source.buried
        self.blocked = source.blocked
        self.fresh = source.fresh
        self.tiles = source.tiles
        self.had = source.had
        self.standing = source.standing
        self.covered = source.covered
        self.slots = source.slots
        self.work = source.work
        self.powers = source.powers
        self.lodging = source.lodging
        self.culture = source.culture
        self.homes = source.homes
        self.industry = source.industry
        self.refinery = source.refinery
        self.port = source.port
        self.guarded = source.guarded
        self.park_cells = source.park_cells

    def ground_data(self) -> tuple[object, ...]:
        """The fields from which all others follow."""
        return (
            self.step,
            str(self.buried),
            str(self.blocked),
            str(self.fresh),
            self.had,
            [place.index for place in self.tiles],
        )


def _one_more(zones: list[int], zone: int) -> list[int]:
    """Count one more tile with this zone: entry n is where at least n zones overlap."""
    more = zones[:]
    for number in range(MOST_INFLUENCES, 0, -1):
        more[number] |= more[number - 1] & zone
    return more
