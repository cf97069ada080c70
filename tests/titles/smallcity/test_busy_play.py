"""Games in which much is built and many people move, so that rare questions come up too."""

from collections import Counter
from functools import cache

import pytest
from tests.titles.smallcity.table import settings
from tests.titles.smallcity.test_conformance import everything

from quartier.core.moves import Move
from quartier.core.rng import Rng, seeded
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.game import Game

IDLE = ("done", "decline", "demolish", "extend")
GAMES = 30


def busy_move(moves: list[Move], rng: Rng) -> Move:
    """Mostly something that changes the borough: shops and industry before parks."""
    active = [move for move in moves if not move.text.startswith(IDLE)]
    if not active or not rng.below(12):
        return moves[rng.below(len(moves))]
    wanted = [
        move
        for move in active
        if move.text.startswith(
            ("build residential", "build commercial", "build factory", "enlarge", "to 2", "to 1")
        )
    ]
    pool = wanted if wanted and rng.below(3) else active
    return pool[rng.below(len(pool))]


def asked_in(seed: int) -> Counter[str]:
    """The questions of a rich, busy game, each checked on the way."""
    seats = 2 + seed % 3
    game = TITLE.new(settings(game="advanced"), seats, seed)
    assert isinstance(game, Game)
    rng = seeded(seed)
    names: Counter[str] = Counter()
    in_the_box = everything(game)
    while game.deciders:
        for borough in game.world.boroughs:
            # A rich town: rare combinations need money and people.
            borough.money = max(borough.money, 6)
        seat = game.deciders[rng.below(len(game.deciders))]
        moves = game.moves(seat)
        names[game.errands[seat][-1].name] += 1
        if not rng.below(25):
            check(game, seat, moves, rng)
        assert not isinstance(game.play(seat, busy_move(moves, rng)), Refusal)
        assert everything(game) == in_the_box
    return names


def check(game: Game, seat: int, moves: list[Move], rng: Rng) -> None:
    """The list is what is not refused; a sample shows the seat the same."""
    fresh = game.clone()
    numbers = {move.number for move in moves}
    beside = [
        TITLE.space.moves[(move.number + step) % len(TITLE.space)]
        for move in moves[:: max(1, len(moves) // 20)]
        for step in (-1, 0, 1)
    ]
    for move in beside:
        assert (fresh.refusal(seat, move) is None) == (move.number in numbers), move
    imagined = game.sample(seat, rng)
    assert plain_view(imagined, seat) == plain_view(game, seat)
    assert imagined.moves(seat) == moves


@cache
def all_asked() -> Counter[str]:
    total: Counter[str] = Counter()
    for seed in range(GAMES):
        total += asked_in(seed)
    return total


def test_busy_games_lose_nothing_and_refuse_only_what_is_not_listed() -> None:
    assert sum(all_asked().values()) > 1000


@pytest.mark.parametrize(
    "name",
    [
        "choose_work",
        "place_tile",
        "place_warehouse",
        "save_good",
        "take_goods",
        "man_station",
        "choose_citizen",
        "choose_slot",
        "choose_house",
        "convert",
        "take_one",
        "share_goods",
        "shelve_good",
        "choose_yield",
        "choose_victim",
        "choose_grave",
        "invest",
        "pay",
        "choose_goods",
        "choose_gift",
        "gain_economy",
        "keep_special",
    ],
)
def test_rare_questions_come_up_in_busy_games(name: str) -> None:
    assert all_asked()[name]
