"""What boroughs have to show, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.cache import Cache
from quartier.core.features import mark, put, small
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import works_left
from quartier.titles.smallcity.content import ACTIONS, GOODS, PROMISES, TILES
from quartier.titles.smallcity.grid import CELLS, SQUARES
from quartier.titles.smallcity.moves import MOST_SEATS

# How many flags the action and promises have.
CARDS: Final = len(ACTIONS) + len(PROMISES)

_NO_TILES: Final = bytes(len(TILES) * CELLS)
_NO_PEOPLE: Final = bytes(MOST_SEATS * CELLS)
# Then what is known of cards, which depends on who looks.
_NOT_BLOCKED: Final = bytes(CELLS + CARDS)
_NO_SIDES: Final = (0,)


class BoroughBlock:
    """What a borough has to show, and the borough as it was when that was written.

    `people` is by observer, who comes first in it, and empty until asked for.
    """

    def __init__(self, seat: int) -> None:
        self.borough = _no_borough(seat)
        self.hidden = False
        self.numbers = b""
        self.people: list[bytes] = []
        self.tourists = 0
        self.tiles = b""
        self.ground = b""

    def renew(self, borough: Borough, hidden: bool, writer: BytesWriter) -> None:
        """Write what has changed."""
        then = self.borough
        if then.crowd is not borough.crowd or then.people != borough.people:
            self.people = [b""] * len(borough.crowd)
            self.tourists = borough.tourists.bit_count()
        if then.tiles is not borough.tiles:
            self.tiles = _tiles(borough, writer)
        if not self.lies_like(borough):
            self.ground = _ground(borough, writer)
        self.hidden = hidden
        self.numbers = self._numbers(borough, writer)
        then.copy(borough)

    def people_for(self, observer: int, writer: BytesWriter) -> bytes:
        """A row of cells for each seat's citizens, clockwise from the observer."""
        rows = self.people[observer]
        if not rows:
            crowd = self.borough.crowd
            writer.truncate(0)
            writer.write(_NO_PEOPLE)
            for part in range(len(crowd)):
                mark(writer, part * CELLS, crowd[(observer + part) % len(crowd)])
            rows = self.people[observer] = writer.getvalue()
        return rows

    def lies_like(self, borough: Borough) -> bool:
        then = self.borough
        return (
            then.sides is borough.sides
            and then.step == borough.step
            and then.blocked == borough.blocked
        )

    def holds(self, borough: Borough, hidden: bool) -> bool:
        """Whether nothing has changed; lists of a borough are replaced whenever they change."""
        then = self.borough
        return (
            borough.money == then.money
            and borough.votes == then.votes
            and borough.tiles is then.tiles
            and borough.crowd is then.crowd
            and borough.people == then.people
            and hidden == self.hidden
            and borough.out == then.out
            and borough.pollution == then.pollution
            and borough.generated == then.generated
            and borough.property == then.property
            and borough.census == then.census
            and borough.in_hall == then.in_hall
            and borough.career == then.career
            and borough.reserve == then.reserve
            and borough.gone == then.gone
            and borough.works == then.works
            and borough.extended == then.extended
            and borough.promises is then.promises
            and borough.discs is then.discs
            and borough.hall_goods is then.hall_goods
            and borough.stored is then.stored
            and self.lies_like(borough)
        )

    def _numbers(self, borough: Borough, writer: BytesWriter) -> bytes:
        writer.truncate(0)
        writer.append(int(borough.out))
        writer.append(borough.side)
        writer.append(small(borough.money))
        writer.append(small(borough.votes))
        writer.append(small(borough.pollution))
        writer.append(small(borough.generated))
        writer.append(small(borough.property))
        writer.append(small(borough.census))
        writer.append(borough.in_hall)
        writer.append(small(borough.career))
        writer.append(small(borough.reserve))
        writer.append(small(borough.gone))
        writer.append(self.tourists)
        writer.append(len(borough.promises))
        writer.append(small(works_left(borough)))
        writer.append(int(self.hidden))
        writer.append(borough.discs[0] + 1)
        writer.append(borough.discs[1] + 1)
        put(writer, borough.hall_goods, len(GOODS))
        put(writer, borough.stored, len(GOODS))
        return writer.getvalue()


class SmallCityCache(Cache):
    """Blocks for the supply, and for each borough: as it lies open, and behind its screen."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._supply: list[int] = []
        self._supply_numbers = b""
        self._open = [BoroughBlock(seat) for seat in range(seats)]
        self._screened = [BoroughBlock(seat) for seat in range(seats)]

    def supply(self, supply: list[int]) -> bytes:
        """How many tiles there are: a list that is replaced at any change."""
        if supply is not self._supply:
            self._supply = supply
            writer = self.scratch
            writer.truncate(0)
            put(writer, supply, len(supply))
            self._supply_numbers = writer.getvalue()
        return self._supply_numbers

    def block(self, borough: Borough, hidden: bool, own: bool) -> BoroughBlock:
        blocks = self._screened if hidden and own else self._open
        block = blocks[borough.seat]
        if not block.holds(borough, hidden):
            block.renew(borough, hidden, self.scratch)
        return block


def _no_borough(seat: int) -> Borough:
    """A borough like no other."""
    borough = Borough(seat, _NO_SIDES)
    borough.clear()
    borough.crowd = []
    borough.tiles = []
    return borough


def _tiles(borough: Borough, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    writer.write(_NO_TILES)
    for place in borough.tiles:
        row = place.tile.number * CELLS
        for cell in place.cells:
            writer[row + cell] = 1
    return writer.getvalue()


def _ground(borough: Borough, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    writer.write(_ZONES[borough.side])
    writer.write(_NOT_BLOCKED)
    mark(writer, CELLS, borough.blocked)
    return writer.getvalue()


def _zone(mask: int) -> bytes:
    writer = BytesWriter()
    writer.write(bytes(CELLS))
    mark(writer, 0, mask)
    return writer.getvalue()


# By side.
_ZONES: Final = [_zone(square) for square in SQUARES]
