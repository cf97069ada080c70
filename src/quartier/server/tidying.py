"""Forgetting what nobody needs: guests who never played, tables that never began, old talk.

Nothing of a running table is touched, and nothing anybody has played.
"""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from quartier.server.config import Retention
from quartier.server.spans import DAY
from quartier.server.storage.database import Database
from quartier.server.storage.rows import CLOSED, OPEN, OVER
from quartier.server.storage.schema import (
    CHAT,
    ENTRANT,
    GAME,
    IDENTITY,
    INVITATION,
    LOG,
    PAIRING,
    PUSH,
    RELATION,
    REPORT,
    SEAT,
    SESSION,
    TEAM_CHAT,
)


class Tidied(msgspec.Struct, frozen=True):
    """How much was forgotten, or would be."""

    guests: int
    tables: int
    lines: int


class Tidying:
    """What of a database has had its time."""

    def __init__(self, database: Database, retention: Retention, now: float | None = None) -> None:
        self._database = database
        self._retention = retention
        self._now = time.time() if now is None else now

    async def count(self) -> Tidied:
        """What would be forgotten now."""
        return Tidied(
            guests=await self._number(IDENTITY, self._guests()),
            tables=await self._number(GAME, self._tables()),
            lines=await self._number(CHAT, self._old(CHAT))
            + await self._number(TEAM_CHAT, self._old(TEAM_CHAT)),
        )

    async def forget(self) -> Tidied:
        """Forget it, all at once; how much that was."""
        going = await self.count()
        never_began = sa.select(GAME.c.id).where(self._tables())
        # In one transaction, and tables first: who only waited at them is a guest who never played.
        await self._database.write(
            *(
                sa.delete(table).where(table.c.game.in_(never_began))
                for table in (CHAT, TEAM_CHAT, INVITATION, SEAT)
            ),
            sa.delete(GAME).where(self._tables()),
            *(sa.delete(table).where(self._old(table)) for table in (CHAT, TEAM_CHAT)),
            # They hold a copy of what was said.
            sa.delete(REPORT).where(
                REPORT.c.status == CLOSED, REPORT.c.at < self._before(self._retention.chat_days)
            ),
            sa.delete(SESSION).where(
                SESSION.c.identity.in_(sa.select(IDENTITY.c.id).where(self._guests()))
            ),
            sa.delete(IDENTITY).where(self._guests()),
            # Browsers whose session is over are told nothing any more.
            sa.delete(PUSH).where(PUSH.c.session.not_in(sa.select(SESSION.c.hash))),
        )
        return going

    async def _number(self, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
        counted = sa.select(sa.func.count().label("number")).select_from(table).where(which)
        return msgspec.convert((await self._database.read(counted))[0]["number"], int)

    def _before(self, days: int) -> float:
        """The moment before which something is old; long ago if it never is."""
        return self._now - days * DAY if days else float("-inf")

    def _guests(self) -> sa.ColumnElement[bool]:
        """Guests nobody has seen for long, who have nothing to do with any table or person."""
        before = self._before(self._retention.guest_days)
        mine = IDENTITY.c.id
        return sa.and_(
            IDENTITY.c.account.is_(None),
            IDENTITY.c.created < before,
            ~sa.exists().where(SESSION.c.identity == mine, SESSION.c.seen >= before),
            ~sa.exists().where(SEAT.c.identity == mine),
            ~sa.exists().where(GAME.c.host == mine),
            ~sa.exists().where(ENTRANT.c.identity == mine),
            ~sa.exists().where(sa.or_(RELATION.c.identity == mine, RELATION.c.other == mine)),
        )

    def _tables(self) -> sa.ColumnElement[bool]:
        """Tables that wait for players in vain, or were given up before anybody played.

        Those of a tournament are its own affair.
        """
        return sa.and_(
            GAME.c.status.in_((OPEN, CLOSED)),
            GAME.c.changed < self._before(self._retention.waiting_days),
            ~sa.exists().where(LOG.c.game == GAME.c.id),
            ~sa.exists().where(PAIRING.c.game == GAME.c.id),
        )

    def _old(self, table: sa.Table) -> sa.ColumnElement[bool]:
        """What was said long ago at tables that are over."""
        over = sa.select(GAME.c.id).where(GAME.c.status.in_((OVER, CLOSED)))
        return sa.and_(table.c.at < self._before(self._retention.chat_days), table.c.game.in_(over))
