"""Opening tables: of many who come at once one reads, and there is never a second live table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from quartier.server.config import Config
from quartier.server.letters import Letters
from quartier.server.live import LiveTable
from quartier.server.notices import Notices
from quartier.server.push import Push
from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identities
from quartier.server.storage.push import PushStore
from quartier.server.storage.rows import OPEN, RUNNING, StoredTable
from quartier.server.storage.tables import TableStore
from quartier.server.storage.talk import Talk
from quartier.server.tables import LiveTables, new_game
from quartier.server.thinking import Thinkers
from quartier.server.titles import find_title
from quartier.server.tokens import Tokens
from quartier.table.pace import Pace
from quartier.table.seats import Seat

Work = Callable[[LiveTables, str], Awaitable[None]]


class SlowGames(TableStore):
    """Reads a log when a test says so, and fails as often as it says."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.reads = 0
        self.failures = 0

    async def get(self, game_id: str) -> StoredTable | None:
        self.reads += 1
        for _ in range(5):
            await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise OSError("the disk is slow to answer")
        return await super().get(game_id)


@pytest.fixture
def with_table(tmp_path: Path) -> Callable[[Work], None]:
    """Runs some work on tables of which one is stored and nobody needs yet."""

    async def run(work: Work) -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await database.open()
        games = SlowGames(database)
        identities = Identities(database)
        push = Push(Config(), identities, PushStore(database))
        notices = Notices(identities, games, Letters(Config(), Tokens()), push)
        tables = LiveTables(games, Talk(database), Thinkers(1, 1.0), notices)
        title = find_title("sevenwonders")
        assert title is not None
        settings = title.settings({})
        assert isinstance(settings, dict)
        seats = [Seat("ada", "", "Ada"), Seat("ben", "", "Ben"), Seat("zoe", "", "Zoe")]
        game = new_game(title, settings, seats, Pace(), False, "ada")
        await games.add(game)
        await games.start(game.id, "", time.time())
        try:
            await work(tables, game.id)
        finally:
            tables.thinkers.close()
            await tables.stop()
            await database.close()

    return lambda work: asyncio.run(run(work))


def test_of_many_who_come_at_once_one_reads(with_table: Callable[[Work], None]) -> None:
    async def work(tables: LiveTables, game_id: str) -> None:
        opened = await asyncio.gather(*(tables.open(game_id) for _ in range(20)))
        assert {id(live) for live in opened} == {id(tables.live[game_id])}
        assert isinstance(tables.games, SlowGames)
        assert tables.games.reads == 1

    with_table(work)


@pytest.mark.parametrize("pauses", [0, 3, 7])
def test_a_failed_opening_never_leads_to_two_live_tables(
    with_table: Callable[[Work], None], pauses: int
) -> None:
    """Some wait while the first fails, others come later: whoever gets a table gets the same."""

    async def work(tables: LiveTables, game_id: str) -> None:
        assert isinstance(tables.games, SlowGames)
        tables.games.failures = 1
        early = [asyncio.create_task(tables.open(game_id)) for _ in range(3)]
        await asyncio.wait(early[:1])
        for _ in range(pauses):
            await asyncio.sleep(0)
        late = [asyncio.create_task(tables.open(game_id)) for _ in range(3)]
        outcomes = await asyncio.gather(*early, *late, return_exceptions=True)
        opened = {id(live) for live in outcomes if isinstance(live, LiveTable)}
        assert opened == {id(tables.live[game_id])}

    with_table(work)


def test_who_gives_up_waiting_takes_the_table_from_nobody(
    with_table: Callable[[Work], None],
) -> None:
    async def work(tables: LiveTables, game_id: str) -> None:
        first = asyncio.create_task(tables.open(game_id))
        second = asyncio.create_task(tables.open(game_id))
        await asyncio.sleep(0)
        first.cancel()
        assert await second is tables.live[game_id]

    with_table(work)


def test_a_table_that_is_looked_after_is_not_dropped_from_under_who_opens_it(
    with_table: Callable[[Work], None],
) -> None:
    """A server that starts opens every table for a moment; people come at the same time."""

    async def work(tables: LiveTables, game_id: str) -> None:
        await asyncio.gather(tables.start(), asyncio.sleep(0))
        held = await tables.open(game_id)
        for _ in range(200):
            await asyncio.sleep(0.001)
        assert tables.live[game_id] is held
        assert held is not None
        assert held.game.status == RUNNING

    with_table(work)


def test_a_table_that_starts_while_somebody_looks_for_it_is_found(
    with_table: Callable[[Work], None],
) -> None:
    """Who looked before the start finds none; who starts it does, also if they look together."""

    async def work(tables: LiveTables, game_id: str) -> None:
        started = await tables.games.get(game_id)
        assert started is not None
        fresh = msgspec.structs.replace(started, id="fresh", status=OPEN, started=0.0)
        await tables.games.add(fresh)
        known = tables.games.get

        async def read_and_wait(game_id: str) -> StoredTable | None:
            found = await known(game_id)
            await asyncio.sleep(0.1)
            return found

        tables.games.get = read_and_wait  # type: ignore[method-assign]
        early = asyncio.create_task(tables.open("fresh"))
        await asyncio.sleep(0.05)
        await tables.games.start("fresh", "", time.time())
        assert (await tables.begin("fresh")).status == RUNNING
        assert await early is None

    with_table(work)
