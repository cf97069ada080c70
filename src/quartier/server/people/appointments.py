"""The same people, the same table, at a time: asked now, and opened when it has come."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from quartier.server.occasions import Occasion
from quartier.server.storage.appointments import Appointment, AppointmentStore
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.rows import StoredTable
from quartier.server.tables import LiveTables, new_game
from quartier.server.titles import find_title
from quartier.table.seats import Seat

log = logging.getLogger(__name__)

TICK_SECONDS = 5.0


class Appointments:
    """Opens the tables people have arranged. Of several servers that try, one succeeds."""

    def __init__(self, store: AppointmentStore, identities: Identities, tables: LiveTables) -> None:
        self.store = store
        self.identities = identities
        self.tables = tables
        self._ticker: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick_forever())

    def stop(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()

    async def propose(
        self, game: StoredTable, person: Identity, at: float, asked: set[str]
    ) -> None:
        """Ask these people to play once more; a Conflict if somebody has."""
        comes = dict.fromkeys((person.id, *sorted(asked)), True)
        await self.store.add(Appointment(game.id, at, person.id, comes=comes))
        occasion = Occasion("proposed", game.id, game.title, person.name, at)
        self.tables.notices.tell(occasion, asked)

    async def open_due(self, now: float) -> None:
        """Open what is due; while the house is closed nobody could come."""
        if self.tables.is_closed:
            return
        for appointment in await self.store.due(now):
            await self._open(appointment)

    async def _open(self, appointment: Appointment) -> None:
        before = await self.tables.games.get(appointment.game)
        coming = {
            person.id: person
            for identity, comes in appointment.comes.items()
            if comes and (person := await self.identities.get(identity)) is not None
        }
        fresh = None if before is None else _once_more(before, coming, appointment.by)
        if fresh is None:
            await self.store.drop(appointment)
            return
        try:
            await self.store.open(appointment, fresh)
        except Conflict:
            return
        self.tables.notices.table_changed(fresh)
        self.tables.notices.tell(Occasion("opened", fresh.id, fresh.title), set(coming))

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.open_due(time.time())
            except Exception:
                log.exception("an appointment could not be kept; it is tried again")


def _once_more(game: StoredTable, coming: dict[str, Identity], by: str) -> StoredTable | None:
    """The same table with the seats moved on by one; None if nobody comes or it cannot be."""
    title = find_title(game.title)
    if title is None or not coming or game.damage:
        return None
    seats = [_seat_again(seat, coming) for seat in [*game.seats[1:], game.seats[0]]]
    return new_game(
        title,
        game.settings,
        seats,
        game.pace,
        False,
        by if by in coming else next(iter(coming)),
        game.help,
        rated=game.rated,
    )


def _seat_again(seat: Seat, coming: dict[str, Identity]) -> Seat:
    """Who comes has a seat and adds to the deal when they are there; other seats are open."""
    person = coming.get(seat.identity)
    if person is not None:
        return Seat(person.id, "", person.name, None, person.is_guest)
    return Seat() if seat.identity else msgspec.structs.replace(seat, entropy="")
