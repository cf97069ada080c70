"""What a borough promises for the rounds to come, in votes of the end: homes and smoke, money and
raw materials, room to grow, steps in the council."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import HALL_ROOM, OFF_BOARD, Borough
from quartier.titles.smallcity.content import (
    CASH,
    CITY_HALL,
    COLUMNS,
    CULTURAL,
    ECONOMY,
    ENGINEER,
    FIRST_PRODUCT,
    GOODS,
    LAST_WORK,
    RESIDENTIAL,
    TILES,
    UNIVERSITY,
)
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.state import ROUNDS, SmallCity
from quartier.titles.smallcity.vote import UNIVERSITY_VOTES, home_votes
from quartier.titles.smallcity.weights import HAND, Weights
from quartier.titles.smallcity.world import World

MOST_LEVEL: Final = 5
TRIANGLE: Final = (0, 1, 3, 6, 10, 15)

MANY_CELLS: Final = 20

COUNTS: Final = 31

CULTURAL_TILES: Final = [tile for tile in TILES if tile.family == CULTURAL]
_CULTURAL: Final = sum(tile.unique for tile in CULTURAL_TILES)
_CULTURAL_BITS: Final = [tile.unique for tile in CULTURAL_TILES]


class Estate:
    """What the tiles of a borough promise whoever lives there; `free` are the cells left to build
    on. Bots value many positions with the same tiles, so the latest of each seat is kept.
    """

    def __init__(self, borough: Borough) -> None:
        self.tiles: list[Place] = borough.tiles
        self.free = borough.free
        self.homes = [place for place in borough.tiles if place.tile.family == RESIDENTIAL]
        self.levels = [0] * (MOST_LEVEL + 1)
        for place in self.homes:
            self.levels[place.tile.level] += 1
        self.factories = 0
        for function in range(FIRST_PRODUCT, LAST_WORK + 1):
            self.factories += borough.slots[function].bit_count()
        self.shops = borough.work.bit_count() - self.factories
        free = self.free & ~borough.industry
        self.growing = 0
        # Of each home its level and what culture lets it become, where there is room for that.
        self.reaches: list[tuple[int, int]] = []
        for place in self.homes:
            level = place.tile.level
            reach = min(MOST_LEVEL, borough.influences(place, CULTURAL))
            if reach > level and place.zone & free:
                self.growing += TRIANGLE[reach] - TRIANGLE[level] - reach + level
                self.reaches.append((level, reach))
            else:
                self.reaches.append((level, level))
        best = 0
        self.rich = 0
        for number in range(2, MOST_LEVEL + 1):
            rich = (borough.culture[number] & free).bit_count()
            if rich:
                best = number
                self.rich += min(rich, 6)
        self.best = TRIANGLE[best] - best


_LATEST: Final[dict[int, Estate]] = {}


def estate_of(borough: Borough) -> Estate:
    """The estate of a borough as it is now."""
    latest = _LATEST.get(borough.seat)
    if latest is None or latest.tiles is not borough.tiles or latest.free != borough.free:
        latest = Estate(borough)
        _LATEST[borough.seat] = latest
    return latest


def rounds_ahead(state: SmallCity, phase: int) -> int:
    """How often a phase still comes."""
    return ROUNDS - state.round + (1 if state.phase < phase or state.round == 0 else 0)


def dollar_worth(state: SmallCity, weights: Weights) -> float:
    return weights.dollar + weights.dollar_per_round * rounds_ahead(state, 2)


def flow(state: SmallCity, world: World, borough: Borough, weights: Weights) -> float:
    """Votes less pollution, this round as citizens stand now, later as they could stand."""
    later = ROUNDS - max(state.round, 1)
    dollar = dollar_worth(state, weights)
    value = 0.0
    cash, products = workers(world, borough.seat)
    if rounds_ahead(state, 5) > later:
        value += home_votes(borough)
        if borough.mans(UNIVERSITY):
            value += UNIVERSITY_VOTES
        if state.phase < 4:
            value += dollar * cash + weights.product * products
    if rounds_ahead(state, 6) > later:
        people = borough.people.bit_count()
        made = 0 if borough.action == ENGINEER else products
        value -= max(0, people + made - borough.park_cells)
    citizens = borough.own.bit_count() + borough.in_hall
    at_work = min(float(borough.work.bit_count()), weights.working_part * citizens)
    votes = weights.homes * _full_homes(borough, round(citizens - at_work))
    smoke = max(0.0, citizens + weights.smoke_of_work * at_work - borough.park_cells)
    value += later * (votes + weights.work * dollar * at_work - weights.smoke * smoke)
    if weights.arrivals or weights.arrivals_smoke:
        value += arrivals(borough, later, weights)
    value += later * (
        weights.in_hall * borough.in_hall
        + weights.housed * borough.own.bit_count()
        + weights.vacant_house * borough.empty_houses.bit_count()
    )
    return value


def arrivals(borough: Borough, later: int, weights: Weights) -> float:
    """Votes less pollution of the rounds to come, as citizens go from the Career Space by vacant
    Factory slots to the City Hall, from there into small homes and on into larger ones."""
    estate = estate_of(borough)
    homes = [level + weights.grown * (reach - level) for level, reach in estate.reaches]
    homes.sort(reverse=True)
    vacant = 0
    for function in range(FIRST_PRODUCT, LAST_WORK + 1):
        vacant += (borough.slots[function] & ~borough.people).bit_count()
    gates = max(float(vacant), weights.vacated * estate.factories)
    here = float(borough.own.bit_count())
    hall = float(borough.in_hall)
    career = float(borough.career)
    room = float(HALL_ROOM - sum(borough.hall_goods))
    small = float(borough.empty_houses.bit_count())
    beds = sum(homes)
    votes = 0.0
    smoke = 0.0
    built = 0.0
    for _ in range(later):
        built += weights.homes_each_round
        doors = small + weights.homes_each_round
        # Who moves on into a larger home leaves a small one behind.
        doors += max(0.0, min(float(estate.levels[1]), beds + built - here - doors))
        entering = min(hall, doors)
        here += entering
        small = max(0.0, small - entering)
        hall -= entering
        coming = max(0.0, min(career, gates, room - hall))
        hall += coming
        career -= coming
        left = here
        for size in homes:
            living = min(size, left)
            votes += living * (living + 1.0) / 2
            left -= living
            if left <= 0:
                break
        votes += min(left, built)
        smoke += max(0.0, here - borough.park_cells)
    return weights.arrivals * votes - weights.arrivals_smoke * smoke


def counts(borough: Borough) -> list[float]:
    """What a network makes its own terms of: homes by level and whether they are full, how large
    they may become, vacant work, room, and votes a round with all who have come and may come.
    """
    people = borough.people
    levels = [0.0] * MOST_LEVEL
    vacant = [0.0] * MOST_LEVEL
    reach = [0.0] * (MOST_LEVEL + 1)
    for place in borough.tiles:
        if place.tile.family == RESIDENTIAL:
            level = place.tile.level
            levels[level - 1] += 1.0
            vacant[level - 1] += level - (place.mask & people).bit_count()
            reach[min(MOST_LEVEL, borough.influences(place, CULTURAL))] += 1.0
    factories = 0
    for function in range(FIRST_PRODUCT, LAST_WORK + 1):
        factories |= borough.slots[function]
    shops = borough.work & ~factories
    free = borough.free & ~borough.industry
    here = borough.own.bit_count() + borough.in_hall
    arriving = min(borough.career, (factories & ~people).bit_count())
    return [
        *levels,
        *vacant,
        *reach,
        float((factories & ~people).bit_count()),
        float((shops & ~people).bit_count()),
        float(factories.bit_count()),
        float(shops.bit_count()),
        float((borough.culture[2] & free).bit_count()),
        float((borough.culture[3] & free).bit_count()),
        float((borough.culture[4] & free).bit_count()),
        float((borough.standing & _CULTURAL).bit_count()),
        float(borough.empty.bit_count()),
        float(borough.park_cells),
        float(borough.hall_room),
        float(home_votes(borough)),
        _full_homes(borough, here),
        _full_homes(borough, here + arriving),
        growth(estate_of(borough), borough, HAND),
    ]


def workers(world: World, seat: int) -> tuple[int, int]:
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
    levels = estate_of(borough).levels
    votes = 0.0
    for level in range(MOST_LEVEL, 0, -1):
        for _ in range(levels[level]):
            living = min(level, citizens)
            votes += TRIANGLE[living]
            citizens -= living
    return votes


def engine(state: SmallCity, borough: Borough, weights: Weights) -> float:
    """Money, raw materials, work, room and influence for the rounds to come."""
    building = rounds_ahead(state, 2)
    money = float(borough.money)
    value = dollar_worth(state, weights) * min(money, weights.dollars_counted)
    value += weights.dollar_beyond * max(0.0, money - weights.dollars_counted)
    value += materials(borough, weights) * min(1.0, building / weights.goods_rounds)
    estate = estate_of(borough)
    empty = borough.empty.bit_count()
    slots = weights.factory_slot * min(float(estate.factories), weights.factory_slots)
    slots += weights.shop_slot * min(float(estate.shops), weights.shop_slots)
    slots += weights.store * min(float(len(borough.warehouses)), weights.stores)
    slots += weights.empty_cell * empty + growth(estate, borough, weights)
    slots += weights.empty_beyond * max(0, empty - MANY_CELLS)
    slots += weights.park_cell * borough.park_cells
    if borough.refinery:
        slots += weights.refinery
    if borough.port:
        slots += weights.port
    if weights.next_culture:
        slots += weights.next_culture * _next_culture(borough)
    return value + building * slots + _council(borough, rounds_ahead(state, 7), weights)


def _next_culture(borough: Borough) -> float:
    """The part of the price of the cheapest missing Cultural Building that is in store."""
    for tile in CULTURAL_TILES:
        if tile is not CITY_HALL and not tile.unique & borough.had:
            have = 0
            for good in range(len(GOODS)):
                have += min(tile.goods[good], borough.has(good))
            return have / sum(tile.goods)
    return 0.0


def materials(borough: Borough, weights: Weights) -> float:
    value = 0.0
    counted = 0.0
    for good in range(len(GOODS) - 1, -1, -1):
        number = min(float(borough.has(good)), weights.goods_counted - counted)
        value += weights.goods[good] * number
        counted += number
    return value


def growth(estate: Estate, borough: Borough, weights: Weights) -> float:
    """Votes a round that homes could bring once they are as large as culture lets them be."""
    value = weights.growing * estate.growing + weights.rich_cell * estate.rich
    standing = borough.standing
    for number in range(len(_CULTURAL_BITS)):
        if standing & _CULTURAL_BITS[number]:
            value += weights.culture[number]
    return value + weights.best_place * estate.best


def _council(borough: Borough, rounds: int, weights: Weights) -> float:
    """What the next steps of the discs are worth, as far as there is time for them."""
    value = 0.0
    for space in borough.discs:
        if space == OFF_BOARD:
            value += weights.other_step * min(rounds, COLUMNS)
        else:
            row, column = divmod(space, COLUMNS)
            step = weights.economy_step if row == ECONOMY else weights.other_step
            value += step * min(rounds, COLUMNS - 1 - column)
    return value
