"""Who has been here lately: it keeps the public tables listed that wait for players."""

from __future__ import annotations

import asyncio
import logging
import time

from quartier.server.notices import Notices
from quartier.server.storage.tables import TableStore

log = logging.getLogger(__name__)

NOTE_SECONDS = 60.0


class Presence:
    """Notes now and then which waiting tables have somebody there."""

    def __init__(self, games: TableStore, notices: Notices) -> None:
        self.games = games
        self.notices = notices
        self._seen: set[str] = set()
        self._noting: asyncio.Task[None] | None = None

    def saw(self, identity: str) -> None:
        """A person has asked for something."""
        self._seen.add(identity)

    def start(self) -> None:
        self._noting = asyncio.create_task(self._note_forever())

    def stop(self) -> None:
        if self._noting is not None:
            self._noting.cancel()

    async def note(self, now: float) -> None:
        """Keep the tables listed of those who asked since the last time or have a page open."""
        here = self._seen | self.notices.listening
        self._seen = set()
        await self.games.keep_listed(here, now)

    async def _note_forever(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            try:
                await self.note(time.time())
            except Exception:
                log.exception("who is here could not be noted; it goes on")
