"""The tests of the contract notice when a title breaks it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.core import toy
from tests.core.toy import SETTINGS, TITLE, Toy

from quartier.core.agenda import Agenda
from quartier.core.moves import Move
from quartier.core.record import Record, replay
from quartier.core.rng import Rng
from quartier.core.speech import Refusal
from quartier.testing.conformance import conformance
from quartier.testing.contract import Contract
from quartier.testing.random_play import Table, allowed_settings

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
NO_HIDDEN_NEWS = Contract.test_a_move_that_counts_as_no_reveal_tells_nobody_anything_hidden
EXACT_LIST = Contract.test_exactly_the_listed_moves_are_not_refused
ANY_ORDER = Contract.test_answers_given_at_the_same_time_may_come_in_any_order

view, clone, sample = Toy.view, Toy.clone, Toy.sample


def check_toy(promise: Callable[..., None]) -> None:
    """Check one promise of the contract on some tables of the toy."""
    contract = Contract()
    contract.title = TITLE
    if "table" not in promise.__annotations__:
        promise(contract)
        return
    for seed in range(TABLES):
        table = Table(TITLE, SETTINGS, 2 + seed % 3, seed, MOST_DECISIONS)
        with table.explaining_failures():
            promise(contract, table)


def show_a_hidden_card(state: Toy, seat: int | None) -> dict[str, object]:
    return {**view(state, seat), "bottom": state.cards.face[-1]}


def show_secret_answers(state: Toy, seat: int | None) -> dict[str, object]:
    return {**view(state, seat), "raised": state.raised}


def show_hands_unsorted(state: Toy, seat: int | None) -> dict[str, object]:
    hands = [[state.cards.seen(card, state.eyes(seat)) for card in hand] for hand in state.hands]
    return {**view(state, seat), "hands": hands[::-1] if state.raised[0] else hands}


def share_what_was_said(state: Toy) -> Toy:
    twin = clone(state)
    twin.said = state.said
    return twin


def keep_the_real_deal(state: Toy, seat: int | None, rng: Rng) -> Toy:
    twin = clone(state)
    twin.rng = rng.fork()
    return twin


def keep_the_real_chance(state: Toy, seat: int | None, rng: Rng) -> Toy:
    twin = sample(state, seat, rng)
    twin.rng = state.rng.clone()
    return twin


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
        (Contract.test_who_is_told_the_same_sees_the_same, Toy, "view", show_hands_unsorted),
        (Contract.test_a_clone_goes_its_own_way, Toy, "clone", share_what_was_said),
        (NEW_DEAL, Toy, "sample", keep_the_real_deal),
        (NEW_DEAL, Toy, "sample", keep_the_real_chance),
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
    table = Table(TITLE, SETTINGS, 3, 5, MOST_DECISIONS)
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
