"""Phase 2: building behind screens, and what became scarce (SC-34, SC-65)."""

import pytest
from tests.titles.smallcity.table import Table, keys, parse, place_of, settings

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.testing.random_play import plain_view
from quartier.titles.smallcity import TITLE


def boroughs(table: Table, seat: int | None) -> list[dict[str, object]]:
    view = plain_view(table.game, seat)["boroughs"]
    assert isinstance(view, list)
    return view


@pytest.mark.rule("SC-34", "SC-65")
def test_work_is_hidden_until_everybody_has_finished() -> None:
    table = Table(3)
    table.start("construction")
    assert table.game.deciders == [0, 1, 2]
    before = boroughs(table, 1)[0]
    public = plain_view(table.game, None)
    table.build(0, "park_3", "a1", "b1", "c1")
    table.build(0, "residential_1", "a3")
    assert boroughs(table, 1)[0] == before
    assert plain_view(table.game, None) == public
    assert boroughs(table, 0)[0]["money"] == 1
    assert len(boroughs(table, 0)[0]["tiles"]) == 3  # type: ignore[arg-type]
    table.done(0, 1)
    assert table.tiles(0) == ["city_hall"]
    events = table.done(2)
    assert keys(events).count("event-built") == 2
    assert table.tiles(0) == ["city_hall", "park_3", "residential_1"]
    assert boroughs(table, 1)[0]["money"] == 1


@pytest.mark.rule("SC-65")
def test_everything_built_paid_and_enlarged_is_told_at_the_end() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.lay(0, "residential_1", "c4")
    table.start("construction")
    table.build(0, "park_2", "f1", "g1")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.done(0)
    events = table.done(1)
    told = [event for event in events if event.eyes & table.game.eyes(1)]
    assert keys(told)[:3] == ["event-screen", "event-built", "event-enlarged"]
    assert told[1].facts["price"] == 2


@pytest.mark.rule("SC-34")
def test_turn_order_decides_about_the_last_tile() -> None:
    table = Table(3)
    table.game.host = 1
    table.supply("police", 1)
    table.start("construction")
    for seat in range(3):
        table.build(seat, "police", "a1", "b1")
    table.build(0, "park_1", "a5")
    table.done(0, 1)
    events = table.done(2)
    assert "police" in table.tiles(1)
    assert "police" not in table.tiles(2)
    assert "event-work-scarce" in keys(events)
    assert table.game.deciders == [2]
    assert table.borough(2).money == 5
    assert table.refusal(2, "build police").rule == "SC-23"
    table.build(2, "park_2", "a1", "b1")
    assert table.tiles(2)[-1] == "park_2"
    table.done(2)
    assert table.game.deciders == [0]
    assert table.tiles(0) == ["city_hall", "park_1"]
    assert table.borough(0).works == 1
    table.done(0)
    assert table.game.deciders == []


@pytest.mark.rule("SC-34")
def test_work_that_rested_on_the_lost_tile_is_lost_too_and_all_else_stays() -> None:
    table = Table(2)
    table.supply("residential_1", 1)
    table.start("construction")
    table.build(0, "residential_1", "a1")
    table.build(1, "residential_1", "a1")
    table.build(1, "commercial_1", "a2")
    table.build(1, "park_1", "g1")
    table.done(0)
    events = table.done(1)
    assert keys(events).count("event-work-scarce") == 1
    assert keys(events).count("event-work-lost") == 1
    assert table.tiles(1) == ["city_hall", "park_1"]
    assert table.borough(1).money == 4
    assert table.borough(1).in_hall == 3
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-34")
def test_enough_tiles_make_no_quarrel() -> None:
    table = Table(3)
    table.start("construction")
    for seat in range(3):
        table.build(seat, "park_1", "a1")
        table.done(seat)
    assert table.game.deciders == []
    assert all("park_1" in table.tiles(seat) for seat in range(3))


@pytest.mark.rule("SC-34")
def test_an_enlargement_that_lost_its_ground_is_not_called_scarce() -> None:
    table = Table(3, hall="a4")
    for seat in (0, 1):
        table.lay(seat, "school", "d4")
        table.lay(seat, "residential_1", "c4")
        table.lay(seat, "park_1", "c3")
        table.people(2, "c3", at=seat)
    table.hall(2, 3)
    table.start("construction")
    for seat in (0, 1):
        table.play(seat, "demolish c3")
        table.play(seat, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.done(0, 1)
    events = table.done(2)
    assert keys(events).count("event-work-lost") == 2
    assert "event-work-scarce" not in keys(events)


@pytest.mark.rule("SC-34")
def test_room_in_a_hall_that_somebody_else_took_undoes_a_demolition() -> None:
    table = Table(3)
    for seat in (0, 1):
        table.lay(seat, "park_1", "a1")
        table.people(2, "a1", at=seat)
    table.hall(2, 3)
    table.start("construction")
    for seat in (0, 1):
        table.play(seat, "demolish a1")
    table.done(0, 1)
    events = table.done(2)
    assert "event-work-lost" in keys(events)
    assert table.tiles(0) == ["city_hall"]
    assert table.tiles(1) == ["city_hall", "park_1"]
    assert table.game.deciders == [1]


@pytest.mark.rule("SC-34")
def test_a_citizen_sent_home_by_another_player_moves_into_a_house_built_after() -> None:
    table = Table(2)
    table.lay(0, "park_1", "a1")
    table.people(1, "a1", at=0)
    table.hall(1, 0)
    table.start("construction")
    table.play(0, "demolish a1")
    table.build(1, "residential_1", "a1")
    assert table.game.world_of(1).boroughs[1].own == 0
    table.done(0, 1)
    assert table.standing(1) == ["a1"]


def test_own_work_can_be_taken_back_until_the_screens_go_away() -> None:
    history = History(TITLE, settings(), 2, 5)
    for seat in (0, 1):
        history.play(seat, parse("place city_hall a1"))
    for seat in (0, 1):
        history.play(seat, history.state.moves(seat)[0])
    while history.state.question(history.state.deciders[0]).prompt != "prompt-work":
        seat = history.state.deciders[0]
        history.play(seat, history.state.moves(seat)[-1])
    before = history.state.fingerprint()
    outcome = history.play(0, parse("build park_1"))
    assert not isinstance(outcome, Refusal)
    history.play(1, parse("done"))
    history.play(0, parse("place park_1 d4"))
    history.undo(0)
    history.undo(0)
    history.undo(1)
    assert history.state.fingerprint() == before


@pytest.mark.rule("SC-34")
@pytest.mark.rule("SC-A33")
def test_a_tile_given_back_this_phase_is_for_those_who_build_in_the_open() -> None:
    table = Table(2, hall="a4")
    table.lay(0, "school", "d4")
    table.lay(0, "residential_1", "c4")
    table.supply("residential_1", 0)
    table.supply("police", 1)
    table.start("construction")
    table.play(0, "enlarge c4", place_of("residential_2", "c4", "c3").text)
    table.build(0, "police", "f1", "g1")
    # Nobody can count with what lies behind the screen of another.
    assert table.refusal(1, "build residential_1").rule == "SC-23"
    table.build(1, "police", "f1", "g1")
    table.done(0)
    events = table.done(1)
    assert "event-work-scarce" in keys(events)
    assert table.game.deciders == [1]
    table.build(1, "residential_1", "g1")
    assert table.tiles(1) == ["city_hall", "residential_1"]
