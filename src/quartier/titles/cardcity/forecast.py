"""What the city of a seat promises by itself, kept from one evaluation to the next.

Bots value many positions that differ only in the cards in hand or on offer. What follows from the
city alone, which takes longest to work out, is the same in all of them.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.cardcity.gains import Gains
from quartier.titles.cardcity.prospects import Prospects
from quartier.titles.cardcity.state import CardCity


class Forecast:
    """The worth of the homes as they may become, the income of a payday, and what cards add."""

    def __init__(self, state: CardCity, seat: int) -> None:
        self.prospects = Prospects(state, seat)
        self.homes = self.prospects.grow_homes()
        self.income = self.prospects.income()
        self.gains = Gains(self.prospects)

    def looked_at_again(self) -> tuple[float, int]:
        """Income and growth where the shops are counted a second time, as networks have learned."""
        prospects = self.prospects
        growth, shop_growth = prospects.growth, prospects.shop_growth
        found = prospects.income(), prospects.growth
        prospects.growth, prospects.shop_growth = growth, shop_growth
        return found


_LATEST: Final[dict[int, Forecast]] = {}


def forecast_of(state: CardCity, seat: int) -> Forecast:
    """The forecast for a seat; the latest one as long as it holds."""
    latest = _LATEST.get(seat)
    if latest is None or not latest.prospects.holds_for(state, seat):
        latest = Forecast(state, seat)
        _LATEST[seat] = latest
    return latest
