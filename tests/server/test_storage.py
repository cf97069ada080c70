"""The database: migrations, conflicts, and databases that cannot be used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from itsdangerous import URLSafeSerializer

from quartier.server.sessions import Sessions, hash_of
from quartier.server.storage.connections import DatabaseError
from quartier.server.storage.database import Conflict, Database, OneRow
from quartier.server.storage.schema import CHAT, GAME, HELD_NAME, META, METADATA, REVISION, SEAT
from quartier.server.storage.sessions import SessionStore


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


def test_migrations_lead_to_the_schema_and_can_run_again(empty: str) -> None:
    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def migrate() -> object:
        for _ in range(2):
            opened = Database(empty)
            await opened.open()
            await opened.close()
        opened = Database(empty)
        found = await opened.run(differences)
        await opened.close()
        return found

    assert asyncio.run(migrate()) == []
    scripts = ScriptDirectory(str(files("quartier.server.storage").joinpath("migrations")))
    assert scripts.get_current_head() == REVISION


# People and a table as the second form of the database had them.
OLD = """
insert into meta values ('secret', 'old secret');
insert into identity (id, name, account, password, language, webhook, email, created) values
    ('ada', 'Ada', 'ada', 'digest', 'en', '', 'ada@example.org', 1),
    ('ada2', 'АDA', 'аda', 'digest', 'en', '', '', 2),
    ('ben', 'Ben', null, null, 'fr', '', '', 3);
insert into game values (
    'g', 'sevenwonders', 1, '{}', '1', '{}', 'over', false, 'l', 'ada', 1, 1, 1,
    '', 0, '[]', '[]', 0, ''
);
insert into seat values
    ('g', 0, 'ada', '', 'Ada'), ('g', 1, 'ben', '', 'Ben'), ('g', 2, '', 'easy', '');
insert into chat values ('g', 1, 1, 'Ben', 'hello'), ('g', 2, 1, 'Ada', 'hi')
"""


async def make_old(url: str) -> None:
    def upgrade(connection: sa.Connection) -> None:
        config = Config()
        folder = files("quartier.server.storage").joinpath("migrations")
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for statement in OLD.split(";\n"):
            connection.execute(sa.text(statement))

    database = Database(url)
    await database.run(upgrade)
    await database.close()


def test_people_of_an_older_database_stay_who_they_are(empty: str) -> None:
    """Also two accounts whose names look the same."""

    async def look() -> tuple[Any, ...]:
        await make_old(empty)
        opened = Database(empty)
        await opened.open()
        sessions = Sessions(SessionStore(opened))
        signer = URLSafeSerializer("old secret", salt="identity")
        cookies = [str(signer.dumps(identity)) for identity in ("ada", "ada2", "ben")]
        people = [await sessions.who(cookie) for cookie in cookies]
        await sessions.end("ada", hash_of(cookies[0]))
        people.append(await sessions.who(cookies[0]))
        held = await opened.read(sa.select(HELD_NAME))
        secret = await opened.read(sa.select(META).where(META.c.key == "secret"))
        seats = await opened.read(sa.select(SEAT).order_by(SEAT.c.number))
        chat = await opened.read(sa.select(CHAT).order_by(CHAT.c.sequence))
        await opened.close()
        return (
            [(person.name, person.email_confirmed) if person else None for person in people],
            sorted((str(row["key"]), str(row["identity"])) for row in held),
            sorted({str(row["identity"]) for row in held}),
            list(secret),
            [row["guest"] for row in seats],
            [(row["seat"], row["text"]) for row in chat],
        )

    people, held, holders, secret, guests, chat = asyncio.run(look())
    # Whoever signs out with an old cookie is signed out for good: nobody can make it anew.
    assert people == [("Ada", False), ("АDA", False), ("Ben", False), None]
    assert secret == []
    assert held[0] == ("ada", "ada")
    assert holders == ["ada"]
    assert guests == [False, True, False]
    assert chat == [(1, "hello"), (0, "hi")]


def test_of_writes_that_arrive_together_only_the_colliding_one_fails(empty: str) -> None:
    async def write() -> tuple[list[object], list[dict[str, object]]]:
        opened = Database(empty)
        await opened.open()
        insert = sa.insert(META)
        nothing = sa.delete(META).where(sa.false())
        outcomes = await asyncio.gather(
            opened.write(insert.values(key="a", value="1")),
            opened.write(insert.values(key="a", value="2")),
            opened.write(insert.values(key="b", value="3"), OneRow(nothing)),
            opened.write(insert.values(key="c", value="4")),
            return_exceptions=True,
        )
        rows = await opened.read(sa.select(META).order_by(META.c.key))
        await opened.close()
        return list(outcomes), rows

    outcomes, rows = asyncio.run(write())
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None)]
    assert [(row["key"], row["value"]) for row in rows] == [("a", "1"), ("c", "4")]


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("mysql://localhost/x", "error-database-form"),
        ("tables.sqlite", "error-database-form"),
        ("sqlite:////nowhere/at/all.sqlite", "error-database-folder"),
        ("postgresql://quartier@127.0.0.1:1/none", "error-database"),
    ],
)
def test_a_database_that_cannot_be_opened_says_why(url: str, key: str) -> None:
    with pytest.raises(DatabaseError) as raised:
        asyncio.run(Database(url).open())
    assert raised.value.refusal.key == key


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'newer.sqlite'}"

    async def age() -> None:
        opened = Database(url)
        await opened.open()
        await opened.write(sa.text("update alembic_version set version_num = '9999'"))
        await opened.close()
        await Database(url).open()

    with pytest.raises(DatabaseError) as raised:
        asyncio.run(age())
    assert raised.value.refusal.key == "error-database-newer"


def test_tables_of_before_get_a_pepper_of_their_own(empty: str) -> None:
    columns = {
        "title": "sevenwonders",
        "version": 1,
        "settings": "{}",
        "seed": "1",
        "pace": "{}",
        "status": "open",
        "public": True,
        "link": "x",
        "host": "ada",
        "created": 1.0,
        "started": 0.0,
        "changed": 5.0,
        "rematch": "",
        "noted": 0,
        "waiting": "[]",
        "stand_ins": "[]",
        "due": 0.0,
        "position": "",
    }

    def as_it_was(connection: sa.Connection) -> None:
        config = Config()
        folder = files("quartier.server.storage").joinpath("migrations")
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        game = sa.table("game", *(sa.column(name) for name in ("id", *columns)))
        connection.execute(sa.insert(game), [{"id": name, **columns} for name in ("a", "b")])

    async def migrate() -> list[dict[str, object]]:
        opened = Database(empty)
        await opened.run(as_it_was)
        await opened.open()
        rows = await opened.read(sa.select(GAME))
        await opened.close()
        return rows

    first, second = asyncio.run(migrate())
    assert len(str(first["pepper"])) == len(str(second["pepper"])) == 64
    assert first["pepper"] != second["pepper"]
    assert (first["help"], first["listed_until"]) == ("", 1_805.0)
