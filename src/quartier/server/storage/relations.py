"""Friends, muted and blocked people, invitations, and reports to the keeper of the server."""

from __future__ import annotations

from typing import Literal

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database
from quartier.server.storage.rows import OPEN
from quartier.server.storage.schema import GAME, IDENTITY, INVITATION, RELATION, REPORT

Kind = Literal["friend", "muted", "blocked"]
Reason = Literal["cheating", "behaviour", "name", "other"]
FRIEND: Kind = "friend"
BLOCKED: Kind = "blocked"


class Relation(msgspec.Struct, frozen=True):
    """What somebody is to me, empty if nothing; and whether they call me a friend."""

    identity: str
    name: str
    account: str | None
    kind: Kind | Literal[""]
    is_mutual: bool


class Report(msgspec.Struct, frozen=True):
    """What somebody tells the keeper about somebody at a table."""

    id: str
    at: float
    by: str
    about: str
    game: str
    reason: Reason
    text: str
    evidence: str
    status: str = "open"


class RelationStore:
    """Where it is kept what people are to each other."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, identity: str, other: str, kind: Kind | None, now: float) -> None:
        """Let another be this to somebody; None: nothing any more."""
        mine = (RELATION.c.identity == identity, RELATION.c.other == other)
        row = {"identity": identity, "other": other, "kind": kind, "at": now}
        adding = [sa.insert(RELATION).values(row)] if kind else []
        await self.database.write(sa.delete(RELATION).where(*mine), *adding)

    async def of_identity(self, identity: str) -> list[Relation]:
        """All who are something to somebody, and those who call them a friend."""
        theirs = {
            str(row["identity"]): row
            for row in await self.database.read(
                sa.select(RELATION.c.identity, IDENTITY.c.name, IDENTITY.c.account)
                .join(IDENTITY, IDENTITY.c.id == RELATION.c.identity)
                .where(RELATION.c.other == identity, RELATION.c.kind == FRIEND)
            )
        }
        mine = {
            str(row["other"]): row
            for row in await self.database.read(
                sa.select(RELATION.c.other, RELATION.c.kind, IDENTITY.c.name, IDENTITY.c.account)
                .join(IDENTITY, IDENTITY.c.id == RELATION.c.other)
                .where(RELATION.c.identity == identity)
            )
        }
        found = [
            msgspec.convert(
                {
                    "identity": other,
                    "name": row["name"],
                    "account": row["account"],
                    "kind": row.get("kind", ""),
                    "is_mutual": other in theirs,
                },
                Relation,
            )
            for other, row in {**theirs, **mine}.items()
        ]
        return sorted(found, key=lambda relation: (relation.name.casefold(), relation.identity))

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether both call each other so."""
        rows = await self.database.read(
            sa.select(RELATION.c.identity).where(
                RELATION.c.identity.in_((one, other)),
                RELATION.c.other.in_((one, other)),
                RELATION.c.kind == FRIEND,
            )
        )
        return len(rows) == 2

    async def unheard_by(self, identity: str) -> set[str]:
        """Those whose words somebody does not want to hear."""
        rows = await self.database.read(
            sa.select(RELATION.c.other).where(
                RELATION.c.identity == identity, RELATION.c.kind != FRIEND
            )
        )
        return {str(row["other"]) for row in rows}

    async def is_blocked_among(self, identity: str, others: set[str]) -> bool:
        """Whether somebody has blocked one of these, or one of them has blocked them."""
        rows = await self.database.read(
            sa.select(RELATION.c.identity)
            .where(
                RELATION.c.kind == BLOCKED,
                sa.or_(
                    sa.and_(RELATION.c.identity == identity, RELATION.c.other.in_(others)),
                    sa.and_(RELATION.c.other == identity, RELATION.c.identity.in_(others)),
                ),
            )
            .limit(1)
        )
        return bool(rows)

    async def invite(self, game_id: str, identity: str, by: str, now: float) -> None:
        """Ask somebody to a table; once is enough."""
        known = sa.exists().where(INVITATION.c.game == game_id, INVITATION.c.identity == identity)
        row = sa.select(
            sa.literal(game_id), sa.literal(identity), sa.literal(by), sa.literal(now)
        ).where(sa.not_(known))
        columns = ["game", "identity", "by", "at"]
        await self.database.write(sa.insert(INVITATION).from_select(columns, row))

    async def is_invited(self, game_id: str, identity: str) -> bool:
        rows = await self.database.read(
            sa.select(INVITATION.c.game).where(
                INVITATION.c.game == game_id, INVITATION.c.identity == identity
            )
        )
        return bool(rows)

    async def invitations(self, identity: str) -> list[str]:
        """The waiting tables somebody was asked to, the latest first."""
        rows = await self.database.read(
            sa.select(INVITATION.c.game)
            .join(GAME, GAME.c.id == INVITATION.c.game)
            .where(INVITATION.c.identity == identity, GAME.c.status == OPEN)
            .order_by(INVITATION.c.at.desc())
            .limit(20)
        )
        return [str(row["game"]) for row in rows]

    async def report(self, report: Report) -> None:
        await self.database.write(sa.insert(REPORT).values(msgspec.structs.asdict(report)))
