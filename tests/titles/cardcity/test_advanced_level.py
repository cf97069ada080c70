"""Advanced level: bribes, bicolour cards and parkings that pay (CC-44 to CC-50)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.notation import written
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import BICOLOUR, SIDES, Kind


def building(drawing: str, hand: str, money: int = 3) -> Table:
    table = Table(level="advanced")
    table.draw(drawing, money=money)
    table.construct(hand)
    return table


def bribed(bribe: str, money: tuple[int, int] = (3, 3)) -> Table:
    table = Table(level="advanced")
    table.money(*money)
    table.acquire("R C P I R P")
    table.divide(0, "R C|P", "I|R P", bribe)
    return table


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize(("lot", "money"), [("first", [1, 5]), ("second", [3, 3])])
def test_whoever_takes_the_bribed_lot_gets_the_money(lot: str, money: list[int]) -> None:
    table = bribed("first 2")

    table.take(1, lot)

    assert table.riches() == money


@pytest.mark.rule("CC-44")
def test_a_bribe_is_seen_by_everybody() -> None:
    table = bribed("second 3")

    assert [lot["money"] for lot in table.lots(None)] == [0, 3]


@pytest.mark.rule("CC-44")
def test_nobody_has_to_bribe() -> None:
    table = bribed("")

    table.take(1, "first")

    assert table.riches() == [3, 3]


@pytest.mark.rule("CC-44")
def test_a_bribe_is_at_most_the_own_money() -> None:
    table = Table(level="advanced")
    table.acquire("R C P I R P")
    for move in ("first open residence", "first open commerce", "first hidden parking"):
        table.play(0, move)
    table.play(0, "second open industry")

    assert len(table.moves(0)) == 1 + 3 + 3
    assert table.refusal(0, "bribe first 4") == "CC-44"


@pytest.mark.rule("CC-44")
def test_a_divider_without_money_is_not_asked_for_a_bribe() -> None:
    table = Table(level="advanced")
    table.money(0, 3)
    table.acquire("R R R R R R")

    assert table.game.deciders == [1]


@pytest.mark.rule("CC-A28")
def test_a_bribe_is_at_most_999_dollars() -> None:
    table = Table(level="advanced")
    table.money(1200, 3)
    table.acquire("R R R R R R")

    assert len(table.moves(0)) == 1 + 999 + 999


@pytest.mark.rule("CC-A28")
def test_a_bribe_that_was_not_taken_goes_back_before_the_next_offer() -> None:
    table = Table(3, "advanced")
    table.acquire("R C P I R P L C I")
    table.divide(0, "R C|P", "I R|P L C I", "second 3")
    table.take(1, "first")

    table.divide(0, "I R|P", "L|C I", "first 3")
    table.take(2, "first")

    assert table.riches() == [0, 3, 6]


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize("level", ["simplified", "normal"])
def test_there_are_no_bribes_below_the_advanced_level(level: str) -> None:
    table = Table(level=level)
    table.acquire()
    prompts = []

    while table.game.deciders:
        (seat,) = table.game.deciders
        prompts.append(table.question(seat).prompt)
        table.play(seat, table.moves(seat)[0])

    assert "prompt-bribe" not in prompts


@pytest.mark.rule("CC-45")
@pytest.mark.parametrize("kind", BICOLOUR, ids=written)
def test_every_bicolour_card_is_turned_by_quarters(kind: Kind) -> None:
    sides = {"straight": ["e", "n", "s", "w"], "diagonal": ["ne", "nw", "se", "sw"]}
    table = building("M x", written(kind), money=5)

    assert table.ways(0, written(kind), "x") == sides[kind.cut]


@pytest.mark.rule("CC-45")
@pytest.mark.parametrize(("card", "move"), [("P", "n"), ("RC:s", ""), ("RC:s", "nw")])
def test_a_plain_card_is_not_turned_and_a_bicolour_one_lies_as_it_is_cut(
    card: str, move: str
) -> None:
    assert building("M x", card).refusal(0, f"at f5 {move}".strip()) == "CC-45"


@pytest.mark.rule("CC-45")
@pytest.mark.parametrize(
    ("card", "built", "forbidden"),
    [
        ("RC:s:n", "R", "124"),
        ("RC:s:n", "C", "234"),
        ("RC:s:w", "R", "134"),
        ("RC:s:w", "C", "123"),
        ("RC:d:nw", "R", "14"),
        ("RC:d:nw", "C", "23"),
    ],
)
def test_a_half_touches_what_its_outline_touches(card: str, built: str, forbidden: str) -> None:
    """A rectangle touches three neighbours, two of them by half a side, a triangle two."""
    table = building(f". 1 . . / 4 {card} 2 . / . 3 . M", built)

    closed = set(table.cells("1234")) - set(table.places(0, built))

    assert sorted(closed) == table.cells(forbidden)


@pytest.mark.rule("CC-45", "CC-46", "CC-A31")
def test_two_halves_touch_by_half_a_side() -> None:
    """Beside a residence above a commerce only commerce above residence fits."""
    table = building("M RC:s:n x", "RC:s")

    assert table.ways(0, "RC:s", "x") == ["s"]


@pytest.mark.rule("CC-46")
@pytest.mark.parametrize(
    ("lying", "card", "sides"),
    [
        ("I", "RL:s", ["e"]),
        ("I", "RL:d", ["ne", "se"]),
        ("R", "CI:s", ["w"]),
        ("C", "CI:s", ["e"]),
        ("R", "RC:s", ["e"]),
    ],
)
def test_each_half_obeys_the_bans_of_its_type(lying: str, card: str, sides: list[str]) -> None:
    table = building(f"M {lying} x", card, money=5)

    assert table.ways(0, card, "x") == sides


@pytest.mark.rule("CC-46")
def test_a_forbidden_rotation_is_refused_by_the_ban() -> None:
    table = building("M I x", "RL:s", money=5)

    assert table.build_refusal(0, "RL:s:w", "x") == "CC-19"


@pytest.mark.rule("CC-46")
@pytest.mark.parametrize(("card", "money"), [("RL:s:w", 0), ("RC:s:w", 5)])
def test_a_card_with_a_leisure_half_costs_five(card: str, money: int) -> None:
    table = building("M x", card[:4], money=5)

    table.build(0, card, "x")

    assert table.riches()[0] == money


@pytest.mark.rule("CC-46")
def test_a_leisure_half_without_the_money_is_discarded() -> None:
    table = building("M", "CL:d", money=4)

    table.play(0, "pass")

    assert table.discarded() == ["CL:d"]


@pytest.mark.rule("CC-47")
@pytest.mark.parametrize("kind", BICOLOUR, ids=written)
def test_a_bicolour_card_counts_one_and_its_half_industry_gives_room(kind: Kind) -> None:
    table = Table(level="advanced")
    table.draw(f"M {written(kind)}:{SIDES[kind.turns[0]]}")

    assert table.size() == (2, 10 if "I" in written(kind) else 5)


@pytest.mark.rule("CC-47", "CC-A11")
@pytest.mark.parametrize(("card", "fits"), [("CI:s", True), ("RC:s", False)])
def test_only_a_half_industry_opens_a_city_at_its_limit(card: str, fits: bool) -> None:
    table = building("P P M P P", card)

    assert bool(table.places(0, card)) == fits


@pytest.mark.rule("CC-48")
def test_a_half_leisure_is_culture() -> None:
    table = Table(level="advanced")
    table.draw(". P . / M R LI:s:w / . x .")

    table.develop()

    assert table.at("x") == "R"


@pytest.mark.rule("CC-48")
def test_a_half_leisure_that_is_turned_away_is_no_culture_there() -> None:
    table = Table(level="advanced")
    table.draw(". P . / M R CL:s:w / . x .")

    table.develop()

    assert table.at("x") == ""


@pytest.mark.rule("CC-48")
def test_a_half_counts_as_a_whole_card_of_its_district() -> None:
    table = Table(level="advanced")
    table.draw("M . / R RC:s:w / C .")

    assert table.districts("R") == [2]


@pytest.mark.rule("CC-49")
@pytest.mark.parametrize(
    ("drawing", "money"),
    [
        (". . . / M L P", []),
        ("M P .", [1]),
        ("M P R", [2]),
        (". C . / M P R", [3]),
        (". C . / M P R / . I .", [4]),
        (". I . / . P R / M L .", [2]),
    ],
)
def test_a_parking_district_pays_by_the_colours_round_it(drawing: str, money: list[int]) -> None:
    table = Table(level="advanced")
    table.draw(drawing)

    assert table.earnings("parking") == money


@pytest.mark.rule("CC-49")
@pytest.mark.parametrize("card", ["G", "N"])
def test_parks_and_clouds_have_no_colour(card: str) -> None:
    table = Table(level="advanced")
    table.draw(f"M L P {card}")

    assert table.earnings("parking") == []


@pytest.mark.rule("CC-49")
def test_a_half_commerce_counts_as_a_whole_one_for_the_income() -> None:
    table = Table(level="advanced")
    table.draw("M C CR:s:w")

    assert table.earnings("commerce") == [3]


@pytest.mark.rule("CC-49", "CC-A27")
@pytest.mark.parametrize(("card", "money"), [("RC:s:w", [2]), ("RC:s:n", [3])])
def test_a_parking_sees_the_halves_that_touch_it(card: str, money: list[int]) -> None:
    table = Table(level="advanced")
    table.draw(f"M P {card}")

    assert table.earnings("parking") == money


@pytest.mark.rule("CC-49a")
def test_a_colour_counts_once() -> None:
    table = Table(level="advanced")
    table.draw(". L . / M P L / . L .")

    assert table.earnings("parking") == [1]


@pytest.mark.rule("CC-49a")
def test_parkings_that_touch_are_paid_once() -> None:
    table = Table(level="advanced")
    table.draw("M P P R")

    assert table.earnings("parking") == [2]


@pytest.mark.rule("CC-49a")
def test_parkings_that_do_not_touch_are_paid_one_by_one() -> None:
    table = Table(level="advanced")
    table.draw("P M P")

    assert table.earnings("parking") == [1, 1]


@pytest.mark.rule("CC-49a")
def test_a_parking_among_nothing_pays_nothing() -> None:
    table = Table(level="advanced")
    table.draw("M . P")

    assert table.earnings("parking") == []


@pytest.mark.rule("CC-49a")
@pytest.mark.parametrize("level", ["simplified", "normal"])
def test_below_the_advanced_level_parkings_pay_nothing(level: str) -> None:
    table = Table(level=level)
    table.draw(". C . / M P R")

    assert table.earn()[0] == 1 + 1
