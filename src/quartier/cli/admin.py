"""`quartier admin`: what the keeper of a server does; every act is in a log."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, literals, no_more_words, read_number
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database
    from quartier.server.storage.keeping import Keeping, Person

MOST_DAYS = 36_500
USUAL_DAYS = "7"
# Of the command line itself; keepers on the page are called by their ids.
BY = ""
# Acts on somebody, on something, with a text, and those that only look.
ON_PEOPLE = ("mute", "unmute", "ban", "unban", "appoint", "dismiss")
ACTS = (*ON_PEOPLE, "remove", "settle", "announce", "close", "open", "people", "reports", "log")


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE)
    parser.option("--days", "cli-metavar-number", "cli-option-days", USUAL_DAYS)
    parser.option("--because", "cli-metavar-text", "cli-option-because", "")


def run(arguments: Namespace, screen: Screen) -> int:
    act, *words = arguments.words or [""]
    if act not in ACTS:
        raise bad("error-admin-act", given=literal(act), known=literals(ACTS))
    need_server_parts()

    async def work(database: Database) -> int:
        from quartier.server.storage.keeping import Keeping

        desk = Desk(Keeping(database), arguments, screen)
        await desk.does(act)(words)
        return OK

    return with_database(database_url(arguments), work)


class Desk:
    """The acts by their words."""

    def __init__(self, keeping: Keeping, arguments: Namespace, screen: Screen) -> None:
        self.keeping = keeping
        self.days = read_number("--days", arguments.days, 1, MOST_DAYS)
        self.because = str(arguments.because)
        self.screen = screen

    def does(self, act: str) -> Callable[[list[str]], Awaitable[None]]:
        if act in ON_PEOPLE:
            return lambda words: self._on_person(act, words)
        acts = {
            "remove": self._remove,
            "settle": self._settle,
            "announce": lambda words: self._post(words, is_closed=False),
            "close": lambda words: self._post(words, is_closed=True),
            "open": self._open,
            "people": self._people,
            "reports": self._reports,
            "log": self._log,
        }
        return acts[act]

    async def _on_person(self, act: str, words: list[str]) -> None:
        person = await self._person(_one(words))
        if act in ("mute", "ban"):
            kind = "mute" if act == "mute" else "ban"
            await self.keeping.impose(BY, person.id, kind, self.days, self.because)  # type: ignore[arg-type]
        elif act in ("unmute", "unban"):
            kind = "mute" if act == "unmute" else "ban"
            await self.keeping.lift(BY, person.id, kind)  # type: ignore[arg-type]
        else:
            if person.account is None:
                raise bad("error-admin-guest", given=literal(person.name))
            await self.keeping.appoint(BY, person.id, act == "appoint")
        self.screen.say_in_one_line(
            "cli-admin-done", act=literal(act), subject=literal(person.name)
        )

    async def _person(self, named: str) -> Person:
        person = await self.keeping.one(named)
        if person is None:
            raise bad("error-admin-nobody", given=literal(named))
        return person

    async def _remove(self, words: list[str]) -> None:
        table = _one(words)
        if not await self.keeping.remove_table(BY, table):
            raise bad("error-admin-table", given=literal(table))
        self.screen.say_in_one_line("cli-admin-done", act=literal("remove"), subject=literal(table))

    async def _settle(self, words: list[str]) -> None:
        report = _one(words)
        if not await self.keeping.settle(BY, report):
            raise bad("error-admin-report", given=literal(report))
        self.screen.say_in_one_line(
            "cli-admin-done", act=literal("settle"), subject=literal(report)
        )

    async def _post(self, words: list[str], is_closed: bool) -> None:
        from quartier.server.storage.keeping import Bulletin

        text = " ".join(words)
        if not text:
            raise bad("error-admin-text")
        await self.keeping.post(BY, Bulletin(text, is_closed))
        self.screen.say_in_one_line("cli-admin-told", text=literal(text))

    async def _open(self, words: list[str]) -> None:
        from quartier.server.storage.keeping import Bulletin

        no_more_words(words)
        await self.keeping.post(BY, Bulletin())
        self.screen.say_in_one_line("cli-admin-open")

    async def _people(self, words: list[str]) -> None:
        no_more_words(words[1:])
        held = {(one.identity, one.kind): one.until for one in await self.keeping.sanctions()}
        for person in await self.keeping.people(words[0] if words else ""):
            marks = [
                f"{kind} → {_day(until)}"
                for (identity, kind), until in held.items()
                if identity == person.id
            ]
            print(
                person.id,
                person.name,
                person.account or "—",
                _day(person.seen or person.created),
                *(["keeper"] if person.is_keeper else []),
                *marks,
                sep="\t",
            )

    async def _reports(self, words: list[str]) -> None:
        no_more_words(words)
        for report in await self.keeping.reports():
            print(
                report.id,
                _day(report.at),
                report.reason,
                f"{report.by} → {report.about}",
                report.game,
                report.text,
                sep="\t",
            )

    async def _log(self, words: list[str]) -> None:
        no_more_words(words)
        for act in await self.keeping.acts():
            print(
                act.number, _day(act.at), act.by or "—", act.act, act.subject, act.detail, sep="\t"
            )


def _one(words: list[str]) -> str:
    if not words:
        raise bad("error-admin-whom")
    no_more_words(words[1:])
    return words[0]


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
