"""Bots know what any decent player knows."""

from __future__ import annotations

import pytest
from tests.bots.wisdom import WISDOMS, cases

from quartier.bots.bot import Bot
from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.rng import seeded

TITLES = sorted({wisdom.title for wisdom in WISDOMS})
FEWEST = 25
LEAST = 0.9
# Who does not know it plays about as many foolish moves as wise ones.
MOST_OF_RANDOM = 0.7


def part_of_wise_moves(title_id: str, level: str) -> float:
    bot = make_bot(level)
    assert isinstance(bot, Bot)
    wise = 0
    positions = 0
    for case in cases(title_id):
        position = Position(case.title, case.state, case.seat)
        positions += 1
        wise += bot.choose(position, seeded(positions)) not in case.foolish
    assert positions >= FEWEST
    return wise / positions


@pytest.mark.parametrize("title_id", TITLES)
def test_who_plays_normally_plays_wisely(title_id: str) -> None:
    assert part_of_wise_moves(title_id, "normal") >= LEAST


@pytest.mark.parametrize("title_id", TITLES)
def test_who_plays_anything_does_not(title_id: str) -> None:
    assert part_of_wise_moves(title_id, "random") < MOST_OF_RANDOM


@pytest.mark.parametrize("title_id", TITLES)
def test_who_plays_in_haste_errs_now_and_then(title_id: str) -> None:
    assert MOST_OF_RANDOM < part_of_wise_moves(title_id, "easy") < 0.95


@pytest.mark.slow
@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("title_id", TITLES)
def test_who_thinks_plays_wisely(title_id: str, level: str) -> None:
    assert part_of_wise_moves(title_id, level) >= LEAST
