"""Phase 3: districts grow (CC-23 to CC-26)."""

from __future__ import annotations

import pytest
from tests.titles.cardcity.table import Table

from quartier.titles.cardcity.content import COMMERCE, RESIDENCE
from quartier.titles.cardcity.development import (
    cultures_touching,
    growth_refusal,
    homes_touching,
)
from quartier.titles.cardcity.geometry import CELL_OF
from quartier.titles.cardcity.moves import GROW

TWO_HOMES = (". L P C .", "M R . R .", "P . . . .", "I . . . .", ". . . . .")
STUCK_SHOP = ("P R . .", "M C . R", "P R P P", ". . I .")


@pytest.mark.rule("CC-23")
def test_only_residences_and_commerces_grow() -> None:
    table = Table()
    table.city(0, "L P L", "L M L", "I P I")
    table.develop()
    assert table.game.deciders == []
    assert table.game.cities[0].site.taken.bit_count() == 9


@pytest.mark.rule("CC-23", "CC-24", "CC-25", "CC-T6")
def test_a_residence_beside_two_culture_cards_must_grow_where_its_owner_likes() -> None:
    table = Table()
    table.city(0, *TWO_HOMES)
    site = table.game.cities[0].site
    assert site.limit - site.counted == 3
    table.develop()
    assert table.places(0) == {(1, 2), (2, 1)}
    table.refusal(0, "pass")


@pytest.mark.rule("CC-24", "CC-T6")
def test_growth_may_join_districts_which_then_need_more() -> None:
    table = Table()
    table.city(0, *TWO_HOMES)
    table.develop()
    reserve = table.game.reserve[RESIDENCE]
    table.play(0, f"grow residence {table.name((1, 2))}")
    assert table.homes() == [3]
    ground = table.game.ground(0)
    assert cultures_touching(ground, ground.homes[0]) == 2
    assert table.game.deciders == []
    assert table.game.reserve[RESIDENCE] == reserve - 1
    assert table.money_of()[0] == 3


@pytest.mark.rule("CC-25", "CC-T6")
def test_a_district_of_two_needs_three_culture_cards() -> None:
    table = Table()
    table.city(0, *TWO_HOMES)
    table.develop()
    table.play(0, f"grow residence {table.name((2, 1))}")
    assert table.homes() == [1, 2]
    ground = table.game.ground(0)
    pair = next(home for home in ground.homes if home.size == 2)
    assert cultures_touching(ground, pair) == 2
    assert table.game.deciders == []


@pytest.mark.rule("CC-25")
def test_each_culture_card_counts_once() -> None:
    table = Table()
    # The town hall touches two residences of one district: with the leisure that makes two.
    table.city(0, "R R .", "R M .", "L . .")
    ground = table.game.ground(0)
    assert cultures_touching(ground, ground.homes[0]) == 2
    table.develop()
    assert table.homes() == [3]


@pytest.mark.rule("CC-26", "CC-T7")
def test_two_residences_of_one_district_count_once_for_a_commerce() -> None:
    table = Table()
    table.city(0, "R R .", "R C .", ". M .")
    ground = table.game.ground(0)
    assert homes_touching(ground, ground.shops[0]) == 1
    table.develop()
    assert table.shops() == [1]


@pytest.mark.rule("CC-26", "CC-15", "CC-24", "CC-T8")
def test_a_commerce_grows_by_itself_until_the_size_limit_stops_it() -> None:
    table = Table()
    table.city(0, *STUCK_SHOP)
    table.develop()
    assert table.at(0, (1, 2)) == "commerce"
    ground = table.game.ground(0)
    assert table.shops() == [2]
    assert homes_touching(ground, ground.shops[0]) == 3
    site = table.game.cities[0].site
    assert (site.counted, site.limit) == (10, 10)
    assert table.game.deciders == []


@pytest.mark.rule("CC-23", "CC-T8")
def test_one_growth_leads_to_another_in_the_same_round() -> None:
    table = Table()
    table.city(0, *STUCK_SHOP[:3], ". . I I")
    table.develop()
    assert table.at(0, (1, 2)) == table.at(0, (0, 2)) == "commerce"
    assert table.shops() == [3]


@pytest.mark.rule("CC-23")
def test_the_owner_chooses_the_order_of_several_developments() -> None:
    table = Table("normal")
    table.city(0, "L R . .", "R M C R", ". L R .", "I I . .")
    table.develop()
    moves = table.moves(0)
    assert any(move.startswith("grow residence") for move in moves)
    assert any(move.startswith("grow commerce") for move in moves)


@pytest.mark.rule("CC-24")
def test_growth_keeps_residences_away_from_industries() -> None:
    table = Table()
    table.city(0, "L R . I", ". M . .", ". . . .")
    table.develop()
    # The place at the right touches the industry: only the one above is left.
    assert table.at(0, (-1, 1)) == "residence"
    assert table.at(0, (0, 2)) == "."
    ripe = GROW[RESIDENCE][CELL_OF[table.name((0, 2))]]
    assert growth_refusal(table.game, 0, ripe).rule == "CC-19"


@pytest.mark.rule("CC-24", "CC-14")
def test_growth_stays_inside_the_square() -> None:
    table = Table()
    # Five columns are used: the residence cannot grow to the left.
    table.city(0, "R L P I P", "M . . . .")
    table.develop()
    assert table.at(0, (-1, 0)) == "residence"
    assert table.at(0, (0, -1)) == "."


@pytest.mark.rule("CC-24")
def test_growth_ignores_only_the_ban_on_the_own_colour() -> None:
    table = Table()
    table.city(0, ". L .", "M R .", ". . R")
    table.develop()
    # Both places beside the district are open, though they touch a residence.
    assert {(1, 2), (2, 1)} <= table.places(0)


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize("type_", [RESIDENCE, COMMERCE])
def test_an_empty_reserve_means_no_growth(type_: int) -> None:
    table = Table()
    table.city(0, *(TWO_HOMES if type_ == RESIDENCE else STUCK_SHOP))
    table.game.reserve[type_] = 0
    table.develop()
    assert table.homes() + table.shops() == ([1, 1, 1] if type_ == RESIDENCE else [1, 1, 1, 1])
    assert table.game.deciders == []


@pytest.mark.rule("CC-24", "CC-15")
def test_a_grown_card_counts_for_the_size_limit() -> None:
    table = Table()
    table.city(0, *TWO_HOMES)
    before = table.game.cities[0].site.counted
    table.develop()
    table.play(0, table.moves(0)[0])
    assert table.game.cities[0].site.counted == before + 1


@pytest.mark.rule("CC-24", "CC-A16")
def test_a_district_without_a_place_waits() -> None:
    table = Table()
    table.city(0, "P P P", "L R P", "P M P", "I . .")
    table.develop()
    assert table.homes() == [1]
    assert table.game.deciders == []


@pytest.mark.rule("CC-23", "CC-A14")
def test_growth_need_not_be_maximal() -> None:
    table = Table()
    # At the left the residence reaches a third culture card and grows again, elsewhere it does not.
    table.city(0, "L . R M", ". . L .", "I . . .")
    table.develop()
    assert {(0, 1), (-1, 2)} == table.places(0)
    short = table.game.clone()
    table.play(0, f"grow residence {table.name((0, 1))}")
    assert max(table.homes()) > 2 or table.game.deciders == [0]
    short.advance(0, GROW[RESIDENCE][CELL_OF[table.name((-1, 2))]])
    assert [home.size for home in short.ground(0).homes] == [2]
    assert short.deciders == []


@pytest.mark.rule("CC-69a")
def test_everybody_develops_once_in_turn_order() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.city(seat, *TWO_HOMES)
    table.develop(first=1)
    order = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        order.append(seat)
        table.play(seat, table.moves(seat)[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("CC-24")
def test_why_nothing_grows_is_said_with_the_rule() -> None:
    table = Table()
    table.city(0, *TWO_HOMES)
    table.develop()
    name = table.name
    assert table.refusal(0, f"grow residence {name((1, 4))}").rule == "CC-25"
    assert table.refusal(0, f"grow commerce {name((0, 4))}").rule == "CC-26"
    assert table.refusal(0, f"grow residence {name((0, 1))}").rule == "CC-22"
    assert table.refusal(0, f"grow residence {name((4, 3))}").rule == "CC-18"
    assert table.refusal(0, f"grow residence {name((0, 5))}").rule == "CC-14"
