"""Building: places, citizens, tiles, and a reason for every hex (LC-29 to LC-36)."""

from __future__ import annotations

import pytest
from tests.titles.lacitta.table import Table, parse

from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import BIT, HEXES
from quartier.titles.lacitta.content import BUILDING_OF
from quartier.titles.lacitta.game import Game
from quartier.titles.lacitta.sites import (
    forbids_founding,
    forbids_site,
    kinds_in_play,
    nowhere_refusal,
    sites,
)


@pytest.mark.rule("LC-29")
def test_a_building_stands_beside_its_city() -> None:
    table = Table()
    table.city(0, "e5")
    table.play(0, "build school")
    assert table.moves(0) == ["at d5", "at e4", "at e6"]
    refusal = table.refusal(0, "at e7")
    assert (refusal.rule, refusal.key) == ("LC-29", "refusal-not-beside-own")
    table.play(0, "at d5")
    assert table.tile("d5") == "school"


@pytest.mark.rule("LC-29")
def test_a_foreign_city_is_no_place_to_build() -> None:
    table = Table()
    table.city(0, "e5")
    table.city(1, "e10")
    table.play(0, "build school")
    assert table.refusal(0, "at e11").key == "refusal-not-beside-own"
    assert table.refusal(0, "at e10").key == "refusal-occupied"


@pytest.mark.rule("LC-29")
@pytest.mark.rule("LC-7")
@pytest.mark.rule("LC-73")
@pytest.mark.parametrize("seed", range(6))
def test_masks_and_reasons_agree_on_every_hex(seed: int) -> None:
    """What is listed and what is refused come to the same, for every building and every hex."""
    settings = TITLE.settings({"expansion": bool(seed % 2)})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 2 + seed % 4, seed)
    assert isinstance(game, Game)
    rng = seeded(seed)
    while game.deciders:
        seat = game.deciders[0]
        if rng.below(25) == 0:
            for kind in kinds_in_play(game):
                listed = sites(game, seat, kind)
                for place in range(len(HEXES)):
                    allowed = forbids_site(game, seat, kind, place) == ""
                    assert allowed == bool(listed & BIT[place])
                assert (nowhere_refusal(game, seat, kind) is None) == (listed != 0)
            for place in range(len(HEXES)):
                allowed = forbids_founding(game, place) == ""
                assert allowed == bool(game.survey.remote & BIT[place])
        game.advance(seat, game.draw(seat, rng))


@pytest.mark.rule("LC-29a")
def test_what_a_building_gives_can_be_used_in_the_next_turn() -> None:
    table = Table()
    table.city(0, "e5", citizens=5)
    table.row("blessed_times", "bread_and_games")
    assert "take blessed_times" not in table.moves(0)
    assert "take bread_and_games" not in table.moves(0)
    table.play(0, "build market", "at e6")
    table.turn_of(0, 2)
    assert "take blessed_times" in table.moves(0)
    table.play(0, "build school", "at d5")
    table.turn_of(0, 3)
    assert "take bread_and_games" in table.moves(0)


@pytest.mark.rule("LC-30")
def test_a_citizen_of_the_castle_moves_into_the_building() -> None:
    table = Table()
    table.city(0, "e5", citizens=3)
    supply = table.game.supply
    table.play(0, "build school", "at e6")
    assert table.at("e5").citizens == 3
    assert table.at("e5").in_castle == 2
    assert table.game.supply == supply


@pytest.mark.rule("LC-30")
def test_a_castle_with_one_citizen_cannot_build() -> None:
    table = Table()
    table.city(0, "e5", "school e6", citizens=2)
    table.city(0, "j5", citizens=2)
    table.play(0, "build school")
    refusal = table.refusal(0, "at d5")
    assert (refusal.rule, refusal.key) == ("LC-30", "refusal-castle-empty")
    assert refusal.facts["city"] == "=e5"
    assert "at j4" in table.moves(0)


@pytest.mark.rule("LC-T10")
@pytest.mark.rule("LC-31")
def test_a_market_brings_its_citizen_along() -> None:
    table = Table()
    table.city(0, "e5", "farmhouse e6", citizens=2)
    refusal = table.refusal(0, "build statue")
    assert (refusal.rule, refusal.key) == ("LC-30", "refusal-castles-empty")
    supply = table.game.supply
    table.play(0, "build market", "at d5")
    assert table.population("e5") == [3]
    assert table.game.supply == supply - 1


@pytest.mark.rule("LC-T11")
def test_a_market_in_a_full_city_raises_the_limit() -> None:
    table = Table()
    table.city(0, "e5", citizens=5)
    table.play(0, "build market", "at d5")
    assert table.population("e5") == [6]
    assert table.at("e5").limit == 8


@pytest.mark.rule("LC-T12")
@pytest.mark.rule("LC-31")
def test_a_city_has_one_market() -> None:
    table = Table()
    table.city(0, "e5", "market e6")
    assert table.refusal(0, "build market").key == "refusal-markets-everywhere"
    table.city(0, "j5")
    table.turn_of(0)
    table.play(0, "build market")
    refusal = table.refusal(0, "at d5")
    assert (refusal.rule, refusal.key) == ("LC-31", "refusal-second-market")


@pytest.mark.rule("LC-83")
def test_a_market_needs_a_citizen_in_the_supply() -> None:
    table = Table()
    table.city(0, "e5")
    table.supply(0)
    assert table.refusal(0, "build market").rule == "LC-83"


@pytest.mark.rule("LC-T14")
@pytest.mark.rule("LC-32")
def test_a_fountain_stands_beside_a_lake_only() -> None:
    table = Table(terrain=dict.fromkeys(("L1", "L2", "L7", "L18", "L19"), "farm1"))
    table.city(0, "e5", citizens=4)
    table.city(0, "t7", citizens=4)
    table.play(0, "build school")
    table.play(0, "at t8")
    table.turn_of(0, 2)
    table.play(0, "build fountain")
    # There is one place only: beside the lake of the border.
    assert table.tile("t9") == "fountain"
    table.city(0, "e11", citizens=4)
    table.turn_of(0, 3)
    table.play(0, "build fountain")
    refusal = table.refusal(0, "at d5")
    assert (refusal.rule, refusal.key) == ("LC-32", "refusal-no-lake")


@pytest.mark.rule("LC-32")
def test_without_any_lake_a_fountain_is_refused_at_once() -> None:
    table = Table(terrain=dict.fromkeys(("L1", "L2", "L7"), "farm1"))
    table.city(0, "e5")
    refusal = table.refusal(0, "build fountain")
    assert (refusal.rule, refusal.key) == ("LC-32", "refusal-no-lake-anywhere")


@pytest.mark.rule("LC-T13")
@pytest.mark.rule("LC-34")
@pytest.mark.parametrize(
    ("one", "other", "tiles"),
    [
        ("farmhouse", "quarry", 40),
        ("palace", "hospital", 20),
        ("statue", "cathedral", 15),
        ("school", "university", 15),
        ("fountain", "baths", 15),
    ],
)
def test_two_sided_tiles_serve_for_either_side(one: str, other: str, tiles: int) -> None:
    table = Table()
    table.city(0, "e4", f"{other} e5")
    pool = BUILDING_OF[one].pool
    assert pool == BUILDING_OF[other].pool
    assert table.game.pools[pool] == tiles - 1


@pytest.mark.rule("LC-34")
def test_without_a_tile_there_is_no_building() -> None:
    table = Table()
    table.city(0, "e5")
    table.pool("quarry", 1)
    table.play(0, "build farmhouse", "at d5")
    table.turn_of(0, 2)
    for building in ("farmhouse", "quarry"):
        refusal = table.refusal(0, f"build {building}")
        assert (refusal.rule, refusal.key) == ("LC-34", "refusal-no-tile")
        assert refusal.facts["tiles"] == 40


@pytest.mark.rule("LC-34")
def test_a_demolished_tile_can_be_built_again_on_either_side() -> None:
    table = Table()
    table.city(0, "e5", "quarry e6", citizens=1)
    table.pool("quarry", 0)
    table.voice("culture", "culture", "culture", "culture")
    table.migrate()
    assert table.tile("e6") is None
    assert table.game.pools[BUILDING_OF["farmhouse"].pool] == 1


@pytest.mark.rule("LC-36")
def test_nobody_pulls_down_a_building_by_choice() -> None:
    table = Table()
    table.city(0, "e5", "school e6", "statue d5", "statue e4", citizens=3)
    table.city(0, "j5", "school j6", "school j4", citizens=3)
    table.migrate()
    assert table.moves(0) == ["demolish d5", "demolish e4", "demolish e6"]
    refusal = table.refusal(0, "demolish j6")
    assert (refusal.rule, refusal.key) == ("LC-36", "refusal-demolish")
    table.play(0, "demolish d5")
    # One had to go and no more: nobody is asked again.
    assert table.tile("e4") == "statue"
    assert table.game.deciders == []


def test_a_single_possible_place_is_no_question() -> None:
    table = Table()
    table.city(0, "e19")
    table.city(1, "j19", "school h19", "school g19")
    table.play(0, "build school")
    assert table.tile("e18") == "school"
    assert table.game.refusal(0, parse("at f20")) is not None
