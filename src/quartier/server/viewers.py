"""Those who look at a table, each with a short queue of messages of their own."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from quartier.server.news import TableMessage, TableNews

OUTBOX = 256


class Line(Protocol):
    """A connection as its viewer uses it; both fail once the other side is gone."""

    async def send(self, message: str) -> None: ...
    async def close(self) -> None: ...


class Viewer:
    """Somebody looking at a table over a line, from a seat or as a spectator.

    Positions on the way of a step are sent unless it wants none. Messages wait for each other, but
    nobody waits for them.
    """

    def __init__(self, seat: int | None, line: Line, identity: str = "") -> None:
        self.seat = seat
        self.identity = identity
        # The persons whose words they do not want to hear.
        self.unheard: set[str] = set()
        self.wants_frames = True
        self._line = line
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._is_cut_off = False

    def send(self, message: str) -> None:
        """Send a message as soon as may be; who does not keep up is cut off and comes back."""
        if len(self._outbox) >= OUTBOX:
            self.cut_off()
        elif not self._is_cut_off:
            self._outbox.append(message)
            self._go_on()

    def cut_off(self) -> None:
        self._is_cut_off = True
        self._outbox = []
        self._go_on()

    def leave(self) -> None:
        """The line is gone."""
        self._is_cut_off = True
        if self._sending is not None:
            self._sending.cancel()

    def _go_on(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                await self._line.send(self._outbox.pop(0))
            if self._is_cut_off:
                await self._line.close()
        except (OSError, RuntimeError, WebSocketDisconnect):
            # The other side is gone; whoever receives from it hears of it, too.
            self._is_cut_off = True
        finally:
            self._sending = None


class Viewers:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.all: list[Viewer] = []

    @property
    def seats(self) -> set[int | None]:
        """The seats somebody looks from; None is in it if there are spectators."""
        return {viewer.seat for viewer in self.all}

    def tell(
        self, message: TableMessage, seats: list[int] | None = None, speaker: str = ""
    ) -> None:
        """Send everybody the same, or only those who look from these seats and hear a speaker."""
        text = encoded(message)
        for viewer in self.all:
            if (seats is None or viewer.seat in seats) and speaker not in viewer.unheard:
                viewer.send(text)

    def cut_off(self) -> None:
        for viewer in self.all:
            viewer.cut_off()


def encoded(message: TableMessage | TableNews) -> str:
    return msgspec.json.encode(message).decode()
