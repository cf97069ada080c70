"""The agenda: steps in order, questions to one seat or to several at once."""

from collections.abc import Callable

import pytest
from tests.core.toy import (
    DIG,
    HOLD,
    LAY,
    NO,
    RAISE,
    STOP,
    YES,
    Toy,
    new_toy,
    plain_answer,
)

from quartier.core.agenda import NOT_ASKED, NOT_OFFERED, Agenda, Ask, Step
from quartier.core.cards import Cards
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Event, Refusal
from quartier.core.state import State


def all_cards_alike(kind: int) -> Toy:
    """A new table at which everybody holds this kind and no other."""
    state = new_toy()
    state.cards.face = [kind] * len(state.cards.face)
    return state


def after_laying() -> Toy:
    """Everybody has laid a card; seat 0 is about to speak."""
    state = new_toy()
    while YES not in state.moves(0):
        seat = state.deciders[-1]
        state.advance(seat, plain_answer(state, seat))
    return state


def after_talking() -> Toy:
    """Seat 0 is about to dig."""
    state = after_laying()
    for seat in range(3):
        state.advance(seat, YES)
    return state


def told(outcome: list[Event] | Refusal) -> list[Event]:
    assert not isinstance(outcome, Refusal)
    return outcome


# Who is asked, and when it goes on


def test_all_seats_are_asked_at_once() -> None:
    assert new_toy().deciders == [0, 1, 2]


def test_who_has_answered_owes_nothing_until_all_have() -> None:
    state = all_cards_alike(0)
    moment = state.moment
    state.advance(1, LAY[0])
    assert state.deciders == [0, 2]
    assert state.moves(1) == []
    state.advance(2, LAY[0])
    assert (state.deciders, state.moment) == ([0], moment)
    state.advance(0, LAY[0])
    assert state.moment > moment
    assert state.moves(0) == [YES, NO]


def test_an_answer_may_ask_the_same_seat_again_before_the_others_go_on() -> None:
    state = all_cards_alike(3)
    state.advance(1, LAY[3])
    assert state.deciders == [0, 1, 2]
    assert state.moves(1) == [RAISE, HOLD]
    assert state.question(1).prompt == "prompt-raise"
    state.advance(1, RAISE)
    assert state.deciders == [0, 2]


def test_in_turn_only_one_seat_is_asked() -> None:
    state = after_laying()
    for seat in range(3):
        assert state.deciders == [seat]
        state.advance(seat, YES)
    assert state.said == ["say yes"] * 3


def test_a_step_can_ask_again_and_again() -> None:
    state = after_talking()
    held = len(state.hands[0])
    state.advance(0, DIG)
    state.advance(0, DIG)
    assert state.deciders == [0]
    assert len(state.hands[0]) == held + 2
    state.advance(0, STOP)
    assert state.deciders == []
    assert state.result is not None


def test_a_step_that_finds_nothing_to_ask_lets_the_agenda_go_on() -> None:
    state = after_talking()
    for _ in range(3):
        assert state.result is None
        state.advance(0, DIG)
    assert state.deck == []
    assert state.result is not None


def test_what_is_put_on_the_agenda_comes_first_and_in_reading_order() -> None:
    ran: list[str] = []

    class Note(Step[Toy]):
        def run(self, state: Toy) -> None:
            ran.append(self.name)
            if self.name == "second":
                state.then(Note("urgent"), Note("then"))

    state = Toy(1, seeded(1), Cards([], [], []))
    state.then(Note("third"))
    state.then(Note("first"), Note("second"))
    state.proceed()
    assert ran == ["first", "second", "urgent", "then", "third"]
    assert state.moment == 5


# Lists, refusals and playing


def test_a_list_is_made_once_and_remembered_until_the_state_changes() -> None:
    state = new_toy()
    listed = state.moves(0)
    assert state.moves(0) is listed
    assert state.refusal(0, listed[0]) is None
    assert state.listings == 1
    state.play(0, listed[0])
    assert state.listings == 1
    state.moves(1)
    assert state.listings == 2


def test_a_clone_does_not_remember_the_list() -> None:
    state = new_toy()
    state.moves(0)
    clone = state.clone()
    assert clone.refusal(0, state.moves(0)[0]) is None
    assert clone.listings == 1


@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    state = after_laying()
    before = state.fingerprint()
    refusal = state.refusal(seat, YES)
    assert refusal is not None
    assert refusal.key == NOT_ASKED
    assert isinstance(state.play(seat, YES), Refusal)
    assert state.fingerprint() == before


def test_an_answer_to_another_question_is_refused_and_changes_nothing() -> None:
    state = after_laying()
    before = state.fingerprint()
    outcome = state.play(0, DIG)
    assert isinstance(outcome, Refusal)
    assert outcome.key == NOT_OFFERED
    assert state.fingerprint() == before


def test_playing_tells_what_happened_and_to_whom() -> None:
    state = after_laying()
    (said,) = told(state.play(0, YES))
    assert (said.key, said.facts["seat"], said.eyes) == ("event-said", 0, 0b1111)
    state.advance(1, YES)
    state.advance(2, YES)
    assert [event.eyes for event in told(state.play(0, DIG))] == [0b1111, 0b0001]


def test_the_last_answer_tells_what_all_of_them_lead_to() -> None:
    state = all_cards_alike(0)
    assert told(state.play(0, LAY[0])) == []
    assert told(state.play(1, LAY[0])) == []
    assert [event.key for event in told(state.play(2, LAY[0]))] == ["event-opened"] * 3


def test_nobody_is_told_when_search_advances() -> None:
    state = after_laying()
    state.advance(0, YES)
    assert state.told == []
    assert len(told(state.play(1, YES))) == 1


def test_a_move_is_drawn_from_the_list() -> None:
    state = new_toy()
    rng = seeded(3)
    drawn = {state.draw(0, rng) for _ in range(100)}
    assert drawn == set(state.moves(0))


# Reveals and chance


def test_secret_answers_count_as_one_reveal_when_all_are_in() -> None:
    state = all_cards_alike(0)
    state.cards.known = [state.all_eyes] * len(state.cards.known)
    reveals = state.reveals
    state.advance(0, LAY[0])
    state.advance(1, LAY[0])
    assert state.reveals == reveals
    state.advance(2, LAY[0])
    assert state.reveals == reveals + 1


def test_an_answer_given_alone_is_no_reveal() -> None:
    state = after_laying()
    reveals = state.reveals
    state.advance(0, YES)
    assert state.reveals == reveals


def test_a_card_shown_is_a_reveal_only_if_it_is_news() -> None:
    state = after_talking()
    reveals = state.reveals
    state.show(state.deck[0], state.eyes(1))
    state.show(state.deck[0], state.eyes(1))
    assert state.reveals == reveals + 1


def test_chance_during_play_is_a_reveal() -> None:
    state = new_toy()
    reveals = state.reveals
    assert 0 <= state.roll(6) < 6
    items = [1, 2, 3]
    state.shuffle(items)
    assert sorted(items) == [1, 2, 3]
    assert state.reveals == reveals + 2


# Copies and samples


def imagined(state: Toy, seat: int, rng: Rng) -> Toy:
    sample = state.sample(seat, rng)
    assert isinstance(sample, Toy)
    return sample


def test_a_clone_plays_on_by_itself() -> None:
    state = new_toy()
    fingerprint = state.fingerprint()
    clone = state.clone()
    assert clone.fingerprint() == fingerprint
    while clone.deciders:
        seat = clone.deciders[0]
        clone.advance(seat, plain_answer(clone, seat))
    assert state.fingerprint() == fingerprint


def test_a_secret_answer_is_drawn_anew_in_a_sample() -> None:
    state = new_toy()
    state.advance(1, plain_answer(state, 1))
    while 1 in state.deciders:
        state.advance(1, HOLD)
    rng = seeded(8)
    samples = [imagined(state, 0, rng) for _ in range(50)]
    assert all(sample.deciders == [0, 2] for sample in samples)
    assert len({sample.cards.face[sample.laid[1]] for sample in samples}) > 1
    assert all(sample.laid[1] in sample.hands[1] for sample in samples)


def test_a_half_given_secret_answer_begins_afresh_in_a_sample() -> None:
    state = all_cards_alike(3)
    state.advance(1, LAY[3])
    assert state.moves(1) == [RAISE, HOLD]
    sample = imagined(state, 0, seeded(8))
    assert sample.laid[1] == -1
    assert sample.deciders == [0, 1, 2]
    assert sample.moves(1) == [LAY[3]]
    assert state.sample(1, seeded(8)).moves(1) == [RAISE, HOLD]


def test_a_sample_goes_on_like_any_table() -> None:
    state = new_toy()
    state.advance(2, plain_answer(state, 2))
    sample = state.sample(0, seeded(5))
    while sample.deciders:
        seat = sample.deciders[0]
        sample.advance(seat, plain_answer(sample, seat))
    assert sample.result is not None


# What the contract gives by itself


def test_spectators_have_the_eyes_after_the_last_seat() -> None:
    state = new_toy(3)
    assert [state.eyes(seat) for seat in (0, 1, 2, None)] == [1, 2, 4, 8]
    assert state.all_eyes == 15


def test_equal_states_have_equal_fingerprints_and_others_have_not() -> None:
    assert new_toy(seed=1).fingerprint() == new_toy(seed=1).fingerprint()
    assert new_toy(seed=1).fingerprint() != new_toy(seed=2).fingerprint()
    state = new_toy()
    state.advance(0, state.moves(0)[0])
    assert state.fingerprint() != new_toy().fingerprint()


def test_what_a_title_forgets_to_write_is_noticed() -> None:
    state = State(2)
    agenda = Agenda[Toy](2, seeded(1), Cards([], [], []))
    unwritten: list[Callable[[], object]] = [
        lambda: state.deciders,
        lambda: state.question(0),
        lambda: state.moves(0),
        lambda: state.refusal(0, YES),
        lambda: state.play(0, YES),
        lambda: state.advance(0, YES),
        lambda: state.view(0),
        lambda: state.veiled(0),
        lambda: state.dealt(0, seeded(1)),
        state.clone,
        state.data,
        lambda: state.result,
        lambda: Step[Toy]("step").run(new_toy()),
        lambda: Ask[Toy]("ask").question(new_toy(), 0),
        lambda: Ask[Toy]("ask").moves(new_toy(), 0),
        lambda: Ask[Toy]("ask").refusal(new_toy(), 0, YES),
        lambda: Ask[Toy]("ask").answer(new_toy(), 0, YES),
        lambda: agenda.forget(0),
        agenda.zones,
        lambda: agenda.lay_out([], []),
    ]
    for call in unwritten:
        with pytest.raises(NotImplementedError):
            call()
