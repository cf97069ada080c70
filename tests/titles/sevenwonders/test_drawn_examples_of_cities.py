"""Worked examples of Cities, teams, eight and two players that the rules page draws."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.free_city import FREE_CITY, two_players
from tests.titles.sevenwonders.printed import CARDS
from tests.titles.sevenwonders.table import Table, recruitment, supply
from tests.titles.sevenwonders.test_setup import deck, ids, new

from quartier.core.agenda import Step
from quartier.testing.examples import Position, keeps_example
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.age import AGES, BEGIN_AGE, DEAL, END_AGE
from quartier.titles.sevenwonders.conflict import CONFLICT
from quartier.titles.sevenwonders.content import KIND_OF, Kind
from quartier.titles.sevenwonders.payment import card_costs, ways
from quartier.titles.sevenwonders.scoring import score_lines
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.turn import DISCARD_REST, PASS_HANDS

# What seats 1, 2, … build in a turn, by age: it has no part in the example, and it is free, in
# Age III by a chain from another card.
MEANWHILE = {
    1: ("lumber_yard", "theater", "ore_vein", "pawnshop"),
    2: ("press_2", "glassworks_2", "loom_2"),
    3: ("senate", "gardens", "pantheon"),
}
CHAINED = {"senate": "library", "gardens": "statue", "pantheon": "temple"}
# What stays in a hand.
KEPT = {1: "baths", 2: "walls", 3: "palace"}
LEADERS_CHOSEN = 4
NOTHING = (0, 0, 0)


def shown(table: Table, seat: int = 0, names: Sequence[str] = ()) -> Position:
    return Position(TITLE, table.game, seat, names, choices=True)


def nothing_after(table: Table, step: Step[Wonders]) -> None:
    """The game stops before this step of the agenda."""
    agenda = table.game.agenda
    table.game.agenda = agenda[agenda.index(step) + 1 :]


def meanwhile(table: Table, *moves: str) -> None:
    """Seats 1, 2, … pick these cards, and the others some without any part in the example. The
    turn ends before hands are passed.
    """
    game = table.game
    nothing_after(table, PASS_HANDS)
    quiet = MEANWHILE[game.age]
    for seat in range(1, game.seats):
        move = moves[seat - 1] if seat <= len(moves) else f"build {quiet[seat - 1]}"
        card = move.partition(" ")[2]
        if card in CHAINED:
            game.cities[seat].add(KIND_OF[CHAINED[card]])
        table.hand(seat, card, KEPT[game.age])
        table.play(seat, move)


def hold_other_leaders(table: Table) -> None:
    """Of the four leaders it chose, seat 0 holds those it has not recruited."""
    hand = table.game.leader_hands[0]
    del hand[LEADERS_CHOSEN - len(table.game.cities[0].leaders) :]


def at_the_end_of_age(seats: int, age: int, *boards: str, **sets: bool) -> Table:
    """All cards of an age are played."""
    table = Table(seats, boards, age=age, last_turn=True, cities=True, **sets)
    table.run(DISCARD_REST)
    return table


def conflict(table: Table, seat: int = 0, names: Sequence[str] = ()) -> Position:
    """The conflict at the end of an age, as a seat sees it."""
    game = table.game
    position = shown(table, seat, names)
    events = table.run(CONFLICT)
    if game.age == AGES:
        events += table.run(END_AGE)
    else:
        # Otherwise the board would still have this conflict ahead.
        BEGIN_AGE.run(game)
        game.agenda = []
    position.leads_to(events)
    return position


def owes(position: Position, table: Table, city: int, coins: int) -> None:
    found = table.game.owed[city]
    position.counts(coins, found, "example-owed", seat=table.game.who(city))


def owe(position: Position, table: Table, *coins: int) -> None:
    """What each city owes."""
    for city, owed in enumerate(coins):
        owes(position, table, city, owed)


def tokens(table: Table) -> list[tuple[object, object, object]]:
    """Victories, defeats and their worth, city by city."""
    return [table.tokens(index) for index in range(len(table.game.cities))]


def has_tokens(position: Position, table: Table, seat: int, number: int) -> None:
    """How many conflict tokens a seat has."""
    victories, defeats, _ = table.tokens(seat)
    assert isinstance(victories, int)
    assert isinstance(defeats, int)
    position.counts(number, victories + defeats, "example-tokens", seat=seat)


def scores(position: Position, table: Table, category: str, points: int) -> None:
    position.scores(points, f"score-{category}", score_lines(table.game, 0))


# Setting up


def marked(players: int, kinds: list[Kind]) -> int:
    """How many of these cards are in use from so many players on."""
    number = 0
    for card, printed in CARDS.items():
        marks = [int(mark) for mark in printed.copies.split()]
        if players in marks:
            found = sum(kind.id == card for kind in kinds)
            number += max(0, found - marks.index(players))
    return number


@pytest.mark.rule("SW-T35")
def test_the_decks_of_six() -> None:
    game = new(6, cities=True, sides="a")
    position = Position(TITLE, game, choices=True)
    for age in (1, 2, 3):
        position.counts(48, len(deck(game, age)), "example-deck", age=age)
        position.counts(6, len(ids(deck(game, age), "black")), "example-black")
        position.counts(0, marked(7, deck(game, age)), "example-marked")
    position.counts(8, len(ids(deck(game, 3), "purple")), "example-guilds")
    position.counts(8, len(game.hands[0]), "example-dealt")
    position.counts(7, game.turns, "example-turns")
    keeps_example("SW-T35", position)


@pytest.mark.rule("SW-T57")
def test_the_decks_of_eight() -> None:
    game = new(8, cities=True, sides="a")
    position = Position(TITLE, game, choices=True)
    for age in (1, 2, 3):
        position.counts(49 + 7, len(deck(game, age)), "example-deck", age=age)
        position.counts(7, len(ids(deck(game, age), "black")), "example-black")
    position.counts(7, len(game.hands[0]), "example-dealt")
    position.counts(6, game.turns, "example-turns")
    keeps_example("SW-T57", position)


# Losses


@pytest.mark.rule("SW-T36")
def test_the_lair_of_klaus() -> None:
    names = ("Klaus", "Yoam", "Cédric", "Thomas")
    table = Table(4, age=2, cities=True)
    table.city(0, *supply("WG"), coins=0)
    table.city(1, coins=5)
    table.city(2, coins=1)
    table.city(3, coins=5)
    table.hand(0, "lair", "statue")
    meanwhile(table)
    first = shown(table, 0, names)
    first.leads_to(table.play(0, "build lair"), "build lair")
    owe(first, table, 0, 2, 2, 2)
    second = shown(table, 2, names)
    owes(second, table, 2, 2)
    second.refuses("lose 2", "SW-120")
    second.allows("lose 1", "lose 0")
    table.play(2, "lose 1")
    third = shown(table, 3, names)
    owes(third, table, 3, 2)
    third.allows("lose 0")
    table.play(3, "lose 0")
    fourth = shown(table, 1, names)
    owes(fourth, table, 1, 2)
    fourth.leads_to(table.play(1, "lose 2"), "lose 2")
    assert table.coins() == [0, 3, 0, 5]
    assert [city.debts for city in table.game.cities] == [0, 0, 1, 2]
    keeps_example("SW-T36", first, second, third, fourth)


@pytest.mark.rule("SW-T39")
def test_coins_and_debts_at_the_end() -> None:
    table = at_the_end_of_age(3, 3)
    table.city(0, coins=5, debts=3)
    table.run(END_AGE)
    position = shown(table)
    scores(position, table, "treasury", 1)
    scores(position, table, "debts", -3)
    result = table.game.result
    assert result is not None
    position.counts(-2, result.totals[0], "example-points-in-all")
    keeps_example("SW-T39", position)


@pytest.mark.rule("SW-T49")
def test_coins_of_the_same_turn_pay_for_a_loss() -> None:
    table = Table(3, age=2, cities=True)
    table.city(0, coins=0)
    table.city(1, *supply("WG"))
    table.hand(0, "statue", "walls")
    meanwhile(table, "build lair")
    first = shown(table)
    first.leads_to(table.play(0, "sell statue"), "sell statue")
    table.play(2, "lose 0")
    second = shown(table)
    owes(second, table, 0, 2)
    second.allows("lose 2")
    second.leads_to(table.play(0, "lose 2"), "lose 2")
    assert table.coins()[0] == 3 - 2
    keeps_example("SW-T49", first, second)


@pytest.mark.rule("SW-T50")
def test_a_sepulcher_counts_tokens_and_not_their_value() -> None:
    """In Age III it comes out of the discard pile."""
    table = Table(3, ("giza", "halicarnassus", "rhodes"), age=3, cities=True)
    table.city(0, coins=1, victories=[1, 3])
    table.city(1, *supply("OOO"), stages=1)
    table.discard("sepulcher")
    table.hand(0, "arena", "palace")
    meanwhile(table, "stage arena")
    table.play(0, "sell palace")
    table.play(1, "take sepulcher")
    position = shown(table)
    owes(position, table, 0, 2)
    position.refuses("lose 4", "SW-120")
    position.allows("lose 2")
    keeps_example("SW-T50", position)


@pytest.mark.rule("SW-T52")
def test_the_builders_union() -> None:
    table = Table(4, ("giza", "rhodes", "ephesus", "alexandria"), age=3, cities=True)
    table.city(0, *supply("CWPG"), stages=1)
    table.city(1, stages=2)
    table.city(3, stages=3)
    table.hand(0, "builders_union", "palace")
    meanwhile(table)
    position = shown(table)
    position.leads_to(table.play(0, "build builders_union"), "build builders_union")
    owe(position, table, 0, 2, 0, 3)
    keeps_example("SW-T52", position)


# Diplomacy


@pytest.mark.rule("SW-T37")
def test_thomas_between_cedric_and_klaus() -> None:
    names = ("Cédric", "Thomas", "Klaus", "Yoam")
    positions = []
    for seats, expected in (
        (3, [(1, 0, 1), NOTHING, (0, 1, -1)]),
        (4, [(2, 0, 2), NOTHING, (1, 1, 0), (0, 2, -2)]),
    ):
        table = at_the_end_of_age(seats, 1)
        table.city(0, "barracks", "stockade")
        table.city(1, "residence", diplomacy=1)
        table.city(2, "guard_tower")
        position = conflict(table, 1, names[:seats])
        has_tokens(position, table, 1, 0)
        assert tokens(table) == expected
        assert table.game.cities[1].diplomacy == 0
        positions.append(position)
    keeps_example("SW-T37", *positions)


@pytest.mark.rule("SW-T38")
def test_klaus_and_alexis_leave_thomas_and_cedric_one_fight() -> None:
    table = at_the_end_of_age(4, 2, "giza", "rhodes", "byzantium")
    table.city(0, "consulate", diplomacy=1)
    table.city(1, "barracks")
    table.city(2, stages=2, diplomacy=1)
    position = conflict(table, 1, ("Klaus", "Thomas", "Alexis", "Cédric"))
    assert tokens(table) == [NOTHING, (1, 0, 3), NOTHING, (0, 1, -1)]
    keeps_example("SW-T38", position)


@pytest.mark.rule("SW-T45")
def test_a_residence_out_of_the_discard_pile() -> None:
    digging = Table(3, ("halicarnassus", "giza", "rhodes"), age=2, cities=True)
    digging.city(0, *supply("OOO"), stages=1)
    digging.discard("residence", "baths", "workshop")
    digging.hand(0, "statue", "walls")
    meanwhile(digging)
    digging.play(0, "stage statue")
    first = shown(digging)
    first.leads_to(digging.play(0, "take residence"), "take residence")
    table = recruitment()
    table.discard("residence", "baths", "workshop")
    table.leader_hand(0, "solomon")
    table.turn("recruit solomon")
    nothing_after(table, DEAL)
    second = shown(table)
    second.leads_to(table.play(0, "take residence"), "take residence")
    for game in (digging.game, table.game):
        assert [city.diplomacy for city in game.cities] == [1, 0, 0]
    ending = at_the_end_of_age(3, 2, "halicarnassus", "giza", "rhodes")
    ending.city(0, *supply("OOO"), "residence", stages=2, diplomacy=1)
    ending.city(1, "barracks")
    third = conflict(ending)
    assert ending.game.cities[0].diplomacy == 0
    assert tokens(ending) == [NOTHING, (1, 0, 3), (0, 1, -1)]
    keeps_example("SW-T45", first, second, third)


# Masks


def masked(left: Sequence[str], right: Sequence[str], *built: str) -> Table:
    """The game is over; seat 0 has two masks."""
    table = at_the_end_of_age(3, 3)
    table.city(0, "pigeon_loft", "spy_ring", *built)
    table.city(1, *left)
    table.city(2, *right)
    table.run(END_AGE)
    return table


@pytest.mark.rule("SW-T40")
def test_the_masks_of_alexis() -> None:
    positions = []
    for left, points in ((["apothecary"], 1), (["apothecary", "dispensary"], 4)):
        table = masked(left, [])
        positions.append(shown(table, 0, ("Alexis", "", "")))
        scores(positions[-1], table, "science", points)
    keeps_example("SW-T40", *positions)


@pytest.mark.rule("SW-T41")
def test_masks_and_workshops() -> None:
    positions = []
    for table in (masked(["workshop"], ["workshop"]), masked(["workshop"], [], "workshop")):
        positions.append(shown(table))
        scores(positions[-1], table, "science", 4)
    keeps_example("SW-T41", *positions)


# Trade and production


@pytest.mark.rule("SW-T42")
def test_alexis_buys_a_textile_and_a_stone() -> None:
    table = Table(3, ("giza", "rhodes", "halicarnassus"), age=2, cities=True)
    table.city(0, "marketplace", "clandestine_dock_east", coins=2)
    table.city(2, "stone_pit", coins=0)
    table.hand(0, "library", "walls")
    meanwhile(table)
    position = shown(table, 0, ("Alexis", "", ""))
    own, left, right = table.game.cities
    costs = card_costs(own, left, right, KIND_OF["library"])
    found = ways(own, left, right, costs, all_ways=True)
    position.counts(1, len(found), "example-ways", card="card-library")
    position.leads_to(table.play(0, "build library"), "build library")
    assert table.coins() == [0, 3, 2]
    keeps_example("SW-T42", position)


def ephesus(extra: str, **units: int) -> Position:
    """Ephesos with this card: how much of each resource it can make at once; it has no coins."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=3, cities=True)
    table.city(0, "lumber_yard", "forum", extra, coins=0)
    table.hand(0, "university", "traders_guild")
    position = shown(table)
    own = table.game.view(0).cities[0].production.own
    for resource, expected in units.items():
        found = sum(resource in unit for unit in own)
        position.counts(expected, found, "example-units", resource=f"resource-{resource}")
    return position


@pytest.mark.rule("SW-T53")
def test_a_secret_warehouse() -> None:
    """The University needs a second wood, the Traders Guild glass beside textile."""
    position = ephesus("secret_warehouse", wood=2, papyrus=3, glass=1, textile=1)
    position.allows("build university")
    position.refuses("build traders_guild", "SW-28")
    keeps_example("SW-T53", position)


@pytest.mark.rule("SW-T54")
def test_a_black_market() -> None:
    units = {"stone": 1, "ore": 1, "clay": 1, "glass": 2, "textile": 2, "wood": 1, "papyrus": 2}
    position = ephesus("black_market", **units)
    position.allows("build traders_guild")
    position.refuses("build university", "SW-28")
    keeps_example("SW-T54", position)


@pytest.mark.rule("SW-T48")
def test_stages_of_petra() -> None:
    def petra(*built: str, coins: int, stages: int = 1, leaders: Sequence[str] = ()) -> Table:
        table = Table(3, ("petra", "giza", "rhodes"), age=2, leaders=True, cities=True)
        table.city(0, *built, leaders=leaders, stages=stages, coins=coins)
        hold_other_leaders(table)
        table.hand(0, "statue", "walls")
        meanwhile(table)
        return table

    def costs(table: Table, coins: int) -> Position:
        position = shown(table)
        found = table.game.view(0).cities[0].stage_price
        assert isinstance(found, int)
        position.counts(coins, found, "example-stage-price")
        return position

    positions = []
    for table in (
        petra(leaders=["imhotep"], coins=7),
        petra("architect_cabinet", coins=7),
        petra("architect_cabinet", leaders=["imhotep"], coins=7),
    ):
        positions.append(costs(table, 7))
        positions[-1].allows("stage statue")
    poor = costs(petra("architect_cabinet", leaders=["imhotep"], coins=6), 7)
    poor.refuses("stage statue", "SW-38")
    table = petra("architect_cabinet", coins=0, stages=2)
    free = costs(table, 0)
    free.leads_to(table.play(0, "stage statue"), "stage statue")
    assert table.game.cities[0].stages == 3
    keeps_example("SW-T48", *positions, poor, free)


# Coins from the bank


def earning(
    move: str,
    *built: str,
    leaders: Sequence[str] = (),
    coins: int = 0,
    age: int = 1,
    boards: Sequence[str] = ("giza", "rhodes", "ephesus"),
) -> tuple[Position, int]:
    """What a move of a city with these leaders leads to, and its coins then."""
    table = Table(3, boards, age=age, leaders=True, cities=True)
    table.city(0, *built, coins=coins, leaders=leaders)
    hold_other_leaders(table)
    table.city(1, "clay_pool")
    table.hand(0, move.partition(" ")[2], KEPT[age])
    meanwhile(table)
    position = shown(table)
    position.leads_to(table.play(0, move), move)
    return position, table.coins()[0]


@pytest.mark.rule("SW-T43")
def test_berenice_adds_a_coin() -> None:
    first, sold = earning("sell stockade", leaders=["berenice"])
    second, built = earning("build tavern", leaders=["berenice"])
    assert (sold, built) == (4, 6)
    keeps_example("SW-T43", first, second)


@pytest.mark.rule("SW-T46")
def test_berenice_beside_another_leader() -> None:
    bought, after_trade = earning(
        "build laboratory",
        leaders=["berenice", "hatshepsut"],
        coins=6,
        age=2,
        boards=("giza", "babylon", "ephesus"),
    )
    black, after_militia = earning("build militia", leaders=["berenice", "diocletian"], coins=3)
    chained, after_chain = earning(
        "build library", "scriptorium", leaders=["berenice", "vitruvius"], age=2
    )
    assert (after_trade, after_militia, after_chain) == (3, 3, 3)
    keeps_example("SW-T46", bought, black, chained)


@pytest.mark.rule("SW-T47")
def test_nero_and_berenice() -> None:
    table = at_the_end_of_age(3, 1, leaders=True)
    table.city(0, "barracks", leaders=["nero", "berenice"], coins=0)
    hold_other_leaders(table)
    position = conflict(table)
    assert tokens(table)[0] == (2, 0, 2)
    assert table.coins()[0] == 2 + 2 + 1
    keeps_example("SW-T47", position)


@pytest.mark.rule("SW-T55")
def test_a_gambling_den() -> None:
    table = Table(5, cities=True)
    table.city(0, coins=0)
    table.hand(0, "gambling_den", "baths")
    meanwhile(table)
    position = shown(table)
    position.leads_to(table.play(0, "build gambling_den"), "build gambling_den")
    assert table.coins() == [6, 3 + 1, 3, 3, 3 + 1]
    keeps_example("SW-T55", position)


# Points


@pytest.mark.rule("SW-T51")
def test_the_mourners_guild() -> None:
    table = at_the_end_of_age(3, 3)
    table.city(0, "mourners_guild")
    table.city(1, victories=[1, 3, 5])
    table.city(2, victories=[5], defeats=1)
    table.run(END_AGE)
    position = shown(table)
    scores(position, table, "guilds", 4)
    keeps_example("SW-T51", position)


@pytest.mark.rule("SW-T56")
def test_black_cards_that_count() -> None:
    table = Table(3, age=3, cities=True)
    table.city(0, "militia", "mercenaries", *supply("SP"), coins=0)
    table.hand(0, "secret_society", "palace")
    meanwhile(table)
    built = shown(table)
    built.leads_to(table.play(0, "build secret_society"), "build secret_society")
    assert table.coins()[0] == 3
    table = at_the_end_of_age(3, 3)
    table.city(0, "militia", "mercenaries", "secret_society", "gambling_den", *supply("SP"))
    table.run(END_AGE)
    ended = shown(table)
    scores(ended, table, "leaders", 4)
    table = Table(3, age=3, cities=True)
    table.city(0, *supply("OOWW"), "barracks", coins=0, victories=[1, 3])
    table.hand(0, "slave_market", "palace")
    meanwhile(table)
    sold = shown(table)
    sold.leads_to(table.play(0, "build slave_market"), "build slave_market")
    assert table.coins()[0] == 2
    table = at_the_end_of_age(3, 3)
    table.city(0, *supply("OOWW"), "barracks", "slave_market", coins=2, victories=[1, 3])
    fought = conflict(table)
    assert tokens(table)[0] == (4, 0, 1 + 3 + 5 + 5)
    scores(fought, table, "leaders", 4)
    keeps_example("SW-T56", built, ended, sold, fought)


# Teams: seats 0 and 1 are partners; 0 fights 3, and 1 fights 2


@pytest.mark.rule("SW-T44")
def test_cedric_and_thomas_fight_as_a_team() -> None:
    table = at_the_end_of_age(4, 3, teams=True)
    table.city(0, "embassy", diplomacy=1)
    table.city(1, "barracks")
    table.city(3, "stockade")
    position = conflict(table, 0, ("Cédric", "Thomas", "", ""))
    assert tokens(table) == [(0, 1, -1), (2, 0, 10), (0, 2, -2), (1, 0, 5)]
    keeps_example("SW-T44", position)


@pytest.mark.rule("SW-T58")
def test_a_hideout_hits_the_partner_too() -> None:
    table = Table(4, cities=True, teams=True)
    table.hand(0, "hideout", "baths")
    meanwhile(table)
    position = shown(table)
    position.leads_to(table.play(0, "build hideout"), "build hideout")
    owe(position, table, 0, 1, 1, 1)
    keeps_example("SW-T58", position)


@pytest.mark.rule("SW-T59")
def test_double_tokens_or_none() -> None:
    positions = []
    for shields, expected in (
        (("barracks", "stockade", "guard_tower"), [NOTHING, (2, 0, 2), (0, 2, -2), NOTHING]),
        (("barracks",), [NOTHING] * 4),
    ):
        table = at_the_end_of_age(4, 1, teams=True)
        table.city(1, *shields)
        table.city(2, "barracks")
        positions.append(conflict(table, 1))
        assert tokens(table) == expected
    keeps_example("SW-T59", *positions)


@pytest.mark.rule("SW-T60")
def test_partners_who_both_use_diplomacy() -> None:
    table = at_the_end_of_age(4, 2, "giza", "byzantium", teams=True)
    table.city(0, "barracks", "consulate", diplomacy=1)
    table.city(1, "stockade", stages=2, diplomacy=1)
    position = conflict(table)
    assert tokens(table) == [(1, 0, 3), (1, 0, 3), (0, 1, -1), (0, 1, -1)]
    keeps_example("SW-T60", position)


# Two players


@pytest.mark.rule("SW-T61")
def test_a_hideout_and_the_free_city() -> None:
    table = two_players("babylon")
    nothing_after(table, PASS_HANDS)
    table.hand(0, "altar", "theater", "baths")
    table.hand(1, "hideout", "stockade")
    table.play(0, "build altar")
    table.play(0, "build theater")
    first = shown(table, 1)
    first.leads_to(table.play(1, "build hideout"), "build hideout")
    owe(first, table, 1, 0, 1)
    second = shown(table)
    assert table.question(0).prompt == "prompt-loss-free-city"
    events = table.play(0, "lose 0") + table.play(0, "lose 1")
    second.leads_to(events, "lose 0", "lose 1")
    assert table.coins() == [3 - 1, 3, 3]
    assert table.game.cities[FREE_CITY].debts == 1
    table = two_players("babylon")
    table.hand(0, "altar", "hideout", "baths")
    table.hand(1, "theater", "stockade")
    table.play(1, "build theater")
    third = shown(table)
    events = table.play(0, "build altar") + table.play(0, "build hideout")
    third.leads_to(events, "build altar", "build hideout")
    owe(third, table, 1, 1, 0)
    keeps_example("SW-T61", first, second, third)


@pytest.mark.rule("SW-T62")
def test_the_diplomacy_of_the_free_city() -> None:
    table = two_players("babylon", last_turn=True)
    table.city(0, "barracks", "stockade")
    table.city(1, "guard_tower")
    table.city(FREE_CITY, "residence", diplomacy=1)
    table.run(DISCARD_REST)
    position = conflict(table)
    assert tokens(table) == [(1, 0, 1), (0, 1, -1), NOTHING]
    keeps_example("SW-T62", position)
