"""Lessons at tables: a fixed deal, rivals that play what the script says, and bots after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.server.people import Look, Person

People = Callable[..., list[Person]]


def has_come_to(turn: int, look: Look) -> bool:
    return bool(look.sight["view"]["turn"] == turn)


def test_a_lesson_is_held_at_a_table_of_mine(people: People) -> None:
    (ann,) = people("Ann")
    offer = ann.get("/api/offer")
    (title,) = [one for one in offer["titles"] if one["id"] == "sevenwonders"]
    assert title["lessons"][0]["name"] == "city"
    lesson = ann.get("/api/lessons/sevenwonders/city")
    assert lesson["steps"][1]["right"] == ["build lumber_yard"]
    table = ann.post("/api/lessons/sevenwonders/city")
    assert (table["lesson"], table["seat"], table["help"]) == ("city", 0, "hints")
    assert not table["public"]
    assert [seat["bot"] for seat in table["seats"]] == ["", "easy", "easy"]
    assert ann.table(table)["lesson"] == "city"
    look = ann.look(table)
    for turn, move in enumerate(("build lumber_yard", "build stockade", "stage scriptorium"), 2):
        look.wait(lambda now: bool(now.moves))
        assert look.move(move)["type"] == "done"
        look.wait(partial(has_come_to, turn))
    # The neighbours built what the script says, so that wood was bought from both sides.
    cities = look.sight["view"]["cities"]
    assert "marketplace" in cities[1]["built"]
    assert {"ore_vein", "guard_tower", "theater"} == set(cities[2]["built"])


def test_who_has_no_name_holds_no_lesson_and_there_are_only_those_there_are(people: People) -> None:
    (ann,) = people("Ann")
    assert ann.post("/api/lessons/sevenwonders/none", status=404)["key"] == "refusal-no-lesson"
    assert ann.post("/api/lessons/chess/city", status=404)["key"] == "refusal-no-title"
    nobody = Person(ann.url)
    assert nobody.post("/api/lessons/sevenwonders/city", status=401)["key"] == "refusal-no-name"
