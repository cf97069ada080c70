"""The form of the data files, checked when they are read."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from quartier.core.data import read_data

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
Doubt = Literal[
    "shapes", "slots", "count", "cost", "size", "sides", "columns", "pile", "conditions"
]
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


class Doubtful(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What no picture or text was at hand for: `derived` values follow from known ones,
    `reconstructed` ones were chosen so that everything known holds."""

    derived: list[Doubt] = []
    reconstructed: list[Doubt] = []


class ShapeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells as (x, y); slot i of the tile lies on cell i."""

    id: str
    cells: list[Cell]
    count: int


class TileData(Doubtful, frozen=True):
    """A kind of tile. `influencing` lists the cells that influence, if not all do."""

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


class PromiseData(Doubtful, frozen=True):
    number: int
    pile: Pile
    kept: int
    broken: int
    conditions: list[ConditionData]
    removed_in: list[Game] = []


class BoroughData(Doubtful, frozen=True):
    """`sides` are the lengths of the Buildable Zone along the size track."""

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


class DrawData(Doubtful, frozen=True):
    columns: list[int]


class DifficultyData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    deaths: Literal["none", "one_above", "one_per_point"]
    points: int = 0


class RatingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    least: int


class BoardsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    """All data files; the normal promises come before the special ones."""

    tiles: list[TileData]
    promises: list[PromiseData]
    boards: BoardsData


FILES: Final = read_data(__package__, Files)
