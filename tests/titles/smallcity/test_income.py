"""Phase 4: income (SC-78 to SC-85)."""

import pytest
from tests.titles.smallcity.table import Table, keys


def works(table: Table, seat: int, *cells: str) -> None:
    """Level 1 Factories on these cells, each with a Warehouse to its right."""
    for cell in cells:
        table.lay(seat, "factory_1", cell)
        table.lay(seat, "warehouse", chr(ord(cell[0]) + 1) + cell[1:])


def mall(table: Table, seat: int = 0) -> None:
    """A level 4 Commercial Zone: cash a1, selling b1, buying c1, trading d1."""
    table.lay(seat, "commercial_4", "a1", "b1", "c1", "d1")


def finish(table: Table) -> None:
    """Answer whatever is asked with the first answer."""
    while table.game.deciders:
        seat = table.game.deciders[0]
        table.play(seat, table.moves(seat)[0])


# Order and Tourists


@pytest.mark.rule("SC-79")
def test_each_tourist_brings_the_owner_of_the_borough_a_dollar() -> None:
    table = Table(3)
    table.lay(0, "park_1", "a1")
    table.lay(0, "school", "c1")
    table.people(1, "a1", at=0)
    table.people(2, "c1", at=0)
    table.start("income")
    assert [table.borough(seat).money for seat in range(3)] == [7, 5, 5]


@pytest.mark.rule("SC-78")
def test_shops_come_before_factories_for_all_players() -> None:
    table = Table(2)
    mall(table)
    table.people(0, "b1")
    works(table, 1, "e4")
    table.people(1, "e4")
    table.hall(0, 0, wood=1)
    events = table.start("income", "production")
    assert table.game.deciders == [0]
    assert "event-produced" not in keys(events)
    events = table.play(0, "sell wood")
    assert keys(events)[:2] == ["event-spent", "event-money"]
    assert "event-produced" in keys(events)


@pytest.mark.rule("SC-78a")
def test_what_is_produced_cannot_be_sold_in_the_same_round() -> None:
    table = Table(2)
    mall(table)
    works(table, 0, "e4")
    table.people(0, "b1", "e4")
    table.hall(0, 4)
    table.start("income", "production")
    assert table.game.deciders == []
    assert table.borough(0).money == 5
    assert table.goods(0) == [1, 0, 0]


@pytest.mark.rule("SC-78a")
def test_room_set_free_by_a_sale_serves_production() -> None:
    table = Table(2)
    mall(table)
    works(table, 0, "e4")
    table.people(0, "b1", "e4")
    table.hall(0, 4)
    table.store(0, "metal", "metal")
    table.start("income", "production")
    table.play(0, "sell metal")
    assert table.borough(0).money == 10
    assert table.goods(0) == [1, 0, 1]


# Commerce


@pytest.mark.rule("SC-80")
def test_cash_slots_bring_a_dollar_each() -> None:
    table = Table(2)
    mall(table)
    table.lay(0, "commercial_1", "a3")
    table.people(0, "a1", "a3")
    table.start("income")
    assert table.borough(0).money == 7


@pytest.mark.rule("SC-80")
@pytest.mark.parametrize(
    ("good", "money", "votes"), [("wood", 2, 3), ("stone", 3, 5), ("metal", 5, 7)]
)
def test_raw_materials_become_money_or_votes(good: str, money: int, votes: int) -> None:
    table = Table(2)
    mall(table)
    table.people(0, "b1", "d1")
    table.hall(0, 0, **{good: 2})
    table.start("income")
    table.play(0, f"sell {good}", f"trade {good}")
    assert table.borough(0).money == 5 + money
    assert table.borough(0).votes == votes
    assert table.goods(0) == [0, 0, 0]
    assert table.game.world.goods == [16, 8, 6]


@pytest.mark.rule("SC-80")
@pytest.mark.parametrize("money", [1, 2, 3, 4])
def test_one_bundle_of_votes_may_be_bought(money: int) -> None:
    table = Table(2)
    mall(table)
    table.people(0, "c1")
    table.start("income")
    table.play(0, f"buy {money}")
    assert table.borough(0).money == 5 - money
    assert table.borough(0).votes == money + 1
    assert table.game.deciders == []


@pytest.mark.rule("SC-80")
def test_slots_work_in_any_order_and_feed_each_other() -> None:
    table = Table(2)
    mall(table)
    table.people(0, "b1", "c1")
    table.hall(0, 0, metal=1)
    table.money(0, 5)
    table.start("income")
    assert table.refusal(0, "buy 1").rule == "SC-80"
    table.play(0, "sell metal", "buy 4")
    assert (table.borough(0).money, table.borough(0).votes) == (1, 5)


@pytest.mark.rule("SC-80")
def test_nobody_has_to_use_a_slot_and_each_works_once() -> None:
    table = Table(2)
    mall(table)
    table.people(0, "b1")
    table.hall(0, 0, wood=2)
    table.start("income")
    copy = table.game.clone()
    table.done(0)
    assert table.goods(0) == [2, 0, 0]
    copy.advance(0, table.game.moves(0)[0] if table.game.deciders else copy.moves(0)[0])
    assert copy.deciders == []
    assert copy.borough(0).has(0) == 1


@pytest.mark.rule("SC-80")
def test_without_a_citizen_or_the_goods_nothing_is_converted() -> None:
    table = Table(2)
    mall(table)
    table.people(0, "b1")
    table.hall(0, 0, wood=1)
    table.start("income")
    assert table.refusal(0, "trade wood").key == "refusal-no-worker"
    assert table.refusal(0, "buy 1").key == "refusal-no-worker"
    assert table.refusal(0, "sell stone").key == "refusal-no-good"


@pytest.mark.rule("SC-80", "SC-83")
def test_the_player_says_from_which_store_a_sold_piece_comes() -> None:
    table = Table(2)
    mall(table)
    table.lay(0, "warehouse", "g1")
    table.store(0, "wood")
    table.people(0, "b1")
    table.hall(0, 1, wood=1)
    table.start("income")
    table.play(0, "sell wood")
    assert table.moves(0) == ["from hall", "from warehouse"]
    table.play(0, "from warehouse")
    assert table.borough(0).hall_goods == [1, 0, 0]
    assert table.borough(0).stored == [0, 0, 0]


@pytest.mark.rule("SC-80")
def test_a_tourist_in_a_shop_uses_his_own_players_goods() -> None:
    table = Table(2)
    mall(table, 1)
    table.people(0, "d1", at=1)
    table.hall(0, 0, stone=1)
    table.hall(1, 0, stone=1)
    table.start("income")
    table.play(0, "trade stone")
    assert (table.borough(0).votes, table.borough(1).votes) == (5, 0)
    assert table.goods(1) == [0, 1, 0]


# Factories


@pytest.mark.rule("SC-81", "SC-85")
def test_factory_slots_produce_their_kind_out_of_the_supply() -> None:
    table = Table(2)
    table.lay(0, "factory_3", "a1", "b1", "c1")
    table.lay(0, "warehouse", "a2")
    table.people(0, "a1", "b1", "c1")
    table.hall(0, 3)
    table.start("production")
    finish(table)
    assert table.goods(0) == [1, 1, 1]
    assert table.game.world.goods == [15, 7, 5]


@pytest.mark.rule("SC-81")
def test_an_empty_slot_produces_nothing() -> None:
    table = Table(2)
    table.lay(0, "factory_3", "a1", "b1", "c1")
    table.lay(0, "warehouse", "a2")
    table.people(0, "b1")
    table.hall(0, 4)
    table.start("production")
    assert table.goods(0) == [0, 1, 0]


@pytest.mark.rule("SC-81")
def test_a_product_goes_to_any_warehouse_or_to_the_hall() -> None:
    table = Table(2)
    works(table, 0, "a1", "d1")
    table.people(0, "a1", "d1")
    table.hall(0, 3)
    table.start("production")
    assert table.moves(0) == ["hall 0", "hall 1"]
    assert table.refusal(0, "hall 2").rule == "SC-81"
    table.play(0, "hall 1")
    assert table.borough(0).hall_goods == [1, 0, 0]
    assert table.borough(0).contents == [[0], []]


@pytest.mark.rule("SC-81")
def test_the_player_says_which_piece_goes_to_the_hall() -> None:
    table = Table(2)
    table.lay(0, "factory_2", "a1", "b1")
    table.lay(0, "warehouse", "a2")
    table.people(0, "a1", "b1")
    table.hall(0, 3)
    table.start("production")
    table.play(0, "hall 1")
    assert table.moves(0) == ["shelve wood", "shelve stone"]
    table.play(0, "shelve stone")
    assert table.borough(0).hall_goods == [0, 1, 0]
    assert table.borough(0).stored == [1, 0, 0]


@pytest.mark.rule("SC-78")
def test_scarce_raw_materials_go_by_turn_order_a_whole_player_at_a_time() -> None:
    table = Table(3)
    table.game.host = 2
    for seat in (1, 2):
        works(table, seat, "a1", "d1")
        table.people(seat, "a1", "d1")
        table.hall(seat, 4)
    table.game.world.goods = [3, 8, 6]
    table.start("production")
    assert table.goods(2) == [2, 0, 0]
    assert table.goods(1) == [1, 0, 0]
    assert table.borough(1).produced == 1


@pytest.mark.rule("SC-78", "SC-81")
def test_the_player_says_where_the_last_piece_is_made() -> None:
    table = Table(2)
    for seat in (0, 1):
        works(table, seat, "a1")
    table.people(0, "a1")
    table.people(0, "a1", at=1)
    table.hall(0, 4)
    table.game.world.goods = [1, 8, 6]
    table.start("production")
    assert table.moves(0) == ["produce wood 1", "produce wood 2"]
    assert table.refusal(0, "produce stone 1").rule == "SC-81"
    table.play(0, "produce wood 2")
    assert (table.borough(0).produced, table.borough(1).produced) == (0, 1)
    assert table.goods(0) == [1, 0, 0]


@pytest.mark.rule("SC-82")
def test_products_of_tourists_give_way_first_and_stay_in_warehouses_abroad() -> None:
    table = Table(2)
    works(table, 0, "a1")
    works(table, 1, "a1")
    table.people(0, "a1")
    table.people(0, "a1", at=1)
    table.hall(0, 4)
    table.store(0, "metal")
    table.hall(1, 0)
    events = table.start("production")
    assert "event-left-abroad" in keys(events)
    assert table.goods(0) == [1, 0, 1]
    assert table.goods(1) == [1, 0, 0]
    assert table.borough(1).hall_goods == [0, 0, 0]


@pytest.mark.rule("SC-82")
def test_without_a_warehouse_abroad_the_product_goes_back() -> None:
    table = Table(2)
    table.lay(1, "factory_1", "a1")
    table.people(0, "a1", at=1)
    table.hall(0, 4)
    table.hall(1, 0)
    events = table.start("production")
    assert "event-no-room-abroad" in keys(events)
    assert table.goods(0) == [0, 0, 0]
    assert table.goods(1) == [0, 0, 0]
    assert table.game.world.goods == [16, 8, 6]
    assert table.borough(1).produced == 1


@pytest.mark.rule("SC-82")
def test_the_player_chooses_which_tourists_product_gives_way() -> None:
    table = Table(3)
    for seat in (1, 2):
        table.lay(seat, "factory_2", "a1", "b1")
        table.lay(seat, "warehouse", "a2")
    table.people(0, "a1", at=1)
    table.people(0, "b1", at=2)
    table.hall(0, 3)
    table.start("production")
    assert table.moves(0) == ["yield wood 2", "yield stone 3"]
    table.play(0, "yield wood 2")
    assert table.goods(0) == [0, 1, 0]
    assert table.goods(1) == [1, 0, 0]


@pytest.mark.rule("SC-82")
def test_products_made_at_home_go_back_only_if_room_is_still_short() -> None:
    table = Table(2)
    table.lay(0, "factory_2", "a1", "b1")
    works(table, 1, "a1")
    table.people(0, "a1", "b1")
    table.people(0, "a1", at=1)
    table.hall(0, 3)
    table.start("production")
    assert table.moves(0) == ["yield wood 1", "yield stone 1"]
    assert table.refusal(0, "yield wood 2").rule == "SC-82"
    table.play(0, "yield wood 1")
    assert table.goods(0) == [0, 1, 0]
    assert table.goods(1) == [1, 0, 0]
    assert table.game.world.goods == [15, 7, 6]


@pytest.mark.rule("SC-82")
def test_goods_left_abroad_come_after_everybodys_own() -> None:
    table = Table(2)
    works(table, 1, "a1", "d1")
    table.people(0, "a1", at=1)
    table.people(1, "d1")
    table.hall(0, 4)
    table.hall(1, 4)
    table.store(1, "metal", "metal", "metal")
    table.start("production")
    assert table.goods(1) == [1, 0, 3]
    assert table.game.world.goods == [15, 8, 3]


@pytest.mark.rule("SC-83")
def test_stored_goods_are_never_moved_about() -> None:
    table = Table(2)
    table.hall(0, 0, wood=2)
    table.lay(0, "warehouse", "a1")
    before = (table.borough(0).hall_goods, table.borough(0).contents)
    for phase in ("citizens", "arrivals", "income", "production", "vote", "pollution", "council"):
        table.start(phase)
        assert (table.borough(0).hall_goods, table.borough(0).contents) == before
        assert not [move for move in table.moves(0) if "shelve" in move]


@pytest.mark.rule("SC-84", "SC-T20")
def test_the_hall_holds_four_pieces_of_both_kinds() -> None:
    table = Table(2)
    assert table.borough(0).hall_room == 1
    table.hall(0, 2, wood=1, metal=1)
    assert table.borough(0).hall_room == 0
    assert table.borough(0).come_home() is False


@pytest.mark.rule("SC-85")
def test_money_and_votes_come_without_limit() -> None:
    table = Table(2)
    table.borough(0).money = 500
    table.lay(0, "park_1", "a1")
    table.people(1, "a1", at=0)
    table.start("income")
    assert table.borough(0).money == 501
