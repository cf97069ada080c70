"""Which database a command works on."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from quartier.cli.inputs import BadInput, bad
from quartier.cli.settings import Settings

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


def need_server_parts() -> None:
    """The server is an extra; whoever installed only the rules is told how to get it."""
    if not all(find_spec(part) for part in PARTS):
        raise bad("error-server-missing")


def with_database(url: str, work: Callable[[Database], Awaitable[int]]) -> int:
    """The exit code of work on an open database; BadInput if it cannot be opened."""
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
