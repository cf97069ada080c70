"""Worked examples of the rules page: a position on the board, questions and answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations


def looked_at(ann: Visitor, number: str) -> Locator:
    """An example, with its board."""
    ann.open(f"/rules/cardcity#{number}")
    example = ann.page.locator(f'[data-rule="{number}"]')
    example.get_by_role("button", name="See it on the board").click()
    return example


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_answer_shows_the_board_before_and_after(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    example = looked_at(ann, "CC-T8")
    lying = example.locator("[data-place^=cell-]")
    expect(lying).to_have_count(10)
    expect(example.locator("svg text", has_text="g5")).to_be_visible()
    example.get_by_role("button", name="Show the answer").last.click()
    expect(example.get_by_role("radio", name="After")).to_be_checked()
    expect(example).to_contain_text("One of Player 1’s districts grows: Shop on g5.")
    expect(lying).to_have_count(11)
    example.get_by_text("Before", exact=True).click()
    expect(example.get_by_role("radio", name="Before")).to_be_checked()
    expect(lying).to_have_count(10)
    assert violations(ann.page) == []


def test_where_nothing_happens_the_answer_says_so(visit: Callable[..., Visitor]) -> None:
    example = looked_at(visit(), "CC-T7")
    example.get_by_role("button", name="Show the answer").last.click()
    expect(example).to_contain_text("What happens now? Nothing.")


def test_a_phone_shows_all_cards_of_a_common_city(visit: Callable[..., Visitor]) -> None:
    example = looked_at(visit(size=PHONE), "CC-T27")
    for place in ("c5", "d5", "e6", "f5", "d7", "f7"):
        expect(example.locator("svg text", has_text=place)).to_be_visible()
    expect(example.get_by_text("Whole city")).to_have_count(0)
