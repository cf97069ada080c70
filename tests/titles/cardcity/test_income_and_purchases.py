"""Phases 4 and 5: income and purchases (CC-27 to CC-30)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.testing.random_play import plain_view


def shop(drawing: str, money: int) -> Table:
    """Phase 5 has begun for seat 0; the others have no money."""
    table = Table()
    table.money(money, 0)
    table.draw(drawing, money=money)
    table.shop()
    return table


@pytest.mark.rule("CC-27")
def test_a_town_hall_pays_a_salary_of_one() -> None:
    assert Table(3).earn() == [1, 1, 1]


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize(
    ("drawing", "money"), [("C", 1), ("C C", 3), ("C C C", 6), ("C C C C", 10)]
)
def test_a_commercial_district_pays_the_triangle_of_its_size(drawing: str, money: int) -> None:
    table = Table()
    table.draw(f"M {drawing}")

    assert table.earn()[0] == 1 + money


@pytest.mark.rule("CC-28")
def test_commercial_districts_are_paid_one_by_one() -> None:
    table = Table()
    table.draw("C M C")

    assert table.earnings("commerce") == [1, 1]


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize(("drawing", "price"), [("M", 5), ("M I", 10), ("I M I", 15)])
def test_industries_become_dearer_with_each_one(drawing: str, price: int) -> None:
    table = shop(f"{drawing} / x", price)

    table.buy(0, "I", "x")

    assert table.riches()[0] == 0
    assert table.at("x") == "I"


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize(("drawing", "price"), [("M", 5), ("M I", 10), ("I M I", 15)])
def test_nobody_buys_an_industry_without_its_price(drawing: str, price: int) -> None:
    assert shop(drawing, price - 1).game.deciders == []


@pytest.mark.rule("CC-29")
def test_nobody_has_to_buy() -> None:
    table = shop("M", 5)

    table.play(0, "pass")

    assert table.riches()[0] == 5
    assert table.count("I") == 0


@pytest.mark.rule("CC-29", "CC-A18")
def test_only_one_industry_is_bought_in_a_round() -> None:
    table = shop("M x", 100)

    table.buy(0, "I", "x")

    assert table.game.deciders == []
    assert table.count("I") == 1


@pytest.mark.rule("CC-29")
def test_purchases_are_made_in_turn_order() -> None:
    table = Table(3, first=2)
    table.money(5, 5, 5)
    table.shop()
    order = []

    while table.game.deciders:
        order += table.game.deciders
        table.play(order[-1], "pass")

    assert order == [2, 0, 1]


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize(
    ("drawing", "rule"),
    [("M . x", "CC-18"), ("M R x", "CC-19"), ("M P P P P x", "CC-14"), ("M P", "CC-22")],
)
def test_a_bought_industry_obeys_the_rules_of_construction(drawing: str, rule: str) -> None:
    table = shop(drawing, 5)
    table.play(0, "buy industry")

    place = table.cell("x") if "x" in table.marks else "f5"
    assert table.refusal(0, f"at {place}") == rule


@pytest.mark.rule("CC-29", "CC-16")
def test_an_industry_is_bought_in_a_city_at_its_limit() -> None:
    table = shop("P P M P P / . . x . .", 5)

    table.buy(0, "I", "x")

    assert table.size() == (5, 10)


@pytest.mark.rule("CC-A18")
def test_nothing_is_bought_that_has_no_place() -> None:
    """Every place beside the city touches a residence."""
    assert shop(". R . / R M R / . R .", 100).game.deciders == []


@pytest.mark.rule("CC-29")
def test_a_bought_industry_comes_from_the_reserve() -> None:
    table = Table()
    table.money(5, 5)
    table.reserve(industry=["I"])
    table.shop()

    table.buy(0, "I", "e4")

    assert table.left("I") == 0
    assert table.game.deciders == []


@pytest.mark.rule("CC-29a")
def test_the_income_of_the_round_may_be_spent() -> None:
    table = Table()
    table.money(4, 0)

    table.develop(through="purchases")

    assert table.moves(0) == ["buy industry", "pass"]


@pytest.mark.rule("CC-29a", "CC-31", "CC-A55")
def test_the_last_round_has_its_purchases_too() -> None:
    table = Table(in_round=10)
    table.money(4, 0)

    table.develop(through="end")

    assert table.moves(0) == ["buy industry", "pass"]
    assert table.game.result is None


@pytest.mark.rule("CC-29a", "CC-A17")
def test_what_a_purchase_makes_possible_develops_in_the_next_round() -> None:
    table = shop("P L . / M R . / P . . / x . .", 5)

    table.buy(0, "I", "x")

    assert table.count("R") == 1
    table.develop()
    assert table.moves(0)


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_card_goes_to_the_left(first: int, then: int) -> None:
    table = Table(3, first=first)
    table.money(0, 0, 0)

    table.shop(through="end")

    assert plain_view(table.game, None)["first"] == then
