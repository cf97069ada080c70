"""The expansion: roads, theatre, harbour, large farmhouse, estate (LC-71 to LC-80)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, keys

from quartier.testing.random_play import plain_view
from quartier.titles.lacitta.board import HEX_OF
from quartier.titles.lacitta.content import BUILDING_OF
from quartier.titles.lacitta.rehousing import BEGIN_REHOUSING
from quartier.titles.lacitta.year import INCOME


def expanded(**terrain: str) -> Table:
    return Table(expansion=True, terrain=terrain)


def rehouse(table: Table) -> list[str]:
    return keys(table.run(BEGIN_REHOUSING))


@pytest.mark.rule("LC-71")
@pytest.mark.rule("LC-T41")
def test_the_second_road_may_lean_on_the_first() -> None:
    table = expanded()
    table.city(0, "e5")
    table.city(1, "e9")
    table.play(0, "build road", "at e6")
    assert "at e7" in table.moves(0)
    table.play(0, "at e7")
    assert table.tiles("e5") == ["castle e5", "road e6", "road e7"]
    assert table.game.pools[BUILDING_OF["road"].pool] == 18
    table.turn_of(0, 2)
    table.play(0, "build road")
    refusal = table.refusal(0, "at e8")
    assert (refusal.rule, refusal.key) == ("LC-7", "refusal-touches")


@pytest.mark.rule("LC-71")
def test_two_roads_of_one_action_may_go_to_different_cities() -> None:
    table = expanded()
    table.city(0, "e5")
    table.city(0, "j5")
    table.play(0, "build road", "at e6", "at j6")
    assert table.tile("e6") == "road"
    assert table.tile("j6") == "road"
    assert table.game.ready[0] == 2


@pytest.mark.rule("LC-71")
def test_one_road_is_enough() -> None:
    table = expanded()
    table.city(0, "e5")
    table.play(0, "build road", "at e6", "stop")
    assert table.tiles("e5") == ["castle e5", "road e6"]
    table.pool("road", 1)
    table.turn_of(0, 2)
    table.play(0, "build road", "at d5")
    # There is no further tile, so there is no further question.
    assert table.game.deciders == [1]


@pytest.mark.rule("LC-71")
def test_a_road_keeps_to_the_hexes_in_play_and_to_own_cities() -> None:
    table = Table(seats=2, expansion=True)
    table.city(0, "a8")
    table.play(0, "build road")
    assert table.refusal(0, "at a7").rule == "LC-3"
    assert table.refusal(0, "at e10").rule == "LC-29"


@pytest.mark.rule("LC-72")
@pytest.mark.rule("LC-T42")
def test_a_castle_with_one_citizen_lays_roads_but_builds_nothing_on_them() -> None:
    table = expanded()
    table.city(0, "e5", citizens=1)
    table.city(0, "j5", citizens=2)
    table.play(0, "build road", "at e6", "stop")
    assert table.population("e5") == [1]
    table.turn_of(0, 2)
    table.play(0, "build school")
    refusal = table.refusal(0, "at e6")
    assert (refusal.rule, refusal.key) == ("LC-30", "refusal-castle-empty")


@pytest.mark.rule("LC-72")
def test_roads_count_for_gaps_and_neighbours() -> None:
    table = expanded()
    table.city(0, "e4", "road e5", "road e6")
    table.city(1, "e9")
    pairs = plain_view(table.game, None)["neighbours"]
    assert pairs == [{"one": "e9", "other": "e4", "gap": 2, "rivals": True}]
    table.play(0, "found")
    refusal = table.refusal(0, "at d7")
    assert refusal.key == "refusal-too-near"


@pytest.mark.rule("LC-73")
def test_a_building_may_replace_an_own_road() -> None:
    table = expanded(L2="lake")
    table.city(0, "e4", "road e5", "road e6", citizens=3)
    table.play(0, "build fountain", "at e6")
    assert table.tiles("e4") == ["castle e4", "fountain e6", "road e5"]
    assert table.at("e4").in_castle == 2
    assert table.game.pools[BUILDING_OF["road"].pool] == 19
    table.turn_of(0, 2)
    supply = table.game.supply
    table.play(0, "build market", "at e5")
    assert table.game.supply == supply - 1
    assert table.at("e4").roads == 0


@pytest.mark.rule("LC-73")
def test_neither_road_nor_castle_nor_another_player_replaces_a_road() -> None:
    table = expanded()
    table.city(0, "e4", "road e5")
    table.city(1, "e12", "road e11", citizens=3)
    table.play(0, "build road")
    refusal = table.refusal(0, "at e5")
    assert (refusal.rule, refusal.key) == ("LC-73", "refusal-road-on-road")
    table.turn_of(0)
    table.play(0, "build school")
    refusal = table.refusal(0, "at e11")
    assert (refusal.rule, refusal.key) == ("LC-73", "refusal-foreign-road")
    table.turn_of(0)
    table.play(0, "found")
    assert table.refusal(0, "at e5").rule == "LC-73"


@pytest.mark.rule("LC-74")
def test_the_owner_may_pull_down_roads_after_the_migration() -> None:
    table = expanded()
    table.city(0, "e4", "road e5", "road e6", "school f4", citizens=2)
    rehouse(table)
    assert table.question(0).rule == "LC-74"
    assert table.moves(0) == ["demolish e6", "stop"]
    refusal = table.refusal(0, "demolish e5")
    assert (refusal.rule, refusal.key) == ("LC-53", "refusal-splits")
    table.play(0, "demolish e6", "stop")
    assert table.tiles("e4") == ["castle e4", "road e5", "school f4"]
    assert table.game.pools[BUILDING_OF["road"].pool] == 19
    assert table.game.deciders == []


@pytest.mark.rule("LC-74")
def test_after_the_feeding_only_the_hungry_are_asked_about_roads() -> None:
    table = expanded(L1="farm1", L7="lake", L3="farm3", L8="farm3")
    table.city(0, "e4", "road e5", citizens=3)
    table.city(1, "e9", "road e10", citizens=2)
    table.feed()
    assert table.population("e4") == [1]
    assert table.question(0).rule == "LC-74"
    table.play(0, "stop")
    assert table.game.deciders == []


@pytest.mark.rule("LC-74a")
def test_roads_beyond_a_building_go_before_it() -> None:
    table = expanded()
    table.city(0, "e4", "school e5", "road e6", "statue f4", citizens=2)
    rehouse(table)
    assert table.refusal(0, "demolish e5").rule == "LC-53"
    assert table.moves(0) == ["demolish e6", "demolish f4"]
    table.play(0, "demolish e6")
    assert "demolish e5" in table.moves(0)
    table.play(0, "demolish e5")
    assert table.tiles("e4") == ["castle e4", "statue f4"]


@pytest.mark.rule("LC-74a")
def test_with_one_citizen_the_roads_that_lead_to_the_castle_stay() -> None:
    table = expanded()
    table.city(0, "e4", "road e5", "school e6", "road e7", "road f4", citizens=1)
    rehouse(table)
    assert table.tiles("e4") == ["castle e4", "road e5", "road f4"]
    assert table.moves(0) == ["demolish e5", "demolish f4", "stop"]


@pytest.mark.rule("LC-54")
def test_the_roads_of_a_deserted_city_return() -> None:
    table = expanded()
    table.city(0, "a2")
    table.city(0, "e4", "road e5", citizens=1).citizens = 0
    rehouse(table)
    assert table.tile("e5") is None
    assert table.game.pools[BUILDING_OF["road"].pool] == 20


@pytest.mark.rule("LC-75")
@pytest.mark.rule("LC-T40")
def test_two_theatres_make_a_whole_point_and_one_does_not() -> None:
    table = expanded()
    table.city(0, "e5", "theatre e6", "fountain d5")
    assert table.services("e5") == (0.5, 0.5, 1)
    assert table.points(0, "services") == 0
    table.city(1, "j5", "theatre j6", "fountain j4", "theatre h5")
    assert table.services("j5") == (1, 1, 1)
    assert table.points(1, "services") == 3


@pytest.mark.rule("LC-75")
def test_half_a_point_decides_a_migration() -> None:
    table = expanded()
    table.voice("culture", "culture", "culture", "culture")
    table.city(0, "e4", "theatre e5", citizens=3)
    table.city(1, "e8", citizens=3)
    table.migrate()
    assert table.population("e4", "e8") == [4, 2]


@pytest.mark.rule("LC-76")
@pytest.mark.rule("LC-T39")
def test_markers_of_a_card_go_to_one_side_of_a_theatre() -> None:
    table = expanded()
    table.city(0, "e5", "theatre e6")
    table.row("bread_and_games")
    table.gold(0, 2)
    table.play(0, "take bread_and_games", "markers 2")
    assert table.question(0).rule == "LC-76"
    assert table.moves(0) == ["service culture", "service education"]
    table.play(0, "service education")
    assert table.services("e5") == (0.5, 2.5, 0)
    assert table.game.gold[0] == 0


@pytest.mark.rule("LC-77")
@pytest.mark.rule("LC-T43")
def test_a_harbour_yields_one_food_and_one_gold_whatever_the_lakes() -> None:
    table = expanded(L2="lake", L7="lake", L1="lake")
    city = table.city(0, "e4", "harbour e5")
    assert table.game.land.around(HEX_OF["e5"]) == ["lake", "lake"]
    assert city.food == 1
    gold = table.game.gold[0]
    table.run(INCOME)
    assert table.game.gold[0] == gold + 1


@pytest.mark.rule("LC-77")
@pytest.mark.rule("LC-56")
def test_a_harbour_needs_a_lake_and_lifts_the_limit() -> None:
    table = expanded(L1="farm1", L2="farm1", L7="farm1", L6="farm1")
    table.city(0, "e4", citizens=4)
    table.row("harbour")
    assert table.refusal(0, "take harbour").rule == "LC-32"
    table = expanded(L2="lake")
    assert table.city(0, "e4", "market f4", "harbour e5").limit == 1000
    table = expanded(L2="lake")
    rest = [f"school {place}" for place in ("e3", "e2", "e1", "d1", "f2", "g1", "h1")]
    table.city(0, "e4", "market f4", "harbour e5", *rest, citizens=9)
    food = table.game.food(0)
    rehouse(table)
    table.play(0, "demolish e5")
    assert table.population("e4") == [8]
    assert table.game.food(0) == food - 1


@pytest.mark.rule("LC-78")
def test_a_large_farmhouse_yields_one_more_than_the_wheat() -> None:
    table = expanded(L2="farm2", L7="farm3", L1="lake", L6="lake")
    assert table.city(0, "e4", "large_farmhouse e5").food == 3 + 6
    assert expanded(L2="lake", L7="lake", L1="lake").city(0, "e4", "large_farmhouse e5").food == 1


@pytest.mark.rule("LC-79")
def test_an_estate_yields_five_food_anywhere_and_loses_it_with_the_tile() -> None:
    table = expanded(L2="lake", L7="lake", L1="lake")
    table.city(0, "e4", "estate e5", "school f4", citizens=2)
    assert table.game.food(0) == 5
    rehouse(table)
    table.play(0, "demolish e5")
    assert table.game.food(0) == 0


@pytest.mark.rule("LC-80")
@pytest.mark.parametrize(("card", "price"), [("harbour", 1), ("large_farmhouse", 1), ("estate", 3)])
def test_new_policy_cards_have_their_price(card: str, price: int) -> None:
    table = expanded(L2="lake", L7="lake")
    table.city(0, "e5", citizens=4)
    table.row(card)
    table.gold(0, price)
    table.play(0, f"take {card}", "at e6")
    assert table.tile("e6") == card
    assert table.game.gold[0] == 0


@pytest.mark.rule("LC-80")
@pytest.mark.parametrize(
    ("building", "price"),
    [("road", 1), ("theatre", 1), ("harbour", 2), ("large_farmhouse", 2), ("estate", 4)],
)
def test_the_master_builder_builds_the_new_buildings_by_size(building: str, price: int) -> None:
    table = expanded(L2="lake", L7="lake")
    table.city(0, "e5", citizens=4)
    table.row("master_builder")
    table.gold(0, 4)
    table.play(0, "take master_builder", f"choose {building}", "at e6")
    assert table.tile("e6") == building
    assert table.game.gold[0] == 4 - price


@pytest.mark.rule("LC-80")
def test_a_player_card_builds_roads_and_theatres_and_nothing_larger() -> None:
    table = expanded(L2="lake")
    table.city(0, "e5", citizens=4)
    built = [move for move in table.moves(0) if move.startswith("build ")]
    assert built[-2:] == ["build road", "build theatre"]


@pytest.mark.rule("LC-70")
def test_without_the_expansion_its_buildings_are_refused() -> None:
    table = Table()
    table.city(0, "e5", citizens=4)
    refusal = table.refusal(0, "build theatre")
    assert (refusal.rule, refusal.key) == ("LC-70", "refusal-no-expansion")
    table.row("master_builder")
    table.gold(0, 9)
    table.turn_of(0)
    table.play(0, "take master_builder")
    assert table.refusal(0, "choose estate").key == "refusal-no-expansion"
