"""Phase 6: pollution and its victims (SC-54, SC-58, SC-89 to SC-96)."""

import pytest
from tests.titles.smallcity.table import Table, keys

from quartier.titles.smallcity.grid import CELL_OF, names_of


def smoky(table: Table, seat: int, people: int) -> None:
    """Let a borough generate so much pollution: citizens in a library and a museum."""
    cells = ("a1", "b1", "c1", "a2", "b2")
    table.lay(seat, "museum", *cells[:3])
    table.lay(seat, "library", *cells[3:])
    table.people(seat, *cells[:people])


@pytest.mark.rule("SC-89", "SC-T14")
def test_people_and_products_less_park_cells() -> None:
    table = Table(2)
    table.lay(0, "residential_5", "a1", "b1", "b2", "a2", "a3")
    table.lay(0, "residential_5", "d1", "e1", "e2", "d2", "d3")
    table.lay(0, "library", "a5", "b5")
    table.lay(0, "park_3", "a6", "b6", "c6")
    table.lay(0, "park_2", "a7", "b7")
    table.people(0, "a1", "b1", "b2", "a2", "a3", "d1", "e1", "e2", "d2", "d3", "a5", "b5")
    table.people(1, "a6", at=0)
    table.bury(0, "g1")
    table.borough(0).produced = 2
    table.start("pollution")
    assert table.borough(0).generated == 10
    assert table.borough(0).pollution == 10
    assert table.game.deciders == [0]


@pytest.mark.rule("SC-89")
def test_parks_bring_pollution_of_a_round_down_to_nothing_and_no_further() -> None:
    table = Table(2)
    table.lay(0, "park_3", "a6", "b6", "c6")
    table.people(0, "a6")
    table.borough(0).pollution = 7
    table.start("pollution")
    assert table.borough(0).generated == 0
    assert table.borough(0).pollution == 7


@pytest.mark.rule("SC-89")
def test_hall_career_space_and_cemeteries_do_not_pollute() -> None:
    table = Table(2)
    table.bury(0, "a1", "b1")
    table.start("pollution")
    assert table.borough(0).pollution == 0


@pytest.mark.rule("SC-89", "SC-33b")
def test_with_the_engineer_production_does_not_count() -> None:
    table = Table(2)
    table.borough(0).produced = 3
    table.action(0, "engineer")
    table.start("pollution")
    assert table.borough(0).generated == 0


@pytest.mark.rule("SC-89a")
def test_a_product_counts_where_it_was_made_even_if_it_went_back() -> None:
    table = Table(2)
    table.lay(1, "factory_1", "a1")
    table.people(0, "a1", at=1)
    table.hall(0, 4)
    table.start("production", "pollution")
    assert table.goods(0) == [0, 0, 0]
    assert table.borough(1).generated == 2
    assert table.borough(0).generated == 0


@pytest.mark.rule("SC-90")
def test_levels_add_up() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    for level in (2, 4, 6):
        table.start("pollution")
        assert table.borough(0).pollution == level


# A hundred


@pytest.mark.rule("SC-91")
def test_a_hundred_loses_at_once_and_kills_in_spite_of_a_clinic() -> None:
    table = Table(3)
    smoky(table, 0, 2)
    table.lay(0, "clinic", "d4", "e4", "e5", "d5", "d6")
    table.people(0, "d4")
    table.lay(0, "park_1", "g1")
    table.people(2, "g1", at=0)
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)
    table.borough(0).pollution = 98
    career = table.borough(1).career
    events = table.start("pollution")
    assert "event-eliminated" in keys(events)
    assert table.borough(0).out
    assert table.borough(0).people == 0
    assert table.borough(2).in_hall == 4
    assert table.standing(1) == ["a1"]
    assert table.borough(1).career == career - 1
    assert table.game.result is None


@pytest.mark.rule("SC-91")
def test_a_replacement_comes_from_the_hall_if_the_career_space_is_empty() -> None:
    table = Table(3)
    smoky(table, 0, 2)
    table.lay(1, "park_1", "a1")
    table.people(0, "a1", at=1)
    table.borough(0).pollution = 98
    table.borough(1).career = 0
    table.start("pollution")
    assert table.borough(1).in_hall == 2
    assert table.standing(1) == ["a1"]


@pytest.mark.rule("SC-91", "SC-75")
def test_the_borough_of_a_loser_is_closed_to_tourists() -> None:
    table = Table(3)
    table.lay(0, "park_1", "a1")
    table.borough(0).out = True
    table.lay(1, "residential_1", "a1")
    table.lay(1, "park_1", "c1")
    table.lay(1, "park_1", "e1")
    table.people(1, "a1")
    table.game.host = 1
    table.start("citizens")
    table.play(1, "citizen 2 a1")
    assert table.refusal(1, "to 1 a1").rule == "SC-91"


@pytest.mark.rule("SC-91")
def test_the_last_of_several_has_won() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.borough(0).pollution = 98
    table.start("pollution", "council")
    result = table.game.result
    assert result is not None
    assert result.ranks == [2, 1]
    assert result.reason == "end-one-left"
    assert table.game.deciders == []


@pytest.mark.rule("SC-91")
def test_if_all_lose_nobody_wins() -> None:
    table = Table(2)
    for seat in (0, 1):
        smoky(table, seat, 2)
        table.borough(seat).pollution = 98
    table.start("pollution")
    result = table.game.result
    assert result is not None
    assert result.winners == []
    assert result.reason == "end-all-lost"


# Deaths


@pytest.mark.rule("SC-92")
@pytest.mark.parametrize(("level", "deaths"), [(7, 0), (8, 1)])
def test_deaths_begin_when_any_level_is_ten(level: int, deaths: int) -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.borough(0).pollution = level
    table.start("pollution")
    assert len(table.game.deciders) == deaths


@pytest.mark.rule("SC-92")
def test_people_die_even_if_nobody_generated_pollution() -> None:
    table = Table(2)
    table.lay(1, "park_3", "a1", "b1", "c1")
    table.people(1, "a1")
    table.borough(1).pollution = 12
    events = table.start("pollution")
    assert "event-died" in keys(events)


@pytest.mark.rule("SC-93")
def test_who_generated_most_loses_somebody_even_below_ten() -> None:
    table = Table(3)
    smoky(table, 0, 2)
    smoky(table, 1, 3)
    table.borough(0).pollution = 50
    table.start("pollution")
    assert table.borough(1).pollution == 3
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-93")
def test_among_equals_the_highest_level_decides_then_all_of_them() -> None:
    table = Table(3)
    for seat in range(3):
        smoky(table, seat, 2)
    table.borough(1).pollution = 20
    table.borough(0).pollution = 15
    table.start("pollution")
    assert table.game.deciders == [1]
    table = Table(3)
    for seat in range(3):
        smoky(table, seat, 2)
        table.borough(seat).pollution = 20 if seat else 10
    table.start("pollution")
    assert table.game.deciders == [1]
    table.play(1, "victim a1", "bury g1")
    assert table.game.deciders == [2]


@pytest.mark.rule("SC-94")
def test_the_victim_is_anybody_on_a_tile_of_the_borough() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.lay(0, "park_1", "g1")
    table.people(1, "g1", at=0)
    table.borough(0).pollution = 10
    table.start("pollution")
    assert table.moves(0) == ["victim a1", "victim b1", "victim g1"]
    assert table.refusal(0, "victim f6").rule == "SC-94"
    table.play(0, "victim g1", "bury d4")
    assert table.borough(0).graves == [(CELL_OF["d4"], 1)]
    assert table.standing(1, at=0) == []


@pytest.mark.rule("SC-58", "SC-94")
def test_a_clinic_at_work_spares_own_citizens_but_not_tourists() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.lay(0, "clinic", "d4", "e4", "e5", "d5", "d6")
    table.people(0, "d4")
    table.lay(0, "park_1", "g1")
    table.lay(0, "park_1", "g3")
    table.people(1, "g1", "g3", at=0)
    table.borough(0).pollution = 10
    table.start("pollution")
    assert table.moves(0) == ["victim g1", "victim g3"]
    assert table.refusal(0, "victim a1").key == "refusal-clinic"


@pytest.mark.rule("SC-58", "SC-94")
def test_with_a_clinic_and_no_tourist_nobody_dies() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.lay(0, "clinic", "d4", "e4", "e5", "d5", "d6")
    table.people(0, "d4")
    table.borough(0).pollution = 10
    events = table.start("pollution")
    assert "event-died" not in keys(events)
    assert table.game.deciders == []


@pytest.mark.rule("SC-54", "SC-94")
@pytest.mark.parametrize("in_hall", [3, 4])
def test_a_fire_station_at_work_brings_the_tourist_home(in_hall: int) -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.lay(0, "park_1", "g1")
    table.people(1, "g1", at=0)
    table.lay(1, "fire_station", "a1", "b1", "b2")
    table.people(1, "a1")
    table.hall(1, in_hall)
    career = table.borough(1).career
    table.borough(0).pollution = 10
    table.start("pollution")
    events = table.play(0, "victim g1")
    assert keys(events)[0] == "event-rescued"
    assert table.borough(0).graves == []
    assert table.borough(1).in_hall == 4
    assert table.borough(1).career == career + (in_hall == 4)


@pytest.mark.rule("SC-54")
def test_an_empty_fire_station_saves_nobody() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.lay(0, "park_1", "g1")
    table.people(1, "g1", at=0)
    table.lay(1, "fire_station", "a1", "b1", "b2")
    table.borough(0).pollution = 10
    table.start("pollution")
    assert "event-died" in keys(table.play(0, "victim g1"))


@pytest.mark.rule("SC-95")
def test_the_first_cemetery_lies_anywhere_also_beside_the_mayor() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.borough(0).pollution = 10
    table.borough(0).blocked = 1 << CELL_OF["d4"] | 1 << CELL_OF["d5"]
    table.start("pollution")
    table.play(0, "victim a1")
    assert "bury d4" in table.moves(0)
    assert table.refusal(0, "bury a1").rule == "SC-95"
    assert table.refusal(0, "bury h1").rule == "SC-95"
    assert len(table.moves(0)) == 49 - 4 - 5
    table.play(0, "bury d4")
    table.start("construction")
    assert table.refused_place(0, "park_1", "d4") == "SC-38"


@pytest.mark.rule("SC-95")
def test_the_next_cemetery_touches_an_older_one_if_possible() -> None:
    table = Table(2)
    smoky(table, 0, 2)
    table.bury(0, "d4")
    table.lay(0, "park_1", "d5")
    table.borough(0).pollution = 10
    table.start("pollution")
    table.play(0, "victim a1")
    assert table.moves(0) == ["bury d3", "bury c4", "bury e4"]
    assert table.refusal(0, "bury g1").key == "refusal-grave-apart"
    table = Table(2)
    smoky(table, 0, 2)
    table.bury(0, "d4")
    for cell in ("c4", "e4", "d3", "d5"):
        table.lay(0, "park_1", cell)
    table.people(0, "c4", "e4", "d3", "d5")
    table.borough(0).pollution = 10
    table.start("pollution")
    table.play(0, "victim a1")
    assert "bury g1" in table.moves(0)


@pytest.mark.rule("SC-96")
def test_without_an_empty_cell_the_extension_takes_the_cemetery() -> None:
    table = Table(2)
    table.fill(0)
    table.borough(0).park_cells = 0
    table.people(0, "a1", "b1")
    table.borough(0).pollution = 10
    table.start("pollution")
    table.play(0, "victim a1")
    assert set(table.moves(0)) == {f"bury {cell}" for cell in names_of(table.borough(0).extension)}
    table.play(0, "bury h8")
    table.extend(0)
    assert not table.borough(0).empty >> CELL_OF["h8"] & 1


@pytest.mark.rule("SC-96")
def test_at_the_largest_size_the_dead_leave_the_game() -> None:
    table = Table(2)
    table.extend(0, 3)
    table.fill(0)
    table.borough(0).park_cells = 0
    table.people(0, "a1", "b1")
    table.borough(0).pollution = 10
    table.start("pollution")
    events = table.play(0, "victim a1")
    assert "event-no-grave" in keys(events)
    assert table.borough(0).gone == 1
