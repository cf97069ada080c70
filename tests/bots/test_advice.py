"""Bots tell what they think of the moves, and why."""

import pytest
from tests.bots.toy import STONES, TAKE

from quartier.bots.advice import Adviser, advise
from quartier.bots.budget import Budget
from quartier.bots.greedy import GreedyBot
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.core.rng import seeded
from quartier.core.titles import Settings, find_title
from quartier.locale import LANGUAGES, Texts

ADVISERS = (GreedyBot(), SearchBot(Budget(playouts=80)))
ENDS = Budget(playouts=30)


def stones() -> Position:
    settings: Settings = {"together": False}
    return Position(STONES, STONES.new(settings, 2, 1), 0)


@pytest.mark.parametrize("adviser", ADVISERS)
def test_the_best_comes_first_with_what_to_expect(adviser: Adviser) -> None:
    candidates = advise(stones(), adviser, seeded(1), ends=ENDS)
    assert candidates[0].move is TAKE[2]
    assert {candidate.move for candidate in candidates} == set(TAKE)
    assert candidates[0].score == max(candidate.score for candidate in candidates)
    assert candidates[0].win_share > candidates[-1].win_share
    assert all(candidate.examined for candidate in candidates)


@pytest.mark.parametrize("adviser", ADVISERS)
def test_what_a_bot_advises_is_what_it_plays(adviser: Adviser) -> None:
    assert adviser.choose(stones(), seeded(3)) is adviser.weigh(stones(), seeded(3))[0].move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_what_the_end_gains_or_loses(language: str) -> None:
    best, *others = advise(stones(), GreedyBot(), seeded(1), ends=ENDS)
    worst = next(candidate for candidate in others if candidate.move is TAKE[0])
    assert best.reason is not None
    assert best.reason.facts["gain"] == "score-stones"
    assert worst.reason is not None
    assert worst.reason.key == "reason-loss"
    assert worst.reason.facts["lost"] in (3, 4)
    facts = {**worst.reason.facts, "loss": "=Stones"}
    assert "Stones" in Texts(language).text(worst.reason.key, facts)


def test_a_difference_that_may_be_luck_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(STONES, "evaluate", lambda state, seat: 0.0)
    twins = [TAKE[0], TAKE[0]]
    position = stones()
    monkeypatch.setattr(Position, "moves", twins)
    candidates = advise(position, GreedyBot(), seeded(1), ends=ENDS)
    assert [candidate.reason for candidate in candidates] == [None, None]


def test_too_few_ends_give_no_reason() -> None:
    few = Budget(playouts=2)
    assert all(found.reason is None for found in advise(stones(), GreedyBot(), seeded(1), ends=few))


@pytest.mark.parametrize("adviser", ADVISERS)
def test_it_works_where_everybody_decides_at_once(adviser: Adviser) -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    position = Position(title, title.new(settings, 3, 1), 1)
    candidates = advise(position, adviser, seeded(1), most=3, ends=Budget(playouts=3))
    assert len(candidates) == 3
    assert all(candidate.move in position.moves for candidate in candidates)
    assert all(0 < candidate.win_share < 1 for candidate in candidates)
