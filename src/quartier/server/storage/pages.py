"""Lists of tables, page by page, and where the next page begins."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from quartier.server.storage.rows import CLOSED, OPEN, RUNNING, StoredTable
from quartier.server.storage.schema import GAME, SEAT

# So many tables of one host make a round. A page has tables of one round, so that nobody's many
# tables push those of others out of it.
FEW_OF_A_HOST = 3
# A public table where nothing has happened for so long is nothing to watch.
WATCHED_SECONDS = 86_400.0

PLACE = re.compile(r"(\d{1,6})~([01])~(\d{1,12}(?:\.\d{1,9})?)~([\w-]{1,40})", re.ASCII)


class Place(msgspec.Struct, frozen=True):
    """The place of a table in a list. Lists are ordered by these, `changed` from the latest on."""

    round: int
    rank: int
    changed: float
    id: str

    @property
    def text(self) -> str:
        return f"{self.round}~{self.rank}~{self.changed!r}~{self.id}"


class Page(NamedTuple):
    """Some tables of a list, and the place after which it goes on; None at its end."""

    games: list[StoredTable]
    last: Place | None


def parse_place(text: str) -> Place | None:
    found = PLACE.fullmatch(text)
    if found is None:
        return None
    turn, rank, changed, game_id = found.groups()
    return Place(int(turn), int(rank), float(changed), game_id)


def public_places(now: float) -> sa.Subquery:
    """Public tables to join, then those to watch; the first few of every host before all others."""
    waiting = sa.and_(GAME.c.status == OPEN, GAME.c.listed_until > now)
    played = sa.and_(GAME.c.status == RUNNING, GAME.c.changed > now - WATCHED_SECONDS)
    rank = sa.case((GAME.c.status == OPEN, 0), else_=1)
    of_the_host = sa.func.row_number().over(
        partition_by=GAME.c.host, order_by=(rank, GAME.c.changed.desc(), GAME.c.id.desc())
    )
    return (
        sa.select(
            ((of_the_host - 1) // FEW_OF_A_HOST).cast(sa.Integer).label("round"),
            rank.label("rank"),
            GAME.c.changed,
            GAME.c.id,
        )
        .where(GAME.c.public, sa.or_(waiting, played))
        .subquery()
    )


def places_of(identity: str) -> sa.Subquery:
    """The tables a person sits at or hosts, finished ones behind the others."""
    seated = sa.select(SEAT.c.game).where(SEAT.c.identity == identity)
    mine = sa.or_(GAME.c.id.in_(seated), GAME.c.host == identity)
    return (
        sa.select(
            sa.literal(0).label("round"),
            sa.case((GAME.c.status.in_((OPEN, RUNNING)), 0), else_=1).label("rank"),
            GAME.c.changed,
            GAME.c.id,
        )
        .where(mine, GAME.c.status != CLOSED)
        .subquery()
    )


def page_of(places: sa.Subquery, after: Place | None, most: int) -> sa.Executable:
    """The places of a page and, if there is one, the first of the next page."""
    turn, rank, changed, game_id = (places.c[name] for name in Place.__struct_fields__)
    statement = sa.select(places)
    if after is not None:
        later = sa.or_(
            changed < after.changed, sa.and_(changed == after.changed, game_id < after.id)
        )
        statement = statement.where(
            sa.or_(
                turn > after.round,
                sa.and_(turn == after.round, rank > after.rank),
                sa.and_(turn == after.round, rank == after.rank, later),
            )
        )
    return statement.order_by(turn, rank, changed.desc(), game_id.desc()).limit(most + 1)
