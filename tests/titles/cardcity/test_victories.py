"""The end, victory conditions and ties (CC-31 to CC-33, CC-40, CC-42, CC-50 to CC-57)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table


def city(
    drawing: str, victory: str = "residential", level: str = "normal", money: int = 0
) -> Table:
    table = Table(level=level, victory=victory)
    table.draw(drawing, money=money)
    return table


def end(
    victory: str, one: str, money: int, other: str, other_money: int, level: str = "simplified"
) -> tuple[list[int], str]:
    """The final ranks of two cities, and what separated those with equal scores."""
    table = Table(level=level, victory=victory)
    table.draw(one, 0, money=money)
    table.draw(other, 1, money=other_money)
    result = table.finish()
    return result.ranks, result.tie_break


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_residential_district_scores_the_triangle_of_its_size(size: int, points: int) -> None:
    assert city("M" + " R" * size).points("residences") == points


@pytest.mark.rule("CC-31")
def test_the_game_ends_after_the_last_round() -> None:
    table = Table(in_round=10)
    table.money(0, 0)

    table.shop(through="end")

    assert table.game.result is not None
    assert table.game.deciders == []


@pytest.mark.rule("CC-31")
def test_the_game_does_not_end_before_the_last_round() -> None:
    table = Table(in_round=9)
    table.money(0, 0)

    table.shop(through="end")

    assert table.game.result is None


@pytest.mark.rule("CC-32")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_every_full_five_dollars_are_a_point(money: int, points: int) -> None:
    assert city("M", money=money).points("money") == points


@pytest.mark.rule("CC-32")
@pytest.mark.parametrize(("drawing", "points"), [("M", -24), ("M P I", -22), ("P M / P P", -21)])
def test_every_empty_place_costs_a_point(drawing: str, points: int) -> None:
    assert city(drawing, level="simplified").points("places") == points


@pytest.mark.rule("CC-33")
def test_most_points_win() -> None:
    assert end("residential", "M R R", 0, "M R", 9) == ([1, 2], "")


@pytest.mark.rule("CC-33", "CC-57")
def test_only_the_money_left_after_the_exchange_breaks_the_tie() -> None:
    """Both have -21 points: a residence and $6, or a parking and $10."""
    assert end("residential", "M R", 6, "M P", 10) == ([1, 2], "tie-remainder")


@pytest.mark.rule("CC-40")
def test_an_empty_place_beside_a_park_is_worth_a_point() -> None:
    assert city("M G").points("places") == 3 - 31


@pytest.mark.rule("CC-40", "CC-A25")
def test_an_empty_place_between_two_parks_counts_once() -> None:
    assert city("G . G / . M .").points("places") == 7 - 26


@pytest.mark.rule("CC-A12")
def test_the_square_lies_where_parks_are_worth_most() -> None:
    """The city is six columns wide, so nothing lies beside the outer side of the park."""
    assert city("M P P P P G").points("places") == 2 - 28


@pytest.mark.rule("CC-42")
def test_each_cloud_costs_two_points_with_the_residential_victory() -> None:
    assert city("N M N").points("clouds") == -4


@pytest.mark.rule("CC-42")
@pytest.mark.parametrize("victory", ["industrial", "commercial", "happiness"])
def test_a_cloud_costs_nothing_with_other_victories(victory: str) -> None:
    assert city("N M N", victory).score() == 0


@pytest.mark.rule("CC-50")
def test_a_half_residence_scores_like_a_whole_one() -> None:
    assert city("M RC:s:w", level="advanced").points("residences") == 1


@pytest.mark.rule("CC-52")
def test_the_residential_victory_adds_its_four_parts() -> None:
    table = city("R R M / N G .", money=12)

    parts = [table.points(part) for part in ("residences", "money", "places", "clouds")]

    assert parts == [3, 2, 2 - 29, -2]
    assert table.score() == -24


@pytest.mark.rule("CC-53")
def test_the_economic_victory_takes_five_dollars_for_each_empty_place() -> None:
    assert city("M P", "economic", "simplified", money=50).score() == 50 - 5 * 23


@pytest.mark.rule("CC-53")
def test_an_empty_place_beside_a_park_brings_five_dollars() -> None:
    assert city("M G", "economic", money=50).score() == 50 + 5 * 3 - 5 * 31


@pytest.mark.rule("CC-53")
def test_a_cloud_only_fills_a_place_for_the_economic_victory() -> None:
    assert city("M N", "economic", money=50).score() == 50 - 5 * 34


@pytest.mark.rule("CC-53", "CC-57")
def test_more_cards_break_an_economic_tie() -> None:
    assert end("economic", "M", 20, "M P", 15) == ([2, 1], "tie-cards")


@pytest.mark.rule("CC-54")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [("M", 0), ("M P", 1), ("M I", 1 + 3), ("P M I", 2 + 3), ("M C", 0), ("M R L", 0)],
)
def test_the_industrial_victory_counts_industries_parkings_and_warehouses(
    drawing: str, points: int
) -> None:
    assert city(drawing, "industrial").score() == points


@pytest.mark.rule("CC-54", "CC-A25")
def test_a_warehouse_between_two_industries_counts_once() -> None:
    assert city("I . I / . M .", "industrial").score() == 2 + 7


@pytest.mark.rule("CC-54")
def test_a_warehouse_lies_inside_the_square() -> None:
    assert city("M P P P I", "industrial", "simplified").score() == 4 + 2


@pytest.mark.rule("CC-54")
def test_a_half_industry_counts_half() -> None:
    """It touches the empty places above and below it."""
    table = city("CI:s:w M", "industrial", "advanced")

    assert table.score() == 2.5
    assert table.seen(0, "score") == 2.5


@pytest.mark.rule("CC-54")
def test_two_half_industries_count_as_one() -> None:
    """The upper one touches two empty places, and so does the lower one below the parking."""
    table = city("CI:s:w M / . P / CL:s:w LI:s:w", "industrial", "advanced")

    assert table.points("buildings") == 1 + 1
    assert table.points("places") == 2 + 2
    # Whole points stay whole numbers, also for programs that read them.
    assert isinstance(table.score(), int)


@pytest.mark.rule("CC-54")
def test_half_a_point_wins_against_money() -> None:
    assert end("industrial", "CI:s:w M", 0, "P P M", 9, "advanced") == ([1, 2], "")


@pytest.mark.rule("CC-54", "CC-57")
@pytest.mark.parametrize("victory", ["industrial", "commercial", "happiness"])
def test_the_richer_city_wins_a_tie(victory: str) -> None:
    assert end(victory, "M", 5, "M R", 4) == ([1, 2], "tie-money")


@pytest.mark.rule("CC-54", "CC-57")
@pytest.mark.parametrize("victory", ["industrial", "commercial", "happiness"])
def test_more_cards_decide_between_equally_rich_cities(victory: str) -> None:
    assert end(victory, "M", 5, "M R", 5) == ([2, 1], "tie-cards")


@pytest.mark.rule("CC-A33")
@pytest.mark.parametrize(
    ("victory", "side", "points"),
    [("industrial", "nw", 1), ("industrial", "se", 0), ("commercial", "se", 1)],
)
def test_a_warehouse_beside_a_half_counts_whole_if_that_half_touches_it(
    victory: str, side: str, points: int
) -> None:
    """Of a full city only the place at the right of the commerce and industry is empty."""
    full = ["P P P P P P"] * 4
    table = city(" / ".join([*full, f"P P P CI:d:{side} . P", "P P P P P M"]), victory, "advanced")

    assert table.points("places") == points


@pytest.mark.rule("CC-55")
@pytest.mark.parametrize(
    ("drawing", "points"),
    [("M", 0), ("M P", 1), ("M C", 1 + 3), ("P M C", 2 + 3), ("M I", 0), ("C . C / . M .", 9)],
)
def test_the_commercial_victory_counts_commerces_parkings_and_warehouses(
    drawing: str, points: int
) -> None:
    assert city(drawing, "commercial").score() == points


@pytest.mark.rule("CC-55")
def test_half_commerces_count_half() -> None:
    table = city("CI:s:e M", "commercial", "advanced")

    assert table.score() == 2.5
    assert table.seen(0, "score") == 2.5


HAPPY = "M . C . / L R R P"


@pytest.mark.rule("CC-56")
def test_a_satisfied_district_gives_as_many_points_as_it_has_cards() -> None:
    assert city(HAPPY, "happiness").score() == 2


@pytest.mark.rule("CC-56")
@pytest.mark.parametrize("need", ["L", "P", "C"])
def test_a_district_that_lacks_something_gives_nothing(need: str) -> None:
    assert city(HAPPY.replace(need, "."), "happiness").score() == 0


@pytest.mark.rule("CC-56", "CC-A34")
def test_the_town_hall_is_no_leisure() -> None:
    assert city(". . C . / M R R P", "happiness").score() == 0


@pytest.mark.rule("CC-56")
def test_more_than_one_card_for_a_need_brings_nothing() -> None:
    assert city("M . C . / L R R P / . L P .", "happiness").score() == 2


@pytest.mark.rule("CC-56")
def test_a_second_park_does_not_double_again() -> None:
    assert city("M . C . / L R R P / . G G .", "happiness").score() == 4


@pytest.mark.rule("CC-56")
def test_one_park_serves_two_districts() -> None:
    drawing = "M L . L . / P R G R P / . C . C ."

    assert city(drawing, "happiness").score() == 4
    assert city(drawing.replace("G", "P"), "happiness").score() == 2


@pytest.mark.rule("CC-56a")
@pytest.mark.parametrize(("card", "points"), [("CL:s:n", 1), ("CL:s:w", 0), ("CL:s:e", 0)])
def test_a_card_of_leisure_and_commerce_meets_two_needs_with_both_halves(
    card: str, points: int
) -> None:
    assert city(f"M . . / P R {card}", "happiness", "advanced").score() == points


@pytest.mark.rule("CC-56a")
def test_a_half_residence_adds_one_to_its_district() -> None:
    drawing = "M RC:s:s . / P R CL:s:n"

    assert city(drawing, "happiness", "advanced").score() == 2


@pytest.mark.rule("CC-33", "CC-57")
@pytest.mark.parametrize(
    "victory", ["residential", "economic", "industrial", "commercial", "happiness"]
)
def test_a_full_tie_is_a_shared_victory(victory: str) -> None:
    assert end(victory, "M R", 7, "M R", 7) == ([1, 1], "tie-shared")
