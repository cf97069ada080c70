"""What the districts of a seat may still become.

Districts that are ripe grow where they gain most; those that lack one or two cards are worth part
of that growth. A home that lacks something for happiness is worth what it would give, times the
chance that everything it lacks still comes and finds a place beside it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from quartier.core.masks import without
from quartier.titles.cardcity.content import (
    BICOLOUR,
    CLOUD,
    COMMERCE,
    DECKS,
    HAPPINESS,
    INDUSTRY,
    LEISURE,
    PARK,
    PARKING,
    RESIDENCE,
    RESIDENTIAL,
    TYPES,
    WHOLE,
    Deck,
)
from quartier.titles.cardcity.geometry import BIT, cells_of
from quartier.titles.cardcity.ground import District
from quartier.titles.cardcity.income import PARKING_INCOME, SALARY, colours_touching, is_live
from quartier.titles.cardcity.placing import leisure_price
from quartier.titles.cardcity.squares import empty_places
from quartier.titles.cardcity.state import ACQUISITION, INCOME, NOTHING, CardCity

# How far growth is trusted that is due, or lacks one or two supporting cards.
DUE: Final = 0.9
LACKING: Final[tuple[float, ...]] = (0.0, 0.45, 0.15)
NEEDS: Final = (LEISURE, PARKING, COMMERCE)
# How surely a card that comes goes where one home lacks it.
SERVES: Final = 0.5


def _for_each_seat(deck: Deck) -> list[float]:
    """How many cards of each type a seat gets in a whole game; halves count as cards."""
    counts = [0.0] * len(TYPES)
    for type_, count in deck.plain:
        counts[type_] += count / deck.seats
    if deck.bicolour:
        for kind in BICOLOUR:
            for type_ in kind.types:
                counts[type_] += kind.count / deck.seats
    return counts


def paydays(state: CardCity) -> int:
    """How often everybody is still paid."""
    return state.options.deck.rounds - state.round + (1 if state.phase < INCOME else 0)


def draws(state: CardCity, seat: int) -> int:
    """How often a seat still gets cards."""
    drawing = state.phase == ACQUISITION and not state.hands[seat]
    return state.options.deck.rounds - state.round + (1 if drawing else 0)


CARDS_OF: Final = {setting: _for_each_seat(deck) for setting, deck in DECKS.items()}


class Supplies:
    """By type the cards a seat may still get in so many draws, and the chance that a home gets one
    of them; a seat must also be able to pay its leisures."""

    def __init__(self, deck: Deck, draws: int) -> None:
        part = draws / deck.rounds
        self.coming = [part * count for count in CARDS_OF[deck.level, deck.seats]]
        self.chance = [1 - exp(-SERVES * number) for number in self.coming]


_SUPPLIES: Final[dict[tuple[str, int, int], Supplies]] = {}


def supplies_of(deck: Deck, draws: int) -> Supplies:
    """The supplies of a deck; worked out when they are first asked for."""
    known = _SUPPLIES.get((deck.level, deck.seats, draws))
    if known is None:
        known = Supplies(deck, draws)
        _SUPPLIES[deck.level, deck.seats, draws] = known
    return known


@mypyc_attr(acyclic=True)
class Prospects:
    """The city of a seat, imagined a little further.

    `ahead` is the part of the game after this round, `coming` by type the cards the seat may still
    get, `chance` that a home gets one of them. `growth` counts the cards of districts that are
    ripe, `shop_growth` those of commerces. `home_places` and `industry_places` count where such a
    card could be laid now, `empty` the places without a card, `green` those beside a park. Nothing
    here depends on the cards in hand.
    """

    def __init__(self, state: CardCity, seat: int) -> None:
        city = state.cities[seat]
        self.options = state.options
        self.site = city.settled
        self.ground = state.ground(seat)
        self.victory = state.options.victory
        deck = state.options.deck
        rounds = deck.rounds - state.round
        self.ahead = rounds / deck.rounds
        self.paydays = paydays(state)
        self.draws = draws(state, seat)
        supplies = supplies_of(deck, self.draws)
        self.coming = supplies.coming[:]
        self.leisure_price = leisure_price(self.site.leisures, state.options.crisis)
        budget = city.money + self.paydays * (SALARY + len(self.ground.shops))
        self.coming[LEISURE] = min(self.coming[LEISURE], budget / self.leisure_price)
        self.chance = supplies.chance[:]
        self.chance[LEISURE] = 1 - exp(-SERVES * self.coming[LEISURE])
        self.spare = self.site.spare
        self.room_left = self.site.limit - self.site.counted
        self.homes = [home for home in self.ground.homes if is_live(self.ground, home)]
        self.growth = 0
        self.shop_growth = 0
        site = self.site
        self.home_places = without(site.open, site.banned(RESIDENCE)).bit_count()
        self.industry_places = without(site.open, site.banned(INDUSTRY)).bit_count()
        self.empty = empty_places(site)
        self.green = (site.spare & site.rims[PARK]).bit_count()

    def own_part(self, district: District) -> float:
        """The part of a district that is the seat's (CC-71)."""
        if not self.options.unique:
            return 1.0
        return (district.cells & self.site.region).bit_count() / district.size

    # Homes

    def cultures(self, outline: int) -> int:
        count = 0
        for culture in self.ground.cultures:
            if culture & outline:
                count += 1
        return count

    def home_value(self, home: District) -> float:
        size = home.size
        if self.victory == RESIDENTIAL:
            return self.own_part(home) * size * (size + 1) / 2
        if self.victory == HAPPINESS:
            return self.own_part(home) * self.hope(home, NOTHING)
        return 0.0

    def hope(self, home: District, given: int) -> float:
        """The happiness a home may still give, also if a card of one type is given to it."""
        outlines = self.site.outlines
        if outlines[CLOUD] & home.outline:
            return 0.0
        lacking = 0
        chance = 1.0
        for type_ in NEEDS:
            if type_ != given and not outlines[type_] & home.outline:
                lacking += 1
                chance *= self.chance[type_]
        if lacking:
            places = (home.rim & self.spare).bit_count() - (0 if given == NOTHING else 1)
            if places < lacking:
                return 0.0
        return chance * home.size * (2 if outlines[PARK] & home.outline else 1)

    def best_growth(self, home: District) -> tuple[float, int]:
        """What a home gains by growing where it gains most, and that cell or -1."""
        best, best_cell = 0.0, -1
        now = self.home_value(home)
        for cell in cells_of(without(home.rim & self.spare, self.site.rims[INDUSTRY])):
            grown = self.ground.joined(self.homes, WHOLE, cell)[-1]
            joined = now
            if grown.size > home.size + 1:
                joined = 0.0
                for other in self.homes:
                    if other.rim & BIT[cell]:
                        joined += self.home_value(other)
            gain = self.home_value(grown) - joined
            if best_cell < 0 or gain > best:
                best, best_cell = gain, cell
        return best, best_cell

    def grow_homes(self) -> float:
        """Let ripe homes grow; what they are worth then, and what the others promise."""
        value = 0.0
        promise = 0.0
        growing = True
        while growing:
            growing = False
            promise = 0.0
            for home in self.homes:
                lacking = home.size + 1 - self.cultures(home.outline)
                if lacking >= len(LACKING):
                    continue
                gain, cell = self.best_growth(home)
                if cell < 0:
                    continue
                if lacking <= 0 and self.growth < self.room_left:
                    self.homes = self.ground.joined(self.homes, WHOLE, cell)
                    self.spare = without(self.spare, BIT[cell])
                    self.growth += 1
                    value -= (1 - DUE) * gain
                    growing = True
                    break
                promise += LACKING[max(lacking, 1)] * self.ahead * gain
        return value + promise + sum([self.home_value(home) for home in self.homes], 0.0)

    # Shops

    def income(self) -> float:
        income = float(SALARY)
        for shop in self.ground.shops:
            if not is_live(self.ground, shop):
                continue
            support = self.support(shop.outline)
            free = (shop.rim & self.spare).bit_count()
            income += self.own_part(shop) * self.pay(shop.size, support, free)
            due = max(0, min(support - shop.size, free, self.room_left - self.growth))
            self.growth += due
            self.shop_growth += due
        if self.options.is_advanced:
            for parking in self.ground.parkings:
                colours = colours_touching(self.ground, self.site, parking)
                income += self.own_part(parking) * PARKING_INCOME[colours]
        return income

    def support(self, outline: int) -> int:
        """The homes that touch a shop (CC-26)."""
        count = 0
        for home in self.homes:
            if home.outline & outline:
                count += 1
        return count

    def pay(self, size: int, support: int, free: int) -> float:
        """What a shop may be expected to pay on each payday."""
        grown = float(size)
        due = min(support - size, free, self.room_left - self.growth)
        if due > 0:
            grown += DUE * due
        elif free:
            lacking = size + 1 - support
            grown += LACKING[lacking] * self.ahead if lacking < len(LACKING) else 0.0
        return grown * (grown + 1) / 2
