"""The same people once more, at a time."""

from __future__ import annotations

import time

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from quartier.server.messages import Request
from quartier.server.routes.common import Address, Asking, Provided, RefusedRequest, known
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import visible
from quartier.server.services import Services
from quartier.server.spans import DAY
from quartier.server.storage.appointments import Appointment
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import OVER

LATEST = 60 * DAY


class Propose(Request, frozen=True):
    """When to play once more, in seconds since 1970."""

    at: float


class Answer(Request, frozen=True):
    """Whether I come."""

    comes: bool


class Coming(msgspec.Struct, frozen=True):
    name: str
    comes: bool
    me: bool


class AppointmentInfo(msgspec.Struct, frozen=True):
    """The table it follows, its title, when, who comes, and the table once it is open."""

    table: str
    title: str
    at: float
    people: list[Coming]
    opened: str | None


@get("/api/tables/{game_id:str}/again", summary="When those who played here do so again")
async def show(game_id: FromPath[str], services: Provided, me: Asking) -> AppointmentInfo | None:
    person = known(me)
    await visible(services, game_id, person, "")
    found = await services.appointments.store.get(game_id)
    return (
        None
        if found is None or person.id not in found.comes
        else await _info(services, found, person)
    )


@get("/api/me/appointments", summary="Tables I am asked to that are still to open")
async def mine(services: Provided, me: Asking) -> list[AppointmentInfo]:
    person = known(me)
    found = await services.appointments.store.of_identity(person.id)
    return [await _info(services, one, person) for one in found]


@post("/api/tables/{game_id:str}/again", status_code=200, summary="Propose the same once more")
async def propose(
    game_id: FromPath[str],
    data: JSONBody[Propose],
    services: Provided,
    me: Asking,
    address: Address,
) -> AppointmentInfo:
    """Everybody who played is told, and comes unless they say no; the table opens by itself."""
    person = known(me)
    game = await visible(services, game_id, person, "")
    if game.status != OVER:
        raise RefusedRequest(409, "refusal-not-over")
    if game.seat_of(person.id) is None:
        raise RefusedRequest(409, "refusal-no-seat")
    now = time.time()
    if not now < data.at < now + LATEST:
        raise RefusedRequest(422, "refusal-appointment-time", {"days": int(LATEST / DAY)})
    await check_room(services, person, address, False)
    others = {seat.identity for seat in game.seats if seat.identity} - {person.id}
    asked = {
        other
        for other in others
        if not await services.relations.is_blocked_among(person.id, {other})
    }
    try:
        await services.appointments.propose(game, person, data.at, asked)
    except Conflict as error:
        raise RefusedRequest(409, "refusal-appointment") from error
    return await _of(services, game_id, person)


@post("/api/tables/{game_id:str}/again/answer", status_code=200, summary="Whether I come")
async def answer(
    game_id: FromPath[str], data: JSONBody[Answer], services: Provided, me: Asking
) -> AppointmentInfo:
    person = known(me)
    try:
        await services.appointments.store.answer(game_id, person.id, data.comes)
    except Conflict as error:
        raise RefusedRequest(404, "refusal-no-appointment") from error
    return await _of(services, game_id, person)


async def _of(services: Services, game_id: str, person: Identity) -> AppointmentInfo:
    found = await services.appointments.store.get(game_id)
    if found is None:
        raise RefusedRequest(404, "refusal-no-appointment")
    return await _info(services, found, person)


async def _info(services: Services, found: Appointment, person: Identity) -> AppointmentInfo:
    game = await services.games.get(found.game)
    seats = [] if game is None else game.seats
    return AppointmentInfo(
        table=found.game,
        title="" if game is None else game.title,
        at=found.at,
        people=[
            Coming(seat.name, found.comes[seat.identity], seat.identity == person.id)
            for seat in seats
            if seat.identity in found.comes
        ],
        opened=found.opened or None,
    )


HANDLERS = [show, mine, propose, answer]
