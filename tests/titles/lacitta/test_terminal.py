"""A table drawn on a terminal."""

from __future__ import annotations

from io import StringIO
from itertools import product

import pytest
from rich.console import Console
from tests.titles.lacitta.table import Table

from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.core.titles import Settings
from quartier.locale import LANGUAGES, Texts
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import HEXES
from quartier.titles.lacitta.content import BUILDINGS
from quartier.titles.lacitta.terminal import Drawing
from quartier.titles.lacitta.views import View

NAMES = ["Ada", "Bob", "Chloé", "Dimitri", "[b]Eve[/b]"]
WIDTH = 80
TEXTS = {language: Texts(language, TITLE.package) for language in LANGUAGES}


def shown(state: State, seat: int | None, language: str = "en", points: bool = False) -> str:
    console = Console(width=WIDTH, file=StringIO(), color_system=None, highlight=False)
    view = state.view(seat)
    assert isinstance(view, View)
    drawing = Drawing(view, TEXTS[language], NAMES[: state.seats])
    drawn = drawing.scores() if points else drawing.situation()
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def combinations() -> list[tuple[Settings, int]]:
    found = []
    for expansion, setup, seats in product((False, True), ("recommended", "advanced"), TITLE.seats):
        settings: Settings = {"edition": "new", "expansion": expansion, "setup": setup}
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
        if not state.deciders or rng.below(150) == 0:
            check(state, rng.below(seats + 1))


def check(state: State, viewer: int) -> None:
    seat = viewer if viewer < state.seats else None
    elsewhere = state.sample(seat, seeded(1))
    for language in LANGUAGES:
        text = shown(state, seat, language)
        assert text == shown(elsewhere, seat, language)
        points = shown(state, seat, language, points=True)
        assert all(len(line) <= WIDTH for line in (text + points).splitlines())
        assert all(name in text for name in NAMES[: state.seats])


def test_the_map_names_every_hex_once() -> None:
    words = shown(Table().game, None).split("Tiles:")[0].split()
    for place in HEXES:
        assert words.count(place.id) == 1


def test_tiles_show_owner_building_and_citizens() -> None:
    table = Table()
    table.city(0, "e4", "school e5", citizens=4)
    table.city(1, "e12", "palace e11", citizens=3)
    lines = shown(table.game, 0).splitlines()
    row = next(index for index, line in enumerate(lines) if " e4 " in line)
    assert "AC3 ASc" in lines[row - 1]
    assert "BPa BC2" in lines[row - 1]


def test_empty_hexes_show_what_a_castle_or_farmhouse_would_yield() -> None:
    lines = shown(Table(5).game, None).splitlines()
    row = next(index for index, line in enumerate(lines) if " e10 " in line)
    at = lines[row].index("e10")
    assert lines[row - 1][at : at + 3].strip() == "5"


def test_after_the_migration_none_is_announced() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e8", "school e7", "school f8", citizens=3)
    assert "If the people ask for culture" in shown(table.game, 1)
    table.migrate()
    assert "If the people ask for culture" not in shown(table.game, 1)


def test_no_two_buildings_have_the_same_letters() -> None:
    for texts in TEXTS.values():
        letters = [texts.text(building.letters) for building in BUILDINGS]
        assert len(set(letters)) == len(letters)
        assert all(len(text) == 2 for text in letters[1:])


def test_hunger_and_neighbours_are_told() -> None:
    table = Table(terrain={"L1": "farm1", "L7": "farm1"})
    table.city(0, "e4", "statue e5", citizens=4)
    table.city(1, "e8")
    text = shown(table.game, 0).replace("\N{NO-BREAK SPACE}", " ")
    assert "2 (−2)" in text
    assert "e8→e4" in text
    assert "B e8" in text
