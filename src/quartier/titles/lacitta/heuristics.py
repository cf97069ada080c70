"""How well a seat stands."""

from __future__ import annotations

from quartier.titles.lacitta.scoring import score
from quartier.titles.lacitta.state import Citta


def evaluate(state: Citta, seat: int) -> float:
    return float(score(state, seat))
