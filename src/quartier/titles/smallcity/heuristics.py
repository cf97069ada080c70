"""How well a seat stands, for bots that look one step ahead.

The score as it would be now, plus what the borough promises for the rounds to come: votes of homes
that could be full, pollution, money and raw materials, room to grow. What a seat is about to get
counts as well. Weights are votes of the end.
"""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import OFF_BOARD, Borough
from quartier.titles.smallcity.content import (
    ARCHITECT,
    CASH,
    CITY_COUNCILOR,
    COLUMNS,
    CULTURAL,
    ECONOMY,
    ECONOMY_GAINS,
    ENGINEER,
    FIRST_PRODUCT,
    FREE_SIZES,
    GOODS,
    GOODS_OFFERED,
    INDUSTRY,
    LAST_WORK,
    MEDIATOR,
    NEW_CITIZENS,
    PROMISES,
    RESIDENTIAL,
    TILES,
    TOURISM,
    UNIVERSITY,
    URBAN_PLANNER,
    Promise,
)
from quartier.titles.smallcity.elimination import LOST_AT
from quartier.titles.smallcity.promises import measure
from quartier.titles.smallcity.scoring import culture_cells
from quartier.titles.smallcity.state import NO_CARD, ROUNDS, UNDECIDED, SmallCity
from quartier.titles.smallcity.visit import property_value
from quartier.titles.smallcity.vote import UNIVERSITY_VOTES, home_votes
from quartier.titles.smallcity.world import World

LOST: Final = -1000.0
MOST_LEVEL: Final = 5
TRIANGLE: Final = (0, 1, 3, 6, 10, 15)

# A dollar: at the end, and more for every round in which it can still be invested.
DOLLAR: Final = 0.6
DOLLAR_PER_ROUND: Final = 0.2
DOLLARS_COUNTED: Final = 9
# A raw material while there is time to build with it.
GOOD_WORTH: Final = (0.7, 1.1, 1.4)
GOODS_COUNTED: Final = 8
GOODS_ROUNDS: Final = 3
# A round of work on a Factory slot, and slots by the rounds to come, up to a number that pays.
PRODUCT: Final = 0.8
FACTORY_SLOT: Final = 0.36
FACTORY_SLOTS: Final = 3
STORE: Final = 0.12
SHOP_SLOT: Final = 0.3
SHOP_SLOTS: Final = 4
WORKING_PART: Final = 0.34
# Room, and influence: homes that could grow, places where large homes could be built.
EMPTY_CELL: Final = 0.003
GROWING: Final = 0.52
BEST_PLACE: Final = 0.13
RICH_CELL: Final = 0.01
CULTURE: Final = 0.3
# Steps of the council still to come.
ECONOMY_STEP: Final = 1.0
OTHER_STEP: Final = 0.9
HOPE: Final = 0.28


_CULTURAL: Final = sum(tile.unique for tile in TILES if tile.family == CULTURAL)


def evaluate(state: SmallCity, seat: int) -> float:
    """The votes (or what else decides) the seat may expect."""
    if state.outcome is not None:
        return LOST if state.borough(seat).out else float(state.outcome.totals[seat])
    value = _outlook(state, state.world_of(seat), seat)
    return value + _pending(state, seat) + _hall_place(state, seat)


def rounds_ahead(state: SmallCity, phase: int) -> int:
    """How often a phase still comes."""
    return ROUNDS - state.round + (1 if state.phase < phase or state.round == 0 else 0)


def _outlook(state: SmallCity, world: World, seat: int) -> float:
    borough = world.boroughs[seat]
    if borough.out or borough.pollution >= LOST_AT:
        return LOST
    victory = state.options.victory
    if victory == "economic":
        visits = rounds_ahead(state, 8)
        value = float(borough.property + borough.money + property_value(borough) * visits)
        return value + _promises(state, world, seat) + 0.5 * _engine(state, world, borough)
    value = _promises(state, world, seat) + _engine(state, world, borough)
    value += borough.votes - borough.pollution + _flow(state, world, borough)
    if victory == "citizen":
        in_play = sum([other.crowd[seat].bit_count() for other in world.boroughs])
        return 10.0 * (borough.census + in_play * rounds_ahead(state, 8)) + value
    if victory == "cultural":
        return 20.0 * culture_cells(borough) + 3.0 * _materials(borough) + value
    return value


def dollar_worth(state: SmallCity) -> float:
    return DOLLAR + DOLLAR_PER_ROUND * rounds_ahead(state, 2)


def _flow(state: SmallCity, world: World, borough: Borough) -> float:
    """Votes less pollution, this round as citizens stand now, later as they could stand."""
    later = ROUNDS - max(state.round, 1)
    dollar = dollar_worth(state)
    value = 0.0
    cash, products = _workers(world, borough.seat)
    if rounds_ahead(state, 5) > later:
        value += home_votes(borough)
        if borough.mans(UNIVERSITY):
            value += UNIVERSITY_VOTES
        if state.phase < 4:
            value += dollar * cash + PRODUCT * products
    if rounds_ahead(state, 6) > later:
        people = borough.people.bit_count()
        made = 0 if borough.action == ENGINEER else products
        value -= max(0, people + made - borough.park_cells)
    citizens = borough.own.bit_count() + borough.in_hall
    at_work = min(float(borough.work.bit_count()), WORKING_PART * citizens)
    votes = _full_homes(borough, round(citizens - at_work))
    smoke = max(0.0, citizens + 0.5 * at_work - borough.park_cells)
    return value + later * (votes + dollar * at_work - smoke)


def _workers(world: World, seat: int) -> tuple[int, int]:
    """Own citizens on cash slots and on Factory slots, everywhere."""
    cash = 0
    products = 0
    for borough in world.boroughs:
        own = borough.crowd[seat]
        if own & borough.work:
            cash += (own & borough.slots[CASH]).bit_count()
            for function in range(FIRST_PRODUCT, LAST_WORK + 1):
                products += (own & borough.slots[function]).bit_count()
    return cash, products


def _full_homes(borough: Borough, citizens: int) -> float:
    """Votes a round if citizens lived where they bring most."""
    levels = [0] * (MOST_LEVEL + 1)
    for place in borough.tiles:
        if place.tile.family == RESIDENTIAL:
            levels[place.tile.level] += 1
    votes = 0.0
    for level in range(MOST_LEVEL, 0, -1):
        for _ in range(levels[level]):
            living = min(level, citizens)
            votes += TRIANGLE[living]
            citizens -= living
    return votes


def _engine(state: SmallCity, world: World, borough: Borough) -> float:
    """Money, raw materials, work, room and influence for the rounds to come."""
    building = rounds_ahead(state, 2)
    value = dollar_worth(state) * min(borough.money, DOLLARS_COUNTED)
    value += 0.3 * max(0, borough.money - DOLLARS_COUNTED)
    value += _materials(borough) * min(1.0, building / GOODS_ROUNDS)
    factories = 0
    for function in range(FIRST_PRODUCT, LAST_WORK + 1):
        factories += borough.slots[function].bit_count()
    shops = borough.work.bit_count() - factories
    slots = FACTORY_SLOT * min(factories, FACTORY_SLOTS) + SHOP_SLOT * min(shops, SHOP_SLOTS)
    slots += STORE * min(len(borough.warehouses), FACTORY_SLOTS)
    slots += EMPTY_CELL * borough.empty.bit_count() + _growth(borough)
    return value + building * slots + _council(borough, rounds_ahead(state, 7))


def _materials(borough: Borough) -> float:
    value = 0.0
    counted = 0
    for good in range(len(GOODS) - 1, -1, -1):
        number = min(borough.has(good), GOODS_COUNTED - counted)
        value += GOOD_WORTH[good] * number
        counted += number
    return value


def _growth(borough: Borough) -> float:
    """Votes a round that homes could bring once they are as large as culture lets them be."""
    value = 0.0
    free = borough.free & ~borough.industry
    for place in borough.tiles:
        if place.tile.family == RESIDENTIAL:
            level = place.tile.level
            reach = min(MOST_LEVEL, borough.influences(place, CULTURAL))
            if reach > level and place.zone & free:
                value += GROWING * (TRIANGLE[reach] - TRIANGLE[level] - reach + level)
    best = 0
    for number in range(2, MOST_LEVEL + 1):
        rich = (borough.culture[number] & free).bit_count()
        if rich:
            best = number
            value += RICH_CELL * min(rich, 6)
    value += CULTURE * (borough.standing & _CULTURAL).bit_count()
    return value + BEST_PLACE * (TRIANGLE[best] - best)


def _council(borough: Borough, rounds: int) -> float:
    """What the next steps of the discs are worth, as far as there is time for them."""
    value = 0.0
    for space in borough.discs:
        if space == OFF_BOARD:
            value += OTHER_STEP * min(rounds, COLUMNS)
        else:
            row, column = divmod(space, COLUMNS)
            step = ECONOMY_STEP if row == ECONOMY else OTHER_STEP
            value += step * min(rounds, COLUMNS - 1 - column)
    return value


def _promises(state: SmallCity, world: World, seat: int) -> float:
    borough = world.boroughs[seat]
    cards = borough.promises
    if state.picks[seat] != NO_CARD:
        cards = [*cards, state.picks[seat]]
    value = 0.0
    for card in cards:
        promise = PROMISES[state.cards.face[card]]
        chance = _chance(state, world, seat, promise)
        value += promise.broken + (promise.kept - promise.broken) * chance
    return value


def _chance(state: SmallCity, world: World, seat: int, promise: Promise) -> float:
    """How likely a promise is kept in the end: how near it is, and how much time is left."""
    chance = 1.0
    ahead = rounds_ahead(state, 6)
    hope = HOPE * ahead / ROUNDS
    for condition in promise.conditions:
        number = float(measure(world, seat, condition))
        if condition.metric == "pollution":
            borough = world.boroughs[seat]
            number += 0.7 * ahead * max(0, borough.people.bit_count() - borough.park_cells)
        elif condition.metric == "cemeteries" and condition.most is not None:
            number += 0.1 * ahead
        if condition.least is not None and number < condition.least:
            near = number / condition.least
            chance *= hope + (0.9 - hope) * near * near
        elif condition.most is not None and number > condition.most:
            chance *= max(hope, 0.9 - 0.1 * (number - condition.most)) if ahead else 0.0
    return chance


def _pending(state: SmallCity, seat: int) -> float:
    """What is about to come: the effect of the action card, the benefit of the council."""
    borough = state.world_of(seat).boroughs[seat]
    value = 0.0
    if state.phase <= 2:
        if borough.action == MEDIATOR:
            value += 0.4 * min(borough.money, 5)
        elif borough.action == ARCHITECT and not borough.discounted:
            value += 0.3 + 0.3 * sum([min(1, borough.has(good)) for good in range(len(GOODS))])
        elif borough.action in (URBAN_PLANNER, CITY_COUNCILOR):
            value += 0.3
    if state.phase <= 6 and borough.action == ENGINEER:
        value += 0.7 * _workers(state.world, seat)[1]
    if state.active == seat and state.errands[seat]:
        waiting = state.errands[seat][-1].name
        if waiting == "gain_support":
            value += 2.0
        elif waiting == "pay":
            price = state.space % COLUMNS + 1
            value += benefit_worth(state, borough, state.space) - 0.7 * price
        elif waiting in ("keep_special", "gain_economy", "choose_goods", "choose_gift"):
            value += benefit_worth(state, borough, state.space)
        elif waiting in ("share_goods", "shelve_good"):
            value += sum([GOOD_WORTH[good] * state.due[good] for good in range(len(GOODS))])
    return value


def benefit_worth(state: SmallCity, borough: Borough, space: int) -> float:
    """What a space of the council brings, roughly."""
    if space == UNDECIDED:
        return 0.0
    row, column = divmod(space, COLUMNS)
    time = rounds_ahead(state, 2) / ROUNDS
    if row == ECONOMY:
        return float(ECONOMY_GAINS[column])
    if row == INDUSTRY:
        room = borough.hall_room + borough.store_room
        worth = [GOOD_WORTH[good] * min(number, room) for good, number in GOODS_OFFERED[column]]
        return max(worth) * min(1.0, 3 * time)
    if row == TOURISM:
        return 2.0 * time * min(NEW_CITIZENS[column], borough.hall_room)
    return 1.6 * time * FREE_SIZES[column][-1]


def _hall_place(state: SmallCity, seat: int) -> float:
    """A City Hall is best where all its zone can be built on."""
    place = state.halls[seat]
    if place is None:
        return 0.0
    return 0.1 * (place.zone & state.borough(seat).zone).bit_count()
