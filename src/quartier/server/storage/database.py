"""Connections, migrations, and one writer that commits together what arrives together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache, partial
from importlib.resources import files
from pathlib import Path
from secrets import token_hex
from typing import cast

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

from quartier.core.speech import Facts, Refusal, literal
from quartier.private import FILE, make_file, tighten
from quartier.server.storage.connections import DatabaseError, T, Work, connections
from quartier.server.storage.schema import REVISION

CHANNEL = "quartier"
SQLITE = "sqlite:///"
# What SQLite keeps beside a file, with the newest of it.
BESIDE = ("-wal", "-shm", "-journal")
READERS = 4
NOTIFY = sa.text(f"select pg_notify('{CHANNEL}', :notice)")
# Servers that start at the same time migrate one after the other.
MIGRATION_LOCK = 7_153_021


class Conflict(Exception):
    """Somebody else wrote first: a unique key is taken, or a row is not what it was."""


class OneRow:
    """A statement that must change exactly one row; otherwise nothing of its write is done."""

    def __init__(self, statement: sa.Executable) -> None:
        self.statement = statement


class Prepared:
    """A statement that is always the same, and its values: it is put into words only once.

    It is carried out for each of several values.
    """

    def __init__(
        self, statement: sa.Executable, values: dict[str, object] | list[dict[str, object]]
    ) -> None:
        self.statement = statement
        self.values = values if isinstance(values, list) else [values]


Statement = sa.Executable | OneRow | Prepared


class Write:
    """Statements to be committed together, and who waits for it."""

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Database:
    """An open database. Reads have connections of their own; all writes go through one queue.

    A durable commit costs a flush of the disk, whatever is in it. Writes that arrive while one is
    under way share the next, so the disk's rate of flushes does not limit the rate of moves.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        # Signs our notices, so that we need not heed them ourselves.
        self.signature = token_hex(4)
        self._writing = connections(url, 1)
        # A read is one statement and needs no transaction, which would cost as much as the read.
        self._reading = connections(
            url, READERS, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
        )
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def is_postgres(self) -> bool:
        return is_postgres(self.url)

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        try:
            self._keep_private()
            await self.run(_migrate)
        except DatabaseError:
            await self._let_go()
            raise
        except (OSError, SQLAlchemyError) as error:
            await self._let_go()
            reason = literal(str(getattr(error, "orig", error)))
            raise DatabaseError(Refusal("", "error-database", {"reason": reason})) from error
        self._writer = asyncio.create_task(self._write_forever())

    def _keep_private(self) -> None:
        """Make the file if it is missing, for its owner alone, and see that nobody else reads it.

        What SQLite puts beside it gets the same mode. It would make the file, too, but for all to
        read; and not the folder it is to be in.
        """
        file = file_of(self.url)
        if file is None:
            return
        if not file.parent.is_dir():
            facts: Facts = {"folder": literal(str(file.parent))}
            raise DatabaseError(Refusal("", "error-database-folder", facts))
        with suppress(FileExistsError):
            make_file(file)
        for path in (file, *(file.with_name(file.name + end) for end in BESIDE)):
            if path.is_file():
                tighten(path, FILE)

    async def close(self) -> None:
        """Finish what is queued and let go."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        await self._let_go()

    async def _let_go(self) -> None:
        await self._writing.close()
        await self._reading.close()

    async def run(self, work: Work[T]) -> T:
        """Do work that is more than writing some rows, in one transaction."""
        return await self._writing.run(partial(_transact, work))

    async def write(self, *statements: Statement) -> None:
        """Commit durably; a Conflict if somebody else was faster, and then nothing is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put(Write(statements, done))
        await done

    async def read(self, statement: sa.Executable, **values: object) -> list[dict[str, object]]:
        """The rows of a query, each by the names of its columns."""
        return await self._reading.run(partial(_rows, statement, values))

    def notice(self, kind: str, subject: str) -> list[Statement]:
        """Statements that tell other servers on the same database that a subject has changed."""
        if not self.is_postgres:
            return []
        return [Prepared(NOTIFY, {"notice": f"{kind}:{subject}:{self.signature}"})]

    async def _write_forever(self) -> None:
        open_for_more = True
        while open_for_more:
            first = await self._queue.get()
            if first is None:
                return
            batch = [first]
            while not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    open_for_more = False
                    break
                batch.append(more)
            await self._commit(batch)

    async def _commit(self, batch: list[Write]) -> None:
        try:
            await self.run(partial(_carry_out, batch))
        except (IntegrityError, Conflict) as error:
            if len(batch) == 1:
                _finish(batch[0], Conflict(type(error).__name__))
                return
            # One of them collided: tell which by committing them one by one.
            for write in batch:
                await self._commit([write])
        except Exception as error:
            for write in batch:
                _finish(write, error)
        else:
            for write in batch:
                _finish(write, None)


def _transact(work: Work[T], connection: sa.Connection) -> T:
    with connection.begin():
        return work(connection)


def _rows(
    statement: sa.Executable, values: dict[str, object], connection: sa.Connection
) -> list[dict[str, object]]:
    rows = connection.execute(statement, values).mappings().all()
    # Column names arrive as a subclass of str, which msgspec does not take as a key.
    return [{str(name): value for name, value in row.items()} for row in rows]


def _carry_out(batch: list[Write], connection: sa.Connection) -> None:
    for write in batch:
        for statement in write.statements:
            _execute(connection, statement)


def _execute(connection: sa.Connection, statement: Statement) -> None:
    if isinstance(statement, OneRow):
        if connection.execute(statement.statement).rowcount != 1:
            raise Conflict("the row is not what it was")
    elif isinstance(statement, Prepared):
        _execute_prepared(connection, statement)
    else:
        connection.execute(statement)


def _execute_prepared(connection: sa.Connection, prepared: Prepared) -> None:
    """Straight to the driver: what lies between takes longer than the database does."""
    words, names = _in_words(prepared.statement, connection.dialect)
    driver = connection.dialect.loaded_dbapi
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(words, [tuple([row[name] for name in names]) for row in prepared.values])
    except driver.IntegrityError as error:
        raise Conflict("a key is taken") from error
    except driver.Error as error:
        # It may be the connection that is broken: the next write gets a new one.
        connection.invalidate(error)
        raise
    finally:
        cursor.close()


@lru_cache(64)
def _in_words(statement: sa.ClauseElement, dialect: sa.Dialect) -> tuple[str, list[str]]:
    """What a database reads, and the names of the values in their order."""
    words = statement.compile(dialect=dialect)
    assert isinstance(words, SQLCompiler)
    return str(words), list(words.positiontup or ())


def _finish(write: Write, error: Exception | None) -> None:
    if write.done.done():
        return
    if error is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(error)


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None if it has none."""
    name = url.removeprefix(SQLITE).partition("?")[0]
    return Path(name) if url.startswith(SQLITE) and name not in ("", ":memory:") else None


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql://")


def _migrate(connection: sa.Connection) -> None:
    if _revision(connection) == REVISION:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    folder = files("quartier.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = cast(object, connection)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # It names a migration nobody here has heard of.
        raise DatabaseError(Refusal("", "error-database-newer", {})) from error


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("select version_num from alembic_version"))
    return found
