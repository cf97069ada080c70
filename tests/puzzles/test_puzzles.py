"""The puzzles we ship: each leads to a position, has its margin, and asks for what can be known."""

from __future__ import annotations

import msgspec
import pytest

from quartier.bots.position import Position
from quartier.core.rng import seeded
from quartier.core.titles import Title, all_titles
from quartier.locale import LANGUAGES, Texts
from quartier.puzzles.mining import LEAST_POINTS, LEAST_SHARE, MOST_ANSWERS, SURE
from quartier.puzzles.puzzle import Choice, Puzzle, Spoilt, position_of, puzzles_of
from quartier.puzzles.rating import HIGHEST, LOWEST
from quartier.puzzles.weighing import Weighing

OURS = [title for title in all_titles() if puzzles_of(title)]
# What a few playouts in other worlds must still see of the margin.
FEW_WORLDS = 24
MANY_WORLDS = 160
SAMPLED = 2

of_titles = pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)


def test_each_title_has_sixty() -> None:
    assert {title.id for title in OURS} == {"cardcity", "lacitta", "sevenwonders", "smallcity"}
    for title in OURS:
        marks = {puzzle.mark for puzzle in puzzles_of(title)}
        assert len(marks) == len(puzzles_of(title)) >= 60


@of_titles
def test_they_are_numbered_one_after_the_other(title: Title) -> None:
    numbers = [puzzle.number for puzzle in puzzles_of(title)]
    assert numbers == list(range(1, len(numbers) + 1))


@of_titles
def test_each_leads_to_a_position_in_which_its_moves_are_legal(title: Title) -> None:
    for puzzle in puzzles_of(title):
        state = position_of(title, puzzle)
        assert puzzle.seat in state.deciders
        legal = [move.text for move in state.moves(puzzle.seat)]
        told = [choice.move for choice in [*puzzle.answers, *puzzle.others]]
        assert len(set(told)) == len(told)
        assert set(told) <= set(legal)
        assert puzzle.tempting in [choice.move for choice in puzzle.others]


@of_titles
def test_what_is_right_is_clearly_better_than_all_that_is_wrong(title: Title) -> None:
    for puzzle in puzzles_of(title):
        least = LEAST_POINTS if puzzle.seats == 1 else LEAST_SHARE
        assert puzzle.margin >= least - 0.001
        assert puzzle.margin >= (SURE - 0.5) * puzzle.error
        assert 1 <= len(puzzle.answers) <= MOST_ANSWERS
        worst, best = puzzle.answers[-1].value, puzzle.others[0].value
        assert worst - best == pytest.approx(puzzle.margin, abs=0.002)
        assert _is_sorted(puzzle.answers)


@of_titles
def test_each_has_a_rating_and_a_theme_people_can_read(title: Title) -> None:
    for puzzle in puzzles_of(title):
        assert LOWEST <= puzzle.rating <= HIGHEST
        for language in LANGUAGES:
            texts = Texts(language, title.package)
            assert texts.has(puzzle.theme)
            whys = [choice.why for choice in [*puzzle.answers, *puzzle.others] if choice.why]
            assert all(texts.text(why.key, {**why.facts}) for why in whys)


@of_titles
def test_what_is_asked_can_be_answered_from_the_seat(title: Title) -> None:
    """In every world the seat cannot tell from the real one, it is asked the same."""
    for puzzle in puzzles_of(title):
        state = position_of(title, puzzle)
        known = state.veiled(puzzle.seat)
        world = state.sample(puzzle.seat, seeded(puzzle.number))
        assert world.veiled(puzzle.seat).data() == known.data()
        assert world.view(puzzle.seat) == state.view(puzzle.seat)
        assert world.moves(puzzle.seat) == state.moves(puzzle.seat)


@of_titles
def test_a_few_are_found_right_in_other_worlds(title: Title) -> None:
    puzzles = puzzles_of(title)
    for puzzle in puzzles[:: max(1, len(puzzles) // SAMPLED)][:SAMPLED]:
        weighing = weighed(title, puzzle, FEW_WORLDS)
        assert weighing.ranked()[0].text in puzzle.right, f"puzzle {puzzle.number}"


@pytest.mark.slow
@of_titles
def test_all_are_found_right_in_many_other_worlds(title: Title) -> None:
    for puzzle in puzzles_of(title):
        weighing = weighed(title, puzzle, MANY_WORLDS)
        ranked = weighing.ranked()
        right = [move for move in ranked if move.text in puzzle.right]
        assert set(ranked[: len(right)]) == set(right), f"puzzle {puzzle.number}"
        margin = weighing.margin(right[-1], ranked[len(right)])
        assert margin.mean >= 3 * margin.error, f"puzzle {puzzle.number}"


@of_titles
def test_a_puzzle_other_rules_do_not_lead_to_is_spoilt(title: Title) -> None:
    first, *_ = puzzles_of(title)
    unknown = msgspec.structs.replace(first, moves="fly away; " + first.moves)
    with pytest.raises(Spoilt, match="fly away"):
        position_of(title, unknown)


def weighed(title: Title, puzzle: Puzzle, worlds: int) -> Weighing:
    position = Position(title, position_of(title, puzzle), puzzle.seat)
    told = {choice.move for choice in [*puzzle.answers, *puzzle.others]}
    moves = [move for move in position.moves if move.text in told]
    weighing = Weighing(position, moves, seeded(int(puzzle.mark, 16)))
    weighing.go_on(worlds, len(moves))
    return weighing


def _is_sorted(choices: list[Choice]) -> bool:
    values = [choice.value for choice in choices]
    return values == sorted(values, reverse=True)
