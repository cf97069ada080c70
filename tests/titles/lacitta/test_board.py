"""The board, gaps, cities, population and food (LC-1 to LC-11, LC-81)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import TERRAIN, Table

from quartier.testing.random_play import plain_view
from quartier.titles.lacitta.board import (
    BIT,
    BOARDS,
    HEX_OF,
    HEXES,
    SPOTS,
    Land,
    hexes,
)
from quartier.titles.lacitta.content import BUILDINGS, EMPTY, SETUPS, TERRAIN_TILES


def land(players: int) -> Land:
    """The terrain of these tests for a number of players."""
    return Land(players, [*TERRAIN[players], "wasteland", "wasteland"])


def mask(*names: str) -> int:
    return sum(BIT[HEX_OF[name]] for name in names)


@pytest.mark.rule("LC-1")
def test_each_of_22_spots_has_a_terrain_tile() -> None:
    assert len(SPOTS) == 22 + 2
    assert (
        sorted(TERRAIN_TILES)
        == ["farm1"] * 6 + ["farm2"] * 6 + ["farm3"] * 2 + ["lake"] * 5 + ["mountain"] * 3
    )
    for players in (2, 3, 4, 5):
        assert sorted(SETUPS[players].terrain) == sorted(TERRAIN_TILES)


@pytest.mark.rule("LC-1")
def test_a_hex_holds_one_tile_only() -> None:
    table = Table()
    table.city(0, "e5", "school e6")
    table.play(0, "build statue")
    refusal = table.refusal(0, "at e6")
    assert (refusal.rule, refusal.key) == ("LC-29", "refusal-occupied")


@pytest.mark.rule("LC-2")
def test_every_hex_is_next_to_two_terrains_at_most() -> None:
    for players in (2, 3, 4, 5):
        for place in HEXES:
            assert len(land(players).around(place.number)) == 2


@pytest.mark.rule("LC-2")
def test_the_border_counts_like_a_tile_and_wasteland_counts_for_nothing() -> None:
    five = land(5)
    assert five.around(HEX_OF["e1"]) == ["farm1", "farm1"]
    assert five.around(HEX_OF["d1"]) == ["farm1", "wasteland"]
    assert five.wheat[HEX_OF["d1"]] == 1
    assert five.mountains[HEX_OF["a5"]] == 1
    assert five.lakes & mask("t8")
    assert not five.lakes & mask("t16")


@pytest.mark.rule("LC-3")
@pytest.mark.parametrize(("players", "number"), [(2, 85), (3, 123), (4, 163), (5, 163)])
def test_the_number_of_players_decides_which_hexes_are_in_play(players: int, number: int) -> None:
    assert BOARDS[players].in_play.bit_count() == number


@pytest.mark.rule("LC-3")
def test_no_castle_is_founded_outside_the_hexes_in_play() -> None:
    table = Table(seats=2)
    table.play(0, "found")
    refusal = table.refusal(0, "at e1")
    assert (refusal.rule, refusal.key) == ("LC-3", "refusal-not-in-play")
    assert "at e10" in table.moves(0)


@pytest.mark.rule("LC-4")
@pytest.mark.rule("LC-T6")
def test_the_gap_is_the_number_of_hexes_between() -> None:
    board = BOARDS[4]
    assert board.gap(mask("e5"), mask("e9")) == 3
    assert board.gap(mask("e5"), mask("e6")) == 0


@pytest.mark.rule("LC-4")
def test_a_path_never_crosses_a_terrain() -> None:
    # c4 and c7 lie on two sides of one terrain; the way round is longer.
    assert BOARDS[4].gap(mask("c4"), mask("c7")) == 4


@pytest.mark.rule("LC-4a")
def test_the_gap_between_cities_is_that_of_their_nearest_tiles() -> None:
    table = Table()
    one = table.city(0, "e2", "school e3", "statue e4")
    other = table.city(1, "e8", "school e7")
    assert table.game.land.board.gap(one.tiles, other.tiles) == 2


@pytest.mark.rule("LC-5")
def test_a_building_belongs_to_the_city_it_is_connected_to() -> None:
    table = Table()
    table.city(0, "e2")
    table.city(0, "e8")
    table.play(0, "build school", "at e9")
    assert table.tiles("e8") == ["castle e8", "school e9"]
    assert table.tiles("e2") == ["castle e2"]
    assert table.at("e8").owner == 0


@pytest.mark.rule("LC-6")
@pytest.mark.parametrize(("castle", "gap"), [("e7", 1), ("e8", 2), ("e9", 3)])
def test_cities_are_neighbours_with_a_gap_of_one_or_two(castle: str, gap: int) -> None:
    table = Table()
    table.city(0, "e5")
    table.city(1, castle)
    pairs = plain_view(table.game, None)["neighbours"]
    found = [{"one": castle, "other": "e5", "gap": gap, "rivals": True}]
    assert pairs == (found if gap < 3 else [])


@pytest.mark.rule("LC-7")
@pytest.mark.parametrize("owner", [0, 1])
def test_cities_never_touch_whoever_owns_them(owner: int) -> None:
    table = Table()
    table.city(0, "e5")
    table.city(owner, "e7")
    table.play(0, "build school")
    refusal = table.refusal(0, "at e6")
    assert (refusal.rule, refusal.key) == ("LC-7", "refusal-touches")
    assert refusal.facts["cities"] == ["=e5", "=e7"]


@pytest.mark.rule("LC-T8")
def test_neighbours_may_build_towards_each_other_until_one_hex_is_left() -> None:
    table = Table()
    table.city(0, "e8")
    table.city(1, "e11", citizens=4)
    table.play(0, "build school", "at e9")
    pairs = plain_view(table.game, None)["neighbours"]
    assert pairs == [{"one": "e11", "other": "e8", "gap": 1, "rivals": True}]
    table.play(1, "build school")
    assert table.refusal(1, "at e10").rule == "LC-7"


@pytest.mark.rule("LC-8")
def test_arches_are_the_services_of_a_city() -> None:
    table = Table()
    table.city(0, "e5", "palace e6", "hospital e7", "school e8")
    assert table.services("e5") == (2, 2, 1)
    assert {building.size for building in BUILDINGS} == {"castle", "S", "M", "L"}


@pytest.mark.rule("LC-9")
def test_the_limit_depends_on_market_and_wave_buildings() -> None:
    table = Table(terrain={"L7": "lake"})
    limits = [
        table.city(0, "e1").limit,
        table.city(1, "e5", "fountain e6").limit,
        table.city(2, "j1", "market j2").limit,
        table.city(3, "j5", "market j6", "baths h5").limit,
    ]
    assert limits == [5, 5, 8, 1000]
    assert plain_view(table.game, 0)["cities"][-1]["limit"] is None  # type: ignore[index]


@pytest.mark.rule("LC-9")
def test_a_hospital_beside_a_lake_does_not_lift_the_limit() -> None:
    table = Table(terrain={"L7": "lake"})
    assert table.city(0, "e5", "market d5", "hospital e6").limit == 8


@pytest.mark.rule("LC-10")
def test_each_building_holds_a_citizen_and_the_castle_the_others() -> None:
    table = Table()
    city = table.city(0, "e5", "school e6", "statue e7", citizens=6)
    assert city.in_castle == 4
    view = {place["id"]: place for place in plain_view(table.game, None)["hexes"]}  # type: ignore[attr-defined]
    assert [view[name]["citizens"] for name in ("e5", "e6", "e7")] == [4, 1, 1]


@pytest.mark.rule("LC-11")
def test_food_is_a_yield_of_all_cities_together() -> None:
    terrain = {"L1": "farm2", "L7": "farm1", "L12": "farm3", "L13": "lake"}
    table = Table(terrain=terrain)
    table.city(0, "e4", citizens=4)
    table.city(0, "k4", citizens=2)
    assert table.game.food(0) == 6
    # One city eats what the other one yields, and feeding uses nothing up.
    table.feed()
    assert table.population("e4", "k4") == [4, 2]
    assert table.game.food(0) == 6


@pytest.mark.rule("LC-T44")
@pytest.mark.rule("LC-3")
def test_with_two_players_nobody_builds_outside_the_light_hexes() -> None:
    table = Table(seats=2)
    table.city(0, "a8", citizens=3)
    table.play(0, "build school")
    assert table.refusal(0, "at a7").rule == "LC-3"
    assert table.moves(0) == ["at a9", "at b8"]


@pytest.mark.rule("LC-T44")
@pytest.mark.rule("LC-81")
@pytest.mark.parametrize("players", [2, 3])
def test_paths_over_unused_hexes_are_never_shorter(players: int) -> None:
    part, whole = BOARDS[players], BOARDS[4]
    for one in hexes(part.in_play):
        reached, anywhere = BIT[one], BIT[one]
        for _ in range(30):
            reached = part.within(reached, 1)
            anywhere = whole.within(anywhere, 1)
            assert reached == anywhere & part.in_play


@pytest.mark.rule("LC-81")
def test_unused_hexes_belong_to_no_path() -> None:
    board = BOARDS[2]
    outside = ~board.in_play
    for place in range(len(HEXES)):
        assert not board.beside[place] & outside
    assert board.gap(mask("a8"), mask("a7")) == -1


def test_the_drawn_board_is_complete() -> None:
    view = plain_view(Table().game, None)
    assert len(view["hexes"]) == 163  # type: ignore[arg-type]
    assert [spot["id"] for spot in view["spots"]] == SPOTS  # type: ignore[attr-defined]
    empty = [place for place in view["hexes"] if place["tile"] is None]  # type: ignore[attr-defined]
    assert len(empty) == Table().game.tile.count(EMPTY)
