"""What moves were worth, after the game."""

from __future__ import annotations

from quartier.bots.advice import Candidate
from quartier.bots.greedy import GreedyBot
from quartier.bots.position import Position
from quartier.coach.review import Judgement, finest_of, judge, play_alone
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title, find_title


def title_of(name: str, **options: bool | str) -> tuple[Title, Settings]:
    title = find_title(name)
    assert title is not None
    settings = title.settings(dict(options))
    assert not isinstance(settings, Refusal)
    return title, settings


def test_the_best_move_costs_nothing_and_the_worst_what_it_gives_away() -> None:
    title, settings = title_of("sevenwonders")
    position = Position(title, title.new(settings, 4, 3), 2)
    ranked = GreedyBot(4).weigh(position, seeded(1))
    best = judge(position, 0, ranked[0].move, GreedyBot(4), seeded(1))
    worst = judge(position, 0, ranked[-1].move, GreedyBot(4), seeded(1))
    assert best is not None
    assert worst is not None
    assert best.cost == 0
    assert not best.is_mistake
    assert worst.cost == ranked[0].win_share - ranked[-1].win_share > 0


def test_who_had_no_choice_is_not_judged() -> None:
    title, settings = title_of("cardcity", level="normal")
    state = title.new(settings, 3, 3)
    rng = seeded(1)
    while len(state.moves(state.deciders[0])) > 1:
        state.advance(state.deciders[0], state.draw(state.deciders[0], rng))
    seat = state.deciders[0]
    position = Position(title, state, seat)
    assert judge(position, 0, position.moves[0], GreedyBot(), rng) is None


def test_alone_a_move_costs_points_against_others_a_part_of_the_win() -> None:
    title, settings = title_of("sevenwonders")
    moves = title.new(settings, 3, 3).moves(0)
    played, best = Candidate(moves[0], 0.4, 30.0, 1), Candidate(moves[1], 0.5, 38.0, 1)
    assert Judgement(0, played, best, played, is_alone=True).cost == 8.0
    assert Judgement(0, played, best, played, is_alone=False).cost == 0.5 - 0.4


def test_the_finest_move_is_the_one_no_other_comes_near() -> None:
    title, settings = title_of("sevenwonders")
    moves = title.new(settings, 3, 3).moves(0)
    best, near, far = (
        Candidate(moves[number], share, 30.0, 1) for number, share in enumerate((0.5, 0.49, 0.3))
    )
    plain = Judgement(0, best, best, near, is_alone=False)
    find = Judgement(1, best, best, far, is_alone=False)
    missed = Judgement(2, far, best, far, is_alone=False)
    assert find.gain == 0.5 - 0.3
    assert not plain.is_find, "a hundredth is within what an estimate can be wrong"
    assert not missed.is_find, "the best move was not played"
    assert finest_of([plain, missed, find]) is find
    assert finest_of([plain, missed]) is None


def test_a_bot_plays_the_same_solo_deal_and_each_attempt_may_differ() -> None:
    title, settings = title_of("cardcity", level="simplified")
    scores = [play_alone(title, settings, 5, GreedyBot(), attempt) for attempt in (0, 0, 1, 2, 3)]
    assert scores[0] == scores[1]
    assert len(set(scores)) > 1
