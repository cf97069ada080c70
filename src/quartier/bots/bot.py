"""What every bot is."""

from __future__ import annotations

from quartier.bots.position import Position
from quartier.core.moves import Move
from quartier.core.rng import Rng


class Bot:
    """A program that answers questions.

    A bot remembers nothing between two answers: all chance comes from `rng`, so the same position
    and the same stream give the same answer.
    """

    def choose(self, position: Position, rng: Rng) -> Move:
        """One of the legal moves of a position."""
        raise NotImplementedError
