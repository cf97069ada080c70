"""Cities: its guilds, Petra and Byzantium (SW-149 to SW-153)."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.titles.sevenwonders.printed import without_each
from tests.titles.sevenwonders.table import Table, supply

# The points of guilds are those of a position with 2 and 3 black cards, 1 and 2 victory tokens
# next door.
GUILDS = {
    "counterfeiters_guild": ("OOOGL", 5),
    "guild_of_shadows": ("SSWP", 5),
    "mourners_guild": ("CCWGL", 3),
}


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
    for resources in without_each(printed[0]):
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
    for resources in without_each(stage.resources):
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
