"""Architect's support, ecological city, leisure crisis (CC-59 to CC-63)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

# The Architect


def with_architect(drawing: str, hand: str = "P P", at: str = "h") -> Table:
    table = Table(architect=True)
    table.draw(drawing)
    table.construct(hand)
    table.play(0, "architect", f"at {table.cell(at)}")
    return table


@pytest.mark.rule("CC-59")
def test_the_architect_gives_contact_to_cards_and_to_cards_beside_them() -> None:
    table = with_architect("M h a b")

    before = table.cell("b") in table.places(0, "P")
    table.build(0, "P", "a")

    assert not before
    assert table.cell("b") in table.places(0, "P")


@pytest.mark.rule("CC-59")
def test_the_architect_lies_beside_the_city() -> None:
    table = Table(architect=True)
    table.draw("M . h")
    table.construct("P P")
    table.play(0, "architect")

    assert table.refusal(0, f"at {table.cell('h')}") == "CC-59"


@pytest.mark.rule("CC-59")
def test_only_the_first_player_may_use_the_architect() -> None:
    table = Table(architect=True)
    table.construct("P R", "P R")
    table.build(0, "P", "e4")
    table.build(0, "R", "e6")

    assert table.refusal(1, "architect") == "CC-59"


@pytest.mark.rule("CC-59")
def test_nobody_has_to_use_the_architect() -> None:
    table = Table(architect=True)
    table.construct("P R")

    table.build(0, "P", "e4")
    table.build(0, "R", "e6")

    assert table.hand(0) == []


@pytest.mark.rule("CC-59")
def test_there_is_no_architect_without_the_variant() -> None:
    table = Table()
    table.construct("P R")

    assert table.refusal(0, "architect") == "CC-59"


@pytest.mark.rule("CC-59")
@pytest.mark.parametrize(
    ("architect", "prompt", "moves"),
    [
        (True, "prompt-pick-architect", ["architect", "pass"]),
        (False, "prompt-pick-none", ["pass"]),
    ],
)
def test_the_architect_is_spoken_of_only_where_it_can_help(
    architect: bool, prompt: str, moves: list[str]
) -> None:
    table = Table(architect=architect)
    table.draw(". I . / I M I / . I .")
    table.construct("R R")

    assert (table.question(0).prompt, sorted(table.moves(0))) == (prompt, moves)


@pytest.mark.rule("CC-59", "CC-A39")
def test_the_architect_is_used_once_in_a_phase() -> None:
    table = with_architect("M h a b", "P R")

    assert "architect" not in table.moves(0)


@pytest.mark.rule("CC-59", "CC-A39")
def test_the_architect_blocks_its_place() -> None:
    table = with_architect("M h a")

    assert table.build_refusal(0, "P", "h") == "CC-22"


@pytest.mark.rule("CC-A39")
def test_the_architect_does_not_count_for_the_limit() -> None:
    table = with_architect("P M P h a / . P . . .")

    table.build(0, "P", "a")

    assert table.size() == (5, 5)


@pytest.mark.rule("CC-A39")
def test_the_architect_fills_no_place_while_points_are_reckoned() -> None:
    table = with_architect("M h a b", "P R")

    assert (table.seen(0, "empty"), table.seen(0, "cards")) == (24, 1)


@pytest.mark.rule("CC-A39")
@pytest.mark.parametrize("card", ["R", "C", "I"])
def test_every_card_may_touch_the_architect(card: str) -> None:
    table = with_architect("M h a b", f"{card} P")

    assert table.cell("a") in table.places(0, card)


@pytest.mark.rule("CC-A39")
def test_the_architect_may_also_be_laid_between_two_builds() -> None:
    table = Table(level="normal", architect=True)
    table.construct("P C I")

    table.build(0, "P", "f5")

    assert "architect" in table.moves(0)


@pytest.mark.rule("CC-A39")
def test_a_cloud_may_touch_the_architect_alone() -> None:
    table = Table(level="normal", architect=True)
    table.draw("I M x . . / . h . . . / . c . . .")
    table.construct("I P P")
    table.play(0, "architect", f"at {table.cell('h')}")
    table.build(0, "I", "x")

    assert table.question().prompt == "prompt-cloud"
    assert f"at {table.cell('c')}" in table.moves(0)


@pytest.mark.rule("CC-A39")
def test_the_architect_brings_no_cloud() -> None:
    """The industry is in line with the Architect and with nothing else."""
    table = Table(level="normal", architect=True)
    table.draw("M . / h x")
    table.construct("I P P")
    table.play(0, "architect", f"at {table.cell('h')}")

    table.build(0, "I", "x")

    assert table.count("N") == 0
    assert table.question().prompt != "prompt-cloud"


@pytest.mark.rule("CC-17a", "CC-A39")
def test_the_architect_may_not_lower_the_number_of_cards_that_can_be_built() -> None:
    """Two places are left for two cards."""
    table = Table(architect=True)
    table.draw("M P P P I / P P P P I / P P P P I / P P P P P / a P P I b")
    table.construct("P R")

    assert table.refusal(0, "architect") == "CC-59"


def beside_residences() -> Table:
    """Every place that touches the city touches a residence: an industry needs the Architect."""
    table = Table(architect=True)
    table.draw(". R . a . / R M R h c / . R . b .")
    table.construct("I")
    return table


@pytest.mark.rule("CC-A39")
def test_the_architect_makes_a_card_possible_which_then_has_to_be_built() -> None:
    table = beside_residences()
    table.play(0, "architect", f"at {table.cell('h')}")

    assert table.places(0, "I") == table.cells("abc")
    assert "pass" not in table.moves(0)


@pytest.mark.rule("CC-A39")
def test_a_card_only_the_architect_makes_possible_may_be_discarded() -> None:
    table = beside_residences()

    table.play(0, "pass")

    assert table.discarded() == ["I"]


@pytest.mark.rule("CC-60")
def test_the_architect_leaves_when_the_first_player_has_built() -> None:
    table = with_architect("M h a b", "P R")
    table.build(0, "P", "a")
    lying = table.ground()["architect"]

    told = table.build(0, "R", "b")

    assert (lying, table.ground()["architect"]) == (table.cell("h"), None)
    assert "event-architect-left" in [event.key for event in told]
    assert table.seen(0, "cards") == 3


@pytest.mark.rule("CC-60")
def test_both_parts_of_a_city_lie_in_one_square() -> None:
    table = with_architect("M P P P h x")

    assert table.build_refusal(0, "P", "x") == "CC-14"


@pytest.mark.rule("CC-60")
def test_a_city_of_two_parts_stays_in_one_square_later() -> None:
    table = with_architect("P M h a b x")
    table.build(0, "P", "a")
    table.build(0, "P", "b")

    table.construct("P")

    assert table.build_refusal(0, "P", "x") == "CC-14"


# Ecological city


def green(drawing: str, victory: str = "residential", money: int = 0) -> Table:
    table = Table(level="normal", victory=victory, ecology=True)
    table.draw(drawing, money=money)
    return table


@pytest.mark.rule("CC-61")
@pytest.mark.parametrize(
    ("card", "percent"),
    [
        ("Ia", 2),
        ("Ib", 3),
        ("Ic", 4),
        ("Id", 5),
        ("C", 1),
        ("N", 5),
        ("G", -5),
        ("R", 0),
        ("L", 0),
        ("P", 0),
    ],
)
def test_the_pollution_of_a_card(card: str, percent: int) -> None:
    assert green(f"M {card}").seen(0, "pollution") == percent


@pytest.mark.rule("CC-61")
def test_the_pollution_of_a_city_is_the_sum() -> None:
    assert green("Ia Ib Ic / Id M C / . N .").seen(0, "pollution") == 20


@pytest.mark.rule("CC-61")
def test_there_are_six_industries_of_each_illustration() -> None:
    table = Table(ecology=True, fresh=True)
    deck = table.deck()

    held = [*table.game.pile, *table.game.industries, *table.game.drawn]
    held += [card for lot in table.game.lots for card in lot]
    names = [kind.id for kind in table.game.faces(held)]

    assert [names.count(f"industry_{letter}") for letter in "abcd"] == [6, 6, 6, 6]
    assert sum(deck.get(f"I{letter}", 0) for letter in "abcd") == 8


@pytest.mark.rule("CC-61")
def test_chance_spreads_the_illustrations_over_pile_and_reserve() -> None:
    decks = set()
    for seed in range(8):
        deck = Table(ecology=True, fresh=True, seed=seed).deck()
        decks.add(tuple(deck.get(f"I{letter}", 0) for letter in "abcd"))

    assert len(decks) > 1


@pytest.mark.rule("CC-4", "CC-61")
def test_the_top_industry_of_the_reserve_lies_open_once_it_is_the_top_one() -> None:
    table = Table(level="normal", ecology=True)
    table.money(5, 0)
    table.reserve(industry=["Ib", "Id"])
    table.game.cards.known[table.game.industries[0]] = 0
    table.shop()
    before = table.zone("reserve")["top_industry"]

    told = table.buy(0, "I", "f5")

    assert before == "industry_b"
    assert table.at("f5") == "Ib"
    assert table.zone("reserve")["top_industry"] == "industry_d"
    assert "event-industry-turned-up" in [event.key for event in told]


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize(
    ("victory", "points"),
    [("residential", -6), ("economic", -6), ("industrial", 6), ("commercial", 6)],
)
def test_pollution_is_taken_from_or_added_to_the_score(victory: str, points: int) -> None:
    assert green("Id M C", victory).points("pollution") == points


@pytest.mark.rule("CC-62")
def test_pollution_may_make_a_score_negative() -> None:
    full = " / ".join(["P P P P P P"] * 5) + " / P P P P M N"

    assert green(full).score() == -2 - 5


@pytest.mark.rule("CC-62")
def test_without_the_variant_pollution_counts_nothing() -> None:
    table = Table(level="normal")
    table.draw("N M C")

    assert table.points("pollution") == 0


def polluted(beside: str, money: int) -> Table:
    """Seat 0 has a happy residence, seat 1 nothing."""
    table = Table(level="normal", victory="happiness", ecology=True)
    table.draw(f"M N N N N . / L . . N . . / L R P . . . / {beside} C . . . .", 0, money=money)
    table.draw("M", 1, money=0)
    return table


@pytest.mark.rule("CC-62", "CC-A36")
@pytest.mark.parametrize(
    ("beside", "money", "ranks"),
    [
        ("Ic", 0, [1, 2]),
        ("Id", 4, [2, 1]),
        ("Id", 5, [1, 2]),
    ],
)
def test_a_city_above_thirty_percent_loses_unless_it_pays(
    beside: str, money: int, ranks: list[int]
) -> None:
    """Five clouds and a commerce are 26 %; with the industry 30 or 31 %."""
    table = polluted(beside, money)

    assert table.seen(0, "pollution") == (30 if beside == "Ic" else 31)
    assert table.finish().ranks == ranks


@pytest.mark.rule("CC-62", "CC-A36")
@pytest.mark.parametrize(("money", "lost"), [(14, True), (15, False)])
def test_a_city_pays_for_all_of_the_excess_or_loses(money: int, lost: bool) -> None:
    table = Table(level="normal", victory="happiness", ecology=True)
    table.draw("M N N N N N / Ib . . . . N", money=money)

    assert (table.seen(0, "pollution"), table.seen(0, "cleaning_price")) == (33, 15)
    assert table.seen(0, "lost") is lost


@pytest.mark.rule("CC-62", "CC-A36")
def test_ties_look_at_the_money_left_after_cleaning() -> None:
    table = Table(level="normal", victory="happiness", ecology=True)
    table.draw("M N N N N N / C . . . . N", 0, money=9)
    table.draw("M", 1, money=5)

    assert table.seen(0, "pollution") == 31
    assert table.finish().ranks == [2, 1]


@pytest.mark.rule("CC-62", "CC-A36")
def test_nobody_wins_when_all_cities_lose() -> None:
    table = Table(level="normal", victory="happiness", ecology=True)
    for seat in (0, 1):
        table.draw("M N N N N N / C . . . . N", seat, money=4)

    assert table.finish().reason == "end-polluted"


@pytest.mark.rule("CC-62")
def test_the_result_says_who_was_too_dirty_what_cleaning_cost_and_what_was_left() -> None:
    table = Table(level="normal", victory="happiness", ecology=True)
    table.draw("M N N N N N / C . . . . N", 0, money=9)
    table.draw("M N N N N N / Ib . . . . N", 1, money=14)
    result = table.finish()

    assert [(one.rule, one.key, one.facts) for one in result.remarks] == [
        ("CC-62", "remark-cleaned", {"seat": 0, "percent": 31, "price": 5, "money": 4}),
        ("CC-62", "remark-too-dirty", {"seat": 1, "percent": 33, "price": 15, "money": 14}),
    ]


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize(("victory", "beside"), [("residential", "Id"), ("happiness", "Ic")])
def test_nothing_is_remarked_where_nothing_was_cleaned(victory: str, beside: str) -> None:
    table = Table(level="normal", victory=victory, ecology=True)
    table.draw(f"M N N N N . / L . . N . . / L R P . . . / {beside} C . . . .", 0)

    assert table.finish().remarks == []


# Leisure crisis


def crisis(drawing: str, money: int, hand: str = "L", variant: bool = True) -> Table:
    table = Table(leisure_crisis=variant)
    table.draw(drawing, money=money)
    table.construct(hand)
    return table


@pytest.mark.rule("CC-63")
@pytest.mark.parametrize(("drawing", "price"), [("M", 5), ("M L", 10), ("L M L", 15)])
def test_each_further_leisure_costs_five_more(drawing: str, price: int) -> None:
    table = crisis(f"{drawing} / x", price)

    table.build(0, "L", "x")

    assert table.riches()[0] == 0


@pytest.mark.rule("CC-63")
@pytest.mark.parametrize(("drawing", "price"), [("M", 5), ("M L", 10), ("L M L", 15)])
def test_a_leisure_dearer_than_the_money_is_discarded(drawing: str, price: int) -> None:
    assert crisis(drawing, price - 1).moves(0) == ["pass"]


@pytest.mark.rule("CC-63")
def test_two_leisures_of_one_phase_have_two_prices() -> None:
    table = crisis("x M y", 14, "L L")

    table.build(0, "L", "x")

    assert table.riches()[0] == 9
    assert table.moves(0) == ["pass"]


@pytest.mark.rule("CC-63")
def test_whoever_has_the_money_must_build_in_the_crisis_too() -> None:
    table = crisis("M L", 10)

    assert table.places(0, "L")
    assert "pass" not in table.moves(0)


@pytest.mark.rule("CC-63")
def test_without_the_variant_every_leisure_costs_five() -> None:
    table = crisis("M L / x", 5, variant=False)

    table.build(0, "L", "x")

    assert table.riches()[0] == 0
