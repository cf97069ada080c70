"""Positions for tests of two players and the Free City."""

from __future__ import annotations

from collections.abc import Sequence

from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import KINDS
from quartier.titles.sevenwonders.game import Game

FREE_CITY = 2


def start(seed: int = 1, *, leaders: bool = False, cities: bool = False) -> Game:
    """A new game of two players, before its first move."""
    settings = TITLE.settings({"leaders": leaders, "cities": cities})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 2, seed)
    assert isinstance(game, Game)
    return game


def two_players(free_city: str, *, age: int = 1, last_turn: bool = False) -> Table:
    """Giza and Rhodes with this Free City. Seat 0 is its left neighbour, seat 1 its right one.

    Seat 0 holds the Free City card, on the last turn (the seventh) too; in Age II it is seat 1.
    """
    return Table(2, ("giza", "rhodes", free_city), age=age, last_turn=last_turn, cities=True)


def faces(game: Game, cards: Sequence[int]) -> list[str]:
    return sorted(KINDS[game.cards.face[card]].id for card in cards)
