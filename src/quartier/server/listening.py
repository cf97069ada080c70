"""Hearing of what other servers wrote to the same PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

import asyncpg

from quartier.server.storage.database import CHANNEL, Database
from quartier.server.tables import Tables

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Listener:
    """Listens for notices and lets the tables named in them catch up. Nothing to do on SQLite."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._task: asyncio.Task[None] | None = None
        self._subjects: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        if self.database.is_postgres:
            self._task = asyncio.create_task(self._listen_forever())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("lost the connection for notices (%s); trying again", error)
                await asyncio.sleep(RETRY_SECONDS)
                # Whatever was missed meanwhile is in the logs of the tables.
                for game_id in list(self.tables.live):
                    self._subjects.put_nowait(game_id)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self.database.url)
        try:
            await connection.add_listener(
                CHANNEL, lambda _c, _pid, _channel, subject: self._subjects.put_nowait(str(subject))
            )
            while not connection.is_closed():
                try:
                    subject = await asyncio.wait_for(self._subjects.get(), RETRY_SECONDS)
                except TimeoutError:
                    continue
                live = self.tables.live.get(subject)
                if live is not None:
                    await live.catch_up()
        finally:
            await connection.close()
        raise OSError("connection closed")
