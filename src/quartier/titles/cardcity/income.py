"""Phase 4: salary, commerces and parkings (CC-27, CC-28, CC-49, CC-71)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.titles.cardcity.content import (
    COMMERCE,
    INDUSTRY,
    LEISURE,
    RESIDENCE,
    TOWN_HALL,
    TYPES,
)
from quartier.titles.cardcity.ground import District, Ground
from quartier.titles.cardcity.site import Site
from quartier.titles.cardcity.state import INCOME, CardCity

SALARY: Final = 1
# CC-49: dollars by the number of colours round a parking district.
PARKING_INCOME: Final = (0, 0, 1, 2, 3, 4)


def triangle(size: int) -> int:
    """1 + 2 + … + size (CC-28, CC-31)."""
    return size * (size + 1) // 2


def is_live(ground: Ground, district: District) -> bool:
    """CC-80: cards of the suburb only count once they have joined a card of the city."""
    return bool(district.cells & ground.geometry.city)


def share(state: CardCity, seat: int, district: District, total: int) -> int:
    """CC-71, CC-71a, CC-72: the part of a seat, by its cards in the district, rounded down."""
    own = district.cells & state.cities[seat].site.region
    if not own:
        return 0
    if not state.options.unique:
        return total
    return total * own.bit_count() // district.size


def colours_touching(ground: Ground, site: Site, parking: District) -> int:
    """CC-49, CC-49a: how many colours lie round a parking district, each counted once."""
    outlines = site.outlines
    colours = 0
    for districts, type_ in ((ground.homes, RESIDENCE), (ground.shops, COMMERCE)):
        for district in districts:
            if district.outline & parking.outline and is_live(ground, district):
                colours |= TYPES[type_].colours
    for type_ in (LEISURE, INDUSTRY, TOWN_HALL):
        if outlines[type_] & parking.outline:
            colours |= TYPES[type_].colours
    return colours.bit_count()


def income_lines(state: CardCity, seat: int) -> list[tuple[str, int, int]]:
    """What a seat earns now: (source, cells of the district, dollars)."""
    ground = state.ground(seat)
    lines = [("source-salary", 0, SALARY)]  # CC-27
    for shop in ground.shops:
        money = share(state, seat, shop, triangle(shop.size))  # CC-28
        if money:
            lines.append(("source-commerce", shop.cells, money))
    if state.options.is_advanced:
        for parking in ground.parkings:
            colours = colours_touching(ground, state.cities[seat].site, parking)
            money = share(state, seat, parking, PARKING_INCOME[colours])
            if money:
                lines.append(("source-parking", parking.cells, money))
    return lines


def income(state: CardCity, seat: int) -> int:
    total = 0
    for _, _, money in income_lines(state, seat):
        total += money
    return total


class Income(Step[CardCity]):
    """CC-27, CC-28, CC-49: everybody is paid."""

    def run(self, state: CardCity) -> None:
        state.phase = INCOME
        for seat in range(state.seats):
            money = income(state, seat)
            state.cities[seat].money += money
            if state.listening:
                state.tell("event-income", {"seat": seat, "money": money})


INCOME_PHASE: Final = Income("income")
