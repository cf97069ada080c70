"""Making, finding, joining and starting tables."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from litestar import get, post

from quartier.bots.registry import KINDS, make_bot
from quartier.core.speech import Refusal
from quartier.core.titles import Title, all_titles, find_title
from quartier.server.live import STAND_IN
from quartier.server.messages import (
    BotInfo,
    Join,
    NewSeat,
    NewTable,
    Offer,
    OptionInfo,
    SeatSummary,
    TableLists,
    TableSummary,
    TitleInfo,
)
from quartier.server.routes.common import RefusedRequest, known
from quartier.server.services import Services
from quartier.server.storage.games import CLOSED, OPEN, OVER, RUNNING, Game
from quartier.server.storage.identities import Identity
from quartier.table.entries import StoodIn
from quartier.table.seats import Seat

MOST_LISTED = 100


def seed_hash(game: Game) -> str:
    """Shown from the start; whoever knows the seed at the end can check that the deal was fixed."""
    return sha256(game.seed.encode()).hexdigest()


def summary(game: Game, me: Identity | None) -> TableSummary:
    """A table as this person may see it in a list."""
    seat = next(
        (n for n, s in enumerate(game.seats) if me is not None and s.identity == me.id), None
    )
    is_host = me is not None and game.host == me.id
    return TableSummary(
        id=game.id,
        title=game.title,
        settings=game.settings,
        status=game.status,
        public=game.public,
        host=is_host,
        seats=[
            SeatSummary(s.name, s.bot, s.is_open, number == seat)
            for number, s in enumerate(game.seats)
        ],
        seat=seat,
        waiting=game.waiting,
        your_turn=game.status == RUNNING and seat in game.waiting,
        pace=game.pace,
        created=game.created,
        changed=game.changed,
        seed_hash=seed_hash(game),
        seed=game.seed if game.status == OVER else None,
        link=game.link if is_host or seat is not None else None,
        rematch=game.rematch or None,
    )


async def visible(services: Services, game_id: str, me: Identity | None, link: str) -> Game:
    """A table this person may see; a private one looks like none at all to others."""
    game = await services.games.get(game_id)
    if game is not None:
        sits_there = me is not None and (
            game.host == me.id or any(seat.identity == me.id for seat in game.seats)
        )
        if game.public or sits_there or (link and link == game.link):
            return game
    raise RefusedRequest(404, "refusal-no-table")


@get("/api/offer", summary="What can be played here")
async def offer() -> Offer:
    return Offer(
        titles=[_title_info(title) for title in all_titles()],
        bots=[BotInfo(kind.name, kind.description) for kind in KINDS],
    )


def _title_info(title: Title) -> TitleInfo:
    return TitleInfo(
        title.id,
        title.version,
        list(title.seats),
        title.usual_seats,
        title.minutes,
        [OptionInfo(option.key, list(option.values)) for option in title.options],
    )


@get("/api/tables", summary="My tables, those waiting for me first, and public ones")
async def list_tables(services: Services, me: Identity | None) -> TableLists:
    mine: list[TableSummary] = []
    if me is not None:
        games = await services.games.of_identity(me.id, MOST_LISTED)
        mine = [summary(game, me) for game in games]
        mine.sort(key=lambda table: not table.your_turn)
    public = [summary(game, me) for game in await services.games.public(MOST_LISTED)]
    return TableLists(mine, public)


@get("/api/tables/{game_id:str}", summary="One table")
async def show_table(
    game_id: str, services: Services, me: Identity | None, link: str = ""
) -> TableSummary:
    return summary(await visible(services, game_id, me, link), me)


@post("/api/tables", summary="Set a table up; it starts at once if no seat is left open")
async def new_table(data: NewTable, services: Services, me: Identity | None) -> TableSummary:
    host = known(me)
    title = find_title(data.title)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    settings = title.settings(data.settings)
    refusal = settings if isinstance(settings, Refusal) else title.check(settings, len(data.seats))
    if isinstance(refusal, Refusal) or isinstance(settings, Refusal):
        assert isinstance(refusal, Refusal)
        raise RefusedRequest(422, refusal.key, refusal.facts, refusal.rule)
    if await services.games.count_active(host.id) >= services.config.limits.open_tables:
        raise RefusedRequest(429, "refusal-too-many-tables")
    seats = _seats(data.seats, host)
    game = await services.tables.create(title, settings, seats, data.pace, data.public, host.id)
    return summary(await _begin_if_full(services, game), host)


def _seats(wanted: list[NewSeat], host: Identity) -> list[Seat]:
    if sum(seat.me for seat in wanted) > 1:
        raise RefusedRequest(422, "refusal-one-seat")
    seats: list[Seat] = []
    for seat in wanted:
        if seat.bot:
            bot = make_bot(seat.bot)
            if isinstance(bot, Refusal):
                raise RefusedRequest(422, bot.key, bot.facts)
            seats.append(Seat(bot=seat.bot))
        else:
            seats.append(Seat(host.id, "", host.name) if seat.me else Seat())
    return seats


async def _begin_if_full(services: Services, game: Game) -> Game:
    if any(seat.is_open for seat in game.seats):
        return game
    live = await services.tables.begin(game)
    return live.game


@post("/api/tables/{game_id:str}/join", status_code=200, summary="Take an open seat")
async def join_table(
    game_id: str, data: Join, services: Services, me: Identity | None
) -> TableSummary:
    person = known(me)
    game = await visible(services, game_id, person, data.link)
    if game.status != OPEN:
        raise RefusedRequest(409, "refusal-not-open")
    if any(seat.identity == person.id for seat in game.seats):
        raise RefusedRequest(409, "refusal-one-seat")
    open_seats = [number for number, seat in enumerate(game.seats) if seat.is_open]
    number = open_seats[0] if data.seat is None and open_seats else data.seat
    if number is None or number not in open_seats:
        raise RefusedRequest(409, "refusal-seat-taken")
    seats = [*game.seats]
    seats[number] = Seat(person.id, "", person.name)
    changed = msgspec.structs.replace(game, seats=seats)
    await services.games.change(changed)
    services.notices.table_changed(changed)
    return summary(await _begin_if_full(services, changed), person)


@post("/api/tables/{game_id:str}/leave", status_code=200, summary="Give the seat up")
async def leave_table(game_id: str, services: Services, me: Identity | None) -> TableSummary:
    """Before the start the seat opens again; later a bot plays on, and the seat stays mine."""
    person = known(me)
    game = await visible(services, game_id, person, "")
    number = next((n for n, s in enumerate(game.seats) if s.identity == person.id), None)
    if number is None:
        raise RefusedRequest(409, "refusal-no-seat")
    if game.status == RUNNING:
        live = await services.tables.open(game_id)
        if live is not None:
            await live.change(StoodIn(number, STAND_IN))
            return summary(live.game, person)
    if game.status != OPEN:
        raise RefusedRequest(409, "refusal-over")
    seats = [*game.seats]
    seats[number] = Seat()
    empty = not any(seat.identity for seat in seats)
    changed = msgspec.structs.replace(game, seats=seats, status=CLOSED if empty else OPEN)
    await services.games.change(changed)
    services.notices.table_changed(changed)
    return summary(changed, person)


@post("/api/tables/{game_id:str}/start", status_code=200, summary="Start; bots take open seats")
async def start_table(game_id: str, services: Services, me: Identity | None) -> TableSummary:
    person = known(me)
    game = await visible(services, game_id, person, "")
    if game.host != person.id:
        raise RefusedRequest(403, "refusal-not-host")
    if game.status != OPEN:
        raise RefusedRequest(409, "refusal-not-open")
    seats = [Seat(bot=STAND_IN) if seat.is_open else seat for seat in game.seats]
    changed = msgspec.structs.replace(game, seats=seats)
    return summary(await _begin_if_full(services, changed), person)


@post("/api/tables/{game_id:str}/rematch", status_code=200, summary="The same table once more")
async def rematch(game_id: str, services: Services, me: Identity | None) -> TableSummary:
    """The first to ask sets it up, seats moved on by one; the others find and join it."""
    person = known(me)
    game = await visible(services, game_id, person, "")
    title = find_title(game.title)
    if game.status != OVER or title is None:
        raise RefusedRequest(409, "refusal-not-over")
    if game.rematch:
        again = await services.games.get(game.rematch)
        if again is not None:
            return summary(again, person)
    old = [*game.seats[1:], game.seats[0]]
    seats = [
        Seat(person.id, "", person.name)
        if seat.identity == person.id
        else Seat(bot=seat.bot if not seat.identity else "")
        for seat in old
    ]
    fresh = await services.tables.create(
        title, game.settings, seats, game.pace, game.public, person.id
    )
    await services.games.change(msgspec.structs.replace(game, rematch=fresh.id))
    return summary(await _begin_if_full(services, fresh), person)


HANDLERS = [
    offer,
    list_tables,
    show_table,
    new_table,
    join_table,
    leave_table,
    start_table,
    rematch,
]
