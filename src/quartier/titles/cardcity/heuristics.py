"""How well a seat stands, for bots that look one step ahead.

The city is imagined a little further: districts that are ripe grow where they gain most, those that
lack one or two cards are worth part of that growth. Money, income and room under the size limit
promise something for the rounds to come. All in units of the victory condition played.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.cardcity.content import (
    CLOUD,
    COMMERCE,
    COMMERCIAL,
    HAPPINESS,
    INDUSTRIAL,
    INDUSTRY,
    KINDS,
    LEISURE,
    PARK,
    PARKING,
    RESIDENCE,
    RESIDENTIAL,
    WHOLE,
)
from quartier.titles.cardcity.ecology import has_lost, pollution
from quartier.titles.cardcity.geometry import cells_of
from quartier.titles.cardcity.ground import District
from quartier.titles.cardcity.income import PARKING_INCOME, SALARY, colours_touching, is_live
from quartier.titles.cardcity.moves import FIRST, FIRST_OPEN, SECOND, SECOND_OPEN
from quartier.titles.cardcity.placing import LEISURE_PRICE
from quartier.titles.cardcity.scoring import half_cards, score
from quartier.titles.cardcity.site import LIMIT_PER_INDUSTRY
from quartier.titles.cardcity.state import ACQUISITION, INCOME, CardCity

# What a dollar is worth at the end, by victory condition; then the first dollars of a city, which
# pay leisures and industries.
DOLLAR: Final = (0.2, 1.0, 0.04, 0.04, 0.02)
FIRST_DOLLARS: Final = (0.25, 0.2, 0.05, 0.05, 0.2)
# A card in hand by type, in the order of content.TYPES, and an unknown one.
CARD: Final = (
    (1.5, 1.5, 0.0, 0.3, 0.3, 0.0, 0.0, 0.0),
    (3.0, 6.0, 2.0, 4.0, 2.0, 0.0, 0.0, 0.0),
    (0.2, 0.3, 0.1, 1.6, 1.2, 0.0, 0.0, 0.0),
    (0.8, 1.8, 0.3, 0.8, 1.2, 0.0, 0.0, 0.0),
    (1.0, 0.9, 1.3, 0.5, 0.8, 0.0, 0.0, 0.0),
)
ANY_CARD: Final = (1.0, 3.5, 0.7, 0.9, 0.8)
# A card without room under the size limit, and a place that stays empty.
NO_ROOM: Final = (2.0, 3.0, 0.4, 0.5, 0.3)
EMPTY_PLACE: Final[tuple[float, ...]] = (1.0, 5.0, 0.0, 0.0, 0.0)
# How much of that comes true, by the places where an industry can still be built.
SHUT_OUT: Final = (2.0, 1.2, 0.9, 0.7)
# A place where a residence could still be built.
FREE_HOME: Final = (0.25, 0.3, 0.0, 0.1, 0.25)
# How far growth is trusted that is due, or lacks one or two supporting cards.
DUE: Final = 0.9
LACKING: Final = (0.0, 0.45, 0.15)
# How far a leisure in hand is trusted to bring the best growth that lacks one.
LEISURE_HELPS: Final = 0.7
# Happiness with none, one, two or all needs met.
NEEDS_MET: Final = (0.1, 0.25, 0.5, 1.0)
LOST: Final = -1000.0
SAFE_POLLUTION: Final = 20
PERCENT: Final = 0.3


def evaluate(state: CardCity, seat: int) -> float:
    """What the seat may expect at the end."""
    if state.outcome is None:
        return Outlook(state, seat).value()
    if has_lost(state, seat):
        return LOST
    half = 0.5 * (half_cards(state, seat) % 2)
    return score(state, seat) + half + state.cities[seat].money / 1000


class Outlook:
    """What a seat may expect of the rounds to come."""

    def __init__(self, state: CardCity, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.city = state.cities[seat]
        self.site = self.city.settled
        self.ground = state.ground(seat)
        self.victory = state.options.victory
        deck = state.options.deck
        rounds = deck.rounds - state.round
        self.ahead = rounds / deck.rounds
        self.paydays = rounds + (1 if state.phase < INCOME else 0)
        hand = len(state.hands[seat])
        if state.phase == ACQUISITION and not hand:
            hand = deck.keep
        self.cards_to_come = deck.keep * rounds + hand
        self.spare = self.site.spare
        self.room_left = self.site.limit - self.site.counted
        self.homes = [home for home in self.ground.homes if is_live(self.ground, home)]
        self.growth = 0
        self.promise = 0.0

    def value(self) -> float:
        value = self.grow_homes()
        value += DOLLAR[self.victory] * self.money()
        value += self.hand() + self.room() + self.places()
        if self.victory in (INDUSTRIAL, COMMERCIAL):
            halves = half_cards(self.state, self.seat) % 2
            return value + score(self.state, self.seat) + 0.5 * halves
        if self.victory == RESIDENTIAL:
            clouds = self.ground.whole[CLOUD] & self.site.region
            value -= 2 * clouds.bit_count()
        if self.state.options.ecology:
            value -= self.pollution()
        return value

    # Districts

    def own_part(self, district: District) -> float:
        """The part of a district that is the seat's (CC-71)."""
        if not self.state.options.unique:
            return 1.0
        return (district.cells & self.site.region).bit_count() / district.size

    def cultures(self, home: District) -> int:
        count = 0
        for outline in self.ground.cultures:
            if outline & home.outline:
                count += 1
        return count

    def home_value(self, home: District) -> float:
        size = home.size
        if self.victory == RESIDENTIAL:
            return self.own_part(home) * size * (size + 1) / 2
        if self.victory != HAPPINESS:
            return 0.0
        outlines = self.site.outlines
        if outlines[CLOUD] & home.outline:
            return 0.0
        met = 0
        for type_ in (LEISURE, PARKING, COMMERCE):
            if outlines[type_] & home.outline:
                met += 1
        size *= 2 if outlines[PARK] & home.outline else 1
        worth = NEEDS_MET[met]
        if met < 3 and (home.rim & self.spare).bit_count() < 3 - met:
            worth = 0.0
        return self.own_part(home) * size * (worth if met == 3 else worth * self.ahead)

    def joined(self, districts: list[District], cell: int) -> tuple[District, list[District]]:
        """The district a new card makes of those it touches, and the others."""
        geometry = self.site.geometry
        outline = geometry.outlines[WHOLE][cell]
        cells, whole, rim = 1 << cell, outline, geometry.rims[WHOLE][cell]
        apart = []
        for district in districts:
            if district.outline & outline:
                cells |= district.cells
                whole |= district.outline
                rim |= district.rim
            else:
                apart.append(district)
        return District(cells, whole, rim), apart

    def best_growth(self, home: District) -> tuple[float, int]:
        """What a home gains by growing where it gains most, and that cell or -1."""
        best, best_cell = 0.0, -1
        for cell in cells_of(home.rim & self.spare & ~self.site.rims[INDUSTRY]):
            joined, apart = self.joined(self.homes, cell)
            gain = self.home_value(joined) - sum(
                [self.home_value(other) for other in self.homes if other not in apart]
            )
            if best_cell < 0 or gain > best:
                best, best_cell = gain, cell
        return best, best_cell

    def grow_homes(self) -> float:
        """Let ripe homes grow; what they are worth then, and what the others promise."""
        value = 0.0
        promise = 0.0
        best_promise = 0.0
        growing = True
        while growing:
            growing = False
            promise = 0.0
            best_promise = 0.0
            for home in self.homes:
                lacking = home.size + 1 - self.cultures(home)
                if lacking >= len(LACKING):
                    continue
                gain, cell = self.best_growth(home)
                if cell < 0:
                    continue
                if lacking <= 0 and self.growth < self.room_left:
                    joined, apart = self.joined(self.homes, cell)
                    self.homes = [*apart, joined]
                    self.spare &= ~(1 << cell)
                    self.growth += 1
                    value -= (1 - DUE) * gain
                    growing = True
                    break
                promise += LACKING[max(lacking, 1)] * self.ahead * gain
                if lacking == 1:
                    best_promise = max(best_promise, LEISURE_HELPS * gain)
        self.promise = best_promise
        value += promise + sum([self.home_value(home) for home in self.homes])
        free = self.site.open & ~self.site.banned(RESIDENCE)
        return value + FREE_HOME[self.victory] * self.ahead * min(free.bit_count(), 6)

    # Money

    def money(self) -> float:
        """What there is and what the paydays to come bring."""
        money = self.city.money + self.income() * self.paydays
        if self.state.divider == self.seat:
            money -= 0.5 * self.state.bribe
        first = min(self.city.money, 5) + 0.4 * min(self.city.money, 10)
        return money + first * self.ahead * FIRST_DOLLARS[self.victory] / DOLLAR[self.victory]

    def income(self) -> float:
        income = float(SALARY)
        for shop in self.ground.shops:
            if not is_live(self.ground, shop):
                continue
            support = 0
            for home in self.homes:
                if home.outline & shop.outline:
                    support += 1
            size = float(shop.size)
            free = (shop.rim & self.spare).bit_count()
            due = min(support - shop.size, free, self.room_left - self.growth)
            if due > 0:
                self.growth += due
                size += DUE * due
            elif free:
                lacking = shop.size + 1 - support
                size += LACKING[lacking] * self.ahead if lacking < len(LACKING) else 0.0
            income += self.own_part(shop) * size * (size + 1) / 2
        if self.state.options.is_advanced:
            for parking in self.ground.parkings:
                colours = colours_touching(self.state, self.seat, parking)
                income += self.own_part(parking) * PARKING_INCOME[colours]
        return income

    # Room

    def hand(self) -> float:
        """What the cards in hand, or those to be had in this acquisition, are worth."""
        state = self.state
        if state.hands[self.seat]:
            return self.worth_of(state.hands[self.seat])
        if state.phase != ACQUISITION:
            return 0.0
        keep = state.options.deck.keep
        if state.seats == 1:
            return self.worth_of(state.drawn[:keep])
        rest = state.lot(SECOND)
        if state.divider != self.seat or not state.lots[FIRST_OPEN] or not rest:
            return keep * ANY_CARD[self.victory]
        # Whoever divides gets what the chooser leaves, who judges by the open cards.
        mine = self.worth_of(state.lot(FIRST))
        others = keep * sum([self.worth_of([card]) for card in rest], 0.0) / len(rest)
        lure = self.look_of(FIRST_OPEN, keep) - self.look_of(SECOND_OPEN, keep)
        if state.bribe:
            lure += DOLLAR[self.victory] * (
                state.bribe if state.bribe_lot == FIRST else -state.bribe
            )
        chance = 0.5 + max(-0.35, min(0.35, 0.15 * lure))
        return chance * others + (1 - chance) * mine

    def look_of(self, part: int, keep: int) -> float:
        """What a lot seems to be worth to somebody who sees its open cards."""
        opened = self.state.lots[part]
        hidden = len(self.state.lots[part + 1])
        worth = CARD[self.victory]
        total = hidden * ANY_CARD[self.victory]
        for kind in self.state.faces(opened):
            total += max([worth[type_] for type_ in kind.types])
        return keep * total / (len(opened) + hidden)

    def worth_of(self, cards: list[int]) -> float:
        """Cards that are going to be built, and those that would be discarded."""
        state = self.state
        worth = CARD[self.victory]
        site = self.site
        places = [
            (site.open & ~site.banned(type_)).bit_count()
            for type_ in (RESIDENCE, COMMERCE, LEISURE, INDUSTRY, PARKING)
        ]
        money = self.city.money
        value = 0.0
        for card in cards:
            kind = KINDS[state.cards.face[card]]
            fits = True
            for type_ in kind.types:
                fits = fits and places[type_] > 0
                places[type_] -= 1
            if kind.is_leisure:
                money -= LEISURE_PRICE
                fits = fits and money >= 0
            if not fits:
                value -= 0.9 * EMPTY_PLACE[self.victory]
                continue
            for type_ in kind.types:
                promise = self.promise if type_ == LEISURE else 0.0
                value += (worth[type_] + promise) * (0.7 if kind.is_bicolour else 1.0)
        return value

    def room(self) -> float:
        """Whether the size limit has room for what is to come (CC-15)."""
        places = self.state.options.size**2
        wanted = min(self.site.counted + 0.8 * self.cards_to_come + self.growth, 0.85 * places)
        open_to_industry = (self.site.open & ~self.site.banned(INDUSTRY)).bit_count()
        limit = float(self.site.limit)
        for card in self.state.hands[self.seat]:
            kind = KINDS[self.state.cards.face[card]]
            if kind.is_industry and open_to_industry:
                limit += 0.8 * LIMIT_PER_INDUSTRY
            elif RESIDENCE in kind.types:
                open_to_industry = max(0, open_to_industry - 2)
        lacking = max(0.0, wanted - limit)
        return -NO_ROOM[self.victory] * lacking * SHUT_OUT[min(open_to_industry, 3)]

    def places(self) -> float:
        """Places that will stay empty, and parks beside them (CC-40, CC-53)."""
        worth = EMPTY_PLACE[self.victory]
        if not worth:
            return 0.0
        site = self.site
        empty = site.geometry.size**2 - (site.taken & site.region).bit_count()
        left = max(0.0, empty - 0.9 * self.cards_to_come - self.growth)
        green = (site.spare & site.rims[PARK]).bit_count()
        part = min(1.0, left / empty) if empty else 0.0
        return worth * (2 * green * part - left - 0.05 * empty)

    def pollution(self) -> float:
        """What pollution costs where it costs anything (CC-62)."""
        percent = pollution(self.state, self.seat)
        if self.victory == HAPPINESS:
            return PERCENT * max(0, percent - SAFE_POLLUTION)
        return float(percent)
