"""How moves are compared, puzzles rated and written down."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.bots.toy import DOUBLE, KEEP, STONES, TAKE

from quartier.bots.position import Position
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.puzzles.digging import dig
from quartier.puzzles.puzzle import add, puzzles_of, read
from quartier.puzzles.rating import HIGHEST, LOWEST, SOLVERS, moved, rated
from quartier.puzzles.themes import DENY, PLAN, theme
from quartier.puzzles.weighing import Endings, Margin, Weighing, play_to_the_end


def test_a_margin_has_the_error_of_its_pairs() -> None:
    """What both moves owe to luck does not blur how they differ."""
    luck = [0.0, 10.0, -10.0, 5.0]
    margin = Margin([value + 2 for value in luck], luck)
    assert (margin.mean, margin.error) == (2.0, 0.0)
    assert margin.is_clear(2.0, 4.0)
    assert not margin.is_clear(2.1, 4.0)
    assert not Margin([1.0, -1.0, 2.0, -1.0], [0.0] * 4).is_clear(0.1, 4.0)


def test_moves_are_compared_in_the_same_worlds() -> None:
    title = STONES
    state = title.new({"together": False}, 2, 1)
    position = Position(title, state, 0)
    weighing = Weighing(position, TAKE, seeded(1))
    weighing.go_on(16, 2)
    assert weighing.ranked()[0] is TAKE[2]
    assert weighing.margin(TAKE[2], TAKE[0]).mean > 0


def test_endings_tell_the_points_at_the_end() -> None:
    title = STONES
    state = title.new({"together": False}, 2, 1)
    state.advance(0, TAKE[2])
    ends = {KEEP: Endings(), DOUBLE: Endings()}
    play_to_the_end(Position(title, state, 0), ends, 6, seeded(1))
    assert len(ends[KEEP].leads) == 6
    assert Margin(ends[DOUBLE].leads, ends[KEEP].leads).mean > 0


@pytest.mark.parametrize(
    ("own", "rivals", "expected"),
    [([5.0, 0.0], 0.0, "score-a"), ([0.0, 3.0], 0.0, "score-b"), ([1.0, 0.0], -4.0, DENY)],
)
def test_the_theme_is_what_changes_most(own: list[float], rivals: float, expected: str) -> None:
    assert theme(_endings(own, rivals), _endings([0.0, 0.0], 0.0)) == expected


def test_where_nothing_changes_by_itself_it_is_about_planning() -> None:
    assert theme(_endings([0.0, 0.0], 0.0), _endings([0.0, 0.0], 0.0)) == PLAN


def test_the_more_find_it_the_lower_it_is_rated() -> None:
    all_find = [tries for _, _, tries in SOLVERS]
    ratings = [rated([0] * weaker + all_find[weaker:]) for weaker in range(len(SOLVERS) + 1)]
    assert ratings == sorted(ratings)
    assert ratings[0] == LOWEST
    assert ratings[-1] == HIGHEST


def test_a_rating_moves_with_what_people_find() -> None:
    assert moved(1600, 0, 0) == 1600
    assert moved(1600, 20, 20) < moved(1600, 20, 10) < moved(1600, 20, 0)
    assert abs(moved(1600, 1, 0) - 1600) <= 20
    # When many have tried it, what bots found matters no more.
    assert abs(moved(2000, 4000, 2000) - moved(900, 4000, 2000)) <= 20
    assert (moved(800, 900, 900), moved(2200, 900, 0)) == (LOWEST, HIGHEST)


def test_a_puzzle_keeps_its_mark_wherever_it_stands() -> None:
    title = find_title("sevenwonders")
    assert title is not None
    one, other, *_ = puzzles_of(title)
    assert one.mark != other.mark
    assert msgspec.structs.replace(one, number=77, rating=1).mark == one.mark


def test_several_processes_find_what_one_finds() -> None:
    title = find_title("cardcity")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    alone, together = (
        sorted(dig("cardcity", settings, 1, [1, 2], processes), key=lambda dug: dug.seed)
        for processes in (1, 2)
    )
    assert [dug.seed for dug in together] == [1, 2]
    assert together == alone
    assert all(dug.looked for dug in alone)


def test_what_is_found_is_added_with_the_next_number(tmp_path: Path) -> None:
    title = find_title("sevenwonders")
    assert title is not None
    file = tmp_path / "found.jsonl"
    for puzzle in reversed(puzzles_of(title)[:2]):
        add(file, puzzle)
    found = read(file.read_bytes())
    assert [puzzle.number for puzzle in found] == [1, 2]
    assert found[0].moves == puzzles_of(title)[1].moves


def _endings(points: list[float], rivals: float) -> Endings:
    ends = Endings()
    ends.ends.categories = ["score-a", "score-b"]
    ends.ends.points = [list(points) for _ in range(4)]
    ends.rivals = [rivals] * 4
    return ends
