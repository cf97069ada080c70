"""Hearing of what other servers wrote to the same PostgreSQL."""

from __future__ import annotations

import asyncio
import logging

import asyncpg

from quartier.server.sessions import Sessions
from quartier.server.storage.database import CHANNEL, Database
from quartier.server.storage.identities import PERSON_NOTICE, Identities
from quartier.server.storage.sessions import SESSION_NOTICE
from quartier.server.storage.tables import ENTRY_NOTICE, TABLE_NOTICE
from quartier.server.storage.talk import CHAT_NOTICE
from quartier.server.tables import LiveTables

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Listener:
    """Listens for notices and lets the tables and people named in them catch up."""

    def __init__(
        self, database: Database, tables: LiveTables, sessions: Sessions, identities: Identities
    ) -> None:
        self.database = database
        self.tables = tables
        self.sessions = sessions
        self.identities = identities
        self._task: asyncio.Task[None] | None = None
        self._subjects: asyncio.Queue[str] = asyncio.Queue()

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen_forever())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("lost the connection for notices (%s); trying again", error)
                await asyncio.sleep(RETRY_SECONDS)
                # Whatever was missed meanwhile is in the logs of the tables.
                for game_id in list(self.tables.live):
                    self._subjects.put_nowait(f"{ENTRY_NOTICE}:{game_id}:")
                    self._subjects.put_nowait(f"{CHAT_NOTICE}:{game_id}:")
                self._subjects.put_nowait(f"{SESSION_NOTICE}::")

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self.database.url)
        try:
            await connection.add_listener(
                CHANNEL, lambda _c, _pid, _channel, subject: self._hear(str(subject))
            )
            while not connection.is_closed():
                try:
                    subject = await asyncio.wait_for(self._subjects.get(), RETRY_SECONDS)
                except TimeoutError:
                    continue
                try:
                    await self._heed(subject)
                except Exception:
                    log.exception("a notice of another server could not be heeded")
        finally:
            await connection.close()
        raise OSError("connection closed")

    def _hear(self, subject: str) -> None:
        """Put a notice aside, if it is news here: every server hears of every move at any."""
        kind, about, signature = subject.split(":")
        if signature == self.database.signature:
            return
        if kind == TABLE_NOTICE and not self.tables.notices.has_listeners:
            return
        if kind in (ENTRY_NOTICE, CHAT_NOTICE) and not self.tables.is_here(about):
            return
        self._subjects.put_nowait(subject)

    async def _heed(self, subject: str) -> None:
        kind, about, _ = subject.split(":")
        live = self.tables.live.get(about)
        if kind == TABLE_NOTICE:
            await self.tables.heard_of(about)
        elif kind == ENTRY_NOTICE:
            await self.tables.catch_up(about)
        elif kind == SESSION_NOTICE:
            await self.sessions.look_again(about)
        elif kind == PERSON_NOTICE:
            person = await self.identities.get(about)
            if person is None:
                self.tables.forget(about)
            else:
                self.tables.rename(person)
        elif live is not None and kind == CHAT_NOTICE:
            await live.chat.catch_up()
