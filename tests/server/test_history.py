"""Looking back, and records in and out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.people import Look, Person, play_out
from tests.server.servers import Server, running

from quartier.core.record import Record, opening, record_of, replay, title_of
from quartier.server.config import Limits

People = Callable[..., list[Person]]


def finished(people: People) -> tuple[Person, Person, dict[str, Any], Look]:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", public=True)
    ben.join(table)
    look = ada.look(table)
    play_out([look, ben.look(table)])
    return ada, ben, table, look


@pytest.fixture(scope="session")
def record(server: Server) -> dict[str, Any]:
    """The record of some finished table."""
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random")
    play_out([ada.look(table)])
    found: dict[str, Any] = ada.get(f"/api/tables/{table['id']}/record")
    return found


def test_every_step_can_be_looked_at_as_one_saw_it_then(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    look, other = ada.look(table), ben.look(table)
    # The bot may have answered before anybody looked.
    first = look.version
    seen = {first: look.sight}
    for _ in range(3):
        for one in (look, other):
            one.reach(max(look.version, other.version))
            if one.moves:
                one.move()
        look.reach(other.version)
        seen[look.version] = look.sight
    path = f"/api/tables/{table['id']}/history"
    for version, sight in seen.items():
        then = ada.get(f"{path}/{version}")
        assert {key: then[key] for key in ("view", "waiting", "seat", "version")} == {
            key: sight[key] for key in ("view", "waiting", "seat", "version")
        }
    assert ada.get(f"{path}/9999", status=404)["key"] == "refusal-no-version"
    assert ben.get(f"{path}/{first}")["view"] != seen[first]["view"]


def test_the_history_tells_each_what_they_may_know(people: People) -> None:
    ada, _, table, look = finished(people)
    [zoe] = people("Zoe")
    path = f"/api/tables/{table['id']}/history"
    mine, public = ada.get(path)["steps"], zoe.get(path)["steps"]
    assert [step["version"] for step in mine] == list(range(1, look.version + 1))
    assert [update["events"] for update in look.updates] == [
        step["events"] for step in mine[-len(look.updates) :]
    ]
    assert mine != public
    assert not any("move" in step["entry"] for step in [*mine, *public])
    assert [step["version"] for step in ada.get(path, after=5, most=2)["steps"]] == [6, 7]


def test_a_record_is_given_at_the_end_and_plays_the_same_game(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    running = ada.new_table("me", "open", "random")
    ben.join(running)
    path = f"/api/tables/{running['id']}/record"
    assert ada.get(path, status=409)["key"] == "refusal-not-over"
    ada, _, table, look = finished(people)
    record = msgspec.convert(ada.get(f"/api/tables/{table['id']}/record"), Record)
    result = replay(record).state.result
    assert result is not None
    assert result.totals == look.sight["result"]["totals"]
    assert record.players[:2] == ["Ada", "Ben"]


def test_an_uploaded_record_becomes_a_table_to_look_at(people: People) -> None:
    ada, ben, table, look = finished(people)
    record = ada.get(f"/api/tables/{table['id']}/record")
    copy = ben.post("/api/records", **record)
    assert (copy["status"], copy["public"], copy["seat"]) == ("over", False, 0)
    assert ben.look(copy).sight["result"] == look.sight["result"]
    assert len(ben.get(f"/api/tables/{copy['id']}/history")["steps"]) == len(record["moves"])


def test_the_bots_of_a_record_stay_bots_of_their_level(people: People) -> None:
    [ada] = people("Ada")
    table = ada.new_table("me", "easy", "random")
    play_out([ada.look(table)])
    copy = ada.post("/api/records", **ada.get(f"/api/tables/{table['id']}/record"))
    bots = [(seat["name"], seat["bot"]) for seat in copy["seats"][1:]]
    assert bots == [("", "easy"), ("", "normal")]


def test_an_unfinished_record_is_played_on(people: People) -> None:
    ada, ben, table, _ = finished(people)
    record = ada.get(f"/api/tables/{table['id']}/record")
    cut = msgspec.convert({**record, "moves": record["moves"][:-6], "check": ""}, Record)
    history = opening(title_of(cut), cut)
    for seat, text in cut.moves:
        move = history.title.space.parse(text)
        assert move is not None
        history.play(seat, move)
    copy = ben.post("/api/records", **msgspec.to_builtins(record_of(history, cut.players)))
    assert copy["status"] == "running"
    again = ben.look(copy)
    play_out([again])
    assert again.is_over


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"check": "0000000000000000"}, 422),
        ({"moves": [[0, "fly"]]}, 422),
        ({"moves": [[-1, "fly"]]}, 422),
        ({"title": "chess"}, 422),
        ({"version": 999}, 422),
        ({"seats": 99}, 422),
        ({"seed": "x"}, 422),
        ({"seed": "9" * 5_000}, 422),
        ({"moves": "all"}, 400),
    ],
)
def test_a_record_that_is_not_one_is_refused(
    people: People, record: dict[str, Any], change: dict[str, Any], status: int
) -> None:
    [ada] = people("Ada")
    assert ada.post("/api/records", status=status, **{**record, **change})["key"]


def test_records_are_uploaded_at_the_pace_of_people(
    new_database: Callable[[str], str], record: dict[str, Any]
) -> None:
    limits = Limits(upload_burst=2, uploads_per_second=0.001)
    with running(new_database("sqlite"), limits=limits) as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        ada.post("/api/records", **record)
        ben.post("/api/records", **record)
        assert ada.post("/api/records", status=429, **record)["key"] == "refusal-too-fast"


def test_an_uploaded_table_is_stored_as_far_as_it_went(people: People, server: Server) -> None:
    ada, _, table, _ = finished(people)
    record = ada.get(f"/api/tables/{table['id']}/record")
    copy = ada.post("/api/records", **record)
    # Nobody has looked at it: what the lists and the download need is there all the same.
    assert copy["id"] not in server.app.state.services.tables.live
    assert (ada.table(copy)["status"], ada.table(copy)["waiting"]) == ("over", [])
    again = ada.get(f"/api/tables/{copy['id']}/record")
    assert again["moves"] == record["moves"]
    assert again["players"][0] == "Ada"
    assert ada.post("/api/records", **again)["status"] == "over"
