"""Phase 2: where cards may be built (CC-11 to CC-22); test_duty.py says which must be."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.ground import EMPTY


def city(drawing: str, hand: str, money: int = 3, level: str = "simplified") -> Table:
    """Seat 0 is about to build these cards."""
    table = Table(level=level)
    table.draw(drawing, money=money)
    table.construct(hand)
    return table


@pytest.mark.rule("CC-11", "CC-A7")
def test_everybody_builds_in_turn_order_from_the_first_player_on() -> None:
    table = Table(3, first=1)
    table.construct("P", "P", "P")
    order = []

    while table.game.deciders:
        order += table.game.deciders
        table.build(order[-1], "P", "e4")

    assert order == [1, 2, 0]


@pytest.mark.rule("CC-11")
def test_a_card_is_built_in_the_own_city() -> None:
    table = Table(first=1)
    table.construct("", "P")

    table.build(1, "P", "e4")

    assert [table.at("e4", seat) for seat in (0, 1)] == ["", "P"]


@pytest.mark.rule("CC-11")
def test_only_cards_of_the_hand_are_built() -> None:
    table = city("M", "P R")

    assert table.refusal(0, "build commerce") == "CC-11"


@pytest.mark.rule("CC-12", "CC-18")
def test_a_corner_is_no_contact() -> None:
    table = city("x . / . M", "P")

    assert table.build_refusal(0, "P", "x") == "CC-18"


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize(("lying", "card"), [("R", "R"), ("C", "C"), ("I", "R"), ("R", "I")])
def test_cards_that_only_share_a_corner_do_not_quarrel(lying: str, card: str) -> None:
    table = city(f"{lying} M / . x", card)

    assert table.cell("x") in table.places(0, card)


@pytest.mark.rule("CC-13")
def test_cards_of_one_type_that_touch_form_one_district() -> None:
    table = Table()
    table.draw("P P . / . P M / C P C")

    assert table.districts("P") == [4]


@pytest.mark.rule("CC-13")
def test_a_card_without_its_like_beside_it_is_a_district_alone() -> None:
    table = Table()
    table.draw("P M P / . P .")

    assert table.districts("P") == [1, 1, 1]


@pytest.mark.rule("CC-14")
@pytest.mark.parametrize(
    "drawing", ["M P I P P x", "x M P I P P", "M / P / I / P / P / x", "x / M / P / I / P / P"]
)
def test_a_simplified_city_has_at_most_five_rows_and_columns(drawing: str) -> None:
    assert city(drawing, "P").build_refusal(0, "P", "x") == "CC-14"


@pytest.mark.rule("CC-14")
@pytest.mark.parametrize("drawing", ["M P I P x", "x P I P M", "M / P / I / P / x"])
def test_the_town_hall_may_stand_at_the_edge_of_the_square(drawing: str) -> None:
    table = city(drawing, "P")

    assert table.cell("x") in table.places(0, "P")


@pytest.mark.rule("CC-14")
def test_a_full_direction_leaves_the_other_one_open() -> None:
    table = city(". x . . . / M P I P P", "P")

    assert table.cell("x") in table.places(0, "P")


@pytest.mark.rule("CC-14", "CC-A13")
def test_the_square_goes_where_the_city_goes_until_a_direction_is_full() -> None:
    """Four columns are used: the fifth may be at either end, the sixth at none."""
    table = city("x M P I P y z", "P P")
    either = set(table.cells("xy")) <= set(table.places(0, "P"))

    table.build(0, "P", "y")

    assert either
    assert [table.build_refusal(0, "P", place) for place in "xz"] == ["CC-14", "CC-14"]


@pytest.mark.rule("CC-14")
def test_nobody_can_build_a_second_town_hall() -> None:
    assert TITLE.space.parse("build town_hall") is None


@pytest.mark.rule("CC-15")
def test_the_town_hall_counts_and_industries_do_not() -> None:
    table = Table()
    table.draw("M P I L C")

    assert table.size() == (4, 10)


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize(("industries", "limit"), [("P", 5), ("I", 10), ("I I", 15)])
def test_each_industry_supports_five_more_cards(industries: str, limit: int) -> None:
    table = Table()
    table.draw(f"M {industries}")

    assert table.size()[1] == limit


@pytest.mark.rule("CC-15")
def test_parks_and_clouds_do_not_count_for_the_limit() -> None:
    table = Table(level="normal")
    table.draw("M G N")

    assert table.size() == (1, 5)


@pytest.mark.rule("CC-15")
def test_a_fifth_card_is_built_without_an_industry() -> None:
    table = city("P P M P x", "P")

    table.build(0, "P", "x")

    assert table.size() == (5, 5)


@pytest.mark.rule("CC-15")
def test_a_sixth_card_is_refused_without_an_industry() -> None:
    refused = city("P P M P P", "P").refused(0, "build parking")

    assert (refused.rule, refused.key) == ("CC-15", "refusal-limit")
    assert refused.facts == {"card": "card-parking", "counted": 5, "limit": 5}


@pytest.mark.rule("CC-16")
def test_an_industry_is_built_in_a_city_at_its_limit() -> None:
    table = city("P P M P P / . . x . .", "I")

    table.build(0, "I", "x")

    assert table.size() == (5, 10)


@pytest.mark.rule("CC-18")
@pytest.mark.parametrize("card", ["R", "C", "L", "I", "P"])
def test_a_new_card_must_touch_the_city(card: str) -> None:
    table = city("M . x", card, money=5)

    assert table.build_refusal(0, card, "x") == "CC-18"


@pytest.mark.rule("CC-19")
@pytest.mark.parametrize(("lying", "card"), [("I", "R"), ("R", "I")])
def test_residence_and_industry_never_touch(lying: str, card: str) -> None:
    table = city(f"M {lying} x", card)

    assert table.build_refusal(0, card, "x") == "CC-19"


@pytest.mark.rule("CC-20")
def test_a_leisure_is_paid_at_once() -> None:
    table = city("M x", "L P", money=7)

    table.build(0, "L", "x")

    assert table.riches()[0] == 2


@pytest.mark.rule("CC-20")
def test_a_leisure_without_the_money_is_discarded() -> None:
    table = city("M", "L", money=4)

    assert table.moves() == ["pass"]
    table.play(0, "pass")

    assert table.discarded() == ["L"]
    assert table.riches()[0] == 4


@pytest.mark.rule("CC-20")
def test_a_leisure_without_the_money_is_refused_by_its_price() -> None:
    table = city("M", "L P R", money=4, level="normal")

    assert table.refusal(0, "build leisure") == "CC-20"


@pytest.mark.rule("CC-20")
def test_whoever_has_the_money_must_build_a_leisure() -> None:
    table = city("M", "L P", money=5)

    table.build(0, "P", "e4")

    assert table.places(0, "L")
    assert "pass" not in table.moves()


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("beside", ["R", "C", "L", "I", "P"])
def test_a_leisure_may_touch_anything(beside: str) -> None:
    table = city(f"M {beside} x", "L", money=5)

    assert table.cell("x") in table.places(0, "L")


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("card", ["R", "C"])
def test_a_development_building_is_not_built_beside_its_like(card: str) -> None:
    table = city(f"M {card} x", card)

    assert table.build_refusal(0, card, "x") == "CC-21"


@pytest.mark.rule("CC-21", "CC-A51")
@pytest.mark.parametrize("card", ["L", "I", "P"])
def test_other_cards_may_touch_their_like(card: str) -> None:
    table = city(f"M {card} x", card, money=5)

    assert table.cell("x") in table.places(0, card)


@pytest.mark.rule("CC-2", "CC-21")
def test_a_residence_and_a_commerce_may_touch() -> None:
    table = city("M C x", "R")

    assert table.cell("x") in table.places(0, "R")


@pytest.mark.rule("CC-22")
def test_nothing_is_laid_on_top_of_a_card() -> None:
    table = city("M P", "P")

    assert table.build_refusal(0, "P", "f5") == "CC-22"


@pytest.mark.rule("CC-22")
def test_a_card_that_lies_stays_where_it_is() -> None:
    table = Table(3, "normal", fresh=True)
    before = [ground.cards for ground in table.game.grounds]

    while table.game.deciders:
        (seat,) = table.game.deciders
        table.play(seat, table.moves(seat)[-1])
        after = [ground.cards for ground in table.game.grounds]
        for old, new in zip(before, after, strict=True):
            assert [new[cell] for cell, card in enumerate(old) if card != EMPTY] == [
                card for card in old if card != EMPTY
            ]
        before = after


@pytest.mark.rule("CC-22")
def test_no_card_is_kept_for_a_later_round() -> None:
    table = Table()
    table.draw("P P M P P", money=0)
    table.draw("P P M P P", 1, money=0)
    table.construct("P P", "R C", secret=False, through="end")

    assert [table.hand(0), table.hand(1)] == [[], []]
    assert table.discarded() == ["C", "P", "P", "R"]


@pytest.mark.rule("CC-A5")
@pytest.mark.parametrize("open_card", [0, 1])
def test_who_builds_one_of_two_alike_does_not_show_that_there_is_another(open_card: int) -> None:
    table = Table(2)
    table.construct("R R")
    game = table.game
    game.cards.known[game.hands[0][open_card]] = game.all_eyes

    table.build(0, "R", table.places(0, "R")[0])

    assert table.seen(0, "hand", eyes=1) == {"count": 1, "known": [], "open": []}
