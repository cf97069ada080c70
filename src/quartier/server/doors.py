"""Who may come in: how many connections one address has, and how many have yet to say what for."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quartier.server.config import Limits
from quartier.server.limits import network_of
from quartier.server.metrics import CONNECTIONS, TURNED_AWAY

log = logging.getLogger(__name__)

# The rest of the files of a process are for the database, the bots and what it reads.
FILES_FOR_CONNECTIONS = 0.8
# Of one kind of trouble there is a line in the log at most this often.
LOG_SECONDS = 10.0

# Why a connection is ended: the reasons of the metric and of the log.
ADDRESS = "address"
UNFINISHED = "unfinished"
FULL = "full"
SLOW_HEADERS = "headers"
SLOW_BODY = "body"


class Connection(Protocol):
    """A connection, as the doors need it."""

    def abort(self) -> None:
        """End it at once."""


class Doors:
    """The connections of a process.

    Those of proxies that are believed are not counted by address: everybody behind one would be
    locked out together.
    """

    def __init__(self, limits: Limits, files: int, proxies: str) -> None:
        self.limits = limits
        # As uvicorn reads it, who believes them.
        self.trusted = ProxyHeadersMiddleware(_nowhere, proxies).trusted_hosts
        self.most = int(files * FILES_FOR_CONNECTIONS)
        # By age: the oldest comes first.
        self._unfinished: dict[Connection, str] = {}
        self._all: dict[Connection, str] = {}
        self._of: Counter[str] = Counter()
        self._unfinished_of: Counter[str] = Counter()
        self._sayings: dict[str, Saying] = {}

    def __len__(self) -> int:
        return len(self._all)

    def come(self, connection: Connection, address: str) -> None:
        """Let a connection in, or end it.

        When there is no room left, the one that has been silent for longest makes some.
        """
        client = "" if not address or address in self.trusted else network_of(address)
        self._all[connection] = client
        self._of[client] += 1
        CONNECTIONS.inc()
        if len(self._all) > self.most:
            self.end(next(iter(self._unfinished), connection), FULL)
        if client and self._of[client] > self.limits.connections_per_address:
            self.end(connection, ADDRESS)
        self.await_request(connection)

    def await_request(self, connection: Connection) -> None:
        """A request begins; until it is whole, the connection is unfinished."""
        if connection not in self._all or connection in self._unfinished:
            return
        client = self._all[connection]
        self._unfinished[connection] = client
        self._unfinished_of[client] += 1
        if client and self._unfinished_of[client] > self.limits.unfinished_per_address:
            self.end(connection, UNFINISHED)

    def finish(self, connection: Connection) -> None:
        """The request is whole."""
        client = self._unfinished.pop(connection, None)
        if client is not None:
            _less(self._unfinished_of, client)

    def go(self, connection: Connection) -> None:
        """The connection has ended."""
        self.finish(connection)
        client = self._all.pop(connection, None)
        if client is not None:
            _less(self._of, client)
            CONNECTIONS.dec()

    def end(self, connection: Connection, reason: str) -> None:
        """End a connection, and say so now and then."""
        client = self._all.get(connection)
        if client is None:
            return
        self.go(connection)
        connection.abort()
        TURNED_AWAY.labels(reason).inc()
        self._sayings.setdefault(reason, Saying(reason)).say(client)


class Saying:
    """A line of the log that comes at once, and then now and then with how often it was meant."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self._number = 0
        self._last_of = ""
        self._pause: asyncio.TimerHandle | None = None

    def say(self, client: str) -> None:
        self._number += 1
        self._last_of = client or "a proxy"
        if self._pause is None:
            self._write()

    def _write(self) -> None:
        self._pause = None
        if not self._number:
            return
        known = {"number": self._number, "last_of": self._last_of}
        log.warning("connections ended: %s", self.reason, extra=known)
        self._number = 0
        self._pause = asyncio.get_running_loop().call_later(LOG_SECONDS, self._write)


async def _nowhere(*_: object) -> None:
    """An application for a middleware of which only the reading of its settings is wanted."""


def _less(counter: Counter[str], client: str) -> None:
    counter[client] -= 1
    if not counter[client]:
        del counter[client]
