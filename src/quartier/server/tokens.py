"""Signed words that come back to us: out of letters, and from devices that were here before."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

CONFIRM_SECONDS = 86_400
RESET_SECONDS = 3_600
# As long as a browser keeps the cookie; a link in an old letter still stops letters.
FOR_EVER = None


class Tokens:
    """Makes and reads them; each kind is good for one thing only."""

    def __init__(self) -> None:
        # The server's, known as soon as its database is open.
        self.secret = ""

    def to_confirm(self, identity: str, email: str) -> str:
        """Says that who has it reads what is sent to that address."""
        return self._made("confirm-email", identity, email)

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """The person and the address; None if it is forged or a day old."""
        return self._read("confirm-email", token, CONFIRM_SECONDS)

    def to_stop_letters(self, identity: str, email: str) -> str:
        return self._made("no-letters", identity, email)

    def stopped_letters(self, token: str) -> tuple[str, str] | None:
        return self._read("no-letters", token, FOR_EVER)

    def to_reset(self, identity: str, password: str) -> str:
        """Lets who has it choose another password, as long as this one, a digest, is theirs."""
        return self._made("reset-password", identity, _mark(password))

    def reset(self, token: str) -> tuple[str, str] | None:
        """The person and the mark of the password they had; None if it is forged or an hour old."""
        return self._read("reset-password", token, RESET_SECONDS)

    def is_mark_of(self, mark: str, password: str) -> bool:
        return compare_digest(mark, _mark(password))

    def device(self, identity: str) -> str:
        """Says that somebody has signed in on this device before, whatever strangers do."""
        return self._made("device", identity, secrets.token_urlsafe(9))

    def is_device_of(self, token: str, identity: str) -> bool:
        found = self._read("device", token, FOR_EVER)
        return found is not None and found[0] == identity

    def _made(self, kind: str, identity: str, what: str) -> str:
        return str(URLSafeTimedSerializer(self.secret, salt=kind).dumps([identity, what]))

    def _read(self, kind: str, token: str, seconds: int | None) -> tuple[str, str] | None:
        try:
            found = URLSafeTimedSerializer(self.secret, salt=kind).loads(token, max_age=seconds)
            return msgspec.convert(found, tuple[str, str])
        except (BadData, msgspec.ValidationError):
            return None


def _mark(password: str) -> str:
    """What tells the digest of one password from another's, and nothing else about it."""
    return sha256(password.encode()).hexdigest()[:16]
