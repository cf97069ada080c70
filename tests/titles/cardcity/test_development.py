"""Phase 3: districts grow (CC-23 to CC-26)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table


def developed(drawing: str, level: str = "simplified") -> Table:
    """Phase 3 of a city has begun."""
    table = Table(level=level)
    table.draw(drawing)
    table.develop()
    return table


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("card", ["L", "I", "P"])
def test_no_other_district_develops(card: str) -> None:
    table = developed(f"M {card} L")

    assert table.seen(0, "cards") == 3


@pytest.mark.rule("CC-23")
def test_a_development_that_is_possible_is_compulsory() -> None:
    table = developed(". L . / M R a / . b .")

    assert table.refusal(0, "pass") == "CC-23"


@pytest.mark.rule("CC-23")
def test_one_development_leads_to_another() -> None:
    table = developed(". . L . . / I M R a b / . . L . .")

    table.grow(0, "R", "b")

    assert table.districts("R") == [3]
    assert table.game.deciders == []


@pytest.mark.rule("CC-23", "CC-A7")
def test_everybody_develops_in_turn_order() -> None:
    table = Table(3, first=1)
    for seat in range(3):
        table.draw(". L . / M R . / . . .", seat)
    table.develop()
    order = []

    while table.game.deciders:
        order += table.game.deciders
        table.play(order[-1], table.moves(order[-1])[0])

    assert order == [1, 2, 0]


@pytest.mark.rule("CC-23")
def test_the_owner_chooses_which_district_develops_first() -> None:
    table = developed(". . L . . / I M R C R")

    assert {move.split()[1] for move in table.moves()} == {"residence", "commerce"}


@pytest.mark.rule("CC-24")
def test_a_growing_card_is_free_of_charge() -> None:
    table = developed(". L . / M R a / . b .")

    table.grow(0, "R", "a")

    assert table.riches()[0] == 3


@pytest.mark.rule("CC-24")
def test_a_growing_card_comes_from_the_reserve() -> None:
    table = Table()
    table.draw(". L . / M R a / . b .")
    table.reserve(residence=2)
    table.develop()

    table.grow(0, "R", "a")

    assert table.left("R") == 1


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize(
    ("drawing", "card"), [(". L . / M R a / . b .", "R"), (". R . / M C a / . R .", "C")]
)
def test_an_empty_reserve_lets_nothing_grow(drawing: str, card: str) -> None:
    table = Table()
    table.draw(drawing)
    table.reserve(residence=0, commerce=0)

    table.develop()

    assert table.game.deciders == []
    assert table.districts(card) == [1]


@pytest.mark.rule("CC-24")
def test_a_growing_residence_keeps_away_from_industries() -> None:
    table = developed(". L . / M R a / . b . / . I .")

    assert [table.at("a"), table.at("b")] == ["R", ""]


@pytest.mark.rule("CC-24")
def test_a_district_without_a_place_does_not_grow() -> None:
    table = developed(". L . / M R a / . b I")

    assert table.count("R") == 1
    assert table.game.deciders == []


@pytest.mark.rule("CC-24")
def test_a_district_grows_inside_the_square() -> None:
    table = developed(". . . . L . / I P P M R a / . . . . b .")

    assert [table.at("a"), table.at("b")] == ["", "R"]


@pytest.mark.rule("CC-24")
def test_a_growing_card_counts_for_the_limit() -> None:
    table = developed(". L . / M R a / . b .")

    table.grow(0, "R", "a")

    assert table.size() == (4, 5)


@pytest.mark.rule("CC-24")
def test_a_city_at_its_limit_does_not_grow() -> None:
    table = developed("P L . / M R a / P b .")

    assert table.count("R") == 1


@pytest.mark.rule("CC-24")
def test_a_growing_card_may_touch_its_own_colour_and_join_districts() -> None:
    table = developed(". . L . . / I M R a R / . . P . .")

    assert table.districts("R") == [3]


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize(
    ("card", "place", "rule"),
    [
        ("residence", "c", "CC-25"),
        ("commerce", "a", "CC-26"),
        ("residence", "e8", "CC-18"),
        ("residence", "e5", "CC-22"),
        ("residence", "i", "CC-19"),
        ("residence", "o", "CC-14"),
    ],
)
def test_a_card_grows_next_to_its_district_where_a_rule_allows_it(
    card: str, place: str, rule: str
) -> None:
    table = developed(". . L . i I / o M R a . . / . c b . . .")

    assert table.refusal(0, f"grow {card} {table.cell(place)}") == rule


@pytest.mark.rule("CC-25")
@pytest.mark.parametrize(
    ("drawing", "size"),
    [("M R .", 1), (". P . / M R L / . a .", 2), (". L . / M R R", 2)],
)
def test_a_residential_district_needs_one_culture_card_more_than_its_size(
    drawing: str, size: int
) -> None:
    table = developed(drawing)

    assert table.districts("R") == [size]


@pytest.mark.rule("CC-25")
def test_a_district_of_two_grows_with_three_culture_cards() -> None:
    table = developed(". L L . / M R R a / I . P .")

    assert table.districts("R")[0] == 3


@pytest.mark.rule("CC-25")
def test_a_culture_card_that_touches_a_district_twice_counts_once() -> None:
    table = Table()
    table.draw("R R / R M")

    assert table.support("d4") == (1, 4)


@pytest.mark.rule("CC-2", "CC-25")
@pytest.mark.parametrize(
    ("card", "grows"),
    [("L", True), ("P", False), ("C", False), ("G", False), ("N", False)],
)
def test_only_town_hall_and_leisures_are_culture(card: str, grows: bool) -> None:
    table = developed(f". . . / M R {card} / . P .", level="normal")

    assert (table.count("R") == 2) == grows


@pytest.mark.rule("CC-26")
@pytest.mark.parametrize(("drawing", "size"), [("I M P / . R C .", 1), ("I M P / . R C R", 2)])
def test_a_commerce_grows_with_two_residential_districts(drawing: str, size: int) -> None:
    table = developed(drawing)

    assert table.districts("C") == [size]


@pytest.mark.rule("CC-26")
def test_a_commercial_district_of_two_needs_three() -> None:
    table = Table()
    table.draw(". R . / M C C / . R .")

    (district,) = table.found("C")
    assert (district["support"], district["needed"]) == (2, 3)


@pytest.mark.rule("CC-26")
def test_culture_lets_no_commerce_grow() -> None:
    table = developed(". L . / M C L / . . .")

    assert table.count("C") == 1
