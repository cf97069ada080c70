"""The cards that lie in a city and the districts they form (CC-13, CC-48, CC-70, CC-80)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.titles.cardcity.content import (
    COMMERCE,
    KINDS,
    LEISURE,
    OPPOSITE,
    PARKING,
    RESIDENCE,
    SIDES,
    TOWN_HALL,
    TYPES,
    Kind,
)
from quartier.titles.cardcity.geometry import BIT, CELLS, Geometry

EMPTY: Final = 255
_NO_CARDS: Final = bytes([EMPTY]) * CELLS
_CARD: Final = [bytes([card]) for card in range(len(KINDS) * len(SIDES))]
_CELL: Final = [bytes([cell]) for cell in range(CELLS)]
_NOTHING: Final = [0] * len(TYPES)


@mypyc_attr(acyclic=True)
class District:
    """Cards of one type that hang together; frozen. `rim` are the cells they touch; in `size` each
    half counts as a whole card (CC-48)."""

    def __init__(self, cells: int, outline: int, rim: int, size: int) -> None:
        self.cells = cells
        self.outline = outline
        self.rim = rim
        self.size = size


_NO_DISTRICTS: Final[list[District]] = []
_NO_OUTLINES: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Ground:
    """A city: in the unique city one for all seats, else one for each. It never changes: laying a
    card gives a new one, so clones of a table share it.

    `cards` has a byte for each cell: `kind * 9 + turn`, or EMPTY. `laid` has the same cards in the
    order in which they were laid, each with its cell: everything here follows from it, the order of
    districts, too. `whole` and `half` are by type the cells of whole cards and of halves;
    `cultures` the outlines of all culture cards.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.cards = _NO_CARDS
        self.laid = b""
        self.whole = _NOTHING
        self.half = _NOTHING
        self.homes = _NO_DISTRICTS
        self.shops = _NO_DISTRICTS
        self.parkings = _NO_DISTRICTS
        self.cultures = _NO_OUTLINES

    def after(self, kind: Kind, turn: int, cell: int) -> Ground:
        """The city with this card; districts it touches have become one."""
        card = _CARD[kind.number * len(SIDES) + turn]
        after = Ground(self.geometry)
        after.cards = self.cards[:cell] + card + self.cards[cell + 1 :]
        after.laid = self.laid + card + _CELL[cell]
        after.whole = self.whole
        after.half = self.half
        after.homes = self.homes
        after.shops = self.shops
        after.parkings = self.parkings
        after.cultures = self.cultures
        if kind.second < 0:
            after.whole = self.whole[:]
            after.whole[kind.first] |= BIT[cell]
            after._join(kind.first, turn, cell)
        else:
            after.half = self.half[:]
            after.half[kind.first] |= BIT[cell]
            after.half[kind.second] |= BIT[cell]
            after._join(kind.first, turn, cell)
            after._join(kind.second, OPPOSITE[turn], cell)
        return after

    def _join(self, type_: int, turn: int, cell: int) -> None:
        if type_ == RESIDENCE:
            self.homes = self.joined(self.homes, turn, cell)
        elif type_ == COMMERCE:
            self.shops = self.joined(self.shops, turn, cell)
        elif type_ == PARKING:
            # CC-A47: parkings of the suburb never join.
            if self.geometry.city >> cell & 1:
                self.parkings = self.joined(self.parkings, turn, cell)
        elif type_ in (LEISURE, TOWN_HALL):
            self.cultures = [*self.cultures, self.geometry.outlines[turn][cell]]

    def joined(self, districts: list[District], turn: int, cell: int) -> list[District]:
        """Districts with one more card; the one it belongs to comes last."""
        outline = self.geometry.outlines[turn][cell]
        cells, whole_outline, rim = BIT[cell], outline, self.geometry.rims[turn][cell]
        size = 1
        apart = []
        for district in districts:
            if district.outline & outline:
                cells |= district.cells
                whole_outline |= district.outline
                rim |= district.rim
                size += district.size
            else:
                apart.append(district)
        apart.append(District(cells, whole_outline, rim, size))
        return apart

    def kind_at(self, cell: int) -> Kind:
        return KINDS[self.cards[cell] // len(SIDES)]

    def turn_at(self, cell: int) -> int:
        return self.cards[cell] % len(SIDES)

    def cells_with(self, type_: int) -> int:
        """The cells of whole and half cards of a type."""
        return self.whole[type_] | self.half[type_]

    @property
    def cultural_cells(self) -> int:
        """The cells of leisures and town halls."""
        return self.cells_with(LEISURE) | self.cells_with(TOWN_HALL)

    def data(self) -> list[int]:
        """The cards, from which all else follows; -1 where none lies."""
        return [-1 if card == EMPTY else card for card in self.cards]
