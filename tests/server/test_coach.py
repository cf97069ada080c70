"""Hints, reviews and lines that did not happen, at a table of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.server.people import SECONDS, Look, Person, play_out
from tests.server.servers import running

People = Callable[..., list[Person]]


def path_of(table: dict[str, Any], what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def whole_review(person: Person, table: dict[str, Any]) -> Any:
    deadline = time.monotonic() + 6 * SECONDS
    while time.monotonic() < deadline:
        review = person.get(path_of(table, "review"))
        if review["is_whole"]:
            return review
        time.sleep(0.1)
    raise AssertionError(f"the review got no further than {review}")


def moving(look: Look) -> Look:
    look.wait(lambda one: bool(one.moves))
    return look


def test_a_hint_names_legal_moves_with_what_to_expect(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "greedy", "greedy")
    look = moving(ada.look(table))
    hint = ada.get(path_of(table, "hint"))
    candidates = hint["candidates"]
    assert {one["move"]["text"] for one in candidates} <= set(look.moves)
    assert all(0 <= one["win_share"] <= 1 for one in candidates)
    assert look.move(candidates[0]["move"]["text"])["type"] == "done"


def test_against_people_there_are_no_hints_until_the_game_is_over(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random")
    ben.join(table)
    moving(ada.look(table))
    assert ada.get(path_of(table, "hint"), status=409)["key"] == "refusal-hint-people"
    asked = ada.post(path_of(table, "what-if/hint"), status=409, version=0, draw=1, moves=[])
    assert asked["key"] == "refusal-hint-people"


def test_a_game_is_reviewed_decision_by_decision(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "random", "random")
    assert ada.get(path_of(table, "review"), status=409)["key"] == "refusal-not-over"
    look = ada.look(table)
    play_out([look])
    review = whole_review(ada, table)
    assert review["done"] == review["of"]
    assert review["best_score"] is None
    versions = [point["version"] for point in review["curve"]]
    assert versions == sorted(set(versions))
    for mistake in review["mistakes"]:
        then = ada.get(path_of(table, f"history/{mistake['version']}"))
        assert 0 in then["waiting"]
        assert mistake["cost"] > 0
        assert mistake["played"]["move"] != mistake["best"]["move"]


def test_alone_the_review_says_what_a_bot_reached_with_the_same_deal(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", title="cardcity", settings={"level": "simplified"})
    play_out([ada.look(table)])
    assert isinstance(whole_review(ada, table)["best_score"], int)


def test_in_a_branch_i_play_all_seats_and_the_table_stays_as_it_is(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "greedy", "greedy")
    look = moving(ada.look(table))
    look.wait(lambda one: one.sight["waiting"] == [0])
    version, view = look.version, look.sight["view"]
    moves: list[list[object]] = []
    seats = set()
    for _ in range(6):
        branch = ada.post(path_of(table, "what-if"), version=version, draw=5, moves=moves)
        seats.add(branch["seat"])
        if not moves:
            assert branch["view"] == view
        moves.append([branch["seat"], branch["ask"]["moves"][0]["text"]])
    assert seats == {0, 1, 2}
    look.say("ping")
    assert look.version == version
    hint = ada.post(path_of(table, "what-if/hint"), version=version, draw=5, moves=moves[:2])
    assert hint["candidates"]


def test_the_same_draw_shows_the_same_world_again(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "random", "random")
    moving(ada.look(table))

    def seen(draw: int) -> Any:
        path = path_of(table, "what-if")
        return ada.post(path, version=0, draw=draw, moves=[], seat=1)["ask"]["moves"]

    assert seen(1) == seen(1)
    assert any(seen(draw) != seen(1) for draw in range(2, 6))


def test_a_branch_refuses_what_the_rules_refuse(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "random", "random", public=True)
    moving(ada.look(table))
    path = path_of(table, "what-if")
    refused = ada.post(path, status=422, version=0, draw=1, moves=[[0, "fly away"]])
    assert refused["key"] == "refusal-unknown-move"
    late = ada.post(path, status=404, version=9999, draw=1, moves=[])
    assert late["key"] == "refusal-no-version"
    watching = ben.post(path, status=403, version=0, draw=1, moves=[])
    assert watching["key"] == "refusal-spectator"


def test_reviews_in_the_making_are_few(new_database: Callable[[str], str]) -> None:
    with running(new_database("sqlite")) as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.new_table("me", "random", "random", "random", "random", public=True)
        play_out([ada.look(table)])
        for seat in range(3):
            ada.get(path_of(table, "review"), seat=seat)
        refused = ben.get(path_of(table, "review"), status=429, seat=3)
        assert (refused["key"], refused["facts"]) == ("refusal-too-many-reviews", {"most": 3})
        assert not ada.get(path_of(table, "review"), seat=0)["is_whole"]
        ben.post("/api/account", account="ben", password="correct horse")
        assert ben.get(path_of(table, "review"), seat=3)["of"] > 0
