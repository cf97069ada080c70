"""Special stages of the base game: Babylon, Halikarnassos, Olympia, and coins and shields."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.testing.random_play import plain_view


def asked_now(table: Table) -> list[tuple[int, str]]:
    return [(seat, table.question(seat).phase) for seat in table.game.deciders]


# Babylon


@pytest.mark.rule("SW-60")
@pytest.mark.parametrize(
    ("board", "stages", "built", "points"),
    [
        ("babylon:a", 1, "", 0),
        ("babylon:a", 2, "", 1),
        ("babylon:b", 2, "", 0),
        ("babylon:b", 3, "", 1),
        ("giza", 0, "scientists_guild", 1),
        ("babylon:a", 2, "scientists_guild", 4),
        ("babylon:a", 2, "scientists_guild school", 10),
    ],
)
def test_babylon_and_the_scientists_each_give_one_symbol_chosen_at_the_end(
    board: str, stages: int, built: str, points: int
) -> None:
    table = Table(3, [board], age=3)
    table.city(0, *built.split(), stages=stages)
    assert table.points(0, "science") == points


@pytest.mark.rule("SW-60")
def test_nobody_is_asked_which_symbol_it_is() -> None:
    table = Table(3, ["babylon:a"], age=3)
    table.city(0, "lumber_yard", "sawmill", stages=1)
    table.turn("stage altar")
    assert asked_now(table) == [(seat, "phase-turn") for seat in range(3)]


@pytest.mark.rule("SW-61", "SW-T23")
def test_babylon_plays_its_last_card_even_if_the_stage_is_built_on_that_turn() -> None:
    table = Table(3, ["babylon:b"], last_turn=True)
    table.city(0, "sawmill", "glassworks_1", stages=1, coins=0)
    table.hand(0, "altar", "theater")
    table.turn("stage altar")
    assert asked_now(table) == [(0, "phase-last-card")]
    table.play(0, "build theater")
    assert (table.seen(0, "stages"), "theater" in table.built(0)) == (2, True)


@pytest.mark.rule("SW-61")
def test_the_extra_card_may_be_built_used_for_a_stage_sold_or_discarded() -> None:
    table = Table(3, ["babylon:b"], last_turn=True)
    table.city(0, "clay_pool", "brickyard", "press_1", stages=2)
    table.hand(0, "altar", "theater")
    table.turn("build altar")
    assert table.moves(0) == ["build theater", "stage theater", "sell theater", "decline"]


@pytest.mark.rule("SW-61")
@pytest.mark.parametrize(("move", "coins"), [("sell theater", 3), ("decline", 0)])
def test_the_extra_card_earns_three_coins_if_it_is_sold_and_nothing_if_discarded(
    move: str, coins: int
) -> None:
    table = Table(3, ["babylon:b"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "altar", "theater")
    table.turn("build altar")
    table.play(0, move)
    assert (table.coins()[0], "theater" in table.discarded()) == (coins, True)


@pytest.mark.rule("SW-61")
def test_the_extra_card_has_its_normal_price() -> None:
    table = Table(3, ["babylon:b", "alexandria", "ephesus"], age=2, last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "altar", "aqueduct")
    table.turn("build altar")
    assert table.refusal(0, "build aqueduct").rule == "SW-28"


@pytest.mark.rule("SW-61")
@pytest.mark.parametrize("stages", [0, 1])
def test_without_the_second_stage_babylon_has_no_extra_card(stages: int) -> None:
    table = Table(3, ["babylon:b"], last_turn=True)
    table.city(0, stages=stages)
    table.turn()
    assert asked_now(table) == [(seat, "phase-turn") for seat in range(3)]


@pytest.mark.rule("SW-61")
def test_the_extra_card_comes_in_every_later_age() -> None:
    table = Table(3, ["babylon:b"], last_turn=True)
    table.city(0, stages=2)
    for age in (1, 2, 3):
        while asked_now(table)[0][1] == "phase-turn":
            table.turn()
        assert (table.game.age, asked_now(table)) == (age, [(0, "phase-last-card")])
        table.play(0, "decline")
    assert table.game.result is not None


@pytest.mark.rule("SW-61")
def test_with_cities_the_extra_card_is_the_eighth() -> None:
    table = Table(3, ["babylon:b"], cities=True)
    table.city(0, stages=2)
    for _ in range(7):
        assert asked_now(table)[0] == (0, "phase-turn")
        table.turn()
    assert asked_now(table) == [(0, "phase-last-card")]
    assert len(table.hand_of(0)) == 1


@pytest.mark.rule("SW-62")
def test_the_city_produces_in_full_again_for_the_extra_card() -> None:
    table = Table(3, ["babylon:b", "alexandria", "ephesus"], last_turn=True, cities=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "guard_tower", "residence")
    table.turn("build guard_tower")
    table.play(0, "build residence")
    assert table.built(0) == ["guard_tower", "residence"]


@pytest.mark.rule("SW-62")
def test_the_extra_card_is_paid_with_the_coins_held_at_that_moment() -> None:
    table = Table(3, ["babylon:b", "giza", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "altar", "baths")
    table.turn("sell altar", "build altar", "build altar")
    table.play(0, "build baths")
    assert table.coins() == [3 - 2, 3 + 2, 3]


@pytest.mark.rule("SW-62")
def test_coins_from_sales_to_neighbours_can_pay_for_the_extra_card() -> None:
    table = Table(3, ["babylon:b", "giza", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "altar", "baths")
    table.hand(1, "guard_tower", "altar")
    table.turn("build altar", "build guard_tower", "build altar")
    table.play(0, "build baths")
    assert table.built(0) == ["altar", "baths"]


@pytest.mark.rule("SW-62")
def test_the_extra_card_counts_what_the_last_regular_card_brought() -> None:
    table = Table(3, ["babylon:b", "giza", "ephesus"], age=2, last_turn=True)
    table.city(0, stages=2, coins=1)
    table.hand(0, "foundry", "vineyard")
    table.turn("build foundry", "build altar", "build altar")
    table.play(0, "build vineyard")
    assert table.coins()[0] == 1 - 1 + 1


@pytest.mark.rule("SW-62")
def test_once_per_turn_limits_start_afresh_for_the_extra_card() -> None:
    table = Table(3, ["babylon:b"], age=2, last_turn=True, leaders=True, cities=True)
    table.city(0, stages=2, coins=0, leaders=["berenice"])
    table.turn()
    table.play(0, "sell altar")
    assert table.coins()[0] == (3 + 1) + (3 + 1)


@pytest.mark.rule("SW-62")
def test_bilkis_helps_once_for_each_of_the_two_cards() -> None:
    boards = ["babylon:b", "alexandria", "ephesus"]
    table = Table(3, boards, age=2, last_turn=True, leaders=True)
    table.city(0, stages=2, coins=2, leaders=["bilkis"])
    table.hand(0, "stockade", "baths")
    table.turn("build stockade", "build altar", "build altar")
    table.play(0, "build baths")
    assert (table.built(0), table.coins()[0]) == (["stockade", "baths"], 0)


@pytest.mark.rule("SW-62")
def test_the_losses_of_both_cards_are_settled_together() -> None:
    table = Table(3, ["babylon:b"], age=2, last_turn=True, cities=True)
    table.city(0, "lumber_yard", "glassworks_1", stages=2)
    table.hand(0, "hideout", "lair")
    table.turn("build hideout")
    assert asked_now(table) == [(0, "phase-last-card")]
    table.play(0, "build lair")
    assert asked_now(table) == [(1, "phase-losses"), (2, "phase-losses")]
    assert table.question(1).facts["owed"] == 1 + 2


@pytest.mark.rule("SW-62", "SW-63")
def test_halikarnassos_may_take_the_card_that_babylon_discards() -> None:
    table = Table(3, ["babylon:b", "halicarnassus"], last_turn=True)
    table.city(0, stages=2)
    table.city(1, "ore_vein", "foundry", stages=1)
    table.hand(0, "altar", "theater")
    table.turn("build altar", "stage altar", "build altar")
    assert asked_now(table) == [(0, "phase-last-card")]
    table.play(0, "decline")
    assert "take theater" in table.moves(1)


# Halikarnassos


@pytest.mark.rule("SW-63")
@pytest.mark.parametrize(
    ("board", "stages", "sources"),
    [
        ("halicarnassus:a", 1, "ore_vein foundry"),
        ("halicarnassus:b", 0, "foundry"),
        ("halicarnassus:b", 1, "clay_pool brickyard"),
        ("halicarnassus:b", 2, "glassworks_1 press_1"),
    ],
)
def test_each_such_stage_builds_a_card_out_of_the_discard_pile_for_free(
    board: str, stages: int, sources: str
) -> None:
    table = Table(3, [board], age=3)
    table.city(0, *sources.split(), stages=stages, coins=0)
    table.discard("palace", "senate")
    table.turn("stage altar", "build altar", "build altar")
    assert asked_now(table) == [(0, "phase-discard")]
    table.play(0, "take palace")
    assert (table.built(0)[-1], table.coins()[0], table.discarded()) == ("palace", 0, ["senate"])


@pytest.mark.rule("SW-63")
@pytest.mark.parametrize(("stages", "sources"), [(0, "brickyard"), (2, "loom_2")])
def test_the_other_stages_of_side_a_leave_the_discard_pile_alone(stages: int, sources: str) -> None:
    table = Table(3, ["halicarnassus:a"])
    table.city(0, *sources.split(), stages=stages)
    table.discard("palace")
    table.turn("stage altar")
    assert asked_now(table)[0] == (0, "phase-turn")


@pytest.mark.rule("SW-63")
def test_the_owner_looks_through_the_whole_pile_and_nobody_else_does() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard("palace", "senate", "tavern")
    table.turn("stage altar", "build altar", "build altar")
    seen = [plain_view(table.game, eyes)["discard"] for eyes in (0, 1, None)]
    assert seen == [
        {"count": 3, "known": ["palace", "senate", "tavern"]},
        {"count": 3, "known": []},
        {"count": 3, "known": []},
    ]


@pytest.mark.rule("SW-63")
def test_cards_sold_in_the_same_turn_are_already_in_the_pile() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.hand(1, "tavern", "altar")
    table.turn("stage altar", "sell tavern", "build altar")
    assert table.moves(0) == ["take tavern", "decline"]


@pytest.mark.rule("SW-63", "SW-T24")
def test_on_the_last_turn_the_left_over_cards_of_all_players_may_be_taken() -> None:
    table = Table(3, ["halicarnassus"], last_turn=True)
    table.city(0, "ore_vein", "foundry", stages=1)
    table.hand(0, "altar", "pawnshop")
    table.hand(1, "altar", "tavern")
    table.hand(2, "altar", "baths")
    table.turn("stage altar", "build altar", "build altar")
    assert sorted(table.moves(0)) == ["decline", "take baths", "take pawnshop", "take tavern"]


@pytest.mark.rule("SW-63", "SW-T24")
def test_shields_of_a_card_taken_on_the_last_turn_count_in_the_conflict_of_this_age() -> None:
    table = Table(3, ["halicarnassus"], age=2, last_turn=True)
    table.city(0, "ore_vein", "foundry", stages=1)
    table.hand(1, "altar", "walls")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take walls")
    assert table.tokens(0) == (2, 0, 6)


@pytest.mark.rule("SW-64")
def test_nothing_is_asked_if_no_card_of_the_pile_can_be_built() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", "loom_1", stages=1)
    table.discard("loom_2", "foundry")
    table.turn("stage altar", "build altar", "build altar")
    assert asked_now(table)[0] == (0, "phase-turn")


@pytest.mark.rule("SW-64")
def test_an_effect_without_a_card_is_lost() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.turn("stage altar", "build altar", "build altar")
    table.discard("tavern")
    table.turn("build altar")
    assert asked_now(table)[0] == (0, "phase-turn")


@pytest.mark.rule("SW-64")
def test_the_discard_pile_may_be_declined() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard("tavern")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "decline")
    assert (table.built(0), table.discarded()) == (["ore_vein", "foundry"], ["tavern"])


@pytest.mark.rule("SW-63")
def test_everybody_is_told_who_looks_through_the_discard_pile() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard("tavern")

    events = table.turn("stage altar", "build altar", "build altar")

    searched = [event for event in events if event.key == "event-discard-searched"]
    assert [(event.facts, event.eyes) for event in searched] == [({"seat": 0}, table.game.all_eyes)]


@pytest.mark.rule("SW-64")
def test_each_stage_digs_once() -> None:
    table = Table(3, ["halicarnassus"])
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard("tavern", "baths")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take tavern")
    assert asked_now(table)[0] == (0, "phase-turn")
    table.turn("build altar")
    assert asked_now(table)[0] == (0, "phase-turn")


@pytest.mark.rule("SW-4", "SW-64")
def test_age_cards_of_every_colour_can_be_dug() -> None:
    names = ["lumber_yard", "press_1", "baths", "tavern", "walls", "school", "spies_guild", "lair"]
    table = Table(3, ["halicarnassus"], age=3, cities=True)
    table.city(0, "ore_vein", "foundry", stages=1)
    table.discard(*names)
    table.turn("stage altar", "build altar", "build altar")
    assert sorted(table.moves(0)) == sorted(["decline", *(f"take {name}" for name in names)])


@pytest.mark.rule("SW-4", "SW-64")
def test_a_discarded_leader_cannot_be_dug() -> None:
    table = Table(3, ["halicarnassus"], age=2, leaders=True)
    table.to_recruitment()
    table.city(0, "ore_vein", "foundry", stages=1)
    table.leader_hand(0, "plato")
    table.leader_hand(1, "caesar")
    table.leader_hand(2, "nero")
    table.turn("stage plato", "sell caesar", "sell nero")
    assert asked_now(table)[0] == (0, "phase-turn")
    assert table.discarded() == []


# Olympia A


@pytest.mark.rule("SW-65")
def test_olympia_builds_one_card_for_free_from_the_age_of_the_stage_on() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, "quarry", stages=1, coins=0)
    table.hand(0, "altar", "aqueduct")
    assert "build aqueduct" not in table.moves(0)
    table.turn("stage altar")
    table.hand(0, "aqueduct")
    table.turn("build aqueduct")
    assert "aqueduct" in table.built(0)


@pytest.mark.rule("SW-65")
def test_olympia_has_its_free_card_once_in_every_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"])
    table.city(0, stages=2, coins=0)
    for age, card in enumerate(["palace", "senate", "arena"], 1):
        table.to_age(age)
        table.hand(0, card, *["altar"] * 6)
        table.turn(f"build {card}")
    assert table.built(0) == ["palace", "senate", "arena"]


@pytest.mark.rule("SW-65")
def test_the_free_card_of_olympia_is_no_wonder_stage() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"])
    table.city(0, stages=2, coins=0)
    assert table.refusal(0, "stage altar").rule == "SW-28"


@pytest.mark.rule("SW-65")
def test_the_free_card_of_olympia_is_no_leader() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2, leaders=True)
    table.to_recruitment()
    table.city(0, stages=2, coins=0)
    table.leader_hand(0, "caesar")
    assert table.refusal(0, "recruit caesar").rule == "SW-95"


# Olympia B


@pytest.mark.rule("SW-66", "SW-T25")
def test_a_copied_shipowners_guild_counts_the_cards_of_olympia() -> None:
    table = Table(3, ["olympia:b"], age=3)
    brown = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein")
    table.city(0, *brown, "loom_1", "workers_guild", stages=3)
    table.city(1, "shipowners_guild", "press_1", "glassworks_1")
    # The own Workers Guild finds no brown card next door.
    assert table.points(0, "guilds") == 6


@pytest.mark.rule("SW-66")
def test_a_copied_guild_counts_the_neighbours_of_olympia() -> None:
    # Seat 0 is Olympia; the guild stands in seat 1, whose other neighbour, seat 2, does not count.
    table = Table(4, ["olympia:b"], age=3)
    table.city(0, "walls", stages=3)
    table.city(1, "spies_guild", "stockade")
    table.city(2, "stables", "barracks")
    table.city(3, "guard_tower", "archery_range")
    assert table.points(0, "guilds") == 3


@pytest.mark.rule("SW-66")
def test_a_copied_builders_guild_counts_the_stages_around_olympia() -> None:
    table = Table(4, ["olympia:b"], age=3)
    table.city(0, stages=3)
    table.city(1, stages=1)
    table.city(2, stages=2)
    table.city(3, "builders_guild", stages=2)
    assert table.points(0, "guilds") == 3 + 1 + 2


@pytest.mark.rule("SW-66")
def test_the_copy_is_no_purple_card() -> None:
    table = Table(3, ["olympia:b"], age=3, leaders=True)
    table.city(0, stages=3, leaders=["hiram"])
    table.city(1, "shipowners_guild")
    table.city(2, "architects_guild")
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    assert (colours["purple"], table.points(0, "leaders")) == (0, 0)
    # Own guilds: none. So the neighbour's Architects Guild finds no purple card in Olympia.
    assert table.points(2, "guilds") == 3


@pytest.mark.rule("SW-66")
def test_olympia_copies_nothing_if_its_neighbours_have_no_guild() -> None:
    table = Table(4, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", stages=3)
    table.city(2, "shipowners_guild")
    assert table.points(0, "guilds") == 0


@pytest.mark.rule("SW-66")
@pytest.mark.parametrize("stages", [1, 2])
def test_olympia_copies_nothing_before_its_third_stage(stages: int) -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", stages=stages)
    table.city(1, "shipowners_guild")
    assert table.points(0, "guilds") == 0


@pytest.mark.rule("SW-66")
def test_the_owner_of_the_copied_guild_loses_nothing() -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", stages=3)
    table.city(1, "shipowners_guild", "press_1")
    assert table.points(1, "guilds") == 2


@pytest.mark.rule("SW-67")
def test_the_guild_that_gives_most_is_taken() -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", stages=3)
    table.city(1, "shipowners_guild", "traders_guild")
    table.city(2, "workers_guild", "tavern", "marketplace", "vineyard")
    # Shipowners 1, Traders 3, Workers 0.
    assert table.points(0, "guilds") == 3


@pytest.mark.rule("SW-67")
def test_only_one_guild_is_copied() -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", "loom_1", stages=3)
    table.city(1, "shipowners_guild", "tavern")
    table.city(2, "traders_guild")
    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-67")
def test_the_symbol_of_the_scientists_is_copied_if_it_gives_most() -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "apothecary", "workshop", "lumber_yard", stages=3)
    table.city(1, "scientists_guild", "shipowners_guild")
    assert (table.points(0, "science"), table.points(0, "guilds")) == (10, 0)


@pytest.mark.rule("SW-67")
def test_the_symbol_of_the_scientists_is_left_if_another_guild_gives_more() -> None:
    table = Table(3, ["olympia:b"], age=3)
    table.city(0, "lumber_yard", "loom_1", stages=3)
    table.city(1, "scientists_guild", "shipowners_guild")
    assert (table.points(0, "science"), table.points(0, "guilds")) == (0, 2)


@pytest.mark.rule("SW-67")
def test_a_copied_counterfeiters_guild_gives_points_and_no_loss() -> None:
    table = Table(3, ["olympia:b"], age=3, cities=True)
    table.city(0, "foundry", "loom_1", stages=2)
    table.city(1, "counterfeiters_guild")
    table.turn("stage altar", "build altar", "build altar")
    assert (table.points(0, "guilds"), asked_now(table)[0]) == (5, (0, "phase-turn"))


@pytest.mark.rule("SW-67")
def test_a_copied_courtesans_guild_gives_nothing() -> None:
    table = Table(3, ["olympia:b"], age=3, leaders=True)
    table.city(0, "foundry", "loom_1", stages=2)
    table.city(1, "courtesans_guild", leaders=["cleopatra"])
    table.turn("stage altar")
    assert (table.points(0, "guilds"), table.points(0, "leaders")) == (0, 0)
    assert asked_now(table)[0] == (0, "phase-turn")


# Coins and shields


@pytest.mark.rule("SW-68")
@pytest.mark.parametrize(
    ("board", "stages", "sources", "coins"),
    [
        ("ephesus:a", 1, "sawmill", 9),
        ("ephesus:b", 0, "quarry", 4),
        ("ephesus:b", 1, "sawmill", 4),
        ("ephesus:b", 2, "glassworks_1 loom_1", 4),
        ("rhodes:b", 0, "quarry stone_pit", 3),
        ("rhodes:b", 1, "foundry ore_vein", 4),
    ],
)
def test_coins_of_a_stage_are_taken_once(board: str, stages: int, sources: str, coins: int) -> None:
    table = Table(3, [board])
    table.city(0, *sources.split(), stages=stages, coins=0)
    table.turn("stage altar", "build altar", "build altar")
    assert table.coins()[0] == coins
    table.turn("build altar")
    assert table.coins()[0] == coins


@pytest.mark.rule("SW-68")
def test_shields_of_a_stage_count_from_the_next_conflict_on() -> None:
    table = Table(3, ["rhodes:a"], last_turn=True)
    table.city(0, "clay_pool", "brickyard", stages=1)
    table.turn("stage altar")
    assert table.tokens(0) == (2, 0, 2)


@pytest.mark.rule("SW-68")
def test_shields_of_a_stage_do_not_count_backwards() -> None:
    table = Table(3, ["rhodes:a"], last_turn=True)
    table.city(0, "clay_pool", "brickyard", stages=1)
    table.turn()
    table.hand(0, *["altar"] * 7)
    table.turn("stage altar")
    assert table.tokens(0) == (0, 0, 0)
