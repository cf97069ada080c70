"""What if: a position as one seat knows it, played on by whoever asks."""

from __future__ import annotations

from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Refusal
from quartier.core.state import State


class Branch:
    """A private line of play.

    What the seat cannot know is drawn anew; equal draws give equal worlds.
    """

    def __init__(self, known: State, seat: int, draw: int) -> None:
        self.moves: list[tuple[int, Move]] = []
        self._start = known.sample(seat, seeded(draw))
        self.state = self._start.clone()

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        outcome = self.state.play(seat, move)
        if not isinstance(outcome, Refusal):
            self.moves.append((seat, move))
        return outcome

    def back(self) -> bool:
        """Take the last move back, whoever made it; whether there was one."""
        if not self.moves:
            return False
        self.moves.pop()
        self.state = self._start.clone()
        for seat, move in self.moves:
            self.state.advance(seat, move)
        return True
