"""Opening a table: its log is played again, and must lead where it led before."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from quartier.core.history import History
from quartier.core.speech import Event, Refusal, literal
from quartier.server.storage.rows import STOPPED, Logged, StoredTable
from quartier.server.storage.unplayable import Damaged, Unplayable, need_sound
from quartier.server.titles import find_title
from quartier.table.entries import Entry, Played
from quartier.table.pace import Closure
from quartier.table.table import Table

log = logging.getLogger(__name__)


class OtherRules(Unplayable):
    """The installed rules do not play a table as it was played."""

    status = STOPPED
    key = "refusal-other-rules"


class OtherContent(OtherRules):
    """A table was played with other content than its title has here."""

    key = "refusal-other-content"


class Replayed(NamedTuple):
    """What an entry did to a table."""

    version: int
    at: float
    entry: Entry
    events: list[Event]
    withdrawn: list[int]


def empty_table(game: StoredTable, closures: Sequence[Closure] = ()) -> Table:
    """A table before its first entry.

    OtherRules if the installed title knows none like it, Damaged if its row cannot be read.
    """
    need_sound(game)
    title = find_title(game.title)
    settings = None if title is None else title.settings(game.settings)
    if title is None or title.version < game.version or isinstance(settings, Refusal | None):
        raise OtherRules(game)
    if title.check(settings, len(game.seats)) is not None:
        raise OtherRules(game)
    try:
        return Table(
            title,
            settings,
            game.seed_of_deal,
            list(game.seats),
            game.pace,
            game.started,
            allows_undo=not game.rated,
            closures=closures,
        )
    except ValueError as error:
        raise Damaged(game, "check-row", {"columns": [literal("seed")]}) from error


def play_again(
    game: StoredTable, entries: list[Logged], closures: Sequence[Closure] = ()
) -> tuple[Table, list[Replayed]]:
    """The table a log leads to, and its steps; OtherRules if it leads elsewhere than it did.

    One position tells: what is equal at the end was equal enough before. The rules may be of a
    newer version than the table, or be changed without anybody having counted it.
    """
    table = empty_table(game, closures)
    if entries and not table.title.content.is_that_of(game.content):
        raise OtherContent(game)
    steps: list[Replayed] = []
    try:
        for logged in entries:
            # The note of the last position is missing if the server was ended before it was made.
            unnoted = logged is entries[-1] and game.noted != len(entries)
            if unnoted and logged.position != table.state.fingerprint():
                raise OtherRules(game)
            steps.append(_do(table, logged))
    except OtherRules:
        raise
    except Exception as error:
        # Rules that were never meant to see such a log may fail in any way.
        log.warning("table %s cannot be played again: %s", game.id, error)
        raise OtherRules(game) from error
    if game.noted == len(entries) and game.position not in ("", table.state.fingerprint()):
        raise OtherRules(game)
    return table, steps


def _do(table: Table, logged: Logged) -> Replayed:
    outcome = table.apply(logged.entry, logged.at)
    return Replayed(table.version, logged.at, logged.entry, *outcome)


def do_again(table: Table, logged: Logged) -> bool:
    """Make an entry again, if the rules still allow it; whether they did."""
    try:
        allowed = table.check(logged.entry) is None
        if allowed:
            table.apply(logged.entry, logged.at)
    except Exception as error:
        # Rules that were never meant to see such a log may fail in any way.
        log.warning("entry %s cannot be made again: %s", logged.sequence, error)
        return False
    return allowed


def log_of(past: History, at: float) -> list[Logged]:
    """The log a table would have if these moves had been played at it."""
    state = past.title.new(past.settings, past.state.seats, past.seed)
    entries: list[Logged] = []
    for number, entry in enumerate(past.decisions):
        played = Played(entry.seat, entry.move.text)
        entries.append(Logged(number + 1, at, played, state.fingerprint()))
        state.advance(entry.seat, entry.move)
    return entries
