"""Connections to a database, and work that is done on one of them.

Work is plain code that gets a connection. SQLite's driver waits, so there it is done in a thread;
that of PostgreSQL is asynchronous. Either way it takes one step from the event loop and back,
however many statements it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from quartier.core.speech import Refusal, literal

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class DatabaseError(Exception):
    """The database cannot be opened; the refusal says why and what to do."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Connections(Protocol):
    """A number of connections; who finds none free waits."""

    async def run(self, work: Work[T]) -> T:
        """Do some work on a connection."""

    async def close(self) -> None: ...


def connections(url: str, number: int, **options: object) -> Connections:
    """Connections to what an address names; a DatabaseError if nothing is named like this."""
    scheme, separator, rest = url.partition("://")
    # Parameters are names, passwords' digests and seeds: none of that belongs into a log.
    options |= {"hide_parameters": True, "pool_size": number, "max_overflow": 0}
    if separator and scheme == "sqlite":
        return _InThreads(f"sqlite+pysqlite://{rest}", number, options)
    if separator and scheme == "postgresql":
        return _OnTheLoop(f"postgresql+asyncpg://{rest}", options)
    raise DatabaseError(Refusal("", "error-database-form", {"given": literal(scheme)}))


class _InThreads:
    def __init__(self, url: str, number: int, options: dict[str, object]) -> None:
        self._engine = sa.create_engine(url, **options)
        sa.event.listen(self._engine, "connect", _tune_sqlite)
        self._threads = ThreadPoolExecutor(number, "database")

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class _OnTheLoop:
    def __init__(self, url: str, options: dict[str, object]) -> None:
        self._engine = create_async_engine(url, **options)

    async def run(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _tune_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    # A text that is none would otherwise fail every query that meets it.
    connection.text_factory = _text
    cursor = connection.cursor()
    # FULL: a commit is on the disk before it is acknowledged, also if the machine loses power.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")
