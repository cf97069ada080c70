"""La Città in the browser: whole games on its board, why not, and choices made on the map."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browser import DESKTOP, PHONE, Visitor
from tests.web.test_comfort import violations

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.titles.lacitta import TITLE

MOST_CHOICES = 250


class Mayor:
    """Somebody who plays La Città on the drawn board."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page

    def open_table(self) -> None:
        """From the first screen to a small table against a bot."""
        self.person.open()
        article = self.page.locator("article", has_text="La Città")
        article.get_by_role("link").click()
        self.page.locator("label", has_text="2").first.click()
        self.page.locator("#seat-1").select_option("easy")
        self.page.get_by_role("button", name="Start", exact=True).click()
        self.person.wait_for_turn()

    def sit_at(self, prompt: str) -> None:
        """At a table where this is asked: it has been played so far, and goes on here."""
        self.person.name_myself("Ann")
        self.person.open_record(played_until(prompt))

    def tab_to(self, target: Locator) -> None:
        """Go to something as those do who have no mouse."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if target.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError("the keyboard does not get there")

    @property
    def places(self) -> Locator:
        """The hexes of the map that can be chosen."""
        return self.page.locator("[data-hex].can")

    def hex(self, name: str) -> Locator:
        return self.page.locator(f"[data-hex={name}]")

    def card(self, notation: str) -> Locator:
        """A card or building on offer, whether it can be taken or not."""
        return self.page.locator(f".board [data-why='{notation}']")

    def choose(self, number: int) -> None:
        """Answer whatever is asked, with the mouse, on the board."""
        options = self.page.locator(".options button")
        cards = self.page.locator(".board aside .can:not([data-why=pass])")
        if options.count():
            options.nth(number % options.count()).click()
        elif self.places.count():
            self.places.nth(number % self.places.count()).click()
            if self.page.locator(".bubble").count():
                self.page.locator(".bubble button").first.click()
        elif cards.count():
            cards.nth(number % cards.count()).click()
        else:
            self.card("pass").click()
        self.person.settle()
        self.person.wait_for_turn()


def played_until(prompt: str, **options: str) -> History:
    """A game for two, played at random until the first seat is asked this."""
    settings = TITLE.settings(options)
    assert not isinstance(settings, Refusal)
    for seed in range(100):
        history = History(TITLE, settings, 2, seed)
        rng = seeded(seed)
        while deciders := history.state.deciders:
            seat = deciders[0]
            if seat == 0 and history.state.question(0).prompt == prompt:
                return history
            history.play(seat, history.state.draw(seat, rng))
    raise AssertionError(f"{prompt} is never asked")


def test_a_game_is_played_on_the_board_with_the_mouse(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.open_table()
    for number in range(MOST_CHOICES):
        if ann.is_over:
            break
        mayor.choose(number)
    expect(ann.result.locator("tfoot .total").first).not_to_be_empty()
    ann.close_dialog()
    expect(ann.prompt).to_contain_text("The game is over.")


def test_the_edition_of_2000_speaks_of_action_cards(visit: Callable[..., Visitor]) -> None:
    ann = visit(language="fr-FR")
    ann.name_myself("Ann")
    ann.open_record(played_until("prompt-politics", edition="2000"))
    expect(ann.prompt).to_contain_text("jouez une carte Action")
    expect(ann.page.get_by_role("heading", name="Cartes Action")).to_be_visible()
    expect(ann.page.get_by_text("carte Joueur")).to_have_count(0)


def test_the_first_year_is_played_with_the_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.open_table()
    mayor.tab_to(mayor.card("build farmhouse"))
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Where do you build a farmhouse?")
    mayor.tab_to(ann.page.locator("[data-hex][tabindex='0']"))
    ann.page.keyboard.press("PageDown")
    place = ann.page.locator("[data-hex]:focus")
    expect(place).to_have_attribute("aria-label", re.compile("can be chosen"))
    name = place.get_attribute("data-hex") or ""
    ann.page.keyboard.press("Enter")
    expect(mayor.hex(name)).to_have_attribute("aria-label", re.compile("your farmhouse"))
    for number in range(MOST_CHOICES):
        ann.settle()
        ann.wait_for_turn()
        if ann.page.locator("main").get_by_text("Year 2 of 6").count():
            break
        ann.choose_by_keyboard(number % 4)
    expect(ann.page.locator("main").get_by_text("Year 2 of 6")).to_be_visible()


def test_a_hex_tells_why_nothing_can_be_built_there(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.sit_at("prompt-turn")
    mayor.card("build farmhouse").click()
    expect(ann.prompt).to_contain_text("Where do you build a farmhouse?")
    refusal = ann.page.get_by_role("alert")
    mayor.hex("a7").click()
    expect(refusal).to_contain_text("a7 is not in play with this number of players")
    expect(refusal).to_contain_text("LC-3")
    castle = ann.page.locator("[data-hex][aria-label*='your castle']").first
    castle.click()
    expect(refusal).to_contain_text("is taken by a castle")
    castle.focus()
    ann.page.keyboard.press("?")
    expect(refusal).to_contain_text("LC-29")


def test_what_is_demolished_is_chosen_on_the_map(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.sit_at("prompt-demolish")
    place = mayor.places.first
    name = place.get_attribute("data-hex") or ""
    expect(place).to_have_attribute("aria-label", re.compile("your "))
    place.click()
    expect(mayor.hex(name)).to_have_attribute("aria-label", re.compile("empty"))


def test_who_goes_hungry_is_chosen_on_the_map(visit: Callable[..., Visitor]) -> None:
    ann = visit(size=PHONE)
    mayor = Mayor(ann)
    mayor.sit_at("prompt-starve")
    me = ann.page.get_by_role("article", name=re.compile("^Ann"))
    before = int(me.locator(".bread b").first.inner_text())
    castle = ann.page.locator("[data-hex].can[aria-label*='your castle']").first
    # A finger chooses first and then confirms.
    castle.tap()
    ann.page.locator(".bubble button").tap()
    expect(me.locator(".bread b").first).not_to_have_text(str(before))


def test_a_city_shows_its_neighbours_and_who_would_move(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    mayor = Mayor(ann)
    mayor.sit_at("prompt-attract")
    castle = ann.page.locator("[data-hex].can[aria-label*='your castle']").first
    castle.hover()
    expect(ann.page.locator(".about table")).to_contain_text("Hugo")
    expect(ann.page.locator("line.link.rivals").first).to_be_attached()
    expect(ann.page.locator("g.arrow").first).to_be_attached()


@pytest.mark.parametrize(
    ("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop-light", "phone-dark"]
)
def test_axe_finds_nothing_wrong_with_the_board(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    ann = visit(size=size, dark=dark)
    mayor = Mayor(ann)
    mayor.sit_at("prompt-choose")
    assert violations(ann.page) == []
    mayor.sit_at("prompt-demolish")
    assert violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_tips_light_the_board(visit: Callable[..., Visitor]) -> None:
    ann = visit(language="fr-FR")
    ann.play_small("La Città")
    tip = ann.page.get_by_label("Conseil")
    expect(tip).to_contain_text("Vous gouvernez les villes")
    for words in ("Une année se passe ainsi", "La barre de votre panneau", "trois cartes Joueur"):
        tip.get_by_role("button", name="Compris").click()
        expect(tip).to_contain_text(words)
    tip.get_by_role("button", name="Compris").click()
    expect(tip).to_have_count(0)
    Mayor(ann).card("build farmhouse").click()
    expect(tip).to_contain_text("Les hexagones éclairés")
