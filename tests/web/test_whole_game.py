"""From the first screen to the final score."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.browser import Visitor

MOST_CHOICES = 120


def play_to_the_end(person: Visitor, choose: Callable[[], None]) -> None:
    for _ in range(MOST_CHOICES):
        if person.is_over:
            return
        choose()
        person.wait_for_turn()
    raise AssertionError("the game does not end")


def test_a_game_against_bots_is_played_with_the_mouse(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    play_to_the_end(ann, ann.choose_on_board)
    total = ann.result.locator("tfoot .total").first
    expect(total).not_to_be_empty()
    ann.result.locator("tbody button").first.click()
    expect(ann.page.locator("dialog .sources h3")).to_be_visible()
    ann.page.locator("dialog summary").click()
    expect(ann.page.locator("dialog details")).to_contain_text("this page added went into the deal")
    with ann.page.expect_download() as download:
        ann.page.locator("dialog a[download]").click()
    assert download.value.suggested_filename.endswith(".json")
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.wait_for_turn()


def test_a_game_against_bots_is_played_with_the_keyboard_alone(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.open()
    play = ann.page.locator("article", has_text="7 Wonders").locator("button").first
    play.wait_for()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()
    turns = iter(range(MOST_CHOICES))
    play_to_the_end(ann, lambda: ann.choose_by_keyboard(next(turns) % 4))
    ann.close_dialog()
    expect(ann.prompt).to_contain_text("The game is over.")


def test_tips_explain_the_first_turns(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_small("7 Wonders")
    tip = ann.page.get_by_label("Tip")
    expect(tip).to_contain_text("These cards are your hand")
    tip.get_by_role("button", name="Understood").click()
    expect(tip).to_contain_text("three ways")
    tip.get_by_role("button", name="Understood").click()
    expect(tip).to_have_count(0)
    ann.choose_by_mouse()
    ann.wait_for_turn()
    expect(tip).to_contain_text("Your wonder board")
