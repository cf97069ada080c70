"""What lies in cities, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.cache import Cache
from quartier.core.features import mark
from quartier.core.masks import members
from quartier.titles.cardcity.content import TYPES
from quartier.titles.cardcity.geometry import CELLS
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.site import Site
from quartier.titles.cardcity.state import CardCity

_NO_CELLS: Final = bytes(CELLS)
_NO_CARDS: Final = bytes(len(TYPES) * CELLS)
# After the cells of each type and the region come free cells, and those of the architect, who comes
# and goes.
_FREE: Final = (len(TYPES) + 1) * CELLS
_NOT_FREE: Final = bytes(2 * CELLS)


class GroundBlock:
    """What lies in a city and where more may lie, and what that was read off.

    Cards and lists of a ground are replaced whenever a card is laid; a site never changes.
    """

    def __init__(self) -> None:
        self.cards = b""
        self.whole: list[int] = []
        self.half: list[int] = []
        self.site: Site | None = None
        self.region = 0
        self.region_flags = _NO_CELLS
        self.turned = b""
        self.lies = b""

    def holds(self, ground: Ground, site: Site) -> bool:
        return (
            site is self.site
            and ground.cards is self.cards
            and ground.whole is self.whole
            and ground.half is self.half
        )

    def renew(self, ground: Ground, site: Site, writer: BytesWriter) -> None:
        """Write what has changed."""
        if ground.half is not self.half or ground.cards is not self.cards:
            self.half = ground.half
            self.turned = _turned(ground, writer)
        if site.region != self.region:
            self.region = site.region
            self.region_flags = _cells(site.region, writer)
        self.cards = ground.cards
        self.whole = ground.whole
        self.site = site
        self.lies = self._lies(ground, site, writer)

    def _lies(self, ground: Ground, site: Site, writer: BytesWriter) -> bytes:
        writer.truncate(0)
        writer.write(_NO_CARDS)
        for type_ in range(len(TYPES)):
            mark(writer, type_ * CELLS, ground.cells_with(type_))
        writer.write(self.region_flags)
        writer.write(_NOT_FREE)
        mark(writer, _FREE, site.spare)
        return writer.getvalue()


class CardCityCache(Cache):
    """A block for each city."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.blocks = [GroundBlock() for _ in range(seats)]

    def block(self, state: CardCity, seat: int) -> GroundBlock:
        city = state.cities[seat]
        ground = state.grounds[city.ground]
        block = self.blocks[seat]
        if not block.holds(ground, city.site):
            block.renew(ground, city.site, self.scratch)
        return block


def _turned(ground: Ground, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    writer.write(_NO_CELLS)
    halves = 0
    for mask in ground.half:
        halves |= mask
    for cell in members(halves):
        writer[cell] = ground.turn_at(cell)
    return writer.getvalue()


def _cells(mask: int, writer: BytesWriter) -> bytes:
    writer.truncate(0)
    writer.write(_NO_CELLS)
    mark(writer, 0, mask)
    return writer.getvalue()
