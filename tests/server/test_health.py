"""/healthz writes: a disk that takes nothing more is told before somebody's move is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
import sqlalchemy as sa
from tests.server.servers import Server, running

from quartier.server import health
from quartier.server.health import PULSE
from quartier.server.storage.database import Database
from quartier.server.storage.schema import META

# What keeps a database from writing, and what lets it write again.
FULL = {
    "sqlite": (
        "create trigger full before update on meta begin select raise(abort, 'secret path'); end",
        "drop trigger full",
    ),
    "postgresql": (
        "alter table meta add constraint small check (key != 'pulse') not valid",
        "alter table meta drop constraint small",
    ),
}


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    return new_database(request.param)


def execute(database: str, statement: str) -> None:
    async def run() -> None:
        opened = Database(database)
        await opened.open()
        await opened.write(sa.text(statement))
        await opened.close()

    asyncio.run(run())


def pulse(database: str) -> list[dict[str, object]]:
    async def run() -> list[dict[str, object]]:
        opened = Database(database)
        await opened.open()
        found = await opened.read(sa.select(META.c.value).where(META.c.key == PULSE))
        await opened.close()
        return found

    return asyncio.run(run())


def ask(server: Server, path: str) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}{path}")
    return answer.status_code, answer.text


def test_health_writes_a_row_and_tells_if_it_cannot(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY_SECONDS", 0.0)
    broken, mended = FULL[empty.partition(":")[0]]
    with running(empty) as server:
        assert ask(server, "/healthz") == (200, "ok")
        assert len(pulse(empty)) == 1
        execute(empty, broken)
        status, text = ask(server, "/healthz")
        assert status == 503
        assert text == '{"rule":"","key":"health-writing","facts":{}}'
        assert ask(server, "/livez") == (200, "ok")
        execute(empty, mended)
        assert ask(server, "/healthz") == (200, "ok")
        assert len(pulse(empty)) == 1


def test_a_database_that_does_not_answer_in_time_is_not_well(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "MOST_SECONDS", 0.2)

    async def never(*_: object) -> None:
        await asyncio.sleep(30)

    with running(empty) as server:
        monkeypatch.setattr(server.app.state.services.database, "read", never)
        status, text = ask(server, "/healthz")
        assert status == 503
        assert "health-reading" in text
        assert ask(server, "/livez") == (200, "ok")


def test_servers_that_feel_the_pulse_at_once_are_all_well(empty: str) -> None:
    async def look() -> list[str]:
        opened = [Database(empty) for _ in range(4)]
        for one in opened:
            await one.open()
        troubles = await asyncio.gather(*(health.Health(one).trouble() for one in opened))
        for one in opened:
            await one.close()
        return troubles

    assert asyncio.run(look()) == [""] * 4


def test_many_who_ask_cause_one_write(new_database: Callable[[str], str]) -> None:
    async def count() -> int:
        opened = Database(new_database("sqlite"))
        await opened.open()
        looks, written = health.Health(opened), 0
        known = opened.write

        async def counted(*statements: sa.Executable) -> None:
            nonlocal written
            written += 1
            await known(*statements)

        opened.write = counted  # type: ignore[method-assign, assignment]
        assert set(await asyncio.gather(*(looks.trouble() for _ in range(20)))) == {""}
        await looks.trouble()
        await opened.close()
        return written

    assert asyncio.run(count()) == 1
