"""Tournaments: rounds that are paired, played, scored and followed by the next, by the server."""

from __future__ import annotations

import asyncio
import logging
import time

from quartier.core.speech import Result
from quartier.server.live import STAND_IN, LiveTable
from quartier.server.people.pairing import ROUND_OFF, pairings, shares, standing
from quartier.server.people.ratings import counted_ranks
from quartier.server.storage.database import Conflict
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.rows import OVER, RUNNING, StoredTable
from quartier.server.storage.tournaments import Pairing, Tournament, TournamentStore
from quartier.server.tables import LiveTables, new_game
from quartier.server.titles import find_title
from quartier.table.entries import Played, Returned, StoodIn
from quartier.table.seats import Seat

log = logging.getLogger(__name__)

TICK_SECONDS = 2.0


class Tournaments:
    """Goes from round to round. Of several servers that try the same, one succeeds."""

    def __init__(self, store: TournamentStore, identities: Identities, tables: LiveTables) -> None:
        self.store = store
        self.identities = identities
        self.tables = tables
        self._ticker: asyncio.Task[None] | None = None
        # Tables at which everybody has come: nobody needs to be looked for there again.
        self._complete: set[str] = set()

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick_forever())

    def stop(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()

    async def go_on(self, tournament: Tournament) -> None:
        """Begin the next round if the last one is over; after the last one it is the end."""
        past = await self.store.pairings(tournament.id)
        if not all(pairing.is_over for pairing in past):
            return
        playing = [one for one in await self.store.entrants(tournament.id) if not one.out]
        now = time.time()
        try:
            if tournament.round == tournament.rounds or len(playing) < tournament.seats:
                await self.store.end(tournament, now)
                return
            played = [pairing.played for pairing in past]
            order = [place.person for place in standing([one.identity for one in playing], played)]
            groups = await asyncio.to_thread(pairings, order, tournament.seats, played)
            games = [
                await self._table(tournament, group)
                for group in groups
                if len(group) == tournament.seats
            ]
            number = tournament.round + 1
            await self.store.begin_round(tournament, _round(number, groups, games), games, now)
        except Conflict:
            # Somebody else has done it.
            return
        for game in games:
            await self._begin(game.id)

    async def _table(self, tournament: Tournament, persons: list[str]) -> StoredTable:
        title = find_title(tournament.title)
        if title is None:
            raise LookupError(tournament.title)
        seats = [_seat(person, await self.identities.get(person)) for person in persons]
        return new_game(
            title,
            tournament.settings,
            seats,
            tournament.pace,
            False,
            persons[0],
            "none",
            rated=tournament.rated,
            tournament=tournament.id,
        )

    async def _begin(self, game_id: str) -> None:
        try:
            await self.tables.games.start(game_id, "", time.time())
        except Conflict:
            return
        await self.tables.begin(game_id)

    async def table_over(self, live: LiveTable, result: Result) -> None:
        """Score a table, put those out who never came, and go on if it was the last of a round."""
        game = live.game
        await self.store.score(game.id, shares(counted_ranks(result, live.table.seats)))
        came = _came(live)
        absent = [
            seat.identity
            for number, seat in enumerate(live.table.seats)
            if seat.is_stand_in and number not in came
        ]
        await self.store.put_out(game.tournament, absent)
        tournament = await self.store.get(game.tournament)
        if tournament is not None and tournament.status == RUNNING:
            await self.go_on(tournament)

    async def _tick_forever(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                for game_id in await self.store.not_begun():
                    await self._begin(game_id)
                await self._look_for_absent(time.time())
            except Exception:
                log.exception("a tournament could not be looked after; it is tried again")

    async def _look_for_absent(self, now: float) -> None:
        """A bot plays for who was asked and has not come in time, until they do."""
        for pairing in await self.store.late(now, self.tables.closures):
            if pairing.game in self._complete:
                continue
            live = await self.tables.open(pairing.game)
            if live is None or live.game.status == OVER:
                continue
            came = _came(live)
            bots = {number for number, seat in enumerate(live.table.seats) if seat.bot}
            if came | bots == set(range(len(live.table.seats))):
                self._complete.add(pairing.game)
            for seat in set(live.table.state.deciders) - came - live.watched_seats:
                if not live.table.seats[seat].bot:
                    await live.change(StoodIn(seat, STAND_IN))


def _came(live: LiveTable) -> set[int]:
    """The seats whose persons have answered at least once, themselves."""
    came: set[int] = set()
    bots: set[int] = set()
    for step in live.steps:
        if isinstance(step.entry, StoodIn):
            bots.add(step.entry.seat)
        elif isinstance(step.entry, Returned):
            bots.discard(step.entry.seat)
        elif isinstance(step.entry, Played) and step.entry.seat not in bots:
            came.add(step.entry.seat)
    return came


def _seat(person: str, identity: Identity | None) -> Seat:
    if identity is None:
        return Seat(person)
    return Seat(person, "", identity.name, "", identity.is_guest)


def _round(number: int, groups: list[list[str]], games: list[StoredTable]) -> list[Pairing]:
    """The tables of a round, and those who have it off."""
    ids = [game.id for game in games]
    return [
        Pairing(
            number,
            table,
            ids[table] if table < len(ids) else "",
            group,
            [] if table < len(ids) else [ROUND_OFF] * len(group),
        )
        for table, group in enumerate(groups)
    ]
