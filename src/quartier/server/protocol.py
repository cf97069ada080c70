"""HTTP as uvicorn speaks it, with an end to patience: a request has to arrive in time.

uvicorn by itself waits for ever for the rest of a request. Here a timer runs until the headers are
there, and then until the body is; the doors count who keeps us waiting.
"""

from __future__ import annotations

import asyncio
import random
from importlib.util import find_spec
from typing import Any, ClassVar, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quartier.server.doors import SLOW_BODY, SLOW_HEADERS, Doors


class Patience(asyncio.Protocol):
    """What is added to a protocol of uvicorn: `cycle` is its last request whose headers it has."""

    # Of the process; whoever starts a server sets them.
    doors: ClassVar[Doors]

    transport: asyncio.Transport
    client: tuple[str, int] | None
    cycle: Any
    _timer: asyncio.TimerHandle | None = None
    # The request before the one that is arriving.
    _last: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors.come(self.transport, self.client[0] if self.client else "")
        self._wait(self.doors.limits.header_seconds, SLOW_HEADERS)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._last = self.cycle
            self.doors.await_request(self.transport)
            self._wait(self.doors.limits.header_seconds, SLOW_HEADERS)
        if self.transport.is_closing():
            return
        arriving = self.cycle
        super().data_received(data)
        if self.cycle is self._last:
            return
        if not self.cycle.more_body:
            self._stop_waiting()
        elif self.cycle is not arriving:
            self._wait(self.doors.limits.body_seconds, SLOW_BODY)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(*request)  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.doors.go(self.transport)
        super().connection_lost(exc)

    def _wait(self, seconds: float, reason: str) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self.doors.end, self.transport, reason)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.doors.finish(self.transport)


class PatientH11(Patience, H11Protocol):
    """For systems without httptools."""


if find_spec("httptools"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class PatientHttpTools(Patience, HttpToolsProtocol):
        """The faster one."""

    Http: type[Patience] = PatientHttpTools
else:
    Http = PatientH11


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket, which has its place at the doors as long as it lives."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # It takes over from the request that asked for it.
        self._doors = cast(Patience, cast(asyncio.Transport, transport).get_protocol()).doors
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.go(self.transport)
        super().connection_lost(exc)

    def schedule_ping(self) -> None:
        # Pings that a pause has once brought together would stay together, and thousands of them
        # would be the next pause.
        assert self.ping_interval is not None
        delay = self.ping_interval * random.uniform(0.75, 1.25)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    # Who reads nothing lets a connection that is closed politely wait for ever: there is always
    # something left to be sent.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
