"""A table as one seat may imagine it: everything it cannot know is dealt anew."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.titles.smallcity.state import SmallCity


def redraw(state: SmallCity, seat: int | None, rng: Rng) -> None:
    """Draw hidden promises, others' secret answers and future chance anew."""
    state.rng = rng.fork()
    state.cards.redraw(state.eyes(seat), rng)
    for other in range(state.seats):
        if other != seat:
            state.answer_anew(other, rng)
