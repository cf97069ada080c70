"""Letting stopped tables go on under the installed rules, if who runs the server says so."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from quartier.server.opening import do_again, empty_table
from quartier.server.storage.database import Database
from quartier.server.storage.rows import RUNNING, STOPPED, Logged, StoredTable
from quartier.server.storage.tables import TableStore
from quartier.server.storage.unplayable import Unplayable

# A moment long gone: the server looks at such a table at once.
AT_ONCE = 1.0


async def adopted(database: Database) -> AsyncIterator[tuple[StoredTable, bool]]:
    """Every stopped table, and whether it goes on now.

    It does if each entry of its log is still allowed, in whatever positions they now lead to.
    """
    games = TableStore(database)
    for game_id in await games.stopped_ids():
        game = await games.get(game_id)
        if game is None or game.status != STOPPED:
            continue
        try:
            again = under_installed_rules(game, await games.log(game))
        except Unplayable:
            again = None
        if again is not None:
            await games.adopt(*again)
        yield game, again is not None


def under_installed_rules(
    game: StoredTable, log: list[Logged]
) -> tuple[StoredTable, list[Logged]] | None:
    """The table and its log with the positions the installed rules lead to; None if they refuse."""
    table = empty_table(game)
    entries: list[Logged] = []
    for logged in log:
        entries.append(msgspec.structs.replace(logged, position=table.state.fingerprint()))
        if not do_again(table, logged):
            return None
    renewed = msgspec.structs.replace(
        game,
        version=table.title.version,
        content=table.title.content.fingerprint,
        settings=table.history.settings,
        status=RUNNING,
        noted=len(log),
        position=table.state.fingerprint(),
        due=AT_ONCE,
    )
    return renewed, entries
