"""How seats stand against each other, out of the worth of each."""

from __future__ import annotations

from math import exp
from typing import Final

from quartier.bots.evaluation import Evaluation
from quartier.core.state import State

# Who leads by so much has nearly three times the chances of the other: by some points, and a part
# of what the best has.
POINTS: Final = 2.0
PART: Final = 0.15
# Whoever is lost is worth -1000; what lies further behind than this is lost just the same.
FURTHEST: Final = 12.0
# The end of a game counts as won or lost, and a little by how clearly.
CLEARLY: Final = 0.25


def win_shares(worths: list[float]) -> list[float]:
    """Each seat's part of the win, as far as the worths of all tell."""
    best = max(worths)
    unit = POINTS + PART * abs(best)
    weights = [exp(max(worth - best, -FURTHEST * unit) / unit) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def standing(evaluation: Evaluation, state: State) -> tuple[list[float], list[float]]:
    """Of each seat its part of the win and its points, expected or, at the end, final."""
    worths = evaluation.worth_to_all(state)
    shares = win_shares(worths)
    result = state.result
    if result is None:
        return shares, worths
    winners = result.winners
    for seat in range(state.seats):
        won = 1.0 / len(winners) if seat in winners else 0.0
        shares[seat] = won + CLEARLY * (shares[seat] - won)
    return shares, [float(points) for points in result.totals]
