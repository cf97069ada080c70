"""Looking back: the log as I may know it, any earlier position, records in and out."""

from __future__ import annotations

import time

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.core.record import Record
from quartier.core.rng import seed_text
from quartier.server.live import LiveTable
from quartier.server.messages import HistoryPage, HistoryStep, TableSummary
from quartier.server.replays import PastJob, RecordJob, Replayed
from quartier.server.routes.common import (
    Address,
    Asking,
    Provided,
    RefusedRequest,
    Share,
    known,
)
from quartier.server.routes.lobby import seat_for
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import summary, visible
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import OPEN, OVER, RUNNING, Logged, StoredTable
from quartier.server.tables import new_game
from quartier.server.titles import find_title
from quartier.table.pace import Pace
from quartier.table.sight import told_entry, told_events
from quartier.table.told import Moment

MOST_STEPS = 2_000
# What is passed on as a process has written it, for the description of the interface.
MOMENT = {200: ResponseSpec(Moment, description="A sight", generate_examples=False)}


async def started(
    services: Services, game_id: str, me: Identity | None, link: str
) -> tuple[LiveTable, int | None]:
    """A started table this person may see, and the seat they see it from."""
    game = await visible(services, game_id, me, link)
    live = None if game.status == OPEN else await services.tables.open(game.id)
    if live is None:
        raise RefusedRequest(409, "refusal-not-started")
    return live, None if me is None else live.table.seat_of(me.id)


@get("/api/tables/{game_id:str}/history", summary="What happened, as I may know it")
async def history(
    game_id: FromPath[str],
    services: Provided,
    me: Asking,
    link: FromQuery[str] = "",
    after: FromQuery[int] = 0,
    most: FromQuery[int] = MOST_STEPS,
) -> HistoryPage:
    live, seat = await started(services, game_id, me, link)
    eyes = live.table.state.eyes(seat)
    steps = [
        HistoryStep(version, at, told_entry(entry, withdrawn), told_events(events, eyes))
        for version, at, entry, events, withdrawn in live.steps[max(0, after) :]
    ]
    return HistoryPage(steps[: max(0, min(most, MOST_STEPS))], live.table.version)


@get(
    "/api/tables/{game_id:str}/history/{version:int}",
    summary="The table as I saw it then",
    responses=MOMENT,
)
async def past_position(
    game_id: FromPath[str],
    version: FromPath[int],
    services: Provided,
    me: Asking,
    share: Share,
    link: FromQuery[str] = "",
) -> Response[bytes]:
    live, seat = await started(services, game_id, me, link)
    game, log = past_of(live, version)
    return as_json(await services.thinkers.answer(PastJob(game, log, seat), share))


def past_of(live: LiveTable, version: int) -> tuple[StoredTable, list[Logged]]:
    """What a process needs to play a table again as far as a version."""
    if not 0 <= version <= live.table.version:
        raise RefusedRequest(404, "refusal-no-version", {"latest": live.table.version})
    # It has been checked against its noted positions when it was opened.
    log = [Logged(step.version, step.at, step.entry, "") for step in live.steps[:version]]
    seed = seed_text(live.table.history.seed)
    return msgspec.structs.replace(live.game, seed=seed, noted=version, position=""), log


def answered(answer: bytes) -> bytes:
    """What a process answered, if it could."""
    if not answer:
        raise RefusedRequest(500, "error-http-500")
    return answer


def as_json(answer: bytes) -> Response[bytes]:
    """What a process answered, passed on as it is."""
    return Response(answered(answer), media_type="application/json")


@get("/api/tables/{game_id:str}/record", summary="Download the record of a finished table")
async def download(
    game_id: FromPath[str], services: Provided, me: Asking, link: FromQuery[str] = ""
) -> Response[bytes]:
    """A record holds the deal, so it is kept when a table ends. It outlives rules and rows."""
    game = await visible(services, game_id, me, link)
    record = await services.games.record(game_id)
    if record is None:
        if game.status != OVER:
            raise RefusedRequest(409, "refusal-not-over")
        # It has been over for a moment only.
        record = (await started(services, game_id, me, link))[0].record()
    name = f"{game.title}-{game.id}.json"
    return Response(
        record.encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", summary="Upload a record; it becomes a private table of mine")
async def upload(
    data: JSONBody[Record], services: Provided, me: Asking, share: Share, address: Address
) -> TableSummary:
    """I get the first seat, bots the others; an unfinished table goes on when I look at it."""
    person = known(me)
    if not services.uploads.take(share):
        raise RefusedRequest(429, "refusal-too-fast")
    await check_room(services, person, address, public=False)
    holder = seat_for(person, wait=False)
    answer = await services.thinkers.answer(RecordJob(data, holder, time.time()), share)
    past = msgspec.json.decode(answered(answer), type=Replayed)
    title = find_title(data.title)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    fresh = new_game(title, past.settings, past.seats, Pace(), False, person.id)
    game = msgspec.structs.replace(
        fresh,
        seed=past.seed,
        secret="",
        status=RUNNING if past.record is None else OVER,
        started=fresh.created,
        noted=len(past.log),
        waiting=past.waiting,
        position=past.position,
    )
    await services.games.add(game, past.log)
    if past.record is not None:
        await services.games.keep_record(game.id, past.record)
    services.notices.table_changed(game)
    return summary(services, game, person)


HANDLERS = [history, past_position, download, upload]
