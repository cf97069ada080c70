"""Help for a person: hints, reviews, and lines of play that did not happen."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.coach.branch import Branch
from quartier.core.speech import Event, Refusal
from quartier.server.chance import chance
from quartier.server.jobs import AdviceJob, Estimate, Imagined, Situation, situation
from quartier.server.live import LiveTable
from quartier.server.messages import Request, SeatNumber
from quartier.server.opening import play_again
from quartier.server.reviews import Review
from quartier.server.routes.common import Asking, Provided, RefusedRequest
from quartier.server.routes.history import started
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import HINTS, NO_HELP, WHAT_IF
from quartier.table.sight import Json, branch_sight, event_data
from quartier.table.table import Table

ADVISER = "search:1s"
MOST_MOVES = 400


class WhatIf(Request, frozen=True):
    """A branch from a version of the table: how the unknown is drawn, and the moves since.

    `seat` is whose question and view are wanted; by default who has to decide, me first. While
    other people play it is always mine.
    """

    version: Annotated[int, msgspec.Meta(ge=0)]
    draw: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    moves: Annotated[
        list[tuple[SeatNumber, Annotated[str, msgspec.Meta(max_length=200)]]],
        msgspec.Meta(max_length=MOST_MOVES),
    ]
    seat: SeatNumber | None = None


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


def _check_help(live: LiveTable, wanted: str) -> None:
    """While a table runs it allows what those who sit there agreed to by sitting down."""
    if not live.table.is_over and not live.game.allows(wanted):
        key = "refusal-no-help" if live.game.allowed_help == NO_HELP else "refusal-no-hints"
        raise RefusedRequest(409, key)


async def _advice(services: Services, found: Situation, seat: int) -> Hint:
    answer = await services.thinkers.do(AdviceJob(found, seat, ADVISER))
    if not answer:
        raise RefusedRequest(503, "refusal-no-advice")
    return Hint(seat, msgspec.json.decode(answer, type=list[Estimate]))


@get("/api/tables/{game_id:str}/hint", summary="What a bot would consider in my place")
async def hint(
    game_id: FromPath[str], services: Provided, me: Asking, link: FromQuery[str] = ""
) -> Hint:
    live, seat = await _mine(services, game_id, me, link)
    _check_help(live, HINTS)
    if seat not in live.table.state.deciders:
        raise RefusedRequest(409, "refusal-not-asked")
    return await _advice(services, situation(live.table.history, live.game.pepper), seat)


@get("/api/tables/{game_id:str}/review", summary="What my moves were worth")
async def review(
    game_id: FromPath[str],
    services: Provided,
    me: Asking,
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
    return services.reviews.of(live.game, live.table, wanted)


@post("/api/tables/{game_id:str}/what-if", status_code=200, summary="A line that did not happen")
async def what_if(
    game_id: FromPath[str],
    data: JSONBody[WhatIf],
    services: Provided,
    me: Asking,
    link: FromQuery[str] = "",
) -> Json:
    live, mine = await _mine(services, game_id, me, link)
    _check_help(live, WHAT_IF)
    past = await _past(services, live, data.version)
    branch, events = _branch(past, mine, data, _world(live, mine, data))
    seat = _asked(live, branch, mine, data.seat)
    eyes = branch.state.eyes(seat)
    return {
        "version": data.version,
        "seat": seat,
        "events": [event_data(event) for event in events if event.eyes & eyes],
        **branch_sight(past, branch.state, seat),
    }


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
    link: FromQuery[str] = "",
) -> Hint:
    live, mine = await _mine(services, game_id, me, link)
    _check_help(live, HINTS)
    past = await _past(services, live, data.version)
    world = _world(live, mine, data)
    branch, _ = _branch(past, mine, data, world)
    seat = _asked(live, branch, mine, data.seat)
    if seat not in branch.state.deciders:
        raise RefusedRequest(409, "refusal-not-asked")
    imagined = Imagined(mine, str(world), list(data.moves))
    found = situation(past.history, live.game.pepper, None, imagined)
    return await _advice(services, found, seat)


async def _past(services: Services, live: LiveTable, version: int) -> Table:
    if not 0 <= version <= live.table.version:
        raise RefusedRequest(404, "refusal-no-version", {"latest": live.table.version})
    past, _ = play_again(live.game, (await services.games.log(live.game))[:version])
    return past


def _world(live: LiveTable, mine: int, data: WhatIf) -> int:
    """How the unknown is drawn: the same draw draws the same for this seat and version."""
    return chance(live.game.pepper, "what-if", mine, data.version, data.draw)


def _branch(past: Table, mine: int, data: WhatIf, world: int) -> tuple[Branch, list[Event]]:
    """The branch after its moves, and what the last of them told."""
    branch = Branch(past.state, mine, world)
    events: list[Event] = []
    for seat, text in data.moves:
        move = past.parse(text)
        if move is None or seat not in branch.state.deciders:
            raise RefusedRequest(422, "refusal-unknown-move")
        outcome = branch.play(seat, move)
        if isinstance(outcome, Refusal):
            raise RefusedRequest(422, outcome.key, outcome.facts, outcome.rule)
        events = outcome
    return branch, events


def _asked(live: LiveTable, branch: Branch, mine: int, wanted: int | None) -> int:
    """Whose question is shown: the wanted seat's, mine, or that of the first who has one.

    While people play it is mine alone: what somebody else would see is theirs, imagined or not.
    """
    if not live.table.is_over and not live.game.is_for_one:
        return mine
    if wanted is not None and wanted < branch.state.seats:
        return wanted
    deciders = branch.state.deciders
    return mine if mine in deciders or not deciders else deciders[0]


HANDLERS = [hint, review, what_if, what_if_hint]
