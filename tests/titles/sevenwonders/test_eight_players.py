"""Eight players (SW-162)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import BLACK, KINDS, PURPLE
from quartier.titles.sevenwonders.game import Game


def start(seats: int, *, leaders: bool = False) -> Game:
    """A new game with Cities, dealt for its first turn unless leaders are drafted first."""
    settings = TITLE.settings({"cities": True, "leaders": leaders})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed=1)
    assert isinstance(game, Game)
    return game


def decks(game: Game) -> list[list[int]]:
    """The kinds of the cards of each age, before the first turn."""
    hands = [card for hand in game.hands for card in hand]
    return [sorted(game.cards.face[card] for card in deck) for deck in (hands, *game.decks[1:])]


@pytest.mark.rule("SW-162", "SW-T57")
def test_the_decks_of_eight_players_have_fifty_six_cards() -> None:
    assert [len(deck) for deck in decks(start(8))] == [49 + 7] * 3


@pytest.mark.rule("SW-162")
def test_eight_players_use_the_cards_of_seven() -> None:
    def printed(game: Game) -> list[list[int]]:
        drawn = (BLACK, PURPLE)
        return [[kind for kind in deck if KINDS[kind].colour not in drawn] for deck in decks(game)]

    assert printed(start(8)) == printed(start(7))


@pytest.mark.rule("SW-162", "SW-T57")
def test_eight_players_use_seven_black_cards_in_each_age() -> None:
    colours = [[KINDS[kind].colour for kind in deck] for deck in decks(start(8))]

    assert [deck.count(BLACK) for deck in colours] == [7, 7, 7]


@pytest.mark.rule("SW-162")
def test_eight_players_use_nine_guilds() -> None:
    colours = [[KINDS[kind].colour for kind in deck] for deck in decks(start(8))]

    assert [deck.count(PURPLE) for deck in colours] == [0, 0, 9]


@pytest.mark.rule("SW-162", "SW-T57")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_eight_players_have_hands_of_seven_and_six_turns(age: int) -> None:
    table = Table(8, cities=True, age=age)

    assert [len(hand) for hand in table.game.hands] == [7] * 8
    assert plain_view(table.game, None)["turns"] == 6


@pytest.mark.rule("SW-162")
def test_the_sixth_turn_of_eight_players_is_the_last_of_the_age() -> None:
    table = Table(8, cities=True, last_turn=True)

    table.turn()

    assert table.game.age == 2


@pytest.mark.rule("SW-162")
@pytest.mark.parametrize("leaders", [False, True])
@pytest.mark.parametrize("teams", [False, True])
def test_eight_players_need_cities(leaders: bool, teams: bool) -> None:
    settings = TITLE.settings({"leaders": leaders, "teams": teams, "cities": False})
    assert not isinstance(settings, Refusal)

    refusal = TITLE.check(settings, 8)

    assert refusal is not None
    assert refusal.rule == "SW-162"


@pytest.mark.rule("SW-162")
@pytest.mark.parametrize("teams", [False, True])
def test_eight_players_may_play_with_or_without_teams(teams: bool) -> None:
    settings = TITLE.settings({"teams": teams, "cities": True})
    assert not isinstance(settings, Refusal)

    assert TITLE.check(settings, 8) is None


@pytest.mark.rule("SW-162")
def test_eight_players_without_teams_fight_both_neighbours() -> None:
    table = Table(8, cities=True, last_turn=True)
    table.city(3, "barracks")

    table.turn()

    expected = [(0, 0, 0)] * 8
    expected[2] = expected[4] = (0, 1, -1)
    expected[3] = (2, 0, 2)
    assert [table.tokens(seat) for seat in range(8)] == expected


@pytest.mark.rule("SW-162", "SW-92")
def test_eight_players_are_dealt_four_leaders_each() -> None:
    game = start(8, leaders=True)

    assert [len(draft) for draft in game.drafts] == [4] * 8
    assert plain_view(game, None)["leader_deck"] == 42 - 32


@pytest.mark.rule("SW-162")
def test_a_game_of_eight_comes_to_its_end() -> None:
    table = Table(8, cities=True, leaders=True, teams=True)

    table.until_over()

    assert table.game.result is not None
