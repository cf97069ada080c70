"""Who comes to the page: accounts, public tables, hosts, spectators, notices, clocks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect
from tests.server.mail import mail_server
from tests.server.people import new_name
from tests.server.servers import running
from tests.web.browser import PHONE, Visitor, visitor

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
    name = new_name("ann")
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


def test_a_short_password_is_told(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open()
    account_button(ann).click()
    ann.page.get_by_role("tab", name="Create an account").click()
    expect(ann.page.get_by_label("Password")).to_have_accessible_description(
        "8 characters or more; a few words in a row are good."
    )
    fill_in_account(ann, new_name("ann"), "short")
    expect(ann.page.locator("dialog [role=status]")).to_have_text(
        "A password has 8 to 200 characters."
    )


def make_account(person: Visitor) -> str:
    """Through the dialog, which stays to be opened again; the name."""
    name = new_name("ann")
    person.open()
    account_button(person).click()
    person.page.get_by_role("tab", name="Create an account").click()
    fill_in_account(person, name, "a long password")
    expect(account_button(person)).to_have_text(f"Account: {name}")
    return name


def test_another_device_is_signed_out_and_hears_of_it(visit: Callable[..., Visitor]) -> None:
    ann, phone = visit(), visit(size=PHONE)
    name = make_account(ann)
    phone.open()
    account_button(phone).click()
    fill_in_account(phone, name, "a long password")
    expect(account_button(phone)).to_have_text(f"Account: {name}")

    account_button(ann).click()
    devices = ann.page.locator("dialog li")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    # By keyboard alone.
    ann.page.get_by_role("button", name="Sign out: Chrome, Linux").focus()
    ann.page.keyboard.press("Enter")
    expect(devices).to_have_count(1)
    expect(ann.page.locator("dialog [role=status].outcome")).to_have_text("Signed out there.")
    expect(account_button(phone)).to_have_text("Account")
    expect(account_button(ann)).to_have_text(f"Account: {name}")


def test_a_password_is_changed(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    name = make_account(ann)
    account_button(ann).click()
    outcome = ann.page.locator("dialog [role=status].outcome")

    def change(old: str, new: str) -> None:
        ann.page.get_by_label("Current password").fill(old)
        ann.page.get_by_label("New password").fill(new)
        ann.page.get_by_role("button", name="Change the password").click()

    change("a wrong password", "another password")
    expect(outcome).to_have_text("The current password is wrong.")
    change("a long password", "password123")
    expect(outcome).to_contain_text("would soon be guessed")
    change("a long password", "another password")
    expect(outcome).to_have_text("The password is changed.")
    ann.page.get_by_role("button", name="Sign out", exact=True).click()
    account_button(ann).click()
    fill_in_account(ann, name, "another password")
    expect(account_button(ann)).to_have_text(f"Account: {name}")


def test_an_address_is_confirmed_before_letters_come(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with (
        mail_server() as mailbox,
        running(database, smtp=mailbox.url) as server,
        visitor(browser, server.url) as ann,
    ):
        ann.name_myself("Ann")
        account_button(ann).click()
        ann.page.get_by_label("E-mail").fill("ann@example.org")
        ann.page.get_by_role("button", name="Save", exact=True).last.click()
        dialog = ann.page.locator("dialog")
        expect(dialog).to_contain_text("ann@example.org is not confirmed yet")
        letter = mailbox.letters.get(timeout=20)
        found = re.search(r"http\S+/confirm#\S+", letter.get_content())
        assert found is not None
        ann.close_dialog()
        expect(ann.page.locator("main .notice")).to_contain_text("is not confirmed yet")
        ann.page.goto(found[0])
        ann.page.get_by_role("button", name="Yes, it is mine").click()
        expect(ann.page.locator("main")).to_contain_text("Quartier writes to this address")
        ann.open()
        account_button(ann).click()
        expect(dialog).to_contain_text("You have confirmed this address.")


def test_guests_are_marked_for_the_others(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(language="fr-FR")
    name = make_account(ann)
    bob.name_myself("Bob")
    open_table(ann)
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Rejoindre").first.click()
    expect(ann.page.locator("li", has_text="Bob").get_by_text("guest", exact=True)).to_be_visible()
    assert ann.page.locator("li", has_text=name).get_by_text("guest", exact=True).count() == 0
    ann.page.get_by_role("button", name="Start now").click()
    ann.wait_for_turn()
    bob.wait_for_turn()
    ann.choose_by_mouse()
    expect(ann.prompt).to_contain_text("Bob°")
    expect(ann.prompt.locator(".visually-hidden").first).to_have_text("Bob, guest")
    expect(bob.page.locator("body")).to_contain_text(name)
    expect(bob.page.locator("body")).not_to_contain_text(f"{name}°")


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
    ann.choose_by_mouse()
    expect(eve.page.get_by_label("Le dernier geste de chacun")).to_contain_text("Ann")


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
    ann.page.get_by_text("Notifications", exact=True).click()
    expect(ann.page.get_by_label("Notifications")).to_be_checked()
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
