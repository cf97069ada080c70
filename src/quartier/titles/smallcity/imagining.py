"""Choices half made, finished in the mind: a few worlds to which they may lead."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.building import (
    growth_places,
    places_for,
    price_of,
    warehouse_at,
    warehouse_cells,
)
from quartier.titles.smallcity.content import CULTURAL, FACTORY, GOODS, HOUSE
from quartier.titles.smallcity.grid import cells_of
from quartier.titles.smallcity.jobs import BUILD_JOB, ENLARGE_JOB, NO_GIFT, Job
from quartier.titles.smallcity.placements import Place
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.travel import targets
from quartier.titles.smallcity.world import World

MOST_PLACES: Final = 12
MOST_TARGETS: Final = 16


def with_borough(world: World, borough: Borough) -> World:
    """A world in which only this borough is different; nobody may change it."""
    boroughs = world.boroughs[:]
    boroughs[borough.seat] = borough
    return World(boroughs, 0, world.supply, world.goods, world.scrapped)


def imagined_works(state: SmallCity, world: World, seat: int) -> list[World]:
    """Worlds in which the work that is being decided is done."""
    job = state.plans[seat]
    if job is None:
        return []
    borough = world.boroughs[seat]
    worlds: list[World] = []
    if job.kind == ENLARGE_JOB:
        for place in growth_places(world, borough, job.the_old):
            twin = borough.clone()
            twin.exchange(job.the_old, place)
            worlds.append(with_borough(world, twin))
    elif job.kind == BUILD_JOB:
        if job.place is not None:
            options = [job.place]
        else:
            options = _some(places_for(world, borough, job.the_tile, job.waived))
        worlds = [with_borough(world, _built(world, borough, job, place)) for place in options]
    return worlds


def _some(places: list[Place]) -> list[Place]:
    """A few of the places, evenly spread."""
    stride = max(1, len(places) // MOST_PLACES)
    return places[::stride]


def _built(world: World, borough: Borough, job: Job, place: Place) -> Borough:
    twin = borough.clone()
    tile = place.tile
    if job.gift == NO_GIFT:
        twin.money -= price_of(borough, tile)
        if tile.family == CULTURAL:
            _spend(twin, list(tile.goods))
    warehouses = warehouse_cells(world, borough, place) if tile.family == FACTORY else 0
    twin.build(place)
    if job.warehouse is not None:
        twin.build(job.warehouse)
    elif warehouses:
        twin.build(warehouse_at(cells_of(warehouses)[0]))
    if tile is HOUSE and twin.in_hall:
        twin.in_hall -= 1
        twin.enter(twin.seat, place.first)
    return twin


def _spend(borough: Borough, goods: list[int]) -> None:
    for good in range(len(GOODS)):
        for _ in range(goods[good]):
            if borough.hall_goods[good]:
                borough.take_from_hall(good)
            elif borough.stored[good]:
                borough.take_from_store(good)


def imagined_moves(state: SmallCity, seat: int) -> list[World]:
    """Worlds in which the citizen who was chosen has gone somewhere."""
    if state.active != seat or state.picked_cell < 0:
        return []
    worlds: list[World] = []
    start, cell = state.picked_borough, state.picked_cell
    for borough, mask in enumerate(targets(state, seat, start)):
        for target in cells_of(mask):
            boroughs = state.world.boroughs[:]
            boroughs[start] = boroughs[start].clone()
            boroughs[start].leave(seat, cell)
            if borough != start:
                boroughs[borough] = boroughs[borough].clone()
            boroughs[borough].enter(seat, target)
            worlds.append(
                World(boroughs, 0, state.world.supply, state.world.goods, state.world.scrapped)
            )
            if len(worlds) == MOST_TARGETS:
                return worlds
    return worlds
