"""Moves that are looked back on name the pieces they were about."""

from __future__ import annotations

import pytest

from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Title, find_title
from quartier.locale import LANGUAGES, Texts


def first_with(title: Title, verb: str) -> tuple[State, int, Move]:
    """A position of a game at random in which a move of this kind may be played."""
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    for seed in range(9):
        state = title.new(settings, title.usual_seats, seed)
        rng = seeded(seed)
        while state.deciders:
            seat = state.deciders[0]
            for move in state.moves(seat):
                if move.text.split()[0] == verb:
                    return state, seat, move
            state.advance(seat, state.draw(seat, rng))
    raise AssertionError(f"nobody could {verb}")


@pytest.mark.parametrize(
    ("title_id", "verb", "piece"),
    [
        ("lacitta", "demolish", "building"),
        ("smallcity", "demolish", "tile"),
        ("smallcity", "citizen", "tile"),
        ("smallcity", "to", "tile"),
    ],
)
def test_a_move_about_a_piece_names_it(title_id: str, verb: str, piece: str) -> None:
    title = find_title(title_id)
    assert title is not None
    state, seat, move = first_with(title, verb)
    key, facts = state.view(seat).worded(move)
    assert key != move.key
    for language in LANGUAGES:
        texts = Texts(language, title.package)
        name = texts.text(str(facts[piece]), {})
        assert not name.startswith(("a-", "tile-"))
        assert name in texts.text(key, facts, ["Ann", "Ben", "Cleo", "Dan"])


def test_other_moves_are_told_as_ever() -> None:
    title = find_title("lacitta")
    assert title is not None
    state, seat, move = first_with(title, "gold")
    assert state.view(seat).worded(move) == (move.key, move.facts)
