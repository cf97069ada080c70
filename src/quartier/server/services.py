"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from quartier.server.compiling import Compiling
from quartier.server.config import Config
from quartier.server.cores import spare_cores, usable_cores
from quartier.server.health import Health
from quartier.server.identity import People
from quartier.server.letters import Letters
from quartier.server.limits import Buckets, Places
from quartier.server.live import LiveTable
from quartier.server.moderation import Moderation
from quartier.server.notices import Notices
from quartier.server.passwords import Tries
from quartier.server.people.appointments import Appointments
from quartier.server.people.counting import count
from quartier.server.people.digests import Digests
from quartier.server.people.tournaments import Tournaments
from quartier.server.presence import Presence
from quartier.server.push import Push
from quartier.server.reviews import Reviews
from quartier.server.sessions import Sessions
from quartier.server.solvers import Solvers
from quartier.server.spans import DAY, HOUR
from quartier.server.storage.appointments import AppointmentStore
from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identities
from quartier.server.storage.keeping import Keeping
from quartier.server.storage.personal import Personal
from quartier.server.storage.push import PushStore
from quartier.server.storage.puzzles import PuzzleStore
from quartier.server.storage.ratings import RatingStore
from quartier.server.storage.relations import RelationStore
from quartier.server.storage.sessions import SessionStore
from quartier.server.storage.tables import TableStore
from quartier.server.storage.talk import Talk
from quartier.server.storage.tournaments import TournamentStore
from quartier.server.tables import LiveTables
from quartier.server.thinking import Thinkers
from quartier.server.titles import titles
from quartier.server.tokens import Tokens
from quartier.server.upkeep import Upkeep

if TYPE_CHECKING:
    from quartier.server.listening import Listener

log = logging.getLogger(__name__)


class Services:
    """Everything a request may need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = Database(config.database_url)
        self.identities = Identities(self.database)
        self.personal = Personal(self.database)
        self.games = TableStore(self.database)
        processes = config.bot_processes or spare_cores(1, usable_cores())
        self.thinkers = Thinkers(processes, config.longest_search)
        self.compiling = Compiling(self.thinkers.renew)
        self.reviews = Reviews(self.thinkers)
        self.tokens = Tokens()
        self.letters = Letters(config, self.tokens)
        self.push = Push(config, self.identities, PushStore(self.database))
        self.notices = Notices(self.identities, self.games, self.letters, self.push)
        self.digests = Digests(self.identities, self.games, self.letters)
        self.tables = LiveTables(self.games, Talk(self.database), self.thinkers, self.notices)
        self.ratings = RatingStore(self.database)
        self.puzzles = PuzzleStore(self.database)
        self.solvers = Solvers()
        self.relations = RelationStore(self.database)
        self.tournaments = Tournaments(TournamentStore(self.database), self.identities, self.tables)
        self.appointments = Appointments(
            AppointmentStore(self.database), self.identities, self.tables
        )
        self.tables.notes.on_end = self._table_over
        self.health = Health(self.database)
        self.upkeep = Upkeep(config, self.database)
        self.presence = Presence(self.games, self.notices)
        self.people = People(self.identities)
        self.sessions = Sessions(SessionStore(self.database))
        self.keeping = Keeping(self.database)
        self.moderation = Moderation(self.keeping, self.tables, self.sessions)
        self.requests = Buckets(config.limits.requests_per_second, config.limits.request_burst)
        self.connections = Buckets(
            config.limits.connections_per_second, config.limits.connection_burst
        )
        self.accounts_tables = _per_hour(config.limits.tables_per_hour)
        self.guests_tables = _per_hour(config.limits.guest_tables_per_hour)
        self.addresses_tables = _per_hour(config.limits.address_tables_per_hour)
        self.addresses_public_tables = _per_hour(config.limits.address_public_tables_per_hour)
        self.namings = Buckets(config.limits.names_per_second, config.limits.name_burst)
        self.tries = Tries(config.limits)
        self.reports = Buckets(config.limits.reports_per_day / DAY, config.limits.reports_per_day)
        self.uploads = Buckets(config.limits.uploads_per_second, config.limits.upload_burst)
        self.sockets = Places(config.limits.sockets_per_identity)
        self._listener: Listener | None = None
        self._warming_up: asyncio.Task[None] | None = None

    async def open(self) -> None:
        titles()
        await self.database.open()
        self.tokens.secret = await self.identities.kept("secret", secrets.token_urlsafe(32))
        await self.sessions.forget_old()
        if self.database.is_postgres:
            from quartier.server.listening import Listener

            self._listener = Listener(self.database, self.tables, self.sessions, self.identities)
            self._listener.start()
        # First what keepers decided: while the house is closed no clock of a table runs.
        await self.moderation.start()
        await self.tables.start()
        self.presence.start()
        self.upkeep.start()
        self.tournaments.start()
        self.appointments.start()
        self.digests.start()
        self._warming_up = asyncio.create_task(self.thinkers.warm_up())
        if self.config.compiles_rules:
            self.compiling.start()

    async def _table_over(self, live: LiveTable) -> None:
        """Note what came of a table, and let it count where it does."""
        result = live.table.state.result
        if result is None:
            return
        points = [float(total) for total in result.totals]
        await self.ratings.add_result(live.game.id, result.ranks, points)
        if live.game.rated:
            await count(self.ratings, live.game, result, live.table.seats)
        if live.game.tournament:
            await self.tournaments.table_over(live, result)

    async def close(self) -> None:
        """Stop within seconds; every acknowledged move is stored already."""
        if self._warming_up is not None:
            self._warming_up.cancel()
        await self.compiling.stop()
        self.reviews.stop()
        self.presence.stop()
        self.moderation.stop()
        self.upkeep.stop()
        self.tournaments.stop()
        self.appointments.stop()
        self.digests.stop()
        await self.tables.stop()
        if self._listener is not None:
            self._listener.stop()
        self.thinkers.close()
        await asyncio.wait_for(self.database.close(), 5)


def _per_hour(number: int) -> Buckets:
    return Buckets(number / HOUR, number)
