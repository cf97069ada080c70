"""What positions are worth to bots."""

import pytest
from tests.titles.smallcity.table import Table, settings

from quartier.bots.bot import Bot
from quartier.bots.greedy import GreedyBot
from quartier.bots.match import play_match
from quartier.bots.random_bot import RandomBot
from quartier.titles.smallcity import TITLE
from quartier.titles.smallcity.heuristics import evaluate, insights, weigh
from quartier.titles.smallcity.weights import BY_HAND, HAND, TUNED, Weights


def worth(table: Table) -> float:
    return evaluate(table.game, 0)


def test_votes_money_and_raw_materials_are_worth_something() -> None:
    plain = worth(Table(2))
    for name, value in (("votes", 5), ("money", 9)):
        table = Table(2)
        setattr(table.borough(0), name, value)
        assert worth(table) > plain
    # Weights found by play would rather have it spent.
    table = Table(2)
    without = weigh(table.game, 0, HAND)
    table.hall(0, 3, wood=1)
    assert weigh(table.game, 0, HAND) > without


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


@pytest.mark.parametrize("missing", ["nothing", "a gate", "a door", "anybody"])
def test_citizens_who_may_come_are_worth_their_votes(missing: str) -> None:
    """SC-76, SC-77: by a vacant Factory slot to the City Hall, and into an empty small home."""
    table = Table(1, hall="a4")
    if missing != "a door":
        table.lay(0, "residential_1", "a1")
    if missing != "a gate":
        table.lay(0, "factory_1", "g7")
        table.lay(0, "warehouse", "g6")
    table.borough(0).career = 0 if missing == "anybody" else 5
    without = Weights({**BY_HAND, "homes_each_round": 0.0})
    coming = Weights({**BY_HAND, "homes_each_round": 0.0, "arrivals": 1.0})
    table.borough(0).in_hall = 0
    votes = weigh(table.game, 0, coming) - weigh(table.game, 0, without)
    assert (votes > 0) == (missing == "nothing")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_networks_hear_the_weights_they_have_learned_with(seats: int) -> None:
    table = Table(seats)
    table.borough(0).money = 7
    assert worth(table) == weigh(table.game, 0, TUNED[seats]) != weigh(table.game, 0, HAND)
    assert insights(table.game, 0)[0] == worth(table)


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
