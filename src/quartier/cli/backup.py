"""`quartier backup`: a copy of the tables, taken while the server runs."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from pathlib import Path

from quartier.cli.databases import add_database_option, database_url, need_server_parts
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, only_word
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.core.speech import literal


def add_options(parser: Parser) -> None:
    add_database_option(parser)


def run(arguments: Namespace, screen: Screen) -> int:
    word = only_word(arguments.words)
    need_server_parts()
    if word is None:
        raise bad("error-missing-backup")
    target = Path(word)
    if target.exists():
        raise bad("error-file-exists", file=literal(word))
    from quartier.server.storage.database import SQLITE

    url = database_url(arguments)
    if not url.startswith(SQLITE):
        raise bad("error-backup-postgres")
    source = Path(url.removeprefix(SQLITE))
    if not source.is_file():
        raise bad("error-no-database", file=literal(str(source)))
    _copy(source, target)
    screen.say_in_one_line("cli-backup-done", file=literal(str(target)))
    return OK


def _copy(source: Path, target: Path) -> None:
    """A consistent copy, whatever is written meanwhile; a broken-off one keeps another name."""
    draft = target.with_name(target.name + ".part")
    try:
        reader = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        writer = sqlite3.connect(draft)
        try:
            reader.backup(writer)
        finally:
            writer.close()
            reader.close()
        draft.rename(target)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        reason = literal(str(error))
        raise bad("error-save", file=literal(str(target)), reason=reason) from None
