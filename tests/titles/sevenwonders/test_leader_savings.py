"""Leaders that make building cheaper, and Hatshepsut (SW-103 to SW-106)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, age_three

# SW-103


@pytest.mark.rule("SW-103", "SW-T28")
def test_archimedes_waives_one_resource_of_a_green_card() -> None:
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, "foundry", leaders=["archimedes"], coins=0)
    table.hand(0, "dispensary", "laboratory")

    moves = table.moves(0)

    assert "build dispensary" in moves
    assert "build laboratory" not in moves


@pytest.mark.rule("SW-103")
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("archimedes", "workshop"),
        ("hammurabi", "baths"),
        ("leonidas", "barracks"),
    ],
)
def test_a_leader_saves_one_resource_of_its_own_colour_only(leader: str, card: str) -> None:
    table = Table(3, ("olympia", "ephesus", "babylon"), leaders=True)
    table.city(0, leaders=[leader], coins=0)
    table.hand(0, "workshop", "baths", "barracks", "residence")

    built = [move for move in table.moves(0) if move.startswith("build ")]

    assert built == [f"build {card}"]


@pytest.mark.rule("SW-103")
def test_imhotep_saves_one_resource_of_a_stage() -> None:
    table = Table(3, ("giza",), leaders=True)
    table.city(0, leaders=["imhotep"], coins=0)

    assert "stage altar" in table.moves(0)


@pytest.mark.rule("SW-103")
def test_imhotep_saves_one_resource_only() -> None:
    table = Table(3, ("giza:b",), leaders=True)
    table.city(0, leaders=["imhotep"], coins=0)

    assert "stage altar" not in table.moves(0)


@pytest.mark.rule("SW-103")
def test_the_waived_resource_is_the_one_that_suits_best() -> None:
    """Dispensary (2 ore + 1 glass): with the glass waived, 2 ore are bought from Rhodes."""
    table = Table(3, ("giza", "rhodes", "ephesus"), age=2, leaders=True)
    table.city(0, leaders=["archimedes"], coins=4)
    table.city(1, "ore_vein")
    table.hand(0, "dispensary", "altar")

    table.turn("build dispensary")

    assert table.built(0) == ["dispensary"]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-103", "SW-161")
def test_no_leader_takes_a_coin_off_a_price() -> None:
    table = Table(3, ("petra",), leaders=True, cities=True)
    leaders = ["archimedes", "hammurabi", "leonidas", "imhotep"]
    table.city(0, leaders=leaders, coins=6, stages=1)

    assert "stage altar" not in table.moves(0)


# SW-104 to SW-106


@pytest.mark.rule("SW-104")
@pytest.mark.parametrize("guild", ["architects_guild", "counterfeiters_guild", "workers_guild"])
def test_ramses_builds_guilds_for_free(guild: str) -> None:
    table = age_three()
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, guild, "altar")

    table.turn(f"build {guild}")

    assert table.built(0) == [guild]
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-104")
def test_ramses_builds_nothing_but_guilds_for_free() -> None:
    table = age_three("giza")
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, "palace", "arsenal")

    assert set(table.moves(0)) == {"sell palace", "sell arsenal"}


@pytest.mark.rule("SW-104")
def test_ramses_builds_several_guilds_in_one_age() -> None:
    table = age_three()
    table.city(0, "spies_guild", leaders=["ramses"], coins=0)
    table.hand(0, "workers_guild", "altar")
    table.turn("build workers_guild")
    table.hand(0, "traders_guild", "altar")

    assert "build traders_guild" in table.moves(0)


@pytest.mark.rule("SW-105", "SW-T29")
def test_bilkis_gives_one_resource_for_a_coin_to_the_bank() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis"], coins=1)
    table.hand(0, "scriptorium", "altar")

    table.turn("build scriptorium", "build altar", "build altar")

    assert table.built(0) == ["scriptorium"]
    assert table.coins() == [0, 3, 3]


@pytest.mark.rule("SW-105", "SW-T29")
def test_bilkis_gives_only_one_resource_in_a_turn() -> None:
    """The Lair costs wood and glass, and nobody sells either."""
    table = Table(3, ("giza", "rhodes", "ephesus"), leaders=True, cities=True)
    table.city(0, leaders=["bilkis"], coins=9)
    table.hand(0, "lair", "altar")

    assert table.refusal(0, "build lair").rule == "SW-28"


@pytest.mark.rule("SW-105")
def test_bilkis_serves_any_of_the_seven_resources() -> None:
    table = Table(3, ("rome", "petra", "babylon"), leaders=True)
    table.city(0, leaders=["bilkis"], coins=1)
    cards = [
        "stockade",
        "baths",
        "barracks",
        "guard_tower",
        "workshop",
        "scriptorium",
        "apothecary",
    ]
    table.hand(0, *cards)

    assert {f"build {card}" for card in cards} <= set(table.moves(0))


@pytest.mark.rule("SW-105")
def test_trade_discounts_do_not_make_bilkis_cheaper() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True, cities=True)
    posts = ["marketplace", "clandestine_dock_east", "clandestine_dock_west"]
    table.city(0, *posts, leaders=["bilkis"], coins=0)
    table.hand(0, "scriptorium", "altar")

    assert "build scriptorium" not in table.moves(0)


@pytest.mark.rule("SW-105")
def test_the_resource_of_bilkis_and_a_purchase_are_different_ways_to_pay() -> None:
    table = Table(3, ("giza", "ephesus", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis"])
    table.hand(0, "scriptorium", "altar")

    table.play(0, "build scriptorium")

    assert sorted(table.moves(0)) == ["pay 0 0 bank", "pay 2 0"]


@pytest.mark.rule("SW-105", "SW-106")
def test_the_resource_of_bilkis_is_no_purchase_for_hatshepsut() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["bilkis", "hatshepsut"], coins=1)
    table.hand(0, "scriptorium", "altar")

    table.turn("build scriptorium")

    assert table.coins()[0] == 0


@pytest.mark.rule("SW-106", "SW-T30")
def test_hatshepsut_gives_a_coin_for_each_neighbour_bought_from() -> None:
    """Two stone from the left and one glass from the right for the Academy (3 stone, 1 glass)."""
    table = age_three("giza", "rhodes", "alexandria")
    table.city(0, leaders=["hatshepsut"], coins=6)
    table.city(1, "quarry", coins=0)
    table.city(2, coins=0)
    table.hand(0, "academy", "altar")

    table.turn("build academy", "build altar", "build altar")

    assert table.coins() == [0 + 2, 4, 2]


@pytest.mark.rule("SW-106", "SW-T30")
def test_hatshepsut_gives_one_coin_however_much_is_bought_from_a_neighbour() -> None:
    table = age_three("olympia", "rhodes", "alexandria")
    table.city(0, leaders=["hatshepsut"], coins=6)
    table.city(1, "quarry", "stone_pit", coins=0)
    table.hand(0, "aqueduct", "altar")

    table.turn("build aqueduct", "build altar")

    assert table.coins()[:2] == [0 + 1, 6]


@pytest.mark.rule("SW-106")
def test_hatshepsut_gives_nothing_without_a_purchase() -> None:
    table = age_three("giza")
    table.city(0, leaders=["hatshepsut"])
    table.hand(0, "baths", "altar")

    table.turn("build baths")

    assert table.coins()[0] == 3


@pytest.mark.rule("SW-106")
def test_a_purchase_for_nothing_counts_for_hatshepsut() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True, cities=True)
    table.city(0, "west_trading_post", "clandestine_dock_west", leaders=["hatshepsut"], coins=0)
    table.city(1, coins=0)
    table.hand(0, "barracks", "altar")

    table.turn("build barracks", "build altar")

    assert table.coins()[:2] == [1, 0]


@pytest.mark.rule("SW-106")
def test_the_coins_of_hatshepsut_cannot_pay_for_the_purchase_itself() -> None:
    table = Table(3, ("giza", "rhodes", "alexandria"), leaders=True)
    table.city(0, leaders=["hatshepsut"], coins=1)
    table.hand(0, "barracks", "altar")

    assert table.refusal(0, "build barracks").rule == "SW-38"
