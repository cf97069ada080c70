"""What a table offers besides playing: why not, undo, the past, the rules, chat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import DESKTOP, PHONE, Visitor


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


def test_after_an_answer_keys_go_on_from_the_prompt(visit: Callable[..., Visitor]) -> None:
    # Too narrow for choices beside the board: they go away with their question.
    ann = visit(size=(1200, 760))
    ann.play_now()
    ann.choose_by_keyboard()
    expect(ann.prompt).to_contain_text("turn 2")
    expect(ann.page.locator("section.prompt")).to_be_focused()


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
    ann.page.locator("aside ol button").first.click()
    expect(ann.prompt).to_contain_text("Step")
    expect(ann.prompt).to_contain_text("You are looking at the past")
    ann.page.keyboard.press("Escape")
    expect(ann.prompt).to_contain_text("Your turn")


def test_panels_stand_beside_the_board_unless_unwanted(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=(1280, 720))
    ann.play_now()
    beside = ann.page.get_by_role("button", name="What you can do")
    expect(beside).to_be_visible()
    ann.page.get_by_role("button", name="Panels beside the board").click()
    expect(beside).to_have_count(0)
    ann.page.reload()
    ann.wait_for_turn()
    expect(beside).to_have_count(0)


def test_what_a_card_would_change_is_said_before_it_is_played(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.play_now()
    ann.page.locator(".hand button").first.click()
    sale = ann.page.get_by_role("button", name="Discard +3")
    sale.hover()
    expect(ann.prompt).to_contain_text("If you do this")
    expect(ann.prompt).to_contain_text("coins")
    expect(ann.prompt).to_contain_text("3 → 6")
    ann.page.mouse.move(5, 5)
    expect(ann.prompt).to_contain_text("Choose a card")
    ann.page.locator("[data-move^=sell]").first.focus()
    expect(ann.prompt).to_contain_text("3 → 6")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_lies_over_the_board_and_the_page_itself_does_not_scroll(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    ann.play_now()
    ann.page.locator(".hand button").first.wait_for()
    stage, prompt = (
        ann.page.locator(place).bounding_box() for place in ("[data-stage]", ".prompt")
    )
    assert stage is not None
    assert prompt is not None
    # Rings of what is at the edge have 4 px around the stage.
    assert stage["y"] + stage["height"] - 4 <= prompt["y"]
    assert prompt["y"] + prompt["height"] <= size[1] + 1
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= size[1]


def test_the_log_of_a_phone_opens_at_its_newest_line(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.play_now()
    for _ in range(4):
        ann.choose_by_mouse()
        ann.wait_for_turn()
    ann.page.get_by_role("button", name="Log").tap()
    lines = ann.page.locator("dialog ol li")
    expect(lines.nth(15)).to_be_attached()
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
