"""Figures of samples: intervals that hold the truth 95 times in 100, ratings, percentiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt

# Standard deviations around a mean that hold 95 % of a normal distribution.
WIDE = 1.96
ELO_UNIT = 400.0
ELO_ROUNDS = 200
# Durations are counted in steps of this factor, so that their sums stay small.
STEP = 1.02


def share_interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share of games; shared wins count as parts."""
    square = WIDE * WIDE / games
    middle = (share + square / 2) / (1 + square)
    half = WIDE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: float, squares: float, number: int) -> tuple[float, float]:
    """A mean and half the width of its interval, out of the sums of values and of squares."""
    mean = total / number
    if number < 2:
        return mean, float("inf")
    variance = max(0.0, (squares - number * mean * mean) / (number - 1))
    return mean, WIDE * sqrt(variance / number)


def elo(scores: Sequence[Sequence[float]]) -> list[float]:
    """Ratings by Bradley and Terry, those of the last one being 0.

    `scores[i][j]` is how often i finished before j, half for a tie. One tie more is assumed of each
    pair that met, because no number of wins in a row makes a rating infinite.
    """
    players = range(len(scores))
    met = [[scores[i][j] + scores[j][i] for j in players] for i in players]
    won = [sum(scores[i][j] + 0.5 for j in players if met[i][j]) for i in players]
    strength = [1.0] * len(scores)
    for _ in range(ELO_ROUNDS):
        strength = [
            won[i]
            / sum((met[i][j] + 1) / (strength[i] + strength[j]) for j in players if met[i][j])
            if won[i]
            else strength[i]
            for i in players
        ]
    return [ELO_UNIT * log10(one / strength[-1]) for one in strength]


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.number = 0
        self.seconds = 0.0
        self.steps: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.number += 1
        self.seconds += seconds
        step = round(log(max(seconds, 1e-9)) / log(STEP))
        self.steps[step] = self.steps.get(step, 0) + 1

    def __add__(self, other: Durations) -> Durations:
        both = Durations()
        both.number = self.number + other.number
        both.seconds = self.seconds + other.seconds
        both.steps = dict(self.steps)
        for step, number in other.steps.items():
            both.steps[step] = both.steps.get(step, 0) + number
        return both

    def percentile(self, percent: int) -> float:
        """The seconds that so many percent did not exceed, to within a step."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if 100 * seen >= percent * self.number:
                return exp(step * log(STEP))
        return 0.0
