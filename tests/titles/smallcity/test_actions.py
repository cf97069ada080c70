"""Phase 1: the Mayor and the action cards (SC-24 to SC-33c)."""

import pytest
from tests.titles.smallcity.table import Table, keys, place_of

from quartier.titles.smallcity.actions import action_price
from quartier.titles.smallcity.content import ACTIONS
from quartier.titles.smallcity.grid import names_of
from quartier.titles.smallcity.state import PHASES

RING = (
    "supporter",
    "urban_planner",
    "engineer",
    "opponent",
    "architect",
    "city_councilor",
    "mediator",
    "mayor",
)


def with_ring(table: Table, *names: str) -> Table:
    """Lay the ring like this; the host is asked."""
    table.start("ring")
    table.game.ring = [ACTIONS.index(name) for name in names]
    table.game._listed_seat = -1
    return table


def prices(table: Table) -> dict[str, int]:
    found = {name: action_price(table.game, ACTIONS.index(name)) for name in RING}
    return {name: price for name, price in found.items() if price >= 0}


@pytest.mark.rule("SC-24")
def test_the_phases_come_in_their_order() -> None:
    table = Table(2)
    phases = [event for event in PHASES if event != "phase-setup"]
    assert len(phases) == 8
    seen: list[int] = []
    table.start("round")
    while table.game.deciders and table.game.round == 1:
        if not seen or seen[-1] != table.game.phase:
            seen.append(table.game.phase)
        seat = table.game.deciders[0]
        table.game.advance(seat, table.game.moves(seat)[-1])
    assert seen == sorted(seen)
    assert table.game.round == 2


# The Mayor


@pytest.mark.rule("SC-25", "SC-8")
def test_the_mayor_stands_on_a_street_of_the_hosts_zone() -> None:
    table = Table(3)
    table.lay(0, "park_1", "b1")
    table.bury(0, "d1")
    table.start("mayor")
    moves = table.moves(2)
    assert "mayor a2 b2" in moves
    assert "mayor a1 a2" in moves
    assert "mayor a1 b1" not in moves
    assert "mayor c1 d1" not in moves
    assert "mayor g1 h1" not in moves
    assert table.refusal(2, "mayor a1 b1").rule == "SC-25"
    table.play(2, "mayor a2 b2")
    assert names_of(table.borough(0).blocked) == ["a2", "b2"]


@pytest.mark.rule("SC-26")
def test_last_rounds_host_decides_and_in_round_one_the_last_player() -> None:
    table = Table(3)
    table.start("mayor")
    assert table.game.deciders == [2]
    table.game.last_host = 1
    table.start("mayor")
    assert table.game.deciders == [1]
    event = table.play(1, "mayor a2 b2")[0]
    assert event.facts == {"guide_seat": 1, "seat": 0, "cells": ["=a2", "=b2"]}


@pytest.mark.rule("SC-26")
def test_a_guide_who_has_lost_is_followed_clockwise() -> None:
    table = Table(4)
    table.game.last_host = 3
    table.borough(3).out = True
    table.start("mayor")
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-27")
def test_a_mayor_who_is_hosted_again_stays_on_his_street() -> None:
    table = Table(3)
    table.game.last_host = 0
    table.game.mayor = place_of("park_2", "c3", "c4").mask
    events = table.start("mayor")
    assert keys(events) == ["event-mayor-stays"]
    assert table.game.deciders == []
    assert names_of(table.borough(0).blocked) == ["c3", "c4"]


@pytest.mark.rule("SC-28")
def test_without_a_street_the_mayor_goes_to_the_next_extension() -> None:
    table = Table(2)
    table.fill(0, "a1", "c1")
    table.start("mayor")
    moves = table.moves(1)
    assert "mayor h1 h2" in moves
    assert "mayor a8 b8" in moves
    assert "mayor g8 h8" in moves
    assert "mayor a1 b1" not in moves
    assert "mayor g1 h1" not in moves
    assert len(moves) == 14


@pytest.mark.rule("SC-28")
def test_at_the_largest_size_the_mayor_stands_aside() -> None:
    table = Table(2)
    table.extend(0, 3)
    table.fill(0)
    assert keys(table.start("mayor")) == ["event-mayor-aside"]
    assert table.game.deciders == []
    assert table.borough(0).blocked == 0


@pytest.mark.rule("SC-28a")
def test_cells_of_the_extension_stay_closed_when_the_zone_grows_over_them() -> None:
    table = Table(2)
    table.fill(0)
    table.start("mayor", "construction")
    table.play(1, "mayor h1 h2")
    table.play(0, "extend")
    places = table.places(0, "park_1")
    assert "h3" in places
    assert "h1" not in places
    assert table.refused_place(0, "park_1", "h2") == "SC-29"


@pytest.mark.rule("SC-29")
def test_the_host_alone_may_not_build_beside_the_mayor() -> None:
    table = Table(2)
    table.start("mayor", "construction")
    table.play(1, "mayor c3 d3")
    assert table.refused_place(0, "park_1", "c3") == "SC-29"
    assert table.refused_place(0, "park_2", "d3", "d4") == "SC-29"
    assert "c3" in table.places(1, "park_1")


@pytest.mark.rule("SC-29")
def test_an_enlargement_may_not_cover_the_cells_beside_the_mayor() -> None:
    table = Table(2, hall="a1")
    table.lay(0, "school", "d4")
    table.lay(0, "residential_1", "c3")
    table.start("mayor", "construction")
    table.play(1, "mayor d3 e3")
    table.play(0, "enlarge c3")
    assert place_of("residential_2", "b3", "c3").text in table.moves(0)
    assert table.refusal(0, place_of("residential_2", "c3", "d3").text).rule == "SC-62"


@pytest.mark.rule("SC-29")
def test_the_cells_are_open_again_in_the_next_round() -> None:
    table = Table(2)
    table.borough(0).blocked = place_of("park_2", "c3", "d3").mask
    table.game.host = 1
    table.start("round")
    assert table.borough(0).blocked == 0


# The ring


@pytest.mark.rule("SC-30")
def test_eight_cards_lie_in_a_random_circle() -> None:
    orders = set()
    for _ in range(3):
        table = Table(3)
        for _ in range(4):
            table.start("ring")
            orders.add(tuple(table.game.ring))
            assert sorted(table.game.ring) == list(range(8))
    assert len(orders) > 2


@pytest.mark.rule("SC-31", "SC-T2")
def test_prices_of_the_ring_by_free_cards_skipped() -> None:
    table = with_ring(Table(4), *RING)
    assert set(prices(table).values()) == {0}
    table.play(0, "take supporter", "gain votes")
    assert prices(table) == {
        "urban_planner": 0,
        "mayor": 0,
        "engineer": 1,
        "mediator": 1,
        "opponent": 2,
        "city_councilor": 2,
        "architect": 3,
    }
    table.play(1, "take engineer")
    assert table.borough(1).money == 4
    assert prices(table) == {
        "urban_planner": 0,
        "opponent": 0,
        "mayor": 1,
        "architect": 1,
        "mediator": 2,
        "city_councilor": 2,
    }
    table.play(2, "take urban_planner", "decline")
    assert prices(table) == {
        "opponent": 0,
        "mayor": 0,
        "mediator": 1,
        "architect": 1,
        "city_councilor": 2,
    }


@pytest.mark.rule("SC-31")
def test_a_taken_card_cannot_be_taken_and_the_price_must_be_at_hand() -> None:
    table = with_ring(Table(3), *RING)
    table.money(5, 1, 5)
    table.play(0, "take supporter", "gain money")
    assert table.borough(0).money == 6
    assert table.refusal(1, "take supporter").rule == "SC-31"
    refusal = table.refusal(1, "take architect")
    assert (refusal.rule, refusal.facts["price"], refusal.facts["money"]) == ("SC-31", 3, 1)
    table.play(1, "take mediator")
    assert table.borough(1).money == 0


@pytest.mark.rule("SC-31a")
def test_the_effect_of_a_card_does_not_help_to_pay_for_it() -> None:
    table = with_ring(Table(2), *RING)
    table.money(5, 0)
    table.play(0, "take engineer")
    assert "take supporter" not in table.moves(1)
    assert table.moves(1) == ["take urban_planner", "take opponent"]
    assert "decline" not in table.moves(1)


@pytest.mark.rule("SC-32", "SC-107")
def test_effects_are_optional_but_the_mayor_card_always_names_the_host() -> None:
    table = with_ring(Table(3), *RING)
    table.play(0, "take urban_planner", "decline")
    assert table.borough(0).side == 7
    table.play(1, "take mayor")
    table.start("visit")
    assert table.game.host == 1


@pytest.mark.rule("SC-33")
@pytest.mark.parametrize(("move", "money", "votes"), [("gain money", 6, 0), ("gain votes", 5, 2)])
def test_the_supporter_brings_money_or_votes(move: str, money: int, votes: int) -> None:
    table = with_ring(Table(2), *RING)
    table.play(0, "take supporter", move)
    assert (table.borough(0).money, table.borough(0).votes) == (money, votes)


@pytest.mark.rule("SC-33")
def test_the_urban_planner_extends_at_once_without_using_the_option_of_phase_two() -> None:
    table = with_ring(Table(2), *RING)
    table.play(0, "take urban_planner", "extend")
    assert table.borough(0).side == 8
    table.play(1, table.moves(1)[0])
    table.start("construction")
    assert "extend" in table.moves(0)
    table.build(0, "park_1", "h8")
    table.build(0, "park_1", "h7")
    table.build(0, "park_1", "h6")
    assert table.refusal(0, "build park_1").rule == "SC-35"


@pytest.mark.rule("SC-33")
def test_the_urban_planner_does_nothing_at_the_largest_size() -> None:
    table = with_ring(Table(2), *RING)
    table.extend(0, 3)
    table.play(0, "take urban_planner")
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-33")
def test_mayor_architect_mediator_engineer_and_opponent_do_nothing_at_once() -> None:
    for name in ("mayor", "architect", "mediator", "engineer", "opponent"):
        table = with_ring(Table(2), *RING)
        table.play(0, f"take {name}")
        assert table.game.deciders == [1]
        assert (table.borough(0).money, table.borough(0).votes) == (5, 0)


@pytest.mark.rule("SC-33")
def test_the_architect_saves_one_raw_material_on_one_building() -> None:
    table = Table(2)
    table.hall(0, 0, wood=3)
    table.action(0, "architect")
    table.start("construction")
    table.build(0, "library", "a1", "b1")
    assert table.moves(0) == ["save wood", "decline"]
    table.play(0, "save wood")
    table.build(0, "school", "a3")
    world = table.game.world_of(0)
    assert world.boroughs[0].has(0) == 1


@pytest.mark.rule("SC-33")
def test_the_architect_makes_up_for_one_missing_raw_material_and_no_more() -> None:
    table = Table(2)
    table.action(0, "architect")
    table.start("construction")
    table.build(0, "school", "a1")
    assert "school" in table.tiles(0, 0)
    refusal = table.refusal(0, "build library")
    assert refusal.rule == "SC-51"
    assert refusal.facts["missing"] == ["good-wood", "good-wood"]


@pytest.mark.rule("SC-33")
def test_the_architect_may_be_kept_for_another_building() -> None:
    table = Table(2)
    table.hall(0, 0, wood=2)
    table.action(0, "architect")
    table.start("construction")
    table.build(0, "school", "a1")
    table.play(0, "decline")
    assert "build library" in table.moves(0)
    table.build(0, "library", "a3", "b3")
    assert table.tiles(0, 0)[-2:] == ["school", "library"]


@pytest.mark.rule("SC-33", "SC-33a")
@pytest.mark.parametrize(
    ("tile", "cells", "price"),
    [
        ("park_1", ("a1",), 1),
        ("park_2", ("a1", "b1"), 1),
        ("park_3", ("a1", "b1", "c1"), 2),
        ("refinery", ("a1",), 1),
        ("port", ("a1", "b1", "b2", "a2"), 1),
        ("police", ("a1", "b1"), 1),
        ("fire_station", ("a1", "b1", "b2"), 2),
        ("factory_1", ("a1",), 1),
        ("residential_1", ("a1",), 1),
    ],
)
def test_the_mediator_takes_a_dollar_off_down_to_one(
    tile: str, cells: tuple[str, ...], price: int
) -> None:
    table = Table(2)
    table.action(0, "mediator")
    table.start("construction")
    table.build(0, tile, *cells)
    if table.question(0).prompt == "prompt-warehouse":
        table.play(0, table.moves(0)[0])
    if table.question(0).prompt == "prompt-man":
        table.play(0, "decline")
    assert table.game.world_of(0).boroughs[0].money == 5 - price


@pytest.mark.rule("SC-33a")
def test_the_mediator_leaves_demolition_and_cultural_buildings_alone() -> None:
    table = Table(2)
    table.lay(0, "park_3", "a1", "b1", "c1")
    table.hall(0, 0, wood=1)
    table.action(0, "mediator")
    table.start("construction")
    table.play(0, "demolish a1")
    assert table.game.world_of(0).boroughs[0].money == 2
    table.build(0, "school", "a1")
    assert table.game.world_of(0).boroughs[0].has(0) == 0


@pytest.mark.rule("SC-33b")
def test_the_engineer_covers_what_is_produced_in_his_borough_and_only_there() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.lay(seat, "factory_1", "a1")
        table.lay(seat, "warehouse", "a2")
        table.lay(seat, "factory_1", "c1")
        table.lay(seat, "warehouse", "c2")
    table.people(0, "a1")
    table.people(1, "c1", at=0)
    table.people(0, "a1", at=1)
    table.action(0, "engineer")
    table.start("production", "pollution")
    while table.game.deciders:
        seat = table.game.deciders[0]
        table.play(seat, table.moves(seat)[0])
    assert table.borough(0).pollution == 2
    assert table.borough(1).pollution == 2


@pytest.mark.rule("SC-33c")
def test_the_city_councilor_moves_a_disc_besides_phase_seven() -> None:
    table = with_ring(Table(2), *RING)
    table.play(0, "take city_councilor", "start economy", "gain votes")
    assert table.borough(0).money == 4
    assert table.borough(0).votes == 2
    table.start("council")
    assert "advance economy" in table.moves(0)


@pytest.mark.rule("SC-33", "SC-33c")
def test_a_tile_of_the_city_councilor_keeps_off_the_mayor_and_may_grow_at_once() -> None:
    table = Table(2, hall="a1")
    table.lay(0, "school", "b4")
    table.borough(0).blocked = place_of("park_2", "c3", "d3").mask
    with_ring(table, *RING)
    table.play(0, "take city_councilor", "start construction", "build residential_1")
    assert table.refusal(0, place_of("residential_1", "c3").text).rule == "SC-29"
    table.play(0, place_of("residential_1", "b3").text)
    assert table.standing(0) == ["b3"]
    table.start("construction")
    assert "enlarge b3" in table.moves(0)


@pytest.mark.rule("SC-33")
def test_the_city_councilor_may_be_declined() -> None:
    table = with_ring(Table(2), *RING)
    table.play(0, "take city_councilor", "decline")
    assert table.borough(0).discs == [-1, -1]
    assert table.game.deciders == [1]
