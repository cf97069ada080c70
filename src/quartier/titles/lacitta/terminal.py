"""A table of La Città on a terminal of 80 columns or more.

Everything shown comes out of a view. Every hex of the map shows its name; a tile has the letter of
its owner's seat and two letters for the building, so that nothing depends on colours.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quartier.core.speech import Fact
from quartier.locale import Texts
from quartier.titles.lacitta.content import BUILDINGS, SERVICES
from quartier.titles.lacitta.scoring import CATEGORIES
from quartier.titles.lacitta.seen import Border, Card, Hex, Spot, View

SEAT_LETTERS: Final = "ABCDE"
SEAT_STYLES: Final = ("dark_orange3", "dodger_blue2", "dark_goldenrod", "green4", "deep_pink4")
TERRAIN_STYLES: Final = {
    "farm": "black on khaki3",
    "mountain": "white on grey50",
    "lake": "white on dodger_blue3",
}
LABEL: Final = "dim"
STRONG: Final = "bold"
WARNING: Final = "bold red3"

# A hex is this wide and high; neighbours in the next row are half a hex aside.
WIDTH: Final = 4
HEIGHT: Final = 2


def draw(view: dict[str, object], texts: Texts, names: list[str]) -> RenderableType:
    """The situation as the view shows it: the map, players, cities, cards, what is to come."""
    return Drawing(view, texts, names).situation()


def scores(view: dict[str, object], texts: Texts, names: list[str]) -> RenderableType:
    """The points of every seat by category."""
    return Drawing(view, texts, names).scores()


class Drawing:
    """A view being drawn in one language."""

    def __init__(self, view: dict[str, object], texts: Texts, names: list[str]) -> None:
        self.view = msgspec.convert(view, View)
        self.texts = texts
        self.names = names
        self.codes = {building.id: texts.text(building.letters) for building in BUILDINGS}

    def situation(self) -> RenderableType:
        parts = [
            self.heading(),
            Padding(Map(self).drawn(), (1, 0)),
            self.legend(),
            self.players(),
        ]
        if self.view.cities:
            parts.append(self.cities())
        if not self.view.over:
            parts += [self.cards(), self.outlook()]
        return Group(*parts)

    def say(self, key: str, **facts: Fact) -> str:
        return self.texts.text(key, facts, self.names)

    def name(self, seat: int) -> Text:
        return Text(f"{SEAT_LETTERS[seat]} {self.names[seat]}", SEAT_STYLES[seat])

    # Parts of the situation

    def heading(self) -> RenderableType:
        view = self.view
        if view.over:
            when = self.say("show-over")
        elif not view.year:
            when = self.say("phase-placing")
        else:
            when = self.say("show-year", year=view.year, years=view.years, phase=view.phase)
            if view.phase in ("phase-action", "phase-politics"):
                when += self.say("show-turn", turn=view.turn, turns=view.turns)
        first = self.say("show-first", seat=view.first)
        return Padding(Group(Text(when, STRONG), Text(first)), (0, 2))

    def legend(self) -> RenderableType:
        used = {place.tile for place in self.view.hexes if place.tile}
        codes = ", ".join(
            f"{self.codes[building.id]} {self.say(building.key)}"
            for building in BUILDINGS
            if building.id in used
        )
        lines = [self.say("show-map")] + ([codes] if codes else [])
        return Padding(Text("\n".join(lines), LABEL), (0, 2))

    def players(self) -> RenderableType:
        table = _table()
        for key in (
            "show-player",
            "show-citizens",
            "show-food",
            "show-gold",
            "show-cards-ready",
            "show-castles",
            "show-markers",
            "show-points",
        ):
            table.add_column(self.say(key), justify="left" if key == "show-player" else "right")
        for seat, player in enumerate(self.view.players):
            food = Text(str(player.food))
            if player.short:
                food = Text(self.say("show-short", food=player.food, n=player.short), WARNING)
            gold = str(player.gold) + (f" +{player.income}" if player.income else "")
            name = self.name(seat)
            if player.lost:
                name.append(f" ({self.say('show-lost')})")
            elif player.hungry:
                name.append(f" ({self.say('show-penalty')})")
            table.add_row(
                name,
                str(player.citizens),
                food,
                gold,
                str(player.ready),
                str(player.castles),
                str(player.markers),
                Text(str(player.score), STRONG),
            )
        return Padding(table, (1, 2, 0, 2))

    def cities(self) -> RenderableType:
        """Cities by owner, with what they offer and the rivals they are compared with."""
        table = _table()
        for key, justify in (
            ("show-city", "left"),
            ("show-population", "right"),
            ("show-in-castle", "right"),
            *((f"service-{name}", "right") for name in SERVICES),
            ("show-complete", "left"),
            ("show-rivals", "left"),
        ):
            table.add_column(self.say(key), justify="right" if justify == "right" else "left")
        for city in sorted(self.view.cities, key=lambda city: city.owner):
            limit = "∞" if city.limit is None else str(city.limit)
            table.add_row(
                Text(f"{SEAT_LETTERS[city.owner]} {city.castle}", SEAT_STYLES[city.owner]),
                f"{city.citizens}/{limit}",
                Text(str(city.in_castle), WARNING if city.missing else ""),
                *(f"{city.services[name]:g}" for name in SERVICES),
                "+3" if city.complete else "",
                Text(", ".join(self.rivals(city.castle))),
            )
        return Padding(table, (0, 2))

    def rivals(self, castle: str) -> list[str]:
        owner = {city.castle: SEAT_LETTERS[city.owner] for city in self.view.cities}
        return [
            # Kept on one line.
            f"{owner[other]}\N{NO-BREAK SPACE}{other}"
            for pair in self.view.neighbours
            if pair.rivals and castle in (pair.one, pair.other)
            for other in (pair.one, pair.other)
            if other != castle
        ]

    def cards(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=LABEL)
        grid.add_column()
        voice = self.view.voice
        if voice.cards:
            shown = [self.say(f"service-{card}") if card else "?" for card in voice.cards]
            grid.add_row(self.say("show-voice"), Text(" · ".join(shown)))
        spent = ", ".join(f"{self.say(f'service-{n}')} {voice.spent[n]}" for n in SERVICES)
        grid.add_row(self.say("show-spent"), Text(spent))
        row = [self.card(card) for card in self.view.policies.row if card]
        grid.add_row(self.say("show-row"), Text(", ".join(row)))
        scarce = [
            f"{'/'.join(self.say(f'building-{side}') for side in pool.sides)} {pool.left}"
            for pool in self.view.pools
            if pool.left <= 3
        ]
        if scarce:
            grid.add_row(self.say("show-scarce"), Text(", ".join(scarce)))
        return Padding(grid, (1, 2, 0, 2))

    def card(self, card: Card) -> str:
        prices = "/".join(str(option.cost) for option in card.options)
        return f"{self.say(f'policy-{card.id}')} ({prices})"

    def outlook(self) -> RenderableType:
        """What the migration would bring now, by ruling service."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=LABEL)
        grid.add_column()
        for name in SERVICES:
            flows = self.view.forecast.migration[name]
            moves = [f"{flow.source}→{flow.to if flow.stays else '✗'}" for flow in flows]
            service = f"service-{name}"
            grid.add_row(self.say("show-if", service=service), Text(", ".join(moves) or "–"))
        return Padding(grid, (0, 2))

    def scores(self) -> RenderableType:
        table = _table()
        table.add_column(self.say("show-player"))
        for category in CATEGORIES:
            table.add_column(self.say(category), justify="right")
        table.add_column(self.say("show-points"), justify="right")
        for seat, player in enumerate(self.view.players):
            points = [
                sum(line.points for line in player.score_lines if line.category == category)
                for category in CATEGORIES
            ]
            table.add_row(self.name(seat), *map(str, points), Text(str(player.score), STRONG))
        return Padding(table, (0, 2))


class Map:
    """The board as lines of text: rows of hexes, each half a hex aside from the one above."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.view = drawing.view
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
        if place.tile is None:
            mark = "·" if place.in_play else "×"
            self.put(row, column, f"{mark:^{WIDTH}}", LABEL)
            self.put(row + 1, column, f"{place.id:^{WIDTH}}", "" if place.in_play else LABEL)
            return
        style = f"bold {SEAT_STYLES[place.owner]}"
        code = self.drawing.codes[place.tile]
        if place.tile == "castle":
            code += str(place.citizens)
        marks = sum(marker.n for marker in place.markers)
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
            return self.drawing.say("terrain-farm", wheat=int(terrain[-1]))
        return self.drawing.say("terrain-lake" if kind == "lake" else "terrain-mountain")


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
