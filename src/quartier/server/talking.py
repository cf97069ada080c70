"""What is said at a table."""

from __future__ import annotations

import asyncio
import time

import msgspec

from quartier.server.news import Spoken
from quartier.server.storage.database import Conflict
from quartier.server.storage.talk import ChatLine, Talk
from quartier.server.viewers import Viewers

LINES = 50


class Chat:
    """The last lines of a table's chat; a new one is stored, then told."""

    def __init__(self, game_id: str, talk: Talk, viewers: Viewers) -> None:
        self.game_id = game_id
        self.talk = talk
        self.viewers = viewers
        self.lines: list[ChatLine] = []
        self._lock = asyncio.Lock()

    async def say(self, seat: int, text: str) -> None:
        """A line for everybody at the table."""
        async with self._lock:
            while True:
                line = ChatLine(self._last + 1, time.time(), seat, text)
                try:
                    await self.talk.add(self.game_id, line)
                    break
                except Conflict:
                    # Another server was faster with a line of its own.
                    if not await self._read_on():
                        raise
            self._hear(line)

    async def catch_up(self) -> None:
        """Take in what is stored: at the beginning, and from other servers."""
        async with self._lock:
            await self._read_on()

    @property
    def _last(self) -> int:
        return self.lines[-1].sequence if self.lines else 0

    async def _read_on(self) -> bool:
        lines = await self.talk.lines(self.game_id, LINES, self._last)
        for line in lines:
            self._hear(line)
        return bool(lines)

    def _hear(self, line: ChatLine) -> None:
        self.lines = [*self.lines, line][-LINES:]
        self.viewers.tell(Spoken(**msgspec.structs.asdict(line)))
