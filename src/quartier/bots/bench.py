"""How fast the rules of titles are, under random play.

    python -m quartier.bots.bench sevenwonders:7:leaders=true,cities=true

A set-up is a title, its seats and its options; without any, every installed title as it is usually
played. Nothing is judged: figures depend on the machine, only their ratios mean something.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from time import perf_counter

from quartier.bots.match import play_match
from quartier.bots.random_bot import RandomBot
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title, find_title, title_ids

SECONDS = 1.0
# Every so many decisions of a game its position is kept for measuring.
STRIDE = 7
COLUMNS = ("games/s", "decisions/s", "clone µs", "view µs", "sample µs")


class SetUp:
    """A title at a number of seats with its settings."""

    def __init__(self, name: str, title: Title, seats: int, settings: Settings) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.settings = settings


def main(names: list[str]) -> None:
    set_ups = [_set_up(name) for name in names or title_ids()]
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} processors")
    width = max(len(set_up.name) for set_up in set_ups)
    print(" " * width, *(f"{column:>12}" for column in COLUMNS))
    for set_up in set_ups:
        figures = [*_speed(set_up), *_costs(_positions(set_up))]
        print(f"{set_up.name:<{width}}", *(f"{figure:>12,.0f}" for figure in figures), flush=True)


def _set_up(name: str) -> SetUp:
    title_id, _, rest = name.partition(":")
    seats, _, assignments = rest.partition(":")
    title = find_title(title_id)
    if title is None:
        raise SystemExit(f"no title {title_id}; installed are: {', '.join(title_ids())}")
    options = {option.key: option for option in title.options}
    given = {}
    for assignment in filter(None, assignments.split(",")):
        key, _, text = assignment.partition("=")
        value = options[key].parse(text) if key in options else None
        if value is None:
            raise SystemExit(f"{title_id} has no option {assignment}; see: quartier games")
        given[key] = value
    settings = title.settings(given)
    number = int(seats) if seats.isdecimal() else title.usual_seats
    if isinstance(settings, Refusal) or title.check(settings, number) is not None:
        raise SystemExit(f"{name} cannot be set up; see: quartier games")
    return SetUp(
        f"{title_id}:{number}" + (f":{assignments}" if assignments else ""), title, number, settings
    )


def _speed(set_up: SetUp) -> tuple[float, float]:
    """Games and decisions per second."""
    bots = [RandomBot()] * set_up.seats
    games = decisions = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < SECONDS:
        decisions += play_match(set_up.title, set_up.settings, bots, seed=games).decisions
        games += 1
    return games / spent, decisions / spent


def _positions(set_up: SetUp) -> list[State]:
    """Positions from the whole course of a game."""
    state = set_up.title.new(set_up.settings, set_up.seats, seed=0)
    rng = seeded(1)
    positions = []
    decision = 0
    while deciders := state.deciders:
        if decision % STRIDE == 0:
            positions.append(state.clone())
        state.advance(deciders[0], state.draw(deciders[0], rng))
        decision += 1
    return positions


def _costs(positions: list[State]) -> list[float]:
    """Microseconds of a clone, a view and a sample."""
    rng = seeded(2)
    measured: list[Callable[[State], object]] = [
        lambda state: state.clone(),
        lambda state: state.view(0),
        lambda state: state.sample(0, rng),
    ]
    return [_microseconds(work, positions) for work in measured]


def _microseconds(work: Callable[[State], object], positions: list[State]) -> float:
    rounds = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < SECONDS / 4:
        for state in positions:
            work(state)
        rounds += 1
    return 1e6 * spent / (rounds * len(positions))


if __name__ == "__main__":
    main(sys.argv[1:])
