"""How well a seat stands, for bots that look one step ahead.

The points a city would score now, plus what its cards promise for the turns to come: production,
trade, chains, shields for the conflicts ahead, rights and triggers. Weights are points of the end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from quartier.titles.sevenwonders.city import City
from quartier.titles.sevenwonders.conflict import VICTORY_WORTH
from quartier.titles.sevenwonders.content import (
    BANK_BONUS,
    BANK_RESOURCE,
    FREE_STAGES,
    KINDS,
    MASK,
    ON_CHAIN_COINS,
    ON_PURCHASE_COINS,
    ON_VICTORY_COINS,
    PLAY_LAST_CARD,
    SCIENCE_ANY,
    share,
)
from quartier.titles.sevenwonders.resources import RAW_KINDS, RESOURCES, count, number
from quartier.titles.sevenwonders.scoring import COINS_PER_POINT, score
from quartier.titles.sevenwonders.state import Wonders

AGES: Final = 3
# What the first, second and third unit of a resource are worth with the whole game ahead.
RAW_UNITS: Final = (2.4, 1.5, 0.5, 0.1)
GOODS_UNITS: Final = (2.2, 0.3, 0.0, 0.0)
CHOICE_UNIT: Final = 1.1
CHEAPER_RESOURCE: Final = 0.25
REBATE: Final = 0.6
CHAIN: Final = 0.9
FREE_CARD_PER_AGE: Final = 2.5
LAST_CARD_PER_AGE: Final = 2.0
SYMBOL: Final = 1.3
SPARE_COIN: Final = 0.12
SPARE_COINS_COUNTED: Final = 8
TRAIT_WORTH: Final = (
    (BANK_RESOURCE, 2.0),
    (BANK_BONUS, 2.5),
    (FREE_STAGES, 2.5),
    (ON_CHAIN_COINS, 1.5),
    (ON_PURCHASE_COINS, 1.5),
    (ON_VICTORY_COINS, 1.5),
    (MASK, 2.0),
)
WAIVED_RESOURCE: Final = 1.5
COIN_PER_COLOUR: Final = 0.6
# How far ahead a difference in shields is trusted, by the number of ages until the conflict.
TRUST: Final = (1.0, 0.5, 0.3)


# By age the cards of later ages that could be built for free.
_CHAINED: Final = [
    [kind for kind in KINDS if kind.chain != (0, 0) and kind.age > age] for age in range(AGES + 1)
]


def evaluate(state: Wonders, seat: int) -> float:
    """The points the seat may expect, in teams those of both partners."""
    value = _outlook(state, seat)
    if state.options.teams:
        value += _outlook(state, state.partner(seat))
    return value


def insights(state: Wonders, seat: int) -> list[float]:
    """The evaluation, and the terms it is the sum of; in teams those of one's own city."""
    terms = Terms(state, seat)
    value = terms.total()
    if state.options.teams:
        value += _outlook(state, state.partner(seat))
    return [
        value,
        terms.points,
        terms.part_of_a_point,
        terms.spare_coins,
        terms.production,
        terms.trade,
        terms.triggers,
        terms.chains,
        terms.rights,
        terms.conflicts,
    ]


def _outlook(state: Wonders, index: int) -> float:
    return Terms(state, index).total()


class Terms:
    """What adds up to the worth of a city. Once the game is over that is its points."""

    def __init__(self, state: Wonders, index: int) -> None:
        city = state.cities[index]
        self.points = float(score(state, index))
        self.part_of_a_point = 0.0
        self.spare_coins = 0.0
        self.production = 0.0
        self.trade = 0.0
        self.triggers = 0.0
        self.chains = 0.0
        self.rights = 0.0
        self.conflicts = 0.0
        if state.outcome is None:
            ahead = _part_ahead(state)
            self.part_of_a_point = (city.coins % COINS_PER_POINT) / COINS_PER_POINT
            self.spare_coins = SPARE_COIN * ahead * min(city.coins, SPARE_COINS_COUNTED)
            self.production = ahead * _production(city)
            self.trade = ahead * _trade(city)
            self.triggers = ahead * _triggers(city)
            self.chains = _chains(state, city)
            self.rights = _rights(state, city)
            self.conflicts = _conflicts_ahead(state, index)

    def total(self) -> float:
        return (
            self.points
            + self.part_of_a_point
            + self.spare_coins
            + self.production
            + self.trade
            + self.triggers
            + self.chains
            + self.rights
            + self.conflicts
        )


def _part_ahead(state: Wonders) -> float:
    """The part of all turns still to come, from 1 down to 0."""
    if not state.turns:
        return 1.0
    return (AGES - state.age + 1 - state.turn / state.turns) / AGES


def _production(city: City) -> float:
    value = 0.0
    for resource in range(len(RESOURCES)):
        worth = RAW_UNITS if resource < RAW_KINDS else GOODS_UNITS
        for unit in range(min(count(city.fixed, resource), len(worth))):
            value += worth[unit]
    return value + sum([CHOICE_UNIT * sqrt(options.bit_count()) for options in city.choices])


def _trade(city: City) -> float:
    cheaper = int(number(city.left_discounts) + number(city.right_discounts))
    return CHEAPER_RESOURCE * cheaper + REBATE * (city.left_rebate + city.right_rebate)


def _triggers(city: City) -> float:
    value = SYMBOL * (sum(city.science) + city.traits[SCIENCE_ANY])
    for trait, worth in TRAIT_WORTH:
        if city.traits[trait]:
            value += worth
    value += WAIVED_RESOURCE * sum(city.waived)
    return value + COIN_PER_COLOUR * sum(city.on_build)


def _chains(state: Wonders, city: City) -> float:
    """Cards of later ages that could be built for free."""
    value = 0.0
    names = city.names
    for kind in _CHAINED[state.age]:
        if share(kind.chain, names):
            value += CHAIN
    return value


def _rights(state: Wonders, city: City) -> float:
    ages_after = AGES - state.age
    value = FREE_CARD_PER_AGE * (
        city.rights_left.bit_count() + ages_after * city.rights.bit_count()
    )
    if city.traits[PLAY_LAST_CARD]:
        value += LAST_CARD_PER_AGE * (ages_after + 1)
    return value


def _conflicts_ahead(state: Wonders, index: int) -> float:
    """The tokens of the conflicts to come, if strengths stay as they are."""
    city = state.cities[index]
    neighbours = [state.left(index), state.right(index)]
    tokens = 1
    if state.options.teams:
        neighbours = [neighbour for neighbour in neighbours if neighbour != state.partner(index)]
        tokens = 2
    value = 0.0
    for age in range(max(state.age, 1), AGES + 1):
        distance = age - max(state.age, 1)
        if city.diplomacy > distance:
            continue
        for neighbour in neighbours:
            lead = city.strength - state.cities[neighbour].strength
            chance = 0.5 + max(-0.5, min(0.5, lead * 0.2))
            expected = chance * (VICTORY_WORTH[age - 1] + 1) - 1
            value += tokens * TRUST[distance] * expected
    return value
