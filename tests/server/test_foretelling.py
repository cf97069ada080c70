"""Before a move: where it would lead, without a word of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import Look, Person, patched
from tests.server.test_playing import seated

from quartier.core.patches import patch
from quartier.server.config import Limits

People = Callable[..., list[Person]]


def foretold(look: Look, move: str) -> dict[str, Any]:
    return look.say("foretell", move=move, version=look.version)


def test_what_is_foretold_comes_true_where_nothing_else_is_needed(people: People) -> None:
    [ada] = people("Ada")
    look = ada.look(ada.new_table("me", title="cardcity"))
    while look.moves:
        answer = foretold(look, look.moves[0])
        assert (answer["type"], answer["version"]) == ("foretold", look.version)
        view = patched(look.sight["view"], answer["patch"])
        if answer["is_whole"]:
            look.move()
            assert look.sight["view"] == view
            return
        look.move()
    raise AssertionError("no move leads anywhere by itself")


def test_a_card_is_foretold_while_the_others_still_choose(people: People) -> None:
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    sale = next(move for move in first.moves if move.startswith("sell "))
    answer = foretold(first, sale)
    before, after = first.sight["view"], patched(first.sight["view"], answer["patch"])
    assert after["cities"][0]["coins"] == before["cities"][0]["coins"] + 3
    assert after["cities"][1] == before["cities"][1]
    assert not answer["is_whole"]
    assert foretold(first, sale)["patch"] == answer["patch"]
    assert first.version == 0


def test_secret_answers_of_others_change_nothing_that_is_foretold(people: People) -> None:
    first, second, third = seated(people("Ada", "Ben", "Cleo"))
    move = first.moves[0]
    before = foretold(first, move)
    second.move(next(one for one in second.moves if one.startswith("sell ")))
    third.move()
    first.reach(2)
    after = foretold(first, move)
    assert (
        patched(first.sight["view"], after["patch"])["cities"]
        == (patched(first.sight["view"], before["patch"])["cities"])
    )


def test_an_illegal_or_outdated_move_is_not_foretold(people: People) -> None:
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    assert foretold(first, "fly to the moon")["key"] == "refusal-unknown-move"
    move = first.moves[0]
    assert first.say("foretell", move=move)["key"] == "refusal-malformed"
    first.move()
    assert foretold(first, move)["key"] == "refusal-not-asked"


def test_who_looks_ahead_too_often_is_refused_and_may_play_on(people: People) -> None:
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    keys = [foretold(first, first.moves[0]).get("key") for _ in range(Limits().foresight_burst + 8)]
    assert "refusal-too-fast" in keys
    assert first.move()["type"] == "done"


def test_a_position_is_looked_ahead_from_once_for_each_move(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = []

    def counted(old: object, new: object) -> object:
        compared.append(new)
        return patch(old, new)

    monkeypatch.setattr("quartier.server.live.patch", counted)
    first, *_ = seated(people("Ada", "Ben", "Cleo"))
    answers = [foretold(first, first.moves[0]) for _ in range(3)]
    assert answers[0]["patch"] == answers[2]["patch"]
    assert len(compared) == 1
