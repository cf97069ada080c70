"""Every wonder of the base game: what its stages cost and what they bring."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.sevenwonders.printed import (
    STAGES,
    WONDERS,
    price_text,
)
from tests.titles.sevenwonders.table import Table, supply, trade_prices, units

from quartier.titles.sevenwonders.content import BOARDS


def lacking(board: str, number: int) -> str:
    """What the board and its earlier stages do not make of the price of a stage."""
    resource, stages = WONDERS[board]
    letters = stages[number].price
    for options in [resource, *(unit for stage in stages[:number] for unit in stage.makes.split())]:
        for letter in options.split("/"):
            if letter in letters:
                letters = letters.replace(letter, "", 1)
                break
    return letters


def stage_table(board: str, number: int, missing: str = "") -> Table:
    """The last turn of an age: a city with exactly the resources of its next stage."""
    letters = lacking(board, number).replace(missing, "", 1)
    wonder = board.partition(":")[0]
    others = [name for name in ("ephesus", "alexandria", "petra") if name != wonder]
    table = Table(3, [board, *others[:2]], age=3, last_turn=True)
    table.city(0, *supply(letters), stages=number, coins=0)
    table.city(1, "shipowners_guild")
    return table


def specials(table: Table) -> set[str]:
    """The special abilities a city shows on the last turn of an age."""
    found = set()
    if table.points(0, "science"):
        found.add("symbol")
    if table.points(0, "guilds"):
        found.add("guild")
    if table.seen(0, "rights"):
        found.add("free card")
    if trade_prices(table, "left")["W"] == trade_prices(table, "right")["S"] == 1:
        found.add("cheap raw")
    if 0 in table.game.deciders:
        phases = {"phase-last-card": "last card", "phase-discard": "discard"}
        found.add(phases[table.question(0).phase])
    return found


@pytest.mark.rule("SW-11")
def test_the_wonders_of_the_base_game_are_exactly_these() -> None:
    found = {f"{board.id}:{board.side}" for board in BOARDS if board.set == "base"}
    assert found == set(WONDERS)


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize("board", WONDERS)
def test_a_board_has_its_stages(board: str) -> None:
    wonder, _, side = board.partition(":")
    found = next(found for found in BOARDS if (found.id, found.side) == (wonder, side))
    assert [sorted(price_text(stage.price)) for stage in found.stages] == [
        sorted(stage.price) for stage in WONDERS[board][1]
    ]


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize("board", WONDERS)
def test_a_board_makes_and_sells_its_initial_resource(board: str) -> None:
    table = Table(3, [board])
    resource = WONDERS[board][0]
    assert (units(table, 0, "own"), units(table, 0, "sale")) == ([resource], [resource])


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_can_be_built_for_exactly_its_price(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    assert table.seen(0, "stages") == number + 1


@pytest.mark.rule("SW-25")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_cannot_be_built_if_a_resource_is_missing(board: str, number: int) -> None:
    for letter in sorted(set(lacking(board, number))):
        table = stage_table(board, number, missing=letter)
        assert table.refusal(0, "stage altar").rule in ("SW-28", "SW-38")


@pytest.mark.rule("SW-72")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_points(board: str, number: int) -> None:
    table = stage_table(board, number)
    before = table.points(0, "wonder")
    table.turn("stage altar")
    assert table.points(0, "wonder") - before == WONDERS[board][1][number].points


@pytest.mark.rule("SW-68")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_coins(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar", "build altar", "build altar")
    assert table.coins()[0] == WONDERS[board][1][number].coins


@pytest.mark.rule("SW-57", "SW-68")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_gives_its_shields(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    stages = WONDERS[board][1][: number + 1]
    assert table.seen(0, "shields") == sum(stage.shields for stage in stages)


@pytest.mark.rule("SW-32", "SW-34")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_makes_its_resources_for_its_own_city_only(board: str, number: int) -> None:
    table = stage_table(board, number)
    before = Counter(units(table, 0, "own"))
    sale = units(table, 0, "sale")
    table.turn("stage altar")
    made = Counter(units(table, 0, "own")) - before
    assert made == Counter(WONDERS[board][1][number].makes.split())
    assert units(table, 0, "sale") == sale


@pytest.mark.rule("SW-60", "SW-61", "SW-63", "SW-65", "SW-66", "SW-39")
@pytest.mark.parametrize(("board", "number"), STAGES)
def test_a_stage_has_its_special_ability_and_no_other(board: str, number: int) -> None:
    table = stage_table(board, number)
    table.turn("stage altar")
    stages = WONDERS[board][1]
    lasting = {stage.special for stage in stages[: number + 1]} - {"", "discard"}
    once = {stages[number].special} & {"discard"}
    assert specials(table) == lasting | once
