"""The form of the data files, checked when they are read."""

from __future__ import annotations

from typing import Literal

import msgspec

from quartier.core.schema import Entry

TypeName = Literal[
    "residence", "commerce", "leisure", "industry", "parking", "town_hall", "park", "cloud"
]
Victory = Literal["residential", "economic", "industrial", "commercial", "happiness"]
Level = Literal["simplified", "normal", "advanced"]


class TypeData(Entry, frozen=True):
    """A type of card: its family, the colours it shows to parkings, its pollution."""

    fixed = True

    id: TypeName
    family: Literal["development", "culture", "other"]
    colours: list[Literal["green", "blue", "yellow", "red", "violet"]]
    percent: int
    half_percent: int


class CardData(Entry, frozen=True):
    """A kind of card. An illustration is one of the pictures the industries have."""

    id: str
    types: list[TypeName]
    count: int
    cut: Literal["straight", "diagonal"] | None = None
    illustration: bool = False
    percent: int | None = None


class DeckData(Entry, frozen=True):
    """What a level uses with a number of players; the card counts are those of the whole deck."""

    named_by = ("level", "seats")
    fixed = True

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


class LayoutData(Entry, frozen=True):
    """A city with a given outline, drawn row by row.

    A digit is a place of that seat's region, a letter a card of the suburb. `halls` lists for each
    seat the places where its town hall may stand.
    """

    fixed = True

    id: str
    shape: Literal["square", "hex"]
    size: int
    floats: Literal["none", "rows", "both"]
    halls: list[list[str]]
    rows: list[str]


class RankData(Entry, frozen=True):
    """A rank of the solo game: the least score for it, by victory condition."""

    fixed = True

    id: str
    residential: int | None
    economic: int | None
    industrial: int | None
    commercial: int | None
    happiness: int | None


class Files(msgspec.Struct, frozen=True):
    """All data files."""

    types: list[TypeData]
    cards: list[CardData]
    decks: list[DeckData]
    layouts: list[LayoutData]
    ranks: list[RankData]
