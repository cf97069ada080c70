"""The worked examples of the three levels, one after the other (CC-T1 to CC-T19, CC-T30)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.income import triangle

FULL_CITY = "R R C I P / R L P C I / C M R L P / I P L R R / . R C . R"


@pytest.mark.rule("CC-T1", "CC-3")
def test_three_players_share_a_simplified_deck_of_sixty_cards() -> None:
    table = Table(3, fresh=True)

    assert table.deck() == {"R": 18, "I": 12, "P": 12, "C": 9, "L": 9}


@pytest.mark.rule("CC-T2", "CC-8", "CC-9")
def test_a_divider_whose_first_lots_are_taken_ends_with_the_last_lot() -> None:
    table = Table(3)
    table.acquire("R I L P C C")

    table.divide(0, "R C", "P C|I L")
    table.take(1, "first")
    table.divide(0, "P I", "C|L")
    table.take(2, "first")

    assert [table.hand(seat) for seat in range(3)] == [["C", "L"], ["C", "R"], ["I", "P"]]


@pytest.mark.rule("CC-T2", "CC-9")
def test_whoever_takes_the_second_lot_leaves_the_first_and_divides_on() -> None:
    table = Table(3)
    table.acquire("R I L P C C")
    table.divide(0, "R C", "P C|I L")

    table.take(1, "second")

    assert table.hand(0) == ["C", "R"]
    assert table.game.deciders == [1]
    assert table.moves(1) == [
        "first open commerce",
        "first open leisure",
        "first open industry",
        "first open parking",
    ]


@pytest.mark.rule("CC-T3", "CC-12", "CC-13")
def test_corners_do_not_join_districts() -> None:
    table = Table()
    table.draw("R R . / R C C / . R M")

    assert table.districts("R") == [3, 1]
    assert table.districts("C") == [2]


@pytest.mark.rule("CC-T4", "CC-15", "CC-16")
@pytest.mark.parametrize("card", ["R", "C", "L", "P"])
def test_a_city_at_its_limit_takes_no_card_that_counts(card: str) -> None:
    table = Table()
    table.draw("P R . / C M . / . P .", money=5)

    table.construct(card)

    assert table.size() == (5, 5)
    assert table.moves() == ["pass"]


@pytest.mark.rule("CC-T4", "CC-15", "CC-16")
def test_an_industry_opens_a_full_city_for_five_more_cards() -> None:
    table = Table()
    table.draw("P R . / C M l / r P i / q . .", money=5)
    table.construct("I L")

    table.build(0, "I", "i")
    table.build(0, "L", "l")
    after_first = table.size()
    table.construct("R R")
    table.build(0, "R", "r")
    table.build(0, "R", table.places(0, "R")[0])

    assert after_first == (6, 10)
    assert table.size() == (8, 10)


@pytest.mark.rule("CC-T5", "CC-18", "CC-19", "CC-20", "CC-21")
@pytest.mark.parametrize(
    ("card", "places"),
    [("L", "12345678"), ("P", "12345678"), ("I", "12345"), ("C", "123678"), ("R", "15")],
)
def test_each_type_has_its_own_places(card: str, places: str) -> None:
    table = Table()
    table.draw(". 3 . . / 2 I 4 . / 1 M C 5 / . 8 R 6 / . . 7 .", money=5)

    table.construct(card)

    assert table.places(0, card) == table.cells(places)


def growing_city() -> Table:
    table = Table()
    table.draw(". L P C . / M R a R . / P b . . . / I . . . .")
    table.develop()
    return table


@pytest.mark.rule("CC-T6", "CC-24", "CC-25")
def test_a_residence_with_two_culture_cards_must_grow_at_one_of_two_places() -> None:
    table = growing_city()

    assert table.moves() == [f"grow residence {table.cell(mark)}" for mark in "ab"]


@pytest.mark.rule("CC-T6", "CC-24", "CC-25")
def test_growing_into_another_residence_makes_a_district_that_needs_four() -> None:
    table = growing_city()

    table.grow(0, "R", "a")

    assert table.districts("R") == [3]
    assert table.support("a") == (2, 4)
    assert table.game.deciders == []


@pytest.mark.rule("CC-T6", "CC-24", "CC-25")
def test_growing_away_from_other_residences_makes_a_district_that_needs_three() -> None:
    table = growing_city()

    table.grow(0, "R", "b")

    assert table.districts("R") == [2, 1]
    assert table.support("b") == (2, 3)
    assert table.game.deciders == []


@pytest.mark.rule("CC-T7", "CC-26")
def test_two_residences_of_one_district_let_no_commerce_grow() -> None:
    table = Table()
    table.draw("R R . / R C . / . M .")

    table.develop()

    assert table.districts("C") == [1]


@pytest.mark.rule("CC-T8", "CC-15", "CC-24", "CC-26")
def test_the_size_limit_stops_a_growing_commerce() -> None:
    table = Table()
    table.draw("P R y . / M C x R / P R P P / . . I .")

    table.develop()

    assert table.at("x") == "C"
    assert table.support("x") == (3, 3)
    assert table.size() == (10, 10)
    assert table.at("y") == ""


@pytest.mark.rule("CC-T8", "CC-15", "CC-24", "CC-26")
def test_with_a_second_industry_the_commerce_grows_again() -> None:
    table = Table()
    table.draw("P R y . / M C x R / P R P P / . . I I")

    table.develop()

    assert [table.at("x"), table.at("y")] == ["C", "C"]


@pytest.mark.rule("CC-T9", "CC-27", "CC-28")
def test_salary_and_three_commercial_districts_earn_six() -> None:
    table = Table()
    table.draw("C R C / R M P / C C .")

    assert table.earnings("salary") == [1]
    assert table.earnings("commerce") == [1, 1, 3]
    assert table.earn()[0] == 6


@pytest.mark.rule("CC-T10", "CC-31", "CC-32", "CC-52")
def test_the_full_city_scores_nineteen() -> None:
    table = Table()
    table.draw(FULL_CITY, money=36)

    parts = [table.points(name) for name in ("residences", "money", "places")]

    assert table.districts("R") == [3, 3, 1, 1]
    assert parts == [14, 7, -2]
    assert table.finish().totals[0] == 19


@pytest.mark.rule("CC-T10", "CC-33")
def test_the_dollar_left_after_the_exchange_breaks_a_tie() -> None:
    table = Table()
    table.draw(FULL_CITY, 0, money=36)
    table.draw(FULL_CITY, 1, money=35)

    result = table.finish()

    assert result.totals == [19, 19]
    assert result.ranks == [1, 2]


@pytest.mark.rule("CC-T11", "CC-36")
def test_normal_lots_have_hidden_cards_on_both_sides() -> None:
    table = Table(3, "normal")
    table.acquire("R R I I L P C C C")

    table.divide(0, "R C|R", "P C|C I I L")
    table.take(1, "first")
    table.divide(0, "P I|I", "C|C L")
    table.take(2, "first")

    hands = [table.hand(seat) for seat in range(3)]
    assert hands == [["C", "C", "L"], ["C", "R", "R"], ["I", "I", "P"]]


@pytest.mark.rule("CC-T11", "CC-36")
def test_the_taker_of_a_normal_second_lot_divides_its_six_cards() -> None:
    table = Table(3, "normal")
    table.acquire("R R I I L P C C C")
    table.divide(0, "R C|R", "P C|C I I L")

    table.take(1, "second")
    table.divide(1, "P C|C", "I|I L")

    assert table.hand(0) == ["C", "R", "R"]


@pytest.mark.rule("CC-T12", "CC-38")
@pytest.mark.parametrize("place", ["1", "2", "3", "4"])
def test_an_industry_in_line_with_another_brings_a_cloud(place: str) -> None:
    table = Table(level="normal")
    table.draw(". . . . / . P 1 . / 2 M I 3 / . C 4 . / . . . .")
    table.construct("I")

    table.build(0, "I", place)

    assert table.question().prompt == "prompt-cloud"


@pytest.mark.rule("CC-T12", "CC-38")
@pytest.mark.parametrize("place", ["1", "2", "3", "4"])
def test_an_industry_out_of_line_brings_no_cloud(place: str) -> None:
    table = Table(level="normal")
    table.draw(". 1 . . / 2 P . . / . M I . / 3 C . . / . 4 . .")
    table.construct("I")

    table.build(0, "I", place)

    assert table.game.deciders == []
    assert table.count("N") == 0


def parks_city(park: str) -> Table:
    table = Table(level="normal")
    rows = ["P P P P . .", f"P P P P {park} .", "P P P P P P", "P P M P P P"]
    table.draw(" / ".join([*rows, f"P P P P {park} .", "P P P P . ."]), money=0)
    return table


@pytest.mark.rule("CC-T13", "CC-40")
def test_two_parks_turn_minus_six_into_plus_two() -> None:
    assert parks_city("P").points("places") == -6
    assert parks_city("G").points("places") == 2


def diagonal_city(card: str) -> Table:
    table = Table(level="advanced")
    table.draw(f". 1 . . / 4 {card} 2 . / . 3 . . / . . . M")
    return table


@pytest.mark.rule("CC-T14", "CC-45", "CC-46")
@pytest.mark.parametrize(
    ("card", "without_residence", "without_commerce"),
    [("CI:d:sw", "12", "34"), ("CI:d:nw", "23", "14")],
)
def test_a_diagonal_card_forbids_by_the_halves_that_are_touched(
    card: str, without_residence: str, without_commerce: str
) -> None:
    for built, forbidden in (("R", without_residence), ("C", without_commerce)):
        table = diagonal_city(card)
        table.construct(built)
        round_the_card = table.cells("1234")
        found = [place for place in table.places(0, built) if place in round_the_card]
        assert found == [place for place in round_the_card if place not in table.cells(forbidden)]


def two_upright_cards() -> Table:
    table = Table(level="advanced")
    table.draw(". g . . / 3 CI:s:w . . / 1 RC:s:w M P / . 2 . .")
    return table


@pytest.mark.rule("CC-T15", "CC-45", "CC-46")
@pytest.mark.parametrize("card", ["R", "I"])
@pytest.mark.parametrize("place", ["1", "2"])
def test_neither_residence_nor_industry_goes_beside_the_half_residence(
    card: str, place: str
) -> None:
    table = two_upright_cards()

    table.construct(card)

    assert table.cell(place) not in table.places(0, card)


@pytest.mark.rule("CC-T15", "CC-45", "CC-46")
def test_a_residence_beside_the_half_commerce_makes_it_grow_above() -> None:
    table = two_upright_cards()
    table.construct("R", through="development")

    table.build(0, "R", "3")

    assert table.at("g") == "C"


@pytest.mark.rule("CC-T15", "CC-47")
def test_two_bicolour_cards_count_and_their_half_industry_gives_room() -> None:
    table = two_upright_cards()

    assert table.size() == (4, 10)


@pytest.mark.rule("CC-T16", "CC-25", "CC-48", "CC-A15")
def test_a_half_residence_between_two_culture_cards_grows_beside_its_half() -> None:
    table = Table(level="advanced")
    table.draw(". L . / M RC:s:w . / . 3 .")

    table.develop()

    assert table.at("3") == "R"
    assert table.count("R") == 1


@pytest.mark.rule("CC-T17", "CC-26", "CC-48")
def test_two_half_commerces_are_a_district_that_needs_three() -> None:
    table = Table(level="advanced")
    table.draw(". . R . / . RC:s:n CI:d:nw . / . M . .")

    table.develop()

    assert table.districts("C") == [2]
    assert table.count("C") == 0


@pytest.mark.rule("CC-T18", "CC-49")
@pytest.mark.parametrize("card", ["CR:s:s", "RC:s:s"])
def test_a_parking_that_sees_three_colours_pays_two(card: str) -> None:
    table = Table(level="advanced")
    table.draw(f". {card} . / M P .")

    assert table.earnings("parking") == [2]
    assert table.earnings("commerce") == [1]
    assert table.earn()[0] == 4


@pytest.mark.rule("CC-T19", "CC-50")
def test_a_residence_between_two_half_residences_is_worth_six() -> None:
    table = Table(level="advanced")
    table.draw("RC:s:e R RL:s:w / . M .")

    assert table.districts("R") == [3]
    assert table.points("residences") == 6


@pytest.mark.rule("CC-T30", "CC-28", "CC-31")
def test_the_triangle_of_one_to_eight() -> None:
    assert [triangle(size) for size in range(1, 9)] == [1, 3, 6, 10, 15, 21, 28, 36]
