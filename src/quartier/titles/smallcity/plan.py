"""A borough drawn with letters: what stands on each cell, what its slot is for, who is there."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from quartier.titles.smallcity.grid import CELL_NAMES, CELL_OF, WIDE
from quartier.titles.smallcity.views import Borough, Tile

# Each kind of tile has a letter, each family a background; never the colour alone.
LETTERS: Final = {
    "residential_1": "R",
    "residential_2": "R",
    "residential_3": "R",
    "residential_4": "R",
    "residential_5": "R",
    "commercial_1": "C",
    "commercial_2": "C",
    "commercial_3": "C",
    "commercial_4": "C",
    "factory_1": "F",
    "factory_2": "F",
    "factory_3": "F",
    "warehouse": "W",
    "refinery": "Y",
    "port": "P",
    "police": "O",
    "fire_station": "B",
    "city_hall": "H",
    "school": "S",
    "library": "L",
    "museum": "M",
    "metro": "E",
    "clinic": "N",
    "university": "U",
    "park_1": "K",
    "park_2": "K",
    "park_3": "K",
}
STYLES: Final = {
    "residential": "black on green3",
    "commercial": "white on dodger_blue3",
    "factory": "black on gold3",
    "warehouse": "white on orange4",
    "refinery": "white on orange4",
    "port": "white on orange4",
    "service": "black on grey70",
    "cultural": "white on dark_magenta",
    "park": "black on pale_green1",
}
WATER: Final = "black on sky_blue1"
GRAVE: Final = "†"
MAYOR: Final = "x"
EMPTY: Final = "·"
NOBODY: Final = "_"
# What a slot is for; homes show the level of their zone instead.
SIGNS: Final = {
    "cash": "$",
    "sell": "%",
    "buy": "v",
    "trade": "V",
    "wood": "w",
    "stone": "s",
    "metal": "m",
    "rest": "z",
    "police": "!",
    "fire": "!",
    "clinic": "!",
    "university": "!",
}
SEAT_MARKS: Final = ("●", "▲", "■", "◆")
SEAT_STYLES: Final = ("dark_orange", "blue", "dark_goldenrod", "green4")


def borough_plan(borough: Borough) -> Text:
    """The borough with three characters a cell: tile, slot, person."""
    drawn = _cells(borough)
    text = Text()
    for y in range(borough.grid - 1, -1, -1):
        text.append(f"{y + 1:>2} ", "dim")
        for x in range(borough.grid):
            cell = y * WIDE + x
            own = drawn.get(cell)
            if own is None:
                text.append_text(_bare(borough, cell, 3))
                text.append(" ")
                continue
            right = drawn.get(cell + 1) if x + 1 < borough.grid else None
            text.append(own.signs, own.style)
            joined = right is not None and right.tile is own.tile
            text.append(" ", own.style if joined else "")
        text.append("\n")
    columns = "".join(f" {letter}  " for letter in "abcdefghij"[: borough.grid])
    return text.append("   " + columns, "dim")


def small_plan(borough: Borough) -> Text:
    """The borough with two characters a cell: tile, person."""
    drawn = _cells(borough)
    text = Text()
    for y in range(borough.grid - 1, -1, -1):
        text.append(f"{y + 1:>2} ", "dim")
        for x in range(borough.grid):
            cell = y * WIDE + x
            own = drawn.get(cell)
            if own is None:
                text.append_text(_bare(borough, cell, 2))
            else:
                text.append(own.signs[0] + own.signs[2], own.style)
        text.append("\n")
    columns = "".join(f"{letter} " for letter in "abcdefghij"[: borough.grid])
    return text.append("   " + columns, "dim")


class Drawn:
    """A cell of a tile: its three characters and the style of its family."""

    def __init__(self, tile: Tile, signs: str, style: str) -> None:
        self.tile = tile
        self.signs = signs
        self.style = style


def _cells(borough: Borough) -> dict[int, Drawn]:
    drawn: dict[int, Drawn] = {}
    for tile in borough.tiles:
        letter = LETTERS[tile.tile]
        slots = {slot.cell: slot for slot in tile.slots or ()}
        for index, name in enumerate(tile.cells):
            style = STYLES[tile.family]
            signs = f"{letter}  "
            slot = slots.get(name)
            if tile.family == "port" and index >= len(tile.cells) // 2:
                signs, style = "~~ ", WATER
            elif tile.family == "warehouse":
                signs = f"{letter}{len(tile.goods or ())} "
            elif slot is not None and slot.function == "hall":
                signs = f"{letter}  "
            elif slot is not None:
                person = SEAT_MARKS[slot.seat] if isinstance(slot.seat, int) else NOBODY
                sign = str(len(tile.cells)) if slot.function == "home" else SIGNS[slot.function]
                signs = f"{letter}{sign}{person}"
            drawn[CELL_OF[name]] = Drawn(tile, signs, style)
    return drawn


def _bare(borough: Borough, cell: int, width: int) -> Text:
    """A cell without a tile: cemetery, closed by the Mayor, empty, or outside the zone."""
    name = CELL_NAMES[cell]
    inside = cell % WIDE < borough.side and cell // WIDE < borough.side
    for grave in borough.cemeteries:
        if grave.cell == name:
            mark = GRAVE + SEAT_MARKS[grave.seat]
            return Text(mark.ljust(width), "bold")
    if name in borough.blocked:
        return Text(MAYOR.center(width), "bold red")
    return Text((EMPTY if inside else " ").center(width), "dim")
