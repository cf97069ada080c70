"""7 Wonders on its drawn board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.browser import DESKTOP, PHONE, Visitor

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE

LOW = (1280, 800)


def played_until(prompt: str, age: int) -> History:
    """A game for four with everything, played at random until the first seat is asked this."""
    settings = TITLE.settings({"leaders": True, "cities": True})
    assert not isinstance(settings, Refusal)
    for seed in range(200):
        history = History(TITLE, settings, 4, seed)
        rng = seeded(seed)
        while deciders := history.state.deciders:
            asked = 0 in deciders and history.state.question(0).prompt == prompt
            if asked and plain_view(history.state, 0)["age"] == age:
                return history
            seat = deciders[-1]
            history.play(seat, history.state.draw(seat, rng))
    raise AssertionError(f"{prompt} is never asked")


def test_a_low_screen_shows_the_city_above_a_full_hand(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=LOW, language="fr-FR")
    ann.name_myself("Ann")
    ann.open_record(played_until("prompt-pick", age=3))
    expect(ann.page.locator(".hand button")).to_have_count(8)
    score = ann.page.get_by_label("Score actuel").bounding_box()
    hand = ann.page.locator(".hand").bounding_box()
    assert score is not None
    assert hand is not None
    assert score["y"] + score["height"] <= hand["y"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_wonder_that_may_be_taken_is_shown_with_its_button(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    settings = TITLE.settings({"wonders": "chosen", "sides": "b"})
    assert not isinstance(settings, Refusal)
    ann = visit(size=size)
    ann.name_myself("Ann")
    ann.open_record(History(TITLE, settings, 4, seed=1))
    offered = ann.page.locator("main").get_by_role("button", name="Take ")
    expect(offered).to_have_count(7)
    expect(ann.page.locator("main .scene")).to_have_count(7)
    offered.filter(has_text="Gizah").click()
    expect(offered).to_have_count(0)
    expect(ann.page.locator("main .scene")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_card_of_the_discard_pile_can_be_taken(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visit(size=size)
    ann.name_myself("Ann")
    ann.open_record(played_until("prompt-discard", age=3))
    pile = ann.page.locator(".hand button")
    pile.nth(20).wait_for()
    for card in (pile.first, pile.last):
        card.click()
        expect(ann.page.get_by_role("button", name="Build for free")).to_be_visible()
    ann.page.get_by_role("button", name="Build for free").click()
    ann.settle()
    ann.wait_for_turn()


def test_no_card_is_asked_for_while_a_loss_is_paid(visit: Callable[..., Visitor]) -> None:
    ann = visit(language="fr-FR")
    ann.name_myself("Ann")
    ann.open_record(played_until("prompt-loss", age=1))
    expect(ann.prompt).to_contain_text("Combien payez-vous")
    expect(ann.page.get_by_text("Choisissez une carte")).to_have_count(0)


def test_a_line_for_the_partner_alone_is_marked(visit: Callable[..., Visitor]) -> None:
    settings = TITLE.settings({"teams": True})
    assert not isinstance(settings, Refusal)
    ann = visit()
    ann.name_myself("Ann")
    ann.open_record(History(TITLE, settings, 4, seed=1))
    ann.page.get_by_role("button", name="Chat").click()
    line = ann.page.get_by_label("Say something")
    line.fill("hello")
    line.press("Enter")
    ann.page.get_by_role("switch", name="To your partner alone").check()
    line.fill("ours")
    line.press("Enter")
    said = ann.page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(said).to_have_count(2)
    expect(said.first).not_to_contain_text("to partner")
    expect(said.last).to_contain_text("to partner")


def test_a_worked_example_is_looked_at_closely_and_not_played(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(size=PHONE)
    ann.open("/rules/sevenwonders#SW-T3")
    example = ann.page.locator('[data-rule="SW-T3"]')
    example.get_by_role("button", name="See it on the board").click()
    example.get_by_role("button", name="left neighbour").click()
    expect(example).to_contain_text("The Lighthouse of Alexandria")
    example.locator(".hand").get_by_role("button", name="Aqueduct").click()
    expect(example.locator(".told")).to_contain_text("5 points")
    expect(example.get_by_role("button", name="Build")).to_have_count(0)
    example.get_by_role("button", name="Show the answer").last.click()
    expect(example.get_by_label("After")).to_be_checked()
    assert ann.errors == []
