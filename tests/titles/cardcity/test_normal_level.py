"""Normal level: a larger square, clouds and parks (CC-35 to CC-42)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table


def building(drawing: str, hand: str, money: int = 3) -> Table:
    table = Table(level="normal")
    table.draw(drawing, money=money)
    table.construct(hand)
    return table


def shop(drawing: str, money: int) -> Table:
    table = Table(level="normal")
    table.money(0, 0)
    table.draw(drawing, money=money)
    table.shop()
    return table


@pytest.mark.rule("CC-35")
@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_the_square_has_thirty_six_places(level: str) -> None:
    assert Table(level=level).seen(0, "empty") == 35


@pytest.mark.rule("CC-35")
def test_a_city_may_have_six_columns_and_no_seventh() -> None:
    table = building("M P I P P x y", "P")
    wide = building("M P I P P P x", "P")

    assert table.cell("x") in table.places(0, "P")
    assert wide.build_refusal(0, "P", "x") == "CC-14"


@pytest.mark.rule("CC-37")
def test_three_cards_are_built() -> None:
    table = building("x M y / . z .", "P P P")

    for place in "xyz":
        table.build(0, "P", place)

    assert table.count("P") == 3
    assert table.hand(0) == []


@pytest.mark.rule("CC-38")
def test_an_industry_takes_one_cloud_however_many_are_in_line() -> None:
    table = building("x . / I . / I M", "I")
    table.build(0, "I", "x")

    table.play(0, table.moves(0)[0])

    assert table.count("N") == 1
    assert table.game.deciders == []


@pytest.mark.rule("CC-38")
def test_a_gap_between_industries_does_not_matter() -> None:
    table = building("I P M x", "I")

    table.build(0, "I", "x")

    assert table.question().prompt == "prompt-cloud"


@pytest.mark.rule("CC-38")
def test_an_industry_built_earlier_in_the_phase_counts() -> None:
    table = building("x M y", "I I")
    table.build(0, "I", "x")

    table.build(0, "I", "y")

    assert table.question().prompt == "prompt-cloud"


@pytest.mark.rule("CC-38")
def test_the_first_industry_of_a_city_brings_no_cloud() -> None:
    table = building("M x", "I")

    table.build(0, "I", "x")

    assert table.game.deciders == []


@pytest.mark.rule("CC-38")
def test_a_cloud_must_be_taken() -> None:
    table = building("I M x", "I")
    table.build(0, "I", "x")

    assert table.refusal(0, "pass") == "CC-39"


@pytest.mark.rule("CC-38")
def test_without_clouds_in_the_reserve_there_is_none() -> None:
    table = Table(level="normal")
    table.draw("I M x")
    table.reserve(cloud=0)
    table.construct("I")

    table.build(0, "I", "x")

    assert table.game.deciders == []
    assert table.count("N") == 0


@pytest.mark.rule("CC-38")
def test_the_last_cloud_goes_to_the_first_in_turn_order() -> None:
    table = Table(level="normal", first=1)
    table.draw("I M x", 0)
    table.draw("I M y", 1)
    table.reserve(cloud=1)
    table.construct("I", "I")

    table.build(1, "I", "y")
    table.play(1, table.moves(1)[0])
    table.build(0, "I", "x")

    assert [table.count("N", seat) for seat in (0, 1)] == [0, 1]
    assert table.game.deciders == []


@pytest.mark.rule("CC-38")
def test_no_cloud_comes_at_the_simplified_level() -> None:
    table = Table()
    table.draw("I M x")
    table.construct("I")

    table.build(0, "I", "x")

    assert table.game.deciders == []


@pytest.mark.rule("CC-A20")
def test_a_bought_industry_brings_a_cloud_too() -> None:
    table = shop("I M x", 10)

    table.buy(0, "I", "x")

    assert table.question().prompt == "prompt-cloud"


def clouded() -> Table:
    """A cloud is to be laid in a city of many types."""
    table = building(". 1 . y . / 2 R 3 . . / . M I x . / . C . . .", "I")
    table.build(0, "I", "x")
    return table


@pytest.mark.rule("CC-39")
@pytest.mark.parametrize("place", ["1", "2", "3"])
def test_a_cloud_lies_beside_any_card(place: str) -> None:
    table = clouded()

    table.play(0, f"at {table.cell(place)}")

    assert table.at(place) == "N"


@pytest.mark.rule("CC-39")
def test_a_cloud_touches_the_city() -> None:
    table = clouded()

    assert table.refusal(0, f"at {table.cell('y')}") == "CC-18"


@pytest.mark.rule("CC-39")
def test_a_cloud_fills_a_place_and_does_not_count_for_the_limit() -> None:
    table = clouded()
    before = table.size()

    table.play(0, f"at {table.cell('1')}")

    assert table.size() == before
    assert table.seen(0, "empty") == 36 - 6


@pytest.mark.rule("CC-18", "CC-39")
def test_a_cloud_gives_contact_like_any_card() -> None:
    table = building("M N x", "R")

    assert table.cell("x") in table.places(0, "R")


@pytest.mark.rule("CC-41")
def test_a_park_costs_five_however_many_there_are() -> None:
    table = shop("G G M x", 5)

    table.buy(0, "G", "x")

    assert table.riches()[0] == 0
    assert table.count("G") == 3


@pytest.mark.rule("CC-41")
def test_without_five_dollars_there_is_no_park() -> None:
    assert shop("M", 4).game.deciders == []


@pytest.mark.rule("CC-41", "CC-A18")
def test_one_park_is_bought_in_a_round() -> None:
    table = shop("M x", 100)

    table.buy(0, "G", "x")

    assert table.moves(0) == ["buy industry", "pass"]
    refused = table.refused(0, "buy park")
    assert (refused.rule, refused.key) == ("CC-41", "refusal-bought")


@pytest.mark.rule("CC-41")
def test_parks_are_bought_while_the_pile_lasts() -> None:
    table = Table(level="normal")
    table.money(5, 0)
    table.reserve(park=0)

    table.shop()

    refused = table.refused(0, "buy park")
    assert (refused.rule, refused.key) == ("CC-41", "refusal-reserve-empty")


@pytest.mark.rule("CC-41")
def test_the_last_park_goes_to_the_first_who_buys_it() -> None:
    table = Table(level="normal")
    table.money(5, 5)
    table.reserve(park=1)
    table.shop()

    table.buy(0, "G", "f5")

    assert table.refusal(1, "buy park") == "CC-41"


@pytest.mark.rule("CC-41")
def test_a_park_fills_a_place_and_does_not_count_for_the_limit() -> None:
    table = shop("P P M P P / . . x . .", 5)

    table.buy(0, "G", "x")

    assert table.size() == (5, 5)
    assert table.seen(0, "empty") == 30


@pytest.mark.rule("CC-41", "CC-41a", "CC-A18")
@pytest.mark.parametrize("order", ["GI", "IG"])
def test_industry_and_park_of_a_round_come_in_either_order(order: str) -> None:
    table = shop("x M y", 10)

    table.buy(0, order[0], "x")
    table.buy(0, order[1], "y")

    assert [table.at("x"), table.at("y")] == [*order]
    assert table.riches()[0] == 0


@pytest.mark.rule("CC-41a", "CC-A56")
@pytest.mark.parametrize("beside", ["R", "C", "L", "I", "P", "G", "N"])
def test_a_park_may_touch_anything(beside: str) -> None:
    table = shop(f"M {beside} x", 5)

    table.buy(0, "G", "x")

    assert table.at("x") == "G"


@pytest.mark.rule("CC-41a")
@pytest.mark.parametrize(("drawing", "rule"), [("M . x", "CC-18"), ("M P P P P P x", "CC-14")])
def test_a_park_lies_beside_the_city_inside_the_square(drawing: str, rule: str) -> None:
    table = shop(drawing, 5)
    table.play(0, "buy park")

    assert table.refusal(0, f"at {table.cell('x')}") == rule
