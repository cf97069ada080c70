"""Puzzles and rules on pages of their own, for anybody who comes along."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.core.titles import find_title
from quartier.locale import Texts
from quartier.puzzles.puzzle import puzzles_of

TITLE = find_title("sevenwonders")
assert TITLE is not None
FIRST = puzzles_of(TITLE)[0]


def sentence(move: str, language: str) -> str:
    assert TITLE is not None
    parsed = TITLE.space.parse(move)
    assert parsed is not None
    return Texts(language, TITLE.package).text(parsed.key, parsed.facts)


def test_a_puzzle_is_solved_played_out_and_followed_by_another(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(size=DESKTOP)
    page = ann.page
    ann.open("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Solve it").wait_for()
    assert violations(page) == []
    ann.open("/puzzles/sevenwonders/1")
    page.locator(f'[data-move="{FIRST.tempting}"]').click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("There is a better move.")).to_be_visible()
    worth = page.get_by_role("list", name="What moves are worth")
    expect(worth.locator("li.right").first).to_contain_text(f"{FIRST.answers[0].value:.0%}")
    assert violations(page) == []
    out = f"Play it out: {sentence(FIRST.right[0], 'en')}"
    page.get_by_role("button", name=out).click()
    page.get_by_role("button", name="Back to the puzzle").click()
    page.get_by_role("button", name="More like this").click()
    expect(page).not_to_have_url(f"{ann.url}/puzzles/sevenwonders/1")
    expect(page.get_by_text("Which move is best?")).to_be_visible()


def test_a_puzzle_is_solved_on_a_phone_in_french(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE, language="fr-FR")
    page = ann.page
    ann.open("/puzzles/sevenwonders/1")
    page.get_by_role("button", name="Choix").tap()
    page.locator(f'[data-move="{FIRST.right[0]}"]').tap()
    page.get_by_role("button", name="Confirmer").tap()
    expect(page.get_by_text("C’est juste")).to_be_visible()
    assert violations(page) == []
    ann.open("/puzzles")
    section = page.get_by_role("region", name="7 Wonders")
    expect(section).to_contain_text("1 sur")
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rules_have_a_page_with_a_link_for_each(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    page = ann.page
    ann.open("/rules/sevenwonders#SW-41")
    expect(page.locator('[data-rule="SW-41"]')).to_be_focused()
    expect(page.locator('[data-rule="SW-41"]')).to_be_in_viewport()
    assert violations(page) == []
    page.get_by_label("Search the rules").fill("sw-22")
    expect(page.locator("[data-rule]").first).to_contain_text("SW-22")
    page.get_by_text("Français", exact=True).last.click()
    expect(page.locator("[lang=fr]").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_worked_example_asks_and_answers(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    page = ann.page
    ann.open("/rules/smallcity#SC-T4")
    example = page.locator('[data-rule="SC-T4"]')
    example.get_by_role("button", name="See it on the board").click()
    # What is asked about is marked; what may be chosen would be the answer.
    expect(example.locator("svg .told")).to_have_count(4)
    expect(example.locator(".open, .can")).to_have_count(0)
    asked = example.locator(".question")
    asked.nth(1).get_by_role("button", name="No").click()
    expect(asked.nth(1)).to_contain_text("Right. Residential Zone 2 needs a cell")
    asked.nth(2).get_by_role("button", name="Show the answer").click()
    expect(asked.nth(2)).to_contain_text("builds Residential Zone 2 on c5 and c4 for $2")
    home = example.locator('[data-cell="c4"][aria-label*="Residential Zone 2"]')
    expect(asked.nth(2).get_by_label("After")).to_be_checked()
    expect(home).to_be_attached()
    asked.nth(2).get_by_label("Before").check(force=True)
    expect(home).not_to_be_attached()
    assert violations(page) == []
