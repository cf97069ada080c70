"""Games of one who plays alone, played on side by side by a network."""

from __future__ import annotations

import pytest
from tests.bots.toy import BEST_ROUND, ROUNDS, STONES

from quartier.bots.abreast import Game, play_abreast
from quartier.bots.budget import Budget
from quartier.bots.evaluation import Evaluation, Expected
from quartier.bots.learned import Learned, learned, networks_of
from quartier.bots.policy import play_on_to
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.core.features import features_of
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Settings, Title, find_title


class Contrary(Learned):
    """A network that takes the worst for the best."""

    def worths(self, states: list[State], seat: int) -> list[float]:
        return [-worth for worth in super().worths(states, seat)]


class Thrifty(Evaluation):
    """Values few stones most."""

    def worths(self, states: list[State], seat: int) -> list[float]:
        return [-STONES.evaluate(state, seat) for state in states]


def card_city() -> tuple[Title, Settings]:
    title = find_title("cardcity")
    assert title is not None
    settings = title.settle({}, 1)
    assert isinstance(settings, dict)
    return title, settings


def points(game: Game) -> float:
    assert game.state.result is not None
    return float(game.state.result.totals[0])


class Prodigal(Evaluation):
    """Values many stones most."""

    def worths(self, states: list[State], seat: int) -> list[float]:
        return [STONES.evaluate(state, seat) for state in states]


def stones(tries: int | None = None) -> Game:
    settings = STONES.settle({}, 1)
    assert isinstance(settings, dict)
    return Game(STONES.new(settings, 1, 1), 0, seeded(2), tries)


def test_the_move_is_played_that_is_valued_most() -> None:
    frugal, greedy = stones(), stones()
    play_abreast(Thrifty(TO_THE_END), [frugal])
    play_abreast(Prodigal(TO_THE_END), [greedy])
    assert points(frugal) == 0
    assert 0 < points(greedy) <= ROUNDS * BEST_ROUND


@pytest.mark.parametrize("choices", range(ROUNDS))
def test_a_game_is_played_so_many_choices_on(choices: int) -> None:
    game = stones()
    one_by_one = game.state.clone()
    move = game.state.moves(0)[3]
    game.state.advance(0, move)
    play_abreast(Prodigal(choices), [game])
    after = play_on_to(choices, STONES, one_by_one, 0, move, seeded(1), lambda: False)
    assert game.state.moment == after.moment
    assert (game.state.result is None) == (choices < ROUNDS - 1)


@pytest.mark.parametrize("decisions", [0, 25, 60, 10_000])
def test_alone_at_small_city_all_lines_are_judged_at_the_end_of_the_next_round(
    decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much or little each of them does until then."""
    title = find_title("smallcity")
    assert title is not None
    settings = title.settle({}, 1)
    assert isinstance(settings, dict)
    rng = seeded(6)
    state = title.new(settings, 1, 6)
    course = [state.clone()]
    while state.deciders and len(course) <= decisions:
        state.advance(0, state.draw(0, rng))
        if len(state.moves(0)) > 4:
            course.append(state.clone())
    now = course[-1]
    judged: list[State] = []
    expected = Learned.expected

    def noted(evaluation: Learned, states: list[State], seat: int) -> list[Expected]:
        judged.extend(states)
        return expected(evaluation, states, seat)

    monkeypatch.setattr(Learned, "expected", noted)
    SearchBot(Budget(playouts=8)).choose(Position(title, now, 0), seeded(1))
    # First of all the position itself is judged.
    ends = judged[1:]
    assert len(ends) == 8
    for end in ends:
        assert title.round_of(end) == title.round_of(now) + 2 or end.result is not None
        assert end.moment > now.moment


def test_all_moves_are_looked_at_or_so_many() -> None:
    for tries, looked_at in ((None, 4), (2, 2), (9, 4)):
        game = stones(tries)
        assert game.goes_on(Prodigal(TO_THE_END))
        assert len(game.state.moves(0)) == 4
        assert len(game.ahead()) == len(set(game.moves)) == looked_at


def test_side_by_side_games_end_as_they_do_one_by_one() -> None:
    title, settings = card_city()

    def games() -> list[Game]:
        return [Game(title.new(settings, 1, deal), 0, seeded(deal)) for deal in range(3)]

    evaluation = learned(title, games()[0].state)
    assert isinstance(evaluation, Learned)
    together, apart = games(), games()
    play_abreast(evaluation, together)
    for game in apart:
        play_abreast(evaluation, [game])
    assert [game.state.fingerprint() for game in together] == [
        game.state.fingerprint() for game in apart
    ]


def test_who_plays_alone_is_imagined_to_play_by_the_network() -> None:
    title, settings = card_city()
    state = title.new(settings, 1, 1)
    features = features_of(title)
    assert features is not None
    network = next(one for one in networks_of(title) if one.about.knows(settings, 1))

    def hoped_for(kind: type[Learned]) -> float:
        evaluation = kind(title, features, network, settings, 1)

        def judge(title: Title, world: State) -> Evaluation:
            return evaluation

        bot = SearchBot(Budget(playouts=12), judge)
        return max(one.score for one in bot.weigh(Position(title, state, 0), seeded(3)))

    assert hoped_for(Learned) > hoped_for(Contrary) + 5


@pytest.mark.parametrize("playouts", [1, 5, 20])
def test_alone_no_more_is_played_than_the_budget_allows(playouts: int) -> None:
    title, settings = card_city()
    position = Position(title, title.new(settings, 1, 1), 0)
    candidates = SearchBot(Budget(playouts=playouts)).weigh(position, seeded(1))
    assert sum(candidate.examined for candidate in candidates) == playouts
