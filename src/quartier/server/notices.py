"""Telling people what happens at their tables: open pages, webhooks, browsers, mail."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial

import msgspec

from quartier.server import webhooks
from quartier.server.letters import Letters, Still
from quartier.server.limits import Places
from quartier.server.news import TableNews
from quartier.server.occasions import Occasion
from quartier.server.people.quiet import quiet_left
from quartier.server.push import Push
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.rows import StoredTable
from quartier.server.storage.tables import TableStore

log = logging.getLogger(__name__)

QUEUE = 64
# Webhooks of one person called at the same time: a slow one must not hold up those of others.
CALLS = 4


class Notices:
    """Who must be told what."""

    def __init__(
        self, identities: Identities, games: TableStore, letters: Letters, push: Push
    ) -> None:
        self.identities = identities
        self.games = games
        self.letters = letters
        self.push = push
        self.address = letters.config.address
        self.local_webhooks = letters.config.local_webhooks
        self._listeners: dict[str, list[asyncio.Queue[TableNews]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._calls = Places(CALLS)

    def listen(self, identity: str) -> asyncio.Queue[TableNews]:
        """A queue of notices for a person's open page."""
        queue: asyncio.Queue[TableNews] = asyncio.Queue(QUEUE)
        self._listeners.setdefault(identity, []).append(queue)
        return queue

    def leave(self, identity: str, queue: asyncio.Queue[TableNews]) -> None:
        self._listeners[identity].remove(queue)
        if not self._listeners[identity]:
            del self._listeners[identity]

    @property
    def listening(self) -> set[str]:
        """Those who have a page open."""
        return set(self._listeners)

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    def table_changed(self, game: StoredTable) -> None:
        """Tell the open pages of everybody at the table."""
        owing = game.owing
        for identity in {game.host, *(seat.identity for seat in game.seats)}:
            message = TableNews(game.id, game.status, identity in owing)
            for queue in self._listeners.get(identity, []):
                # A page that does not read has the lists to look at when it wakes up.
                if not queue.full():
                    queue.put_nowait(message)

    def invited(self, game: StoredTable, identity: str) -> None:
        """Tell the open pages of somebody who was asked to a table."""
        for queue in self._listeners.get(identity, []):
            if not queue.full():
                queue.put_nowait(TableNews(game.id, game.status, False))

    def reach(self, game: StoredTable, identities: set[str]) -> None:
        """Reach those who have no page open, as they asked to be; their turn has come."""
        occasion = Occasion("your-turn", game.id, game.title)
        for identity in sorted(identities - self.listening):
            still = partial(self._still_waited_for, identity, game.id)
            self._start(self._reach(identity, occasion, still))

    def tell(self, occasion: Occasion, identities: set[str]) -> None:
        """Tell people something as they asked to be told, whether a page is open or not."""
        for identity in sorted(identities):
            still = partial(self.identities.get, identity)
            self._start(self._reach(identity, occasion, still))

    def _start(self, reaching: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(reaching)
        self._tasks.add(task)
        task.add_done_callback(self._reached)

    def _reached(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("somebody could not be reached", exc_info=task.exception())

    async def _reach(self, identity_id: str, occasion: Occasion, still: Still) -> None:
        """Reach somebody; after their quiet hours, if there is `still` reason to."""
        person = await self.identities.get(identity_id)
        if person is None:
            return
        quiet = quiet_left(person.quiet, time.time())
        if quiet:
            await asyncio.sleep(quiet)
            person = await still()
            if person is None:
                return
        if person.webhook:
            await self._call_webhook(person, occasion)
        await self.push.tell(person, occasion)
        await self.letters.tell(person, occasion, still)

    async def _still_waited_for(self, identity_id: str, game_id: str) -> Identity | None:
        """The person as they are now, if a table waits for them and they have no page open."""
        game = await self.games.get(game_id)
        if game is None or identity_id not in game.owing or identity_id in self._listeners:
            return None
        return await self.identities.get(identity_id)

    async def _call_webhook(self, person: Identity, occasion: Occasion) -> None:
        """Call it if it can be called; whatever happens, the other ways are still to go."""
        body = msgspec.json.encode(
            {
                "event": occasion.event,
                "table": occasion.table,
                "title": occasion.title,
                "link": f"{self.address}{occasion.path}",
            }
        )
        with self._calls.one(person.id) as allowed:
            if not allowed:
                log.warning("a webhook was not called: too many calls of one person")
                return
            try:
                await webhooks.call(person.webhook, body, local_allowed=self.local_webhooks)
            except webhooks.NotCalled as error:
                log.warning("a webhook was not called: %s", error)
            except Exception:
                log.exception("a webhook could not be called")
