"""How well a seat stands, for bots that look one step ahead.

The score as it would be now, plus what the borough promises for the rounds to come: votes of homes
that could be full, pollution, money and raw materials, room to grow. What a seat is about to get
counts as well. Weights are votes of the end.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import (
    ARCHITECT,
    CITY_COUNCILOR,
    COLUMNS,
    ECONOMY,
    ECONOMY_GAINS,
    ENGINEER,
    FIRST_PRODUCT,
    FREE_SIZES,
    GOODS,
    GOODS_OFFERED,
    INDUSTRY,
    MEDIATOR,
    NEW_CITIZENS,
    PROMISES,
    TOURISM,
    URBAN_PLANNER,
    Promise,
)
from quartier.titles.smallcity.elimination import LOST_AT
from quartier.titles.smallcity.promises import measure
from quartier.titles.smallcity.prospects import (
    COUNTS,
    CULTURAL_TILES,
    counts,
    engine,
    flow,
    rounds_ahead,
    workers,
)
from quartier.titles.smallcity.scoring import culture_cells
from quartier.titles.smallcity.state import NO_CARD, ROUNDS, UNDECIDED, SmallCity
from quartier.titles.smallcity.visit import property_value
from quartier.titles.smallcity.weights import HAND, TUNED, Weights
from quartier.titles.smallcity.world import World

LOST: Final = -1000.0
INSIGHTS: Final = 9 + COUNTS
# In the Cultural victory: a cell, a raw material for it, a round of a slot that makes one.
CULTURE_CELL: Final = 20.0
CULTURE_GOOD: Final = 14.0
CULTURE_SLOT: Final = 4.0
FACTORY_SLOTS: Final = 3


def evaluate(state: SmallCity, seat: int) -> float:
    """The votes (or what else decides) the seat may expect."""
    return weigh(state, seat, _weights(state))


def _weights(state: SmallCity) -> Weights:
    """As found by play where that was done, else by hand."""
    if state.options.victory == "electoral":
        return TUNED.get(state.seats, HAND)
    return HAND


def weigh(state: SmallCity, seat: int, weights: Weights) -> float:
    """What `evaluate` says with other weights."""
    if state.outcome is not None:
        return LOST if state.borough(seat).out else float(state.outcome.totals[seat])
    world = state.world_of(seat)
    borough = world.boroughs[seat]
    value = LOST
    if not borough.out and borough.pollution < LOST_AT:
        value = Forecast(state, world, seat, weights).value()
    return value + _pending(state, seat, weights) + _hall_place(state, seat, weights)


def insights(state: SmallCity, seat: int) -> list[float]:
    """The evaluation, some of its terms, and counts of homes, work and people."""
    weights = _weights(state)
    world = state.world_of(seat)
    borough = world.boroughs[seat]
    if state.outcome is not None or borough.out or borough.pollution >= LOST_AT:
        return [weigh(state, seat, weights), *[0.0] * INSIGHTS]
    cash, products = workers(world, seat)
    forecast = Forecast(state, world, seat, weights)
    pending = _pending(state, seat, weights)
    hall_place = _hall_place(state, seat, weights)
    return [
        forecast.value() + pending + hall_place,
        forecast.flow,
        forecast.engine,
        forecast.promises,
        pending,
        hall_place,
        float(rounds_ahead(state, 2)),
        float(rounds_ahead(state, 5)),
        float(cash),
        float(products),
        *counts(borough),
    ]


class Forecast:
    """What the borough of a seat that is still in the game promises, in parts and as a whole."""

    def __init__(self, state: SmallCity, world: World, seat: int, weights: Weights) -> None:
        self.state = state
        self.world = world
        self.borough = world.boroughs[seat]
        self.promises = _promises(state, world, seat, weights)
        self.engine = engine(state, self.borough, weights)
        self.flow = flow(state, world, self.borough, weights)

    def value(self) -> float:
        state, borough = self.state, self.borough
        victory = state.options.victory
        if victory == "economic":
            visits = rounds_ahead(state, 8)
            value = float(borough.property + borough.money + property_value(borough) * visits)
            return value + self.promises + 0.5 * self.engine
        value = self.promises + self.engine
        value += borough.votes - borough.pollution + self.flow
        if victory == "citizen":
            seat = borough.seat
            in_play = sum([other.crowd[seat].bit_count() for other in self.world.boroughs])
            return 10.0 * (borough.census + in_play * rounds_ahead(state, 8)) + value
        if victory == "cultural":
            culture = CULTURE_CELL * culture_cells(borough) + _culture_to_come(state, borough)
            return culture + 0.3 * value
        return value


def _culture_to_come(state: SmallCity, borough: Borough) -> float:
    """Cultural victory: raw materials that are still needed, and slots that make them."""
    needed = [0] * len(GOODS)
    for tile in CULTURAL_TILES:
        if not tile.unique & borough.had:
            for good in range(len(GOODS)):
                needed[good] += tile.goods[good]
    value = 0.0
    useful = 0
    for good in range(len(GOODS)):
        slots = borough.slots[FIRST_PRODUCT + good]
        made = (slots & borough.own).bit_count() if state.phase < 4 else 0
        value += CULTURE_GOOD * min(needed[good], borough.has(good) + made)
        useful += min(needed[good], slots.bit_count(), FACTORY_SLOTS)
    hands = min(useful, borough.own.bit_count())
    sources = bool(borough.refinery) + bool(borough.port)
    return value + CULTURE_SLOT * rounds_ahead(state, 2) * (useful + 2 * hands + sources) / 2


def _promises(state: SmallCity, world: World, seat: int, weights: Weights) -> float:
    borough = world.boroughs[seat]
    cards = borough.promises
    if state.picks[seat] != NO_CARD:
        cards = [*cards, state.picks[seat]]
    value = 0.0
    for card in cards:
        promise = PROMISES[state.cards.face[card]]
        chance = _chance(state, world, seat, promise, weights)
        value += promise.broken + (promise.kept - promise.broken) * chance
    return value


def _chance(state: SmallCity, world: World, seat: int, promise: Promise, weights: Weights) -> float:
    """How likely a promise is kept in the end: how near it is, and how much time is left."""
    chance = 1.0
    ahead = rounds_ahead(state, 6)
    hope = weights.hope * ahead / ROUNDS
    for condition in promise.conditions:
        number = float(measure(world, seat, condition))
        if condition.metric == "pollution":
            borough = world.boroughs[seat]
            number += 0.7 * ahead * max(0, borough.people.bit_count() - borough.park_cells)
        elif condition.metric == "cemeteries" and condition.most is not None:
            number += 0.1 * ahead
        if condition.least is not None and number < condition.least:
            near = number / condition.least
            chance *= hope + (weights.near - hope) * near * near
        elif condition.most is not None and number > condition.most:
            chance *= max(hope, weights.near - 0.1 * (number - condition.most)) if ahead else 0.0
    return chance


def _pending(state: SmallCity, seat: int, weights: Weights) -> float:
    """What is about to come: the effect of the action card, the benefit of the council."""
    borough = state.world_of(seat).boroughs[seat]
    value = 0.0
    if state.phase <= 2:
        if borough.action == MEDIATOR:
            value += weights.mediator * min(borough.money, 5)
        elif borough.action == ARCHITECT and not borough.discounted:
            kinds = sum([min(1, borough.has(good)) for good in range(len(GOODS))])
            value += weights.architect + weights.architect_good * kinds
        elif borough.action == URBAN_PLANNER:
            value += weights.planner
        elif borough.action == CITY_COUNCILOR:
            value += weights.councilor
    if state.phase <= 6 and borough.action == ENGINEER:
        value += weights.engineer * workers(state.world, seat)[1]
    if state.active == seat and state.errands[seat]:
        waiting = state.errands[seat][-1].name
        if waiting == "gain_support":
            value += weights.support
        elif waiting == "pay":
            price = state.space % COLUMNS + 1
            value += benefit_worth(state, borough, state.space, weights)
            value -= weights.council_price * price
        elif waiting in ("keep_special", "gain_economy", "choose_goods", "choose_gift"):
            value += benefit_worth(state, borough, state.space, weights)
        elif waiting in ("share_goods", "shelve_good"):
            value += sum([weights.goods[good] * state.due[good] for good in range(len(GOODS))])
    return value


def benefit_worth(state: SmallCity, borough: Borough, space: int, weights: Weights) -> float:
    """What a space of the council brings, roughly."""
    if space == UNDECIDED:
        return 0.0
    row, column = divmod(space, COLUMNS)
    time = rounds_ahead(state, 2) / ROUNDS
    if row == ECONOMY:
        return weights.economy_gain * ECONOMY_GAINS[column]
    if row == INDUSTRY:
        room = borough.hall_room + borough.store_room
        worth = [weights.goods[good] * min(number, room) for good, number in GOODS_OFFERED[column]]
        return max(worth) * min(1.0, 3 * time)
    if row == TOURISM:
        return weights.new_citizen * time * min(NEW_CITIZENS[column], borough.hall_room)
    return weights.free_size * time * FREE_SIZES[column][-1]


def _hall_place(state: SmallCity, seat: int, weights: Weights) -> float:
    """A City Hall is best where all its zone can be built on."""
    place = state.halls[seat]
    if place is None:
        return 0.0
    return weights.hall_zone * (place.zone & state.borough(seat).zone).bit_count()
