"""Worked examples of the rules as positions: `examples.json` in the package of a title.

They are kept by the tests that show the same thing (`quartier.testing.examples`). Much of what a
board draws is the same in all of them, so most are kept as how they differ from an earlier one.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from quartier.core.patches import patch, patched
from quartier.core.speech import Points
from quartier.core.titles import Title
from quartier.core.views import ScoreLine
from quartier.table import told

FILE: Final = "examples.json"


class Why(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule, the message key, its facts."""

    rule: str
    key: str
    facts: told.Facts


class Whether(msgspec.Struct, frozen=True, tag_field="asks", tag="whether"):
    """Whether a move is allowed; `refused` says why not, None if it is."""

    move: told.Move
    refused: Why | None


class HowMuch(msgspec.Struct, frozen=True, tag_field="asks", tag="how-much"):
    """A number, with where it comes from if it is one of points."""

    question: told.Phrase
    answer: Points
    lines: list[ScoreLine]


class WhatThen(msgspec.Struct, frozen=True, tag_field="asks", tag="what-then"):
    """What comes of moves, or of the course of the game: the events, and the position after them.

    `patch` turns the sight into that position.
    """

    moves: list[told.Move]
    events: list[told.TableEvent]
    patch: object


Asked = Whether | HowMuch | WhatThen


class Shown(msgspec.Struct, frozen=True):
    """A position as a seat sees it (a sight, see `told.Moment`), and what is asked about it."""

    sight: object
    asked: list[Asked]


class Kept(msgspec.Struct, frozen=True):
    """A position as it is kept: how its sight differs from that of the position before it in the
    file that has as many seats.
    """

    seats: int
    patch: object
    asked: list[Asked]


Examples = dict[str, list[Shown]]


@lru_cache
def examples_of(title: Title) -> Examples:
    """The examples of a title by rule number; with corrected content they might not be true."""
    found = files(title.package) / FILE
    if title.content.fingerprint or not found.is_file():
        return {}
    return unfolded(msgspec.json.decode(found.read_bytes(), type=dict[str, list[Kept]]))


def unfolded(kept: dict[str, list[Kept]]) -> Examples:
    """The positions of a file."""
    latest: dict[int, object] = {}

    def shown(one: Kept) -> Shown:
        latest[one.seats] = patched(latest.get(one.seats), one.patch)
        return Shown(latest[one.seats], one.asked)

    return {number: [shown(one) for one in example] for number, example in kept.items()}


def folded(examples: Examples) -> dict[str, list[Kept]]:
    """What a file keeps of positions."""
    latest: dict[int, object] = {}

    def kept(one: Shown) -> Kept:
        assert isinstance(one.sight, dict)
        seats = len(one.sight["seats"])
        change = patch(latest.get(seats), one.sight)
        latest[seats] = one.sight
        return Kept(seats, change, one.asked)

    return {number: [kept(one) for one in example] for number, example in examples.items()}


def keys_asked(title: Title) -> set[str]:
    """The keys of the questions its examples ask."""
    positions = [shown for example in examples_of(title).values() for shown in example]
    asked = [one for shown in positions for one in shown.asked]
    return {one.question.key for one in asked if isinstance(one, HowMuch)}
