"""How often each place in the turn order wins from the recommended set-ups (LC-14, LC-A22).

    .venv/bin/python -m tests.titles.lacitta.fairness SEATS GAMES SEED

plays so many games among equal bots, the first with this seed, and prints a row per place. It takes
minutes with compiled rules, and much longer without: the figures stand in docs/rules/lacitta.md.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.cli.figures import share_interval
from quartier.core.speech import Refusal
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.state import Citta


@dataclass
class Place:
    """A place in the turn order of the first year; a shared victory counts as a part."""

    wins: float = 0.0
    points: float = 0.0


def places(seats: int, games: int, seed: int) -> list[Place]:
    """What the games with these seeds bring to each place, the first player's first."""
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    found = [Place() for _ in range(seats)]
    for number in range(seed, seed + games):
        opening = TITLE.new(settings, seats, number)
        assert isinstance(opening, Citta)
        result = play_match(TITLE, settings, [GreedyBot()] * seats, number).result
        for seat in range(seats):
            place = found[(seat - opening.first) % seats]
            place.points += result.totals[seat]
            if seat in result.winners:
                place.wins += 1 / len(result.winners)
    return found


def main(arguments: list[str]) -> None:
    seats, games, seed = map(int, arguments)
    print("place  wins  share  95 %       points")
    for number, place in enumerate(places(seats, games, seed), 1):
        share = place.wins / games
        low, high = share_interval(share, games)
        interval = f"{low:.1%}–{high:.1%}"
        print(f"{number:5}  {place.wins:5.1f}  {share:.1%}  {interval}  {place.points / games:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
