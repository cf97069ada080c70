"""`quartier ratings`: all ratings worked out anew from the records."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, only_word
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database

RECOMPUTE = "recompute"


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE)


def run(arguments: Namespace, screen: Screen) -> int:
    word = only_word(arguments.words)
    if word != RECOMPUTE:
        raise bad("error-ratings-word", given=literal(word or ""))
    need_server_parts()
    return with_database(database_url(arguments), lambda database: _recompute(database, screen))


async def _recompute(database: Database, screen: Screen) -> int:
    from quartier.server.people.counting import recompute

    done = await recompute(database)
    screen.say("cli-ratings-done", tables=done.tables, changed=done.changed)
    if done.unplayed:
        screen.say("cli-ratings-unplayed", unplayed=done.unplayed)
    return OK
