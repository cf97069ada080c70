"""On whose share something is done: an account's own, and one for all guests of an address."""

from __future__ import annotations

from quartier.server.limits import network_of
from quartier.server.storage.identities import Identity

# The share of everybody who has not been seen since the server started.
AWAY = "away"
MOST_REMEMBERED = 10_000


class Shares:
    """The shares of those who were seen lately."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self.most = most
        self._known: dict[str, str] = {}

    def seen(self, person: Identity | None, address: str) -> str:
        """Somebody asks for something: on this share."""
        if person is None:
            return network_of(address)
        share = network_of(address) if person.account is None else f"account {person.id}"
        self._remember(person.id, share)
        return share

    def of(self, identity: str) -> str:
        return self._known.get(identity, AWAY)

    def _remember(self, identity: str, share: str) -> None:
        # The last who was seen comes last, so that the first is the one to forget.
        self._known.pop(identity, None)
        self._known[identity] = share
        if len(self._known) > self.most:
            del self._known[next(iter(self._known))]
