"""The form of the data files, checked when they are read.

`basis` says how sure a record is: stated by the rulebook, derived from it by counting, or
reconstructed because it was only to be seen in a picture. A person who owns the box can correct
the latter here.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from quartier.core.data import read_data

TypeName = Literal[
    "residence", "commerce", "leisure", "industry", "parking", "town_hall", "park", "cloud"
]
Victory = Literal["residential", "economic", "industrial", "commercial", "happiness"]
Level = Literal["simplified", "normal", "advanced"]
Basis = Literal["stated", "derived", "reconstructed"]


class TypeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of card: its family, the colours it shows to parkings, its pollution."""

    id: TypeName
    family: Literal["development", "culture", "other"]
    colours: list[Literal["green", "blue", "yellow", "red", "violet"]]
    percent: int
    half_percent: int
    basis: Basis


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card. An illustration is one of the pictures the industries have."""

    id: str
    types: list[TypeName]
    count: int
    basis: Basis
    cut: Literal["straight", "diagonal"] | None = None
    illustration: bool = False
    percent: int | None = None


class DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level uses with a number of players; the card counts are those of the whole deck."""

    level: Level
    seats: int
    rounds: int
    draw: int
    keep: int
    residence: int
    industry: int
    parking: int
    commerce: int
    leisure: int
    bicolour: int
    parks: int
    clouds: int
    basis: Basis


class LayoutData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city with a given outline, drawn row by row.

    A digit is a place of that seat's region, a letter a card of the suburb. `halls` lists for each
    seat the places where its town hall may stand.
    """

    id: str
    shape: Literal["square", "hex"]
    size: int
    floats: Literal["none", "rows", "both"]
    halls: list[list[str]]
    rows: list[str]
    basis: Basis


class RankData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo game: the least score for it, by victory condition."""

    id: str
    residential: int | None
    economic: int | None
    industrial: int | None
    commercial: int | None
    happiness: int | None
    basis: Basis


class Files(msgspec.Struct, frozen=True):
    """All data files."""

    types: list[TypeData]
    cards: list[CardData]
    decks: list[DeckData]
    layouts: list[LayoutData]
    ranks: list[RankData]


FILES: Final = read_data(__package__, Files)
