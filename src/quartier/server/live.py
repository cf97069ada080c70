"""Tables in memory: every change is checked, stored, done and told here, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from quartier.core.speech import Event, Refusal
from quartier.server.metrics import MOVES
from quartier.server.storage.database import Conflict
from quartier.server.storage.games import OVER, RUNNING, ChatLine, Game, Games, Logged
from quartier.server.thinking import Thinkers
from quartier.server.titles import find_title
from quartier.table.entries import Entry, Played, Returned, StoodIn
from quartier.table.sight import Json, events_for, patch, sight
from quartier.table.table import Table

log = logging.getLogger(__name__)

STAND_IN = "greedy"
IDLE_SECONDS = 60.0
OUTBOX = 256
CHAT_LINES = 50
# How long after its time a bot's answer is awaited before any server may ask the bot again.
BOT_PATIENCE = 10.0
RETRY_SECONDS = 1.0


class OtherRules(Exception):
    """The table was played under another version of the rules than the installed one."""


class Viewer:
    """One connection looking at a table. Messages wait in a short queue of their own."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
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


class LiveTable:
    """A running or finished table in memory, with those who look at it."""

    def __init__(self, game: Game, games: Games, thinkers: Thinkers) -> None:
        self.game = game
        self.table = fold(game, [])
        self.games = games
        self.thinkers = thinkers
        self.viewers: list[Viewer] = []
        self.told: list[tuple[int, float, Entry, list[Event]]] = []
        self.lines: list[ChatLine] = []
        self.used = time.monotonic()
        self.on_change: Callable[[Game, Game], None] = _nothing
        self.position = self.table.state.fingerprint()
        self._lock = asyncio.Lock()
        self._sights: dict[int | None, Json] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    # Looking

    def join(self, viewer: Viewer) -> None:
        """Let somebody look: everything first, changes from then on."""
        self.viewers.append(viewer)
        viewer.send(self.whole(viewer.seat))

    def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.used = time.monotonic()

    @property
    def watched_seats(self) -> set[int]:
        """The seats whose persons look at the table now."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    def whole(self, seat: int | None) -> str:
        return encoded(
            {
                "type": "table",
                "version": self.table.version,
                "seat": seat,
                "thinking": sorted(self._thinking),
                "chat": self.lines,
                **self._sight(seat),
            }
        )

    def _sight(self, seat: int | None) -> Json:
        if seat not in self._sights:
            self._sights[seat] = sight(self.table, seat)
        return self._sights[seat]

    # Changing

    async def change(self, entry: Entry, version: int | None = None) -> Refusal | int:
        """Check, store, do and tell an entry; its version, or why not.

        `version` is what the player had seen: an answer to an outdated question is refused.
        """
        async with self._lock:
            while True:
                if version is not None and self.table.is_stale(entry.seat, version):
                    return Refusal("", "refusal-stale", {})
                refusal = self.table.check(entry)
                if refusal is not None:
                    return refusal
                logged = Logged(self.table.version + 1, time.time(), entry, self.position)
                try:
                    await self.games.append(self.game.id, logged)
                    break
                except Conflict:
                    # Another server was faster: take in what it wrote and look again.
                    if not await self._read_on():
                        raise
            before = self.game
            self._do(logged)
            self.on_change(before, self.game)
        MOVES.labels(type(entry).__name__).inc()
        self.wake_bots()
        return logged.sequence

    async def catch_up(self) -> None:
        """Take in what other servers wrote."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Do the entries behind the last one known; whether there are any."""
        entries = await self.games.log(self.game.id, self.table.version)
        for logged in entries:
            self._do(logged)
        return bool(entries)

    def _do(self, logged: Logged) -> None:
        before = {viewer.seat: self._sight(viewer.seat) for viewer in self.viewers}
        events = self.table.apply(logged.entry, logged.at)
        self.told.append((self.table.version, logged.at, logged.entry, events))
        self._sights = {}
        updates = {
            seat: self._update(logged, events, seat, patch(old, self._sight(seat)))
            for seat, old in before.items()
        }
        for viewer in self.viewers:
            viewer.send(updates[viewer.seat])
        self.position = self.table.state.fingerprint()
        self.note(logged.at)
        self.game = msgspec.structs.replace(self.game, changed=logged.at)

    def _update(
        self, logged: Logged, events: list[Event], seat: int | None, changes: object
    ) -> str:
        return encoded(
            {
                "type": "update",
                "version": self.table.version,
                "at": logged.at,
                "entry": public_entry(logged.entry),
                "events": events_for(self.table, events, seat),
                "patch": changes,
            }
        )

    def note(self, now: float) -> Game:
        """What lists and dormant tables know of the position."""
        dues = [self.table.clocks.due()]
        if self.table.bots_to_move():
            dues.append(now + self.thinkers.seconds + BOT_PATIENCE)
        self.game = msgspec.structs.replace(
            self.game,
            status=OVER if self.table.is_over else RUNNING,
            noted=self.table.version,
            waiting=self.table.state.deciders,
            stand_ins=[n for n, seat in enumerate(self.table.seats) if seat.is_stand_in],
            due=min((due for due in dues if due), default=0.0),
            position=self.position,
        )
        return self.game

    # Talking

    async def say(self, name: str, text: str) -> None:
        """A line of chat, for everybody at the table."""
        async with self._lock:
            while True:
                last = self.lines[-1].sequence if self.lines else 0
                line = ChatLine(last + 1, time.time(), name, text)
                try:
                    await self.games.add_chat(self.game.id, line)
                    break
                except Conflict:
                    if not await self._listen():
                        raise
            self._hear(line)

    async def hear_others(self) -> None:
        """Take in what was said by way of other servers."""
        async with self._lock:
            await self._listen()

    async def _listen(self) -> bool:
        last = self.lines[-1].sequence if self.lines else 0
        lines = await self.games.chat(self.game.id, CHAT_LINES, last)
        for line in lines:
            self._hear(line)
        return bool(lines)

    def _hear(self, line: ChatLine) -> None:
        self.lines = [*self.lines, line][-CHAT_LINES:]
        self._tell({"type": "chat", **msgspec.structs.asdict(line)})

    def _tell(self, message: Json) -> None:
        text = encoded(message)
        for viewer in self.viewers:
            viewer.send(text)

    # Time and bots

    async def settle_clocks(self, now: float) -> None:
        """A bot plays on for everybody whose time is up."""
        version = self.table.version
        for seat in self.table.clocks.overdue(now):
            # Who has answered in the meantime has made this version stale.
            await self.change(StoodIn(seat, STAND_IN), version)

    async def welcome_back(self, seat: int) -> Refusal | int:
        """Give a seat back to the person who has returned."""
        if self.table.seats[seat].is_stand_in and not self.table.is_over:
            return await self.change(Returned(seat))
        return self.table.version

    def wake_bots(self) -> None:
        """Let every bot that owes an answer think."""
        for seat in self.table.bots_to_move():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
                self._tell_thinking()

    async def _think(self, seat: int) -> None:
        pause = 0.0
        try:
            version = self.table.version
            bot = self.table.seats[seat].bot
            answer = await self.thinkers.answer(self.table.history, seat, bot)
            await self.change(Played(seat, answer), version)
        except Exception:
            log.exception("a bot could not play", extra={"table": self.game.id, "seat": seat})
            pause = RETRY_SECONDS
        await asyncio.sleep(pause)
        del self._thinking[seat]
        self._tell_thinking()
        # Its next question, or the same one anew if it was outdated while the bot thought.
        self.wake_bots()

    def _tell_thinking(self) -> None:
        self._tell({"type": "thinking", "seats": sorted(self._thinking)})

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        busy = self.viewers or self._thinking or self._lock.locked()
        return not busy and time.monotonic() - self.used > IDLE_SECONDS

    def stop(self) -> None:
        """Let bots stop thinking and viewers go; what is stored stays."""
        for task in self._thinking.values():
            task.cancel()
        for viewer in self.viewers:
            viewer.cut_off()


def encoded(message: Json) -> str:
    return msgspec.json.encode(message).decode()


def public_entry(entry: Entry) -> Json:
    """What everybody may know of an entry: a move itself may be secret."""
    data: Json = msgspec.to_builtins(entry)
    data.pop("move", None)
    return data


def _nothing(_before: Game, _after: Game) -> None:
    return None


def fold(game: Game, logged: list[Logged]) -> Table:
    """The table a log leads to."""
    title = find_title(game.title)
    if title is None or title.version != game.version:
        raise OtherRules(game.id)
    table = Table(title, game.settings, int(game.seed), list(game.seats), game.pace, game.started)
    for line in logged:
        table.apply(line.entry, line.at)
    return table
