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
from quartier.server.live import LiveTable, fold
from quartier.server.notices import Notices
from quartier.server.storage.games import CLOSED, OPEN, OVER, RUNNING, Game, Games
from quartier.server.thinking import Thinkers
from quartier.table.pace import Pace
from quartier.table.seats import Seat

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
ID_BYTES = 8
LINK_BYTES = 12


class Tables:
    """The live tables by id, and what must go on at them by itself."""

    def __init__(self, games: Games, thinkers: Thinkers, notices: Notices) -> None:
        self.games = games
        self.thinkers = thinkers
        self.notices = notices
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Go on where the last run stopped: bots that owe an answer think again."""
        self._ticker = asyncio.create_task(self._tick_forever())
        for game_id in await self.games.running_ids():
            game = await self.games.get(game_id)
            if game is not None and any(game.seats[seat].bot for seat in game.waiting):
                self._spawn(self._resume(game_id))

    async def stop(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()
        for table in self.live.values():
            await table.stop()
        if self._background:
            await asyncio.wait(self._background, timeout=5)

    async def create(
        self,
        title: Title,
        settings: Settings,
        seats: list[Seat],
        pace: Pace,
        public: bool,
        host: str,
        seed: int | None = None,
    ) -> Game:
        """A new table where people can take seats."""
        now = time.time()
        game = Game(
            id=secrets.token_urlsafe(ID_BYTES),
            title=title.id,
            version=title.version,
            settings=settings,
            seed=str(secrets.randbits(SEED_BITS) if seed is None else seed),
            pace=pace,
            status=OPEN,
            public=public,
            link=secrets.token_urlsafe(LINK_BYTES),
            host=host,
            created=now,
            changed=now,
            seats=seats,
        )
        await self.games.add(game)
        return game

    async def begin(self, game: Game) -> LiveTable:
        """Start a table whose seats are all taken."""
        now = time.time()
        started = msgspec.structs.replace(game, status=RUNNING, started=now, changed=now)
        await self.games.change(started)
        live = await self.open(started.id)
        if live is None:
            raise RuntimeError(f"table {game.id} vanished while it began")
        self._changed(live)
        live.wake_bots()
        return live

    async def open(self, game_id: str) -> LiveTable | None:
        """A started table, from memory or out of its log; None if there is none."""
        lock = self._opening.setdefault(game_id, asyncio.Lock())
        try:
            async with lock:
                if game_id in self.live:
                    return self.live[game_id]
                game = await self.games.get(game_id)
                if game is None or game.status in (OPEN, CLOSED):
                    return None
                live = await self._load(game)
                self.live[game_id] = live
                return live
        finally:
            self._opening.pop(game_id, None)

    async def _load(self, game: Game) -> LiveTable:
        table = fold(game, [])
        live = LiveTable(game, table, self.games, self.thinkers)
        await live.catch_up()
        live.on_change = self._changed
        return live

    def _changed(self, live: LiveTable) -> None:
        self._spawn(self._note(live.game))
        self.notices.table_changed(live.game)

    async def _note(self, game: Game) -> None:
        await self.games.note(game)

    async def _resume(self, game_id: str) -> None:
        live = await self.open(game_id)
        if live is not None:
            live.wake_bots()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

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
            live = await self.open(game_id)
            if live is not None:
                await live.settle_clocks(now)
        for game_id, live in list(self.live.items()):
            if live.is_idle:
                del self.live[game_id]


def is_finished(game: Game) -> bool:
    return game.status in (OVER, CLOSED)
