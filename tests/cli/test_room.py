"""What is shown fits the screen it is shown on, and the question is always on it."""

from __future__ import annotations

import pytest
from rich.console import Console

from quartier.cli.desk import Desk
from quartier.cli.screen import Screen
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, find_title

NAMES = ["Ann", "Hugo", "Inès", "Marius", "Odile"]
WIDE = (120, 50)


def a_game(title_id: str, seats: int, given: Settings) -> History:
    title = find_title(title_id)
    assert title is not None
    settings = title.settings(given)
    assert not isinstance(settings, Refusal)
    return History(title, settings, seats, 3)


def desk_of(history: History, size: tuple[int, int], language: str = "en") -> Desk:
    screen = Screen(language)
    screen.console = Console(
        width=size[0], height=size[1], force_terminal=True, color_system=None, highlight=False
    )
    return Desk(history.title, NAMES[: history.state.seats], screen)


def shown(desk: Desk, history: History, seat: int) -> list[str]:
    with desk.console.capture() as capture:
        desk.show(history.state, seat, [])
    return capture.get().splitlines()


@pytest.mark.parametrize(
    ("title_id", "seats", "given"),
    [
        ("lacitta", 4, {}),
        ("smallcity", 4, {}),
        ("cardcity", 4, {}),
        ("sevenwonders", 4, {}),
        ("sevenwonders", 5, {"leaders": True, "cities": True}),
    ],
)
def test_the_top_of_a_table_does_not_scroll_away(
    title_id: str, seats: int, given: Settings
) -> None:
    history = a_game(title_id, seats, given)
    desks = [desk_of(history, WIDE, language) for language in ("en", "fr")]
    chance = seeded(3)
    heights = []
    while deciders := history.state.deciders:
        seat = deciders[0]
        if seat == 0 and len(history.decisions) % 7 == 0:
            heights += [len(shown(desk, history, seat)) for desk in desks]
        history.play(seat, history.state.draw(seat, chance))
    # Only a very long list of answers needs more.
    assert sorted(heights)[len(heights) * 9 // 10] < WIDE[1]


def test_a_large_screen_and_what_is_no_screen_show_everything() -> None:
    history = a_game("smallcity", 4, {})
    while history.state.view(0).phase != "phase-actions":  # type: ignore[attr-defined]
        history.play(history.state.deciders[0], history.state.moves(history.state.deciders[0])[0])
    large = shown(desk_of(history, (120, 200)), history, 0)
    assert len(large) > WIDE[1]
    paper = desk_of(history, WIDE)
    paper.console = Console(width=120, height=50, color_system=None, highlight=False)
    assert shown(paper, history, 0) == large


def test_news_are_cut_to_the_last_lines_where_there_is_no_room() -> None:
    history = a_game("sevenwonders", 3, {})
    chance = seeded(1)
    told = []
    for _ in range(30):
        seat = history.state.deciders[0]
        events = history.play(seat, history.state.draw(seat, chance))
        assert not isinstance(events, Refusal)
        told += events
    desk = desk_of(history, WIDE)
    with desk.console.capture() as capture:
        desk.show(history.state, history.state.deciders[0], told)
    lines = capture.get().splitlines()
    assert len(lines) < WIDE[1]
    assert any("earlier lines; “log” shows them" in line for line in lines)
    assert any(desk.line(told[-1]).plain.strip() in line for line in lines)
