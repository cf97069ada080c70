"""`quartier admin`: what the keeper of a server does; every act is in a log."""

from __future__ import annotations

import secrets
import time
from argparse import Namespace
from typing import TYPE_CHECKING, Any, cast

import msgspec

from quartier.cli.databases import database_url, need_server_parts, with_database
from quartier.cli.exits import OK
from quartier.cli.inputs import BadInput, bad, literals, no_more_words, read_number
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import DATABASE, PUBLIC_URL, Settings, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.storage.database import Database
    from quartier.server.storage.keeping import Keeping, Person

MOST_DAYS = 36_500
USUAL_DAYS = "7"
# Of the command line itself; keepers on the page are called by their ids.
BY = ""
NOBODY = "—"
ON_SOMETHING = ("mute", "unmute", "ban", "unban", "remove", "settle")
APPOINTING = ("appoint", "dismiss")
# They reach the servers within seconds.
TELLING = ("announce", "close", "open")
LOOKING = ("people", "tables", "reports", "log")
RESET = "reset"
ACTS = (*ON_SOMETHING, *APPOINTING, RESET, *TELLING, *LOOKING)


def add_options(parser: Parser) -> None:
    add_settings(parser, DATABASE, PUBLIC_URL)
    parser.option("--days", "cli-metavar-number", "cli-option-days", USUAL_DAYS)
    parser.option("--because", "cli-metavar-text", "cli-option-because", "")


def run(arguments: Namespace, screen: Screen) -> int:
    if not arguments.words:
        raise bad("error-admin-missing", known=literals(ACTS))
    act, *words = arguments.words
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
        self.address = _address(arguments)
        self.screen = screen

    async def do(self, act: str, words: list[str]) -> None:
        if act in LOOKING:
            looks = {
                "people": self._people,
                "tables": self._tables,
                "reports": self._reports,
                "log": self._log,
            }
            await looks[act](words)
        elif act in APPOINTING:
            await self._appoint(act, _one(words))
        elif act == RESET:
            await self._reset(_one(words))
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
        person = await self._account(named)
        await self.keeping.appoint(BY, person.id, act == "appoint")
        self._done(act, named)

    async def _reset(self, named: str) -> None:
        """The way to another password, for who has no address a letter could go to."""
        from quartier.server.storage.identities import Identities
        from quartier.server.tokens import Tokens

        identities, tokens = Identities(self.keeping.database), Tokens()
        person = await identities.get((await self._account(named)).id)
        assert person is not None
        assert person.password is not None, "accounts have one"
        tokens.secret = await identities.kept("secret", secrets.token_urlsafe(32))
        await self.keeping.note_reset(BY, person.id)
        link = f"{self.address}/reset#{tokens.to_reset(person.id, person.password)}"
        self.screen.say_in_one_line("cli-admin-reset", name=literal(named), link=literal(link))

    async def _account(self, named: str) -> Person:
        person = await self.keeping.one(named)
        if person is None:
            raise bad("error-admin-nobody", given=literal(named))
        if person.account is None:
            raise bad("error-admin-guest", given=literal(person.name))
        return person

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
                person.account or NOBODY,
                _day(person.seen or person.created),
                *(["keeper"] if person.is_keeper else []),
                *marks,
                sep="\t",
            )

    async def _tables(self, words: list[str]) -> None:
        """All that are not over, or those that are meant; one that is meant by id with its log."""
        from quartier.server.storage.tables import TableStore

        no_more_words(words[1:])
        like = words[0] if words else ""
        store = TableStore(self.keeping.database)
        for table in await self.keeping.tables(like):
            people = ", ".join(table.names) or NOBODY
            print(table.id, table.title, table.status, _day(table.changed), people, sep="\t")
            game = await store.get(table.id) if table.id == like else None
            for logged in [] if game is None else await store.log(game):
                entry = msgspec.json.encode(logged.entry).decode()
                print(logged.sequence, _moment(logged.at), entry, sep="\t")

    async def _reports(self, words: list[str]) -> None:
        """All of them, a line each; or one, with what was said and done."""
        no_more_words(words[1:])
        reports = await self.keeping.reports()
        meant = [report for report in reports if not words or report.id == words[0]]
        if words and not meant:
            raise bad("error-admin-report", given=literal(words[0]))
        for report in meant:
            print(
                report.id,
                _day(report.at),
                report.reason,
                f"{report.by_name or NOBODY} → {report.about_name or NOBODY} ({report.about})",
                report.game,
                report.text,
                sep="\t",
            )
        if words:
            print(msgspec.json.format(meant[0].evidence))

    async def _log(self, words: list[str]) -> None:
        no_more_words(words)
        for act in await self.keeping.acts():
            by, subject = act.by_name or act.by or NOBODY, act.subject_name or act.subject
            print(act.number, _day(act.at), by, act.act, subject, act.detail, sep="\t")


def _address(arguments: Namespace) -> str:
    """Where people come to the server these settings are those of."""
    from quartier.server.config import Config

    settings = Settings(arguments)
    config = Config(
        host=settings.text("host"),
        port=settings.number("port"),
        public_url=settings.text("public_url"),
    )
    return config.address


def _one(words: list[str]) -> str:
    if not words:
        raise bad("error-admin-whom")
    no_more_words(words[1:])
    return words[0]


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
