"""The Free City with losses, diplomacy, Leaders, Cities and a wonder that asks (SW-86 to SW-91)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.free_city import FREE_CITY, faces, start, two_players
from tests.titles.sevenwonders.table import Table

from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import COLOURS, KINDS

# Losses and diplomacy


@pytest.mark.rule("SW-86", "SW-T61")
def test_the_holder_decides_what_the_free_city_pays() -> None:
    table = two_players("babylon")
    table.city(1, coins=0)
    table.hand(0, "altar", "theater", "palace")
    table.hand(1, "hideout", "altar")

    table.turn("build altar; build theater", "build hideout")

    assert [table.seen(index, "owed") for index in range(3)] == [1, 0, 1]
    assert table.game.deciders == [0]
    table.play(0, "lose 0")
    table.play(0, "lose 1")
    assert table.coins() == [2, 0, 3]
    assert table.seen(FREE_CITY, "debts") == 1


@pytest.mark.rule("SW-86")
def test_another_holder_decides_in_the_next_turn() -> None:
    table = two_players("babylon", age=2)
    table.city(0, coins=0)
    table.hand(0, "hideout", "altar")
    table.hand(1, "altar", "theater", "palace")

    table.turn("build hideout", "build altar; build theater")

    assert table.game.deciders == [1]
    assert table.question(1).prompt == "prompt-loss-free-city"


@pytest.mark.rule("SW-87", "SW-T61")
def test_a_loss_effect_of_the_free_city_hits_both_players() -> None:
    table = two_players("babylon")
    table.hand(0, "altar", "hideout", "palace")

    table.turn("build altar; build hideout")

    assert [table.seen(index, "owed") for index in range(3)] == [1, 1, 0]


@pytest.mark.rule("SW-88", "SW-T62")
def test_with_diplomacy_in_the_free_city_the_players_fight_only_once() -> None:
    table = two_players("babylon", last_turn=True)
    table.city(0, "barracks", "stockade")
    table.city(1, "barracks")
    table.city(FREE_CITY, "residence", diplomacy=1)

    table.turn("; build altar")

    assert [table.tokens(index) for index in range(3)] == [(1, 0, 1), (0, 1, -1), (0, 0, 0)]
    assert table.seen(FREE_CITY, "diplomacy") == 0


@pytest.mark.rule("SW-88")
def test_the_free_city_gains_diplomacy_by_building_the_residence() -> None:
    table = two_players("babylon")
    table.hand(0, "altar", "residence", "palace")

    table.turn("build altar; build residence")

    assert table.seen(FREE_CITY, "diplomacy") == 1


@pytest.mark.rule("SW-88")
def test_diplomacy_of_a_player_leaves_the_other_player_against_the_free_city_once() -> None:
    table = two_players("babylon", last_turn=True)
    table.city(0, "barracks", diplomacy=1)
    table.city(1, "barracks")

    table.turn("; build altar")

    assert [table.tokens(index) for index in range(3)] == [(0, 0, 0), (1, 0, 1), (0, 1, -1)]


# With the expansions


@pytest.mark.rule("SW-89")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_with_cities_three_black_cards_join_each_age_of_two_players(age: int) -> None:
    game = start(cities=True)
    dealt = [*game.hands[0], *game.hands[1], *game.pile]
    deck = dealt if age == 1 else game.decks[age - 1]

    colours = [COLOURS[KINDS[game.cards.face[card]].colour] for card in deck]

    assert colours.count("black") == 3


@pytest.mark.rule("SW-89")
def test_with_cities_the_two_hands_and_the_pile_have_eight_cards() -> None:
    game = start(cities=True)

    assert [len(game.hands[0]), len(game.hands[1]), len(game.pile)] == [8 + 1, 8, 8 - 1]


@pytest.mark.rule("SW-89")
def test_with_cities_an_age_of_two_players_has_seven_turns() -> None:
    assert plain_view(start(cities=True), None)["turns"] == 7


@pytest.mark.rule("SW-90")
def test_with_leaders_the_players_start_with_six_coins_and_the_free_city_with_three() -> None:
    assert [city.coins for city in start(leaders=True).cities] == [6, 6, 3]


@pytest.mark.rule("SW-90")
def test_only_the_players_draft_leaders() -> None:
    game = start(leaders=True)

    assert [len(draft) for draft in game.drafts] == [4, 4]
    assert plain_view(game, None)["leader_deck"] == 36 - 8
    assert game.deciders == [0, 1]


@pytest.mark.rule("SW-90")
def test_two_players_pass_leaders_to_each_other() -> None:
    game = start(leaders=True)
    passed = faces(game, game.drafts[0])[1:]
    for seat in (0, 1):
        move = TITLE.space.parse(f"keep {faces(game, game.drafts[seat])[0]}")
        assert move is not None
        game.play(seat, move)

    assert faces(game, game.drafts[1]) == passed


@pytest.mark.rule("SW-90")
def test_the_players_recruit_and_the_free_city_does_not() -> None:
    table = Table(2, leaders=True, last_turn=True)
    table.to_recruitment()
    table.leader_hand(0, "sappho")
    table.leader_hand(1, "croesus")

    table.turn("recruit sappho", "recruit croesus")

    assert [table.seen(index, "leaders") for index in range(3)] == [["sappho"], ["croesus"], []]


@pytest.mark.rule("SW-90")
def test_the_free_city_never_gets_rome() -> None:
    boards = {start(seed, leaders=True).cities[FREE_CITY].board.id for seed in range(60)}

    assert "rome" not in boards
    assert len(boards) == 7


# What the Free City's own wonder asks


@pytest.mark.rule("SW-91")
def test_the_holder_plays_the_last_card_of_the_pile_for_babylon() -> None:
    table = two_players("babylon:b", last_turn=True)
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "theater", "baths")
    table.pile("tavern")
    table.turn("sell altar; build theater")

    assert table.game.deciders == [0]
    assert set(table.moves(0)) == {"build tavern", "decline"}
    table.play(0, "build tavern")

    assert table.coins()[FREE_CITY] == 5


@pytest.mark.rule("SW-81", "SW-91")
def test_the_free_city_may_not_sell_the_extra_card_of_babylon_that_it_can_build() -> None:
    table = two_players("babylon:b", last_turn=True)
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "theater", "baths")
    table.pile("tavern")
    table.turn("sell altar; build theater")

    refusal = table.refusal(0, "sell tavern")

    assert (refusal.rule, refusal.key) == ("SW-81", "refusal-free-city-sells")


@pytest.mark.rule("SW-81", "SW-91")
def test_the_free_city_may_sell_the_extra_card_of_babylon_with_which_it_can_build_nothing() -> None:
    table = two_players("babylon:b", last_turn=True)
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "theater", "baths")
    table.pile("palace")
    table.turn("sell altar; build theater")

    assert set(table.moves(0)) == {"sell palace", "decline"}


@pytest.mark.rule("SW-91", "SW-84")
def test_the_last_card_of_the_pile_is_discarded_if_the_holder_declines_it_for_babylon() -> None:
    table = two_players("babylon:b", last_turn=True)
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "theater", "baths")
    table.hand(1, "altar", "pawnshop")
    table.pile("tavern")

    table.turn("build altar; build theater", "build altar")
    table.play(0, "decline")

    assert table.discarded() == ["baths", "pawnshop", "tavern"]


@pytest.mark.rule("SW-91")
def test_the_holder_builds_out_of_the_discard_pile_for_halicarnassus() -> None:
    table = two_players("halicarnassus", age=2)
    table.city(FREE_CITY, "foundry", "ore_vein", stages=1, coins=0)
    table.discard("palace")
    table.hand(1, "altar", "arena", "haven")

    table.turn("build altar", "build altar; stage arena")

    assert table.game.deciders == [1]
    table.play(1, "take palace")
    assert table.built(FREE_CITY) == ["foundry", "ore_vein", "palace"]


@pytest.mark.rule("SW-91", "SW-81")
def test_a_free_construction_of_olympia_keeps_the_free_city_from_selling() -> None:
    table = two_players("olympia")
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "palace", "arena")

    table.play(0, "sell altar")

    assert set(table.moves(0)) == {"build palace", "build arena"}


@pytest.mark.rule("SW-91")
def test_the_holder_decides_whether_olympia_pays_or_builds_for_free() -> None:
    table = two_players("olympia")
    table.city(0, coins=0)
    table.city(FREE_CITY, stages=2, coins=2)
    table.hand(0, "altar", "barracks", "palace")

    table.play(0, "build altar")
    table.play(0, "build barracks")

    assert set(table.moves(0)) == {"pay 0 2", "free olympia"}


@pytest.mark.rule("SW-91")
def test_the_free_construction_of_olympia_is_used_up_for_the_age() -> None:
    table = two_players("olympia")
    table.city(FREE_CITY, stages=2, coins=0)
    table.hand(0, "altar", "palace", "arena")
    table.pile("town_hall", "haven")
    table.turn("sell altar; build palace")

    table.play(1, "sell arena")

    assert table.moves(1) == ["sell town_hall"]


@pytest.mark.rule("SW-87", "SW-91")
def test_the_first_stage_of_petra_b_in_the_free_city_hits_both_players() -> None:
    table = two_players("petra:b")
    table.city(FREE_CITY, "clay_pool", "foundry", coins=0)
    table.hand(0, "altar", "palace", "arena")

    table.turn("sell altar; stage palace")

    assert [table.seen(index, "owed") for index in range(3)] == [2, 2, 0]


@pytest.mark.rule("SW-88", "SW-91")
def test_byzantium_as_the_free_city_stays_out_of_the_conflict() -> None:
    table = two_players("byzantium", last_turn=True)
    table.city(0, "barracks")
    table.city(FREE_CITY, "sawmill", "press_1", stages=1, coins=0)
    table.hand(0, "altar", "palace", "arena")

    table.turn("sell altar; stage palace")

    assert [table.tokens(index) for index in range(3)] == [(1, 0, 1), (0, 1, -1), (0, 0, 0)]


@pytest.mark.rule("SW-91")
def test_the_holder_chooses_whom_the_courtesans_of_the_free_city_copy() -> None:
    table = Table(2, ("giza", "rhodes", "babylon"), age=3, leaders=True)
    table.city(1, leaders=["croesus"], coins=0)
    table.city(FREE_CITY, "lumber_yard", "glassworks_1", "loom_1", coins=0)
    table.hand(0, "altar", "courtesans_guild", "palace")

    table.turn("sell altar; build courtesans_guild")

    assert table.game.deciders == [0]
    table.play(0, "copy croesus")
    assert table.coins()[FREE_CITY] == 6
