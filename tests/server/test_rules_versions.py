"""New rules: a table goes on if they lead where its log led; otherwise it stops, and is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.people import Json, Person, play_out
from tests.server.servers import Server, running

from quartier.cli import main
from quartier.server.storage.database import Database
from quartier.server.storage.rows import STOPPED
from quartier.server.storage.schema import GAME, LOG
from quartier.server.titles import find_title

TITLE = find_title("sevenwonders")
assert TITLE is not None
VERSION = TITLE.version
ELSEWHERE = "0" * 32
OTHER_RULES, OTHER_CONTENT, NOT_FOUND, COME_BACK = 4011, 4013, 4004, 1012


def change(database: str, *statements: sa.Executable) -> None:
    async def write() -> None:
        opened = Database(database)
        await opened.open()
        await opened.write(*statements)
        await opened.close()

    asyncio.run(write())


def look_up(database: str, table: Json) -> dict[str, Any]:
    async def read() -> dict[str, Any]:
        opened = Database(database)
        await opened.open()
        [row] = await opened.read(sa.select(GAME).where(GAME.c.id == table["id"]))
        await opened.close()
        return row

    return asyncio.run(read())


def path_of(table: Json) -> str:
    return f"/ws/tables/{table['id']}"


def again(person: Person, server: Server) -> Person:
    """The same person at a server that has started anew."""
    back = Person(server.url)
    for name, value in person.http.cookies.items():
        back.http.cookies.set(name, value)
    return back


@pytest.fixture(params=["sqlite", "postgresql"])
def begun(
    request: pytest.FixtureRequest, new_database: Callable[[str], str]
) -> tuple[str, Person, Json]:
    """A table with some answers, its person, and a database no server runs on."""
    database = new_database(request.param)
    with running(database) as server:
        ada = Person(server.url, "Ada")
        table = ada.new_table("me", "random", "random")
        look = ada.look(table)
        for _ in range(3):
            look.wait(lambda look: bool(look.moves))
            look.move()
        look.wait(lambda look: look.sight["waiting"] == [0])
    return database, ada, table


def test_a_table_that_new_rules_play_the_same_goes_on_under_them(
    begun: tuple[str, Person, Json],
) -> None:
    database, ada, table = begun
    change(database, sa.update(GAME).values(version=VERSION - 1))
    with running(database) as server:
        look = again(ada, server).look(table)
        assert look.move()["type"] == "done"
    assert look_up(database, table)["version"] == VERSION


def test_a_table_that_new_rules_play_differently_stops_and_says_so(
    begun: tuple[str, Person, Json],
) -> None:
    database, ada, table = begun
    change(database, sa.update(GAME).values(version=VERSION - 1, position=ELSEWHERE))
    with running(database) as server:
        ada = again(ada, server)
        assert ada.closed_with(path_of(table)) == OTHER_RULES
        summary = ada.table(table)
        assert (summary["status"], summary["your_turn"]) == (STOPPED, False)
        for answer in (
            ada.get(f"/api/tables/{table['id']}/history", status=409),
            ada.post(f"/api/tables/{table['id']}/leave", status=409),
        ):
            assert answer["key"] == "refusal-other-rules"
        assert ada.get(f"/api/tables/{table['id']}/record", status=409)["key"] == "refusal-not-over"
        assert ada.post(f"/api/tables/{table['id']}/rematch")["id"] != table["id"]


def test_a_log_whose_moves_are_no_longer_allowed_stops_the_table(
    begun: tuple[str, Person, Json],
) -> None:
    database, ada, table = begun
    unheard_of = '{"kind":"play","seat":0,"move":"conquer rome"}'
    change(database, sa.update(LOG).where(LOG.c.sequence == 1).values(entry=unheard_of))
    with running(database) as server:
        assert again(ada, server).closed_with(path_of(table)) == OTHER_RULES
    assert look_up(database, table)["status"] == STOPPED


def test_an_entry_without_a_note_is_held_against_the_position_it_was_made_in(
    begun: tuple[str, Person, Json],
) -> None:
    database, ada, table = begun
    last = sa.select(sa.func.max(LOG.c.sequence)).scalar_subquery()
    change(
        database,
        sa.update(LOG).where(LOG.c.sequence == last).values(position=ELSEWHERE),
        sa.update(GAME).values(noted=GAME.c.noted - 1),
    )
    with running(database) as server:
        assert again(ada, server).closed_with(path_of(table)) == OTHER_RULES


def test_a_stopped_table_goes_on_when_its_rules_are_back(begun: tuple[str, Person, Json]) -> None:
    database, ada, table = begun
    position = look_up(database, table)["position"]
    change(database, sa.update(GAME).values(position=ELSEWHERE))
    with running(database) as server:
        again(ada, server).closed_with(path_of(table))
    assert look_up(database, table)["status"] == STOPPED
    change(database, sa.update(GAME).values(position=position))
    with running(database) as server:
        ada = again(ada, server)
        look = ada.look(table)
        assert look.moves
        assert ada.table(table)["status"] == "running"


def test_a_stopped_private_table_is_none_at_all_to_strangers(
    begun: tuple[str, Person, Json],
) -> None:
    database, _, table = begun
    change(database, sa.update(GAME).values(position=ELSEWHERE))
    with running(database) as server:
        assert Person(server.url, "Eve").closed_with(path_of(table)) == NOT_FOUND


def test_a_server_that_starts_with_new_rules_looks_at_every_running_table(
    begun: tuple[str, Person, Json],
) -> None:
    database, ada, table = begun
    change(database, sa.update(GAME).values(version=VERSION - 1, position=ELSEWHERE))
    with running(database) as server:
        ada = again(ada, server)
        while ada.table(table)["status"] != STOPPED:
            pass


def test_who_runs_the_server_may_let_a_stopped_table_go_on(
    begun: tuple[str, Person, Json], capsys: pytest.CaptureFixture[str]
) -> None:
    database, ada, table = begun
    change(
        database,
        sa.update(LOG).values(position=ELSEWHERE),
        sa.update(GAME).values(version=VERSION - 1, position=ELSEWHERE, status=STOPPED),
    )
    assert main(["--lang", "en", "tables", "adopt", "--database", database]) == 0
    assert "goes on under the installed rules" in capsys.readouterr().out
    assert main(["--lang", "en", "tables", "check", "--database", database]) == 0
    with running(database) as server:
        assert again(ada, server).look(table).move()["type"] == "done"


def test_a_table_with_a_move_that_is_no_longer_allowed_stays_stopped(
    begun: tuple[str, Person, Json], capsys: pytest.CaptureFixture[str]
) -> None:
    database, _, table = begun
    unheard_of = '{"kind":"play","seat":0,"move":"conquer rome"}'
    change(
        database,
        sa.update(LOG).where(LOG.c.sequence == 1).values(entry=unheard_of),
        sa.update(GAME).values(status=STOPPED),
    )
    assert main(["--lang", "en", "tables", "adopt", "--database", database]) == 1
    assert "1 stopped table, 0 going on" in capsys.readouterr().out
    assert look_up(database, table)["status"] == STOPPED


def test_the_record_of_a_finished_table_outlives_its_rules(
    new_database: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = new_database("sqlite")
    with running(database) as server:
        ada = Person(server.url, "Ada")
        table = ada.new_table("me", "random", "random")
        play_out([ada.look(table)])
        before = ada.http.get(f"/api/tables/{table['id']}/record").content
    change(database, sa.update(GAME).values(position=ELSEWHERE))
    with running(database) as server:
        ada = again(ada, server)
        assert ada.closed_with(path_of(table)) == OTHER_RULES
        assert ada.table(table)["status"] == "over"
        record = ada.http.get(f"/api/tables/{table['id']}/record").content
    assert record == before
    file = tmp_path / "record.json"
    file.write_bytes(record)
    assert main(["--lang", "en", "replay", str(file)]) == 0, capsys.readouterr()


def test_a_server_does_not_follow_another_that_plays_by_other_rules(
    new_database: Callable[[str], str],
) -> None:
    database = new_database("postgresql")
    with running(database) as server:
        ada = Person(server.url, "Ada")
        table = ada.new_table("me", "random", "random")
        look = ada.look(table)
        look.wait(lambda look: look.sight["waiting"] == [0])
        entry = f'{{"kind":"play","seat":0,"move":"{look.moves[0]}"}}'
        written = {"game": table["id"], "sequence": look.version + 1, "at": 0.0}
        notice = sa.func.pg_notify("quartier", f"entry:{table['id']}:another")
        change(
            database,
            sa.insert(LOG).values(entry=entry, position=ELSEWHERE, **written),
            sa.select(notice),
        )
        assert look.closing_code() == COME_BACK
        assert ada.closed_with(path_of(table)) == OTHER_RULES


def test_a_table_of_other_content_stops_says_so_and_may_be_adopted(
    begun: tuple[str, Person, Json], capsys: pytest.CaptureFixture[str]
) -> None:
    database, ada, table = begun
    assert look_up(database, table)["content"] == ""
    change(database, sa.update(GAME).values(content="0123456789abcdef"))
    with running(database) as server:
        ada = again(ada, server)
        assert ada.closed_with(path_of(table)) == OTHER_CONTENT
        assert ada.table(table)["content"] == "0123456789abcdef"
        answer = ada.get(f"/api/tables/{table['id']}/history", status=409)
        assert answer["key"] == "refusal-other-content"
    assert look_up(database, table)["status"] == STOPPED
    assert main(["--lang", "en", "tables", "check", "--database", database]) == 1
    assert "other corrections of the content" in capsys.readouterr().out
    assert main(["--lang", "en", "tables", "adopt", "--database", database]) == 0
    with running(database) as server:
        look = again(ada, server).look(table)
        assert look.move()["type"] == "done"
    assert look_up(database, table)["content"] == ""
