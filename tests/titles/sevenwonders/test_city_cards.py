"""Cities: black cards, guilds, Petra and Byzantium (SW-135 to SW-153)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest
from tests.titles.sevenwonders.table import Table, supply

from quartier.core.speech import Refusal
from quartier.titles.sevenwonders import TITLE
from quartier.titles.sevenwonders.content import BLACK, KIND_OF, KINDS, PURPLE
from quartier.titles.sevenwonders.game import Game


class Printed(NamedTuple):
    """What a card costs and does in the position of `with_card`."""

    age: int
    coins: int
    resources: str
    points: int = 0
    shields: int = 0
    gain: int = 0
    neighbours: int = 0
    diplomacy: int = 0
    owed: tuple[int, int, int] = (0, 0, 0)


# From the rulebook and the printed cards. What the builder gains comes after the price is paid;
# `owed` is what the seats 1, 2 and 3 owe with 2, 1, 0 victory tokens and 1, 2, 0 stages.
BLACK_CARDS = {
    "pigeon_loft": Printed(1, 1, "O"),
    "militia": Printed(1, 3, "", shields=2),
    "hideout": Printed(1, 0, "", points=2, owed=(1, 1, 1)),
    "residence": Printed(1, 0, "C", points=1, diplomacy=1),
    "gambling_den": Printed(1, 0, "", gain=6, neighbours=1),
    "clandestine_dock_west": Printed(1, 1, ""),
    "clandestine_dock_east": Printed(1, 1, ""),
    "secret_warehouse": Printed(1, 2, ""),
    "gates_of_the_city": Printed(1, 1, "W", points=4),
    "spy_ring": Printed(2, 2, "SC"),
    "mercenaries": Printed(2, 4, "P", shields=3),
    "lair": Printed(2, 0, "WG", points=3, owed=(2, 2, 2)),
    "consulate": Printed(2, 0, "CP", points=2, diplomacy=1),
    "gambling_house": Printed(2, 1, "", gain=9, neighbours=2),
    "black_market": Printed(2, 0, "OL"),
    "architect_cabinet": Printed(2, 1, "P", points=2),
    "sepulcher": Printed(2, 0, "SLG", points=4, owed=(2, 1, 0)),
    "tabularium": Printed(2, 2, "OWL", points=6),
    "torture_chamber": Printed(3, 3, "OOG"),
    "contingent": Printed(3, 5, "L", shields=5),
    "brotherhood": Printed(3, 0, "WWOL", points=4, owed=(3, 3, 3)),
    "embassy": Printed(3, 0, "SLP", points=3, diplomacy=1),
    "cenotaph": Printed(3, 0, "CCSLG", points=5, owed=(2, 1, 0)),
    "builders_union": Printed(3, 0, "CWPG", points=4, owed=(1, 2, 0)),
    # With the Militia and itself: two black cards.
    "secret_society": Printed(3, 0, "SP", points=2, gain=2),
    # With the tokens +1, +3 and +3.
    "slave_market": Printed(3, 0, "OOWW", points=3, gain=3),
    "capitol": Printed(3, 2, "CCSSGP", points=8),
}
# The points of guilds are those of a position with 2 and 3 black cards, 1 and 2 victory tokens
# next door.
GUILDS = {
    "counterfeiters_guild": ("OOOGL", 5),
    "guild_of_shadows": ("SSWP", 5),
    "mourners_guild": ("CCWGL", 3),
}


def with_card(card: str, coins: int, resources: str) -> Table:
    """Four players; seat 0, in Rome, has exactly these coins and goods and holds the card."""
    table = Table(4, ("rome", "giza", "rhodes", "ephesus"), cities=True)
    black = ["militia"] if card == "secret_society" else []
    table.city(0, *supply(resources), *black, coins=coins, victories=[1, 3, 3])
    table.city(1, victories=[1, 3], stages=1)
    table.city(2, victories=[5], stages=2, defeats=1)
    table.hand(0, card, "altar")
    return table


def without_one(resources: str) -> list[str]:
    """All ways of lacking one unit."""
    return [resources[:gap] + resources[gap + 1 :] for gap in range(len(resources))]


# The table of black cards


def test_the_table_names_nine_black_cards_of_each_age() -> None:
    ages = [printed.age for printed in BLACK_CARDS.values()]

    assert [ages.count(age) for age in (1, 2, 3)] == [9, 9, 9]


@pytest.mark.rule("SW-13")
def test_the_black_cards_of_each_age_are_those_of_the_table() -> None:
    black = {kind.id: kind.age for kind in KINDS if kind.colour == BLACK}

    assert black == {card: printed.age for card, printed in BLACK_CARDS.items()}


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_can_be_built_for_its_price(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert card in table.built(0)
    assert table.coins()[0] == printed.gain


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_needs_all_its_resources(card: str, printed: Printed) -> None:
    for resources in without_one(printed.resources):
        table = with_card(card, printed.coins, resources)

        assert f"build {card}" not in table.moves(0)


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(
    ("card", "printed"), [entry for entry in BLACK_CARDS.items() if entry[1].coins]
)
def test_a_black_card_needs_all_its_coins(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins - 1, printed.resources)

    assert f"build {card}" not in table.moves(0)


@pytest.mark.rule("SW-136", "SW-147", "SW-148")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_scores_its_points_in_the_row_of_leaders(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.points(0, "leaders") == printed.points


@pytest.mark.rule("SW-136")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_has_its_shields(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)
    before = table.seen(0, "shields")
    assert isinstance(before, int)

    table.turn(f"build {card}")

    assert table.seen(0, "shields") == before + printed.shields


@pytest.mark.rule("SW-146")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_what_a_black_card_gives_to_both_neighbours(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.coins()[1:] == [6 + printed.neighbours, 6, 6 + printed.neighbours]


@pytest.mark.rule("SW-128")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_a_black_card_gives_its_diplomacy(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert table.seen(0, "diplomacy") == printed.diplomacy


@pytest.mark.rule("SW-124", "SW-125", "SW-126")
@pytest.mark.parametrize(("card", "printed"), BLACK_CARDS.items())
def test_what_a_black_card_makes_the_others_owe(card: str, printed: Printed) -> None:
    table = with_card(card, printed.coins, printed.resources)

    table.turn(f"build {card}")

    assert tuple(table.seen(seat, "owed") for seat in (1, 2, 3)) == printed.owed


@pytest.mark.rule("SW-135")
@pytest.mark.parametrize("card", BLACK_CARDS)
def test_no_chain_leads_to_a_black_card(card: str) -> None:
    assert KIND_OF[card].chain == 0


@pytest.mark.rule("SW-135")
def test_no_chain_starts_from_a_black_card() -> None:
    black = 0
    for card in BLACK_CARDS:
        black |= KIND_OF[card].name

    assert [kind.id for kind in KINDS if kind.chain & black] == []


# Masks

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


# Clandestine docks


@pytest.mark.rule("SW-140")
@pytest.mark.parametrize(
    ("dock", "left", "right"),
    [("clandestine_dock_west", 1, 2), ("clandestine_dock_east", 2, 1)],
)
@pytest.mark.parametrize(
    ("card", "goods"), [("stockade", "lumber_yard"), ("workshop", "glassworks_1")]
)
def test_a_dock_takes_a_coin_off_on_its_side_only(
    dock: str, left: int, right: int, card: str, goods: str
) -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, dock)
    table.city(1, goods)
    table.city(2, goods)
    table.hand(0, card, "altar")

    table.play(0, f"build {card}")

    assert sorted(table.moves(0)) == sorted([f"pay {left} 0", f"pay 0 {right}"])


@pytest.mark.rule("SW-140")
def test_a_dock_takes_off_one_coin_per_turn_however_much_is_bought() -> None:
    """The Walls (3 stone), two of which come from the right."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, cities=True)
    table.city(0, "clandestine_dock_east", coins=3)
    table.city(2, "quarry", coins=0)
    table.hand(0, "walls", "altar")

    table.turn("build walls", "build altar", "build altar")

    assert [table.coins()[0], table.coins()[2]] == [0, 3]


@pytest.mark.rule("SW-140")
def test_a_dock_works_again_in_the_next_turn() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "clandestine_dock_west", coins=2)
    table.city(1, "lumber_yard")
    table.hand(0, "barracks", "altar")
    table.turn("build barracks")
    table.hand(0, "stockade", "altar")

    table.turn("build stockade")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-140", "SW-141", "SW-T42")
def test_alexis_pays_two_coins_for_a_textile_and_a_stone_in_one_single_way() -> None:
    """The Library costs 2 stone and 1 textile; one stone comes from Giza itself."""
    table = Table(3, ("giza", "rhodes", "halicarnassus"), age=2, cities=True)
    table.city(0, "marketplace", "clandestine_dock_east", coins=2)
    table.city(2, "stone_pit", coins=0)
    table.hand(0, "library", "altar")

    table.turn("build library", "build altar", "build altar")

    assert table.built(0)[-1] == "library"
    assert [table.coins()[0], table.coins()[2]] == [0, 2]


@pytest.mark.rule("SW-141")
@pytest.mark.parametrize(
    ("board", "post", "dock", "card", "goods", "stages"),
    [
        ("giza", "west_trading_post", "clandestine_dock_west", "stockade", "lumber_yard", 0),
        ("giza", "marketplace", "clandestine_dock_west", "workshop", "glassworks_1", 0),
        ("olympia:b", "altar", "clandestine_dock_west", "guard_tower", "clay_pool", 1),
    ],
)
def test_a_dock_adds_to_another_discount_and_the_seller_gets_nothing(
    board: str, post: str, dock: str, card: str, goods: str, stages: int
) -> None:
    table = Table(3, (board, "rhodes", "ephesus"), cities=True)
    table.city(0, post, dock, coins=0, stages=stages)
    table.city(1, goods, coins=0)
    table.hand(0, card, "altar")
    table.hand(1, "altar", "theater")

    table.turn(f"build {card}", "build altar")

    assert card in table.built(0)
    assert table.coins()[:2] == [0, 0]


@pytest.mark.rule("SW-141")
def test_only_the_first_resource_costs_nothing() -> None:
    table = Table(3, ("rhodes", "giza", "ephesus"), age=2, cities=True)
    table.city(0, "west_trading_post", "clandestine_dock_west", coins=2)
    table.city(1, "quarry", coins=0)
    table.hand(0, "walls", "altar")

    table.turn("build walls", "build altar", "build altar")

    assert table.coins()[:2] == [0, 2]


# Secret Warehouse and Black Market

ONE_OF_EACH = {
    "wood": "stockade",
    "stone": "baths",
    "ore": "barracks",
    "clay": "guard_tower",
    "glass": "workshop",
    "papyrus": "scriptorium",
    "textile": "apothecary",
}


def can_pay(table: Table) -> set[str]:
    """The resources of which seat 0 has at least one unit, without buying anything."""
    table.hand(0, *ONE_OF_EACH.values())
    moves = table.moves(0)
    return {name for name, card in ONE_OF_EACH.items() if f"build {card}" in moves}


def ephesus(*built: str, stages: int = 0) -> Table:
    """Ephesos without coins; the neighbours do not matter."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, *built, coins=0, stages=stages)
    return table


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_no_kind_the_city_does_not_produce() -> None:
    table = ephesus("lumber_yard", "forum", "secret_warehouse")

    assert can_pay(table) == {"wood", "papyrus", "glass", "textile"}


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_a_second_wood() -> None:
    """The Caravansery costs 2 wood."""
    table = ephesus("lumber_yard", "forum", "secret_warehouse")
    table.hand(0, "caravansery", "altar")

    assert "build caravansery" in table.moves(0)


@pytest.mark.rule("SW-142", "SW-T53")
def test_the_warehouse_gives_a_second_papyrus() -> None:
    """The third stage of Ephesos A costs 2 papyrus."""
    table = ephesus("lumber_yard", "secret_warehouse", stages=2)

    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-142", "SW-144", "SW-T53")
def test_the_warehouse_does_not_double_the_forum() -> None:
    """The Traders Guild costs textile, papyrus and glass; the Forum makes only one of them."""
    table = ephesus("lumber_yard", "forum", "secret_warehouse")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" not in table.moves(0)


@pytest.mark.rule("SW-142")
def test_the_warehouse_gives_one_unit_only() -> None:
    """The second stage of Giza A costs 3 wood."""
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "lumber_yard", "secret_warehouse", coins=0, stages=1)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-143", "SW-144", "SW-T54")
def test_the_market_gives_every_kind_the_city_does_not_produce() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")

    assert can_pay(table) == set(ONE_OF_EACH)


@pytest.mark.rule("SW-143", "SW-144", "SW-T54")
def test_the_market_gives_glass_or_textile_although_the_forum_makes_them() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" in table.moves(0)


@pytest.mark.rule("SW-143", "SW-T54")
def test_the_market_gives_no_wood_to_a_city_that_produces_it() -> None:
    table = ephesus("lumber_yard", "forum", "black_market")
    table.hand(0, "caravansery", "altar")

    assert "build caravansery" not in table.moves(0)


@pytest.mark.rule("SW-143", "SW-T54")
def test_the_market_gives_no_papyrus_to_ephesos() -> None:
    table = ephesus("lumber_yard", "black_market", stages=2)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-142", "SW-143")
@pytest.mark.parametrize(
    ("card", "resources"), [("secret_warehouse", set()), ("black_market", set(ONE_OF_EACH))]
)
def test_in_rome_the_warehouse_gives_nothing_and_the_market_anything(
    card: str, resources: set[str]
) -> None:
    table = Table(3, ("rome", "giza", "rhodes"), leaders=True, cities=True)
    table.city(0, card, coins=0)

    assert can_pay(table) == resources


@pytest.mark.rule("SW-143")
def test_the_market_gives_nothing_to_a_city_that_produces_everything() -> None:
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, *supply("WSOCGL"), "black_market", coins=0, stages=2)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_the_caravansery_does_not_count_for_warehouse_and_market() -> None:
    table = ephesus("caravansery", "secret_warehouse", "black_market")
    table.hand(0, "walls", "fortifications", "statue")

    # Each costs three raw materials; Caravansery and market give two, the warehouse papyrus.
    assert [move for move in table.moves(0) if move.startswith("build")] == []


@pytest.mark.rule("SW-144")
def test_the_caravansery_and_the_market_can_give_the_same_kind() -> None:
    """The Forum costs 2 clay: one from the Caravansery, one from the market."""
    table = ephesus("caravansery", "black_market")
    table.hand(0, "forum", "altar")

    assert "build forum" in table.moves(0)


@pytest.mark.rule("SW-144")
def test_what_a_wonder_stage_produces_does_not_count_for_the_warehouse() -> None:
    """Alexandria A with two stages: any raw material, but only glass is doubled."""
    table = Table(3, ("alexandria", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "secret_warehouse", coins=0, stages=2)
    table.hand(0, "forum", "caravansery")

    moves = table.moves(0)

    assert "stage forum" in moves
    assert [move for move in moves if move.startswith("build")] == []


@pytest.mark.rule("SW-144")
def test_what_a_wonder_stage_produces_does_not_count_for_the_market() -> None:
    table = Table(3, ("alexandria", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "black_market", coins=0, stages=2)
    table.hand(0, "forum", "caravansery")

    assert {"build forum", "build caravansery"} <= set(table.moves(0))


@pytest.mark.rule("SW-144")
def test_bilkis_does_not_count_for_the_warehouse() -> None:
    """The School costs wood and papyrus: one from Bilkis, and Rome makes nothing to double."""
    table = Table(3, ("rome", "giza", "rhodes"), leaders=True, cities=True)
    table.city(0, "secret_warehouse", leaders=["bilkis"], coins=1)
    table.hand(0, "school", "altar")

    assert "build school" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_warehouse_and_market_do_not_count_for_each_other() -> None:
    """Giza makes stone; the market gives one clay, the warehouse no second one for the Forum."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, cities=True)
    table.city(0, "secret_warehouse", "black_market", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" not in table.moves(0)


@pytest.mark.rule("SW-144")
def test_both_resources_of_a_choice_count_as_produced_for_the_warehouse() -> None:
    """The Clay Pit makes clay or ore; 2 clay, and 2 ore, come from it and the warehouse."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "clay_pit", "secret_warehouse", "press_1", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" in table.moves(0)


@pytest.mark.rule("SW-144")
def test_both_resources_of_a_choice_count_as_produced_for_the_market() -> None:
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(0, "clay_pit", "black_market", coins=0)
    table.hand(0, "forum", "altar")

    assert "build forum" not in table.moves(0)


@pytest.mark.rule("SW-144")
@pytest.mark.parametrize("card", ["secret_warehouse", "black_market"])
def test_what_warehouse_and_market_give_is_not_for_sale(card: str) -> None:
    """Giza sells its own stone once, and nothing more."""
    table = Table(3, ("ephesus", "giza", "rhodes"), age=2, cities=True)
    table.city(1, card)

    production = table.seen(1, "production")

    assert isinstance(production, dict)
    assert production["sale"] == [["stone"]]


# Architect Cabinet and coins


@pytest.mark.rule("SW-145", "SW-161", "SW-T48")
@pytest.mark.parametrize(
    ("built", "leaders"),
    [([], ["imhotep"]), (["architect_cabinet"], []), (["architect_cabinet"], ["imhotep"])],
)
def test_the_second_stage_of_petra_always_costs_seven_coins(
    built: Sequence[str], leaders: Sequence[str]
) -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    table.city(0, *built, leaders=leaders, stages=1, coins=7)

    table.turn("stage altar")

    assert table.seen(0, "stages") == 2
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-145", "SW-161", "SW-T48")
def test_with_six_coins_nothing_builds_the_second_stage_of_petra() -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    table.city(0, "architect_cabinet", leaders=["imhotep"], stages=1, coins=6)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-145", "SW-T48")
def test_the_cabinet_makes_the_third_stage_of_petra_free() -> None:
    table = Table(3, ("petra",), cities=True)
    table.city(0, "architect_cabinet", stages=2, coins=0)

    table.turn("stage altar")

    assert table.seen(0, "stages") == 3


@pytest.mark.rule("SW-145")
def test_the_cabinet_does_not_pay_for_buildings() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), cities=True)
    table.city(0, "architect_cabinet", coins=0)
    table.hand(0, "stockade", "altar")

    assert "build stockade" not in table.moves(0)


@pytest.mark.rule("SW-146", "SW-T55")
def test_the_gambling_den_pays_its_builder_and_both_neighbours_only() -> None:
    table = Table(5, cities=True)
    table.city(0, coins=0)
    table.hand(0, "gambling_den", "altar")

    table.turn("build gambling_den", *["build altar"] * 4)

    assert table.coins() == [6, 4, 3, 3, 4]


@pytest.mark.rule("SW-146")
def test_the_gambling_house_pays_nine_and_twice_two() -> None:
    table = Table(5, cities=True)
    table.city(0, coins=1)
    table.hand(0, "gambling_house", "altar")

    table.turn("build gambling_house", *["build altar"] * 4)

    assert table.coins() == [9, 5, 3, 3, 5]


@pytest.mark.rule("SW-147", "SW-T56")
def test_the_secret_society_counts_the_black_cards_with_itself() -> None:
    table = Table(3, age=3, cities=True)
    table.city(0, "militia", "mercenaries", *supply("SP"), coins=0)
    table.city(1, "contingent")
    table.hand(0, "secret_society", "altar")
    table.turn("build secret_society")
    taken = table.coins()[0]
    table.hand(0, "gambling_den", "altar")

    table.turn("build gambling_den")

    assert taken == 3
    assert table.points(0, "leaders") == 4


@pytest.mark.rule("SW-148", "SW-T56")
def test_the_slave_market_counts_victory_tokens_now_and_at_the_end() -> None:
    table = Table(3, age=3, cities=True, last_turn=True)
    table.city(0, *supply("OOWW"), "barracks", coins=0, victories=[1, 3], defeats=2)
    table.hand(0, "slave_market", "altar")

    table.turn("build slave_market")

    assert table.coins()[0] == 2
    assert table.points(0, "leaders") == 4


# Guilds of Cities


@pytest.mark.rule("SW-149", "SW-150", "SW-151")
@pytest.mark.parametrize(("guild", "printed"), GUILDS.items())
def test_a_guild_of_cities_is_built_for_its_price_and_scores(
    guild: str, printed: tuple[str, int]
) -> None:
    price, points = printed
    table = Table(4, ("rome",), cities=True)
    table.city(0, *supply(price), "gambling_den", coins=0, victories=[5])
    table.city(1, "militia", "gates_of_the_city", victories=[5], defeats=1)
    table.city(2, "capitol", victories=[1, 1, 1])
    table.city(3, "tabularium", "militia", "hideout", victories=[1, 3])
    table.hand(0, guild, "altar")

    table.turn(f"build {guild}")

    assert table.points(0, "guilds") == points


@pytest.mark.rule("SW-149", "SW-150", "SW-151")
@pytest.mark.parametrize(("guild", "printed"), GUILDS.items())
def test_a_guild_of_cities_needs_its_whole_price(guild: str, printed: tuple[str, int]) -> None:
    for resources in without_one(printed[0]):
        table = Table(3, ("rome",), cities=True)
        table.city(0, *supply(resources), coins=0)
        table.hand(0, guild, "altar")

        assert f"build {guild}" not in table.moves(0)


@pytest.mark.rule("SW-149")
def test_the_counterfeiters_guild_makes_the_others_lose_three_coins() -> None:
    table = Table(3, age=3, cities=True)
    table.city(0, *supply("OOOGL"))
    table.hand(0, "counterfeiters_guild", "altar")

    table.turn("build counterfeiters_guild")

    assert [table.seen(seat, "owed") for seat in range(3)] == [0, 3, 3]


@pytest.mark.rule("SW-151", "SW-T51")
def test_the_mourners_guild_counts_tokens_and_not_their_value() -> None:
    table = Table(3, age=3, cities=True)
    table.city(0, "mourners_guild", victories=[5, 5])
    table.city(1, victories=[1, 3, 5])
    table.city(2, victories=[5], defeats=1)

    assert table.points(0, "guilds") == 4


# Petra and Byzantium


class Stage(NamedTuple):
    """A stage: the board, the stages below it, its price beside the board's own resource."""

    board: str
    below: int
    coins: int
    resources: str
    points: int
    diplomacy: int = 0
    owed: int = 0


WONDERS = [
    Stage("petra", 0, 0, "WS", 3),
    Stage("petra", 1, 7, "", 7),
    Stage("petra", 2, 0, "SSWP", 7),
    Stage("petra:b", 0, 0, "COO", 3, owed=2),
    Stage("petra:b", 1, 14, "", 14),
    Stage("byzantium", 0, 0, "OC", 3),
    Stage("byzantium", 1, 0, "WWP", 2, diplomacy=1),
    Stage("byzantium", 2, 0, "CCLG", 7),
    Stage("byzantium:b", 0, 0, "WOGP", 3, diplomacy=1),
    Stage("byzantium:b", 1, 0, "OOCL", 4, diplomacy=1),
]


def before_stage(stage: Stage, coins: int, resources: str) -> Table:
    table = Table(3, (stage.board, "giza", "rhodes"), cities=True)
    table.city(0, *supply(resources), stages=stage.below, coins=coins)
    return table


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize("stage", WONDERS)
def test_a_stage_gives_its_points(stage: Stage) -> None:
    table = before_stage(stage, stage.coins, stage.resources)
    before = table.points(0, "wonder")

    table.turn("stage altar")

    assert table.points(0, "wonder") - before == stage.points
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize("stage", WONDERS)
def test_a_stage_gives_its_diplomacy(stage: Stage) -> None:
    table = before_stage(stage, stage.coins, stage.resources)

    table.turn("stage altar")

    assert table.seen(0, "diplomacy") == stage.diplomacy


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize("stage", WONDERS)
def test_a_stage_makes_the_others_owe(stage: Stage) -> None:
    table = before_stage(stage, stage.coins, stage.resources)

    table.turn("stage altar")

    assert [table.seen(seat, "owed") for seat in range(3)] == [0, stage.owed, stage.owed]


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize("stage", WONDERS)
def test_a_stage_needs_all_its_resources(stage: Stage) -> None:
    for resources in without_one(stage.resources):
        table = before_stage(stage, stage.coins, resources)

        assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-152")
@pytest.mark.parametrize("stage", [stage for stage in WONDERS if stage.coins])
def test_a_stage_needs_all_its_coins(stage: Stage) -> None:
    table = before_stage(stage, stage.coins - 1, stage.resources)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize(
    ("board", "stages"), [("petra", 3), ("petra:b", 2), ("byzantium", 3), ("byzantium:b", 2)]
)
def test_a_board_has_no_more_stages(board: str, stages: int) -> None:
    table = Table(3, (board,), cities=True)
    table.city(0, *supply("WWWSSSOOOCCCGPL"), stages=stages, coins=20)

    assert table.refusal(0, "stage altar").rule == "SW-25"


@pytest.mark.rule("SW-152", "SW-153")
@pytest.mark.parametrize(
    ("board", "resource"),
    [("petra", "clay"), ("petra:b", "clay"), ("byzantium", "stone"), ("byzantium:b", "stone")],
)
def test_a_board_produces_and_sells_its_own_resource(board: str, resource: str) -> None:
    table = Table(3, (board,), cities=True)

    production = table.seen(0, "production")

    assert isinstance(production, dict)
    assert production["own"] == [[resource]]
    assert production["sale"] == [[resource]]


# Preparing the decks


def decks_of_six() -> list[list[int]]:
    """The colours of the cards of each age, with six players and Cities."""
    settings = TITLE.settings({"cities": True})
    assert not isinstance(settings, Refusal)
    game = TITLE.new(settings, 6, seed=1)
    assert isinstance(game, Game)
    decks = [[card for hand in game.hands for card in hand], *game.decks[1:]]
    return [[KINDS[game.cards.face[card]].colour for card in deck] for deck in decks]


@pytest.mark.rule("SW-T35")
def test_klaus_adds_six_black_cards_to_each_age_of_six_players() -> None:
    assert [deck.count(BLACK) for deck in decks_of_six()] == [6, 6, 6]


@pytest.mark.rule("SW-T35")
def test_klaus_leaves_out_the_cards_for_seven_players() -> None:
    assert [len(deck) for deck in decks_of_six()] == [42 + 6, 42 + 6, 34 + 8 + 6]


@pytest.mark.rule("SW-T35")
def test_klaus_adds_eight_guilds_to_age_three() -> None:
    assert [deck.count(PURPLE) for deck in decks_of_six()] == [0, 0, 8]


@pytest.mark.rule("SW-T35")
def test_six_players_with_cities_have_hands_of_eight_and_seven_turns() -> None:
    table = Table(6, cities=True)

    assert [len(hand) for hand in table.game.hands] == [8] * 6
    assert table.game.view(None)["turns"] == 7
