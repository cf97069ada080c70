"""Random play to the end of a game: the yardstick of speed."""

from __future__ import annotations

from quartier.core.rng import Rng
from quartier.core.state import State


def play_out(state: State, rng: Rng) -> int:
    """Give every answer at random out of the complete list; returns how many were given."""
    decisions = 0
    while True:
        deciders = state.deciders
        if not deciders:
            return decisions
        seat = deciders[0]
        moves = state.moves(seat)
        state.advance(seat, moves[rng.below(len(moves))])
        decisions += 1
