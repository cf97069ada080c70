"""Being told while no page is open, and the same people once more at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect
from tests.server.mail import mail_server
from tests.server.people import Person, play_out
from tests.server.servers import running
from tests.server.test_push import Browser
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.test_comfort import violations
from tests.web.test_people import account_button, make_account
from tests.web.test_society import as_person

# A browser in a test reaches no push service; it says what one with such a service would.
SUBSCRIPTION = """
PushManager.prototype.subscribe = async (asked) => {{
  window.asked = asked;
  return {{ toJSON: () => ({subscription}) }};
}};
"""


@pytest.fixture
def ann(browser: Chromium, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody with the page on a phone, at a server that sends letters."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with (
        mail_server() as mailbox,
        running(database, smtp=mailbox.url) as server,
        visitor(browser, server.url, size=PHONE, installed=True) as ann,
    ):
        yield ann


def test_a_browser_is_asked_to_tell_and_then_no_more(ann: Visitor) -> None:
    context = ann.page.context
    context.grant_permissions(["notifications"], origin=ann.url)
    wanted = Browser().subscription("https://push.example.org/ann")
    keys = {"p256dh": wanted["p256dh"], "auth": wanted["auth"]}
    subscription = msgspec.json.encode({"endpoint": wanted["endpoint"], "keys": keys}).decode()
    context.add_init_script(SUBSCRIPTION.format(subscription=subscription))
    ann.name_myself("Ann")
    account_button(ann).click()
    switch = ann.page.get_by_role("switch", name="Notifications of this browser")
    expect(switch).not_to_be_checked()
    ann.page.get_by_label("E-mail").fill("ann@example.org")
    expect(ann.page.get_by_role("switch", name="One letter a day")).not_to_be_checked()
    assert violations(ann.page) == []
    switch.check()
    expect(ann.page.locator("dialog .outcome")).to_have_text("Saved.")
    person = as_person(ann)
    told = person.get("/api/me/push")
    assert told["here"]
    assert ann.page.evaluate("asked.applicationServerKey") == told["key"]
    ann.page.get_by_role("switch", name="One letter a day").check()
    ann.page.get_by_role("button", name="Save", exact=True).click()
    expect(ann.page.locator("dialog .outcome")).to_have_text("Saved.")
    assert person.get("/api/me")["digest"]

    switch.uncheck()
    expect(ann.page.locator("dialog .outcome")).to_have_text("Saved.")
    assert not person.get("/api/me/push")["here"]


def test_letters_are_offered_only_where_they_can_come(visit: Callable[..., Visitor]) -> None:
    bob = visit()
    bob.name_myself("Bob")
    account_button(bob).click()
    expect(bob.page.get_by_label("Webhook address")).to_be_visible()
    expect(bob.page.get_by_label("E-mail")).to_have_count(0)
    bob.page.get_by_text("Forgotten your password?").click()
    expect(bob.page.locator("dialog")).to_contain_text("This server sends no mail.")
    assert violations(bob.page) == []


def test_those_who_played_meet_again_next_week(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(size=PHONE, language="fr-FR")
    name = make_account(ann)
    bob.name_myself("Bob")
    hers, his = as_person(ann), as_person(bob)
    for _ in range(2):
        table = played(hers, his)
    ann.open(f"/t/{table['id']}")
    ann.page.get_by_role("button", name="Same time next week").click()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Propose it").click()
    arranged = ann.page.get_by_role("region", name="The next time")
    expect(arranged).to_contain_text(re.compile(f"Once more: .*{name} comes · Bob comes"))

    bob.open()
    appointments = bob.page.locator(
        "section", has=bob.page.get_by_role("heading", name="Rendez-vous")
    )
    assert violations(bob.page) == []
    appointments.get_by_role("link").click()
    bob.page.get_by_role("button", name="Je ne peux pas venir").click()
    expect(bob.page.get_by_role("button", name="Je peux venir, finalement")).to_be_visible()
    assert violations(bob.page) == []
    ann.page.reload()
    expect(arranged).to_contain_text("Bob cannot come")

    # The first seat always plays its first move, so her openings are alike.
    ann.open(f"/p/{name}")
    expect(ann.page.locator("main")).to_contain_text(
        re.compile(r"Likes to begin with:\s+Build .+ \(2 games\)")
    )
    assert violations(ann.page) == []


def played(first: Person, second: Person) -> dict[str, str]:
    """A table both have played to its end."""
    table = first.new_table("me", "open", "random")
    second.join(table)
    looks = [first.look(table), second.look(table)]
    play_out(looks)
    for look in looks:
        look.close()
    return table
