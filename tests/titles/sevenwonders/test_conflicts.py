"""Conflicts: strength, the comparison with both neighbours, tokens."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

# Red cards that make a strength.
SHIELDS = {
    0: "",
    1: "stockade",
    2: "walls",
    3: "stockade walls",
    5: "stockade walls stables",
    7: "fortifications walls stables",
}


def after_conflict(age: int, strengths: list[int]) -> Table:
    """A table with these strengths just after the conflict of an age."""
    table = Table(len(strengths), age=age, last_turn=True)
    for seat, strength in enumerate(strengths):
        table.city(seat, *SHIELDS[strength].split())
    table.turn()
    return table


@pytest.mark.rule("SW-57")
@pytest.mark.parametrize(
    ("board", "stages", "built", "leaders", "defeats", "strength"),
    [
        ("giza", 0, "", "", 0, 0),
        ("giza", 0, "stockade walls fortifications", "", 0, 6),
        ("giza", 0, "militia mercenaries contingent", "", 0, 10),
        ("rhodes:a", 1, "", "", 0, 0),
        ("rhodes:a", 2, "", "", 0, 2),
        ("rhodes:b", 1, "", "", 0, 1),
        ("rhodes:b", 2, "", "", 0, 2),
        ("giza", 0, "", "caesar hannibal", 0, 3),
        ("giza", 0, "", "semiramis", 3, 3),
        ("giza", 0, "", "", 3, 0),
        ("rhodes:a", 2, "walls militia", "caesar semiramis", 1, 9),
    ],
)
def test_strength_adds_up_the_shields_of_cards_stages_and_leaders(
    board: str, stages: int, built: str, leaders: str, defeats: int, strength: int
) -> None:
    table = Table(3, [board], leaders=True, cities=True)
    table.city(0, *built.split(), stages=stages, leaders=leaders.split(), defeats=defeats)
    assert table.seen(0, "shields") == strength


@pytest.mark.rule("SW-57", "SW-58")
def test_only_strength_decides_a_conflict() -> None:
    table = Table(3, ["giza", "rhodes", "ephesus"], last_turn=True)
    table.city(0, "walls")
    table.city(1, stages=2)
    table.city(2, "barracks", "altar", "theater", coins=50)
    table.turn()
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0, 1), (1, 0, 1), (0, 2, -2)]


@pytest.mark.rule("SW-58")
@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_every_age_and_a_defeat_always_minus_one(
    age: int, worth: int
) -> None:
    table = after_conflict(age, [2, 1, 0])
    assert [table.tokens(seat) for seat in range(3)] == [
        (2, 0, 2 * worth),
        (1, 1, worth - 1),
        (0, 2, -2),
    ]


@pytest.mark.rule("SW-58")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_a_city_fights_its_two_neighbours_and_nobody_else(seats: int) -> None:
    table = after_conflict(1, [3, *[0] * (seats - 1)])
    expected = [(0, 0, 0)] * seats
    expected[0] = (2, 0, 2)
    expected[1] = expected[-1] = (0, 1, -1)
    assert [table.tokens(seat) for seat in range(seats)] == expected


@pytest.mark.rule("SW-58", "SW-T17")
def test_a_city_between_a_stronger_and_a_weaker_one_takes_both_kinds_of_token() -> None:
    # Seat 2 in the middle, seat 3 on its left, seat 1 on its right.
    table = after_conflict(2, [0, 3, 5, 7, 0])
    assert table.tokens(2) == (1, 1, 3 - 1)


@pytest.mark.rule("SW-58", "SW-T18")
def test_equal_cities_take_no_token() -> None:
    table = after_conflict(1, [2, 2, 0, 0])
    assert [table.tokens(seat) for seat in range(4)] == [
        (1, 0, 1),
        (1, 0, 1),
        (0, 1, -1),
        (0, 1, -1),
    ]


@pytest.mark.rule("SW-58")
def test_nobody_takes_a_token_when_all_are_equal() -> None:
    table = after_conflict(3, [2, 2, 2])
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0)] * 3


@pytest.mark.rule("SW-59")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("left", "right"), [("walls", "stockade"), ("stockade", "walls")])
def test_tokens_of_a_conflict_do_not_count_in_that_conflict(
    seat: int, left: str, right: str
) -> None:
    # Semiramis with one shield loses on one side; on the other side it stays equal all the same.
    table = Table(3, age=2, last_turn=True, leaders=True, cities=True)
    table.city(seat, "guard_tower", leaders=["semiramis"])
    table.city((seat + 1) % 3, left)
    table.city((seat + 2) % 3, right)
    table.turn()
    assert table.tokens(seat) == (0, 1, -1)


@pytest.mark.rule("SW-59")
def test_tokens_are_kept_to_the_end_of_the_game() -> None:
    table = Table(3, last_turn=True)
    table.city(0, "stockade")
    table.turn()
    table.to_age(3)
    for _ in range(6):
        table.turn()
    assert table.tokens(0) == (6, 0, 2 * (1 + 3 + 5))
    assert table.tokens(1) == (0, 3, -3)
    assert table.game.result is not None


@pytest.mark.rule("SW-59")
def test_a_victory_token_is_one_token_whatever_its_value() -> None:
    table = Table(leaders=True)
    table.city(0, leaders=["alexander"], victories=[1, 5, 5])
    assert table.points(0, "leaders") == 3
