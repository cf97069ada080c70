"""What differs between two samples, and what may well be luck."""

from __future__ import annotations

from math import erfc, sqrt
from typing import NamedTuple

from quartier.cli.figures import WIDE
from quartier.research.lab.sample import Sum

# A thing that was done less often tells nothing.
LEAST = 20
# Of the findings that are called sure one in twenty may be luck, however many are looked at.
SURE = 0.05


class Finding(NamedTuple):
    """A figure before and after a change; `error` is half the interval of the difference, `luck`
    the part of such findings that chance alone would bring (Benjamini and Hochberg 1995).
    """

    thing: str
    before: float
    after: float
    number: int
    error: float
    luck: float

    @property
    def difference(self) -> float:
        return self.after - self.before

    @property
    def is_sure(self) -> bool:
        return self.luck < SURE


def compared(
    before: dict[str, Sum], after: dict[str, Sum], *, shares: bool = True
) -> list[Finding]:
    """What was measured on both sides often enough, the surest first: shares of wins, or other
    numbers.
    """
    found = []
    chances = []
    for thing in sorted({*before, *after}):
        one, two = before.get(thing, Sum()), after.get(thing, Sum())
        if min(one.number, two.number) < LEAST:
            continue
        deviation = sqrt(_variance_of_mean(one, shares) + _variance_of_mean(two, shares))
        chances.append(_chance(two.mean - one.mean, deviation))
        number = min(one.number, two.number)
        found.append(Finding(thing, one.mean, two.mean, number, WIDE * deviation, 1.0))
    return _with_luck(found, chances)


def balance(things: dict[str, Sum], seats: int) -> list[Finding]:
    """How often those win who do a thing, against an equal share for each seat."""
    even = 1 / seats
    found = []
    chances = []
    for thing, wins in sorted(things.items()):
        if wins.number < LEAST:
            continue
        deviation = sqrt(_variance_of_mean(wins, shares=True))
        chances.append(_chance(wins.mean - even, deviation))
        found.append(Finding(thing, even, wins.mean, wins.number, WIDE * deviation, 1.0))
    return _with_luck(found, chances)


def _variance_of_mean(values: Sum, shares: bool) -> float:
    """Shares get one win and one loss more, so that what always won is not taken for certain."""
    more = Sum(2, 1.0, 1.0) if shares else Sum()
    counted = values + more
    mean = counted.mean
    return max(0.0, counted.squares / counted.number - mean * mean) / counted.number


def _chance(difference: float, deviation: float) -> float:
    """How likely chance alone brings a difference as large."""
    return erfc(abs(difference) / deviation / sqrt(2)) if deviation else 1.0


def _with_luck(found: list[Finding], chances: list[float]) -> list[Finding]:
    """Each finding with the smallest rate of false ones among which it is counted as one."""
    order = sorted(range(len(found)), key=lambda index: chances[index])
    luck = 1.0
    settled = []
    for place in range(len(order), 0, -1):
        index = order[place - 1]
        luck = min(luck, chances[index] * len(order) / place)
        settled.append(found[index]._replace(luck=luck))
    return settled[::-1]
