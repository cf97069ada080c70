"""Structs of every kind, for the writer of the page's types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from quartier.core.views import ViewPart, Zone
from quartier.server.messages import Request

Colour = Literal["red", "green"]
Long = Literal[
    "the first of many words",
    "the second of many words",
    "the third of many words",
    "the fourth of many words",
    "the fifth of many words",
]


class Piece(ViewPart, kw_only=True, rename={"kind": "type"}):
    """A piece."""

    kind: str
    colour: Colour
    at: tuple[int, int]
    owner: int | UnsetType | None = UNSET


class King(Piece, kw_only=True):
    """The one that must not be lost.

    It has a name.
    """

    name: Annotated[str, msgspec.Meta(max_length=3)]


class Board(ViewPart):
    pieces: list[Piece | None]
    left: dict[Colour, float]
    words: Long
    lines: list[tuple[str, int | bool]]
    over: bool = False


class Told(msgspec.Struct, tag_field="type", tag="told"):
    view: ViewPart
    pile: Zone


class Wish(Request, frozen=True):
    text: str
    loud: bool = False


Said = Told | Wish
