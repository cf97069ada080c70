"""What is said at a table."""

from __future__ import annotations

import asyncio
import time

import msgspec

from quartier.server.news import Spoken
from quartier.server.storage.database import Conflict
from quartier.server.storage.talk import EVERYBODY, ChatLine, Talk
from quartier.server.viewers import Viewer, Viewers

LINES = 50


class Channel:
    """The last lines said to everybody, or within one team; a new one is stored, then told.

    Lines are counted by channel: a gap would tell the others that something was said.
    """

    def __init__(
        self,
        game_id: str,
        talk: Talk,
        viewers: Viewers,
        persons: list[str],
        team: int = EVERYBODY,
        members: list[int] | None = None,
    ) -> None:
        self.game_id = game_id
        # By seat.
        self.persons = persons
        self.talk = talk
        self.viewers = viewers
        self.team = team
        # None: everybody, spectators too.
        self.members = members
        self.lines: list[ChatLine] = []
        self._lock = asyncio.Lock()

    async def say(self, seat: int, text: str) -> None:
        async with self._lock:
            while True:
                line = ChatLine(self._last + 1, time.time(), seat, text, self.team != EVERYBODY)
                try:
                    await self.talk.add(self.game_id, self.team, line)
                    break
                except Conflict:
                    # Another server was faster with a line of its own.
                    if not await self._read_on():
                        raise
            self._hear(line)

    def unsay(self, seat: int) -> None:
        """Empty what a seat said; the lines keep their numbers."""
        self.lines = [
            msgspec.structs.replace(line, text="") if line.seat == seat else line
            for line in self.lines
        ]

    async def catch_up(self) -> None:
        """Take in what is stored: at the beginning, and from other servers."""
        async with self._lock:
            await self._read_on()

    @property
    def _last(self) -> int:
        return self.lines[-1].sequence if self.lines else 0

    async def _read_on(self) -> bool:
        lines = await self.talk.lines(self.game_id, self.team, LINES, self._last)
        for line in lines:
            self._hear(line)
        return bool(lines)

    def _hear(self, line: ChatLine) -> None:
        self.lines = [*self.lines, line][-LINES:]
        speaker = self.persons[line.seat] if 0 <= line.seat < len(self.persons) else ""
        self.viewers.tell(Spoken(**msgspec.structs.asdict(line)), self.members, speaker)


class Chat:
    """What is said at a table: to everybody, and among those who play together."""

    def __init__(self, game_id: str, talk: Talk, viewers: Viewers, persons: list[str]) -> None:
        self.game_id = game_id
        self.talk = talk
        self.viewers = viewers
        self.persons = persons
        self.open = Channel(game_id, talk, viewers, persons)
        self.closed: dict[int, Channel] = {}

    def divide(self, teams: list[list[int]]) -> None:
        """Give each team of more than one a channel of its own."""
        for members in teams:
            if len(members) > 1:
                channel = Channel(
                    self.game_id, self.talk, self.viewers, self.persons, members[0], members
                )
                self.closed |= dict.fromkeys(members, channel)

    async def say(self, seat: int, text: str) -> None:
        """A line for everybody at the table."""
        await self.open.say(seat, text)

    def has_team(self, seat: int) -> bool:
        return seat in self.closed

    async def say_to_team(self, seat: int, text: str) -> None:
        """A line for those the seat plays with."""
        await self.closed[seat].say(seat, text)

    def heard_by(self, viewer: Viewer) -> list[ChatLine]:
        """The lines somebody may read and wants to, in the order they were said."""
        team = None if viewer.seat is None else self.closed.get(viewer.seat)
        lines = [*self.open.lines, *(team.lines if team else [])]
        unheard = {seat for seat, who in enumerate(self.persons) if who in viewer.unheard}
        heard = [line for line in lines if line.text and line.seat not in unheard]
        return sorted(heard, key=lambda line: line.at) if team else heard

    def unsay(self, seat: int) -> None:
        """Take back all that somebody said who is gone for good."""
        for channel in {self.open, *self.closed.values()}:
            channel.unsay(seat)

    async def catch_up(self) -> None:
        for channel in {self.open, *self.closed.values()}:
            await channel.catch_up()
