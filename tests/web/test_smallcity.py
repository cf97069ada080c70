"""Small City Deluxe on its drawn board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.titles.smallcity.table import settings
from tests.titles.smallcity.test_busy_play import busy_move
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.views import View

MOST_CHOICES = 200
# What can be touched on the board, the answer to a question before its refusal.
ANSWERS = (
    ".promises .can",
    ".ring .can",
    ".options button",
    ".catalogue .can",
    ".street",
    ".hit.can",
    ".council .can",
    ".plain button",
)


class Mayor:
    """A person at the board of Small City: one tile and one walk in each round."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.done: set[tuple[str, str]] = set()

    @property
    def round(self) -> str:
        return self.page.locator(".when b").inner_text()

    def begin_alone(self) -> None:
        """From the first screen to a solo table with tips."""
        self.person.play_small("Small City")
        self.page.locator(".when").wait_for()

    def open_position(self, seats: int, wanted: Callable[[History], bool], **options: str) -> None:
        """A table where a busy game came to a wanted position, with me at seat 0."""
        self.person.name_myself("Ann")
        self.person.open_record(position(seats, wanted, **options))
        self.page.locator(".when").wait_for()

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def answer(self) -> None:
        """One touch of the mouse that answers the question, or a part of it."""
        for selector in ANSWERS:
            found = self.page.locator(selector)
            if not found.count() or self._has_enough(selector):
                continue
            found.first.click()
            if selector == ".hit.can" and self.page.locator(".bubble button").count():
                self.page.locator(".bubble button").first.click()
            break
        self.person.settle()

    def _has_enough(self, selector: str) -> bool:
        """Whether it is time for Done: after one tile and one walk in each round."""
        if selector not in (".catalogue .can", ".hit.can"):
            return False
        may_end = self.page.locator(".plain button").count() > 0
        again = (self.round, selector) in self.done
        is_tile = selector == ".hit.can" and self.page.locator(".catalogue").count() > 0
        self.done.add((self.round, selector))
        return may_end and (again or is_tile)


def position(seats: int, wanted: Callable[[History], bool], **options: str) -> History:
    """The first wanted position of a few busy games."""
    for seed in range(1, 20):
        history = History(TITLE, settings(**options), seats, seed)
        rng = seeded(seed)
        while history.state.deciders:
            if history.state.deciders[0] == 0 and wanted(history):
                return history
            seat = history.state.deciders[0]
            history.play(seat, busy_move(history.state.moves(seat), rng))
    raise AssertionError("no such position")


def asking(prompt: str) -> Callable[[History], bool]:
    return lambda history: history.state.question(0).prompt == prompt


def offers(history: History, start: str) -> bool:
    return any(move.text.startswith(start) for move in history.state.moves(0))


def test_a_first_game_alone_is_played_with_the_mouse(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.begin_alone()
    tip = ann.page.get_by_label("Tip")
    expect(tip).to_contain_text("For eight rounds you run a borough")
    told: set[str] = set()
    for _ in range(MOST_CHOICES):
        if ann.is_over:
            break
        while tip.count():
            told.add(tip.locator("p").first.inner_text())
            tip.get_by_role("button", name="Understood").click()
        mayor.answer()
        ann.wait_for_turn()
    for phase in (1, 2, 3, 4, 5, 6, 7):
        assert any(f"Phase {phase}" in words for words in told), phase
    assert any("The last round" in words for words in told)
    expect(ann.result.locator("tfoot .total").first).not_to_be_empty()
    ann.close_dialog()
    expect(ann.prompt).to_contain_text("The game is over.")
    expect(ann.page.get_by_text("Titles to earn")).to_be_visible()


def test_the_first_round_is_played_with_the_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.open()
    tab_to(ann, ann.page.locator("article", has_text="Small City").locator("button").first)
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()
    mayor = Mayor(ann)
    ann.page.locator(".when").wait_for()
    for _ in range(MOST_CHOICES):
        if "Round 2" in mayor.round:
            break
        answer_by_keys(mayor)
        ann.wait_for_turn()
    expect(ann.page.locator(".when")).to_contain_text("Round 2")


def tab_to(person: Visitor, target: Locator) -> None:
    target.wait_for()
    for _ in range(200):
        if target.evaluate("node => node === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not reach it")


def answer_by_keys(mayor: Mayor) -> None:
    """Lists by Tab and Enter; on the plan the page keys go to the places that are possible."""
    page, person = mayor.page, mayor.person
    lists = page.locator(".promises .can, .ring .can, .options button")
    street = page.locator(".street[tabindex='0']")
    tiles = page.locator(".now .catalogue .can")
    is_building = page.locator(".now .catalogue").count() > 0
    if lists.count():
        tab_to(person, lists.first)
    elif street.count():
        tab_to(person, street)
        page.keyboard.press("ArrowRight")
    elif page.locator(".hit.can").count() and not is_building:
        tab_to(person, page.locator("[data-cell][tabindex='0']"))
        page.keyboard.press("PageDown")
    elif tiles.count() and ("Round 1", "built") not in mayor.done:
        mayor.done.add(("Round 1", "built"))
        tab_to(person, tiles.first)
    else:
        tab_to(person, page.locator(".plain button").last)
    page.keyboard.press("Enter")
    person.settle()


def test_a_tile_in_the_hand_turns_flips_and_says_why_it_does_not_fit(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.open_position(1, lambda history: offers(history, "build fire_station"))
    ann.page.locator(".catalogue .can", has_text="Fire Station").click()
    ghost = ann.page.locator("g.fits > .ground")
    lit = ann.page.locator(".hit.can").first
    lit.hover()
    outlines = [ghost.get_attribute("d")]
    for key in ("r", "f"):
        ann.page.keyboard.press(key)
        lit.hover()
        outlines.append(ghost.get_attribute("d"))
    assert outlines[0] != outlines[1] != outlines[2]
    expect(ann.page.locator(".halo")).to_be_attached()

    hall = ann.page.locator("[data-cell][aria-label*='City Hall']").first
    hall.click()
    refusal = ann.page.get_by_role("alert")
    expect(refusal).to_contain_text("SC-38")
    lit.click()
    ann.settle()
    expect(refusal).to_have_count(0)
    expect(ann.prompt).not_to_contain_text("Where do you place")


def test_a_citizen_is_sent_to_another_borough_as_a_tourist(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    mayor = Mayor(ann)
    mayor.open_position(2, lambda history: offers(history, "to 2"))
    ann.page.locator(".tabs button").nth(1).tap()
    slot = ann.page.locator(".hit.can").first
    name = slot.get_attribute("data-cell")
    slot.tap()
    expect(mayor.cell(str(name))).to_be_visible()
    slot.tap()
    ann.settle()
    ann.wait_for_turn()
    ann.page.locator(".tabs button").nth(1).tap()
    expect(mayor.cell(str(name))).to_have_attribute("aria-label", re.compile("Ann’s Tourist"))


def test_a_finger_lays_a_tile_with_touches_alone(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    mayor = Mayor(ann)
    mayor.open_position(1, lambda history: offers(history, "build fire_station"))
    ann.page.locator(".catalogue .can", has_text="Fire Station").tap()
    place = ann.page.locator(".hit.can").first
    place.tap()
    expect(ann.page.locator("g.fits")).to_be_attached()
    # The question, or what would come of the place, once the server has said so.
    asked = re.compile("Where do you place|If you do this")
    expect(ann.prompt).to_contain_text(asked)
    place.tap()
    ann.settle()
    expect(ann.prompt).not_to_contain_text(asked)


def test_a_refusal_leads_to_its_rule_and_to_an_example_of_it(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit()
    Mayor(ann).open_position(2, asking("prompt-work"))
    ann.page.keyboard.press("?")
    ann.page.get_by_label("Move", exact=True).fill("build residential_5")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".prompt button", has_text="SC-42").click()
    rules = ann.page.get_by_role("dialog")
    rules.locator(".marked").get_by_role("button", name="SC-T4").click()
    example = rules.locator('[data-rule="SC-T4"]')
    expect(example).to_be_in_viewport()
    expect(example.locator("[data-cell]").first).to_be_visible()


def test_a_finger_shows_the_mayor_a_street_before_he_goes_there(
    visit: Callable[..., Visitor],
) -> None:
    ann = visit(size=PHONE)
    mayor = Mayor(ann)
    mayor.open_position(2, asking("prompt-mayor"))
    street = ann.page.locator(".street").first
    street.tap()
    expect(ann.page.locator(".street.picked")).to_have_count(1)
    street.tap()
    ann.settle()
    expect(ann.page.locator(".street")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "dark", "prompts"),
    [
        (DESKTOP, False, ("prompt-work", "prompt-slot")),
        (PHONE, True, ("prompt-place", "prompt-pay-or-promise")),
    ],
    ids=["desktop", "phone at night"],
)
def test_axe_finds_nothing_wrong_on_the_board(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool, prompts: tuple[str, ...]
) -> None:
    ann = visit(size=size, dark=dark)
    mayor = Mayor(ann)
    for prompt in prompts:
        mayor.open_position(2, asking(prompt), game="advanced")
        assert violations(ann.page) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_tiles_and_citizens_are_dragged_to_their_place(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.open_position(1, lambda history: offers(history, "build fire_station"))
    corner = ann.page.locator("[data-cell][aria-label$='empty']").first
    ann.page.locator(".catalogue .can", has_text="Fire Station").drag_to(corner)
    expect(ann.prompt).to_contain_text("2 actions left")
    mayor.open_position(2, may_rest)
    worker = ann.page.locator(".hit.can").first
    worker.drag_to(ann.page.locator("[data-cell][aria-label*='rest, free']").first)
    expect(ann.page.locator("[data-cell][aria-label*='rest, Ann’s citizen']")).to_have_count(1)


def may_rest(history: History) -> bool:
    """Somebody may move, and there is room to rest where nobody rests."""
    if not asking("prompt-citizen")(history):
        return False
    view = history.state.view(0)
    assert isinstance(view, View)
    own = view.boroughs[0]
    resting = [
        slot.seat for tile in own.tiles for slot in (tile.slots or ()) if slot.function == "rest"
    ]
    return None in resting and 0 not in resting
