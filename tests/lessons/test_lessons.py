"""Lessons can be walked on the rules, and what is wrong with one is found."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.titles import Title, all_titles, find_title
from quartier.lessons.lesson import (
    Lesson,
    find_lesson,
    opening,
    scripted,
    step_at,
)
from quartier.testing.lessons import faults_in, faults_of


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
def test_the_lessons_of_a_title_can_be_walked(title: Title) -> None:
    assert faults_of(title) == []


def wonders() -> tuple[Title, Lesson]:
    title = find_title("sevenwonders")
    assert title is not None
    lesson = find_lesson(title, "city")
    assert lesson is not None
    return title, lesson


def broken(number: int, **changes: object) -> str:
    """What is found in the first lesson of 7 Wonders with another step."""
    title, lesson = wonders()
    steps = list(lesson.steps)
    steps[number] = msgspec.structs.replace(steps[number], **changes)
    return "\n".join(faults_in(title, msgspec.structs.replace(lesson, steps=steps)))


def test_a_right_answer_must_be_possible() -> None:
    assert "'build palace' is not possible" in broken(1, right=["build palace"])


def test_a_wrong_try_must_be_answered() -> None:
    assert "nothing is said to 'build altar'" in broken(1, otherwise="")


def test_an_answer_to_nothing_is_found() -> None:
    _, lesson = wonders()
    retort = msgspec.structs.replace(lesson.steps[1].replies[0], to=["buidl *"])
    assert "nothing wrong is called 'buidl *'" in broken(1, replies=[retort])


def test_others_must_be_able_to_play_what_the_script_says() -> None:
    found = broken(2, others=[(1, "build palace"), (2, "build guard_tower")])
    assert "step 4: seat 1 has nothing to play" in found


def test_each_right_answer_must_lead_on() -> None:
    # With another card under the wonder, the neighbour cannot do what the script says.
    found = broken(3, right=["stage scriptorium", "stage *"], replies=[])
    assert "step 4: after 'stage clay_pool' it does not go on" in found


def test_a_step_says_or_asks_something() -> None:
    assert "it says nothing and asks nothing" in broken(0, says="")


def test_the_script_follows_the_moves_and_gives_way_where_it_is_not_allowed() -> None:
    title, lesson = wonders()
    history = opening(title, lesson)
    assert step_at(lesson, history) == 0
    for seat, text in ((1, "build marketplace"), (2, "build stockade"), (0, "build lumber_yard")):
        move = title.space.parse(text)
        assert move is not None
        # Seat 2 does something else than it should.
        assert (scripted(lesson, history, seat) is move) == (seat == 1)
        history.play(seat, move)
    assert step_at(lesson, history) == 2
    assert scripted(lesson, history, 1) is title.space.parse("build altar")
    history.rewind(0)
    short = msgspec.structs.replace(lesson, steps=lesson.steps[:1])
    assert scripted(short, history, 1) is None
    forbidden = msgspec.structs.replace(lesson.steps[0], others=[(1, "build palace")])
    assert scripted(msgspec.structs.replace(lesson, steps=[forbidden]), history, 1) is None
