"""On whose share something is done: an account's own, and one for all guests of an address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from quartier.server.storage.identities import Identity

# The share of everybody who has not been seen since the server started.
AWAY = "away"
MOST_REMEMBERED = 10_000
# A household or a provider's customer has all addresses that begin with the same 64 bits.
HOST_BITS = 64


def network_of(address: str) -> str:
    """What one customer of a provider has: an IPv4 address, or the first half of an IPv6 one."""
    try:
        given = ip_address(address)
    except ValueError:
        # A socket of the machine itself has none.
        return address
    if not isinstance(given, IPv6Address):
        return address
    if given.ipv4_mapped is not None:
        return str(given.ipv4_mapped)
    return f"{IPv6Address(int(given) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"


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

    def connected(self, identity: str, address: str) -> None:
        """Somebody looks, of whom only a cookie is known: perhaps an account, perhaps a guest."""
        if identity and identity not in self._known:
            self._remember(identity, network_of(address))

    def of(self, identity: str) -> str:
        return self._known.get(identity, AWAY)

    def _remember(self, identity: str, share: str) -> None:
        # The last who was seen comes last, so that the first is the one to forget.
        self._known.pop(identity, None)
        self._known[identity] = share
        if len(self._known) > self.most:
            del self._known[next(iter(self._known))]
