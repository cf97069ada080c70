"""The tests of the contract notice when a title breaks it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from librt.strings import BytesWriter
from tests.core import toy
from tests.core.toy import SETTINGS, TITLE, Toy

from quartier.core.agenda import Agenda
from quartier.core.cache import Cache
from quartier.core.features import Features, Flags
from quartier.core.moves import Move
from quartier.core.record import Record, replay
from quartier.core.rng import Rng
from quartier.core.speech import Refusal
from quartier.core.state import Foreseen, State
from quartier.core.views import ViewPart
from quartier.testing.conformance import conformance
from quartier.testing.contract import Contract
from quartier.testing.random_play import RandomTable, allowed_settings

MOST_DECISIONS = 100
TABLES = 20

# The toy has neither a rules page nor catalogues, and is not installed.
OUT_OF_REACH = ("read", "reason", "record", "title")
PROMISES = [
    check
    for name, check in vars(Contract).items()
    if name.startswith("test_") and not any(word in name for word in OUT_OF_REACH)
]

NO_LEAK = Contract.test_what_a_seat_cannot_know_does_not_change_what_it_sees
NEW_DEAL = Contract.test_a_sample_deals_the_hidden_cards_anew_and_no_others
NO_TRUTH = Contract.test_imagined_worlds_do_not_depend_on_the_truth
SAME_NEWS = Contract.test_who_sees_the_same_is_told_the_same
WHOLE_DATA = Contract.test_every_field_is_in_the_data_and_in_every_copy
ALL_THERE = Contract.test_no_component_is_lost_or_made
NO_HIDDEN_NEWS = Contract.test_a_move_that_counts_as_no_reveal_tells_nobody_anything_hidden
FORESIGHT = Contract.test_what_is_foreseen_comes_true_and_tells_nothing_hidden
EXACT_LIST = Contract.test_exactly_the_listed_moves_are_not_refused
ANY_ORDER = Contract.test_answers_given_at_the_same_time_may_come_in_any_order

view, clone, data = Toy.view, Toy.clone, Toy.data
veil, deal, retract = Agenda.veil, Agenda.deal, Agenda.retract


class ToyFeatures(Features):
    """The kinds a seat knows in each hand."""

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        assert isinstance(state, Toy)
        for hand in state.hands:
            for face in sorted(state.cards.seen(card, state.eyes(seat)) for card in hand):
                writer.append(face + 1)


def check_toy(promise: Callable[..., None]) -> None:
    """Check one promise of the contract on some tables of the toy."""
    contract = Contract()
    contract.title = TITLE
    contract.features = ToyFeatures(1, [], Flags(), [], Flags())
    if "table" not in promise.__annotations__:
        promise(contract)
        return
    for seed in range(TABLES):
        table = RandomTable(TITLE, SETTINGS, 2 + seed % 3, seed, MOST_DECISIONS)
        with table.explaining_failures():
            promise(contract, table)


class Indiscreet(ViewPart):
    """A view, and what it should not tell."""

    view: ViewPart
    secret: object


def show_a_hidden_card(state: Toy, seat: int | None) -> ViewPart:
    return Indiscreet(view(state, seat), state.cards.face[-1])


def show_secret_answers(state: Toy, seat: int | None) -> ViewPart:
    return Indiscreet(view(state, seat), state.raised)


def show_hands_unsorted(state: Toy, seat: int | None) -> ViewPart:
    hands = [[state.cards.seen(card, state.eyes(seat)) for card in hand] for hand in state.hands]
    return msgspec.structs.replace(
        view(state, seat), hands=hands[::-1] if state.raised[0] else hands
    )


def show_words_for_numbers(state: Toy, seat: int | None) -> ViewPart:
    return msgspec.structs.replace(view(state, seat), scores=["many"])


def share_what_was_said(state: Toy) -> Toy:
    twin = clone(state)
    twin.said = state.said
    return twin


def keep_the_real_deal(state: Toy, eyes: int, rng: Rng | None) -> None:
    return None


def keep_the_real_chance(state: Toy, seat: int | None) -> None:
    chance = state.rng
    veil(state, seat)
    state.rng = chance


def foresee_the_truth(state: Toy, seat: int, move: Move) -> Foreseen:
    twin = clone(state)
    twin.advance(seat, move)
    return Foreseen(twin, False)


def foresee_through_chance(state: Toy, before: Toy, seat: int) -> bool:
    return True


def always_have_the_same_chance(state: Toy, seat: int | None, rng: Rng) -> None:
    chance = state.rng
    deal(state, seat, rng)
    state.rng = chance


def shuffle_the_true_order(state: Toy, eyes: int, rng: Rng | None) -> None:
    cards = state.cards
    hidden = [card for card, known in enumerate(cards.known) if not known & eyes]
    faces = [cards.face[card] for card in hidden]
    if rng is not None:
        rng.shuffle(faces)
    shuffled = cards.face[:]
    for card, face in zip(hidden, faces, strict=True):
        shuffled[card] = face
    cards.face = shuffled


def keep_the_real_numbers(state: Toy, eyes: int) -> None:
    return None


def keep_secret_answers(state: Toy, seat: int) -> None:
    if state.errands[seat]:
        retract(state, seat)


def tell_everybody_what_was_dug(ask: toy.DigOrStop, state: Toy, seat: int, move: Move) -> None:
    if move is toy.DIG:
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.show(card, state.eyes(seat))
        if state.listening:
            state.tell("event-dug-card", {"kind": state.cards.face[card]})
        state.then(toy.DIGGING)


def observe_a_hidden_card(
    features: ToyFeatures, state: State, seat: int, cache: Cache, writer: BytesWriter
) -> None:
    assert isinstance(state, Toy)
    writer.append(state.cards.face[-1])


def leave_out_who_raised(state: Toy) -> tuple[object, ...]:
    return (*data(state)[:4], *data(state)[5:])


def forget_to_copy_who_raised(state: Toy) -> Toy:
    twin = clone(state)
    twin.raised = [False] * state.seats
    return twin


def throw_dug_cards_away(ask: toy.DigOrStop, state: Toy, seat: int, move: Move) -> None:
    if move is toy.DIG:
        state.show(state.deck.pop(), state.eyes(seat))
        state.then(toy.DIGGING)


def leave_dug_cards_in_the_deck(ask: toy.DigOrStop, state: Toy, seat: int, move: Move) -> None:
    if move is toy.DIG and len(state.hands[seat]) < 2 * toy.HAND:
        state.hands[seat].append(state.deck[-1])
        state.then(toy.DIGGING)


def forbid_what_is_listed(ask: toy.Speak, state: Toy, seat: int, move: Move) -> Refusal | None:
    return None if move is toy.YES else Refusal("", "refusal-quiet", {})


def say_nothing_of_news(state: Toy, card: int, eyes: int) -> None:
    state.cards.show(card, eyes)


def end_too_early(step: toy.Open, state: Toy) -> None:
    state.over = True


def answer_by_order(ask: toy.RaiseOrHold, state: Toy, seat: int, move: Move) -> None:
    state.raised[seat] = sum(laid >= 0 for laid in state.laid) > 1


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_title_that_keeps_the_contract_passes(promise: Callable[..., None]) -> None:
    check_toy(promise)


@pytest.mark.parametrize(
    ("promise", "owner", "method", "fault"),
    [
        (NO_LEAK, Toy, "view", show_a_hidden_card),
        (NO_LEAK, Toy, "view", show_secret_answers),
        (Contract.test_a_view_is_what_its_struct_says, Toy, "view", show_words_for_numbers),
        (SAME_NEWS, Toy, "view", show_hands_unsorted),
        (SAME_NEWS, toy.DigOrStop, "answer", tell_everybody_what_was_dug),
        (SAME_NEWS, ToyFeatures, "write", observe_a_hidden_card),
        (SAME_NEWS, Toy, "_number_cards", keep_the_real_numbers),
        (NO_TRUTH, ToyFeatures, "write", observe_a_hidden_card),
        (NO_TRUTH, Toy, "_deal_cards", shuffle_the_true_order),
        (NO_TRUTH, Toy, "retract", keep_secret_answers),
        (NO_TRUTH, Toy, "veil", keep_the_real_chance),
        (FORESIGHT, Toy, "foreseen", foresee_the_truth),
        (FORESIGHT, Toy, "follows", foresee_through_chance),
        (WHOLE_DATA, Toy, "data", leave_out_who_raised),
        (WHOLE_DATA, Toy, "clone", forget_to_copy_who_raised),
        (ALL_THERE, toy.DigOrStop, "answer", throw_dug_cards_away),
        (ALL_THERE, toy.DigOrStop, "answer", leave_dug_cards_in_the_deck),
        (Contract.test_a_clone_goes_its_own_way, Toy, "clone", share_what_was_said),
        (NEW_DEAL, Toy, "_deal_cards", keep_the_real_deal),
        (NEW_DEAL, Toy, "deal", always_have_the_same_chance),
        (EXACT_LIST, toy.Speak, "refusal", forbid_what_is_listed),
        (NO_HIDDEN_NEWS, Agenda, "show", say_nothing_of_news),
        (ANY_ORDER, toy.RaiseOrHold, "answer", answer_by_order),
        (Contract.test_a_game_ends_with_a_complete_result, toy.Open, "run", end_too_early),
    ],
)
def test_a_broken_promise_is_noticed(
    promise: Callable[..., None],
    owner: type,
    method: str,
    fault: Callable[..., object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(owner, method, fault)
    with pytest.raises(AssertionError):
        check_toy(promise)


def test_a_method_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(toy.Speak, "answer")
    monkeypatch.setattr("quartier.testing.contract._leaves_in", lambda *_: [toy.Speak])
    with pytest.raises(AssertionError, match=r"Speak\.answer"):
        check_toy(Contract.test_the_title_overrides_the_whole_contract)


def test_a_failure_comes_with_the_record_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.core.record.find_title", lambda _: TITLE)
    table = RandomTable(TITLE, SETTINGS, 3, 5, MOST_DECISIONS)
    table.step()
    table.step()
    with pytest.raises(ZeroDivisionError) as failure, table.explaining_failures():
        raise ZeroDivisionError
    (note,) = failure.value.__notes__
    record = msgspec.json.decode(note.splitlines()[1], type=Record)
    assert replay(record).state.fingerprint() == table.state.fingerprint()


def test_only_combinations_the_title_allows_are_played() -> None:
    combinations = allowed_settings(TITLE)
    assert len(combinations) == 2 * (3 + 2)
    assert all(TITLE.check(settings, seats) is None for settings, seats in combinations)


def test_a_title_that_is_not_installed_cannot_be_plugged_in() -> None:
    with pytest.raises(LookupError, match="no title 'chess' is installed"):
        conformance("chess")
