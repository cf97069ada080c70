"""Ways to pay, and all of them found by a search through every dealing (SW-41, SW-42)."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.titles.sevenwonders.printed import BLACK_CARDS, CARDS, WONDERS, coins_of, letters_of
from tests.titles.sevenwonders.table import MARKET, Table, payments

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders.content import KIND_OF
from quartier.titles.sevenwonders.moves import PayWay
from quartier.titles.sevenwonders.payment import card_costs, stage_costs, ways


@pytest.mark.rule("SW-41", "SW-T4")
@pytest.mark.parametrize(("way", "coins"), [("pay 2 0", [1, 5, 3]), ("pay 0 1", [2, 3, 4])])
def test_the_dearer_seller_may_be_chosen(way: str, coins: list[int]) -> None:
    table = Table(3, MARKET)
    table.city(0, "east_trading_post")
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 1", "pay 2 0"]
    table.play(0, way)
    table.play(1, "build altar")
    table.play(2, "build altar")
    assert table.coins() == coins


@pytest.mark.rule("SW-41")
def test_every_split_between_the_neighbours_is_a_way() -> None:
    table = Table(3, MARKET, cities=True)
    table.city(0, coins=6)
    table.city(1, "stone_pit", "clay_pool")
    table.city(2, "stone_pit", "clay_pool")
    table.hand(0, "spy_ring")
    assert payments(table, "build spy_ring") == ["pay 0 4", "pay 2 2", "pay 4 0"]


@pytest.mark.rule("SW-41")
def test_a_way_that_is_too_dear_is_refused() -> None:
    table = Table(3, MARKET)
    table.city(0, "east_trading_post", coins=1)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 1"]


@pytest.mark.rule("SW-41")
def test_a_way_that_does_not_cover_the_price_is_refused() -> None:
    table = Table(3, MARKET)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "baths")
    table.play(0, "build baths")
    assert table.refusal(0, "pay 0 0").rule == "SW-41"
    assert table.refusal(0, "pay 1 0").rule == "SW-41"


@pytest.mark.rule("SW-41")
def test_the_bank_is_a_way_of_its_own() -> None:
    table = Table(3, MARKET, leaders=True)
    table.city(0, leaders=["bilkis"])
    table.city(1, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 0 bank", "pay 2 0"]


@pytest.mark.rule("SW-41")
def test_with_hatshepsut_buying_from_both_for_nothing_is_a_way_of_its_own() -> None:
    table = Table(3, ["alexandria", "rome", "olympia"], leaders=True, cities=True)
    docks = ("clandestine_dock_east", "clandestine_dock_west")
    posts = ("east_trading_post", "west_trading_post")
    table.city(0, *docks, *posts, leaders=["hatshepsut"])
    table.city(1, "quarry")
    table.city(2, "quarry")
    assert "pay 0 0 left right" in payments(table, "stage altar")
    table.play(0, "pay 0 0 left right")
    table.play(1, "build altar")
    table.play(2, "build altar")
    assert table.coins() == [3 + 2, 3, 3]


def wood_and_glass_on_both_sides(table: Table) -> None:
    """Seat 0 lacks wood, 1 coin on the left and 2 on the right, and glass, 2 on either side."""
    last = table.game.seats - 1
    table.city(0, "west_trading_post", "clay_pool", coins=9)
    table.city(1, "lumber_yard", "glassworks_1")
    table.city(last, "lumber_yard", "glassworks_1")
    table.hand(0, "temple", "altar")


@pytest.mark.rule("SW-41")
def test_among_strangers_nobody_is_paid_more_for_nothing() -> None:
    table = Table(3, ("rome", "petra", "byzantium"), age=2)
    wood_and_glass_on_both_sides(table)

    # Glass on the left and wood on the right would be "pay 2 2".
    assert payments(table, "build temple") == ["pay 0 4", "pay 1 2", "pay 3 0"]


@pytest.mark.rule("SW-41", "SW-166")
def test_in_teams_a_partner_may_be_paid_more_though_nobody_gets_less() -> None:
    table = Table(4, ("rome", "petra", "giza", "byzantium"), age=2, teams=True)
    wood_and_glass_on_both_sides(table)

    assert payments(table, "build temple") == ["pay 0 4", "pay 1 2", "pay 2 2", "pay 3 0"]
    table.play(0, "pay 2 2")
    for seat in (1, 2, 3):
        table.play(seat, table.moves(seat)[0])
    assert table.coins()[0] == 9 - 4


@pytest.mark.rule("SW-42")
def test_a_city_buys_nothing_it_could_produce() -> None:
    table = Table(3, MARKET, leaders=True)
    table.city(0, "stone_pit", leaders=["hatshepsut", "bilkis"], coins=9)
    table.city(1, "stone_pit")
    table.hand(0, "baths")
    assert payments(table, "build baths") == ["pay 0 0"]


@pytest.mark.rule("SW-42")
def test_a_city_uses_every_choice_before_it_buys() -> None:
    # Buying two stone, one on each side, would please Hatshepsut, but only one is lacking.
    table = Table(3, MARKET, leaders=True, age=2)
    table.city(0, "stone_pit", "caravansery", leaders=["hatshepsut"], coins=9)
    table.city(1, "stone_pit")
    table.city(2, "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["pay 0 2", "pay 2 0"]


@pytest.mark.rule("SW-42")
def test_the_bank_gives_nothing_beyond_what_is_lacking() -> None:
    table = Table(3, MARKET, leaders=True, age=2)
    table.city(0, "quarry", leaders=["bilkis"], coins=9)
    table.city(1, "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["pay 0 0 bank", "pay 2 0"]


# Every way against a search through all dealings

# Brown and grey cards, one of each name.
SOURCES = [
    name
    for name, card in CARDS.items()
    if card.colour in ("brown", "grey") and name not in ("glassworks_1", "loom_2", "press_2")
]
NOT_FOR_SALE = ("forum", "caravansery")
EVERYTHING = "WSOCGPL"
# Coins and resources of what is wanted; "stage" is the first stage of Giza A.
PRICES = {
    "stage": (0, WONDERS["giza:a"][1][0].price),
    **{
        name: (coins_of(CARDS[name].price), letters_of(CARDS[name].price))
        for name in (
            "aqueduct",
            "temple",
            "statue",
            "town_hall",
            "dispensary",
            "laboratory",
            "library",
            "lodge",
            "university",
            "workers_guild",
        )
    },
    **{
        name: (BLACK_CARDS[name].coins, BLACK_CARDS[name].resources)
        for name in ("spy_ring", "tabularium")
    },
}
GREEN = {name for name, card in CARDS.items() if card.colour == "green"}


class Position(NamedTuple):
    """A city, its neighbours, and what it wants to build."""

    boards: tuple[str, str, str]
    built: tuple[str, ...]
    leaders: tuple[str, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]
    coins: int
    wanted: str


class Way(NamedTuple):
    """Coins to the left, to the right and to the bank; with Hatshepsut also how many sell."""

    left: int
    right: int
    bank: int
    sellers: int


def subsets(names: list[str], least: int, most: int) -> st.SearchStrategy[tuple[str, ...]]:
    names_of = st.lists(st.sampled_from(names), min_size=least, max_size=most, unique=True)
    return names_of.map(tuple)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    wanted = draw(st.sampled_from(sorted(PRICES)))
    home = "giza" if wanted == "stage" else draw(st.sampled_from(["rome", "rhodes", "ephesus"]))
    boards = (home, draw(st.sampled_from(["olympia", "babylon"])), "halicarnassus")
    trade = ["east_trading_post", "west_trading_post", "marketplace"]
    docks = ["clandestine_dock_east", "clandestine_dock_west"]
    special = ["forum", "caravansery", "secret_warehouse", "black_market"]
    return Position(
        boards,
        (
            *draw(subsets(SOURCES, 0, 4)),
            *draw(subsets(special, 0, 1)),
            *draw(subsets(trade, 0, 3)),
            *draw(subsets(docks, 0, 2)),
        ),
        draw(subsets(["bilkis", "hatshepsut", "archimedes", "imhotep"], 0, 4)),
        draw(subsets([*SOURCES, "forum"], 3, 7)),
        draw(subsets([*SOURCES, "caravansery"], 3, 7)),
        draw(st.sampled_from([0, 1, 2, 3, 4, 5, 6, 7, 8, 12])),
        wanted,
    )


def sellable(board: str, built: tuple[str, ...]) -> list[str]:
    """The units of a city that neighbours may buy, each as the letters it can be."""
    initial = WONDERS[f"{board}:a"][0] if board != "rome" else ""
    cards = [unit for name in built if name in SOURCES for unit in CARDS[name].makes.split()]
    return [*initial, *cards]


def own_units(board: str, built: tuple[str, ...]) -> list[str]:
    units = sellable(board, built)
    made = {letter for unit in units for letter in unit}
    units += [CARDS[name].makes for name in built if name in NOT_FOR_SALE]
    if "secret_warehouse" in built:
        units.append("".join(made))
    if "black_market" in built:
        units.append("".join(set(EVERYTHING) - made))
    return units


def possible_ways(position: Position) -> set[Way]:
    """Every affordable way with the fewest purchases, found by dealing out every unit."""
    printed, resources = PRICES[position.wanted]
    leaders, built = position.leaders, position.built
    units = [("own", unit) for unit in own_units(position.boards[0], built)]
    if ("archimedes" in leaders and position.wanted in GREEN) or (
        "imhotep" in leaders and position.wanted == "stage"
    ):
        units.append(("waived", EVERYTHING))
    units += [("left", unit) for unit in sellable(position.boards[1], position.left)]
    units += [("right", unit) for unit in sellable(position.boards[2], position.right)]
    if "bilkis" in leaders:
        units.append(("bank", EVERYTHING))

    def price(side: str, letter: str) -> int:
        if letter in "GPL":
            return 1 if "marketplace" in built else 2
        post = "west_trading_post" if side == "left" else "east_trading_post"
        return 1 if post in built else 2

    # A dealing: the units used, and what each purchase cost on each side.
    dealings: set[tuple[frozenset[int], tuple[int, ...], tuple[int, ...], int]] = {
        (frozenset(), (), (), 0)
    }
    for letter in resources:
        further = set()
        for used, left, right, bank in dealings:
            for number, (place, options) in enumerate(units):
                if number in used or letter not in options:
                    continue
                now = used | {number}
                if place == "left":
                    further.add((now, tuple(sorted([*left, price("left", letter)])), right, bank))
                elif place == "right":
                    further.add((now, left, tuple(sorted([*right, price("right", letter)])), bank))
                else:
                    further.add((now, left, right, bank + (place == "bank")))
        dealings = further
    if not dealings:
        return set()
    fewest = min(len(left) + len(right) + bank for _, left, right, bank in dealings)
    found = set()
    for _, left, right, bank in dealings:
        if len(left) + len(right) + bank > fewest:
            continue
        to_left = sum(left) - (bool(left) and "clandestine_dock_west" in built)
        to_right = sum(right) - (bool(right) and "clandestine_dock_east" in built)
        if printed + to_left + to_right + bank <= position.coins:
            sellers = bool(left) + bool(right) if "hatshepsut" in leaders else 0
            found.add(Way(to_left, to_right, bank, sellers))
    return found


def offered_ways(position: Position, all_ways: bool = False) -> set[Way]:
    table = Table(3, position.boards, leaders=True, cities=True)
    city = table.city(0, *position.built, coins=position.coins, leaders=position.leaders)
    left, right = table.city(1, *position.left), table.city(2, *position.right)
    if position.wanted == "stage":
        costs = stage_costs(city)
    else:
        costs = card_costs(city, left, right, KIND_OF[position.wanted])
    sellers_matter = "hatshepsut" in position.leaders
    return {_as_way(way, sellers_matter) for way in ways(city, left, right, costs, all_ways)}


def _as_way(way: PayWay, sellers_matter: bool) -> Way:
    sellers = (way.sellers & 1) + (way.sellers >> 1) if sellers_matter else 0
    return Way(way.left, way.right, way.bank, sellers)


def undercut(way: Way, others: set[Way]) -> bool:
    """Whether another way pays nobody more and somebody less."""
    return any(
        other[:3] != way[:3] and all(a <= b for a, b in zip(other[:3], way[:3], strict=True))
        for other in others
    )


@pytest.mark.rule("SW-31", "SW-33", "SW-35", "SW-38", "SW-39", "SW-41", "SW-42")
@settings(max_examples=200, deadline=None)
@given(positions())
def test_every_way_offered_is_a_dealing_with_the_fewest_purchases(position: Position) -> None:
    assert offered_ways(position) <= possible_ways(position)


@pytest.mark.rule("SW-31", "SW-33", "SW-35", "SW-38", "SW-39", "SW-41", "SW-42")
@settings(max_examples=200, deadline=None)
@given(positions())
def test_every_way_that_no_other_undercuts_is_offered(position: Position) -> None:
    possible = possible_ways(position)
    needed = {way for way in possible if not undercut(way, possible)}
    assert needed <= offered_ways(position)


@pytest.mark.rule("SW-41", "SW-42")
@settings(max_examples=200, deadline=None)
@given(positions())
def test_where_a_seller_may_be_favoured_every_way_is_offered(position: Position) -> None:
    assert offered_ways(position, all_ways=True) == possible_ways(position)


@pytest.mark.rule("SW-28", "SW-38")
@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_refusal_names_coins_only_if_coins_are_what_is_short(position: Position) -> None:
    if position.wanted == "stage" or possible_ways(position):
        return
    table = Table(3, position.boards, leaders=True, cities=True)
    table.city(0, *position.built, coins=position.coins, leaders=position.leaders)
    table.city(1, *position.left)
    table.city(2, *position.right)
    table.hand(0, position.wanted)
    refusal = table.refusal(0, f"build {position.wanted}")
    assert isinstance(refusal, Refusal)
    rich = possible_ways(position._replace(coins=100))
    assert refusal.rule == ("SW-38" if rich else "SW-28")
    if rich:
        printed = PRICES[position.wanted][0]
        least = printed + min(way.left + way.right + way.bank for way in rich)
        assert refusal.facts["price"] == least
