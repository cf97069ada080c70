"""Nicknames, accounts, and how to be reached."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from quartier.core.speech import Refusal
from quartier.server.identity import TAKEN
from quartier.server.limits import network_of
from quartier.server.messages import (
    ConfirmEmail,
    Credentials,
    Me,
    NewPassword,
    SetName,
    SetQuiet,
    SetReach,
)
from quartier.server.people.quiet import Quiet
from quartier.server.routes.common import (
    Asking,
    HttpRequest,
    Provided,
    RefusedRequest,
    address_of,
    allowed,
    known,
)
from quartier.server.services import Services
from quartier.server.sessions import COOKIE, YEAR_SECONDS, hash_of
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identity
from quartier.server.webhooks import is_web_address

# Kept when somebody signs out: here they have tries of their own, whatever strangers do.
DEVICE_COOKIE = "quartier-device"


async def _me(services: Services, identity: Identity) -> Me:
    return Me(
        identity.name,
        identity.account,
        identity.language,
        identity.webhook,
        identity.email,
        identity.email_confirmed,
        msgspec.json.decode(identity.quiet, type=Quiet) if identity.quiet else None,
        identity.digest,
        not identity.is_guest and await services.keeping.is_keeper(identity.id),
    )


def _cookie(services: Services, key: str, value: str) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.config.address.startswith("https:"),
        path="/",
    )


async def _signed_in(services: Services, request: HttpRequest, person: Identity) -> Response[Me]:
    """The answer that begins a session; what this device was before ends."""
    before = await services.sessions.who(request.cookies.get(COOKIE))
    if before is not None:
        await services.sessions.end(before.id, hash_of(request.cookies.get(COOKIE)))
    cookie = await services.sessions.begin(person.id, request.headers.get("user-agent", ""))
    return Response(
        await _me(services, person),
        cookies=[
            _cookie(services, COOKIE, cookie),
            _cookie(services, DEVICE_COOKIE, services.tokens.device(person.id)),
        ],
    )


def take_try(request: HttpRequest, services: Services, name: str) -> None:
    """Passwords are tried at the pace of people."""
    refusal = services.tries.refusal(address_of(request), name)
    if refusal is not None:
        raise RefusedRequest(429, refusal.key, refusal.facts)


@get("/api/me", summary="Who am I?")
async def who_am_i(request: HttpRequest, services: Provided, me: Asking) -> Response[Me | None]:
    """A cookie that is used lasts."""
    if me is None:
        return Response(None)
    return Response(
        await _me(services, me), cookies=[_cookie(services, COOKIE, request.cookies[COOKIE])]
    )


@post("/api/me", status_code=200, summary="Choose a nickname; the first time this makes a guest")
async def set_name(
    data: JSONBody[SetName], request: HttpRequest, services: Provided, me: Asking
) -> Response[Me]:
    # Each name is a person more, or is told to everybody at somebody's tables.
    if (me is None or me.name != data.name) and not services.namings.take(
        network_of(address_of(request))
    ):
        raise RefusedRequest(429, "refusal-too-fast")
    if me is None:
        guest = _named(await services.people.new_guest(data.name, data.language))
        cookie = await services.sessions.begin(guest.id, request.headers.get("user-agent", ""))
        return Response(await _me(services, guest), cookies=[_cookie(services, COOKIE, cookie)])
    renamed = _named(await services.people.rename(me, data.name))
    if renamed != me:
        services.tables.rename(renamed)
    await services.identities.change(me.id, language=data.language)
    return Response(await _me(services, msgspec.structs.replace(renamed, language=data.language)))


def _named(outcome: Identity | Refusal) -> Identity:
    """Somebody who has got the name they wished for."""
    return allowed(outcome, 409 if outcome == TAKEN else 400)


@post("/api/me/reach", status_code=200, summary="How to be told that it is my turn")
async def set_reach(
    data: JSONBody[SetReach], request: HttpRequest, services: Provided, me: Asking
) -> Me:
    """A new address gets a letter that asks whether it is mine; until then it gets no other."""
    if data.webhook and not is_web_address(data.webhook):
        raise RefusedRequest(400, "refusal-webhook")
    person = known(me)
    is_same = data.email == person.email
    changed = msgspec.structs.replace(
        person,
        webhook=data.webhook,
        email=data.email,
        email_confirmed=is_same and person.email_confirmed,
        digest=data.digest,
    )
    asked = bool(changed.email and not is_same and services.config.smtp)
    if asked:
        allowed(services.letters.refusal(changed, address_of(request)), 429)
    await services.identities.change(
        person.id,
        webhook=changed.webhook,
        email=changed.email,
        email_confirmed=changed.email_confirmed,
        digest=changed.digest,
    )
    if asked:
        services.letters.ask_to_confirm(changed)
    return await _me(services, changed)


@post("/api/me/quiet", status_code=200, summary="When I do not want to be disturbed")
async def set_quiet(data: JSONBody[SetQuiet], services: Provided, me: Asking) -> Me:
    person = known(me)
    if data.quiet is not None and not data.quiet.is_possible:
        raise RefusedRequest(400, "refusal-quiet")
    quiet = "" if data.quiet is None else msgspec.json.encode(data.quiet).decode()
    await services.identities.change(person.id, quiet=quiet)
    return await _me(services, msgspec.structs.replace(person, quiet=quiet))


@post("/api/me/email/letter", status_code=204, summary="Send the letter that asks once more")
async def send_letter(request: HttpRequest, services: Provided, me: Asking) -> None:
    person = known(me)
    if not person.email or person.email_confirmed:
        raise RefusedRequest(409, "refusal-nothing-to-confirm")
    allowed(services.letters.refusal(person, address_of(request)), 429)
    services.letters.ask_to_confirm(person)


@post("/api/email/confirm", status_code=204, summary="Say that an address is mine")
async def confirm_email(data: JSONBody[ConfirmEmail], services: Provided) -> None:
    """Whoever has the letter may say so, on any device."""
    found = services.tokens.confirmed(data.token)
    if found is None:
        raise RefusedRequest(409, "refusal-letter-old")
    try:
        await services.identities.confirm_email(*found)
    except Conflict as error:
        raise RefusedRequest(409, "refusal-letter-old") from error


@post("/api/no-letters", status_code=204, summary="No more letters to an address")
async def stop_letters(services: Provided, token: FromQuery[str] = "") -> None:
    """Mail programs ask for this, too, when somebody presses their button."""
    found = services.tokens.stopped_letters(token)
    if found is None:
        raise RefusedRequest(409, "refusal-letter-old")
    await services.identities.forget_email(*found)


@post("/api/account", status_code=200, summary="Turn a guest into an account")
async def make_account(
    data: JSONBody[Credentials], request: HttpRequest, services: Provided, me: Asking
) -> Response[Me]:
    guest = known(me)
    if not guest.is_guest:
        raise RefusedRequest(409, "refusal-has-account")
    take_try(request, services, f"person {guest.id}")
    person = _named(await services.people.make_account(guest, data.account, data.password))
    services.tables.rename(person)
    device = _cookie(services, DEVICE_COOKIE, services.tokens.device(person.id))
    return Response(await _me(services, person), cookies=[device])


@post("/api/account/password", status_code=204, summary="Change my password; others must sign in")
async def change_password(
    data: JSONBody[NewPassword], request: HttpRequest, services: Provided, me: Asking
) -> None:
    person = known(me)
    if person.is_guest:
        raise RefusedRequest(409, "refusal-no-account")
    take_try(request, services, f"person {person.id}")
    if not await services.people.has_password(person, data.old):
        raise RefusedRequest(403, "refusal-old-password")
    allowed(await services.people.change_password(person, data.password), 400)
    await services.sessions.end_others(person.id, hash_of(request.cookies.get(COOKIE)))


@post("/api/sign-in", status_code=200, summary="Sign in to an account")
async def sign_in(
    data: JSONBody[Credentials], request: HttpRequest, services: Provided
) -> Response[Me]:
    person = await services.people.account(data.account)
    device = request.cookies.get(DEVICE_COOKIE, "")
    is_known = person is not None and services.tokens.is_device_of(device, person.id)
    account = data.account.casefold() if person is None else person.account
    take_try(request, services, f"device {device}" if is_known else f"account {account}")
    if not await services.people.has_password(person, data.password) or person is None:
        raise RefusedRequest(403, "refusal-wrong-password")
    allowed(services.moderation.refuses_entry(person.id), 403)
    return await _signed_in(services, request, person)


@post("/api/sign-out", status_code=204, summary="Forget who I am on this device")
async def sign_out(request: HttpRequest, services: Provided, me: Asking) -> Response[None]:
    if me is not None:
        await services.sessions.end(me.id, hash_of(request.cookies.get(COOKIE)))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


HANDLERS = [
    who_am_i,
    set_name,
    set_reach,
    set_quiet,
    send_letter,
    confirm_email,
    stop_letters,
    make_account,
    change_password,
    sign_in,
    sign_out,
]
