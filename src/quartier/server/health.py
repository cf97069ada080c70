"""Whether the server can do its work: what is written is kept, what is kept can be read."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa

from quartier.server.storage.database import Conflict, Database
from quartier.server.storage.schema import META

log = logging.getLogger(__name__)

PULSE = "pulse"
EVERY_SECONDS = 10.0
MOST_SECONDS = 2.0


class Health:
    """Feels the pulse of a database: reads, and now and then writes a row.

    Many may ask at once and often; they get the answer of the last look.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._looking: asyncio.Task[str] | None = None
        self._looked = float("-inf")

    async def trouble(self) -> str:
        """What is wrong, as the key of a text; "" if nothing is."""
        now = time.monotonic()
        if self._looking is None or (self._looking.done() and now - self._looked > EVERY_SECONDS):
            self._looked = now
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        for trouble, work in (("health-reading", self._read), ("health-writing", self._write)):
            try:
                async with asyncio.timeout(MOST_SECONDS):
                    await work()
            except Exception as error:
                # The log says more than strangers may know.
                log.error("the database is not well: %s: %r", trouble, error)
                return trouble
        return ""

    async def _read(self) -> None:
        await self.database.read(sa.select(sa.literal(1).label("one")))

    async def _write(self) -> None:
        try:
            await self._beat()
        except Conflict:
            # Another server made the row at the same moment: now there is one to change.
            await self._beat()

    async def _beat(self) -> None:
        now = str(int(time.time()))
        missing = sa.not_(sa.exists().where(META.c.key == PULSE))
        row = sa.select(sa.literal(PULSE), sa.literal(now)).where(missing)
        await self.database.write(
            sa.insert(META).from_select(["key", "value"], row),
            sa.update(META).where(META.c.key == PULSE).values(value=now),
        )
