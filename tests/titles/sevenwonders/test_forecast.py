"""What a view says of the conflict ahead, of sides and of moves, in the words of the rules."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.game import Game
from quartier.titles.sevenwonders.moves import SPACE


def fights(table: Table) -> list[tuple[int, int, int, int]]:
    """Who would fight whom, for how many tokens of which worth."""
    found = plain_view(table.game, 0)["fights"]
    assert isinstance(found, list)
    return [(one["one"], one["other"], one["tokens"], one["worth"]) for one in found]


@pytest.mark.rule("SW-58")
def test_neighbours_are_compared_for_the_tokens_of_the_age() -> None:
    table = Table(3, age=2)

    assert {frozenset(one[:2]) for one in fights(table)} == {
        frozenset({0, 1}),
        frozenset({1, 2}),
        frozenset({0, 2}),
    }
    assert {one[2:] for one in fights(table)} == {(1, 3)}


@pytest.mark.rule("SW-131")
def test_who_is_absent_is_skipped_and_the_next_one_is_compared() -> None:
    table = Table(4, cities=True)
    table.city(1, diplomacy=1)

    assert {frozenset(one[:2]) for one in fights(table)} == {
        frozenset({0, 2}),
        frozenset({2, 3}),
        frozenset({0, 3}),
    }


@pytest.mark.rule("SW-168")
def test_teams_are_compared_for_two_tokens() -> None:
    table = Table(4, teams=True)

    assert [one[2] for one in fights(table)] == [2, 2]


@pytest.mark.rule("SW-11")
def test_no_side_is_shown_before_all_boards_are_laid_down() -> None:
    settings = TITLE.settings({"sides": "choose"})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 3, seed=1)
    assert isinstance(game, Game)

    def sides() -> list[object]:
        cities = plain_view(game, 0)["cities"]
        assert isinstance(cities, list)
        return [city["side"] for city in cities]

    for seat in range(3):
        assert sides() == [None, None, None]
        game.play(seat, game.moves(seat)[1])

    assert sides() == ["b", "b", "b"]


@pytest.mark.rule("SW-172")
def test_the_result_names_the_teams() -> None:
    table = Table(4, teams=True, age=3, last_turn=True)
    table.until_over()

    result = table.game.result
    assert result is not None
    assert result.teams == [[0, 1], [2, 3]]


@pytest.mark.rule("SW-47", "SW-48", "SW-49")
def test_a_card_is_foreseen_with_its_price_and_its_gain_while_others_choose() -> None:
    table = Table(3)
    table.hand(0, "tavern", "altar")
    sale, built = (SPACE.parse(text) for text in ("sell tavern", "build tavern"))
    assert sale is not None
    assert built is not None

    after = table.game.foreseen(0, built).state
    assert isinstance(after, Game)

    assert [city.coins for city in after.cities] == [8, 3, 3]
    assert table.coins() == [3, 3, 3]
    sold = table.game.foreseen(0, sale).state
    assert isinstance(sold, Game)
    assert sold.cities[0].coins == 6
