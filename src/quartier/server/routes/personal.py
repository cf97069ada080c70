"""My account and my data: a forgotten password, everything as a file, and being forgotten."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from quartier.server.messages import DeleteMe, Forgotten, ResetPassword
from quartier.server.routes.common import (
    Asking,
    HttpRequest,
    Provided,
    RefusedRequest,
    Share,
    address_of,
    allowed,
    known,
)
from quartier.server.routes.lobby import leave
from quartier.server.routes.people import take_try
from quartier.server.services import Services
from quartier.server.sessions import COOKIE
from quartier.server.storage.identities import Identity
from quartier.server.storage.unplayable import Unplayable


@post("/api/account/forgotten", status_code=204, summary="Send a letter to who forgot a password")
async def forgot_password(
    data: JSONBody[Forgotten], request: HttpRequest, services: Provided
) -> None:
    """The answer is the same whether there is such an account or not."""
    take_try(request, services, f"forgotten {data.account.casefold()}")
    person = await services.people.account(data.account)
    allowed(services.letters.refusal(person, address_of(request)), 429)
    if person is not None:
        services.letters.offer_reset(person)


@post("/api/account/reset", status_code=204, summary="Another password, out of a letter")
async def reset_password(
    data: JSONBody[ResetPassword], request: HttpRequest, services: Provided
) -> None:
    """Once: the letter names the password it is to replace. All sessions end."""
    found = services.tokens.reset(data.token)
    person = None if found is None else await services.identities.get(found[0])
    if found is None or person is None or person.password is None:
        raise RefusedRequest(409, "refusal-letter-old")
    if not services.tokens.is_mark_of(found[1], person.password):
        raise RefusedRequest(409, "refusal-letter-old")
    take_try(request, services, f"person {person.id}")
    allowed(await services.people.change_password(person, data.password), 400)
    await services.sessions.end_others(person.id, "")


@get("/api/me/export", summary="Everything that is kept of me, as a file")
async def export(services: Provided, me: Asking, share: Share) -> Response[bytes]:
    person = known(me)
    if not services.uploads.take(share):
        raise RefusedRequest(429, "refusal-too-fast")
    await services.tables.notes.settle()
    about = {
        name: value
        for name, value in msgspec.structs.asdict(person).items()
        if name not in ("id", "password")
    }
    personal = services.personal
    everything = {
        "person": about,
        "devices": [
            {"device": session.device, "created": session.created, "seen": session.seen}
            for session in await services.sessions.store.of_identity(person.id)
        ],
        "tables": await personal.tables(person.id),
        "chat": await personal.chat(person.id),
        "ratings": await personal.ratings(person.id),
        "relations": await personal.relations(person.id),
        "tournaments": await personal.tournaments(person.id),
        "appointments": await personal.appointments(person.id),
        "puzzles": await personal.puzzles(person.id),
        "reports": await personal.reports(person.id),
        "sanctions": await personal.sanctions(person.id),
        "browsers": await personal.browsers(person.id),
    }
    return Response(
        msgspec.json.encode(everything),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="quartier.json"'},
    )


@post("/api/me/delete", status_code=204, summary="Delete me; the games of others stay whole")
async def delete_me(
    data: JSONBody[DeleteMe], request: HttpRequest, services: Provided, me: Asking
) -> Response[None]:
    person = known(me)
    if not person.is_guest:
        take_try(request, services, f"person {person.id}")
        if not await services.people.has_password(person, data.password):
            raise RefusedRequest(403, "refusal-old-password")
    await forget(services, person)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def forget(services: Services, person: Identity) -> None:
    """Bots play on for somebody, seats they only waited at open again, and then they are gone."""
    for game_id in await services.personal.unfinished(person.id):
        # A table that cannot be opened has nobody to play on for; one may have ended meanwhile.
        with suppress(Unplayable, RefusedRequest):
            await leave(services, game_id, person)
    await services.personal.forget(person.id)
    services.tables.forget(person.id)
    await services.sessions.look_again(person.id)


HANDLERS = [forgot_password, reset_password, export, delete_me]
