"""The content of the box, counted."""

from __future__ import annotations

from tests.titles.lacitta.table import Table

from quartier.titles.lacitta import TITLE
from quartier.titles.lacitta.board import HEX_OF, HEXES, Land
from quartier.titles.lacitta.content import (
    BUILDINGS,
    POLICIES,
    POOL_IDS,
    POOL_TILES,
    SETUPS,
    TERRAIN_TILES,
    VOICE_CARDS_EACH,
)

CASTLES = 20


def test_the_base_box_has_141_building_tiles() -> None:
    base = {
        building.pool for building in BUILDINGS if not building.expansion and building.pool >= 0
    }
    assert CASTLES + sum(POOL_TILES[pool] for pool in base) == 141


def test_every_pool_has_its_sides() -> None:
    sides = {
        POOL_IDS[pool]: [building.id for building in BUILDINGS if building.pool == pool]
        for pool in range(len(POOL_IDS))
    }
    for name, buildings in sides.items():
        if "_" in name and name != "large_farmhouse":
            assert name == "_".join(buildings)
        else:
            assert buildings == [name]


def test_the_decks_have_their_sizes() -> None:
    assert sum(policy.base for policy in POLICIES) == 32
    assert sum(policy.expansion for policy in POLICIES) == 42
    assert sorted(policy.base for policy in POLICIES if policy.base) == [2] * 4 + [4] * 6
    assert 3 * VOICE_CARDS_EACH == 27


def test_there_are_22_terrain_tiles() -> None:
    assert len(TERRAIN_TILES) == 22
    assert sum(name.startswith("farm") for name in TERRAIN_TILES) == 14


def test_recommended_castles_stand_in_play_and_apart() -> None:
    for players, setup in SETUPS.items():
        assert len(setup.castles) == players
        land = Land(players, [*setup.terrain, "wasteland", "wasteland"])
        castles = [HEX_OF[name] for names in setup.castles for name in names]
        for castle in castles:
            assert land.board.in_play >> castle & 1
            near = [other for other in castles if land.board.near[castle] >> other & 1]
            assert near == [castle]


def test_every_hex_has_two_to_four_neighbours() -> None:
    board = Table().game.land.board
    numbers = [board.beside[place.number].bit_count() for place in HEXES]
    assert [numbers.count(number) for number in (2, 3, 4)] == [52, 96, 15]


def test_the_space_of_moves_is_small() -> None:
    assert len(TITLE.space) < 2000
