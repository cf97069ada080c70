"""What a table offers besides playing: why not, undo, the past, the rules, chat."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.browser import Visitor


def test_why_not_tells_the_rule_and_opens_it(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.keyboard.press("?")
    ann.page.get_by_label("Move", exact=True).fill("build no_such_card")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("Why not?")
    ann.page.locator(".prompt button", has_text=re.compile("SW-")).first.click()
    marked = ann.page.locator("dialog .marked")
    expect(marked).to_be_in_viewport()
    ann.page.locator("dialog").get_by_label("Français").check(force=True)
    expect(ann.page.locator("dialog .rules")).to_have_attribute("lang", "fr")


def test_a_card_of_the_hand_is_played_by_keys(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.locator(".hand button").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".hand button").nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    actions = ann.page.locator(".answers .actions button")
    expect(actions.first).to_be_focused()
    # Selling, the last one, is always possible.
    ann.page.keyboard.press("End")
    expect(actions.last).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("turn 2")


def test_what_a_card_cannot_do_tells_its_rule(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.locator(".hand button").first.wait_for()
    pale = ann.page.locator(".hand button.pale")
    while not pale.count():
        ann.choose_by_mouse()
        ann.wait_for_turn()
    pale.first.click()
    ann.page.locator(".actions button.pale").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("SW-")


def test_rules_are_searched(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.get_by_role("button", name="Rules").click()
    ann.page.get_by_label("Search the rules").fill("science set")
    expect(ann.page.locator("dialog [data-rule='SW-73']")).to_be_visible()
    expect(ann.page.locator("dialog [data-rule='SW-1']")).to_have_count(0)


def test_the_past_is_looked_at_and_left_again(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    for _ in range(3):
        ann.choose_by_mouse()
        ann.wait_for_turn()
    ann.page.get_by_role("button", name="Log").click()
    ann.page.locator("dialog ol button").first.click()
    expect(ann.prompt).to_contain_text("Step")
    expect(ann.prompt).to_contain_text("You are looking at the past")
    ann.page.keyboard.press("Escape")
    expect(ann.prompt).to_contain_text("Your turn")


def test_panels_stand_beside_the_board_if_wanted(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    ann.page.get_by_role("button", name="Panels beside the board").click()
    expect(ann.page.get_by_role("button", name="What you can do")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="What you can do")).to_be_visible()
