"""Cities: the masks copy green cards of the neighbours (SW-137 to SW-139)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.titles.sevenwonders.printed import BLACK_CARDS
from tests.titles.sevenwonders.table import Table

MASKS = ("pigeon_loft", "spy_ring", "torture_chamber")


@pytest.mark.rule("SW-137")
@pytest.mark.parametrize("card", MASKS)
@pytest.mark.parametrize("neighbour", [1, 2])
def test_a_mask_copies_a_green_card_of_either_neighbour(card: str, neighbour: int) -> None:
    table = Table(3, cities=True)
    table.city(0, card)
    table.city(neighbour, "workshop")

    assert table.points(0, "science") == 1


@pytest.mark.rule("SW-137")
@pytest.mark.parametrize("card", [card for card in BLACK_CARDS if card not in MASKS])
def test_other_black_cards_copy_nothing(card: str) -> None:
    table = Table(3, cities=True)
    table.city(0, card)
    table.city(1, "workshop")

    assert table.points(0, "science") == 0


@pytest.mark.rule("SW-137")
def test_a_mask_copies_no_card_of_a_city_further_away() -> None:
    table = Table(4, cities=True)
    table.city(0, "pigeon_loft")
    table.city(2, "workshop")

    assert table.points(0, "science") == 0


@pytest.mark.rule("SW-137", "SW-138", "SW-T40")
@pytest.mark.parametrize(
    ("left", "points"), [(["apothecary"], 1), (["apothecary", "dispensary"], 4)]
)
def test_the_two_masks_of_alexis_need_two_green_cards(left: Sequence[str], points: int) -> None:
    table = Table(3, cities=True)
    table.city(0, "pigeon_loft", "spy_ring")
    table.city(1, *left)

    assert table.points(0, "science") == points


@pytest.mark.rule("SW-138", "SW-T41")
def test_two_masks_copy_the_same_building_in_both_neighbouring_cities() -> None:
    table = Table(3, cities=True)
    table.city(0, "pigeon_loft", "spy_ring")
    table.city(1, "workshop")
    table.city(2, "workshop")

    assert table.points(0, "science") == 4


@pytest.mark.rule("SW-138", "SW-139", "SW-T41")
def test_a_mask_copies_a_building_that_stands_in_the_own_city_too() -> None:
    table = Table(3, cities=True)
    table.city(0, "workshop", "pigeon_loft", "spy_ring")
    table.city(1, "workshop")

    assert table.points(0, "science") == 4


@pytest.mark.rule("SW-139")
def test_a_mask_copies_no_leader_no_guild_no_wonder_and_no_mask() -> None:
    table = Table(3, ("giza", "babylon", "rhodes"), age=3, leaders=True, cities=True)
    table.city(0, "pigeon_loft")
    table.city(1, "spy_ring", "scientists_guild", leaders=["euclid"], stages=2)

    assert table.points(0, "science") == 0


@pytest.mark.rule("SW-139")
def test_the_neighbours_lose_nothing_and_two_players_copy_the_same_card() -> None:
    table = Table(3, cities=True)
    table.city(0, "pigeon_loft")
    table.city(1, "workshop")
    table.city(2, "spy_ring")

    assert [table.points(seat, "science") for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("SW-137", "SW-74")
def test_masks_copy_what_gives_the_most_points() -> None:
    """Two compasses and a gear: a tablet makes a set (4 + 1 + 1 + 7), a compass only 9 + 1."""
    table = Table(3, cities=True)
    table.city(0, "apothecary", "dispensary", "workshop", "pigeon_loft")
    table.city(1, "lodge")
    table.city(2, "school")

    assert table.points(0, "science") == 13
