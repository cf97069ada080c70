"""Phases 4 and 5: income, industries and parks (CC-27 to CC-30, CC-41, CC-49)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import CLOUD, PARK
from quartier.titles.cardcity.income import income_lines, triangle

EIGHT_TRIANGLES = [1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.rule("CC-28", "CC-31", "CC-T30")
def test_the_table_of_sums() -> None:
    assert [triangle(size) for size in range(1, 9)] == EIGHT_TRIANGLES


@pytest.mark.rule("CC-27")
def test_the_town_hall_pays_one_dollar() -> None:
    table = Table()
    table.earn()
    assert table.money_of() == [4, 4]


@pytest.mark.rule("CC-27", "CC-28", "CC-T9")
def test_income_is_salary_and_commercial_districts() -> None:
    table = Table()
    table.city(0, "C R C", "R M P", "C C .")
    lines = sorted(
        money for source, _, money in income_lines(table.game, 0) if "commerce" in source
    )
    assert lines == [1, 1, 3]
    table.earn()
    assert table.money_of() == [9, 4]


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_commercial_district_pays_the_sum_up_to_its_size(size: int) -> None:
    table = Table()
    table.city(0, "M " + "C " * size)
    assert table.income(0) == 1 + EIGHT_TRIANGLES[size - 1]


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize(("owned", "cost"), [(0, 5), (1, 10), (2, 15), (3, 20)])
def test_each_industry_costs_five_dollars_more(owned: int, cost: int) -> None:
    table = Table()
    table.city(0, "M " + "I " * owned + ".")
    table.money(0, cost - 1)
    table.shop()
    assert table.game.phase == 0
    table = Table()
    table.city(0, "M " + "I " * owned + ".")
    table.money(0, cost)
    table.shop()
    assert table.moves(0) == ["buy industry", "pass"]
    table.play(0, "buy industry")
    left = len(table.game.industries)
    table.play(0, table.moves(0)[0])
    assert table.money_of()[0] == 0
    assert len(table.game.industries) == left - 1
    assert table.game.cities[0].site.industries == owned + 1


@pytest.mark.rule("CC-29")
def test_an_industry_is_laid_by_the_rules_of_construction_but_beyond_the_limit() -> None:
    table = Table()
    table.city(0, "P M R", ". P C")
    table.money(0, 5)
    assert table.game.cities[0].site.counted == 5
    table.shop()
    table.play(0, "buy industry")
    assert table.places(0) == {(-1, 0), (-1, 1), (0, -1), (1, 0), (1, 3), (2, 1), (2, 2)}
    assert table.refusal(0, f"at {table.name((0, 3))}").rule == "CC-19"
    assert table.refusal(0, f"at {table.name((3, 3))}").rule == "CC-18"


@pytest.mark.rule("CC-29")
def test_buying_is_voluntary_and_goes_in_turn_order() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.money(seat, 5)
    table.shop(first=2)
    order = []
    while table.game.phase == 4 and table.game.deciders:
        seat = table.game.deciders[0]
        order.append(seat)
        table.play(seat, "pass")
    assert order == [2, 0, 1]
    assert table.money_of() == [5, 5, 5]


@pytest.mark.rule("CC-29", "CC-A18")
def test_only_one_industry_is_bought_in_a_round() -> None:
    table = Table()
    table.money(0, 100)
    table.money(1, 0)
    table.shop()
    table.play(0, "buy industry")
    table.play(0, table.moves(0)[0])
    assert table.game.phase == 0


@pytest.mark.rule("CC-29")
def test_an_empty_pile_has_no_industry_to_buy() -> None:
    table = Table()
    table.money(0, 100)
    table.game.industries = []
    table.shop()
    assert table.game.phase == 0


@pytest.mark.rule("CC-A18")
def test_nothing_is_bought_that_has_no_place() -> None:
    table = Table()
    table.city(0, ". R .", "R M R", ". R .")
    table.money(0, 100)
    table.shop()
    assert table.game.phase == 0


@pytest.mark.rule("CC-29a", "CC-A55")
def test_the_last_round_has_purchases_after_its_income() -> None:
    table = Table(seed=6)
    last: list[str] = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        if table.game.round == 10 and table.game.phase == 4:
            last += table.moves(seat)
        for city in table.game.cities:
            city.money = max(city.money, 60)
        table.game.advance(seat, table.game.moves(seat)[-1])
    assert "buy industry" in last


@pytest.mark.rule("CC-29a", "CC-A17")
def test_nothing_develops_because_of_a_purchase() -> None:
    table = Table("normal")
    # The size limit stops the residence; the new industry would let it grow.
    table.city(0, "L R .", ". M .", ". P C")
    table.money(0, 5)
    table.shop()
    table.play(0, "buy industry")
    table.play(0, table.moves(0)[-1])
    assert table.homes() == [1]
    assert table.game.phase in (0, 4)


@pytest.mark.rule("CC-30")
def test_the_first_player_card_goes_to_the_left() -> None:
    table = Table(seats=3)
    for expected in (2, 0, 1):
        for seat in range(3):
            table.money(seat, 0)
        table.shop(first=(expected - 1) % 3)
        assert table.game.first == expected
        assert table.game.deciders == [expected]


@pytest.mark.rule("CC-41")
def test_a_park_costs_five_dollars_however_many_there_are() -> None:
    table = Table("normal")
    table.city(0, "M G G .")
    table.money(0, 5)
    table.game.industries = []
    table.shop()
    assert table.moves(0) == ["buy park", "pass"]
    table.play(0, "buy park")
    table.play(0, f"at {table.name((0, 3))}")
    assert table.money_of()[0] == 0
    assert table.game.reserve[PARK] == 3
    site = table.game.cities[0].site
    assert site.counted == 1
    assert site.taken.bit_count() == 4


@pytest.mark.rule("CC-41")
def test_parks_run_out_and_the_simplified_level_has_none() -> None:
    table = Table("normal")
    table.money(0, 100)
    table.game.reserve[PARK] = 0
    table.shop()
    assert "buy park" not in table.moves(0)
    assert table.refusal(0, "buy park").key == "refusal-reserve-empty"
    simple = Table()
    simple.money(0, 100)
    simple.shop()
    assert simple.moves(0) == ["buy industry", "pass"]


@pytest.mark.rule("CC-41", "CC-41a", "CC-A18")
@pytest.mark.parametrize("order", [("industry", "park"), ("park", "industry")])
def test_an_industry_and_a_park_may_be_bought_in_either_order(order: tuple[str, str]) -> None:
    table = Table("normal")
    table.money(0, 10)
    table.money(1, 0)
    table.shop()
    for name in order:
        assert f"buy {name}" in table.moves(0)
        table.play(0, f"buy {name}")
        table.play(0, table.moves(0)[0])
    assert table.money_of()[0] == 0
    assert table.game.phase == 0


@pytest.mark.rule("CC-41", "CC-A18")
def test_only_one_park_is_bought_in_a_round() -> None:
    table = Table("normal")
    table.money(0, 100)
    table.shop()
    table.play(0, "buy park")
    table.play(0, table.moves(0)[0])
    assert table.moves(0) == ["buy industry", "pass"]
    assert table.refusal(0, "buy park").key == "refusal-bought"


@pytest.mark.rule("CC-41a", "CC-A56")
def test_a_park_goes_next_to_any_card_inside_the_square() -> None:
    table = Table("normal")
    table.city(0, "R C I L P M")
    table.money(0, 5)
    table.shop()
    table.play(0, "buy park")
    assert table.places(0) == {(row, column) for row in (-1, 1) for column in range(6)}
    assert table.refusal(0, f"at {table.name((0, 6))}").rule == "CC-14"


@pytest.mark.rule("CC-A20", "CC-38")
def test_a_bought_industry_brings_a_cloud_too() -> None:
    table = Table("normal")
    table.city(0, "M I .")
    table.money(0, 10)
    table.shop()
    table.play(0, "buy industry")
    table.play(0, f"at {table.name((0, 2))}")
    assert table.question(0).prompt == "prompt-cloud"
    table.play(0, table.moves(0)[0])
    assert table.game.ground(0).whole[CLOUD].bit_count() == 1


@pytest.mark.rule("CC-A19")
def test_half_industries_count_for_the_price() -> None:
    table = Table("advanced")
    table.city(0, "M CI:s:W I")
    table.money(0, 15)
    table.shop()
    assert table.question(0).facts["industry"] == 15


@pytest.mark.rule("CC-49", "CC-T18")
def test_parking_pays_by_the_colours_round_it() -> None:
    table = Table("advanced")
    table.city(0, ". RC:s:S .", "M P .")
    # The residence half lies below, at the parking: green; the town hall is violet and red.
    assert table.income(0) == 1 + 1 + 2
    table.city(0, ". RC:s:N .", "M P .")
    assert table.income(0) == 1 + 1 + 2


@pytest.mark.rule("CC-49")
@pytest.mark.parametrize(
    ("rows", "money"),
    [
        (("M . .", ". . .", ". . P"), 0),
        (("M . .", ". C .", ". P ."), 0),
        ((". . .", ". M .", ". P ."), 1),
        (("M . .", ". C .", "R P ."), 1),
        ((". M .", "R P .", ". . ."), 2),
        ((". M .", "R P C", ". . ."), 3),
        ((". M .", "R P C", ". I ."), 4),
        ((". M .", "L P C", ". I ."), 3),
        ((". L .", "R P C", ". I M"), 3),
        (("M . .", "G P N", ". . ."), 0),
    ],
)
def test_two_to_five_colours_pay_one_to_four_dollars(rows: tuple[str, ...], money: int) -> None:
    table = Table("advanced")
    table.city(0, *rows)
    assert sum(m for source, _, m in income_lines(table.game, 0) if "parking" in source) == money


@pytest.mark.rule("CC-49a")
def test_a_colour_counts_once_for_a_whole_parking_district() -> None:
    table = Table("advanced")
    table.city(0, "M R . R", ". P P P", ". . C .")
    parking = [money for source, _, money in income_lines(table.game, 0) if "parking" in source]
    assert parking == [1]


@pytest.mark.rule("CC-49a")
def test_parking_pays_nothing_below_the_advanced_level() -> None:
    table = Table("normal")
    table.city(0, ". M .", "R P L", ". I .")
    assert table.income(0) == 1


@pytest.mark.rule("CC-A27")
def test_a_parking_sees_the_halves_that_touch_it() -> None:
    table = Table("advanced")
    # Cut upright above the parking, both halves touch it; cut level, only the lower one.
    table.city(0, "CI:s:W . .", "P . M")
    parking = [money for source, _, money in income_lines(table.game, 0) if "parking" in source]
    assert parking == [1]
    table.city(0, "CI:s:N . .", "P . M")
    assert not [source for source, _, _ in income_lines(table.game, 0) if "parking" in source]
