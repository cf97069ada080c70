"""Rome, the wonder of Leaders (SW-117, SW-118)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, supply


@pytest.mark.rule("SW-117")
@pytest.mark.parametrize("side", ["rome", "rome:b"])
def test_rome_has_no_resource_of_its_own(side: str) -> None:
    table = Table(3, (side,), leaders=True)

    production = table.seen(0, "production")

    assert isinstance(production, dict)
    assert production["own"] == []
    assert production["sale"] == []


@pytest.mark.rule("SW-118")
def test_the_first_stage_of_rome_b_gives_five_coins_and_four_leaders() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "clay_pool", "lumber_yard", coins=0)
    table.leader_hand(0, "sappho")

    table.turn("stage altar")

    hand = table.seen(0, "leader_hand")
    assert isinstance(hand, dict)
    assert hand["count"] == 5
    assert table.coins()[0] == 5


@pytest.mark.rule("SW-118")
@pytest.mark.parametrize(
    ("built", "goods"),
    [(1, ["stone_pit", "clay_pool", "loom_1"]), (2, ["quarry", "press_1"])],
)
def test_two_stages_of_rome_b_recruit_one_more_leader_at_once(built: int, goods: list[str]) -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, *goods, stages=built, coins=4)
    table.leader_hand(0, "caesar", "pericles")
    table.turn("stage altar")

    table.play(0, "recruit pericles")

    assert table.seen(0, "leaders") == ["pericles"]
    assert table.coins()[0] == 0
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-118")
def test_the_extra_recruitment_of_rome_b_may_be_declined() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1)
    table.leader_hand(0, "sappho")
    table.turn("stage altar")

    events = table.play(0, "decline")

    assert events[0].key == "event-nobody-recruited"
    assert events[0].eyes == table.game.all_eyes
    assert table.seen(0, "leaders") == []
    assert table.seen(0, "leader_hand", 0) == {"count": 1, "known": ["sappho"]}


@pytest.mark.rule("SW-118")
def test_the_extra_recruitment_is_paid_with_the_coins_held_at_that_moment() -> None:
    """A sale to a neighbour in the same turn helps: 0 coins, then 2 from Rhodes, for Euclid."""
    table = Table(3, ("rome:b", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=1)
    table.city(1, coins=2)
    table.hand(1, "baths", "altar")
    table.leader_hand(0, "euclid")

    table.turn("stage altar", "build baths")
    table.play(0, "recruit euclid")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-118", "SW-95")
def test_the_extra_recruitment_needs_the_reduced_price() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1, coins=2)
    table.leader_hand(0, "caesar", "sappho")
    table.turn("stage altar")

    assert table.refusal(0, "recruit caesar").rule == "SW-95"
    assert table.moves(0) == ["recruit sappho", "decline"]


@pytest.mark.rule("SW-118", "SW-110")
def test_solomon_recruited_by_a_stage_of_rome_acts_in_the_same_turn() -> None:
    table = Table(3, ("rome:b",), leaders=True)
    table.city(0, "stone_pit", "clay_pool", "loom_1", stages=1)
    table.leader_hand(0, "solomon")
    table.discard("palace")
    table.turn("stage altar", "build altar", "build altar")

    table.play(0, "recruit solomon")

    assert table.moves(0) == ["take palace", "decline"]


# The stages of Rome: what they cost, and their points.
ROME = [
    ("rome", 0, "CWO", 4),
    ("rome", 1, "SSCL", 6),
    ("rome:b", 0, "CW", 0),
    ("rome:b", 1, "SCL", 3),
    ("rome:b", 2, "SSP", 3),
]


@pytest.mark.rule("SW-117", "SW-118")
@pytest.mark.parametrize(("board", "built", "price", "points"), ROME)
def test_a_stage_of_rome_costs_its_price_and_gives_its_points(
    board: str, built: int, price: str, points: int
) -> None:
    table = Table(3, (board,), leaders=True)
    table.city(0, *supply(price), stages=built, coins=0)
    before = table.points(0, "wonder")

    table.turn("stage altar")

    assert table.points(0, "wonder") - before == points


@pytest.mark.rule("SW-117", "SW-118")
@pytest.mark.parametrize(("board", "built", "price"), [stage[:3] for stage in ROME])
def test_a_stage_of_rome_needs_its_whole_price(board: str, built: int, price: str) -> None:
    for missing in range(len(price)):
        table = Table(3, (board,), leaders=True)
        table.city(0, *supply(price[:missing] + price[missing + 1 :]), stages=built, coins=0)

        assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-117")
@pytest.mark.parametrize(("board", "stages"), [("rome", 2), ("rome:b", 3)])
def test_rome_has_two_stages_on_side_a_and_three_on_side_b(board: str, stages: int) -> None:
    table = Table(3, (board,), leaders=True)
    table.city(0, *supply("WWWSSSOOOCCCGPL"), stages=stages)

    assert table.refusal(0, "stage altar").rule == "SW-25"
