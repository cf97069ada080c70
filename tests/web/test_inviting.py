"""How others come to a table, and who is there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect
from tests.web.browser import Visitor

SHARES = "navigator.share = (shared) => { window.shared = shared; return Promise.resolve(); }"


def test_no_table_begins_with_options_of_another_number_of_seats(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    ann.open("/new/sevenwonders")
    start = ann.page.locator(".go button")
    expect(start).to_be_enabled()
    held: list[Route] = []
    ann.page.route("**/api/settings", lambda route: held.append(route))
    ann.page.locator("label", has_text="7").first.click()
    expect(start).to_be_disabled()
    ann.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    expect(start).to_be_enabled()


def test_the_address_bar_invites_and_whoever_comes_is_asked_a_name(
    visit: Callable[..., Visitor],
) -> None:
    ann, bob = visit(), visit()
    ann.page.add_init_script(SHARES)
    ann.name_myself("Ann")
    ann.open("/new/sevenwonders")
    ann.page.locator("#seat-1").select_option("open")
    ann.page.locator("#seat-2").select_option("open")
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_label("Link to the table").input_value()
    expect(ann.page).to_have_url(link)

    ann.page.get_by_role("button", name="Share…").click()
    assert ann.page.evaluate("window.shared.url") == link
    ann.page.get_by_role("button", name="QR code").click()
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()

    bob.page.goto(link)
    seats = bob.page.locator("section li")
    expect(seats.first).to_contain_text("Ann")
    expect(seats.first).to_contain_text("here")
    name = bob.page.get_by_label("Your name here")
    assert name.input_value().startswith("Guest"), "one is proposed"
    name.fill("Bob")
    bob.page.get_by_role("button", name="Join").first.click()
    expect(ann.page.locator("section li").nth(1)).to_contain_text("Bob")
    expect(ann.page.locator("section li").nth(1)).to_contain_text("here")

    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    bob.wait_for_turn()
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Bob")
    assert "away" not in ann.prompt.inner_text()
    bob.page.goto("about:blank")
    expect(ann.prompt).to_contain_text("(away)")
