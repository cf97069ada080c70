"""What if: lines of play that did not happen."""

from __future__ import annotations

from quartier.coach.branch import Branch
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, find_title


def opening(seed: int = 7) -> State:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    chosen: Settings = settings
    return title.new(chosen, 3, seed)


def play_on(branch: Branch, moves: int) -> None:
    for _ in range(moves):
        seat = branch.state.deciders[0]
        assert not isinstance(branch.play(seat, branch.state.moves(seat)[0]), Refusal)


def test_a_branch_begins_with_all_that_the_seat_knows() -> None:
    known = opening()
    assert Branch(known, 1, draw=3).state.view(1) == known.view(1)


def test_what_the_seat_cannot_know_is_drawn_anew() -> None:
    known = opening()
    drawn = [Branch(known, 1, draw).state.view(0) for draw in range(5)]
    assert [view for view in drawn if view != known.view(0)]


def test_equal_draws_give_equal_worlds_and_others_differ() -> None:
    known = opening()
    first = Branch(known, 1, draw=3).state.fingerprint()
    assert Branch(known, 1, draw=3).state.fingerprint() == first
    assert Branch(known, 1, draw=4).state.fingerprint() != first


def test_the_table_itself_is_not_touched() -> None:
    known = opening()
    before = known.fingerprint()
    play_on(Branch(known, 0, draw=1), 12)
    assert known.fingerprint() == before


def test_all_seats_are_played_and_moves_taken_back_one_by_one() -> None:
    branch = Branch(opening(), 0, draw=1)
    positions = []
    for _ in range(7):
        positions.append(branch.state.fingerprint())
        play_on(branch, 1)
    assert {seat for seat, _ in branch.moves} == {0, 1, 2}
    while positions:
        assert branch.back()
        assert branch.state.fingerprint() == positions.pop()
    assert not branch.back()


def test_an_illegal_move_is_refused_and_leaves_no_trace() -> None:
    branch = Branch(opening(), 0, draw=1)
    title = find_title("sevenwonders")
    assert title is not None
    legal = branch.state.moves(0)
    illegal = next(move for move in title.space.moves if move not in legal)
    assert isinstance(branch.play(0, illegal), Refusal)
    assert branch.moves == []
