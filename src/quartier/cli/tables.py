"""`quartier tables`: what new rules mean for stored tables, and letting stopped ones go on."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import bad, only_word
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database

CHECK = "check"
ADOPT = "adopt"


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE)


def run(arguments: Namespace, screen: Screen) -> int:
    word = only_word(arguments.words)
    if word not in (CHECK, ADOPT):
        raise bad("error-tables-word", given=literal(word or ""))
    need_server_parts()
    work = _check if word == CHECK else _adopt
    return with_database(database_url(arguments), lambda database: work(database, screen))


async def _check(database: Database, screen: Screen) -> int:
    """Say which tables would go differently and which are damaged; nothing is changed."""
    from quartier.server.checking import findings

    tables, different, damaged = 0, 0, 0
    async for finding in findings(database):
        tables += 1
        if finding is None:
            continue
        damaged += finding.is_damage
        different += not finding.is_damage
        reason = screen.texts.text(finding.key, finding.facts)
        print(f"{finding.table} ({finding.title}): {reason}")
    screen.say("cli-tables-checked", tables=tables, different=different)
    if damaged:
        screen.say("cli-tables-damaged", damaged=damaged)
    return FAILED if different or damaged else OK


async def _adopt(database: Database, screen: Screen) -> int:
    """Let stopped tables go on where all that was played is still allowed."""
    from quartier.server.adopting import adopted

    stopped, going_on = 0, 0
    async for game, goes_on in adopted(database):
        stopped += 1
        going_on += goes_on
        outcome = screen.texts.text("cli-tables-goes-on" if goes_on else "cli-tables-stays")
        print(f"{game.id} ({game.title}): {outcome}")
    screen.say("cli-tables-adopted", stopped=stopped, on=going_on)
    return OK if going_on == stopped else FAILED
