"""Who is asking: guests by a signed cookie, accounts by name and password."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cached_property

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer

from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identities, Identity

COOKIE = "quartier"
YEAR_SECONDS = 31_536_000
SHORTEST_PASSWORD = 8


class People:
    """Signs people in and out."""

    def __init__(self, identities: Identities, secret: str) -> None:
        self.identities = identities
        self._signer = URLSafeSerializer(secret, salt="identity")
        self._hasher = PasswordHasher()

    def cookie_of(self, identity: Identity) -> str:
        return str(self._signer.dumps(identity.id))

    def identity_of(self, cookie: str | None) -> str:
        """The id in a cookie; "" if it is missing or forged."""
        if not cookie:
            return ""
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return ""

    async def who(self, cookie: str | None) -> Identity | None:
        """The person a cookie belongs to; None if it is missing, forged or outdated."""
        identity = self.identity_of(cookie)
        return await self.identities.get(identity) if identity else None

    async def new_guest(self, name: str, language: str) -> Identity:
        guest = Identity(secrets.token_urlsafe(12), name, time.time(), language=language)
        await self.identities.add(guest)
        return guest

    async def make_account(self, guest: Identity, account: str, password: str) -> Identity | None:
        """Turn a guest into an account; None if the name is taken."""
        digest = await asyncio.to_thread(self._hasher.hash, password)
        person = msgspec.structs.replace(
            guest, account=account.casefold(), password=digest, name=account
        )
        try:
            await self.identities.change(person)
        except Conflict:
            return None
        return person

    async def sign_in(self, account: str, password: str) -> Identity | None:
        """The account, if the password is right. Unknown names take as long as wrong passwords."""
        person = await self.identities.by_account(account.casefold())
        digest = person.password if person is not None and person.password else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, digest, password)
        except VerifyMismatchError:
            return None
        return person

    @cached_property
    def _nobody(self) -> str:
        """The digest of a password nobody has."""
        return self._hasher.hash(secrets.token_urlsafe(16))
