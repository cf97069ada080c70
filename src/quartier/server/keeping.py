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


class Keeper:
    """Keeps the notes of tables up to date."""

    def __init__(self, games: TableStore) -> None:
        self.games = games
        # Called when a table is over, and again if a server has to look at it again.
        self.on_end: Callable[[LiveTable], Awaitable[None]] = _nothing
        self._changed: dict[str, LiveTable] = {}
        self._keeping: asyncio.Task[None] | None = None

    def keep_soon(self, live: LiveTable) -> None:
        """A table has changed."""
        self._changed[live.game.id] = live
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_together())

    async def keep(self, *tables: LiveTable) -> None:
        """Store of finished tables their records and what came of them, and of all their notes.

        The note is last: without it a server that starts looks at the table again.
        """
        ended = [live for live in tables if live.game.status == OVER]
        lost = [live for live in ended if not await self._keep_end(live)]
        noted = [live.game for live in tables if live not in lost]
        if noted:
            await self.games.note(noted)

    async def _keep_end(self, live: LiveTable) -> bool:
        """Keep what came of a table; whether that was done."""
        try:
            await self.games.keep_record(live.game.id, live.record())
            await self.on_end(live)
        except Exception:
            log.exception("what came of table %s could not be kept", live.game.id)
            return False
        return True

    async def stop(self) -> None:
        """Wait until what has changed is noted."""
        if self._keeping is not None:
            await asyncio.wait([self._keeping], timeout=STOP_SECONDS)

    async def _keep_together(self) -> None:
        while self._changed:
            await asyncio.sleep(TOGETHER_SECONDS)
            tables = list(self._changed.values())
            self._changed = {}
            try:
                await self.keep(*tables)
            except Exception:
                log.exception("tables could not be noted; their logs are whole")
        self._keeping = None


async def _nothing(_live: LiveTable) -> None:
    return None
