"""What if: from a position of one's own, a private line in which one plays all seats."""

from __future__ import annotations

import secrets

from quartier.cli.desk import Desk
from quartier.cli.verbs import Verb, Verbs
from quartier.coach.branch import Branch
from quartier.core.speech import Event, Refusal
from quartier.core.state import State

DRAW_BITS = 32


class Leave(Exception):
    """Back to the table."""


class WhatIf:
    """A conversation about what might happen; the table stays as it is."""

    def __init__(self, known: State, seat: int, desk: Desk) -> None:
        self.known = known
        self.seat = seat
        self.desk = desk
        self.branch = self._fresh()
        self.news: list[Event] = []
        self.verbs = Verbs(
            Verb("cli-verb-help", "cli-verb-help-about", self._help),
            Verb("cli-verb-hint", "cli-verb-hint-about", self._hint),
            Verb("cli-verb-undo", "cli-verb-back-about", self._back),
            Verb("cli-verb-redraw", "cli-verb-redraw-about", self._redraw),
            Verb("cli-verb-quit", "cli-verb-leave-about", self._leave),
        )

    def run(self) -> None:
        """Until the person goes back to the table."""
        self.desk.say("cli-what-if", style="bold")
        try:
            while True:
                self._step()
        except Leave:
            self.desk.say("cli-what-if-left", style="bold")

    def _fresh(self) -> Branch:
        return Branch(self.known, self.seat, secrets.randbits(DRAW_BITS))

    def _step(self) -> None:
        state = self.branch.state
        deciders = state.deciders
        seat = self.seat if self.seat in deciders or not deciders else deciders[0]
        if deciders:
            eyes = state.eyes(seat)
            self.desk.show(state, seat, [event for event in self.news if event.eyes & eyes])
        else:
            self._show_end()
        while not self._answered(seat, self.desk.read()):
            pass

    def _show_end(self) -> None:
        from quartier.cli.results import print_result

        result = self.branch.state.result
        assert result is not None
        self.desk.rule()
        self.desk.draw(self.branch.state, self.seat)
        print_result(result, self.desk.texts, self.desk.names, self.desk.console)
        self.desk.say("cli-what-if-end")

    def _answered(self, seat: int, line: str) -> bool:
        word, _, rest = line.partition(" ")
        verb = self.verbs.find(word)
        if verb is not None:
            return verb.do(seat, rest.strip())
        if not line:
            return True
        state = self.branch.state
        move = self.desk.move(state, seat, line) if seat in state.deciders else None
        if move is None:
            return False
        outcome = self.branch.play(seat, move)
        if isinstance(outcome, Refusal):
            self.desk.print_refusal(outcome)
            return False
        self.news = outcome
        return True

    def _help(self, seat: int, rest: str) -> bool:
        self.desk.say("cli-help-moves")
        self.desk.print_verbs(self.verbs)
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        if seat in self.branch.state.deciders:
            self.desk.hint(self.branch.state, seat)
        return False

    def _back(self, seat: int, rest: str) -> bool:
        self.news = []
        if self.branch.back():
            return True
        self.desk.say("cli-undo-nothing", style="yellow")
        return False

    def _redraw(self, seat: int, rest: str) -> bool:
        self.branch = self._fresh()
        self.news = []
        return True

    def _leave(self, seat: int, rest: str) -> bool:
        raise Leave
