"""One city for two to four players: its layout and what is laid there (CC-64 to CC-68a)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.titles.cardcity import TITLE


def unique(seats: int = 2, level: str = "simplified") -> Table:
    return Table(seats, level, unique_city=True)


def regions(table: Table) -> list[str]:
    rows = table.ground()["regions"]
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
    assert table.ground()["frame"] == {"rows": [2, 6], "columns": [0, 9]}


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
    cells = table.ground()["cells"]
    assert isinstance(cells, list)
    where = {cell["cell"]: (cell["x"], cell["y"]) for cell in cells}

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
    [("R", "R", "CC-21"), ("C", "C", "CC-21"), ("R", "I", "CC-19")],
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


@pytest.mark.rule("CC-60", "CC-A39")
def test_the_architect_of_a_neighbour_gives_no_contact() -> None:
    table = Table(unique_city=True, architect=True)
    table.draw("h x / P . / M M")
    table.construct("P P", "P P")
    table.play(0, "architect", f"at {table.cell('h')}")
    while table.game.deciders == [0]:
        table.build(0, "P", table.places(0, "P")[0])

    assert table.build_refusal(1, "P", "x") == "CC-18"


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
