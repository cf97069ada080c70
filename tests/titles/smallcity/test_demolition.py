"""Phase 2: demolition (SC-36, SC-37)."""

import pytest
from tests.titles.smallcity.table import Table, keys, place_of

from quartier.titles.smallcity.borough import Borough


def own(table: Table, seat: int = 0) -> Borough:
    return table.game.world_of(seat).boroughs[seat]


@pytest.mark.rule("SC-36")
def test_one_build_action_and_no_more_may_be_a_demolition() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.start("construction")
    table.play(0, "demolish a1")
    assert own(table).works == 1
    assert table.refusal(0, "demolish c1").rule == "SC-36"
    table.build(0, "park_1", "a3")
    table.build(0, "park_1", "a5")
    assert table.refusal(0, "build park_1").rule == "SC-35"


@pytest.mark.rule("SC-36")
def test_who_extends_may_demolish_instead_of_building() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.start("construction")
    table.play(0, "extend", "demolish a1")
    assert table.refusal(0, "build park_1").rule == "SC-35"
    assert own(table).side == 8


@pytest.mark.rule("SC-37")
def test_demolishing_costs_a_dollar_and_a_point_a_cell() -> None:
    table = Table(2)
    table.lay(0, "port", "a1", "b1", "b2", "a2")
    table.start("construction")
    table.play(0, "demolish a1")
    assert own(table).money == 1
    assert own(table).pollution == 4
    table.done(0, 1)
    assert table.borough(0).pollution == 4
    assert table.tiles(0) == ["city_hall"]


@pytest.mark.rule("SC-37")
def test_who_cannot_pay_cannot_demolish() -> None:
    table = Table(2)
    table.money(2, 5)
    table.lay(0, "park_3", "a1", "b1", "c1")
    table.start("construction")
    refusal = table.refusal(0, "demolish a1")
    assert (refusal.rule, refusal.facts["price"]) == ("SC-37", 3)


@pytest.mark.rule("SC-37")
def test_people_on_the_tile_go_to_their_halls() -> None:
    table = Table(2)
    table.hall(0, 1)
    table.hall(1, 3)
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1")
    table.people(1, "b1", at=0)
    table.start("construction")
    table.play(0, "demolish a1")
    table.done(0, 1)
    assert table.borough(0).in_hall == 2
    assert table.borough(1).in_hall == 4
    assert table.borough(0).people == 0


@pytest.mark.rule("SC-37")
@pytest.mark.parametrize("crowded", [0, 1])
def test_a_tile_stays_if_a_hall_lacks_room(crowded: int) -> None:
    table = Table(2)
    table.hall(0, 2)
    table.hall(1, 2)
    table.lay(0, "library", "a1", "b1")
    table.people(0, "a1")
    table.people(1, "b1", at=0)
    table.hall(crowded, 2, wood=2)
    table.start("construction")
    refusal = table.refusal(0, "demolish a1")
    assert (refusal.rule, refusal.key) == ("SC-37", "refusal-demolition-people")


@pytest.mark.rule("SC-37")
def test_a_demolished_tile_leaves_the_game() -> None:
    table = Table(3)
    place = table.lay(0, "university", "a1", "b1", "c1", "c2", "b2", "a2")
    table.money(9, 9, 9)
    left = table.game.world.supply[place.piece]
    table.start("construction")
    table.play(0, "demolish a1")
    table.done(0, 1, 2)
    assert table.game.world.supply[place.piece] == left == 1
    assert table.game.world.scrapped[place.piece] == 1


@pytest.mark.rule("SC-37")
def test_other_tiles_keep_their_level_when_an_influence_goes() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.lay(0, "residential_2", "c4", "c5")
    table.start("construction")
    table.play(0, "demolish d4")
    assert "residential_2" in table.tiles(0, 0)


@pytest.mark.rule("SC-37")
def test_the_city_hall_cannot_be_demolished() -> None:
    table = Table(2)
    table.hall(0, 0)
    table.start("construction")
    refusal = table.refusal(0, "demolish f6")
    assert refusal.key == "refusal-hall-stays"


@pytest.mark.rule("SC-37")
def test_goods_of_a_demolished_warehouse_go_to_the_supply() -> None:
    table = Table(2)
    table.lay(0, "warehouse", "a1")
    table.lay(0, "warehouse", "c1")
    table.store(0, "wood", "stone", "metal")
    table.start("construction")
    table.play(0, "demolish a1")
    table.done(0, 1)
    assert table.goods(0) == [0, 0, 1]
    assert table.game.world.goods == [16, 8, 5]


@pytest.mark.rule("SC-37a")
def test_points_of_a_demolition_are_no_pollution_of_the_round() -> None:
    table = Table(2)
    table.lay(0, "park_3", "a1", "b1", "c1")
    table.borough(0).pollution = 8
    table.lay(1, "park_1", "a1")
    table.lay(1, "park_1", "c1")
    table.lay(1, "residential_2", "e1", "e2")
    table.people(1, "a1", "c1", "e1")
    table.start("construction", "pollution")
    table.play(0, "demolish a1")
    table.done(0)
    table.play(1, "done")
    assert table.borough(0).pollution == 11
    assert table.borough(0).generated == 0
    assert table.borough(1).generated == 1
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-37a", "SC-91")
def test_a_demolition_that_reaches_a_hundred_loses_at_once() -> None:
    table = Table(3)
    table.lay(0, "park_1", "a1")
    table.lay(0, "park_1", "c1")
    table.borough(0).pollution = 99
    table.start("construction")
    table.play(0, "demolish a1")
    assert table.moves(0) == ["done"]
    assert table.refusal(0, "build park_1").rule == "SC-91"
    table.done(0, 1)
    events = table.done(2)
    assert "event-eliminated" in keys(events)
    assert table.borough(0).out
    assert not table.borough(1).out


@pytest.mark.rule("SC-37b")
def test_room_made_before_counts() -> None:
    table = Table(2)
    table.hall(0, 4)
    table.lay(0, "park_1", "a1")
    table.people(0, "a1")
    table.start("construction")
    assert table.refusal(0, "demolish a1").rule == "SC-37"
    table.build(0, "residential_1", "c1")
    table.play(0, "demolish a1")
    assert own(table).in_hall == 4
    assert place_of("residential_1", "c1") in own(table).tiles


@pytest.mark.rule("SC-63", "SC-64")
def test_a_tile_that_grew_where_a_new_one_was_demolished_may_grow_on() -> None:
    table = Table(2, hall="b4")
    table.money(9)
    table.lay(0, "school", "b3")
    table.lay(0, "library", "d1", "e1")
    table.lay(0, "residential_1", "c3")
    table.start("construction")
    table.build(0, "park_1", "c2")
    table.play(0, "demolish c2", "enlarge c3")
    table.play(0, place_of("residential_2", "c3", "c2").text)
    assert "enlarge c2" in table.moves(0)
