"""A table as one seat may imagine it: everything it cannot know is dealt anew."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.titles.lacitta.state import Citta


def redraw(state: Citta, seat: int | None, rng: Rng) -> None:
    """Draw hidden voice and policy cards and future chance anew; every answer is public."""
    state.rng = rng.fork()
    state.cards.redraw(state.eyes(seat), rng)
