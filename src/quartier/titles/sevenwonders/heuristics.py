"""How well a seat stands, for bots that look one step ahead."""

from __future__ import annotations

from quartier.titles.sevenwonders.scoring import score
from quartier.titles.sevenwonders.state import Wonders


def evaluate(state: Wonders, seat: int) -> float:
    return float(score(state, seat))
