"""What the server says over its WebSockets; every message names its `type`."""

from __future__ import annotations

import msgspec

from quartier.server.messages import Refused
from quartier.server.storage.rows import Status
from quartier.server.storage.talk import ChatLine
from quartier.table.told import Frame, LogEntry, Moment, TableEvent


class Whole(Moment, tag_field="type", tag="table"):
    """Everything, on connecting and whenever asked for.

    `has_team` says that I have partners to talk to alone.
    """

    thinking: list[int]
    present: list[int]
    chat: list[ChatLine]
    has_team: bool


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """One entry of the log; `patch` turns my old sight into the new one.

    `frames` are positions on the way, where there are any.
    """

    version: int
    at: float
    entry: LogEntry
    events: list[TableEvent]
    frames: list[Frame]
    patch: object


class Thinking(msgspec.Struct, tag_field="type", tag="thinking"):
    """The seats whose bots think."""

    seats: list[int]


class Present(msgspec.Struct, tag_field="type", tag="present"):
    """The seats whose people look at the table."""

    seats: list[int]


class Spoken(ChatLine, frozen=True, tag_field="type", tag="chat"):
    """A line of chat as it is said."""


class Announced(msgspec.Struct, tag_field="type", tag="announced"):
    """What the keeper of the server tells everybody; nothing if the text is empty."""

    text: str
    is_closed: bool


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The answer to a message that was carried out."""

    id: int
    version: int


class NotDone(Refused, frozen=True, tag_field="type", tag="refused"):
    """The answer to one that was not; `id` is null if it could not be read."""

    id: int | None


class Foretold(msgspec.Struct, tag_field="type", tag="foretold"):
    """Where a move of mine would lead by itself; `patch` turns my view of that version into it.

    `is_whole` says that nothing else was needed to get there.
    """

    id: int
    version: int
    patch: object
    is_whole: bool


# Over the socket of a table.
TableMessage = Whole | Update | Thinking | Present | Spoken | Announced | Done | NotDone | Foretold


class TableNews(msgspec.Struct, tag_field="type", tag="game"):
    """Over my own socket: one of my tables has changed."""

    id: str
    status: Status
    your_turn: bool
