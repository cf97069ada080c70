"""Signed words that come back to us: out of letters, and from devices that were here before."""

from __future__ import annotations

import secrets

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

CONFIRM_SECONDS = 86_400
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
