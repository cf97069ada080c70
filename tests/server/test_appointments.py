"""The same people once more, at a time: proposed, answered, and opened by the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from tests.server.people import Json, Person, play_out
from tests.server.servers import Server, running

from quartier.server.people import appointments

WEEK = 7 * 86_400.0


@pytest.fixture(params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest,
    new_database: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Server]:
    """A server that looks at once whether it is time."""
    monkeypatch.setattr(appointments, "TICK_SECONDS", 0.05)
    with running(new_database(request.param)) as server:
        yield server


def people(server: Server, *names: str) -> list[Person]:
    return [Person(server.url, name) for name in names]


def played(*persons: Person) -> Json:
    """A table these have played to its end, with a bot."""
    host, *others = persons
    table = host.new_table("me", *["open"] * len(others), "random", pace={"base": 500})
    for other in others:
        other.join(table)
    play_out([person.look(table) for person in persons])
    return host.table(table)


def opened(person: Person, table: Json) -> Json:
    """The table that follows, once it is open."""
    end = time.monotonic() + 20
    while True:
        found = person.get(f"/api/tables/{table['id']}/again")
        if found["opened"]:
            follower: Json = person.get(f"/api/tables/{found['opened']}")
            return follower
        assert time.monotonic() < end, "nothing was opened"
        time.sleep(0.02)


def test_those_who_played_meet_again_and_who_cannot_come_leaves_a_seat(server: Server) -> None:
    ada, ben, cleo, dan = people(server, "Ada", "Ben", "Cleo", "Dan")
    table = played(ada, ben, cleo)
    path = f"/api/tables/{table['id']}/again"
    assert ada.get(path) is None
    assert dan.http.post(path, json={"at": time.time() + WEEK}).status_code in (403, 404)
    for at in (time.time() - 1, time.time() + 61 * 86_400):
        assert ada.post(path, status=422, at=at)["key"] == "refusal-appointment-time"
    at = time.time() + 2
    proposed = ada.post(path, at=at)
    assert (proposed["at"], proposed["title"], proposed["opened"]) == (at, "sevenwonders", None)
    assert [(one["name"], one["comes"], one["me"]) for one in proposed["people"]] == [
        ("Ada", True, True),
        ("Ben", True, False),
        ("Cleo", True, False),
    ]
    assert ben.post(path, status=409, at=at)["key"] == "refusal-appointment"
    assert dan.post(f"{path}/answer", status=404, comes=True)["key"] == "refusal-no-appointment"
    assert [one["table"] for one in cleo.get("/api/me/appointments")] == [table["id"]]
    declined = cleo.post(f"{path}/answer", comes=False)
    assert [one["comes"] for one in declined["people"]] == [True, True, False]
    follower = opened(ben, table)
    assert (follower["status"], follower["pace"]) == ("open", table["pace"])
    assert follower["settings"] == table["settings"]
    names = [seat["name"] or seat["bot"] for seat in follower["seats"]]
    assert names == ["Ben", "", "random", "Ada"]
    assert ben.get("/api/me/appointments") == []
    assert follower["id"] in [one["id"] for one in ben.get("/api/tables")["mine"]]
    # It begins when those who come have added to the deal and the seat is taken.
    dan.join(ada.table(follower))
    for person in (ada, ben):
        person.post(f"/api/tables/{follower['id']}/entropy", entropy="aa")
    assert ada.table(follower)["status"] == "running"


def test_what_nobody_comes_to_is_forgotten(server: Server) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = played(ada, ben)
    path = f"/api/tables/{table['id']}/again"
    ada.post(path, at=time.time() + 1)
    for person in (ada, ben):
        person.post(f"{path}/answer", comes=False)
    end = time.monotonic() + 20
    while ada.get(path) is not None:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert len(ada.get("/api/tables")["mine"]) == 1


def test_who_blocks_somebody_is_not_asked_by_them(server: Server) -> None:
    ada, ben = people(server, "Ada", "Ben")
    table = played(ada, ben)
    seat = next(n for n, seat in enumerate(table["seats"]) if seat["name"] == "Ada")
    ben.post("/api/me/relations", table=table["id"], seat=seat, kind="blocked")
    proposed = ada.post(f"/api/tables/{table['id']}/again", at=time.time() + WEEK)
    assert [one["name"] for one in proposed["people"]] == ["Ada"]
    assert ben.get(f"/api/tables/{table['id']}/again") is None
