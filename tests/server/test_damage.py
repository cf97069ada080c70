"""A damaged row harms its own table and no other, and is left as it is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.people import Json, Person, play_out
from tests.server.servers import Server, running

from quartier.cli import main
from quartier.server.storage.database import Database
from quartier.server.storage.rows import DAMAGED, OPEN, RUNNING
from quartier.server.storage.schema import CHAT, GAME, LOG, SEAT

DAMAGED_CODE = 4012
DEEP = "[" * 5_000


class Stored:
    """Two tables with some answers each, their person, and a database no server runs on."""

    def __init__(self, database: str) -> None:
        self.database = database
        with running(database) as server:
            self.ada = Person(server.url, "Ada")
            self.hurt = self._begun()
            self.sound = self._begun()

    def _begun(self) -> Json:
        table = self.ada.new_table("me", "random", "random", pace={"base": 600})
        look = self.ada.look(table)
        look.wait(lambda look: bool(look.moves))
        look.move()
        look.wait(lambda look: look.sight["waiting"] == [0])
        look.close()
        return table

    def change(self, *statements: sa.Executable) -> None:
        asyncio.run(self._write(*statements))

    async def _write(self, *statements: sa.Executable) -> None:
        opened = Database(self.database)
        await opened.open()
        await opened.write(*statements)
        await opened.close()

    def rows(self, statement: sa.Executable) -> list[dict[str, Any]]:
        async def read() -> list[dict[str, Any]]:
            opened = Database(self.database)
            await opened.open()
            found = await opened.read(statement)
            await opened.close()
            return found

        return asyncio.run(read())

    def again(self, server: Server) -> Person:
        back = Person(server.url)
        back.http.cookies.update(self.ada.http.cookies)
        return back


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Stored:
    return Stored(new_database(request.param))


Damage = Callable[[str], sa.Executable]


def row(**values: object) -> Damage:
    return lambda table: sa.update(GAME).where(GAME.c.id == table).values(**values)


def entry(**values: object) -> Damage:
    return lambda table: (
        sa.update(LOG).where(LOG.c.game == table, LOG.c.sequence == 2).values(**values)
    )


DAMAGES: dict[str, tuple[Damage, str]] = {
    "settings cut off": (row(settings='{"sides": '), "settings"),
    "settings of another kind": (row(settings="[1]"), "settings"),
    "settings nested too deeply": (row(settings=DEEP), "settings"),
    "pace": (row(pace='{"base": -1}'), "pace"),
    "waiting for nobody": (row(waiting="[-1]"), "waiting"),
    "waiting for a ninth": (row(waiting="[8]"), "waiting"),
    "stand-ins": (row(stand_ins="null"), "stand_ins"),
    "a negative version": (row(version=-1), "version"),
    "a negative note": (row(noted=-3), "noted"),
    "no time": (row(started=float("inf")), "started"),
    "status": (row(status="runing"), "status"),
    "seed": (row(seed="twelve"), "seed"),
    "a seat is missing": (
        lambda table: sa.delete(SEAT).where(SEAT.c.game == table, SEAT.c.number == 1),
        "seats",
    ),
    "all seats are missing": (lambda table: sa.delete(SEAT).where(SEAT.c.game == table), "seats"),
    "an entry cut off": (entry(entry='{"kind":"pl'), "entry 2"),
    "an entry of no kind": (entry(entry='{"kind":"cheat","seat":0}'), "entry 2"),
    "an entry nested too deeply": (entry(entry=DEEP), "entry 2"),
    "an entry of no seat": (entry(entry='{"kind":"undo-ask","seat":-1}'), "entry 2"),
    "an entry of no time": (entry(at=float("inf")), "entry 2"),
    "a gap in the log": (
        lambda table: sa.delete(LOG).where(LOG.c.game == table, LOG.c.sequence == 2),
        "entry 2",
    ),
    "a log without its end": (
        lambda table: sa.delete(LOG).where(LOG.c.game == table, LOG.c.sequence >= 3),
        "entry 3",
    ),
}


def test_each_damage_harms_its_own_table_only(
    new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    """All of them at once, each at a table of its own, beside one that is sound."""
    for kind in ("sqlite", "postgresql"):
        stored = Stored(new_database(kind))
        with running(stored.database) as server:
            stored.ada = stored.again(server)
            hurt = {name: stored._begun() for name in DAMAGES}
        stored.change(*(damage(hurt[name]["id"]) for name, (damage, _) in DAMAGES.items()))
        before = stored.rows(sa.select(LOG)), stored.rows(sa.select(SEAT))

        assert main(["--lang", "en", "tables", "check", "--database", stored.database]) == 1
        said = capsys.readouterr().out
        lines = {line.partition(" ")[0]: line for line in said.splitlines()}
        for name, (_, named) in DAMAGES.items():
            assert named in lines[hurt[name]["id"]], name
            assert "damaged" in lines[hurt[name]["id"]], name
        assert stored.sound["id"] not in said
        assert f"{len(DAMAGES)} tables are damaged" in said
        assert f"{len(DAMAGES) + 2} tables played again, 0 of them differently" in said

        with running(stored.database) as server:
            ada = stored.again(server)
            for name, table in hurt.items():
                assert ada.closed_with(f"/ws/tables/{table['id']}") == DAMAGED_CODE, name
                refused = ada.get(f"/api/tables/{table['id']}/history", status=409)
                assert refused["key"] == "refusal-damaged", name
                assert ada.table(table)["status"] == DAMAGED, name
            listed = {table["id"]: table for table in ada.get("/api/tables")["mine"]}
            for name, table in hurt.items():
                assert (listed[table["id"]]["status"], listed[table["id"]]["your_turn"]) == (
                    DAMAGED,
                    False,
                ), name
            assert listed[stored.sound["id"]]["status"] == RUNNING
            assert ada.look(stored.sound).move()["type"] == "done"
        assert before[1] == stored.rows(sa.select(SEAT))
        here = LOG.c.game != stored.sound["id"]
        assert [e for e in before[0] if e["game"] != stored.sound["id"]] == stored.rows(
            sa.select(LOG).where(here)
        )


def test_a_server_that_starts_and_its_clocks_pass_over_damaged_tables(stored: Stored) -> None:
    """The damaged one is the first that is due; the other is looked after all the same."""
    stored.change(
        sa.update(GAME).values(due=1.0, noted=GAME.c.noted),
        sa.update(GAME).where(GAME.c.id == stored.hurt["id"]).values(pace="{", created=0.0),
    )
    with running(stored.database) as server:
        ada = stored.again(server)
        while ada.table(stored.hurt)["status"] != DAMAGED:
            pass

        def due() -> dict[str, float]:
            return {row["id"]: row["due"] for row in stored.rows(sa.select(GAME.c.id, GAME.c.due))}

        while due()[stored.sound["id"]] == 1.0:
            pass
        assert ada.table(stored.sound)["status"] == RUNNING
    status = sa.select(GAME.c.status).where(GAME.c.id == stored.hurt["id"])
    assert stored.rows(status) == [{"status": DAMAGED}]


@pytest.mark.parametrize("damage", [row(pace="{"), entry(entry="{")])
def test_a_table_that_was_mended_goes_on(stored: Stored, damage: Damage) -> None:
    table = stored.hurt["id"]
    [sound_row] = stored.rows(sa.select(GAME.c.pace).where(GAME.c.id == table))
    [sound_entry] = stored.rows(
        sa.select(LOG.c.entry).where(LOG.c.game == table, LOG.c.sequence == 2)
    )
    stored.change(damage(table))
    with running(stored.database) as server:
        assert stored.again(server).closed_with(f"/ws/tables/{table}") == DAMAGED_CODE
    stored.change(row(**sound_row)(table), entry(**sound_entry)(table))
    with running(stored.database) as server:
        ada = stored.again(server)
        assert ada.look(stored.hurt).move()["type"] == "done"
        assert ada.table(stored.hurt)["status"] == RUNNING


def test_a_damaged_table_is_refused_in_words_and_may_have_a_rematch_if_only_its_log_is(
    stored: Stored,
) -> None:
    row_hurt, log_hurt = stored.hurt["id"], stored.sound["id"]
    stored.change(row(settings="{")(row_hurt), entry(entry="{")(log_hurt))
    with running(stored.database) as server:
        ada = stored.again(server)
        for path in ("leave", "start", "rematch"):
            refused = ada.post(f"/api/tables/{row_hurt}/{path}", status=409)
            assert refused["key"] == "refusal-damaged", path
        refused = ada.post(f"/api/tables/{row_hurt}/join", status=409)
        assert refused["key"] == "refusal-damaged"
        assert ada.post(f"/api/tables/{log_hurt}/leave", status=409)["key"] == "refusal-damaged"
        assert ada.post(f"/api/tables/{log_hurt}/rematch")["status"] == RUNNING


def test_a_damaged_table_that_never_started_is_shown_and_stays_open_when_mended(
    new_database: Callable[[str], str], stored: Stored
) -> None:
    with running(stored.database) as server:
        ada = stored.again(server)
        table = ada.new_table("me", "open", "open", public=True)
    stored.change(row(settings="{")(table["id"]))
    with running(stored.database) as server:
        ada = stored.again(server)
        assert ada.table(table)["status"] == DAMAGED
        assert ada.get("/api/tables")["public"] == []
        assert ada.closed_with(f"/ws/tables/{table['id']}") == DAMAGED_CODE
    stored.change(row(settings="{}")(table["id"]))
    with running(stored.database) as server:
        assert stored.again(server).table(table)["status"] == OPEN


def test_a_damaged_private_table_lets_nobody_in(stored: Stored) -> None:
    """Its link cannot be read: an empty one is no key."""
    stored.change(row(link="", settings="{")(stored.hurt["id"]))
    with running(stored.database) as server:
        eve = Person(server.url, "Eve")
        assert eve.closed_with(f"/ws/tables/{stored.hurt['id']}") == 4004
        eve.get(f"/api/tables/{stored.hurt['id']}", status=404)


def test_the_record_of_a_finished_table_outlives_its_row_and_its_log(stored: Stored) -> None:
    with running(stored.database) as server:
        ada = stored.again(server)
        tables = [ada.new_table("me", "random", "random") for _ in range(2)]
        for table in tables:
            play_out([ada.look(table)])
    stored.change(row(pace="{")(tables[0]["id"]), entry(entry="{")(tables[1]["id"]))
    with running(stored.database) as server:
        ada = stored.again(server)
        for table in tables:
            assert ada.closed_with(f"/ws/tables/{table['id']}") == DAMAGED_CODE
            assert ada.get(f"/api/tables/{table['id']}/record")["moves"]


def test_adopting_passes_over_a_damaged_table(
    stored: Stored, capsys: pytest.CaptureFixture[str]
) -> None:
    stored.change(sa.update(GAME).values(status="stopped"), entry(entry="{")(stored.hurt["id"]))
    assert main(["--lang", "en", "tables", "adopt", "--database", stored.database]) == 1
    assert "2 stopped tables, 1 going on" in capsys.readouterr().out


def test_text_that_is_no_text_in_sqlite_harms_its_own_table_only(
    new_database: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite keeps any bytes and any type in any column."""
    stored = Stored(new_database("sqlite"))
    with sqlite3.connect(stored.database.removeprefix("sqlite:///")) as rows:
        changes = (
            "title = cast(x'ff00fe' as text)",
            "host = x'ff'",
            "version = 'many'",
            "created = 'never'",
            "due = x'00'",
        )
        for change in changes:
            rows.execute(f"update game set {change} where id = ?", (stored.hurt["id"],))
    rows.close()
    assert main(["--lang", "en", "tables", "check", "--database", stored.database]) == 1
    assert "version, host, created and due" in capsys.readouterr().out
    with running(stored.database) as server:
        ada = stored.again(server)
        listed = {table["id"]: table["status"] for table in ada.get("/api/tables")["mine"]}
        assert listed == {stored.hurt["id"]: DAMAGED, stored.sound["id"]: RUNNING}
        assert ada.look(stored.sound).move()["type"] == "done"


def test_a_line_of_chat_without_its_time_is_shown_all_the_same(
    new_database: Callable[[str], str],
) -> None:
    stored = Stored(new_database("sqlite"))
    line = {"game": stored.hurt["id"], "seat": 0, "text": "hello"}
    stored.change(
        sa.insert(CHAT).values(sequence=1, at=1.0, **line),
        sa.insert(CHAT).values(sequence=2, at=sa.literal("then", sa.Text), **line),
    )
    with running(stored.database) as server:
        look = stored.again(server).look(stored.hurt)
        assert [(line["sequence"], line["at"]) for line in look.chat] == [(1, 1.0), (2, 0.0)]
        assert look.say("chat", text="again")["type"] == "done"
