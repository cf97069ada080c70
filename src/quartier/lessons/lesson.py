"""What a lesson is, and where those of a title lie."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

from quartier.core.history import History
from quartier.core.moves import Move
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title

FOLDER: Final = "lessons"
# Who learns always has the first seat.
LEARNER: Final = 0

Notation = Annotated[str, msgspec.Meta(min_length=1)]
Moves = list[tuple[int, Notation]]


class Retort(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said to some wrong tries; in `to`, `*` stands for anything."""

    to: Annotated[list[Notation], msgspec.Meta(min_length=1)]
    says: str


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing a lesson says.

    A step that has `right` asks for one of these moves. To anything else the first fitting of the
    `replies` is said, or `otherwise`. A step that has `given` makes that move itself. One with
    neither is a note, read and passed. `lights` are things of the board it speaks of; what is
    asked for is lit anyway. `others` are the next moves of the other seats, in order for each.
    """

    says: str = ""
    rule: str = ""
    lights: list[str] = []
    right: list[Notation] = []
    replies: list[Retort] = []
    otherwise: str = ""
    given: str = ""
    others: Moves = []

    @property
    def is_move(self) -> bool:
        """Whether it takes a move of who learns to pass it."""
        return bool(self.right or self.given)


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal, the moves that lead to its first position, and its steps.

    When the steps are done, who learns goes on alone for `turns` choices, with tips.
    """

    chapter: Annotated[int, msgspec.Meta(ge=1)]
    minutes: Annotated[int, msgspec.Meta(ge=1)]
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: Settings
    seed: Annotated[int, msgspec.Meta(ge=0)]
    moves: Moves = []
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]
    turns: Annotated[int, msgspec.Meta(ge=0)]
    # How its file is called.
    name: str = ""


def lessons_of(title: Title) -> list[Lesson]:
    """The lessons of a title, by chapters; none for corrected content, which they do not know."""
    return [] if title.content.fingerprint else _lessons(title.package)


def find_lesson(title: Title, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(title) if lesson.name == name), None)


@cache
def _lessons(package: str) -> list[Lesson]:
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return []
    found = [_read(file) for file in folder.iterdir() if file.name.endswith(".json")]
    return sorted(found, key=lambda lesson: lesson.chapter)


def _read(file: Traversable) -> Lesson:
    try:
        lesson = msgspec.json.decode(file.read_bytes(), type=Lesson)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file} is no lesson: {error}") from error
    return msgspec.structs.replace(lesson, name=file.name.removesuffix(".json"))


def opening(title: Title, lesson: Lesson) -> History:
    """The table of a lesson before its first step."""
    settings = title.settle(lesson.options, lesson.seats)
    if isinstance(settings, Refusal):
        raise ValueError(f"lesson {lesson.name} cannot be set up: {settings}")
    history = History(title, settings, lesson.seats, lesson.seed)
    for seat, text in lesson.moves:
        move = title.space.parse(text)
        if move is None or isinstance(history.play(seat, move), Refusal):
            raise ValueError(f"lesson {lesson.name} begins with a move that is not allowed: {text}")
    return history


def fits(text: str, patterns: list[str]) -> bool:
    """Whether a move, as it is written, is one of those meant."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def answer_to(step: LessonStep, text: str) -> str:
    """The key of what is said to a wrong try."""
    return next((reply.says for reply in step.replies if fits(text, reply.to)), step.otherwise)


def step_at(lesson: Lesson, history: History) -> int:
    """The number of the first step that is not passed by the moves made so far; notes before the
    next move count as not passed.
    """
    left = _played(lesson, history, LEARNER)
    for number, step in enumerate(lesson.steps):
        if left == 0:
            return number
        left -= step.is_move
    return len(lesson.steps)


def scripted(lesson: Lesson, history: History, seat: int) -> Move | None:
    """What the script lets another seat play now; None where it goes on by itself."""
    script = [text for step in lesson.steps for other, text in step.others if other == seat]
    played = _played(lesson, history, seat)
    if played >= len(script):
        return None
    move = history.title.space.parse(script[played])
    return move if move in history.state.moves(seat) else None


def _played(lesson: Lesson, history: History, seat: int) -> int:
    """How many moves a seat has made since the lesson began."""
    return sum(entry.seat == seat for entry in history.decisions[len(lesson.moves) :])
