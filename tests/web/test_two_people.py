"""Two browsers at one table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.browser import Visitor


def table_for_two(ann: Visitor, bob: Visitor) -> None:
    """Ann sets a private table up and Bob comes by its link."""
    ann.name_myself("Ann")
    ann.open("/new/sevenwonders")
    ann.page.locator("label", has_text="3").first.click()
    ann.page.locator("#seat-1").select_option("open")
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_label("Link to the table").input_value()
    bob.name_myself("Bob")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Join").click()
    ann.wait_for_turn()
    bob.wait_for_turn()


def test_a_friend_comes_by_the_link_and_both_play(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    table_for_two(ann, bob)
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Waiting for:")
    expect(ann.prompt).to_contain_text("Bob")
    bob.choose_by_mouse()
    ann.wait_for_turn()
    expect(ann.prompt).to_contain_text("turn 2")
    expect(bob.prompt).to_contain_text("tour 2")


def test_an_undo_is_free_before_the_reveal(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    table_for_two(ann, bob)
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Waiting for:")
    ann.page.keyboard.press("u")
    expect(ann.prompt).to_contain_text("turn 1")


def test_an_undo_after_the_reveal_needs_consent(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    table_for_two(ann, bob)
    ann.choose_by_mouse()
    bob.choose_by_mouse()
    ann.wait_for_turn()
    expect(ann.prompt).to_contain_text("turn 2")
    ann.page.get_by_role("button", name="Ask to undo").click()
    bob.page.get_by_role("button", name="Agree").click()
    expect(ann.prompt).to_contain_text("turn 1")


def test_people_talk(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    table_for_two(ann, bob)
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("button", name="Chat 1")).to_be_visible()
    bob.page.get_by_role("button", name="Chat").click()
    line = bob.page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(line.locator("b")).to_contain_text("Ann°")
    expect(line).to_contain_text("Good luck!")


def test_who_leaves_is_replaced_and_may_return(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    table_for_two(ann, bob)
    table = bob.page.url
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Leave").click()
    bob.page.wait_for_url(bob.url + "/")
    ann.choose_by_mouse()
    ann.wait_for_turn()
    expect(ann.prompt).to_contain_text("turn 2")
    bob.page.goto(table)
    expect(bob.prompt).to_contain_text("Ann")
    ann.choose_by_mouse()
    bob.wait_for_turn()
    expect(bob.prompt).to_contain_text("turn 3")
