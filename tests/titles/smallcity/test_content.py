"""The box: tiles, cards and boards (SC-2 to SC-4, SC-7, SC-12 to SC-14, SC-17, SC-23)."""

from collections import Counter

import pytest

from quartier.titles.smallcity.box import FILES
from quartier.titles.smallcity.content import (
    ACTIONS,
    COPIES_BY_PLAYERS,
    CULTURAL,
    FAMILIES,
    FUNCTIONS,
    PROMISES,
    SIDES,
    START_GOODS,
    TILE_OF,
    TILES,
    WAREHOUSE_ROOM,
)
from quartier.titles.smallcity.grid import WIDE, around, beside
from quartier.titles.smallcity.placements import PIECES, PLACES, growths

BOX = {
    "residential": 78,
    "commercial": 40,
    "factory": 37,
    "port": 4,
    "refinery": 4,
    "warehouse": 12,
    "cultural": 28,
    "service": 8,
    "park": 55,
}


@pytest.mark.rule("SC-23")
def test_the_tiles_sum_to_the_box() -> None:
    counts: Counter[str] = Counter()
    for piece in PIECES:
        counts[FAMILIES[piece.tile.family]] += piece.shape.count
    assert counts == BOX
    assert sum(counts.values()) == 266
    assert START_GOODS == (16, 8, 6)


@pytest.mark.rule("SC-4")
@pytest.mark.parametrize(
    ("family", "levels"), [("residential", 5), ("commercial", 4), ("factory", 3)]
)
def test_a_level_is_the_number_of_cells(family: str, levels: int) -> None:
    tiles = [TILE_OF[f"{family}_{level}"] for level in range(1, levels + 1)]
    assert [tile.level for tile in tiles] == [tile.size for tile in tiles]
    assert [tile.price for tile in tiles] == [tile.size for tile in tiles]
    assert f"{family}_{levels + 1}" not in TILE_OF


@pytest.mark.rule("SC-7")
def test_families_are_cultural_and_industrial() -> None:
    assert {tile.id for tile in TILES if tile.family == CULTURAL} == {
        "city_hall",
        "school",
        "library",
        "museum",
        "metro",
        "clinic",
        "university",
    }
    assert {tile.id for tile in TILES if tile.industrial} == {
        "factory_1",
        "factory_2",
        "factory_3",
        "warehouse",
        "refinery",
        "port",
    }


@pytest.mark.rule("SC-51", "SC-T12")
def test_cultural_buildings_cost_one_raw_material_a_cell_and_no_money() -> None:
    prices = {
        "school": (1, 0, 0),
        "library": (2, 0, 0),
        "museum": (2, 1, 0),
        "metro": (2, 2, 0),
        "clinic": (2, 2, 1),
        "university": (2, 2, 2),
    }
    for name, goods in prices.items():
        assert TILE_OF[name].goods == goods
        assert TILE_OF[name].price == 0
        assert TILE_OF[name].size == sum(goods)


@pytest.mark.rule("SC-23")
def test_slots_are_what_the_list_of_tiles_says() -> None:
    assert [FUNCTIONS[slot] for slot in TILE_OF["commercial_4"].functions] == [
        "cash",
        "sell",
        "buy",
        "trade",
    ]
    assert [FUNCTIONS[slot] for slot in TILE_OF["factory_3"].functions] == [
        "wood",
        "stone",
        "metal",
    ]
    assert len(TILE_OF["city_hall"].functions) == 4
    assert len(TILE_OF["warehouse"].functions) == WAREHOUSE_ROOM
    for tile in TILES:
        if tile.grows_to >= 0:
            grown = TILES[tile.grows_to].functions
            assert grown[: tile.level] == tile.functions


@pytest.mark.rule("SC-12")
def test_there_are_eight_different_action_cards() -> None:
    assert len(set(ACTIONS)) == 8


@pytest.mark.rule("SC-13", "SC-111")
def test_promises_form_piles_of_six_five_and_five_and_sixteen_special_ones() -> None:
    piles = Counter(promise.pile for promise in PROMISES)
    assert piles == {"easy": 6, "medium": 5, "hard": 5, "special": 16}
    worth = {(promise.pile, promise.kept, promise.broken) for promise in PROMISES}
    assert worth == {
        ("easy", 6, -3),
        ("medium", 12, -6),
        ("hard", 18, -12),
        ("special", 0, -5),
    }


@pytest.mark.rule("SC-14")
def test_scarce_buildings_are_the_five_that_are_shared() -> None:
    assert {tile.id for tile in TILES if tile.by_players} == {
        "metro",
        "clinic",
        "university",
        "police",
        "fire_station",
    }
    assert COPIES_BY_PLAYERS == (1, 1, 2, 3)


@pytest.mark.rule("SC-3")
def test_both_boards_have_three_steps_within_the_grid() -> None:
    assert SIDES == {"easy": (7, 8, 9, 10), "expert": (6, 7, 8, 9)}
    assert max(SIDES["easy"]) == WIDE


def test_every_shape_is_connected_and_lies_on_the_grid() -> None:
    for place in PLACES:
        assert place.mask.bit_count() == place.tile.size == len(place.cells)
        seen = place.mask & -place.mask
        while beside(seen) & place.mask:
            seen |= beside(seen) & place.mask
        assert seen == place.mask, place.text


def test_every_growing_tile_can_become_every_next_one() -> None:
    reached = set()
    for place in PLACES:
        grown = growths(place)
        if place.tile.grows_to >= 0 and place.mask & around(place.mask) == 0:
            for bigger in grown:
                assert bigger.tile.number == place.tile.grows_to
                assert not place.mask & ~bigger.mask
                assert (bigger.mask ^ place.mask).bit_count() == 1
                reached.add(bigger.piece)
    larger = {piece.number for piece in PIECES if piece.tile.level > 1}
    assert reached == larger


def test_values_without_a_known_source_say_so() -> None:
    assert all(promise.reconstructed for promise in FILES.promises)
    assert any("cells" in shape.reconstructed for tile in FILES.tiles for shape in tile.shapes)
    assert FILES.boards.boroughs[1].reconstructed == ["sides"]
