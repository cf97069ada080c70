"""Lists of tables: page by page, few of each host, and only while somebody is there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import msgspec
import pytest
from tests.server.conftest import DATABASES
from tests.server.people import Person
from tests.server.servers import LIMITS, Server, running

from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.server.config import Config
from quartier.server.letters import Letters
from quartier.server.notices import Notices
from quartier.server.presence import Presence
from quartier.server.push import Push
from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identities
from quartier.server.storage.pages import FEW_OF_A_HOST, Place, parse_place
from quartier.server.storage.push import PushStore
from quartier.server.storage.rows import OPEN, OVER, RUNNING, StoredTable
from quartier.server.storage.tables import TableStore
from quartier.server.tables import new_game
from quartier.server.tokens import Tokens
from quartier.table.pace import DAY, Pace
from quartier.table.seats import Seat

T = TypeVar("T")
NOW = 1_800_000_000.0
PAGE = 50


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


def with_games(url: str, work: Callable[[TableStore], Awaitable[T]]) -> T:
    async def run() -> T:
        database = Database(url)
        await database.open()
        try:
            return await work(TableStore(database))
        finally:
            await database.close()

    return asyncio.run(run())


def table_of(
    host: str, changed: float, pace: Pace | None = None, status: str = OPEN
) -> StoredTable:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    game = new_game(title, settings, [Seat(host), Seat(), Seat()], pace or Pace(), True, host)
    return msgspec.structs.replace(game, status=status, changed=changed, listed_until=NOW + 1)


async def pages(games: TableStore, mine: str = "") -> list[list[StoredTable]]:
    """All pages of the public tables, or of somebody's."""
    found: list[list[StoredTable]] = []
    after: Place | None = None
    while not found or after is not None:
        if mine:
            page = await games.of_identity(mine, after, PAGE)
        else:
            page = await games.public(after, PAGE, NOW)
        found.append(page.games)
        after = None if page.last is None else parse_place(page.last.text)
        assert after == page.last
    return found


def test_one_host_cannot_push_the_tables_of_others_out(url: str) -> None:
    async def work(games: TableStore) -> None:
        others = [table_of(f"other {number}", NOW - 1_000 + number) for number in range(60)]
        crowd = [table_of("crowd", NOW - number) for number in range(120)]
        running = [table_of("crowd", NOW, status=RUNNING) for _ in range(20)]
        for game in [*others, *crowd, *running]:
            await games.add(game)
        shown = await pages(games)
        assert all(len(page) <= PAGE for page in shown)
        assert all(Counter(game.host for game in page)["crowd"] <= FEW_OF_A_HOST for page in shown)
        assert {game.host for page in shown[:2] for game in page} == {
            "crowd",
            *(game.host for game in others),
        }
        assert Counter(game.id for page in shown for game in page) == Counter(
            game.id for game in [*others, *crowd, *running]
        )
        first = shown[0]
        assert [game.changed for game in first] == sorted(
            (game.changed for game in first), reverse=True
        )

    with_games(url, work)


def test_tables_to_join_come_before_tables_to_watch(url: str) -> None:
    async def work(games: TableStore) -> None:
        await games.add(table_of("a", NOW, status=RUNNING))
        await games.add(table_of("b", NOW - 900))
        await games.add(table_of("c", NOW - 2 * DAY, status=RUNNING))
        [shown] = await pages(games)
        assert [game.host for game in shown] == ["b", "a"]

    with_games(url, work)


def test_my_tables_come_page_by_page_the_finished_ones_last(url: str) -> None:
    async def work(games: TableStore) -> None:
        finished = [table_of("me", NOW + number, status=OVER) for number in range(70)]
        owed = [table_of("me", NOW - number, status=RUNNING) for number in range(5)]
        # Two that changed at the same moment.
        owed.append(table_of("me", NOW, status=RUNNING))
        for game in [*finished, *owed, table_of("other", NOW)]:
            await games.add(game)
        shown = await pages(games, "me")
        assert [len(page) for page in shown] == [50, 26]
        everything = [game.id for page in shown for game in page]
        assert set(everything[: len(owed)]) == {game.id for game in owed}
        assert sorted(everything) == sorted(game.id for game in [*finished, *owed])

    with_games(url, work)


def test_a_waiting_table_fades_when_all_its_people_are_gone_and_returns_with_them(url: str) -> None:
    async def work(games: TableStore) -> None:
        identities = Identities(games.database)
        push = Push(Config(), identities, PushStore(games.database))
        presence = Presence(games, Notices(identities, games, Letters(Config(), Tokens()), push))
        slow = Pace(base=3 * DAY, per_move=True)
        for host, pace in (("quick", Pace()), ("slow", slow)):
            await games.add(table_of(host, NOW, pace))
        presence.saw("quick")
        presence.saw("slow")
        await presence.note(NOW)

        async def listed(now: float) -> set[str]:
            return {game.host for game in (await games.public(None, PAGE, now)).games}

        assert await listed(NOW + 1_799) == {"quick", "slow"}
        assert await listed(NOW + 1_801) == {"slow"}
        assert await listed(NOW + 3 * DAY + 1) == set()
        presence.notices.listen("quick")
        await presence.note(NOW + 4 * DAY)
        assert await listed(NOW + 4 * DAY) == {"quick"}
        await presence.note(NOW + 5 * DAY)
        assert await listed(NOW + 5 * DAY) == {"quick"}

    with_games(url, work)


@pytest.fixture(scope="module")
def frugal(new_database: Callable[[str], str]) -> Iterator[Server]:
    """A server that allows few tables."""
    limits = msgspec.structs.replace(
        LIMITS,
        guest_waiting_tables=1,
        waiting_tables=2,
        guest_tables_per_hour=3,
        tables_per_hour=4,
        address_tables_per_hour=8,
        address_public_tables_per_hour=3,
    )
    with running(new_database("sqlite"), limits=limits) as server:
        yield server


def refused(person: Person, address: str, **more: object) -> str:
    answer = person.http.post(
        "/api/tables",
        json={"title": "sevenwonders", "seats": [{"me": True}, {}, {}], **more},
        headers={"X-Forwarded-For": address},
    )
    return "" if answer.is_success else f"{answer.status_code} {answer.json()['key']}"


def test_a_person_has_few_public_tables_waiting_and_few_new_ones_an_hour(frugal: Server) -> None:
    ada = Person(frugal.url, "Ada")
    assert refused(ada, "192.0.2.1", public=True) == ""
    assert refused(ada, "192.0.2.1", public=True) == "429 refusal-tables-waiting"
    assert refused(ada, "192.0.2.1") == ""
    assert refused(ada, "192.0.2.1") == ""
    assert refused(ada, "192.0.2.1") == "429 refusal-tables-hour"
    ada.post("/api/account", account="Ada of few tables", password="correct horse")
    assert refused(ada, "192.0.2.1", public=True) == ""
    assert refused(ada, "192.0.2.1", public=True) == "429 refusal-tables-waiting"
    assert [refused(ada, "192.0.2.1") for _ in range(4)][-2:] == [
        "",
        "429 refusal-tables-hour",
    ]


def test_many_guests_of_one_address_are_counted_together(frugal: Server) -> None:
    guests = [Person(frugal.url, f"Guest {number}") for number in range(9)]
    public = [refused(guest, "192.0.2.2", public=True) for guest in guests[:4]]
    assert public == ["", "", "", "429 refusal-tables-address"]
    private = [refused(guest, "192.0.2.2") for guest in guests[4:]]
    assert private == ["", "", "", "", "429 refusal-tables-address"]
    assert refused(guests[0], "192.0.2.3") == ""


def test_pages_are_asked_for_by_the_place_they_go_on_at(
    people: Callable[..., list[Person]],
) -> None:
    [ada] = people("Ada")
    mine = {ada.new_table("me", "open", "open", public=True)["id"] for _ in range(52)}
    first = ada.get("/api/tables")
    assert len(first["mine"]) == 50
    more = ada.get("/api/tables", mine_after=first["mine_after"])
    assert {table["id"] for table in [*first["mine"], *more["mine"]]} == mine
    assert (more["mine_after"], more["public"], more["public_after"]) == (None, [], None)
    public = ada.get("/api/tables", after=first["public_after"])
    assert public["mine"] == []
    assert not {table["id"] for table in public["public"]} & {
        table["id"] for table in first["public"]
    }
    for wrong in ("x", "0~0~1e999~a", "9" * 30 + "~0~1~a", "0~2~1~a", "0~0~1~%00"):
        assert ada.get("/api/tables", status=400, after=wrong)["key"] == "refusal-field"
