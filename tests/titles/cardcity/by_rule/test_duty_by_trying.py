"""The duty to build, against a second reckoning that simply tries everything (CC-17a, CC-37)."""

from __future__ import annotations

from itertools import product

import pytest
from tests.titles.cardcity.by_rule.table import Table

from quartier.core.rng import Rng, seeded

Cell = tuple[int, int]
Grid = dict[Cell, str]
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
QUARRELS = ({"R"}, {"C"}, {"R", "I"})
# The town hall of a drawing lies on e5 or f6.
HALL = {5: (4, 4), 6: (5, 5)}


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + row, cell[1] + column) for row, column in SIDES]


def free(grid: Grid, size: int) -> list[Cell]:
    """The empty places that touch a card and keep the city in its square."""
    found = []
    for row, column in {near for cell in grid for near in beside(cell)} - set(grid):
        rows = [cell[0] for cell in grid] + [row]
        columns = [cell[1] for cell in grid] + [column]
        if max(rows) - min(rows) < size and max(columns) - min(columns) < size:
            found.append((row, column))
    return found


def places(grid: Grid, size: int, card: str, money: int) -> list[Cell]:
    """CC-14 to CC-21."""
    cards = list(grid.values())
    counted = sum(lying not in "IGN" for lying in cards)
    if card != "I" and counted >= 5 + 5 * cards.count("I"):
        return []
    if card == "L" and money < 5:
        return []
    return [
        cell
        for cell in free(grid, size)
        if not any({card, grid.get(near, "")} in QUARRELS for near in beside(cell))
    ]


def outcomes(grid: Grid, size: int, card: str, cell: Cell, clouds: int) -> list[tuple[Grid, int]]:
    """CC-38, CC-39: the cities a card leads to, with the clouds then left."""
    after = {**grid, cell: card}
    in_line = [
        other
        for other, lying in grid.items()
        if lying == "I" and (other[0] == cell[0] or other[1] == cell[1])
    ]
    if card != "I" or not clouds or not in_line or not free(after, size):
        return [(after, clouds)]
    return [({**after, cloud: "N"}, clouds - 1) for cloud in free(after, size)]


def after_card(
    grid: Grid, size: int, hand: str, card: str, cell: Cell, money: int, clouds: int
) -> int:
    """How many cards can be built when this one comes first here."""
    rest = hand.replace(card, "", 1)
    left = money - (5 if card == "L" else 0)
    return 1 + max(
        most(after, size, rest, left, remaining)
        for after, remaining in outcomes(grid, size, card, cell, clouds)
    )


def most(grid: Grid, size: int, hand: str, money: int, clouds: int) -> int:
    """How many of these cards can be built at best."""
    best = 0
    for card in set(hand):
        for cell in places(grid, size, card, money):
            best = max(best, after_card(grid, size, hand, card, cell, money, clouds))
            if best == len(hand):
                return best
    return best


def crowded(size: int, rng: Rng) -> Grid:
    """A city with few empty places."""
    grid = {
        (row, column): "RCLIIIPPPPPG"[rng.below(11 if size == 5 else 12)]
        for row, column in product(range(size), range(size))
        if rng.below(6)
    }
    grid[rng.below(size), rng.below(size)] = "M"
    return grid


def drawing(grid: Grid, size: int) -> str:
    rows = [[grid.get((row, column), ".") for column in range(size)] for row in range(size)]
    return " / ".join(" ".join(row) for row in rows)


@pytest.mark.rule("CC-17", "CC-17a", "CC-37")
@pytest.mark.parametrize(("level", "size", "keep"), [("simplified", 5, 2), ("normal", 6, 3)])
@pytest.mark.parametrize("seed", range(40))
def test_a_card_goes_exactly_where_the_greatest_number_can_still_be_built(
    level: str, size: int, keep: int, seed: int
) -> None:
    rng = seeded(seed)
    grid = crowded(size, rng)
    hand = "".join("RRCLIP"[rng.below(6)] for _ in range(keep))
    money, clouds = 3 * rng.below(4), rng.below(3) if size == 6 else 0
    table = Table(level=level)
    table.draw(drawing(grid, size), money=money)
    table.reserve(cloud=clouds)
    (hall,) = [cell for cell, card in grid.items() if card == "M"]
    row, column = HALL[size][0] - hall[0], HALL[size][1] - hall[1]

    table.construct(" ".join(hand))

    goal = most(grid, size, hand, money, clouds)
    for card in set(hand):
        expected = [
            f"{'abcdefghijkl'[cell[1] + column]}{cell[0] + row + 1}"
            for cell in places(grid, size, card, money)
            if after_card(grid, size, hand, card, cell, money, clouds) == goal
        ]
        assert table.places(0, card) == sorted(expected)
