"""Time runs out, bots stand in, people return."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Person, play_out

People = Callable[..., list[Person]]


def test_a_bot_takes_over_when_the_time_is_up_and_gives_the_seat_back(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", pace={"base": 1, "increment": 0})
    ben.join(table)
    look = ada.look(table)
    assert look.sight["clocks"][0]["left"] == 1
    look.wait(lambda look: look.sight["seats"][1]["stand_in"])
    look.wait(lambda look: look.sight["seats"][0]["stand_in"])
    refused = look.say("move", move="anything", version=look.version)
    assert refused["key"] in ("refusal-bot-plays", "refusal-over")
    if not look.is_over:
        assert look.say("return")["type"] == "done"
        assert not look.sight["seats"][0]["stand_in"]


def test_clocks_run_out_at_tables_nobody_looks_at(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", pace={"base": 1, "increment": 0}, public=True)
    ben.join(table)
    [zoe] = people("Zoe")
    watcher = zoe.look(table)
    watcher.wait(lambda look: look.is_over)
    assert ada.table(table)["status"] == "over"


def test_days_per_move_run_for_those_who_owe_an_answer(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    day = 86_400.0
    pace = {"base": 3 * day, "increment": 0, "per_move": True}
    table = ada.new_table("me", "open", "random", pace=pace)
    ben.join(table)
    look = ada.look(table)
    look.move()
    while 0 in look.sight["waiting"]:
        look.move()
    assert look.sight["clocks"][0] == {"left": 3 * day, "since": None}
    assert look.sight["clocks"][1]["since"] is not None


def test_a_table_without_a_pace_has_no_clocks(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    assert look.sight["clocks"] is None
    play_out([look])


def test_who_comes_back_again_and_again_does_not_hold_the_table_up(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", pace={"base": 1, "increment": 0})
    ben.join(table)
    look, watcher = ada.look(table), ben.look(table)
    while not watcher.is_over and watcher.version < 30:
        # As a program would that wants to win time.
        look.say("return")
        watcher.receive()
    entries = [step["entry"] for step in ada.get(f"/api/tables/{table['id']}/history")["steps"]]
    returns = 0
    for entry in entries:
        if entry["seat"] == 0 and entry["kind"] in ("return", "play"):
            returns = returns + 1 if entry["kind"] == "return" else 0
            assert returns <= 1
    assert any(entry["seat"] == 0 and entry["kind"] == "play" for entry in entries)


def test_a_version_of_the_future_is_refused(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", "random", "random"))
    look.wait(lambda look: look.sight["waiting"] == [0])
    for said in ({"do": "move", "move": look.moves[0]}, {"do": "undo"}):
        refused = look.say(**said, version=look.version + 1)
        assert refused["key"] == "refusal-future"
        assert refused["facts"] == {"latest": look.version}
    assert look.move()["type"] == "done"
