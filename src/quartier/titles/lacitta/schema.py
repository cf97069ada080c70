"""The form of the data files, checked when they are read.

`source` says how a value is known: printed in the game, or reconstructed to agree with everything
that is; whoever owns the box can correct it in the data.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from quartier.core.data import read_data

Source = Literal["printed", "reconstructed"]
Set = Literal["base", "expansion"]
Size = Literal["castle", "S", "M", "L"]
Service = Literal["culture", "education", "health"]
TerrainName = Literal["farm1", "farm2", "farm3", "mountain", "lake", "wasteland"]
Orientation = Literal["up", "down"]
EffectName = Literal["build", "build_size", "markers", "citizens", "harvest", "look"]


class HexData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex: axial coordinates, from how many players on it is used, what it lies next to."""

    id: str
    q: int
    r: int
    players: Literal[2, 3, 4]
    spots: list[str]
    border: str = ""
    extension: str = ""


class SpotData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a terrain tile, with the cells of the grid it covers."""

    id: str
    orientation: Orientation
    cells: list[tuple[int, int]]
    extension: bool = False


class BorderData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrain: TerrainName


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    hexes: list[HexData]
    spots: list[SpotData]
    border: list[BorderData]


class PoolData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles that are the same two-sided piece."""

    id: str
    tiles: int
    source: Source


class ServicesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    culture: float = 0
    education: float = 0
    health: float = 0


class BuildingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building; `wheat` and `mountains` say that its yield depends on the terrain around."""

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


class PolicyData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy card: how many the base deck and the expansion deck hold, and its options."""

    id: str
    base: int
    expansion: int
    options: list[PolicyOptionData]
    source: Source


class TerrainData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: TerrainName
    tiles: int
    source: Source


class ExtensionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spot: str
    terrain: TerrainName
    source: Source


class SetupData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recommended set-up: the terrain of the spots in order, the castles of each seat."""

    players: int
    terrain: list[TerrainName]
    castles: list[list[str]]
    source: Source


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


FILES: Final = read_data(__package__, Files)
