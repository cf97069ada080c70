"""Tips in a first game, and things that move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import PHONE, Visitor


@pytest.mark.parametrize(("language", "size"), [("en-GB", (1280, 800)), ("fr-FR", PHONE)])
def test_tips_are_given_until_the_end_and_never_again(
    visit: Callable[..., Visitor], language: str, size: tuple[int, int]
) -> None:
    ann = visit(language=language, size=size)
    ann.play_small("7 Wonders")
    note = ann.page.locator("aside", has=ann.page.locator(".words"))
    heard = 0
    expect(note).to_be_visible()
    while True:
        while note.count():
            heard += 1
            words = note.inner_text()
            note.locator(".actions button").first.click()
            expect(note.filter(has_text=words.split("\n")[0])).to_have_count(0)
        if ann.is_over:
            break
        ann.choose_by_mouse()
        ann.wait_for_turn()
    assert heard == 11
    ann.play_small("7 Wonders")
    expect(note).to_have_count(0)


# Remembers the words on everything that flies.
WATCH = """
window.flown = [];
const look = () => flown.push(
  ...[...document.querySelectorAll(".piece")].map(piece => piece.textContent.trim()));
new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
"""


def test_a_built_card_flies_to_its_city(visit: Callable[..., Visitor]) -> None:
    ann = visit(still=False, speed="fast")
    ann.play_now()
    ann.page.evaluate(WATCH)
    card = ann.page.locator(".hand button:not(.pale)").first
    name = card.locator(".name").inner_text()
    card.click()
    ann.page.locator(".actions button.main").first.click()
    ann.settle()
    if ann.page.get_by_role("heading", name="How do you pay?").count():
        ann.page.locator(".answers .panel > button").first.click()
        ann.settle()
    expect(ann.prompt).to_contain_text("turn 2")
    ann.page.wait_for_function("name => flown.includes(name)", arg=name)
    expect(ann.page.locator(".piece")).to_have_count(0)


def test_nothing_flies_for_who_prefers_stillness(visit: Callable[..., Visitor]) -> None:
    ann = visit(still=False, speed="fast")
    ann.play_now()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_text("Animations", exact=True).click()
    ann.close_dialog()
    ann.page.evaluate(WATCH)
    ann.choose_by_mouse()
    ann.wait_for_turn()
    expect(ann.prompt).to_contain_text("turn 2")
    assert ann.page.evaluate("flown") == []
