"""Sessions: who is asking, on which device, and connections that end when a session does."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from hashlib import sha256

from quartier.server.storage.identities import Identity
from quartier.server.storage.sessions import Session, SessionStore

COOKIE = "quartier"
COOKIE_BYTES = 32
YEAR_SECONDS = 31_536_000
# Writing down each visit would be a write per request; a person only wants to know the day.
SEEN_SECONDS = 43_200.0
MOST = 50
# What browsers and systems say of themselves. Most name others, too, so the order counts.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def hash_of(cookie: str | None) -> str:
    """What is stored of a cookie; "" if there is none."""
    return sha256(cookie.encode()).hexdigest() if cookie else ""


def device_of(agent: str) -> str:
    """Browser and system, as far as the browser says; the rest of what it says is not kept."""
    found = [
        next((name for mark, name in marks.items() if mark in agent), "")
        for marks in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found))


class Held:
    """A connection that was opened in a session, and how to end it."""

    def __init__(self, hash_: str, end: Callable[[], Coroutine[None, None, None]]) -> None:
        self.hash = hash_
        self.end = end
        # Whose it is, once that has been looked up.
        self.identity = ""


class Sessions:
    """Begins, finds and ends sessions.

    Nothing is remembered between two requests, so a session that has ended is nobody's at once,
    on every server.
    """

    def __init__(self, store: SessionStore) -> None:
        self.store = store
        self._held: set[Held] = set()
        self._ending: set[asyncio.Task[None]] = set()

    async def begin(self, identity: str, agent: str) -> str:
        """A new session; its cookie."""
        cookie = secrets.token_urlsafe(COOKIE_BYTES)
        now = time.time()
        session = Session(hash_of(cookie), identity, now, now, device_of(agent))
        await self.store.add(session, MOST)
        await self.look_again(identity)
        return cookie

    async def who(self, cookie: str | None) -> Identity | None:
        """The person a cookie belongs to; None if there is none, or it is over."""
        hash_ = hash_of(cookie)
        found = await self.store.find(hash_) if hash_ else None
        if found is None:
            return None
        person, seen = found
        now = time.time()
        if seen < now - YEAR_SECONDS:
            return None
        if seen < now - SEEN_SECONDS:
            await self.store.note_seen(hash_, now)
        return person

    async def end(self, identity: str, hash_: str) -> None:
        """End one of a person's sessions, and the connections opened in it."""
        await self.store.end(identity, hash_)
        await self.look_again(identity)

    async def end_others(self, identity: str, hash_: str) -> None:
        """End all sessions of a person except this one."""
        await self.store.end_others(identity, hash_)
        await self.look_again(identity)

    @asynccontextmanager
    async def connected(
        self, cookie: str | None, end: Callable[[], Coroutine[None, None, None]]
    ) -> AsyncIterator[Identity | None]:
        """Whose connection it is; `end` is called when its session is over.

        It is noted before the session is looked up, so an end cannot slip in between.
        """
        held = Held(hash_of(cookie), end)
        self._held.add(held)
        try:
            person = await self.who(cookie)
            if person is None:
                held.hash = ""
            else:
                held.identity = person.id
            yield person
        finally:
            self._held.remove(held)

    async def look_again(self, identity: str) -> None:
        """End the connections whose sessions are over: a person's, or all if it is ""."""
        asked = [
            held
            for held in self._held
            if held.hash and (not identity or held.identity in ("", identity))
        ]
        if not asked:
            return
        existing = await self.store.existing({held.hash for held in asked})
        for held in asked:
            if held.hash not in existing:
                # Nobody has to wait for a connection that does not want to end.
                task = asyncio.create_task(held.end())
                self._ending.add(task)
                task.add_done_callback(self._ending.discard)

    async def forget_old(self) -> None:
        await self.store.forget(time.time() - YEAR_SECONDS)
