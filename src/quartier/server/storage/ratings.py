"""Results of finished tables, and the ratings that follow from those that were rated."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from quartier.server.people.ratings import Rating
from quartier.server.storage.database import Database, Statement
from quartier.server.storage.rows import json_text
from quartier.server.storage.schema import GAME, IDENTITY, RATED, RATING, RECORD, RESULT, SEAT


class Counted(msgspec.Struct, frozen=True):
    """A table that counted, and how it came out."""

    number: int
    game: str
    title: str
    season: str
    at: float
    ranks: list[int]
    teams: list[list[int]]


class Standing(msgspec.Struct, frozen=True):
    """Somebody on a ladder."""

    identity: str
    name: str
    account: str
    shown_to: str
    rating: Rating


class Point(msgspec.Struct, frozen=True):
    """A rating after a table."""

    title: str
    season: str
    at: float
    mu: float
    sigma: float


class RatingStore:
    """Where results and ratings are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_result(self, game_id: str, ranks: list[int], points: list[float]) -> None:
        """Note how a table ended, unless that is known."""
        statements: list[Statement] = []
        for seat, (rank, total) in enumerate(zip(ranks, points, strict=True)):
            known = sa.exists().where(RESULT.c.game == game_id, RESULT.c.seat == seat)
            values = (game_id, seat, rank, float(total))
            row = sa.select(*(sa.literal(value) for value in values)).where(sa.not_(known))
            columns = ["game", "seat", "rank", "points"]
            statements.append(sa.insert(RESULT).from_select(columns, row))
        await self.database.write(*statements)

    async def of_table(self, game_id: str) -> list[tuple[int, float]]:
        """Rank and points of each seat of a finished table."""
        rows = await self.database.read(
            sa.select(RESULT.c.rank, RESULT.c.points)
            .where(RESULT.c.game == game_id)
            .order_by(RESULT.c.seat)
        )
        return [
            (msgspec.convert(row["rank"], int), msgspec.convert(row["points"], float))
            for row in rows
        ]

    async def is_counted(self, game_id: str) -> bool:
        found = await self.database.read(sa.select(RATED.c.number).where(RATED.c.game == game_id))
        return bool(found)

    async def last_number(self) -> int:
        rows = await self.database.read(sa.select(sa.func.max(RATED.c.number).label("last")))
        return msgspec.convert(rows[0]["last"] or 0, int)

    async def latest(self, title: str, identities: Iterable[str]) -> dict[str, Rating]:
        """The ratings some people have at a title now."""
        rows = await self.database.read(
            _latest(sa.and_(RATED.c.title == title, RATING.c.identity.in_(list(identities))))
        )
        return {str(row["identity"]): _rating(row) for row in rows}

    async def count(self, counted: Counted, people: dict[int, tuple[str, Rating]]) -> None:
        """Let a table count; a Conflict if it has, or another one did at the same moment."""
        await self.database.write(*_counting(counted, people))

    async def counted(self) -> list[Counted]:
        """All tables that counted, in their order."""
        rows = await self.database.read(sa.select(RATED).order_by(RATED.c.number))
        return [
            msgspec.convert(
                {
                    **row,
                    "ranks": msgspec.json.decode(str(row["ranks"])),
                    "teams": msgspec.json.decode(str(row["teams"])),
                },
                Counted,
            )
            for row in rows
        ]

    async def ratings_of(self, number: int) -> dict[int, tuple[str, Rating]]:
        """By seat, what a table made of ratings."""
        rows = await self.database.read(
            sa.select(RATING, RATED.c.season)
            .join(RATED, RATED.c.number == RATING.c.number)
            .where(RATING.c.number == number)
        )
        return {
            msgspec.convert(row["seat"], int): (str(row["identity"]), _rating(row)) for row in rows
        }

    async def replace(self, counted: Counted, people: dict[int, tuple[str, Rating]]) -> None:
        """Put another outcome in the place of that of a table that has counted."""
        number = counted.number
        await self.database.write(
            sa.delete(RATING).where(RATING.c.number == number),
            sa.delete(RATED).where(RATED.c.number == number),
            *_counting(counted, people),
        )

    async def ladder(self, title: str, season: str) -> list[Standing]:
        """Those with an account who played rated tables of a title in a season, the best first."""
        latest = _latest(sa.and_(RATED.c.title == title, RATED.c.season == season)).subquery()
        rows = await self.database.read(
            sa.select(latest, IDENTITY.c.name, IDENTITY.c.account, IDENTITY.c.shown_to)
            .join(IDENTITY, IDENTITY.c.id == latest.c.identity)
            .where(IDENTITY.c.account.is_not(None))
        )
        standings = [
            Standing(
                str(row["identity"]),
                str(row["name"]),
                str(row["account"]),
                str(row["shown_to"]),
                _rating(row),
            )
            for row in rows
        ]
        return sorted(standings, key=lambda one: (-one.rating.sure, one.name))

    async def seasons(self, title: str) -> list[str]:
        """The seasons with rated tables of a title, the latest first."""
        rows = await self.database.read(
            sa.select(RATED.c.season).where(RATED.c.title == title).distinct()
        )
        return sorted((str(row["season"]) for row in rows), reverse=True)

    async def course(self, identity: str) -> list[Point]:
        """How somebody's ratings went."""
        rows = await self.database.read(
            sa.select(RATED.c.title, RATED.c.season, RATED.c.at, RATING.c.mu, RATING.c.sigma)
            .join(RATING, RATING.c.number == RATED.c.number)
            .where(RATING.c.identity == identity)
            .order_by(RATED.c.number)
        )
        return [msgspec.convert(row, Point) for row in rows]

    async def records(self, identity: str, title: str, most: int) -> list[tuple[int, str]]:
        """Somebody's seat and the record of their latest finished tables of a title."""
        rows = await self.database.read(
            sa.select(SEAT.c.number, RECORD.c.content)
            .join(RECORD, RECORD.c.game == SEAT.c.game)
            .join(GAME, GAME.c.id == SEAT.c.game)
            .where(SEAT.c.identity == identity, GAME.c.title == title)
            .order_by(GAME.c.changed.desc())
            .limit(most)
        )
        return [(msgspec.convert(row["number"], int), str(row["content"])) for row in rows]

    async def results(self, identity: str) -> list[dict[str, object]]:
        """How somebody's finished tables ended, the latest first."""
        others = (
            sa.select(sa.func.count())
            .where(SEAT.c.game == GAME.c.id)
            .correlate(GAME)
            .scalar_subquery()
        )
        mine = SEAT.alias("mine")
        return await self.database.read(
            sa.select(
                GAME.c.id,
                GAME.c.title,
                GAME.c.public,
                GAME.c.changed,
                GAME.c.rated,
                others.label("seats"),
                RESULT.c.rank,
                RESULT.c.points,
            )
            .select_from(
                mine.join(GAME, GAME.c.id == mine.c.game).join(
                    RESULT,
                    sa.and_(RESULT.c.game == mine.c.game, RESULT.c.seat == mine.c.number),
                )
            )
            .where(mine.c.identity == identity)
            .order_by(GAME.c.changed.desc())
        )


def _counting(counted: Counted, people: dict[int, tuple[str, Rating]]) -> list[Statement]:
    columns = msgspec.structs.asdict(counted)
    columns |= {"ranks": json_text(counted.ranks), "teams": json_text(counted.teams)}
    rows = [
        {
            "number": counted.number,
            "seat": seat,
            "identity": identity,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": rating.games,
        }
        for seat, (identity, rating) in people.items()
    ]
    return [sa.insert(RATED).values(columns), sa.insert(RATING).values(rows)]


def _latest(condition: sa.ColumnElement[bool]) -> sa.Select[tuple[str, float, float, int, str]]:
    """For each person the last of the ratings that are so."""
    last = (
        sa.select(RATING.c.identity, sa.func.max(RATING.c.number).label("number"))
        .join(RATED, RATED.c.number == RATING.c.number)
        .where(condition)
        .group_by(RATING.c.identity)
        .subquery()
    )
    return (
        sa.select(RATING.c.identity, RATING.c.mu, RATING.c.sigma, RATING.c.games, RATED.c.season)
        .join(RATED, RATED.c.number == RATING.c.number)
        .join(
            last,
            sa.and_(last.c.identity == RATING.c.identity, last.c.number == RATING.c.number),
        )
    )


def _rating(row: dict[str, object]) -> Rating:
    return msgspec.convert({name: row[name] for name in ("mu", "sigma", "games", "season")}, Rating)
