"""The end (NM-16 to NM-21)."""

from __future__ import annotations

from quartier.core.speech import Points, Result, ScoreLine
from quartier_nightmarket.content import (
    COINS_PER_POINT,
    KEYS,
    KINDS,
    SET,
    SET_POINTS,
    VARIETY_POINTS,
    WORTH,
)

CATEGORIES = ["score-wares", "score-sets", "score-variety", "score-coins"]


def lines_of(wares: list[int], coins: int) -> list[ScoreLine]:
    """The points of a seat that has these kinds of wares and these coins."""
    lines = []
    for kind in KINDS:
        number = wares.count(kind)
        if number:
            lines.append(ScoreLine("score-wares", KEYS[kind], "NM-17", number * WORTH[kind]))
        if number >= SET:
            lines.append(ScoreLine("score-sets", KEYS[kind], "NM-18", SET_POINTS))
    if len(set(wares)) == len(KINDS):
        lines.append(ScoreLine("score-variety", "score-variety", "NM-19", VARIETY_POINTS))
    if coins >= COINS_PER_POINT:
        points = coins // COINS_PER_POINT
        lines.append(ScoreLine("score-coins", "score-coins", "NM-20", points))
    return lines


def points_of(wares: list[int], coins: int) -> Points:
    return sum(line.points for line in lines_of(wares, coins))


def result_of(wares: list[list[int]], coins: list[int]) -> Result:
    """NM-21: points, then coins."""
    lines = [lines_of(*of_seat) for of_seat in zip(wares, coins, strict=True)]
    totals = [sum(line.points for line in of_seat) for of_seat in lines]
    standings = list(zip(totals, coins, strict=True))
    ranks = [1 + sum(other > standing for other in standings) for standing in standings]
    best = max(totals)
    leaders = {standing for standing in standings if standing[0] == best}
    tie_break = "tie-coins" if len(leaders) > 1 else ""
    return Result(CATEGORIES, lines, totals, ranks, tie_break, "end-last-night")
