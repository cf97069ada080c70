"""`quartier admin`: what the keeper of a server does; every act is in a log."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING, Any, cast

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import OK
from quartier.cli.inputs import BadInput, bad, literals, no_more_words, read_number
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database
    from quartier.server.storage.keeping import Keeping

MOST_DAYS = 36_500
USUAL_DAYS = "7"
# Of the command line itself; keepers on the page are called by their ids.
BY = ""
ON_SOMETHING = ("mute", "unmute", "ban", "unban", "remove", "settle")
APPOINTING = ("appoint", "dismiss")
# They reach the servers within seconds.
TELLING = ("announce", "close", "open")
LOOKING = ("people", "reports", "log")
ACTS = (*ON_SOMETHING, *APPOINTING, *TELLING, *LOOKING)


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

        await Desk(Keeping(database), arguments, screen).do(act, words)
        return OK

    return with_database(database_url(arguments), work)


class Desk:
    """The acts by their words."""

    def __init__(self, keeping: Keeping, arguments: Namespace, screen: Screen) -> None:
        self.keeping = keeping
        self.days = read_number("--days", arguments.days, 1, MOST_DAYS)
        self.because = str(arguments.because)
        self.screen = screen

    async def do(self, act: str, words: list[str]) -> None:
        if act in LOOKING:
            looks = {"people": self._people, "reports": self._reports, "log": self._log}
            await looks[act](words)
        elif act in APPOINTING:
            await self._appoint(act, _one(words))
        elif act in TELLING:
            await self._carry_out(act, text=" ".join(words))
        else:
            await self._carry_out(act, subject=_one(words), text=self.because)

    async def _carry_out(self, act: str, subject: str = "", text: str = "") -> None:
        from quartier.server.acts import carry_out
        from quartier.server.messages import KEEPER_CHARACTERS, KeeperAct

        if len(text) > KEEPER_CHARACTERS:
            raise bad("error-admin-long", most=KEEPER_CHARACTERS)
        wish = KeeperAct(cast(Any, act), subject, text, self.days)
        refusal = await carry_out(self.keeping, BY, wish)
        if refusal is not None:
            raise BadInput(refusal)
        self._done(act, subject or text)

    async def _appoint(self, act: str, named: str) -> None:
        person = await self.keeping.one(named)
        if person is None:
            raise bad("error-admin-nobody", given=literal(named))
        if person.account is None:
            raise bad("error-admin-guest", given=literal(person.name))
        await self.keeping.appoint(BY, person.id, act == "appoint")
        self._done(act, named)

    def _done(self, act: str, subject: str) -> None:
        what = literal(f"{act} {subject}".rstrip())
        self.screen.say_in_one_line("cli-admin-done", what=what)

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
