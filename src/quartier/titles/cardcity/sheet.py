"""What lies in cities, kept from one look to the next."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quartier.core.features import mark
from quartier.core.masks import members
from quartier.core.sheet import Sheet
from quartier.titles.cardcity.content import TYPES
from quartier.titles.cardcity.geometry import CELLS
from quartier.titles.cardcity.ground import Ground
from quartier.titles.cardcity.site import Site
from quartier.titles.cardcity.state import CardCity

# After the cells of each type.
_REGION: Final = len(TYPES) * CELLS
_FREE: Final = _REGION + CELLS
_NO_CARDS: Final = bytes(_FREE + CELLS)
_NO_TURNS: Final = bytes(CELLS)


class GroundBlock:
    """What lies in a city and where more may lie, and what that was read off.

    Cards of a ground are replaced whenever one is laid; a site never changes.
    """

    def __init__(self, ground: Ground, site: Site, lies: BytesWriter) -> None:
        self.cards = ground.cards
        self.site = site
        turned = BytesWriter()
        turned.write(_NO_TURNS)
        lies.truncate(0)
        lies.write(_NO_CARDS)
        halves = 0
        for type_ in range(len(TYPES)):
            halves |= ground.half[type_]
            mark(lies, type_ * CELLS, ground.cells_with(type_))
        for cell in members(halves):
            turned[cell] = ground.turn_at(cell)
        mark(lies, _REGION, site.region)
        mark(lies, _FREE, site.spare)
        self.turned = turned.getvalue()
        self.lies = lies.getvalue()

    def holds(self, ground: Ground, site: Site) -> bool:
        return site is self.site and ground.cards is self.cards


class CardCitySheet(Sheet):
    """A block for each city."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.blocks: list[GroundBlock | None] = [None] * seats

    def block(self, state: CardCity, seat: int) -> GroundBlock:
        city = state.cities[seat]
        ground = state.grounds[city.ground]
        block = self.blocks[seat]
        if block is None or not block.holds(ground, city.site):
            block = GroundBlock(ground, city.site, self.scratch)
            self.blocks[seat] = block
        return block
