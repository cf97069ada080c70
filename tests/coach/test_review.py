"""What moves were worth, after the game."""

from __future__ import annotations

import pytest

from quartier.bots.advice import SURE, Candidate, Lead
from quartier.bots.budget import Budget
from quartier.bots.greedy import GreedyBot
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.coach import review
from quartier.coach.review import (
    CERTAIN,
    MOST_CHECKED,
    MOST_MISTAKES,
    Judgement,
    finest_of,
    judge,
    look_again,
    next_find_to_check,
    next_to_check,
    play_alone,
    severity,
    worst_of,
)
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title, find_title, title_ids
from quartier.locale import LANGUAGES, Texts


def title_of(name: str, **options: bool | str) -> tuple[Title, Settings]:
    title = find_title(name)
    assert title is not None
    settings = title.settings(dict(options))
    assert not isinstance(settings, Refusal)
    return title, settings


ADVISER = SearchBot(Budget(playouts=40))


def start(seat: int = 2) -> Position:
    title, settings = title_of("sevenwonders")
    return Position(title, title.new(settings, 4, 3), seat)


def judgement(
    *,
    index: int = 0,
    cost: Lead | None = None,
    gain: Lead | None = None,
    turn: int | None = None,
    score: float = 30.0,
    is_checked: bool = True,
) -> Judgement:
    """A decision by what it cost or gained; each in a turn of its own, if nothing else is said."""
    position = start()
    one, other = (Candidate(move, 0.4, score, 1) for move in position.moves[:2])
    best = one if cost is None else other
    judged = Judgement(index, position, one, best, other if best is one else one, cost or gain)
    judged.when = ("when", {"age": 1, "turn": index if turn is None else turn})
    judged.is_checked = is_checked
    return judged


def costs(points: float) -> Lead:
    return Lead(0.0, 0.0, points, 0.01)


def test_the_best_move_costs_nothing_and_the_worst_what_it_gives_away() -> None:
    position = start()
    ranked = ADVISER.weigh(position, seeded(1))
    best = judge(position, 0, ranked[0].move, ADVISER, seeded(1))
    sale = next(move for move in position.moves if move.text.startswith("sell "))
    worst = judge(position, 0, sale, ADVISER, seeded(1))
    assert best is not None
    assert worst is not None
    assert best.cost is None
    assert best.severity == 0
    assert best.other is not best.played
    assert worst.cost is not None
    assert worst.cost.sure_share() > 0
    assert worst.severity > 1
    assert worst.when == ("when", {"age": 1, "turn": 1})
    assert worst.question.prompt == "prompt-pick"


def test_who_had_no_choice_is_not_judged() -> None:
    title, settings = title_of("cardcity", level="normal")
    state = title.new(settings, 3, 3)
    rng = seeded(1)
    while len(state.moves(state.deciders[0])) > 1:
        state.advance(state.deciders[0], state.draw(state.deciders[0], rng))
    seat = state.deciders[0]
    position = Position(title, state, seat)
    assert judge(position, 0, position.moves[0], ADVISER, rng) is None


@pytest.mark.parametrize("errors", [SURE, CERTAIN])
def test_a_cost_counts_in_chances_or_points_but_only_if_it_is_more_than_luck(errors: float) -> None:
    noise = Lead(0.10, 0.1 / errors, 5.0, 5.1 / errors)
    assert severity(noise, False, errors) == 0
    chances = Lead(0.10, 0.01, 0.0, 3.0)
    assert severity(chances, False, errors) == pytest.approx(5.0)
    assert severity(chances, True, errors) == 0
    lost_game = Lead(0.0, 0.01, 3.0, 0.5)
    assert severity(lost_game, False, errors) == pytest.approx(3.0)
    assert severity(lost_game, True, errors) == pytest.approx(3.0)
    assert severity(Lead(-0.1, 0.01, -3.0, 0.1), False, errors) == 0


def test_at_most_three_lessons_and_one_of_a_round() -> None:
    judged = [
        judgement(index=index, cost=Lead(share, 0.001, 0.0, 1.0))
        for index, share in enumerate((0.03, 0.2, 0.1, 0.01, 0.3, 0.25))
    ]
    judged[5].when = judged[4].when
    assert [one.index for one in worst_of(judged)] == [4, 1, 2]


def test_what_was_seen_once_is_no_lesson_yet() -> None:
    judged = [judgement(index=index, cost=costs(9.0), is_checked=False) for index in range(2)]
    assert worst_of(judged) == []
    judged[1].is_checked = True
    assert worst_of(judged) == [judged[1]]


def test_what_could_still_be_had_was_not_given_away_yet() -> None:
    """Three answers of one round, after each of which the same nine points are in reach."""
    again = [judgement(index=index, cost=costs(9.0), turn=4) for index in range(3)]
    assert worst_of(again) == [again[2]]
    elsewhere = judgement(index=3, cost=costs(9.0), turn=5)
    assert worst_of([*again, elsewhere]) == [again[2], elsewhere]
    # Luck makes up for nothing, nor does a smaller mistake.
    lucky = judgement(index=4, score=39.0, turn=5)
    smaller = judgement(index=5, score=39.0, cost=costs(4.0), turn=5)
    assert worst_of([elsewhere, lucky, smaller]) == [elsewhere]
    # Other points than those that were lost before.
    other = judgement(index=6, score=24.0, cost=costs(9.0), turn=5)
    assert worst_of([elsewhere, other]) == [elsewhere]


def test_the_costliest_are_looked_at_again_until_three_are_lessons() -> None:
    judged = [
        judgement(index=index, cost=costs(points), is_checked=False)
        for index, points in enumerate((2.0, 0.4, 5.0, 4.0, 3.0))
    ]
    looked_at = []
    while (one := next_to_check(judged)) is not None:
        one.is_checked = True
        looked_at.append(one.index)
        if one.index == 3:
            one.lead = None
    assert looked_at == [2, 3, 4, 0]
    assert [one.index for one in worst_of(judged)] == [2, 4, 0]


def test_looking_again_comes_to_an_end() -> None:
    judged = [judgement(index=index, cost=costs(5.0), is_checked=False) for index in range(20)]
    looks = 0
    while (one := next_to_check(judged)) is not None:
        one.is_checked, one.lead = True, None
        looks += 1
    assert looks == MOST_CHECKED > MOST_MISTAKES


def twice(monkeypatch: pytest.MonkeyPatch, first: Lead, near: Lead, ends: Lead) -> Judgement:
    """A decision that cost as much at first, looked at again."""
    one = judgement(cost=first, is_checked=False)
    monkeypatch.setattr(SearchBot, "leads", lambda *_: [near])
    monkeypatch.setattr(review, "explain", lambda *_: ends)
    look_again(start(), one, ADVISER, seeded(1))
    return one


def test_what_is_told_is_what_the_second_look_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest of many differences is large by luck, too."""
    first, near = Lead(0.2, 0.01, 9.0, 0.5), Lead(0.1, 0.01, 4.0, 0.4)
    one = twice(monkeypatch, first, near, Lead(0.1, 0.1, 4.4, 1.0))
    assert one.is_checked
    assert one.cost is not None
    assert 4.0 < one.cost.points < 4.2
    assert one.severity == pytest.approx(max(one.cost.points, one.cost.share / 0.02))


def test_where_whole_games_do_not_bear_it_out_there_is_no_lesson(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near = Lead(0.11, 0.004, 4.4, 0.2)
    one = twice(monkeypatch, near, near, Lead(0.04, 0.07, -1.3, 1.2))
    assert one.cost is None
    assert one.severity == 0
    # Nor where they are in two minds about it.
    doubtful = twice(monkeypatch, near, near, Lead(0.0, 0.07, 0.9, 0.4))
    assert doubtful.cost is not None
    assert doubtful.cost.points_error > 1.5
    assert doubtful.severity == 0


def test_the_finest_move_is_the_one_no_other_comes_near() -> None:
    plain = judgement(index=0, gain=Lead(0.01, 0.001, 0.0, 1.0))
    luck = judgement(index=1, gain=Lead(0.5, 0.4, 0.0, 1.0))
    find = judgement(index=2, gain=Lead(0.2, 0.01, 0.0, 1.0), is_checked=False)
    assert next_find_to_check([plain, luck, find]) is find
    assert finest_of([plain, luck, find]) is None
    find.is_checked = True
    assert next_find_to_check([plain, luck, find]) is None
    assert finest_of([plain, luck, find]) is find
    assert finest_of([plain, luck]) is None


@pytest.mark.parametrize("title_id", title_ids())
def test_every_title_says_when_a_decision_was_made(title_id: str) -> None:
    title, settings = title_of(title_id)
    state = title.new(settings, title.usual_seats, 3)
    rng = seeded(1)
    told = set()
    while state.deciders:
        key, facts = state.view(state.deciders[0]).when()
        for language in LANGUAGES:
            told.add(Texts(language, title.package).text(key, facts))
        state.advance(state.deciders[0], state.draw(state.deciders[0], rng))
    assert len(told) > 8


def test_a_bot_plays_the_same_solo_deal_and_each_attempt_may_differ() -> None:
    title, settings = title_of("cardcity", level="simplified")
    scores = [play_alone(title, settings, 5, GreedyBot(), attempt) for attempt in (0, 0, 1, 2, 3)]
    assert scores[0] == scores[1]
    assert len(set(scores)) > 1
