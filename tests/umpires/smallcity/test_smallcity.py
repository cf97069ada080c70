"""The umpire of Small City watches games, and notices faults planted in the rules."""

from __future__ import annotations

import pytest
from tests.umpires.planting import Fault, noticed, planted
from tests.umpires.smallcity.faults import FAULTS
from tests.umpires.smallcity.umpire import TitleUmpire
from tests.umpires.smallcity.variants import VARIANTS, Variant
from tests.umpires.watching import Table, tables, watch

from quartier.titles.smallcity import TITLE


def together(number: int, bot: str) -> list[Table]:
    """Tables of several players: most combinations of options are for one."""
    return [table for table in tables(TITLE, 3 * number, bot) if table.seats > 1][:number]


@pytest.mark.parametrize(("bot", "games"), [("random", 80), ("hasty", 16)])
def test_games_go_by_the_rules(bot: str, games: int) -> None:
    for table in [*tables(TITLE, games, bot), *together(games, bot)]:
        assert watch(TitleUmpire, TITLE, table) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "games"), [("random", 2000), ("hasty", 400), ("greedy", 40)])
def test_many_games_go_by_the_rules(bot: str, games: int) -> None:
    for table in [*tables(TITLE, games, bot), *together(games, bot)]:
        assert watch(TitleUmpire, TITLE, table) > 0


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_get_into_corners(variant: Variant) -> None:
    with planted(TITLE.id, variant.change) as title:
        for table in together(24, "random"):
            assert watch(variant.umpire, title, table) > 0


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_faults_are_noticed(fault: Fault) -> None:
    protest = noticed(TitleUmpire, TITLE.id, fault, games=60)
    assert protest is not None, "the umpire saw nothing wrong"
