"""Languages, colours, small screens, screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import DESKTOP, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 44


def violations(page: Page) -> list[str]:
    """What axe finds wrong on the page, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


def test_the_language_is_that_of_the_browser_and_then_the_chosen_one(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(language="fr-FR")
    ann.open()
    expect(ann.page.locator("h1")).to_contain_text("Des jeux de société")
    ann.page.get_by_role("button", name="English").click()
    expect(ann.page.locator("h1")).to_contain_text("City-building")
    ann.page.reload()
    expect(ann.page.locator("h1")).to_contain_text("City-building")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_changes_its_language_at_once(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    expect(ann.prompt).to_contain_text("Choose a card")
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.prompt).to_contain_text("Choisissez une carte")


def test_dark_colours_are_chosen_and_remembered(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("Dark", exact=True).click()
    expect(ann.page.locator("html[data-dark]")).to_have_count(1)
    ann.page.reload()
    expect(ann.page.locator("html[data-dark]")).to_have_count(1)


def test_the_title_of_the_page_says_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_now()
    assert ann.page.title().startswith("Your turn · 7 Wonders")
    ann.open()
    expect(ann.page).to_have_title("(1) Quartier")
    expect(ann.page.locator("li", has_text="Your turn").first).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_nothing_is_wider_than_a_phone(visit: Callable[..., Visitor], language: str) -> None:
    ann = visit(size=PHONE, language=language)
    ann.name_myself("Maximilienne-Alexandrina")
    width = "document.documentElement.scrollWidth"
    for path in ("/", "/new/sevenwonders"):
        ann.open(path)
        ann.page.locator("article, #seat-1").first.wait_for()
        assert ann.page.evaluate(width) <= PHONE[0]
    ann.page.locator("#seat-1").select_option("open")
    ann.page.locator(".go button").click()
    ann.page.locator("input[readonly]").wait_for()
    assert ann.page.evaluate(width) <= PHONE[0]


def test_a_phone_shows_everything_in_one_column(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.open()
    ann.page.locator("article").first.wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ann.play_now()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    bar = ann.page.locator(".prompt").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= PHONE[1] + 1
    ann.page.get_by_role("button", name="Choices").tap()
    move = ann.page.locator("[data-move]").first
    box = move.bounding_box()
    assert box is not None
    assert box["height"] >= SMALLEST
    move.tap()
    ann.page.locator(".confirm button").tap()
    ann.wait_for_turn()


def test_a_phone_has_room_for_the_way_back_to_the_present(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE, language="fr-FR")
    ann.play_now()
    ann.choose_by_mouse()
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Journal").tap()
    ann.page.get_by_role("button", name="Au début").tap()
    for name in ("Retour au présent", "Discussion"):
        box = ann.page.locator(".prompt").get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    ann = visit(size=size, dark=dark)
    ann.open()
    ann.page.locator("article").first.wait_for()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Settings").click()
    assert violations(ann.page) == []
    ann.close_dialog()
    ann.open("/new/sevenwonders")
    ann.page.locator("#seat-1").select_option("open")
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.get_by_label("Link to the table").wait_for()
    assert violations(ann.page) == []
    ann.play_now()
    ann.page.locator(".hand button").first.wait_for()
    assert violations(ann.page) == []
    ann.page.locator(".hand button").first.click()
    assert violations(ann.page) == []
    ann.open_choices()
    assert violations(ann.page) == []
