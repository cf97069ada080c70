"""The map of La Città in letters, for terminals.

Every hex shows its name. An empty one shows the food a castle or farmhouse would yield there, a
tile the letter of its owner's seat and two letters for the building: nothing depends on colours.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

from msgspec import UNSET
from rich.text import Text

from quartier.locale import Texts
from quartier.titles.lacitta.content import BUILDINGS
from quartier.titles.lacitta.views import Border, Hex, Spot, View

SEAT_LETTERS: Final = "ABCDE"
SEAT_STYLES: Final = ("dark_orange3", "dodger_blue2", "dark_goldenrod", "green4", "deep_pink4")
TERRAIN_STYLES: Final = {
    "farm": "black on khaki3",
    "mountain": "white on grey50",
    "lake": "white on dodger_blue3",
}
LABEL: Final = "dim"

# A hex is this wide and high; neighbours in the next row are half a hex aside.
WIDTH: Final = 4
HEIGHT: Final = 2


class Chart:
    """The board as lines of text: rows of hexes, each half a hex aside from the one above."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.texts = texts
        self.codes = {building.id: texts.text(building.letters) for building in BUILDINGS}
        cells = [(place.q, place.r) for place in self.view.hexes]
        self.left = min(2 * q + r for q, r in cells)
        rows = max(r for _, r in cells) + 1
        columns = max(2 * q + r for q, r in cells) - self.left + 2
        self.width = columns * WIDTH // 2
        # One line above and below for the terrain along the border.
        self.lines = [[(" ", "")] * self.width for _ in range(rows * HEIGHT + 2)]

    def drawn(self) -> Text:
        for spot in self.view.spots:
            self.spot(spot)
        for place in self.view.hexes:
            self.hex(place)
        for border in self.view.border:
            self.border(border)
        text = Text(no_wrap=True)
        for line in self.lines:
            for style, run in groupby(line, key=itemgetter(1)):
                text.append("".join(character for character, _ in run), style)
            text.append("\n")
        text.rstrip()
        return text

    def column(self, q: int, r: int) -> int:
        return (2 * q + r - self.left) * WIDTH // 2

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            if 0 <= column + offset < self.width:
                self.lines[row][column + offset] = (character, style)

    def hex(self, place: Hex) -> None:
        row, column = place.r * HEIGHT + 1, self.column(place.q, place.r)
        if place.tile is None or place.owner is UNSET:
            mark = (str(place.wheat) if place.wheat else "·") if place.in_play else "×"
            self.put(row, column, f"{mark:^{WIDTH}}", LABEL)
            self.put(row + 1, column, f"{place.id:^{WIDTH}}", "" if place.in_play else LABEL)
            return
        style = f"bold {SEAT_STYLES[place.owner]}"
        code = self.codes[place.tile]
        if place.tile == "castle":
            code += str(place.citizens)
        marks = sum(marker.n for marker in place.markers or ())
        tail = str(marks) if marks else ""
        self.put(row, column, f"{SEAT_LETTERS[place.owner]}{code}{tail:<1}", f"{style} reverse")
        self.put(row + 1, column, f"{place.id:^{WIDTH}}", style)

    def spot(self, spot: Spot) -> None:
        kind = spot.terrain.rstrip("123")
        if kind == "wasteland":
            return
        style = TERRAIN_STYLES[kind]
        for q, r in spot.cells:
            for line in range(HEIGHT):
                self.put(r * HEIGHT + 1 + line, self.column(q, r), " " * WIDTH, style)
        rows = [r for _, r in spot.cells]
        widest = max(set(rows), key=rows.count)
        first = min(q for q, r in spot.cells if r == widest)
        label = self.terrain(spot.terrain)
        self.put(widest * HEIGHT + 1, self.column(first, widest), f"{label:^{3 * WIDTH}}", style)

    def border(self, border: Border) -> None:
        """The terrain printed along the border, with the hexes it lies next to: above or below
        them, that of both sides in the corners above."""
        places = [place for place in self.view.hexes if place.border == border.id]
        kind = border.terrain.rstrip("123")
        if kind == "wasteland":
            return
        text = f"{self.terrain(border.terrain)} {places[0].id}–{places[-1].id}"
        first, last = (self.column(place.q, place.r) for place in (places[0], places[-1]))
        row = 0 if border.id != "S" else len(self.lines) - 1
        if border.id == "W":
            first = 0
        elif border.id == "E":
            first = self.width - len(text)
        else:
            text = text.center(last - first + WIDTH)
        self.put(row, first, text, TERRAIN_STYLES[kind])

    def terrain(self, terrain: str) -> str:
        kind = terrain.rstrip("123")
        if kind == "farm":
            return self.texts.text("terrain-farm", {"wheat": int(terrain[-1])})
        return self.texts.text("terrain-lake" if kind == "lake" else "terrain-mountain")
