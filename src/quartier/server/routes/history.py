"""Looking back: the log as I may know it, any earlier position, records in and out."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.bots.registry import LEVELS
from quartier.core.record import BOT_MARK, Record, RecordError, replay
from quartier.core.rng import seed_text
from quartier.server import names
from quartier.server.live import STAND_IN, LiveTable, public_entry
from quartier.server.messages import HistoryPage, HistoryStep, TableSummary, printable
from quartier.server.opening import log_of, play_again
from quartier.server.routes.common import Address, Asking, Provided, RefusedRequest, known
from quartier.server.routes.lobby import seat_for
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import summary, visible
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import OPEN, OVER, RUNNING
from quartier.server.tables import new_game
from quartier.table.pace import Pace
from quartier.table.seats import Seat
from quartier.table.sight import Json, events_for, sight

MOST_STEPS = 2_000


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
    steps = [
        HistoryStep(version, at, public_entry(entry), events_for(live.table, events, seat))
        for version, at, entry, events in live.steps[max(0, after) :]
    ]
    return HistoryPage(steps[: max(0, min(most, MOST_STEPS))], live.table.version)


@get("/api/tables/{game_id:str}/history/{version:int}", summary="The table as I saw it then")
async def past_position(
    game_id: FromPath[str],
    version: FromPath[int],
    services: Provided,
    me: Asking,
    link: FromQuery[str] = "",
) -> Json:
    live, seat = await started(services, game_id, me, link)
    if not 0 <= version <= live.table.version:
        raise RefusedRequest(404, "refusal-no-version", {"latest": live.table.version})
    past, _ = play_again(live.game, (await services.games.log(live.game))[:version])
    return {"version": version, "seat": seat, **sight(past, seat), "ask": None, "undo": None}


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
    data: JSONBody[Record], services: Provided, me: Asking, address: Address
) -> TableSummary:
    """I get the first seat, bots the others; an unfinished table goes on from there."""
    person = known(me)
    await check_room(services, person, address, public=False)
    try:
        past = await asyncio.to_thread(replay, data)
    except RecordError as error:
        raise RefusedRequest(422, error.refusal.key, error.refusal.facts) from error
    players = [*data.players, *[""] * data.seats][1 : data.seats]
    seats = [seat_for(person, wait=False), *[_bot_for(player) for player in players]]
    fresh = new_game(past.title, past.settings, seats, Pace(), False, person.id)
    game = msgspec.structs.replace(
        fresh, seed=seed_text(past.seed), secret="", status=RUNNING, started=fresh.created
    )
    await services.games.add(game, await asyncio.to_thread(log_of, past, game.created))
    return summary(await services.tables.begin(game.id), person)


def _bot_for(player: str) -> Seat:
    """Who plays on for a player of a record: the bot it was, or one with the person's name.

    Anybody can write a name into a file, so it is no more than a guest's.
    """
    if not player.startswith(BOT_MARK):
        return Seat("", STAND_IN, printable(player)[: names.LENGTH], guest=True)
    bot = player.removeprefix(BOT_MARK)
    return Seat("", bot if any(level.name == bot for level in LEVELS) else STAND_IN)


HANDLERS = [history, past_position, download, upload]
