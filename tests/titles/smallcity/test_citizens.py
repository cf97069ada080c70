"""Phase 3: citizens move, are housed and arrive (SC-53 to SC-58, SC-66 to SC-77)."""

import pytest
from tests.titles.smallcity.table import Table, keys, place_of

from quartier.titles.smallcity.content import CLINIC, FIRE, UNIVERSITY
from quartier.titles.smallcity.grid import CELL_NAMES, CELL_OF


def citizens(table: Table, seat: int) -> list[str]:
    return [move for move in table.moves(seat) if move.startswith("citizen")]


def works(table: Table, seat: int, *cells: str) -> None:
    """Level 1 Factories on these cells, each with a Warehouse to its right."""
    for cell in cells:
        table.lay(seat, "factory_1", cell)
        table.lay(seat, "warehouse", chr(ord(cell[0]) + 1) + cell[1:])


# Who moves


@pytest.mark.rule("SC-66")
def test_players_move_in_turn_order_each_citizen_once() -> None:
    table = Table(3)
    table.game.host = 1
    for seat in range(3):
        for cell in ("a1", "c1", "e1"):
            table.lay(seat, "park_1", cell)
        table.people(seat, "a1")
    table.start("citizens")
    order = []
    for _ in range(3):
        seat = table.game.deciders[0]
        order.append(seat)
        assert citizens(table, seat) == [f"citizen {seat + 1} a1"]
        table.play(seat, f"citizen {seat + 1} a1", f"to {seat + 1} c1")
    assert order == [1, 2, 0]
    assert table.game.deciders == []


@pytest.mark.rule("SC-66")
def test_a_citizen_who_has_moved_does_not_move_again() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1", "g1"):
        table.lay(0, "park_1", cell)
    table.people(0, "a1", "c1")
    table.start("citizens")
    table.play(0, "citizen 1 a1", "to 1 e1")
    assert citizens(table, 0) == ["citizen 1 c1"]
    assert table.refusal(0, "citizen 1 e1").key == "refusal-moved"


@pytest.mark.rule("SC-67")
def test_workers_and_resting_citizens_must_move_others_may() -> None:
    table = Table(2)
    works(table, 0, "a1")
    table.lay(0, "park_1", "a3")
    table.lay(0, "school", "a5")
    table.lay(0, "residential_1", "e1")
    table.lay(0, "police", "e3", "f3")
    table.lay(0, "library", "d6", "d7")
    table.people(0, "a1", "a3", "e1", "e3")
    table.start("citizens")
    assert set(citizens(table, 0)) == {
        "citizen 1 a1",
        "citizen 1 a3",
        "citizen 1 e1",
        "citizen 1 e3",
    }
    assert table.refusal(0, "done").rule == "SC-67"
    table.play(0, "citizen 1 a1", "to 1 d6", "citizen 1 a3", "to 1 d7")
    assert "done" in table.moves(0)
    assert table.borough(0).in_hall == 3
    table.done(0)
    assert table.standing(0) == ["e1", "e3", "d6", "d7"]


@pytest.mark.rule("SC-67")
def test_another_slot_of_the_same_tile_will_do() -> None:
    table = Table(2)
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert table.standing(0) == ["b1"]


@pytest.mark.rule("SC-68")
def test_a_citizen_goes_to_any_empty_slot_however_far() -> None:
    table = Table(2)
    works(table, 0, "a1")
    table.lay(0, "refinery", "a3")
    table.lay(0, "residential_2", "g1", "g2")
    table.lay(0, "commercial_1", "f2")
    table.people(0, "a1")
    table.lay(0, "park_2", "a7", "b7")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert set(table.moves(0)) == {"to 1 g1", "to 1 g2", "to 1 f2", "to 1 a7"}
    assert table.refusal(0, "to 1 f6").rule == "SC-68"
    assert table.refusal(0, "to 1 a3").rule == "SC-68"
    assert table.refusal(0, "to 1 b7").rule == "SC-68"
    assert table.refusal(0, "to 1 d4").rule == "SC-68"


@pytest.mark.rule("SC-69")
def test_no_relay_on_work_slots_but_for_other_players() -> None:
    table = Table(2)
    works(table, 0, "a1", "c1")
    table.lay(0, "park_1", "a3")
    table.lay(0, "park_1", "c3")
    table.people(0, "a1", "a3")
    table.lay(1, "park_1", "a1")
    table.people(1, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1", "to 1 c3")
    table.play(0, "citizen 1 a3")
    assert table.standing(0) == ["c1", "c3"]
    table.play(1, "citizen 2 a1")
    assert "to 1 a1" in table.moves(1)


@pytest.mark.rule("SC-69")
def test_a_slot_held_abroad_is_barred_as_well() -> None:
    table = Table(2)
    works(table, 1, "a1", "c1")
    table.lay(0, "metro", "a1", "b1", "b2", "a2")
    table.people(0, "a1", at=1)
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 2 a1", "to 2 c1")
    table.play(0, "citizen 1 a1")
    refusal = table.refusal(0, "to 2 a1")
    assert refusal.rule == "SC-69"


@pytest.mark.rule("SC-69a")
def test_rest_and_home_slots_may_be_refilled_but_places_not_exchanged() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.lay(0, "residential_1", "e1")
    table.people(0, "a1", "c1", "e1")
    table.start("citizens")
    assert "citizen 1 e1" not in table.moves(0)
    table.play(0, "citizen 1 a1")
    assert table.borough(0).in_hall == 4
    table.play(0, "citizen 1 c1")
    assert table.standing(0) == ["a1", "e1"]


@pytest.mark.rule("SC-69a")
def test_a_work_slot_left_before_the_phase_is_not_barred() -> None:
    table = Table(2)
    works(table, 0, "a1")
    table.lay(0, "residential_1", "e1")
    table.people(0, "a1", "e1")
    table.start("construction", "citizens")
    table.build(0, "police", "f3", "g3")
    table.play(0, "man a1")
    table.done(0)
    table.play(1, "done")
    table.play(0, "citizen 1 e1")
    assert "a1" in table.standing(0)


@pytest.mark.rule("SC-70", "SC-75")
def test_resting_brings_nothing() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.lay(0, "school", "c1")
    table.people(0, "a1", "c1")
    table.start("income", "production", "vote")
    assert (table.borough(0).money, table.borough(0).votes) == (5, 0)
    assert table.goods(0) == [0, 0, 0]


@pytest.mark.rule("SC-71")
@pytest.mark.parametrize(("in_hall", "place"), [(3, "place-hall"), (4, "place-career")])
def test_a_citizen_without_a_slot_goes_to_the_hall_or_the_career_space(
    in_hall: int, place: str
) -> None:
    table = Table(2)
    table.hall(0, in_hall)
    table.lay(0, "park_1", "a1")
    table.people(0, "a1")
    table.start("citizens")
    events = table.play(0, "citizen 1 a1")
    assert events[0].facts["place"] == place
    assert table.standing(0) == []


@pytest.mark.rule("SC-71")
def test_nobody_is_sent_to_the_hall_while_there_is_a_slot() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.people(0, "a1")
    table.lay(1, "park_1", "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert table.standing(0, at=1) == ["a1"]


# Tourists


@pytest.mark.rule("SC-72", "SC-56")
def test_one_tourist_a_borough_two_with_a_metro() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1"):
        table.lay(1, "park_1", cell)
    table.lay(0, "residential_3", "a1", "b1", "c1")
    table.people(0, "a1", "b1", "c1")
    table.start("citizens")
    table.play(0, "citizen 1 a1", "to 2 a1")
    assert citizens(table, 0) == ["citizen 1 b1", "citizen 1 c1"]
    table.play(0, "citizen 1 b1")
    assert table.standing(0) == ["a1", "c1"]
    table = Table(2)
    for cell in ("a1", "c1", "e1"):
        table.lay(1, "park_1", cell)
    table.lay(0, "residential_3", "a1", "b1", "c1")
    table.lay(0, "metro", "a4", "b4", "b5", "a5")
    table.people(0, "a1", "b1", "c1")
    table.start("citizens")
    table.play(0, "citizen 1 a1", "to 2 a1", "citizen 1 b1", "to 2 c1", "citizen 1 c1")
    assert table.refusal(0, "to 2 e1").rule == "SC-72"


@pytest.mark.rule("SC-73", "SC-T18")
def test_nobody_goes_straight_to_the_borough_opposite() -> None:
    table = Table(4)
    for seat in range(1, 4):
        table.lay(seat, "park_1", "a1")
        table.lay(seat, "park_1", "c1")
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert {move.split()[1] for move in table.moves(0)} == {"2", "4"}
    assert table.refusal(0, "to 3 a1").rule == "SC-73"


@pytest.mark.rule("SC-74")
def test_a_tourist_moves_inside_the_borough_or_to_a_neighbouring_one() -> None:
    table = Table(4)
    for seat in range(4):
        table.lay(seat, "park_1", "a1")
        table.lay(seat, "park_1", "c1")
    table.people(0, "a1", at=1)
    table.start("citizens")
    assert table.refusal(0, "done").rule == "SC-67"
    table.play(0, "citizen 2 a1")
    assert set(table.moves(0)) == {"to 1 a1", "to 1 c1", "to 2 c1", "to 3 a1", "to 3 c1"}
    assert table.refusal(0, "to 4 a1").rule == "SC-73"


@pytest.mark.rule("SC-74")
def test_a_tourist_opposite_comes_home_only_if_there_is_no_other_slot() -> None:
    table = Table(4)
    table.lay(2, "park_1", "a1")
    table.lay(1, "park_1", "a1")
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.people(0, "a1", at=2)
    table.start("citizens")
    table.play(0, "citizen 3 a1")
    assert table.standing(0, at=1) == ["a1"]
    table = Table(4)
    table.lay(2, "park_1", "a1")
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.people(0, "a1", at=2)
    table.start("citizens")
    table.play(0, "citizen 3 a1")
    assert set(table.moves(0)) == {"to 1 a1", "to 1 c1"}


@pytest.mark.rule("SC-74", "SC-71")
def test_a_tourist_without_any_slot_goes_to_the_own_hall() -> None:
    table = Table(2)
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)
    table.start("citizens")
    table.play(0, "citizen 2 a1")
    assert table.borough(0).in_hall == 4
    assert table.standing(0, at=1) == []


@pytest.mark.rule("SC-72", "SC-74")
def test_tourists_above_the_limit_obey_it_when_they_move() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1", "g1"):
        table.lay(1, "park_1", cell)
    table.lay(0, "park_1", "a1")
    table.people(0, "a1", "c1", at=1)
    table.start("citizens")
    table.play(0, "citizen 2 a1")
    assert table.standing(0) == ["a1"]
    table.play(0, "citizen 2 c1")
    assert set(table.moves(0)) == {"to 2 a1", "to 2 e1", "to 2 g1"}


@pytest.mark.rule("SC-75")
def test_tourists_keep_out_of_halls_homes_and_posts() -> None:
    table = Table(2)
    table.lay(1, "residential_1", "a1")
    table.lay(1, "police", "c1", "d1")
    table.lay(1, "fire_station", "a3", "b3", "b4")
    table.lay(1, "clinic", "d3", "e3", "e4", "d4", "d5")
    table.lay(1, "university", "a6", "b6", "c6", "c7", "b7", "a7")
    table.lay(1, "park_1", "g1")
    table.lay(1, "school", "g3")
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert set(table.moves(0)) == {"to 2 g1", "to 2 g3"}
    for cell in ("a1", "c1", "d3", "a6"):
        refusal = table.refusal(0, f"to 2 {cell}")
        assert refusal.rule in ("SC-75", "SC-68"), cell
    assert table.refusal(0, "to 2 a1").rule == "SC-75"


@pytest.mark.rule("SC-75", "SC-80", "SC-81")
def test_tourists_work_for_their_own_player() -> None:
    table = Table(2)
    table.lay(1, "residential_1", "a1")
    table.lay(1, "commercial_1", "a2")
    works(table, 1, "d4")
    table.lay(0, "metro", "a1", "b1", "b2", "a2")
    table.people(0, "a2", "d4", at=1)
    table.hall(0, 0)
    table.start("income", "production")
    assert table.borough(0).money == 6
    assert table.goods(0) == [1, 0, 0]
    assert table.borough(1).money == 7


# Police, stations


@pytest.mark.rule("SC-55")
def test_police_that_takes_its_post_in_phase_three_clears_its_zone() -> None:
    table = Table(3)
    table.game.host = 1
    table.lay(0, "police", "c3", "d3")
    table.lay(0, "residential_1", "a7")
    table.people(0, "a7")
    for cell in ("b2", "e4", "g1"):
        table.lay(0, "park_1", cell)
    table.lay(1, "residential_1", "a1")
    table.people(1, "a1")
    table.people(2, "g1", at=0)
    table.hall(1, 2)
    table.start("citizens")
    table.play(1, "citizen 2 a1", "to 1 e4")
    table.play(2, "citizen 1 g1")
    events = table.play(0, "citizen 1 a7", "to 1 c3")
    assert keys(events).count("event-sent-home") == 2
    assert table.standing(1, at=0) == []
    assert table.borough(1).in_hall == 2
    assert table.borough(2).in_hall == 4


@pytest.mark.rule("SC-55", "SC-T11")
def test_no_tourist_enters_a_guarded_cell_while_the_post_is_held() -> None:
    table = Table(2)
    table.lay(1, "police", "c3", "d3")
    table.people(1, "c3")
    for cell in ("b2", "e4", "g1", "g3"):
        table.lay(1, "park_1", cell)
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert set(table.moves(0)) == {"to 2 g1", "to 2 g3"}
    assert table.refusal(0, "to 2 b2").rule == "SC-55"
    table = Table(2)
    table.lay(1, "police", "c3", "d3")
    table.lay(1, "park_1", "b2")
    table.lay(1, "park_1", "g1")
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert set(table.moves(0)) == {"to 2 b2", "to 2 g1"}


@pytest.mark.rule("SC-55")
def test_own_citizens_are_not_bothered_by_their_police() -> None:
    table = Table(2)
    table.lay(0, "police", "c3", "d3")
    table.lay(0, "park_1", "b2")
    table.lay(0, "park_1", "g1")
    table.people(0, "c3", "g1")
    table.start("citizens")
    table.play(0, "citizen 1 g1")
    assert table.standing(0) == ["b2", "c3"]


@pytest.mark.rule("SC-53")
@pytest.mark.parametrize("station", ["fire_station", "police"])
def test_a_tourist_who_comes_home_takes_no_post_of_fire_or_police(station: str) -> None:
    cells = {"fire_station": ("a1", "b1", "a2"), "police": ("a1", "b1")}[station]
    table = Table(2)
    table.lay(0, station, *cells)
    table.lay(0, "park_1", "d1")
    table.lay(0, "residential_1", "a5")
    table.lay(1, "park_1", "a1")
    table.lay(1, "park_1", "c1")
    table.people(0, "a5")
    table.people(0, "a1", at=1)
    table.start("citizens")
    post = table.game.borough(0).tiles[1].cells[0]
    table.play(0, "citizen 2 a1")
    assert table.refusal(0, f"to 1 {CELL_NAMES[post]}").rule == "SC-53"
    table.play(0, "to 2 c1", "citizen 1 a5", f"to 1 {CELL_NAMES[post]}")


@pytest.mark.rule("SC-53", "SC-71", "SC-74")
def test_a_tourist_for_whom_only_a_post_is_left_goes_to_the_city_hall() -> None:
    table = Table(2)
    table.lay(0, "police", "a1", "b1")
    table.lay(1, "park_1", "a1")
    table.hall(0, 1)
    table.people(0, "a1", at=1)
    table.start("citizens")
    table.play(0, "citizen 2 a1")
    assert table.standing(0) == []
    assert table.borough(0).in_hall == 2


@pytest.mark.rule("SC-53")
def test_a_tourist_who_comes_home_may_go_to_the_university() -> None:
    table = Table(2)
    table.lay(0, "university", "a1", "b1", "c1", "a2", "b2", "c2")
    table.lay(0, "park_1", "e1")
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)
    table.start("citizens")
    table.play(0, "citizen 2 a1")
    post = CELL_NAMES[table.borough(0).tiles[1].cells[0]]
    assert f"to 1 {post}" in table.moves(0)


@pytest.mark.rule("SC-53", "SC-54", "SC-57", "SC-58")
@pytest.mark.parametrize(
    ("tile", "cells", "function"),
    [
        ("clinic", ("c3", "d3", "d4", "c4", "c5"), CLINIC),
        ("university", ("c3", "d3", "e3", "e4", "d4", "c4"), UNIVERSITY),
        ("fire_station", ("c3", "d3", "d4"), FIRE),
    ],
)
def test_posts_are_manned_in_phase_three_and_kept_as_long_as_wanted(
    tile: str, cells: tuple[str, ...], function: int
) -> None:
    table = Table(2)
    table.lay(0, tile, *cells)
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    assert not table.borough(0).mans(function)
    table.lay(0, "park_1", "g1")
    table.start("citizens")
    slot = place_of(tile, *cells).cells[0]
    table.play(0, "citizen 1 a1", f"to 1 {CELL_NAMES[slot]}")
    assert table.borough(0).mans(function)
    table.start("citizens")
    assert f"citizen 1 {CELL_NAMES[slot]}" in table.moves(0)
    table.done(0)
    assert table.borough(0).mans(function)


# Housing and arrivals


@pytest.mark.rule("SC-76")
def test_citizens_of_the_hall_move_into_empty_houses() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1"):
        table.lay(0, "residential_1", cell)
    table.people(0, "c1")
    table.start("citizens")
    table.done(0)
    assert table.standing(0) == ["a1", "c1", "e1"]
    assert table.borough(0).in_hall == 1


@pytest.mark.rule("SC-76")
def test_with_too_few_citizens_the_player_chooses_the_houses() -> None:
    table = Table(2)
    for cell in ("a1", "c1", "e1"):
        table.lay(0, "residential_1", cell)
    table.hall(0, 2)
    table.start("citizens")
    assert table.moves(0) == ["house a1", "house c1", "house e1"]
    assert table.refusal(0, "house g1").rule == "SC-76"
    table.play(0, "house e1")
    assert table.refusal(0, "house e1").rule == "SC-76"
    table.play(0, "house a1")
    assert table.standing(0) == ["a1", "e1"]
    assert table.borough(0).in_hall == 0


@pytest.mark.rule("SC-76a")
def test_a_house_left_in_the_turn_is_filled_and_larger_homes_are_not() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.lay(0, "residential_2", "c1", "d1")
    table.lay(0, "park_1", "f1")
    table.people(0, "a1")
    table.start("citizens")
    table.play(0, "citizen 1 a1", "to 1 f1")
    assert table.standing(0) == ["a1", "f1"]
    assert table.borough(0).in_hall == 2


@pytest.mark.rule("SC-76a")
def test_a_citizen_who_lost_his_slot_is_housed_in_the_same_turn() -> None:
    table = Table(2)
    table.hall(0, 0)
    table.lay(0, "park_1", "a1")
    table.lay(0, "residential_1", "c1")
    table.people(0, "a1", "c1")
    table.borough(0).leave(0, CELL_OF["c1"])
    table.people(1, "c1", at=0)
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    assert table.borough(0).in_hall == 1
    table = Table(2)
    table.hall(0, 0)
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "e1")
    table.people(0, "a1", "e1")
    table.start("citizens")
    table.play(0, "citizen 1 a1")
    table.play(0, "citizen 1 e1")
    assert table.standing(0) == ["a1"]


@pytest.mark.rule("SC-77")
@pytest.mark.parametrize(
    ("room", "career", "arrived"), [(4, 11, 2), (1, 11, 1), (4, 1, 1), (0, 11, 0)]
)
def test_each_empty_factory_slot_brings_a_citizen_as_far_as_there_is_room(
    room: int, career: int, arrived: int
) -> None:
    table = Table(2)
    works(table, 0, "a1")
    table.lay(0, "factory_2", "d1", "d2")
    table.people(0, "a1")
    table.hall(0, 4 - room)
    table.borough(0).career = career
    table.start("arrivals")
    assert table.borough(0).in_hall == 4 - room + arrived
    assert table.borough(0).career == career - arrived


@pytest.mark.rule("SC-77a")
def test_slots_of_tourists_are_not_empty_and_goods_take_room() -> None:
    table = Table(2)
    works(table, 0, "a1")
    table.lay(0, "factory_2", "d1", "d2")
    table.people(1, "d1", at=0)
    table.hall(0, 1, wood=2)
    table.lay(0, "residential_1", "g1")
    table.start("arrivals")
    assert table.borough(0).in_hall == 2
    assert table.standing(0) == []


@pytest.mark.rule("SC-66", "SC-76")
def test_nothing_to_move_is_not_asked() -> None:
    table = Table(2)
    assert keys(table.start("citizens")) == []
    assert table.game.deciders == []
