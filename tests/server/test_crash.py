"""Servers end: by a kill, by an operator; nothing that was acknowledged is lost."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from tests.server.people import Person, play_out
from tests.server.servers import Process
from websockets.exceptions import ConnectionClosed


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_has_lost_nothing_it_acknowledged(
    new_database: Callable[[str], str], kind: str
) -> None:
    database = new_database(kind)
    server = Process(database)
    people = [Person(server.url, f"P{number}") for number in range(3)]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.join(table)
    looks = [person.look(table) for person in people]
    # The kill comes at some moment while answers are being given.
    threading.Timer(0.15, server.kill).start()
    acknowledged = 0
    try:
        while True:
            for look in looks:
                look.reach(acknowledged)
                if look.moves:
                    acknowledged = max(acknowledged, look.move().get("version", 0))
    except (ConnectionClosed, OSError):
        pass
    again = Process(database, server.port)
    try:
        looks = [person.look(table) for person in people]
        assert all(look.version >= acknowledged > 0 for look in looks)
        play_out(looks)
        assert people[0].table(table)["status"] == "over"
    finally:
        again.stop()


@pytest.mark.slow
def test_bots_think_on_after_a_restart(new_database: Callable[[str], str]) -> None:
    database = new_database("sqlite")
    server = Process(database)
    ada = Person(server.url, "Ada")
    table = ada.new_table("greedy", "greedy", "greedy", public=True)
    server.kill()
    again = Process(database, server.port)
    try:
        watcher = ada.look(table)
        watcher.wait(lambda look: look.version > 20)
    finally:
        again.stop()


@pytest.mark.slow
def test_term_ends_a_server_cleanly_while_people_play(new_database: Callable[[str], str]) -> None:
    database = new_database("sqlite")
    server = Process(database)
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "greedy", "greedy")
    look = ada.look(table)
    version = look.move()["version"]
    assert server.stop() == 0
    assert look.closing_code() in (1001, 1012)
    assert all(line.startswith("{") for line in server.log.splitlines()), server.log
    assert '"level":"error"' not in server.log
    again = Process(database, server.port)
    try:
        assert ada.look(table).version >= version
    finally:
        again.stop()
