"""The umpire of La Città watches games, and notices faults planted in the rules."""

from __future__ import annotations

import pytest
from tests.umpires.lacitta.faults import FAULTS
from tests.umpires.lacitta.umpire import TitleUmpire
from tests.umpires.planting import Fault, noticed
from tests.umpires.watching import tables, watch

from quartier.titles.lacitta import TITLE

# How many games, by the bot that plays them; in parts, for several processors.
GAMES = {"random": 160, "hasty": 24, "greedy": 4}
MANY_GAMES = {"random": 4800, "hasty": 960, "greedy": 96}
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("bot", GAMES)
def test_games_go_by_the_rules(bot: str, part: int) -> None:
    for table in tables(TITLE, GAMES[bot], bot)[part::PARTS]:
        assert watch(TitleUmpire, TITLE, table) > 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("bot", MANY_GAMES)
def test_many_games_go_by_the_rules(bot: str, part: int) -> None:
    for table in tables(TITLE, MANY_GAMES[bot], bot)[part::PARTS]:
        assert watch(TitleUmpire, TITLE, table) > 0


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_faults_are_noticed(fault: Fault) -> None:
    protest = noticed(TitleUmpire, TITLE.id, fault, games=60)
    assert protest is not None, "the umpire saw nothing wrong"
