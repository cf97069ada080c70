"""Rates and counts: how often something may be done, and how much at a time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import inf

# A household or a customer of a provider has all addresses that begin with the same 64 bits.
HOST_BITS = 64


class Bucket:
    """Refills at a steady rate up to a burst; each use takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none left."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one to use."""
        level = self.level + (time.monotonic() - self.at) * self.rate
        return max(0.0, (1 - level) / self.rate) if self.rate else 0.0 if level >= 1 else inf

    @property
    def is_full(self) -> bool:
        return self.level + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each of many clients; full ones are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        if client not in self._buckets:
            if len(self._buckets) >= self.most:
                self._buckets = {
                    name: bucket for name, bucket in self._buckets.items() if not bucket.is_full
                }
            self._buckets[client] = Bucket(self.rate, self.burst)
        return self._buckets[client].take()

    def wait(self, client: str) -> float:
        """Seconds until a client may use one again."""
        bucket = self._buckets.get(client)
        return 0.0 if bucket is None else bucket.wait


class Places:
    """So many places for each client at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, client: str) -> Iterator[bool]:
        """Hold a place while the block runs; False if the client has none left."""
        self._taken[client] += 1
        try:
            yield self._taken[client] <= self.most
        finally:
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]


def network_of(address: str) -> str:
    """What one customer of a provider has: an IPv4 address, or the first half of an IPv6 one."""
    try:
        given = ip_address(address)
    except ValueError:
        return address
    if not isinstance(given, IPv6Address):
        return address
    if given.ipv4_mapped is not None:
        return str(given.ipv4_mapped)
    return f"{IPv6Address(int(given) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"
