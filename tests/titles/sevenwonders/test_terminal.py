"""A table drawn on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from itertools import product

import pytest
from rich.console import Console, RenderableType
from tests.titles.sevenwonders.table import Table

from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Settings
from quartier.locale import LANGUAGES, Texts
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.terminal import MARKS, Drawing
from quartier.titles.sevenwonders.views import View

NAMES = ["Ada", "Bob", "Chloé", "Dimitri", "Eve", "Farid", "Gwen", "[b]Hugo[/b]"]
NARROWEST = 80
TEXTS = {language: Texts(language, TITLE.package) for language in LANGUAGES}

Draw = Callable[[View, Texts, list[str]], RenderableType]


def shown(
    state: State,
    seat: int | None,
    language: str = "en",
    points: bool = False,
    width: int = NARROWEST,
) -> str:
    console = Console(width=width, file=StringIO(), color_system=None, highlight=False)
    view = state.view(seat)
    assert isinstance(view, View)
    with console.capture() as capture:
        drawing = Drawing(view, TEXTS[language], NAMES[: state.seats])
        console.print(drawing.scores() if points else drawing.situation())
    return capture.get()


def words(text: str) -> str:
    """A drawing without its lines and line breaks."""
    return " ".join(text.replace("│", " ").split())


def combinations() -> list[tuple[Settings, int]]:
    both = (False, True)
    found = []
    for leaders, cities, teams, seats in product(both, both, both, TITLE.seats):
        sides = "choose" if teams else "random"
        settings: Settings = {
            "leaders": leaders,
            "cities": cities,
            "teams": teams,
            "wonders": "drafted" if teams else "drawn",
            "sides": sides,
        }
        if TITLE.check(settings, seats) is None:
            found.append((settings, seats))
    return found


@pytest.mark.parametrize(("settings", "seats"), combinations())
def test_any_position_fits_the_terminal_and_shows_nothing_hidden(
    settings: Settings, seats: int
) -> None:
    rng = seeded(seats)
    state = TITLE.new(settings, seats, seed=seats)
    check(state, 0)
    while state.deciders:
        seat = state.deciders[0]
        state.advance(seat, state.draw(seat, rng))
        if not state.deciders or rng.below(15 * seats) == 0:
            check(state, rng.below(seats + 1))


def check(state: State, viewer: int) -> None:
    """Drawn out of what is known: a table with everything hidden dealt anew looks the same."""
    seat = viewer if viewer < state.seats else None
    elsewhere = state.sample(seat, seeded(1))
    for language in LANGUAGES:
        text = shown(state, seat, language)
        assert text == shown(elsewhere, seat, language)
        points = shown(state, seat, language, points=True)
        assert all(len(line) <= NARROWEST for line in (text + points).splitlines())
        assert all(name in words(text) for name in NAMES[: state.seats])


def test_a_hand_shows_prices_and_effects() -> None:
    table = Table(boards=["giza"])
    table.city(0, "altar", "loom_1")
    table.hand(0, "temple", "loom_2", "statue")
    text = shown(table.game, 0, width=100)
    assert "● Temple                       free with Altar              3 points, chain" in text
    assert "■ Loom                         already built                produces 1 textile" in text
    assert "● Statue                       1 wood, 2 ore                4 points, chain" in text


def test_the_hand_of_another_player_is_only_counted() -> None:
    table = Table()
    table.hand(1, "palace", "senate")
    text = shown(table.game, 0)
    assert "2 cards in hand" in text
    assert "Palace" not in text
    assert "Palace" in shown(table.game, 1)
    assert "Palace" not in shown(table.game, None)


def test_partners_see_each_others_hands_and_choices() -> None:
    table = Table(seats=4, teams=True)
    table.hand(1, "palace", "altar")
    table.play(1, "sell palace")
    partner, opponent = words(shown(table.game, 0)), words(shown(table.game, 2))
    assert "2 cards in hand (Altar, Palace)" in partner
    assert "Chosen: Discard Palace for 3 coins" in partner
    assert "partner" in partner
    assert "Palace" not in opponent


def test_the_own_choice_is_shown_until_it_is_revealed() -> None:
    table = Table()
    table.play(0, "build altar")
    assert "chosen    Build Altar" in shown(table.game, 0)
    assert "Build Altar" not in shown(table.game, 1)


def test_the_own_city_shows_its_wonder_and_its_state() -> None:
    table = Table(boards=["olympia"], cities=True, leaders=True)
    table.city(
        0, "tree_farm", "workshop", coins=1, stages=2, leaders=["nero"], debts=2, diplomacy=1
    )
    text = shown(table.game, 0)
    assert "✓ 2  2 stone → once per age, a card of your choice is free" in text
    assert "▸ 3  2 ore → 7 points" in text
    assert "produces  1 wood, wood/clay" in text
    assert "1 coin, 0 shields, stages 2/3, 1 diplomacy token, 2 debts, 1 gear" in text
    assert "right     Build for free (Olympia)" in text
    assert "○ white   Nero" in text


def test_neighbours_show_what_they_sell_at_the_own_prices() -> None:
    table = Table(boards=["giza", "rhodes", "ephesus"], cities=True)
    table.city(0, "east_trading_post", "clandestine_dock_west")
    table.city(2, "stone_pit")
    left, right = neighbours(shown(table.game, 0, width=120))
    assert "Sells for 2 coins: 1 ore" in left
    assert "1 coin off the first purchase of a turn" in left
    assert "Sells for 1 coin: 1 stone" in right
    assert "Sells for 2 coins: 1 papyrus" in right


def neighbours(text: str) -> tuple[str, str]:
    """What stands in the two panels side by side."""
    rows = [line.split("││") for line in text.splitlines() if "││" in line]
    return " ".join(row[0] for row in rows), " ".join(row[1] for row in rows)


def test_cities_further_away_are_summed_up() -> None:
    table = Table(seats=5)
    table.city(2, "altar", "theater", "mine", coins=9)
    text = shown(table.game, 0)
    assert "Altar" not in text.split("left neighbour")[1]
    assert "9 coins" in text.split("left neighbour")[1]
    assert "▲ 1  ● 2" in text


@pytest.mark.parametrize(("language", "name"), [("en", "The Free City"), ("fr", "La Cité franche")])
def test_the_free_city_is_a_neighbour_with_a_name(language: str, name: str) -> None:
    table = Table(seats=2)
    assert f"{name} · " in shown(table.game, 0, language)
    assert name in shown(table.game, 0, language, points=True)


def test_points_are_listed_by_category_and_source() -> None:
    table = Table(boards=["giza"])
    table.city(0, "altar", "theater", coins=7, stages=1, victories=[3], defeats=1)
    text = words(shown(table.game, 0, points=True))
    assert "Civilian buildings 4 0 0" in text
    assert "Total 11 1 1" in text
    assert "Military conflicts conflict tokens 2 Treasury coins 2 Wonder Gizah 3" in text
    assert "Civilian buildings Altar 2, Theater 2" in text


def test_every_colour_has_a_symbol_of_its_own() -> None:
    text = shown(Table().game, 0)
    assert len(set(MARKS)) == len(MARKS)
    assert all(mark in text for mark in MARKS)
