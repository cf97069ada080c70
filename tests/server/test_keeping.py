"""What a keeper of a server does: copies, tried out and put back; forgetting; asking how it is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.people import Person
from tests.server.postgres import free_port
from tests.server.servers import Server, running

from quartier.cli import main
from quartier.server.backups import Copying
from quartier.server.config import Backups, Retention
from quartier.server.spans import DAY
from quartier.server.storage.database import Database
from quartier.server.storage.schema import CHAT, GAME, IDENTITY, SESSION
from quartier.server.tidying import Tidied, Tidying

NewDatabase = Callable[[str], str]
Out = pytest.CaptureFixture[str]


def said(out: Out) -> str:
    """What was printed, however its lines were broken."""
    return " ".join(out.readouterr().out.split())


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


@pytest.fixture
def played(new_database: NewDatabase) -> str:
    """A database in which somebody has begun to play."""
    url = new_database("sqlite")
    with running(url) as server:
        ada = Person(server.url, "Ada")
        look = ada.look(ada.new_table("me", "random", "random"))
        look.move()
    return url


def test_a_copy_is_tried_out_table_by_table(played: str, tmp_path: Path, capsys: Out) -> None:
    copy = tmp_path / "copy.sqlite"
    main(["--lang", "en", "backup", str(copy), "--database", played])
    before = copy.read_bytes()
    assert main(["--lang", "en", "backup", "verify", str(copy)]) == 0
    assert "1 table played again, 0 of them" in said(capsys)
    assert copy.read_bytes() == before
    with sqlite3.connect(copy) as rows:
        rows.execute("update log set entry = 'x' where sequence = 1")
    rows.close()
    assert main(["--lang", "en", "backup", "verify", str(copy)]) == 1
    assert "1 of them differently or damaged" in said(capsys)


def test_what_is_no_copy_is_told_apart(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "copy.sqlite"
    file.write_bytes(b"not a database, and long enough to be taken for one" * 100)
    assert main(["--lang", "en", "backup", "verify", str(file)]) == 2
    assert "is not a copy a server could use" in capsys.readouterr().err


def test_a_copy_takes_the_place_of_the_database_once_nobody_uses_it(
    played: str, tmp_path: Path, capsys: Out
) -> None:
    copy, file = tmp_path / "copy.sqlite", file_of(played)
    restore = ["--lang", "en", "backup", "restore", str(copy), "--database", played]
    with running(played) as server:
        main(["--lang", "en", "backup", str(copy), "--database", played])
        Person(server.url, "Later")
        assert main(restore) == 2
        assert "Stop it first" in capsys.readouterr().err
    assert main(restore) == 0
    assert [name for name in names(file) if name == "Later"] == []
    [aside] = file.parent.glob(f"{file.name}.before-*")
    assert "Later" in names(aside)
    assert str(aside) in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_restored_database_belongs_to_who_had_it(played: str, tmp_path: Path) -> None:
    copy, file = tmp_path / "copy.sqlite", file_of(played)
    main(["backup", str(copy), "--database", played])
    os.chown(file, 12345, 12345)
    assert main(["backup", "restore", str(copy), "--database", played]) == 0
    assert (file.stat().st_uid, file.stat().st_gid) == (12345, 12345)


def names(file: Path) -> list[str]:
    with sqlite3.connect(file) as rows:
        found = rows.execute("select name from identity").fetchall()
    rows.close()
    return [name for (name,) in found]


def test_copies_are_made_when_they_are_due_and_the_newest_are_kept(
    played: str, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(3):
        (folder / f"quartier-2020010{day + 1}-000000.sqlite").touch()
    (folder / "mine.txt").touch()
    copying = Copying(file_of(played), Backups(str(folder), 24, 2))
    assert copying._wait() > 0
    for file in folder.glob("*.sqlite"):
        os.utime(file, (0, 0))
    assert copying._wait() <= 0
    copying.copy()
    oldest, newest = sorted(folder.glob("*.sqlite"))
    assert oldest.name == "quartier-20200103-000000.sqlite"
    assert "Ada" in names(newest)
    assert (folder / "mine.txt").exists()
    assert copying._wait() > 23 * 3_600


def after(url: str, days: float, retention: Retention, *changes: sa.Executable) -> Tidied:
    """What is forgotten so many days from now."""

    async def work() -> Tidied:
        database = Database(url)
        await database.open()
        try:
            await database.write(*changes)
            tidying = Tidying(database, retention, time.time() + days * DAY)
            foreseen = await tidying.count()
            assert await tidying.forget() == foreseen
            return foreseen
        finally:
            await database.close()

    return asyncio.run(work())


def rows_of(url: str, table: sa.Table) -> int:
    async def work() -> int:
        database = Database(url)
        await database.open()
        try:
            return len(await database.read(sa.select(table)))
        finally:
            await database.close()

    return asyncio.run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_nobody_needs_is_forgotten_and_nothing_else(
    kind: str, new_database: NewDatabase
) -> None:
    url = new_database(kind)
    with running(url) as server:
        ada, bob, eve = (Person(server.url, name) for name in ("Ada", "Bob", "Eve"))
        eve.post("/api/account", account="eve", password="a long password of hers")
        running_table = ada.look(ada.new_table("me", "random", "random"))
        running_table.move()
        running_table.say("chat", text="hello")
        bob.new_table("me", "open", "random")
    retention = Retention(guest_days=100, waiting_days=30, chat_days=10)
    assert after(url, 20, retention) == Tidied(0, 0, 0)
    # Bob only waited: his table goes first, and he in his time. Ada plays, Eve has an account.
    assert after(url, 40, retention) == Tidied(0, 1, 0)
    assert after(url, 101, retention) == Tidied(1, 0, 0)
    assert (rows_of(url, IDENTITY), rows_of(url, GAME), rows_of(url, CHAT)) == (2, 1, 1)
    assert rows_of(url, SESSION) == 2
    over = sa.update(GAME).values(status="over")
    assert after(url, 101, retention, over) == Tidied(0, 0, 1)
    assert after(url, 9_999, Retention(0, 0, 0)) == Tidied(0, 0, 0)


def test_tidying_says_what_it_would_do_before_it_does(played: str, capsys: Out) -> None:
    words = ["--lang", "en", "tidy", "--database", played]
    assert main([*words, "--dry-run"]) == 0
    assert "0 guests, 0 tables, 0 lines of chat. Nothing was changed." in capsys.readouterr().out
    assert main(words) == 0
    assert "Forgotten: 0 guests" in capsys.readouterr().out


def test_a_keeper_is_told_how_the_server_is(server: Server, capsys: Out) -> None:
    port = server.url.rpartition(":")[2]
    assert main(["--lang", "en", "health", "--port", port]) == 0
    assert "is well" in capsys.readouterr().out
    assert main(["--lang", "en", "health", "--port", str(free_port())]) == 1
    assert "does not answer" in capsys.readouterr().out
