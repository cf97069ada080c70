"""Hints, lines that did not happen, and the review after a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.browser import Visitor


def test_a_hint_is_asked_for_and_played(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.keyboard.press("h")
    candidates = ann.page.get_by_label("Hint", exact=True).locator("ol button")
    expect(candidates.first).to_contain_text("chance to win")
    expect(candidates.first).to_contain_text("±")
    # Nothing is dimmed: the first number stands on its card, and the board can still be used.
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.locator(".hand button").first.click()
    ann.page.locator(".hand button").first.click()
    step = ann.page.locator("[data-version]").get_attribute("data-version")
    candidates.first.click()
    ann.settle()
    expect(ann.page.locator("[data-version]")).not_to_have_attribute("data-version", step or "")


def test_what_if_is_played_for_everybody_and_left_without_a_trace(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.play_now()
    ann.page.get_by_role("button", name="What if?").click()
    expect(ann.prompt).to_contain_text("What if?")
    ann.open_choices()
    ann.page.locator("[data-why^=sell]").last.hover()
    expect(ann.prompt).to_contain_text("3 → 6")
    for _ in range(3):
        ann.choose_by_mouse()
        expect(ann.prompt).to_contain_text("What if?")
    ann.page.get_by_role("button", name="Undo").click()
    ann.settle()
    ann.page.get_by_role("button", name="Draw afresh").click()
    ann.settle()
    ann.page.get_by_role("button", name="Back to the table").click()
    expect(ann.prompt).to_contain_text("Your turn")


def test_a_finished_game_is_reviewed(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    while not ann.is_over:
        ann.choose_by_keyboard()
        ann.wait_for_turn()
    ann.page.get_by_role("button", name="Review my game").click()
    expect(ann.page.get_by_role("img", name="Your chance to win")).to_be_visible()
    expect(ann.page.get_by_text("The moves that cost most")).to_be_visible(timeout=90_000)
    expect(ann.page.get_by_text("what you played")).to_be_visible()
    lesson = ann.page.locator("dialog ol li").first
    expect(lesson).to_contain_text("Age ")
    expect(lesson).to_contain_text("Costs")
    expect(lesson).to_contain_text("±")
    ann.page.get_by_role("button", name="Show the position").first.click()
    expect(ann.prompt).to_contain_text("Step")
    solve_a_mistake_of_mine(ann)


def solve_a_mistake_of_mine(ann: Visitor) -> None:
    """What a review found is asked again, as a puzzle."""
    page = ann.page
    ann.open("/puzzles")
    mine = page.get_by_role("region", name="From your games")
    expect(mine).to_contain_text("0 of")
    mine.get_by_role("button", name="Find the better move").click()
    expect(page.get_by_role("heading", name="Your game · 7 Wonders")).to_be_visible()
    expect(page.get_by_text("Which move is best?")).to_be_visible()
    page.get_by_role("complementary").locator("[data-move]").first.click()
    page.get_by_role("button", name="Confirm").click()
    worth = page.get_by_role("list", name="What moves are worth")
    expect(worth.locator("li.right").first).to_be_visible()
    expect(worth.locator("li.mine")).to_contain_text("Your move.")
    page.get_by_role("button", name="Play it out").first.click()
    expect(page.get_by_role("button", name="Back to the puzzle")).to_be_visible()
