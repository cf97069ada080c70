"""How well a seat stands, for bots that look one step ahead.

The city as its districts may still become (prospects.py), and what the cards in hand or on offer
would add to it (gains.py). Money and room under the size limit promise something for the rounds to
come. All in units of the victory condition played.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    COMMERCIAL,
    HAPPINESS,
    INDUSTRIAL,
    INDUSTRY,
    LEISURE,
    PARKING,
    RESIDENCE,
    RESIDENTIAL,
    Kind,
)
from quartier.titles.cardcity.ecology import has_lost, pollution
from quartier.titles.cardcity.forecast import Forecast, forecast_of
from quartier.titles.cardcity.gains import DOLLAR, NOWHERE
from quartier.titles.cardcity.moves import FIRST, FIRST_OPEN, SECOND, SECOND_OPEN
from quartier.titles.cardcity.scoring import score
from quartier.titles.cardcity.site import LIMIT_PER_INDUSTRY
from quartier.titles.cardcity.squares import empty_beside
from quartier.titles.cardcity.state import ACQUISITION, CardCity

# The first dollars of a city, which pay leisures and industries, by victory condition.
FIRST_DOLLARS: Final[tuple[float, ...]] = (0.25, 0.2, 0.05, 0.05, 0.2)
# What any card is worth beyond what it adds at once, and an unknown one.
CARD: Final[tuple[float, ...]] = (0.6, 0.5, 0.0, 0.0, 0.3)
ANY_CARD: Final[tuple[float, ...]] = (1.0, 3.5, 0.7, 0.9, 0.8)
HALVES: Final = 0.7
# A card without room under the size limit, and a place that stays empty.
NO_ROOM: Final[tuple[float, ...]] = (1.0, 3.0, 0.0, 0.0, 0.3)
EMPTY_PLACE: Final[tuple[float, ...]] = (1.0, 5.0, 0.0, 0.0, 0.0)
# How much of that comes true, by the places where an industry can still be built; and if there is
# no place for one and no room for anything else, so that nothing can be built any more.
SHUT_OUT: Final[tuple[float, ...]] = (2.0, 1.2, 0.9, 0.7)
WALLED_IN: Final = 8.0
# A place where a residence could still be built.
FREE_HOME: Final[tuple[float, ...]] = (0.25, 0.3, 0.0, 0.0, 0.25)
# Industrial and commercial: how soon cards to come cover bare places, and what a card costs that
# comes to lie where a place counted.
COVERS: Final = 0.5
IN_THE_WAY: Final = 0.7
# What a percent of pollution is worth, and where it begins to endanger happiness.
PERCENT: Final[tuple[float, ...]] = (-1.0, -1.0, 1.0, 1.0, -0.3)
SAFE_POLLUTION: Final = 20
# What a dollar buys of it while there are rounds to come, where pollution wins.
DIRTY_DOLLAR: Final = 0.2
LOST: Final = -1000.0
INSIGHTS: Final = 15


def evaluate(state: CardCity, seat: int) -> float:
    """What the seat may expect at the end."""
    if state.outcome is not None:
        return _final(state, seat)
    return sum(Outlook(state, seat, forecast_of(state, seat)).terms())


def insights(state: CardCity, seat: int) -> list[float]:
    """The evaluation, the terms it is the sum of, and what the outlook counts."""
    if state.outcome is not None:
        return [_final(state, seat), *[0.0] * INSIGHTS]
    outlook = Outlook(state, seat, forecast_of(state, seat))
    terms = outlook.terms()
    prospects = outlook.prospects
    income, growth = outlook.forecast.looked_at_again()
    return [
        sum(terms),
        *terms,
        prospects.ahead,
        income,
        float(growth),
        float(prospects.room_left),
        float(len(prospects.homes)),
        float(len(prospects.ground.shops)),
        float(prospects.empty),
        float(prospects.industry_places),
        float(prospects.home_places),
    ]


def _final(state: CardCity, seat: int) -> float:
    if has_lost(state, seat):
        return LOST
    return score(state, seat) + state.cities[seat].money / 1000


@mypyc_attr(acyclic=True)
class Outlook:
    """What a seat may expect of the rounds to come."""

    def __init__(self, state: CardCity, seat: int, forecast: Forecast) -> None:
        self.state = state
        self.seat = seat
        self.city = state.cities[seat]
        self.victory = state.options.victory
        self.forecast = forecast
        self.prospects = forecast.prospects
        self.gains = forecast.gains
        self.site = self.prospects.site
        self.ahead = self.prospects.ahead
        self.keep = state.options.deck.keep
        self.dollar = DOLLAR[self.victory]
        if state.options.ecology and PERCENT[self.victory] > 0 and self.ahead:
            self.dollar += DIRTY_DOLLAR
        self.cards_to_come = self.keep * self.prospects.draws + len(state.hands[seat])

    def terms(self) -> list[float]:
        """What adds up to the worth of the position."""
        homes = self.forecast.homes
        money = self.dollar * self.money()
        hand = self.hand()
        room = FREE_HOME[self.victory] * self.ahead * min(self.prospects.home_places, 6)
        return [homes, money, hand, self.places(), room, self.standing()]

    def standing(self) -> float:
        """What counts already, or costs."""
        if self.victory in (INDUSTRIAL, COMMERCIAL):
            return score(self.state, self.seat)
        value = 0.0
        if self.victory == RESIDENTIAL:
            clouds = self.state.ground(self.seat).whole[CLOUD] & self.site.region
            value -= 2 * clouds.bit_count()
        if self.state.options.ecology:
            value += self.pollution()
        return value

    def money(self) -> float:
        """What there is and what the paydays to come bring."""
        money = self.city.money + self.forecast.income * self.prospects.paydays
        if self.state.divider == self.seat:
            money -= 0.5 * self.state.bribe
        first = min(self.city.money, 5) + 0.4 * min(self.city.money, 10)
        return money + first * self.ahead * FIRST_DOLLARS[self.victory] / self.dollar

    def pollution(self) -> float:
        """What pollution costs where it costs anything (CC-62)."""
        percent = pollution(self.state, self.seat)
        if self.victory == HAPPINESS:
            percent = max(0, percent - SAFE_POLLUTION)
        return PERCENT[self.victory] * percent

    # Cards

    def hand(self) -> float:
        """What the cards in hand, or those to be had in this acquisition, are worth."""
        state = self.state
        if state.hands[self.seat]:
            return self.hand_of(state.hands[self.seat])
        if state.phase != ACQUISITION:
            return self.room([])
        if state.seats == 1:
            return self.hand_of(state.drawn[: self.keep])
        if state.divider != self.seat:
            return self.keep * ANY_CARD[self.victory] + self.room([])
        first, rest = state.lot(FIRST), state.lot(SECOND)
        if state.drawn:
            return self.some_of(state.drawn + first + rest)
        # Whoever divides gets what the chooser leaves, who judges by the open cards.
        lure = self.look_of(FIRST_OPEN) - self.look_of(SECOND_OPEN)
        if state.bribe:
            lure += self.dollar * (state.bribe if state.bribe_lot == FIRST else -state.bribe)
        chance = 0.5 + max(-0.35, min(0.35, 0.15 * lure))
        return chance * self.some_of(rest) + (1 - chance) * self.hand_of(first)

    def look_of(self, part: int) -> float:
        """What a lot seems to be worth to somebody who sees its open cards."""
        opened = self.state.faces(self.state.lots[part])
        hidden = len(self.state.lots[part + 1])
        total = sum([self.worth(kind) for kind in opened], hidden * ANY_CARD[self.victory])
        return self.keep * total / (len(opened) + hidden)

    def some_of(self, cards: list[int]) -> float:
        """A hand out of these cards, nobody knows yet which."""
        if len(cards) == self.keep:
            return self.hand_of(cards)
        total = sum([self.worth(kind) for kind in self.state.faces(cards)], 0.0)
        return self.room([]) + self.keep * total / len(cards)

    def hand_of(self, cards: list[int]) -> float:
        """These cards in hand, and the room there is with them."""
        kinds = self.state.faces(cards)
        payable = self.city.money // self.prospects.leisure_price
        value = self.room(kinds)
        for kind in kinds:
            if kind.is_leisure:
                payable -= 1
            value += self.discarded() if payable < 0 and kind.is_leisure else self.worth(kind)
        return value

    def worth(self, kind: Kind) -> float:
        """A card that is built at its best place, or cannot be built."""
        if kind.is_leisure and self.city.money < self.prospects.leisure_price:
            return self.discarded()
        total = 0.0
        for type_ in kind.types:
            gain = self.gains.of(type_)
            if gain == NOWHERE:
                return self.discarded()
            total += gain
        if self.state.options.ecology:
            total += PERCENT[self.victory] * kind.percent
        return CARD[self.victory] + total * (HALVES if kind.is_bicolour else 1.0)

    def discarded(self) -> float:
        """A card that cannot be built leaves a place empty."""
        return -0.9 * EMPTY_PLACE[self.victory]

    # Room

    def room(self, hand: list[Kind]) -> float:
        """What it is worth that cards to come find room, or find none."""
        if self.victory in (INDUSTRIAL, COMMERCIAL):
            return self.coverage(hand)
        return self.under_the_limit(hand)

    def open_to_industry(self, hand: list[Kind]) -> int:
        """About how many places an industry can have when these cards are built."""
        places = self.prospects.industry_places
        for kind in hand:
            if RESIDENCE in kind.types:
                places = max(0, places - (1 if self.site.counted < 5 else 2))
            elif not kind.is_industry:
                places += 1
        return places

    def under_the_limit(self, hand: list[Kind]) -> float:
        """Whether the size limit has room for what is to come (CC-15)."""
        site = self.site
        wanted = site.counted + 0.8 * self.cards_to_come + self.prospects.growth
        wanted = min(wanted, 0.85 * self.state.options.size**2)
        places = self.open_to_industry(hand)
        limit = float(site.limit)
        if places:
            limit += 0.8 * LIMIT_PER_INDUSTRY * sum([kind.is_industry for kind in hand])
        trouble = SHUT_OUT[min(places, 3)]
        if not places and site.counted + len(hand) >= limit:
            trouble = WALLED_IN
        return -NO_ROOM[self.victory] * max(0.0, wanted - limit) * trouble

    def coverage(self, hand: list[Kind]) -> float:
        """CC-54, CC-55: bare places that will count, and cards that will lie where one counts.

        Every place counts that is empty beside the right card; so few others should be built.
        """
        prospects, site = self.prospects, self.site
        coming = prospects.coming
        useless = coming[RESIDENCE] * min(1.0, prospects.home_places / 3) + coming[LEISURE]
        counted = useless + coming[COMMERCE] + coming[PARKING] + len(hand)
        industries = 0.8 * coming[INDUSTRY] + sum([kind.is_industry for kind in hand])
        if not self.open_to_industry(hand) and site.counted + len(hand) >= site.limit:
            industries = 0.0
        room = prospects.room_left + LIMIT_PER_INDUSTRY * industries
        part = min(1.0, room / counted) if counted else 1.0
        home_growth = prospects.growth - prospects.shop_growth
        if self.victory == INDUSTRIAL:
            right = industries
            useless = part * (useless + coming[COMMERCE]) + prospects.growth
        else:
            right = part * coming[COMMERCE] + prospects.shop_growth
            useless = part * useless + coming[INDUSTRY] + home_growth
        bare = float(prospects.empty - empty_beside(site, self.gains.covered))
        won = bare * (1 - exp(-COVERS * right))
        bare -= won
        filled = min(bare, part * coming[PARKING])
        bare -= filled
        return won + filled - IN_THE_WAY * max(0.0, useless - bare)

    def places(self) -> float:
        """Places that will stay empty, and parks beside them (CC-40, CC-53)."""
        worth = EMPTY_PLACE[self.victory]
        if not worth:
            return 0.0
        empty, green = self.prospects.empty, self.prospects.green
        left = max(0.0, empty - 0.9 * self.cards_to_come - self.prospects.growth)
        part = min(1.0, left / empty) if empty else 0.0
        return worth * (2 * green * part - left - 0.05 * empty)
