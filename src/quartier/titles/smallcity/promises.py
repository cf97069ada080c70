"""Promises: what they count, and whether they are kept (SC-109, SC-113)."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import (
    CITY_HALL,
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    GOODS,
    HOME,
    PARK,
    RESIDENTIAL,
    START_RESERVE,
    TILES,
    Condition,
    Promise,
)
from quartier.titles.smallcity.world import World

_FAMILY_OF_METRIC: Final = {
    "park_tiles": PARK,
    "residential_tiles": RESIDENTIAL,
    "commercial_tiles": COMMERCIAL,
    "factory_tiles": FACTORY,
}


def is_kept(world: World, seat: int, promise: Promise) -> bool:
    """Whether every condition of a promise holds as things stand."""
    for condition in promise.conditions:
        number = measure(world, seat, condition)
        if condition.least is not None and number < condition.least:
            return False
        if condition.most is not None and number > condition.most:
            return False
    return True


def measure(world: World, seat: int, condition: Condition) -> int:
    """The number a condition speaks about."""
    borough = world.boroughs[seat]
    metric = condition.metric
    if metric in _FAMILY_OF_METRIC:
        return _tiles(borough, _FAMILY_OF_METRIC[metric], condition.level)
    if metric == "tourists_abroad":
        return sum(
            [other.crowd[seat].bit_count() for other in world.boroughs if other is not borough]
        )
    if metric == "citizens_out_of_reserve":
        return START_RESERVE - borough.reserve
    if metric in ("built", "built_among"):
        standing = [bool(TILES[tile].unique & borough.standing) for tile in condition.buildings]
        return sum(standing) if metric == "built_among" else int(all(standing))
    return _of_borough(borough, metric, condition.level)


def _tiles(borough: Borough, family: int, level: int) -> int:
    return len(
        [
            place
            for place in borough.tiles
            if place.tile.family == family and (family == PARK or place.tile.level >= level)
        ]
    )


def _of_borough(borough: Borough, metric: str, level: int) -> int:
    if metric == "park_cells":
        return borough.park_cells
    if metric == "residential_full_tiles":
        return len(
            [
                place
                for place in borough.tiles
                if place.tile.family == RESIDENTIAL
                and place.tile.level >= level
                and not place.mask & ~borough.own
            ]
        )
    if metric == "residential_citizens":
        return (borough.slots[HOME] & borough.own).bit_count()
    if metric == "commercial_cells":
        return sum([place.tile.size for place in borough.tiles if place.tile.family == COMMERCIAL])
    if metric == "cultural_built":
        return len(
            [
                place
                for place in borough.tiles
                if place.tile.family == CULTURAL and place.tile is not CITY_HALL
            ]
        )
    if metric == "resources_stored":
        return sum([borough.has(good) for good in range(len(GOODS))])
    if metric == "cemeteries":
        return borough.buried.bit_count()
    if metric == "pollution":
        return borough.pollution
    if metric == "money":
        return borough.money
    if metric == "empty_cells":
        return borough.empty.bit_count()
    if metric == "zone_steps":
        return borough.step
    if metric == "work_slots":
        return borough.work.bit_count()
    assert metric == "work_slots_empty", f"nothing counts {metric}"
    return (borough.work & ~borough.people).bit_count()
