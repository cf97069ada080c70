"""Carrying building work out: paying, laying, enlarging, demolishing (SC-33 to SC-64)."""

from __future__ import annotations

from quartier.core.lists import plus
from quartier.core.speech import Fact, Facts
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import (
    forbids_growth,
    forbids_place,
    forbids_tile,
    growth_places,
    has_architect,
    price_of,
    warehouse_cells,
    works_left,
)
from quartier.titles.smallcity.content import (
    CITY_HALL,
    CULTURAL,
    FACTORY,
    GOOD_KEYS,
    GOODS,
    HOUSE,
    POLICE,
    Tile,
)
from quartier.titles.smallcity.grid import CELL_FACTS, cells_of
from quartier.titles.smallcity.jobs import (
    BUILD_JOB,
    DEMOLISH_JOB,
    ENLARGE_JOB,
    NO_GIFT,
    NONE,
    Job,
)
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.world import World


def forbids_demolition(world: World, seat: int, place: Place) -> str:
    """Which rule forbids to demolish a tile of the borough; "" for none."""
    borough = world.boroughs[seat]
    if works_left(borough) < 1:
        return "SC-35"
    if borough.razed:
        return "SC-36"
    if place.tile is CITY_HALL or place.tile.size > borough.money:
        return "SC-37"
    if borough.people & place.mask:
        for other, mask in enumerate(borough.crowd):
            homeless = (mask & place.mask).bit_count()
            if homeless and homeless > world.boroughs[other].hall_room:
                return "SC-37"
    return ""


def forbids_extension(borough: Borough) -> str:
    """Which rule forbids option (b) of SC-35; "" for none."""
    if borough.works > 1 or borough.extended:
        return "SC-35"
    return "" if borough.can_extend else "SC-3"


def forbids_job(world: World, seat: int, job: Job) -> str:
    """Which rule forbids work that was planned behind the screen; "" for none."""
    borough = world.boroughs[seat]
    if job.kind == BUILD_JOB:
        return _forbids_building(world, borough, job)
    if job.kind == ENLARGE_JOB:
        if job.the_old not in borough.tiles:
            return "SC-62"
        rule = forbids_growth(world, borough, job.the_old)
        if rule == "" and job.the_place not in growth_places(world, borough, job.the_old):
            return "SC-62"
        return rule
    if job.kind == DEMOLISH_JOB:
        if job.the_old not in borough.tiles:
            return "SC-37"
        return forbids_demolition(world, seat, job.the_old)
    return forbids_extension(borough)


def _forbids_building(world: World, borough: Borough, job: Job) -> str:
    tile, place = job.the_tile, job.the_place
    if works_left(borough) < 1:
        return "SC-35"
    rule = forbids_tile(world, borough, tile, False)
    if rule == "":
        rule = forbids_place(world, borough, place, False)
    if rule:
        return rule
    warehouse = job.warehouse
    if warehouse is not None and not warehouse.mask & warehouse_cells(world, borough, place):
        return "SC-45"
    if tile.family == CULTURAL:
        for good in range(len(GOODS)):
            hall = job.from_hall[good]
            rest = goods_needed(job, tile, good) - hall
            if hall > borough.hall_goods[good] or rest > borough.stored[good]:
                return "SC-51"
    if job.manned_from >= 0 and not borough.own >> job.manned_from & 1:
        return "SC-53"
    return ""


def goods_needed(job: Job, tile: Tile, good: int) -> int:
    """SC-51, SC-33: raw materials of a kind to pay, less what the Architect saves."""
    return tile.goods[good] - (job.saved == good)


def possible_savings(borough: Borough, tile: Tile) -> list[int]:
    """SC-33, SC-A4: what the Architect may save on a building; NONE keeps him for another."""
    missing = [
        good for good, number in enumerate(tile.goods) for _ in range(number - borough.has(good))
    ]
    if missing:
        return missing
    if not has_architect(borough):
        return [NONE]
    return [good for good, number in enumerate(tile.goods) if number] + [NONE]


def hall_range(borough: Borough, job: Job, tile: Tile, good: int) -> tuple[int, int]:
    """How many pieces of a raw material may come from the City Hall: least and most."""
    needed = goods_needed(job, tile, good)
    return max(0, needed - borough.stored[good]), min(needed, borough.hall_goods[good])


def carry_out(state: SmallCity, world: World, seat: int, job: Job, eyes: int) -> None:
    """Do planned work in a world; these eyes (0: all) are told."""
    borough = world.changing(seat)
    if job.kind == BUILD_JOB:
        _build(state, world, borough, job, eyes)
    elif job.kind == ENLARGE_JOB:
        _enlarge(state, world, borough, job, eyes)
    elif job.kind == DEMOLISH_JOB:
        _demolish(state, world, borough, job, eyes)
    else:
        borough.extended = True
        extend(state, borough, eyes)


def extend(state: SmallCity, borough: Borough, eyes: int) -> None:
    """SC-3: the zone grows one step."""
    borough.extend()
    if state.listening:
        state.tell("event-extended", {"seat": borough.seat, "side": borough.side}, eyes)


def _build(state: SmallCity, world: World, borough: Borough, job: Job, eyes: int) -> None:
    place, tile = job.the_place, job.the_tile
    price = 0
    if job.gift == NO_GIFT:
        price = price_of(borough, tile)
        borough.money -= price
        borough.works += 1
        if tile.family == CULTURAL:
            _spend_goods(state, world, borough, job, eyes)
    _lay(world, borough, place)
    if state.listening:
        facts: Facts = {"seat": borough.seat, "tile": tile.key, **_where(place), "price": price}
        state.tell("event-built" if job.gift == NO_GIFT else "event-gift-built", facts, eyes)
    if tile.family == FACTORY and job.warehouse is not None:
        _lay(world, borough, job.warehouse)
        if state.listening:
            facts = {"seat": borough.seat, **_where(job.warehouse)}
            state.tell("event-warehouse", facts, eyes)
    if tile is HOUSE:  # SC-41
        house_citizen(state, borough, place.first, eyes)
    if job.manned_from >= 0:  # SC-53
        borough.leave(borough.seat, job.manned_from)
        borough.enter(borough.seat, place.cells[0])
        if state.listening:
            facts = {"seat": borough.seat, "cell": CELL_FACTS[job.manned_from], "tile": tile.key}
            state.tell("event-manned", facts, eyes)
        if tile.functions[0] == POLICE:
            clear_tourists(state, world, borough, eyes)


def _lay(world: World, borough: Borough, place: Place) -> None:
    if not place.tile.dealt:
        world.supply_tile(place.piece, -1)
    borough.build(place)
    borough.fresh |= place.mask  # SC-63


def _where(place: Place) -> Facts:
    cells: Fact = [CELL_FACTS[cell] for cell in place.cells]
    return {"cells": cells}


def _spend_goods(state: SmallCity, world: World, borough: Borough, job: Job, eyes: int) -> None:
    """SC-51: raw materials go back to the supply."""
    if job.saved >= 0:
        borough.discounted = True
        if state.listening:
            facts: Facts = {"seat": borough.seat, "good": GOOD_KEYS[job.saved]}
            state.tell("event-saved-good", facts, eyes)
    for good in range(len(GOODS)):
        from_hall = job.from_hall[good]
        for index in range(goods_needed(job, job.the_tile, good)):
            spend(state, world, borough, good, index < from_hall, eyes)


def spend(
    state: SmallCity, world: World, borough: Borough, good: int, from_hall: bool, eyes: int
) -> None:
    """One raw material leaves the stores for the supply."""
    if from_hall:
        borough.take_from_hall(good)
    else:
        borough.take_from_store(good)
    world.put_goods(good, 1)
    if state.listening:
        place = "place-hall" if from_hall else "place-warehouses"
        facts: Facts = {"seat": borough.seat, "good": GOOD_KEYS[good], "place": place}
        state.tell("event-spent", facts, eyes)


def house_citizen(state: SmallCity, borough: Borough, cell: int, eyes: int) -> None:
    """SC-41, SC-76: a citizen, if there is one, moves from the City Hall to a house."""
    if borough.in_hall:
        borough.in_hall -= 1
        borough.enter(borough.seat, cell)
        if state.listening:
            state.tell("event-housed", {"seat": borough.seat, "cell": CELL_FACTS[cell]}, eyes)


def clear_tourists(state: SmallCity, world: World, borough: Borough, eyes: int) -> None:
    """SC-55: the Police Station becomes active and sends Tourists around it home."""
    for cell in cells_of(borough.tourists & borough.guarded):
        send_home(state, world, borough.occupant(cell), borough.seat, cell, eyes)


def send_home(state: SmallCity, world: World, seat: int, place: int, cell: int, eyes: int) -> None:
    """A citizen leaves a borough for his City Hall or, if it is full, his Career Space."""
    to_hall = world.send_home(seat, place, cell)
    if state.listening:
        facts: Facts = {
            "seat": seat,
            "from_seat": place,
            "cell": CELL_FACTS[cell],
            "place": "place-hall" if to_hall else "place-career",
        }
        state.tell("event-sent-home", facts, eyes)


def _enlarge(state: SmallCity, world: World, borough: Borough, job: Job, eyes: int) -> None:
    """SC-62: the bigger tile comes out of the supply, the old one goes back."""
    old, new = job.the_old, job.the_place
    world.supply_tile(new.piece, -1)
    world.supply_tile(old.piece, 1)
    borough.exchange(old, new)
    if state.listening:
        facts: Facts = {"seat": borough.seat, "tile": new.tile.key, **_where(new)}
        state.tell("event-enlarged", facts, eyes)


def _demolish(state: SmallCity, world: World, borough: Borough, job: Job, eyes: int) -> None:
    """SC-37: dollars and pollution per cell; people go home, goods to the supply."""
    old = job.the_old
    size = old.tile.size
    borough.money -= size
    borough.pollution += size
    borough.works += 1
    borough.razed = True
    if state.listening:
        facts: Facts = {
            "seat": borough.seat,
            "tile": old.tile.key,
            "cell": CELL_FACTS[old.first],
            "price": size,
            "level": borough.pollution,
        }
        state.tell("event-demolished", facts, eyes)
    for cell in cells_of(borough.people & old.mask):
        send_home(state, world, borough.occupant(cell), borough.seat, cell, eyes)
    for good in borough.demolish(old):
        world.put_goods(good, 1)
    world.scrapped = plus(world.scrapped, old.piece, 1)
