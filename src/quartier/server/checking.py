"""Playing every stored table again: what would the installed rules change?"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from quartier.core.speech import Facts, literal
from quartier.server.opening import OtherRules, do_again, empty_table
from quartier.server.storage.database import Database
from quartier.server.storage.rows import CLOSED, OPEN, Logged, StoredTable
from quartier.server.storage.tables import TableStore
from quartier.server.storage.unplayable import Damaged, need_sound
from quartier.server.titles import find_title
from quartier.table.entries import Played
from quartier.table.table import Table


class Finding(msgspec.Struct, frozen=True):
    """A table that does not play as it did: the text that says why, and at which entry."""

    table: str
    title: str
    key: str
    facts: Facts
    is_damage: bool = False


async def findings(database: Database) -> AsyncIterator[Finding | None]:
    """For every started or damaged table what is amiss, or None if nothing is."""
    games = TableStore(database)
    for game_id in await games.every_id():
        game = await games.get(game_id)
        if game is not None and game.status not in (OPEN, CLOSED):
            yield await _examined(games, game)


async def _examined(games: TableStore, game: StoredTable) -> Finding | None:
    try:
        return examine(game, await games.log(need_sound(game)))
    except Damaged as damage:
        return Finding(game.id, game.title, damage.finding, damage.facts, is_damage=True)


def examine(game: StoredTable, log: list[Logged]) -> Finding | None:
    """What the installed rules make of a table's log."""
    title = find_title(game.title)
    if title is None:
        return Finding(game.id, game.title, "check-no-title", {})
    if title.version < game.version:
        facts: Facts = {"given": game.version, "current": title.version}
        return Finding(game.id, game.title, "check-newer", facts)
    if not title.content.is_that_of(game.content):
        return Finding(game.id, game.title, "check-content", {})
    try:
        table = empty_table(game)
    except OtherRules:
        return Finding(game.id, game.title, "check-settings", {})
    return _replay(game, table, log)


def _replay(game: StoredTable, table: Table, log: list[Logged]) -> Finding | None:
    for number, logged in enumerate(log):
        if logged.position != table.state.fingerprint():
            # The position is that before the entry: the one before made it different.
            return _difference(game, log, number - 1)
        if not do_again(table, logged):
            return Finding(game.id, game.title, "check-refused", _facts(logged))
    if game.noted == len(log) and game.position not in ("", table.state.fingerprint()):
        return _difference(game, log, len(log) - 1)
    return None


def _difference(game: StoredTable, log: list[Logged], index: int) -> Finding:
    if index < 0:
        return Finding(game.id, game.title, "check-start", {})
    return Finding(game.id, game.title, "check-different", _facts(log[index]))


def _facts(logged: Logged) -> Facts:
    entry = logged.entry
    move = entry.move if isinstance(entry, Played) else type(entry).__name__
    return {"number": logged.sequence, "seat": entry.seat, "move": literal(move)}
