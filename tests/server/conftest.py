"""One server on each database, shared by all tests that need nothing special."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

import asyncpg
import pytest
from tests.server.people import Person
from tests.server.postgres import postgres_server
from tests.server.servers import Server, running

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A running PostgreSQL."""
    with postgres_server() as url:
        yield url


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """Makes empty databases of a kind."""
    numbers = count(1)

    def make(kind: str) -> str:
        name = f"tables{next(numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('data') / name}.sqlite"
        first: str = request.getfixturevalue("postgres")
        asyncio.run(_create(first, name))
        return f"{first.rpartition('/')[0]}/{name}"

    return make


async def _create(url: str, name: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(f"create database {name}")
    await connection.close()


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    with running(database) as server:
        yield server


@pytest.fixture
def people(server: Server) -> Callable[..., list[Person]]:
    """Makes people of these names."""
    return lambda *names: [Person(server.url, name) for name in names]
