"""Bots at tables: also those that crash, overrun or die."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable

import msgspec
import pytest
from tests.server.people import SECONDS, Person
from tests.server.servers import METRICS_TOKEN, Server, running

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.server.config import Limits
from quartier.server.jobs import Declined, MoveJob, situation, thought
from quartier.server.storage.identities import Identity
from quartier.server.storage.rows import BLANK, StoredTable
from quartier.server.thinking import AT_ONCE, MOST_OF_ONE, MOST_SHARES, Thinkers
from quartier.server.workers import Worker

People = Callable[..., list[Person]]


def new_history() -> History:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    return History(title, settings, 3, 5)


def hosted_by(host: str) -> StoredTable:
    return msgspec.structs.replace(BLANK, host=host)


def answer_of(bot: str, seconds: float = 20, patience: float = 20) -> str:
    async def ask() -> str:
        thinkers = Thinkers(1, seconds, patience)
        try:
            return await thinkers.move(new_history(), hosted_by("ada"), 0, bot, lambda: AT_ONCE)
        finally:
            thinkers.close()

    return asyncio.run(ask())


def legal() -> list[str]:
    return [move.text for move in new_history().state.moves(0)]


def test_a_bot_answers_from_its_own_process() -> None:
    assert answer_of("greedy") in legal()


def test_a_bot_that_crashes_plays_its_fallback(caplog: pytest.LogCaptureFixture) -> None:
    assert answer_of("no such bot") in legal()
    assert "no such bot failed" in caplog.text


def test_a_bot_that_overruns_plays_its_fallback(caplog: pytest.LogCaptureFixture) -> None:
    assert answer_of("greedy:64", 0, 0.0001) in legal()
    assert "took longer" in caplog.text


def test_a_search_ends_by_the_clock_whatever_its_name_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # An hour of playouts, in a process that would be ended after twenty seconds.
    assert answer_of("search:1000000", 0.1) in legal()
    assert answer_of("search:600s", 0.1) in legal()
    assert "took longer" not in caplog.text


def test_a_level_plays_what_it_promises_however_short_the_clock_is() -> None:
    job = MoveJob(situation(new_history(), "pepper"), 0, "expert")
    by_count = MoveJob(job.situation, 0, "search:240")
    assert thought(job, 0.001) == thought(by_count, 60.0)
    assert job.limit(1.5) > 10 * by_count.limit(1.5) == 15


def test_a_worker_that_died_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    job = MoveJob(situation(new_history(), ""), 0, "random")
    worker = Worker(20)
    try:
        worker.start()
        worker.kill()
        assert worker.ask(job, 20).result() == b""
        assert msgspec.json.decode(worker.ask(job, 20).result()) in legal()
    finally:
        worker.close()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_long_bots_keep_neither_quick_ones_nor_those_of_others_waiting() -> None:
    async def ask() -> list[str]:
        thinkers = Thinkers(1, 20, 20)
        order: list[str] = []

        async def move(bot: str, host: str) -> None:
            await thinkers.move(new_history(), hosted_by(host), 0, bot, lambda: AT_ONCE)
            order.append(bot)

        try:
            for number, host in enumerate(("ada", "ben")):
                thinkers.shares.seen(Identity(host, host, 0.0), f"192.0.2.{number}")
            # The processes run, so that only thinking takes time.
            await asyncio.gather(
                move("search:1", "ada"), move("search:1", "ben"), move("easy", "ada")
            )
            long = [asyncio.create_task(move("search:9s", "ada")) for _ in range(3)]
            await asyncio.sleep(0)
            await move("easy", "ada")
            await move("search:2", "ben")
            for task in long:
                task.cancel()
            await asyncio.gather(*long, return_exceptions=True)
        finally:
            thinkers.close()
        return order[3:]

    assert asyncio.run(ask()) == ["easy", "search:2"]


def test_requests_that_pile_up_are_refused_and_bots_are_not() -> None:
    async def ask() -> list[object]:
        thinkers = Thinkers(1, 20, 20)
        job = MoveJob(situation(new_history(), ""), 0, "expert")
        busy = [asyncio.create_task(thinkers.answer(job, "a")) for _ in range(MOST_OF_ONE + 1)]
        await asyncio.sleep(0)
        found: list[object] = []
        try:
            for share in ("a", "b"):
                one = asyncio.create_task(thinkers.answer(job, share))
                await asyncio.wait([one], timeout=0.01)
                found.append(one.exception() if one.done() else None)
                busy.append(one)
            found.append(thinkers.is_overloaded)
            others = (thinkers.answer(job, str(number)) for number in range(MOST_SHARES))
            busy += [asyncio.create_task(other) for other in others]
            await asyncio.sleep(0)
            found.append(thinkers.is_overloaded)
        finally:
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            thinkers.close()
        return found

    refused, waits, before, after = asyncio.run(ask())
    assert isinstance(refused, Declined)
    assert (refused.status, refused.refusal.key) == (429, "refusal-too-fast")
    assert (waits, before, after) == (None, False, True)


def test_a_table_without_people_waits_until_somebody_looks(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("random", "random", "random", public=True)
    # What comes later is done, so this would have begun.
    other = ada.look(ada.new_table("me", "random", "random"))
    other.wait(lambda look: look.sight["waiting"] == [0])
    assert ada.get(f"/api/tables/{table['id']}/history")["steps"] == []
    look = ben.look(table)
    look.wait(lambda look: look.version > 5)
    look.close()


def test_bots_play_on_where_somebody_is_away_and_will_be_told(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", public=True)
    ben.join(table)
    path = f"/api/tables/{table['id']}/history"
    deadline = time.monotonic() + SECONDS
    while not ada.get(path)["steps"] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [step["entry"]["seat"] for step in ada.get(path)["steps"]] == [2]


@pytest.mark.parametrize(
    "bot", ["search:2s", "search:1501ms", "search:1001", "greedy:2", "hasty:64", " SEARCH:9s "]
)
def test_nobody_asks_for_a_bot_that_thinks_long(people: People, bot: str) -> None:
    [ada] = people("Ada")
    seats = [{"me": True}, {"bot": bot}, {"bot": "easy"}]
    refused = ada.post("/api/tables", status=422, title="sevenwonders", seats=seats)
    assert refused["key"] == "refusal-bot-too-long"


@pytest.mark.parametrize(
    "bot", ["easy", "hard", "expert", "search", "search:1.5s", "search:1000", "greedy", "net"]
)
def test_levels_and_short_searches_may_be_asked_for(people: People, bot: str) -> None:
    [ada] = people("Ada")
    assert ada.new_table("me", bot, "easy")["status"] == "running"


def test_who_runs_a_server_may_allow_every_bot(new_database: Callable[[str], str]) -> None:
    with running(new_database("sqlite"), any_bots=True) as server:
        ada = Person(server.url, "Ada")
        assert ada.new_table("me", "search:30s", "greedy:64")["status"] == "running"


def test_tables_without_people_are_few_for_all_guests_of_an_address(
    new_database: Callable[[str], str],
) -> None:
    with running(new_database("sqlite"), limits=Limits(bot_tables=2)) as server:
        ada, ben, zoe = (Person(server.url, name) for name in ("Ada", "Ben", "Zoe"))
        zoe.post("/api/account", account="zoe", password="correct horse")
        ada.new_table("easy", "easy", "easy")
        waiting = ada.new_table("open", "open", "open")
        ben.new_table("easy", "easy", "easy")
        seats = [{"bot": "easy"}] * 3
        refused = ben.post("/api/tables", status=429, title="sevenwonders", seats=seats)
        assert (refused["key"], refused["facts"]) == ("refusal-too-many-bot-tables", {"most": 2})
        start = f"/api/tables/{waiting['id']}/start"
        assert ada.post(start, status=429)["key"] == "refusal-too-many-bot-tables"
        assert ben.new_table("me", "easy", "easy")["status"] == "running"
        assert zoe.new_table("easy", "easy", "easy")["status"] == "running"


def test_while_many_wait_no_table_without_people_begins(
    people: People, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "is_overloaded", True)
    [ada] = people("Ada")
    seats = [{"bot": "easy"}] * 3
    refused = ada.post("/api/tables", status=503, title="sevenwonders", seats=seats)
    assert refused["key"] == "refusal-busy"
    assert ada.new_table("me", "easy", "easy")["status"] == "running"


def test_figures_name_levels_and_never_what_somebody_wrote(people: People) -> None:
    [ada] = people("Ada")
    for bot in ("hard", "search:17", "search:18ms"):
        look = ada.look(ada.new_table("me", bot, "easy"))
        look.wait(lambda look: 1 not in look.sight["waiting"] and 2 not in look.sight["waiting"])
        look.close()
    opened = {"authorization": f"Bearer {METRICS_TOKEN}"}
    figures = ada.http.get("/metrics", headers=opened).text
    labels = set(re.findall(r'quartier_(?:bot|job)_\w+\{[^}]*bot="([^"]*)"', figures))
    assert {"hard", "search", "easy"} <= labels
    assert labels <= {
        "easy",
        "normal",
        "hard",
        "expert",
        "random",
        "hasty",
        "greedy",
        "swift",
        "net",
        "search",
        "replay",
        "unknown",
    }
