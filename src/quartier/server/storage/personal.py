"""Everything that is kept of one person: to be handed out, and to be forgotten."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.core.record import Record, without_name
from quartier.server.storage.database import Database, Statement
from quartier.server.storage.identities import PERSON_NOTICE
from quartier.server.storage.rows import CLOSED, OPEN, RUNNING, json_text
from quartier.server.storage.schema import (
    APPOINTEE,
    APPOINTMENT,
    ATTEMPT,
    CHAT,
    ENTRANT,
    GAME,
    HELD_NAME,
    IDENTITY,
    INVITATION,
    PUSH,
    RATED,
    RATING,
    RECORD,
    RELATION,
    REPORT,
    RESULT,
    SANCTION,
    SEAT,
    SESSION,
    TEAM_CHAT,
    TOURNAMENT,
)

Row = dict[str, object]


class Personal:
    """Reads and removes what belongs to a person, wherever it lies."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Handing out

    async def tables(self, identity: str) -> list[Row]:
        """Their tables, with how they ended and, of finished ones, the record."""
        mine = sa.select(
            GAME.c.id,
            GAME.c.title,
            GAME.c.settings,
            GAME.c.status,
            GAME.c.rated,
            GAME.c.created,
            GAME.c.changed,
            SEAT.c.number.label("seat"),
            RESULT.c.rank,
            RESULT.c.points,
            RECORD.c.content.label("record"),
        ).select_from(
            SEAT.join(GAME, GAME.c.id == SEAT.c.game)
            .outerjoin(RECORD, RECORD.c.game == GAME.c.id)
            .outerjoin(RESULT, sa.and_(RESULT.c.game == GAME.c.id, RESULT.c.seat == SEAT.c.number))
        )
        rows = await self.database.read(
            mine.where(SEAT.c.identity == identity).order_by(GAME.c.created)
        )
        return [
            {**row, "settings": _raw(row["settings"]), "record": _raw(row["record"])}
            for row in rows
        ]

    async def chat(self, identity: str) -> list[Row]:
        """What they said, at the whole table or to their team."""
        said: list[Row] = []
        for lines in (CHAT, TEAM_CHAT):
            rows = await self.database.read(
                sa.select(lines.c.game.label("table"), lines.c.at, lines.c.text)
                .join(SEAT, sa.and_(SEAT.c.game == lines.c.game, SEAT.c.number == lines.c.seat))
                .where(SEAT.c.identity == identity)
                .order_by(lines.c.at)
            )
            said += [{**row, "to_team": lines is TEAM_CHAT} for row in rows]
        return said

    async def ratings(self, identity: str) -> list[Row]:
        return await self.database.read(
            sa.select(
                RATED.c.game.label("table"),
                RATED.c.title,
                RATED.c.season,
                RATED.c.at,
                RATING.c.mu,
                RATING.c.sigma,
            )
            .join(RATING, RATING.c.number == RATED.c.number)
            .where(RATING.c.identity == identity)
            .order_by(RATED.c.number)
        )

    async def relations(self, identity: str) -> list[Row]:
        """Those they have called friends, muted or blocked, by the names they have now."""
        return await self.database.read(
            sa.select(IDENTITY.c.name, RELATION.c.kind, RELATION.c.at)
            .join(IDENTITY, IDENTITY.c.id == RELATION.c.other)
            .where(RELATION.c.identity == identity)
            .order_by(RELATION.c.at)
        )

    async def tournaments(self, identity: str) -> list[Row]:
        return await self.database.read(
            sa.select(TOURNAMENT.c.id, TOURNAMENT.c.name, ENTRANT.c.at, ENTRANT.c.out)
            .join(ENTRANT, ENTRANT.c.tournament == TOURNAMENT.c.id)
            .where(ENTRANT.c.identity == identity)
            .order_by(ENTRANT.c.at)
        )

    async def appointments(self, identity: str) -> list[Row]:
        return await self.database.read(
            sa.select(APPOINTMENT.c.game.label("table"), APPOINTMENT.c.at, APPOINTEE.c.comes)
            .join(APPOINTEE, APPOINTEE.c.game == APPOINTMENT.c.game)
            .where(APPOINTEE.c.identity == identity)
            .order_by(APPOINTMENT.c.at)
        )

    async def puzzles(self, identity: str) -> list[Row]:
        """Their first tries at puzzles, by the marks of these."""
        return await self.database.read(
            sa.select(ATTEMPT.c.title, ATTEMPT.c.mark, ATTEMPT.c.at, ATTEMPT.c.solved)
            .where(ATTEMPT.c.identity == identity)
            .order_by(ATTEMPT.c.at)
        )

    async def reports(self, identity: str) -> list[Row]:
        """What they told the keeper; who told the keeper about them is not for them to know."""
        return await self.database.read(
            sa.select(REPORT.c.game.label("table"), REPORT.c.at, REPORT.c.reason, REPORT.c.text)
            .where(REPORT.c.by == identity)
            .order_by(REPORT.c.at)
        )

    async def sanctions(self, identity: str) -> list[Row]:
        return await self.database.read(
            sa.select(SANCTION.c.kind, SANCTION.c.until, SANCTION.c.reason).where(
                SANCTION.c.identity == identity
            )
        )

    async def browsers(self, identity: str) -> list[Row]:
        """Where they are told something while no page is open."""
        return await self.database.read(
            sa.select(PUSH.c.endpoint)
            .join(SESSION, SESSION.c.hash == PUSH.c.session)
            .where(SESSION.c.identity == identity)
        )

    # Forgetting

    async def unfinished(self, identity: str) -> list[str]:
        """Tables at which they have a seat to leave, and waiting ones they have set up."""
        is_seated = GAME.c.id.in_(sa.select(SEAT.c.game).where(SEAT.c.identity == identity))
        is_waiting = sa.and_(GAME.c.status == OPEN, GAME.c.host == identity)
        is_theirs = sa.and_(GAME.c.status.in_((OPEN, RUNNING)), is_seated)
        rows = await self.database.read(sa.select(GAME.c.id).where(sa.or_(is_waiting, is_theirs)))
        return [str(row["id"]) for row in rows]

    async def forget(self, identity: str) -> None:
        """Take their name off everything and drop what is theirs alone.

        Seats, moves and results stay: they belong to the games of others. What is left of the
        person is a number that leads nowhere.
        """
        seats = sa.update(SEAT).where(SEAT.c.identity == identity)
        await self.database.write(
            *await self._nameless_records(identity),
            *(_unsaid(lines, identity) for lines in (CHAT, TEAM_CHAT)),
            seats.values(name="", guest=False),
            sa.update(ENTRANT).where(ENTRANT.c.identity == identity).values(out=True),
            sa.delete(INVITATION).where(INVITATION.c.identity == identity),
            sa.delete(RELATION).where(
                sa.or_(RELATION.c.identity == identity, RELATION.c.other == identity)
            ),
            sa.delete(HELD_NAME).where(HELD_NAME.c.identity == identity),
            sa.delete(APPOINTEE).where(APPOINTEE.c.identity == identity),
            # What the keeper has dealt with, and holds a copy of what they said.
            sa.delete(REPORT).where(
                REPORT.c.status == CLOSED,
                REPORT.c.game.in_(sa.select(SEAT.c.game).where(SEAT.c.identity == identity)),
            ),
            sa.delete(ATTEMPT).where(ATTEMPT.c.identity == identity),
            sa.delete(PUSH).where(
                PUSH.c.session.in_(sa.select(SESSION.c.hash).where(SESSION.c.identity == identity))
            ),
            sa.delete(SESSION).where(SESSION.c.identity == identity),
            sa.delete(IDENTITY).where(IDENTITY.c.id == identity),
            *self.database.notice(PERSON_NOTICE, identity),
        )

    async def _nameless_records(self, identity: str) -> list[Statement]:
        rows = await self.database.read(
            sa.select(RECORD.c.game, RECORD.c.content, GAME.c.position, SEAT.c.number)
            .join(GAME, GAME.c.id == RECORD.c.game)
            .join(SEAT, SEAT.c.game == GAME.c.id)
            .where(SEAT.c.identity == identity)
        )
        statements: list[Statement] = []
        for row in rows:
            record = msgspec.json.decode(str(row["content"]), type=Record)
            number = msgspec.convert(row["number"], int)
            nameless = without_name(record, number, str(row["position"]))
            this = sa.update(RECORD).where(RECORD.c.game == row["game"])
            statements.append(this.values(content=json_text(nameless)))
        return statements


def _unsaid(lines: sa.Table, identity: str) -> Statement:
    """Empty the lines somebody said; those of the others keep their places."""
    theirs = sa.exists().where(
        SEAT.c.game == lines.c.game, SEAT.c.number == lines.c.seat, SEAT.c.identity == identity
    )
    return sa.update(lines).where(theirs).values(text="")


def _raw(text: object) -> msgspec.Raw | None:
    """A column that holds JSON, as it is."""
    return None if text is None else msgspec.Raw(str(text).encode())
