"""Who is written to, and how often: only addresses somebody has confirmed, and rarely."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from math import ceil

from quartier.core.speech import Refusal
from quartier.server import mail
from quartier.server.config import Config
from quartier.server.limits import Buckets, network_of
from quartier.server.occasions import Occasion
from quartier.server.spans import DAY, HOUR
from quartier.server.storage.identities import Identity
from quartier.server.tokens import Tokens

# A person as they are now, if there is still reason to tell them something.
Still = Callable[[], Awaitable[Identity | None]]


class Letters:
    """Sends letters through the mail server this server knows, if it knows one."""

    def __init__(self, config: Config, tokens: Tokens) -> None:
        self.config = config
        self.tokens = tokens
        limits = config.limits
        few, many = limits.letters_per_hour, limits.letters_per_hour_of_address
        self._people = Buckets(few / HOUR, few)
        self._mailboxes = Buckets(few / HOUR, few)
        self._addresses = Buckets(many / HOUR, many)
        self._tables = Buckets(1 / limits.turn_letter_seconds, 1)
        self._days = Buckets(limits.turn_letters_per_day / DAY, limits.turn_letters_per_day)
        self._pending: set[tuple[str, str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def refusal(self, person: Identity | None, address: str) -> Refusal | None:
        """Take one letter somebody asks for; why not, if not now.

        `address` is where the wish comes from.
        """
        if not self.config.smtp:
            return Refusal("", "refusal-no-letters", {})
        counted = []
        if person is not None and person.email:
            counted = [(self._people, person.id), (self._mailboxes, mailbox(person.email))]
        # Last, so that who is refused takes nothing from others at the same address.
        for buckets, client in (*counted, (self._addresses, network_of(address))):
            if not buckets.take(client):
                minutes = ceil(buckets.wait(client) / 60)
                return Refusal("", "refusal-letters", {"minutes": minutes})
        return None

    def ask_to_confirm(self, person: Identity) -> None:
        """Ask whoever reads an address whether they are that person."""
        token = self.tokens.to_confirm(person.id, person.email)
        self._post(mail.confirm_letter(person, f"{self.config.address}/confirm#{token}"))

    def offer_reset(self, person: Identity) -> None:
        """Send the way to another password to who has forgotten theirs, if we know where to."""
        if person.password is None or not self._may_write(person):
            return
        token = self.tokens.to_reset(person.id, person.password)
        self._post(mail.reset_letter(person, f"{self.config.address}/reset#{token}"))

    def _post(self, letter: EmailMessage) -> None:
        task = asyncio.create_task(asyncio.to_thread(mail.send, self.config.smtp, letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tell(self, person: Identity, occasion: Occasion, still: Still) -> None:
        """Write what happened; soon after such a letter, later, if there is `still` reason to.

        Who gets one letter a day gets none for each turn.
        """
        pending = (person.id, occasion.table, occasion.event)
        if not self._may_tell(person, occasion) or pending in self._pending:
            return
        client = " ".join(pending)
        while not self._tables.take(client):
            self._pending.add(pending)
            try:
                await asyncio.sleep(self._tables.wait(client))
            finally:
                self._pending.discard(pending)
            found = await still()
            if found is None or not self._may_tell(found, occasion):
                return
            person = found
        if not self._days.take(person.id):
            return
        link = f"{self.config.address}{occasion.path}"
        await self._send(person, mail.told_letter(person, occasion, link))

    async def tell_waiting(self, person: Identity, tables: list[Occasion]) -> None:
        """Write once of all tables that wait for somebody."""
        if self._may_write(person):
            address = self.config.address
            await self._send(person, mail.digest_letter(person, tables, address))

    async def _send(self, person: Identity, letter: EmailMessage) -> None:
        """Send what comes unasked: it says why, and how to get no more of it."""
        stop = self.tokens.to_stop_letters(person.id, person.email)
        mail.add_way_out(letter, person.language, f"{self.config.address}/no-letters#{stop}")
        letter["List-Unsubscribe"] = f"<{self.config.address}/api/no-letters?token={stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await asyncio.to_thread(mail.send, self.config.smtp, letter)

    def _may_tell(self, person: Identity, occasion: Occasion) -> bool:
        is_in_digest = person.digest and occasion.event == "your-turn"
        return self._may_write(person) and not is_in_digest

    def _may_write(self, person: Identity) -> bool:
        return bool(self.config.smtp and person.email and person.email_confirmed)


def mailbox(email: str) -> str:
    """Where an address leads: ada+games@example.org is ada@example.org."""
    local, _, domain = email.casefold().partition("@")
    return f"{local.partition('+')[0]}@{domain}"
