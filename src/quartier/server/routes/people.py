"""Nicknames, accounts, and how to be reached."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from quartier.server.identity import COOKIE, YEAR_SECONDS
from quartier.server.messages import Credentials, Me, SetName, SetReach
from quartier.server.routes.common import Asking, HttpRequest, Provided, RefusedRequest, known
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.webhooks import is_web_address


def _me(identity: Identity) -> Me:
    return Me(identity.name, identity.account, identity.language, identity.webhook, identity.email)


def _signed(services: Services, identity: Identity) -> Response[Me]:
    """The answer that also sets the cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=services.people.cookie_of(identity),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.config.address.startswith("https:"),
        path="/",
    )
    return Response(_me(identity), cookies=[cookie])


def _slow_down(request: HttpRequest, services: Services) -> None:
    """Passwords are tried at the pace of people."""
    if not services.passwords.take(request.client.host if request.client else ""):
        raise RefusedRequest(429, "refusal-too-fast")


@get("/api/me", summary="Who am I?")
async def who_am_i(me: Asking) -> Me | None:
    return None if me is None else _me(me)


@post("/api/me", status_code=200, summary="Choose a nickname; the first time this makes a guest")
async def set_name(data: JSONBody[SetName], services: Provided, me: Asking) -> Response[Me]:
    if me is None:
        return _signed(services, await services.people.new_guest(data.name, data.language))
    changed = msgspec.structs.replace(me, name=data.name, language=data.language)
    await services.identities.change(changed)
    return _signed(services, changed)


@post("/api/me/reach", status_code=200, summary="How to be told that it is my turn")
async def set_reach(data: JSONBody[SetReach], services: Provided, me: Asking) -> Me:
    if data.webhook and not is_web_address(data.webhook):
        raise RefusedRequest(400, "refusal-webhook")
    changed = msgspec.structs.replace(known(me), webhook=data.webhook, email=data.email)
    await services.identities.change(changed)
    return _me(changed)


@post("/api/account", status_code=200, summary="Turn a guest into an account")
async def make_account(
    data: JSONBody[Credentials], request: HttpRequest, services: Provided, me: Asking
) -> Response[Me]:
    guest = known(me)
    if guest.account is not None:
        raise RefusedRequest(409, "refusal-has-account")
    _slow_down(request, services)
    person = await services.people.make_account(guest, data.account, data.password)
    if person is None:
        raise RefusedRequest(409, "refusal-account-taken")
    return _signed(services, person)


@post("/api/sign-in", status_code=200, summary="Sign in to an account")
async def sign_in(
    data: JSONBody[Credentials], request: HttpRequest, services: Provided
) -> Response[Me]:
    _slow_down(request, services)
    person = await services.people.sign_in(data.account, data.password)
    if person is None:
        raise RefusedRequest(403, "refusal-wrong-password")
    return _signed(services, person)


@post("/api/sign-out", status_code=204, summary="Forget who I am on this device")
async def sign_out() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


HANDLERS = [who_am_i, set_name, set_reach, make_account, sign_in, sign_out]
