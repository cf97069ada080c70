"""Tables in memory: every change is checked, stored, done and told here, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from quartier.bots.levels import USUAL_LEVEL
from quartier.core.dealing import commitment
from quartier.core.moves import Move
from quartier.core.patches import Patches, patch
from quartier.core.record import BOT_MARK, Deal, record_of
from quartier.core.speech import Refusal
from quartier.lessons.lesson import find_lesson, scripted
from quartier.server.metrics import MOVES
from quartier.server.news import Present, Thinking, Update, Whole
from quartier.server.opening import OtherRules, Replayed, play_again
from quartier.server.storage.database import Conflict
from quartier.server.storage.rows import OVER, RUNNING, Logged, StoredTable
from quartier.server.storage.tables import TableStore
from quartier.server.talking import Chat
from quartier.server.thinking import AT_ONCE, UNWATCHED, Thinkers
from quartier.server.viewers import Viewer, encoded
from quartier.table.entries import Entry, Played, Returned, StoodIn
from quartier.table.pace import Closure
from quartier.table.sight import Sights, frames, sights, told_entry, told_events
from quartier.table.table import Outcome
from quartier.table.told import Sight

log = logging.getLogger(__name__)

STAND_IN = USUAL_LEVEL
IDLE_SECONDS = 60.0
# How long after its time a bot's answer is awaited before any server may ask the bot again.
BOT_PATIENCE = 10.0
RETRY_SECONDS = 1.0


class LiveTable:
    """A running or finished table in memory, with those who look at it."""

    def __init__(
        self,
        game: StoredTable,
        entries: list[Logged],
        games: TableStore,
        chat: Chat,
        thinkers: Thinkers,
        closures: Sequence[Closure],
    ) -> None:
        self.table, self.steps = play_again(game, entries, closures)
        title, settings = self.table.title, self.table.history.settings
        self.game = msgspec.structs.replace(
            game,
            version=title.version,
            content=title.content.fingerprint,
            settings=settings,
        )
        self.games = games
        self.chat = chat
        state = self.table.state
        chat.divide([state.team(seat) for seat in range(state.seats)])
        self.viewers = chat.viewers
        self.thinkers = thinkers
        # When somebody last needed it; what the server does by itself does not count.
        self.used = -IDLE_SECONDS
        self.on_change: Callable[[StoredTable, StoredTable], None] = _nothing
        self._lock = asyncio.Lock()
        self._position = ""
        self._sights: Sights = {}
        self._foretold: dict[tuple[int, str], tuple[object, bool]] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

    # Looking

    def join(self, viewer: Viewer) -> None:
        """Let somebody look: everything first, changes from then on."""
        before = self.watched_seats
        self.viewers.all.append(viewer)
        viewer.send(self.whole(viewer))
        self._tell_present(before)
        if not self.game.due:
            # No bot is being waited for: those of a table nobody looked at have waited for this.
            self.wake_bots()

    def part(self, viewer: Viewer) -> None:
        before = self.watched_seats
        if viewer in self.viewers.all:
            self.viewers.all.remove(viewer)
        self._tell_present(before)
        self.used = time.monotonic()

    @property
    def watched_seats(self) -> set[int]:
        """The seats whose persons look at the table now."""
        return {seat for seat in self.viewers.seats if seat is not None}

    def whole(self, viewer: Viewer) -> str:
        seat = viewer.seat
        # It is not kept: what is made for all viewers together takes less of the memory.
        sight = self._sights.get(seat) or sights(self.table, [seat])[seat]
        return encoded(
            Whole(
                **msgspec.structs.asdict(sight),
                version=self.table.version,
                seat=seat,
                thinking=sorted(self._thinking),
                present=sorted(self.watched_seats),
                chat=self.chat.heard_by(viewer),
                has_team=seat is not None and self.chat.has_team(seat),
            )
        )

    def _sight(self, seat: int | None) -> Sight:
        return self._sights_of([seat])[seat]

    def _sights_of(self, seats: Iterable[int | None]) -> Sights:
        """What each of these seats may know now, in every position made once."""
        unseen = [seat for seat in seats if seat not in self._sights]
        if unseen:
            self._sights |= sights(self.table, unseen)
        return {seat: self._sights[seat] for seat in seats}

    def foretold(self, seat: int, move: Move) -> tuple[object, bool]:
        """What a legal move by itself would change for its seat, and whether that is all of it.

        It is worked out from what the seat knows, and once for each position.
        """
        key = (seat, move.text)
        if key not in self._foretold:
            foreseen = self.table.state.foreseen(seat, move)
            changes = patch(self._sight(seat).view, foreseen.state.view(seat))
            self._foretold[key] = (changes, foreseen.is_whole)
        return self._foretold[key]

    def record(self) -> str:
        """The moves so far, as a file that replays the game."""
        players = [seat.name or BOT_MARK + seat.bot for seat in self.table.seats]
        record = record_of(self.table.history, players, deal_of(self.game))
        return msgspec.json.encode(record).decode()

    def rename(self, number: int, name: str, guest: bool) -> None:
        """Somebody has another name, or an account."""
        for seats in (self.game.seats, self.table.seats):
            seats[number] = msgspec.structs.replace(seats[number], name=name, guest=guest)
        self.tell_all()

    def tell_all(self) -> None:
        """Something has changed that is in no entry of the log: tell everybody everything."""
        self._sights = {}
        for viewer in self.viewers.all:
            viewer.send(self.whole(viewer))

    def hear_no_more(self, identity: str, unheard: set[str]) -> None:
        """Somebody has chosen anew whose words they hear."""
        for viewer in self.viewers.all:
            if viewer.identity == identity:
                viewer.unheard = unheard
                viewer.send(self.whole(viewer))

    # Changing

    async def change(self, entry: Entry, version: int | None = None) -> Refusal | int:
        """Check, store, do and tell an entry; its version, or why not.

        `version` is what the player had seen: an answer to an outdated question is refused.
        """
        async with self._lock:
            while True:
                # What is not here yet may be at another server.
                if version is not None and version > self.table.version:
                    await self._read_on()
                    if version > self.table.version:
                        return Refusal("", "refusal-future", {"latest": self.table.version})
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
        self._write_down(entry)
        self.wake_bots()
        return logged.sequence

    def _write_down(self, entry: Entry) -> None:
        """Let the server's own log say what a keeper is asked about; moves are in the table's."""
        known = {"table": self.game.id, "version": self.table.version}
        if not isinstance(entry, Played):
            told = told_entry(entry, [])
            log.info("at a table: %s", told.kind, extra={**known, "seat": told.seat})
        result = self.table.state.result
        if result is not None:
            log.info("a table is over", extra={**known, "ranks": result.ranks})

    async def catch_up(self) -> None:
        """Take in what other servers wrote."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Do the entries behind the last one known; whether there are any."""
        entries = await self.games.log(self.game, self.table.version)
        for logged in entries:
            if logged.position != self.position:
                # The other server plays by other rules.
                raise OtherRules(self.game)
            self._do(logged)
        return bool(entries)

    def _do(self, logged: Logged) -> None:
        before = self._sights_of(self.viewers.seats)
        outcome = self.table.apply(logged.entry, logged.at)
        self.steps.append(Replayed(self.table.version, logged.at, logged.entry, *outcome))
        self._sights = sights(self.table, list(before), before, self.table.version - 1)
        self._foretold = {}
        self._position = ""
        self._tell(logged, outcome, before)
        self.note(logged.at)
        self.game = msgspec.structs.replace(self.game, changed=logged.at)

    def _tell(self, logged: Logged, outcome: Outcome, before: Sights) -> None:
        """Tell everybody what has changed for them, worked out once for all who get the same.

        What a step leaves on its way is for those who want it, and for nobody later.
        """
        state = self.table.state
        entry = told_entry(logged.entry, outcome.withdrawn)
        after = self._sights
        wanting = list({viewer.seat for viewer in self.viewers.all if viewer.wants_frames})
        passed = dict(zip(wanting, state.frames_seen(outcome.events, wanting), strict=True))
        state.frames = []
        patches = Patches()
        updates: dict[tuple[int | None, bool], str] = {}
        for viewer in self.viewers.all:
            seat = viewer.seat
            same = seat, viewer.wants_frames
            if same not in updates:
                views = passed[seat] if viewer.wants_frames else []
                update = Update(
                    version=self.table.version,
                    at=logged.at,
                    entry=entry,
                    events=told_events(outcome.events, state.eyes(seat)),
                    frames=frames(views, before[seat].view, patches),
                    patch=patches.between(before[seat], after[seat]),
                )
                updates[same] = encoded(update)
            viewer.send(updates[same])

    @property
    def position(self) -> str:
        """The fingerprint of the position now."""
        if not self._position:
            self._position = self.table.state.fingerprint()
        return self._position

    def note(self, now: float) -> StoredTable:
        """What lists and dormant tables know of the position."""
        dues = [self.table.clocks.due()]
        if self._goes_on and self.table.bots_to_move():
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
        """Let every bot that owes an answer think, if that is for anybody."""
        if not self._goes_on:
            return
        for seat in self.table.bots_to_move():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
                self._tell_thinking()

    @property
    def _goes_on(self) -> bool:
        """Somebody looks, or plays and will be told when it is their turn."""
        played = any(seat.identity and not seat.bot for seat in self.table.seats)
        return played or bool(self.viewers.all)

    def _urgency(self) -> float:
        return AT_ONCE if self.viewers.all else UNWATCHED

    async def _think(self, seat: int) -> None:
        pause = 0.0
        try:
            version = self.table.version
            answer = self._scripted(seat) or await self._thought(seat)
            await self.change(Played(seat, answer), version)
        except Exception:
            log.exception("a bot could not play", extra={"table": self.game.id, "seat": seat})
            pause = RETRY_SECONDS
        await asyncio.sleep(pause)
        del self._thinking[seat]
        self._tell_thinking()
        # Its next question, or the same one anew if it was outdated while the bot thought.
        self.wake_bots()

    def _scripted(self, seat: int) -> str:
        """What a lesson lets a bot play; "" where it thinks for itself."""
        lesson = find_lesson(self.table.title, self.game.lesson) if self.game.lesson else None
        move = None if lesson is None else scripted(lesson, self.table.history, seat)
        return "" if move is None else move.text

    async def _thought(self, seat: int) -> str:
        bot = self.table.seats[seat].bot
        return await self.thinkers.move(self.table.history, self.game, seat, bot, self._urgency)

    def _tell_present(self, before: set[int]) -> None:
        if self.watched_seats != before:
            self.viewers.tell(Present(sorted(self.watched_seats)))

    def _tell_thinking(self) -> None:
        self.viewers.tell(Thinking(sorted(self._thinking)))

    @property
    def is_busy(self) -> bool:
        """Somebody looks, or something is under way."""
        return bool(self.viewers.all or self._thinking or self._lock.locked())

    @property
    def is_idle(self) -> bool:
        """Nobody has needed it for a while."""
        return not self.is_busy and time.monotonic() - self.used > IDLE_SECONDS

    def stop(self) -> None:
        """Let bots stop thinking and viewers go; what is stored stays."""
        for task in self._thinking.values():
            task.cancel()
        self.viewers.cut_off()


def deal_of(game: StoredTable) -> Deal | None:
    """What the seed of a table is made of; none of it may be told before the end."""
    if not game.secret:
        return None
    promise = commitment(bytes.fromhex(game.secret))
    return Deal(table=game.id, commitment=promise, secret=game.secret, entropy=game.entropy)


def _nothing(_before: StoredTable, _after: StoredTable) -> None:
    return None
