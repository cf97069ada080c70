"""A piece of building work, as far as it is decided."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.content import Tile
from quartier.titles.smallcity.placements import Place

BUILD_JOB: Final = 0
ENLARGE_JOB: Final = 1
DEMOLISH_JOB: Final = 2
EXTEND_JOB: Final = 3

OPEN: Final = -2
NONE: Final = -1
NO_GIFT: Final = -1
# The column of the council that waives requirements (SC-104).
WAIVING_COLUMN: Final = 3


class Job:
    """What a player is going to do; changed only by making another one.

    `old` is the tile that is enlarged or demolished. `saved` is the raw material the Architect
    saves, `manned_from` the cell of the citizen who mans a new station, `from_hall` how many raw
    materials of each kind come from the City Hall: OPEN while undecided. `gift` is the column of
    the council that gives the tile, or NO_GIFT.
    """

    def __init__(self, kind: int, tile: Tile | None, old: Place | None, gift: int) -> None:
        self.kind = kind
        self.tile = tile
        self.old = old
        self.gift = gift
        self.place: Place | None = None
        self.warehouse: Place | None = None
        self.warehouse_open = True
        self.saved = OPEN
        self.from_hall = (OPEN, OPEN, OPEN)
        self.manned_from = OPEN

    @property
    def waived(self) -> bool:
        return self.gift == WAIVING_COLUMN

    @property
    def the_tile(self) -> Tile:
        """The tile of building work."""
        assert self.tile is not None
        return self.tile

    @property
    def the_place(self) -> Place:
        """The place of decided work."""
        assert self.place is not None
        return self.place

    @property
    def the_old(self) -> Place:
        """The tile that is enlarged or demolished."""
        assert self.old is not None
        return self.old

    def _copy(self) -> Job:
        twin = Job(self.kind, self.tile, self.old, self.gift)
        twin.place = self.place
        twin.warehouse = self.warehouse
        twin.warehouse_open = self.warehouse_open
        twin.saved = self.saved
        twin.from_hall = self.from_hall
        twin.manned_from = self.manned_from
        return twin

    def at(self, place: Place) -> Job:
        twin = self._copy()
        twin.place = place
        return twin

    def with_warehouse(self, place: Place | None) -> Job:
        twin = self._copy()
        twin.warehouse = place
        twin.warehouse_open = False
        return twin

    def saving(self, good: int) -> Job:
        twin = self._copy()
        twin.saved = good
        return twin

    def taking(self, good: int, number: int) -> Job:
        twin = self._copy()
        wood, stone, metal = self.from_hall
        twin.from_hall = (
            number if good == 0 else wood,
            number if good == 1 else stone,
            number if good == 2 else metal,
        )
        return twin

    def manned(self, cell: int) -> Job:
        twin = self._copy()
        twin.manned_from = cell
        return twin

    def data(self) -> tuple[object, ...]:
        return (
            self.kind,
            -1 if self.tile is None else self.tile.number,
            -1 if self.old is None else self.old.index,
            self.gift,
            -1 if self.place is None else self.place.index,
            -1 if self.warehouse is None else self.warehouse.index,
            self.warehouse_open,
            self.saved,
            self.from_hall,
            self.manned_from,
        )
