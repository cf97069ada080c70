"""Cities: losses and debts (SW-119 to SW-127)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table, supply

from quartier.testing.random_play import plain_view


def owed(table: Table) -> list[object]:
    return [table.seen(index, "owed") for index in range(len(table.game.cities))]


def debts(table: Table) -> list[object]:
    return [table.seen(index, "debts") for index in range(len(table.game.cities))]


def with_card(card: str, price: str = "", seats: int = 4) -> Table:
    """Seat 0 is about to build this card; everybody else has 5 coins."""
    table = Table(seats, cities=True)
    table.city(0, *supply(price))
    for seat in range(1, seats):
        table.city(seat, coins=5)
    table.hand(0, card, "altar")
    return table


@pytest.mark.rule("SW-119")
def test_a_loss_effect_makes_everybody_but_its_builder_owe() -> None:
    table = with_card("lair", "WG")

    table.turn("build lair")

    assert owed(table) == [0, 2, 2, 2]
    assert table.game.deciders == [1, 2, 3]


@pytest.mark.rule("SW-119", "SW-120", "SW-T36")
def test_the_lair_of_klaus_is_paid_in_three_ways() -> None:
    """Klaus builds; Yoam has coins, Cédric one coin, Thomas coins that he keeps."""
    table = Table(4, cities=True)
    table.city(0, *supply("WG"), coins=0)
    table.city(1, coins=5)
    table.city(2, coins=1)
    table.city(3, coins=5)
    table.hand(0, "lair", "altar")

    table.turn("build lair", "build altar", "build altar", "build altar")
    table.play(1, "lose 2")
    table.play(2, "lose 1")
    table.play(3, "lose 0")

    assert table.coins() == [0, 3, 0, 5]
    assert debts(table) == [0, 0, 1, 2]


@pytest.mark.rule("SW-120", "SW-T36")
def test_a_player_may_take_debts_in_any_mix() -> None:
    table = with_card("lair", "WG")

    table.turn("build lair")

    assert table.moves(1) == ["lose 0", "lose 1", "lose 2"]


@pytest.mark.rule("SW-120", "SW-T36")
def test_nobody_pays_more_coins_than_they_have() -> None:
    table = with_card("lair", "WG")
    table.city(1, coins=1)

    table.turn("build lair", "build altar")

    assert table.moves(1) == ["lose 0", "lose 1"]
    assert table.refusal(1, "lose 2").rule == "SW-120"


@pytest.mark.rule("SW-120")
def test_nobody_pays_more_than_they_owe() -> None:
    table = with_card("hideout")

    table.turn("build hideout")

    assert table.refusal(1, "lose 2").rule == "SW-120"


@pytest.mark.rule("SW-120")
def test_without_coins_everything_becomes_debt() -> None:
    table = with_card("lair", "WG", seats=3)
    table.city(1, coins=0)

    table.turn("build lair", "build altar")
    table.play(2, "lose 2")

    assert debts(table) == [0, 2, 0]


@pytest.mark.rule("SW-119")
def test_the_coins_lost_go_to_the_bank() -> None:
    table = with_card("lair", "WG", seats=3)
    table.city(0, *supply("WG"), coins=0)

    table.turn("build lair", "build altar", "build altar")
    table.play(1, "lose 2")
    table.play(2, "lose 2")

    assert table.coins() == [0, 3, 3]


@pytest.mark.rule("SW-121")
def test_no_move_ever_pays_a_debt_back() -> None:
    table = Table(3, cities=True, age=3)
    table.city(0, debts=4, coins=50)

    table.until_over()

    remaining = debts(table)[0]
    assert isinstance(remaining, int)
    assert remaining >= 4


@pytest.mark.rule("SW-121", "SW-T39")
def test_debts_count_against_the_coins_at_the_end() -> None:
    table = Table(3, cities=True, age=3)

    table.city(0, coins=5, debts=3)

    assert table.points(0, "treasury") == 1
    assert table.points(0, "debts") == -3


@pytest.mark.rule("SW-122", "SW-T49")
def test_a_loss_can_be_paid_with_coins_earned_in_the_same_turn() -> None:
    table = with_card("lair", "WG", seats=3)
    table.city(1, coins=0)

    table.turn("build lair", "sell altar")
    table.play(1, "lose 2")
    table.play(2, "lose 0")

    assert table.coins()[1] == 1


@pytest.mark.rule("SW-122")
def test_a_loss_can_be_paid_with_the_coins_of_a_sale_to_a_neighbour() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, coins=2)
    table.city(1, coins=0)
    table.hand(0, "barracks", "altar")
    table.hand(2, "hideout", "altar")

    table.turn("build barracks", "build altar", "build hideout")

    assert table.moves(1) == ["lose 0", "lose 1"]


@pytest.mark.rule("SW-122")
def test_a_loss_is_settled_after_the_discard_pile() -> None:
    table = Table(3, ("halicarnassus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, *supply("OOO"), stages=1, coins=0)
    table.discard("tavern")
    table.hand(1, "hideout", "altar")
    table.turn("stage altar", "build hideout", "build altar")

    table.play(0, "take tavern")

    assert table.moves(0) == ["lose 0", "lose 1"]


@pytest.mark.rule("SW-122")
def test_on_the_last_turn_losses_come_before_the_conflict() -> None:
    table = Table(3, cities=True, last_turn=True)
    table.city(0, "barracks")
    table.hand(0, "hideout", "altar")

    table.turn("build hideout")

    assert table.game.deciders == [1, 2]
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    table.play(1, "lose 1")
    table.play(2, "lose 1")
    assert table.tokens(0) == (2, 0, 2)


@pytest.mark.rule("SW-122")
def test_a_loss_cannot_be_paid_with_what_nero_will_earn() -> None:
    table = Table(3, cities=True, leaders=True, last_turn=True)
    table.city(0, "barracks", leaders=["nero"], coins=0)
    table.city(1, coins=0)
    table.hand(1, "hideout", "altar")

    table.turn("build altar", "build hideout", "build altar")
    table.play(2, "lose 0")

    assert debts(table)[0] == 1
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-123")
def test_several_losses_of_one_turn_add_up() -> None:
    table = with_card("lair", "WG")
    table.hand(1, "hideout", "altar")

    table.turn("build lair", "build hideout")

    assert owed(table) == [1, 2, 3, 3]


@pytest.mark.rule("SW-123")
def test_two_players_with_loss_effects_hit_each_other() -> None:
    table = with_card("hideout", seats=3)
    table.hand(1, "hideout", "altar")

    table.turn("build hideout", "build hideout")

    assert owed(table) == [1, 1, 2]


@pytest.mark.rule("SW-123")
def test_nobody_learns_what_others_pay_before_all_have_decided() -> None:
    views = []
    for payment in ("lose 0", "lose 1"):
        table = with_card("hideout", seats=3)
        table.turn("build hideout")
        table.play(1, payment)
        views.append(plain_view(table.game, 2))

    assert views[0] == views[1]


@pytest.mark.rule("SW-123")
def test_the_players_decide_in_any_order() -> None:
    table = with_card("hideout", seats=3)
    table.turn("build hideout")

    table.play(2, "lose 1")
    table.play(1, "lose 0")

    assert debts(table) == [0, 1, 0]


@pytest.mark.rule("SW-124")
@pytest.mark.parametrize(
    ("card", "price", "coins"),
    [
        ("hideout", "", 1),
        ("lair", "WG", 2),
        ("brotherhood", "WWOL", 3),
        ("counterfeiters_guild", "OOOGL", 3),
    ],
)
def test_a_fixed_loss(card: str, price: str, coins: int) -> None:
    table = with_card(card, price)

    table.turn(f"build {card}")

    assert owed(table) == [0, coins, coins, coins]


@pytest.mark.rule("SW-124")
def test_the_first_stage_of_petra_b_makes_the_others_lose_two_coins() -> None:
    table = Table(4, ("petra:b",), cities=True)
    table.city(0, *supply("COO"))

    table.turn("stage altar")

    assert owed(table) == [0, 2, 2, 2]


@pytest.mark.rule("SW-124")
def test_the_first_stage_of_petra_b_built_with_a_leader_hits_in_the_recruitment_phase() -> None:
    table = Table(3, ("petra:b",), leaders=True, cities=True, last_turn=True)
    table.to_recruitment()
    table.city(0, *supply("COO"))
    table.leader_hand(0, "caesar")

    table.turn("stage caesar")

    assert owed(table) == [0, 2, 2]
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-losses"}


@pytest.mark.rule("SW-125", "SW-T50")
@pytest.mark.parametrize(("card", "price"), [("sepulcher", "SLG"), ("cenotaph", "CCSLG")])
def test_a_loss_per_victory_token_ignores_its_value(card: str, price: str) -> None:
    table = with_card(card, price)
    table.city(0, *supply(price), victories=[1, 1, 1])
    table.city(1, coins=9, victories=[1, 3])
    table.city(2, coins=9, victories=[5], defeats=2)

    table.turn(f"build {card}")

    assert owed(table) == [0, 2, 1, 0]


@pytest.mark.rule("SW-126", "SW-T52")
def test_the_builders_union_costs_a_coin_per_built_stage() -> None:
    table = Table(4, ("giza", "rhodes", "ephesus", "alexandria"), age=3, cities=True)
    table.city(0, *supply("CWPG"), stages=3)
    table.city(1, coins=9, stages=2)
    table.city(2, coins=9, stages=0)
    table.city(3, coins=9, stages=3)
    table.hand(0, "builders_union", "altar")

    table.turn("build builders_union")

    assert owed(table) == [0, 2, 0, 3]


@pytest.mark.rule("SW-127")
def test_a_stage_built_in_this_turn_counts_for_the_loss() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), age=3, cities=True)
    table.city(0, *supply("CWPG"))
    table.city(1, "sawmill", stages=0)
    table.hand(0, "builders_union", "altar")

    table.turn("build builders_union", "stage altar")

    assert owed(table) == [0, 1, 0]


@pytest.mark.rule("SW-127")
def test_the_tokens_of_the_conflict_that_follows_do_not_count_for_the_loss() -> None:
    table = Table(3, age=2, cities=True, last_turn=True)
    table.city(0, *supply("SLG"))
    table.city(1, "barracks", victories=[1])
    table.hand(0, "sepulcher", "altar")

    table.turn("build sepulcher")

    assert owed(table) == [0, 1, 0]


@pytest.mark.rule("SW-119", "SW-53")
@pytest.mark.parametrize(
    ("card", "hit"), [("hideout", [0, 1, 1]), ("counterfeiters_guild", [0, 3, 3])]
)
def test_a_loss_effect_dug_out_by_halicarnassus_hits_in_the_same_turn(
    card: str, hit: Sequence[int]
) -> None:
    table = Table(3, ("halicarnassus:b", "giza", "rhodes"), age=3, cities=True)
    table.city(0, *supply("OO"))
    table.discard(card)
    table.turn("stage altar")

    table.play(0, f"take {card}")

    assert owed(table) == hit


@pytest.mark.rule("SW-122", "SW-62")
def test_the_losses_of_both_cards_of_babylon_are_settled_together() -> None:
    table = Table(3, ("babylon:b", "giza", "rhodes"), cities=True, last_turn=True)
    table.city(0, *supply("WG"), stages=2)
    table.hand(0, "lair", "hideout")
    table.turn("build lair")

    table.play(0, "build hideout")

    assert owed(table) == [0, 3, 3]
