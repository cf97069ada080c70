"""The browsers that want to be told something while no page is open there."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database
from quartier.server.storage.schema import PUSH, SESSION


class Subscription(msgspec.Struct, frozen=True):
    """A browser, by the session it has here: where its service is, and the keys it gave."""

    session: str
    endpoint: str
    p256dh: str
    auth: str


class PushStore:
    """Where subscriptions are kept. One is good as long as its session is."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, subscription: Subscription) -> None:
        """Keep it; whoever was known in that browser before is told nothing there any more."""
        same = sa.or_(
            PUSH.c.session == subscription.session, PUSH.c.endpoint == subscription.endpoint
        )
        await self.database.write(
            sa.delete(PUSH).where(same),
            sa.insert(PUSH).values(msgspec.structs.asdict(subscription)),
        )

    async def forget(self, session: str) -> None:
        await self.database.write(sa.delete(PUSH).where(PUSH.c.session == session))

    async def is_known(self, session: str) -> bool:
        asked = sa.select(PUSH.c.session).where(PUSH.c.session == session)
        return bool(await self.database.read(asked))

    async def of_identity(self, identity: str, seen: float) -> list[Subscription]:
        """Those of a person, in sessions that were seen since."""
        rows = await self.database.read(
            sa.select(PUSH)
            .join(SESSION, SESSION.c.hash == PUSH.c.session)
            .where(SESSION.c.identity == identity, SESSION.c.seen >= seen)
        )
        return [msgspec.convert(row, Subscription) for row in rows]
