"""Leaders that act when something happens, from Nero to Tomyris (SW-107 to SW-111)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, age_three, recruitment, supply

# SW-107 to SW-109


@pytest.mark.rule("SW-107")
def test_nero_gives_two_coins_for_each_victory_token() -> None:
    table = Table(3, leaders=True, last_turn=True)
    table.city(0, "barracks", leaders=["nero"], coins=0)

    table.turn("build altar")

    assert table.tokens(0) == (2, 0, 2)
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-107")
def test_nero_gives_nothing_for_a_defeat_or_a_draw() -> None:
    table = Table(3, leaders=True, last_turn=True)
    table.city(0, leaders=["nero"], coins=0)
    table.city(1, "barracks")

    table.turn("build altar")

    assert table.tokens(0) == (0, 1, -1)
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-108")
def test_xenophon_gives_two_coins_for_a_yellow_card() -> None:
    table = Table(3, leaders=True)
    table.city(0, leaders=["xenophon"], coins=0)
    table.hand(0, "tavern", "altar")

    table.turn("build tavern")

    assert table.coins()[0] == 5 + 2


@pytest.mark.rule("SW-108")
def test_xenophon_gives_nothing_for_other_colours() -> None:
    table = Table(3, leaders=True)
    table.city(0, leaders=["xenophon"], coins=0)

    table.turn("build altar")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-108", "SW-110")
def test_xenophon_gives_two_coins_for_a_yellow_card_out_of_the_discard_pile() -> None:
    table = recruitment()
    table.city(0, leaders=["xenophon"], coins=3)
    table.discard("marketplace")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take marketplace")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_two_coins_for_a_building_by_chain() -> None:
    table = Table(3, ("giza",), age=2, leaders=True)
    table.city(0, "scriptorium", leaders=["vitruvius"], coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_building_that_is_paid() -> None:
    table = Table(3, ("giza",), age=2, leaders=True)
    table.city(0, "quarry", "loom_1", leaders=["vitruvius"], coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_free_guild_of_ramses() -> None:
    table = age_three()
    table.city(0, leaders=["vitruvius", "ramses"], coins=0)
    table.hand(0, "workers_guild", "altar")

    table.turn("build workers_guild")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-109")
def test_vitruvius_gives_nothing_for_a_building_out_of_the_discard_pile() -> None:
    table = recruitment()
    table.city(0, "scriptorium", leaders=["vitruvius"], coins=3)
    table.discard("library")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take library")

    assert table.built(0) == ["scriptorium", "library"]
    assert table.coins()[0] == 0


# SW-110


@pytest.mark.rule("SW-110")
def test_solomon_builds_a_card_of_the_discard_pile_for_free() -> None:
    table = recruitment()
    table.city(0, coins=3)
    table.discard("palace", "capitol")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")
    table.play(0, "take palace")

    assert table.built(0) == ["palace"]
    assert table.discarded() == ["capitol"]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-110")
def test_solomon_builds_no_second_building_of_a_name() -> None:
    table = recruitment()
    table.city(0, "loom_1")
    table.discard("loom_2", "altar")
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")

    assert table.moves(0) == ["take altar", "decline"]


@pytest.mark.rule("SW-110")
def test_solomon_may_be_declined() -> None:
    table = recruitment()
    table.discard("palace")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "decline")

    assert table.built(0) == []
    assert table.discarded() == ["palace"]


@pytest.mark.rule("SW-110")
def test_solomon_is_lost_on_an_empty_pile() -> None:
    table = recruitment()
    table.leader_hand(0, "solomon")

    table.turn("recruit solomon")

    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}
    table.turn()
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-110")
def test_a_card_built_by_solomon_brings_its_coins_at_once() -> None:
    table = recruitment()
    table.city(0, coins=3)
    table.discard("tavern")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take tavern")

    assert table.coins()[0] == 5


@pytest.mark.rule("SW-110", "SW-119")
def test_a_loss_effect_built_by_solomon_hits_the_others_at_the_end_of_the_phase() -> None:
    table = recruitment()
    table.discard("lair")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take lair")

    assert [table.seen(seat, "owed") for seat in range(3)] == [0, 2, 2]
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-losses"}


@pytest.mark.rule("SW-110", "SW-115")
def test_the_courtesans_guild_built_by_solomon_copies_a_leader_at_once() -> None:
    table = recruitment(age=2)
    table.city(0, coins=3)
    table.city(1, leaders=["croesus"])
    table.discard("courtesans_guild")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take courtesans_guild")
    table.play(0, "copy croesus")

    assert table.coins()[0] == 6


@pytest.mark.rule("SW-53", "SW-110")
def test_halicarnassus_builds_out_of_the_pile_before_solomon() -> None:
    table = recruitment(boards=("giza", "halicarnassus:b", "rhodes"))
    table.city(1, *supply("OO"))
    table.discard("palace")
    table.leader_hand(0, "solomon")
    table.leader_hand(1, "caesar")

    table.turn("recruit solomon", "stage caesar")

    assert table.game.deciders == [1]
    table.play(1, "take palace")
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-53", "SW-110", "SW-115")
def test_the_courtesans_guild_dug_out_by_halicarnassus_copies_solomon_who_digs_again() -> None:
    table = age_three("halicarnassus:b", "giza", "rhodes")
    table.city(0, *supply("OO"))
    table.city(1, leaders=["solomon"])
    table.discard("courtesans_guild", "palace")
    table.turn("stage altar", "build altar", "build altar")

    table.play(0, "take courtesans_guild")
    table.play(0, "copy solomon")
    table.play(0, "take palace")

    assert table.built(0)[-2:] == ["courtesans_guild", "palace"]


# SW-111


@pytest.mark.rule("SW-111", "SW-T33")
def test_tomyris_hands_her_defeats_to_the_cities_that_beat_her() -> None:
    table = Table(3, age=2, leaders=True, last_turn=True)
    table.city(0, leaders=["tomyris"])
    table.city(1, "barracks")
    table.city(2, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (1, 1, 2), (1, 1, 2)]


@pytest.mark.rule("SW-111")
def test_tomyris_leaves_a_victory_alone() -> None:
    table = Table(3, age=2, leaders=True, last_turn=True)
    table.city(0, "barracks", leaders=["tomyris"])

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(2, 0, 6), (0, 1, -1), (0, 1, -1)]


@pytest.mark.rule("SW-111")
def test_tomyris_keeps_the_defeats_her_city_already_had() -> None:
    table = recruitment(age=1)
    table.city(0, coins=4, defeats=2)
    table.leader_hand(0, "tomyris")

    table.turn("recruit tomyris")

    assert table.tokens(0) == (0, 2, -2)


@pytest.mark.rule("SW-111", "SW-131")
def test_tomyris_hands_a_defeat_to_the_city_that_beat_her_across_an_absent_one() -> None:
    table = Table(4, leaders=True, cities=True, last_turn=True)
    table.city(0, leaders=["tomyris"])
    table.city(1, "barracks", diplomacy=1)
    table.city(2, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(4)] == [
        (0, 0, 0),
        (0, 0, 0),
        (2, 1, 1),
        (0, 1, -1),
    ]


@pytest.mark.rule("SW-111", "SW-129")
def test_an_absent_tomyris_has_nothing_to_hand_on() -> None:
    table = Table(3, leaders=True, cities=True, last_turn=True)
    table.city(0, leaders=["tomyris"], diplomacy=1)
    table.city(1, "barracks")

    table.turn()

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (1, 0, 1), (0, 1, -1)]
