"""Appointments: when people who have played together want to do so again."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database, OneRow, Statement
from quartier.server.storage.rows import StoredTable, insertions
from quartier.server.storage.schema import APPOINTEE, APPOINTMENT


class Appointment(msgspec.Struct, frozen=True):
    """The table it follows, the time, who proposed it, the table that was opened (or ""), and who
    of those who played comes.
    """

    game: str
    at: float
    by: str
    opened: str = ""
    comes: dict[str, bool] = {}


class AppointmentStore:
    """Where appointments are kept; a table has one at most."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, appointment: Appointment) -> None:
        """Keep it; a Conflict if there is one for that table."""
        people: list[Statement] = [
            sa.insert(APPOINTEE).values(game=appointment.game, identity=identity, comes=comes)
            for identity, comes in appointment.comes.items()
        ]
        values = {name: getattr(appointment, name) for name in ("game", "at", "by", "opened")}
        await self.database.write(sa.insert(APPOINTMENT).values(values), *people)

    async def get(self, game_id: str) -> Appointment | None:
        found = await self._these(APPOINTMENT.c.game == game_id)
        return found[0] if found else None

    async def of_identity(self, identity: str) -> list[Appointment]:
        """Those somebody is asked to that are still to come, the next first."""
        theirs = sa.select(APPOINTEE.c.game).where(APPOINTEE.c.identity == identity)
        return await self._these(APPOINTMENT.c.opened == "", APPOINTMENT.c.game.in_(theirs))

    async def due(self, now: float) -> list[Appointment]:
        """Those whose time has come."""
        return await self._these(APPOINTMENT.c.opened == "", APPOINTMENT.c.at <= now)

    async def answer(self, game_id: str, identity: str, comes: bool) -> None:
        """Say whether somebody comes; a Conflict if nobody asked them."""
        theirs = sa.update(APPOINTEE).where(
            APPOINTEE.c.game == game_id, APPOINTEE.c.identity == identity
        )
        await self.database.write(OneRow(theirs.values(comes=comes)))

    async def open(self, appointment: Appointment, game: StoredTable) -> None:
        """Add the table; a Conflict if another server has."""
        this = sa.update(APPOINTMENT).where(
            APPOINTMENT.c.game == appointment.game, APPOINTMENT.c.opened == ""
        )
        await self.database.write(OneRow(this.values(opened=game.id)), *insertions(game, []))

    async def drop(self, appointment: Appointment) -> None:
        """Forget one nobody comes to."""
        await self.database.write(
            sa.delete(APPOINTEE).where(APPOINTEE.c.game == appointment.game),
            sa.delete(APPOINTMENT).where(APPOINTMENT.c.game == appointment.game),
        )

    async def _these(self, *conditions: sa.ColumnElement[bool]) -> list[Appointment]:
        rows = await self.database.read(
            sa.select(APPOINTMENT, APPOINTEE.c.identity, APPOINTEE.c.comes)
            .join(APPOINTEE, APPOINTEE.c.game == APPOINTMENT.c.game)
            .where(*conditions)
            .order_by(APPOINTMENT.c.at, APPOINTMENT.c.game, APPOINTEE.c.identity)
        )
        found: dict[str, Appointment] = {}
        for row in rows:
            identity, comes = str(row.pop("identity")), bool(row.pop("comes"))
            one = found.setdefault(
                str(row["game"]), msgspec.convert({**row, "comes": {}}, Appointment)
            )
            one.comes[identity] = comes
        return list(found.values())
