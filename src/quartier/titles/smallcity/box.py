"""The box: what the data files hold, checked as a whole."""

from __future__ import annotations

from typing import Final

from quartier.core.checks import Checks
from quartier.core.corrections import Fault
from quartier.core.data import read_data
from quartier.titles.smallcity.schema import Cell, Files, PromiseData, TileData

MOST_SEATS: Final = 4
COLUMNS: Final = 4
STEPS: Final = 4
WIDEST: Final = 10


def faults(files: Files) -> list[Fault]:
    """What cannot be in the box."""
    checks = Checks()
    for tile in files.tiles:
        _check_tile(tile, checks)
    _check_totals(files, checks)
    tiles = [tile.id for tile in files.tiles]
    for name, promises in (("promises", files.promises), ("specials", files.specials)):
        for promise in promises:
            _check_promise(f"{name}.{promise.number}", promise, tiles, checks)
    _check_piles(files, checks)
    _check_boards(files, checks)
    return checks.faults


def _check_tile(tile: TileData, checks: Checks) -> None:
    """SC-4, SC-14: every form of a tile has as many cells, in one piece."""
    place = f"tiles.{tile.id}"
    if not tile.shapes:
        checks.at_least(f"{place}.shapes", 0, 1)
        return
    size = tile.level or len(tile.shapes[0].cells)
    for shape in tile.shapes:
        cells = f"{place}.shapes.{shape.id}.cells"
        if checks.exactly(cells, len(shape.cells), size) and not _in_one_piece(shape.cells):
            checks.note(cells, "fault-pieces", {})
        checks.at_least(f"{place}.shapes.{shape.id}.count", shape.count, 0)
    if tile.family == "warehouse":
        checks.exactly(f"{place}.slots: storage", tile.slots.count("storage"), len(tile.slots))
        checks.at_least(f"{place}.slots: storage", len(tile.slots), 1)
    else:
        checks.at_most(f"{place}.slots", len(tile.slots), size)
    for cell in tile.influencing:
        checks.within(f"{place}.influencing", cell, 0, size - 1)
    checks.known(f"{place}.goods", tile.goods, "wsm")
    if tile.stock != "common":
        # SC-17: one for each player.
        number = sum([shape.count for shape in tile.shapes])
        checks.at_least(f"{place}.shapes: count", number, MOST_SEATS)


def _in_one_piece(cells: list[Cell]) -> bool:
    left = set(cells)
    edge = [cells[0]]
    while edge:
        x, y = edge.pop()
        left.discard((x, y))
        edge += [cell for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if cell in left]
    return not left and len(set(cells)) == len(cells)


def _check_totals(files: Files, checks: Checks) -> None:
    """SC-23: what the list of components says."""
    for total in files.boards.tiles:
        number = sum(
            [
                shape.count
                for tile in files.tiles
                if tile.family == total.family
                for shape in tile.shapes
            ]
        )
        checks.exactly(f"tiles: {total.family}", number, total.count)


def _check_promise(place: str, promise: PromiseData, tiles: list[str], checks: Checks) -> None:
    checks.at_least(f"{place}.conditions", len(promise.conditions), 1)
    is_special = promise.pile == "special"
    if is_special != place.startswith("specials."):
        checks.note(f"{place}.pile", "fault-pile", {})
    for condition in promise.conditions:
        checks.known(f"{place}.conditions", condition.buildings, tiles)
        if (condition.least is None) == (condition.most is None):
            checks.note(f"{place}.conditions", "fault-bound", {})


def _check_piles(files: Files, checks: Checks) -> None:
    """SC-22: everybody draws one of each pile, also where cards are taken out (SC-115)."""
    for pile in ("easy", "medium", "hard"):
        there = [promise for promise in files.promises if promise.pile == pile]
        taken = [len([p for p in there if game in p.removed_in]) for game in _GAMES]
        checks.deck(f"promises: {pile}", len(there) - max(taken), MOST_SEATS, MOST_SEATS)


_GAMES: Final = ("economic", "citizen", "cultural", "solo")


def _check_boards(files: Files, checks: Checks) -> None:
    boards = files.boards
    for borough in boards.boroughs:
        place = f"boards.boroughs.{borough.id}.sides"
        if checks.exactly(place, len(borough.sides), STEPS):
            if sorted(set(borough.sides)) != borough.sides:
                checks.note(place, "fault-rising", {})
            checks.within(place, borough.sides[0], 4, WIDEST)
            checks.within(place, borough.sides[-1], 4, WIDEST)
    checks.exactly("boards.copies_by_players", len(boards.copies_by_players), MOST_SEATS)
    for copies in boards.copies_by_players:
        checks.within("boards.copies_by_players", copies, 0, MOST_SEATS)
    checks.exactly("boards.money_by_turn", len(boards.money_by_turn), MOST_SEATS)
    for name, columns in (
        ("council.industry", len(boards.council.industry)),
        ("council.construction", len(boards.council.construction)),
        ("council.economy", len(boards.council.economy)),
        ("council.tourism", len(boards.council.tourism)),
        ("promises_drawn.columns", len(boards.promises_drawn.columns)),
    ):
        checks.exactly(f"boards.{name}", columns, COLUMNS)
    for name, number in (
        ("citizens.hall", boards.citizens.hall),
        ("citizens.career", boards.citizens.career),
        ("citizens.reserve", boards.citizens.reserve),
        ("goods.wood", boards.goods.wood),
        ("goods.stone", boards.goods.stone),
        ("goods.metal", boards.goods.metal),
    ):
        checks.at_least(f"boards.{name}", number, 0)


FILES: Final = read_data(__package__, Files, faults)
