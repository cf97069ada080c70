"""Where tournaments are kept."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from quartier.core.titles import Settings
from quartier.server.people.pairing import Played
from quartier.server.storage.database import Database, OneRow, Statement
from quartier.server.storage.rows import (
    CLOSED,
    OPEN,
    OVER,
    RUNNING,
    Status,
    StoredTable,
    insertions,
    json_text,
)
from quartier.server.storage.schema import ENTRANT, GAME, IDENTITY, PAIRING, TOURNAMENT
from quartier.table.pace import Closure, Pace, open_seconds


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played, and how far it is."""

    id: str
    name: str
    title: str
    settings: Settings
    seats: int
    rounds: int
    pace: Pace
    rated: bool
    patience: float
    host: str
    link: str
    status: Status
    round: int
    created: float
    changed: float


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays; without a name they have been forgotten."""

    identity: str
    name: str
    guest: bool
    out: bool


class Pairing(msgspec.Struct, frozen=True):
    """A table of a round, or a round off; `points` is empty until it is over."""

    round: int
    number: int
    game: str
    persons: list[str]
    points: list[float]

    @property
    def is_over(self) -> bool:
        return bool(self.points)

    @property
    def played(self) -> Played:
        return Played(self.persons, self.points)


class TournamentStore:
    """Where tournaments are kept; each change names what it relies on."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, tournament: Tournament) -> None:
        columns = msgspec.structs.asdict(tournament)
        columns |= {
            "settings": json_text(tournament.settings),
            "pace": json_text(tournament.pace),
        }
        await self.database.write(sa.insert(TOURNAMENT).values(columns))

    async def get(self, tournament: str) -> Tournament | None:
        if "\0" in tournament:
            return None
        rows = await self.database.read(sa.select(TOURNAMENT).where(TOURNAMENT.c.id == tournament))
        return _tournament(rows[0]) if rows else None

    async def of_identity(self, identity: str) -> list[Tournament]:
        """Those somebody plays in or has made, the latest first."""
        entered = sa.select(ENTRANT.c.tournament).where(ENTRANT.c.identity == identity)
        mine = sa.or_(TOURNAMENT.c.id.in_(entered), TOURNAMENT.c.host == identity)
        rows = await self.database.read(
            sa.select(TOURNAMENT)
            .where(mine, TOURNAMENT.c.status != CLOSED)
            .order_by(TOURNAMENT.c.changed.desc())
            .limit(50)
        )
        return [_tournament(row) for row in rows]

    async def count_open(self, host: str) -> int:
        """How many tournaments of somebody are not over."""
        rows = await self.database.read(
            sa.select(sa.func.count().label("number")).where(
                TOURNAMENT.c.host == host, TOURNAMENT.c.status.in_((OPEN, RUNNING))
            )
        )
        return msgspec.convert(rows[0]["number"], int)

    async def entrants(self, tournament: str) -> list[Entrant]:
        """Those who play, in the order they entered."""
        rows = await self.database.read(
            sa.select(
                ENTRANT.c.identity,
                ENTRANT.c.out,
                sa.func.coalesce(IDENTITY.c.name, "").label("name"),
                IDENTITY.c.account.is_(None).label("guest"),
            )
            .join(IDENTITY, IDENTITY.c.id == ENTRANT.c.identity, isouter=True)
            .where(ENTRANT.c.tournament == tournament)
            .order_by(ENTRANT.c.at, ENTRANT.c.identity)
        )
        return [
            Entrant(str(row["identity"]), str(row["name"]), bool(row["guest"]), bool(row["out"]))
            for row in rows
        ]

    async def pairings(self, tournament: str) -> list[Pairing]:
        rows = await self.database.read(
            sa.select(PAIRING)
            .where(PAIRING.c.tournament == tournament)
            .order_by(PAIRING.c.round, PAIRING.c.number)
        )
        return [_pairing(row) for row in rows]

    async def late(self, now: float, closures: Sequence[Closure]) -> list[Pairing]:
        """Tables of running rounds at which everybody should have come by now."""
        rows = await self.database.read(
            sa.select(PAIRING, TOURNAMENT.c.patience, GAME.c.started)
            .join(TOURNAMENT, TOURNAMENT.c.id == PAIRING.c.tournament)
            .join(GAME, GAME.c.id == PAIRING.c.game)
            .where(
                PAIRING.c.points == "",
                TOURNAMENT.c.status == RUNNING,
                GAME.c.status == RUNNING,
                GAME.c.started + TOURNAMENT.c.patience <= now,
            )
        )
        return [
            _pairing(row)
            for row in rows
            if open_seconds(closures, msgspec.convert(row["started"], float), now)
            >= msgspec.convert(row["patience"], float)
        ]

    async def not_begun(self) -> list[str]:
        """Tables whose server was ended before it could begin them."""
        rows = await self.database.read(
            sa.select(GAME.c.id).where(GAME.c.tournament != "", GAME.c.status == OPEN)
        )
        return [str(row["id"]) for row in rows]

    async def enter(self, tournament: str, identity: str, now: float) -> None:
        """A Conflict if it is no longer open, or they have entered already."""
        row = {"tournament": tournament, "identity": identity, "at": now, "out": False}
        await self.database.write(_still(tournament, OPEN, now), sa.insert(ENTRANT).values(row))

    async def withdraw(self, tournament: str, identity: str, now: float) -> None:
        """Before the start as if they had never come; a Conflict if it runs."""
        mine = (ENTRANT.c.tournament == tournament, ENTRANT.c.identity == identity)
        await self.database.write(
            _still(tournament, OPEN, now), OneRow(sa.delete(ENTRANT).where(*mine))
        )

    async def put_out(self, tournament: str, identities: list[str]) -> None:
        """No longer pair these."""
        these = (ENTRANT.c.tournament == tournament, ENTRANT.c.identity.in_(identities))
        await self.database.write(sa.update(ENTRANT).where(*these).values(out=True))

    async def begin_round(
        self,
        before: Tournament,
        pairings: list[Pairing],
        games: list[StoredTable],
        now: float,
    ) -> None:
        """Set the tables of the next round up; a Conflict if somebody else has."""
        next_round = {"status": RUNNING, "round": before.round + 1, "changed": now}
        rows = [
            {
                **msgspec.structs.asdict(pairing),
                "tournament": before.id,
                "persons": json_text(pairing.persons),
                "points": json_text(pairing.points) if pairing.points else "",
            }
            for pairing in pairings
        ]
        added = [statement for game in games for statement in insertions(game, [])]
        await self.database.write(
            OneRow(_as_it_was(before).values(next_round)),
            sa.insert(PAIRING).values(rows),
            *added,
        )

    async def end(self, before: Tournament, now: float, status: Status = OVER) -> None:
        """A Conflict if it has gone on meanwhile."""
        await self.database.write(OneRow(_as_it_was(before).values(status=status, changed=now)))

    async def score(self, game_id: str, points: list[float]) -> None:
        """Note what a table brought, unless that is known."""
        this = sa.update(PAIRING).where(PAIRING.c.game == game_id, PAIRING.c.points == "")
        await self.database.write(this.values(points=json_text(points)))


def _still(tournament: str, status: Status, now: float) -> Statement:
    this = sa.update(TOURNAMENT).where(TOURNAMENT.c.id == tournament, TOURNAMENT.c.status == status)
    return OneRow(this.values(changed=now))


def _as_it_was(before: Tournament) -> sa.Update:
    return sa.update(TOURNAMENT).where(
        TOURNAMENT.c.id == before.id,
        TOURNAMENT.c.status == before.status,
        TOURNAMENT.c.round == before.round,
    )


def _tournament(row: dict[str, object]) -> Tournament:
    return msgspec.convert(
        {
            **row,
            "settings": msgspec.json.decode(str(row["settings"])),
            "pace": msgspec.json.decode(str(row["pace"])),
        },
        Tournament,
    )


def _pairing(row: dict[str, object]) -> Pairing:
    points = str(row["points"])
    return Pairing(
        round=msgspec.convert(row["round"], int),
        number=msgspec.convert(row["number"], int),
        game=str(row["game"]),
        persons=msgspec.json.decode(str(row["persons"]), type=list[str]),
        points=msgspec.json.decode(points, type=list[float]) if points else [],
    )
