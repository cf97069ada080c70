"""What keepers of a server do, and the log of it: every act is stored together with its line."""

from __future__ import annotations

import time
from typing import Final, Literal

import msgspec
import sqlalchemy as sa

from quartier.server.spans import DAY
from quartier.server.storage.database import Conflict, Database, OneRow, Statement
from quartier.server.storage.rows import CLOSED, OPEN, OVER
from quartier.server.storage.schema import (
    AUDIT,
    CLOSURE,
    GAME,
    IDENTITY,
    KEEPER,
    META,
    REPORT,
    SANCTION,
    SEAT,
    SESSION,
)
from quartier.server.storage.sessions import SESSION_NOTICE
from quartier.server.storage.tables import TABLE_NOTICE
from quartier.table.pace import Closure

BULLETIN: Final = "bulletin"
MUTE: Final = "mute"
BAN: Final = "ban"
SanctionKind = Literal["mute", "ban"]
# Of long lists, so many of the newest.
PAGE = 100


class Bulletin(msgspec.Struct, frozen=True):
    """What the keeper tells everybody; while the house is closed, nobody plays."""

    text: str = ""
    is_closed: bool = False


class Sanction(msgspec.Struct, frozen=True):
    """What somebody may not do for a while, and why."""

    identity: str
    kind: SanctionKind
    until: float
    reason: str


class Person(msgspec.Struct, frozen=True):
    """Somebody as a keeper sees them; `account` is None for a guest."""

    id: str
    name: str
    account: str | None
    created: float
    seen: float | None
    tables: int
    is_keeper: bool


class KeptTable(msgspec.Struct, frozen=True):
    """A table as a keeper sees it; `names` are those of its people."""

    id: str
    title: str
    status: str
    public: bool
    changed: float
    names: list[str]


class Report(msgspec.Struct, frozen=True):
    """What somebody told the keeper about somebody at a table; `evidence` is its log, as JSON.

    Who has been forgotten since has an empty name.
    """

    id: str
    at: float
    by: str
    by_name: str
    about: str
    about_name: str
    game: str
    reason: str
    text: str
    evidence: str
    status: str


class Act(msgspec.Struct, frozen=True):
    """A line of the log of keepers; `by` is an account's id, or "" for the command line.

    The names are those that these people, if they are people, have now.
    """

    number: int
    at: float
    by: str
    by_name: str
    act: str
    subject: str
    subject_name: str
    detail: str


class Keeping:
    """Acts of keepers, and what they look at."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Looking

    async def people(self, like: str = "") -> list[Person]:
        """People whose name has this in it, or whose id it is; the newest first."""
        seen = (
            sa.select(sa.func.max(SESSION.c.seen))
            .where(SESSION.c.identity == IDENTITY.c.id)
            .scalar_subquery()
        )
        tables = (
            sa.select(sa.func.count()).where(SEAT.c.identity == IDENTITY.c.id).scalar_subquery()
        )
        wanted = sa.or_(
            IDENTITY.c.id == like,
            sa.func.lower(IDENTITY.c.name).contains(like.lower(), autoescape=True),
            IDENTITY.c.account.contains(like.casefold(), autoescape=True),
        )
        asked = (
            sa.select(
                IDENTITY.c.id,
                IDENTITY.c.name,
                IDENTITY.c.account,
                IDENTITY.c.created,
                seen.label("seen"),
                tables.label("tables"),
                sa.exists().where(KEEPER.c.identity == IDENTITY.c.id).label("is_keeper"),
            )
            .where(wanted)
            .order_by(IDENTITY.c.created.desc())
            .limit(PAGE)
        )
        rows = await self.database.read(asked)
        return [
            msgspec.convert({**row, "is_keeper": bool(row["is_keeper"])}, Person) for row in rows
        ]

    async def one(self, named: str) -> Person | None:
        """The account of this name, or whoever has this id."""
        found = await self.people(named)
        exact = [person for person in found if named in (person.id, person.account)]
        return exact[0] if exact else None

    async def is_keeper(self, identity: str) -> bool:
        asked = sa.select(KEEPER.c.identity).where(KEEPER.c.identity == identity)
        return bool(await self.database.read(asked))

    async def sanctions(self) -> list[Sanction]:
        """Those that hold now."""
        asked = sa.select(SANCTION).where(SANCTION.c.until > time.time())
        return [msgspec.convert(row, Sanction) for row in await self.database.read(asked)]

    async def tables(self, like: str = "") -> list[KeptTable]:
        """Those that are not over; or those of this id, or of people with this in their name."""
        is_theirs = sa.exists().where(
            SEAT.c.game == GAME.c.id,
            sa.func.lower(SEAT.c.name).contains(like.lower(), autoescape=True),
        )
        is_meant = sa.or_(GAME.c.id == like, is_theirs)
        asked = (
            sa.select(GAME.c.id, GAME.c.title, GAME.c.status, GAME.c.public, GAME.c.changed)
            .where(is_meant if like else GAME.c.status.not_in((OVER, CLOSED)))
            .order_by(GAME.c.changed.desc())
            .limit(PAGE)
        )
        rows = await self.database.read(asked)
        names: dict[str, list[str]] = {str(row["id"]): [] for row in rows}
        seats = (
            sa.select(SEAT.c.game, SEAT.c.name)
            .where(SEAT.c.game.in_(list(names)), SEAT.c.name != "")
            .order_by(SEAT.c.game, SEAT.c.number)
        )
        for seat in await self.database.read(seats):
            names[str(seat["game"])].append(str(seat["name"]))
        return [
            msgspec.convert(
                {**row, "public": bool(row["public"]), "names": names[str(row["id"])]}, KeptTable
            )
            for row in rows
        ]

    async def reports(self) -> list[Report]:
        """Those nobody has dealt with, the oldest first."""
        asked = (
            sa.select(REPORT, _name(REPORT.c.by, "by_name"), _name(REPORT.c.about, "about_name"))
            .where(REPORT.c.status == OPEN)
            .order_by(REPORT.c.at)
            .limit(PAGE)
        )
        return [msgspec.convert(row, Report) for row in await self.database.read(asked)]

    async def acts(self) -> list[Act]:
        """The last ones, newest first."""
        asked = (
            sa.select(AUDIT, _name(AUDIT.c.by, "by_name"), _name(AUDIT.c.subject, "subject_name"))
            .order_by(AUDIT.c.number.desc())
            .limit(PAGE)
        )
        return [msgspec.convert(row, Act) for row in await self.database.read(asked)]

    async def bulletin(self) -> Bulletin:
        asked = sa.select(META.c.value).where(META.c.key == BULLETIN)
        rows = await self.database.read(asked)
        return msgspec.json.decode(str(rows[0]["value"]), type=Bulletin) if rows else Bulletin()

    async def closures(self) -> list[Closure]:
        """When nobody could play, in order."""
        asked = sa.select(CLOSURE).order_by(CLOSURE.c.begin)
        return [
            Closure(msgspec.convert(row["begin"], float), msgspec.convert(row["end"], float | None))
            for row in await self.database.read(asked)
        ]

    async def closed_among(self, ids: list[str]) -> list[str]:
        """Which of these tables nobody plays any more."""
        asked = sa.select(GAME.c.id).where(GAME.c.id.in_(ids), GAME.c.status == CLOSED)
        return [str(row["id"]) for row in await self.database.read(asked)]

    # Acting

    async def impose(
        self, by: str, identity: str, kind: SanctionKind, days: int, reason: str
    ) -> None:
        """Keep somebody from talking, or from coming in: a ban ends their sessions, too."""
        values = {"until": time.time() + days * DAY, "reason": reason}
        ending: list[Statement] = []
        if kind == BAN:
            ending = [
                sa.delete(SESSION).where(SESSION.c.identity == identity),
                *self.database.notice(SESSION_NOTICE, identity),
            ]
        await self.database.write(
            *_without(identity, kind),
            sa.insert(SANCTION).values(identity=identity, kind=kind, **values),
            *ending,
            _line(by, kind, identity, f"{days} d: {reason}"),
        )

    async def lift(self, by: str, identity: str, kind: SanctionKind) -> None:
        await self.database.write(*_without(identity, kind), _line(by, f"un{kind}", identity, ""))

    async def appoint(self, by: str, identity: str, is_keeper: bool) -> None:
        """Let an account keep the server on its page, or no longer."""
        changes: list[Statement] = [sa.delete(KEEPER).where(KEEPER.c.identity == identity)]
        if is_keeper:
            changes.append(sa.insert(KEEPER).values(identity=identity))
        act = "appoint" if is_keeper else "dismiss"
        await self.database.write(*changes, _line(by, act, identity, ""))

    async def note_reset(self, by: str, identity: str) -> None:
        """Note that somebody was given the way to another password."""
        await self.database.write(_line(by, "reset", identity, ""))

    async def remove_table(self, by: str, game_id: str) -> bool:
        """Let nobody play at a table any more; whether there was one that could be played."""
        there = sa.update(GAME).where(GAME.c.id == game_id, GAME.c.status.not_in((OVER, CLOSED)))
        try:
            await self.database.write(
                OneRow(there.values(status=CLOSED, due=0.0, waiting="[]")),
                *self.database.notice(TABLE_NOTICE, game_id),
                _line(by, "remove", game_id, ""),
            )
        except Conflict:
            return False
        return True

    async def settle(self, by: str, report: str) -> bool:
        """Note that a report was dealt with; whether there was one."""
        this = sa.update(REPORT).where(REPORT.c.id == report, REPORT.c.status == OPEN)
        try:
            await self.database.write(
                OneRow(this.values(status=CLOSED)), _line(by, "settle", report, "")
            )
        except Conflict:
            return False
        return True

    async def post(self, by: str, bulletin: Bulletin) -> None:
        """Tell everybody something; with an empty one, nothing any more."""
        act = "close" if bulletin.is_closed else "announce" if bulletin.text else "open"
        await self.database.write(
            sa.delete(META).where(META.c.key == BULLETIN),
            sa.insert(META).values(key=BULLETIN, value=msgspec.json.encode(bulletin).decode()),
            _begin_closure() if bulletin.is_closed else _end_closure(),
            _line(by, act, "", bulletin.text),
        )


def _name(identity: sa.ColumnElement[str], label: str) -> sa.ColumnElement[str]:
    """The name of who has this id, empty if nobody has."""
    found = sa.select(IDENTITY.c.name).where(IDENTITY.c.id == identity).scalar_subquery()
    return sa.func.coalesce(found, "").label(label)


def _without(identity: str, kind: SanctionKind) -> list[Statement]:
    return [sa.delete(SANCTION).where(SANCTION.c.identity == identity, SANCTION.c.kind == kind)]


def _begin_closure() -> Statement:
    """Close from now on, unless it is closed already."""
    is_closed = sa.exists().where(CLOSURE.c.end.is_(None))
    row = sa.select(sa.literal(time.time())).where(sa.not_(is_closed))
    return sa.insert(CLOSURE).from_select(["begin"], row)


def _end_closure() -> Statement:
    return sa.update(CLOSURE).where(CLOSURE.c.end.is_(None)).values(end=time.time())


def _line(by: str, act: str, subject: str, detail: str) -> Statement:
    """A line of the log of keepers."""
    values = {"at": time.time(), "by": by, "act": act, "subject": subject, "detail": detail}
    return sa.insert(AUDIT).values(values)
