"""Passwords: which are too easy, checking them, and how often they may be tried."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property
from math import ceil

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from quartier.core.speech import Refusal
from quartier.server.config import Limits
from quartier.server.limits import Buckets, network_of

SHORTEST = 8
DIFFERENT_LETTERS = 5
# What people guess first, as far as it is long enough to be a password here.
COMMON = {
    *("password", "password1", "password12", "password123", "passw0rd", "12345678"),
    *("123456789", "1234567890", "0123456789", "87654321", "987654321", "qwertyuiop"),
    *("qwerty123", "qwerty12", "qwertyui", "azertyuiop", "azerty123", "azertyui", "1q2w3e4r"),
    *("1qaz2wsx", "abcdefgh", "abcd1234", "abc12345", "iloveyou", "sunshine", "princess"),
    *("football", "baseball", "superman", "welcome1", "letmein1", "trustno1", "starwars"),
    *("computer", "motdepasse", "motdepasse1", "jetaime1", "doudou12", "chouchou", "soleil123"),
    *("bonjour1", "bonjour123", "loulou123", "marseille", "changeme", "administrator"),
    *("quartier", "sevenwonders", "7wonders7wonders"),
}


def too_easy(password: str, account: str) -> Refusal | None:
    """Why a password would be guessed soon."""
    plain = password.casefold()
    if account.casefold() in plain and len(password) < len(account) + SHORTEST:
        return Refusal("", "refusal-password-name", {})
    if plain in COMMON or len(set(plain)) < DIFFERENT_LETTERS:
        return Refusal("", "refusal-password-easy", {})
    return None


class Passwords:
    """Digests, made and compared slowly, in threads."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()

    async def digest(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, digest: str | None) -> bool:
        """Whether a password is right. Where there is none, that takes as long to find out."""
        try:
            await asyncio.to_thread(self._hasher.verify, digest or self._nobody, password)
        except VerifyMismatchError:
            return False
        return digest is not None

    @cached_property
    def _nobody(self) -> str:
        """The digest of a password nobody has."""
        return self._hasher.hash(secrets.token_urlsafe(16))


class Tries:
    """How often passwords may be tried: from an address, and for an account.

    A stranger who guesses must not lock the owner out. So a device the account was used on has
    tries of its own, and for all others the next try is never more than a minute away.
    """

    def __init__(self, limits: Limits) -> None:
        self._addresses = Buckets(limits.passwords_per_second, limits.password_burst)
        self._names = Buckets(limits.passwords_per_name_per_second, limits.password_name_burst)

    def refusal(self, address: str, name: str) -> Refusal | None:
        """Take one try; why not, if there is none left. `name` is the account, or its device."""
        for buckets, client in ((self._addresses, network_of(address)), (self._names, name)):
            if not buckets.take(client):
                return Refusal("", "refusal-tries", {"seconds": ceil(buckets.wait(client))})
        return None
