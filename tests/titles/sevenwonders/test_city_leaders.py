"""Cities: leaders (SW-154 to SW-161)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table, supply


def table_with(
    leaders: Sequence[str],
    *built: str,
    coins: int = 0,
    age: int = 1,
    last_turn: bool = False,
    boards: Sequence[str] = ("giza", "rhodes", "ephesus"),
) -> Table:
    """Three players with both expansions; seat 0 has these leaders and cards."""
    table = Table(3, boards, age=age, leaders=True, cities=True, last_turn=last_turn)
    table.city(0, *built, coins=coins, leaders=leaders)
    return table


def recruitment() -> Table:
    """The recruitment phase of Age II."""
    table = Table(3, leaders=True, cities=True, last_turn=True)
    table.to_recruitment()
    return table


# Berenice


@pytest.mark.rule("SW-154", "SW-T43")
def test_with_berenice_selling_a_card_brings_four_coins() -> None:
    table = table_with(["berenice"])

    table.turn("sell altar")

    assert table.coins()[0] == 4


@pytest.mark.rule("SW-154", "SW-T43")
def test_with_berenice_the_tavern_brings_six_coins() -> None:
    table = table_with(["berenice"])
    table.hand(0, "tavern", "altar")

    table.turn("build tavern")

    assert table.coins()[0] == 6


@pytest.mark.rule("SW-154")
def test_berenice_works_only_for_her_owner() -> None:
    table = table_with(["berenice"])
    table.city(1, coins=0)

    table.turn("sell altar", "sell altar")

    assert table.coins()[1] == 3


@pytest.mark.rule("SW-154")
def test_berenice_adds_one_coin_per_turn_to_several_takings() -> None:
    """Xenophon's 2 coins and the Tavern's 5."""
    table = table_with(["berenice", "xenophon"])
    table.hand(0, "tavern", "altar")

    table.turn("build tavern")

    assert table.coins()[0] == 2 + 5 + 1


@pytest.mark.rule("SW-154")
def test_berenice_adds_a_coin_again_in_the_next_turn() -> None:
    table = table_with(["berenice"])

    table.turn("sell altar")
    table.turn()

    assert table.coins()[0] == 8


@pytest.mark.rule("SW-154")
def test_coins_that_neighbours_pay_are_not_coins_from_the_bank() -> None:
    table = table_with(["berenice"])
    table.city(1, coins=2)
    table.hand(1, "baths", "altar")

    table.turn("build altar", "build baths")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-155", "SW-T46")
def test_berenice_and_hatshepsut_bring_three_coins_for_two_neighbours() -> None:
    """The Laboratory needs clay twice and papyrus: clay from the left, papyrus from the right."""
    table = table_with(
        ["berenice", "hatshepsut"], coins=6, age=2, boards=("giza", "babylon", "ephesus")
    )
    table.city(1, "clay_pool")
    table.hand(0, "laboratory", "altar")

    table.turn("build laboratory")

    assert table.coins()[0] == 0 + 3


@pytest.mark.rule("SW-155", "SW-T46", "SW-157")
def test_berenice_and_diocletian_bring_three_coins_for_the_militia() -> None:
    table = table_with(["berenice", "diocletian"], coins=3)
    table.hand(0, "militia", "altar")

    table.turn("build militia")

    assert table.coins()[0] == 0 + 3


@pytest.mark.rule("SW-155", "SW-T46")
def test_berenice_and_vitruvius_bring_three_coins_for_a_chain() -> None:
    table = table_with(["berenice", "vitruvius"], "scriptorium", age=2)
    table.hand(0, "library", "altar")

    table.turn("build library")

    assert table.coins()[0] == 3


@pytest.mark.rule("SW-155")
def test_berenice_adds_a_coin_to_a_neighbours_gambling_den() -> None:
    table = table_with(["berenice"])
    table.hand(1, "gambling_den", "altar")

    table.turn("build altar", "build gambling_den")

    assert table.coins()[0] == 1 + 1


@pytest.mark.rule("SW-155")
def test_berenice_of_the_builder_adds_nothing_for_the_neighbours_of_a_gambling_den() -> None:
    table = table_with(["berenice"])
    table.hand(0, "gambling_den", "altar")

    table.turn("build gambling_den", "build altar", "build altar")

    assert table.coins() == [6 + 1, 4, 4]


@pytest.mark.rule("SW-155")
def test_a_neighbours_gambling_den_and_the_own_sale_bring_one_coin_more_together() -> None:
    table = table_with(["berenice"])
    table.hand(1, "gambling_den", "altar")

    table.turn("sell altar", "build gambling_den")

    assert table.coins()[0] == 3 + 1 + 1


@pytest.mark.rule("SW-107", "SW-155", "SW-T47")
def test_nero_and_berenice_bring_five_coins_for_two_victories() -> None:
    table = table_with(["nero", "berenice"], "barracks", last_turn=True)

    table.turn("build altar")

    assert table.tokens(0) == (2, 0, 2)
    assert table.coins()[0] == 5


@pytest.mark.rule("SW-155")
def test_the_conflict_is_a_turn_of_its_own_for_berenice() -> None:
    table = table_with(["nero", "berenice"], "barracks", last_turn=True)

    table.turn("sell altar")

    assert table.coins()[0] == (3 + 1) + (2 + 2 + 1)


@pytest.mark.rule("SW-155")
def test_a_recruitment_phase_is_a_turn_of_its_own_for_berenice() -> None:
    """It follows a conflict in which she has already added her coin to those of Nero."""
    table = table_with(["nero", "berenice"], "barracks", last_turn=True)
    table.leader_hand(0, "caesar", "sappho")
    table.turn("build altar")

    table.turn("sell caesar")
    table.turn()

    assert table.coins()[0] == (2 + 2 + 1) + (3 + 1) + (3 + 1)


@pytest.mark.rule("SW-155")
def test_taking_no_coin_does_not_trigger_berenice() -> None:
    """A Slave Market without victory tokens."""
    table = table_with(["berenice"], *supply("OOWW"), age=3)
    table.hand(0, "slave_market", "altar")

    table.turn("build slave_market")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-154")
def test_berenice_begins_with_her_recruitment() -> None:
    table = recruitment()
    table.city(0, coins=2)
    table.leader_hand(0, "berenice")

    table.turn("recruit berenice")
    table.turn()

    assert table.coins()[0] == 4


@pytest.mark.rule("SW-154", "SW-62")
def test_the_extra_card_of_babylon_is_another_turn_for_berenice() -> None:
    table = Table(3, ("babylon:b",), leaders=True, cities=True, last_turn=True)
    table.city(0, leaders=["berenice"], stages=2, coins=0)
    table.hand(0, "altar", "theater")
    table.turn("sell altar")

    table.play(0, "sell theater")

    assert table.coins()[0] == 4 + 4


@pytest.mark.rule("SW-154", "SW-62")
def test_the_extra_card_of_babylon_is_no_new_turn_for_the_berenice_of_another_city() -> None:
    table = Table(3, ("babylon:b",), leaders=True, cities=True, last_turn=True)
    table.city(0, stages=2)
    table.city(1, leaders=["berenice"], coins=0)
    table.hand(0, "altar", "gambling_den")
    table.turn("build altar", "sell altar")

    table.play(0, "build gambling_den")

    assert table.coins()[1] == (3 + 1) + 1


# Caligula


@pytest.mark.rule("SW-156")
def test_caligula_builds_a_black_card_without_paying_anything() -> None:
    """The Capitol costs 2 coins and six resources."""
    table = table_with(["caligula"], coins=0, age=3)
    table.hand(0, "capitol", "altar")

    table.turn("build capitol")

    assert table.built(0) == ["capitol"]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-156")
def test_caligula_saves_the_coins_of_a_price() -> None:
    table = table_with(["caligula"], coins=3)
    table.hand(0, "militia", "altar")

    table.turn("build militia; free caligula")

    assert table.coins()[0] == 3


@pytest.mark.rule("SW-156")
def test_the_owner_of_caligula_may_pay_and_keep_the_right() -> None:
    table = table_with(["caligula"], coins=3)
    table.hand(0, "militia", "altar")
    table.turn("build militia; pay 0 0")
    table.hand(0, "gates_of_the_city", "altar")

    assert table.coins()[0] == 0
    assert "build gates_of_the_city" in table.moves(0)


@pytest.mark.rule("SW-45", "SW-156")
@pytest.mark.parametrize(
    ("right", "source"), [("olympia", "wonder-olympia"), ("caligula", "card-caligula")]
)
def test_everybody_is_told_which_right_is_used_up(right: str, source: str) -> None:
    table = table_with(["caligula"], boards=["olympia"], coins=0)
    table.city(0, coins=0, stages=2, leaders=["caligula"])
    table.hand(0, "militia", "altar")

    events = table.turn(f"build militia; free {right}")

    told = [event.facts for event in events if event.key == "event-free-build"]
    assert told == [{"seat": 0, "source": source}]


@pytest.mark.rule("SW-156")
def test_caligula_works_once_per_age() -> None:
    table = table_with(["caligula"], coins=0)
    table.hand(0, "militia", "altar")
    table.turn("build militia")
    table.hand(0, "gates_of_the_city", "altar")

    assert "build gates_of_the_city" not in table.moves(0)


@pytest.mark.rule("SW-156")
def test_caligula_works_again_in_the_next_age() -> None:
    table = table_with(["caligula"], coins=0, last_turn=True)
    table.hand(0, "militia", "altar")
    table.turn("build militia")
    table.turn()
    table.hand(0, "tabularium", "altar")

    assert table.game.age == 2
    assert "build tabularium" in table.moves(0)


@pytest.mark.rule("SW-156")
def test_a_right_of_caligula_not_used_is_lost_at_the_end_of_the_age() -> None:
    table = table_with(["caligula"], coins=0, last_turn=True)
    table.turn()
    table.turn()
    table.hand(0, "tabularium", "altar")
    table.turn("build tabularium")
    table.hand(0, "torture_chamber", "altar")

    assert "tabularium" in table.built(0)
    assert "build torture_chamber" not in table.moves(0)


@pytest.mark.rule("SW-156")
@pytest.mark.parametrize("card", ["stockade", "workers_guild"])
def test_caligula_builds_no_other_colour_for_free(card: str) -> None:
    table = table_with(["caligula"], coins=0)
    table.hand(0, card, "altar")

    assert f"build {card}" not in table.moves(0)


@pytest.mark.rule("SW-156")
def test_caligula_builds_no_stage_for_free() -> None:
    table = table_with(["caligula"], coins=0)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-156", "SW-24")
def test_caligula_builds_no_second_card_of_a_name() -> None:
    table = table_with(["caligula"], "militia", coins=0)
    table.hand(0, "militia", "altar")

    assert table.refusal(0, "build militia").rule == "SW-24"


@pytest.mark.rule("SW-156")
def test_a_black_card_that_costs_nothing_does_not_use_caligula_up() -> None:
    table = table_with(["caligula"], coins=0)
    table.hand(0, "gambling_den", "altar")
    table.turn("build gambling_den")
    table.hand(0, "residence", "altar")

    assert "build residence" in table.moves(0)


@pytest.mark.rule("SW-156", "SW-65")
def test_olympia_and_caligula_are_two_separate_rights() -> None:
    table = table_with(["caligula"], boards=("olympia", "rhodes", "ephesus"))
    table.city(0, leaders=["caligula"], stages=2, coins=0)
    table.hand(0, "militia", "altar")

    table.play(0, "build militia")

    assert set(table.moves(0)) == {"free olympia", "free caligula"}


# Diocletian, Darius, Aspasia


@pytest.mark.rule("SW-157")
def test_diocletian_gives_two_coins_for_a_black_card() -> None:
    table = table_with(["diocletian"])
    table.hand(0, "hideout", "altar")

    table.turn("build hideout")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-157")
def test_diocletian_gives_nothing_for_other_colours() -> None:
    table = table_with(["diocletian"])

    table.turn("build altar")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-157")
def test_diocletian_gives_two_coins_for_a_black_card_out_of_the_discard_pile() -> None:
    table = recruitment()
    table.city(0, leaders=["diocletian"], coins=3)
    table.discard("militia")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")

    table.play(0, "take militia")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-157", "SW-156")
def test_diocletian_pays_for_a_black_card_built_by_caligula() -> None:
    table = table_with(["diocletian", "caligula"], coins=0)
    table.hand(0, "militia", "altar")

    table.turn("build militia")

    assert table.coins()[0] == 2


@pytest.mark.rule("SW-157")
def test_diocletian_gives_nothing_for_black_cards_built_before() -> None:
    table = recruitment()
    table.city(0, "militia", "hideout", coins=2)
    table.leader_hand(0, "diocletian")

    table.turn("recruit diocletian")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-158")
def test_darius_counts_the_black_cards_of_his_own_city_only() -> None:
    table = table_with(["darius"], "militia", "mercenaries", age=3)
    table.city(1, "contingent", "gambling_den", "gambling_house")

    assert table.points(0, "leaders") == 2


@pytest.mark.rule("SW-159")
def test_aspasia_gives_a_diplomacy_token_once_and_two_points() -> None:
    table = recruitment()
    table.city(0, coins=3)
    table.leader_hand(0, "aspasia")

    table.turn("recruit aspasia")

    assert table.seen(0, "diplomacy") == 1
    assert table.points(0, "leaders") == 2


# Semiramis


@pytest.mark.rule("SW-160")
def test_semiramis_counts_the_defeats_taken_before_her_recruitment() -> None:
    table = recruitment()
    table.city(0, defeats=3, coins=2)
    before = table.seen(0, "shields")
    table.leader_hand(0, "semiramis")

    table.turn("recruit semiramis")

    assert before == 0
    assert table.seen(0, "shields") == 3


@pytest.mark.rule("SW-160")
def test_the_defeats_of_semiramis_add_to_the_shields_of_her_city() -> None:
    table = table_with(["semiramis"], last_turn=True, age=2)
    table.city(0, "barracks", leaders=["semiramis"], defeats=2)
    table.city(1, "walls")
    table.city(2, "walls", "barracks", "stockade")

    table.turn()

    assert [table.tokens(seat)[:2] for seat in range(3)] == [(1, 3), (0, 2), (2, 0)]


@pytest.mark.rule("SW-160", "SW-59")
@pytest.mark.parametrize("neighbour", [1, 2])
def test_defeats_of_a_conflict_do_not_count_for_semiramis_in_that_conflict(neighbour: int) -> None:
    """One neighbour beats Semiramis and gives her a defeat; she still draws with the other."""
    table = table_with(["semiramis"], last_turn=True)
    table.city(neighbour, "barracks")

    table.turn()

    assert table.tokens(0) == (0, 1, -1)
    assert table.seen(0, "shields") == 1


@pytest.mark.rule("SW-160", "SW-111")
def test_a_defeat_handed_over_by_tomyris_is_a_shield_for_semiramis() -> None:
    table = table_with(["semiramis"], "barracks", last_turn=True)
    table.city(1, leaders=["tomyris"])

    table.turn()

    assert table.tokens(0) == (2, 1, 1)
    assert table.seen(0, "shields") == 2


@pytest.mark.rule("SW-160")
def test_without_semiramis_defeats_are_no_shields() -> None:
    table = table_with([], last_turn=True)
    table.city(0, defeats=3)

    assert table.seen(0, "shields") == 0


# Imhotep


@pytest.mark.rule("SW-161")
@pytest.mark.parametrize(("board", "coins"), [("petra", 7), ("petra:b", 14)])
def test_imhotep_takes_nothing_off_the_coins_of_petra(board: str, coins: int) -> None:
    table = table_with(["imhotep"], boards=(board, "rhodes", "ephesus"))
    table.city(0, leaders=["imhotep"], stages=1, coins=coins)

    table.turn("stage altar")

    assert table.seen(0, "stages") == 2
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-161")
def test_imhotep_takes_a_resource_off_the_first_stage_of_petra() -> None:
    table = table_with(["imhotep"], boards=("petra", "rhodes", "ephesus"))
    table.city(0, "lumber_yard", leaders=["imhotep"], coins=0)

    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-62", "SW-154")
def test_declining_the_extra_card_gives_berenice_no_new_turn() -> None:
    boards = ["babylon:b", "halicarnassus"]
    table = Table(3, boards, last_turn=True, leaders=True, cities=True)
    table.city(0, stages=2, coins=0, leaders=["berenice"])
    table.city(1, "foundry", "ore_vein", stages=1)
    table.hand(0, "altar", "baths")
    table.hand(1, "altar", "baths")
    table.discard("gambling_den")
    table.turn("sell altar", "stage altar")
    assert table.game.cities[0].coins == 4
    table.play(0, "decline")
    table.play(1, "take gambling_den")
    assert table.game.cities[0].coins == 5
