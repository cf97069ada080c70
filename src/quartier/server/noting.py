"""Storing what follows from the logs: notes for lists and clocks, records of finished tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quartier.server.live import LiveTable
from quartier.server.storage.rows import OVER
from quartier.server.storage.tables import TableStore

log = logging.getLogger(__name__)

# Nobody waits for a note, and a server that starts makes those that are missing; so tables that
# change within this time are noted together, each once.
TOGETHER_SECONDS = 0.1
STOP_SECONDS = 2.0


class Notes:
    """The notes of tables, kept up to date."""

    def __init__(self, games: TableStore) -> None:
        self.games = games
        # Called when a table is over, and again if a server has to look at it again.
        self.on_end: Callable[[LiveTable], Awaitable[None]] = _nothing
        self._changed: dict[str, LiveTable] = {}
        self._making: asyncio.Task[None] | None = None

    def make_soon(self, live: LiveTable) -> None:
        """A table has changed."""
        self._changed[live.game.id] = live
        if self._making is None:
            self._making = asyncio.create_task(self._make_together())

    async def make(self, *tables: LiveTable) -> None:
        """Store of finished tables their records and what came of them, and of all their notes.

        The note is last: without it a server that starts looks at the table again.
        """
        # As they are now: one that ends meanwhile is not noted as ended before that is kept.
        games = {live: live.game for live in tables}
        for live in tables:
            if games[live].status == OVER and not await self._keep_end(live):
                del games[live]
        if games:
            await self.games.note(list(games.values()))

    async def _keep_end(self, live: LiveTable) -> bool:
        """Keep what came of a table; whether that was done."""
        try:
            await self.games.keep_record(live.game.id, live.record())
            await self.on_end(live)
        except Exception:
            log.exception("what came of table %s could not be kept", live.game.id)
            return False
        return True

    async def settle(self) -> None:
        """Wait until what has changed is noted."""
        if self._making is not None:
            await asyncio.wait([self._making], timeout=STOP_SECONDS)

    async def _make_together(self) -> None:
        while self._changed:
            await asyncio.sleep(TOGETHER_SECONDS)
            tables = list(self._changed.values())
            self._changed = {}
            try:
                await self.make(*tables)
            except Exception:
                log.exception("tables could not be noted; their logs are whole")
        self._making = None


async def _nothing(_live: LiveTable) -> None:
    return None
