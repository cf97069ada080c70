"""One letter a day to those who want it, about all tables that wait for them."""

from __future__ import annotations

import asyncio
import logging
import time

from quartier.server.letters import Letters
from quartier.server.occasions import Occasion
from quartier.server.people.quiet import quiet_left
from quartier.server.spans import DAY, HOUR
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identities
from quartier.server.storage.tables import TableStore

log = logging.getLogger(__name__)

EVERY_SECONDS = 600.0
# A table that has waited for less is being played.
LEAST_WAIT = HOUR


class Digests:
    """Writes them, on whichever server notices first."""

    def __init__(self, identities: Identities, games: TableStore, letters: Letters) -> None:
        self.identities = identities
        self.games = games
        self.letters = letters
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.letters.config.smtp:
            self._writing = asyncio.create_task(self._write_forever())

    def stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()

    async def _write_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.write(time.time())
            except Exception:
                log.exception("letters of the day could not be written; it is tried again")

    async def write(self, now: float) -> None:
        """Write to everybody whose day is over, outside their quiet hours."""
        for person in await self.identities.awaiting_digest(now - DAY):
            tables = await self.games.waiting_for(person.id, now - LEAST_WAIT)
            if not tables or quiet_left(person.quiet, now):
                continue
            try:
                await self.identities.note_digest(person, now)
            except Conflict:
                continue
            waiting = [Occasion("your-turn", game.id, game.title) for game in tables]
            await self.letters.tell_waiting(person, waiting)
