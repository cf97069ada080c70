"""The umpire of 7 Wonders watches games, and notices faults planted in the rules."""

from __future__ import annotations

import pytest
from tests.umpires.planting import Fault, noticed
from tests.umpires.sevenwonders.faults import FAULTS, RARE_FAULTS
from tests.umpires.sevenwonders.umpire import TitleUmpire
from tests.umpires.watching import tables, watch

from quartier.titles.sevenwonders import TITLE

# How many games, by the bot that plays them; in parts, for several processors.
GAMES = {"random": 288, "hasty": 48, "greedy": 16}
MANY_GAMES = {"random": 4320, "hasty": 720, "greedy": 288}
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
    protest = noticed(TitleUmpire, TITLE.id, fault, games=150)
    assert protest is not None, "the umpire saw nothing wrong"


@pytest.mark.slow
@pytest.mark.parametrize("fault", RARE_FAULTS, ids=str)
def test_faults_that_seldom_show_are_noticed(fault: Fault) -> None:
    protest = noticed(TitleUmpire, TITLE.id, fault, games=600)
    assert protest is not None, "the umpire saw nothing wrong"
