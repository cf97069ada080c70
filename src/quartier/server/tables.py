"""All tables of this server: opened when somebody needs them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine

import msgspec

from quartier.core.rng import SEED_BITS
from quartier.core.titles import Settings, Title
from quartier.server.live import BOT_PATIENCE, LiveTable
from quartier.server.notices import Notices
from quartier.server.opening import OtherRules
from quartier.server.storage.games import Games
from quartier.server.storage.rows import CLOSED, OPEN, OVER, RUNNING, STOPPED, Game
from quartier.server.storage.talk import Talk
from quartier.server.talking import Chat
from quartier.server.thinking import Thinkers
from quartier.server.titles import titles
from quartier.server.viewers import Viewers
from quartier.table.pace import Pace
from quartier.table.seats import Seat

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
ID_BYTES = 8
LINK_BYTES = 12


class Tables:
    """The live tables by id, and what must go on at them by itself."""

    def __init__(self, games: Games, talk: Talk, thinkers: Thinkers, notices: Notices) -> None:
        self.games = games
        self.talk = talk
        self.thinkers = thinkers
        self.notices = notices
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._replaying = asyncio.Lock()
        self._ticker: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where the last run stopped: bots that owe an answer think again."""
        self._ticker = asyncio.create_task(self._tick_forever())
        self._spawn(self._resume())

    async def stop(self) -> None:
        """Let everybody go; what is under way is finished, everything else is stored already."""
        if self._ticker is not None:
            self._ticker.cancel()
        for table in self.live.values():
            table.stop()
        if self._background:
            await asyncio.wait(self._background, timeout=2)

    async def open(self, game_id: str) -> LiveTable | None:
        """A started table, from memory or out of its log; None if there is none.

        Of many who come at once, as after a restart, the first reads it for all.
        """
        lock = self._opening.setdefault(game_id, asyncio.Lock())
        try:
            async with lock:
                if game_id not in self.live:
                    game = await self.games.get(game_id)
                    if game is None or game.status in (OPEN, CLOSED):
                        return None
                    self.live[game_id] = await self._load(game)
                live = self.live[game_id]
                live.used = time.monotonic()
                return live
        finally:
            self._opening.pop(game_id, None)

    async def begin(self, game_id: str) -> Game:
        """Let a table that has just been started go on by itself."""
        live = await self.open(game_id)
        if live is None:
            raise RuntimeError(f"table {game_id} vanished while it began")
        before = live.game
        self._changed(before, live.note(time.time()))
        live.wake_bots()
        return live.game

    def current(self, game: Game) -> Game:
        """A table out of the database, with what is known here and may not be noted yet."""
        live = self.live.get(game.id)
        if live is None or live.game.noted < game.noted:
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
        except OtherRules:
            log.error("another server plays table %s by other rules", game_id)
            del self.live[game_id]
            live.stop()

    async def _load(self, game: Game) -> LiveTable:
        entries = await self.games.log(game.id)
        chat = Chat(game.id, self.talk, Viewers())
        try:
            # Playing a long log again takes a while, in which others play on; several at once
            # would leave them little of the processor.
            async with self._replaying:
                live = await asyncio.to_thread(
                    LiveTable, game, entries, self.games, chat, self.thinkers
                )
        except OtherRules:
            if game.status == RUNNING:
                log.warning("table %s cannot go on under the installed rules", game.id)
                await self.games.stop(game.id)
                self.notices.table_changed(msgspec.structs.replace(game, status=STOPPED))
            raise
        if game.status == STOPPED or live.game != game:
            await self.games.renew(live.note(time.time()))
        await chat.catch_up()
        live.on_change = self._changed
        return live

    def _changed(self, before: Game, after: Game) -> None:
        self._spawn(self._keep(self.live[after.id]))
        self.notices.table_changed(after)
        # Who looks at the table sees that it is their turn.
        watching = {after.seats[seat].identity for seat in self.live[after.id].watched_seats}
        self.notices.reach(after, after.owing - before.owing - watching)

    async def _keep(self, live: LiveTable) -> None:
        """Store what follows from the log: notes for lists, and of a finished table its record."""
        await self.games.note(live.game)
        if live.game.status == OVER:
            await self.games.keep_record(live.game.id, live.record())

    async def _resume(self) -> None:
        """Look at what the last run left behind, and at all tables if the rules are new."""
        now = time.time()
        soon = now + self.thinkers.seconds + BOT_PATIENCE
        versions = {title.id: title.version for title in titles().values()}
        for game_id in await self.games.unfinished_ids(soon, versions):
            await self._look_after(game_id, now)
            live = self.live.get(game_id)
            if live is not None and not live.is_busy:
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
        for game_id in await self.games.due_ids(now):
            await self._look_after(game_id, now)
        for game_id, live in list(self.live.items()):
            if live.is_idle:
                del self.live[game_id]

    async def _look_after(self, game_id: str, now: float) -> None:
        try:
            live = await self.open(game_id)
        except OtherRules:
            # It has been stopped; `quartier tables check` says what differs.
            return
        if live is None:
            return
        await live.settle_clocks(now)
        live.wake_bots()
        live.note(now)
        await self._keep(live)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())


def new_game(
    title: Title,
    settings: Settings,
    seats: list[Seat],
    pace: Pace,
    public: bool,
    host: str,
) -> Game:
    """A table where people can take seats, not yet stored."""
    now = time.time()
    return Game(
        id=secrets.token_urlsafe(ID_BYTES),
        title=title.id,
        version=title.version,
        settings=settings,
        seed=str(secrets.randbits(SEED_BITS)),
        pace=pace,
        status=OPEN,
        public=public,
        link=secrets.token_urlsafe(LINK_BYTES),
        host=host,
        created=now,
        changed=now,
        seats=seats,
    )
