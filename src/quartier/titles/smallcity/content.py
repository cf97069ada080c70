"""Tiles, boards and promises as the rules use them, made once from the data files."""

from __future__ import annotations

from typing import Final

from quartier.titles.smallcity.box import FILES
from quartier.titles.smallcity.schema import (
    ConditionData,
    Good,
    PromiseData,
    Row,
    ShapeData,
    TileData,
)

# Raw materials.
GOODS: Final[tuple[Good, ...]] = ("wood", "stone", "metal")
_GOOD_LETTERS: Final = "wsm"
GOOD_KEYS: Final = [f"good-{name}" for name in GOODS]

# Families of tiles, SC-7.
FAMILIES: Final = (
    "residential",
    "commercial",
    "factory",
    "warehouse",
    "refinery",
    "port",
    "service",
    "cultural",
    "park",
)
RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
FACTORY: Final = 2
WAREHOUSE: Final = 3
REFINERY: Final = 4
PORT: Final = 5
SERVICE: Final = 6
CULTURAL: Final = 7
PARK: Final = 8

# What a slot is for. Those from CASH to METAL are work, those from POLICE on are powers.
FUNCTIONS: Final = (
    "home",
    "cash",
    "sell",
    "buy",
    "trade",
    "wood",
    "stone",
    "metal",
    "rest",
    "police",
    "fire",
    "clinic",
    "university",
    "hall",
    "storage",
)
HOME: Final = 0
CASH: Final = 1
SELL: Final = 2
BUY: Final = 3
TRADE: Final = 4
FIRST_PRODUCT: Final = 5
LAST_WORK: Final = 7
REST: Final = 8
POLICE: Final = 9
FIRE: Final = 10
CLINIC: Final = 11
UNIVERSITY: Final = 12
HALL: Final = 13
STORAGE: Final = 14


class Shape:
    """One form a tile comes in; slot i of the tile lies on cell i."""

    def __init__(self, data: ShapeData) -> None:
        self.id = data.id
        self.cells = tuple((x, y) for x, y in data.cells)
        self.count = data.count


class Tile:
    """A kind of tile. `paid` are the cells that count for its price and for the council.

    `unique` is the bit of a tile each player may build once (SC-46, SC-47, SC-50, SC-52), else 0.
    `directed` says that it matters how it is turned even if the same cells are covered.
    """

    def __init__(self, number: int, data: TileData, unique: int, grows_to: int) -> None:
        self.number = number
        self.id = data.id
        self.key = f"tile-{data.id}"
        self.family = FAMILIES.index(data.family)
        self.level = data.level  # SC-4
        self.shapes = tuple(Shape(shape) for shape in data.shapes)
        self.size = len(data.shapes[0].cells)
        self.influencing = tuple(data.influencing or range(self.size))
        self.paid = len(self.influencing)
        self.functions = tuple(FUNCTIONS.index(slot) for slot in data.slots)
        self.price = data.price
        self.goods = tuple(data.goods.count(letter) for letter in _GOOD_LETTERS)
        self.unique = unique
        self.dealt: bool = data.stock == "dealt"
        self.by_players: bool = data.stock == "by_players"
        self.grows_to = grows_to
        self.industrial = self.family in (FACTORY, WAREHOUSE, REFINERY, PORT)
        self.directed = self.family in (COMMERCIAL, FACTORY, PORT)


class Condition:
    """A number that has to lie within bounds when the game ends."""

    def __init__(self, data: ConditionData) -> None:
        self.metric: str = data.metric
        self.key = f"condition-{data.metric}"
        self.least = data.least
        self.most = data.most
        self.level = data.level
        self.buildings = tuple(TILE_OF[name].number for name in data.buildings)


class Promise:
    """A promise card. `face` is its number among all promises, normal and special."""

    def __init__(self, face: int, data: PromiseData) -> None:
        self.face = face
        self.number = data.number
        self.pile: str = data.pile
        self.special = data.pile == "special"
        self.key = f"special-{data.number}" if self.special else f"promise-{data.number}"
        self.kept = data.kept
        self.broken = data.broken
        self.conditions = tuple(Condition(condition) for condition in data.conditions)
        self.removed_in = tuple(str(game) for game in data.removed_in)


def _tiles() -> list[Tile]:
    records = FILES.tiles
    numbers = {record.id: number for number, record in enumerate(records)}
    tiles: list[Tile] = []
    uniques = 0
    for number, record in enumerate(records):
        unique = 0
        if record.unique:
            unique = 1 << uniques
            uniques += 1
        grown = numbers.get(f"{record.family}_{record.level + 1}", -1) if record.level else -1
        tiles.append(Tile(number, record, unique, grown))
    return tiles


TILES: Final = _tiles()
TILE_OF: Final = {tile.id: tile for tile in TILES}
CITY_HALL: Final = TILE_OF["city_hall"]
WAREHOUSE_TILE: Final = TILE_OF["warehouse"]
WAREHOUSE_ROOM: Final = WAREHOUSE_TILE.functions.count(STORAGE)
METRO: Final = TILE_OF["metro"]
HOUSE: Final = TILE_OF["residential_1"]

# The special promises come after the others.
PROMISES: Final = [
    Promise(face, data) for face, data in enumerate([*FILES.promises, *FILES.specials])
]
PILES: Final = ("easy", "medium", "hard", "special")
SPECIAL_PILE: Final = 3

_BOARDS: Final = FILES.boards
SIDES: Final[dict[str, tuple[int, ...]]] = {
    board.id: tuple(board.sides) for board in _BOARDS.boroughs
}
# SC-16: the side of a board on which nothing has been chosen yet.
EASY: Final = "easy"
COPIES_BY_PLAYERS: Final = tuple(_BOARDS.copies_by_players)
MONEY_BY_TURN: Final = tuple(_BOARDS.money_by_turn)
START_IN_HALL: Final = _BOARDS.citizens.hall
START_CAREER: Final = _BOARDS.citizens.career
START_RESERVE: Final = _BOARDS.citizens.reserve
START_GOODS: Final = (
    _BOARDS.goods.wood,
    _BOARDS.goods.stone,
    _BOARDS.goods.metal,
)

ROWS: Final[tuple[Row, ...]] = ("industry", "construction", "economy", "tourism")
INDUSTRY: Final = 0
CONSTRUCTION: Final = 1
ECONOMY: Final = 2
TOURISM: Final = 3
ROW_KEYS: Final = [f"row-{row}" for row in ROWS]
COLUMNS: Final = 4
# Industry: per column the raw materials to choose from, as (kind, number).
GOODS_OFFERED: Final = tuple(
    tuple((_GOOD_LETTERS.index(option[0]), len(option)) for option in options)
    for options in _BOARDS.council.industry
)
FREE_SIZES: Final = tuple(tuple(sizes) for sizes in _BOARDS.council.construction)
ECONOMY_GAINS: Final = tuple(_BOARDS.council.economy)
NEW_CITIZENS: Final = tuple(_BOARDS.council.tourism)
PROMISES_DRAWN: Final = tuple(_BOARDS.promises_drawn.columns)

DIFFICULTIES: Final = {data.id: data for data in _BOARDS.difficulties}
SOLO_DEATHS_FROM: Final = _BOARDS.solo_deaths_from
RATINGS: Final = [(data.least, f"end-solo-{data.id}") for data in _BOARDS.ratings]

# The eight action cards, SC-33.
ACTIONS: Final = (
    "mayor",
    "architect",
    "mediator",
    "engineer",
    "supporter",
    "urban_planner",
    "city_councilor",
    "opponent",
)
MAYOR: Final = 0
ARCHITECT: Final = 1
MEDIATOR: Final = 2
ENGINEER: Final = 3
SUPPORTER: Final = 4
URBAN_PLANNER: Final = 5
CITY_COUNCILOR: Final = 6
NO_ACTION: Final = -1
ACTION_KEYS: Final = [f"action-{name}" for name in ACTIONS]

VOCABULARY: Final = [
    *(tile.key for tile in TILES),
    *(promise.key for promise in PROMISES),
    *(f"pile-{pile}" for pile in PILES),
    *(f"side-{side}" for side in SIDES),
    *GOOD_KEYS,
    *ROW_KEYS,
    *ACTION_KEYS,
    *(f"{key}-text" for key in ACTION_KEYS),
    *(f"function-{name}" for name in FUNCTIONS),
    *(rating for _, rating in RATINGS),
]
