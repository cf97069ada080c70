"""Those who look at a table, each with a short queue of messages of their own."""

from __future__ import annotations

import asyncio

import msgspec

from quartier.server.news import TableMessage, TableNews

OUTBOX = 256


class Viewer:
    """One connection looking at a table, from a seat or as a spectator."""

    def __init__(self, seat: int | None, identity: str = "") -> None:
        self.seat = seat
        self.identity = identity
        # The persons whose words they do not want to hear.
        self.unheard: set[str] = set()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)

    def send(self, message: str) -> None:
        """Queue a message; a viewer that does not keep up is cut off and comes back."""
        if self.outbox.full():
            self.cut_off()
        else:
            self.outbox.put_nowait(message)

    def cut_off(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


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
