"""From the first form of the database to this one, playing on there, and the way back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher
from tests.server.people import Person, play_out
from tests.server.servers import running

from quartier.cli import main
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.server.opening import log_of
from quartier.server.storage.database import Database, file_of
from quartier.server.storage.rows import json_text
from quartier.server.storage.schema import REVISION
from quartier.server.titles import find_title

PASSWORD = "correct horse battery"
FIRST = "0001"
# Everything a server of the first form kept.
KEPT = ("meta", "identity", "game", "seat", "log", "chat", "alembic_version")

Rows = dict[str, list[dict[str, Any]]]


def history(moves: int | None) -> History:
    """So many moves of a game, or all of it."""
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    played = History(title, settings, 3, 7)
    rng = seeded(1)
    while played.state.result is None and (moves is None or len(played.decisions) < moves):
        seat = played.state.deciders[0]
        played.play(seat, played.state.draw(seat, rng))
    return played


def table(name: str, status: str, played: History) -> Rows:
    """A table of Ada's and two bots', as the first form kept it."""
    state = played.state
    game = {
        "id": name,
        "title": played.title.id,
        "version": played.title.version,
        "settings": json_text(played.settings),
        "seed": "7",
        "pace": "{}",
        "status": status,
        "public": False,
        "link": "link",
        "host": "ada",
        "created": 1.0,
        "started": 1.0,
        "changed": 2.0,
        "rematch": "",
        "noted": len(played.decisions),
        "waiting": json_text(state.deciders),
        "stand_ins": "[]",
        "due": 0.0,
        "position": state.fingerprint(),
    }
    bots = {"game": name, "identity": "", "bot": "random", "name": ""}
    ada = {"game": name, "number": 0, "identity": "ada", "bot": "", "name": "Ada"}
    entries = [
        {
            "game": name,
            "sequence": logged.sequence,
            "at": logged.at,
            "entry": json_text(logged.entry),
            "position": logged.position,
        }
        for logged in log_of(played, 1.0)
    ]
    chat = {"game": name, "sequence": 1, "at": 1.0, "name": "Ada", "text": "hello"}
    seats = [ada, {**bots, "number": 1}, {**bots, "number": 2}]
    return {"game": [game], "seat": seats, "log": entries, "chat": [chat]}


async def make_first(url: str) -> None:
    """A database as the first version left it: one table runs, one is over."""
    ada = {
        "id": "ada",
        "name": "Ada",
        "account": "ada",
        "password": PasswordHasher().hash(PASSWORD),
        "language": "en",
        "webhook": "",
        "email": "",
        "created": 1.0,
    }
    rows: list[Rows] = [
        {"meta": [{"key": "secret", "value": "old secret"}], "identity": [ada]},
        table("running", "running", history(6)),
        table("over", "over", history(None)),
    ]

    def store(connection: sa.Connection) -> None:
        config = Config()
        folder = files("quartier.server.storage").joinpath("migrations")
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, FIRST)
        for name, of_table in ((name, some) for part in rows for name, some in part.items()):
            columns: list[sa.ColumnClause[Any]] = [sa.column(column) for column in of_table[0]]
            connection.execute(sa.insert(sa.table(name, *columns)), of_table)

    database = Database(url)
    await database.run(store)
    await database.close()


async def kept(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows there, without bringing anything up to date."""

    def look(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            name: sorted(tuple(row) for row in connection.execute(sa.text(f"select * from {name}")))
            for name in KEPT
        }

    database = Database(url)
    found = await database.run(look)
    await database.close()
    return found


def copy(url: str, folder: Path) -> str:
    """A copy of a database nobody uses; for SQLite by the command that is meant for it."""
    if file_of(url) is not None:
        file = folder / "copy.sqlite"
        assert main(["backup", str(file), "--database", url]) == 0
        assert main(["backup", "verify", str(file)]) == 0
        return f"sqlite:///{file}"
    server, _, name = url.rpartition("/")

    async def make() -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        await connection.execute(f"create database {name}_copy template {name}")
        await connection.close()

    asyncio.run(make())
    return f"{url}_copy"


def way_back(backup: str, url: str) -> str:
    """Where the old version finds its tables again."""
    file = file_of(backup)
    if file is None:
        return backup
    assert main(["backup", "restore", str(file), "--database", url]) == 0
    return url


def results_of(ada: Person) -> list[dict[str, Any]]:
    """What Ada's profile says, once the server has looked at the tables of before."""
    end = time.monotonic() + 20
    found: list[dict[str, Any]] = []
    while not found and time.monotonic() < end:
        found = ada.get("/api/people/ada")["recent"]
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_of_the_first_version_go_on_and_there_is_a_way_back(
    kind: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    url = new_database(kind)
    asyncio.run(make_first(url))
    first = asyncio.run(kept(url))
    backup = copy(url, tmp_path)
    with running(url) as server:
        ada = Person(server.url)
        ada.post("/api/sign-in", account="ada", password=PASSWORD)
        # The table that was over counts among the results, which nobody noted then.
        over = history(None).state.result
        assert over is not None
        [result] = results_of(ada)
        assert (result["id"], result["rank"]) == ("over", over.ranks[0])
        assert result["points"] == over.totals[0]
        assert ada.get("/api/tables/over/record")["moves"]
        look = ada.look({"id": "running"})
        assert look.version >= 6
        assert [line["text"] for line in look.chat] == ["hello"]
        play_out([look])
        assert look.is_over
    newer = asyncio.run(kept(url))
    assert newer["alembic_version"] == [(REVISION,)]
    assert len(newer["log"]) > len(first["log"])
    assert asyncio.run(kept(way_back(backup, url))) == first
