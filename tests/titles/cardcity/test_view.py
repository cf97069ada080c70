"""What a drawn board needs of the view, beyond what the rules by number ask for."""

from __future__ import annotations

from typing import Any

from tests.titles.cardcity.table import Table

from quartier.testing.random_play import plain_view
from quartier.titles.cardcity.content import CLOUD
from quartier.titles.cardcity.geometry import CELL_OF, FRAME


def districts(table: Table, type_: str) -> list[dict[str, Any]]:
    grounds: Any = plain_view(table.game, 0)["grounds"]
    return [each for each in grounds[0]["districts"] if each["type"] == type_]


def place(table: Table, name: str) -> tuple[int, int]:
    """Row and column of a place, counted from the town hall."""
    hall = table.game.grounds[0].geometry.halls[0][0]
    cell = CELL_OF[name]
    return cell // FRAME - hall // FRAME, cell % FRAME - hall % FRAME


def joints(table: Table, type_: str) -> list[set[str]]:
    """Where the cards of each district touch, as drawn places and half-sides."""
    return [
        {
            "{}{} {}".format(*place(table, joint["cell"]), joint["side"])
            for joint in district["joints"]
        }
        for district in districts(table, type_)
    ]


def test_whole_cards_of_a_district_are_joined_along_their_whole_side() -> None:
    table = Table()
    table.draw("M R / . R")
    assert joints(table, "residence") == [{"01 se", "01 sw"}]


def test_corners_do_not_join() -> None:
    table = Table()
    table.draw("M R / R .")
    assert joints(table, "residence") == [set(), set()]


def test_half_cards_are_joined_only_where_the_half_lies() -> None:
    table = Table(level="advanced")
    table.draw("M P / R RC:s:n")
    assert joints(table, "residence") == [{"10 en"}]
    table.draw("M P / R RC:d:sw")
    assert joints(table, "residence") == [{"10 en", "10 es"}]
    table.draw("M P / R RC:s:e")
    assert joints(table, "residence") == [set(), set()]


def test_on_the_hexagonal_layout_a_card_is_joined_to_both_cards_below_it() -> None:
    table = Table(3, "normal", unique_city=True)
    table.draw("M . P / . P P P")
    assert joints(table, "parking") == [
        {"02 sw", "02 se", "11 en", "11 es", "12 en", "12 es"},
    ]


def test_the_view_tells_what_a_residential_district_touches_when_happiness_counts() -> None:
    table = Table(level="normal", victory="happiness")
    table.draw("M L G / C R P / . N .")
    (home,) = districts(table, "residence")
    assert home["touches"] == ["commerce", "leisure", "parking", "cloud"]
    assert home["happiness"] == 0
    table.draw("M L . / C R P / . G .")
    (home,) = districts(table, "residence")
    assert home["touches"] == ["commerce", "leisure", "parking", "park"]
    assert home["happiness"] == 2
    assert home["owners"] == [{"seat": 0, "cards": 1, "share": 2}]


def test_the_view_tells_why_a_district_does_not_develop() -> None:
    table = Table()
    table.draw(". M . / I R L / . P .")
    table.reserve(residence=0)
    (home,) = districts(table, "residence")
    assert (home["support"], home["needed"], home["stopped"]) == (2, 2, "reserve")
    table = Table()
    table.draw(". M . / L R L / . P .")
    assert districts(table, "residence")[0]["stopped"] == "limit"
    table = Table()
    table.draw(". M . / I R L / . P .")
    assert districts(table, "residence")[0]["stopped"] == "place"


def test_a_district_that_lacks_support_is_not_stopped_by_anything() -> None:
    table = Table()
    table.draw("M R")
    assert "stopped" not in districts(table, "residence")[0]


def test_the_view_tells_where_one_more_industry_brings_a_cloud() -> None:
    table = Table(level="normal")
    table.draw("M I")
    cloudy: Any = table.seen(0, "cloudy", 0)
    assert {place(table, cell) for cell in cloudy} == {(0, -1), (0, 2), (-1, 1), (1, 1)}
    table.game.reserve[CLOUD] = 0
    assert table.seen(0, "cloudy", 0) == []


def test_the_divider_sees_how_many_cards_each_lot_will_have() -> None:
    table = Table(3, "normal")
    table.acquire("R C I P P L R R C")
    for _ in range(2):
        offer: Any = plain_view(table.game, 0)["offer"]
        assert [lot["room"] for lot in offer["lots"]] == [
            {"open": 2, "hidden": 1},
            {"open": 2, "hidden": 4},
        ]
        table.game.advance(0, table.game.moves(0)[0])


def test_the_view_tells_what_an_industry_and_a_park_would_cost() -> None:
    table = Table(level="normal")
    table.draw("M I")
    assert (table.seen(0, "industry_price", 0), table.seen(0, "park_price", 0)) == (10, 5)
