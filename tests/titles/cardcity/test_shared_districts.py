"""Districts across the borders of a unique city (CC-69 to CC-73)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table


def unique(seats: int = 2, level: str = "simplified", victory: str = "residential") -> Table:
    return Table(seats, level, victory, unique_city=True)


@pytest.mark.rule("CC-69")
@pytest.mark.parametrize(("across", "grown"), [("L", 2), ("P", 1)])
def test_culture_across_the_border_counts(across: str, grown: int) -> None:
    table = unique()
    table.draw(f". a . / P R {across} / . M M")

    table.develop()

    assert table.count("R") == grown


@pytest.mark.rule("CC-69")
@pytest.mark.parametrize(("across", "grown"), [("R", 2), ("P", 1)])
def test_residential_districts_across_the_border_count(across: str, grown: int) -> None:
    table = unique()
    table.draw(f". a . / R C {across} / . M M")

    table.develop()

    assert table.count("C") == grown


@pytest.mark.rule("CC-69")
@pytest.mark.parametrize(("first", "grown"), [(0, ["R", ""]), (1, ["", "R"])])
def test_the_last_residence_goes_to_the_first_in_turn_order(first: int, grown: list[str]) -> None:
    table = Table(unique_city=True, first=first)
    table.draw(". L I I L . / a R M M R b / . P . . P .")
    table.reserve(residence=1)

    table.develop()

    assert [table.at("a"), table.at("b")] == grown


def waiting_commerce(first: int) -> Table:
    """Seat 1's residence may grow beside seat 0's commerce, which would then grow, too."""
    table = Table(unique_city=True, first=first)
    table.draw(". a b . . / R C x R L / . M M L . / I . . . .")
    table.develop()
    return table


@pytest.mark.rule("CC-69a", "CC-A53")
def test_what_a_later_player_makes_possible_waits_for_the_next_round() -> None:
    table = waiting_commerce(first=0)

    table.grow(1, "R", "x")

    assert table.count("C") == 1
    assert table.game.deciders == []
    table.develop()
    assert table.count("C") == 2


@pytest.mark.rule("CC-69a")
def test_what_an_earlier_player_makes_possible_is_carried_out() -> None:
    table = waiting_commerce(first=1)

    table.grow(1, "R", "x")

    assert table.count("C") == 2


@pytest.mark.rule("CC-70")
def test_districts_that_meet_at_the_border_are_one() -> None:
    table = unique()
    table.draw("R R / M M")

    assert table.districts("R") == [2]


@pytest.mark.rule("CC-70")
@pytest.mark.parametrize(("beside", "grown"), [("P", 2), ("L", 3)])
def test_the_whole_size_of_a_shared_district_sets_what_it_needs(beside: str, grown: int) -> None:
    """Each half would be content with two culture cards, the whole needs three."""
    table = unique()
    table.draw(f". a P . / {beside} R R P / . M M .")

    table.develop()

    assert table.count("R") == grown


@pytest.mark.rule("CC-70")
def test_nobody_develops_into_another_region() -> None:
    table = unique()
    table.draw(". P . . / L R x . / . M M .")

    table.develop()

    assert table.at("x") == ""
    assert table.count("R") == 1


@pytest.mark.rule("CC-71")
def test_an_owner_without_cards_in_a_district_gets_nothing_of_it() -> None:
    table = unique()
    table.draw("C C . / . M M")

    assert table.earn() == [1 + 3, 1]


@pytest.mark.rule("CC-71a")
def test_income_is_rounded_for_each_district() -> None:
    table = unique()
    table.draw("C C / M M / C C")

    assert table.earn() == [1 + 1 + 1, 1 + 1 + 1]


@pytest.mark.rule("CC-71a")
def test_a_parking_district_is_shared_with_the_colours_of_both_sides() -> None:
    table = unique(2, "advanced")
    table.draw(". I . . / R P P C / . M M .")

    assert [table.earnings("parking", seat) for seat in (0, 1)] == [[2], [2]]


@pytest.mark.rule("CC-72")
def test_money_places_and_clouds_count_for_their_owner() -> None:
    table = unique(2, "normal")
    table.draw("N . / M M")
    table.money(10, 5)

    parts = [
        [table.points(part, seat) for part in ("money", "places", "clouds")] for seat in (0, 1)
    ]
    assert parts == [[2, -34, -2], [1, -35, 0]]


@pytest.mark.rule("CC-72")
def test_the_points_of_a_shared_district_are_rounded_down() -> None:
    table = unique()
    table.draw("R R / M M")

    assert [table.points("residences", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("CC-73")
def test_a_park_at_the_border_acts_on_both_sides() -> None:
    """The park touches one empty place of the neighbour and two of its owner."""
    table = unique(2, "normal")
    table.draw("G . / M M")

    assert [table.points("places", seat) for seat in (0, 1)] == [2 - 32, 1 - 34]


@pytest.mark.rule("CC-65", "CC-A12")
def test_open_rows_lie_where_they_are_best_for_each_player() -> None:
    """Five of six rows are used: one player wants the one above, the other the one below."""
    table = unique(2, "normal")
    table.draw("G . / P . / M M / . P / . G")

    assert [table.points("places", seat) for seat in (0, 1)] == [3 - 30, 3 - 30]


@pytest.mark.rule("CC-A44")
def test_happiness_is_shared_by_cards_and_needs_are_met_across_borders() -> None:
    table = unique(2, "simplified", "happiness")
    table.draw(". L C . / P R R R / . M M .")

    assert [table.score(seat) for seat in (0, 1)] == [1, 2]
