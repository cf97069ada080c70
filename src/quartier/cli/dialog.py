"""A game as a conversation: what a person sees, and what they can type."""

from __future__ import annotations

import re
from pathlib import Path

from quartier.cli.choices import Choices
from quartier.cli.drawing import drawing_of
from quartier.cli.exits import FAILED, INTERRUPTED, OK
from quartier.cli.inputs import BadInput, literals
from quartier.cli.keeper import Keeper
from quartier.cli.players import names_of
from quartier.cli.records import path_of
from quartier.cli.results import print_result
from quartier.cli.rulebooks import read_rule
from quartier.cli.rules import print_rules
from quartier.cli.screen import Screen, sentence
from quartier.cli.table import Table
from quartier.cli.verbs import Verb, Verbs
from quartier.core.moves import Move
from quartier.core.speech import Event, Fact, Refusal, literal

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # The lines scrolled away as well.


class Leave(Exception):
    """The person wants to stop here."""


class Dialog:
    """Leads the persons of a table through its questions until it is over or they leave."""

    def __init__(self, table: Table, path: Path, screen: Screen) -> None:
        self.table = table
        self.keeper = Keeper(table, path)
        self.screen = screen
        self.console = screen.console
        self.texts = screen.texts_of(table.title)
        self.names = names_of(table.seating.players, self.texts)
        self.drawing = drawing_of(table.title)
        self.at_keyboard: int | None = None
        self.undo = Verb("cli-verb-undo", "cli-verb-undo-about", self._undo)
        self.verbs = Verbs(
            Verb("cli-verb-help", "cli-verb-help-about", self._help),
            Verb("cli-verb-why", "cli-verb-why-about", self._why),
            Verb("cli-verb-rules", "cli-verb-rules-about", self._rules),
            self.undo,
            Verb("cli-verb-log", "cli-verb-log-about", self._log),
            Verb("cli-verb-scores", "cli-verb-scores-about", self._scores),
            Verb("cli-verb-save", "cli-verb-save-about", self._save),
            Verb("cli-verb-quit", "cli-verb-quit-about", self._quit),
        )

    def run(self) -> int:
        """Play to the end, or until the persons leave; the exit code."""
        self._say("cli-welcome")
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
        self._show(seat)
        while not self._answered(seat, self._read()):
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
        move = self._move(seat, line)
        if move is None:
            return False
        refusal = self.table.play(seat, move)
        if refusal is not None:
            self._print_refusal(refusal)
        return refusal is None

    def _move(self, seat: int, typed: str) -> Move | None:
        """The move a person means by a number, a notation or a label."""
        choices = self._choices(seat)
        if re.fullmatch("[0-9]+", typed):
            if len(typed) < 6 and 1 <= int(typed) <= len(choices.moves):
                return choices.moves[int(typed) - 1]
            self._say("cli-number-range", style="yellow", high=len(choices.moves))
            return None
        move = choices.find(typed)
        if move is None:
            alike = literals(choices.alike(typed))
            if alike:
                self._say("cli-unknown-alike", style="yellow", given=literal(typed), alike=alike)
            else:
                self._say("cli-unknown", style="yellow", given=literal(typed))
        return move

    def _choices(self, seat: int) -> Choices:
        table = self.table
        return Choices(table.state.moves(seat), table.title.space, self.texts, self.names)

    # What is shown

    def _show(self, seat: int) -> None:
        from rich.rule import Rule

        table = self.table
        question = table.state.question(seat)
        phase = self.texts.text(question.phase, question.facts, self.names)
        self.console.print()
        self.console.print(Rule(f"{phase} · {self.names[seat]}", style="cyan"))
        self.console.print(self.drawing.draw(table.state.view(seat), self.texts, self.names))
        news = table.events_for(seat, table.last_decision(seat) or 0)
        if news:
            self._say("cli-news", style="bold")
            self._print_events(news)
        self.console.print()
        prompt = sentence(self.texts, question.prompt, question.facts, self.names, question.rule)
        self.console.print(prompt, style="bold")
        self.console.print(self._choices(seat).drawn())

    def _print_events(self, events: list[Event]) -> None:
        for event in events:
            self.console.print(f" • {self.texts.text(event.key, event.facts, self.names)}")

    def _print_refusal(self, refusal: Refusal) -> None:
        text = sentence(self.texts, refusal.key, refusal.facts, self.names, refusal.rule)
        self.console.print(text, style="yellow")

    def _undone_at_hand_over(self, seat: int) -> bool:
        """Let the next person sit down; True if the one before took a decision back instead."""
        before = self.at_keyboard
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self._say("cli-hand-over", style="bold", seat=seat)
        if before is None or self.table.history.undo_index(before) is None:
            self._read()
            return False
        self._say("cli-hand-over-undo", seat=before, word=self.undo.words)
        return self.verbs.find(self._read()) is self.undo and self._undo(before, "")

    # What can be typed

    def _help(self, seat: int, rest: str) -> bool:
        from rich.table import Table as Grid

        self._say("cli-help-moves")
        choices = self._choices(seat)
        grid = Grid.grid(padding=(0, 2))
        for number, (move, label) in enumerate(zip(choices.moves, choices.labels, strict=True), 1):
            grid.add_row(f" {number}", move.text, label)
        self.console.print(grid)
        self._say("cli-help-verbs")
        grid = Grid.grid(padding=(0, 2))
        for verb in self.verbs.all:
            grid.add_row(
                f" {self.screen.texts.text(verb.words)}", self.screen.texts.text(verb.about)
            )
        self.console.print(grid)
        return False

    def _why(self, seat: int, typed: str) -> bool:
        if not typed:
            self._say("cli-why-what", style="yellow")
            return False
        move = self._move(seat, typed)
        if move is None:
            return False
        refusal = self.table.state.refusal(seat, move)
        if refusal is None:
            self._say("cli-why-allowed", move=literal(move.text))
            return False
        self._print_refusal(refusal)
        if refusal.rule:
            self._rules(seat, refusal.rule)
        return False

    def _rules(self, seat: int, number: str) -> bool:
        """One rule; without a number the one the question comes from."""
        wanted = number or self.table.state.question(seat).rule
        try:
            print_rules([read_rule(self.table.title, wanted)], self.screen)
        except BadInput as problem:
            self._print_refusal(problem.refusal)
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        undone = self.table.undo(seat)
        if isinstance(undone, str):
            self._say(undone, style="yellow")
            return False
        label = self.texts.text(undone.key, undone.facts, self.names)
        self._say("cli-undone", move=literal(label))
        return True

    def _log(self, seat: int, rest: str) -> bool:
        events = self.table.events_for(seat)
        if not events:
            self._say("cli-log-empty")
        self._print_events(events)
        return False

    def _scores(self, seat: int, rest: str) -> bool:
        if self.drawing.scores is None:
            self._say("cli-no-scores")
            return False
        view = self.table.state.view(seat)
        self.console.print(self.drawing.scores(view, self.texts, self.names))
        return False

    def _save(self, seat: int, name: str) -> bool:
        path = path_of(name) if name else self.keeper.path
        keeper = self.keeper
        refusal = keeper.keep() if path == keeper.path else keeper.move_to(path)
        if refusal is not None:
            self._print_refusal(refusal)
            return False
        self._say("cli-saved")
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
            self._print_refusal(refusal)
        return refusal is None

    def _leave(self, code: int) -> int:
        """The file holds every decision of a person; say how to go on from there."""
        self.console.print()
        if not self.keeper.is_kept:
            self._say("cli-left-unsaved", style="red")
            return FAILED
        self._say("cli-left")
        self._print_command("play --resume")
        return code

    def _print_command(self, name: str) -> None:
        self.console.print(self.keeper.command(name), style="bold", soft_wrap=True)

    def _finish(self) -> int:
        from rich.rule import Rule

        table = self.table
        result = table.state.result
        assert result is not None
        persons = table.seating.persons
        watcher = persons[0] if len(persons) == 1 else None
        last = max((table.last_decision(seat) or 0 for seat in persons), default=0)
        self.console.print()
        self.console.print(Rule(style="cyan"))
        self.console.print(self.drawing.draw(table.state.view(watcher), self.texts, self.names))
        self._print_events(table.events_for(watcher, last))
        self.console.print()
        print_result(result, self.texts, self.names, self.console)
        if not self._keep():
            return FAILED
        self._say("cli-finished")
        self._print_command("replay")
        return OK

    def _say(self, key: str, style: str = "", **facts: Fact) -> None:
        self.console.print(self.texts.text(key, facts, self.names), style=style or None)

    def _read(self) -> str:
        return input("> ").strip()
