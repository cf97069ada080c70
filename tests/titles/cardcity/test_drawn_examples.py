"""Worked examples that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.notation import kind_of
from tests.titles.cardcity.table import Table

from quartier.core.speech import Points
from quartier.testing.examples import Position, keeps_example
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.scoring import score, score_lines, standing
from quartier.titles.cardcity.state import DEVELOPMENT, INCOME, PURCHASES


def shown(table: Table, seat: int = 0, phase: int | None = None) -> Position:
    """What a seat sees now; `phase` is the one it stands still in, where nobody is asked."""
    if phase is not None:
        table.game.phase = phase
    return Position(TITLE, table.game, seat)


def follows(position: Position, table: Table, *moves: str) -> None:
    """What comes of moves of the seat that looks at the position."""
    position.leads_to(table.play(position.seat, *moves), *moves)


def judges(position: Position, table: Table, allowed: str, forbidden: dict[str, str]) -> None:
    """Whether the card in hand may go to each of the marked places; if not, by which rule."""
    for mark in sorted([*allowed, *forbidden]):
        text = f"at {table.cell(mark)}"
        if mark in forbidden:
            position.refuses(text, forbidden[mark])
        else:
            position.allows(text)


# Numbers of a district


def has_cards(position: Position, table: Table, card: str, place: str, size: int) -> None:
    found = table.district(card, place)["size"]
    assert isinstance(found, int)
    position.counts(size, found, "example-size", cell=f"={table.cell(place)}")


def touches(position: Position, table: Table, card: str, place: str, have: int, need: int) -> None:
    """What the district lives on, and how much of it would let it grow."""
    district = table.district(card, place)
    support, needed = district["support"], district["needed"]
    assert isinstance(support, int)
    assert isinstance(needed, int)
    question = "example-cultures" if card == "R" else "example-homes"
    position.counts(have, support, question, cell=f"={table.cell(place)}")
    position.counts(need, needed, "example-needed")


def pays(position: Position, table: Table, card: str, place: str, money: int) -> None:
    found = table.district(card, place)["income"]
    assert isinstance(found, int)
    position.counts(money, found, "example-pays", cell=f"={table.cell(place)}")


def is_worth(position: Position, table: Table, place: str, points: int) -> None:
    found = table.district("R", place)["points"]
    assert isinstance(found, int)
    position.counts(points, found, "example-worth", cell=f"={table.cell(place)}")


# Numbers of a city


def is_full_to(position: Position, table: Table, counted: int, limit: int) -> None:
    found = table.size(position.seat)
    position.counts(counted, found[0], "example-counted")
    position.counts(limit, found[1], "example-limit")


def earns(position: Position, table: Table, money: int) -> None:
    (salary,) = table.earnings("salary")
    position.counts(1, salary, "example-salary")
    position.counts(money, table.earn()[0], "example-income")


def fits(position: Position, table: Table, card: str, marks: str) -> None:
    """On how many places a card can be built: those with these marks."""
    places = table.places(position.seat, card)
    assert places == table.cells(marks)
    position.counts(len(table.cells(marks)), len(places), "example-places", card=kind_of(card).key)


def scores(position: Position, table: Table, category: str, points: Points) -> None:
    lines = score_lines(table.game, position.seat)
    position.scores(points, f"score-{category}", lines)


# The simplified game


@pytest.mark.rule("CC-T1")
def test_a_deck_for_three() -> None:
    table = Table(3, fresh=True)
    position = shown(table, table.game.first)
    deck = table.deck()
    for card, number in (("R", 18), ("I", 12), ("P", 12), ("C", 9), ("L", 9)):
        position.counts(number, deck[card], "example-deck", card=kind_of(card).key)
    keeps_example("CC-T1", position)


def offered() -> tuple[Table, Position]:
    """Six cards that player 1 has divided, and the dividing."""
    table = Table(3)
    table.acquire("R I L P C C")
    position = shown(table)
    first = ("first open residence", "first open commerce")
    follows(position, table, *first, "second open parking", "second open commerce")
    assert table.offer() == [(["C", "R"], []), (["C", "P"], ["I", "L"])]
    return table, position


@pytest.mark.rule("CC-T2")
def test_lots_that_are_taken_or_divided_again() -> None:
    table, first = offered()
    second = shown(table, 1)
    follows(second, table, "take first")
    third = shown(table)
    moves = ("first open parking", "first open industry", "second open commerce")
    follows(third, table, *moves)
    last = shown(table)
    last.leads_to(table.take(2, "first"))
    assert [table.hand(seat) for seat in range(3)] == [["C", "L"], ["C", "R"], ["I", "P"]]
    table, _ = offered()
    otherwise = shown(table, 1)
    follows(otherwise, table, "take second")
    assert table.hand(0) == ["C", "R"]
    assert (table.game.deciders, table.drawn()) == ([1], ["C", "I", "L", "P"])
    keeps_example("CC-T2", first, second, third, last, otherwise)


@pytest.mark.rule("CC-T3")
def test_corners_do_not_join() -> None:
    table = Table()
    table.draw("R R . / R C C / . R M")
    position = shown(table, phase=DEVELOPMENT)
    has_cards(position, table, "R", "c3", 3)
    has_cards(position, table, "R", "d5", 1)
    has_cards(position, table, "C", "d4", 2)
    keeps_example("CC-T3", position)


def city_at_its_limit(*hands: str) -> Table:
    table = Table()
    table.draw("P R . / C M l / r P i / . s .", money=5)
    table.construct(*hands)
    return table


@pytest.mark.rule("CC-T4")
def test_a_city_at_its_limit() -> None:
    positions = []
    for hand, cards in (("R L", ("residence", "leisure")), ("C P", ("commerce", "parking"))):
        table = city_at_its_limit(hand)
        positions.append(shown(table))
        is_full_to(positions[-1], table, 5, 5)
        for card in cards:
            positions[-1].refuses(f"build {card}", "CC-15")
    table = city_at_its_limit("I L")
    positions.append(shown(table))
    follows(positions[-1], table, f"at {table.cell('i')}", f"at {table.cell('l')}")
    table.construct("R R")
    positions.append(shown(table))
    is_full_to(positions[-1], table, 6, 10)
    moves = (f"at {table.cell('r')}", f"at {table.cell('s')}")
    follows(positions[-1], table, *moves)
    positions.append(shown(table))
    is_full_to(positions[-1], table, 8, 10)
    keeps_example("CC-T4", *positions)


@pytest.mark.rule("CC-T5")
def test_each_type_has_its_own_places() -> None:
    positions = []
    places = {"R": "15", "C": "123678", "I": "12345", "L": "12345678", "P": "12345678"}
    for card, marks in places.items():
        table = Table()
        table.draw(". 3 . . / 2 I 4 . / 1 M C 5 / . 8 R 6 / . . 7 .", money=5)
        table.construct(card)
        positions.append(shown(table))
        fits(positions[-1], table, card, marks)
        if card == "R":
            closed = dict.fromkeys("234", "CC-19") | dict.fromkeys("678", "CC-21")
            judges(positions[-1], table, marks, closed)
    keeps_example("CC-T5", *positions)


def growing_city() -> Table:
    table = Table()
    table.draw(". L P C . / M R a R . / P b . . . / I . . . .")
    table.develop()
    return table


@pytest.mark.rule("CC-T6")
def test_a_residence_that_must_grow() -> None:
    table = growing_city()
    first = shown(table)
    first.allows(f"grow residence {table.cell('a')}", f"grow residence {table.cell('b')}")
    positions = []
    for mark, size in (("a", 3), ("b", 2)):
        table = growing_city()
        table.grow(0, "R", mark)
        positions.append(shown(table))
        has_cards(positions[-1], table, "R", mark, size)
        touches(positions[-1], table, "R", mark, 2, size + 1)
    keeps_example("CC-T6", first, *positions)


@pytest.mark.rule("CC-T7")
def test_two_residences_of_one_district_count_once() -> None:
    table = Table()
    table.draw("R R . / R C . / . M .")
    position = shown(table, phase=DEVELOPMENT)
    touches(position, table, "C", "e4", 1, 2)
    position.leads_to(table.develop())
    assert table.districts("C") == [1]
    keeps_example("CC-T7", position)


@pytest.mark.rule("CC-T8")
def test_a_shop_that_must_grow() -> None:
    table = Table()
    table.draw("P R . . / M C x R / P R P P / . . I .")
    first = shown(table, phase=DEVELOPMENT)
    touches(first, table, "C", "f5", 2, 2)
    first.leads_to(table.develop())
    second = shown(table)
    touches(second, table, "C", "x", 3, 3)
    is_full_to(second, table, 10, 10)
    table = Table()
    table.draw("P R y . / M C x R / P R P P / . . I I")
    third = shown(table, phase=DEVELOPMENT)
    third.leads_to(table.develop())
    assert [table.at("x"), table.at("y")] == ["C", "C"]
    keeps_example("CC-T8", first, second, third)


@pytest.mark.rule("CC-T9")
def test_what_a_city_earns() -> None:
    table = Table()
    table.draw("C R C / R M P / C C .")
    position = shown(table, phase=INCOME)
    for place, money in (("d4", 1), ("f4", 1), ("d6", 3)):
        pays(position, table, "C", place, money)
    earns(position, table, 6)
    keeps_example("CC-T9", position)


@pytest.mark.rule("CC-T10")
def test_what_a_city_scores() -> None:
    table = Table(in_round=10)
    city = "R R C I P / R L P C I / C M R L P / I P L R R / . R C . R"
    table.draw(city, money=36)
    position = shown(table, phase=PURCHASES)
    assert table.districts("R") == [3, 3, 1, 1]
    scores(position, table, "residences", 1 + 1 + 6 + 6)
    scores(position, table, "money", 7)
    scores(position, table, "places", -2)
    total = score(table.game, 0)
    position.counts(19, total, "example-total")
    position.counts(1, standing(table.game, 0, total)[2], "example-remainder")
    keeps_example("CC-T10", position)


# The normal game


def offered_nine() -> tuple[Table, Position]:
    """Nine cards that player 1 has divided, and the dividing."""
    table = Table(3, "normal")
    table.acquire("R R I I L P C C C")
    position = shown(table)
    first = ("first open residence", "first open commerce", "first hidden residence")
    follows(position, table, *first, "second open parking", "second open commerce")
    assert table.offer() == [(["C", "R"], ["R"]), (["C", "P"], ["C", "I", "I", "L"])]
    return table, position


@pytest.mark.rule("CC-T11")
def test_lots_with_hidden_cards_on_both_sides() -> None:
    table, first = offered_nine()
    second = shown(table, 1)
    follows(second, table, "take first")
    third = shown(table)
    moves = ("first open parking", "first open industry", "first hidden industry")
    follows(third, table, *moves, "second open commerce")
    last = shown(table)
    last.leads_to(table.take(2, "first"))
    hands = [table.hand(seat) for seat in range(3)]
    assert hands == [["C", "C", "L"], ["C", "R", "R"], ["I", "I", "P"]]
    table, _ = offered_nine()
    otherwise = shown(table, 1)
    follows(otherwise, table, "take second")
    assert table.hand(0) == ["C", "R", "R"]
    assert (table.game.deciders, len(table.drawn())) == ([1], 6)
    keeps_example("CC-T11", first, second, third, last, otherwise)


def second_industry() -> Table:
    table = Table(level="normal")
    table.draw(". o . . / o P x c / x M I x / o C x . / . o . .")
    table.construct("I")
    return table


@pytest.mark.rule("CC-T12")
def test_industries_in_line_and_out_of_line() -> None:
    table = second_industry()
    first = shown(table)
    fits(first, table, "I", "ox")
    clouded = [place for place in table.cells("ox") if brings_a_cloud(place)]
    assert clouded == table.cells("x")
    first.counts(4, len(clouded), "example-clouded")
    follows(first, table, "at g5", f"at {table.cell('c')}")
    assert table.count("N") == 1
    table = second_industry()
    second = shown(table)
    follows(second, table, "at f4")
    assert table.count("N") == 0
    keeps_example("CC-T12", first, second)


def brings_a_cloud(place: str) -> bool:
    table = second_industry()
    table.build(0, "I", place)
    return bool(table.game.deciders)


@pytest.mark.rule("CC-T13")
def test_empty_places_beside_parks() -> None:
    worth: list[Points] = []
    positions = []
    for card, points in (("P", -6), ("G", 4 - 2)):
        table = Table(level="normal", in_round=8)
        above = f"P I P C . . / I P R L {card} . / C P P R P I"
        table.draw(f"{above} / P L M C L P / I C R P {card} . / I P L I . .", money=0)
        positions.append(shown(table, phase=PURCHASES))
        scores(positions[-1], table, "places", points)
        worth.append(table.points("places"))
    positions[-1].counts(8, worth[1] - worth[0], "example-parks")
    keeps_example("CC-T13", *positions)


# The advanced game


@pytest.mark.rule("CC-T14")
def test_a_diagonal_card_turned() -> None:
    positions = []
    for card, homes, shops in (("CI:d:sw", "12", "34"), ("CI:d:nw", "23", "14")):
        for built, closed, rule in (("R", homes, "CC-19"), ("C", shops, "CC-21")):
            table = Table(level="advanced")
            table.draw(f". 1 . . / 4 {card} 2 . / . 3 . . / . . . M")
            table.construct(built)
            positions.append(shown(table))
            allowed = "".join(mark for mark in "1234" if mark not in closed)
            judges(positions[-1], table, allowed, dict.fromkeys(closed, rule))
    keeps_example("CC-T14", *positions)


def two_upright_cards(card: str) -> Table:
    table = Table(level="advanced")
    table.draw(". g . . / 3 CI:s:w . . / 1 RC:s:w M P / . 2 . .")
    table.construct(card, through="development")
    return table


@pytest.mark.rule("CC-T15")
def test_two_cards_cut_upright() -> None:
    table = two_upright_cards("I")
    first = shown(table)
    is_full_to(first, table, 4, 10)
    judges(first, table, "", {"1": "CC-19", "2": "CC-19"})
    table = two_upright_cards("R")
    second = shown(table)
    judges(second, table, "3", {"1": "CC-21", "2": "CC-21"})
    follows(second, table, f"at {table.cell('3')}")
    assert table.at("g") == "C"
    keeps_example("CC-T15", first, second)


@pytest.mark.rule("CC-T16")
def test_a_half_residence_grows_beside_its_half() -> None:
    table = Table(level="advanced")
    table.draw(". L . / M RC:s:w . / . 3 .")
    position = shown(table, phase=DEVELOPMENT)
    touches(position, table, "R", "g6", 2, 2)
    position.leads_to(table.develop())
    assert (table.at("3"), table.count("R")) == ("R", 1)
    keeps_example("CC-T16", position)


@pytest.mark.rule("CC-T17")
def test_two_half_shops_side_by_side() -> None:
    table = Table(level="advanced")
    table.draw(". . R . / . RC:s:n CI:d:nw . / . M . .")
    position = shown(table, phase=DEVELOPMENT)
    has_cards(position, table, "C", "g5", 2)
    touches(position, table, "C", "g5", 2, 3)
    position.leads_to(table.develop())
    assert table.count("C") == 0
    keeps_example("CC-T17", position)


@pytest.mark.rule("CC-T18")
def test_the_colours_round_a_parking_lot() -> None:
    table = Table(level="advanced")
    table.draw(". CR:s:s . / M P .")
    position = shown(table, phase=INCOME)
    colours = table.district("P", "g6")["colours"]
    assert isinstance(colours, int)
    position.counts(3, colours, "example-colours", cell="=g6")
    pays(position, table, "P", "g6", 2)
    pays(position, table, "C", "g5", 1)
    earns(position, table, 4)
    keeps_example("CC-T18", position)


@pytest.mark.rule("CC-T19")
def test_a_residence_between_two_half_residences() -> None:
    table = Table(level="advanced")
    table.draw("RC:s:e R RL:s:w / . M .")
    position = shown(table, phase=PURCHASES)
    has_cards(position, table, "R", "f5", 3)
    is_worth(position, table, "f5", 6)
    keeps_example("CC-T19", position)


# Victories and variants


@pytest.mark.rule("CC-T20")
def test_a_happy_district() -> None:
    positions = []
    for beside, also, points in ((".", ".", 4), ("G", ".", 8), ("N", ".", 0), ("G", "N", 0)):
        table = Table(level="normal", victory="happiness")
        table.draw(f"M . C . / L R R P / . R R {beside} / . {also} . .")
        positions.append(shown(table, phase=PURCHASES))
        scores(positions[-1], table, "happiness", points)
    keeps_example("CC-T20", *positions)


@pytest.mark.rule("CC-T21")
def test_building_beyond_the_architect() -> None:
    table = Table(level="normal", architect=True)
    table.draw(". . . . c / P M h a b")
    table.construct("P P P")
    first = shown(table)
    follows(first, table, "architect", f"at {table.cell('h')}")
    positions = []
    for built, closed in (("a", "b"), ("b", "c"), ("c", "")):
        positions.append(shown(table))
        judges(positions[-1], table, built, dict.fromkeys(closed, "CC-18"))
        follows(positions[-1], table, f"at {table.cell(built)}")
    assert [table.at(place) for place in "habc"] == ["", "P", "P", "P"]
    keeps_example("CC-T21", first, *positions)


# The unique city


@pytest.mark.rule("CC-T22")
def test_half_industries_on_the_hexagonal_layout() -> None:
    positions = []
    for card, forbidden in (("IC:s:w", 3), ("IC:s:s", 4), ("IC:d:ne", 3)):
        table = Table(3, "advanced", unique_city=True)
        table.draw(f"{card} . . / . . . / . M M / . M .")
        positions.append(half_industry(table, "e4", forbidden))
    table = Table(3, "advanced", unique_city=True)
    table.draw("IC:d:ne M M / . M .")
    positions.append(half_industry(table, "e6", 2))
    keeps_example("CC-T22", *positions)


def half_industry(table: Table, place: str, forbidden: int) -> Position:
    """The places beside a half industry where no residence may be built."""
    table.construct("R")
    position = shown(table)
    closed = [cell for cell in table.neighbours(place) if cell not in table.places(0, "R")]
    banned = [cell for cell in closed if table.build_refusal(0, "R", cell) == "CC-19"]
    position.counts(forbidden, len(banned), "example-forbidden", cell=f"={place}")
    return position


@pytest.mark.rule("CC-T23")
def test_an_industry_across_the_border() -> None:
    table = Table(unique_city=True, first=1)
    table.draw("I x / M M")
    table.construct("", "R")
    position = shown(table, 1)
    judges(position, table, "", {"x": "CC-19"})
    keeps_example("CC-T23", position)


def six_rows_at_the_right(first: int) -> Table:
    table = Table(level="normal", unique_city=True, first=first)
    rows = ". 1 4 . / P P . P / . M M I / . . . P / . . . P / . 3 6 P / . . . P / . 2 5 ."
    table.draw(rows)
    table.construct("P", "P")
    return table


@pytest.mark.rule("CC-T24")
def test_rows_that_both_have_to_keep_to() -> None:
    left = six_rows_at_the_right(first=0)
    first = shown(left)
    judges(first, left, "", {"1": "CC-14", "2": "CC-14", "3": "CC-18"})
    right = six_rows_at_the_right(first=1)
    second = shown(right, 1)
    judges(second, right, "6", {"4": "CC-14", "5": "CC-14"})
    follows(second, right, f"at {right.cell('6')}")
    third = shown(right)
    judges(third, right, "3", {})
    keeps_example("CC-T24", first, second, third)


@pytest.mark.rule("CC-T25")
def test_shops_do_not_grow_into_the_other_region() -> None:
    table = Table(unique_city=True)
    table.draw(". . R . / . R C x / I P C R / . R C y / . . M M")
    position = shown(table, phase=DEVELOPMENT)
    has_cards(position, table, "C", "e3", 3)
    touches(position, table, "C", "e3", 4, 4)
    position.leads_to(table.develop())
    assert [table.at("x"), table.at("y")] == ["", ""]
    keeps_example("CC-T25", position)


def shares(position: Position, table: Table, card: str, place: str, parts: dict[int, int]) -> None:
    """How much of what a district brings each seat receives."""
    owners = table.district(card, place)["owners"]
    assert isinstance(owners, list)
    found = {owner["seat"]: owner["share"] for owner in owners}
    for seat, part in parts.items():
        position.counts(part, found[seat], "example-share", seat=seat)


@pytest.mark.rule("CC-T26")
def test_the_income_of_a_shared_district() -> None:
    table = Table(unique_city=True)
    table.draw("C . / C . / C C / M M")
    position = shown(table, phase=INCOME)
    pays(position, table, "C", "e3", 10)
    shares(position, table, "C", "e3", {0: 7, 1: 2})
    keeps_example("CC-T26", position)


@pytest.mark.rule("CC-T27")
def test_the_points_of_a_shared_district() -> None:
    table = Table(3, unique_city=True)
    table.draw("R R M M / . R M . / . R R R")
    position = shown(table, phase=PURCHASES)
    has_cards(position, table, "R", "d5", 6)
    is_worth(position, table, "d5", 21)
    shares(position, table, "R", "d5", {2: 10, 0: 7, 1: 3})
    keeps_example("CC-T27", position)


@pytest.mark.rule("CC-T28")
def test_a_place_beside_a_card_of_the_neighbour() -> None:
    positions = []
    cases = (
        ("economic", "G", "source-green", 5),
        ("commercial", "C", "source-warehouses", 1),
        ("industrial", "I", "source-warehouses", 1),
    )
    for victory, card, source, worth in cases:
        table = Table(level="normal", victory=victory, unique_city=True, in_round=8)
        table.draw(f"x {card} / M M")
        positions.append(shown(table, phase=PURCHASES))
        (line,) = [line for line in score_lines(table.game, 0) if line.source == source]
        positions[-1].counts(worth, line.points, "example-empty", cell=f"={table.cell('x')}")
    keeps_example("CC-T28", *positions)


# Alone


@pytest.mark.rule("CC-T29")
def test_a_city_that_grows_into_its_suburb() -> None:
    table = Table(1, suburb=True)
    table.draw("M", hall="d3")
    table.construct("R I")
    table.build(0, "R", "c3")
    first = shown(table)
    first.refuses("at c2", "CC-19")
    first.refuses("at f3", "CC-19")
    follows(first, table, "at e3")
    second = shown(table, phase=INCOME)
    scores(second, table, "residences", 1)
    earns(second, table, 1)
    table.construct("C R", through="development")
    table.build(0, "C", "b3")
    table.build(0, "R", "d2")
    third = shown(table)
    touches(third, table, "C", "b3", 2, 2)
    third.allows("grow commerce b2", "grow commerce b4")
    follows(third, table, "grow commerce b4")
    table.money(5)
    table.construct("L", through="development")
    fourth = shown(table)
    has_cards(fourth, table, "C", "b3", 3)
    pays(fourth, table, "C", "b3", 6)
    cards = table.seen(0, "cards")
    assert isinstance(cards, int)
    fourth.counts(6, cards, "example-cards")
    follows(fourth, table, "at c4")
    fifth = shown(table)
    has_cards(fifth, table, "R", "c3", 4)
    scores(fifth, table, "residences", 10)
    keeps_example("CC-T29", first, second, third, fourth, fifth)


@pytest.mark.rule("CC-T30")
def test_districts_of_one_to_eight_cards() -> None:
    homes = Table(level="normal")
    above = "R P R R P R / . P . P R R / R P I M P ."
    homes.draw(f"{above} / R P I I P R / R P I P R R / R P I P R R")
    first = shown(homes, phase=PURCHASES)
    assert homes.districts("R") == [5, 4, 3, 2, 1]
    for place, points in (("c4", 1), ("e4", 3), ("h4", 6), ("c6", 10), ("h7", 15)):
        is_worth(first, homes, place, points)
    shops = Table(level="normal")
    above = "C C C C C C / I I I M I I / C C C C C C"
    shops.draw(f"{above} / C I I I I I / I C C C C C / I C C C I I")
    second = shown(shops, phase=INCOME)
    assert shops.districts("C") == [8, 7, 6]
    for place, money in (("c5", 21), ("c7", 28), ("d9", 36)):
        pays(second, shops, "C", place, money)
    keeps_example("CC-T30", first, second)
