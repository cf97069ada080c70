"""The worked examples of happiness, variants, unique city and suburb (CC-T20 to CC-T29)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table


@pytest.mark.rule("CC-T20", "CC-56", "CC-A35")
@pytest.mark.parametrize(
    ("beside", "also", "points"), [(".", ".", 4), ("G", ".", 8), ("N", ".", 0), ("G", "N", 0)]
)
def test_a_satisfied_district_is_doubled_by_a_park_and_spoilt_by_a_cloud(
    beside: str, also: str, points: int
) -> None:
    table = Table(level="normal", victory="happiness")
    table.draw(f"M . C . / L R R P / . R R {beside} / . {also} . .")

    assert table.score() == points


@pytest.mark.rule("CC-T21", "CC-59")
def test_cards_are_built_beyond_the_architect() -> None:
    table = Table(level="normal", architect=True)
    table.draw(". . . . c / P M h a b")
    table.construct("P L P")
    table.money(5, 3)

    table.play(0, "architect", f"at {table.cell('h')}")
    table.build(0, "P", "a")
    table.build(0, "L", "b")
    table.build(0, "P", "c")

    assert [table.at(place) for place in "abc"] == ["P", "L", "P"]


@pytest.mark.rule("CC-T21", "CC-60")
def test_the_architect_leaves_a_city_of_two_parts() -> None:
    table = Table(architect=True)
    table.draw("P M h a b")
    table.construct("P P")
    table.play(0, "architect", f"at {table.cell('h')}")

    table.build(0, "P", "a")
    table.build(0, "P", "b")

    assert table.at("h") == ""
    table.construct("P")
    assert table.cell("h") in table.places(0, "P")


HEX_NAMES = {
    "1": "up_left",
    "2": "up_right",
    "3": "left",
    "4": "right",
    "5": "down_left",
    "6": "down_right",
}


@pytest.mark.rule("CC-T22", "CC-66", "CC-67")
@pytest.mark.parametrize(
    ("card", "forbidden"),
    [
        ("IC:s:w", ["down_left", "left", "up_left"]),
        ("IC:s:s", ["down_left", "down_right", "left", "right"]),
        ("IC:d:ne", ["right", "up_left", "up_right"]),
    ],
)
def test_a_half_industry_forbids_residences_on_its_side_of_the_hexagon(
    card: str, forbidden: list[str]
) -> None:
    table = Table(3, "advanced", unique_city=True)
    table.draw(f". 1 2 / 3 {card} 4 / 5 6 . / . . M")

    table.construct("R")

    found = table.places(0, "R")
    closed = [name for mark, name in HEX_NAMES.items() if table.cell(mark) not in found]
    assert sorted(closed) == forbidden


@pytest.mark.rule("CC-T22", "CC-66", "CC-67")
def test_with_the_town_hall_beside_it_a_diagonal_half_forbids_two_places() -> None:
    table = Table(3, "advanced", unique_city=True)
    table.draw(". 1 2 / 3 IC:d:ne M")

    table.construct("R")

    assert table.cell("3") in table.places(0, "R")
    assert not set(table.cells("12")) & set(table.places(0, "R"))


@pytest.mark.rule("CC-T23", "CC-68")
def test_no_residence_goes_opposite_an_industry_at_the_border() -> None:
    table = Table(unique_city=True, first=1)
    table.draw("I x / M M")

    table.construct("", "R")

    assert table.build_refusal(1, "R", "x") == "CC-19"


def six_rows_at_the_right(first: int) -> Table:
    table = Table(level="normal", unique_city=True, first=first)
    rows = "z z z z / P P . P / . M M I / . . . P / . . . P / . b a P / . . . P / y y y y"
    table.draw(rows)
    return table


@pytest.mark.rule("CC-T24", "CC-65")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_builds_beyond_the_six_rows_in_use(seat: int) -> None:
    table = six_rows_at_the_right(first=seat)
    hands = ["", ""]
    hands[seat] = "P"

    table.construct(*hands)

    assert not set(table.cells("yz")) & set(table.places(seat, "P"))


@pytest.mark.rule("CC-T24", "CC-65")
def test_the_left_player_may_not_leave_the_rows_the_right_one_has_filled() -> None:
    table = six_rows_at_the_right(first=0)
    table.construct("P")

    (above,) = [cell for cell in table.cells("z") if cell.startswith("f")]
    assert table.build_refusal(0, "P", above) == "CC-14"


@pytest.mark.rule("CC-T24", "CC-68")
def test_a_place_opens_when_the_neighbour_builds_opposite() -> None:
    table = six_rows_at_the_right(first=0)
    table.construct("P")
    before = table.cell("b") in table.places(0, "P")
    table = six_rows_at_the_right(first=1)
    table.construct("P", "P")

    table.build(1, "P", "a")

    assert not before
    assert table.cell("b") in table.places(0, "P")


def border_commerces(between: str) -> Table:
    """Three commerces along the border that touch four residential districts."""
    table = Table(unique_city=True)
    table.draw(f". . R . / . R C x / I {between} C R / . R C y / . . M M")
    table.develop()
    return table


@pytest.mark.rule("CC-T25", "CC-70")
def test_commerces_do_not_grow_into_the_other_region() -> None:
    table = border_commerces("P")

    (district,) = table.found("C")
    assert (district["size"], district["support"], district["needed"]) == (3, 4, 4)
    assert [table.at("x"), table.at("y")] == ["", ""]


@pytest.mark.rule("CC-T25", "CC-70")
def test_the_same_commerces_grow_where_their_own_region_is_free() -> None:
    table = border_commerces("p")

    assert table.at("p") == "C"


@pytest.mark.rule("CC-T26", "CC-71")
def test_a_commercial_district_of_four_pays_seven_and_two() -> None:
    table = Table(unique_city=True)
    table.draw("C . / C . / C C / M M")

    assert [table.earnings("commerce", seat) for seat in (0, 1)] == [[7], [2]]


@pytest.mark.rule("CC-T27", "CC-72")
def test_a_residential_district_of_six_gives_ten_seven_and_three() -> None:
    table = Table(3, unique_city=True)
    table.draw("R R M M / . R M . / . R R R")

    assert [table.points("residences", seat) for seat in (2, 0, 1)] == [10, 7, 3]


@pytest.mark.rule("CC-T28", "CC-73", "CC-A43")
@pytest.mark.parametrize(
    ("victory", "card", "points"),
    [("economic", "G", 5 - 5 * 34), ("commercial", "C", 1), ("industrial", "I", 1)],
)
def test_a_neighbours_card_acts_on_my_empty_place(victory: str, card: str, points: int) -> None:
    table = Table(level="normal", victory=victory, unique_city=True)

    table.draw(f". {card} / M M", money=0)

    assert table.points("places", 0) == points


def suburb_city() -> Table:
    table = Table(1, suburb=True)
    table.draw("M", hall="d3")
    table.construct("R I")
    table.build(0, "R", "c3")
    return table


@pytest.mark.rule("CC-T29", "CC-79")
@pytest.mark.parametrize("place", ["c2", "f3"])
def test_no_industry_touches_a_residence_of_the_suburb(place: str) -> None:
    assert suburb_city().build_refusal(0, "I", place) == "CC-19"


@pytest.mark.rule("CC-T29", "CC-80")
def test_a_suburb_that_has_not_joined_earns_and_scores_nothing() -> None:
    table = suburb_city()
    table.build(0, "I", "e3")

    assert table.earn() == [1]
    assert table.points("residences") == 1


def growing_suburb() -> Table:
    table = suburb_city()
    table.build(0, "I", "e3")
    table.construct("C R", through="development")
    table.build(0, "C", "b3")
    table.build(0, "R", "d2")
    return table


@pytest.mark.rule("CC-T29", "CC-79")
def test_a_residence_of_the_suburb_helps_a_commerce_to_grow() -> None:
    assert growing_suburb().moves() == ["grow commerce b2", "grow commerce b4"]


@pytest.mark.rule("CC-T29", "CC-80")
def test_a_commerce_of_the_suburb_that_has_joined_is_paid() -> None:
    table = growing_suburb()

    table.grow(0, "C", "b4")

    assert table.earnings("commerce") == [6]
    assert table.seen(0, "cards") == 6
    assert table.game.deciders == []


@pytest.mark.rule("CC-T29", "CC-80")
def test_a_leisure_lets_the_residence_join_its_neighbour_and_the_suburb() -> None:
    table = growing_suburb()
    table.grow(0, "C", "b4")
    table.money(5)
    table.construct("L", through="development")

    table.build(0, "L", "c4")

    assert table.at("c2") == "R"
    assert table.points("residences") == 10
