"""`quartier tidy`: forgets guests who never played, tables that never began, and old talk."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import OK
from quartier.cli.inputs import no_more_words
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, RETENTION, Settings, add_settings

if TYPE_CHECKING:
    from quartier.server.storage.database import Database


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE, *RETENTION)
    parser.flag("--dry-run", help_key="cli-option-dry-run")


def run(arguments: Namespace, screen: Screen) -> int:
    no_more_words(arguments.words)
    need_server_parts()
    from quartier.server.config import Retention
    from quartier.server.tidying import Tidying

    retention = Retention(*(Settings(arguments).number(setting.name) for setting in RETENTION))

    async def work(database: Database) -> int:
        tidying = Tidying(database, retention)
        gone = await (tidying.count() if arguments.dry_run else tidying.forget())
        key = "cli-tidy-would" if arguments.dry_run else "cli-tidy-done"
        screen.say(key, guests=gone.guests, tables=gone.tables, lines=gone.lines)
        return OK

    return with_database(database_url(arguments), work)
