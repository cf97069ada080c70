"""Two players with the Free City (SW-77 to SW-91)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import COLOURS, KINDS
from quartier.titles.sevenwonders.game import Game

FREE_CITY = 2

# The cards for three players, from the card lists of the base game.
AGE_ONE = (
    "altar apothecary barracks baths clay_pit clay_pool east_trading_post glassworks_1 "
    "guard_tower loom_1 lumber_yard marketplace ore_vein press_1 scriptorium stockade "
    "stone_pit theater timber_yard west_trading_post workshop"
)
AGE_TWO = (
    "aqueduct archery_range brickyard caravansery courthouse dispensary forum foundry "
    "glassworks_2 laboratory library loom_2 press_2 quarry sawmill school stables statue "
    "temple vineyard walls"
)
AGE_THREE = (
    "academy arena arsenal fortifications gardens haven lighthouse lodge observatory "
    "palace pantheon senate siege_workshop study town_hall university"
)


def start(seed: int = 1, *, leaders: bool = False, cities: bool = False) -> Game:
    """A new game of two players, before its first move."""
    settings = TITLE.settings({"leaders": leaders, "cities": cities})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 2, seed)
    assert isinstance(game, Game)
    return game


def two_players(free_city: str, *, age: int = 1, last_turn: bool = False) -> Table:
    """Giza and Rhodes with this Free City. Seat 0 is its left neighbour, seat 1 its right one.

    Seat 0 holds the Free City card, on the last turn (the seventh) too; in Age II it is seat 1.
    """
    return Table(2, ("giza", "rhodes", free_city), age=age, last_turn=last_turn, cities=True)


def holder(table: Table) -> object:
    return table.game.view(None)["holder"]


def faces(game: Game, cards: Sequence[int]) -> list[str]:
    return sorted(KINDS[game.cards.face[card]].id for card in cards)


# Set-up


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_one_cards_of_three() -> None:
    game = start()

    dealt = [*game.hands[0], *game.hands[1], *game.pile]

    assert " ".join(faces(game, dealt)) == AGE_ONE


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_two_cards_of_three() -> None:
    game = start()

    assert " ".join(faces(game, game.decks[1])) == AGE_TWO


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_three_cards_of_three_and_five_guilds() -> None:
    game = start()

    names = faces(game, game.decks[2])

    assert " ".join(name for name in names if not name.endswith("_guild")) == AGE_THREE
    assert len(names) == 16 + 5


@pytest.mark.rule("SW-77")
def test_three_cities_start_with_three_coins_each() -> None:
    assert [city.coins for city in start().cities] == [3, 3, 3]


@pytest.mark.rule("SW-77", "SW-79")
def test_two_hands_of_seven_and_a_pile_of_seven_of_which_the_holder_has_drawn_one() -> None:
    game = start()

    assert [len(game.hands[0]), len(game.hands[1]), len(game.pile)] == [7 + 1, 7, 7 - 1]


@pytest.mark.rule("SW-77")
@pytest.mark.parametrize("buyer", [0, 1])
def test_each_player_is_a_neighbour_of_the_free_city(buyer: int) -> None:
    table = two_players("alexandria")
    table.city(buyer, coins=2)
    table.hand(0, "workshop", "altar", "altar")
    table.hand(1, "workshop", "altar", "altar")

    assert "build workshop" in table.moves(buyer)


@pytest.mark.rule("SW-77")
def test_the_players_are_neighbours_of_each_other() -> None:
    table = two_players("alexandria")
    table.city(0, coins=2)
    table.hand(0, "barracks", "altar")

    assert "build barracks" in table.moves(0)


@pytest.mark.rule("SW-78")
@pytest.mark.parametrize(("age", "seat"), [(1, 0), (2, 1), (3, 0)])
def test_the_free_city_card_starts_on_the_left_in_ages_one_and_three(age: int, seat: int) -> None:
    assert holder(two_players("babylon", age=age)) == seat


# Picking


@pytest.mark.rule("SW-78", "SW-79")
def test_the_free_city_card_goes_to_the_other_player_with_each_swap() -> None:
    table = two_players("babylon")
    holders = []

    for _ in range(3):
        holders.append(holder(table))
        for seat in (0, 1):
            table.hand(seat, "altar", "theater", "tavern", "pawnshop")
        table.city(FREE_CITY)
        table.turn(
            *["sell tavern; build altar" if seat == holder(table) else "" for seat in (0, 1)]
        )

    assert holders == [0, 1, 0]


@pytest.mark.rule("SW-79")
def test_the_holder_picks_for_the_own_city_first() -> None:
    table = two_players("babylon")
    prompts = [table.question(0).prompt]

    table.play(0, "sell altar")

    prompts.append(table.question(0).prompt)
    assert prompts == ["prompt-pick", "prompt-pick-free-city"]


@pytest.mark.rule("SW-79")
def test_the_free_city_chooses_from_the_cards_the_holder_leaves() -> None:
    table = two_players("babylon")
    table.hand(0, "altar", "theater", "tavern")

    table.play(0, "build theater")

    assert {move.split()[1] for move in table.moves(0)} == {"altar", "tavern"}


@pytest.mark.rule("SW-79")
def test_the_other_player_picks_one_card_only() -> None:
    table = two_players("babylon")

    table.play(1, "sell altar")

    assert table.game.deciders == [0]


@pytest.mark.rule("SW-79")
def test_after_a_turn_the_hands_are_swapped_and_the_new_holder_draws_the_top_card() -> None:
    table = two_players("babylon")
    table.hand(0, "altar", "theater", "baths")
    table.hand(1, "tavern", "pawnshop")
    table.pile("palace", "arena")

    table.turn("sell altar; build theater", "sell tavern")

    assert table.hand_of(0) == ["pawnshop"]
    assert table.hand_of(1) == ["baths", "palace"]


@pytest.mark.rule("SW-80")
def test_the_card_of_the_free_city_comes_before_the_own_card_of_the_holder() -> None:
    table = two_players("babylon")
    table.hand(0, "altar", "theater", "baths")

    events = table.turn("build altar; build theater")

    built = [event.facts["seat"] for event in events if event.key == "event-built"]
    assert built == ["free-city", 0]


@pytest.mark.rule("SW-80")
def test_the_free_city_cannot_spend_what_the_holder_pays_it_in_the_same_turn() -> None:
    table = two_players("alexandria")
    table.city(0, coins=2)
    table.city(FREE_CITY, coins=0)
    table.hand(0, "workshop", "tree_farm", "altar")

    table.play(0, "build workshop")

    assert table.refusal(0, "build tree_farm").rule == "SW-38"


# What the Free City may do


@pytest.mark.rule("SW-81")
def test_the_free_city_may_not_sell_while_a_card_of_the_hand_can_be_built() -> None:
    table = two_players("babylon")
    table.city(FREE_CITY, coins=0)
    table.hand(0, "altar", "palace", "theater")
    table.play(0, "sell altar")

    assert table.refusal(0, "sell palace").rule == "SW-81"
    assert table.moves(0) == ["build theater"]


@pytest.mark.rule("SW-81")
def test_the_free_city_may_not_sell_while_it_can_build_a_stage() -> None:
    table = two_players("babylon")
    table.city(FREE_CITY, "clay_pool", coins=0)
    table.hand(0, "altar", "palace", "arena")
    table.play(0, "sell altar")

    assert table.refusal(0, "sell palace").rule == "SW-81"
    assert set(table.moves(0)) == {"stage palace", "stage arena"}


@pytest.mark.rule("SW-81")
def test_the_free_city_sells_when_nothing_can_be_built() -> None:
    table = two_players("babylon")
    table.city(FREE_CITY, coins=0)
    table.hand(0, "altar", "palace", "arena")

    table.turn("sell altar; sell palace")

    assert table.coins()[FREE_CITY] == 3


@pytest.mark.rule("SW-81")
def test_the_card_the_holder_keeps_for_the_own_city_does_not_force_the_free_city() -> None:
    table = two_players("babylon")
    table.city(FREE_CITY, coins=0)
    table.hand(0, "altar", "palace")

    table.play(0, "build altar")

    assert table.moves(0) == ["sell palace"]


@pytest.mark.rule("SW-82")
def test_the_free_city_uses_a_chain_and_pays_nobody() -> None:
    table = two_players("babylon", age=2)
    table.city(0, "quarry", "loom_1", coins=0)
    table.city(1, coins=0)
    table.city(FREE_CITY, "scriptorium", coins=10)
    table.hand(1, "altar", "library", "palace")

    table.turn("", "sell altar; build library")

    assert table.built(FREE_CITY) == ["scriptorium", "library"]
    assert table.coins() == [3, 3, 10]


@pytest.mark.rule("SW-83")
def test_the_holder_picks_the_seller_for_the_free_city_even_the_dearer_one() -> None:
    table = two_players("babylon")
    table.city(0, "lumber_yard")
    table.city(1, "lumber_yard")
    table.city(FREE_CITY, "east_trading_post")
    table.hand(0, "altar", "stockade", "palace")

    table.play(0, "sell altar")
    table.play(0, "build stockade")

    assert set(table.moves(0)) == {"pay 2 0", "pay 0 1"}


@pytest.mark.rule("SW-83")
def test_the_free_city_pays_the_player_it_buys_from() -> None:
    table = two_players("babylon")
    table.city(1, "lumber_yard", coins=0)
    table.city(FREE_CITY, coins=2)
    table.hand(0, "altar", "stockade", "palace")

    table.turn("sell altar; build stockade", "build altar")

    assert table.coins() == [6, 2, 0]


@pytest.mark.rule("SW-83")
def test_the_free_city_keeps_the_coins_of_its_sales() -> None:
    table = two_players("alexandria")
    table.city(1, coins=2)
    table.hand(1, "workshop", "altar")

    table.turn("sell altar; build altar", "build workshop")

    assert table.coins() == [6, 0, 5]


# The end of an age


@pytest.mark.rule("SW-84")
def test_the_last_card_of_the_pile_is_discarded_with_the_last_cards_of_the_hands() -> None:
    table = two_players("babylon", last_turn=True)
    table.hand(0, "altar", "tavern", "baths")
    table.hand(1, "altar", "theater")
    table.pile("pawnshop")

    table.turn("build altar; build tavern", "build altar")

    assert table.discarded() == ["baths", "pawnshop", "theater"]


@pytest.mark.rule("SW-85")
def test_conflicts_with_the_free_city_are_those_of_three_cities() -> None:
    table = two_players("babylon", last_turn=True)
    table.city(0, "barracks", "stockade")
    table.city(1, "barracks")
    table.city(FREE_CITY)

    table.turn("; build altar")

    assert [table.tokens(index) for index in range(3)] == [(2, 0, 2), (1, 1, 0), (0, 2, -2)]


@pytest.mark.rule("SW-85")
def test_only_the_two_players_are_ranked() -> None:
    table = two_players("babylon", age=3, last_turn=True)
    table.city(0, "altar")
    table.city(1, "altar", "theater")
    table.city(FREE_CITY, "palace", "town_hall")
    table.hand(0, "altar", "tavern", "lumber_yard")

    table.turn("sell altar; build tavern")

    result = table.game.result
    assert result is not None
    assert result.ranks == [2, 1]


@pytest.mark.rule("SW-85")
def test_cards_stages_and_tokens_of_the_free_city_count_for_guilds() -> None:
    table = two_players("babylon", age=3)
    table.city(0, "workers_guild", "builders_guild", "strategists_guild")
    table.city(FREE_CITY, "clay_pool", "ore_vein", stages=1, defeats=3)

    assert table.points(0, "guilds") == 2 + 1 + 3


@pytest.mark.rule("SW-85")
@pytest.mark.parametrize(("coins", "ranks"), [((4, 3), [1, 2]), ((3, 4), [2, 1])])
def test_more_coins_win_a_tie_of_two_players(coins: tuple[int, int], ranks: list[int]) -> None:
    table = two_players("babylon", age=3, last_turn=True)
    table.city(0, coins=coins[0])
    table.city(1, coins=coins[1])

    table.turn("; build altar")

    result = table.game.result
    assert result is not None
    assert result.totals[0] == result.totals[1]
    assert result.ranks == ranks


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
    assert start(cities=True).view(None)["turns"] == 7


@pytest.mark.rule("SW-90")
def test_with_leaders_the_players_start_with_six_coins_and_the_free_city_with_three() -> None:
    assert [city.coins for city in start(leaders=True).cities] == [6, 6, 3]


@pytest.mark.rule("SW-90")
def test_only_the_players_draft_leaders() -> None:
    game = start(leaders=True)

    assert [len(draft) for draft in game.drafts] == [4, 4]
    assert game.view(None)["leader_deck"] == 36 - 8
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
    assert set(table.moves(0)) == {"build tavern", "sell tavern", "decline"}
    table.play(0, "build tavern")

    assert table.coins()[FREE_CITY] == 5


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
