"""A table as one seat may imagine it: everything it cannot know is dealt anew."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.titles.sevenwonders.content import BLACK, KINDS, PURPLE
from quartier.titles.sevenwonders.state import Wonders


def redraw(state: Wonders, seat: int | None, rng: Rng) -> None:
    """Draw hidden faces, others' secret answers and future chance anew."""
    state.rng = rng.fork()
    eyes = state.eyes(seat)
    _exchange_with_box(state, eyes, rng)
    state.cards.redraw(eyes, rng)
    for other in range(state.seats):
        if not state.insiders(other) & eyes:
            state.answer_anew(other, rng)


def _exchange_with_box(state: Wonders, eyes: int, rng: Rng) -> None:
    """Which guilds and black cards stayed in the box is unknown (SW-8, SW-9), how many is not."""
    pools: dict[int, list[int]] = {}
    for card, number in enumerate(state.cards.face):
        kind = KINDS[number]
        if kind.colour in (PURPLE, BLACK):
            pools.setdefault(kind.colour * 10 + kind.age, []).append(card)
    for cards in pools.values():
        state.cards.exchange(cards, eyes, rng)
