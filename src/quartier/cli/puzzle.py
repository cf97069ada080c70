"""`quartier puzzle`: find the best move of a position, and see why the others are worse."""

from __future__ import annotations

import secrets
from argparse import Namespace

from quartier.cli.desk import Desk
from quartier.cli.exits import INTERRUPTED, OK
from quartier.cli.inputs import bad, no_more_words, read_title
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.verbs import Verb, Verbs
from quartier.cli.whatif import WhatIf
from quartier.core.speech import literal
from quartier.core.titles import Title, all_titles
from quartier.puzzles.puzzle import Choice, Puzzle, position_of, puzzles_of


class Leave(Exception):
    """No more puzzles."""


def add_options(parser: Parser) -> None:
    """It has none of its own."""


def run(arguments: Namespace, screen: Screen) -> int:
    word, number, *rest = [*arguments.words, None, None][: max(2, len(arguments.words))]
    no_more_words(rest)
    title = _any_title() if word is None else read_title(word)
    puzzles = puzzles_of(title)
    if not puzzles:
        raise bad("error-no-puzzles", title=literal(title.id))
    puzzle = secrets.choice(puzzles) if number is None else _numbered(puzzles, number)
    try:
        while True:
            Solving(title, puzzle, screen).run()
            puzzle = more_like(puzzle, puzzles)
    except (Leave, EOFError):
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED


def _any_title() -> Title:
    having = [title for title in all_titles() if puzzles_of(title)]
    return secrets.choice(having) if having else read_title(None)


def _numbered(puzzles: tuple[Puzzle, ...], given: str) -> Puzzle:
    for puzzle in puzzles:
        if str(puzzle.number) == given:
            return puzzle
    raise bad("error-puzzle-number", given=literal(given), high=puzzles[-1].number)


def more_like(puzzle: Puzzle, puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """Another one of the same theme, or, where there is none, another one."""
    others = [one for one in puzzles if one is not puzzle] or [puzzle]
    return secrets.choice([one for one in others if one.theme == puzzle.theme] or others)


class Solving:
    """A conversation about one puzzle."""

    def __init__(self, title: Title, puzzle: Puzzle, screen: Screen) -> None:
        texts = screen.texts_of(title)
        names = [
            texts.text("cli-bot-name", {"number": seat + 1})
            if seat != puzzle.seat
            else texts.text("cli-puzzle-you")
            for seat in range(puzzle.seats)
        ]
        self.puzzle = puzzle
        self.desk = Desk(title, names, screen)
        self.state = position_of(title, puzzle)
        self.is_answered = False
        self.verbs = Verbs(
            Verb("cli-verb-help", "cli-verb-help-about", self._help),
            Verb("cli-verb-what-if", "cli-verb-what-if-about", self._what_if),
            Verb("cli-verb-quit", "cli-verb-puzzle-quit-about", self._quit),
        )

    def run(self) -> None:
        """Until it is answered and the person wants the next one."""
        self._show()
        while not self._goes_on(self.desk.read()):
            pass

    def _show(self) -> None:
        self.desk.show(self.state, self.puzzle.seat, [])
        self.desk.say(
            "cli-puzzle-asked",
            style="bold",
            number=self.puzzle.number,
            rating=literal(str(self.puzzle.rating)),
        )

    def _goes_on(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        verb = self.verbs.find(word)
        if verb is not None:
            return verb.do(self.puzzle.seat, rest.strip())
        if not line:
            if not self.is_answered:
                self._show()
            return self.is_answered
        move = self.desk.move(self.state, self.puzzle.seat, line)
        if move is None:
            return False
        refusal = self.state.refusal(self.puzzle.seat, move)
        if refusal is not None:
            self.desk.print_refusal(refusal)
            return False
        is_right = move.text in self.puzzle.right
        self.desk.say(
            "cli-puzzle-right" if is_right else "cli-puzzle-wrong",
            style="green" if is_right else "yellow",
        )
        self.is_answered = True
        self._explain()
        return False

    def _explain(self) -> None:
        from rich.table import Table as Grid

        alone = self.puzzle.seats == 1
        text = self.desk.screen.texts.text
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        for heading in ("cli-hint-move", "cli-hint-points" if alone else "cli-hint-win"):
            grid.add_column(text(heading))
        grid.add_column(text("cli-hint-why"))
        for choice in [*self.puzzle.answers, *self.puzzle.others]:
            grid.add_row(self._label(choice), self._value(choice), self._why(choice))
        self.desk.console.print(grid)
        self.desk.say("cli-puzzle-theme", theme=self.puzzle.theme)
        self.desk.say("cli-puzzle-next")

    def _label(self, choice: Choice) -> str:
        move = self.desk.title.space.parse(choice.move)
        mark = "✓" if choice.move in self.puzzle.right else " "
        return f"{mark} {self.desk.label(move)}" if move else choice.move

    def _value(self, choice: Choice) -> str:
        if self.puzzle.seats == 1:
            return self.desk.screen.decimal(choice.value, 1)
        return self.desk.screen.percent(choice.value)

    def _why(self, choice: Choice) -> str:
        why = choice.why
        return "" if why is None else self.desk.texts.text(why.key, {**why.facts}, self.desk.names)

    def _help(self, seat: int, rest: str) -> bool:
        self.desk.say("cli-help-moves")
        self.desk.print_verbs(self.verbs)
        return False

    def _what_if(self, seat: int, rest: str) -> bool:
        WhatIf(self.state, seat, self.desk).run()
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise Leave
