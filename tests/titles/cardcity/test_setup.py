"""The game, its cards, and how a table is set up (CC-1 to CC-6, CC-34, CC-35, CC-43)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.cardcity.table import Table, town_halls

from quartier.core.speech import Refusal
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.content import (
    BICOLOUR,
    CLOUD,
    COMMERCE,
    DECKS,
    ILLUSTRATIONS,
    INDUSTRY,
    KINDS,
    LEVELS,
    PARK,
    RESIDENCE,
    TYPES,
    VICTORIES,
)

BOX = {
    "residence": 50,
    "commerce": 36,
    "leisure": 16,
    "industry": 24,
    "parking": 20,
    "town_hall": 4,
    "park": 8,
    "cloud": 8,
}
AIDS_AND_ARCHITECT = 4 + 1


def pile(table: Table) -> Counter[str]:
    """The cards of the deck, drawn or not."""
    game = table.game
    cards = [*game.pile, *game.drawn, *(card for part in game.lots for card in part)]
    return Counter(table.faces(cards))


def two_coloured(deck: Counter[str]) -> int:
    return sum(number for kind, number in deck.items() if len(kind) > 1)


@pytest.mark.rule("CC-1")
def test_three_levels_five_victories_and_four_variants_make_240_ways() -> None:
    ways = 1
    for option in TITLE.options:
        if option.key != "suburb":  # which stands in for the unique city in the solo game
            ways *= len(option.values)
    assert ways == 240
    assert TITLE.seats == (1, 2, 3, 4)


@pytest.mark.rule("CC-1", "CC-58", "CC-74", "CC-78", "CC-81")
def test_everything_combines_except_that_the_unique_city_needs_two_and_the_suburb_one() -> None:
    for seats in TITLE.seats:
        for unique in (False, True):
            for suburb in (False, True):
                settings = TITLE.settings({"unique_city": unique, "suburb": suburb})
                assert not isinstance(settings, Refusal)
                refusal = TITLE.check(settings, seats)
                if unique and seats == 1:
                    assert refusal is not None
                    assert refusal.rule == "CC-64"
                elif suburb and seats > 1:
                    assert refusal is not None
                    assert refusal.rule == "CC-78"
                else:
                    assert refusal is None


@pytest.mark.rule("CC-2", "CC-A51")
def test_every_type_belongs_to_its_family() -> None:
    families = {type_.id: type_.family for type_ in TYPES}
    assert families == {
        "residence": "development",
        "commerce": "development",
        "town_hall": "culture",
        "leisure": "culture",
        "industry": "other",
        "parking": "other",
        "park": "other",
        "cloud": "other",
    }


@pytest.mark.rule("CC-A1")
def test_the_cards_add_up_to_the_box() -> None:
    counts = {kind.id: kind.count for kind in KINDS if not (kind.illustration or kind.is_bicolour)}
    assert counts == BOX
    assert sum(kind.count for kind in ILLUSTRATIONS) == BOX["industry"]
    assert sum(kind.count for kind in BICOLOUR) == 16
    assert sum(counts.values()) + 16 + AIDS_AND_ARCHITECT == 187


@pytest.mark.rule("CC-43")
def test_bicolour_cards_have_as_many_halves_as_the_cards_they_replace_have_sides() -> None:
    halves: Counter[int] = Counter()
    for kind in BICOLOUR:
        for type_ in kind.types:
            halves[type_] += kind.count
    # 5 residences, 5 leisures, 4 commerces and 2 industries, each with two halves.
    assert [halves[type_.number] for type_ in TYPES] == [10, 8, 10, 4, 0, 0, 0, 0]
    assert not any({"residence", "industry"} <= {TYPES[t].id for t in k.types} for k in BICOLOUR)


@pytest.mark.rule("CC-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_simplified_deck_has_twenty_cards_for_each_player(seats: int) -> None:
    deck = pile(Table(seats=seats))
    per_player = {"R": 6, "I": 4, "P": 4, "C": 3, "L": 3}
    assert deck == {letter: number * seats for letter, number in per_player.items()}


@pytest.mark.rule("CC-T1", "CC-3")
def test_the_simplified_deck_of_three() -> None:
    assert pile(Table(seats=3)) == {"R": 18, "I": 12, "P": 12, "C": 9, "L": 9}


@pytest.mark.rule("CC-3")
def test_the_pile_is_shuffled_and_nobody_knows_it() -> None:
    tables = [Table(seed=seed) for seed in (1, 2)]
    orders = [[table.game.cards.face[card] for card in table.game.pile] for table in tables]
    assert orders[0] != orders[1]
    for seat in (0, 1, None):
        assert tables[0].seen(tables[0].game.pile, seat) == 0


@pytest.mark.rule("CC-4")
@pytest.mark.parametrize(
    ("level", "seats", "reserve"),
    [
        ("simplified", 2, (38, 30, 16)),
        ("simplified", 3, (32, 27, 12)),
        ("simplified", 4, (26, 24, 8)),
        ("normal", 2, (36, 28, 16)),
        ("normal", 3, (23, 24, 12)),
        ("normal", 4, (22, 20, 8)),
        ("advanced", 2, (41, 32, 18)),
        ("advanced", 3, (28, 28, 14)),
        ("advanced", 4, (27, 24, 10)),
        ("simplified", 1, (44, 33, 20)),
        ("normal", 1, (43, 32, 20)),
        ("advanced", 1, (48, 36, 22)),
    ],
)
def test_the_reserve_is_what_the_deck_leaves(
    level: str, seats: int, reserve: tuple[int, int, int]
) -> None:
    game = Table(level, seats=seats).game
    counts = (game.reserve[RESIDENCE], game.reserve[COMMERCE], len(game.industries))
    assert counts == reserve


@pytest.mark.rule("CC-4")
def test_the_reserve_lies_open() -> None:
    game = Table().game
    view = game.view(None)
    assert view["reserve"] == {
        "residence": 38,
        "commerce": 30,
        "industry": 16,
        "park": 0,
        "cloud": 0,
        "top_industry": "industry",
    }


@pytest.mark.rule("CC-5", "CC-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_three_dollars_and_a_town_hall(seats: int) -> None:
    table = Table(seats=seats)
    assert table.money_of() == [3] * seats
    assert town_halls(table) == ["e5"] * seats
    cities = table.game.view(None)["cities"]
    assert isinstance(cities, list)
    assert [city["money"] for city in cities] == [3] * seats


@pytest.mark.rule("CC-5")
def test_lots_are_drawn_for_the_first_player() -> None:
    firsts = {Table(seats=4, seed=seed).game.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("CC-6")
def test_a_simplified_game_has_ten_rounds_of_five_phases() -> None:
    table = Table(seed=3)
    phases = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        phases.append((table.game.round, table.game.phase))
        table.game.advance(seat, table.game.moves(seat)[0])
    assert phases == sorted(phases)
    assert table.game.round == 10
    assert {phase for _, phase in phases} >= {0, 1, 4}


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize(
    ("seats", "per_player", "rounds"),
    [
        (2, {"R": 7, "I": 4, "P": 5, "C": 4, "L": 4}, 8),
        (3, {"R": 9, "I": 4, "P": 5, "C": 4, "L": 5}, 9),
        (4, {"R": 7, "I": 4, "P": 5, "C": 4, "L": 4}, 8),
    ],
)
def test_the_normal_deck_and_its_rounds(
    seats: int, per_player: dict[str, int], rounds: int
) -> None:
    table = Table("normal", seats=seats)
    assert pile(table) == {letter: number * seats for letter, number in per_player.items()}
    assert table.game.options.deck.rounds == rounds
    assert table.game.reserve[PARK] == table.game.reserve[CLOUD] == 2 * seats


@pytest.mark.rule("CC-35", "CC-14")
def test_the_square_has_five_by_five_or_six_by_six_places() -> None:
    sizes = {level: Table(level).game.options.size for level in LEVELS}
    assert sizes == {"simplified": 5, "normal": 6, "advanced": 6}
    cities = Table("normal").game.view(0)["cities"]
    assert isinstance(cities, list)
    assert cities[0]["empty"] == 35


@pytest.mark.rule("CC-43")
@pytest.mark.parametrize(
    ("seats", "plain"),
    [
        (2, {"R": 9, "I": 6, "P": 10, "C": 4, "L": 3}),
        (3, {"R": 22, "I": 10, "P": 15, "C": 8, "L": 10}),
        (4, {"R": 23, "I": 14, "P": 20, "C": 12, "L": 11}),
    ],
)
def test_the_advanced_deck_has_all_bicolour_cards_instead_of_sixteen_others(
    seats: int, plain: dict[str, int]
) -> None:
    deck = pile(Table("advanced", seats=seats))
    assert two_coloured(deck) == 16
    assert {letter: number for letter, number in deck.items() if len(letter) == 1} == plain
    assert DECKS["advanced", seats].size == DECKS["normal", seats].size


@pytest.mark.rule("CC-9b", "CC-34", "CC-43")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pile_is_exactly_enough(level: str, seats: int) -> None:
    deck = DECKS[level, seats]
    assert deck.size == deck.rounds * deck.keep * seats


@pytest.mark.rule("CC-61")
def test_illustrations_are_spread_over_pile_and_reserve_by_chance() -> None:
    tops = set()
    for seed in range(30):
        table = Table("normal", ecology=True, seed=seed)
        kinds = Counter(
            table.game.cards.face[card]
            for card in range(len(table.game.cards.face))
            if KINDS[table.game.cards.face[card]].is_industry
        )
        assert all(kinds[kind.number] == 6 for kind in ILLUSTRATIONS)
        assert kinds[INDUSTRY] == 0
        tops.add(table.game.cards.face[table.game.industries[-1]])
    assert len(tops) == 4


@pytest.mark.rule("CC-51")
def test_every_victory_goes_with_every_level() -> None:
    for level in LEVELS:
        for victory in VICTORIES:
            assert Table(level, victory).game.options.victory == VICTORIES.index(victory)
