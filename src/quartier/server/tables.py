"""All tables of this server: opened when somebody needs them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from functools import partial

import msgspec

from quartier.core.titles import Settings, Title
from quartier.server.live import BOT_PATIENCE, LiveTable
from quartier.server.notices import Notices
from quartier.server.noting import Notes
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import (
    CLOSED,
    DAMAGED,
    OPEN,
    RUNNING,
    STOPPED,
    ChosenHelp,
    StoredTable,
    listed_until,
)
from quartier.server.storage.tables import TableStore
from quartier.server.storage.talk import Talk
from quartier.server.storage.unplayable import Unplayable, need_sound
from quartier.server.talking import Chat
from quartier.server.thinking import Thinkers
from quartier.server.titles import titles
from quartier.server.viewers import Viewers
from quartier.table.pace import Closure, Pace
from quartier.table.seats import Seat

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
# So many tables that nobody needs any more are some 70 MB.
TABLES_OF_GARBAGE = 200
ID_BYTES = 8
LINK_BYTES = 12
SECRET_BYTES = 32
PEPPER_BYTES = 32


class LiveTables:
    """The live tables by id, and what must go on at them by itself."""

    def __init__(self, games: TableStore, talk: Talk, thinkers: Thinkers, notices: Notices) -> None:
        self.games = games
        self.talk = talk
        self.thinkers = thinkers
        self.notices = notices
        self.notes = Notes(games)
        self.live: dict[str, LiveTable] = {}
        # When the house was closed; all clocks look there.
        self.closures: list[Closure] = []
        self._dropped = 0
        self._opening: dict[str, asyncio.Task[bool]] = {}
        self._replaying = asyncio.Lock()
        self._ticker: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on where the last run stopped: bots that owe an answer think again."""
        self._ticker = asyncio.create_task(self._tick_forever())
        self._resuming = asyncio.create_task(self._resume())

    async def stop(self) -> None:
        """Let everybody go; what was acknowledged is stored already."""
        for task in (self._ticker, self._resuming):
            if task is not None:
                task.cancel()
        for table in self.live.values():
            table.stop()
        await self.notes.settle()

    async def open(self, game_id: str) -> LiveTable | None:
        """A started table, from memory or out of its log; None if there is none.

        Of many who come at once, as after a restart, the first reads it for all; if that fails, it
        fails for all of them.
        """
        live = await self._opened(game_id)
        if live is not None:
            live.used = time.monotonic()
        return live

    async def _opened(self, game_id: str) -> LiveTable | None:
        """A started table, brought into memory by one task for all who wait for it."""
        while game_id not in self.live:
            is_first = game_id not in self._opening
            if is_first:
                self._opening[game_id] = asyncio.create_task(self._bring_in(game_id))
            # Who goes away while it is read must not take it from the others.
            is_there = await asyncio.shield(self._opening[game_id])
            if is_first and not is_there:
                return None
            # Who came later looks again: the table may have started, or been dropped, meanwhile.
        return self.live[game_id]

    async def _bring_in(self, game_id: str) -> bool:
        try:
            game = await self.games.get(game_id)
            if game is None or game.status in (OPEN, CLOSED):
                return False
            self.live[game_id] = await self._load(game)
            return True
        finally:
            del self._opening[game_id]

    async def begin(self, game_id: str) -> StoredTable:
        """Let a table that has just been started go on by itself."""
        live = await self.open(game_id)
        if live is None:
            raise RuntimeError(f"table {game_id} vanished while it began")
        before = live.game
        known = {"table": game_id, "title": before.title, "seats": len(before.seats)}
        log.info("a table begins", extra=known)
        self._changed(live, before, live.note(time.time()))
        live.wake_bots()
        return live.game

    def current(self, game: StoredTable) -> StoredTable:
        """A table out of the database, with what is known here and may not be noted yet."""
        live = self.live.get(game.id)
        if live is None or game.damage or live.game.noted < game.noted:
            return game
        now = live.game
        return msgspec.structs.replace(
            game,
            status=now.status,
            changed=now.changed,
            noted=now.noted,
            waiting=now.waiting,
            stand_ins=now.stand_ins,
        )

    def left_to_bots(self, share: str) -> int:
        """How many tables in memory have no person at them, on one share of the processors."""
        return sum(
            live.game.status == RUNNING
            and not any(seat.identity for seat in live.game.seats)
            and self.thinkers.shares.of(live.game.host) == share
            for live in self.live.values()
        )

    def is_here(self, game_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return game_id in self.live or game_id in self._opening

    async def heard_of(self, game_id: str) -> None:
        """Another server has changed a table: tell the pages that are open here."""
        if self.notices.has_listeners:
            game = await self.games.get(game_id)
            if game is not None:
                self.notices.table_changed(game)

    async def catch_up(self, game_id: str) -> None:
        """Another server has added to the log of a table: take it in if it is open here."""
        live = self.live.get(game_id)
        if live is None:
            return
        try:
            await live.catch_up()
        except Unplayable as reason:
            log.error("table %s cannot follow another server: %s", game_id, reason.key)
            self.live.pop(game_id, None)
            live.stop()

    def drop(self, game_id: str) -> None:
        """Let a table go that nobody plays any more."""
        live = self.live.pop(game_id, None)
        if live is not None:
            live.stop()

    @property
    def is_closed(self) -> bool:
        """Nobody plays for now, and no clock runs."""
        return bool(self.closures) and self.closures[-1].end is None

    def close_and_open(self, closures: list[Closure]) -> None:
        """The house was closed or opened: everybody sees clocks stand still or run on."""
        self.closures[:] = closures
        for live in self.live.values():
            if live.game.pace.is_timed:
                live.tell_all()

    def rename(self, person: Identity) -> None:
        """Let everybody at a person's tables see their name."""
        for live in self.live.values():
            number = live.game.seat_of(person.id)
            if number is not None:
                live.rename(number, person.name, person.is_guest)

    def hear_no_more(self, identity: str, unheard: set[str]) -> None:
        """Somebody has chosen anew whose words they hear, wherever they look."""
        for live in self.live.values():
            live.hear_no_more(identity, unheard)

    def forget(self, identity: str) -> None:
        """Somebody is gone for good: neither their name nor what they said is shown any more."""
        for live in self.live.values():
            number = live.game.seat_of(identity)
            if number is not None:
                live.chat.unsay(number)
                live.rename(number, "", False)

    async def _load(self, game: StoredTable) -> LiveTable:
        persons = [seat.identity for seat in game.seats]
        chat = Chat(game.id, self.talk, Viewers(), persons)
        try:
            entries = await self.games.log(need_sound(game))
            # Playing a long log again takes a while, in which others play on; several at once
            # would leave them little of the processor.
            async with self._replaying:
                live = await asyncio.to_thread(
                    LiveTable, game, entries, self.games, chat, self.thinkers, self.closures
                )
        except Unplayable as reason:
            if game.status == RUNNING or game.damage:
                log.warning("table %s cannot go on: %s", game.id, reason.key)
                await self.games.stop(reason)
                self.notices.table_changed(msgspec.structs.replace(game, status=reason.status))
            raise
        if game.status in (STOPPED, DAMAGED) or live.game != game:
            await self.games.renew(live.note(time.time()))
        await chat.catch_up()
        live.on_change = partial(self._changed, live)
        return live

    def _changed(self, live: LiveTable, before: StoredTable, after: StoredTable) -> None:
        self.notes.make_soon(live)
        self.notices.table_changed(after)
        # Who looks at the table sees that it is their turn.
        watching = {after.seats[seat].identity for seat in live.watched_seats}
        self.notices.reach(after, after.owing - before.owing - watching)

    async def _resume(self) -> None:
        """Look at what the last run left behind, and at all tables if the rules are new."""
        now = time.time()
        soon = now + self.thinkers.seconds + BOT_PATIENCE
        versions = {title.id: title.version for title in titles().values()}
        try:
            unfinished = await self.games.unfinished_ids(soon, versions)
            # Running ones first: somebody may wait there.
            unfinished += await self.games.ended_without_result()
        except Exception:
            log.exception("tables the last run left behind cannot be found; those asked for open")
            return
        for game_id in unfinished:
            await self._look_after(game_id, now)
            live = self.live.get(game_id)
            if live is not None and live.is_idle:
                del self.live[game_id]

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self._tick(time.time())
            except Exception:
                log.exception("the ticker failed; it goes on")

    async def _tick(self, now: float) -> None:
        """Settle clocks, also at tables nobody looks at, and drop idle tables."""
        if not self.is_closed:
            for game_id in await self.games.due_ids(now):
                await self._look_after(game_id, now)
        for game_id, live in list(self.live.items()):
            if live.is_idle:
                del self.live[game_id]
                self._dropped += 1
        # A table and its parts know each other: without this they would stay for hours.
        if self._dropped >= TABLES_OF_GARBAGE:
            self._dropped = 0
            gc.collect()

    async def _look_after(self, game_id: str, now: float) -> None:
        """Do what is due at a table; nobody has asked for it, so it need not stay in memory."""
        try:
            live = await self._opened(game_id)
            if live is not None:
                await live.settle_clocks(now)
                live.wake_bots()
                live.note(now)
                await self.notes.make(live)
        except Unplayable:
            # It has been stopped; `quartier tables check` says what is wrong.
            return
        except Exception:
            log.exception("table %s could not be looked after; the others are", game_id)


def new_game(
    title: Title,
    settings: Settings,
    seats: list[Seat],
    pace: Pace,
    public: bool,
    host: str,
    chosen_help: ChosenHelp = "",
    *,
    rated: bool = False,
    tournament: str = "",
) -> StoredTable:
    """A table where people can take seats, not yet stored."""
    now = time.time()
    return StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        title=title.id,
        version=title.version,
        content=title.content.fingerprint,
        settings=settings,
        secret=secrets.token_hex(SECRET_BYTES),
        pace=pace,
        status=OPEN,
        public=public,
        link=secrets.token_urlsafe(LINK_BYTES),
        host=host,
        created=now,
        changed=now,
        seats=seats,
        help=chosen_help,
        listed_until=listed_until(pace, now),
        pepper=secrets.token_hex(PEPPER_BYTES),
        rated=rated,
        tournament=tournament,
    )
