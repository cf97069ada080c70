"""How well a seat stands, for bots that look one step ahead."""

from __future__ import annotations

from quartier.titles.cardcity.scoring import score
from quartier.titles.cardcity.state import CardCity


def evaluate(state: CardCity, seat: int) -> float:
    return float(score(state, seat))
