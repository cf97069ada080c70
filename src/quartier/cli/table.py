"""A table on this terminal: its history, what was told along the way, and who plays."""

from __future__ import annotations

from quartier.bots.match import bot_rng
from quartier.bots.position import Position
from quartier.cli.players import Seating
from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.record import Record, record_of
from quartier.core.speech import Event, Refusal
from quartier.core.state import State
from quartier.core.titles import Title


class LocalTable:
    """A game being played. `told` holds the events of each decision in the history."""

    def __init__(self, history: History, told: list[list[Event]], seating: Seating) -> None:
        self.history = history
        self.told = told
        self.seating = seating

    @property
    def title(self) -> Title:
        return self.history.title

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def record(self) -> Record:
        return record_of(self.history, self.seating.players)

    def play(self, seat: int, move: Move) -> Refusal | None:
        outcome = self.history.play(seat, move)
        if isinstance(outcome, Refusal):
            return outcome
        self.told.append(outcome)
        return None

    def let_bots_answer(self) -> None:
        """Play until no bot owes an answer."""
        while seats := [seat for seat in self.state.deciders if self.seating.bots[seat]]:
            seat = seats[0]
            bot = self.seating.bots[seat]
            assert bot is not None
            rng = bot_rng(self.history.seed, seat, len(self.history.decisions))
            refusal = self.play(seat, bot.choose(Position(self.title, self.state, seat), rng))
            if refusal is not None:
                raise RuntimeError(f"the bot on seat {seat} chose an illegal move: {refusal}")

    def events_for(self, seat: int | None, first: int = 0) -> list[Event]:
        """What a seat (None: a spectator) was told from some decision on."""
        eyes = self.state.eyes(seat)
        return [event for events in self.told[first:] for event in events if event.eyes & eyes]

    def last_decision(self, seat: int) -> int | None:
        """The index of the seat's latest decision."""
        entries = self.history.decisions
        return next((i for i in reversed(range(len(entries))) if entries[i].seat == seat), None)

    def undo(self, seat: int) -> Move | str:
        """Take the seat's last move back; or the text that says why that is not possible."""
        index = self.history.undo_index(seat)
        if index is None:
            return self._why_no_undo(seat)
        move = self.history.decisions[index].move
        self.history.undo(seat)
        del self.told[index]
        return move

    def _why_no_undo(self, seat: int) -> str:
        last = self.last_decision(seat)
        if last is None:
            return "cli-undo-nothing"
        if self.history.decisions[last].reveals != self.state.reveals:
            return "cli-undo-revealed"
        return "cli-undo-others"
