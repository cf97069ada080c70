"""The form of the data files, checked when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

from quartier.core.schema import Entry

Set = Literal["base", "expansion"]
Size = Literal["castle", "S", "M", "L"]
Service = Literal["culture", "education", "health"]
TerrainName = Literal["farm1", "farm2", "farm3", "mountain", "lake", "wasteland"]
Orientation = Literal["up", "down"]
EffectName = Literal["build", "build_size", "markers", "citizens", "harvest", "look"]


class HexData(Entry, frozen=True):
    """A hex: axial coordinates, from how many players on it is used, what it lies next to."""

    id: str
    q: int
    r: int
    players: Literal[2, 3, 4]
    spots: list[str]
    border: str = ""
    extension: str = ""


class SpotData(Entry, frozen=True):
    """A place for a terrain tile, with the cells of the grid it covers."""

    id: str
    orientation: Orientation
    cells: list[tuple[int, int]]
    extension: bool = False


class BorderData(Entry, frozen=True):
    id: str
    terrain: TerrainName


class BoardData(Entry, frozen=True):
    hexes: list[HexData]
    spots: list[SpotData]
    border: list[BorderData]


class PoolData(Entry, frozen=True):
    """Tiles that are the same two-sided piece."""

    fixed = True

    id: str
    tiles: int


class ServicesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    culture: float = 0
    education: float = 0
    health: float = 0


class BuildingData(Entry, frozen=True):
    """A building; `wheat` and `mountains` say that its yield depends on the terrain around."""

    fixed = True

    id: str
    set: Set
    size: Size
    code: str = ""
    pool: str = ""
    services: ServicesData = ServicesData()
    wheat: bool = False
    mountains: bool = False
    food: int = 0
    gold: int = 0
    wave: bool = False


class BuildingsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pools: list[PoolData]
    buildings: list[BuildingData]


class PolicyOptionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    effect: EffectName
    cost_2000: int = -1
    building: str = ""
    size: Size = "S"
    n: int = 1


class PolicyData(Entry, frozen=True):
    """A policy card: how many the base deck and the expansion deck hold, and its options."""

    fixed = True

    id: str
    base: int
    expansion: int
    options: list[PolicyOptionData]


class TerrainData(Entry, frozen=True):
    named_by = ("terrain",)
    fixed = True

    terrain: TerrainName
    tiles: int


class ExtensionData(Entry, frozen=True):
    named_by = ("spot",)

    spot: str
    terrain: TerrainName


class SetupData(Entry, frozen=True):
    """A recommended set-up: the terrain of the spots in order, the castles in turn order."""

    named_by = ("players",)
    fixed = True

    players: int
    terrain: list[TerrainName]
    castles: list[list[str]]


class SetupsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: list[TerrainData]
    expansion: list[ExtensionData]
    setups: list[SetupData]


class Files(msgspec.Struct, frozen=True):
    """All data files."""

    board: BoardData
    buildings: BuildingsData
    policies: list[PolicyData]
    setups: SetupsData
