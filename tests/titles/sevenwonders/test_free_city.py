"""Two players with the Free City: set-up, turns and the end of an age (SW-77 to SW-85)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.free_city import FREE_CITY, faces, start, two_players
from tests.titles.sevenwonders.printed import CARDS
from tests.titles.sevenwonders.table import Table

from quartier.testing.random_play import plain_view


def for_three(age: int) -> list[str]:
    """The printed cards of an age for three players, guilds apart."""
    return sorted(
        name for name, card in CARDS.items() if card.age == age and "3" in card.copies.split()
    )


def holder(table: Table) -> object:
    return plain_view(table.game, None)["holder"]


# Set-up


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_one_cards_of_three() -> None:
    game = start()

    dealt = [*game.hands[0], *game.hands[1], *game.pile]

    assert faces(game, dealt) == for_three(1)


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_two_cards_of_three() -> None:
    game = start()

    assert faces(game, game.decks[1]) == for_three(2)


@pytest.mark.rule("SW-77")
def test_two_players_use_the_age_three_cards_of_three_and_five_guilds() -> None:
    game = start()

    names = faces(game, game.decks[2])

    assert [name for name in names if not name.endswith("_guild")] == for_three(3)
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


@pytest.mark.rule("SW-41", "SW-83")
def test_the_holder_may_have_the_free_city_pay_more_than_it_must() -> None:
    table = two_players("babylon", age=2)
    table.city(0, "lumber_yard", "glassworks_1")
    table.city(1, "lumber_yard", "glassworks_1")
    table.city(FREE_CITY, "west_trading_post", coins=9)
    table.hand(1, "altar", "temple", "palace")

    table.play(1, "sell altar")
    table.play(1, "build temple")

    assert set(table.moves(1)) == {"pay 0 4", "pay 1 2", "pay 2 2", "pay 3 0"}


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
