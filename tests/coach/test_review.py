"""What moves were worth, after the game."""

from __future__ import annotations

import pytest

from quartier.bots.advice import Candidate, Lead
from quartier.bots.budget import Budget
from quartier.bots.greedy import GreedyBot
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.coach.review import Judgement, finest_of, judge, play_alone, severity, worst_of
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
    *, index: int = 0, cost: Lead | None = None, gain: Lead | None = None, moment: int | None = None
) -> Judgement:
    position = start()
    one = Candidate(position.moves[0], 0.4, 30.0, 1)
    judged = Judgement(index, position, one, one, cost, gain)
    judged.moment = index if moment is None else moment
    return judged


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


def test_a_cost_counts_in_chances_or_points_but_only_if_it_is_more_than_luck() -> None:
    noise = Lead(0.10, 0.04, 5.0, 2.0)
    assert severity(noise, is_alone=False) == 0
    chances = Lead(0.10, 0.01, 0.0, 3.0)
    assert severity(chances, is_alone=False) == pytest.approx(5.0)
    assert severity(chances, is_alone=True) == 0
    lost_game = Lead(0.0, 0.01, 3.0, 0.5)
    assert severity(lost_game, is_alone=False) == pytest.approx(3.0)
    assert severity(lost_game, is_alone=True) == pytest.approx(3.0)
    assert severity(Lead(-0.1, 0.01, -3.0, 0.1), is_alone=False) == 0


def test_at_most_three_lessons_and_one_of_a_choice() -> None:
    costs = [Lead(share, 0.001, 0.0, 1.0) for share in (0.03, 0.2, 0.1, 0.01, 0.3, 0.25)]
    judged = [judgement(index=index, cost=cost) for index, cost in enumerate(costs)]
    judged[5].moment = judged[4].moment
    assert [one.index for one in worst_of(judged)] == [4, 1, 2]


def test_the_finest_move_is_the_one_no_other_comes_near() -> None:
    plain = judgement(index=0, gain=Lead(0.01, 0.001, 0.0, 1.0))
    luck = judgement(index=1, gain=Lead(0.5, 0.4, 0.0, 1.0))
    find = judgement(index=2, gain=Lead(0.2, 0.01, 0.0, 1.0))
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
