"""The board of Card City XL: whole games by mouse and by keyboard, turning cards, why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import find_title

MOST_ANSWERS = 200


def title_of(person: Visitor) -> Locator:
    return person.page.locator("article", has_text="Card City XL")


def name_myself(person: Visitor) -> None:
    """Without a look at the first screen."""
    person.page.context.request.post(
        f"{person.url}/api/me",
        data={"name": "Colette", "language": "en"},
        headers={"origin": person.url},
    )


def sit_down(person: Visitor, seats: int, bot: str = "random", **settings: object) -> None:
    """A table of one's own making, against bots."""
    name_myself(person)
    wish = {
        "title": "cardcity",
        "settings": settings,
        "seats": [{"me": True}, *[{"bot": bot}] * (seats - 1)],
    }
    request = person.page.context.request
    made = request.post(f"{person.url}/api/tables", data=wish, headers={"origin": person.url})
    person.open(f"/t/{made.json()['id']}")
    person.wait_for_turn()


def sit_down_to_build(person: Visitor, seed: int, level: str) -> None:
    """A game alone, where the first cards are about to be built."""
    title = find_title("cardcity")
    assert title is not None
    settings = title.settings({"level": level})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, 1, seed)
    while history.state.question(0).prompt != "prompt-pick":
        history.play(0, history.state.moves(0)[0])
    name_myself(person)
    person.open_record(history)


def places(person: Visitor) -> Locator:
    return person.page.locator("[data-cell][data-open]")


def answer_on_board(person: Visitor) -> None:
    """Touch the first lit place, or the first lit card, lot or button."""
    if places(person).count():
        places(person).first.click()
        # Two districts may want to grow on one place.
        if person.page.locator(".bubble button").count():
            person.page.locator(".bubble button").first.click()
    else:
        person.page.locator("[data-act]").first.click()
    person.settle()


def answer_by_keys(person: Visitor) -> None:
    """The focus is where the answer is given; a lot, a card or a place takes one Enter."""
    person.page.locator("[data-act]:focus, [data-cell]:focus").wait_for()
    if person.page.locator("[data-cell]:focus:not([data-open])").count():
        person.page.keyboard.press("PageDown")
        person.page.locator("[data-open]:focus").wait_for()
    person.page.keyboard.press("Enter")
    if person.page.locator(".bubble button:focus").count():
        person.page.keyboard.press("Enter")
    person.settle()


def until_the_end(person: Visitor, answer: Callable[[Visitor], None]) -> None:
    for _ in range(MOST_ANSWERS):
        if person.is_over:
            return
        answer(person)
        person.wait_for_turn()
    raise AssertionError("the game does not end")


def until(person: Visitor, prompt: str) -> None:
    """Play on until a question is asked."""
    for _ in range(MOST_ANSWERS):
        if prompt in person.prompt.inner_text():
            return
        answer_on_board(person)
        person.wait_for_turn()
    raise AssertionError(f"it is never asked: {prompt}")


def test_a_game_against_a_bot_is_played_with_the_mouse(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open()
    title_of(ann).locator("button").first.click()
    ann.wait_for_turn()
    until_the_end(ann, answer_on_board)
    expect(ann.result.locator("tfoot .total").first).not_to_be_empty()
    ann.close_dialog()
    expect(ann.page.locator("aside .rank").first).to_be_visible()


def test_a_first_game_alone_is_played_with_the_keyboard(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.play_small("Card City XL")
    tip = ann.page.get_by_label("Tip")
    expect(tip).to_contain_text("You are the mayor")
    tip.get_by_role("button", name="Understood").press("Enter")
    expect(tip).to_contain_text("draw three cards")
    tip.get_by_role("button", name="Understood").press("Enter")
    ann.page.locator("[data-act]").first.focus()
    answer_by_keys(ann)
    ann.wait_for_turn()
    expect(tip).to_contain_text("Both cards have to be built")
    tip.get_by_role("button", name="No more tips").press("Enter")
    ann.page.locator("[data-act], [data-open]").first.focus()
    until_the_end(ann, answer_by_keys)
    ann.close_dialog()
    expect(ann.prompt).to_contain_text("your city")
    expect(ann.page.locator(".ladder [aria-current=step]")).to_be_visible()


def test_a_place_that_is_not_lit_tells_why_and_a_picked_card_can_be_exchanged(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    sit_down_to_build(ann, 1, "simplified")
    cards = ann.page.locator(".hand button")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("button", name="City Hall").click()
    expect(ann.page.locator(".prompt")).to_contain_text("the place is taken")
    ann.page.locator("[data-cell]:not([data-open])").first.focus()
    ann.page.keyboard.press("?")
    expect(ann.page.locator(".prompt")).to_contain_text("touches no card of the city")
    other = cards.last.get_attribute("data-why")
    cards.last.click()
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    assert ann.page.locator(".hand [aria-pressed=true]").get_attribute("data-why") == other


def test_a_card_in_hand_is_turned_by_key_wheel_and_touch_before_it_lies(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    sit_down_to_build(ann, 2, "advanced")
    ann.page.locator(".hand button").last.click()
    turn = ann.page.get_by_role("button", name="Turn", exact=True)
    turn.wait_for()
    held = ann.page.locator(".hand [aria-pressed=true]")
    lies = [held.inner_html()]

    def turned() -> bool:
        lies.append(held.inner_html())
        return lies[-1] != lies[-2]

    ann.page.mouse.move(0, 0)
    ann.page.keyboard.press("r")
    assert turned()
    held.click()
    assert turned()
    turn.click()
    assert turned()
    ann.page.locator("[data-cell]:not([data-open])").first.hover()
    ann.page.mouse.wheel(0, 100)
    ann.page.wait_for_function(
        "before => document.querySelector('.hand [aria-pressed=true]').innerHTML !== before",
        arg=lies[-1],
    )
    assert held.inner_html() == lies[0]
    places(ann).first.hover()
    expect(ann.page.locator(".ghost")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop light", "phone dark"]
)
def test_axe_finds_nothing_wrong_on_the_board(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    ann = visit(size=size, dark=dark)
    sit_down(ann, 2, level="advanced", victory="happiness", ecology=True)
    assert violations(ann.page) == []
    until(ann, "Where do you build")
    assert violations(ann.page) == []
    if size == PHONE:
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_phone_has_the_buttons_of_the_prompt_in_one_row(
    visit: Callable[..., Visitor], language: str
) -> None:
    ann = visit(size=PHONE, language=language)
    sit_down_to_build(ann, seed=1, level="simplified")
    answer_on_board(ann)
    expect(ann.page.locator(".actions")).to_contain_text("CC-17")
    buttons = [one for one in ann.page.locator(".actions button").all() if one.is_visible()]
    rows = [box["y"] + box["height"] / 2 for one in buttons if (box := one.bounding_box())]
    assert len(rows) >= 4
    assert max(rows) - min(rows) < 1


def test_on_a_low_screen_the_hand_stands_on_the_prompt(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=(1000, 520))
    sit_down_to_build(ann, seed=1, level="simplified")
    hand = ann.page.locator(".tray").bounding_box()
    bar = ann.page.locator(".prompt").bounding_box()
    assert hand is not None
    assert bar is not None
    assert hand["y"] + hand["height"] <= bar["y"]
