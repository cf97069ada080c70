"""Feeding, hunger and its penalty (LC-58 to LC-61, LC-84, LC-86)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.titles.lacitta.state import ACTION_PHASE
from quartier.titles.lacitta.turn import RETURN_CARDS

FARMS = {"L1": "farm2", "L7": "farm2", "L2": "farm2", "L6": "lake", "L13": "lake", "L12": "lake"}


@pytest.mark.rule("LC-58")
def test_enough_food_means_that_nothing_happens() -> None:
    table = Table(terrain=FARMS)
    table.city(0, "e4", citizens=4)
    events = table.feed()
    assert table.population("e4") == [4]
    assert not any(event.facts.get("seat") == 0 for event in events)
    assert not table.game.hungry[0]


@pytest.mark.rule("LC-59")
def test_the_owner_chooses_which_cities_the_hungry_leave() -> None:
    table = Table(terrain=FARMS)
    table.city(0, "e4", citizens=4)
    table.city(0, "j4", citizens=3)
    supply = table.game.supply
    table.feed()
    assert table.game.deciders == [0]
    assert table.question(0).facts == {"n": 3, "food": 4}
    assert table.moves(0) == ["starve e4", "starve j4"]
    assert table.refusal(0, "starve a15").key == "refusal-not-own-castle"
    table.play(0, "starve j4", "starve e4", "starve j4")
    assert table.population("e4", "j4") == [3, 1]
    assert table.game.supply >= supply + 3


@pytest.mark.rule("LC-59")
def test_a_city_may_be_given_up_and_nobody_leaves_twice() -> None:
    table = Table(terrain=FARMS)
    table.city(0, "e4", citizens=4)
    table.city(0, "j4", citizens=1)
    table.city(0, "m4", citizens=1)
    table.feed()
    table.play(0, "starve j4")
    refusal = table.refusal(0, "starve j4")
    assert (refusal.rule, refusal.key) == ("LC-59", "refusal-deserted")
    table.play(0, "starve m4")
    assert not table.stands("j4")
    assert not table.stands("m4")


@pytest.mark.rule("LC-59")
def test_buildings_without_citizens_go_after_the_hunger() -> None:
    table = Table(terrain=FARMS)
    table.city(0, "e4", "school e5", "statue f4", "school d5", "statue e3", citizens=5)
    table.feed()
    assert table.population("e4") == [4]
    assert table.moves(0) == ["demolish d5", "demolish e3", "demolish e5", "demolish f4"]


@pytest.mark.rule("LC-60")
@pytest.mark.rule("LC-T31")
def test_hunger_costs_a_turn_and_a_player_card_next_year() -> None:
    farms = {"L3": "farm1", "L7": "farm2", "L9": "farm3", "L8": "lake", "L15": "farm2"}
    table = Table(seats=2, terrain=farms)
    table.city(0, "e7", citizens=5)
    table.city(0, "j11", citizens=5)
    table.city(1, "e12", citizens=3)
    assert table.game.food(0) == 8
    table.pass_round(5)
    table.play(0, "starve e7", "starve e7")
    # Fed, and grown by one in each city.
    assert table.population("e7", "j11") == [4, 5]
    turns = 0
    while table.game.year == 2 and table.game.deciders:
        seat = table.game.deciders[0]
        if seat == 0:
            turns += 1
            assert table.game.ready[0] == 2
        table.play(seat, "pass")
        if table.game.phase != ACTION_PHASE:
            break
    assert turns == 4


@pytest.mark.rule("LC-60")
def test_the_penalty_is_a_card_turned_over_without_effect() -> None:
    table = Table()
    table.game.hungry[1] = True
    events = table.play(0, "pass")
    assert "event-penalty-turn" in keys(events)
    assert table.game.ready[1] == 2
    assert table.game.deciders == [2]
    assert not table.game.hungry[1]
    for seat in (2, 3, 0):
        table.play(seat, "pass")
    assert table.game.deciders == [1]


@pytest.mark.rule("LC-60")
@pytest.mark.parametrize("edition", ["new", "2000"])
def test_the_lost_card_is_not_shown_as_ready_after_the_hunger(edition: str) -> None:
    table = Table(seats=2, edition=edition, terrain=FARMS)
    table.city(0, "e7", citizens=5)
    table.game.ready = [3, 3]
    table.feed()
    assert table.game.hungry[0]
    assert [player.ready for player in table.game.view(1).players] == [2, 3]


@pytest.mark.rule("LC-60")
def test_the_cards_of_the_year_before_are_not_given_back_by_a_hunger() -> None:
    table = Table(seats=2, edition="2000", terrain=FARMS)
    table.city(0, "e7", citizens=5)
    table.game.ready = [0, 3]
    table.feed()
    assert table.game.view(0).players[0].ready == 0
    table.run(RETURN_CARDS)
    assert table.game.view(0).players[0].ready == 2


@pytest.mark.rule("LC-61")
def test_hunger_in_year_six_costs_no_card() -> None:
    table = Table(seats=2, year=6, terrain=FARMS)
    table.city(0, "e7", citizens=5)
    table.game.ready = [3, 3]
    table.feed()
    assert table.points(0, "penalty") == -5
    assert table.game.view(0).players[0].ready == 3


@pytest.mark.rule("LC-60")
@pytest.mark.rule("LC-T32")
def test_citizens_lost_by_migration_bring_no_penalty() -> None:
    table = Table(terrain=FARMS)
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e4", citizens=4)
    table.city(1, "e8", "statue e7")
    table.migrate()
    assert table.population("e4") == [3]
    table.feed()
    assert not table.game.hungry[0]


@pytest.mark.rule("LC-61")
@pytest.mark.rule("LC-T34")
def test_hunger_in_year_six_costs_five_points_once() -> None:
    table = Table(year=6, terrain=FARMS)
    table.city(0, "e4", citizens=5)
    table.city(0, "j4", citizens=3)
    table.feed()
    while table.game.deciders == [0]:
        table.play(0, table.moves(0)[0])
    assert table.points(0, "citizens") == 4
    assert table.points(0, "penalty") == -5


@pytest.mark.rule("LC-61")
def test_hunger_before_year_six_costs_no_points() -> None:
    table = Table(year=5, terrain=FARMS)
    table.city(0, "e4", citizens=5)
    table.feed()
    assert table.game.hungry[0]
    assert table.points(0, "penalty") == 0
    # Nor in year 6, while the lost turn of year 5 is still to come.
    table.game.year = 6
    table.turn_of(3)
    table.game.phase = 4
    assert table.points(0, "penalty") == 0


@pytest.mark.rule("LC-84")
def test_food_lost_after_the_feeding_starves_nobody() -> None:
    table = Table(terrain={**FARMS, "L2": "farm1"})
    statues = [f"statue {place}" for place in ("f4", "g4", "e3", "e2", "e1")]
    table.city(0, "e4", "market d5", "farmhouse e5", *statues, citizens=8)
    assert table.game.food(0) == 7
    table.feed()
    table.play(0, "demolish e5")
    assert table.game.food(0) == 4
    assert table.population("e4") == [7]
    assert table.game.deciders == []


@pytest.mark.rule("LC-86")
def test_players_decide_on_hunger_in_turn_order() -> None:
    barren = dict.fromkeys(("L6", "L12", "L13", "L14", "L15", "L16"), "lake")
    table = Table(terrain={**FARMS, **barren, "L3": "lake", "L8": "lake"})
    table.game.first = 1
    table.city(0, "e4", citizens=4)
    table.city(0, "e8", citizens=4)
    table.city(1, "e12", citizens=4)
    table.city(1, "j5", citizens=4)
    table.feed()
    assert table.game.deciders == [1]
    while table.game.deciders == [1]:
        table.play(1, table.moves(1)[0])
    assert table.game.deciders == [0]
