"""Making, finding, joining and starting tables."""

from __future__ import annotations

import time

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.bots.budget import read_budget
from quartier.bots.levels import LEVELS
from quartier.bots.registry import KINDS, make_bot
from quartier.core.speech import Refusal, literal
from quartier.server.config import Config
from quartier.server.live import STAND_IN
from quartier.server.messages import (
    AddEntropy,
    Join,
    NewSeat,
    NewTable,
    TableLists,
    TableSummary,
)
from quartier.server.people.ratings import rated_refusal
from quartier.server.routes.common import (
    Address,
    Asking,
    Provided,
    RefusedRequest,
    Share,
    allowed,
    known,
)
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import summary, visible
from quartier.server.services import Services
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identity
from quartier.server.storage.pages import Page, Place, parse_place
from quartier.server.storage.rows import OPEN, OVER, RUNNING, StoredTable
from quartier.server.storage.unplayable import need_sound
from quartier.server.tables import new_game
from quartier.server.titles import find_title
from quartier.table.entries import StoodIn
from quartier.table.seats import Seat

PAGE = 50
NOTHING = Page([], None)


@get("/api/tables", summary="My tables, those waiting for me first, and public ones")
async def list_tables(
    services: Provided, me: Asking, after: FromQuery[str] = "", mine_after: FromQuery[str] = ""
) -> TableLists:
    """The first page of both lists; with one of the places, the next page of that list alone."""
    mine = public = NOTHING
    if me is not None and not after:
        mine = await services.games.of_identity(me.id, _place("mine_after", mine_after), PAGE)
    if not mine_after:
        public = await services.games.public(_place("after", after), PAGE, time.time())
    my_tables = [summary(services, services.tables.current(game), me) for game in mine.games]
    my_tables.sort(key=lambda table: not table.your_turn)
    games = [services.tables.current(game) for game in public.games]
    invited = [] if me is None or after or mine_after else await _invited(services, me)
    return TableLists(
        my_tables,
        [summary(services, game, me) for game in games if game.status in (OPEN, RUNNING)],
        invited,
        mine.last.text if mine.last else None,
        public.last.text if public.last else None,
    )


async def _invited(services: Services, me: Identity) -> list[TableSummary]:
    """The tables that wait for me because somebody asked me by name."""
    found = [await services.games.get(one) for one in await services.relations.invitations(me.id)]
    return [
        summary(services, game, me)
        for game in found
        if game is not None and game.seat_of(me.id) is None
    ]


def _place(field: str, text: str) -> Place | None:
    place = parse_place(text) if text else None
    if text and place is None:
        raise RefusedRequest(400, "refusal-field", {"field": literal(field)})
    return place


@get("/api/tables/{game_id:str}", summary="One table")
async def show_table(
    game_id: FromPath[str], services: Provided, me: Asking, link: FromQuery[str] = ""
) -> TableSummary:
    return summary(services, await visible(services, game_id, me, link), me)


@post("/api/tables", summary="Set a table up; it starts at once if no seat is left open")
async def new_table(
    data: JSONBody[NewTable], services: Provided, me: Asking, address: Address, share: Share
) -> TableSummary:
    host = known(me)
    allowed(services.moderation.refuses_play, 503)
    title = find_title(data.title)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    settings = allowed(title.settle(data.settings, len(data.seats)), 422)
    refusal = data.pace.refusal(services.config.limits.shortest_clock)
    if refusal is not None:
        raise RefusedRequest(422, refusal.key, refusal.facts)
    await check_room(services, host, address, data.public)
    seats = _seats(services.config, data.seats, host, data.wait)
    if all(seat.bot for seat in seats):
        _check_bots_room(services, share)
    if data.rated:
        allowed(rated_refusal(host, seats, data.pace), 422)
    game = new_game(
        title, settings, seats, data.pace, data.public, host.id, data.help, rated=data.rated
    )
    await services.games.add(game)
    return summary(services, await begin_if_full(services, game.id), host)


def _check_bots_room(services: Services, share: str) -> None:
    """Tables without people are few, and none begins while many wait for bots to think."""
    most = services.config.limits.bot_tables
    if services.tables.left_to_bots(share) >= most:
        raise RefusedRequest(429, "refusal-too-many-bot-tables", {"most": most})
    if services.thinkers.is_overloaded:
        raise RefusedRequest(503, "refusal-busy")


def _seats(config: Config, wanted: list[NewSeat], host: Identity, wait: bool) -> list[Seat]:
    if sum(seat.me for seat in wanted) > 1:
        raise RefusedRequest(422, "refusal-one-seat")
    seats: list[Seat] = []
    for seat in wanted:
        if seat.bot:
            refusal = _bot_refusal(config, seat.bot)
            if refusal is not None:
                raise RefusedRequest(422, refusal.key, refusal.facts)
            seats.append(Seat(bot=seat.bot))
        else:
            seats.append(seat_for(host, wait) if seat.me else Seat())
    return seats


def _bot_refusal(config: Config, spec: str) -> Refusal | None:
    """Why a bot cannot play here: it is none, or might think too long."""
    bot = make_bot(spec)
    if isinstance(bot, Refusal):
        return bot
    name, _, argument = spec.strip().lower().partition(":")
    if config.any_bots or not argument:
        return None
    limits = config.limits
    budget = read_budget(argument) if name == "search" else None
    if budget is not None:
        in_time = budget.seconds <= limits.search_seconds
        if in_time and budget.playouts <= limits.search_playouts:
            return None
    return Refusal(
        "",
        "refusal-bot-too-long",
        {
            "known": [literal(named.name) for named in (*LEVELS, *KINDS)],
            "seconds": literal(f"search:{limits.search_seconds:g}s"),
            "playouts": literal(f"search:{limits.search_playouts}"),
        },
    )


def seat_for(person: Identity, wait: bool) -> Seat:
    """The seat of a person; the table waits for what they add to the deal, or they add nothing."""
    return Seat(person.id, "", person.name, None if wait else "", person.is_guest)


async def begin_if_full(services: Provided, game_id: FromPath[str]) -> StoredTable:
    """Start a table that waits for nobody; of several who filled it, one starts it."""
    try:
        await services.games.start(game_id, "", time.time())
    except Conflict:
        return await told(services, game_id)
    return await services.tables.begin(game_id)


async def told(services: Provided, game_id: FromPath[str]) -> StoredTable:
    """A table as it is stored now; the pages of those who sit there hear of it."""
    game = await services.games.get(game_id)
    if game is None:
        raise RefusedRequest(404, "refusal-no-table")
    services.notices.table_changed(game)
    return game


@post("/api/tables/{game_id:str}/join", status_code=200, summary="Take an open seat")
async def join_table(
    game_id: FromPath[str], data: JSONBody[Join], services: Provided, me: Asking
) -> TableSummary:
    person = known(me)
    game = need_sound(await visible(services, game_id, person, data.link))
    return summary(services, await sit_down(services, game, person, data.seat, data.wait), person)


async def sit_down(
    services: Services, game: StoredTable, person: Identity, wanted: int | None, wait: bool
) -> StoredTable:
    if game.status != OPEN:
        raise RefusedRequest(409, "refusal-not-open")
    if game.seat_of(person.id) is not None:
        raise RefusedRequest(409, "refusal-one-seat")
    if game.rated and person.is_guest:
        raise RefusedRequest(403, "refusal-rated-account")
    there = {game.host, *(seat.identity for seat in game.seats if seat.identity)}
    if await services.relations.is_blocked_among(person.id, there):
        raise RefusedRequest(403, "refusal-blocked")
    open_seats = [number for number, seat in enumerate(game.seats) if seat.is_open]
    number = open_seats[0] if wanted is None and open_seats else wanted
    if number is None or number not in open_seats:
        raise RefusedRequest(409, "refusal-seat-taken")
    try:
        await services.games.take_seat(game.id, number, seat_for(person, wait), time.time())
    except Conflict:
        # Somebody was faster: look again, which ends because seats only run out.
        return await sit_down(services, await told(services, game.id), person, wanted, wait)
    return await begin_if_full(services, game.id)


@post("/api/tables/{game_id:str}/leave", status_code=200, summary="Give the seat up")
async def leave_table(game_id: FromPath[str], services: Provided, me: Asking) -> TableSummary:
    """Before the start the seat opens again; later a bot plays on, and the seat stays mine."""
    person = known(me)
    return summary(services, await leave(services, game_id, person), person)


async def leave(services: Services, game_id: str, person: Identity) -> StoredTable:
    game = need_sound(await visible(services, game_id, person, ""))
    number = game.seat_of(person.id)
    if game.status == OPEN and (number is not None or game.host == person.id):
        try:
            await services.games.give_up_seat(game_id, person.id, time.time())
        except Conflict:
            # It has just started, or closed.
            return await leave(services, game_id, person)
        return await told(services, game_id)
    if number is None:
        raise RefusedRequest(409, "refusal-no-seat")
    if game.status == OVER:
        raise RefusedRequest(409, "refusal-over")
    live = await services.tables.open(game_id)
    if live is None:
        raise RefusedRequest(404, "refusal-no-table")
    # Refused only if a bot plays there already, which is what was wished for.
    await live.change(StoodIn(number, STAND_IN))
    return live.game


@post("/api/tables/{game_id:str}/start", status_code=200, summary="Start; bots take open seats")
async def start_table(
    game_id: FromPath[str], services: Provided, me: Asking, share: Share
) -> TableSummary:
    person = known(me)
    game = need_sound(await visible(services, game_id, person, ""))
    if game.host != person.id:
        raise RefusedRequest(403, "refusal-not-host")
    if game.rated and any(seat.is_open for seat in game.seats):
        raise RefusedRequest(409, "refusal-rated-full")
    if not any(seat.identity for seat in game.seats):
        _check_bots_room(services, share)
    try:
        await services.games.start(game_id, STAND_IN, time.time())
    except Conflict as error:
        raise RefusedRequest(409, "refusal-not-open") from error
    return summary(services, await services.tables.begin(game_id), person)


@post("/api/tables/{game_id:str}/entropy", status_code=200, summary="Add to the deal")
async def add_entropy(
    game_id: FromPath[str], data: JSONBody[AddEntropy], services: Provided, me: Asking
) -> TableSummary:
    """Once, at a table that waits for it; it starts when it waits for nobody any more."""
    person = known(me)
    await visible(services, game_id, person, "")
    try:
        await services.games.add_entropy(game_id, person.id, data.entropy, time.time())
    except Conflict as error:
        raise RefusedRequest(409, "refusal-entropy-not-asked") from error
    return summary(services, await begin_if_full(services, game_id), person)


HANDLERS = [
    list_tables,
    show_table,
    new_table,
    join_table,
    leave_table,
    start_table,
    add_entropy,
]
