"""Architect's support, ecological city and leisure crisis (CC-58 to CC-63)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import ILLUSTRATIONS, KINDS
from quartier.titles.cardcity.ecology import cleaning_price, has_lost, pollution
from quartier.titles.cardcity.scoring import final_result

# Architect


@pytest.mark.rule("CC-59", "CC-60", "CC-T21")
def test_with_the_architect_cards_are_built_away_from_the_city() -> None:
    table = Table("normal", architect=True)
    table.city(0, ". . . . .", "P M . . .")
    table.hand(0, "P", "C", "R")
    table.construct()
    assert "architect" in table.moves(0)
    table.play(0, "architect")
    table.play(0, f"at {table.name((1, 2))}")
    table.build(0, "P", (1, 3))
    table.build(0, "C", (1, 4))
    table.build(0, "R", (0, 4))
    assert [table.at(0, place) for place in ((1, 2), (1, 3), (1, 4), (0, 4))] == [
        ".",
        "parking",
        "commerce",
        "residence",
    ]
    city = table.game.cities[0]
    assert city.bare is None
    assert table.game.architect == -1
    assert city.site.columns[1] - city.site.columns[0] == 4


@pytest.mark.rule("CC-59", "CC-T21")
def test_the_same_place_is_closed_without_the_architect() -> None:
    table = Table(architect=False)
    table.city(0, "P M . . .")
    table.hand(0, "P", "C")
    table.construct()
    assert "architect" not in table.moves(0)
    table.play(0, "build parking")
    assert table.refusal(0, f"at {table.name((0, 3))}").rule == "CC-18"


@pytest.mark.rule("CC-59")
def test_only_the_first_player_may_lay_the_architect_once_per_construction() -> None:
    table = Table("normal", architect=True)
    for seat in (0, 1):
        table.hand(seat, "P", "C", "I")
    table.construct(first=1)
    table.play(1, "architect")
    table.play(1, "at g6")
    assert "architect" not in table.moves(1)
    assert table.refusal(1, "architect").rule == "CC-59"
    while table.game.deciders == [1]:
        table.play(1, table.moves(1)[0])
    assert table.moves(0) == ["build commerce", "build industry", "build parking"]


@pytest.mark.rule("CC-59", "CC-A39")
def test_the_architect_may_also_be_laid_between_two_builds() -> None:
    table = Table("normal", architect=True)
    table.hand(0, "P", "C", "I")
    table.construct()
    table.play(0, "build parking")
    table.play(0, table.moves(0)[0])
    assert "architect" in table.moves(0)


@pytest.mark.rule("CC-60", "CC-A39")
def test_the_architect_blocks_its_place_and_leaves_with_the_builder() -> None:
    table = Table("normal", architect=True)
    table.hand(0, "P", "C")
    table.hand(1, "P", "C")
    table.construct()
    table.play(0, "architect")
    table.play(0, "at g6")
    view = table.game.view(1)
    grounds = view["grounds"]
    assert isinstance(grounds, list)
    assert grounds[0]["architect"] == "g6"
    table.play(0, "build parking")
    assert table.refusal(0, "at g6").rule == "CC-22"
    table.play(0, "at h6")
    events = table.play(0, table.moves(0)[0])
    assert [event.key for event in events if "architect" in event.key] == ["event-architect-left"]
    assert table.game.deciders == [1]
    assert table.game.architect == -1


@pytest.mark.rule("CC-60", "CC-14")
def test_the_whole_city_stays_in_one_square_with_the_architect() -> None:
    table = Table(architect=True)
    table.city(0, "P I M P . .")
    table.hand(0, "P", "P", known_to_all=True)
    table.construct()
    table.play(0, "architect")
    table.play(0, f"at {table.name((0, 4))}")
    # Five columns are used with the Architect: none to the right of it.
    assert (0, 5) not in table.places(0)
    assert {(-1, 4), (1, 4)} <= table.places(0)


@pytest.mark.rule("CC-A39")
def test_the_architect_is_no_card() -> None:
    table = Table("normal", "residential", architect=True)
    table.city(0, "M I . .")
    table.hand(0, "I", "P")
    before = (table.game.cities[0].site.counted, table.score(0))
    table.construct()
    table.play(0, "architect")
    table.play(0, f"at {table.name((0, 2))}")
    assert (table.game.cities[0].site.counted, table.score(0)) == before
    assert table.game.cities[0].site.industries == 1


@pytest.mark.rule("CC-A39", "CC-17a")
def test_the_architect_may_not_block_the_last_place() -> None:
    table = Table(architect=True)
    table.city(0, "M P L R .", "P L P L P", "I P L P L", "I P I L P", "P L P P .")
    table.game.cities[0].site.industries += 5
    table.hand(0, "R", "P")
    table.construct()
    assert table.game.goal == 2
    assert table.refusal(0, "architect").rule == "CC-59"


@pytest.mark.rule("CC-A39")
def test_the_architect_may_make_possible_what_was_not() -> None:
    table = Table(architect=True)
    # Residences touch the town hall on all sides: an industry finds no place without help.
    table.city(0, ". R . .", "R M R .", ". R . .")
    table.hand(0, "I")
    table.construct()
    assert table.game.goal == 0
    assert table.moves(0) == ["pass", "architect"]
    table.play(0, "architect")
    table.play(0, f"at {table.name((1, 3))}")
    assert table.game.goal == 1
    assert table.places(0) == {(0, 3), (1, 4), (2, 3)}
    table.play(0, f"at {table.name((1, 4))}")
    assert table.game.cities[0].site.industries == 1


@pytest.mark.rule("CC-A39")
def test_nobody_has_to_lay_the_architect() -> None:
    table = Table(architect=True)
    table.city(0, ". R . .", "R M R .", ". R . .")
    table.hand(0, "I")
    table.construct()
    table.play(0, "pass")
    assert table.faces(table.game.discard) == ["I"]


@pytest.mark.rule("CC-81")
def test_alone_the_architect_may_be_used_in_every_round() -> None:
    table = Table(seats=1, architect=True, seed=3)
    rounds = set()
    while table.game.deciders:
        moves = table.moves(0)
        if "architect" in moves:
            rounds.add(table.game.round)
        table.game.advance(0, table.game.moves(0)[0])
    assert {1, 2, 3} <= rounds


# Ecology


@pytest.mark.rule("CC-61")
def test_percentages_of_whole_cards() -> None:
    percents = {kind.id: kind.percent for kind in KINDS if not kind.is_bicolour}
    assert percents == {
        "residence": 0,
        "commerce": 1,
        "leisure": 0,
        "industry": 0,
        "parking": 0,
        "town_hall": 0,
        "park": -5,
        "cloud": 5,
        "industry_a": 2,
        "industry_b": 3,
        "industry_c": 4,
        "industry_d": 5,
    }
    assert [kind.count for kind in ILLUSTRATIONS] == [6, 6, 6, 6]


@pytest.mark.rule("CC-61")
def test_the_pollution_of_a_city_is_the_sum_over_its_cards() -> None:
    table = Table("normal", ecology=True)
    table.city(0, "M C C", "N G R", "industry_d industry_a P")
    assert pollution(table.game, 0) == 1 + 1 + 5 - 5 + 5 + 2


@pytest.mark.rule("CC-A38")
def test_half_commerces_and_half_industries_pollute_as_well() -> None:
    percents = {kind.id: kind.percent for kind in KINDS if kind.cut == "straight"}
    assert percents == {
        "residence_commerce_straight": 1,
        "residence_leisure_straight": 0,
        "commerce_leisure_straight": 1,
        "commerce_industry_straight": 3,
        "leisure_industry_straight": 2,
    }


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize(
    ("victory", "sign"),
    [("residential", -1), ("economic", -1), ("industrial", 1), ("commercial", 1)],
)
def test_pollution_counts_against_or_for_a_city(victory: str, sign: int) -> None:
    table = Table("normal", victory, ecology=True)
    table.city(0, "M N N", "industry_c . .")
    assert table.points(0, "pollution") == sign * 14


@pytest.mark.rule("CC-A37", "CC-62")
def test_pollution_may_be_negative() -> None:
    table = Table("normal", ecology=True)
    table.city(0, "M G G")
    assert pollution(table.game, 0) == -10
    assert table.points(0, "pollution") == 10


@pytest.mark.rule("CC-62")
def test_without_the_variant_nothing_is_said_about_pollution() -> None:
    table = Table("normal")
    table.city(0, "M N N")
    assert table.points(0, "pollution") == 0


@pytest.mark.rule("CC-62", "CC-A36")
@pytest.mark.parametrize(
    ("percent", "money", "lost", "price"),
    [
        (30, 0, False, 0),
        (31, 4, True, 5),
        (31, 5, False, 5),
        (33, 14, True, 15),
        (33, 15, False, 15),
    ],
)
def test_above_thirty_percent_happiness_is_lost_unless_the_excess_is_paid(
    percent: int, money: int, lost: bool, price: int
) -> None:
    table = Table("normal", "happiness", ecology=True)
    table.city(0, "M N N N N N", "C . . . . .", "industry_a . . . . .")
    extra = percent - pollution(table.game, 0)
    assert extra in (2, 3, 5)
    table.add(
        0,
        ". . . . . .",
        ". . . . . .",
        f". {({2: 'industry_a', 3: 'industry_b', 5: 'N'})[extra]} . . . .",
    )
    assert pollution(table.game, 0) == percent
    table.money(0, money)
    assert cleaning_price(table.game, 0) == price
    assert has_lost(table.game, 0) == lost


@pytest.mark.rule("CC-62")
def test_the_happiest_city_that_has_not_lost_wins() -> None:
    table = Table("normal", "happiness", ecology=True)
    table.city(0, ". C . . . .", "L R P . . .", ". M N N N N", ". . . N N N")
    table.city(1, "M R")
    assert pollution(table.game, 0) > 30
    table.money(0, 0)
    result = final_result(table.game)
    assert result.totals == [1, 0]
    assert result.ranks == [2, 1]
    table.money(0, 1000)
    assert final_result(table.game).ranks == [1, 2]


@pytest.mark.rule("CC-A36")
def test_cleaning_up_takes_money_that_ties_would_look_at() -> None:
    table = Table("normal", "happiness", ecology=True)
    table.city(0, "M N N N N N", "N industry_a . . . .")
    assert cleaning_price(table.game, 0) == 10
    table.money(0, 12)
    table.money(1, 3)
    result = final_result(table.game)
    assert (result.ranks, result.tie_break) == ([2, 1], "tie-money")


@pytest.mark.rule("CC-A36")
def test_if_every_city_is_too_dirty_nobody_wins() -> None:
    table = Table("normal", "happiness", ecology=True)
    for seat in (0, 1):
        table.city(seat, "M N N N N N", "N industry_a . . . .")
        table.money(seat, 0)
    result = final_result(table.game)
    assert result.ranks == [1, 1]
    assert result.reason == "end-polluted"


@pytest.mark.rule("CC-61", "CC-4")
def test_the_top_industry_of_the_reserve_lies_open_and_the_others_do_not() -> None:
    table = Table("normal", ecology=True, seed=9)
    industries = table.game.industries
    assert table.seen(industries, None) == 1
    assert table.seen(industries[-1:], 1) == 1
    table.money(0, 5)
    table.shop()
    table.play(0, "buy industry")
    top = KINDS[table.game.cards.face[industries[-1]]].id
    events = table.play(0, "at f5")
    assert table.game.ground(0).kind_at(4 * 12 + 5).id == top
    assert "event-industry-turned-up" in [event.key for event in events]
    assert table.seen(table.game.industries, None) == 1


# Leisure crisis


@pytest.mark.rule("CC-63")
@pytest.mark.parametrize(("owned", "price"), [(0, 5), (1, 10), (2, 15), (3, 20)])
def test_each_leisure_costs_five_dollars_more_in_the_crisis(owned: int, price: int) -> None:
    table = Table(crisis=True)
    table.city(0, "M " + "L " * owned + ".")
    table.hand(0, "L", known_to_all=True)
    table.money(0, price - 1)
    table.construct()
    assert table.faces(table.game.discard) == ["L"]
    table = Table(crisis=True)
    table.city(0, "M " + "L " * owned + ".")
    table.hand(0, "L")
    table.money(0, price)
    table.construct()
    assert table.places(0)
    table.play(0, table.moves(0)[0])
    assert table.money_of()[0] == 0


@pytest.mark.rule("CC-63", "CC-17")
def test_two_leisures_of_one_round_are_paid_one_after_the_other() -> None:
    table = Table(crisis=True)
    table.hand(0, "L", "L")
    table.money(0, 14)
    table.construct()
    assert table.game.goal == 1
    table.money(0, 15)
    table.construct()
    assert table.game.goal == 2


@pytest.mark.rule("CC-A29", "CC-63")
def test_a_half_leisure_costs_the_full_price_and_counts_as_one() -> None:
    table = Table("advanced", crisis=True)
    table.city(0, "M RL:s:W .")
    table.hand(0, "L", "P")
    table.money(0, 10)
    table.construct()
    table.play(0, "build leisure")
    table.play(0, table.moves(0)[0])
    assert table.money_of()[0] == 0


@pytest.mark.rule("CC-58")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_all_variants_at_once(level: str) -> None:
    table = Table(
        level, "happiness", seats=3, architect=True, ecology=True, crisis=True, unique=True
    )
    table.until_over()
    assert table.game.result is not None
