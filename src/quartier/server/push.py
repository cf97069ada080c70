"""Telling the browsers of people something while no page is open, through their push services."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec

from quartier.server import webhooks
from quartier.server.config import Config
from quartier.server.limits import Places
from quartier.server.occasions import Occasion
from quartier.server.spans import DAY
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.push import PushStore, Subscription

log = logging.getLogger(__name__)

# How long a service keeps what it cannot deliver: later it would be no news.
KEPT_SECONDS = 43_200
# Some services say nothing of browsers that are gone; a page that is opened renews its own.
LONGEST_UNSEEN = 60 * DAY
GONE = (404, 410)
# Rounds for one person at the same time: slow services must not hold up those of others.
CALLS = 4


class Push:
    """Knows the server's key, made once and kept in the database, and sends."""

    def __init__(self, config: Config, identities: Identities, store: PushStore) -> None:
        self.config = config
        self.identities = identities
        self.store = store
        self._key = ""
        self._calls = Places(CALLS)

    async def key(self) -> str:
        """The private key; it is made when somebody first needs it."""
        if not self._key:
            from quartier.server.sealing import new_key

            self._key = await self.identities.kept("push key", new_key())
        return self._key

    async def public_key(self) -> str:
        """What browsers want to know of it."""
        from quartier.server.sealing import key_of, point_of, text_of

        return text_of(point_of(key_of(await self.key()).public_key()))

    async def tell(self, person: Identity, occasion: Occasion) -> None:
        """Tell all browsers of a person that asked for it; other ways are still to go after."""
        try:
            with self._calls.one(person.id) as allowed:
                if allowed:
                    await self._tell(person, occasion)
                else:
                    log.warning("no browser was told: too many calls for one person")
        except Exception:
            log.exception("browsers could not be told")

    async def _tell(self, person: Identity, occasion: Occasion) -> None:
        subscriptions = await self.store.of_identity(person.id, time.time() - LONGEST_UNSEEN)
        if not subscriptions:
            return
        message = msgspec.json.encode(
            {
                "text": occasion.sentence(person),
                "language": person.language,
                "link": occasion.path,
                "topic": occasion.table,
            }
        )
        for subscription in subscriptions:
            await self._send(subscription, occasion, message)

    async def _send(self, subscription: Subscription, occasion: Occasion, message: bytes) -> None:
        from quartier.server.sealing import key_of, sealed, signed

        parts = urlsplit(subscription.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_SECONDS),
            # A later message of the same table takes the place of one that was not delivered.
            "topic": occasion.table,
            "authorization": signed(
                key_of(await self.key()), origin, self.config.address, time.time()
            ),
        }
        body = sealed(message, subscription.p256dh, subscription.auth)
        try:
            status = await webhooks.call(
                subscription.endpoint,
                body,
                local_allowed=self.config.local_webhooks,
                headers=headers,
            )
        except webhooks.NotCalled as error:
            log.warning("a browser was not told: %s", error)
            return
        if status in GONE:
            await self.store.forget(subscription.session)
        elif status >= 400:
            log.warning("a push service refused a message", extra={"status": status})
