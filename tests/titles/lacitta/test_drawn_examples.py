"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table

from quartier.testing.examples import keeps_example
from quartier.titles.lacitta import TITLE


def kept(number: str, table: Table, *moves: str) -> None:
    keeps_example(TITLE, number, table.game, 0, *moves)


@pytest.mark.rule("LC-T10")
def test_a_market_needs_no_citizen_of_the_castle() -> None:
    table = Table()
    table.city(0, "e5", "farmhouse e6", citizens=2)
    kept("LC-T10", table, "build market", "build statue")


@pytest.mark.rule("LC-T11")
def test_a_market_in_a_full_city() -> None:
    table = Table()
    table.city(0, "e5", citizens=5)
    kept("LC-T11", table, "build market")


@pytest.mark.rule("LC-T12")
def test_a_second_market() -> None:
    table = Table()
    table.city(0, "e5", "market e6")
    table.city(0, "j5")
    table.turn_of(0)
    table.play(0, "build market")
    kept("LC-T12", table, "at d5", "at j4")


@pytest.mark.rule("LC-T31")
def test_ten_citizens_and_eight_food() -> None:
    farms = {"L3": "farm1", "L7": "farm2", "L9": "farm3", "L8": "lake", "L15": "farm2"}
    table = Table(seats=2, terrain=farms)
    table.city(0, "e7", citizens=5)
    table.city(0, "j11", citizens=5)
    table.city(1, "e12", citizens=3)
    table.pass_round(5)
    kept("LC-T31", table, "starve e7", "starve j11")
