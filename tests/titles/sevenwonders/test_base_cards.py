"""Every card and guild of the base game: what it costs and what it brings."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.sevenwonders.printed import (
    CARDS,
    COUNTS,
    coins_of,
    letters_of,
    price_text,
    without_each,
)
from tests.titles.sevenwonders.table import Table, in_reach, supply, trade_prices, units

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import COLOURS, KIND_OF, KINDS, share
from quartier.titles.sevenwonders.game import Game
from quartier.titles.sevenwonders.resources import RESOURCES


def table_with(card: str, built: list[str], coins: int) -> Table:
    """A city without a resource of its own, holding a card between neighbours it cannot pay."""
    table = Table(3, ["rome", "alexandria", "ephesus"], age=CARDS[card].age)
    table.city(0, *built, coins=coins)
    table.hand(0, card, *["altar"] * 6)
    return table


def built(card: str) -> Table:
    """The table after a card was built for its exact price and 10 coins more."""
    price = CARDS[card].price
    table = table_with(card, supply(letters_of(price)), coins_of(price) + 10)
    table.turn(f"build {card}")
    return table


# Cards: the content


@pytest.mark.rule("SW-7", "SW-8")
def test_the_age_cards_and_guilds_of_the_base_game_are_exactly_these() -> None:
    found = {kind.id for kind in KINDS if kind.set == "base"}
    assert found == set(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_age_colour_and_numbers_of_players(card: str) -> None:
    kind, printed = KIND_OF[card], CARDS[card]
    copies = tuple(int(number) for number in printed.copies.split())
    assert (kind.age, COLOURS[kind.colour], kind.copies) == (printed.age, printed.colour, copies)


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_its_price(card: str) -> None:
    letters = sorted(CARDS[card].price)
    assert sorted(price_text(KIND_OF[card].price)) == letters


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_names_exactly_its_chains(card: str) -> None:
    found = {kind.id for kind in KINDS if share(kind.name, KIND_OF[card].chain)}
    assert found == set(CARDS[card].chain.split())


@pytest.mark.rule("SW-7")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_deck_of_an_age_holds_every_card_of_its_player_numbers(seats: int, age: int) -> None:
    settings = TITLE.settings({})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed=seats)
    assert isinstance(game, Game)
    cards = game.decks[age - 1] or [card for hand in game.hands for card in hand]
    found = Counter(KINDS[game.cards.face[card]].id for card in cards)
    expected = Counter(
        name
        for name, card in CARDS.items()
        for number in card.copies.split()
        if card.age == age and int(number) <= seats
    )
    guilds = {name for name, card in CARDS.items() if card.colour == "purple"}
    assert {name: found[name] for name in found if name not in guilds} == expected


# Cards: building them


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_can_be_built_for_exactly_its_price(card: str) -> None:
    price = CARDS[card].price
    table = table_with(card, supply(letters_of(price)), coins_of(price))
    table.turn(f"build {card}", "build altar", "build altar")
    gained = table.coins()[0]
    assert table.built(0)[-1] == card
    assert CARDS[card].coins or card in COUNTS or gained == 0


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].price])
def test_a_card_cannot_be_built_if_anything_of_its_price_is_missing(card: str) -> None:
    price = CARDS[card].price
    for letters in without_each(letters_of(price)):
        table = table_with(card, supply(letters), coins_of(price))
        assert table.refusal(0, f"build {card}").rule in ("SW-28", "SW-38")
    if coins_of(price):
        table = table_with(card, [], coins_of(price) - 1)
        assert table.refusal(0, f"build {card}").rule == "SW-38"


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize(
    ("card", "source"), [(card, source) for card in CARDS for source in CARDS[card].chain.split()]
)
def test_a_chain_builds_its_card_for_nothing(card: str, source: str) -> None:
    table = table_with(card, [source], 0)
    table.turn(f"build {card}")
    assert table.built(0) == [source, card]


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize("card", CARDS)
def test_a_blue_card_gives_its_points_and_no_other_card_does(card: str) -> None:
    assert built(card).points(0, "civil") == CARDS[card].points


@pytest.mark.rule("SW-57")
@pytest.mark.parametrize("card", CARDS)
def test_a_red_card_gives_its_shields_and_no_other_card_does(card: str) -> None:
    assert built(card).seen(0, "shields") == CARDS[card].shields


@pytest.mark.rule("SW-73")
@pytest.mark.parametrize("card", CARDS)
def test_a_green_card_gives_its_symbol_and_no_other_card_does(card: str) -> None:
    symbols = built(card).seen(0, "science")
    assert isinstance(symbols, dict)
    assert [name for name, number in symbols.items() if number] == CARDS[card].symbol.split()


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in COUNTS])
def test_a_card_brings_its_coins_at_once(card: str) -> None:
    assert built(card).coins()[0] == 10 + CARDS[card].coins


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_makes_its_resources_and_sells_them_if_it_is_brown_or_grey(card: str) -> None:
    before = table_with(card, supply(letters_of(CARDS[card].price)), 0)
    after = built(card)
    makes = Counter(CARDS[card].makes.split())
    own, sale = (
        Counter(units(after, 0, use)) - Counter(units(before, 0, use)) for use in ("own", "sale")
    )
    sells = makes if CARDS[card].colour in ("brown", "grey") else Counter()
    assert (own, sale) == (makes, sells)


@pytest.mark.rule("SW-30", "SW-32")
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].makes])
def test_a_source_pays_for_each_of_its_resources_and_no_other(card: str) -> None:
    table = Table(3, ["rome", "alexandria", "ephesus"])
    table.city(0, card, coins=0)
    assert in_reach(table) == set(CARDS[card].makes) - {"/", " "}


@pytest.mark.rule("SW-39")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_makes_trade_cheaper_where_it_says_so(card: str) -> None:
    group = {"raw": "WSOC", "goods": "GPL", "": ""}[CARDS[card].trade.partition(" ")[0]]
    table = built(card)
    for side in ("left", "right"):
        cheap = group if side in CARDS[card].trade else ""
        assert trade_prices(table, side) == {
            letter: 1 if letter in cheap else 2 for letter in RESOURCES
        }


# Cards that count

CARDS_OF = {
    "brown": ["stone_pit", "clay_pool", "ore_vein", "tree_farm"],
    "grey": ["loom_1", "glassworks_1", "press_1"],
    "blue": ["pawnshop", "baths", "theater", "temple"],
    "yellow": ["tavern", "marketplace", "west_trading_post", "caravansery"],
    "red": ["barracks", "stockade", "walls", "stables"],
    "green": ["workshop", "scriptorium", "school", "library"],
    "purple": ["diplomats_guild", "gamers_guild", "architects_guild"],
}
# How many of each thing stand in the city itself, on its left and on its right.
NUMBERS = {
    "brown": (2, 3, 1),
    "grey": (1, 3, 2),
    "blue": (3, 1, 4),
    "yellow": (2, 4, 1),
    "red": (1, 2, 4),
    "green": (4, 1, 2),
    "purple": (2, 1, 3),
    "stages": (2, 3, 1),
    "defeats": (1, 4, 2),
}
PLACES = ("self", "left", "right")


def counted(card: str) -> int:
    """How many things a card counts in the position of the test below, itself included."""
    count = COUNTS[card]
    total = 0
    for thing in count.things.split():
        total += sum(NUMBERS[thing][PLACES.index(place)] for place in count.cities.split())
        total += thing == CARDS[card].colour and "self" in count.cities.split()
    return total


def full_table(card: str) -> Table:
    """Three cities with every counted thing; seat 0, Olympia, has just built the card for free."""
    table = Table(3, ["olympia:a", "giza:a", "rhodes:a"], age=3)
    for seat in range(3):
        cards = [name for colour in CARDS_OF for name in CARDS_OF[colour][: NUMBERS[colour][seat]]]
        stages, defeats = NUMBERS["stages"][seat], NUMBERS["defeats"][seat]
        table.city(seat, *cards, stages=stages, defeats=defeats, coins=0)
    table.hand(0, card, "altar")
    table.turn(f"build {card}")
    return table


@pytest.mark.rule("SW-49")
@pytest.mark.parametrize("card", COUNTS)
def test_a_card_that_counts_brings_its_coins_for_each_thing(card: str) -> None:
    assert full_table(card).coins()[0] == COUNTS[card].coins * counted(card)


@pytest.mark.rule("SW-69", "SW-72")
@pytest.mark.parametrize("card", COUNTS)
def test_a_card_that_counts_gives_its_points_for_each_thing(card: str) -> None:
    lines = full_table(card).seen(0, "score_lines")
    assert isinstance(lines, list)
    points = sum(line["points"] for line in lines if line["source"] == f"card-{card}")
    assert points == COUNTS[card].points * counted(card)


@pytest.mark.rule("SW-60")
def test_the_scientists_guild_gives_a_symbol_of_choice() -> None:
    assert built("scientists_guild").points(0, "science") == 1
