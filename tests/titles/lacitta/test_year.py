"""The phases of a year and its end (LC-16 to LC-19, LC-62, LC-63, LC-83, LC-87)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.year import BEGIN_YEAR, END_YEAR, FIRST_PLAYER, GROWTH, VOICES


def phases(edition: str) -> list[list[str]]:
    """The steps told in each year of a game, by the events that mark them."""
    settings = TITLE.settings({"edition": edition})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 2, seed=3)
    rng = seeded(1)
    marks = ("event-first", "event-voice", "event-growth", "event-revealed", "event-year")
    years: list[list[str]] = [[]]
    while game.deciders:
        seat = game.deciders[0]
        events = game.play(seat, game.draw(seat, rng))
        assert not isinstance(events, Refusal)
        for key in keys(events):
            if key == "event-year":
                years.append([])
            elif key in marks and key not in years[-1][-1:]:
                years[-1].append(key)
    return years


@pytest.mark.rule("LC-16")
def test_in_the_new_edition_the_first_player_changes_at_the_end_of_a_year() -> None:
    years = phases("new")
    assert len(years) == 6
    # The first year is told from its first decision on.
    assert years[0] == ["event-revealed", "event-first"]
    for year in years[1:-1]:
        assert year == ["event-voice", "event-growth", "event-revealed", "event-first"]
    # LC-62: after the last year nobody begins.
    assert years[-1] == ["event-voice", "event-growth", "event-revealed"]


@pytest.mark.rule("LC-16")
def test_in_the_2000_edition_it_changes_at_the_beginning_of_all_years_but_the_first() -> None:
    years = phases("2000")
    assert len(years) == 6
    assert years[0] == ["event-revealed"]
    for year in years[1:]:
        assert year == ["event-first", "event-voice", "event-growth", "event-revealed"]


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize(
    ("edition", "phase"), [("new", "phase-action"), ("2000", "phase-politics")]
)
def test_the_editions_name_the_turns_differently(edition: str, phase: str) -> None:
    assert Table(edition=edition).question(0).phase == phase


@pytest.mark.rule("LC-17")
def test_one_voice_card_is_open_and_three_are_hidden() -> None:
    game = Table().game
    assert len(game.voice) == 4
    for seat in (0, 3, None):
        voice = plain_view(game, seat)["voice"]
        assert isinstance(voice, dict)
        assert [card is None for card in voice["cards"]] == [False, True, True, True]


@pytest.mark.rule("LC-17")
@pytest.mark.rule("LC-T36")
def test_used_voice_cards_never_come_back() -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 4, seed=5)
    assert isinstance(game, Game)
    rng = seeded(1)
    drawn: list[int] = []
    year = 0
    while game.deciders:
        if game.year != year:
            year = game.year
            assert not set(game.voice) & set(drawn)
            drawn += game.voice
        seat = game.deciders[0]
        game.advance(seat, game.draw(seat, rng))
    assert len(drawn) == 24
    assert len(game.voice_deck) == 3


@pytest.mark.rule("LC-19")
@pytest.mark.rule("LC-T9")
def test_a_city_grows_by_one_unless_it_is_at_its_limit() -> None:
    table = Table(terrain={"L2": "lake", "L13": "lake"})
    table.city(0, "a2", citizens=5)
    table.city(1, "e5", "fountain e6", citizens=5)
    table.city(2, "n1", "market m1", citizens=8)
    table.city(3, "j5", "market j6", "fountain j4", citizens=8)
    table.city(3, "t18", citizens=4)
    supply = table.game.supply
    table.run(GROWTH)
    assert table.population("a2", "e5", "n1", "j5", "t18") == [5, 5, 8, 9, 5]
    assert table.game.supply == supply - 2


@pytest.mark.rule("LC-83")
def test_the_last_citizens_go_in_turn_order_to_the_oldest_cities_first() -> None:
    table = Table()
    table.game.first = 2
    table.city(2, "e5")
    table.city(2, "j5")
    table.supply(2)
    table.run(GROWTH)
    assert table.population("e5", "j5", "t18", "a2") == [3, 3, 2, 2]
    assert table.game.supply == 0


@pytest.mark.rule("LC-62")
def test_the_token_goes_to_the_left() -> None:
    table = Table()
    table.game.first = 3
    table.run(FIRST_PLAYER)
    assert table.game.first == 0


@pytest.mark.rule("LC-62")
@pytest.mark.parametrize("edition", ["new", "2000"])
def test_the_token_stays_after_the_last_year(edition: str) -> None:
    table = Table(seats=2, year=5, edition=edition)
    told = table.run(BEGIN_YEAR)
    first = table.game.first
    rng = seeded(3)
    while table.game.deciders:
        seat = table.game.deciders[0]
        events = table.game.play(seat, table.game.draw(seat, rng))
        assert not isinstance(events, Refusal)
        told += events
    announced = [event for event in told if event.key == "event-first"]
    assert len(announced) == (1 if edition == "2000" else 0)
    assert table.game.first == (first if edition == "new" else announced[0].facts["seat"])


@pytest.mark.rule("LC-87")
def test_the_token_passes_over_who_has_lost() -> None:
    table = Table()
    table.game.fallen[1] = 16
    table.run(FIRST_PLAYER)
    assert table.game.first == 2


@pytest.mark.rule("LC-63")
def test_at_the_end_of_a_year_harvests_end_and_markers_return() -> None:
    table = Table(terrain={"L2": "farm2", "L7": "farm2"})
    table.city(0, "e5", "farmhouse e6", "palace e7")
    table.row("rich_harvest", "bread_and_games")
    food = table.game.food(0)
    table.play(0, "take rich_harvest")
    table.turn_of(0)
    table.play(0, "take bread_and_games")
    assert table.game.markers[0] == 2
    assert table.game.food(0) == food + 4
    assert table.services("e5") == (3, 0, 0)
    table.run(END_YEAR)
    assert table.game.markers[0] == 4
    assert table.game.food(0) == food
    assert table.services("e5") == (2, 0, 0)
    assert table.game.marks == []


@pytest.mark.rule("LC-63")
def test_the_voice_cards_of_a_year_are_discarded() -> None:
    table = Table()
    before = table.game.voice[:]
    table.run(END_YEAR)
    assert not set(before) & set(table.game.voice)
    assert not set(before) & set(table.game.voice_deck)


@pytest.mark.rule("LC-16")
def test_a_new_year_allows_a_new_founding() -> None:
    table = Table()
    table.game.founded[0] = True
    table.run(BEGIN_YEAR)
    assert table.game.founded == [False] * 4


@pytest.mark.rule("LC-17")
def test_drawing_voice_cards_takes_four_of_the_deck() -> None:
    table = Table()
    left = len(table.game.voice_deck)
    table.run(VOICES)
    assert len(table.game.voice_deck) == left - 4
