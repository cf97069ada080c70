"""Hints, reviews and lines that did not happen, at a table of a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.people import SECONDS, Json, Look, Person, play_out
from tests.server.servers import Server, running

from quartier.coach.branch import Branch
from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.server.chance import chance
from quartier.server.jobs import MoveJob, situation, thought
from quartier.server.opening import empty_table
from quartier.server.storage.database import Database
from quartier.server.storage.rows import StoredTable
from quartier.server.storage.tables import TableStore

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


async def stored(url: str, game_id: str) -> StoredTable:
    """A table as the server keeps it."""
    database = Database(url)
    game = await TableStore(database).get(game_id)
    await database.close()
    assert game is not None
    return game


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
    assert all(one["win_share_error"] > 0 for one in candidates)
    assert [one["behind"] is None for one in candidates] == [True, False, False, False]
    assert look.move(candidates[0]["move"]["text"])["type"] == "done"


def helped(person: Person, table: dict[str, Any]) -> list[bool]:
    """Whether there are lines to try, hints, and hints in lines."""
    line = {"version": 0, "draw": 1, "moves": []}
    answers = [
        person.http.post(path_of(table, "what-if"), json=line),
        person.http.get(path_of(table, "hint")),
        person.http.post(path_of(table, "what-if/hint"), json=line),
    ]
    for answer in answers:
        if answer.is_error:
            assert answer.status_code == 409
            assert answer.json()["key"] in ("refusal-no-help", "refusal-no-hints")
    return [answer.is_success for answer in answers]


@pytest.mark.parametrize(
    ("chosen", "shown", "expected"),
    [
        ("", "none", [False, False, False]),
        ("none", "none", [False, False, False]),
        ("what-if", "what-if", [True, False, False]),
        ("hints", "hints", [True, True, True]),
    ],
)
def test_help_among_people_is_what_the_table_was_set_up_with(
    people: People, chosen: str, shown: str, expected: list[bool]
) -> None:
    ada, ben, zoe = people("Ada", "Ben", "Zoe")
    table = ada.new_table("me", "open", "random", help=chosen, public=True)
    assert table["help"] == shown
    assert zoe.table(table)["help"] == shown
    ben.join(table)
    moving(ada.look(table))
    assert ben.table(table)["help"] == shown
    assert helped(ada, table) == expected


def test_alone_or_with_bots_all_help_is_given_unless_none_was_wished(people: People) -> None:
    (ada,) = people("Ada")
    for chosen, expected in (("", True), ("none", False)):
        table = ada.new_table("me", "random", "random", help=chosen)
        moving(ada.look(table))
        assert helped(ada, table) == [expected] * 3
    waiting = ada.new_table("me", "open", "random")
    assert waiting["help"] == "none"
    assert ada.post(path_of(waiting, "start"))["help"] == "hints"


def test_when_the_game_is_over_all_help_is_given_and_a_rematch_keeps_the_choice(
    people: People,
) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "random", "random", help="none")
    play_out([ada.look(table)])
    for what in ("what-if", "what-if/hint"):
        ada.post(path_of(table, what), version=0, draw=1, moves=[])
    asked = ada.get(path_of(table, "hint"), status=409)
    assert asked["key"] == "refusal-not-asked"
    assert ada.post(path_of(table, "rematch"))["help"] == "none"


def test_while_people_play_a_line_shows_no_seat_but_mine(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "open", "random", help="hints")
    ben.join(table)
    look = moving(ada.look(table))
    path = path_of(table, "what-if")
    mine = ada.post(path, version=0, draw=1, moves=[])
    others = ada.post(path, version=0, draw=1, moves=[], seat=1)
    assert mine == others
    assert others["seat"] == 0
    moves = [[0, look.moves[0]]]
    for _ in range(3):
        moved = ada.post(path, version=0, draw=1, moves=moves, seat=1)
        assert moved["seat"] == 0
        if moved["ask"] is None:
            break
        moves.append([0, moved["ask"]["moves"][0]["text"]])
    asked = ada.post(f"{path}/hint", status=409, version=0, draw=1, moves=moves, seat=1)
    assert asked["key"] == "refusal-not-asked"


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
    for point in review["curve"]:
        assert point["best_win_share"] >= point["win_share"]
        assert point["best_score"] >= point["score"]
    for mistake in review["mistakes"]:
        then = ada.get(path_of(table, f"history/{mistake['version']}"))
        assert 0 in then["waiting"]
        cost = mistake["cost"]
        errors = 2 * cost["share_error"], 2 * cost["points_error"]
        assert cost["share"] > errors[0] or cost["points"] > errors[1]
        assert mistake["when"]["key"] == "when"
        assert mistake["asked"]["key"].startswith("prompt-")
        assert mistake["played"]["move"] != mistake["best"]["move"]
    for mistake in review["mistakes"]:
        check_afterthoughts(ada, table, mistake)
    if find := review["find"]:
        assert find["version"] in versions
        assert find["version"] not in [one["version"] for one in review["mistakes"]]
        assert find["gain"]["share"] > 0 or find["gain"]["points"] > 0


def check_afterthoughts(person: Person, table: Json, mistake: Json) -> None:
    """A mistake is a puzzle: the better move is right, and what was played is not."""
    path = path_of(table, "afterthought")
    better, played = (mistake[which]["move"]["text"] for which in ("best", "played"))
    right = person.post(path, version=mistake["version"], move=better)
    wrong = person.post(path, version=mistake["version"], move=played)
    assert (right["right"], wrong["right"]) == (True, False)
    for solution in (right, wrong):
        assert [one["move"]["text"] for one in solution["answers"]] == [better]
        assert [one["move"]["text"] for one in solution["others"]] == [played]
        assert solution["tempting"] == played
    behind = right["answers"][0]["value"] - right["others"][0]["value"]
    assert behind == pytest.approx(mistake["cost"]["share"])


def test_only_who_played_has_afterthoughts_and_only_when_it_is_over(people: People) -> None:
    ada, ben = people("Ada", "Ben")
    table = ada.new_table("me", "random", "random", public=True)
    path = path_of(table, "afterthought")
    first = moving(ada.look(table)).moves[0]
    assert ada.post(path, 409, version=0, move=first)["key"] == "refusal-not-over"
    play_out([ada.look(table)])
    mine = ada.get(path_of(table, "review"))
    assert ben.post(path, 403, version=0, move=first)["key"] == "refusal-spectator"
    assert ada.post(path, 404, version=9999, move=first)["key"] == "refusal-no-version"
    taken = ada.get(path_of(table, "history"))["steps"]
    version = next(one["version"] - 1 for one in taken if one["entry"]["seat"] == mine["seat"])
    for unknown in ("fly", "stage palace"):
        refused = ada.post(path, 422, version=version, move=unknown)
        assert refused["key"] == "refusal-unknown-move"


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


def test_a_move_of_a_branch_is_foretold_without_being_made(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "greedy", "greedy")
    moving(ada.look(table))
    line: Json = {"version": 0, "draw": 5, "moves": [], "seat": 0}

    def coins(**more: Any) -> int:
        seen = ada.post(path_of(table, "what-if"), **line, **more)
        assert seen["ask"]["moves"], "nothing was played"
        return int(seen["view"]["cities"][0]["coins"])

    asked = ada.post(path_of(table, "what-if"), **line)["ask"]["moves"]
    sale = next(move["text"] for move in asked if move["text"].startswith("sell "))
    assert coins(ahead=sale) == coins() + 3
    path = path_of(table, "what-if")
    assert ada.http.post(path, json=line | {"ahead": "fly"}).status_code == 422
    assert ada.http.post(path, json=line | {"ahead": "stage palace"}).status_code == 422


def test_the_same_draw_shows_the_same_world_again(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.new_table("me", "random", "random")
    moving(ada.look(table))

    def seen(draw: int) -> Any:
        path = path_of(table, "what-if")
        return ada.post(path, version=0, draw=draw, moves=[], seat=1)["ask"]["moves"]

    assert seen(1) == seen(1)
    assert any(seen(draw) != seen(1) for draw in range(2, 6))


def test_nobody_can_foretell_what_a_draw_draws(server: Server) -> None:
    """Two tables alike in all that is known to clients show different worlds, and other bots."""
    drawn = {chance(pepper, "what-if", 0, 0, 1) for pepper in ("a", "b")}
    assert len(drawn) == 2
    ada = Person(server.url, "Ada")
    table = ada.new_table("me", "random", "random")
    game = asyncio.run(stored(server.config.database_url, table["id"]))
    assert len(game.pepper) == 64
    branch = Branch(empty_table(game).state, 0, chance(game.pepper, "what-if", 0, 0, 5))
    seen = ada.post(path_of(table, "what-if"), version=0, draw=5, moves=[], seat=1)
    assert seen["view"] == msgspec.to_builtins(branch.state.view(1))
    told = [ada.table(table), ada.get(path_of(table, "history")), seen]
    assert game.pepper not in str(told)


def test_a_bot_draws_by_the_pepper_of_its_table() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, 3, 7)
    chosen = {
        str(thought(MoveJob(situation(history, pepper), 0, "random"), 1.0))
        for pepper in "abcdefghijkl"
    }
    assert len(chosen) > 1


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
