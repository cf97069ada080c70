"""Worked examples of the rules as positions: `examples.json` in the package of a title.

They are kept by the tests that show the same thing (`quartier.testing.examples`). Each has the
sight of a seat, for a board to draw, and moves of which is asked whether they are allowed there.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from quartier.core.titles import Title
from quartier.table import told

FILE: Final = "examples.json"


class Why(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule, the message key, its facts."""

    rule: str
    key: str
    facts: told.Facts


class Asked(msgspec.Struct, frozen=True):
    """Whether a move is allowed; `refused` says why not, None if it is."""

    move: told.Move
    refused: Why | None


class Example(msgspec.Struct, frozen=True):
    """A position as a seat sees it (a sight, see `told.Moment`), and what is asked about it."""

    sight: object
    asked: list[Asked]


@lru_cache
def examples_of(title: Title) -> dict[str, Example]:
    """The examples of a title by rule number; with corrected content they might not be true."""
    found = files(title.package) / FILE
    if title.content.fingerprint or not found.is_file():
        return {}
    return msgspec.json.decode(found.read_bytes(), type=dict[str, Example])
