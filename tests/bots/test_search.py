"""Search: thinking on imagined worlds, on the contract alone."""

from collections.abc import Callable

import pytest
from tests.bots.toy import BEST_ROUND, ROUNDS, SPACE, STONES, TAKE, StonesTitle

from quartier.bots.bot import Bot
from quartier.bots.budget import Budget, Spending, read_budget
from quartier.bots.match import play_match
from quartier.bots.position import Position
from quartier.bots.random_bot import RandomBot
from quartier.bots.search import Line, Search, SearchBot
from quartier.bots.standing import Standing
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import TO_THE_END, Option, Settings, Title, all_titles, find_title


def settings(title: Title, **given: bool | str) -> Settings:
    complete = title.settings(given)
    assert isinstance(complete, dict)
    return complete


def title(title_id: str) -> Title:
    found = find_title(title_id)
    assert found is not None
    return found


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_finds_the_best_choice_with_its_follow_up(seats: int, together: bool) -> None:
    bots: list[Bot] = [SearchBot(Budget(playouts=60)), *[RandomBot()] * (seats - 1)]
    outcome = play_match(STONES, settings(STONES, together=together), bots, 1)
    assert outcome.result.totals[0] == ROUNDS * BEST_ROUND


def test_it_tells_what_it_thinks_of_the_moves() -> None:
    position = Position(STONES, STONES.new(settings(STONES), 2, 1), 0)
    candidates = SearchBot(Budget(playouts=100)).weigh(position, seeded(1))
    assert candidates[0].move is TAKE[2]
    assert {candidate.move for candidate in candidates} == set(TAKE)
    assert all(0 <= candidate.win_share <= 1 for candidate in candidates)
    assert sum(candidate.examined for candidate in candidates) <= 100


def on_the_way(found: Title, decisions: int) -> State:
    """A position after so many decisions, or in the middle of a shorter game."""
    rng = seeded(4)
    state = found.new(settings(found), found.usual_seats, 3)
    course = [state.clone()]
    while state.deciders and len(course) <= 2 * decisions:
        seat = state.deciders[0]
        state.advance(seat, state.draw(seat, rng))
        course.append(state.clone())
    return course[min(decisions, len(course) // 2)]


@pytest.mark.parametrize("title_id", [found.id for found in all_titles()])
def test_seed_and_playouts_make_it_reproducible(title_id: str) -> None:
    found = title(title_id)
    state = on_the_way(found, 12)
    before = state.fingerprint()
    position = Position(found, state, state.deciders[0])
    thoughts = [
        [
            (candidate.move, candidate.win_share, candidate.score, candidate.examined)
            for candidate in SearchBot(Budget(playouts=30)).weigh(position, seeded(9))
        ]
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert state.fingerprint() == before


def test_it_needs_no_sample_when_there_is_only_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    state = STONES.new(settings(STONES), 2, 1)
    position = Position(STONES, state, 0)
    monkeypatch.setattr(state, "moves", lambda seat: TAKE[:1])
    monkeypatch.setattr(state, "veiled", None)
    assert SearchBot(Budget(seconds=60)).choose(position, seeded(1)) is TAKE[0]


def after(calls: int) -> Callable[[], bool]:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > calls

    return stop


@pytest.mark.parametrize("title_id", [found.id for found in all_titles()])
@pytest.mark.parametrize("calls", [0, 1, 5])
def test_cancelled_it_answers_at_once(title_id: str, calls: int) -> None:
    found = title(title_id)
    state = found.new(settings(found), found.usual_seats, 1)
    seat = next(seat for seat in state.deciders if len(state.moves(seat)) > 1)
    budget = Budget(seconds=600, stop=after(calls))
    candidates = SearchBot(budget).weigh(Position(found, state, seat), seeded(1))
    assert candidates[0].move in state.moves(seat)
    assert sum(candidate.examined for candidate in candidates) <= calls + 1


def test_it_stops_when_nothing_more_is_to_learn() -> None:
    position = Position(STONES, STONES.new(settings(STONES, together=True), 1, 1), 0)
    candidates = SearchBot(Budget(playouts=100_000)).weigh(position, seeded(1))
    assert candidates[0].move is TAKE[2]
    assert candidates[0].examined < 1000


def test_a_move_that_dropped_out_is_not_chosen_because_its_worlds_were_lucky(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worth = {TAKE[0]: 0.1, TAKE[1]: 0.3, TAKE[2]: 0.4, TAKE[3]: 0.2}
    worlds = 0

    def imagine(search: Search, lines: list[Line]) -> list[Standing]:
        """Two worlds in which all is well, and then no more."""
        nonlocal worlds
        worlds += 1
        found = []
        for line in lines:
            search.spending.begin()
            value = worth[line.move] / 10 + (0.8 if worlds <= 2 else 0.0)
            found.append(Standing(value, value, value))
            line.add(found[-1])
        return found

    alike = [Line(move, 0.0, 0.0) for move in TAKE]
    monkeypatch.setattr(Search, "by_opinion", lambda search: alike)
    monkeypatch.setattr(Search, "imagine", imagine)
    position = Position(STONES, STONES.new(settings(STONES), 2, 1), 0)
    candidates = SearchBot(Budget(playouts=16)).weigh(position, seeded(1))
    examined = [candidate.examined for candidate in candidates]
    assert worlds > 2
    assert candidates[0].move is TAKE[2]
    assert examined == sorted(examined, reverse=True)
    assert examined[0] > examined[-1]


class Misjudged(StonesTitle):
    """Stones whose evaluation is wrong until the end."""

    def __init__(self, horizon: int) -> None:
        together = (Option("together", (False, True)),)
        super().__init__("misjudged", __name__, 1, (1,), 1, 1, together, SPACE, [], horizon)

    def evaluate(self, state: State, seat: int) -> float:
        points = super().evaluate(state, seat)
        return points if state.result is not None else -points


@pytest.mark.parametrize(("horizon", "finds_the_best"), [(1, False), (TO_THE_END, True)])
def test_a_title_says_when_its_judgement_is_to_be_trusted(
    horizon: int, finds_the_best: bool
) -> None:
    misjudged = Misjudged(horizon)
    position = Position(misjudged, misjudged.new(settings(misjudged), 1, 1), 0)
    candidates = SearchBot(Budget(playouts=400)).weigh(position, seeded(1))
    assert (candidates[0].move is TAKE[2]) == finds_the_best


@pytest.mark.parametrize(
    ("text", "seconds", "playouts"),
    [("1s", 1.0, 0), ("250ms", 0.25, 0), ("0.5s", 0.5, 0), ("2000", 0.0, 2000)],
)
def test_budgets_are_read_as_people_write_them(text: str, seconds: float, playouts: int) -> None:
    budget = read_budget(text)
    assert budget is not None
    assert (budget.seconds, budget.playouts) == (seconds, playouts)


@pytest.mark.parametrize("text", ["", "0", "0s", "1m", "-1s", "s", "1.5", "9999s", "2000000"])
def test_other_budgets_are_none(text: str) -> None:
    assert read_budget(text) is None


def test_a_clock_leaves_time_for_the_playout_it_would_begin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("quartier.bots.budget.perf_counter", lambda: now)
    spending = Spending(Budget(seconds=1.0))
    playouts = 0
    while spending.left():
        spending.begin()
        now += 0.1
        playouts += 1
    assert playouts == 9
    assert spending.part() == pytest.approx(0.9)


def test_a_playout_is_long_after_a_sixteenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("quartier.bots.budget.perf_counter", lambda: now)
    by_clock = Spending(Budget(seconds=1.6))
    by_playouts = Spending(Budget(playouts=10))
    for spending in (by_clock, by_playouts):
        spending.begin()
    now = 0.09
    assert not by_clock.is_long()
    now = 0.11
    assert by_clock.is_long()
    assert not by_playouts.is_long(), "playouts that are counted must not depend on the clock"
    by_clock.begin()
    assert not by_clock.is_long()
