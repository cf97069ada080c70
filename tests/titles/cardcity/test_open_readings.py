"""Answers to questions the game leaves open, where no other test shows them (CC-A5 to CC-A50)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.testing.random_play import plain_view


@pytest.mark.rule("CC-A5", "CC-A6")
def test_a_card_that_lay_open_before_is_hidden_in_a_new_offer() -> None:
    table = Table(3)
    table.acquire("R I L P C C")
    table.divide(0, "R C", "P C|I L")
    table.take(1, "first")

    table.divide(0, "I L", "P|C")

    hidden = [table.lots(eyes)[1]["hidden"] for eyes in (0, 1, 2, None)]
    unseen = {"count": 1, "known": []}
    assert hidden == [{"count": 1, "known": ["commerce"]}, unseen, unseen, unseen]


@pytest.mark.rule("CC-A5")
def test_cards_that_are_divided_afresh_are_known_to_the_new_divider_alone() -> None:
    """The old divider can no longer tell which is which, nor can those who saw the open ones."""
    table = Table(3)
    table.acquire("R I L P C C")
    table.divide(0, "R C", "P C|I L")

    table.take(1, "second")

    assert [len(table.known("drawn", eyes)) for eyes in (0, 1, 2, None)] == [0, 4, 0, 0]


@pytest.mark.rule("CC-A5")
@pytest.mark.parametrize(("eyes", "known"), [(0, 3), (1, 3), (None, 2)])
def test_the_hidden_card_of_a_hand_is_known_to_its_owner_and_its_divider(
    eyes: int | None, known: int
) -> None:
    table = Table(level="normal")
    table.acquire("R I L P C C")
    table.divide(0, "R C|I", "P|C L")

    table.take(1, "first")

    hand = table.seen(1, "hand", eyes)
    assert isinstance(hand, dict)
    assert len(hand["known"]) == known


@pytest.mark.rule("CC-A10")
def test_discarded_cards_lie_face_up_and_outside_the_reserve() -> None:
    table = Table()
    table.draw("P P M P P")
    before = table.left("R")
    table.construct("R C")

    table.play(0, "pass")

    assert plain_view(table.game, None)["discard"] == ["residence", "commerce"]
    assert table.left("R") == before


@pytest.mark.rule("CC-A14")
def test_a_place_may_be_chosen_that_stops_a_later_development() -> None:
    """At a the district would touch a third culture card and grow again."""
    table = Table()
    table.draw(". . L . . / I M R a L / . . b . .")
    table.develop()

    table.grow(0, "R", "b")

    assert table.districts("R") == [2]
    assert table.game.deciders == []


@pytest.mark.rule("CC-A16")
def test_a_district_that_could_not_grow_is_looked_at_again() -> None:
    table = Table()
    table.draw(". L . / M R I / . x .")
    table.reserve(residence=0)
    table.develop()
    table.reserve(residence=1)

    table.develop()

    assert table.at("x") == "R"


@pytest.mark.rule("CC-A19")
def test_a_half_industry_counts_for_the_price() -> None:
    table = Table(level="advanced")
    table.draw("M CI:s:w I")

    assert table.seen(0, "industry_price") == 15


@pytest.mark.rule("CC-A21")
@pytest.mark.parametrize(("lying", "card"), [("CI:s:w", "I"), ("I", "CI:s:w")])
def test_half_industries_bring_clouds(lying: str, card: str) -> None:
    table = Table(level="advanced")
    table.draw(f"{lying} M x")
    table.construct(card[:4])

    table.build(0, card, "x")

    assert table.question().prompt == "prompt-cloud"


@pytest.mark.rule("CC-A22")
def test_a_cloud_without_a_place_stays_in_the_reserve() -> None:
    rows = ["M P P P P I", "P P P P P I", "P P P P P I", "P P P P P I", "P P P P P I"]
    table = Table(level="normal")
    table.draw(" / ".join([*rows, "P P P P P x"]))
    table.construct("I")

    table.build(0, "I", "x")

    assert table.left("N") == 4
    assert table.game.deciders == []


@pytest.mark.rule("CC-A22")
def test_a_cloud_may_touch_a_neighbours_card_alone() -> None:
    table = Table(level="normal", unique_city=True)
    table.draw(". y P / . . P / x . P / I M M")
    table.construct("I")
    table.build(0, "I", "x")

    assert f"at {table.cell('y')}" in table.moves(0)


@pytest.mark.rule("CC-A23")
@pytest.mark.parametrize(("place", "cloud"), [("x", True), ("y", True), ("z", True), ("o", False)])
def test_the_hexagonal_layout_has_three_lines(place: str, cloud: bool) -> None:
    """x is on the slanted line of the industry, y on the other one, z in its row."""
    table = Table(3, "normal", unique_city=True)
    table.draw(". y x / . I z / . . o / . . M")
    table.construct("I")

    table.build(0, "I", place)

    assert bool(table.game.deciders) == cloud


@pytest.mark.rule("CC-A24")
def test_a_neighbours_industry_brings_no_cloud() -> None:
    table = Table(level="normal", unique_city=True)
    table.draw("x I / M M")
    table.construct("I")

    table.build(0, "I", "x")

    assert table.game.deciders == []


@pytest.mark.rule("CC-A26")
@pytest.mark.parametrize("card", ["G", "N"])
def test_parks_and_clouds_count_as_cards_in_a_tie(card: str) -> None:
    table = Table(level="normal", victory="happiness")
    table.draw("M", 0)
    table.draw(f"M {card}", 1)

    assert table.finish().ranks == [2, 1]


@pytest.mark.rule("CC-A29")
def test_a_half_leisure_counts_in_the_leisure_crisis() -> None:
    table = Table(level="advanced", leisure_crisis=True)
    table.draw("M RL:s:w x", money=10)
    table.construct("CL:s")

    table.build(0, "CL:s:w", "x")

    assert table.riches()[0] == 0


@pytest.mark.rule("CC-A30")
@pytest.mark.parametrize(("halves_touch", "support"), [(True, 1), (False, 0)])
def test_whether_the_halves_of_one_card_touch_is_an_option(
    halves_touch: bool, support: int
) -> None:
    table = Table(level="advanced", halves_touch=halves_touch)
    table.draw("M RC:s:w")

    (commerce,) = table.found("C")
    assert commerce["support"] == support


@pytest.mark.rule("CC-A30", "CC-T16", "CC-T17")
@pytest.mark.parametrize("halves_touch", [True, False])
def test_the_examples_hold_whether_or_not_the_halves_of_one_card_touch(halves_touch: bool) -> None:
    table = Table(level="advanced", halves_touch=halves_touch)

    table.draw(". L . / M RC:s:w x / . . .")
    home = [(one["support"], one["needed"]) for one in table.found("R")]
    table.draw(". . R . / . RC:s:n CI:d:nw . / . M . .")
    shop = [(one["support"], one["needed"]) for one in table.found("C")]

    assert (home, shop) == ([(2, 2)], [(2, 3)])


@pytest.mark.rule("CC-A31")
@pytest.mark.parametrize(("below", "districts"), [("RL:s:w", [2]), ("RL:s:e", [1, 1])])
def test_half_a_side_joins_a_district(below: str, districts: list[int]) -> None:
    """Both cards are cut upright, one below the other."""
    table = Table(level="advanced")
    table.draw(f"RC:s:w . / {below} M")

    assert table.districts("R") == districts


@pytest.mark.rule("CC-A32")
def test_two_half_commerces_are_not_built_beside_each_other() -> None:
    table = Table(level="advanced")
    table.draw("RC:s:n x / M .")
    table.construct("CI:d")

    assert table.build_refusal(0, "CI:d:nw", "x") == "CC-21"


@pytest.mark.rule("CC-A37")
@pytest.mark.parametrize(("victory", "points"), [("residential", 5), ("industrial", -5)])
def test_pollution_may_be_negative(victory: str, points: int) -> None:
    table = Table(level="normal", victory=victory, ecology=True)
    table.draw("M G")

    assert table.points("pollution") == points


@pytest.mark.rule("CC-A38")
@pytest.mark.parametrize(
    ("card", "percent"), [("RC:s:w", 1), ("LI:s:w", 2), ("CI:s:w", 3), ("RL:d:nw", 0)]
)
def test_the_pollution_of_half_cards(card: str, percent: int) -> None:
    table = Table(level="advanced", ecology=True)
    table.draw(f"M {card}")

    assert table.seen(0, "pollution") == percent


@pytest.mark.rule("CC-A39")
def test_the_architect_has_to_leave_a_card_to_build() -> None:
    """One place is left, and the Architect on it would shut every card out."""
    rows = ["M P P P I", "P P P P I", "P P P P I", "P P P P P", "P P P I x"]
    table = Table(architect=True)
    table.draw(" / ".join(rows))

    table.construct("P P")

    assert "architect" not in table.moves(0)


@pytest.mark.rule("CC-A40")
def test_the_other_owner_develops_a_shared_district() -> None:
    table = Table(unique_city=True)
    table.draw(". P b . / L R R L / . M M .")

    table.develop()

    assert table.at("b") == "R"


@pytest.mark.rule("CC-A41")
def test_leisures_and_pollution_are_reckoned_by_region() -> None:
    table = Table(level="normal", unique_city=True, ecology=True, leisure_crisis=True)
    table.draw("C L / M M / . N")

    assert [table.seen(seat, "leisure_price") for seat in (0, 1)] == [5, 10]
    assert [table.seen(seat, "pollution") for seat in (0, 1)] == [1, 5]


@pytest.mark.rule("CC-A42")
def test_a_neighbours_town_hall_is_culture() -> None:
    """On the hexagonal layout a place touches two town halls."""
    table = Table(3, unique_city=True)
    table.draw(". R / M M")

    assert table.support("f4") == (2, 2)


@pytest.mark.rule("CC-A50")
def test_there_are_no_bribes_alone() -> None:
    table = Table(1, "advanced")
    table.acquire("R C P I")

    table.play(0, "return industry")

    assert table.game.deciders == []
