"""`quartier backup`: a copy of the tables, taken while the server runs; tried out, and put back."""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import Namespace
from pathlib import Path

from quartier.cli.databases import database_url, need_server_parts
from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import BadInput, bad, no_more_words
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, add_settings
from quartier.core.speech import literal

VERIFY = "verify"
RESTORE = "restore"


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE)


def run(arguments: Namespace, screen: Screen) -> int:
    words = list(arguments.words)
    what = words.pop(0) if len(words) > 1 and words[0] in (VERIFY, RESTORE) else ""
    if not words or words[0] in (VERIFY, RESTORE):
        raise bad("error-missing-backup")
    no_more_words(words[1:])
    need_server_parts()
    file = Path(words[0])
    if what == VERIFY:
        return _verify(_there(file), screen)
    if what == RESTORE:
        return _restore(_there(file), _database(arguments), screen)
    return _copy(_there(_database(arguments)), file, screen)


def _database(arguments: Namespace) -> Path:
    """The file of the database."""
    from quartier.server.storage.database import file_of, is_postgres

    url = database_url(arguments)
    if is_postgres(url):
        raise bad("error-backup-postgres")
    file = file_of(url)
    if file is None:
        raise bad("error-no-database", file=literal(url))
    return file


def _there(file: Path) -> Path:
    if not file.is_file():
        raise bad("error-no-database", file=literal(str(file)))
    return file


def _copy(source: Path, target: Path, screen: Screen) -> int:
    from quartier.server.backups import copy

    if target.exists():
        raise bad("error-file-exists", file=literal(str(target)))
    try:
        copy(source, target)
    except (OSError, sqlite3.Error) as error:
        raise _unsaved(target, error) from None
    screen.say_in_one_line("cli-backup-done", file=literal(str(target)))
    return OK


def _verify(file: Path, screen: Screen) -> int:
    """Whether a server could go on with a copy; it is left as it is."""
    from quartier.server.backups import tried_out
    from quartier.server.storage.connections import DatabaseError

    try:
        tables, different = asyncio.run(tried_out(file))
    except DatabaseError as error:
        raise BadInput(error.refusal) from None
    except (OSError, sqlite3.Error) as error:
        reason = literal(str(error))
        raise bad("error-backup-unreadable", file=literal(str(file)), reason=reason) from None
    screen.say("cli-backup-verified", file=literal(str(file)), tables=tables, different=different)
    return FAILED if different else OK


def _restore(file: Path, database: Path, screen: Screen) -> int:
    from quartier.server.backups import InUse, put_back

    if _verify(file, screen) != OK:
        screen.say("cli-backup-different")
    try:
        aside = put_back(file, database)
    except InUse:
        raise bad("error-database-in-use", file=literal(str(database))) from None
    except (OSError, sqlite3.Error) as error:
        raise _unsaved(database, error) from None
    screen.say_in_one_line("cli-backup-restored", file=literal(str(database)))
    if aside is not None:
        screen.say_in_one_line("cli-backup-aside", file=literal(str(aside)))
    return OK


def _unsaved(file: Path, error: Exception) -> BadInput:
    return bad("error-save", file=literal(str(file)), reason=literal(str(error)))
