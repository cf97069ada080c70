"""The page adds to the deal unasked, and checks it when the game is over."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.web.browser import PATIENCE, PHONE, Visitor

from quartier.core import dealing

pytestmark = pytest.mark.usefixtures("_a_real_deal")

RIGHT = [
    "The commitment is the one this page saw before the start.",
    "What this page added went into the deal.",
    "The secret is the one the server had committed itself to.",
    "The key of the deal follows from the secret and from what everybody added.",
]


@pytest.fixture
def _a_real_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.server.storage.rows.deal_key", dealing.deal_key)


def table_of(person: Visitor) -> str:
    return person.page.url.partition("?")[0].rpartition("/")[2]


def sit_down(person: Visitor) -> None:
    """At a table that waits for what the page adds, with bots that take no time."""
    person.name_myself("Ann")
    seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    answer = person.page.request.post(
        f"{person.url}/api/tables",
        data={"title": "sevenwonders", "seats": seats, "wait": True},
        headers={"Origin": person.url},
    )
    assert answer.json()["status"] == "open"
    person.open(f"/t/{answer.json()['id']}")
    person.wait_for_turn()


def let_bots_finish(person: Visitor) -> None:
    """Leave the seat to a bot, and stay to see the end."""
    path = f"{person.url}/api/tables/{table_of(person)}/leave"
    assert person.page.request.post(path, headers={"Origin": person.url}).ok
    person.result.wait_for(timeout=2 * PATIENCE)


def open_check(person: Visitor) -> Locator:
    """The check, opened by keyboard alone."""
    summary = person.page.locator("dialog summary").last
    summary.focus()
    person.page.keyboard.press("Enter")
    return person.page.locator("dialog details[open] li")


def test_a_deal_that_all_made_together_is_found_right(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    table = ann.page.request.get(f"{ann.url}/api/tables/{table_of(ann)}").json()
    assert len(table["seats"][0]["entropy"]) == 32
    let_bots_finish(ann)
    expect(open_check(ann)).to_have_text(RIGHT)
    values = ann.page.locator("dialog dd")
    expect(values).to_contain_text([table["commitment"], table["seats"][0]["entropy"]])


def test_a_server_that_changed_its_mind_is_found_out(visit: Callable[..., Visitor]) -> None:
    def another_secret(route: Route) -> None:
        told = route.fetch().json()
        if told["secret"]:
            told["secret"] = "1" * 64
            told["commitment"] = dealing.commitment(bytes.fromhex("1" * 64))
        route.fulfill(json=told)

    ann = visit()
    sit_down(ann)
    ann.page.route(f"**/api/tables/{table_of(ann)}", another_secret)
    let_bots_finish(ann)
    expect(open_check(ann)).to_have_text(
        [
            "The commitment is not the one this page saw before the start.",
            RIGHT[1],
            RIGHT[2],
            "The key of the deal does not follow from the secret and from what everybody added.",
        ]
    )


def test_a_page_that_cannot_calculate_says_so(visit: Callable[..., Visitor]) -> None:
    """As over plain http in a home network; on a phone, in French."""
    ann = visit(size=PHONE, language="fr-FR")
    ann.page.add_init_script("delete Crypto.prototype.subtle")
    sit_down(ann)
    let_bots_finish(ann)
    found = open_check(ann)
    expect(found).to_have_count(4)
    expect(found.nth(0)).to_have_text("L’engagement est celui que cette page a vu avant le début.")
    expect(found.nth(2)).to_contain_text("ne font ce calcul que sur une page sécurisée")
    width = ann.page.evaluate("document.querySelector('dialog').scrollWidth")
    assert width <= PHONE[0]


def test_a_table_out_of_a_record_says_that_nothing_was_promised(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    sit_down(ann)
    let_bots_finish(ann)
    path = f"{ann.url}/api/tables/{table_of(ann)}/record"
    record = ann.page.request.get(path).json()
    answer = ann.page.request.post(
        f"{ann.url}/api/records",
        data=json.dumps(record),
        headers={"Content-Type": "application/json", "Origin": ann.url},
    )
    ann.open(f"/t/{answer.json()['id']}")
    ann.result.wait_for()
    open_check(ann)
    expect(ann.page.locator("dialog details[open] p")).to_contain_text("Nothing was promised")
