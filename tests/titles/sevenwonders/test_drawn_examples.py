"""Worked examples of the base game and of Leaders that the rules page draws."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, recruitment
from tests.titles.sevenwonders.test_leader_guilds import COURTESANS
from tests.titles.sevenwonders.test_scoring import COMPASSES, GEARS, TABLETS, some
from tests.titles.sevenwonders.test_setup import deck, ids, new

from quartier.core.speech import Event, Refusal
from quartier.testing.examples import Position, keeps_example
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.conflict import CONFLICT
from quartier.titles.sevenwonders.content import SYMBOLS
from quartier.titles.sevenwonders.game import Game
from quartier.titles.sevenwonders.science import SET_POINTS, science_points
from quartier.titles.sevenwonders.scoring import score_lines

GIZAH = ("giza", "alexandria", "ephesus")
RHODOS = ("rhodes", "alexandria", "ephesus")
# Hands of the neighbours, each with a card that costs nothing.
FREE_IN_AGE_ONE = ("altar apothecary loom_1", "theater scriptorium barracks")
FREE_IN_AGE_TWO = ("press_2 walls stables", "loom_2 courthouse library")


def shown(table: Table, seat: int = 0) -> Position:
    return Position(TITLE, table.game, seat, choices=True)


def hold(table: Table, *hands: str) -> None:
    """Seat 0 holds the first of these hands, seat 1 the second, …, and the others as many cards, at
    the turn of the age that has so many left.
    """
    size = len(hands[0].split())
    table.game.turn = table.game.turns + 2 - size
    for seat in range(table.game.seats):
        cards = hands[seat].split() if seat < len(hands) else ["altar"] * size
        assert len(cards) == size
        table.hand(seat, *cards)


def costs(position: Position, table: Table, card: str, coins: int) -> None:
    """What a card in hand costs seat 0 at least, trade included."""
    prices = table.seen(0, "prices", 0)
    assert isinstance(prices, dict)
    position.counts(coins, prices[card], "example-price", card=f"card-{card}")


def stage_costs(position: Position, table: Table, coins: int) -> None:
    price = table.seen(0, "stage_price", 0)
    assert isinstance(price, int)
    position.counts(coins, price, "example-stage-price")


def is_sold(position: Position, table: Table, side: str, **prices: int) -> None:
    """What seat 0 pays the neighbour on this side for a unit of each of these resources."""
    production = table.seen(0, "production")
    assert isinstance(production, dict)
    for name, coins in prices.items():
        found = production[f"{side}_price"][name]
        facts = {"resource": f"resource-{name}", "seller": f"from-{side}"}
        position.counts(coins, found, "example-unit-price", **facts)


def neighbours_pay(position: Position, events: list[Event], coins: int) -> None:
    """What seat 0 is paid for what it sells."""
    paid = [event.facts for event in events if event.key == "event-paid"]
    found = [facts["coins"] for facts in paid if facts["to_seat"] == 0]
    position.counts(coins, sum(coins for coins in found if isinstance(coins, int)), "example-sold")


def has(position: Position, table: Table, colour: str, cards: int) -> None:
    """How many cards of a colour seat 0 has after what was asked before."""
    colours = table.seen(0, "colours")
    assert isinstance(colours, dict)
    position.counts(cards, colours[colour], "example-cards", colour=f"colour-{colour}")


def scores(position: Position, table: Table, category: str, points: int, seat: int = 0) -> None:
    position.scores(points, f"score-{category}", score_lines(table.game, seat))


def conflict(*cities: str, age: int, leader: str = "") -> tuple[Table, Position]:
    """The conflict of an age between cities with these cards; the first has this leader."""
    table = Table(len(cities), age=age, last_turn=True, leaders=bool(leader))
    for seat, cards in enumerate(cities):
        table.city(seat, *cards.split(), leaders=leader.split() if seat == 0 else ())
        table.hand(seat)
    position = shown(table)
    position.leads_to(table.run(CONFLICT))
    return table, position


# Set-up


@pytest.mark.rule("SW-T1")
def test_decks_of_three_and_of_seven_players() -> None:
    positions = []
    for seats, cards, guilds in ((3, 21, 5), (7, 49, 9)):
        game = new(seats, sides="a")
        position = Position(TITLE, game, choices=True)
        for age in (1, 2, 3):
            position.counts(cards, len(deck(game, age)), "example-deck", age=age)
        position.counts(guilds, len(ids(deck(game, 3), "purple")), "example-guilds")
        position.counts(7, len(game.hands[0]), "example-dealt")
        positions.append(position)
    keeps_example("SW-T1", *positions)


# Paying


@pytest.mark.rule("SW-T2")
def test_gizah_with_two_stone() -> None:
    def gizah(age: int, hand: str) -> Position:
        table = Table(3, GIZAH, age=age)
        table.city(0, "stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1", coins=0)
        hold(table, hand)
        return shown(table)

    first, second = gizah(1, "barracks scriptorium"), gizah(2, "aqueduct temple")
    first.allows("build barracks", "build scriptorium")
    second.refuses("build aqueduct", "SW-28")
    keeps_example("SW-T2", first, second)


@pytest.mark.rule("SW-T3")
def test_gizah_buys_the_third_stone() -> None:
    positions = []
    for coins, post, price in ((2, "", 2), (1, "", None), (1, "west_trading_post", 1)):
        table = Table(3, GIZAH, age=2)
        table.city(0, "stone_pit", *post.split(), coins=coins)
        table.city(1, "stone_pit")
        hold(table, "aqueduct temple statue", *FREE_IN_AGE_TWO)
        position = shown(table)
        if price is None:
            position.refuses("build aqueduct", "SW-38")
        else:
            costs(position, table, "aqueduct", price)
            events = table.turn("build aqueduct", "build press_2", "build loom_2")
            position.leads_to(events, "build aqueduct")
            assert table.coins()[:2] == [0, 3 + price]
        positions.append(position)
    keeps_example("SW-T3", *positions)


@pytest.mark.rule("SW-T4")
def test_the_dearer_seller_may_be_chosen() -> None:
    positions = []
    for way, coins in (("pay 2 0", [1, 5, 3]), ("pay 0 1", [2, 3, 4])):
        table = Table(3, RHODOS)
        table.city(0, "east_trading_post")
        table.city(1, "stone_pit")
        table.city(2, "stone_pit")
        hold(table, "baths workshop stockade", *FREE_IN_AGE_ONE)
        position = shown(table)
        chosen = table.play(0, "build baths")
        position.counts(2, len(table.moves(0)), "example-ways", card="card-baths")
        others = table.play(1, "build altar") + table.play(2, "build theater")
        position.leads_to(chosen + others + table.play(0, way), "build baths", way)
        assert table.coins() == coins
        positions.append(position)
    keeps_example("SW-T4", *positions)


@pytest.mark.rule("SW-T5")
def test_olympia_with_a_timber_yard() -> None:
    def olympia(age: int, hand: str, *more: str) -> Position:
        table = Table(3, ["olympia", *GIZAH[1:]], age=age)
        table.city(0, "timber_yard", *more, coins=0)
        hold(table, hand)
        return shown(table)

    either, both = olympia(1, "baths altar"), olympia(3, "senate palace", "ore_vein")
    either.allows("stage altar", "build baths")
    both.refuses("build senate", "SW-28")
    keeps_example("SW-T5", either, both)


@pytest.mark.rule("SW-T6")
def test_a_neighbour_with_an_excavation() -> None:
    def buyer(age: int, hand: str) -> Position:
        table = Table(3, RHODOS, age=age, cities=True)
        table.city(0, coins=8)
        table.city(1, "excavation")
        hold(table, hand)
        return shown(table)

    one, both = buyer(1, "baths guard_tower"), buyer(2, "spy_ring temple")
    one.allows("build baths", "build guard_tower")
    both.refuses("build spy_ring", "SW-28")
    keeps_example("SW-T6", one, both)


@pytest.mark.rule("SW-T7")
def test_a_neighbour_with_a_quarry() -> None:
    table = Table(3, GIZAH, age=2)
    table.city(0, "loom_1", coins=8, stages=2)
    table.city(1, "quarry")
    hold(table, "library aqueduct")
    position = shown(table)
    costs(position, table, "library", 2)
    costs(position, table, "aqueduct", 4)
    position.refuses("stage library", "SW-28")
    keeps_example("SW-T7", position)


def stone_of_gizah(coins: int) -> Table:
    """Both neighbours lack one stone for their first stages, and Gizah has one."""
    table = Table(3, GIZAH)
    table.city(0, coins=coins)
    table.city(1, "stone_pit")
    table.city(2, "timber_yard")
    hold(table, "baths workshop stockade", *FREE_IN_AGE_ONE)
    return table


BOTH_BUY_IT = ("stage altar; pay 0 2", "stage theater; pay 2 0")


@pytest.mark.rule("SW-T8")
def test_a_single_stone_serves_three_cities() -> None:
    table = stone_of_gizah(coins=3)
    position = shown(table)
    events = table.turn("build baths", *BOTH_BUY_IT)
    position.leads_to(events, "build baths")
    neighbours_pay(position, events, 4)
    keeps_example("SW-T8", position)


@pytest.mark.rule("SW-T9")
def test_coins_of_this_turn_are_spent_in_the_next() -> None:
    table = stone_of_gizah(coins=1)
    first = shown(table)
    first.refuses("build workshop", "SW-38")
    events = table.turn("build baths", *BOTH_BUY_IT)
    first.leads_to(events, "build baths")
    neighbours_pay(first, events, 4)
    second = shown(table)
    second.allows("build scriptorium")
    costs(second, table, "scriptorium", 2)
    keeps_example("SW-T9", first, second)


@pytest.mark.rule("SW-T10")
def test_what_discounts_are_for() -> None:
    def trader(board: str, post: str, stages: int = 0) -> tuple[Table, Position]:
        table = Table(3, [board, *GIZAH[1:]])
        table.city(0, post, stages=stages)
        table.city(1, "stone_pit")
        table.city(2, "timber_yard", "glassworks_1")
        hold(table, "baths workshop")
        return table, shown(table)

    table, first = trader("rhodes", "marketplace")
    is_sold(first, table, "left", glass=1, stone=2)
    is_sold(first, table, "right", glass=1, stone=2)
    table, second = trader("rhodes", "east_trading_post")
    is_sold(second, table, "right", stone=1, glass=2)
    is_sold(second, table, "left", stone=2, glass=2)
    table, third = trader("olympia:b", "east_trading_post", stages=1)
    is_sold(third, table, "right", stone=1)
    keeps_example("SW-T10", first, second, third)


@pytest.mark.rule("SW-T11")
def test_a_scriptorium_leads_to_courthouse_and_library() -> None:
    table = Table(3, RHODOS, age=2)
    table.city(0, "scriptorium", coins=0)
    hold(table, "courthouse library")
    position = shown(table)
    for card in ("courthouse", "library"):
        position.allows(f"build {card}")
        costs(position, table, card, 0)
    keeps_example("SW-T11", position)


# Using a card


@pytest.mark.rule("SW-T12")
def test_a_second_loom() -> None:
    table = Table(3, GIZAH, age=2)
    table.city(0, "loom_1", "stone_pit")
    hold(table, "loom_2 temple")
    position = shown(table)
    position.refuses("build loom_2", "SW-24")
    position.allows("stage loom_2", "sell loom_2")
    keeps_example("SW-T12", position)


@pytest.mark.rule("SW-T13")
def test_a_palace_under_the_board() -> None:
    table = Table(3, GIZAH, age=3)
    table.city(0, "stone_pit", coins=0)
    hold(table, "palace arena lodge", "senate haven study", "pantheon gardens arsenal")
    position = shown(table)
    stage_costs(position, table, 0)
    position.leads_to(table.turn("stage palace"), "stage palace")
    has(position, table, "blue", 0)
    scores(position, table, "wonder", 3)
    keeps_example("SW-T13", position)


@pytest.mark.rule("SW-T14")
def test_the_left_over_card_earns_nothing() -> None:
    table = Table(3, GIZAH, last_turn=True)
    hold(table, "marketplace theater", "altar baths", "stone_pit barracks")
    position = shown(table)
    events = table.turn("sell marketplace", "build altar", "build stone_pit")
    position.leads_to(events, "sell marketplace")
    assert table.coins()[0] == 3 + 3
    assert {"marketplace", "theater"} <= set(table.discarded())
    keeps_example("SW-T14", position)


@pytest.mark.rule("SW-T15")
def test_a_vineyard_and_a_foundry_of_the_same_turn() -> None:
    table = Table(3, GIZAH, age=2)
    hold(table, "vineyard temple statue", "foundry walls stables", FREE_IN_AGE_TWO[1])
    position = shown(table)
    events = table.turn("build vineyard", "build foundry", "build loom_2")
    position.leads_to(events, "build vineyard")
    assert table.coins()[0] == 3 + 1
    keeps_example("SW-T15", position)


@pytest.mark.rule("SW-T16")
def test_the_lighthouse_counts_itself_and_what_comes_later() -> None:
    table = Table(3, GIZAH, age=3)
    table.city(0, "forum", "caravansery", coins=0)
    hold(table, "lighthouse arena lodge", "palace senate study", "haven gardens arsenal")
    first = shown(table)
    first.leads_to(
        table.turn("build lighthouse", "sell palace", "sell gardens"), "build lighthouse"
    )
    has(first, table, "yellow", 3)
    assert table.coins()[0] == 3
    second = shown(table)
    second.leads_to(table.turn("build haven"), "build haven")
    has(second, table, "yellow", 4)
    scores(second, table, "commerce", 4)
    keeps_example("SW-T16", first, second)


# Conflicts


@pytest.mark.rule("SW-T17")
def test_between_a_stronger_and_a_weaker_city() -> None:
    five, three = "walls archery_range barracks", "stables guard_tower"
    seven = "training_ground stables stockade barracks guard_tower"
    table, position = conflict(five, seven, "", "", three, age=2)
    assert [table.seen(seat, "shields") for seat in range(5)] == [5, 7, 0, 0, 3]
    assert table.tokens(0) == (1, 1, 3 - 1)
    keeps_example("SW-T17", position)


@pytest.mark.rule("SW-T18")
def test_equal_neighbours() -> None:
    table, position = conflict("walls", "stables", "archery_range", age=2)
    assert [table.seen(seat, "shields") for seat in range(3)] == [2, 2, 2]
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    keeps_example("SW-T18", position)


# Scoring


@pytest.mark.rule("SW-T19")
def test_rows_of_the_score_sheet() -> None:
    table = Table(3, ["alexandria", "giza", "ephesus"], age=3)
    table.city(
        0, "altar", "aqueduct", "town_hall", coins=14, stages=3, victories=[1, 3, 5], defeats=3
    )
    hold(table, "arena haven")
    position = shown(table)
    scores(position, table, "military", 6)
    scores(position, table, "treasury", 4)
    scores(position, table, "wonder", 10)
    scores(position, table, "civil", 13)
    keeps_example("SW-T19", position)


def symbols(
    compasses: int = 0, gears: int = 0, tablets: int = 0, *others: str, board: str = "giza"
) -> tuple[Table, Position]:
    """A city with these symbols; Babylon with its two stages has a free one besides."""
    table = Table(3, [board, *GIZAH[1:]], age=3)
    cards = (some(COMPASSES, compasses), some(GEARS, gears), some(TABLETS, tablets))
    stages = 2 if board == "babylon" else 0
    table.city(0, *" ".join(cards).split(), *others, coins=0, stages=stages)
    hold(table, "arena haven")
    return table, shown(table)


def chosen(position: Position, table: Table, points: int, *free: str) -> None:
    """What science is worth if these are the free symbols."""
    science = table.game.cities[0].science
    numbers = [science[number] + free.count(name) for number, name in enumerate(SYMBOLS)]
    found = science_points(numbers[0], numbers[1], numbers[2], SET_POINTS)
    position.counts(points, found, "example-chosen", symbols=[f"symbol-{name}" for name in free])


@pytest.mark.rule("SW-T20")
def test_three_sets_of_symbols() -> None:
    positions = []
    for numbers, points in (((1, 2, 3), 21), ((4, 0, 0), 16), ((3, 3, 3), 48)):
        table, position = symbols(*numbers)
        scores(position, table, "science", points)
        positions.append(position)
    keeps_example("SW-T20", *positions)


@pytest.mark.rule("SW-T21")
def test_a_free_symbol_completes_a_set() -> None:
    table, position = symbols(2, 2, 1, board="babylon")
    chosen(position, table, 26, "tablet")
    chosen(position, table, 21, "compass")
    chosen(position, table, 21, "gear")
    scores(position, table, "science", 26)
    keeps_example("SW-T21", position)


@pytest.mark.rule("SW-T22")
def test_which_free_symbols_are_best() -> None:
    table, first = symbols(4, 0, 0, "scientists_guild", board="babylon")
    chosen(first, table, 25, "gear", "tablet")
    scores(first, table, "science", 36)
    table, second = symbols(0, 3, 1, board="babylon")
    chosen(second, table, 18, "compass")
    chosen(second, table, 17, "gear")
    scores(second, table, "science", 18)
    keeps_example("SW-T22", first, second)


# Special stages


@pytest.mark.rule("SW-T23")
def test_babylon_plays_its_last_card() -> None:
    table = Table(3, ["babylon:b", *GIZAH[1:]], last_turn=True)
    table.city(0, "lumber_yard", "timber_yard", "glassworks_1", stages=1, coins=0)
    hold(table, "altar theater", "stone_pit baths", "loom_1 barracks")
    first = shown(table)
    events = table.turn("stage altar", "build stone_pit", "build loom_1")
    first.leads_to(events, "stage altar")
    second = shown(table)
    second.allows("build theater", "sell theater")
    second.leads_to(table.play(0, "build theater"), "build theater")
    assert (table.seen(0, "stages"), table.built(0)[-1]) == (2, "theater")
    keeps_example("SW-T23", first, second)


@pytest.mark.rule("SW-T24")
def test_halikarnassos_takes_a_left_over_card() -> None:
    table = Table(3, ["halicarnassus", *GIZAH[1:]], age=2, last_turn=True)
    table.city(0, "ore_vein", "foundry", stages=1)
    hold(table, "vineyard statue", "press_2 walls", "loom_2 temple")
    first = shown(table)
    events = table.turn("stage vineyard", "build press_2", "build loom_2")
    first.leads_to(events, "stage vineyard")
    second = shown(table)
    second.allows("take statue", "take walls", "take temple")
    second.leads_to(table.play(0, "take walls"), "take walls")
    assert table.tokens(0) == (2, 0, 6)
    keeps_example("SW-T24", first, second)


@pytest.mark.rule("SW-T25")
def test_olympia_copies_the_shipowners() -> None:
    table = Table(3, ["olympia:b", *GIZAH[1:]], age=3)
    brown = ("lumber_yard", "stone_pit", "clay_pool", "ore_vein")
    table.city(0, *brown, "loom_1", "workers_guild", stages=3)
    table.city(1, "shipowners_guild", "press_1", "glassworks_1")
    hold(table, "arena haven", "palace senate")
    olympia, owner = shown(table), shown(table, 1)
    scores(olympia, table, "guilds", 6)
    scores(owner, table, "guilds", 3, seat=1)
    keeps_example("SW-T25", olympia, owner)


# The end


@pytest.mark.rule("SW-T26")
def test_coins_break_a_tie() -> None:
    # Three symbols of each kind are worth 48 points, so many coins 1 or 2.
    symbols = (*COMPASSES.split()[:3], *GEARS.split()[:3], *TABLETS.split()[:3])
    positions = []
    for coins, victories, rank in ((4, [1], 2), (6, [], 1)):
        table = Table(3, GIZAH, age=3, last_turn=True)
        table.city(0, *symbols, coins=coins - 3, victories=victories)
        table.city(1, *symbols, coins=6 - 3)
        hold(table, "arena haven", "palace senate", "arsenal circus")
        position = shown(table)
        position.leads_to(table.turn("sell arena"), "sell arena")
        result = table.game.result
        assert result is not None
        assert (result.totals[:2], result.ranks[1]) == ([50, 50], 1)
        position.counts(rank, result.ranks[0], "example-place")
        positions.append(position)
    keeps_example("SW-T26", *positions)


# Leaders


@pytest.mark.rule("SW-T27")
def test_five_players_draft_leaders() -> None:
    game = new(5, leaders=True, sides="a")
    positions = []
    for size in (4, 3, 2):
        position = Position(TITLE, game, choices=True)
        position.counts(size, len(game.drafts[0]), "example-draft")
        move = game.moves(0)[0].text
        position.leads_to(keep_first(game), move)
        positions.append(position)
    positions[-1].counts(4, len(game.leader_hands[0]), "example-leaders-then")
    positions[-1].counts(6, game.cities[0].coins, "example-coins-then")
    later = Table(5, leaders=True, age=3)
    positions.append(shown(later))
    positions[-1].counts(1, len(later.game.leader_hands[0]), "example-leaders")
    keeps_example("SW-T27", *positions)


def keep_first(game: Game) -> list[Event]:
    """Everybody keeps the first leader of those passed."""
    events: list[Event] = []
    for seat in range(game.seats):
        outcome = game.play(seat, game.moves(seat)[0])
        assert not isinstance(outcome, Refusal)
        events += outcome
    return events


@pytest.mark.rule("SW-T28")
def test_archimedes_waives_the_glass() -> None:
    table = Table(3, ["giza", "rhodes", "ephesus"], age=2, leaders=True)
    table.city(0, "foundry", leaders=["archimedes"], coins=0)
    hold(table, "dispensary laboratory")
    position = shown(table)
    position.allows("build dispensary")
    position.refuses("build laboratory", "SW-28")
    keeps_example("SW-T28", position)


@pytest.mark.rule("SW-T29")
def test_bilkis_gives_one_resource() -> None:
    table = Table(3, ["giza", "rhodes", "alexandria"], leaders=True)
    table.city(0, leaders=["bilkis"], coins=1)
    hold(table, "scriptorium workshop baths", "altar apothecary loom_1", "theater stockade press_1")
    first = shown(table)
    events = table.turn("build scriptorium", "build altar", "build theater")
    first.leads_to(events, "build scriptorium")
    assert table.coins() == [0, 3, 3]
    table = Table(3, ["giza", "rhodes", "alexandria"], age=2, leaders=True)
    table.city(0, leaders=["bilkis"], coins=8)
    hold(table, "school temple")
    second = shown(table)
    second.refuses("build school", "SW-28")
    keeps_example("SW-T29", first, second)


@pytest.mark.rule("SW-T30")
def test_hatshepsut_gives_a_coin_for_each_neighbour() -> None:
    both = Table(3, ["giza", "rhodes", "alexandria"], age=3, leaders=True)
    both.city(0, leaders=["hatshepsut"], coins=6)
    both.city(1, "quarry", coins=0)
    hold(both, "academy arena lodge", "palace senate study", "haven gardens arsenal")
    first = shown(both)
    first.leads_to(both.turn("build academy"), "build academy")
    assert both.coins() == [0 + 2, 4 + 3, 3 + 2 + 3]
    one = Table(3, ["olympia", "rhodes", "alexandria"], age=2, leaders=True)
    one.city(0, leaders=["hatshepsut"], coins=6)
    one.city(1, "quarry", "stone_pit", coins=0)
    hold(one, "aqueduct temple statue", *FREE_IN_AGE_TWO)
    second = shown(one)
    second.leads_to(one.turn("build aqueduct", "build press_2", "build loom_2"), "build aqueduct")
    assert one.coins() == [0 + 1, 6, 3]
    keeps_example("SW-T30", first, second)


@pytest.mark.rule("SW-T31")
def test_what_leaders_cost() -> None:
    positions = []
    for boards, leaders, prices in (
        (["rome:b", "rhodes", "ephesus"], [], {"caesar": 3, "sappho": 0}),
        (["giza", "rome:b", "ephesus"], [], {"caesar": 4}),
        (["giza", "rhodes", "ephesus"], ["maecenas"], {"caesar": 0}),
    ):
        table = recruitment(boards=boards)
        table.city(0, leaders=leaders, coins=5)
        table.leader_hand(0, "caesar", "sappho")
        position = shown(table)
        for leader, coins in prices.items():
            costs(position, table, leader, coins)
        positions.append(position)
    keeps_example("SW-T31", *positions)


@pytest.mark.rule("SW-T32")
def test_sets_of_colours() -> None:
    def with_leader(leader: str, cards: str, points: int) -> Position:
        table = Table(3, ["giza", "rhodes", "ephesus"], age=3, leaders=True)
        table.city(0, *cards.split(), leaders=[leader], coins=0)
        hold(table, "arena haven")
        position = shown(table)
        scores(position, table, "leaders", points)
        return position

    two_of_each = (
        "lumber_yard stone_pit loom_1 press_1 altar baths marketplace forum stockade walls"
        " workshop school workers_guild"
    )
    plato = with_leader("plato", two_of_each, 7)
    blue_red_green = "altar baths theater stockade walls apothecary workshop scriptorium school"
    justinian = with_leader("justinian", blue_red_green, 6)
    keeps_example("SW-T32", plato, justinian)


@pytest.mark.rule("SW-T33")
def test_tomyris_hands_her_defeats_on() -> None:
    table, position = conflict("", "barracks", "stockade", age=2, leader="tomyris")
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (1, 1, 2), (1, 1, 2)]
    keeps_example("SW-T33", position)


@pytest.mark.rule("SW-T34")
def test_the_courtesans_copy_a_leader() -> None:
    def courtesans(copied: str, *green: str, leader: str = "") -> Table:
        """The Courtesans Guild is built and its owner asked; the left neighbour has a leader."""
        table = Table(3, ["giza", "rhodes", "ephesus"], age=3, leaders=True)
        table.city(0, *COURTESANS, *green, leaders=leader.split(), coins=0)
        table.city(1, leaders=[copied])
        table.city(2, "diplomats_guild")
        hold(table, "courtesans_guild arena lodge", "palace senate study", "haven gardens arsenal")
        table.turn("build courtesans_guild")
        return table

    table = courtesans("croesus")
    first = shown(table)
    first.leads_to(table.play(0, "copy croesus"), "copy croesus")
    assert table.coins()[0] == 6
    table = courtesans("hypatia", "workshop", "apothecary", leader="hiram")
    second = shown(table)
    second.leads_to(table.play(0, "copy hypatia"), "copy hypatia")
    scores(second, table, "guilds", 2)
    scores(second, table, "leaders", 2)
    # Hiram and Hypatia.
    diplomats = shown(table, 2)
    scores(diplomats, table, "guilds", 2, seat=2)
    keeps_example("SW-T34", first, second, diplomats)
