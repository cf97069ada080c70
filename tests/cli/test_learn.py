"""`quartier learn`: lessons on the terminal, typed line by line."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Quartier

from quartier.core.titles import Title, all_titles
from quartier.lessons.lesson import Lesson, lessons_of, opening, scripted
from quartier.testing.lessons import rights

LESSONS = [(title, lesson) for title in all_titles() for lesson in lessons_of(title)]


def right_lines(title: Title, lesson: Lesson) -> str:
    """What somebody types who gets everything right."""
    history = opening(title, lesson)
    lines: list[str] = []
    for step in lesson.steps:
        while moves := [
            (seat, move)
            for seat in history.state.deciders
            if seat and (move := scripted(lesson, history, seat))
        ]:
            history.play(*moves[0])
        if not step.right:
            lines += [""] if step.says else []
        if step.is_move:
            text = rights(step, history)[0]
            move = title.space.parse(text)
            assert move is not None
            lines += [] if step.given else [text]
            history.play(0, move)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(
    ("title", "lesson"), LESSONS, ids=[f"{title.id}-{lesson.name}" for title, lesson in LESSONS]
)
def test_a_lesson_is_held_to_its_end(quartier: Quartier, title: Title, lesson: Lesson) -> None:
    answer = quartier("learn", title.id, lesson.name, typed=right_lines(title, lesson))
    assert (answer.code, answer.err) == (0, "")
    assert "That was the lesson." in answer.out


def test_a_wrong_try_is_answered_by_its_rule_and_by_the_lesson(quartier: Quartier) -> None:
    typed = "\nbuild baths\nsell altar\n1\n"
    answer = quartier("learn", "sevenwonders", "city", typed=typed)
    assert "SW-2" in answer.out
    assert "nobody beside you sells any yet" in answer.out
    assert "Three coins are quickly spent" in answer.out
    # The first of the list is what was asked for.
    assert "Hands have moved left" in answer.out


def test_the_lessons_of_a_title_are_listed(quartier: Quartier) -> None:
    answer = quartier("learn", "lacitta")
    assert answer.out.splitlines()[0] == "bread: Bread (5 min)"
