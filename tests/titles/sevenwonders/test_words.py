"""The words of the game: neighbours, resources, coins, cards, what is open and what is hidden."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, in_reach

from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.game import Game

# Boards that make no stone, so that stone comes only from where a test puts it.
NO_STONE = ("rhodes", "ephesus", "alexandria", "olympia", "halicarnassus", "babylon", "petra")

RAW = set("WSOC")
MANUFACTURED = set("GPL")
ALL_SOURCES = (
    "lumber_yard",
    "stone_pit",
    "ore_vein",
    "clay_pool",
    "glassworks_1",
    "press_1",
    "loom_1",
)


def random_game(seats: int, seed: int) -> Game:
    settings = TITLE.settings({"leaders": True, "cities": True})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    return game


def affordable(coins: int, *built: str) -> set[str]:
    """The resources a city without sources can get, one at a time, from two full neighbours."""
    table = Table(3, ["rome", "petra", "ephesus"])
    table.city(0, *built, coins=coins)
    table.city(1, *ALL_SOURCES)
    table.city(2, *ALL_SOURCES)
    return in_reach(table)


@pytest.mark.rule("SW-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_city_trades_with_the_two_adjacent_seats_and_nobody_else(seats: int) -> None:
    sellers = []
    for seller in range(1, seats):
        table = Table(seats, NO_STONE)
        table.city(seller, "stone_pit")
        table.hand(0, "baths")
        if "build baths" in table.moves(0):
            sellers.append(seller)
    assert sellers == sorted({1, seats - 1})


@pytest.mark.rule("SW-1")
@pytest.mark.parametrize("seats", [3, 5, 7])
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_the_left_neighbour_is_the_next_seat_clockwise(seats: int, buyer: int) -> None:
    left, right = (buyer + 1) % seats, (buyer - 1) % seats
    table = Table(seats, NO_STONE)
    table.city(left, "stone_pit")
    table.city(right, "stone_pit")
    table.hand(buyer, "baths")
    table.turn(*[""] * buyer, "build baths; pay 2 0")
    coins = table.coins()
    assert (coins[left], coins[right]) == (3 + 3 + 2, 3 + 3)


@pytest.mark.rule("SW-1")
@pytest.mark.parametrize(
    ("post", "ways"),
    [
        ("west_trading_post", ["pay 1 0", "pay 0 2"]),
        ("east_trading_post", ["pay 2 0", "pay 0 1"]),
    ],
)
def test_west_is_left_and_east_is_right(post: str, ways: list[str]) -> None:
    table = Table(3, NO_STONE)
    table.city(0, post)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    table.play(0, "build baths")
    assert sorted(table.moves(0)) == sorted(ways)


@pytest.mark.rule("SW-2")
def test_there_are_seven_resources_to_buy() -> None:
    assert affordable(2) == RAW | MANUFACTURED


@pytest.mark.rule("SW-2")
def test_wood_stone_ore_and_clay_are_the_raw_materials() -> None:
    assert affordable(1, "east_trading_post", "west_trading_post") == RAW


@pytest.mark.rule("SW-2")
def test_glass_papyrus_and_textile_are_the_manufactured_goods() -> None:
    assert affordable(1, "marketplace") == MANUFACTURED


@pytest.mark.rule("SW-3")
def test_neither_the_bank_nor_a_treasury_has_a_limit() -> None:
    table = Table()
    for seat in range(3):
        table.city(seat, coins=100_000)
    table.turn()
    assert table.coins() == [100_003] * 3


@pytest.mark.rule("SW-3")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_treasury_ever_goes_below_zero(seats: int) -> None:
    game = random_game(seats, seed=seats)
    rng = seeded(seats)
    least = 0
    while game.deciders:
        seat = game.deciders[-1]
        game.advance(seat, game.draw(seat, rng))
        least = min(least, *(city.coins for city in game.cities))
    assert least == 0


@pytest.mark.rule("SW-4")
@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("lumber_yard", "brown"),
        ("loom_1", "grey"),
        ("altar", "blue"),
        ("tavern", "yellow"),
        ("walls", "red"),
        ("school", "green"),
        ("spies_guild", "purple"),
        ("hideout", "black"),
    ],
)
def test_every_age_card_is_a_building_of_its_colour(card: str, colour: str) -> None:
    table = Table(cities=True)
    table.city(0, card)
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    assert [name for name, number in colours.items() if number] == [colour]


@pytest.mark.rule("SW-4")
def test_a_leader_is_a_white_card_and_no_building() -> None:
    table = Table(leaders=True)
    table.to_recruitment()
    table.city(0)
    table.leader_hand(0, "zenobia")
    table.turn("recruit zenobia")
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    assert ([name for name, number in colours.items() if number], table.built(0)) == (["white"], [])


@pytest.mark.rule("SW-5")
def test_a_card_under_the_board_makes_nothing() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit", coins=0)
    table.hand(0, "lumber_yard")
    table.turn("stage lumber_yard")
    table.hand(0, "stockade")
    assert "build stockade" not in table.moves(0)


@pytest.mark.rule("SW-5")
def test_a_card_under_the_board_has_no_colour() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit")
    table.hand(0, "altar")
    table.turn("stage altar")
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    assert [name for name, number in colours.items() if number] == ["brown"]


@pytest.mark.rule("SW-5")
def test_a_card_under_the_board_leaves_its_name_free() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit")
    table.hand(0, "altar")
    table.turn("stage altar")
    table.hand(0, "altar")
    assert "build altar" in table.moves(0)


@pytest.mark.rule("SW-5", "SW-6")
def test_a_card_under_the_board_stays_hidden_from_the_others() -> None:
    table = Table(3, ["giza"])
    table.city(0, "stone_pit")
    table.hand(0, "tavern", "altar")
    table.turn("stage tavern")
    assert [table.seen(0, "under", eyes) for eyes in (None, 1, 2)] == [
        {"count": 1, "known": []}
    ] * 3


@pytest.mark.rule("SW-6")
def test_built_cards_are_open_to_everybody() -> None:
    table = Table()
    table.hand(0, "tavern", "altar")
    table.turn("build tavern")
    assert [table.seen(0, "built", eyes) for eyes in (None, 0, 1, 2)] == [["tavern"]] * 4


@pytest.mark.rule("SW-6")
def test_coins_and_tokens_are_open_to_everybody() -> None:
    table = Table(cities=True)
    table.city(0, coins=9, victories=[1, 3], defeats=1, debts=4, diplomacy=2)
    for eyes in (None, 1):
        fields = ("coins", "victories", "defeats", "military", "debts", "diplomacy")
        assert [table.seen(0, field, eyes) for field in fields] == [9, 2, 1, 3, 4, 2]


@pytest.mark.rule("SW-6")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = Table()
    table.hand(0, "tavern", "baths")
    hidden = {"count": 2, "known": []}
    assert [table.seen(0, "hand", eyes) for eyes in (0, 1, 2, None)] == [
        {"count": 2, "known": ["baths", "tavern"]},
        hidden,
        hidden,
        hidden,
    ]


@pytest.mark.rule("SW-6", "SW-17")
@pytest.mark.parametrize("eyes", [1, 2, None])
def test_a_pick_that_is_not_revealed_is_seen_by_nobody_else(eyes: int | None) -> None:
    table = Table()
    table.hand(0, "tavern", "baths")
    before = plain_view(table.game, eyes)
    table.play(0, "build tavern")
    after = plain_view(table.game, eyes)
    assert {**after, "deciders": before["deciders"]} == before


@pytest.mark.rule("SW-6")
def test_nothing_takes_a_built_card_out_of_a_city() -> None:
    game = random_game(5, seed=3)
    rng = seeded(5)
    before = [list[int]() for _ in game.cities]
    while game.deciders:
        seat = game.deciders[0]
        game.advance(seat, game.draw(seat, rng))
        for city, cards in zip(game.cities, before, strict=True):
            assert city.built[: len(cards)] == cards
        before = [city.built for city in game.cities]
