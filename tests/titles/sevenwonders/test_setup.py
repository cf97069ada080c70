"""Set-up for 3 to 7 players: decks, guilds, boards, coins, tokens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.sevenwonders.printed import CARDS, WONDERS
from tests.titles.sevenwonders.table import Table

from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import KINDS, Kind
from quartier.titles.sevenwonders.game import Game

PLAYERS = [3, 4, 5, 6, 7]
SETS = [(False, False), (True, False), (False, True), (True, True)]

BASE_WONDERS = {board.partition(":")[0] for board in WONDERS}
BASE_GUILDS = {name for name, card in CARDS.items() if card.colour == "purple"}
LEADERS_GUILDS = {"gamers_guild", "courtesans_guild", "diplomats_guild", "architects_guild"}
CITIES_GUILDS = {"counterfeiters_guild", "guild_of_shadows", "mourners_guild"}
CITIES_LEADERS = {"berenice", "caligula", "diocletian", "darius", "aspasia", "semiramis"}


def new(
    seats: int,
    seed: int = 1,
    *,
    leaders: bool = False,
    cities: bool = False,
    sides: str = "random",
    wonders: str = "drawn",
) -> Game:
    settings = TITLE.settings(
        {"leaders": leaders, "cities": cities, "sides": sides, "wonders": wonders}
    )
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, seats, seed)
    assert isinstance(game, Game)
    return game


def deck(game: Game, age: int) -> list[Kind]:
    """The cards of an age, at the start of the game; those of Age I may be dealt already."""
    cards = game.decks[age - 1] or [card for hand in game.hands for card in hand]
    return [KINDS[game.cards.face[card]] for card in cards]


def ids(kinds: list[Kind], colour: str) -> list[str]:
    colours = {"purple": 6, "black": 8}
    return sorted(kind.id for kind in kinds if kind.colour == colours[colour])


def guilds_in_use(leaders: bool, cities: bool) -> set[str]:
    return (
        BASE_GUILDS | (LEADERS_GUILDS if leaders else set()) | (CITIES_GUILDS if cities else set())
    )


@pytest.mark.rule("SW-7")
@pytest.mark.parametrize(
    ("card", "age", "numbers"),
    [
        ("lumber_yard", 1, [1, 2, 2, 2, 2]),
        ("clay_pit", 1, [1, 1, 1, 1, 1]),
        ("mine", 1, [0, 0, 0, 1, 1]),
        ("pawnshop", 1, [0, 1, 1, 1, 2]),
        ("tavern", 1, [0, 1, 2, 2, 3]),
        ("training_ground", 2, [0, 1, 1, 2, 3]),
        ("caravansery", 2, [1, 1, 2, 3, 3]),
        ("loom_2", 2, [1, 1, 2, 2, 2]),
        ("circus", 3, [0, 1, 2, 3, 3]),
        ("arsenal", 3, [1, 2, 2, 2, 3]),
    ],
)
def test_a_card_comes_once_for_each_minimum_that_is_reached(
    card: str, age: int, numbers: list[int]
) -> None:
    found = [sum(kind.id == card for kind in deck(new(seats), age)) for seats in PLAYERS]
    assert found == numbers


@pytest.mark.rule("SW-8")
@pytest.mark.parametrize(("leaders", "cities"), SETS)
@pytest.mark.parametrize("seats", PLAYERS)
def test_two_guilds_more_than_players_are_in_the_third_age(
    seats: int, leaders: bool, cities: bool
) -> None:
    game = new(seats, leaders=leaders, cities=cities)
    guilds = ids(deck(game, 3), "purple")
    assert len(set(guilds)) == len(guilds) == seats + 2


@pytest.mark.rule("SW-8", "SW-13")
@pytest.mark.parametrize(("leaders", "cities"), SETS)
def test_every_guild_of_the_sets_in_use_can_be_drawn_and_no_other(
    leaders: bool, cities: bool
) -> None:
    drawn = set()
    for seed in range(40):
        drawn.update(ids(deck(new(3, seed, leaders=leaders, cities=cities), 3), "purple"))
    assert drawn == guilds_in_use(leaders, cities)


@pytest.mark.rule("SW-8")
def test_the_guilds_are_shuffled_into_the_deck() -> None:
    places: set[int] = set()
    for seed in range(30):
        kinds = deck(new(3, seed), 3)
        places.update(place for place, kind in enumerate(kinds) if kind.id in BASE_GUILDS)
    assert places == set(range(21))


@pytest.mark.rule("SW-9")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", PLAYERS)
def test_as_many_black_cards_as_players_are_in_each_age(seats: int, age: int) -> None:
    black = ids(deck(new(seats, cities=True), age), "black")
    assert len(set(black)) == len(black) == seats


@pytest.mark.rule("SW-9")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_of_the_nine_black_cards_of_an_age_can_be_drawn(age: int) -> None:
    drawn = set()
    for seed in range(40):
        drawn.update(ids(deck(new(3, seed, cities=True), age), "black"))
    assert len(drawn) == 9


@pytest.mark.rule("SW-9")
def test_the_black_cards_left_over_stay_secret_to_the_end() -> None:
    game = new(3, cities=True, sides="a")
    used = {name for age in (1, 2, 3) for name in ids(deck(game, age), "black")}
    unused = {kind.id for kind in KINDS if kind.colour == 8} - used
    seen = ""
    while game.deciders:
        seen += "".join(str(plain_view(game, seat)) for seat in (0, 1, 2, None))
        seat = game.deciders[0]
        sale = next(move for move in game.moves(seat) if move.text.startswith("sell "))
        game.advance(seat, sale)
    assert len(unused) == 27 - 9
    assert [name for name in unused if f"'{name}'" in seen] == []


@pytest.mark.rule("SW-10")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_deck_holds_seven_cards_for_each_player(seats: int, age: int) -> None:
    assert len(deck(new(seats), age)) == 7 * seats


@pytest.mark.rule("SW-10")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", PLAYERS)
def test_with_cities_a_deck_holds_eight_cards_for_each_player(seats: int, age: int) -> None:
    assert len(deck(new(seats, cities=True), age)) == 8 * seats


@pytest.mark.rule("SW-T1")
@pytest.mark.parametrize(("seats", "cards", "guilds"), [(3, 21, 5), (7, 49, 9)])
def test_three_and_seven_players_have_decks_of_21_and_49_cards(
    seats: int, cards: int, guilds: int
) -> None:
    game = new(seats)
    assert [len(deck(game, age)) for age in (1, 2, 3)] == [cards] * 3
    assert [len(ids(deck(game, age), "purple")) for age in (1, 2, 3)] == [0, 0, guilds]
    assert [len(hand) for hand in game.hands] == [7] * seats


@pytest.mark.rule("SW-11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_each_wonder_is_handed_out_only_once(seats: int) -> None:
    for seed in range(20):
        boards = [city.board.id for city in new(seats, seed).cities]
        assert len(set(boards)) == len(boards) == seats


@pytest.mark.rule("SW-11")
@pytest.mark.parametrize(("leaders", "cities"), SETS)
def test_every_player_may_get_every_side_of_every_board_at_any_table(
    leaders: bool, cities: bool
) -> None:
    wonders = set(BASE_WONDERS)
    if leaders:
        wonders.add("rome")
    if cities:
        wonders |= {"petra", "byzantium"}
    boards: set[tuple[int, str, str]] = set()
    for seed in range(400):
        game = new(3, seed, leaders=leaders, cities=cities)
        boards.update(
            (seat, city.board.id, city.board.side) for seat, city in enumerate(game.cities)
        )
    assert boards == {(seat, name, side) for seat in range(3) for name in wonders for side in "ab"}


@pytest.mark.rule("SW-11")
def test_both_sides_may_meet_at_one_table() -> None:
    tables = [{city.board.side for city in new(5, seed).cities} for seed in range(10)]
    assert {"a", "b"} in tables


@pytest.mark.rule("SW-11")
@pytest.mark.parametrize("sides", ["a", "b"])
def test_the_players_may_agree_on_one_side_for_all(sides: str) -> None:
    boards = [city.board.side for seed in range(10) for city in new(5, seed, sides=sides).cities]
    assert set(boards) == {sides}


@pytest.mark.rule("SW-11")
def test_the_players_may_agree_that_each_chooses_a_side() -> None:
    game = new(3, sides="choose")
    wonders = [city.board.id for city in game.cities]
    for seat, text in enumerate(["side b", "side a", "side b"]):
        move = TITLE.space.parse(text)
        assert move is not None
        assert move in game.moves(seat)
        game.play(seat, move)
    assert [(city.board.id, city.board.side) for city in game.cities] == list(
        zip(wonders, "bab", strict=True)
    )


def boards(game: Game) -> list[str]:
    return [city.board.id for city in game.cities]


def take(game: Game, seat: int, wonder: str) -> list[str]:
    """A seat takes a wonder; returns what is told."""
    move = TITLE.space.parse(f"wonder {wonder}")
    assert move is not None
    assert game.deciders == [seat]
    events = game.play(seat, move)
    assert not isinstance(events, Refusal), events
    return [event.key for event in events]


def offered(game: Game, seat: int) -> set[str]:
    return {move.text.removeprefix("wonder ") for move in game.moves(seat)}


@pytest.mark.rule("SW-11")
def test_the_players_may_agree_to_choose_wonders_one_after_the_other() -> None:
    game = new(3, sides="a", wonders="chosen")
    drawn = boards(game)
    spare = min(BASE_WONDERS - set(drawn))

    assert offered(game, 0) == BASE_WONDERS
    assert take(game, 0, spare)[0] == "event-wonder"
    assert offered(game, 1) == BASE_WONDERS - {spare}
    take(game, 1, drawn[2])
    assert boards(game) == [spare, drawn[2], drawn[1]]
    assert offered(game, 2) == BASE_WONDERS - {spare, drawn[2]}
    take(game, 2, drawn[1])

    assert boards(game) == [spare, drawn[2], drawn[1]]
    assert game.question(0).phase == "phase-turn"


@pytest.mark.rule("SW-11")
def test_in_a_draft_only_the_wonders_that_were_drawn_are_chosen_from() -> None:
    game = new(3, sides="b", wonders="drafted")
    drawn = boards(game)

    assert offered(game, 0) == set(drawn)
    take(game, 0, drawn[1])
    assert offered(game, 1) == {drawn[0], drawn[2]}
    take(game, 1, drawn[2])

    assert boards(game) == [drawn[1], drawn[2], drawn[0]]
    assert game.question(2).phase == "phase-turn"
    assert {city.board.side for city in game.cities} == {"b"}


@pytest.mark.rule("SW-11", "SW-34")
def test_a_city_makes_what_its_taken_board_makes() -> None:
    game = new(3, sides="a", wonders="chosen")

    take(game, 0, "giza")

    assert game.view(None).cities[0].production.own == [["stone"]]


@pytest.mark.rule("SW-11")
def test_a_wonder_that_is_taken_is_refused() -> None:
    game = new(3, sides="a", wonders="chosen")
    take(game, 0, "giza")
    move = TITLE.space.parse("wonder giza")
    assert move is not None

    refusal = game.refusal(1, move)

    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SW-11", "refusal-no-such-wonder")


@pytest.mark.rule("SW-11", "SW-13")
@pytest.mark.parametrize(("leaders", "cities"), SETS)
def test_wonders_of_the_sets_in_use_may_be_chosen(leaders: bool, cities: bool) -> None:
    game = new(4, leaders=leaders, cities=cities, wonders="chosen")

    more = ({"rome"} if leaders else set()) | ({"petra", "byzantium"} if cities else set())
    assert offered(game, 0) == BASE_WONDERS | more


@pytest.mark.rule("SW-11", "SW-77")
def test_nobody_takes_the_board_of_the_free_city() -> None:
    game = new(2, wonders="chosen")
    free_city = boards(game)[2]

    assert offered(game, 0) == BASE_WONDERS - {free_city}
    take(game, 0, boards(game)[1])
    assert boards(game)[2] == free_city


@pytest.mark.rule("SW-11")
def test_sides_are_chosen_after_wonders() -> None:
    game = new(3, sides="choose", wonders="drafted")
    drawn = boards(game)
    take(game, 0, drawn[1])
    take(game, 1, drawn[0])

    assert game.deciders == [0, 1, 2]
    assert game.question(0).facts["board"] == f"wonder-{drawn[1]}"


@pytest.mark.rule("SW-12")
@pytest.mark.parametrize(
    ("leaders", "cities", "coins"),
    [(False, False, 3), (False, True, 3), (True, False, 6), (True, True, 6)],
)
@pytest.mark.parametrize("seats", PLAYERS)
def test_players_start_with_three_coins_or_six_with_leaders(
    seats: int, leaders: bool, cities: bool, coins: int
) -> None:
    game = new(seats, leaders=leaders, cities=cities)
    assert [city.coins for city in game.cities] == [coins] * seats


@pytest.mark.rule("SW-13")
@pytest.mark.parametrize(("leaders", "cities"), SETS)
def test_a_board_of_an_expansion_is_used_exactly_when_the_expansion_is(
    leaders: bool, cities: bool
) -> None:
    used: set[str] = set()
    for seed in range(40):
        game = new(7, seed, leaders=leaders, cities=cities)
        used.update(city.board.id for city in game.cities)
    expected = BASE_WONDERS.copy()
    if leaders:
        expected |= {"rome"}
    if cities:
        expected |= {"petra", "byzantium"}
    assert used == expected


@pytest.mark.rule("SW-13")
@pytest.mark.parametrize(("cities", "black"), [(False, 0), (True, 27)])
@pytest.mark.parametrize("leaders", [False, True])
def test_the_black_cards_are_used_exactly_with_cities(
    leaders: bool, cities: bool, black: int
) -> None:
    drawn = set()
    for seed in range(40):
        game = new(3, seed, leaders=leaders, cities=cities)
        for age in (1, 2, 3):
            drawn.update(ids(deck(game, age), "black"))
    assert len(drawn) == black


@pytest.mark.rule("SW-13")
@pytest.mark.parametrize(
    ("leaders", "cities", "number"),
    [(False, False, 0), (False, True, 0), (True, False, 36), (True, True, 42)],
)
def test_the_leaders_of_cities_need_both_expansions(
    leaders: bool, cities: bool, number: int
) -> None:
    game = new(3, leaders=leaders, cities=cities)
    cards = [*game.leader_deck, *(card for draft in game.drafts for card in draft)]
    names = Counter(KINDS[game.cards.face[card]].id for card in cards)
    assert len(names) == sum(names.values()) == number
    assert CITIES_LEADERS & set(names) == (CITIES_LEADERS if leaders and cities else set())


@pytest.mark.rule("SW-14")
def test_with_both_expansions_the_rules_of_both_apply() -> None:
    table = Table(4, leaders=True, cities=True)
    facts = table.question(0).facts
    assert len(table.hand_of(0)) == 8
    assert facts["turns"] == 7
    table.to_recruitment()
    table.leader_hand(0, "aspasia")
    table.city(0)
    table.turn("recruit aspasia")
    assert table.seen(0, "diplomacy") == 1


@pytest.mark.rule("SW-15")
def test_a_debt_is_worth_one_point_less_however_many_there_are() -> None:
    table = Table(cities=True)
    points = []
    for debts in (1, 4, 5, 6, 27 + 4 * 5 + 1):
        table.city(0, coins=0, debts=debts)
        points.append(table.points(0, "debts"))
    assert points == [-1, -4, -5, -6, -48]


@pytest.mark.rule("SW-15")
def test_the_supply_of_debts_is_not_limited() -> None:
    table = Table(4, cities=True)
    table.city(1, coins=0, debts=27)
    table.city(2, coins=0, debts=27)
    table.city(3, coins=0, debts=27)
    table.hand(0, "hideout")
    table.turn("build hideout", "build altar", "build altar", "build altar")
    assert [table.seen(seat, "debts") for seat in (1, 2, 3)] == [28, 28, 28]


@pytest.mark.rule("SW-15")
def test_the_supply_of_diplomacy_tokens_is_not_limited() -> None:
    table = Table(4, cities=True)
    for seat in range(4):
        table.city(seat, "clay_pool", diplomacy=3)
        table.hand(seat, "residence")
    table.turn(*["build residence"] * 4)
    assert [table.seen(seat, "diplomacy") for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.rule("SW-15")
def test_the_supply_of_conflict_tokens_is_not_limited() -> None:
    table = Table(3, last_turn=True)
    table.city(0, "stockade", victories=[1] * 50)
    table.city(1, defeats=50)
    table.turn()
    assert (table.tokens(0)[0], table.tokens(1)[1]) == (52, 51)


def names(game: Game, cards: list[int]) -> list[str]:
    return sorted(KINDS[game.cards.face[card]].id for card in cards)


def keep_first(game: Game) -> list[str]:
    """Everybody keeps the first leader of those passed; what each kept."""
    kept = []
    for seat in range(game.seats):
        move = game.moves(seat)[0]
        kept.append(move.text.removeprefix("keep "))
        game.advance(seat, move)
    return kept


@pytest.mark.rule("SW-T27")
def test_five_players_draft_four_leaders_each_and_pass_the_rest_to_the_right() -> None:
    game = new(5, leaders=True)
    kept: list[list[str]] = [[] for _ in range(5)]
    for size in (4, 3, 2):
        drafts = [names(game, draft) for draft in game.drafts]
        assert [len(draft) for draft in drafts] == [size] * 5
        for seat, name in enumerate(keep_first(game)):
            kept[seat].append(name)
            drafts[seat].remove(name)
        # The right neighbour is the seat before; the last single leader needs no choice.
        passed = drafts[1:] + drafts[:1]
        if size > 2:
            assert [names(game, draft) for draft in game.drafts] == passed
    hands = [names(game, hand) for hand in game.leader_hands]
    assert hands == [sorted([*kept[seat], *passed[seat]]) for seat in range(5)]
    assert [city.coins for city in game.cities] == [6] * 5


@pytest.mark.rule("SW-T27")
def test_after_three_recruitment_phases_one_leader_is_left_in_hand() -> None:
    game = new(5, leaders=True, sides="a")
    while game.deciders:
        seat = game.deciders[0]
        moves = game.moves(seat)
        sales = [move for move in moves if move.text.startswith("sell ")]
        game.advance(seat, (sales or moves)[0])
    assert [len(hand) for hand in game.leader_hands] == [1] * 5
