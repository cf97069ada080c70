"""Whole games: nothing gets lost, everything ends, bots understand the game."""

from __future__ import annotations

from itertools import product

import pytest

from quartier.core.rng import Rng, seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEXES
from quartier.titles.lacitta.city import new_city
from quartier.titles.lacitta.content import (
    BUILDINGS,
    CASTLE,
    CITIZENS_IN_ALL,
    EMPTY,
    POOL_TILES,
)
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.state import CASTLES_EACH, HARVEST_MARK, MARKERS_EACH


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


def check_components(game: Game) -> None:
    """Citizens, tiles, castles, markers and cards add up to the box."""
    assert game.supply + sum(city.citizens for city in game.cities) == CITIZENS_IN_ALL
    assert game.supply >= 0
    pools = POOL_TILES[:]
    for kind in game.tile:
        if kind not in (EMPTY, CASTLE):
            pools[BUILDINGS[kind].pool] -= 1
    assert game.pools == pools
    assert min(pools) >= 0
    for seat in range(game.seats):
        assert game.castles[seat] + len(game.cities_of(seat)) == CASTLES_EACH
        own = [n for place, _, n in game.marks if game.cities[game.index_at(place)].owner == seat]
        assert game.markers[seat] + sum(own) == MARKERS_EACH
        assert game.gold[seat] >= 0
    cards = [*game.policy_deck, *game.discard, *game.voice_deck, *game.voice]
    cards += [card for card in game.row if card >= 0]
    for played in game.played:
        cards += played
    assert len(set(cards)) == len(cards)


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
        assert vars(again) == vars(city)
        connected = game.land.board.connected(BIT[city.castle], city.tiles)
        assert connected == city.tiles
        assert not (city.halo | city.tiles) & taken
        taken |= city.tiles
    assert taken == game.taken


@pytest.mark.parametrize(("settings", "seats"), tables())
def test_components_and_cities_hold_through_random_games(settings: Settings, seats: int) -> None:
    for seed in range(2):
        game = start(settings, seats, seed)
        rng = seeded(seed)
        while game.deciders:
            check_components(game)
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


def best_move(game: Game, seat: int, rng: Rng) -> str:
    """The move after which the seat stands best, its follow-ups taken as they come."""
    world = game.sample(seat, rng)
    moves = world.moves(seat)
    worths = []
    for move in moves:
        after = world.clone()
        after.advance(seat, move)
        while after.deciders == [seat] and after.moment == world.moment:
            after.advance(seat, after.draw(seat, rng))
        worths.append(TITLE.evaluate(after, seat))
    return moves[worths.index(max(worths))].text


def test_one_step_ahead_beats_chance_by_far() -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    wins = 0
    for seed in range(6):
        game = start(settings, 4, seed)
        rng = seeded(seed)
        while game.deciders:
            seat = game.deciders[0]
            if seat == seed % 4:
                move = TITLE.space.parse(best_move(game, seat, rng))
                assert move is not None
            else:
                move = game.draw(seat, rng)
            game.advance(seat, move)
        assert game.result is not None
        wins += seed % 4 in game.result.winners
    assert wins >= 5
