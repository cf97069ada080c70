"""Rehousing, demolition and losing (LC-51 to LC-57a, LC-86)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.titles.lacitta.content import BUILDING_OF
from quartier.titles.lacitta.rehousing import BEGIN_REHOUSING


def rehouse(table: Table) -> list[str]:
    return keys(table.run(BEGIN_REHOUSING))


def table_with_markers() -> Table:
    """A city with a rich harvest and a marker beside its palace."""
    table = Table(terrain={"L2": "farm3", "L7": "farm1", "L1": "lake"})
    table.city(0, "e4", "farmhouse e5", "palace f4")
    table.row("rich_harvest", "bread_and_games")
    table.gold(0, 0)
    table.play(0, "take rich_harvest")
    table.turn_of(0, 2)
    table.play(0, "take bread_and_games")
    return table


@pytest.mark.rule("LC-51")
def test_rehousing_keeps_all_buildings_while_there_are_citizens() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e3", "statue e4", citizens=3)
    table.city(1, "e8", "school e7", "school f8", citizens=4)
    table.migrate()
    # The castle had two citizens; one of them is gone, and nobody has to leave a school.
    assert table.at("e8").in_castle == 1
    assert table.tiles("e8") == ["castle e8", "school e7", "school f8"]


@pytest.mark.rule("LC-51")
@pytest.mark.rule("LC-86")
def test_after_the_migration_everybody_is_asked_in_turn_order() -> None:
    table = Table()
    table.game.first = 2
    for seat, castle, one, other in (
        (0, "e3", "e2", "e4"),
        (1, "e8", "e7", "e9"),
        (2, "j3", "j2", "j4"),
    ):
        table.city(seat, castle, f"school {one}", f"school {other}", citizens=2)
    rehouse(table)
    order = []
    while table.game.deciders:
        seat = table.game.deciders[0]
        order.append(seat)
        table.play(seat, table.moves(seat)[0])
    assert order == [2, 0, 1]


@pytest.mark.rule("LC-52")
def test_a_city_loses_as_many_buildings_as_citizens_are_missing() -> None:
    table = Table()
    table.city(0, "e5", "school d5", "statue e4", "farmhouse e6", "quarry e7", citizens=3)
    rehouse(table)
    question = table.question(0)
    assert (question.rule, question.facts["n"]) == ("LC-52", 2)
    assert table.refusal(0, "stop").rule == "LC-52"
    table.play(0, "demolish d5")
    table.play(0, "demolish e4")
    assert table.tiles("e5") == ["castle e5", "farmhouse e6", "quarry e7"]
    assert table.game.deciders == []


@pytest.mark.rule("LC-52")
def test_foreign_buildings_and_empty_hexes_cannot_be_demolished() -> None:
    table = Table()
    table.city(0, "e5", "school d5", "statue e4", citizens=2)
    table.city(1, "e9", "school e10")
    rehouse(table)
    assert table.refusal(0, "demolish e10").key == "refusal-not-own-building"
    assert table.refusal(0, "demolish e7").key == "refusal-not-own-building"


@pytest.mark.rule("LC-53")
@pytest.mark.rule("LC-T28")
def test_only_the_rim_of_a_city_can_go() -> None:
    table = Table()
    table.city(0, "e4", "school e5", "statue e6", citizens=2)
    table.city(0, "j4", "school j5", "statue j6", "farmhouse k4", citizens=3)
    rehouse(table)
    # In the row there is only one way; in the other city the owner chooses.
    assert table.tiles("e4") == ["castle e4", "school e5"]
    assert table.moves(0) == ["demolish j6", "demolish k4"]
    refusal = table.refusal(0, "demolish j5")
    assert (refusal.rule, refusal.key) == ("LC-53", "refusal-splits")
    refusal = table.refusal(0, "demolish j4")
    assert (refusal.rule, refusal.key) == ("LC-53", "refusal-castle-last")


@pytest.mark.rule("LC-53")
def test_demolished_tiles_go_back_to_their_pools() -> None:
    table = Table()
    table.city(0, "e4", "school e5", "statue e6", citizens=2)
    rehouse(table)
    assert table.game.pools[BUILDING_OF["statue"].pool] == 15
    assert table.game.pools[BUILDING_OF["school"].pool] == 14


@pytest.mark.rule("LC-53a")
def test_a_building_in_a_ring_can_go_and_one_in_the_middle_after_those_beyond() -> None:
    table = Table()
    # d5, e4 and e5 touch each other.
    table.city(0, "e4", "school d5", "statue e5", "palace e6", "palace e7", citizens=2)
    rehouse(table)
    assert table.moves(0) == ["demolish d5", "demolish e7"]
    assert table.refusal(0, "demolish e5").rule == "LC-53"
    table.play(0, "demolish e7", "demolish e6")
    assert table.moves(0) == ["demolish d5", "demolish e5"]
    table.play(0, "demolish e5")
    assert table.tiles("e4") == ["castle e4", "school d5"]


@pytest.mark.rule("LC-53a")
def test_where_only_the_castle_stays_the_others_go_from_the_rim_inwards() -> None:
    table = Table()
    table.city(0, "e6", "school e5", "statue e4", "palace e7", "palace e8", citizens=1)
    gone = [event.facts["hex"] for event in table.run(BEGIN_REHOUSING)]
    assert gone.index("=e4") < gone.index("=e5")
    assert gone.index("=e8") < gone.index("=e7")
    assert table.tiles("e6") == ["castle e6"]


@pytest.mark.rule("LC-54")
@pytest.mark.rule("LC-T29")
def test_a_city_without_citizens_is_gone() -> None:
    table = Table(terrain={"L2": "farm2", "L7": "farm1"})
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "a2")
    table.city(0, "e5", citizens=1)
    table.city(1, "e9", "statue e8", citizens=2)
    food = table.game.food(0)
    events = table.migrate()
    assert "event-razed" in keys(events)
    assert not table.stands("e5")
    assert table.tile("e5") is None
    assert table.game.castles[0] == 3
    assert table.game.food(0) == food - 3


@pytest.mark.rule("LC-54")
def test_a_castle_that_came_back_can_be_founded_again() -> None:
    table = Table()
    for castle in ("a2", "j2", "p5"):
        table.city(0, castle, citizens=2)
    table.city(0, "e12", "school e13", citizens=0).citizens = 0
    rehouse(table)
    assert table.game.castles[0] == 1
    assert table.tile("e13") is None
    table.game.agenda = []
    table.turn_of(0)
    assert "found" in table.moves(0)


@pytest.mark.rule("LC-55")
def test_food_harvest_and_markers_of_a_lost_building_are_gone() -> None:
    table = table_with_markers()
    assert table.game.food(0) == 1 + 4 + 4
    assert table.game.markers[0] == 2
    table.game.change(table.game.castle_index(table.at("e4").castle)).citizens = 2
    rehouse(table)
    other = table.game.clone()
    table.play(0, "demolish e5")
    assert table.game.food(0) == 1
    assert table.game.markers[0] == 3
    assert table.services("e4") == (3, 0, 0)
    table.game = other
    table.play(0, "demolish f4")
    assert table.game.food(0) == 9
    assert table.game.markers[0] == 3
    assert table.services("e4") == (0, 0, 0)


@pytest.mark.rule("LC-54")
@pytest.mark.rule("LC-55")
def test_markers_of_a_city_that_is_gone_come_back_and_copies_keep_theirs() -> None:
    table = table_with_markers()
    table.city(0, "a2")
    served, harvest = table.services("e4"), table.at("e4").harvest
    table.game.change(table.game.castle_index(table.at("e4").castle)).citizens = 0
    other = table.game.clone()
    rehouse(table)
    assert not table.stands("e4")
    assert table.game.markers[0] == 4
    table.game = other
    assert table.services("e4") == served
    assert table.at("e4").harvest == harvest > 0


@pytest.mark.rule("LC-56")
@pytest.mark.rule("LC-T30")
def test_citizens_above_a_lowered_limit_leave_and_more_buildings_go() -> None:
    table = Table()
    buildings = ("market d5", "school e4", "school e5", "statue e3", "statue e2", "quarry e6")
    table.city(0, "f4", *buildings, citizens=6)
    supply = table.game.supply
    rehouse(table)
    table.play(0, "demolish d5")
    assert table.population("f4") == [5]
    assert table.game.supply == supply + 1
    assert table.question(0).facts["n"] == 1
    table.play(0, "demolish e2")
    assert len(table.tiles("f4")) == 5
    assert not table.game.hungry[0]


@pytest.mark.rule("LC-56")
def test_the_last_wave_building_beside_a_market_lowers_the_limit_to_eight() -> None:
    table = Table(terrain={"L1": "lake", "L2": "lake", "L6": "lake", "L7": "lake"})
    buildings = (
        "market d5",
        "school e5",
        "school e6",
        "school e7",
        "statue f4",
        "statue g4",
        "statue e3",
        "statue e2",
        "statue e1",
        "fountain c4",
    )
    table.city(0, "e4", *buildings, citizens=10)
    rehouse(table)
    table.play(0, "demolish c4")
    assert table.population("e4") == [8]
    assert table.question(0).facts["n"] == 2


@pytest.mark.rule("LC-57")
def test_a_player_without_buildings_is_out() -> None:
    table = Table()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e5", citizens=1)
    table.city(1, "e9", "statue e8", citizens=2)
    events = table.migrate()
    assert "event-fallen" in keys(events)
    assert table.game.fallen[0]
    assert table.game.result is None
    table.game.first = 3
    table.game.position = 0
    assert [table.game.next_in_turn() for _ in range(4)] == [3, 1, 2, -1]


@pytest.mark.rule("LC-57a")
def test_the_last_player_wins_at_once_and_who_lost_scores_nothing() -> None:
    table = Table(seats=2)
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e8", citizens=1)
    table.gold(0, 30)
    table.city(1, "e12", "statue e11", citizens=2)
    table.migrate()
    result = table.game.result
    assert result is not None
    assert result.reason == "end-one-left"
    assert result.ranks == [2, 1]
    assert result.totals == [0, 3]
    assert table.game.deciders == []
    assert table.game.agenda == []


@pytest.mark.rule("LC-57a")
def test_the_last_ones_who_fall_together_share_the_victory() -> None:
    table = Table(terrain=dict.fromkeys(("L1", "L2", "L3", "L4", "L5", "L18", "L22"), "lake"))
    for seat, castle in enumerate(("a2", "a15", "t5", "t18")):
        table.city(seat, castle)
    table.game.fallen[3] = 16
    table.game.cities.pop()
    table.feed()
    result = table.game.result
    assert result is not None
    assert result.ranks == [1, 1, 1, 4]


@pytest.mark.rule("LC-57a")
def test_who_has_lost_ranks_behind_everybody_else() -> None:
    table = Table(year=6)
    table.game.fallen[0] = 16
    table.gold(0, 50)
    table.until_over()
    result = table.game.result
    assert result is not None
    assert result.totals[0] == 0
    assert result.ranks[0] == max(result.ranks)
