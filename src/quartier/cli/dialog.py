"""A game as a conversation: what a person sees, and what they can type."""

from __future__ import annotations

from pathlib import Path

from quartier.cli.desk import Desk
from quartier.cli.exits import FAILED, INTERRUPTED, OK
from quartier.cli.inputs import BadInput
from quartier.cli.keeper import Keeper
from quartier.cli.players import names_of
from quartier.cli.records import path_of
from quartier.cli.results import print_result
from quartier.cli.rulebooks import read_rule
from quartier.cli.rules import print_rules
from quartier.cli.screen import Screen, tell_content
from quartier.cli.table import LocalTable
from quartier.cli.telling import Teller, read_speed, remember_speed
from quartier.cli.verbs import Verb, Verbs
from quartier.cli.whatif import WhatIf
from quartier.core.speech import literal

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # The lines scrolled away as well.


class Leave(Exception):
    """The person wants to stop here."""


class Dialog:
    """Leads the persons of a table through its questions until it is over or they leave."""

    def __init__(self, table: LocalTable, path: Path, screen: Screen, speed: str) -> None:
        self.table = table
        self.keeper = Keeper(table, path)
        names = names_of(table.seating.players, screen.texts_of(table.title))
        self.desk = Desk(table.title, names, screen)
        self.screen = screen
        self.console = screen.console
        self.teller = Teller(screen.console, speed)
        # So many decisions have been told of.
        self.heard = len(table.told)
        self.at_keyboard: int | None = None
        self.undo = Verb("cli-verb-undo", "cli-verb-undo-about", self._undo)
        self.verbs = Verbs(
            Verb("cli-verb-help", "cli-verb-help-about", self._help),
            Verb("cli-verb-why", "cli-verb-why-about", self._why),
            Verb("cli-verb-rules", "cli-verb-rules-about", self._rules),
            self.undo,
            Verb("cli-verb-hint", "cli-verb-hint-about", self._hint),
            Verb("cli-verb-what-if", "cli-verb-what-if-about", self._what_if),
            Verb("cli-verb-board", "cli-verb-board-about", self._board),
            Verb("cli-verb-log", "cli-verb-log-about", self._log),
            Verb("cli-verb-scores", "cli-verb-scores-about", self._scores),
            Verb("cli-verb-speed", "cli-verb-speed-about", self._speed),
            Verb("cli-verb-save", "cli-verb-save-about", self._save),
            Verb("cli-verb-quit", "cli-verb-quit-about", self._quit),
        )

    def run(self) -> int:
        """Play to the end, or until the persons leave; the exit code."""
        self.desk.say("cli-welcome")
        tell_content(self.screen, self.table.title)
        try:
            while True:
                self.table.let_bots_answer()
                deciders = self.table.state.deciders
                if not deciders:
                    return self._finish()
                self._decide(deciders[0])
        except Leave:
            return self._leave(OK)
        except EOFError:
            self._keep()
            return self._leave(OK)
        except KeyboardInterrupt:
            # It may have struck amid a move: what was last saved is whole.
            return self._leave(INTERRUPTED)

    # One decision

    def _decide(self, seat: int) -> None:
        if len(self.table.seating.persons) > 1 and self.at_keyboard != seat:
            if self._undone_at_hand_over(seat):
                return
            self.at_keyboard = seat
        else:
            self._tell(seat)
        self._show(seat)
        while not self._answered(seat, self.desk.read()):
            pass
        self._keep()

    def _answered(self, seat: int, line: str) -> bool:
        word, _, rest = line.partition(" ")
        verb = self.verbs.find(word)
        if verb is not None:
            return verb.do(seat, rest.strip())
        if not line:
            self._show(seat)
            return False
        move = self.desk.move(self.table.state, seat, line)
        if move is None:
            return False
        refusal = self.table.play(seat, move)
        if refusal is not None:
            self.desk.print_refusal(refusal)
        return refusal is None

    # What is shown

    def _tell(self, seat: int | None) -> None:
        """What has happened since, before its end is shown."""
        news = self.table.events_for(seat, self.heard)
        self.heard = len(self.table.told)
        self.teller.tell([self.desk.line(event) for event in news])

    def _show(self, seat: int) -> None:
        table = self.table
        news = table.events_for(seat, table.last_decision(seat) or 0)
        self.desk.show(table.state, seat, news)

    def _undone_at_hand_over(self, seat: int) -> bool:
        """Let the next person sit down; True if the one before took a decision back instead."""
        before = self.at_keyboard
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.desk.say("cli-hand-over", style="bold", seat=seat)
        if before is None or self.table.history.undo_index(before) is None:
            self.desk.read()
            return False
        self.desk.say("cli-hand-over-undo", seat=before, word=self.undo.words)
        return self.verbs.find(self.desk.read()) is self.undo and self._undo(before, "")

    # What can be typed

    def _help(self, seat: int, rest: str) -> bool:
        from rich.table import Table as Grid

        self.desk.say("cli-help-moves")
        choices = self.desk.choices(self.table.state, seat)
        grid = Grid.grid(padding=(0, 2))
        for number, (move, label) in enumerate(zip(choices.moves, choices.labels, strict=True), 1):
            grid.add_row(f" {number}", move.text, label)
        self.console.print(grid)
        self.desk.say("cli-help-verbs")
        self.desk.print_verbs(self.verbs)
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        if len(self.table.seating.persons) > 1:
            self.desk.say("refusal-hint-people", style="yellow")
        else:
            self.desk.hint(self.table.state, seat)
        return False

    def _what_if(self, seat: int, rest: str) -> bool:
        WhatIf(self.table.state, seat, self.desk).run()
        self._show(seat)
        return False

    def _why(self, seat: int, typed: str) -> bool:
        if not typed:
            self.desk.say("cli-why-what", style="yellow")
            return False
        move = self.desk.move(self.table.state, seat, typed)
        if move is None:
            return False
        refusal = self.table.state.refusal(seat, move)
        if refusal is None:
            self.desk.say("cli-why-allowed", move=literal(move.text))
            return False
        self.desk.print_refusal(refusal)
        if refusal.rule:
            self._rules(seat, refusal.rule)
        return False

    def _rules(self, seat: int, number: str) -> bool:
        """One rule; without a number the one the question comes from."""
        wanted = number or self.table.state.question(seat).rule
        try:
            print_rules([read_rule(self.table.title, wanted)], self.desk.screen)
        except BadInput as problem:
            self.desk.print_refusal(problem.refusal)
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        undone = self.table.undo(seat)
        if isinstance(undone, str):
            self.desk.say(undone, style="yellow")
            return False
        self.desk.say("cli-undone", move=literal(self.desk.label(undone)))
        return True

    def _board(self, seat: int, rest: str) -> bool:
        self.desk.draw(self.table.state, seat)
        return False

    def _log(self, seat: int, rest: str) -> bool:
        events = self.table.events_for(seat)
        if not events:
            self.desk.say("cli-log-empty")
        self.desk.print_events(events)
        return False

    def _scores(self, seat: int, rest: str) -> bool:
        scores = self.desk.drawn(self.table.state, seat).scores()
        if scores is None:
            self.desk.say("cli-no-scores")
        else:
            self.console.print(scores)
        return False

    def _speed(self, seat: int, text: str) -> bool:
        try:
            self.teller.speed = read_speed(text)
            remember_speed(text)
        except BadInput as problem:
            self.desk.print_refusal(problem.refusal)
        else:
            self.desk.say("cli-speed-set", speed=literal(text))
        return False

    def _save(self, seat: int, name: str) -> bool:
        path = path_of(name) if name else self.keeper.path
        keeper = self.keeper
        refusal = keeper.keep() if path == keeper.path else keeper.move_to(path)
        if refusal is not None:
            self.desk.print_refusal(refusal)
            return False
        self.desk.say("cli-saved")
        self._print_command("play --resume")
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        # Who cannot save may still do it elsewhere, or leave with Ctrl-C.
        if self._keep():
            raise Leave
        return False

    # Leaving

    def _keep(self) -> bool:
        refusal = self.keeper.keep()
        if refusal is not None:
            self.desk.print_refusal(refusal)
        return refusal is None

    def _leave(self, code: int) -> int:
        """The file holds every decision of a person; say how to go on from there."""
        self.console.print()
        if not self.keeper.is_kept:
            self.desk.say("cli-left-unsaved", style="red")
            return FAILED
        self.desk.say("cli-left")
        self._print_command("play --resume")
        return code

    def _print_command(self, name: str) -> None:
        self.console.print(self.keeper.command(name), style="bold", soft_wrap=True)

    def _finish(self) -> int:
        table = self.table
        result = table.state.result
        assert result is not None
        persons = table.seating.persons
        watcher = persons[0] if len(persons) == 1 else None
        last = max((table.last_decision(seat) or 0 for seat in persons), default=0)
        if persons:
            self._tell(watcher)
        self.desk.rule()
        self.desk.draw(table.state, watcher)
        self.desk.print_events(table.events_for(watcher, last))
        self.console.print()
        print_result(result, self.desk.texts, self.desk.names, self.console)
        if not self._keep():
            return FAILED
        self.desk.say("cli-finished")
        self._print_command("replay")
        self.desk.say("cli-finished-review")
        self._print_command("review")
        return OK
