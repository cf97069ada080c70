"""The duty to build as many cards as possible (CC-17, CC-17a, CC-37, CC-A8, CC-A9).

The second half compares it with a count that simply tries everything.
"""

from __future__ import annotations

from itertools import product

import pytest
from tests.titles.cardcity.city_oracle import City, name_of
from tests.titles.cardcity.notation import kind_of, written
from tests.titles.cardcity.table import Table

from quartier.core.rng import Rng, seeded
from quartier.titles.cardcity.content import DRAWN, SIDES, Kind

# All but two places are taken: a residence fits on a alone, anything else on a and b.
TWO_PLACES = "M P P P I / P P P P I / P P P P P / P P P P P / a P I b I"


def city(drawing: str, hand: str, money: int = 3, level: str = "simplified") -> Table:
    """Seat 0 is about to build these cards."""
    table = Table(level=level)
    table.draw(drawing, money=money)
    table.construct(hand)
    return table


@pytest.mark.rule("CC-17")
def test_nobody_may_keep_from_building_what_can_be_built() -> None:
    refused = city("M", "P R").refused(0, "pass")

    assert (refused.rule, refused.facts) == ("CC-17", {"left": 2})


@pytest.mark.rule("CC-17")
def test_what_cannot_be_built_leaves_the_game() -> None:
    table = city("P P M P P", "P R")

    table.play(0, "pass")

    assert table.discarded() == ["P", "R"]
    assert table.hand(0) == []
    assert table.count("P") == 4


@pytest.mark.rule("CC-17", "CC-A8")
def test_a_bad_order_may_not_save_a_card_from_being_built() -> None:
    """The city is at its limit: the parking can only follow the industry."""
    table = city("P P M P P", "P I")

    assert table.places(0, "P") == []
    table.build(0, "I", table.places(0, "I")[0])

    assert table.question().facts["card"] == "card-parking"


@pytest.mark.rule("CC-17a", "CC-A8")
def test_a_card_may_not_take_the_only_place_of_another() -> None:
    table = city(TWO_PLACES, "R P")

    assert table.places(0, "P") == [table.cell("b")]
    assert table.build_refusal(0, "P", "a") == "CC-17a"


@pytest.mark.rule("CC-17a", "CC-A8")
def test_a_card_has_to_go_where_it_gives_the_next_one_contact() -> None:
    """The residence may touch neither its like nor the industry, so it needs b or c first."""
    table = city("I P P P P / P P P P P / P P M P P / I P I R b / P I P c a", "R P")

    assert table.places(0, "R") == []
    table.build(0, "P", "b")

    assert table.places(0, "R") == [table.cell("a")]


@pytest.mark.rule("CC-17a")
def test_a_card_whose_rival_cannot_be_built_anyway_is_free() -> None:
    table = city(TWO_PLACES, "L P", money=4)

    assert table.places(0, "P") == table.cells("ab")


@pytest.mark.rule("CC-17a", "CC-A8")
def test_which_cards_make_up_the_greatest_number_is_free() -> None:
    table = city("P P M P x", "R C")

    assert table.moves() == ["build residence", "build commerce"]
    table.build(0, "C", "x")
    table.play(0, "pass")

    assert table.discarded() == ["R"]


@pytest.mark.rule("CC-17a", "CC-A9")
def test_money_for_one_leisure_builds_one_of_two() -> None:
    table = city("M", "L L", money=9)

    table.build(0, "L", "e4")
    assert table.moves() == ["pass"]
    table.play(0, "pass")

    assert table.discarded() == ["L"]
    assert table.riches()[0] == 4


@pytest.mark.rule("CC-37")
def test_the_duty_is_about_all_three_cards() -> None:
    """Two residences fit only apart from each other; the parking has to leave both a place."""
    full = "M P P P I I / P P P P P I / P P P P P I / P P P P P I / P P P P P P / a P b P I c"
    table = city(full, "R R P", level="normal")

    assert table.places(0, "P") == [table.cell("c")]
    assert table.places(0, "R") == table.cells("ab")


@pytest.mark.rule("CC-17a", "CC-A22")
def test_a_cloud_may_not_take_the_only_place_of_a_card_in_hand() -> None:
    """The residence fits on a alone, because c is beside an industry; b is in line with others."""
    rows = [
        "M P P P P I",
        "P P P P P I",
        "P P P P P I",
        "P P I P P I",
        "P P c P P P",
        "a P P P P b",
    ]
    table = city(" / ".join(rows), "I R", level="normal")

    table.build(0, "I", "b")

    assert table.moves(0) == [f"at {table.cell('c')}"]
    assert table.refusal(0, f"at {table.cell('a')}") == "CC-17"


@pytest.mark.rule("CC-17a", "CC-38")
def test_an_industry_waits_when_its_cloud_would_shut_a_card_out() -> None:
    """The parking has to come first; then there is no place for a cloud."""
    rows = [
        "I P P P P I",
        "P P P P P I",
        "P P M P P I",
        "P P P P P I",
        "P P P P P P",
        "a P P P P b",
    ]
    table = city(" / ".join(rows), "I P", level="normal")

    assert table.places(0, "I") == []
    assert table.places(0, "P") == table.cells("ab")


@pytest.mark.rule("CC-17a")
def test_a_cloud_is_no_card_that_was_built() -> None:
    """Two cards have to be built, whatever the industry brings along."""
    table = city("I M x", "I P", level="normal")
    table.build(0, "I", "x")

    table.play(0, table.moves(0)[0])

    assert table.places(0, "P")
    assert "pass" not in table.moves(0)


# Against trying everything


def crowded(rng: Rng, level: str) -> str:
    """A city with few empty places, whatever touches what."""
    size = 5 if level == "simplified" else 6
    letters = "RCLIIIPPPPP" + ("" if level == "simplified" else "G")
    halves = [kind for kind in DRAWN if kind.is_bicolour] if level == "advanced" else []
    rows = [["." for _ in range(size)] for _ in range(size)]
    for row, column in product(range(size), range(size)):
        if rng.below(6):
            rows[row][column] = letters[rng.below(len(letters))]
        if halves and rng.below(3) == 0:
            kind = halves[rng.below(len(halves))]
            side = SIDES[kind.turns[rng.below(4)]]
            rows[row][column] = f"{written(kind)}:{side}"
    rows[rng.below(size)][rng.below(size)] = "M"
    return " / ".join(" ".join(row) for row in rows)


def hand(rng: Rng, level: str, count: int) -> list[Kind]:
    if level == "advanced":
        kinds = [kind for kind in DRAWN if not kind.illustration]
        return [kinds[rng.below(len(kinds))] for _ in range(count)]
    return [kind_of("RRCLIP"[rng.below(6)]) for _ in range(count)]


def check_duty(table: Table, seat: int, cards: list[Kind]) -> None:
    """The number to be built, and for every card where it may lie, are what trying finds."""
    city = City(table.game, seat)
    assert table.game.goal == city.most(cards)
    for kind in set(cards):
        assert sorted(table.build_moves(seat, written(kind))) == sorted(city.dutiful(kind, cards))


@pytest.mark.rule("CC-17", "CC-17a", "CC-37", "CC-46", "CC-A8", "CC-A9")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("seed", range(80, 120))
def test_a_card_goes_exactly_where_the_greatest_number_can_still_be_built(
    level: str, seed: int
) -> None:
    rng = seeded(seed)
    table = Table(level=level)
    table.draw(crowded(rng, level), money=3 * rng.below(4))
    if level != "simplified":
        table.reserve(cloud=rng.below(3))
    cards = hand(rng, level, 2 if level == "simplified" else 3)

    table.construct(" ".join(written(kind) for kind in cards))

    check_duty(table, 0, cards)


def late(rng: Rng, level: str, seats: int) -> Table:
    """A table of that variant after four rounds at random."""
    table = Table(
        seats,
        level,
        leisure_crisis=bool(rng.below(2)),
        unique_city=seats > 1,
        suburb=seats == 1,
        fresh=True,
        seed=rng.below(1000),
    )
    while table.game.round < 5:
        seat = table.game.deciders[0]
        table.game.advance(seat, table.game.draw(seat, rng))
    return table


@pytest.mark.rule("CC-14", "CC-17a", "CC-18", "CC-19", "CC-21", "CC-46", "CC-67", "CC-68", "CC-79")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_duty_is_exact_in_the_suburb_and_in_every_unique_city(
    level: str, seats: int, seed: int
) -> None:
    rng = seeded(seed)
    table = late(rng, level, seats)
    cards = hand(rng, level, 2)
    first = table.game.first
    hands = [""] * seats
    hands[first] = " ".join(written(kind) for kind in cards)

    table.construct(*hands)

    check_duty(table, first, cards)


@pytest.mark.rule("CC-17a", "CC-59", "CC-A39")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("seed", range(6))
def test_the_architect_goes_exactly_where_as_many_cards_can_be_built(level: str, seed: int) -> None:
    rng = seeded(seed)
    table = Table(level=level, architect=True)
    table.draw(crowded(rng, level), money=3 * rng.below(4))
    cards = hand(rng, level, 2)
    table.construct(" ".join(written(kind) for kind in cards))
    city = City(table.game, 0)
    goal = max(city.most(cards), 1)
    expected = [
        f"at {name_of(spot)}"
        for spot in city.open_spots()
        if city.with_architect(spot).most(cards) >= goal
    ]

    assert ("architect" in table.moves(0)) == bool(expected)
    if expected:
        table.play(0, "architect")
        assert sorted(table.moves(0)) == sorted(expected)
        table.play(0, expected[0])
        check_duty(table, 0, cards)
