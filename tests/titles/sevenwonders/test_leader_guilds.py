"""The guilds of Leaders: Courtesans, Diplomats, Architects (SW-113, SW-115, SW-116)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import Table, age_three, supply

# SW-115: the Courtesans Guild

COURTESANS = ["lumber_yard", "clay_pool", "glassworks_1", "loom_1"]


def courtesans(*copied: str, board: str = "giza", last_turn: bool = False) -> Table:
    """Age III: seat 0 can build the Courtesans Guild, the left neighbour has these leaders."""
    table = age_three(board, last_turn=last_turn)
    table.city(0, *COURTESANS, coins=0)
    table.city(1, leaders=copied)
    table.hand(0, "courtesans_guild", "altar")
    return table


@pytest.mark.rule("SW-115")
def test_the_courtesans_offer_the_leaders_of_both_neighbours_only() -> None:
    table = Table(4, ("giza",), age=3, leaders=True)
    table.city(0, *COURTESANS, leaders=["zenobia"])
    table.city(1, leaders=["sappho", "nero"])
    table.city(2, leaders=["caesar"])
    table.city(3, leaders=["plato"])
    table.hand(0, "courtesans_guild", "altar")

    table.turn("build courtesans_guild")

    assert set(table.moves(0)) == {"copy sappho", "copy nero", "copy plato"}


@pytest.mark.rule("SW-115")
def test_the_courtesans_may_not_be_declined() -> None:
    table = courtesans("sappho")
    table.turn("build courtesans_guild")

    assert table.refusal(0, "decline").rule == "SW-115"


@pytest.mark.rule("SW-115")
def test_without_a_leader_next_door_the_courtesans_do_nothing() -> None:
    table = courtesans()

    table.turn("build courtesans_guild")

    assert table.seen(0, "copied") is None
    assert table.points(0, "guilds") == 0
    assert len(table.game.deciders) == 3
    assert {table.question(seat).phase for seat in table.game.deciders} == {"phase-turn"}


@pytest.mark.rule("SW-115", "SW-T34", "SW-101")
def test_the_courtesans_copy_croesus_for_six_coins_now() -> None:
    table = courtesans("croesus")
    table.turn("build courtesans_guild")

    table.play(0, "copy croesus")

    assert table.coins()[0] == 6


@pytest.mark.rule("SW-115", "SW-T34")
def test_the_courtesans_copy_hypatia_for_the_green_cards_of_their_own_city() -> None:
    table = courtesans("hypatia")
    table.city(0, *COURTESANS, "workshop", "apothecary")
    table.city(1, "school", leaders=["hypatia"])
    table.turn("build courtesans_guild")

    table.play(0, "copy hypatia")

    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115")
def test_the_owner_of_a_copied_leader_loses_nothing() -> None:
    table = courtesans("sappho")
    table.turn("build courtesans_guild")

    table.play(0, "copy sappho")

    assert table.points(1, "leaders") == 2
    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115", "SW-T34")
def test_the_courtesans_guild_counts_as_a_guild() -> None:
    table = courtesans("sappho")
    table.city(0, *COURTESANS, leaders=["hiram"])
    table.turn("build courtesans_guild")

    table.play(0, "copy sappho")

    assert table.points(0, "leaders") == 2


@pytest.mark.rule("SW-115", "SW-110")
def test_a_copied_solomon_builds_out_of_the_discard_pile_in_the_same_turn() -> None:
    table = courtesans("solomon")
    table.discard("palace")
    table.turn("build courtesans_guild", "build altar", "build altar")

    table.play(0, "copy solomon")

    assert table.moves(0) == ["take palace", "decline"]
    table.play(0, "take palace")
    assert "palace" in table.built(0)


@pytest.mark.rule("SW-115", "SW-114", "SW-118")
def test_a_copied_maecenas_makes_the_leaders_of_rome_free() -> None:
    table = age_three("rome:b")
    table.city(0, *COURTESANS, "stone_pit", stages=1, coins=0)
    table.city(1, leaders=["maecenas"])
    table.hand(0, "courtesans_guild", "altar")
    table.leader_hand(0, "pericles")
    table.turn("build courtesans_guild")
    table.play(0, "copy maecenas")
    table.hand(0, "altar", "theater")
    table.turn("stage altar")

    table.play(0, "recruit pericles")

    assert table.seen(0, "leaders") == ["pericles"]


@pytest.mark.rule("SW-115", "SW-156")
def test_a_copied_caligula_builds_a_black_card_in_the_same_age() -> None:
    table = courtesans("caligula")
    table.turn("build courtesans_guild")
    table.play(0, "copy caligula")
    table.hand(0, "capitol", "altar")

    table.turn("build capitol")

    assert "capitol" in table.built(0)


@pytest.mark.rule("SW-115", "SW-156")
def test_a_copied_caligula_can_be_used_though_his_owner_has_used_him() -> None:
    table = courtesans("caligula")
    table.hand(1, "contingent", "altar")
    table.turn("build courtesans_guild", "build contingent")
    table.play(0, "copy caligula")
    table.hand(0, "capitol", "altar")
    table.hand(1, "cenotaph", "altar")

    assert "build capitol" in table.moves(0)
    assert "build cenotaph" not in table.moves(1)


@pytest.mark.rule("SW-115", "SW-154")
def test_a_copied_berenice_adds_a_coin_from_the_next_taking_on() -> None:
    table = courtesans("berenice")
    table.turn("build courtesans_guild")
    table.play(0, "copy berenice")
    before = table.coins()[0]

    table.turn()

    assert before == 0
    assert table.coins()[0] == 3 + 1


@pytest.mark.rule("SW-115", "SW-107")
def test_a_copied_nero_pays_for_the_victories_of_the_conflict_that_follows() -> None:
    table = courtesans("nero", last_turn=True)
    table.city(0, *COURTESANS, "barracks", coins=0)
    table.turn("build courtesans_guild")

    table.play(0, "copy nero")

    assert table.tokens(0) == (2, 0, 10)
    assert table.coins()[0] == 4


@pytest.mark.rule("SW-115", "SW-106")
def test_a_copied_hatshepsut_pays_for_later_purchases_only() -> None:
    table = age_three("giza", "rhodes", "ephesus")
    table.city(0, *COURTESANS[1:], coins=4)
    table.city(1, "lumber_yard", leaders=["hatshepsut"])
    table.hand(0, "courtesans_guild", "altar")
    table.turn("build courtesans_guild")
    table.play(0, "copy hatshepsut")
    table.hand(0, "barracks", "altar")
    before = table.coins()[0]

    table.turn("build barracks")

    assert before == 2
    assert table.coins()[0] == 0 + 1


@pytest.mark.rule("SW-115", "SW-128")
def test_a_copied_aspasia_gives_a_diplomacy_token_and_two_points() -> None:
    table = courtesans("aspasia")
    table.turn("build courtesans_guild")

    table.play(0, "copy aspasia")

    assert table.seen(0, "diplomacy") == 1
    assert table.points(0, "guilds") == 2


@pytest.mark.rule("SW-115", "SW-111")
def test_a_copied_tomyris_hands_on_the_defeats_of_the_copying_city() -> None:
    table = courtesans("tomyris", last_turn=True)
    table.city(2, "barracks")
    table.turn("build courtesans_guild")

    table.play(0, "copy tomyris")

    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0), (0, 0, 0), (2, 2, 8)]


# SW-116: guilds of Leaders

GUILDS = {
    "architects_guild": "OOOCPL",
    "courtesans_guild": "WCGL",
    "diplomats_guild": "SWGP",
    "gamers_guild": "SCWO",
}


@pytest.mark.rule("SW-113", "SW-115", "SW-116")
@pytest.mark.parametrize(("guild", "price"), GUILDS.items())
def test_a_guild_of_leaders_can_be_built_for_its_price(guild: str, price: str) -> None:
    table = Table(3, ("rome",), leaders=True)
    table.city(0, *supply(price), coins=0)
    table.hand(0, guild, "altar")

    table.turn(f"build {guild}")

    assert guild in table.built(0)


@pytest.mark.rule("SW-113", "SW-115", "SW-116")
@pytest.mark.parametrize(("guild", "price"), GUILDS.items())
def test_a_guild_of_leaders_needs_its_whole_price(guild: str, price: str) -> None:
    for missing in range(len(price)):
        table = Table(3, ("rome",), leaders=True)
        table.city(0, *supply(price[:missing] + price[missing + 1 :]), coins=0)
        table.hand(0, guild, "altar")

        assert f"build {guild}" not in table.moves(0)


@pytest.mark.rule("SW-116")
def test_the_diplomats_guild_counts_the_white_cards_of_both_neighbours() -> None:
    table = Table(4, age=3, leaders=True)
    table.city(0, "diplomats_guild", leaders=["nero"])
    table.city(1, leaders=["plato", "sappho"])
    table.city(2, leaders=["caesar"])
    table.city(3, leaders=["midas"])

    assert table.points(0, "guilds") == 3


@pytest.mark.rule("SW-116")
def test_the_architects_guild_gives_three_points_per_guild_of_both_neighbours() -> None:
    table = Table(4, age=3, leaders=True)
    table.city(0, "architects_guild", "traders_guild")
    table.city(1, "spies_guild", "workers_guild")
    table.city(2, "magistrates_guild")
    table.city(3, "builders_guild")

    assert table.points(0, "guilds") == 3 * 3
