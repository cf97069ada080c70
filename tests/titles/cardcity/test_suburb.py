"""The fictitious suburb of a lone player (CC-78 to CC-80).

The rings are C P R C R P C / P . . . . . P / R . . . . . R / C . . . . . C / … at the simplified
level and P R C R P C P R / R . . . . . . C / C . . . . . . R / … at the others.
"""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.cardcity import TITLE


def suburb(level: str = "simplified", victory: str = "residential") -> Table:
    table = Table(1, level, victory, suburb=True)
    table.draw("M", hall="d3" if level == "simplified" else "d4")
    return table


def ring(table: Table) -> list[str]:
    last = 7 if plain_view(table.game, None)["level"] == "simplified" else 8
    columns = "abcdefgh"[:last]
    cells = [f"{column}{row}" for row in range(1, last + 1) for column in columns]
    edge = [cell for cell in cells if cell[0] in columns[0] + columns[-1] or cell[1:] in f"1{last}"]
    return [table.at(cell) for cell in edge]


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "cards"),
    [("simplified", {"R": 8, "C": 8, "P": 8}), ("normal", {"R": 10, "C": 9, "P": 9})],
)
def test_a_ring_of_cards_lies_round_the_city(level: str, cards: dict[str, int]) -> None:
    table = Table(1, level, suburb=True, fresh=True)
    laid = ring(table)

    assert {card: laid.count(card) for card in cards} == cards
    assert len(laid) == sum(cards.values())
    assert {*table.districts("R"), *table.districts("C")} == {1}


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "places"),
    [
        ("simplified", ["c4", "d3", "d5", "e4"]),
        ("normal", ["d4", "d5", "e4", "e5"]),
        ("advanced", ["d4", "d5", "e4", "e5"]),
    ],
)
def test_the_town_hall_goes_on_one_of_four_places(level: str, places: list[str]) -> None:
    table = Table(1, level, suburb=True, fresh=True)

    assert sorted(table.moves(0)) == [f"at {place}" for place in places]
    assert table.refusal(0, "at b2") == "CC-78"


@pytest.mark.rule("CC-78")
def test_the_town_hall_stands_where_the_player_puts_it() -> None:
    table = Table(1, suburb=True, fresh=True)

    table.play(0, "at c4")

    assert table.at("c4") == "M"
    assert table.count("M") == 1


@pytest.mark.rule("CC-78")
def test_the_ring_fixes_the_square() -> None:
    table = suburb()
    table.construct("P")

    free = table.seen(0, "free")

    assert isinstance(free, list)
    assert len(free) == 24
    assert {name[0] for name in free} == set("bcdef")
    assert [table.build_refusal(0, "P", place) for place in ("a3", "h3")] == ["CC-22", "CC-14"]


@pytest.mark.rule("CC-78")
@pytest.mark.parametrize(
    ("level", "left"),
    [
        ("simplified", [44 - 8, 33 - 8, 20]),
        ("normal", [43 - 10, 32 - 9, 20]),
        ("advanced", [48 - 10, 36 - 9, 22]),
    ],
)
def test_the_cards_of_the_ring_are_missing_in_the_reserve(level: str, left: list[int]) -> None:
    table = Table(1, level, suburb=True, fresh=True)

    assert [table.left(card) for card in "RCI"] == left


@pytest.mark.rule("CC-78")
def test_the_suburb_is_for_one_player() -> None:
    settings = TITLE.settings({"suburb": True})
    assert not isinstance(settings, Refusal)

    refusal = TITLE.check(settings, 2)

    assert refusal is not None
    assert refusal.rule == "CC-78"


@pytest.mark.rule("CC-79")
def test_the_suburb_does_not_count_for_the_limit() -> None:
    assert suburb().size() == (1, 5)


@pytest.mark.rule("CC-79")
def test_a_joined_card_of_the_suburb_does_not_count_for_the_limit_either() -> None:
    table = suburb()
    table.draw("R . / . M", hall="d3")

    assert table.districts("R")[0] == 2
    assert table.size() == (2, 5)


@pytest.mark.rule("CC-79", "CC-A45")
def test_a_card_of_the_suburb_is_contact_enough() -> None:
    table = suburb()
    table.construct("P")

    assert "b6" in table.places(0, "P")


@pytest.mark.rule("CC-79")
@pytest.mark.parametrize(("card", "place", "rule"), [("R", "c2", "CC-21"), ("C", "d2", "CC-21")])
def test_the_ban_on_the_own_colour_holds_towards_the_suburb(
    card: str, place: str, rule: str
) -> None:
    """The ring has a residence above c2 and a commerce above d2."""
    table = suburb()
    table.construct(card)

    assert table.build_refusal(0, card, place) == rule


@pytest.mark.rule("CC-80")
def test_a_residence_of_the_suburb_scores_once_it_has_joined() -> None:
    """The own residence on c2 hangs together with the one above it."""
    table = suburb()
    before = table.points("residences")
    table.draw("R . / . M", hall="d3")

    assert before == 0
    assert table.points("residences") == 3


@pytest.mark.rule("CC-80")
def test_a_commerce_of_the_suburb_earns_once_it_has_joined() -> None:
    table = suburb()
    before = table.earnings("commerce")
    table.draw("C / M", hall="d3")

    assert before == []
    assert table.earnings("commerce") == [3]


@pytest.mark.rule("CC-80", "CC-A52")
def test_a_joined_commerce_counts_for_the_commercial_victory() -> None:
    table = suburb(victory="commercial")
    table.draw("C / M", hall="d3")

    assert table.points("buildings") == 2


@pytest.mark.rule("CC-80", "CC-A52")
def test_commerces_of_the_suburb_make_no_warehouses_before_joining() -> None:
    assert suburb(victory="commercial").score() == 0


@pytest.mark.rule("CC-A52")
def test_the_suburb_fills_no_place_of_the_square() -> None:
    assert suburb().seen(0, "empty") == 24


@pytest.mark.rule("CC-A46")
def test_districts_of_the_suburb_do_not_grow_by_themselves() -> None:
    """The commerce above d2 touches two residences, but nothing of one's own."""
    table = suburb()

    table.develop()

    assert table.support("d1") == (2, 2)
    assert table.game.deciders == []
    assert table.seen(0, "cards") == 1


@pytest.mark.rule("CC-A47")
def test_a_parking_of_the_suburb_lengthens_no_district() -> None:
    """The ring has a parking at the left of the own one."""
    table = suburb("advanced")
    table.draw(". . M / P . .", hall="d4")

    assert [table.at("a5"), table.at("b5")] == ["P", "P"]
    assert table.districts("P") == [1]


@pytest.mark.rule("CC-A47")
@pytest.mark.parametrize("victory", ["industrial", "commercial"])
def test_parkings_of_the_suburb_are_not_counted(victory: str) -> None:
    table = suburb("advanced", victory)
    table.draw(". . M / P . .", hall="d4")

    assert table.points("buildings") == 1


@pytest.mark.rule("CC-A47")
@pytest.mark.parametrize(("parking", "points"), [(".", 0), ("P", 1)])
def test_a_parking_of_the_suburb_meets_no_need(parking: str, points: int) -> None:
    """The residence on b5 touches one of the ring."""
    table = suburb("normal", "happiness")
    table.draw(f"L . M / R C . / {parking} . .", hall="d4")

    assert table.score() == points


@pytest.mark.rule("CC-A52")
@pytest.mark.parametrize(("commerce", "points"), [(".", 0), ("C", 1)])
def test_a_commerce_of_the_suburb_meets_no_need_before_joining(commerce: str, points: int) -> None:
    """The residence on b6 touches one of the ring."""
    table = suburb("normal", "happiness")
    table.draw(f". . M / {commerce} . . / R P . / L . .", hall="d4")

    assert table.score() == points


@pytest.mark.rule("CC-A52")
def test_a_commerce_of_the_suburb_shows_no_colour_before_joining() -> None:
    """The parkings lead from the town hall, which has two colours, to a commerce of the ring."""
    table = suburb("advanced")
    table.draw("P P P / . . M", hall="d4")

    assert table.earnings("parking") == [1]


@pytest.mark.rule("CC-A52")
@pytest.mark.parametrize(("drawing", "percent"), [(". . M", 0), ("C . . / . . M", 2)])
def test_a_commerce_of_the_suburb_pollutes_once_it_has_joined(drawing: str, percent: int) -> None:
    table = Table(1, "normal", suburb=True, ecology=True)
    table.draw(drawing, hall="d4")

    assert table.seen(0, "pollution") == percent
