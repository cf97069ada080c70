"""Friends, muting and blocking, invitations by name, and reports to the keeper."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from quartier.server.messages import Name, Request, SeatNumber, printable
from quartier.server.routes.common import Asking, Provided, RefusedRequest, known
from quartier.server.routes.summaries import visible
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.relations import Kind, Reason, Report
from quartier.server.storage.rows import OPEN, json_text
from quartier.server.storage.talk import EVERYBODY

EVIDENCE_LINES = 200


class Relate(Request, frozen=True):
    """What somebody is to me: an account by name, who has a seat of a table, or who is something
    to me already, by the `id` of that. "": nothing.
    """

    kind: Kind | Literal[""]
    account: Name = ""
    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: SeatNumber = 0


class Invite(Request, frozen=True):
    account: Name


class NewReport(Request, frozen=True):
    """What is to be said to the keeper about who has a seat."""

    seat: SeatNumber
    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=2_000)] = ""


class RelationInfo(msgspec.Struct, frozen=True):
    """Somebody who is something to me, or (`is_mutual`) calls me a friend."""

    id: str
    name: str
    account: str | None
    kind: Kind | Literal[""]
    is_mutual: bool


@get("/api/me/relations", summary="My friends, and those I have muted or blocked")
async def list_relations(services: Provided, me: Asking) -> list[RelationInfo]:
    return await _relations(services, known(me))


async def _relations(services: Services, person: Identity) -> list[RelationInfo]:
    return [
        RelationInfo(one.identity, one.name, one.account, one.kind, one.is_mutual)
        for one in await services.relations.of_identity(person.id)
    ]


@post("/api/me/relations", status_code=200, summary="Befriend, mute or block somebody")
async def relate(data: JSONBody[Relate], services: Provided, me: Asking) -> list[RelationInfo]:
    person = known(me)
    other = await _meant(services, person, data)
    if other == person.id:
        raise RefusedRequest(409, "refusal-oneself")
    await services.relations.put(person.id, other, data.kind or None, time.time())
    unheard = await services.relations.unheard_by(person.id)
    services.tables.hear_no_more(person.id, unheard)
    return await _relations(services, person)


async def _meant(services: Services, person: Identity, data: Relate) -> str:
    """The person somebody means: by the name of the account, or by the seat."""
    if data.account:
        return (await named(services, data.account)).id
    if data.id:
        if all(one.identity != data.id for one in await services.relations.of_identity(person.id)):
            raise RefusedRequest(404, "refusal-nobody")
        return data.id
    game = await visible(services, data.table, person, "")
    seats = game.seats[data.seat : data.seat + 1]
    if not seats or not seats[0].identity:
        raise RefusedRequest(404, "refusal-nobody")
    return seats[0].identity


async def named(services: Services, account: str) -> Identity:
    """The account of this name."""
    found = await services.people.account(account)
    if found is None:
        raise RefusedRequest(404, "refusal-nobody")
    return found


@post("/api/tables/{game_id:str}/invite", status_code=204, summary="Ask somebody to my table")
async def invite(
    game_id: FromPath[str], data: JSONBody[Invite], services: Provided, me: Asking
) -> None:
    person = known(me)
    game = await visible(services, game_id, person, "")
    if game.status != OPEN:
        raise RefusedRequest(409, "refusal-not-open")
    if game.host != person.id and game.seat_of(person.id) is None:
        raise RefusedRequest(409, "refusal-no-seat")
    other = await named(services, data.account)
    if await services.relations.is_blocked_among(person.id, {other.id}):
        raise RefusedRequest(403, "refusal-blocked")
    await services.relations.invite(game_id, other.id, person.id, time.time())
    services.notices.invited(game, other.id)


@post("/api/tables/{game_id:str}/report", status_code=204, summary="Report somebody to the keeper")
async def report(
    game_id: FromPath[str], data: JSONBody[NewReport], services: Provided, me: Asking
) -> None:
    """What was said and done there goes along: chat may be gone when the keeper looks."""
    person = known(me)
    game = await visible(services, game_id, person, "")
    if game.seat_of(person.id) is None:
        raise RefusedRequest(409, "refusal-no-seat")
    about = game.seats[data.seat].identity if data.seat < len(game.seats) else ""
    if not about or about == person.id:
        raise RefusedRequest(404, "refusal-nobody")
    if not services.reports.take(person.id):
        most = services.config.limits.reports_per_day
        raise RefusedRequest(429, "refusal-reports", {"most": most})
    evidence = {
        "seats": [seat.name or seat.bot for seat in game.seats],
        "chat": await services.tables.talk.lines(game_id, EVERYBODY, EVIDENCE_LINES),
        "log": [] if game.damage else await services.games.log(game),
    }
    await services.relations.report(
        Report(
            id=secrets.token_urlsafe(8),
            at=time.time(),
            by=person.id,
            about=about,
            game=game_id,
            reason=data.reason,
            text=printable(data.text),
            evidence=json_text(evidence),
        )
    )


HANDLERS = [list_relations, relate, invite, report]
