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
