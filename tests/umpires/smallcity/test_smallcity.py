"""The umpire of Small City watches games, and notices faults planted in the rules."""

from __future__ import annotations

import pytest
from tests.umpires.planting import Fault, noticed, planted
from tests.umpires.smallcity.faults import CORNER_FAULTS, FAULTS, RARE_FAULTS
from tests.umpires.smallcity.umpire import TitleUmpire
from tests.umpires.smallcity.variants import VARIANTS
from tests.umpires.watching import Table, tables, watch

from quartier.titles.smallcity import TITLE

# How many games, by the bot that plays them; in parts, for several processors.
GAMES = {"random": 160, "hasty": 16, "greedy": 4}
MANY_GAMES = {"random": 4800, "hasty": 480, "greedy": 48}
PARTS = 4


def together(number: int, bot: str) -> list[Table]:
    """More tables, all of several players: most combinations of options are for one."""
    more = tables(TITLE, 4 * number, bot)[number:]
    return [table for table in more if table.seats > 1][:number]


def watched(number: int, bot: str, part: int) -> None:
    """Half of the tables are for any number of players, half for several."""
    for table in [*tables(TITLE, number // 2, bot), *together(number // 2, bot)][part::PARTS]:
        assert watch(TitleUmpire, TITLE, table) > 0


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("bot", GAMES)
def test_games_go_by_the_rules(bot: str, part: int) -> None:
    watched(GAMES[bot], bot, part)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("bot", MANY_GAMES)
def test_many_games_go_by_the_rules(bot: str, part: int) -> None:
    watched(MANY_GAMES[bot], bot, part)


@pytest.mark.parametrize("games", [20, pytest.param(400, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("change", "umpire"), VARIANTS)
def test_games_get_into_corners(change: Fault, umpire: type[TitleUmpire], games: int) -> None:
    with planted(TITLE.id, change) as title:
        for table in together(games, "random"):
            assert watch(umpire, title, table) > 0


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_faults_are_noticed(fault: Fault) -> None:
    protest = noticed(TitleUmpire, TITLE.id, fault, games=100)
    assert protest is not None, "the umpire saw nothing wrong"


@pytest.mark.parametrize(
    "fault",
    [*CORNER_FAULTS, *(pytest.param(fault, marks=pytest.mark.slow) for fault in RARE_FAULTS)],
    ids=str,
)
def test_faults_in_corners_are_noticed(fault: Fault) -> None:
    umpire = next(umpire for change, umpire in VARIANTS if change is fault.given)
    protest = noticed(umpire, TITLE.id, fault, games=400)
    assert protest is not None, "the umpire saw nothing wrong"
