"""People meet: a rated tournament of three, in two browsers and on a phone; profiles, friends."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.server.mail import mail_server
from tests.server.people import Person, new_name, play_out
from tests.server.servers import running
from tests.server.test_society import eventually
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.test_comfort import violations
from tests.web.test_people import account_button, fill_in_account, make_account

PASSWORD = "a long password"


def as_person(visitor: Visitor) -> Person:
    """The same person as in the browser, to play the rest of a game quickly."""
    person = Person(visitor.url)
    for cookie in visitor.page.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    return person


def test_two_browsers_and_a_phone_play_a_rated_game_of_a_tournament(
    visit: Callable[..., Visitor],
) -> None:
    ann, bob, cleo = visit(), visit(language="fr-FR"), visit(size=PHONE)
    names = [make_account(ann), sign_up_in_french(bob), make_account(cleo)]
    ann.open("/tournaments")
    ann.page.get_by_label("Name of the tournament").fill("Autumn cup")
    ann.page.locator("form").get_by_text("7 Wonders", exact=True).click()
    ann.page.get_by_role("group", name="People at a table").get_by_text("3", exact=True).click()
    ann.page.get_by_role("group", name="Rounds").get_by_text("1", exact=True).click()
    ann.page.get_by_text("Clock", exact=True).click()
    ann.page.get_by_text("Rated", exact=True).click()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Make the tournament").click()
    link = ann.page.get_by_label("Link to the table").input_value()

    bob.page.goto(link)
    bob.page.get_by_role("button", name="Entrer").click()
    cleo.page.goto(link)
    cleo.page.get_by_role("button", name="Enter").click()
    standing = ann.page.locator("tbody tr")
    expect(standing).to_have_count(3)
    assert violations(cleo.page) == []
    ann.page.get_by_role("button", name="Begin").click()

    ann.page.get_by_role("button", name="To my table").click()
    bob.page.get_by_role("button", name="À ma table").click()
    cleo.page.get_by_role("button", name="To my table").click()
    for who in (ann, bob, cleo):
        who.wait_for_turn()
        expect(who.page.get_by_role("button", name=re.compile("^(Hint|Conseil)"))).to_have_count(0)
    for who in (ann, bob, cleo):
        who.choose_by_mouse()
    table = {"id": ann.page.url.rpartition("/t/")[2].partition("?")[0]}
    # What follows is as long as every game; the same people play it on over the WebSocket.
    looks = [as_person(who).look(table) for who in (ann, bob, cleo)]
    play_out(looks)
    for look in looks:
        look.close()

    ann.open("/tournaments")
    ann.page.get_by_role("link", name="Autumn cup").first.click()
    expect(ann.page.locator("main")).to_contain_text("over")
    expect(standing.first.locator("td").nth(2)).to_have_text("1.0")
    ann.open("/ratings/sevenwonders")
    for name in names:
        expect(ann.page.get_by_role("link", name=name)).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text("Weng and Lin")
    assert violations(ann.page) == []

    # A moment of the game, passed on.
    ann.open(f"/t/{table['id']}?at=5")
    expect(ann.page.get_by_role("slider").first).to_have_value("5")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_label("Address of this moment")).to_have_value(re.compile(r"[?&]at=5$"))
    assert violations(ann.page) == []
    ann.open("/ratings/sevenwonders")

    # The profile, and who may see it.
    ann.page.get_by_role("link", name=names[2]).click()
    expect(ann.page.get_by_role("img", name=re.compile("The rating over 1 table"))).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text("provisional")
    cleo.open(f"/p/{names[2]}")
    cleo.page.get_by_text("Nobody", exact=True).click()
    expect(cleo.page.get_by_label("Nobody")).to_be_checked()
    assert violations(cleo.page) == []
    ann.page.reload()
    expect(ann.page.locator("main")).to_contain_text("do not show themselves")


def sign_up_in_french(person: Visitor) -> str:
    name = new_name("bob")
    person.open()
    account_button(person).click()
    person.page.get_by_role("tab", name="Créer un compte").click()
    person.page.get_by_label("Nom du compte").fill(name)
    person.page.get_by_label("Mot de passe").fill(PASSWORD)
    person.page.locator("dialog form").first.locator("button[type=submit]").click()
    expect(account_button(person)).to_have_text(f"Compte : {name}")
    return name


def test_friends_invite_each_other_mute_and_report(visit: Callable[..., Visitor]) -> None:
    ann, bob = visit(), visit(size=PHONE)
    hers, his = make_account(ann), make_account(bob)
    for person, other in ((ann, his), (bob, hers)):
        person.open("/friends")
        person.page.get_by_label("Name of the account").fill(other)
        person.page.get_by_role("button", name="Befriend").first.click()
        expect(person.page.locator("li", has_text=other)).to_be_visible()
    expect(bob.page.locator("li", has_text=hers)).to_contain_text("friend")
    assert violations(bob.page) == []

    ann.open("/new/sevenwonders")
    ann.page.locator("#seat-1").select_option("open")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.get_by_role("button", name=his).click()
    expect(ann.page.locator("main")).to_contain_text("sees the invitation")
    bob.open()
    invited = bob.page.locator(
        "section", has=bob.page.get_by_role("heading", name="You are invited")
    )
    invited.locator("li a").first.click()
    bob.page.get_by_role("button", name="Join").first.click()
    bob.wait_for_turn()
    ann.wait_for_turn()

    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Mute").click()
    expect(ann.page.locator("dialog")).to_contain_text("You no longer read what")
    ann.page.get_by_role("button", name="End this").click()
    expect(ann.page.locator("dialog")).to_contain_text("That is over.")
    ann.page.get_by_role("button", name="Mute").click()
    expect(ann.page.locator("dialog")).to_contain_text("You no longer read what")
    ann.page.get_by_role("button", name="Report", exact=True).click()
    ann.page.get_by_label("What should the keeper know?").fill("see the chat")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.locator("dialog")).to_contain_text("The keeper gets your report")
    assert violations(ann.page) == []


def test_a_guest_is_heard_again_later(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    hers, eve = as_person(ann), Person(ann.url, "Eve")
    table = hers.new_table("me", "open", "random")
    eve.join(table)
    hers.post("/api/me/relations", kind="muted", table=table["id"], seat=1)
    ann.open("/friends")
    muted = ann.page.locator("li", has_text="Eve")
    expect(muted).to_contain_text("muted")
    muted.get_by_role("button", name="End this").click()
    expect(muted).to_have_count(0)
    # Nobody is reached in this way who was nothing to somebody before.
    known = eve.post("/api/me/relations", kind="friend", table=table["id"], seat=0)[0]["id"]
    stranger = Person(ann.url, "Zoe")
    stranger.post("/api/me/relations", 404, kind="blocked", id=known)


def test_a_viewer_in_another_page_is_small_and_leads_to_the_table(
    visit: Callable[..., Visitor],
) -> None:
    ann, reader = visit(), visit(size=(640, 480))
    ann.name_myself("Ann")
    hers = as_person(ann)
    table = hers.new_table("me", "random", "random")
    look = hers.look(table)
    play_out([look])
    look.close()
    query = f"link={table['link']}&at=5"
    reader.open(f"/embed/{table['id']}?{query}")
    expect(reader.page.get_by_role("slider").first).to_have_value("5")
    for absent in ("Menu", "Chat", "Undo"):
        expect(reader.page.get_by_role("button", name=absent)).to_have_count(0)
    there = reader.page.get_by_role("link", name="Open this table at Quartier")
    expect(there).to_have_attribute("href", f"/t/{table['id']}?{query}")
    expect(there).to_have_attribute("target", "_blank")
    assert violations(reader.page) == []


def test_a_dialog_ends_where_its_last_line_does(visit: Callable[..., Visitor]) -> None:
    """Whoever scrolls on sees no empty sheet below it."""
    ann = visit(size=PHONE)
    make_account(ann)
    account_button(ann).click()
    expect(ann.page.get_by_role("button", name="Delete me")).to_be_attached()
    expect(ann.page.get_by_label("Current password")).to_be_attached()
    room = "dialog => dialog.scrollHeight - dialog.offsetHeight"
    assert ann.page.locator("dialog").evaluate(room) <= 0


def test_a_profile_draws_points_and_counts_puzzles(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    name = make_account(ann)
    hers = as_person(ann)
    for _ in range(2):
        table = hers.new_table("me", "random", "random")
        look = hers.look(table)
        play_out([look])
        look.close()
    puzzle = "/api/puzzles/sevenwonders/1"
    move = hers.get(puzzle)["ask"]["moves"][0]["text"]
    hers.post(f"{puzzle}/answer", move=move)
    eventually(lambda: hers.get(f"/api/people/{name}")["recent"], lambda past: len(past) == 2)
    ann.open(f"/p/{name}")
    plot = ann.page.get_by_role("img", name=re.compile("Points over 2 tables with others"))
    expect(plot).to_be_visible()
    expect(ann.page.locator("main")).to_contain_text(re.compile("Puzzles: [01] of 1 solved"))
    assert violations(ann.page) == []


def test_a_tournament_of_days_waits_for_days_and_has_options(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    ann.open("/tournaments")
    ann.page.get_by_label("Name of the tournament").fill("Winter league")
    ann.page.locator("form").get_by_text("7 Wonders", exact=True).click()
    ann.page.get_by_text("Days", exact=True).click()
    patience = ann.page.get_by_role("group", name="Wait for who does not come")
    expect(patience.locator("label.chosen")).to_have_text("2 days")
    ann.page.get_by_text("Options", exact=True).click()
    ann.page.get_by_role("switch", name="Leaders").check()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Make the tournament").click()
    expect(ann.page.locator("main")).to_contain_text("has not answered 2 days after the start")
    expect(ann.page.locator("main")).to_contain_text("Leaders")
    [made] = as_person(ann).get("/api/tournaments")
    assert (made["patience"], made["settings"]["leaders"]) == (172_800, True)


def test_a_forgotten_password_and_being_forgotten(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with (
        mail_server() as mailbox,
        running(database, smtp=mailbox.url) as server,
        visitor(browser, server.url, size=PHONE) as ann,
    ):
        name = make_account(ann)
        person = as_person(ann)
        person.post("/api/me/reach", email="ann@example.org")
        token = re.search(r"/confirm#(\S+)", mailbox.letters.get(timeout=20).get_content())
        assert token is not None
        person.post("/api/email/confirm", status=204, token=token[1])
        ann.open()
        account_button(ann).click()
        with ann.page.expect_download() as download:
            ann.page.get_by_role("link", name="Download everything").click()
        assert name in download.value.path().read_text()
        ann.page.get_by_role("button", name="Sign out", exact=True).click()
        account_button(ann).click()
        ann.page.get_by_label("Name of the account").fill(name)
        ann.page.get_by_text("Forgotten your password?").click()
        ann.page.get_by_role("button", name="Send the link").click()
        link = re.search(r"http\S+/reset#\S+", mailbox.letters.get(timeout=20).get_content())
        assert link is not None
        ann.page.goto(link[0])
        ann.page.get_by_label("New password").fill("quite another password")
        assert violations(ann.page) == []
        ann.page.get_by_role("button", name="Change the password").click()
        expect(ann.page.locator("main")).to_contain_text("Sign in with it")

        ann.open()
        account_button(ann).click()
        fill_in_account(ann, name, "quite another password")
        expect(account_button(ann)).to_have_text(f"Account: {name}")
        account_button(ann).click()
        ann.page.get_by_role("button", name="Delete me").click()
        ann.page.get_by_label("Your password, to be sure").fill("quite another password")
        ann.page.get_by_role("button", name="Yes, delete me for good").click()
        expect(ann.page.locator("dialog")).to_contain_text("You are forgotten here")
        ann.close_dialog()
        expect(account_button(ann)).to_have_text("Account")
