"""Points and places (LC-64, LC-65)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table

from quartier.titles.lacitta.scoring import final_result
from quartier.titles.lacitta.year import END_YEAR


@pytest.mark.rule("LC-64")
def test_a_citizen_is_a_point() -> None:
    table = Table()
    table.city(0, "e5", "school e6", citizens=4)
    table.city(0, "j5", citizens=3)
    assert table.points(0, "citizens") == 7


@pytest.mark.rule("LC-64")
@pytest.mark.rule("LC-T33")
def test_a_city_with_all_three_services_scores_three_points() -> None:
    table = Table()
    table.city(0, "e5", "hospital e6", "statue d5")
    table.city(0, "j5", "school j6", "statue j4")
    assert table.points(0, "services") == 3


@pytest.mark.rule("LC-64")
def test_markers_are_no_arches_at_the_end() -> None:
    table = Table(expansion=True)
    table.city(0, "e5", "fountain e6", "theatre d5", "school e4")
    table.row("bread_and_games")
    table.gold(0, 0)
    table.play(0, "take bread_and_games", "at d5", "service culture")
    assert table.services("e5") == (1.5, 1.5, 1)
    assert table.points(0, "services") == 0


@pytest.mark.rule("LC-64")
def test_the_game_ends_after_year_six() -> None:
    table = Table(year=5)
    table.run(END_YEAR)
    assert table.game.result is None
    table = Table(year=6)
    table.run(END_YEAR)
    result = table.game.result
    assert result is not None
    assert result.reason == "end-six-years"
    assert result.totals == [2, 2, 2, 2]


@pytest.mark.rule("LC-65")
@pytest.mark.rule("LC-T35")
def test_gold_breaks_ties_and_equal_gold_shares_the_victory() -> None:
    table = Table(year=6)
    table.gold(2, 3)
    result = final_result(table.game, "end-six-years")
    assert result.ranks == [2, 2, 1, 2]
    assert result.tie_break == "tie-gold"
    table.gold(1, 3)
    result = final_result(table.game, "end-six-years")
    assert result.ranks == [3, 1, 1, 3]
    assert result.winners == [1, 2]
    assert result.tie_break == "tie-shared"


@pytest.mark.rule("LC-65")
def test_most_points_win_whatever_the_gold() -> None:
    table = Table(year=6)
    table.city(3, "e5", citizens=4)
    table.gold(0, 20)
    result = final_result(table.game, "end-six-years")
    assert result.ranks == [2, 3, 3, 1]
    assert result.tie_break == ""
