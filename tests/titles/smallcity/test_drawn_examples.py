"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.smallcity.table import Table, place_of

from quartier.testing.examples import keeps_example
from quartier.titles.smallcity import TITLE


def kept(number: str, table: Table, *places: tuple[str, ...]) -> None:
    moves = [place_of(*place).text for place in places]
    keeps_example(TITLE, number, table.game, 0, *moves)


@pytest.mark.rule("SC-T4")
def test_a_level_two_home_beside_two_influences() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.start("construction")
    table.play(0, "build residential_2")
    kept("SC-T4", table, ("residential_2", "c4", "c5"), ("residential_2", "f4", "f5"))


@pytest.mark.rule("SC-T6")
def test_a_level_three_home_on_a_cell_with_three_influences() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.lay(0, "library", "a2", "b2")
    table.lay(0, "residential_1", "c4")
    table.start("construction")
    table.play(0, "build residential_3")
    kept(
        "SC-T6",
        table,
        ("residential_3", "c3", "c2", "c1"),
        ("residential_3", "f4", "f5", "f6"),
    )


@pytest.mark.rule("SC-T9")
def test_homes_around_a_port() -> None:
    table = Table(2)
    table.lay(0, "port", "c4", "d4", "d3", "c3")
    table.start("construction")
    table.play(0, "build residential_1")
    homes = [("residential_1", cell) for cell in ("b3", "c5", "b2", "d2")]
    kept("SC-T9", table, *homes)
