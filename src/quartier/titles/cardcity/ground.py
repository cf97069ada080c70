"""The cards that lie in a city and the districts they form (CC-13, CC-48, CC-70, CC-80)."""

from __future__ import annotations

from typing import Final

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
from quartier.titles.cardcity.geometry import CELLS, Geometry

EMPTY: Final = 255
_NO_CARDS: Final = bytes([EMPTY]) * CELLS
_CARD: Final = [bytes([card]) for card in range(len(KINDS) * len(SIDES))]
_NOTHING: Final = [0] * len(TYPES)


class District:
    """Cards of one type that hang together; frozen. `rim` are the cells they touch; in `size` each
    half counts as a whole card (CC-48)."""

    def __init__(self, cells: int, outline: int, rim: int) -> None:
        self.cells = cells
        self.outline = outline
        self.rim = rim
        self.size = cells.bit_count()


class Ground:
    """A city: in the unique city one for all seats, else one for each.

    `cards` has a byte for each cell: `kind * 9 + turn`, or EMPTY. `whole` and `half` are by type
    the cells of whole cards and of halves; `cultures` the outlines of all culture cards. Lists are
    replaced, never changed in place, so that clones share them.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.cards = _NO_CARDS
        self.whole = _NOTHING
        self.half = _NOTHING
        self.homes: list[District] = []
        self.shops: list[District] = []
        self.parkings: list[District] = []
        self.cultures: list[int] = []

    def lay(self, kind: Kind, turn: int, cell: int) -> None:
        """Put a card into the city; districts it touches become one."""
        card = _CARD[kind.number * len(SIDES) + turn]
        self.cards = self.cards[:cell] + card + self.cards[cell + 1 :]
        if kind.second < 0:
            self.whole = self.whole[:]
            self.whole[kind.first] |= 1 << cell
            self._join(kind.first, turn, cell)
        else:
            self.half = self.half[:]
            self.half[kind.first] |= 1 << cell
            self.half[kind.second] |= 1 << cell
            self._join(kind.first, turn, cell)
            self._join(kind.second, OPPOSITE[turn], cell)

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
        cells, whole_outline, rim = 1 << cell, outline, self.geometry.rims[turn][cell]
        apart = []
        for district in districts:
            if district.outline & outline:
                cells |= district.cells
                whole_outline |= district.outline
                rim |= district.rim
            else:
                apart.append(district)
        apart.append(District(cells, whole_outline, rim))
        return apart

    def kind_at(self, cell: int) -> Kind:
        return KINDS[self.cards[cell] // len(SIDES)]

    def turn_at(self, cell: int) -> int:
        return self.cards[cell] % len(SIDES)

    def cells_with(self, type_: int) -> int:
        """The cells of whole and half cards of a type."""
        return self.whole[type_] | self.half[type_]

    def data(self) -> list[int]:
        """The cards, from which all else follows; -1 where none lies."""
        return [-1 if card == EMPTY else card for card in self.cards]

    def clone(self) -> Ground:
        twin = Ground(self.geometry)
        twin.cards = self.cards
        twin.whole = self.whole
        twin.half = self.half
        twin.homes = self.homes
        twin.shops = self.shops
        twin.parkings = self.parkings
        twin.cultures = self.cultures
        return twin
