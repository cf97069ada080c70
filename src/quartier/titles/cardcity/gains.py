"""What a card would add to a city at its best place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.masks import without
from quartier.titles.cardcity.content import (
    COMMERCE,
    COMMERCIAL,
    HAPPINESS,
    INDUSTRIAL,
    INDUSTRY,
    LEISURE,
    PARKING,
    RESIDENCE,
    RESIDENTIAL,
    TYPES,
    WHOLE,
)
from quartier.titles.cardcity.geometry import cells_of
from quartier.titles.cardcity.ground import District
from quartier.titles.cardcity.prospects import DUE, LACKING, NEEDS, Prospects
from quartier.titles.cardcity.scoring import commerce_rim
from quartier.titles.cardcity.state import NOTHING

# What a dollar is worth at the end, by victory condition.
DOLLAR: Final[tuple[float, ...]] = (0.2, 1.0, 0.01, 0.01, 0.02)
# How far a leisure is trusted to bring the growth that lacks one.
LEISURE_HELPS: Final = 0.7
NOWHERE: Final = -1000.0


@mypyc_attr(acyclic=True)
class Gains:
    """By type what one more card of it adds where it adds most, or NOWHERE.

    `covered` are the cells that count for the industrial or commercial victory if they stay empty.
    """

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.site = prospects.site
        self.victory = prospects.victory
        self.known: list[float | None] = [None] * len(TYPES)
        self.covered = 0
        if self.victory == INDUSTRIAL:
            self.covered = self.site.rims[INDUSTRY]
        elif self.victory == COMMERCIAL:
            self.covered = commerce_rim(prospects.ground)

    def of(self, type_: int) -> float:
        gain = self.known[type_]
        if gain is None:
            gain = self._best(type_)
            self.known[type_] = gain
        return gain

    def _best(self, type_: int) -> float:
        cells = cells_of(without(self.site.open & self.prospects.spare, self.site.banned(type_)))
        if self.victory in (INDUSTRIAL, COMMERCIAL):
            return max([self._places_won(type_, cell) for cell in cells], default=NOWHERE)
        served = self._served(type_)
        best = NOWHERE
        for cell in cells:
            gain = 0.0
            for home, worth in served:
                if home.rim >> cell & 1:
                    gain += worth
            if type_ == RESIDENCE:
                gain += self._new_home(cell)
            elif type_ == COMMERCE:
                gain += self._new_shop(cell)
            best = max(best, gain)
        return best

    def _places_won(self, type_: int, cell: int) -> float:
        """CC-54, CC-55: the places that begin to count, less the one that ceases to."""
        own = 0 if self.covered >> cell & 1 else 1
        if type_ == (INDUSTRY if self.victory == INDUSTRIAL else COMMERCE):
            rim = self.site.geometry.rims[WHOLE][cell] & self.prospects.spare
            return float(own + without(rim, self.covered).bit_count())
        return float(own if type_ == PARKING else own - 1)

    def _served(self, type_: int) -> list[tuple[District, float]]:
        """The homes that gain by a card of this type beside them."""
        prospects = self.prospects
        wants_happiness = self.victory == HAPPINESS and type_ in NEEDS
        served = []
        for home in prospects.homes:
            gain = 0.0
            if wants_happiness and not self.site.outlines[type_] & home.outline:
                gain = prospects.hope(home, type_) - prospects.hope(home, NOTHING)
                gain *= prospects.own_part(home)
            if type_ == LEISURE and home.size == prospects.cultures(home.outline):
                gain += LEISURE_HELPS * prospects.best_growth(home)[0]
            if gain:
                served.append((home, gain))
        return served

    def _new_home(self, cell: int) -> float:
        """What a residence is worth here, and what the shops beside it pay more."""
        prospects = self.prospects
        home = prospects.ground.joined([], WHOLE, cell)[-1]
        value = prospects.home_value(home)
        cultures = prospects.cultures(home.outline)
        if cultures:
            trust = DUE if cultures > 1 else LACKING[1] * prospects.ahead
            value *= 1 + trust * (2 if self.victory == RESIDENTIAL else 1)
        more = 0.0
        for shop in prospects.ground.shops:
            if shop.rim >> cell & 1:
                support = prospects.support(shop.outline)
                free = (shop.rim & prospects.spare).bit_count() - 1
                more += prospects.pay(shop.size, support + 1, free)
                more -= prospects.pay(shop.size, support, free)
        return value + DOLLAR[self.victory] * prospects.paydays * max(0.0, more)

    def _new_shop(self, cell: int) -> float:
        """What a commerce pays here."""
        prospects = self.prospects
        geometry = self.site.geometry
        support = prospects.support(geometry.outlines[WHOLE][cell])
        free = (geometry.rims[WHOLE][cell] & prospects.spare).bit_count()
        return DOLLAR[self.victory] * prospects.paydays * prospects.pay(1, support, free)
