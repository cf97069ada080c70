"""Cities: diplomacy (SW-128 to SW-134)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, supply

NOTHING = (0, 0, 0)


def tokens(table: Table) -> list[tuple[object, object, object]]:
    """Victories, defeats and their worth, city by city."""
    return [table.tokens(index) for index in range(len(table.game.cities))]


def before_conflict(seats: int, age: int = 1) -> Table:
    """The last turn of an age with Cities."""
    return Table(seats, age=age, cities=True, last_turn=True)


@pytest.mark.rule("SW-128")
@pytest.mark.parametrize(
    ("card", "price"), [("residence", "C"), ("consulate", "CP"), ("embassy", "SLP")]
)
def test_a_card_with_the_symbol_gives_a_diplomacy_token_at_once(card: str, price: str) -> None:
    table = Table(3, cities=True)
    table.city(0, *supply(price))
    table.hand(0, card, "altar")

    table.turn(f"build {card}")

    assert [table.seen(seat, "diplomacy") for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("SW-128")
@pytest.mark.parametrize(
    ("board", "stages", "price"),
    [("byzantium", 1, "WWP"), ("byzantium:b", 0, "WOGP"), ("byzantium:b", 1, "OOCL")],
)
def test_a_stage_with_the_symbol_gives_a_diplomacy_token_at_once(
    board: str, stages: int, price: str
) -> None:
    table = Table(3, (board,), cities=True)
    table.city(0, *supply(price), stages=stages)

    table.turn("stage altar")

    assert table.seen(0, "diplomacy") == 1


@pytest.mark.rule("SW-128", "SW-159")
def test_aspasia_gives_a_diplomacy_token_at_once() -> None:
    table = Table(3, leaders=True, cities=True, last_turn=True)
    table.to_recruitment()
    table.city(0, coins=3)
    table.leader_hand(0, "aspasia")

    table.turn("recruit aspasia")

    assert table.seen(0, "diplomacy") == 1


@pytest.mark.rule("SW-128")
def test_a_new_diplomacy_token_is_announced_to_all() -> None:
    table = Table(3, cities=True)
    table.city(0, *supply("C"))
    table.hand(0, "residence", "altar")

    events = table.turn("build residence")

    announced = [event for event in events if event.key == "event-diplomacy"]
    assert [event.facts["seat"] for event in announced] == [0]
    assert announced[0].eyes == table.game.all_eyes


@pytest.mark.rule("SW-129")
def test_even_the_strongest_city_must_use_its_diplomacy() -> None:
    table = before_conflict(3)
    table.city(0, "barracks", "stockade", diplomacy=1)

    table.turn()

    assert table.tokens(0) == NOTHING
    assert table.seen(0, "diplomacy") == 0


@pytest.mark.rule("SW-129")
def test_the_weakest_city_takes_no_defeat_when_it_uses_diplomacy() -> None:
    table = before_conflict(3)
    table.city(0, diplomacy=1)
    table.city(1, "barracks")
    table.city(2, "barracks")

    table.turn()

    assert table.tokens(0) == NOTHING


@pytest.mark.rule("SW-129", "SW-131", "SW-T37")
def test_the_neighbours_of_thomas_are_compared_with_each_other() -> None:
    """Thomas sits between Cédric (seat 0) and Klaus (seat 2)."""
    table = before_conflict(4)
    table.city(0, "barracks", "stockade")
    table.city(1, "residence", diplomacy=1)
    table.city(2, "barracks")

    table.turn()

    assert tokens(table) == [(2, 0, 2), NOTHING, (1, 1, 0), (0, 2, -2)]
    assert table.seen(1, "diplomacy") == 0


@pytest.mark.rule("SW-131", "SW-T37")
def test_with_three_players_the_two_others_are_compared_once() -> None:
    table = before_conflict(3)
    table.city(0, "barracks", "stockade")
    table.city(1, "residence", diplomacy=1)
    table.city(2, "barracks")

    table.turn()

    assert tokens(table) == [(1, 0, 1), NOTHING, (0, 1, -1)]


@pytest.mark.rule("SW-130")
def test_one_of_several_diplomacy_tokens_is_used_at_each_conflict() -> None:
    table = before_conflict(3)
    table.city(0, diplomacy=3)

    table.turn()

    assert table.seen(0, "diplomacy") == 2


@pytest.mark.rule("SW-130")
def test_a_second_token_keeps_the_city_out_of_the_next_conflict_too() -> None:
    table = before_conflict(3)
    table.city(0, "barracks", diplomacy=2)
    table.turn()
    for _ in range(7):
        table.turn()

    assert table.game.age == 3
    assert table.tokens(0) == NOTHING
    assert table.seen(0, "diplomacy") == 0


@pytest.mark.rule("SW-130", "SW-132", "SW-T38")
def test_thomas_and_cedric_fight_once_when_klaus_and_alexis_are_absent() -> None:
    """Klaus 0, Thomas 1, Alexis 2, Cédric 3."""
    table = before_conflict(4, age=2)
    table.city(0, diplomacy=1)
    table.city(1, "barracks")
    table.city(2, diplomacy=2)

    table.turn()

    assert tokens(table) == [NOTHING, (1, 0, 3), NOTHING, (0, 1, -1)]
    assert [table.seen(seat, "diplomacy") for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("SW-132")
def test_two_neighbours_that_remain_fight_once_only() -> None:
    table = before_conflict(4)
    table.city(0, "barracks")
    table.city(2, diplomacy=1)
    table.city(3, diplomacy=1)

    table.turn()

    assert tokens(table) == [(1, 0, 1), (0, 1, -1), NOTHING, NOTHING]


@pytest.mark.rule("SW-131")
def test_several_absent_cities_in_a_row_are_skipped_together() -> None:
    table = before_conflict(6)
    table.city(0, "barracks")
    table.city(1, "barracks", diplomacy=1)
    table.city(2, "barracks", diplomacy=1)
    table.city(3)
    table.city(4, "barracks")
    table.city(5, "barracks")

    table.turn()

    assert tokens(table) == [
        (1, 0, 1),
        NOTHING,
        NOTHING,
        (0, 2, -2),
        (1, 0, 1),
        NOTHING,
    ]


@pytest.mark.rule("SW-131")
def test_an_absent_city_remains_the_real_neighbour_for_trade_and_guilds() -> None:
    table = Table(4, ("giza", "rhodes"), age=3, cities=True)
    table.city(0, "workers_guild", coins=2)
    table.city(1, "lumber_yard", diplomacy=1)
    table.city(2, "clay_pool", "ore_vein", "stone_pit")
    table.hand(0, "stockade", "guard_tower")

    assert table.points(0, "guilds") == 1
    assert "build stockade" in table.moves(0)
    assert "build guard_tower" not in table.moves(0)


@pytest.mark.rule("SW-133")
@pytest.mark.parametrize("absent", [(1, 2), (0, 1, 2)])
def test_with_fewer_than_two_cities_present_nobody_fights(absent: tuple[int, ...]) -> None:
    table = before_conflict(3)
    table.city(0, "barracks", diplomacy=int(0 in absent))
    table.city(1, diplomacy=1)
    table.city(2, diplomacy=1)

    table.turn()

    assert tokens(table) == [NOTHING] * 3
    assert [table.seen(seat, "diplomacy") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("SW-134", "SW-T45")
def test_the_residence_dug_out_by_halicarnassus_in_age_two_works_at_the_next_conflict() -> None:
    table = Table(3, ("halicarnassus", "giza", "rhodes"), age=2, cities=True, last_turn=True)
    table.city(0, *supply("OOO"), "barracks", stages=1)
    table.discard("residence")
    table.turn("stage altar")

    events = table.play(0, "take residence")

    assert "event-diplomacy" in [event.key for event in events]
    assert table.tokens(0) == NOTHING
    assert table.seen(0, "diplomacy") == 0


@pytest.mark.rule("SW-134", "SW-T45", "SW-110")
def test_the_residence_dug_out_by_solomon_is_used_at_the_end_of_that_age() -> None:
    table = Table(3, leaders=True, cities=True, last_turn=True)
    table.to_recruitment()
    table.city(0, "barracks")
    table.discard("residence")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")
    table.play(0, "take residence")
    held = table.seen(0, "diplomacy")

    for _ in range(7):
        table.turn()

    assert held == 1
    assert table.game.age == 3
    assert table.tokens(0) == NOTHING
    assert table.seen(0, "diplomacy") == 0
