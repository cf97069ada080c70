"""What a borough promises for the rounds to come, in votes of the end: homes and smoke, money and
raw materials, room to grow, steps in the council."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import OFF_BOARD, Borough
from quartier.titles.smallcity.content import (
    CASH,
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
from quartier.titles.smallcity.world import World

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

COUNTS: Final = 31

CULTURAL_TILES: Final = [tile for tile in TILES if tile.family == CULTURAL]
_CULTURAL: Final = sum(tile.unique for tile in CULTURAL_TILES)


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
        self.growth = _growth(borough, self.homes, self.free & ~borough.industry)


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


def dollar_worth(state: SmallCity) -> float:
    return DOLLAR + DOLLAR_PER_ROUND * rounds_ahead(state, 2)


def flow(state: SmallCity, world: World, borough: Borough) -> float:
    """Votes less pollution, this round as citizens stand now, later as they could stand."""
    later = ROUNDS - max(state.round, 1)
    dollar = dollar_worth(state)
    value = 0.0
    cash, products = workers(world, borough.seat)
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
        estate_of(borough).growth,
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


def engine(state: SmallCity, borough: Borough) -> float:
    """Money, raw materials, work, room and influence for the rounds to come."""
    building = rounds_ahead(state, 2)
    value = dollar_worth(state) * min(borough.money, DOLLARS_COUNTED)
    value += 0.3 * max(0, borough.money - DOLLARS_COUNTED)
    value += materials(borough) * min(1.0, building / GOODS_ROUNDS)
    estate = estate_of(borough)
    slots = FACTORY_SLOT * min(estate.factories, FACTORY_SLOTS)
    slots += SHOP_SLOT * min(estate.shops, SHOP_SLOTS)
    slots += STORE * min(len(borough.warehouses), FACTORY_SLOTS)
    slots += EMPTY_CELL * borough.empty.bit_count() + estate.growth
    return value + building * slots + _council(borough, rounds_ahead(state, 7))


def materials(borough: Borough) -> float:
    value = 0.0
    counted = 0
    for good in range(len(GOODS) - 1, -1, -1):
        number = min(borough.has(good), GOODS_COUNTED - counted)
        value += GOOD_WORTH[good] * number
        counted += number
    return value


def _growth(borough: Borough, homes: list[Place], free: int) -> float:
    """Votes a round that homes could bring once they are as large as culture lets them be; `free`
    is where homes may be built."""
    value = 0.0
    for place in homes:
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
