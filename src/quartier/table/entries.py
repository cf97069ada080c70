"""The log of a table: everything that ever happened to it, in order, never changed.

The position, the seats and the clocks follow from the log; a table is opened by reading it again.
"""

from __future__ import annotations

import msgspec


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    seat: int


class Played(_Entry, frozen=True, tag="play"):
    """A seat's answer, in notation."""

    move: str


class TakenBack(_Entry, frozen=True, tag="undo"):
    """A seat took its last answer back on its own, because nobody had learned of it."""


class UndoAsked(_Entry, frozen=True, tag="undo-ask"):
    """A seat asks the others to go back to before its last answer."""


class UndoAgreed(_Entry, frozen=True, tag="undo-agree"):
    """A seat agrees; with the last agreement the table goes back."""


class UndoDeclined(_Entry, frozen=True, tag="undo-decline"):
    """A seat does not agree: the request is over."""


class StoodIn(_Entry, frozen=True, tag="stand-in"):
    """A bot plays on for a person whose time is up or who has left."""

    bot: str


class Returned(_Entry, frozen=True, tag="return"):
    """The person is back and plays the seat again."""


Entry = Played | TakenBack | UndoAsked | UndoAgreed | UndoDeclined | StoodIn | Returned
