"""How fast rules and bots of one checkout are, in figures that other checkouts can give, too.

    python src/quartier/research/yardstick.py sevenwonders:4

prints a line of JSON for each title with its seats: random games, games played to the end as
playouts are, and playouts of a search in a second of the processor; microseconds of a clone. It
imports nothing but what has had the same name for long, so that it can be run with the packages of
an older checkout (`quartier.research.comparison`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

from quartier import compiled
from quartier.bots.budget import Budget
from quartier.bots.policy import play_on
from quartier.bots.position import Position
from quartier.bots.search import SearchBot
from quartier.core.playout import play_out
from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Title, find_title

SECONDS = 1.0
# Every so many decisions of a random game somebody thinks, for so many playouts.
STRIDE = 23
PLAYOUTS = 32


def figures(title: Title, seats: int) -> dict[str, float]:
    settings = title.settings({})
    assert isinstance(settings, dict)

    def new(seed: int) -> State:
        return title.new(settings, seats, seed)

    positions = _positions(new(0))
    return {
        "games": _per_second(lambda seed: play_out(new(seed), seeded(seed))),
        "sensible": _per_second(lambda seed: play_on(title, new(seed), seeded(seed))),
        "playouts": _thinking(title, positions),
        "clone": 1e6 / len(positions) / _per_second(lambda _: [s.clone() for s in positions]),
    }


def _per_second(work: Callable[[int], object]) -> float:
    """How often something is done in a second; it is given a number each time."""
    number = 0
    started = process_time()
    while (spent := process_time() - started) < SECONDS:
        work(number)
        number += 1
    return number / spent


def _positions(state: State) -> list[State]:
    """Positions from the whole course of a random game, in which somebody has a choice."""
    rng = seeded(1)
    positions = []
    decision = 0
    while deciders := state.deciders:
        seat = deciders[0]
        if decision % STRIDE == 0 and len(state.moves(seat)) > 1:
            positions.append(state.clone())
        state.advance(seat, state.draw(seat, rng))
        decision += 1
    return positions


def _thinking(title: Title, positions: list[State]) -> float:
    """Playouts a second of a search that thinks in every position; opinions take their part."""
    bot = SearchBot(Budget(playouts=PLAYOUTS))
    # What is loaded and prepared once does not count.
    bot.weigh(Position(title, positions[0], positions[0].deciders[0]), seeded(2))
    playouts = 0
    started = process_time()
    for state in positions:
        candidates = bot.weigh(Position(title, state, state.deciders[0]), seeded(2))
        playouts += sum(candidate.examined for candidate in candidates)
    return playouts / (process_time() - started)


def main(names: list[str]) -> None:
    for name in names:
        title_id, _, seats = name.partition(":")
        title = find_title(title_id)
        if title is None:
            sys.exit(f"There is no title {title_id}.")
        found = figures(title, int(seats) if seats else title.usual_seats)
        print(json.dumps({"name": name, "compiled": compiled.in_use(), **found}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
