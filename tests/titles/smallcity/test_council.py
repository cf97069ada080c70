"""Phase 7: the City Council (SC-97 to SC-106, SC-112, SC-116)."""

import pytest
from tests.titles.smallcity.table import Table, keys, place_of

from quartier.testing.random_play import plain_view
from quartier.titles.smallcity.content import COLUMNS, PROMISES, ROWS, SPECIAL_PILE


def invest(table: Table, row: str, column: int) -> None:
    """Let seat 0 reach a column of a row, paying with money."""
    table.borough(0).money = 9
    if column > 1:
        table.disc(0, 0, row, column - 1)
        table.start("council")
        table.play(0, f"advance {row}")
    else:
        table.start("council")
        table.play(0, f"start {row}")
    if table.game.errands[0] and table.question(0).prompt.startswith("prompt-pay"):
        table.play(0, "pay money")


@pytest.mark.rule("SC-97")
def test_each_player_in_turn_may_move_one_disc_or_none() -> None:
    table = Table(3)
    table.game.host = 2
    table.start("council")
    assert table.game.deciders == [2]
    table.play(2, "decline")
    assert table.game.deciders == [0]
    table.play(0, "start economy", "gain money")
    assert table.game.deciders == [1]
    table.play(1, "decline")
    assert table.game.deciders == []


@pytest.mark.rule("SC-97")
def test_who_cannot_pay_is_not_asked() -> None:
    table = Table(2)
    table.money(0, 0)
    table.start("council")
    assert table.game.deciders == []


@pytest.mark.rule("SC-98", "SC-T19")
@pytest.mark.parametrize("column", [1, 2, 3, 4])
@pytest.mark.parametrize("way", ["money", "votes"])
def test_a_column_costs_its_number_in_money_or_votes(column: int, way: str) -> None:
    table = Table(2)
    table.borough(0).votes = 9
    table.money(9, 9)
    if column > 1:
        table.disc(0, 0, "tourism", column - 1)
    table.start("council")
    table.play(0, "advance tourism" if column > 1 else "start tourism", f"pay {way}")
    assert table.borough(0).money == 9 - (column if way == "money" else 0)
    assert table.borough(0).votes == 9 - (column if way == "votes" else 0)


@pytest.mark.rule("SC-98")
def test_money_and_votes_are_never_mixed() -> None:
    table = Table(2)
    table.money(2, 2)
    table.borough(0).votes = 2
    table.disc(0, 0, "economy", 2)
    table.start("council")
    assert table.refusal(0, "advance economy").rule == "SC-98"
    table.borough(0).votes = 3
    table.start("council")
    table.play(0, "advance economy")
    assert table.borough(0).votes == 0


@pytest.mark.rule("SC-98")
def test_only_what_one_has_is_offered_for_payment() -> None:
    table = Table(2)
    table.start("council")
    table.play(0, "start economy")
    assert table.borough(0).money == 4
    assert table.question(0).prompt == "prompt-gain"
    table.borough(0).votes = 5
    table.start("council")
    table.play(0, "start tourism")
    assert table.moves(0) == ["pay money", "pay votes"]
    assert table.refusal(0, "pay promise").rule == "SC-98"


@pytest.mark.rule("SC-99")
def test_a_disc_goes_one_column_on_and_a_new_one_enters_column_one() -> None:
    table = Table(2)
    table.start("council")
    assert {f"start {row}" for row in ROWS} <= set(table.moves(0))
    assert table.refusal(0, "advance economy").rule == "SC-99"
    table.play(0, "start economy", "gain money")
    assert table.borough(0).discs == [ROWS.index("economy") * COLUMNS, -1]
    table.start("council")
    table.play(0, "advance economy", "gain money")
    assert table.borough(0).discs[0] == ROWS.index("economy") * COLUMNS + 1


@pytest.mark.rule("SC-100")
def test_a_disc_may_start_again_in_another_row_or_its_own() -> None:
    table = Table(2)
    table.disc(0, 0, "economy", 3)
    table.start("council")
    table.play(0, "start industry from economy")
    assert table.borough(0).money == 4
    assert table.borough(0).discs[0] == 0
    table = Table(2)
    table.disc(0, 0, "economy", 1)
    table.start("council")
    table.play(0, "start economy from economy", "gain votes")
    assert table.borough(0).votes == 2
    assert table.borough(0).money == 4


@pytest.mark.rule("SC-100")
def test_two_discs_are_never_in_the_same_row_but_players_share_spaces() -> None:
    table = Table(2)
    table.disc(0, 0, "economy", 2)
    table.disc(1, 0, "tourism", 1)
    table.start("council")
    assert table.refusal(0, "start economy").rule == "SC-100"
    table.disc(0, 1, "industry", 1)
    table.start("council")
    assert table.refusal(0, "start economy from industry").rule == "SC-100"
    assert table.refusal(0, "start tourism").rule == "SC-99"
    assert "start tourism from industry" in table.moves(0)


@pytest.mark.rule("SC-101")
def test_a_disc_in_column_four_stays() -> None:
    table = Table(2)
    table.disc(0, 0, "economy", 4)
    table.start("council")
    assert table.refusal(0, "advance economy").rule == "SC-101"
    assert table.refusal(0, "start tourism from economy").rule == "SC-101"
    assert table.refusal(0, "start economy from economy").rule == "SC-101"
    assert "start tourism" in table.moves(0)


@pytest.mark.rule("SC-102")
def test_only_the_benefit_of_the_new_space_comes() -> None:
    table = Table(2)
    table.hall(0, 0)
    invest(table, "industry", 4)
    while table.game.deciders == [0]:
        table.play(0, table.moves(0)[0])
    assert table.goods(0) == [0, 0, 2]


# Benefits


@pytest.mark.rule("SC-103")
@pytest.mark.parametrize(
    ("column", "offers"),
    [
        (1, []),
        (2, ["goods 2 wood", "goods 1 stone"]),
        (3, ["goods 2 stone", "goods 1 metal"]),
        (4, []),
    ],
)
def test_industry_gives_raw_materials(column: int, offers: list[str]) -> None:
    table = Table(2)
    table.hall(0, 2)
    invest(table, "industry", column)
    if offers:
        assert table.moves(0) == offers
        assert table.refusal(0, "goods 1 wood").rule == "SC-103"
        table.play(0, offers[0])
    expected = {1: [1, 0, 0], 2: [2, 0, 0], 3: [0, 2, 0], 4: [0, 0, 2]}
    assert table.goods(0) == expected[column]


@pytest.mark.rule("SC-103")
def test_what_does_not_fit_or_is_missing_is_lost() -> None:
    table = Table(2)
    table.hall(0, 3)
    invest(table, "industry", 4)
    assert table.goods(0) == [0, 0, 1]
    assert table.game.world.goods == [16, 8, 5]
    table = Table(2)
    table.hall(0, 0)
    table.game.world.goods = [0, 0, 1]
    invest(table, "industry", 4)
    assert table.goods(0) == [0, 0, 1]


@pytest.mark.rule("SC-103")
def test_the_player_says_where_the_goods_go() -> None:
    table = Table(2)
    table.hall(0, 2)
    table.lay(0, "warehouse", "a1")
    invest(table, "industry", 1)
    assert table.moves(0) == ["hall 0", "hall 1"]


@pytest.mark.rule("SC-104")
@pytest.mark.parametrize(
    ("column", "tiles"),
    [
        (1, {"residential_1", "factory_1", "refinery", "park_1"}),
        (2, {"port", "police", "park_2"}),
        (3, {"fire_station", "park_3"}),
    ],
)
def test_construction_gives_a_free_tile_of_just_that_size(column: int, tiles: set[str]) -> None:
    table = Table(3)
    invest(table, "construction", column)
    assert set(table.moves(0)) == {f"build {tile}" for tile in tiles} | {"decline"}
    money = table.borough(0).money
    table.play(0, f"build {max(tiles)}")
    table.play(0, table.moves(0)[0])
    assert table.borough(0).money == money
    assert max(tiles) in table.tiles(0)


@pytest.mark.rule("SC-104")
def test_a_gift_needs_its_influences_and_is_never_cultural() -> None:
    table = Table(2)
    table.hall(0, 0, wood=1)
    invest(table, "construction", 1)
    assert table.refusal(0, "build school").rule == "SC-104"
    assert table.refusal(0, "build park_2").rule == "SC-104"
    assert table.refusal(0, "build commercial_1").rule == "SC-43"


@pytest.mark.rule("SC-104", "SC-45")
def test_a_gift_factory_brings_its_warehouse_and_a_house_its_citizen() -> None:
    table = Table(2)
    invest(table, "construction", 1)
    table.build(0, "factory_1", "a1")
    table.play(0, "place warehouse b1")
    assert table.tiles(0)[-2:] == ["factory_1", "warehouse"]
    table = Table(2)
    invest(table, "construction", 1)
    table.build(0, "residential_1", "a1")
    assert table.standing(0) == ["a1"]


@pytest.mark.rule("SC-104", "SC-53")
def test_a_gift_station_may_be_manned() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    invest(table, "construction", 2)
    table.build(0, "police", "c1", "d1")
    table.play(0, "man a1")
    assert table.standing(0) == ["c1"]


@pytest.mark.rule("SC-104", "SC-T15")
def test_column_four_waives_requirements_but_not_the_separation() -> None:
    table = Table(2)
    table.lay(0, "warehouse", "a1")
    invest(table, "construction", 4)
    moves = table.moves(0)
    for tile in ("residential_3", "residential_4", "commercial_4", "factory_3", "park_3", "port"):
        assert f"build {tile}" in moves
    assert "build residential_5" not in moves
    copy = table.game.clone()
    assert table.refused_place(0, "residential_3", "b2", "c2", "d2") == "SC-48"
    table.build(0, "residential_3", "d2", "e2", "f2")
    assert "residential_3" in table.tiles(0)
    table.game = copy
    table.build(0, "factory_3", "c1", "c2", "c3")
    table.play(0, table.moves(0)[0])
    assert table.tiles(0)[-2:] == ["factory_3", "warehouse"]


@pytest.mark.rule("SC-104")
def test_column_four_lets_a_factory_do_without_a_warehouse_only_if_none_fits() -> None:
    table = Table(2)
    table.supply("warehouse", 0)
    invest(table, "construction", 4)
    table.build(0, "factory_1", "a1")
    assert table.tiles(0)[-1] == "factory_1"
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-104", "SC-29")
def test_column_four_keeps_off_the_mayor_and_builds_nothing_twice() -> None:
    table = Table(2)
    table.lay(0, "refinery", "a1")
    table.borough(0).blocked = place_of("park_2", "c3", "d3").mask
    invest(table, "construction", 4)
    assert table.refusal(0, "build refinery").rule == "SC-46"
    assert table.refused_place(0, "park_1", "c3") == "SC-29"


@pytest.mark.rule("SC-104")
def test_nobody_has_to_build_a_gift_and_without_one_the_benefit_is_lost() -> None:
    table = Table(2)
    invest(table, "construction", 1)
    table.play(0, "decline")
    assert table.tiles(0) == ["city_hall"]
    table = Table(2)
    table.fill(0)
    table.start("council")
    events = table.play(0, "start construction")
    assert "event-no-gift" in keys(events)


@pytest.mark.rule("SC-105")
@pytest.mark.parametrize(("column", "gain"), [(1, 2), (2, 3), (3, 5), (4, 8)])
def test_economy_gives_money_or_votes(column: int, gain: int) -> None:
    table = Table(2)
    invest(table, "economy", column)
    copy = table.game.clone()
    table.play(0, "gain money")
    assert table.borough(0).money == 9 - column + gain
    table.game = copy
    table.play(0, "gain votes")
    assert table.borough(0).votes == gain


@pytest.mark.rule("SC-106")
@pytest.mark.parametrize(("column", "citizens"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_tourism_brings_citizens_from_the_reserve(column: int, citizens: int) -> None:
    table = Table(2)
    career = table.borough(0).career
    invest(table, "tourism", column)
    assert table.borough(0).reserve == 8 - citizens
    assert table.borough(0).in_hall == 4
    assert table.borough(0).career == career + citizens - 1


@pytest.mark.rule("SC-106")
def test_an_empty_reserve_gives_what_it_has() -> None:
    table = Table(2)
    table.borough(0).reserve = 1
    invest(table, "tourism", 4)
    assert table.borough(0).reserve == 0
    assert table.borough(0).in_hall == 4


@pytest.mark.rule("SC-116")
def test_in_the_citizen_victory_tourism_takes_from_the_career_space() -> None:
    table = Table(2, game="advanced", victory="citizen")
    table.hall(0, 3)
    career = table.borough(0).career
    invest(table, "tourism", 4)
    assert table.borough(0).in_hall == 4
    assert table.borough(0).career == career - 1


# Special promises


@pytest.mark.rule("SC-112", "SC-T16")
@pytest.mark.parametrize(("column", "drawn"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_paying_with_a_promise_draws_fewer_cards_the_further_one_is(
    column: int, drawn: int
) -> None:
    table = Table(2, game="advanced")
    table.money(0, 0)
    if column > 1:
        table.disc(0, 0, "economy", column - 1)
    table.start("council")
    deck = table.game.piles[SPECIAL_PILE][:]
    table.play(0, "advance economy" if column > 1 else "start economy")
    if drawn > 1:
        offered = table.moves(0)
        assert len(offered) == drawn
        assert table.question(0).rule == "SC-112"
        table.play(0, offered[1])
    assert len(table.borough(0).promises) == 2
    kept = table.borough(0).promises[-1]
    rest = [card for card in deck[:drawn] if card != kept]
    assert table.game.piles[SPECIAL_PILE] == deck[drawn:] + rest
    assert table.borough(0).money == 0
    assert table.question(0).prompt == "prompt-gain"


@pytest.mark.rule("SC-112")
def test_special_promises_pay_only_in_the_advanced_game() -> None:
    table = Table(2)
    table.borough(0).votes = 3
    table.start("council")
    table.play(0, "start economy")
    assert table.moves(0) == ["pay money", "pay votes"]


@pytest.mark.rule("SC-112")
def test_any_number_may_be_held_until_the_deck_is_empty() -> None:
    table = Table(2, game="advanced")
    table.money(0, 0)
    deck = table.game.piles[SPECIAL_PILE]
    table.game.piles[SPECIAL_PILE] = deck[:2]
    for held in (2, 3):
        table.start("council")
        table.play(0, "start economy" if held == 2 else "start economy from economy")
        if held == 2:
            table.play(0, table.moves(0)[0])
        assert len(table.borough(0).promises) == held
        table.play(0, "gain votes")
        table.borough(0).votes = 0
        table._clear()
    table.start("council")
    assert table.game.deciders == []


@pytest.mark.rule("SC-112")
def test_only_the_taker_sees_a_special_promise() -> None:
    table = Table(2, game="advanced")
    table.money(0, 5)
    table.start("council")
    events = table.play(0, "start economy")
    table.play(0, table.moves(0)[0])
    private = [event for event in events if event.key == "event-dealt"]
    assert [event.eyes for event in private] == [table.game.eyes(0)]
    others = plain_view(table.game, 1)["boroughs"]
    assert isinstance(others, list)
    assert others[0]["promises"][-1] == {"pile": "special", "special": True, "card": None}
    assert PROMISES[table.game.cards.face[table.borough(0).promises[-1]]].special
