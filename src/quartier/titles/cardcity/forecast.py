"""What the city of a seat promises by itself, kept from one evaluation to the next.

Bots value many positions that differ only in the cards in hand or on offer, and build the same city
in one playout after the other. What follows from the city alone, which takes longest to work out,
is the same in all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quartier.titles.cardcity.gains import Gains
from quartier.titles.cardcity.prospects import Prospects, draws, paydays
from quartier.titles.cardcity.state import CardCity, Options


@mypyc_attr(acyclic=True)
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


# All that a forecast follows from: the table's options and seats, the cards in the order in which
# they were laid, and the seat with its money, the round, its paydays and draws.
_Key = tuple[Options, bytes, int, int, int, int, int]
_KNOWN: Final[dict[_Key, Forecast]] = {}
# So many are kept, a few megabytes.
MOST: Final = 1_000


def forecast_of(state: CardCity, seat: int) -> Forecast:
    """The forecast for a seat; if its city was looked at lately, the one made then."""
    key = (
        state.options,
        state.ground(seat).laid,
        seat,
        state.cities[seat].money,
        state.round,
        paydays(state),
        draws(state, seat),
    )
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) == MOST:
            _KNOWN.clear()
        known = Forecast(state, seat)
        _KNOWN[key] = known
    return known
