"""Ecological city: pollution and what it does to happiness (CC-61, CC-62)."""

from __future__ import annotations

from typing import Final

from quartier.titles.cardcity.content import HAPPINESS
from quartier.titles.cardcity.geometry import cells_of
from quartier.titles.cardcity.income import is_live
from quartier.titles.cardcity.state import CardCity

# More than this loses the happiness victory; a percent less costs this much.
MOST_POLLUTION: Final = 30
MONEY_PER_PERCENT: Final = 5
# CC-A37: no floor is given; 0 would be the other reading.
LEAST_POLLUTION: Final = -1000


def pollution(state: CardCity, seat: int) -> int:
    """CC-61: the percentages of all cards of the city, and of suburb cards that have joined."""
    ground = state.ground(seat)
    cells = state.cities[seat].site.region
    if state.options.suburb:
        for district in [*ground.homes, *ground.shops]:
            if is_live(ground, district):
                cells |= district.cells
    total = 0
    for cell in cells_of(cells & state.cities[seat].settled.taken):
        total += ground.kind_at(cell).percent
    return max(total, LEAST_POLLUTION)


def cleaning_price(state: CardCity, seat: int) -> int:
    """CC-62, CC-A36: what it costs to come down to the limit of pollution."""
    if not state.options.ecology or state.options.victory != HAPPINESS:
        return 0
    return MONEY_PER_PERCENT * max(0, pollution(state, seat) - MOST_POLLUTION)


def has_lost(state: CardCity, seat: int) -> bool:
    """CC-62: too dirty, and too poor to clean up."""
    return cleaning_price(state, seat) > state.cities[seat].money
