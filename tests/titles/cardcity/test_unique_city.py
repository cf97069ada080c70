"""One city for two to four players (CC-64 to CC-73)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.titles.cardcity import TITLE


def unique(seats: int = 2, level: str = "simplified", victory: str = "residential") -> Table:
    return Table(seats, level, victory, unique_city=True)


def regions(table: Table) -> list[str]:
    grounds = table.game.view(None)["grounds"]
    assert isinstance(grounds, list)
    assert len(grounds) == 1
    rows = grounds[0]["regions"]
    assert isinstance(rows, list)
    return rows


def halls(table: Table, seats: int) -> list[str]:
    """Where the town halls stand."""
    rows = range(1, len(regions(table)) + 1)
    cells = [f"{column}{row}" for row in rows for column in "abcdefghijkl"]
    found = [cell for cell in cells if table.at(cell) == "M"]
    assert len(found) == seats
    return found


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize(("level", "size"), [("simplified", 5), ("normal", 6), ("advanced", 6)])
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_a_region_of_equal_size(seats: int, level: str, size: int) -> None:
    city = "".join(regions(unique(seats, level)))

    assert [city.count(str(seat)) for seat in range(seats)] == [size * size] * seats


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize(("level", "size"), [("simplified", 5), ("normal", 6)])
def test_two_regions_lie_side_by_side(level: str, size: int) -> None:
    rows = regions(unique(2, level))

    assert set(rows) == {"0" * size + "1" * size}


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize(("level", "size"), [("simplified", 5), ("normal", 6)])
def test_four_regions_form_a_square(level: str, size: int) -> None:
    rows = regions(unique(4, level))

    assert rows == ["0" * size + "1" * size] * size + ["3" * size + "2" * size] * size


@pytest.mark.rule("CC-64")
@pytest.mark.parametrize("level", ["simplified", "normal"])
@pytest.mark.parametrize(("seats", "pairs"), [(2, 1), (3, 3), (4, 4)])
def test_the_town_halls_touch_round_the_common_point(seats: int, pairs: int, level: str) -> None:
    table = unique(seats, level)

    touching = [
        (one, other)
        for one, other in combinations(halls(table, seats), 2)
        if other in table.neighbours(one)
    ]
    assert len(touching) == pairs


@pytest.mark.rule("CC-64")
def test_nobody_builds_a_unique_city_alone() -> None:
    settings = TITLE.settings({"unique_city": True})
    assert not isinstance(settings, Refusal)

    refusal = TITLE.check(settings, 1)

    assert refusal is not None
    assert refusal.rule == "CC-64"


@pytest.mark.rule("CC-65")
@pytest.mark.parametrize("drawing", ["x . / P . / I . / P . / M M", "M M / P . / I . / P . / x ."])
def test_the_rows_of_two_players_are_not_fixed_at_first(drawing: str) -> None:
    table = unique()
    table.draw(drawing)
    table.construct("P")

    assert table.cell("x") in table.places(0, "P")


@pytest.mark.rule("CC-65")
def test_the_rows_of_both_players_together_fix_the_square() -> None:
    """Three rows up at the left and two down at the right are five with the town halls."""
    table = unique()
    table.draw("x . / P . / I . / M M / . I / . P / . y")

    table.construct("P")

    assert table.build_refusal(0, "P", "x") == "CC-14"


@pytest.mark.rule("CC-65")
@pytest.mark.parametrize(("seats", "places"), [(2, 5 * 9), (3, 25), (4, 25)])
def test_with_more_than_two_players_the_regions_are_fixed_from_the_start(
    seats: int, places: int
) -> None:
    free = unique(seats).seen(0, "free")

    assert isinstance(free, list)
    assert len(free) == places - 1


@pytest.mark.rule("CC-66")
def test_a_card_of_the_hexagonal_layout_has_six_neighbours() -> None:
    """Two above and two below, because rows are shifted by half a card."""
    table = unique(3, "normal")

    assert table.neighbours("e4") == ["d4", "d5", "e3", "e5", "f3", "f4"]


@pytest.mark.rule("CC-66")
def test_the_hexagonal_neighbours_are_drawn_half_a_card_aside() -> None:
    table = unique(3, "normal")
    table.draw("P P . / P P P / P P . / . . M")
    grounds = table.game.view(None)["grounds"]
    assert isinstance(grounds, list)
    where = {cell["cell"]: (cell["x"], cell["y"]) for cell in grounds[0]["cells"]}

    left, row = where["e4"]
    for name in ("e3", "d5", "e5"):
        x, y = where[name]
        assert (abs(x - left), abs(y - row)) == (0.5, 1)


@pytest.mark.rule("CC-67")
@pytest.mark.parametrize(
    ("card", "touched"),
    [
        ("RC:s:w", ["d4", "d5", "e3"]),
        ("RC:s:e", ["e5", "f3", "f4"]),
        ("RC:s:n", ["d4", "e3", "f3", "f4"]),
        ("RC:s:s", ["d4", "d5", "e5", "f4"]),
        ("RC:d:ne", ["e3", "f3", "f4"]),
        ("RC:d:sw", ["d4", "d5", "e5"]),
        ("RC:d:nw", ["d4", "e3", "f3"]),
        ("RC:d:se", ["d5", "e5", "f4"]),
    ],
)
def test_what_a_half_touches_on_the_hexagonal_layout(card: str, touched: list[str]) -> None:
    assert unique(3, "advanced").neighbours("e4", card) == touched


@pytest.mark.rule("CC-67")
@pytest.mark.parametrize(("card", "count"), [("CI:s:w", 3), ("CI:s:n", 4), ("CI:d:nw", 3)])
def test_a_half_commerce_forbids_commerces_on_its_side(card: str, count: int) -> None:
    table = unique(3, "advanced")
    table.draw(f". 1 2 / 3 {card} 4 / 5 6 . / . . M")

    table.construct("C")

    closed = set(table.cells("123456")) - set(table.places(0, "C"))
    assert len(closed) == count


@pytest.mark.rule("CC-68")
def test_everybody_builds_in_turn_order_from_the_first_player() -> None:
    table = Table(4, unique_city=True, first=2)
    table.construct("P", "P", "P", "P")
    order = []

    while table.game.deciders:
        (seat,) = table.game.deciders
        order.append(seat)
        table.build(seat, "P", table.places(seat, "P")[0])

    assert order == [2, 3, 0, 1]


@pytest.mark.rule("CC-68")
@pytest.mark.parametrize(
    ("lying", "card", "rule"),
    [("R", "R", "CC-21"), ("C", "C", "CC-21"), ("R", "I", "CC-19"), ("I", "R", "CC-19")],
)
def test_the_bans_apply_across_the_border(lying: str, card: str, rule: str) -> None:
    table = unique()
    table.draw(f"x {lying} / M M")

    table.construct(card)

    assert table.build_refusal(0, card, "x") == rule


@pytest.mark.rule("CC-68")
@pytest.mark.parametrize(("across", "is_open"), [("P", True), (".", False)])
def test_a_neighbours_card_is_contact_enough(across: str, is_open: bool) -> None:
    table = unique()
    table.draw(f"x {across} / . P / M M")

    table.construct("P")

    assert (table.cell("x") in table.places(0, "P")) == is_open


@pytest.mark.rule("CC-68a")
def test_nobody_builds_in_another_region() -> None:
    table = unique()
    table.draw(". x / M M")
    table.construct("P")

    assert table.build_refusal(0, "P", "x") == "CC-68a"


@pytest.mark.rule("CC-68a")
def test_bought_cards_go_into_the_own_region() -> None:
    table = unique(2, "normal")
    table.draw(". x / M M", money=10)
    table.money(10, 0)
    table.shop()
    table.play(0, "buy park")

    assert table.refusal(0, f"at {table.cell('x')}") == "CC-68a"


@pytest.mark.rule("CC-68a")
def test_clouds_go_into_the_own_region() -> None:
    table = unique(2, "normal")
    table.draw("a . y / I M M")
    table.construct("I")
    table.build(0, "I", "a")

    assert table.refusal(0, f"at {table.cell('y')}") == "CC-68a"


@pytest.mark.rule("CC-68a")
def test_the_architect_goes_into_the_own_region() -> None:
    table = Table(unique_city=True, architect=True)
    table.draw("a x / M M")
    table.construct("P P")
    table.play(0, "architect")

    assert f"at {table.cell('x')}" not in table.moves(0)
    assert f"at {table.cell('a')}" in table.moves(0)


@pytest.mark.rule("CC-68a")
def test_size_limit_and_price_stay_personal() -> None:
    table = unique()
    table.draw("P I / M M")

    assert [table.size(seat) for seat in (0, 1)] == [(2, 5), (1, 10)]
    assert [table.seen(seat, "industry_price") for seat in (0, 1)] == [5, 10]


@pytest.mark.rule("CC-68a", "CC-71a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_salary(seats: int) -> None:
    assert unique(seats).earn() == [1] * seats


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


@pytest.mark.rule("CC-69a")
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


@pytest.mark.rule("CC-A44")
def test_happiness_is_shared_by_cards_and_needs_are_met_across_borders() -> None:
    table = unique(2, "simplified", "happiness")
    table.draw(". L C . / P R R R / . M M .")

    assert [table.score(seat) for seat in (0, 1)] == [1, 2]
