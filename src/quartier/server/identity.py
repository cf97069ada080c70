"""People: guests, accounts, and the names they wear."""

from __future__ import annotations

import secrets
import time

import msgspec

from quartier.core.speech import Refusal
from quartier.server import names
from quartier.server.passwords import Passwords, too_easy
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identities, Identity

TAKEN = Refusal("", "refusal-name-taken", {})
RESERVED = Refusal("", "refusal-name-reserved", {})


class People:
    """Makes guests and accounts, and gives them names."""

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.passwords = Passwords()

    async def new_guest(self, wanted: str, language: str) -> Identity | Refusal:
        name = await self._free(wanted)
        if isinstance(name, Refusal):
            return name
        guest = Identity(secrets.token_urlsafe(12), name, time.time(), language=language)
        await self.identities.add(guest)
        return guest

    async def rename(self, person: Identity, wanted: str) -> Identity | Refusal:
        """Another name for somebody; the one they have stays theirs, whatever the rules are."""
        if wanted == person.name:
            return person
        name = await self._free(wanted, person.id, is_account=not person.is_guest)
        if isinstance(name, Refusal):
            return name
        renamed = msgspec.structs.replace(person, name=name)
        try:
            await self.identities.rename(renamed, _held(renamed))
        except Conflict:
            return TAKEN
        return renamed

    async def make_account(self, guest: Identity, wanted: str, password: str) -> Identity | Refusal:
        """Turn a guest into an account of this name."""
        name = await self._free(wanted, guest.id, is_account=True)
        if isinstance(name, Refusal):
            return name
        easy = too_easy(password, name)
        if easy is not None:
            return easy
        person = msgspec.structs.replace(
            guest,
            account=name.casefold(),
            password=await self.passwords.digest(password),
            name=name,
        )
        try:
            await self.identities.make_account(person, _held(person))
        except Conflict:
            return TAKEN
        return person

    async def account(self, written: str) -> Identity | None:
        """The account of this name, in whatever letters it is written."""
        name = names.shown(written)
        forms = [written.casefold(), *([name.casefold()] if isinstance(name, str) else [])]
        return await self.identities.by_account(*dict.fromkeys(forms))

    async def has_password(self, person: Identity | None, password: str) -> bool:
        """Whether it is the person's password. Nobody's takes as long to find out."""
        return await self.passwords.fits(password, person.password if person else None)

    async def change_password(self, person: Identity, password: str) -> Refusal | None:
        easy = too_easy(password, person.account or "")
        if easy is not None:
            return easy
        digest = await self.passwords.digest(password)
        await self.identities.change(person.id, password=digest)
        return None

    async def _free(
        self, wanted: str, identity: str = "", *, is_account: bool = False
    ) -> str | Refusal:
        """A name in its shown form, if no account of somebody else looks like it."""
        name = names.shown(wanted)
        if isinstance(name, Refusal):
            return name
        if is_account and names.is_guest_s(name):
            return RESERVED
        holders = await self.identities.holders_of(names.keys(name))
        return name if holders <= {identity} else TAKEN


def _held(person: Identity) -> set[str]:
    """What others may not look like: both names of an account; a guest has no right to any."""
    if person.account is None:
        return set()
    return {*names.keys(person.account), *names.keys(person.name)}
