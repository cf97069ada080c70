"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import MARKET, Table

from quartier.testing.examples import keeps_example
from quartier.titles.sevenwonders import TITLE


@pytest.mark.rule("SW-T2")
def test_gizah_with_two_stone() -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"], age=2)
    table.city(0, "stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1", coins=0)
    table.hand(0, "barracks", "scriptorium", "aqueduct")
    moves = ("build barracks", "build scriptorium", "build aqueduct")
    keeps_example(TITLE, "SW-T2", table.game, 0, *moves)


@pytest.mark.rule("SW-T5")
def test_olympia_with_a_timber_yard() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"])
    table.city(0, "timber_yard", coins=0)
    table.hand(0, "baths")
    keeps_example(TITLE, "SW-T5", table.game, 0, "build baths", "stage baths")


@pytest.mark.rule("SW-T6")
def test_a_neighbour_with_an_excavation() -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=20)
    table.city(1, "excavation")
    table.hand(0, "baths", "guard_tower", "spy_ring")
    moves = ("build baths", "build guard_tower", "build spy_ring")
    keeps_example(TITLE, "SW-T6", table.game, 0, *moves)


@pytest.mark.rule("SW-T7")
def test_a_neighbour_with_a_quarry() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"], age=2)
    table.city(1, "quarry")
    table.city(0, coins=20)
    table.hand(0, "baths", "aqueduct")
    moves = ("build baths", "stage baths", "build aqueduct")
    keeps_example(TITLE, "SW-T7", table.game, 0, *moves)


@pytest.mark.rule("SW-T12")
def test_a_second_loom() -> None:
    table = Table(3, ["giza"], age=2)
    table.city(0, "loom_1", "stone_pit")
    table.hand(0, "loom_2")
    moves = ("build loom_2", "stage loom_2", "sell loom_2")
    keeps_example(TITLE, "SW-T12", table.game, 0, *moves)
