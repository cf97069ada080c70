"""The devices on which people are known."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identity
from quartier.server.storage.schema import IDENTITY, SESSION

# A notice to other servers: sessions of a person have ended.
SESSION_NOTICE = "session"


class Session(msgspec.Struct, frozen=True):
    """A device on which a person is known."""

    hash: str
    identity: str
    created: float
    seen: float
    device: str


class SessionStore:
    """Where sessions are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, session: Session, most: int) -> None:
        """Keep a session; the person's `most` latest ones stay."""
        await self.database.write(
            sa.insert(SESSION).values(msgspec.structs.asdict(session)),
            sa.delete(SESSION).where(
                SESSION.c.identity == session.identity,
                SESSION.c.hash.not_in(
                    sa.select(SESSION.c.hash)
                    .where(SESSION.c.identity == session.identity)
                    .order_by(SESSION.c.seen.desc())
                    .limit(most)
                ),
            ),
            *self.database.notice(SESSION_NOTICE, session.identity),
        )

    async def find(self, hash_: str) -> tuple[Identity, float] | None:
        """Whose session it is, and when it was last seen."""
        rows = await self.database.read(
            sa.select(IDENTITY, SESSION.c.seen)
            .join(SESSION, SESSION.c.identity == IDENTITY.c.id)
            .where(SESSION.c.hash == hash_)
        )
        if not rows:
            return None
        seen = msgspec.convert(rows[0].pop("seen"), float)
        return msgspec.convert(rows[0], Identity), seen

    async def of_identity(self, identity: str) -> list[Session]:
        """A person's sessions, the latest seen first."""
        mine = sa.select(SESSION).where(SESSION.c.identity == identity)
        rows = await self.database.read(mine.order_by(SESSION.c.seen.desc(), SESSION.c.hash))
        return [msgspec.convert(row, Session) for row in rows]

    async def existing(self, hashes: set[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        rows = await self.database.read(sa.select(SESSION.c.hash).where(SESSION.c.hash.in_(hashes)))
        return {str(row["hash"]) for row in rows}

    async def note_seen(self, hash_: str, now: float) -> None:
        this = sa.update(SESSION).where(SESSION.c.hash == hash_)
        await self.database.write(this.values(seen=now))

    async def end(self, identity: str, hash_: str) -> None:
        await self._end(identity, SESSION.c.hash == hash_)

    async def end_others(self, identity: str, hash_: str) -> None:
        await self._end(identity, SESSION.c.hash != hash_)

    async def forget(self, before: float) -> None:
        """Drop sessions nobody has used since."""
        await self.database.write(sa.delete(SESSION).where(SESSION.c.seen < before))

    async def _end(self, identity: str, condition: sa.ColumnElement[bool]) -> None:
        await self.database.write(
            sa.delete(SESSION).where(SESSION.c.identity == identity, condition),
            *self.database.notice(SESSION_NOTICE, identity),
        )
