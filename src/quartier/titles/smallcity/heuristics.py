"""How well a seat stands, for bots that look one step ahead."""

from __future__ import annotations

from quartier.titles.smallcity.state import SmallCity


def evaluate(state: SmallCity, seat: int) -> float:
    return float(state.borough(seat).votes)
