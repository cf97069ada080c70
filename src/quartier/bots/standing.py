"""How seats stand against each other, out of the worth of each."""

from __future__ import annotations

from math import exp
from typing import Final

from quartier.bots.evaluation import Evaluation, Expected
from quartier.core.state import State

# Who leads by so much has nearly three times the chances of the other: by some points, and a part
# of what the best has.
POINTS: Final = 2.0
PART: Final = 0.15
# Whoever is lost is worth -1000; what lies further behind than this is lost just the same.
FURTHEST: Final = 12.0
# The end of a game counts as won or lost, and a little by how clearly.
CLEARLY: Final = 0.25


# However clear a game is, a part of the win is worth no more points than with chances like these.
CLEAREST: Final = 0.1


def win_shares(worths: list[float]) -> list[float]:
    """Each seat's part of the win, as far as the worths of all tell."""
    best = max(worths)
    unit = _unit(best)
    weights = [exp(max(worth - best, -FURTHEST * unit) / unit) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def points_of_a_win(share: float, best: float) -> float:
    """What a whole win is worth in points to a seat with such a part of it, where the best is worth
    as much: by so much the part grows with each point.
    """
    return _unit(best) / max(share * (1.0 - share), CLEAREST * (1.0 - CLEAREST))


def _unit(best: float) -> float:
    return POINTS + PART * abs(best)


class Standing:
    """How a seat stands: what a search goes by, the part of the win, and the points to come as told
    to a person.
    """

    def __init__(self, value: float, share: float, points: float) -> None:
        self.value = value
        self.share = share
        self.points = points


def standings(evaluation: Evaluation, states: list[State], seat: int) -> list[Standing]:
    """How a seat stands in each of some positions, some of them perhaps ends of games."""
    expected = evaluation.expected(states, seat)
    return [
        _standing(state, seat, prospect) for state, prospect in zip(states, expected, strict=True)
    ]


def _standing(state: State, seat: int, expected: Expected) -> Standing:
    value = share = win_shares(expected.worths)[seat]
    points = expected.points
    result = state.result
    if result is not None:
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        value = won + CLEARLY * (share - won)
        share = won
        points = float(result.totals[seat])
    # Who plays alone has nobody to beat and goes for points.
    return Standing(value if state.seats > 1 else points, share, points)
