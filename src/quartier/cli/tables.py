"""`quartier tables check`: plays every stored table again under the installed rules."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from quartier.cli.databases import add_database_option, database_url, need_server_parts
from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import BadInput, bad, only_word
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.core.speech import literal

CHECK = "check"


def add_options(parser: Parser) -> None:
    add_database_option(parser)


def run(arguments: Namespace, screen: Screen) -> int:
    word = only_word(arguments.words)
    if word != CHECK:
        raise bad("error-tables-word", given=literal(word or ""))
    need_server_parts()
    return asyncio.run(_check(database_url(arguments), screen))


async def _check(url: str, screen: Screen) -> int:
    from quartier.server.checking import findings
    from quartier.server.storage.database import Database, DatabaseError

    try:
        database = Database(url)
        await database.open()
    except DatabaseError as error:
        raise BadInput(error.refusal) from None
    tables, different = 0, 0
    try:
        async for finding in findings(database):
            tables += 1
            if finding is None:
                continue
            different += 1
            reason = screen.texts.text(finding.key, finding.facts)
            print(f"{finding.table} ({finding.title}): {reason}")
    finally:
        await database.close()
    screen.say("cli-tables-checked", tables=tables, different=different)
    return FAILED if different else OK
