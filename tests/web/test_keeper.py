"""The page of keepers, as they use it: reports with what was said, people, tables, the log."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.people import Person
from tests.server.servers import Server, running
from tests.web.browser import DESKTOP, PHONE, Visitor, visitor
from tests.web.test_comfort import violations
from tests.web.test_people import account_button, make_account
from tests.web.test_society import as_person

from quartier.cli import main


def section(person: Visitor, heading: str) -> Locator:
    page = person.page
    return page.locator("section", has=page.get_by_role("heading", name=heading, exact=True))


def reported(server: Server, keeper: Person) -> Person:
    """Somebody who was reported for what they said at a table."""
    ben = Person(server.url, "Ben")
    table = keeper.new_table("me", "open", "random")
    ben.join(table)
    look = ben.look(table)
    look.say("chat", text="an insult")
    look.move()
    look.close()
    path = f"/api/tables/{table['id']}/report"
    keeper.post(path, status=204, seat=1, reason="behaviour", text="He swore.")
    return ben


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_keeper_reads_a_report_and_acts(
    size: tuple[int, int], browser: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(database) as server, visitor(browser, server.url, size=size) as ann:
        name = make_account(ann)
        expect(ann.page.get_by_role("link", name="Keeper")).to_have_count(0)
        ben = reported(server, as_person(ann))
        # Playwright has an event loop of its own in this thread.
        with ThreadPoolExecutor() as threads:
            assert (
                threads.submit(main, ["admin", "appoint", name, "--database", database]).result()
                == 0
            )
        ann.open()
        ann.page.get_by_role("link", name="Keeper").click()

        reports = section(ann, "Reports")
        expect(reports).to_contain_text(f"{name} about Ben: Behaviour")
        reports.get_by_text("What was said and done there").click()
        expect(reports).to_contain_text("an insult")
        expect(reports.locator("ol li").first).to_contain_text("Ben")
        assert violations(ann.page) == []
        ann.page.get_by_label("Reason").fill("Be kind.")
        ann.page.get_by_text("30 days", exact=True).click()
        reports.get_by_role("button", name="No chat").click()
        expect(reports.get_by_role("button", name="Allow chat")).to_be_visible()
        log = section(ann, "What keepers did")
        expect(log.locator("li").first).to_contain_text(f"{name} · no chat for Ben 30 d: Be kind.")
        table = ben.get("/api/tables")["mine"][0]
        look = ben.look(table)
        refused = look.say("chat", text="again")
        # They read the keeper's words, not those of who reported them.
        assert refused["facts"]["reason"] == "=Be kind."
        reports.get_by_role("button", name="Settled").click()
        expect(reports).to_contain_text("Nothing yet.")

        people = section(ann, "People")
        people.get_by_label("Part of a name, or an id").fill("be")
        people.get_by_role("button", name="Find").click()
        people.get_by_role("button", name="No entry").click()
        expect(people.get_by_role("button", name="Allow entry")).to_be_visible()
        assert look.closing_code() == 4001

        tables = section(ann, "Tables")
        expect(tables.locator("li")).to_contain_text([f"in progress · {today(tables)}"])
        tables.get_by_role("button", name="End this table").click()
        expect(tables).to_contain_text("Nothing yet.")
        ann.page.get_by_label("Text for everybody").fill("Back at noon.")
        ann.page.get_by_role("button", name="Announce and stop play").click()
        expect(section(ann, "What everybody is told").locator("b")).to_have_text("Back at noon.")
        assert violations(ann.page) == []
        ann.page.get_by_role("button", name="Français").click()
        expect(ann.page.locator("h1")).to_have_text("Veiller sur le serveur")
        expect(section(ann, "Ce que les gardiens ont fait")).to_contain_text("a annoncé")
        ann.open()
        expect(ann.page.locator("main")).to_contain_text("Back at noon.")
        expect(account_button(ann)).to_contain_text(name)


def today(somewhere: Locator) -> str:
    """The day it is for a browser."""
    day: str = somewhere.page.evaluate("new Date().toISOString().slice(0, 10)")
    return day
