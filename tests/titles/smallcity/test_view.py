"""The view carries all that a drawn table needs, and nothing hidden."""

import json
from typing import Any

import pytest
from tests.titles.smallcity.table import Table, place_of

from quartier.testing.random_play import plain_view
from quartier.titles.smallcity.content import TILES


def borough(table: Table, seat: int, viewer: int | None = None) -> dict[str, Any]:
    view = plain_view(table.game, viewer)["boroughs"]
    assert isinstance(view, list)
    found = view[seat]
    assert isinstance(found, dict)
    return found


def test_a_tile_comes_with_cells_slots_functions_and_people() -> None:
    table = Table(2)
    table.lay(0, "commercial_2", "a2", "a1")
    table.people(0, "a1")
    table.people(1, "a2", at=0)
    tile = borough(table, 0)["tiles"][-1]
    assert tile["tile"] == "commercial_2"
    assert (tile["family"], tile["level"], tile["shape"]) == ("commercial", 2, "i2")
    assert tile["cells"] == ["a2", "a1"]
    assert tile["first"] == "a1"
    assert tile["slots"] == [
        {"cell": "a2", "function": "cash", "seat": 1},
        {"cell": "a1", "function": "sell", "seat": 0},
    ]
    assert set(tile["zone"]) == {"b1", "b2", "a3", "b3"}


def test_hall_warehouses_cemeteries_and_tracks_are_there() -> None:
    table = Table(3)
    table.lay(1, "warehouse", "a1")
    table.store(1, "wood", "metal")
    table.hall(1, 2, stone=1)
    table.bury(1, "c1")
    table.borough(1).votes = 12
    table.borough(1).pollution = 34
    table.disc(1, 0, "economy", 2)
    view = borough(table, 1)
    assert view["tiles"][-1]["goods"] == ["wood", "metal"]
    assert view["hall"] == {"citizens": 2, "goods": {"wood": 0, "stone": 1, "metal": 0}}
    assert view["cemeteries"] == [{"cell": "c1", "seat": 1}]
    assert (view["votes"], view["pollution"], view["money"]) == (12, 34, 5)
    assert view["discs"] == [{"row": "economy", "column": 2}, None]
    assert (view["side"], view["grid"], view["sides"]) == (7, 10, [7, 8, 9, 10])
    assert view["score"] == 12 - 34
    assert [line["rule"] for line in view["score_lines"]] == ["SC-109", "SC-109"]


def test_ring_mayor_supply_and_piles_are_there() -> None:
    table = Table(2)
    table.start("mayor", "ring")
    table.play(1, "mayor a1 a2")
    table.play(0, table.moves(0)[0])
    view = plain_view(table.game, None)
    assert view["mayor"] == ["a1", "a2"]
    ring = view["ring"]
    assert isinstance(ring, list)
    assert [card["taken_by"] for card in ring].count(0) == 1
    assert sorted(card["price"] for card in ring if card["price"] is not None)[:2] == [0, 0]
    supply = view["supply"]
    assert isinstance(supply, dict)
    assert set(supply) == {tile.id for tile in TILES if not tile.dealt}
    piles = view["piles"]
    assert isinstance(piles, dict)
    assert sum(piles.values()) == 14


def test_a_police_station_at_work_shows_what_it_guards() -> None:
    table = Table(2)
    table.lay(0, "police", "c3", "d3")
    assert borough(table, 0)["watched"] == []
    table.people(0, "c3")
    assert len(borough(table, 0)["watched"]) == 10
    assert borough(table, 0)["powers"]["police"]


def test_only_the_owner_sees_work_behind_the_screen_and_half_made_choices() -> None:
    table = Table(2)
    table.start("construction")
    table.play(0, "build park_2")
    assert borough(table, 0, viewer=0)["plan"]["tile"] == "park_2"
    assert "plan" not in borough(table, 0, viewer=1)
    table.play(0, place_of("park_2", "a1", "b1").text)
    assert borough(table, 0, viewer=0)["works_left"] == 2
    assert borough(table, 0, viewer=1)["works_left"] == 3
    assert borough(table, 0, viewer=None)["tiles"] == borough(table, 0, viewer=1)["tiles"]


def test_a_view_is_plain_data() -> None:
    table = Table(4, game="advanced")
    for viewer in (0, 3, None):
        view = plain_view(table.game, viewer)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("SC-33a")
def test_the_view_says_what_each_tile_costs_its_owner_now() -> None:
    table = Table(2)
    table.action(0, "mediator")
    prices = borough(table, 0)["prices"]
    assert [prices[f"residential_{level}"] for level in range(1, 6)] == [1, 1, 2, 3, 4]
    assert (prices["refinery"], prices["port"]) == (1, 1)
    assert (prices["police"], prices["fire_station"]) == (1, 2)
    assert "museum" not in prices
    assert borough(table, 1)["prices"]["residential_5"] == 5


@pytest.mark.rule("SC-33")
def test_the_view_says_whether_the_architect_still_saves_a_raw_material() -> None:
    table = Table(2)
    table.action(0, "architect")
    table.hall(0, 1, wood=1)
    table.start("construction")
    assert borough(table, 0, 0)["saves_good"] is True
    assert borough(table, 1, 0)["saves_good"] is False
    table.build(0, "library", "a1", "b1")
    assert borough(table, 0, 0)["saves_good"] is False


@pytest.mark.rule("SC-86", "SC-90")
def test_the_forecast_of_a_round_is_empty_once_votes_and_pollution_are_counted() -> None:
    table = Table(2)
    table.lay(0, "residential_1", "a1")
    table.people(0, "a1")
    table.start("construction")
    assert borough(table, 0)["forecast"] == {"votes": 1, "pollution": 1}
    table.start("vote", "pollution", "council")
    assert (table.borough(0).votes, table.borough(0).pollution) == (1, 1)
    assert borough(table, 0)["forecast"] == {"votes": 0, "pollution": 0}
