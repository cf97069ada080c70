"""Building for nothing: chains, and rights to build for free (SW-43 to SW-45)."""

from __future__ import annotations

import pytest
from tests.titles.sevenwonders.table import MARKET, Table, payments

from quartier.titles.sevenwonders.content import KIND_OF, KINDS, Kind, share
from quartier.titles.sevenwonders.payment import card_costs
from quartier.titles.sevenwonders.schema import CardData

# Chains


@pytest.mark.rule("SW-43", "SW-T11")
@pytest.mark.parametrize("card", ["courthouse", "library"])
def test_a_scriptorium_makes_courthouse_and_library_free(card: str) -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, "scriptorium", coins=0)
    table.hand(0, card)
    table.turn(f"build {card}")
    assert (table.built(0), table.coins()[0]) == (["scriptorium", card], 0)


@pytest.mark.rule("SW-43")
@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_one_of_several_buildings_is_enough_for_a_chain(post: str) -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, post, coins=0)
    table.hand(0, "forum")
    assert payments(table, "build forum") == ["pay 0 0"]


@pytest.mark.rule("SW-43")
def test_a_chain_waives_coins_as_well() -> None:
    data = CardData(
        "made_up", "base", 2, "blue", [], coins=3, resources="SS", chains_from=["baths"]
    )
    kind = Kind(len(KINDS), data, (0, 1 << 59), KIND_OF["baths"].name)
    table = Table(3, MARKET)
    city = table.city(0, "baths", coins=0)
    costs = card_costs(city, table.city(1), table.city(2), kind)
    assert (costs.coins, costs.resources) == (0, 0)


@pytest.mark.rule("SW-43")
def test_a_chain_needs_the_building_in_the_own_city() -> None:
    table = Table(3, MARKET, age=2)
    table.city(0, coins=0)
    table.city(1, "scriptorium")
    table.hand(0, "library")
    assert "build library" not in table.moves(0)


@pytest.mark.rule("SW-43")
def test_a_chain_starts_from_a_building_however_it_was_built() -> None:
    table = Table(3, ["halicarnassus", "alexandria", "ephesus"])
    table.city(0, "ore_vein", "foundry", coins=0, stages=1)
    table.discard("scriptorium")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take scriptorium")
    table.hand(0, "library")
    assert "build library" in table.moves(0)


@pytest.mark.rule("SW-43")
def test_a_card_under_the_board_starts_no_chain() -> None:
    table = Table(3, ["giza", "alexandria", "ephesus"])
    table.city(0, "stone_pit", coins=0)
    table.hand(0, "scriptorium")
    table.turn("stage scriptorium")
    table.hand(0, "courthouse")
    assert "build courthouse" not in table.moves(0)


@pytest.mark.rule("SW-43")
def test_chains_lead_from_one_age_to_the_next() -> None:
    steps = {
        (source.age, kind.age)
        for kind in KINDS
        for source in KINDS
        if share(kind.chain, source.name)
    }
    assert steps == {(1, 2), (2, 3)}


@pytest.mark.rule("SW-44")
def test_no_payment_is_offered_for_a_building_that_can_be_chained() -> None:
    table = Table(3, MARKET, age=2, leaders=True)
    table.city(0, "scriptorium", leaders=["hatshepsut"], coins=20)
    table.city(1, "quarry", "loom_1")
    table.city(2, "quarry", "loom_1")
    table.hand(0, "library")
    assert payments(table, "build library") == ["pay 0 0"]


@pytest.mark.rule("SW-44")
def test_a_chain_uses_up_no_right_to_build_for_free() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, "scriptorium", stages=2, coins=0)
    table.hand(0, "library")
    table.turn("build library")
    table.hand(0, "aqueduct")
    assert "build aqueduct" in table.moves(0)


# Rights to build for free


@pytest.mark.rule("SW-45")
def test_the_right_of_olympia_waives_resources_and_coins() -> None:
    for card in ("palace", "sawmill"):
        table = Table(3, ["olympia", "alexandria", "ephesus"], age=3)
        table.city(0, stages=2, coins=0)
        table.hand(0, card)
        table.turn(f"build {card}", "build altar", "build altar")
        assert (table.built(0), table.coins()) == ([card], [0, 3, 3])


@pytest.mark.rule("SW-45")
def test_ramses_builds_guilds_for_free() -> None:
    table = Table(3, MARKET, age=3, leaders=True)
    table.city(0, leaders=["ramses"], coins=0)
    table.hand(0, "workers_guild", "palace")
    assert "build palace" not in table.moves(0)
    assert payments(table, "build workers_guild") == ["pay 0 0"]


@pytest.mark.rule("SW-45")
def test_caligula_waives_the_coins_of_a_black_card() -> None:
    table = Table(3, MARKET, age=3, leaders=True, cities=True)
    table.city(0, leaders=["caligula"], coins=0)
    table.hand(0, "contingent", "palace")
    assert "build palace" not in table.moves(0)
    table.turn("build contingent")
    assert (table.built(0), table.coins()[0]) == (["contingent"], 0)


@pytest.mark.rule("SW-45")
def test_a_building_out_of_the_discard_pile_costs_nothing() -> None:
    table = Table(3, ["halicarnassus"], age=3)
    table.city(0, "ore_vein", "foundry", coins=0, stages=1)
    table.discard("palace", "sawmill")
    table.turn("stage altar", "build altar", "build altar")
    table.play(0, "take sawmill")
    assert (table.built(0)[-1], table.coins()[0]) == ("sawmill", 0)


@pytest.mark.rule("SW-45")
def test_a_free_construction_is_no_chain() -> None:
    table = Table(3, ["olympia"], age=2, leaders=True)
    table.city(0, stages=2, leaders=["vitruvius"], coins=0)
    table.hand(0, "aqueduct")
    table.turn("build aqueduct", "build altar", "build altar")
    assert table.coins()[0] == 0


@pytest.mark.rule("SW-45")
def test_a_right_may_be_kept_by_paying() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, "quarry", stages=2, coins=2)
    table.city(1, "stone_pit")
    table.hand(0, "aqueduct")
    assert payments(table, "build aqueduct") == ["free olympia", "pay 2 0"]
    table.play(0, "pay 2 0")
    table.play(1, "build altar")
    table.play(2, "build altar")
    table.hand(0, "palace")
    assert "build palace" in table.moves(0)


@pytest.mark.rule("SW-45")
def test_a_right_can_be_used_once_in_an_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], age=2)
    table.city(0, stages=2, coins=0)
    table.hand(0, "aqueduct")
    table.turn("build aqueduct")
    table.hand(0, "walls")
    assert table.refusal(0, "build walls").rule == "SW-28"


@pytest.mark.rule("SW-45")
def test_a_right_that_is_not_used_is_lost_at_the_end_of_the_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.turn("build altar", "build altar", "build altar")
    table.hand(0, "aqueduct")
    table.turn("build aqueduct")
    table.hand(0, "walls")
    assert "build walls" not in table.moves(0)


@pytest.mark.rule("SW-45")
def test_a_used_right_comes_back_in_the_next_age() -> None:
    table = Table(3, ["olympia", "alexandria", "ephesus"], last_turn=True)
    table.city(0, stages=2, coins=0)
    table.hand(0, "aqueduct", "altar")
    table.turn("build aqueduct", "build altar", "build altar")
    table.hand(0, "walls")
    assert "build walls" in table.moves(0)
