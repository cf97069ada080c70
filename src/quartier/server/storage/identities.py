"""People: guests and accounts, and the names accounts hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Conflict, Database, OneRow, Statement
from quartier.server.storage.schema import HELD_NAME, IDENTITY, META, SEAT

# A notice to other servers: a person has another name, or an account.
PERSON_NOTICE = "person"


# Who may see somebody's profile.
ShownTo = Literal["everybody", "friends", "nobody"]


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
    email_confirmed: bool = False
    shown_to: ShownTo = "everybody"
    quiet: str = ""
    digest: bool = False
    digested: float = 0.0

    @property
    def is_guest(self) -> bool:
        return self.account is None


class Identities:
    """Where people are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, identity: str) -> Identity | None:
        return await self._one(IDENTITY.c.id == identity)

    async def by_account(self, *forms: str) -> Identity | None:
        """The account of this name; of several ways to write it, the first counts most."""
        for account in forms:
            found = await self._one(IDENTITY.c.account == account)
            if found is not None:
                return found
        return None

    async def holders_of(self, keys: Iterable[str]) -> set[str]:
        """The accounts whose names look like one with these keys."""
        held = sa.select(HELD_NAME.c.identity).where(HELD_NAME.c.key.in_(keys))
        return {str(row["identity"]) for row in await self.database.read(held)}

    async def add(self, identity: Identity) -> None:
        await self.database.write(sa.insert(IDENTITY).values(msgspec.structs.asdict(identity)))

    async def change(self, identity: str, **columns: Any) -> None:
        """Store what is new of a person, and nothing else: others may be changing the rest."""
        await self.database.write(
            sa.update(IDENTITY).where(IDENTITY.c.id == identity).values(columns)
        )

    async def confirm_email(self, identity: str, email: str) -> None:
        """Note that an address is the person's; a Conflict if they have given another since."""
        this = sa.update(IDENTITY).where(IDENTITY.c.id == identity, IDENTITY.c.email == email)
        await self.database.write(OneRow(this.values(email_confirmed=True)))

    async def forget_email(self, identity: str, email: str) -> None:
        this = sa.update(IDENTITY).where(IDENTITY.c.id == identity, IDENTITY.c.email == email)
        await self.database.write(this.values(email="", email_confirmed=False))

    async def awaiting_digest(self, before: float) -> list[Identity]:
        """Those who want one letter a day and have had none since."""
        asked = sa.select(IDENTITY).where(
            IDENTITY.c.digest, IDENTITY.c.email_confirmed, IDENTITY.c.digested <= before
        )
        return [msgspec.convert(row, Identity) for row in await self.database.read(asked)]

    async def note_digest(self, person: Identity, now: float) -> None:
        """Note that somebody gets their letter; a Conflict if another server has sent it."""
        this = sa.update(IDENTITY).where(
            IDENTITY.c.id == person.id, IDENTITY.c.digested == person.digested
        )
        await self.database.write(OneRow(this.values(digested=now)))

    async def rename(self, person: Identity, held: set[str]) -> None:
        """Give a person another name, at all their tables; a Conflict if an account holds it.

        `held` are the keys this person holds from now on.
        """
        this = sa.update(IDENTITY).where(IDENTITY.c.id == person.id)
        await self.database.write(
            this.values(name=person.name), *_holding(person.id, held), *self._told(person)
        )

    async def make_account(self, person: Identity, held: set[str]) -> None:
        """Turn a guest into this account; a Conflict if a name is taken or it is no guest."""
        this = sa.update(IDENTITY).where(IDENTITY.c.id == person.id, IDENTITY.c.account.is_(None))
        columns = {"name": person.name, "account": person.account, "password": person.password}
        await self.database.write(
            OneRow(this.values(columns)), *_holding(person.id, held), *self._told(person)
        )

    def _told(self, person: Identity) -> list[Statement]:
        """Seats carry copies of a name, in the database and in the memory of servers."""
        mine = sa.update(SEAT).where(SEAT.c.identity == person.id)
        return [
            mine.values(name=person.name, guest=person.is_guest),
            *self.database.notice(PERSON_NOTICE, person.id),
        ]

    async def kept(self, name: str, fresh: str) -> str:
        """A secret of the server's: the stored one, or this fresh one if there is none yet."""
        rows = await self.database.read(sa.select(META.c.value).where(META.c.key == name))
        if rows:
            return str(rows[0]["value"])
        try:
            await self.database.write(sa.insert(META).values(key=name, value=fresh))
        except Conflict:
            # Another server that started at the same time has made one.
            return await self.kept(name, fresh)
        return fresh

    async def _one(self, condition: sa.ColumnElement[bool]) -> Identity | None:
        rows = await self.database.read(sa.select(IDENTITY).where(condition))
        return msgspec.convert(rows[0], Identity) if rows else None


def _holding(identity: str, keys: set[str]) -> list[Statement]:
    """Let a person hold exactly these keys; one that another holds is a Conflict."""
    mine = HELD_NAME.c.identity == identity
    given_up = sa.delete(HELD_NAME).where(mine, HELD_NAME.c.key.not_in(keys))
    statements: list[Statement] = [given_up]
    for key in sorted(keys):
        has = sa.exists().where(mine, HELD_NAME.c.key == key)
        row = sa.select(sa.literal(key), sa.literal(identity)).where(sa.not_(has))
        statements.append(sa.insert(HELD_NAME).from_select(["key", "identity"], row))
    return statements
