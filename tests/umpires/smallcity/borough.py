"""Cells, tiles and boroughs: what lies where, who stands where, what is stored (SC-2 to SC-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from tests.umpires.contents import read_data

Cell = tuple[int, int]

TILES = {tile["id"]: tile for tile in read_data("smallcity", "tiles")}
BOARDS = read_data("smallcity", "boards")
GOODS = ("wood", "stone", "metal")
WORK = ("cash", "sell", "buy", "trade", *GOODS)
POSTS = ("police", "fire", "clinic", "university")
INDUSTRY = ("factory", "warehouse", "refinery", "port")
HALL_ROOM = 4
WAREHOUSE_ROOM = 2


def cell_of(name: str) -> Cell:
    """c4 is (2,3)."""
    return "abcdefghij".index(name[0]), int(name[1:]) - 1


def around(cells: Iterable[Cell]) -> set[Cell]:
    """SC-5: the cells that touch some cells at a side or a corner."""
    inside = set(cells)
    near = {(x + dx, y + dy) for x, y in inside for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return near - inside


def beside(cell: Cell) -> set[Cell]:
    """The cells that share a side with a cell."""
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@cache
def looks(kind: str) -> dict[tuple[Cell, ...], str]:
    """SC-38: a tile turned and flipped, cell by cell in the order of its slots, and its shape."""
    found: dict[tuple[Cell, ...], str] = {}
    for shape in TILES[kind]["shapes"]:
        cells = [(x, y) for x, y in shape["cells"]]
        for mirrored in (cells, [(-x, y) for x, y in cells]):
            turned = mirrored
            for _ in range(4):
                turned = [(y, -x) for x, y in turned]
                found[to_corner(turned)] = shape["id"]
    return found


def to_corner(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Cells counted from the bottom left of what they cover."""
    listed = list(cells)
    left, bottom = min(x for x, _ in listed), min(y for _, y in listed)
    return tuple((x - left, y - bottom) for x, y in listed)


class Tile:
    """A tile on the grid; cell i carries slot i."""

    def __init__(self, kind: str, cells: tuple[Cell, ...]) -> None:
        data = TILES[kind]
        self.kind = kind
        self.cells = cells
        self.shape = looks(kind).get(to_corner(cells), "")
        self.family: str = data["family"]
        self.level: int = data.get("level", 0)
        # SC-6: of a Port only two cells influence and are paid for.
        self.core = [cells[index] for index in data.get("influencing", range(len(cells)))]
        self.zone = around(self.core) - set(cells)
        self.slots: dict[Cell, str] = {}
        if self.family != "warehouse" and kind != "city_hall":
            self.slots = dict(zip(cells, data.get("slots", ()), strict=False))
        self.goods: list[str] = []  # in a Warehouse
        self.fresh = True  # SC-63

    @property
    def industrial(self) -> bool:
        return self.family in INDUSTRY

    def influences(self, other: Tile) -> bool:
        return not self.zone.isdisjoint(other.core)


class Borough:
    """One player's board, people, goods and papers."""

    def __init__(self, seat: int, sides: tuple[int, ...]) -> None:
        self.seat = seat
        self.sides = sides
        self.step = 0
        self.money = 0
        self.votes = 0
        self.pollution = 0
        self.tiles: list[Tile] = []
        self.had: set[str] = set()  # buildings one builds once, also if they are gone (SC-46, …)
        self.people: dict[Cell, int] = {}  # whose citizen stands on a cell
        self.hall = 0
        self.hall_goods: Counter[str] = Counter()
        self.career = 0
        self.reserve = 0
        self.gone = 0
        self.graves: dict[Cell, int] = {}
        self.discs: dict[str, int] = {}  # column by row (SC-99)
        self.pile = ""
        self.specials = 0
        self.property = 0
        self.census = 0
        self.out = False
        # This round.
        self.action = ""
        self.planned = False  # the Urban Planner has extended the zone
        self.invested = False
        self.blocked: set[Cell] = set()
        self.works = 0
        self.razed = False
        self.extended = False
        self.saved = False
        self.produced = 0
        self.generated = 0

    def figures(self) -> dict[str, object]:
        """What everybody sees of it in numbers."""
        return {
            "money": self.money,
            "votes": self.votes,
            "pollution": self.pollution,
            "property_value": self.property,
            "census": self.census,
            "side": self.sides[self.step],
            "hall": {
                "citizens": self.hall,
                "goods": {good: self.hall_goods[good] for good in GOODS},
            },
            "career": self.career,
            "reserve": self.reserve,
            "gone": self.gone,
            "out": self.out,
        }

    # Ground

    @property
    def zone(self) -> set[Cell]:
        """SC-3."""
        return square(self.sides[self.step])

    @property
    def extension(self) -> set[Cell]:
        """The cells the next step adds; none at the end of the track."""
        if self.step + 1 == len(self.sides):
            return set()
        return square(self.sides[self.step + 1]) - self.zone

    def vacant(self, cells: set[Cell]) -> set[Cell]:
        """SC-8: those of some cells that carry neither a tile nor a cemetery."""
        covered = {cell for tile in self.tiles for cell in tile.cells}
        return cells - covered - self.graves.keys()

    @property
    def empty(self) -> set[Cell]:
        return self.vacant(self.zone)

    def tile_at(self, cell: Cell) -> Tile | None:
        return next((tile for tile in self.tiles if cell in tile.cells), None)

    def of(self, *families: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.family in families]

    def has(self, kind: str) -> bool:
        return any(tile.kind == kind for tile in self.tiles)

    # People

    @property
    def slots(self) -> dict[Cell, str]:
        """SC-9: every slot but those of the City Hall, with its function."""
        return {cell: slot for tile in self.tiles for cell, slot in tile.slots.items()}

    def mans(self, post: str) -> bool:
        """SC-53: whether an own citizen stands on a post."""
        slots = self.slots
        return any(slots[cell] == post and who == self.seat for cell, who in self.people.items())

    def at(self, function: str, seat: int) -> int:
        """How many citizens of a seat stand on slots of a function."""
        slots = self.slots
        return sum(slots[cell] == function and who == seat for cell, who in self.people.items())

    @property
    def guarded(self) -> set[Cell]:
        """SC-55: the cells no Tourist may enter."""
        if not self.mans("police"):
            return set()
        return next(tile.zone for tile in self.tiles if tile.kind == "police")

    @property
    def empty_houses(self) -> set[Cell]:
        """SC-76: level 1 Residential Zones without a citizen."""
        houses = {tile.cells[0] for tile in self.tiles if tile.kind == "residential_1"}
        return houses - self.people.keys()

    @property
    def hall_room(self) -> int:
        """SC-84."""
        return HALL_ROOM - self.hall - self.hall_goods.total()

    def come_home(self) -> str:
        """A citizen goes to the City Hall, or to the Career Space if it is full."""
        if self.hall_room:
            self.hall += 1
            return "hall"
        self.career += 1
        return "career"

    # Raw materials

    @property
    def warehouses(self) -> list[Tile]:
        """In the order in which they were built (SC-A45)."""
        return self.of("warehouse")

    @property
    def store_room(self) -> int:
        return sum(WAREHOUSE_ROOM - len(tile.goods) for tile in self.warehouses)

    def stored(self, good: str) -> int:
        return self.hall_goods[good] + sum(tile.goods.count(good) for tile in self.warehouses)

    def put_in_warehouse(self, good: str) -> None:
        """SC-A45: they are filled in the order in which they were built."""
        tile = next(tile for tile in self.warehouses if len(tile.goods) < WAREHOUSE_ROOM)
        tile.goods.append(good)

    def take_from_warehouse(self, good: str) -> bool:
        """SC-A45: they are emptied from the last one."""
        for tile in reversed(self.warehouses):
            if good in tile.goods:
                tile.goods.remove(good)
                return True
        return False


@cache
def _square(side: int) -> frozenset[Cell]:
    return frozenset((x, y) for x in range(side) for y in range(side))


def square(side: int) -> set[Cell]:
    return set(_square(side))
