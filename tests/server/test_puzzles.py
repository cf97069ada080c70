"""Puzzles over HTTP: anybody may look at them, answer, and play on from there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.people import Json, Person
from tests.server.servers import Server

from quartier.core.titles import find_title
from quartier.puzzles.puzzle import SEPARATOR, position_of, puzzles_of
from quartier.server.solvers import Solvers
from quartier.server.storage.database import Database
from quartier.server.storage.puzzles import PuzzleStore, Solved

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
    assert listed[0].keys() == {
        *("number", "theme", "rating", "margin", "seats", "tries", "solved")
    }


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


def listed(person: Person, number: int) -> Json:
    puzzle: Json = person.get(PATH)[number - 1]
    return puzzle


def test_a_first_try_counts_once_and_moves_the_rating(nobody: Person) -> None:
    before = listed(nobody, 2)
    assert (before["tries"], before["solved"]) == (0, 0)
    assert TITLE is not None
    second = puzzles_of(TITLE)[1]
    nobody.post(f"{PATH}/2/answer", move=second.tempting)
    assert listed(nobody, 2) == before
    for move in (second.tempting, second.right[0]):
        nobody.post(f"{PATH}/2/answer", move=move, first=True)
    after = listed(nobody, 2)
    assert (after["tries"], after["solved"]) == (1, 0)
    assert after["rating"] >= before["rating"]
    assert listed(nobody, 3)["tries"] == 0


def test_every_server_counts_into_the_same_place(tmp_path: Path) -> None:
    async def count() -> dict[str, Solved]:
        database = Database(f"sqlite:///{tmp_path / 'puzzles.sqlite'}")
        await database.open()
        stores = [PuzzleStore(database), PuzzleStore(database)]
        await asyncio.gather(*(store.count("a", n < 3) for n in range(4) for store in stores))
        await stores[0].count("b", is_solved=False)
        solved = await stores[1].solved()
        await database.close()
        return solved

    assert asyncio.run(count()) == {"a": Solved(8, 6), "b": Solved(1, 0)}


def test_who_tries_again_and_again_is_counted_once() -> None:
    solvers = Solvers(most=2)
    assert [solvers.is_first("ada", "1"), solvers.is_first("ada", "1")] == [True, False]
    assert solvers.is_first("ben", "1")
    assert solvers.is_first("ben", "2")
    assert not solvers.is_first("ben", "1")


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
