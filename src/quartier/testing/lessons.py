"""Walks the lessons of a title on its rules, and reads their words.

    python -m quartier.testing.lessons

Every right answer must be possible and let the lesson go on to its end, every other one must be
answered, whatever the other seats are to play must be allowed, and every sentence must be short and
there in both languages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import Title, all_titles
from quartier.lessons.aid import aid_of, keys_of_aid
from quartier.lessons.lesson import (
    FOLDER,
    LEARNER,
    Lesson,
    LessonStep,
    answer_to,
    fits,
    lessons_of,
    opening,
    scripted,
    step_at,
)
from quartier.locale import LANGUAGES, Texts
from quartier.rulebook import Rulebook, page_of
from quartier.testing.catalogues import Catalogue
from quartier.testing.folders import package_folder

MOST_WORDS = 25


def faults_of(title: Title) -> list[str]:
    """What is wrong with the lessons of a title, one line each."""
    lessons = lessons_of(title)
    faults = [fault for lesson in lessons for fault in faults_in(title, lesson)]
    words = [*_wordy(title, lessons), *_unused(title, lessons)]
    return [*faults, *words, *_unruly(title, lessons), *_aidless(title)]


def faults_in(title: Title, lesson: Lesson) -> list[str]:
    """What is wrong with the course of one lesson, by whatever right answers it goes."""
    faults: list[str] = []
    try:
        history = opening(title, lesson)
    except ValueError as error:
        return [str(error)]
    for number, step in enumerate(lesson.steps):
        if not step.is_move:
            if not step.says:
                faults.append(_at(lesson, number, "it says nothing and asks nothing"))
            continue
        faults += [_at(lesson, number, fault) for fault in _reach(lesson, history)]
        faults += [_at(lesson, number, fault) for fault in _faults_at(step, history)]
        if faults:
            return faults
        first, *others = rights(step, history)
        for other in others:
            length = len(history.decisions)
            _play(history, other)
            if not _goes_on(lesson, history, number):
                faults.append(_at(lesson, number, f"after {other!r} it does not go on"))
            history.rewind(length)
        _play(history, first)
    return faults + [_at(lesson, len(lesson.steps), fault) for fault in _reach(lesson, history)]


def rights(step: LessonStep, history: History) -> list[str]:
    """The legal moves a step takes for right, the one it rather means first."""
    legal = [move.text for move in history.state.moves(LEARNER)]
    wanted = [step.given] if step.given else step.right
    ordered = [text for pattern in wanted for text in legal if fits(text, [pattern])]
    return list(dict.fromkeys(ordered))


def _reach(lesson: Lesson, history: History) -> Iterator[str]:
    """Let the others play until who learns is asked; what stands against it."""
    while LEARNER not in history.state.deciders or len(history.state.deciders) > 1:
        seat = next((one for one in history.state.deciders if one != LEARNER), None)
        if seat is None:
            yield "the game is over"
            return
        move = scripted(lesson, history, seat)
        if move is None:
            asked = any(step.is_move for step in lesson.steps[step_at(lesson, history) :])
            if asked and LEARNER not in history.state.deciders:
                yield f"seat {seat} has nothing to play that is allowed"
            return
        history.play(seat, move)


def _faults_at(step: LessonStep, history: History) -> Iterator[str]:
    """What is wrong with a question, its right answers and the replies to others."""
    legal = [move.text for move in history.state.moves(LEARNER)]
    for pattern in [step.given] if step.given else step.right:
        if not any(fits(text, [pattern]) for text in legal):
            yield f"{pattern!r} is not possible; {', '.join(legal)} are"
    known = [move.text for move in history.title.space.moves]
    for reply in step.replies:
        for pattern in reply.to:
            if not any(fits(text, [pattern]) and not fits(text, step.right) for text in known):
                yield f"nothing wrong is called {pattern!r}"
    for text in legal:
        if step.right and not fits(text, step.right) and not answer_to(step, text):
            yield f"nothing is said to {text!r}"


def _goes_on(lesson: Lesson, history: History, number: int) -> bool:
    """Whether after an unusual answer the rest can be walked as it is written."""
    for step in lesson.steps[number + 1 :]:
        if not step.is_move:
            continue
        if [*_reach(lesson, history)] or [*_faults_at(step, history)]:
            return False
        _play(history, rights(step, history)[0])
    return not [*_reach(lesson, history)]


def _play(history: History, text: str) -> None:
    move = history.title.space.parse(text)
    assert move is not None, f"{text} is no move"
    outcome = history.play(LEARNER, move)
    assert not isinstance(outcome, Refusal), f"{text} was said to be legal"


def keys_of(lesson: Lesson) -> list[str]:
    """The keys of all a lesson says."""
    keys = [f"lesson-{lesson.name}"]
    for step in lesson.steps:
        keys += [step.says, step.otherwise, *(reply.says for reply in step.replies)]
    return [key for key in dict.fromkeys(keys) if key]


def _wordy(title: Title, lessons: list[Lesson]) -> Iterator[str]:
    for language in LANGUAGES if lessons else ():
        texts = Texts(language, title.package)
        for key in [key for lesson in lessons for key in keys_of(lesson)]:
            try:
                number = len(texts.text(key).split())
            except LookupError:
                yield f"{title.id}: there is no {key} ({language})"
                continue
            if number > MOST_WORDS:
                yield f"{title.id}: {key} ({language}) has {number} words, not {MOST_WORDS} at most"


def _unruly(title: Title, lessons: list[Lesson]) -> Iterator[str]:
    page = page_of(title)
    known = {rule.number for rule in Rulebook.read(page).rules} if page else set()
    for lesson in lessons:
        for number, step in enumerate(lesson.steps):
            if step.rule and step.rule not in known:
                yield _at(lesson, number, f"there is no rule {step.rule}")


def _aidless(title: Title) -> Iterator[str]:
    """What is wrong with the player's aid."""
    aid = aid_of(title)
    if aid is None:
        return
    page = page_of(title)
    rules = {rule.number for rule in Rulebook.read(page).rules} if page else set()
    for score in aid.scores:
        if score.rule not in rules:
            yield f"{title.id}: the aid names a rule {score.rule}, and there is none"
    phases = [phase for part in aid.course for phase in part.phases]
    for language in LANGUAGES:
        texts = Texts(language, title.package)
        for key in [*keys_of_aid(aid), *phases]:
            if not texts.has(key):
                yield f"{title.id}: the aid needs {key} ({language})"


def _unused(title: Title, lessons: list[Lesson]) -> Iterator[str]:
    """Words nobody hears."""
    aid = aid_of(title)
    said = {key for lesson in lessons for key in keys_of(lesson)}
    said |= {f"scene-{number}" for number in (1, 2, 3)}
    said |= set() if aid is None else set(keys_of_aid(aid))
    for language in LANGUAGES:
        path = package_folder(title.package) / FOLDER / f"{language}.ftl"
        if path.is_file():
            catalogue = Catalogue(path)
            yield from catalogue.faults
            for key in sorted(set(catalogue.keys) - said):
                yield f"{catalogue.place(key)}: no lesson says {key!r}"


def _at(lesson: Lesson, number: int, fault: str) -> str:
    return f"lesson {lesson.name}, step {number + 1}: {fault}"


def main() -> int:
    faults = [f"{title.id}: {fault}" for title in all_titles() for fault in faults_of(title)]
    print("\n".join(faults) or "every lesson can be walked")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
