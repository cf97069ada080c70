"""The same table once more."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from quartier.server.messages import Rematch, TableSummary
from quartier.server.routes.common import Address, Asking, Provided, RefusedRequest, known
from quartier.server.routes.lobby import begin_if_full, seat_for, sit_down, told
from quartier.server.routes.room import check_room
from quartier.server.routes.summaries import summary, visible
from quartier.server.services import Services
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import DAMAGED, OVER, STOPPED, StoredTable
from quartier.server.storage.unplayable import need_sound
from quartier.server.tables import new_game
from quartier.server.titles import find_title
from quartier.table.seats import Seat


@post("/api/tables/{game_id:str}/rematch", status_code=200, summary="The same table once more")
async def rematch(
    game_id: FromPath[str],
    services: Provided,
    me: Asking,
    address: Address,
    data: JSONBody[Rematch | None] = None,
) -> TableSummary:
    """The first to ask sets it up, seats moved on by one; the others who ask sit down there."""
    person = known(me)
    wait = data is not None and data.wait
    return summary(services, await _rematch(services, game_id, person, address, wait), person)


async def _rematch(
    services: Services, game_id: str, person: Identity, address: str, wait: bool
) -> StoredTable:
    game = need_sound(await visible(services, game_id, person, ""))
    title = find_title(game.title)
    if game.status not in (OVER, STOPPED, DAMAGED) or title is None:
        raise RefusedRequest(409, "refusal-not-over")
    if game.seat_of(person.id) is None:
        raise RefusedRequest(409, "refusal-no-seat")
    if game.rematch:
        return await _join_rematch(services, game.rematch, person, wait)
    await check_room(services, person, address, game.public)
    seats = [_seat_again(seat, person, wait) for seat in [*game.seats[1:], game.seats[0]]]
    fresh = new_game(
        title,
        game.settings,
        seats,
        game.pace,
        game.public,
        person.id,
        game.help,
        rated=game.rated,
    )
    try:
        await services.games.add_rematch(game_id, fresh)
    except Conflict:
        # Another player asked at the same moment.
        return await _rematch(services, game_id, person, address, wait)
    await told(services, game_id)
    return await begin_if_full(services, fresh.id)


def _seat_again(seat: Seat, person: Identity, wait: bool) -> Seat:
    """Bots keep their seats and so does who asks; the others' seats wait for them."""
    if seat.identity == person.id:
        return seat_for(person, wait)
    return Seat() if seat.identity else seat


async def _join_rematch(
    services: Services, game_id: str, person: Identity, wait: bool
) -> StoredTable:
    game = await told(services, game_id)
    if game.seat_of(person.id) is not None:
        return game
    return await sit_down(services, game, person, None, wait)


HANDLERS = [rematch]
