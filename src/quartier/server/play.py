"""The WebSocket of a table: what a player may say, and the answer each message gets."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quartier.core.speech import Refusal
from quartier.server.config import Limits
from quartier.server.limits import Bucket
from quartier.server.live import LiveTable
from quartier.server.messages import Request, printable
from quartier.server.metrics import MOVE_SECONDS, REFUSALS
from quartier.server.moderation import Moderation
from quartier.server.news import Announced, Done, Foretold, NotDone, TableMessage
from quartier.server.viewers import Viewer, encoded
from quartier.table.entries import Entry, Played, TakenBack, UndoAgreed, UndoAsked, UndoDeclined

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

TOO_FAST = 4008
TOO_LARGE = 4009
COME_BACK = 1012


class Said(Request, frozen=True):
    """A message of a client. `id` comes back in the answer."""

    id: int
    do: str
    move: str = ""
    version: int | None = None
    text: str = ""
    to_team: bool = False
    wanted: bool = True


class Connection:
    """One person's connection to one table."""

    def __init__(
        self,
        socket: Socket,
        live: LiveTable,
        identity: str,
        limits: Limits,
        moderation: Moderation,
        unheard: set[str],
    ) -> None:
        self.socket = socket
        self.live = live
        self.identity = identity
        self.moderation = moderation
        self.limits = limits
        self.seat = live.table.seat_of(identity)
        self.viewer = Viewer(self.seat, self, identity)
        self.viewer.unheard = unheard
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.foresights = Bucket(limits.foresights_per_second, limits.foresight_burst)

    async def run(self) -> None:
        """Talk until one side goes."""
        if self.seat is not None:
            await self.live.welcome_back(self.seat)
        self.live.join(self.viewer)
        here = {"table": self.live.game.id, "seat": self.seat}
        log.info("somebody comes to a table", extra=here)
        bulletin = self.moderation.bulletin
        if bulletin.text:
            self.viewer.send(encoded(Announced(bulletin.text, bulletin.is_closed)))
        try:
            await self._receive_forever()
        except WebSocketDisconnect:
            pass
        finally:
            self.live.part(self.viewer)
            self.viewer.leave()
            log.info("somebody leaves a table", extra=here)

    async def send(self, message: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": message, "bytes": None})

    async def close(self) -> None:
        await self.socket.close(code=COME_BACK)

    async def _receive_forever(self) -> None:
        while True:
            raw = await self.socket.receive_data(mode="text")
            if len(raw) > self.limits.message_bytes:
                await self.socket.close(code=TOO_LARGE)
                return
            if not self.bucket.take():
                await self.socket.close(code=TOO_FAST)
                return
            started = time.perf_counter()
            self.viewer.send(encoded(await self._answer(raw)))
            MOVE_SECONDS.observe(time.perf_counter() - started)

    async def _answer(self, raw: str | bytes) -> TableMessage:
        """Every message gets an answer: done, or refused with the reason."""
        try:
            said = msgspec.json.decode(raw, type=Said)
        except (msgspec.DecodeError, UnicodeError):
            return _refused(None, Refusal("", "refusal-malformed", {}))
        try:
            outcome = await self._do(said)
        except Exception:
            log.exception("a message could not be carried out", extra={"table": self.live.game.id})
            outcome = Refusal("", "refusal-trouble", {})
        if isinstance(outcome, Refusal):
            return _refused(said.id, outcome)
        return outcome if isinstance(outcome, Foretold) else Done(said.id, outcome)

    async def _do(self, said: Said) -> Refusal | Foretold | int:
        if said.do == "ping":
            return self.live.table.version
        if said.do == "whole":
            self.viewer.send(self.live.whole(self.viewer))
            return self.live.table.version
        if said.do == "frames":
            self.viewer.wants_frames = said.wanted
            return self.live.table.version
        if self.seat is None:
            return Refusal("", "refusal-spectator", {})
        if said.do == "move":
            return self.moderation.refuses_play or await self._move(self.seat, said)
        if said.do == "why":
            return self._why(self.seat, said.move)
        if said.do == "foretell":
            return self._foretell(self.seat, said)
        if said.do == "chat":
            return await self._chat(self.seat, said)
        if said.do == "return":
            return await self.live.welcome_back(self.seat)
        entry = self._undo_entry(self.seat, said.do)
        if entry is None:
            return Refusal("", "refusal-malformed", {})
        if self.live.table.seats[self.seat].bot:
            return Refusal("", "refusal-bot-plays", {})
        return self.moderation.refuses_play or await self.live.change(entry, said.version)

    async def _move(self, seat: int, said: Said) -> Refusal | int:
        """The checklist: well-formed, open, mine to play, owed; then fresh and legal."""
        table = self.live.table
        if said.version is None:
            return Refusal("", "refusal-malformed", {})
        if table.is_over:
            return Refusal("", "refusal-over", {})
        if table.seats[seat].bot:
            return Refusal("", "refusal-bot-plays", {})
        if seat not in table.state.deciders:
            return Refusal("", "refusal-not-asked", {})
        return await self.live.change(Played(seat, said.move), said.version)

    def _why(self, seat: int, text: str) -> Refusal | int:
        """Why a move is not allowed now; the version if it is."""
        return self.live.table.check(Played(seat, text)) or self.live.table.version

    def _foretell(self, seat: int, said: Said) -> Refusal | Foretold:
        """Where a move would lead, as far as the seat can know."""
        table = self.live.table
        if said.version is None:
            return Refusal("", "refusal-malformed", {})
        if table.is_stale(seat, said.version):
            return Refusal("", "refusal-stale", {})
        move = table.parse(said.move)
        refusal = table.check(Played(seat, said.move))
        if refusal is not None or move is None:
            return refusal or Refusal("", "refusal-unknown-move", {})
        if not self.foresights.take():
            return Refusal("", "refusal-too-fast", {})
        changes, is_whole = self.live.foretold(seat, move)
        return Foretold(said.id, table.version, changes, is_whole)

    async def _chat(self, seat: int, said: Said) -> Refusal | int:
        muted = self.moderation.refuses_talk(self.identity)
        if muted is not None:
            return muted
        text = printable(said.text)
        if not text or len(text) > self.limits.chat_characters:
            return Refusal("", "refusal-chat-length", {"most": self.limits.chat_characters})
        if not said.to_team:
            await self.live.chat.say(seat, text)
        elif self.live.chat.has_team(seat):
            await self.live.chat.say_to_team(seat, text)
        else:
            return Refusal("", "refusal-no-team", {})
        return self.live.table.version

    def _undo_entry(self, seat: int, do: str) -> Entry | None:
        if do == "undo":
            return TakenBack(seat) if self.live.table.may_take_back(seat) else UndoAsked(seat)
        if do == "agree":
            return UndoAgreed(seat)
        if do == "decline":
            return UndoDeclined(seat)
        return None


def _refused(message_id: int | None, refusal: Refusal) -> NotDone:
    REFUSALS.labels(refusal.key).inc()
    return NotDone(refusal.rule, refusal.key, refusal.facts, message_id)
