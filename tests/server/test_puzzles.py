"""Puzzles over HTTP: anybody may look at them, answer, and play on from there."""

from __future__ import annotations

import pytest
from tests.server.people import Person
from tests.server.servers import Server

from quartier.core.titles import find_title
from quartier.puzzles.puzzle import SEPARATOR, position_of, puzzles_of

TITLE = find_title("sevenwonders")
assert TITLE is not None
FIRST = puzzles_of(TITLE)[0]
PATH = "/api/puzzles/sevenwonders"


@pytest.fixture
def nobody(server: Server) -> Person:
    """Somebody without a name or a cookie."""
    return Person(server.url)


def test_puzzles_are_listed_without_their_answers(nobody: Person) -> None:
    listed = nobody.get(PATH)
    assert len(listed) == len(puzzles_of(TITLE)) if TITLE else False
    assert listed[0].keys() == {"number", "theme", "rating", "margin", "seats"}


def test_a_puzzle_is_seen_from_its_seat_alone(nobody: Person) -> None:
    seen = nobody.get(f"{PATH}/1")
    assert TITLE is not None
    state = position_of(TITLE, FIRST)
    assert seen["seat"] == FIRST.seat
    assert seen["version"] == FIRST.moves.count(SEPARATOR) + 1
    assert [move["text"] for move in seen["ask"]["moves"]] == [
        move.text for move in state.moves(FIRST.seat)
    ]
    assert not seen.keys() & {"answers", "others", "tempting"}


def test_an_answer_is_judged_and_all_are_explained(nobody: Person) -> None:
    right = nobody.post(f"{PATH}/1/answer", move=FIRST.right[0])
    wrong = nobody.post(f"{PATH}/1/answer", move=FIRST.tempting)
    assert (right["right"], wrong["right"]) == (True, False)
    assert wrong["answers"][0]["move"]["text"] == FIRST.right[0]
    assert wrong["answers"][0]["value"] - wrong["others"][0]["value"] == pytest.approx(
        FIRST.margin, abs=0.002
    )
    assert wrong["tempting"] == FIRST.tempting


def test_a_line_is_played_on_from_there(nobody: Person) -> None:
    asked = {"version": 0, "draw": 7}
    line = [[FIRST.seat, FIRST.right[0]]]
    seen = nobody.post(f"{PATH}/1/what-if", **asked, moves=line)
    again = nobody.post(f"{PATH}/1/what-if", **asked, moves=line)
    assert seen == again
    assert seen["ask"] is not None or seen["result"] is not None
    refused = nobody.post(
        f"{PATH}/1/what-if", 422, **asked, moves=[[FIRST.seat, "build palace of nowhere"]]
    )
    assert refused["key"] == "refusal-unknown-move"


@pytest.mark.parametrize("path", ["sevenwonders/99999", "sevenwonders/0", "chess/1"])
def test_what_is_no_puzzle_is_not_found(nobody: Person, path: str) -> None:
    assert nobody.get(f"/api/puzzles/{path}", 404)["key"] == "refusal-no-puzzle"
    assert nobody.post(f"/api/puzzles/{path}/answer", 404, move="pass")["key"]
    asked = {"version": 0, "draw": 1, "moves": []}
    assert nobody.post(f"/api/puzzles/{path}/what-if", 404, **asked)["key"]


def test_an_unknown_title_has_no_list(nobody: Person) -> None:
    assert nobody.get("/api/puzzles/chess", 404)["key"] == "refusal-no-title"
