"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.testing.examples import keeps_example
from quartier.titles.cardcity import TITLE


def kept(number: str, table: Table, *moves: str) -> None:
    keeps_example(TITLE, number, table.game, 0, *moves)


@pytest.mark.rule("CC-T4")
def test_a_city_at_its_limit() -> None:
    table = Table()
    table.draw("P R . / C M . / . P .", money=5)
    table.construct("R L I")
    kept("CC-T4", table, "build residence", "build leisure", "build industry")


@pytest.mark.rule("CC-T5")
def test_each_type_has_its_own_places() -> None:
    table = Table()
    table.draw(". 3 . . / 2 I 4 . / 1 M C 5 / . 8 R 6 / . . 7 .", money=5)
    table.construct("R P")
    table.play(0, "build residence")
    kept("CC-T5", table, *[f"at {table.cell(mark)}" for mark in "1248"])


@pytest.mark.rule("CC-T6")
def test_a_residence_that_must_grow() -> None:
    table = Table()
    table.draw(". L P C . / M R a R . / P b . . . / I . . . .")
    table.develop()
    kept("CC-T6", table, *[f"grow residence {table.cell(mark)}" for mark in "ab"])


@pytest.mark.rule("CC-T8")
def test_a_shop_that_must_grow() -> None:
    table = Table()
    table.draw("P R . . / M C x R / P R P P / . . I .")
    table.develop()
    kept("CC-T8", table)
