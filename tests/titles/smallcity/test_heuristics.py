"""What positions are worth to bots."""

import pytest
from tests.titles.smallcity.table import Table, settings

from quartier.bots.bot import Bot
from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.bots.random_bot import RandomBot
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.heuristics import evaluate


def worth(table: Table) -> float:
    return evaluate(table.game, 0)


def test_votes_money_and_raw_materials_are_worth_something() -> None:
    plain = worth(Table(2))
    for name, value in (("votes", 5), ("money", 9)):
        table = Table(2)
        setattr(table.borough(0), name, value)
        assert worth(table) > plain
    table = Table(2)
    table.hall(0, 3, wood=1)
    assert worth(table) > plain


def test_pollution_costs_and_losing_is_worst() -> None:
    table = Table(2)
    plain = worth(table)
    table.borough(0).pollution = 10
    polluted = worth(table)
    assert polluted < plain
    table.borough(0).pollution = 100
    assert worth(table) < polluted - 500


def test_a_full_large_home_beats_small_ones() -> None:
    small = Table(2)
    for cell in ("a1", "c1", "e1"):
        small.lay(0, "residential_1", cell)
    small.people(0, "a1", "c1", "e1")
    large = Table(2)
    large.lay(0, "residential_3", "a1", "b1", "c1")
    large.people(0, "a1", "b1", "c1")
    assert worth(large) > worth(small)


def test_culture_near_a_home_is_worth_more_than_far_from_it() -> None:
    near, far = Table(2, hall="a4"), Table(2, hall="a4")
    for table, cell in ((near, "d4"), (far, "g1")):
        table.lay(0, "residential_1", "c4")
        table.lay(0, "school", cell)
    assert worth(near) > worth(far)


def test_the_end_is_worth_its_score() -> None:
    table = Table(2)
    table.borough(0).votes = 44
    table.finish()
    assert worth(table) == 50


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"game": "advanced", "victory": "economic"},
        {"game": "advanced", "victory": "citizen"},
        {"game": "advanced", "victory": "cultural"},
    ],
)
def test_greedy_beats_random_whatever_decides(given: dict[str, str]) -> None:
    bots: list[Bot] = [GreedyBot(), RandomBot()]
    result = play_match(TITLE, settings(**given), bots, seed=3).result
    assert result.winners == [0]


def test_greedy_beats_random_alone() -> None:
    greedy = [play_match(TITLE, settings(), [GreedyBot()], seed) for seed in range(2)]
    random = [play_match(TITLE, settings(), [RandomBot()], seed) for seed in range(2)]
    gained = sum(match.result.totals[0] for match in greedy)
    assert gained > sum(match.result.totals[0] for match in random) + 40


@pytest.mark.parametrize("change", ["extended", "blocked", "built"])
def test_what_is_kept_of_the_tiles_holds_for_no_other_borough(change: str) -> None:
    """What tiles promise is worked out once for all positions that have them in common."""
    table = Table(2, hall="a4")
    table.lay(0, "residential_1", "c4")
    table.lay(0, "school", "d4")
    worth(table)
    if change == "extended":
        table.borough(0).extend()
    elif change == "blocked":
        table.borough(0).blocked = table.borough(0).free
    else:
        table.lay(0, "residential_1", "b2")
    after_its_like = worth(table)
    worth(Table(2, hall="g1"))
    assert worth(table) == after_its_like
