"""A table of La Città on a terminal of 80 columns or more.

Everything shown comes out of a view; the map is drawn by `chart`.
"""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quartier import terminal
from quartier.titles.lacitta.chart import LABEL, SEAT_LETTERS, SEAT_STYLES, Chart
from quartier.titles.lacitta.content import BUILDINGS, SERVICES
from quartier.titles.lacitta.scoring import CATEGORIES
from quartier.titles.lacitta.views import PolicyCard, View

STRONG: Final = "bold"
WARNING: Final = "bold red3"
# What fits beside the map has so many columns at least.
BESIDE: Final = 38
# There, words at the head of columns have so many letters.
SHORT: Final = 4

# Before the first year, and once the migration of a year is over.
WITHOUT_OUTLOOK: Final = ("phase-placing", "phase-rehousing", "phase-feeding")


class Drawing(terminal.Drawing[View]):
    """A view being drawn in one language."""

    def situation(self) -> RenderableType:
        """The table as the view shows it: the map, players, cities, cards, what is to come."""
        parts = [
            self.heading(),
            Padding(Chart(self.view, self.texts).drawn(), (1, 0)),
            self.legend(),
            self.players(),
        ]
        if self.view.cities:
            parts.append(self.cities())
        if not self.view.over:
            parts.append(self.cards())
        if self.view.phase not in WITHOUT_OUTLOOK:
            parts.append(self.outlook())
        return Group(*parts)

    def brief(self, width: int) -> RenderableType:
        """The map and what is asked for; beside the map if there is room, cities too."""
        chart = Chart(self.view, self.texts)
        cards = [self.cards()] if not self.view.over else []
        if width < chart.width + BESIDE:
            return Group(self.heading(), chart.drawn(), self.people(), *cards)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=chart.width)
        grid.add_column(ratio=1)
        grid.add_row(chart.drawn(), Group(self.heading(), self.people(), self.offers(), *cards))
        return grid

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
            f"{self.say(building.letters)} {self.say(building.key)}"
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

    def people(self) -> RenderableType:
        """A line for each player: mouths and food, gold, points."""
        table = _table()
        for key in ("show-player", "show-citizens", "show-food", "show-gold", "show-points"):
            table.add_column(self.say(key), justify="left" if key == "show-player" else "right")
        for seat, player in enumerate(self.view.players):
            food = Text(str(player.food), WARNING if player.short else "")
            numbers = (str(player.citizens), food, str(player.gold), str(player.score))
            table.add_row(self.name(seat), *numbers)
        return Padding(table, (1, 0, 0, 1))

    def offers(self) -> RenderableType:
        """A line for each city: its people, and what it offers of each service."""
        table = _table()
        table.add_column(self.say("show-city"))
        table.add_column(self.say("show-population"), justify="right")
        for name in SERVICES:
            table.add_column(f"{self.say(f'service-{name}')[:SHORT]}.", justify="right")
        for city in sorted(self.view.cities, key=lambda city: city.owner):
            table.add_row(
                Text(f"{SEAT_LETTERS[city.owner]} {city.castle}", SEAT_STYLES[city.owner]),
                str(city.citizens),
                *(f"{city.services[name]:g}" for name in SERVICES),
            )
        return Padding(table, (1, 0, 0, 1))

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

    def card(self, card: PolicyCard) -> str:
        prices = "/".join(str(option.cost) for option in card.options)
        return f"{self.say(f'policy-{card.id}')} ({prices})"

    def outlook(self) -> RenderableType:
        """What the migration would bring now, by ruling service."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=LABEL)
        grid.add_column()
        for name in self.view.voice.rulings or SERVICES:
            flows = self.view.forecast.migration[name]
            moves = [f"{flow.source}→{flow.to if flow.stays else '✗'}" for flow in flows]
            service = f"service-{name}"
            grid.add_row(self.say("show-if", service=service), Text(", ".join(moves) or "–"))
        return Padding(grid, (0, 2))

    def scores(self) -> RenderableType:
        """The points of every seat by category."""
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


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
