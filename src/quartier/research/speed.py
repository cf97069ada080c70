"""How fast the rules of titles are in this process, under random play.

    python -m quartier.research.speed sevenwonders:7:leaders=true,cities=true

prints a line of JSON for each set-up: a title, its seats and its options. Moves are drawn from the
complete list of legal ones. What is measured is the time of the processor, not of the clock, so
that other programs on the machine count as little as possible.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from time import process_time

import msgspec

from quartier.core.playout import play_out
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Refusal
from quartier.core.state import State
from quartier.core.titles import Settings, Title, find_title, title_ids
from quartier.research.setup import Setup

SECONDS = 0.5
# Every so many decisions of a game its position is kept for measuring.
STRIDE = 7


class Speed(msgspec.Struct):
    """Games and decisions per second; microseconds of a decision without and with a look at the
    observation and its mask; those of a clone, a view, a sample.
    """

    name: str
    games: float
    decisions: float
    blind: float
    looking: float
    clone: float
    view: float
    sample: float

    @property
    def observation(self) -> float:
        """Microseconds that an observation with its mask adds to a decision."""
        return self.looking - self.blind


def best(rounds: list[Speed]) -> Speed:
    """The best of each figure: others on the machine only ever make it slower."""
    return Speed(
        rounds[0].name,
        max(speed.games for speed in rounds),
        max(speed.decisions for speed in rounds),
        min(speed.blind for speed in rounds),
        min(speed.looking for speed in rounds),
        min(speed.clone for speed in rounds),
        min(speed.view for speed in rounds),
        min(speed.sample for speed in rounds),
    )


class SetUp:
    """A title at a number of seats with its settings."""

    def __init__(self, name: str, title: Title, seats: int, settings: Settings) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.settings = settings


def measure(name: str) -> Speed:
    set_up = read_set_up(name)
    return Speed(set_up.name, *_games(set_up), *_costs(set_up))


def read_set_up(name: str) -> SetUp:
    """What a text such as `sevenwonders:7:leaders=true` names; left out is what is usual."""
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
    full_name = f"{title_id}:{number}" + (f":{assignments}" if assignments else "")
    return SetUp(full_name, title, number, settings)


def _games(set_up: SetUp) -> tuple[float, float, float, float]:
    """Games and decisions per second, and microseconds of a decision without and with a look.

    Every game is played three times, so that all have the same share of what else the machine
    does: at full speed; one decision at a time, as programs that learn do; and with a look before
    each of them.
    """
    setup = Setup(set_up.title.id, set_up.seats, **set_up.settings)
    ways: list[Callable[[State, Rng], int]] = [
        play_out,
        partial(_play, setup, False),
        partial(_play, setup, True),
    ]
    spent = [0.0, 0.0, 0.0]
    games = decisions = 0
    while sum(spent) < len(ways) * SECONDS:
        for way, play in enumerate(ways):
            started = process_time()
            given = play(setup.new(games), seeded(games))
            spent[way] += process_time() - started
        decisions += given
        games += 1
    full_speed, blind, looking = spent
    each = 1e6 / decisions
    return games / full_speed, decisions / full_speed, each * blind, each * looking


def _play(setup: Setup, looking: bool, state: State, rng: Rng) -> int:
    decisions = 0
    while deciders := state.deciders:
        seat = deciders[0]
        if looking:
            setup.observation(state, seat)
            setup.mask(state, seat)
        state.advance(seat, state.draw(seat, rng))
        decisions += 1
    return decisions


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


def _costs(set_up: SetUp) -> tuple[float, float, float]:
    """Microseconds of a clone, a view and a sample."""
    positions = _positions(set_up)
    rng = seeded(2)
    return (
        _microseconds(lambda state: state.clone(), positions),
        _microseconds(lambda state: state.view(0), positions),
        _microseconds(lambda state: state.sample(0, rng), positions),
    )


def _microseconds(work: Callable[[State], object], positions: list[State]) -> float:
    rounds = 0
    started = process_time()
    while (spent := process_time() - started) < SECONDS / 2:
        for state in positions:
            work(state)
        rounds += 1
    return 1e6 * spent / (rounds * len(positions))


if __name__ == "__main__":
    for argument in sys.argv[1:] or title_ids():
        print(msgspec.json.encode(measure(argument)).decode(), flush=True)
