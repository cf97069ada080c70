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
from quartier.private import make_file


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
    from quartier.server.storage.database import file_of, is_postgres

    url = database_url(arguments)
    if is_postgres(url):
        raise bad("error-backup-postgres")
    source = file_of(url)
    if source is None or not source.is_file():
        raise bad("error-no-database", file=literal(str(source or url)))
    _copy(source, target)
    screen.say_in_one_line("cli-backup-done", file=literal(str(target)))
    return OK


def _copy(source: Path, target: Path) -> None:
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
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        reason = literal(str(error))
        raise bad("error-save", file=literal(str(target)), reason=reason) from None
