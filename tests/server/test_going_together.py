"""Options that go together: one choice implies another, and undoes what it contradicts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.people import Person

People = Callable[..., list[Person]]


def settled(person: Person, title: str, seats: int, *chosen: tuple[str, bool | str]) -> Any:
    return person.post("/api/settings", title=title, seats=seats, chosen=chosen)


def test_a_choice_brings_along_what_the_rules_demand(people: People) -> None:
    (ada,) = people("Ada")
    answer = settled(ada, "smallcity", 3, ("victory", "economic"))
    assert answer["settings"]["game"] == "advanced"
    assert answer["implied"] == ["game"]


def test_of_two_choices_that_contradict_each_other_the_later_one_counts(people: People) -> None:
    (ada,) = people("Ada")
    expansion, old = ("expansion", True), ("edition", "2000")
    answer = settled(ada, "lacitta", 4, expansion, old)
    assert answer["settings"] == {"edition": "2000", "expansion": False, "setup": "recommended"}
    answer = settled(ada, "lacitta", 4, old, expansion)
    assert answer["settings"] == {"edition": "new", "expansion": True, "setup": "recommended"}


def test_what_the_number_of_seats_leaves_no_choice_about_is_told(people: People) -> None:
    (ada,) = people("Ada")
    assert settled(ada, "smallcity", 2)["choices"]["difficulty"] == ["citizen"]
    assert len(settled(ada, "smallcity", 1)["choices"]["difficulty"]) == 5
    eight = settled(ada, "sevenwonders", 8)
    assert (eight["choices"]["cities"], eight["settings"]["cities"]) == ([True], True)


def test_what_does_not_exist_is_refused_or_left_out(people: People) -> None:
    (ada,) = people("Ada")
    ada.post("/api/settings", 404, title="chess", seats=2)
    ada.post("/api/settings", 422, title="lacitta", seats=9)
    ada.post("/api/settings", 400, title="lacitta", seats=4, chosen="all")
    assert settled(ada, "lacitta", 4, ("dragons", True))["settings"]["edition"] == "new"


def test_a_table_is_completed_in_the_same_way(people: People) -> None:
    (ada,) = people("Ada")
    seats = ["me", *["random"] * 7]
    assert ada.new_table(*seats)["settings"]["cities"] is True
    refused = ada.post(
        "/api/tables",
        422,
        title="sevenwonders",
        seats=[{"me": True}, *[{"bot": "random"}] * 7],
        settings={"cities": False},
    )
    assert refused["rule"] == "SW-162"


def test_it_is_told_whether_the_bots_have_learned_the_mix(people: People) -> None:
    (ada,) = people("Ada")
    assert settled(ada, "smallcity", 3)["is_learned"]
    assert not settled(ada, "smallcity", 3, ("victory", "economic"))["is_learned"]
    bots = {bot["spec"]: bot["networks"] for bot in ada.get("/api/offer")["bots"]}
    assert bots["easy"] == []
    assert "smallcity" not in bots["normal"]
    assert "smallcity" in bots["expert"]
