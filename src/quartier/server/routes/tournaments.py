"""Making, entering, starting and following tournaments."""

from __future__ import annotations

import secrets
import time
from hmac import compare_digest
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from quartier.core.titles import Settings
from quartier.server.messages import Request, printable
from quartier.server.people.pairing import standing
from quartier.server.routes.common import Asking, Provided, RefusedRequest, allowed, known
from quartier.server.services import Services
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import CLOSED, OPEN, RUNNING, Status
from quartier.server.storage.tournaments import Tournament
from quartier.server.tables import ID_BYTES, LINK_BYTES
from quartier.server.titles import find_title
from quartier.table.pace import DAY, Pace


class NewTournament(Request, frozen=True):
    """So many rounds at tables of so many seats. `patience`: seconds to wait for the absent."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    title: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)]
    pace: Pace
    settings: Settings = msgspec.field(default_factory=dict)
    rated: bool = False
    patience: Annotated[float, msgspec.Meta(ge=1, le=7 * DAY)] = 600.0


class Enter(Request, frozen=True):
    link: Annotated[str, msgspec.Meta(max_length=40)] = ""


class EntrantInfo(msgspec.Struct, frozen=True):
    """Somebody in the standing; without a name they have been forgotten."""

    name: str
    guest: bool
    me: bool
    out: bool
    points: float
    opposition: float


class PairingInfo(msgspec.Struct, frozen=True):
    """A table of a round, or a round off; `points` by seat once it is over."""

    round: int
    table: str | None
    link: str | None
    names: list[str]
    points: list[float]
    me: bool


class TournamentInfo(msgspec.Struct, frozen=True):
    """`link` for who has made it or plays, to pass on."""

    id: str
    name: str
    title: str
    settings: Settings
    seats: int
    rounds: int
    pace: Pace
    rated: bool
    patience: float
    status: Status
    round: int
    host: bool
    entered: bool
    link: str | None
    standing: list[EntrantInfo]
    tables: list[PairingInfo]


@get("/api/tournaments", summary="The tournaments I play in or have made")
async def list_tournaments(services: Provided, me: Asking) -> list[TournamentInfo]:
    person = known(me)
    found = await services.tournaments.store.of_identity(person.id)
    return [await _info(services, one, person) for one in found]


@post("/api/tournaments", summary="Make a tournament")
async def new_tournament(
    data: JSONBody[NewTournament], services: Provided, me: Asking
) -> TournamentInfo:
    host = known(me)
    title = find_title(data.title)
    if title is None:
        raise RefusedRequest(404, "refusal-no-title")
    settings = allowed(title.settle(data.settings, data.seats), 422)
    allowed(data.pace.refusal(services.config.limits.shortest_clock), 422)
    if not data.pace.is_timed:
        raise RefusedRequest(422, "refusal-tournament-clock")
    if data.rated and host.is_guest:
        raise RefusedRequest(422, "refusal-rated-account")
    name = printable(data.name)
    if not name:
        raise RefusedRequest(422, "refusal-tournament-name")
    most = services.config.limits.open_tournaments
    if await services.tournaments.store.count_open(host.id) >= most:
        raise RefusedRequest(429, "refusal-tournaments", {"most": most})
    now = time.time()
    tournament = Tournament(
        id=secrets.token_urlsafe(ID_BYTES),
        name=name,
        title=title.id,
        settings=settings,
        seats=data.seats,
        rounds=data.rounds,
        pace=data.pace,
        rated=data.rated,
        patience=data.patience,
        host=host.id,
        link=secrets.token_urlsafe(LINK_BYTES),
        status=OPEN,
        round=0,
        created=now,
        changed=now,
    )
    await services.tournaments.store.add(tournament)
    await services.tournaments.store.enter(tournament.id, host.id, now)
    return await _info(services, tournament, host)


@get("/api/tournaments/{tournament_id:str}", summary="A tournament: standing and tables")
async def show_tournament(
    tournament_id: FromPath[str], services: Provided, me: Asking, link: FromQuery[str] = ""
) -> TournamentInfo:
    return await _info(services, await _visible(services, tournament_id, me, link), me)


@post("/api/tournaments/{tournament_id:str}/enter", status_code=200, summary="Enter a tournament")
async def enter(
    tournament_id: FromPath[str], data: JSONBody[Enter], services: Provided, me: Asking
) -> TournamentInfo:
    person = known(me)
    tournament = await _visible(services, tournament_id, me, data.link)
    if tournament.rated and person.is_guest:
        raise RefusedRequest(403, "refusal-rated-account")
    store = services.tournaments.store
    most = services.config.limits.entrants
    if len(await store.entrants(tournament.id)) >= most:
        raise RefusedRequest(409, "refusal-tournament-full", {"most": most})
    try:
        await store.enter(tournament.id, person.id, time.time())
    except Conflict as error:
        raise RefusedRequest(409, "refusal-tournament-begun") from error
    return await _info(services, tournament, person)


@post("/api/tournaments/{tournament_id:str}/leave", status_code=200, summary="Play no further")
async def leave_tournament(
    tournament_id: FromPath[str], services: Provided, me: Asking
) -> TournamentInfo:
    """Before the start as if one had never entered; later one is no longer paired."""
    person = known(me)
    tournament = await _visible(services, tournament_id, me, "")
    store = services.tournaments.store
    try:
        await store.withdraw(tournament.id, person.id, time.time())
    except Conflict:
        await store.put_out(tournament.id, [person.id])
    return await _info(services, tournament, person)


@post("/api/tournaments/{tournament_id:str}/start", status_code=200, summary="Begin the rounds")
async def start_tournament(
    tournament_id: FromPath[str], services: Provided, me: Asking
) -> TournamentInfo:
    tournament = await _hosted(services, tournament_id, me)
    if tournament.status != OPEN:
        raise RefusedRequest(409, "refusal-tournament-begun")
    entrants = await services.tournaments.store.entrants(tournament.id)
    if len(entrants) < tournament.seats:
        raise RefusedRequest(409, "refusal-tournament-few", {"least": tournament.seats})
    await services.tournaments.go_on(tournament)
    return await _info(services, await _visible(services, tournament_id, me, ""), me)


@post("/api/tournaments/{tournament_id:str}/close", status_code=200, summary="End it early")
async def close_tournament(
    tournament_id: FromPath[str], services: Provided, me: Asking
) -> TournamentInfo:
    """Tables that run are played to their end; no round follows."""
    tournament = await _hosted(services, tournament_id, me)
    if tournament.status not in (OPEN, RUNNING):
        raise RefusedRequest(409, "refusal-tournament-over")
    try:
        await services.tournaments.store.end(tournament, time.time(), CLOSED)
    except Conflict as error:
        raise RefusedRequest(409, "refusal-tournament-begun") from error
    return await _info(services, await _visible(services, tournament_id, me, ""), me)


async def _hosted(services: Services, tournament_id: str, me: Identity | None) -> Tournament:
    tournament = await _visible(services, tournament_id, me, "")
    if tournament.host != known(me).id:
        raise RefusedRequest(403, "refusal-not-host")
    return tournament


async def _visible(
    services: Services, tournament_id: str, me: Identity | None, link: str
) -> Tournament:
    """A tournament of somebody who plays in it, has made it, or has its link."""
    store = services.tournaments.store
    tournament = await store.get(tournament_id)
    if tournament is None:
        raise RefusedRequest(404, "refusal-no-tournament")
    has_link = compare_digest(link.encode(), tournament.link.encode())
    is_mine = me is not None and tournament.host == me.id
    if not (has_link or is_mine):
        entrants = await store.entrants(tournament_id)
        if me is None or all(one.identity != me.id for one in entrants):
            raise RefusedRequest(404, "refusal-no-tournament")
    return tournament


async def _info(services: Services, tournament: Tournament, me: Identity | None) -> TournamentInfo:
    store = services.tournaments.store
    # What was just changed is seen at once.
    tournament = await store.get(tournament.id) or tournament
    my_id = "" if me is None else me.id
    entrants = {one.identity: one for one in await store.entrants(tournament.id)}
    pairings = await store.pairings(tournament.id)
    places = standing(list(entrants), [one.played for one in pairings if one.is_over])
    is_host = tournament.host == my_id
    links = {}
    for pairing in pairings:
        if pairing.game:
            game = await services.games.get(pairing.game)
            links[pairing.game] = game.link if game is not None else ""
    return TournamentInfo(
        id=tournament.id,
        name=tournament.name,
        title=tournament.title,
        settings=tournament.settings,
        seats=tournament.seats,
        rounds=tournament.rounds,
        pace=tournament.pace,
        rated=tournament.rated,
        patience=tournament.patience,
        status=tournament.status,
        round=tournament.round,
        host=is_host,
        entered=my_id in entrants and not entrants[my_id].out,
        link=tournament.link if is_host or my_id in entrants else None,
        standing=[
            EntrantInfo(
                name=entrants[place.person].name,
                guest=entrants[place.person].guest,
                me=place.person == my_id,
                out=entrants[place.person].out,
                points=place.points,
                opposition=place.opposition,
            )
            for place in places
        ],
        tables=[
            PairingInfo(
                round=pairing.round,
                table=pairing.game or None,
                link=links.get(pairing.game),
                names=[
                    entrants[person].name if person in entrants else ""
                    for person in pairing.persons
                ],
                points=pairing.points,
                me=my_id in pairing.persons,
            )
            for pairing in pairings
        ],
    )


HANDLERS = [
    list_tournaments,
    new_tournament,
    show_tournament,
    enter,
    leave_tournament,
    start_tournament,
    close_tournament,
]
