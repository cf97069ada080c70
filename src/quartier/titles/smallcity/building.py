"""What may be built where: supply, price, ground, influence (SC-38 to SC-52, SC-60 to SC-64)."""

from __future__ import annotations

from typing import Final

from quartier.core.masks import without
from quartier.titles.smallcity.borough import Borough
from quartier.titles.smallcity.content import (
    ARCHITECT,
    CITY_HALL,
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    MEDIATOR,
    RESIDENTIAL,
    WAREHOUSE,
    WAREHOUSE_TILE,
    Tile,
)
from quartier.titles.smallcity.grid import GRID
from quartier.titles.smallcity.placements import PIECES, PIECES_OF, Place, Turned, growths, listed
from quartier.titles.smallcity.world import World

WAREHOUSE_PIECE: Final = PIECES_OF[WAREHOUSE_TILE.number][0].number
_WAREHOUSES: Final = PIECES[WAREHOUSE_PIECE].turned[0]
MOST_WORKS: Final = 3
WORKS_WITH_EXTENSION: Final = 1
# With more places than this the player is asked without looking for the one with a Warehouse.
MANY: Final = 8


class Site:
    """Where a tile may lie: its influencing cells within `core`, others within `free`, and at
    least one cell within `needed`."""

    def __init__(self, core: int, free: int, needed: int) -> None:
        self.core = core
        self.free = free
        self.needed = needed

    def corners(self, turned: Turned) -> int:
        """The corners at which a turned shape may lie."""
        corners = turned.open_corners(self.core, self.free)
        if corners and self.needed != GRID:
            corners &= turned.touching(self.needed)
        return corners


class Room:
    """The free cells of a borough, and which of them are open to homes and to industry (SC-48)."""

    def __init__(self, borough: Borough) -> None:
        self.borough = borough
        self.free = borough.free
        self.for_homes = without(self.free, borough.industry)
        self.for_industry = without(self.free, borough.homes[1])


def site_for(room: Room, tile: Tile, waived: bool) -> Site:
    """The ground for a new tile; `waived`: without requirements (SC-104, column 4)."""
    core = room.free
    if tile.family == RESIDENTIAL:
        core = room.for_homes
    elif tile.industrial:
        core = room.for_industry
    return Site(core, room.free, GRID if waived else needed_influence(room.borough, tile))


def needed_influence(borough: Borough, tile: Tile) -> int:
    """SC-40 to SC-44: the cells that by themselves receive every influence a new tile needs."""
    level = tile.level
    if tile.family == COMMERCIAL:  # SC-43
        return borough.homes[level]
    if level > 1:
        if tile.family == RESIDENTIAL:  # SC-42
            return borough.culture[level]
        if level == 2:  # SC-44
            return borough.refinery | borough.port
        return borough.refinery & borough.port
    return GRID


def price_of(borough: Borough, tile: Tile) -> int:
    """SC-39: dollars to pay; the Mediator takes $1 off, down to $1 (SC-33a)."""
    if borough.action == MEDIATOR and tile.price > 1:
        return tile.price - 1
    return tile.price


def missing_goods(borough: Borough, tile: Tile) -> int:
    """How many raw materials the borough is short of for a tile (SC-51)."""
    missing = 0
    for good, number in enumerate(tile.goods):
        if number > borough.has(good):
            missing += number - borough.has(good)
    return missing


def has_architect(borough: Borough) -> bool:
    """SC-33: whether one raw material may still be saved this round."""
    return borough.action == ARCHITECT and not borough.discounted


def works_left(borough: Borough) -> int:
    """SC-35: build actions still open in this phase."""
    return (WORKS_WITH_EXTENSION if borough.extended else MOST_WORKS) - borough.works


def forbids_tile(world: World, borough: Borough, tile: Tile, free: bool) -> str:
    """Which rule forbids to get a tile, wherever it would lie; "" for none. `free`: no price."""
    if tile is CITY_HALL:
        return "SC-52"
    if tile.family == WAREHOUSE:
        return "SC-45"
    if tile.unique & borough.had:
        return _once_rule(tile)
    if not tile.dealt and not world.has_tile(tile):
        return "SC-23"
    if free:
        return ""
    if price_of(borough, tile) > borough.money:
        return "SC-39"
    if tile.family == CULTURAL and missing_goods(borough, tile) > has_architect(borough):
        return "SC-51"
    return ""


def _once_rule(tile: Tile) -> str:
    if tile.family == CULTURAL:
        return "SC-52"
    return {"refinery": "SC-46", "port": "SC-47"}.get(tile.id, "SC-50")


def forbids_place(world: World, borough: Borough, place: Place, waived: bool) -> str:
    """Which rule forbids to lay a tile that may be built just here; "" for none."""
    tile = place.tile
    if not tile.dealt and world.supply[place.piece] < 1:
        return "SC-23"
    if place.mask & borough.blocked & borough.empty:
        return "SC-29"
    if without(place.mask, borough.free):
        return "SC-38"
    site = site_for(Room(borough), tile, waived)
    if without(place.core, site.core):
        return "SC-48"
    if not place.mask & site.needed:
        return influence_rule(tile, site)
    if tile.family == FACTORY and not waived and not warehouse_cells(world, borough, place):
        return "SC-45"
    return ""


def influence_rule(tile: Tile, site: Site) -> str:
    """SC-40 if the influences exist somewhere but do not meet on a cell of the tile."""
    if site.needed and tile.level > 1:
        return "SC-40"
    if tile.family == RESIDENTIAL:
        return "SC-42"
    return "SC-43" if tile.family == COMMERCIAL else "SC-44"


def forbids_anywhere(world: World, room: Room, tile: Tile, waived: bool) -> str:
    """Which rule leaves no place for a tile that may be built; "" if there is a place."""
    site = site_for(room, tile, waived)
    if not site.needed:
        return influence_rule(tile, site)
    needs_warehouse = tile.family == FACTORY and not waived
    lacks_warehouse = False
    for piece in PIECES_OF[tile.number]:
        if not tile.dealt and world.supply[piece.number] < 1:
            continue
        for turned in piece.turned:
            corners = site.corners(turned)
            if not corners:
                continue
            if not needs_warehouse:
                return ""
            if has_warehouse_place(world, room, turned, corners):
                return ""
            lacks_warehouse = True
    if lacks_warehouse:
        return "SC-45"
    return "SC-38" if site.needed == GRID else "SC-40"


def places_for(world: World, borough: Borough, tile: Tile, waived: bool) -> list[Place]:
    """Every place for a tile that may be built."""
    room = Room(borough)
    site = site_for(room, tile, waived)
    found: list[Place] = []
    for piece in PIECES_OF[tile.number]:
        if tile.dealt or world.supply[piece.number] > 0:
            for turned in piece.turned:
                found += listed(turned, site.corners(turned))
    if tile.family == FACTORY and not waived:
        open_cells = warehouse_ground(world, room)
        return [place for place in found if place.zone & open_cells]
    return found


def only_place(world: World, borough: Borough, tile: Tile, waived: bool) -> Place | None:
    """The place for a tile if there is just one: then nobody need be asked."""
    site = site_for(Room(borough), tile, waived)
    number = 0
    for piece in PIECES_OF[tile.number]:
        if tile.dealt or world.supply[piece.number] > 0:
            for turned in piece.turned:
                number += site.corners(turned).bit_count()
                if number > MANY:
                    return None
    places = places_for(world, borough, tile, waived)
    return places[0] if len(places) == 1 else None


def warehouse_ground(world: World, room: Room) -> int:
    """SC-23, SC-48: the cells where a Warehouse may lie, none without one in the supply."""
    return room.for_industry if world.supply[WAREHOUSE_PIECE] > 0 else 0


def warehouse_cells(world: World, borough: Borough, factory: Place) -> int:
    """SC-45: the cells in the zone of a new Factory where its Warehouse may lie."""
    return factory.zone & warehouse_ground(world, Room(borough))


def has_warehouse_place(world: World, room: Room, turned: Turned, corners: int) -> bool:
    """SC-45: whether a Factory at one of these corners leaves room for its Warehouse."""
    open_cells = warehouse_ground(world, room)
    return any(place.zone & open_cells for place in listed(turned, corners))


def warehouse_at(cell: int) -> Place:
    place = _WAREHOUSES.places[cell]
    assert place is not None
    return place


def forbids_growth(world: World, borough: Borough, place: Place) -> str:
    """Which rule forbids to enlarge a tile of the borough at all; "" for none."""
    tile = place.tile
    if tile.grows_to < 0:
        return "SC-60"
    if place.mask & borough.fresh:
        return "SC-63"
    level = tile.level + 1
    if tile.family == RESIDENTIAL:
        enough = borough.influences(place, CULTURAL) >= level
    elif tile.family == COMMERCIAL:
        enough = borough.influences(place, RESIDENTIAL) >= level
    else:
        refinery, port = place.mask & borough.refinery, place.mask & borough.port
        enough = bool(refinery or port) if level == 2 else bool(refinery and port)
    if not enough:
        return "SC-61"
    return "" if growth_places(world, borough, place) else "SC-62"


def growth_places(world: World, borough: Borough, place: Place) -> list[Place]:
    """SC-62: the bigger tiles that may take the place of a tile that qualifies."""
    open_cells = borough.free
    if place.tile.family == RESIDENTIAL:  # SC-48
        open_cells = without(open_cells, borough.industry)
    elif place.tile.industrial:
        open_cells = without(open_cells, borough.homes[1])
    open_cells |= place.mask
    return [
        grown
        for grown in growths(place)
        if world.supply[grown.piece] > 0 and not without(grown.mask, open_cells)
    ]
