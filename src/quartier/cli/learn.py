"""`quartier learn`: the lessons of a title, held on the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from quartier.cli.dialog import Dialog
from quartier.cli.exits import OK
from quartier.cli.inputs import bad, literals, no_more_words, read_title
from quartier.cli.parser import Parser
from quartier.cli.players import read_seating
from quartier.cli.records import fresh_path
from quartier.cli.screen import Screen
from quartier.cli.table import LocalTable
from quartier.cli.telling import USUAL_SPEED, read_speed
from quartier.core.moves import Move
from quartier.core.speech import literal
from quartier.core.titles import Title, title_ids
from quartier.lessons.lesson import (
    Lesson,
    LessonStep,
    answer_to,
    find_lesson,
    fits,
    lessons_of,
    opening,
    scripted,
    step_at,
)

RIVALS = "easy"


def add_options(parser: Parser) -> None:
    parser.option("--speed", "cli-metavar-speed", "cli-option-speed", USUAL_SPEED)


def run(arguments: Namespace, screen: Screen) -> int:
    title, name = _read_words(arguments.words)
    if not name:
        _list(title, screen)
        return OK
    lesson = find_lesson(title, name)
    if lesson is None:
        known = literals([one.name for one in lessons_of(title)])
        raise bad("error-unknown-lesson", given=literal(name), known=known)
    table = LessonTable(title, lesson)
    return LessonDialog(table, fresh_path(title), screen, read_speed(arguments.speed)).run()


def _read_words(words: list[str]) -> tuple[Title, str]:
    if not words:
        raise bad("error-missing-title", known=literals(title_ids()))
    no_more_words(words[2:])
    return read_title(words[0]), words[1] if len(words) > 1 else ""


def _list(title: Title, screen: Screen) -> None:
    texts = screen.texts_of(title)
    for lesson in lessons_of(title):
        name = texts.text(f"lesson-{lesson.name}")
        print(f"{lesson.name}: {name} ({lesson.minutes} min)")


class LessonTable(LocalTable):
    """A table at which a lesson is held: the others play what it says as long as it does."""

    def __init__(self, title: Title, lesson: Lesson) -> None:
        seating = read_seating(lesson.seats, RIVALS, None)
        history = opening(title, lesson)
        super().__init__(history, [[] for _ in history.decisions], seating)
        self.lesson = lesson

    def let_bots_answer(self) -> None:
        while moves := [move for seat in self.state.deciders if (move := self._scripted(seat))]:
            self.play(*moves[0])
        super().let_bots_answer()

    def _scripted(self, seat: int) -> tuple[int, Move] | None:
        bot = self.seating.bots[seat]
        move = scripted(self.lesson, self.history, seat) if bot else None
        return None if move is None else (seat, move)


class LessonDialog(Dialog):
    """A conversation that takes what its lesson asks for, and answers everything else."""

    def __init__(self, table: LessonTable, path: Path, screen: Screen, speed: str) -> None:
        super().__init__(table, path, screen, speed)
        self.lesson = table.lesson
        # So many steps have been left behind, notes included.
        self.passed = 0

    @property
    def step(self) -> LessonStep | None:
        """The step it has come to; None when all are done."""
        number = step_at(self.lesson, self.table.history)
        steps = self.lesson.steps
        while number < len(steps) and not steps[number].is_move and number < self.passed:
            number += 1
        return steps[number] if number < len(steps) else None

    def _decide(self, seat: int) -> None:
        step = self.step
        if step is None or step.right:
            super()._decide(seat)
        else:
            self._pass(seat, step)
        if step is not None and self.step is None:
            self.desk.say("cli-learn-done", style="bold")

    def _pass(self, seat: int, step: LessonStep) -> None:
        """A note is read, a given move is made."""
        self._tell(seat)
        if step.says:
            self.desk.say(step.says, style="bold green")
            self.desk.say("cli-learn-enter")
            self.desk.read()
        self.passed = self.lesson.steps.index(step) + 1
        if step.given:
            self._answered(seat, step.given)

    def _show(self, seat: int) -> None:
        super()._show(seat)
        if self.step is not None and self.step.says:
            self.desk.say(self.step.says, style="bold green")

    def _answered(self, seat: int, line: str) -> bool:
        step = self.step
        word, _, _ = line.partition(" ")
        if step is None or not step.right or not line or self.verbs.find(word) is not None:
            return super()._answered(seat, line)
        move = self.desk.move(self.table.state, seat, line)
        if move is None:
            return False
        if fits(move.text, step.right):
            return super()._answered(seat, move.text)
        refusal = self.table.state.refusal(seat, move)
        if refusal is not None:
            self.desk.print_refusal(refusal)
        self.desk.say(answer_to(step, move.text), style="yellow")
        return False
