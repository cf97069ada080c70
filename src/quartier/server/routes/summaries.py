"""Tables as a person may see them from outside."""

from __future__ import annotations

from hmac import compare_digest

from quartier.core.dealing import commitment
from quartier.core.rng import seed_text
from quartier.server.live import STAND_IN
from quartier.server.messages import SeatSummary, TableSummary
from quartier.server.routes.common import RefusedRequest
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import OVER, StoredTable


def summary(services: Services, game: StoredTable, me: Identity | None) -> TableSummary:
    """A table as this person may see it in a list."""
    here = services.notices.listening
    seat = None if me is None else game.seat_of(me.id)
    is_host = me is not None and game.host == me.id
    return TableSummary(
        id=game.id,
        title=game.title,
        settings=game.settings,
        status=game.status,
        public=game.public,
        host=is_host,
        seats=[
            SeatSummary(
                s.name,
                s.guest,
                STAND_IN if number in game.stand_ins else s.bot,
                s.is_open,
                number == seat,
                s.identity in here,
                s.entropy,
            )
            for number, s in enumerate(game.seats)
        ],
        seat=seat,
        waiting=game.waiting,
        your_turn=me is not None and me.id in game.owing,
        pace=game.pace,
        help=game.allowed_help,
        content=game.content,
        created=game.created,
        changed=game.changed,
        commitment=commitment(bytes.fromhex(game.secret)) if game.secret else None,
        secret=game.secret or None if game.status == OVER else None,
        seed=seed_text(game.seed_of_deal) if game.status == OVER else None,
        link=game.link if is_host or seat is not None else None,
        rematch=game.rematch or None,
        lesson=game.lesson,
    )


def may_see(game: StoredTable, identity: str, link: str) -> bool:
    """Whether a person may see a table: a public one, their own, or one they have the link of."""
    sits_there = bool(identity) and (game.host == identity or game.seat_of(identity) is not None)
    has_link = bool(game.link) and compare_digest(link.encode(), game.link.encode())
    return game.public or sits_there or has_link


async def visible(services: Services, game_id: str, me: Identity | None, link: str) -> StoredTable:
    """A table this person may see; a private one looks like none at all to others."""
    game = await services.games.get(game_id)
    if game is None or not may_see(game, "" if me is None else me.id, link):
        raise RefusedRequest(404, "refusal-no-table")
    return services.tables.current(game)
