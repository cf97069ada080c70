"""Lessons, walked in a browser: what is asked, what is said to wrong tries, and how they end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.core.titles import Title, all_titles, find_title
from quartier.lessons.lesson import (
    LEARNER,
    Lesson,
    LessonStep,
    answer_to,
    find_lesson,
    fits,
    lessons_of,
    opening,
    scripted,
)
from quartier.locale import Texts
from quartier.testing.lessons import rights

LANGUAGES = {"en": ("en-GB", DESKTOP), "fr": ("fr-FR", PHONE)}


class Learner:
    """A person in a lesson, who knows its script."""

    def __init__(self, person: Visitor, title_id: str, name: str, language: str) -> None:
        title = find_title(title_id)
        assert title is not None
        lesson = find_lesson(title, name)
        assert lesson is not None
        self.person = person
        self.lesson: Lesson = lesson
        self.history = opening(title, lesson)
        self.texts = Texts(language, title.package)
        self.note: Locator = person.page.get_by_label("Lesson" if language == "en" else "Leçon")

    def says(self, key: str) -> None:
        # A page sets spaces and apostrophes as print does; the first words tell sentences apart.
        words = self.texts.text(key).replace("'", "’").split(" ")
        plain = [word for word in words if word.isalnum()]
        for word in plain[:4]:
            expect(self.note).to_contain_text(word)

    def walk(self) -> None:
        """To the end of the script, each step tried wrongly first, where anything is wrong."""
        for step in self.lesson.steps:
            self._let_others_play()
            if step.says:
                self.says(step.says)
            if not step.is_move or (step.given and step.says):
                self.note.locator(".actions button.main").click()
            if step.right:
                self._answer(step)
            elif step.given:
                self._play(step.given)

    def _answer(self, step: LessonStep) -> None:
        wrong = next(
            (
                move.text
                for move in self.history.state.moves(LEARNER)
                if not fits(move.text, step.right)
            ),
            None,
        )
        if wrong is not None:
            self.person.choose(wrong)
            self.says(answer_to(step, wrong))
        right = rights(step, self.history)[0]
        self.person.choose(right)
        self._play(right)

    def _play(self, text: str) -> None:
        move = self.history.title.space.parse(text)
        assert move is not None
        self.history.play(LEARNER, move)

    def _let_others_play(self) -> None:
        for _ in range(100):
            waiting = [seat for seat in self.history.state.deciders if seat != LEARNER]
            move = scripted(self.lesson, self.history, waiting[0]) if waiting else None
            if move is None:
                return
            self.history.play(waiting[0], move)


def begin(person: Visitor, title: str, name: str) -> None:
    """To the table of a lesson, without the way there."""
    answer = person.page.request.post(
        f"{person.url}/api/lessons/{title}/{name}", headers={"Origin": person.url}
    )
    assert answer.ok, answer.text()
    person.open(f"/t/{answer.json()['id']}")


@pytest.mark.parametrize("title", all_titles(), ids=lambda title: title.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_walked(
    visit: Callable[..., Visitor], title: Title, language: str
) -> None:
    locale, size = LANGUAGES[language]
    ann = visit(language=locale, size=size)
    ann.name_myself("Ann")
    for lesson in lessons_of(title):
        begin(ann, title.id, lesson.name)
        learner = Learner(ann, title.id, lesson.name, language)
        learner.walk()
        expect(learner.note).to_contain_text("Now you" if language == "en" else "À vous")
        expect(learner.note).to_contain_text(str(lesson.turns))


@pytest.mark.parametrize(("language", "size"), [("en-GB", DESKTOP), ("fr-FR", PHONE)])
def test_the_first_minute_leads_to_a_lesson_that_shows_leads_back_and_goes_on(
    visit: Callable[..., Visitor], language: str, size: tuple[int, int]
) -> None:
    french = language == "fr-FR"
    ann = visit(language=language, size=size, new=True)
    ann.open()
    ann.page.locator("article", has_text="7 Wonders").get_by_role("button").first.click()
    pictures = ann.page.locator("dialog .scenes img")
    expect(pictures).to_have_count(3)
    for picture in pictures.all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("picture => picture.naturalWidth") > 0
    assert violations(ann.page) == []
    ann.page.locator("[data-way=learn]").click()
    learner = Learner(ann, "sevenwonders", "city", "fr" if french else "en")
    learner.says("lesson-city-aim")
    # What is tried before a note is read waits for it; by keys alone it goes on.
    learner.person.choose("build altar")
    expect(learner.note).to_contain_text("Continuer" if french else "Go on")
    learner.note.get_by_role("button").first.press("Enter")
    learner.says("lesson-city-material")
    expect(ann.page.locator("[data-ring]").first).to_be_visible()
    assert violations(ann.page) == []
    # One sees where one is, and what signs mean.
    ann.page.keyboard.press("a")
    expect(ann.page.locator("dialog [aria-current=step]")).to_contain_text(
        "Vous êtes ici" if french else "You are here"
    )
    assert violations(ann.page) == []
    ann.close_dialog()
    # A card that cannot be built is refused by its rule, and by the lesson; then it shows.
    ann.page.locator('.hand [data-why="build baths"]').click()
    ann.page.locator('.actions [data-why="build baths"]').first.click()
    learner.says("lesson-city-material-baths")
    learner.person.choose("sell altar")
    learner.says("lesson-city-material-sell")
    learner.note.get_by_role("button", name="Montrez-moi" if french else "Show me").click()
    learner.says("lesson-city-shield")
    # Opened again, it is where it was; left, the game goes on without it.
    ann.page.reload()
    learner.says("lesson-city-shield")
    learner.note.locator(".actions button").last.click()
    expect(learner.note).to_have_count(0)
    ann.choose_by_mouse()
    ann.wait_for_turn()
    ann.page.reload()
    ann.wait_for_turn()
    expect(learner.note).to_have_count(0)


def test_free_choices_are_commented_and_the_next_chapter_offered(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.name_myself("Ann")
    begin(ann, "smallcity", "citizens")
    learner = Learner(ann, "smallcity", "citizens", "en")
    learner.walk()
    for left in range(learner.lesson.turns, 0, -1):
        expect(learner.note).to_contain_text(f"{left} choices" if left > 1 else "one more choice")
        expect(learner.note).to_contain_text("Tip:")
        ann.choose_by_mouse()
    expect(learner.note.locator(".reply")).to_be_visible()
    learner.note.get_by_role("button", name="Next: City Council").click()
    Learner(ann, "smallcity", "council", "en").says("lesson-council-aim")
