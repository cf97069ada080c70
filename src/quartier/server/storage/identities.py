"""People: guests and accounts."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Conflict, Database
from quartier.server.storage.schema import IDENTITY, META


class Identity(msgspec.Struct, frozen=True):
    """A person. A guest has no account name and no password."""

    id: str
    name: str
    created: float
    account: str | None = None
    password: str | None = None
    language: str = "en"
    webhook: str = ""
    email: str = ""

    @property
    def is_guest(self) -> bool:
        return self.account is None


class Identities:
    """Where people are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, identity: str) -> Identity | None:
        return await self._one(IDENTITY.c.id == identity)

    async def by_account(self, account: str) -> Identity | None:
        return await self._one(IDENTITY.c.account == account)

    async def add(self, identity: Identity) -> None:
        await self.database.write(sa.insert(IDENTITY).values(msgspec.structs.asdict(identity)))

    async def change(self, identity: Identity) -> None:
        """Store a person's new form; a Conflict if the account name is taken."""
        statement = sa.update(IDENTITY).where(IDENTITY.c.id == identity.id)
        await self.database.write(statement.values(msgspec.structs.asdict(identity)))

    async def secret(self, fresh: str) -> str:
        """The server's secret: the stored one, or this fresh one if there is none yet."""
        rows = await self.database.read(sa.select(META.c.value).where(META.c.key == "secret"))
        if rows:
            return str(rows[0]["value"])
        try:
            await self.database.write(sa.insert(META).values(key="secret", value=fresh))
        except Conflict:
            # Another server that started at the same time has made one.
            return await self.secret(fresh)
        return fresh

    async def _one(self, condition: sa.ColumnElement[bool]) -> Identity | None:
        rows = await self.database.read(sa.select(IDENTITY).where(condition))
        return msgspec.convert(rows[0], Identity) if rows else None
