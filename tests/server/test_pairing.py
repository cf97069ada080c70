"""Who meets whom in a tournament, and how ratings move."""

from __future__ import annotations

from itertools import combinations
from random import Random

from quartier.core.speech import Result
from quartier.server.people.pairing import Played, pairings, shares, standing
from quartier.server.people.ratings import (
    SIGMA,
    Rating,
    anchor,
    counted_ranks,
    rated_anew,
    season_at,
)
from quartier.table.seats import Seat


def test_a_share_is_what_was_left_behind() -> None:
    assert shares([1, 2]) == [1.0, 0.0]
    assert shares([1, 1]) == [0.5, 0.5]
    assert shares([2, 1, 3, 3]) == [2 / 3, 1.0, 0.5 / 3, 0.5 / 3]


def test_equal_points_are_parted_by_the_opposition() -> None:
    played = [
        Played(["a", "b"], [1.0, 0.0]),
        Played(["c", "d"], [1.0, 0.0]),
        Played(["a", "c"], [0.0, 1.0]),
        Played(["b", "d"], [0.0, 1.0]),
    ]
    # a has met the winner, d has met b who has nothing.
    order = [place.person for place in standing(["a", "b", "c", "d"], played)]
    assert order[0] == "c"
    assert order[-1] == "b"
    assert order.index("a") < len(order) - 1


def test_swiss_rounds_pair_equals_who_have_not_met() -> None:
    chance = Random(1)
    people = [f"p{number}" for number in range(8)]
    played: list[Played] = []
    for _ in range(3):
        order = [place.person for place in standing(people, played)]
        points = {place.person: place.points for place in standing(people, played)}
        tables = pairings(order, 2, played)
        assert sorted(person for table in tables for person in table) == people
        assert all(abs(points[one] - points[other]) <= 1 for one, other in tables)
        for table in tables:
            won = chance.random() < 0.5
            played.append(Played(table, [float(won), float(not won)]))
    met = [frozenset(table.persons) for table in played]
    assert len(met) == len(set(met)), "nobody meets twice in three rounds of eight"


def test_four_people_meet_all_others_in_three_rounds() -> None:
    played: list[Played] = []
    for _ in range(3):
        order = [place.person for place in standing(list("abcd"), played)]
        played += [Played(table, [1.0, 0.0]) for table in pairings(order, 2, played)]
    assert {frozenset(table.persons) for table in played} == {
        frozenset(pair) for pair in combinations("abcd", 2)
    }


def test_everybody_has_a_round_off_before_anybody_has_two() -> None:
    people = list("abcde")
    played: list[Played] = []
    off: list[str] = []
    for _ in range(5):
        order = [place.person for place in standing(people, played)]
        tables = pairings(order, 2, played)
        off += [table[0] for table in tables if len(table) == 1]
        played += [Played(table, [0.5] * len(table)) for table in tables]
    assert sorted(off) == people


def test_tables_of_more_mix_people_and_share_the_first_seat() -> None:
    people = [f"p{number}" for number in range(9)]
    played: list[Played] = []
    for _ in range(3):
        order = [place.person for place in standing(people, played)]
        tables = pairings(order, 3, played)
        played += [Played(table, shares([1, 2, 3])) for table in tables]
    meetings = [frozenset(pair) for table in played for pair in combinations(table.persons, 2)]
    assert len(set(meetings)) >= 24, "of 27 meetings few are repeated"
    first = [table.persons[0] for table in played]
    assert max(first.count(person) for person in people) <= 2


def test_winners_rise_losers_fall_and_all_are_known_better() -> None:
    before = [Rating()] * 3
    after = rated_anew(before, ["", "", ""], [2, 1, 3], [])
    assert after[1].mu > after[0].mu > after[2].mu
    assert all(rating.sigma < SIGMA and rating.games == 1 for rating in after)


def test_partners_rise_together_and_bots_stay() -> None:
    before = [Rating(), Rating(), Rating(), anchor("hard")]
    after = rated_anew(before, ["", "", "", "hard"], [1, 2, 1, 2], [[0, 2], [1, 3]])
    assert after[0] == after[2]
    assert after[0].mu > before[0].mu
    assert after[1].mu < before[1].mu
    assert after[3] == before[3]


def test_beating_a_strong_bot_counts_more_than_beating_a_weak_one() -> None:
    gains = [
        rated_anew([Rating(), anchor(bot)], ["", bot], [1, 2], [])[0].mu
        for bot in ("easy", "normal", "expert")
    ]
    assert gains == sorted(gains)
    assert len(set(gains)) == 3


def test_who_left_is_last_but_not_for_a_partner_who_stayed() -> None:
    def result(ranks: list[int], teams: list[list[int]]) -> Result:
        return Result([], [[] for _ in ranks], [0 for _ in ranks], ranks, "", "", teams)

    stayed, left, bot = Seat("a", "", "A"), Seat("b", "normal", "B"), Seat("", "easy")
    assert counted_ranks(result([2, 1, 3], []), [stayed, left, bot]) == [2, 4, 3]
    teams = result([2, 1, 2, 1], [[0, 2], [1, 3]])
    assert counted_ranks(teams, [stayed, left, stayed, stayed]) == [2, 1, 2, 1]
    assert counted_ranks(teams, [stayed, left, stayed, left]) == [2, 5, 2, 5]


def test_seasons_are_quarters_and_a_new_one_makes_less_sure() -> None:
    assert season_at(1_794_873_600) == "2026-4"
    assert season_at(1_767_225_600) == "2026-1"
    old = Rating(30.0, 2.0, 9, "2026-3")
    assert old.in_season("2026-3") == old
    new = old.in_season("2026-4")
    assert new.mu == 30.0
    assert 2.0 < new.sigma < SIGMA
    assert Rating().in_season("2026-4").sigma == SIGMA
    assert (Rating().shown, Rating().spread, Rating().is_provisional) == (1500, 500, True)
