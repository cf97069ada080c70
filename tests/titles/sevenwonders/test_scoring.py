"""Scoring: what counts when, each row of the score sheet, the winner and ties."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.table import Table

from quartier.core.rng import seeded
from quartier.core.speech import Points, Result
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.scoring import score, score_lines
from quartier.titles.sevenwonders.state import Wonders


def finished(table: Table) -> Result:
    """Sell the last cards of Age III and look at the result."""
    table.turn()
    result = table.game.result
    assert result is not None
    return result


def science(built: str, *, board: str = "giza", stages: int = 0, leaders: str = "") -> Points:
    table = Table(3, [board], age=3, leaders=True)
    table.city(0, *built.split(), stages=stages, leaders=leaders.split())
    return table.points(0, "science")


# When


@pytest.mark.rule("SW-69")
def test_points_are_counted_after_the_conflict_of_the_third_age() -> None:
    table = Table(age=3, last_turn=True)
    table.city(0, "stockade")
    result = finished(table)
    assert [result.points(seat, "score-military") for seat in range(3)] == [10, -1, -1]


@pytest.mark.rule("SW-69")
def test_the_last_conflict_counts_for_effects_that_count_tokens() -> None:
    table = Table(age=3, last_turn=True)
    table.city(0, "strategists_guild", "stockade")
    result = finished(table)
    assert result.points(0, "score-guilds") == 2


@pytest.mark.rule("SW-69")
def test_coins_of_the_last_turn_count() -> None:
    table = Table(age=3, last_turn=True)
    table.city(0, coins=6)
    assert finished(table).points(0, "score-treasury") == 3


@pytest.mark.rule("SW-69")
def test_there_is_no_result_before_the_end() -> None:
    table = Table(age=3, last_turn=True)
    table.play(0, "sell altar")
    table.play(1, "sell altar")
    assert table.game.result is None


@pytest.mark.rule("SW-69", "SW-T16")
def test_the_lighthouse_counts_yellow_cards_built_after_it() -> None:
    table = Table(3, ["giza", "olympia", "ephesus"], age=3)
    table.city(0, "tavern", "marketplace", "glassworks_1", coins=0)
    table.hand(0, "lighthouse", *["altar"] * 6)
    table.turn("build lighthouse")
    assert table.points(0, "commerce") == 3
    table.hand(0, "vineyard", *["altar"] * 5)
    table.turn("build vineyard")
    assert table.points(0, "commerce") == 4


# Rows of the score sheet


@pytest.mark.rule("SW-70", "SW-T19")
@pytest.mark.parametrize(
    ("victories", "defeats", "points"),
    [([1, 3, 5], 3, 6), ([], 0, 0), ([], 6, -6), ([1], 4, -3), ([1, 1, 3, 3, 5, 5], 0, 18)],
)
def test_military_points_are_the_sum_of_all_tokens(
    victories: Sequence[int], defeats: int, points: int
) -> None:
    table = Table(age=3)
    table.city(0, victories=victories, defeats=defeats)
    assert table.points(0, "military") == points


@pytest.mark.rule("SW-71", "SW-T19")
@pytest.mark.parametrize(
    ("coins", "debts", "points"),
    [(0, 0, 0), (2, 0, 0), (3, 0, 1), (5, 0, 1), (14, 0, 4), (15, 0, 5), (5, 3, -2), (0, 7, -7)],
)
def test_three_coins_are_a_point_and_a_debt_is_a_point_less(
    coins: int, debts: int, points: int
) -> None:
    table = Table(age=3, cities=True)
    table.city(0, coins=coins, debts=debts)
    assert table.points(0, "treasury") + table.points(0, "debts") == points


@pytest.mark.rule("SW-72", "SW-T19")
def test_alexandria_with_all_its_stages_gives_ten_points() -> None:
    table = Table(3, ["alexandria:a"], age=3)
    table.city(0, stages=3)
    assert table.points(0, "wonder") == 10


@pytest.mark.rule("SW-72", "SW-T19")
def test_altar_aqueduct_and_town_hall_give_thirteen_points() -> None:
    table = Table(age=3)
    table.city(0, "altar", "aqueduct", "town_hall")
    assert table.points(0, "civil") == 13


@pytest.mark.rule("SW-72")
def test_each_colour_scores_in_its_own_row() -> None:
    table = Table(3, ["giza"], age=3)
    table.city(0, "palace", "haven", "lumber_yard", "sawmill", "magistrates_guild", stages=1)
    table.city(1, "altar")
    rows = ("wonder", "civil", "commerce", "guilds", "science", "military", "leaders")
    assert [table.points(0, row) for row in rows] == [3, 8, 2, 1, 0, 0, 0]


@pytest.mark.rule("SW-72")
def test_brown_grey_and_red_cards_give_no_points_of_their_own() -> None:
    table = Table(age=3)
    table.city(0, "quarry", "loom_1", "fortifications", coins=0)
    assert table.seen(0, "score") == 0


# Science

COMPASSES = "apothecary dispensary lodge academy"
GEARS = "workshop laboratory study observatory"
TABLETS = "scriptorium school library university"


def some(names: str, number: int) -> str:
    return " ".join(names.split()[:number])


@pytest.mark.rule("SW-73", "SW-T20")
@pytest.mark.parametrize(
    ("compasses", "gears", "tablets", "points"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (1, 2, 3, 1 + 4 + 9 + 7),
        (4, 0, 0, 16),
        (0, 4, 0, 16),
        (0, 0, 4, 16),
        (3, 3, 3, 27 + 21),
        (2, 2, 0, 8),
        (1, 1, 1, 10),
        (4, 4, 4, 48 + 28),
    ],
)
def test_symbols_score_their_square_and_seven_for_each_set(
    compasses: int, gears: int, tablets: int, points: int
) -> None:
    cards = (some(COMPASSES, compasses), some(GEARS, gears), some(TABLETS, tablets))
    assert science(" ".join(cards)) == points


@pytest.mark.rule("SW-74", "SW-T21")
def test_a_free_symbol_completes_a_set_if_that_gives_more() -> None:
    cards = " ".join((some(COMPASSES, 2), some(GEARS, 2), some(TABLETS, 1)))
    assert science(cards, board="babylon:a", stages=2) == 4 + 4 + 4 + 14


@pytest.mark.rule("SW-74", "SW-T22")
def test_two_free_symbols_make_six_compasses_if_that_gives_more() -> None:
    assert science(f"{COMPASSES} scientists_guild", board="babylon:a", stages=2) == 36


@pytest.mark.rule("SW-74", "SW-T22")
def test_a_missing_compass_beats_a_fourth_gear() -> None:
    cards = f"{some(GEARS, 3)} {some(TABLETS, 1)}"
    assert science(cards, board="babylon:a", stages=2) == 9 + 1 + 1 + 7


@pytest.mark.rule("SW-74")
def test_free_symbols_are_chosen_together_and_not_one_after_the_other() -> None:
    # Two compasses: one more makes 9, but a gear and a tablet make 4 + 1 + 1 + 7 = 13, and two
    # compasses more make 16.
    cards = f"{some(COMPASSES, 2)} scientists_guild"
    assert science(cards, board="babylon:a", stages=2) == 16
    # One compass: two more make 9, a gear and a tablet make 1 + 1 + 1 + 7 = 10.
    assert science(f"{some(COMPASSES, 1)} scientists_guild", board="babylon:a", stages=2) == 10


@pytest.mark.rule("SW-74")
def test_masks_and_free_symbols_are_settled_together() -> None:
    # The mask can only be a gear, so the free symbol has to be the tablet.
    table = Table(3, ["babylon:a"], age=3, cities=True)
    table.city(0, "apothecary", "pigeon_loft", stages=2)
    table.city(1, "workshop")
    assert table.points(0, "science") == 1 + 1 + 1 + 7


@pytest.mark.rule("SW-74")
def test_aristotle_changes_which_choice_is_best() -> None:
    # Four compasses and a tablet: a fifth compass makes 26 and a gear 25, or 28 with Aristotle.
    cards = f"{some(COMPASSES, 4)} {some(TABLETS, 1)}"
    assert science(cards, board="babylon:a", stages=2) == 25 + 1
    assert science(cards, board="babylon:a", stages=2, leaders="aristotle") == 16 + 1 + 1 + 10


# Leaders and black cards


@pytest.mark.rule("SW-75")
def test_black_cards_and_leaders_share_a_row() -> None:
    table = Table(age=3, leaders=True, cities=True)
    table.city(0, "tabularium", "capitol", leaders=["cleopatra"], coins=0)
    assert (table.points(0, "leaders"), table.seen(0, "score")) == (6 + 8 + 5, 19)


@pytest.mark.rule("SW-75")
def test_symbols_of_masks_and_leaders_count_in_the_science_row() -> None:
    table = Table(age=3, leaders=True, cities=True)
    table.city(0, "spy_ring", leaders=["euclid"], coins=0)
    table.city(1, "apothecary")
    assert (table.points(0, "science"), table.points(0, "leaders")) == (4, 0)


# Winner


def last_turn_with(scores: Sequence[tuple[int, int]], *, debts: Sequence[int] = ()) -> Table:
    """A last turn after which each seat has this total and these coins, if it sells its card."""
    table = Table(len(scores), age=3, last_turn=True, cities=True)
    for seat, (total, coins) in enumerate(scores):
        owed = debts[seat] if debts else 0
        tokens = total - coins // 3 + owed
        table.city(seat, coins=coins - 3, victories=[1] * tokens, debts=owed)
    return table


@pytest.mark.rule("SW-76")
def test_the_highest_total_wins() -> None:
    result = finished(last_turn_with([(30, 10), (42, 3), (41, 20), (7, 5)]))
    assert (result.totals, result.ranks, result.winners) == ([30, 42, 41, 7], [3, 1, 2, 4], [1])


@pytest.mark.rule("SW-76", "SW-T26")
def test_more_coins_win_a_tie() -> None:
    result = finished(last_turn_with([(50, 4), (50, 6), (40, 20)]))
    assert (result.totals, result.ranks) == ([50, 50, 40], [2, 1, 3])
    assert result.tie_break == "tie-coins"


@pytest.mark.rule("SW-76", "SW-T26")
def test_equal_totals_and_coins_share_the_place() -> None:
    result = finished(last_turn_with([(50, 6), (50, 6), (40, 20)]))
    assert (result.ranks, result.winners, result.tie_break) == ([1, 1, 3], [0, 1], "tie-shared")


@pytest.mark.rule("SW-76")
def test_lower_places_are_tied_and_shared_too() -> None:
    result = finished(last_turn_with([(20, 6), (50, 6), (20, 6), (20, 7)]))
    assert (result.ranks, result.tie_break) == ([3, 1, 3, 2], "")


@pytest.mark.rule("SW-76")
def test_debts_are_not_deducted_from_the_coins_that_break_a_tie() -> None:
    result = finished(last_turn_with([(30, 6), (30, 9), (10, 3)], debts=[0, 8, 0]))
    assert (result.totals, result.ranks) == ([30, 30, 10], [2, 1, 3])


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_score_of_a_city_is_the_sum_of_its_lines(seats: int) -> None:
    settings = TITLE.settle({"leaders": True, "cities": True}, seats)
    assert isinstance(settings, dict)
    for seed in range(4):
        state = TITLE.new(settings, seats, seed)
        assert isinstance(state, Wonders)
        rng = seeded(seed)
        while deciders := state.deciders:
            if len(deciders) == seats:
                for index in range(len(state.cities)):
                    lines = score_lines(state, index)
                    assert score(state, index) == sum(line.points for line in lines)
            state.advance(deciders[0], state.draw(deciders[0], rng))
