"""Whole games: cities stay consistent, everything ends, bots understand the game."""

from __future__ import annotations

from itertools import product

import pytest

from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.bots.random_bot import RandomBot
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEXES
from quartier.titles.lacitta.city import new_city
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.state import HARVEST_MARK

FIELDS = (
    "tiles",
    "roads",
    "halo",
    "near",
    "buildings",
    "services",
    "boosts",
    "market",
    "waves",
    "food",
    "harvest",
    "income",
)


def tables() -> list[tuple[Settings, int]]:
    found = []
    for edition, expansion, setup, seats in product(
        ("new", "2000"), (False, True), ("recommended", "advanced"), TITLE.seats
    ):
        settings: Settings = {"edition": edition, "expansion": expansion, "setup": setup}
        if TITLE.check(settings, seats) is None:
            found.append((settings, seats))
    return found


def start(settings: Settings, seats: int, seed: int) -> Game:
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    return game


def check_cities(game: Game) -> None:
    """What a city keeps up to date is what follows from its tiles; cities never touch."""
    taken = 0
    for city in game.cities:
        again = new_city(city.owner, city.castle, city.citizens, game.land)
        for place in range(len(HEXES)):
            if city.tiles & BIT[place] and place != city.castle:
                again.add(game.tile[place], place, game.land)
        for place, what, n in game.marks:
            if city.tiles & BIT[place]:
                if what == HARVEST_MARK:
                    again.harvest += game.land.wheat[place]
                else:
                    again.boost(what, n)
        for field in FIELDS:
            assert getattr(again, field) == getattr(city, field), field
        connected = game.land.board.connected(BIT[city.castle], city.tiles)
        assert connected == city.tiles
        assert not (city.halo | city.tiles) & taken
        taken |= city.tiles
    assert taken == game.taken


@pytest.mark.parametrize(("settings", "seats"), tables())
def test_what_a_city_knows_of_itself_holds_through_random_games(
    settings: Settings, seats: int
) -> None:
    for seed in range(2):
        game = start(settings, seats, seed)
        rng = seeded(seed)
        while game.deciders:
            assert min(game.gold) >= 0
            assert game.supply >= 0
            assert min(game.pools) >= 0
            if rng.below(4) == 0:
                check_cities(game)
            seat = game.deciders[0]
            game.advance(seat, game.draw(seat, rng))
        assert game.result is not None


@pytest.mark.slow
@pytest.mark.parametrize(("settings", "seats"), tables())
def test_many_random_games_end(settings: Settings, seats: int) -> None:
    for seed in range(45):
        game = start(settings, seats, 1000 + seed)
        rng = seeded(seed)
        decisions = 0
        while game.deciders:
            seat = game.deciders[0]
            game.advance(seat, game.draw(seat, rng))
            decisions += 1
        assert game.result is not None
        assert decisions < 1500


def wins_of_greedy(games: int) -> int:
    """How often one greedy bot among three random ones wins."""
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    wins = 0
    for seed in range(games):
        greedy = seed % 4
        bots = [GreedyBot() if seat == greedy else RandomBot() for seat in range(4)]
        wins += play_match(TITLE, settings, bots, seed).result.winners == [greedy]
    return wins


def test_one_step_ahead_beats_chance() -> None:
    assert wins_of_greedy(4) == 4


@pytest.mark.slow
def test_one_step_ahead_beats_chance_nearly_always() -> None:
    assert wins_of_greedy(60) >= 55
