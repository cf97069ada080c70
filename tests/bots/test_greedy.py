"""Greedy: the best of one choice, on the contract alone."""

import pytest
from tests.bots.toy import ASK_DOUBLE, BEST_ROUND, ROUNDS, STONES, TAKE

from quartier.bots.bot import Bot
from quartier.bots.evaluation import ByHand
from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.bots.outlook import Outlook, let_others_answer
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.titles import Settings, find_title


def settings(**given: bool) -> Settings:
    complete = STONES.settings(given)
    assert isinstance(complete, dict)
    return complete


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_answers_follow_ups_of_a_choice_as_well_as_the_choice(
    seats: int, together: bool
) -> None:
    bots: list[Bot] = [GreedyBot(), *[RandomBot()] * (seats - 1)]
    for seed in range(5):
        outcome = play_match(STONES, settings(together=together), bots, seed)
        assert outcome.result.totals[0] == ROUNDS * BEST_ROUND


def test_a_question_that_opens_a_choice_is_no_follow_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        STONES, "evaluate", lambda state, seat: state.points[seat] + state.taken[seat]
    )
    position = Position(STONES, STONES.new(settings(together=True), 1, 1), 0)
    assert GreedyBot().choose(position, seeded(1)) is TAKE[2]
    monkeypatch.setattr(ASK_DOUBLE, "opens_choice", True)
    assert GreedyBot().choose(position, seeded(1)) is TAKE[3]


def test_an_outlook_shows_where_moves_lead_to_with_good_answers() -> None:
    state = STONES.new(settings(), 2, 1)
    outlook = Outlook(ByHand(STONES), 0, state.moment, seeded(1))
    prospects = outlook.prospects(state, TAKE, 2)
    assert [prospect.worth for prospect in prospects] == [0.0, 2.0, 4.0, 3.0]
    for prospect in prospects:
        assert STONES.evaluate(prospect.after, 0) == prospect.worth


def test_it_needs_no_sample_when_there_is_only_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    state = STONES.new(settings(), 2, 1)
    position = Position(STONES, state, 0)
    monkeypatch.setattr(state, "moves", lambda seat: TAKE[:1])
    monkeypatch.setattr(state, "veiled", None)
    assert GreedyBot().choose(position, seeded(1)) is TAKE[0]


def test_equal_moves_are_all_chosen_sometimes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(STONES, "evaluate", lambda state, seat: 0.0)
    position = Position(STONES, STONES.new(settings(), 2, 1), 0)
    rng = seeded(1)
    assert {GreedyBot().choose(position, rng) for _ in range(50)} == set(TAKE)


@pytest.mark.parametrize(
    ("tries", "chosen"), [(1, set(TAKE)), (2, set(TAKE[1:])), (3, set(TAKE[2:])), (4, {TAKE[2]})]
)
def test_of_the_moves_that_are_drawn_the_best_is_chosen(tries: int, chosen: set[Move]) -> None:
    """They are worth 0, 2, 4 and 3."""
    position = Position(STONES, STONES.new(settings(), 2, 1), 0)
    rng = seeded(1)
    assert {GreedyBot(tries=tries).choose(position, rng) for _ in range(50)} == chosen


def test_others_who_owe_an_answer_at_the_same_time_give_it_first() -> None:
    state = STONES.new(settings(together=True), 3, 1)
    let_others_answer(state, 1, seeded(1))
    assert state.deciders == [1]
    assert state.moves(1) == TAKE


def test_the_same_stream_gives_the_same_choice_and_leaves_the_table_alone() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    complete = title.settings({"leaders": True})
    assert isinstance(complete, dict)
    state = title.new(complete, 4, 3)
    before = state.fingerprint()
    position = Position(title, state, 2)
    chosen = {GreedyBot(samples=3).choose(position, seeded(9)) for _ in range(3)}
    assert len(chosen) == 1
    assert state.fingerprint() == before


@pytest.mark.parametrize(
    ("seats", "given"),
    [(2, {}), (2, {"leaders": True, "cities": True}), (4, {"teams": True}), (7, {"cities": True})],
)
def test_it_beats_random_at_seven_wonders(seats: int, given: Settings) -> None:
    title = find_title("sevenwonders")
    assert title is not None
    complete = title.settings(given)
    assert isinstance(complete, dict)
    partners = 2 if given.get("teams") else 1
    bots: list[Bot] = [GreedyBot()] * partners + [RandomBot()] * (seats - partners)
    wins = sum(0 in play_match(title, complete, bots, seed).result.winners for seed in range(6))
    assert wins >= 5
