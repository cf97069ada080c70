"""What is asked for is in sight, and nothing lies over it, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect
from tests.web.browser import PHONE, Visitor
from tests.web.contact_sheet import Variant

from quartier.core.history import History

LAPTOP = (1366, 650)

# Which elements of a centre of an element are not the element itself, by their markup.
COVERED = """elements => elements.flatMap(element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const stage = document.querySelector("[data-stage]").getBoundingClientRect();
    const isSeen = top >= stage.top && top + height <= stage.bottom;
    return !isSeen || element === found || element.contains(found) ? [] : [found?.outerHTML];
})"""


def asked(variant: Variant, prompt: str) -> History:
    """The position in which this is asked."""
    return next(history for name, history in variant.questions() if name == prompt)


@pytest.mark.parametrize(
    ("variant", "prompt", "answers"),
    [
        (Variant("sevenwonders", 4, leaders=True, cities=True), "prompt-pick", ".hand button"),
        (Variant("sevenwonders", 8, cities=True, teams=True), "prompt-pick", ".hand button"),
        (Variant("lacitta", 4, expansion=True), "prompt-turn", ".board .can"),
        (Variant("smallcity", 4), "prompt-place", ".board main [data-cell].can"),
        (Variant("smallcity", 4), "prompt-work", ".catalogue button"),
        (Variant("cardcity", 4, level="advanced"), "prompt-pick", "[data-act]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_answer_is_in_sight_on_a_laptop(
    visit: Callable[..., Visitor], variant: Variant, prompt: str, answers: str
) -> None:
    ann = visit(size=LAPTOP, language="fr-FR")
    ann.name_myself("Ann")
    ann.open_record(asked(variant, prompt))
    found = ann.page.locator(answers)
    expect(found.first).to_be_visible()
    for each in found.all():
        expect(each).to_be_in_viewport(ratio=0.9)
    assert found.evaluate_all(COVERED) == []


def test_a_hand_at_a_full_table_leaves_the_points_in_sight(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=LAPTOP)
    ann.name_myself("Ann")
    table = Variant("sevenwonders", 8, leaders=True, cities=True)
    ann.open_record(asked(table, "prompt-pick"))
    ann.page.locator(".hand button").first.click()
    expect(ann.page.get_by_label("Score so far")).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".answers .actions button").first).to_be_in_viewport(ratio=1)


def test_nothing_lies_over_a_place_on_a_phone(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    ann.open_record(asked(Variant("lacitta", 4, expansion=True), "prompt-where"))
    places = ann.page.locator("[data-hex].can")
    expect(places.first).to_be_visible()
    assert places.evaluate_all(COVERED) == []
    places.first.tap()
    expect(ann.page.locator(".bubble button").first).to_be_visible()
    assert places.evaluate_all(COVERED) == []


def test_partners_are_marked_and_win_together(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    ann.name_myself("Ann")
    table = Variant("sevenwonders", 4, cities=True, teams=True)
    ann.open_record(asked(table, "prompt-pick"))
    expect(ann.page.locator(".strip").get_by_text("My team")).to_have_count(1)
    over, _ = table.game(0)
    ann.open_record(over)
    expect(ann.page.locator("dialog tfoot")).to_contain_text("Team")
    expect(ann.page.locator("dialog thead th").first).to_contain_text("Ann")


# What a finger of a usual size cannot meet. Places on maps are met in two touches: the first one
# shows, or comes closer.
TOO_SMALL = """() => [...document.querySelectorAll(
    "button:not(:disabled), a[href], input, select, textarea, [role=button]")].flatMap(element => {
    if (element.closest("[data-told] svg, .visually-hidden")) return [];
    const {width, height} = (element.closest("label") ?? element).getBoundingClientRect();
    const isMet = !width || (width > 43.5 && height > 43.5);
    return isMet ? [] : [`${element.outerHTML} ${width} × ${height}`];
})"""
# Words that are hard to read, outside of maps and pieces.
TOO_FINE = """() => [...document.querySelectorAll("body *")].flatMap(element => {
    const hasWords = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const {width, height} = element.getBoundingClientRect();
    if (!hasWords || width < 2 || height < 2 || element.closest("svg, .visually-hidden")) return [];
    const size = parseFloat(getComputedStyle(element).fontSize);
    return size > 11.9 ? [] : [`${element.outerHTML} ${size}px`];
})"""


# Names that the log uses, on maps seen from however far.
TOO_FAR = """() => [...document.querySelectorAll("svg :is(.city, .ruler)")].flatMap(text => {
    const {a, b} = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return size > 11.9 ? [] : [`${text.textContent} ${size}px`];
})"""


@pytest.mark.parametrize(
    ("variant", "prompt"),
    [
        (Variant("sevenwonders", 8, cities=True, teams=True), "prompt-pick"),
        (Variant("lacitta", 4, expansion=True), "prompt-turn"),
        (Variant("smallcity", 4), "prompt-invest"),
        (Variant("cardcity", 4, level="advanced"), "prompt-take"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.title,
)
def test_fingers_meet_and_eyes_read_everything_on_a_phone(
    visit: Callable[..., Visitor], variant: Variant, prompt: str
) -> None:
    ann = visit(size=PHONE, language="fr-FR")
    ann.name_myself("Ann")
    ann.open_record(asked(variant, prompt))
    expect(ann.page.get_by_label("Depuis votre dernier coup")).to_be_visible()
    for wrong in (TOO_SMALL, TOO_FINE, TOO_FAR):
        # Maps are drawn, measured, and lettered by what was measured.
        with suppress(TookTooLong):
            ann.page.wait_for_function(f"() => !({wrong})().length", timeout=5_000)
        assert ann.page.evaluate(wrong) == []
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
