"""The form of the data files, checked when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

from quartier.core.schema import Entry

Family = Literal[
    "residential",
    "commercial",
    "factory",
    "warehouse",
    "refinery",
    "port",
    "service",
    "cultural",
    "park",
]
Function = Literal[
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
]
Good = Literal["wood", "stone", "metal"]
Row = Literal["industry", "construction", "economy", "tourism"]
Stock = Literal["common", "dealt", "by_players"]
Metric = Literal[
    "park_cells",
    "park_tiles",
    "residential_tiles",
    "residential_full_tiles",
    "residential_citizens",
    "commercial_tiles",
    "commercial_cells",
    "factory_tiles",
    "cultural_built",
    "built",
    "built_among",
    "cemeteries",
    "pollution",
    "money",
    "resources_stored",
    "citizens_out_of_reserve",
    "empty_cells",
    "zone_steps",
    "work_slots",
    "work_slots_empty",
    "tourists_abroad",
]
Pile = Literal["easy", "medium", "hard", "special"]
Game = Literal["economic", "citizen", "cultural", "solo"]
Cell = tuple[int, int]


class ShapeData(Entry, frozen=True):
    """Cells as (x, y); slot i of the tile lies on cell i."""

    id: str
    cells: list[Cell]
    count: int


class TileData(Entry, frozen=True):
    """A kind of tile. `influencing` lists the cells that influence, if not all do."""

    fixed = True

    id: str
    family: Family
    shapes: list[ShapeData]
    level: int = 0
    slots: list[Function] = []
    price: int = 0
    goods: str = ""
    influencing: list[int] = []
    unique: bool = False
    stock: Stock = "common"


class ConditionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    metric: Metric
    least: int | None = None
    most: int | None = None
    level: int = 1
    buildings: list[str] = []


class PromiseData(Entry, frozen=True):
    """A promise; special ones are numbered apart."""

    named_by = ("number",)
    fixed = True

    number: int
    pile: Pile
    kept: int
    broken: int
    conditions: list[ConditionData]
    removed_in: list[Game] = []


class FamilyData(Entry, frozen=True):
    """How many tiles of a family the list of components counts."""

    named_by = ("family",)
    fixed = True

    family: Family
    count: int


class BoroughData(Entry, frozen=True):
    """`sides` are the lengths of the Buildable Zone along the size track."""

    fixed = True

    id: Literal["easy", "expert"]
    sides: list[int]


class CitizensData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hall: int
    career: int
    reserve: int


class GoodsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: int
    stone: int
    metal: int


class CouncilData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The benefits of the columns: goods to choose from, sizes of a free tile, dollars or votes,
    citizens."""

    industry: list[list[str]]
    construction: list[list[int]]
    economy: list[int]
    tourism: list[int]


class DrawData(Entry, frozen=True):
    columns: list[int]


class DifficultyData(Entry, frozen=True):
    fixed = True

    id: str
    deaths: Literal["none", "one_above", "one_per_point"]
    points: int = 0


class RatingData(Entry, frozen=True):
    fixed = True

    id: str
    least: int


class BoardsData(Entry, frozen=True):
    tiles: list[FamilyData]
    boroughs: list[BoroughData]
    copies_by_players: list[int]
    money_by_turn: list[int]
    citizens: CitizensData
    goods: GoodsData
    council: CouncilData
    promises_drawn: DrawData
    difficulties: list[DifficultyData]
    solo_deaths_from: int
    ratings: list[RatingData]


class Files(msgspec.Struct, frozen=True):
    """All data files."""

    tiles: list[TileData]
    promises: list[PromiseData]
    specials: list[PromiseData]
    boards: BoardsData
