"""The moves of a table so far, and how far they may be taken back."""

from __future__ import annotations

from quartier.core.moves import Move
from quartier.core.rng import Seed
from quartier.core.speech import Event, Refusal
from quartier.core.titles import Settings, Title


class Decision:
    """A move that was played, with the counters of the state just before it."""

    def __init__(self, seat: int, move: Move, reveals: int, moment: int) -> None:
        self.seat = seat
        self.move = move
        self.reveals = reveals
        self.moment = moment


class History:
    """A state together with the moves that led to it."""

    def __init__(self, title: Title, settings: Settings, seats: int, seed: Seed) -> None:
        self.title = title
        self.settings = settings
        self.seed = seed
        self.decisions: list[Decision] = []
        self.state = title.new(settings, seats, seed)
        # Nothing before the last reveal is taken back without consent: replaying starts here.
        self._base = self.state.clone()
        self._base_length = 0

    def play(self, seat: int, move: Move) -> list[Event] | Refusal:
        """Play a move and remember it; a refused one leaves no trace."""
        decision = Decision(seat, move, self.state.reveals, self.state.moment)
        outcome = self.state.play(seat, move)
        if not isinstance(outcome, Refusal):
            self._remember(decision)
        return outcome

    def undo_index(self, seat: int) -> int | None:
        """Which decision a seat may take back now on its own: its last, if nobody knows of it.

        Not if anything was revealed since, nor if another seat has decided later, knowing it.
        Answers given at the same moment know nothing of each other.
        """
        latest_of_others: int | None = None
        for index in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[index]
            if decision.reveals != self.state.reveals:
                return None
            if decision.seat == seat:
                return index if latest_of_others in (None, decision.moment) else None
            if latest_of_others is None:
                latest_of_others = decision.moment
        return None

    def undo(self, seat: int) -> int:
        """Take the seat's last move back, and say which it was.

        The answers others gave at the same time stay.
        """
        index = self.undo_index(seat)
        if index is None:
            raise ValueError(f"seat {seat} has nothing it may take back")
        kept = self.decisions[:index] + self.decisions[index + 1 :]
        self._replay(kept)
        return index

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` moves, whatever was revealed since."""
        if length < self._base_length:
            self._base = self.title.new(self.settings, self.state.seats, self.seed)
            self._base_length = 0
        self._replay(self.decisions[:length])

    def _remember(self, decision: Decision) -> None:
        self.decisions.append(decision)
        if self.state.reveals != decision.reveals:
            self._base = self.state.clone()
            self._base_length = len(self.decisions)

    def _replay(self, decisions: list[Decision]) -> None:
        self.decisions = decisions[: self._base_length]
        self.state = self._base.clone()
        for decision in decisions[self._base_length :]:
            again = Decision(decision.seat, decision.move, self.state.reveals, self.state.moment)
            self.state.advance(decision.seat, decision.move)
            self._remember(again)
