"""What viewers of a table are told, in structs: a client gets them as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from quartier.core.speech import Points
from quartier.core.views import ScoreLine, ViewPart

# The facts of core.speech, as a reader of JSON meets them.
Fact = Points | str | Sequence[int | str]
Facts = Mapping[str, Fact]
Undo = Literal["free", "ask", ""]


class Move(msgspec.Struct):
    text: str
    key: str
    facts: Facts


class Ask(msgspec.Struct):
    """The question a seat owes an answer to, with every legal answer."""

    phase: str
    prompt: str
    rule: str
    facts: Facts
    moves: list[Move]


class Phrase(msgspec.Struct):
    """Something to be said, as a message key and its facts."""

    key: str
    facts: Facts


class TableEvent(msgspec.Struct):
    """Something that happened, told by a message key and its facts."""

    key: str
    facts: Facts


class LogEntry(msgspec.Struct):
    """What everybody may know of an entry of the log: a move itself may be secret.

    `withdrawn` are the versions of moves it took back.
    """

    kind: str
    seat: int
    bot: str | UnsetType = UNSET
    withdrawn: list[int] | UnsetType = UNSET


class Frame(msgspec.Struct):
    """A position on the way of a move, after so many of its events.

    `patch` turns the view of the frame before, the first one the old view, into that of this one.
    """

    events: int
    patch: object


class UndoRequest(msgspec.Struct):
    """Who asks to go back, and who has not agreed yet."""

    seat: int
    pending: list[int]


class Holder(msgspec.Struct):
    """Who sits there; a stand-in is a bot that plays on for a person."""

    name: str
    guest: bool
    bot: str
    stand_in: bool


class Clock(msgspec.Struct):
    """The seconds a seat has left, and since when they run."""

    left: float
    since: float | None


class Remark(msgspec.Struct):
    """What the points of a result do not tell."""

    rule: str
    key: str
    facts: Facts


class Result(msgspec.Struct):
    """How a game ended; `tie_break` is the key of what separated the leaders, or ""."""

    categories: list[str]
    lines: list[list[ScoreLine]]
    totals: list[Points]
    ranks: list[int]
    tie_break: str
    reason: str
    teams: list[list[int]]
    remarks: list[Remark]


class Sight(msgspec.Struct):
    """All that a seat, or a spectator, may know of a table; patches keep it up to date."""

    view: ViewPart
    waiting: list[int]
    ask: Ask | None
    undo: Undo | None
    undo_request: UndoRequest | None
    seats: list[Holder]
    clocks: list[Clock] | None
    result: Result | None


class Moment(Sight):
    """A sight at a version, from a seat."""

    version: int
    seat: int | None


class Branch(Moment):
    """A line that did not happen, with what its last move told."""

    events: list[TableEvent]
