"""History: what was played, and what may be taken back."""

import pytest
from tests.core.toy import DIG, HOLD, LAY, NO, RAISE, SETTINGS, STOP, TITLE, YES, Toy, plain_answer

from quartier.core.history import History
from quartier.core.speech import Refusal


def new_history(seats: int = 3) -> History:
    return History(TITLE, SETTINGS, seats, seed=1)


def answer(history: History, seat: int) -> None:
    assert not isinstance(history.play(seat, plain_answer(history.state, seat)), Refusal)


def lay(history: History, seat: int) -> None:
    """A seat lays its card and answers what follows from it."""
    moment = history.state.moment
    while seat in history.state.deciders and history.state.moment == moment:
        answer(history, seat)


def lay_all(history: History) -> None:
    for seat in range(history.state.seats):
        lay(history, seat)


def played(history: History) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move.text) for entry in history.decisions]


def toy(history: History) -> Toy:
    assert isinstance(history.state, Toy)
    return history.state


def test_a_move_is_remembered_with_the_counters_from_before_it() -> None:
    history = new_history()
    reveals, moment = history.state.reveals, history.state.moment
    answer(history, 1)
    (entry,) = history.decisions
    assert (entry.seat, entry.reveals, entry.moment) == (1, reveals, moment)


def test_a_refused_move_is_not_remembered() -> None:
    history = new_history()
    assert isinstance(history.play(0, YES), Refusal)
    assert history.decisions == []


def test_the_own_last_move_can_be_taken_back() -> None:
    history = new_history()
    lay_all(history)
    before = history.state.fingerprint()
    history.play(0, YES)
    assert history.undo_index(0) == len(history.decisions) - 1
    history.undo(0)
    assert history.state.fingerprint() == before
    history.play(0, NO)
    assert toy(history).said == ["say no"]


def test_nobody_takes_back_the_move_of_another() -> None:
    history = new_history()
    lay_all(history)
    history.play(0, YES)
    assert history.undo_index(1) is None
    with pytest.raises(ValueError, match="seat 1 has nothing it may take back"):
        history.undo(1)


def test_a_move_cannot_be_taken_back_when_another_seat_has_decided_knowing_it() -> None:
    history = new_history()
    lay_all(history)
    history.play(0, YES)
    history.play(1, NO)
    assert history.undo_index(0) is None
    assert history.undo_index(1) is not None


def test_taking_back_the_later_move_frees_the_earlier_one() -> None:
    history = new_history()
    lay_all(history)
    history.play(0, YES)
    history.play(1, NO)
    history.undo(1)
    history.undo(0)
    assert toy(history).said == []


def test_a_secret_answer_can_be_taken_back_while_others_wait_or_answer() -> None:
    history = new_history()
    lay(history, 2)
    lay(history, 0)
    others = [entry for entry in played(history) if entry[0] == 0]
    while history.undo_index(2) is not None:
        history.undo(2)
    assert played(history) == others
    assert history.state.deciders == [1, 2]


def test_an_answer_in_two_parts_is_taken_back_part_by_part() -> None:
    history = new_history()
    state = toy(history)
    high = next(seat for seat in range(3) if LAY[3] in state.moves(seat))
    before = history.state.fingerprint()
    history.play(high, LAY[3])
    halfway = history.state.fingerprint()
    history.play(high, RAISE)
    history.undo(high)
    assert history.state.fingerprint() == halfway
    assert history.state.moves(high) == [RAISE, HOLD]
    history.undo(high)
    assert history.state.fingerprint() == before
    assert history.undo_index(high) is None


def test_nothing_is_taken_back_after_a_reveal() -> None:
    history = new_history()
    lay_all(history)
    assert [history.undo_index(seat) for seat in range(3)] == [None, None, None]
    history.play(0, YES)
    history.play(1, YES)
    history.play(2, YES)
    history.play(0, DIG)
    assert history.undo_index(0) is None
    assert history.undo_index(2) is None


def test_what_was_chosen_after_a_reveal_can_be_taken_back_up_to_it() -> None:
    history = new_history()
    lay_all(history)
    for seat in range(3):
        history.play(seat, YES)
    history.play(0, DIG)
    before = history.state.fingerprint()
    history.play(0, STOP)
    assert history.state.result is not None
    history.undo(0)
    assert history.state.fingerprint() == before
    assert history.undo_index(0) is None


def test_by_consent_a_table_goes_back_as_far_as_it_likes() -> None:
    history = new_history()
    fingerprints = [history.state.fingerprint()]
    while history.state.deciders:
        seat = history.state.deciders[0]
        answer(history, seat)
        fingerprints.append(history.state.fingerprint())
    moves = played(history)
    for length in range(len(moves), -1, -1):
        history.rewind(length)
        assert history.state.fingerprint() == fingerprints[length]
        assert played(history) == moves[:length]


def test_after_going_back_undo_knows_again_what_was_revealed() -> None:
    history = new_history()
    lay_all(history)
    laid = len(history.decisions)
    history.play(0, YES)
    history.play(1, YES)
    history.rewind(laid + 1)
    assert history.undo_index(0) == laid
    history.rewind(laid)
    assert history.undo_index(0) is None
    history.rewind(1)
    assert history.undo_index(0) == 0
    history.undo(0)
    assert history.decisions == []


def test_events_are_told_again_when_a_taken_back_move_is_played() -> None:
    history = new_history()
    lay_all(history)
    first = history.play(0, YES)
    history.undo(0)
    again = history.play(0, YES)
    assert not isinstance(first, Refusal)
    assert not isinstance(again, Refusal)
    assert [event.facts for event in again] == [event.facts for event in first]
