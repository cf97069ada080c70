"""Being told something by this browser while no page is open."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from quartier.server.messages import Request
from quartier.server.routes.common import Asking, HttpRequest, Provided, RefusedRequest, known
from quartier.server.sessions import COOKIE, hash_of
from quartier.server.storage.push import Subscription
from quartier.server.webhooks import is_web_address

Key = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class Subscribe(Request, frozen=True):
    """What a browser says of its push service."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1_000, pattern=r"^https?://[!-~]+$")]
    p256dh: Key
    auth: Key


class PushInfo(msgspec.Struct, frozen=True):
    """The server's public key, and whether this browser is told."""

    key: str
    here: bool


@get("/api/me/push", summary="Whether this browser tells me, and the key to ask it with")
async def push_info(request: HttpRequest, services: Provided, me: Asking) -> PushInfo:
    known(me)
    here = await services.push.store.is_known(hash_of(request.cookies.get(COOKIE)))
    return PushInfo(await services.push.public_key(), here)


@post("/api/me/push", status_code=204, summary="Tell me by this browser")
async def subscribe(
    data: JSONBody[Subscribe], request: HttpRequest, services: Provided, me: Asking
) -> None:
    from quartier.server.sealing import can_be_sealed_for

    known(me)
    if not is_web_address(data.endpoint) or not can_be_sealed_for(data.p256dh, data.auth):
        raise RefusedRequest(400, "refusal-push")
    session = hash_of(request.cookies.get(COOKIE))
    await services.push.store.put(Subscription(session, data.endpoint, data.p256dh, data.auth))


@delete("/api/me/push", summary="Tell me no more by this browser")
async def unsubscribe(request: HttpRequest, services: Provided, me: Asking) -> None:
    known(me)
    await services.push.store.forget(hash_of(request.cookies.get(COOKIE)))


HANDLERS = [push_info, subscribe, unsubscribe]
