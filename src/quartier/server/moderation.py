"""What keepers have decided, as far as it concerns who is here now.

It is looked up every few seconds, because keepers may act from another process, by the command
line, on a database that tells nobody.
"""

from __future__ import annotations

import asyncio
import logging
import time

from quartier.core.speech import Refusal, literal
from quartier.server.news import Announced
from quartier.server.sessions import Sessions
from quartier.server.storage.keeping import BAN, MUTE, Bulletin, Keeping, Sanction, SanctionKind
from quartier.server.tables import LiveTables

log = logging.getLogger(__name__)

EVERY_SECONDS = 3.0


class Moderation:
    """Who may talk and come in, and what is told to everybody."""

    def __init__(self, keeping: Keeping, tables: LiveTables, sessions: Sessions) -> None:
        self.bulletin = Bulletin()
        self._keeping = keeping
        self._tables = tables
        self._sessions = sessions
        self._sanctions: dict[tuple[str, SanctionKind], Sanction] = {}
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._looking = asyncio.create_task(self._look_forever())

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    async def look(self) -> None:
        """Take in what keepers have done since the last time."""
        sanctions = {(one.identity, one.kind): one for one in await self._keeping.sanctions()}
        bans = {who for who, kind in sanctions.keys() - self._sanctions.keys() if kind == BAN}
        self._sanctions = sanctions
        for identity in bans:
            await self._sessions.look_again(identity)
        closures = await self._keeping.closures()
        if closures != self._tables.closures:
            self._tables.close_and_open(closures)
        bulletin = await self._keeping.bulletin()
        if bulletin != self.bulletin:
            self.bulletin = bulletin
            for live in self._tables.live.values():
                live.viewers.tell(Announced(bulletin.text, bulletin.is_closed))
        if self._tables.live:
            for game_id in await self._keeping.closed_among(list(self._tables.live)):
                log.info("a keeper has ended a table", extra={"table": game_id})
                self._tables.drop(game_id)

    def refuses_talk(self, identity: str) -> Refusal | None:
        return self._refusal(identity, MUTE, "refusal-muted")

    def refuses_entry(self, identity: str) -> Refusal | None:
        return self._refusal(identity, BAN, "refusal-banned")

    @property
    def refuses_play(self) -> Refusal | None:
        """Why nobody plays now."""
        if not self.bulletin.is_closed:
            return None
        return Refusal("", "refusal-closed", {"text": literal(self.bulletin.text)})

    def _refusal(self, identity: str, kind: SanctionKind, key: str) -> Refusal | None:
        sanction = self._sanctions.get((identity, kind))
        if sanction is None or sanction.until <= time.time():
            return None
        date = time.strftime("%Y-%m-%d", time.gmtime(sanction.until))
        facts = {"date": literal(date), "reason": literal(sanction.reason)}
        return Refusal("", key, {**facts})

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.look()
            except Exception:
                log.exception("what keepers decided could not be read; it goes on")
