"""Telling people that it is their turn: open pages, webhooks, mail."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from urllib.parse import urlsplit

import httpx
import msgspec

from quartier.locale import Texts
from quartier.server.storage.games import RUNNING, Game
from quartier.server.storage.identities import Identities, Identity
from quartier.table.sight import Json

log = logging.getLogger(__name__)

WEBHOOK_SECONDS = 5.0


class Notices:
    """Who must be told what. Each change of turn is told once."""

    def __init__(self, identities: Identities, address: str, smtp: str) -> None:
        self.identities = identities
        self.address = address
        self.smtp = smtp
        self._listeners: dict[str, list[asyncio.Queue[Json]]] = {}
        self._told: dict[str, set[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, identity: str) -> asyncio.Queue[Json]:
        """A queue of notices for a person's open page."""
        queue: asyncio.Queue[Json] = asyncio.Queue(64)
        self._listeners.setdefault(identity, []).append(queue)
        return queue

    def leave(self, identity: str, queue: asyncio.Queue[Json]) -> None:
        self._listeners[identity].remove(queue)
        if not self._listeners[identity]:
            del self._listeners[identity]

    def table_changed(self, game: Game) -> None:
        """Tell everybody at the table's seats, and those whose turn it has become in full."""
        owing = {
            game.seats[seat].identity
            for seat in game.waiting
            if game.status == RUNNING and not game.seats[seat].bot
        }
        fresh = owing - self._told.get(game.id, set())
        if owing:
            self._told[game.id] = owing
        else:
            self._told.pop(game.id, None)
        for seat in game.seats:
            message: Json = {
                "type": "game",
                "id": game.id,
                "status": game.status,
                "your_turn": seat.identity in owing,
            }
            for queue in self._listeners.get(seat.identity, []):
                if not queue.full():
                    queue.put_nowait(message)
        for identity in sorted(fresh):
            if identity and identity not in self._listeners:
                task = asyncio.create_task(self._reach(identity, game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _reach(self, identity_id: str, game: Game) -> None:
        """Reach a person who has no page open, as they asked to be."""
        person = await self.identities.get(identity_id)
        if person is None:
            return
        link = f"{self.address}/t/{game.id}"
        if person.webhook:
            await self._call_webhook(person, game, link)
        if person.email and self.smtp:
            await asyncio.to_thread(self._mail, person, game, link)

    async def _call_webhook(self, person: Identity, game: Game, link: str) -> None:
        body = msgspec.json.encode(
            {"event": "your-turn", "table": game.id, "title": game.title, "link": link}
        )
        try:
            async with httpx.AsyncClient(timeout=WEBHOOK_SECONDS, follow_redirects=False) as client:
                headers = {"content-type": "application/json"}
                await client.post(person.webhook, content=body, headers=headers)
        except httpx.HTTPError as error:
            log.warning("a webhook did not answer: %s", type(error).__name__)

    def _mail(self, person: Identity, game: Game, link: str) -> None:
        texts = Texts(person.language)
        message = EmailMessage()
        message["Subject"] = texts.text("server-mail-subject")
        message["To"] = person.email
        server = urlsplit(self.smtp)
        message["From"] = server.username or "quartier@localhost"
        message.set_content(texts.text("server-mail-body") + f"\n\n{link}\n")
        try:
            with smtplib.SMTP(server.hostname or "localhost", server.port or 25) as smtp:
                if server.username and server.password:
                    smtp.starttls()
                    smtp.login(server.username, server.password)
                smtp.send_message(message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail could not be sent: %s", type(error).__name__)
