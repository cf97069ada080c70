"""Tables in memory: every change is checked, stored, done and told here, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from quartier.core.speech import Event, Refusal
from quartier.core.titles import find_title
from quartier.server.storage.database import Conflict
from quartier.server.storage.games import OVER, RUNNING, ChatLine, Game, Games, Logged
from quartier.server.thinking import Thinkers
from quartier.table.entries import Entry, Played, Returned, StoodIn
from quartier.table.sight import Json, events_for, patch, sight
from quartier.table.table import Table

log = logging.getLogger(__name__)

STAND_IN = "greedy"
IDLE_SECONDS = 60.0
OUTBOX = 256


class Viewer:
    """One connection looking at a table. Messages wait in a short queue of their own."""

    def __init__(self, identity: str, seat: int | None) -> None:
        self.identity = identity
        self.seat = seat
        self.outbox: asyncio.Queue[Json | None] = asyncio.Queue(OUTBOX)

    def send(self, message: Json) -> None:
        """Queue a message; a viewer that does not keep up is cut off and comes back."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
        else:
            self.outbox.put_nowait(message)


class LiveTable:
    """A running or finished table in memory, with those who look at it."""

    def __init__(self, game: Game, table: Table, games: Games, thinkers: Thinkers) -> None:
        self.game = game
        self.table = table
        self.games = games
        self.thinkers = thinkers
        self.viewers: list[Viewer] = []
        self.told: list[tuple[int, float, Entry, list[Event]]] = []
        self.used = time.monotonic()
        self.on_change: Callable[[LiveTable], None] = _nothing
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

    def whole(self, seat: int | None) -> Json:
        return {
            "type": "table",
            "version": self.table.version,
            "seat": seat,
            "thinking": sorted(self._thinking),
            **self._sight(seat),
        }

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
                logged = Logged(self.table.version + 1, time.time(), entry)
                try:
                    await self.games.append(self.game.id, logged)
                except Conflict:
                    # Another server was faster: take in what it wrote and look again.
                    await self._read_on()
                    continue
                self._do(logged)
                break
        self.wake_bots()
        return self.table.version

    async def catch_up(self) -> None:
        """Take in what other servers wrote."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for logged in await self.games.log(self.game.id, self.table.version):
            self._do(logged)

    def _do(self, logged: Logged) -> None:
        before = {viewer.seat: self._sight(viewer.seat) for viewer in self.viewers}
        events = self.table.apply(logged.entry, logged.at)
        self.told.append((self.table.version, logged.at, logged.entry, events))
        self._sights = {}
        for viewer in self.viewers:
            changes = patch(before[viewer.seat], self._sight(viewer.seat))
            viewer.send(
                {
                    "type": "update",
                    "version": self.table.version,
                    "entry": public_entry(logged.entry),
                    "events": events_for(self.table, events, viewer.seat),
                    "patch": changes,
                }
            )
        status = OVER if self.table.is_over else RUNNING
        self.game = msgspec.structs.replace(
            self.game,
            status=status,
            seats=list(self.table.seats),
            waiting=self.table.state.deciders,
            due=self.table.clocks.due(),
            changed=logged.at,
        )
        self.on_change(self)

    async def say(self, name: str, text: str) -> None:
        """A line of chat, for everybody at the table."""
        async with self._lock:
            lines = await self.games.chat(self.game.id, 1)
            line = ChatLine(lines[0].sequence + 1 if lines else 1, time.time(), name, text)
            await self.games.add_chat(self.game.id, line)
        self.tell({"type": "chat", **msgspec.structs.asdict(line)})

    def tell(self, message: Json) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    # Time and bots

    async def settle_clocks(self, now: float) -> None:
        """A bot plays on for everybody whose time is up."""
        for seat in self.table.clocks.overdue(now):
            await self.change(StoodIn(seat, STAND_IN))

    async def welcome_back(self, seat: int) -> None:
        """Give a seat back to the person who has returned."""
        if self.table.seats[seat].is_stand_in and not self.table.is_over:
            await self.change(Returned(seat))

    def wake_bots(self) -> None:
        """Let every bot that owes an answer think."""
        for seat in self.table.bots_to_move():
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
                self.tell({"type": "thinking", "seats": sorted(self._thinking)})

    async def _think(self, seat: int) -> None:
        try:
            version = self.table.version
            spec = self.table.seats[seat].bot
            text = await self.thinkers.answer(self.table.history, seat, spec)
            await self.change(Played(seat, text), version)
        except Exception:
            log.exception("a bot could not play", extra={"table": self.game.id, "seat": seat})
        finally:
            del self._thinking[seat]
            self.tell({"type": "thinking", "seats": sorted(self._thinking)})
        # Its next question, or the same one anew if it was outdated while the bot thought.
        self.wake_bots()

    @property
    def is_idle(self) -> bool:
        """Nobody looks and nothing is under way."""
        busy = self.viewers or self._thinking or self._lock.locked()
        return not busy and time.monotonic() - self.used > IDLE_SECONDS

    async def stop(self) -> None:
        """Let bots stop thinking and viewers go; what is stored stays."""
        for task in list(self._thinking.values()):
            task.cancel()
        for viewer in list(self.viewers):
            viewer.outbox.put_nowait(None)


def public_entry(entry: Entry) -> Json:
    """What everybody may know of an entry: a move itself may be secret."""
    data: Json = msgspec.to_builtins(entry)
    data.pop("move", None)
    return data


def _nothing(_: LiveTable) -> None:
    return None


def fold(game: Game, logged: list[Logged]) -> Table:
    """The table a log leads to."""
    title = find_title(game.title)
    if title is None or title.version != game.version:
        raise ValueError(f"table {game.id} needs {game.title} with rules version {game.version}")
    table = Table(title, game.settings, int(game.seed), list(game.seats), game.pace, game.started)
    for line in logged:
        table.apply(line.entry, line.at)
    return table
