"""A table drawn on a terminal."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console, RenderableType
from tests.titles.smallcity.table import Table, settings

from quartier.core.rng import seeded
from quartier.core.state import State
from quartier.locale import LANGUAGES, Texts
from quartier.testing.random_play import plain_view
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.content import TILES
from quartier.titles.smallcity.plan import LETTERS, STYLES
from quartier.titles.smallcity.terminal import Drawing
from quartier.titles.smallcity.views import View

NAMES = ["Ada", "Bob", "Chloé", "[b]Dimitri[/b]"]
WIDTH = 100
TEXTS = {language: Texts(language, TITLE.package) for language in LANGUAGES}

Draw = Callable[[View, Texts, list[str]], RenderableType]


def shown(state: State, seat: int | None, language: str = "en", points: bool = False) -> str:
    console = Console(width=WIDTH, file=StringIO(), color_system=None, highlight=False)
    view = state.view(seat)
    assert isinstance(view, View)
    with console.capture() as capture:
        drawing = Drawing(view, TEXTS[language], NAMES[: state.seats])
        console.print(drawing.scores() if points else drawing.situation())
    return capture.get()


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (1, {"difficulty": "president"}),
        (2, {"borough": "expert"}),
        (3, {}),
        (4, {"game": "advanced", "victory": "economic"}),
        (2, {"game": "advanced", "victory": "citizen"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_fits_the_terminal(seats: int, given: dict[str, str], language: str) -> None:
    rng = seeded(seats)
    state = TITLE.new(settings(**given), seats, seed=seats)
    while True:
        if not state.deciders or not rng.below(25):
            for viewer in (0, None):
                for points in (False, True):
                    text = shown(state, viewer, language, points)
                    assert max(len(line) for line in text.splitlines()) <= WIDTH
                    assert all(name in text for name in NAMES[:seats])
        if not state.deciders:
            return
        seat = state.deciders[0]
        state.advance(seat, state.draw(seat, rng))


def test_tiles_slots_and_people_are_drawn_with_letters_and_shapes() -> None:
    table = Table(2)
    table.lay(0, "residential_2", "a1", "b1")
    table.people(0, "a1")
    table.lay(0, "commercial_1", "a2")
    table.lay(0, "park_1", "c1")
    table.people(1, "c1", at=0)
    table.lay(0, "port", "d1", "e1", "e2", "d2")
    table.bury(0, "g1")
    lines = shown(table.game, 0).splitlines()
    bottom = next(line for line in lines if line.startswith("│  1 "))
    assert "R2● R2_ Kz▲ P   P   " in bottom
    assert "†●" in bottom
    second = next(line for line in lines if line.startswith("│  2 "))
    assert "C$_" in second
    assert "~~" in second


def test_each_kind_of_tile_has_a_letter_and_each_family_a_style() -> None:
    assert set(LETTERS) == {tile.id for tile in TILES}
    assert len(STYLES) == 9


def test_a_hidden_promise_is_not_drawn() -> None:
    table = Table(2)
    assert "Healthy Air" in shown(table.game, 0)
    assert shown(table.game, 0).count("Healthy Air") == 1
    assert "Healthy Air" not in shown(table.game, None)
    assert "a promise, easy" in shown(table.game, None)


def test_work_behind_a_screen_is_drawn_for_its_owner_only() -> None:
    table = Table(2)
    table.start("construction")
    table.build(0, "police", "a1", "b1")
    assert "O!_ O" in shown(table.game, 0)
    assert "O!_ O" not in shown(table.game, 1)
    assert "behind a screen" in shown(table.game, 1)


def test_scores_come_by_category() -> None:
    table = Table(2)
    table.borough(0).votes = 17
    text = shown(table.game, 0, points=True)
    assert "17" in text
    assert "Healthy Air" in text


@pytest.mark.rule("SC-33a", "SC-51")
def test_the_supply_says_what_each_tile_costs_now() -> None:
    table = Table(2)
    table.action(0, "mediator")
    text = shown(table.game, 0)
    assert "R1: $1 ×24 · R2: $1 ×18 · R3: $2 ×16" in text
    assert "School w · Library ww · Museum wws · Metro Station wwss ×1" in text
    table.action(0, "architect")
    assert "School w-1" in shown(table.game, 0)


@pytest.mark.rule("SC-22")
def test_promises_to_choose_from_say_what_they_ask_and_count() -> None:
    game = TITLE.new(settings(), 1, seed=4)
    game.advance(0, game.moves(0)[0])
    text = " ".join(shown(game, 0).replace("│", " ").split())
    for key in plain_view(game, 0)["boroughs"][0]["drawn"]:  # type: ignore[index]
        assert TEXTS["en"].text(key, {}, NAMES) in text
    assert "Kept 18, broken −12." in text


@pytest.mark.rule("SC-102")
def test_the_council_says_what_its_spaces_give() -> None:
    table = Table(2)
    table.disc(0, 0, "industry", 2)
    text = shown(table.game, 0)
    assert "ww/s ●" in text
    assert "□1-4" in text
