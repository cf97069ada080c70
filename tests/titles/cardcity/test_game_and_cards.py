"""What can be played and how a table begins (CC-1 to CC-6, CC-34, CC-43, CC-51, CC-58).

The decks of a lone player are in test_solo.py, that of three players also in test_examples.py.
"""

from __future__ import annotations

from itertools import product

import pytest
from tests.titles.cardcity.notation import written
from tests.titles.cardcity.table import Table

from quartier.core.speech import Refusal
from quartier.core.titles import Settings
from quartier.testing.random_play import plain_view
from quartier.titles.cardcity import TITLE
from quartier.titles.cardcity.content import BICOLOUR, ILLUSTRATIONS, KINDS, TYPES

LEVELS = ("simplified", "normal", "advanced")
VICTORIES = ("residential", "economic", "industrial", "commercial", "happiness")
VARIANTS = ("architect", "ecology", "leisure_crisis", "unique_city")


def every_way(variants: tuple[str, ...]) -> list[Settings]:
    """Every combination of level, victory condition and these variants."""
    ways = []
    for level, victory in product(LEVELS, VICTORIES):
        for chosen in product((False, True), repeat=len(variants)):
            given = dict(zip(variants, chosen, strict=True))
            settings = TITLE.settings({"level": level, "victory": victory, **given})
            assert not isinstance(settings, Refusal)
            ways.append(settings)
    return ways


@pytest.mark.rule("CC-1", "CC-58")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_240_ways_to_play(seats: int) -> None:
    ways = every_way(VARIANTS)

    assert len(ways) == 240
    assert [way for way in ways if TITLE.check(way, seats) is not None] == []


@pytest.mark.rule("CC-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players_can_play(seats: int) -> None:
    assert TITLE.check(every_way(())[0], seats) is not None


@pytest.mark.rule("CC-2", "CC-A51")
def test_every_type_belongs_to_its_family() -> None:
    assert {written(KINDS[type_.number]): type_.family for type_ in TYPES} == {
        "R": "development",
        "C": "development",
        "M": "culture",
        "L": "culture",
        "I": "other",
        "P": "other",
        "G": "other",
        "N": "other",
    }


@pytest.mark.rule("CC-A1")
def test_the_cards_of_the_box_are_187_with_the_aids_and_the_architect() -> None:
    plain = [kind for kind in KINDS if not (kind.illustration or kind.is_bicolour)]

    assert {written(kind): kind.count for kind in plain} == {
        "R": 50,
        "C": 36,
        "L": 16,
        "I": 24,
        "P": 20,
        "M": 4,
        "G": 8,
        "N": 8,
    }
    assert sum(kind.count for kind in BICOLOUR) == 16
    assert sum(kind.count for kind in ILLUSTRATIONS) == 24
    assert sum(kind.count for kind in [*plain, *BICOLOUR]) + 4 + 1 == 187


@pytest.mark.rule("CC-3")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_simplified_deck_has_twenty_cards_for_each_player(seats: int) -> None:
    deck = Table(seats, fresh=True).deck()

    assert {card: count / seats for card, count in deck.items()} == {
        "R": 6,
        "I": 4,
        "P": 4,
        "C": 3,
        "L": 3,
    }


@pytest.mark.rule("CC-3")
def test_the_deck_is_shuffled() -> None:
    piles = {tuple(_faces(Table(fresh=True, seed=seed))) for seed in range(5)}

    assert len(piles) == 5


def _faces(table: Table) -> list[str]:
    return [kind.id for kind in table.game.faces(table.game.pile)]


@pytest.mark.rule("CC-4", "CC-34", "CC-43", "CC-76")
@pytest.mark.parametrize(
    ("level", "seats", "left"),
    [
        ("simplified", 1, [44, 33, 20]),
        ("simplified", 2, [38, 30, 16]),
        ("simplified", 3, [32, 27, 12]),
        ("simplified", 4, [26, 24, 8]),
        ("normal", 1, [43, 32, 20]),
        ("normal", 2, [36, 28, 16]),
        ("normal", 3, [23, 24, 12]),
        ("normal", 4, [22, 20, 8]),
        ("advanced", 1, [48, 36, 22]),
        ("advanced", 2, [41, 32, 18]),
        ("advanced", 3, [28, 28, 14]),
        ("advanced", 4, [27, 24, 10]),
    ],
)
def test_residences_commerces_and_industries_the_deck_leaves_are_the_reserve(
    level: str, seats: int, left: list[int]
) -> None:
    """Those removed for bicolour cards at the advanced level too."""
    table = Table(seats, level, fresh=True)

    assert [table.left(card) for card in "RCI"] == left


@pytest.mark.rule("CC-4")
def test_the_simplified_level_has_neither_parks_nor_clouds() -> None:
    table = Table(fresh=True)

    assert [table.left("G"), table.left("N")] == [0, 0]


@pytest.mark.rule("CC-5")
def test_everybody_begins_with_three_dollars_and_a_town_hall() -> None:
    table = Table(3, fresh=True)

    assert table.riches() == [3, 3, 3]
    for seat in range(3):
        assert (table.at("e5", seat), table.seen(seat, "cards")) == ("M", 1)


@pytest.mark.rule("CC-5")
def test_lots_are_drawn_for_the_first_player() -> None:
    first = {plain_view(Table(4, fresh=True, seed=seed).game, None)["first"] for seed in range(40)}

    assert first == {0, 1, 2, 3}


@pytest.mark.rule("CC-6")
def test_the_five_phases_follow_each_other() -> None:
    table = Table()
    table.money(9, 0)
    table.draw("M R . / . . L", money=9)
    told = table.acquire("P I P I", through="purchases")

    told += table.divide(0, "P I", "P|I")
    told += table.take(1, "first")
    while table.game.deciders:
        (seat,) = table.game.deciders
        told += table.play(seat, table.moves(seat)[0])

    keys = [event.key for event in told]
    order = ["event-drawn", "event-built", "event-income", "event-bought"]
    assert sorted(order, key=keys.index) == order


@pytest.mark.rule("CC-6")
def test_development_comes_between_construction_and_income() -> None:
    table = Table()
    table.draw(". P . / M R x / . . .")
    table.money(5, 0)
    told = table.construct("L", through="income")
    told += table.build(0, "L", "x")

    keys = [event.key for event in told]

    order = ["event-built", "event-grown", "event-income"]
    assert sorted(order, key=keys.index) == order


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        (2, {"R": 14, "I": 8, "P": 10, "C": 8, "L": 8}),
        (3, {"R": 27, "I": 12, "P": 15, "C": 12, "L": 15}),
        (4, {"R": 28, "I": 16, "P": 20, "C": 16, "L": 16}),
    ],
)
def test_the_normal_deck(seats: int, deck: dict[str, int]) -> None:
    assert Table(seats, "normal", fresh=True).deck() == deck


@pytest.mark.rule("CC-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_parks_and_two_clouds_for_each_player(seats: int) -> None:
    table = Table(seats, "normal", fresh=True)

    assert [table.left("G"), table.left("N")] == [2 * seats, 2 * seats]


@pytest.mark.rule("CC-43")
@pytest.mark.parametrize(
    ("seats", "plain"),
    [
        (2, {"R": 9, "I": 6, "P": 10, "C": 4, "L": 3}),
        (3, {"R": 22, "I": 10, "P": 15, "C": 8, "L": 10}),
        (4, {"R": 23, "I": 14, "P": 20, "C": 12, "L": 11}),
    ],
)
def test_sixteen_bicolour_cards_replace_sixteen_of_the_normal_deck(
    seats: int, plain: dict[str, int]
) -> None:
    deck = Table(seats, "advanced", fresh=True).deck()

    assert {card: deck[card] for card in plain} == plain
    assert sum(deck.values()) - sum(plain.values()) == 16


@pytest.mark.rule("CC-43")
def test_the_bicolour_cards_have_two_halves_for_each_card_they_replace() -> None:
    """5 residences, 4 commerces, 5 leisures and 2 industries."""
    halves = [type_ for kind in BICOLOUR for type_ in kind.types * kind.count]

    assert {written(KINDS[type_]): halves.count(type_) for type_ in set(halves)} == {
        "R": 10,
        "C": 8,
        "L": 10,
        "I": 4,
    }


@pytest.mark.rule("CC-51")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("victory", "categories"),
    [
        ("residential", ["residences", "money", "places", "clouds"]),
        ("economic", ["money", "places"]),
        ("industrial", ["buildings", "places"]),
        ("commercial", ["buildings", "places"]),
        ("happiness", ["happiness"]),
    ],
)
def test_each_victory_condition_goes_with_every_level(
    level: str, victory: str, categories: list[str]
) -> None:
    table = Table(2, level, victory, fresh=True)

    table.at_random()

    result = table.game.result
    assert result is not None
    assert result.categories == [f"score-{name}" for name in categories]
    for lines, total in zip(result.lines, result.totals, strict=True):
        assert {line.category for line in lines} <= set(result.categories)
        assert sum(line.points for line in lines) == total


@pytest.mark.rule("CC-58")
@pytest.mark.parametrize(
    ("seats", "level"), [(2, "advanced"), (3, "normal"), (3, "advanced"), (4, "simplified")]
)
def test_all_variants_are_played_at_once(seats: int, level: str) -> None:
    table = Table(
        seats,
        level,
        "happiness",
        architect=True,
        ecology=True,
        leisure_crisis=True,
        unique_city=True,
        fresh=True,
    )

    table.at_random()

    assert table.game.result is not None
