"""Bots tell what they think of the moves, and why."""

import pytest
from tests.bots.toy import STONES, TAKE

from quartier.bots.advice import (
    FEWEST,
    SURE,
    Candidate,
    Ends,
    Lead,
    advise,
    agreed,
    explain,
    reasons,
)
from quartier.bots.budget import Budget
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.core.rng import seeded
from quartier.core.titles import Settings, find_title
from quartier.locale import LANGUAGES, Texts

ADVISER = SearchBot(Budget(playouts=80))
ENDS = 30


def stones() -> Position:
    settings: Settings = {"together": False}
    return Position(STONES, STONES.new(settings, 2, 1), 0)


def test_the_best_comes_first_with_what_to_expect() -> None:
    candidates = advise(stones(), ADVISER, seeded(1), ends=ENDS)
    assert candidates[0].move is TAKE[2]
    assert {candidate.move for candidate in candidates} == set(TAKE)
    assert candidates[0].score == max(candidate.score for candidate in candidates)
    assert candidates[0].win_share > candidates[-1].win_share
    assert all(candidate.examined for candidate in candidates)


def test_what_a_bot_advises_is_what_it_plays() -> None:
    assert ADVISER.choose(stones(), seeded(3)) is ADVISER.weigh(stones(), seeded(3))[0].move


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_what_the_end_gains_or_loses(language: str) -> None:
    best, worst = Candidate(TAKE[2], 0.9, 5.0, 1), Candidate(TAKE[0], 0.1, 2.0, 1)
    explain(stones(), best, worst, seeded(1), ENDS)
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
    candidates = advise(position, ADVISER, seeded(1), ends=ENDS)
    assert [candidate.reason for candidate in candidates] == [None, None]


def test_too_few_ends_give_no_reason() -> None:
    few = 2
    assert all(found.reason is None for found in advise(stones(), ADVISER, seeded(1), ends=few))


def test_it_works_where_everybody_decides_at_once() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert isinstance(settings, dict)
    position = Position(title, title.new(settings, 3, 1), 1)
    candidates = advise(position, ADVISER, seeded(1), most=3, ends=3)
    assert len(candidates) == 3
    assert all(candidate.move in position.moves for candidate in candidates)
    assert all(0 < candidate.win_share < 1 for candidate in candidates)


def test_what_a_move_lacks_is_told_with_its_error() -> None:
    best, *others = advise(stones(), ADVISER, seeded(1), ends=ENDS)
    assert best.behind is None
    worst = next(one for one in others if one.move is TAKE[0])
    assert worst.behind is not None
    assert worst.behind.sure_share() > 0
    assert worst.behind.sure_points() > 0


def test_what_may_be_luck_is_not_sure() -> None:
    lead = Lead.of([0.3, -0.1, 0.2, -0.1], [1.0, 1.1, 0.9, 1.0])
    assert lead.share == pytest.approx(0.075)
    assert lead.share < SURE * lead.share_error
    assert lead.sure_share() == 0.0
    assert lead.sure_points() == pytest.approx(1.0)


def test_too_few_worlds_tell_nothing() -> None:
    assert Lead.of([0.5, 0.5, 0.5], [9.0, 9.0, 9.0]).sure_points() == 0.0


def test_equal_seeds_give_equal_advice() -> None:
    first, second = (
        [(one.move, one.win_share, one.behind) for one in advise(stones(), ADVISER, seeded(4))]
        for _ in range(2)
    )
    assert first == second


def test_what_speaks_for_the_other_move_is_no_reason_against_it() -> None:
    worse, better = Candidate(TAKE[0], 0.1, 2.0, 1), Candidate(TAKE[2], 0.9, 5.0, 1)
    explain(stones(), worse, better, seeded(1), ENDS)
    assert (worse.reason, better.reason) == (None, None)


def ended(homes: int, money: int) -> Ends:
    ends = Ends()
    ends.categories = ["score-homes", "score-money"]
    ends.points = [[homes, money]] * FEWEST
    return ends


def test_ends_that_bear_nothing_out_tell_no_reason() -> None:
    assert reasons(ended(homes=2, money=6), ended(homes=8, money=1)) == (None, None)
    for_best, against = reasons(ended(homes=8, money=1), ended(homes=2, money=6))
    assert for_best is not None
    assert against is not None
    assert for_best.facts == {"gain": "score-homes", "gained": 6, "loss": "score-money", "lost": 5}
    assert against.facts == {"gain": "score-money", "gained": 5, "loss": "score-homes", "lost": 6}


def test_a_category_that_hardly_changes_is_not_named() -> None:
    better, worse = ended(homes=8, money=2), ended(homes=2, money=2)
    # Two and a half points on average: half a point less, which would be told as none.
    worse.points = [[2, 2], [2, 3]] * FEWEST
    better.points = [[8, 2]] * (2 * FEWEST)
    for_best, _ = reasons(better, worse)
    assert for_best is not None
    assert for_best.facts == {"gain": "score-homes", "gained": 6}


def test_what_loses_more_than_it_gains_is_no_reason() -> None:
    better, worse = ended(homes=8, money=2), ended(homes=4, money=12)
    for ends, rest in ((better, 9), (worse, 1)):
        ends.categories = [*ends.categories, "score-rest", "score-others"]
        ends.points = [[*points, rest, rest] for points in ends.points]
    assert better.total() > worse.total()
    assert reasons(better, worse) == (None, None)


def test_two_ways_of_looking_that_agree_say_more_than_one() -> None:
    value, error = agreed((4.0, 1.0), (5.0, 1.0))
    assert value == pytest.approx(4.5)
    assert error == pytest.approx(0.5**0.5)
    assert agreed((4.0, 0.0), (4.0, 0.0)) == (4.0, 0.0)
    # Who knows little hardly counts.
    value, error = agreed((4.0, 0.1), (5.0, 3.0))
    assert value == pytest.approx(4.0, abs=0.01)
    assert error == pytest.approx(0.1, abs=0.001)


def test_what_two_ways_of_looking_disagree_on_is_doubt() -> None:
    value, error = agreed((10.0, 0.3), (4.0, 0.3))
    assert value == pytest.approx(7.0)
    assert error == pytest.approx(3.0, abs=0.01)


def test_chances_are_told_only_if_the_words_show_it() -> None:
    """“6 ± 6 %” would be a difference that may be none."""
    assert Lead(0.0596, 0.0277, 0.0, 0.0).sure_share() == 0.0
    assert Lead(0.012, 0.0011, 0.0, 0.0).sure_share() == 0.0
    assert Lead(0.0596, 0.0212, 0.0, 0.0).sure_share() == 0.0596


def test_a_lead_has_to_show_in_what_it_rests_on() -> None:
    points, chances = Lead(0.05, 0.01, 4.0, 0.3), Lead(0.05, 0.01, 0.1, 0.3)
    assert points.borne_out_by(Lead(0.3, 0.1, 1.5, 1.0)) is None
    assert points.borne_out_by(Lead(-0.1, 0.1, 3.0, 1.0)) is not None
    assert chances.borne_out_by(Lead(0.15, 0.1, 3.0, 1.0)) is None
    assert chances.borne_out_by(Lead(0.3, 0.1, -3.0, 1.0)) is not None


def test_chances_are_as_doubtful_as_the_points_they_come_from() -> None:
    told = Lead(0.2, 0.01, 10.0, 0.3).borne_out_by(Lead(0.17, 0.12, 3.0, 0.4))
    assert told is not None
    assert told.points == pytest.approx(6.5, abs=0.1)
    assert told.sure_points() == 0.0
    assert told.sure_share() == 0.0


def test_no_move_looks_better_than_the_best_by_luck() -> None:
    best, other = Candidate(TAKE[2], 0.02, 27.0, 1), Candidate(TAKE[0], 0.5, 30.0, 1)
    other.fall_behind(best, Lead(-0.008, 0.005, -0.2, 0.4))
    assert (other.win_share, other.score) == (0.02, 27.0)
    other.fall_behind(best, Lead(-0.5, 0.005, -3.0, 0.4))
    assert (other.win_share, other.score) == (0.52, 30.0)


def test_chances_and_what_a_move_lacks_do_not_contradict_each_other() -> None:
    best, *others = advise(stones(), ADVISER, seeded(1), ends=ENDS)
    for one in others:
        assert one.behind is not None
        assert one.win_share == pytest.approx(max(best.win_share - one.behind.share, 0.0))
        assert one.score == pytest.approx(best.score - one.behind.points)
    assert others == sorted(others, key=lambda one: -one.win_share)
