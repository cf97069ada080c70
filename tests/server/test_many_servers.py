"""Several servers on one PostgreSQL serve the same tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.people import Look, Person, play_out
from tests.server.servers import Process, Server, running

from quartier.core.dealing import deal_key


@pytest.fixture(scope="module")
def two(new_database: Callable[[str], str]) -> Iterator[tuple[Server, Server]]:
    """Two servers, started at the same time on an empty database."""
    database = new_database("postgresql")
    with running(database) as first, running(database) as second:
        yield first, second


def person_at(server: Server, name: str, same: Person | None = None) -> Person:
    """Somebody, or the same person by way of another server."""
    person = Person(server.url, "" if same else name)
    if same is not None:
        person.http.cookies.set("quartier", same.http.cookies["quartier"])
    return person


def seated(two: tuple[Server, Server]) -> tuple[dict[str, object], list[Person]]:
    people = [
        person_at(two[number % 2], name) for number, name in enumerate(("Ada", "Ben", "Cleo"))
    ]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.join(table)
    return table, people


def test_people_at_different_servers_play_a_whole_game(two: tuple[Server, Server]) -> None:
    table, people = seated(two)
    looks = [person.look(table) for person in people]
    play_out(looks)
    assert looks[0].sight["result"] == looks[1].sight["result"]


def test_answers_at_the_same_time_are_all_kept_and_in_one_order(two: tuple[Server, Server]) -> None:
    table, people = seated(two)
    looks = [person.look(table) for person in people]

    def answer(look: Look) -> str:
        return str(look.move()["type"])

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(answer, looks)) == ["done"] * 3
    newest = max(look.version for look in looks)
    for look in looks:
        look.reach(newest)
    assert len({str(look.sight["view"]["turn"]) for look in looks}) == 1


def test_the_same_answer_by_two_servers_is_done_once(two: tuple[Server, Server]) -> None:
    table, people = seated(two)
    ada = people[0]
    twin = person_at(two[1], "", ada)
    looks = [ada.look(table), twin.look(table)]
    text = looks[0].moves[0]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda look: look.move(text, 0), looks))
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    looks[1].reach(1)
    assert ada.get(f"/api/tables/{table['id']}/history")["latest"] == 1


def test_one_seat_is_taken_once_across_servers(two: tuple[Server, Server]) -> None:
    ada = person_at(two[0], "Ada")
    for _ in range(5):
        table = ada.new_table("me", "open", "open")
        rivals = [person_at(two[number % 2], f"P{number}") for number in range(4)]
        with ThreadPoolExecutor(4) as pool:
            calls = [pool.submit(one.join, table, (200, 409), seat=1) for one in rivals]
            answers = [call.result() for call in calls]
        assert sum("key" not in answer for answer in answers) == 1


def test_people_at_different_servers_make_one_deal_together(two: tuple[Server, Server]) -> None:
    people = [person_at(two[number % 2], f"P{number}") for number in range(3)]
    table = people[0].new_table("me", "open", "open", wait=True)
    for person in people[1:]:
        person.join(table, wait=True)
    path = f"/api/tables/{table['id']}"
    with ThreadPoolExecutor(3) as pool:
        calls = [
            pool.submit(person.post, f"{path}/entropy", entropy=f"from-{number}")
            for number, person in enumerate(people)
        ]
        for call in calls:
            call.result()
    looks = [person.look(table) for person in people]
    play_out(looks)
    told = [person.table(table) for person in people]
    assert {(one["commitment"], one["secret"], one["seed"]) for one in told} == {
        (table["commitment"], told[0]["secret"], told[0]["seed"])
    }
    entropy = [seat["entropy"] for seat in told[0]["seats"]]
    assert entropy == ["from-0", "from-1", "from-2"]
    key = deal_key(bytes.fromhex(told[0]["secret"]), table["id"], entropy)
    assert key.hex() == told[0]["seed"]


def test_chat_and_notices_cross_servers(two: tuple[Server, Server]) -> None:
    table, people = seated(two)
    first, second = people[0].look(table), people[1].look(table)
    with person_at(two[1], "", people[0]).connect("/ws/me") as page:
        first.say("chat", text="hello")
        second.wait(lambda look: bool(look.chat))
        second.say("chat", text="hi")
        first.wait(lambda look: len(look.chat) == 2)
        assert [line["sequence"] for line in first.chat] == [1, 2]
        first.move()
        assert str(table["id"]) in str(page.recv(timeout=10))


@pytest.mark.slow
def test_workers_share_one_address(new_database: Callable[[str], str]) -> None:
    server = Process(new_database("postgresql"), workers=2)
    try:
        people = [Person(server.url, f"P{number}") for number in range(3)]
        table = people[0].new_table("me", "open", "open")
        for person in people[1:]:
            person.join(table)
        play_out([person.look(table) for person in people])
    finally:
        assert server.stop() == 0
