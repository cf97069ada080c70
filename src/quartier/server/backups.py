"""Copies of a SQLite database: taken while it is used, tried out, and put back."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from quartier.private import make_file
from quartier.server.checking import findings
from quartier.server.config import Backups
from quartier.server.spans import HOUR
from quartier.server.storage.database import BESIDE, SQLITE, Database

log = logging.getLogger(__name__)

NAME = "quartier-%Y%m%d-%H%M%S.sqlite"
OURS = "quartier-*.sqlite"
SET_ASIDE = ".before-%Y%m%d-%H%M%S"


class InUse(Exception):
    """A server has the database open."""


def copy(source: Path, target: Path) -> None:
    """A consistent copy, whatever is written meanwhile; a broken-off one keeps another name."""
    draft = target.with_name(target.name + ".part")
    try:
        # What an earlier try left may be open to others, or be somebody's link to elsewhere.
        draft.unlink(missing_ok=True)
        make_file(draft)
        reader = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        writer = sqlite3.connect(draft)
        try:
            reader.backup(writer)
        finally:
            writer.close()
            reader.close()
        draft.rename(target)
    except (OSError, sqlite3.Error):
        draft.unlink(missing_ok=True)
        raise


async def tried_out(backup: Path) -> tuple[int, int]:
    """How many tables a copy has, and how many of them would not go on as they were.

    A copy of the copy is brought up to date as a server would, and every table in it played again;
    an sqlite3.Error or DatabaseError says why that is not possible.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        await asyncio.to_thread(copy, backup, file)
        await asyncio.to_thread(_need_whole, file)
        database = Database(f"{SQLITE}{file}")
        await database.open()
        try:
            found = [finding is not None async for finding in findings(database)]
        finally:
            await database.close()
    return len(found), sum(found)


def _need_whole(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        (said,) = connection.execute("pragma integrity_check").fetchone()
    connection.close()
    if said != "ok":
        raise sqlite3.DatabaseError(str(said))


def put_back(backup: Path, database: Path) -> Path | None:
    """Let a copy take the place of the database; where what was there lies now, if anything."""
    aside = None
    owner = database.stat() if database.exists() else None
    if owner is not None:
        _need_unused(database)
        aside = database.with_name(database.name + time.strftime(SET_ASIDE))
        database.rename(aside)
        for end in BESIDE:
            database.with_name(database.name + end).unlink(missing_ok=True)
    copy(backup, database)
    if owner is not None and sys.platform != "win32" and os.geteuid() == 0:
        # The server runs as somebody else, and would not be let in.
        os.chown(database, owner.st_uid, owner.st_gid)
    return aside


def _need_unused(database: Path) -> None:
    """Leaving the journal SQLite shares among its users takes the last of them."""
    connection = sqlite3.connect(database, timeout=0)
    try:
        (mode,) = connection.execute("pragma journal_mode=delete").fetchone()
    except sqlite3.OperationalError:
        mode = "wal"
    finally:
        connection.close()
    if mode != "delete":
        raise InUse


class Copying:
    """Takes a copy now and then, and keeps the newest of them."""

    def __init__(self, database: Path, backups: Backups) -> None:
        self._database = database
        self._backups = backups
        self._folder = Path(backups.folder)

    async def forever(self) -> None:
        while True:
            await asyncio.sleep(max(0.0, self._wait()))
            try:
                await asyncio.to_thread(self.copy)
            except (OSError, sqlite3.Error) as error:
                log.error("no copy of the tables could be made: %s", error)
                await asyncio.sleep(HOUR)

    def _wait(self) -> float:
        """Seconds until the next copy is due, also if the server was not there when it was."""
        newest = max((file.stat().st_mtime for file in self._folder.glob(OURS)), default=0.0)
        return newest + self._backups.hours * HOUR - time.time()

    def copy(self) -> None:
        self._folder.mkdir(0o700, parents=True, exist_ok=True)
        target = self._folder / time.strftime(NAME)
        copy(self._database, target)
        free = shutil.disk_usage(self._folder).free
        log.info("the tables are copied", extra={"file": str(target), "free_bytes": free})
        for old in sorted(self._folder.glob(OURS))[: -self._backups.keep]:
            old.unlink()
