"""Which database a command works on."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from quartier.cli.inputs import BadInput, bad
from quartier.cli.settings import Settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database

PARTS = ("litestar", "sqlalchemy", "alembic", "uvicorn")


def database_url(arguments: Namespace) -> str:
    """What was set; else the user's own file."""
    named = Settings(arguments).text("database")
    if named:
        return named
    from quartier.server.config import Config

    return Config().database_url


def need_database(url: str) -> None:
    """Whether there is one, as far as that can be seen without opening it."""
    from quartier.server.storage.database import file_of

    file = file_of(url)
    if file is not None and not file.is_file():
        raise bad("error-no-database", file=literal(str(file)))


def need_server_parts() -> None:
    """The server is an extra; whoever installed only the rules is told how to get it."""
    if not all(find_spec(part) for part in PARTS):
        raise bad("error-server-missing")


def with_database(url: str, work: Callable[[Database], Awaitable[int]]) -> int:
    """The exit code of work on the database of a server; BadInput if it cannot be opened, or there
    is none: an empty one, made here, would be another than that of the server.
    """
    need_database(url)
    return asyncio.run(_with_database(url, work))


async def _with_database(url: str, work: Callable[[Database], Awaitable[int]]) -> int:
    from quartier.server.storage.connections import DatabaseError
    from quartier.server.storage.database import Database

    try:
        database = Database(url)
        await database.open()
    except DatabaseError as error:
        raise BadInput(error.refusal) from None
    try:
        return await work(database)
    finally:
        await database.close()
