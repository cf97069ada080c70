"""Phase 5: votes (SC-86 to SC-88)."""

import pytest
from tests.titles.smallcity.table import Table

from quartier.titles.smallcity.vote import home_votes


@pytest.mark.rule("SC-86", "SC-T13")
def test_full_homes_of_level_one_one_three_and_four_bring_eighteen() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.lay(0, "residential_1", "c1")
    table.lay(0, "residential_3", "a3", "b3", "c3")
    table.lay(0, "residential_4", "a5", "b5", "b6", "a6")
    table.people(0, "a1", "c1", "a3", "b3", "c3", "a5", "b5", "b6", "a6")
    table.start("vote")
    assert table.borough(0).votes == 18


@pytest.mark.rule("SC-86", "SC-T13")
@pytest.mark.parametrize(("citizens", "votes"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_k_th_citizen_of_a_home_brings_k_votes(citizens: int, votes: int) -> None:
    table = Table(2)
    cells = ("a1", "b1", "b2", "a2", "a3")
    table.lay(0, "residential_5", *cells)
    table.people(0, *cells[:citizens])
    assert home_votes(table.borough(0)) == votes


@pytest.mark.rule("SC-86")
def test_tourists_and_citizens_at_work_do_not_vote() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.lay(0, "commercial_1", "c1")
    table.people(1, "a1", at=0)
    table.people(0, "c1")
    table.start("vote")
    assert [table.borough(seat).votes for seat in range(2)] == [0, 0]


@pytest.mark.rule("SC-57", "SC-87")
def test_a_university_at_work_brings_three_votes() -> None:
    table = Table(2)
    table.lay(0, "university", "a1", "b1", "c1", "c2", "b2", "a2")
    table.start("vote")
    assert table.borough(0).votes == 0
    table.people(0, "a1")
    table.start("vote")
    assert table.borough(0).votes == 3


@pytest.mark.rule("SC-88")
def test_votes_go_on_beyond_fifty() -> None:
    table = Table(2)
    table.borough(0).votes = 49
    table.lay(0, "residential_2", "a1", "b1")
    table.people(0, "a1", "b1")
    table.start("vote")
    assert table.borough(0).votes == 52
