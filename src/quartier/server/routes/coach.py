"""Help for a person: hints, reviews, and lines of play that did not happen."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.bots.levels import STRONGEST_LEVEL
from quartier.server.chance import chance
from quartier.server.jobs import AdviceJob, Estimate, Imagined, Situation, situation
from quartier.server.live import LiveTable
from quartier.server.messages import Request, SeatNumber
from quartier.server.replays import BranchJob, Line, LineJob
from quartier.server.reviews import Review
from quartier.server.routes.common import Asking, Provided, RefusedRequest, Share
from quartier.server.routes.history import answered, as_json, past_of, started
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import HINTS, NO_HELP, WHAT_IF, Help
from quartier.table.told import Branch

ADVISER = STRONGEST_LEVEL
MOST_MOVES = 400
BRANCH = {200: ResponseSpec(Branch, description="A sight", generate_examples=False)}


class WhatIf(Request, frozen=True):
    """A branch from a version of the table: how the unknown is drawn, and the moves since.

    `seat` is whose question and view are wanted; by default who has to decide, me first. While
    other people play it is always mine. `ahead` is a move this seat thinks of: then the view is the
    one it would lead to by itself.
    """

    version: Annotated[int, msgspec.Meta(ge=0)]
    draw: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    moves: Annotated[
        list[tuple[SeatNumber, Annotated[str, msgspec.Meta(max_length=200)]]],
        msgspec.Meta(max_length=MOST_MOVES),
    ]
    seat: SeatNumber | None = None
    ahead: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Hint(msgspec.Struct, frozen=True):
    """The best moves of a seat, best first."""

    seat: int
    candidates: list[Estimate]


async def _mine(
    services: Services, game_id: str, me: Identity | None, link: str
) -> tuple[LiveTable, int]:
    live, seat = await started(services, game_id, me, link)
    if seat is None:
        raise RefusedRequest(403, "refusal-spectator")
    return live, seat


def _check_help(live: LiveTable, wanted: Help) -> None:
    """While a table runs it allows what those who sit there agreed to by sitting down."""
    if not live.table.is_over and not live.game.allows(wanted):
        key = "refusal-no-help" if live.game.allowed_help == NO_HELP else "refusal-no-hints"
        raise RefusedRequest(409, key)


async def _advice(services: Services, found: Situation, seat: int, share: str) -> Hint:
    answer = await services.thinkers.answer(AdviceJob(found, seat, ADVISER), share)
    if not answer:
        raise RefusedRequest(503, "refusal-no-advice")
    return Hint(seat, msgspec.json.decode(answer, type=list[Estimate]))


@get("/api/tables/{game_id:str}/hint", summary="What a bot would consider in my place")
async def hint(
    game_id: FromPath[str],
    services: Provided,
    me: Asking,
    share: Share,
    link: FromQuery[str] = "",
) -> Hint:
    live, seat = await _mine(services, game_id, me, link)
    _check_help(live, HINTS)
    if seat not in live.table.state.deciders:
        raise RefusedRequest(409, "refusal-not-asked")
    found = situation(live.table.history, live.game.pepper)
    return await _advice(services, found, seat, share)


@get("/api/tables/{game_id:str}/review", summary="What my moves were worth")
async def review(
    game_id: FromPath[str],
    services: Provided,
    me: Asking,
    share: Share,
    link: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
) -> Review:
    """The first request begins the review; the following ones say how far it is."""
    live, mine = await started(services, game_id, me, link)
    if not live.table.is_over:
        raise RefusedRequest(409, "refusal-not-over")
    wanted = mine if seat is None else seat
    if wanted is None or not 0 <= wanted < len(live.table.seats):
        raise RefusedRequest(403, "refusal-spectator")
    return services.reviews.of(live.game, live.table, wanted, share)


@post(
    "/api/tables/{game_id:str}/what-if",
    status_code=200,
    summary="A line that did not happen",
    responses=BRANCH,
)
async def what_if(
    game_id: FromPath[str],
    data: JSONBody[WhatIf],
    services: Provided,
    me: Asking,
    share: Share,
    link: FromQuery[str] = "",
) -> Response[bytes]:
    live, mine = await _mine(services, game_id, me, link)
    _check_help(live, WHAT_IF)
    game, log = past_of(live, data.version)
    imagined, wanted = _imagined(live, mine, data), _wanted(live, mine, data)
    job = BranchJob(game, log, imagined, wanted, data.ahead)
    return as_json(await services.thinkers.answer(job, share))


@post(
    "/api/tables/{game_id:str}/what-if/hint",
    status_code=200,
    summary="What a bot would consider there",
)
async def what_if_hint(
    game_id: FromPath[str],
    data: JSONBody[WhatIf],
    services: Provided,
    me: Asking,
    share: Share,
    link: FromQuery[str] = "",
) -> Hint:
    live, mine = await _mine(services, game_id, me, link)
    _check_help(live, HINTS)
    game, log = past_of(live, data.version)
    job = LineJob(game, log, _imagined(live, mine, data), _wanted(live, mine, data))
    line = msgspec.json.decode(answered(await services.thinkers.answer(job, share)), type=Line)
    if line.seat is None:
        raise RefusedRequest(409, "refusal-not-asked")
    return await _advice(services, line.situation, line.seat, share)


def _imagined(live: LiveTable, mine: int, data: WhatIf) -> Imagined:
    """How the unknown is drawn: the same draw draws the same for this seat and version."""
    world = chance(live.game.pepper, "what-if", mine, data.version, data.draw)
    return Imagined(mine, str(world), list(data.moves))


def _wanted(live: LiveTable, mine: int, data: WhatIf) -> int | None:
    """Whose question is shown. While people play it is mine alone: what somebody else would see is
    theirs, imagined or not.
    """
    return data.seat if live.table.is_over or live.game.is_for_one else mine


HANDLERS = [hint, review, what_if, what_if_hint]
