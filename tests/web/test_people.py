"""Who comes to the page: accounts, public tables, hosts, spectators, notices, clocks."""

from __future__ import annotations

import re
from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import Locator, expect
from tests.web.browser import PHONE, Visitor

# Stands in for the browser's own notices and remembers them.
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = () => Promise.resolve("granted");
  constructor(title, options) { window.notices.push(`${title}: ${options.body}`); }
};
"""


def account_button(person: Visitor) -> Locator:
    return person.page.locator("form button.account")


def fill_in_account(person: Visitor, account: str, password: str) -> None:
    person.page.get_by_label("Name of the account").fill(account)
    person.page.get_by_label("Password").fill(password)
    person.page.locator("dialog form").first.locator("button[type=submit]").click()


def open_table(host: Visitor, pace: str = "At your own pace") -> None:
    """A public table with an open seat for somebody and one nobody takes."""
    host.open("/new/sevenwonders")
    host.page.locator("label", has_text="4").first.click()
    host.page.locator("#seat-1").select_option("open")
    host.page.locator("#seat-2").select_option("open")
    host.page.get_by_text(pace, exact=True).click()
    host.page.get_by_text("Public table").click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_label("Link to the table").wait_for()


def public_tables(person: Visitor, title: str = "Tables to join or watch") -> Locator:
    section = person.page.locator("section", has=person.page.get_by_role("heading", name=title))
    return section.locator("li a")


def join_table_of(host: Visitor, guest: Visitor) -> None:
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Join").first.click()
    expect(guest.page.locator("li", has_text="you")).to_be_visible()


def test_an_account_is_made_left_and_entered_again(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    name = f"ann-{uuid4().hex[:8]}"
    ann.open()
    account_button(ann).click()
    ann.page.get_by_role("tab", name="Create an account").click()
    fill_in_account(ann, name, "a long password")
    expect(account_button(ann)).to_have_text(f"Account: {name}")
    expect(ann.page.locator("#nickname")).to_have_value(name)

    account_button(ann).click()
    ann.page.get_by_role("button", name="Sign out").click()
    expect(account_button(ann)).to_have_text("Account")

    account_button(ann).click()
    fill_in_account(ann, name, "a wrong password")
    expect(ann.page.locator("dialog [role=status]")).to_contain_text("is wrong")
    fill_in_account(ann, name, "a long password")
    expect(account_button(ann)).to_have_text(f"Account: {name}")


def test_a_host_starts_a_public_table_before_it_is_full(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    ann.name_myself("Ann")
    bob.name_myself("Bob")
    open_table(ann)
    join_table_of(ann, bob)
    expect(ann.page.locator("li", has_text="Bob")).to_be_visible()
    bob.page.get_by_role("button", name="Leave").click()
    expect(ann.page.locator("li", has_text="Bob")).to_have_count(0)
    join_table_of(ann, bob)
    expect(ann.page.locator("li", has_text="Bob")).to_be_visible()
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    bob.wait_for_turn()
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Bob")


def test_a_public_table_is_watched_without_a_name(visit: Callable[..., Visitor]) -> None:
    ann, eve = visit(), visit(language="fr-FR")
    ann.name_myself("Ann")
    open_table(ann)
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    eve.open()
    tables = public_tables(eve, "Tables à rejoindre ou à regarder")
    tables.filter(has_text="Regarder").first.click()
    expect(eve.prompt).to_contain_text("Vous regardez cette table")
    expect(eve.page.locator(".hand")).to_have_count(0)
    expect(eve.page.get_by_role("button", name=re.compile("^Annuler"))).to_be_disabled()


def test_clocks_run_for_those_who_choose(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    open_table(ann, pace="Clock")
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    clocks = ann.page.locator("header .clock")
    expect(clocks).to_have_count(4)
    # On a small screen one's own is enough.
    expect(clocks.filter(visible=True)).to_have_count(1)
    expect(ann.page.locator("header .running").first).to_have_text(re.compile("Ann9:5"))


def test_a_table_of_days_says_how_long_there_is(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.name_myself("Ann")
    open_table(ann, pace="Days")
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    expect(ann.page.locator("header .running").first).to_have_text(re.compile(r"Ann\d d \d+ h"))


def test_who_looks_elsewhere_is_told_that_a_table_waits(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    ann.page.add_init_script(NOTICES)
    ann.name_myself("Ann")
    bob.name_myself("Bob")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("Notices", exact=True).click()
    expect(ann.page.get_by_label("Notices")).to_be_checked()
    open_table(ann)
    join_table_of(ann, bob)
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    ann.choose_by_mouse()
    ann.page.get_by_role("link", name="Start page").click()
    expect(ann.page).to_have_title("Quartier")
    bob.wait_for_turn()
    bob.choose_by_mouse()
    expect(ann.page).to_have_title("(1) Quartier")
    assert ann.page.evaluate("notices") == ["Your turn: 7 Wonders"]


def test_many_tables_leave_the_games_in_sight(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.name_myself("Ann")
    for _ in range(7):
        made = ann.page.request.post(
            f"{ann.url}/api/tables",
            data={"title": "cardcity", "seats": [{"me": True}]},
            headers={"Origin": ann.url},
        )
        assert made.ok, made.text()
    ann.open()
    mine = public_tables(ann, "My tables")
    expect(mine).to_have_count(5)
    ann.page.get_by_role("button", name="Show 2 more tables").click()
    expect(mine).to_have_count(7)


def test_help_is_chosen_with_the_table_and_shown_to_all_who_join(
    visit: Callable[..., Visitor],
) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    ann.name_myself("Ann")
    bob.name_myself("Bob")
    ann.open("/new/sevenwonders")
    usual = ann.page.get_by_role("group", name="Help at the table").locator("label.chosen")
    expect(usual).to_have_text("Hints too")
    ann.page.locator("#seat-1").select_option("open")
    expect(usual).to_have_text("None")
    for help_chosen, shown, hints, lines in (
        ("None", "sans aide", 0, 0),
        ("What if?", "« et si ? » permis", 0, 1),
        ("Hints too", "conseils permis", 1, 1),
    ):
        ann.open("/new/sevenwonders")
        ann.page.locator("#seat-1").select_option("open")
        ann.page.get_by_role("group", name="Help at the table").get_by_text(help_chosen).click()
        ann.page.get_by_role("button", name="Open the table").click()
        bob.page.goto(ann.page.get_by_label("Link to the table").input_value())
        expect(bob.page.get_by_text(shown)).to_be_visible()
        bob.page.get_by_role("button", name="Rejoindre").first.click()
        ann.wait_for_turn()
        expect(ann.page.get_by_role("button", name="Hint")).to_have_count(hints)
        expect(ann.page.get_by_role("button", name="What if?")).to_have_count(lines)


def test_where_others_would_decide_a_line_stops(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    ann.name_myself("Ann")
    bob.name_myself("Bob")
    ann.open("/new/sevenwonders")
    ann.page.locator("#seat-1").select_option("open")
    ann.page.get_by_role("group", name="Help at the table").get_by_text("What if?").click()
    ann.page.get_by_role("button", name="Open the table").click()
    bob.page.goto(ann.page.get_by_label("Link to the table").input_value())
    bob.page.get_by_role("button", name="Join").first.click()
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="What if?").click()
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Here the others would decide")


def test_further_tables_are_shown_on_request(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit()
    ann.name_myself("Ann")
    bob.name_myself("Bob")
    for _ in range(5):
        open_table(ann)
    bob.open()
    tables = public_tables(bob).filter(has_text="Ann")
    expect(tables.first).to_be_visible()
    more = bob.page.get_by_role("button", name="Show more tables")
    before = tables.count()
    more.click()
    expect(tables).not_to_have_count(before)
