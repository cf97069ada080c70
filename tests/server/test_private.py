"""Databases and copies of them hold cookies, digests and deals: their owner alone reads them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier.cli import main
from quartier.core.titles import find_title
from quartier.private import data_folder
from quartier.server.config import Config
from quartier.server.storage.database import Database


@pytest.fixture(autouse=True)
def everybody_may_read() -> Iterator[None]:
    """As on machines where nobody has thought of it."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def use(file: Path) -> dict[str, int]:
    """Open a database, write, and look at all its files meanwhile."""
    opened = Database(f"sqlite:///{file}")
    await opened.open()
    found = {path.name: mode(path) for path in file.parent.glob(f"{file.name}*")}
    await opened.close()
    return found


def test_a_database_and_what_lies_beside_it_is_its_owners(tmp_path: Path) -> None:
    found = asyncio.run(use(tmp_path / "tables.sqlite"))
    assert found == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}


def test_a_database_that_others_could_read_is_closed_to_them_and_that_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as old:
        old.execute("pragma journal_mode=wal")
        old.execute("create table something (x)")
        old.commit()
        found = asyncio.run(use(file))
    old.close()
    assert found == {f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm")}
    assert sum("could read" in record.getMessage() for record in caplog.records) == 3
    caplog.clear()
    asyncio.run(use(file))
    assert not caplog.records


def test_the_data_folder_is_its_owners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Config().database_url == f"sqlite:///{tmp_path}/quartier/quartier.sqlite"
    assert mode(tmp_path / "quartier") == 0o700
    (tmp_path / "quartier").chmod(0o755)
    assert mode(data_folder()) == 0o700


def test_games_of_the_terminal_lie_in_that_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from quartier.cli.records import fresh_path

    title = find_title("sevenwonders")
    assert title is not None
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert fresh_path(title).parent == tmp_path / "quartier"
    assert mode(tmp_path / "quartier") == 0o700


def test_a_copy_is_its_owners_also_while_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy, draft = (tmp_path / name for name in ("a.sqlite", "copy", "copy.part"))
    asyncio.run(use(file))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    draft.symlink_to(elsewhere)
    modes: list[int] = []
    renamed = Path.rename

    def watched(path: Path, target: Path) -> Path:
        modes.append(mode(path))
        return renamed(path, target)

    monkeypatch.setattr(Path, "rename", watched)
    assert main(["--lang", "en", "backup", str(copy), "--database", f"sqlite:///{file}"]) == 0
    assert (modes, mode(copy)) == ([0o600], 0o600)
    assert elsewhere.read_text() == "mine"
    assert not draft.exists()


def test_a_folder_of_ones_own_choice_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(0o755)
    asyncio.run(use(folder / "tables.sqlite"))
    assert mode(folder) == 0o755
