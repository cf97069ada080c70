"""A table of Card City XL on a terminal of 100 columns or more.

Everything shown comes out of a view. A card is a coloured block with the letter of its type, for
those who do not see colours; a bicolour card shows how it is cut and turned.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import UNSET
from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier import terminal
from quartier.core.speech import literal
from quartier.core.views import Zone
from quartier.locale import points_text
from quartier.titles.cardcity.content import KIND_OF, TYPE_IDS
from quartier.titles.cardcity.geometry import COLUMNS
from quartier.titles.cardcity.schema import TypeName
from quartier.titles.cardcity.views import CardAt, District, Ground, Offer, View

# By type, in the order of content.TYPES: the letter, and the style of the block.
LETTERS: Final = "RCLIPMGN"
STYLES: Final = (
    "white on green4",
    "white on dodger_blue3",
    "white on medium_purple3",
    "black on gold3",
    "white on grey42",
    "white on red3",
    "black on dark_sea_green2",
    "white on grey19",
)
ARCHITECT: Final = "black on bright_white"
LABEL: Final = "dim"
PLACE: Final = "·"
SUBURB: Final = "s"
# How a block of two lines is cut, by the sides of its first half: the line, then which half it is.
CUTS: Final = {
    "w": ("1│2", "1│2"),
    "e": ("2│1", "2│1"),
    "n": (" 1 ", "▔2▔"),
    "s": (" 2 ", "▔1▔"),
    "nw": ("1 ╱", "╱ 2"),
    "se": ("2 ╱", "╱ 1"),
    "ne": ("╲ 1", "2 ╲"),
    "sw": ("╲ 2", "1 ╲"),
}
WIDTH: Final = 4
PHASES: Final = {
    "acquisition": "phase-acquisition",
    "construction": "phase-construction",
    "development": "phase-development",
    "income": "phase-income",
    "purchases": "phase-purchases",
}
LOTS: Final = {"first": "lot-first", "second": "lot-second"}


class Drawing(terminal.Drawing[View]):
    """A view being drawn in one language."""

    def situation(self) -> RenderableType:
        """The table as the view shows it: offers and hand, the own city, then the others."""
        others = self.others()
        parts = [Columns([self.small(ground) for ground in others], padding=(0, 1))]
        return Group(*self.own(), *(parts if others else []), self.legend())

    def brief(self, width: int) -> RenderableType:
        """The same with the others in a line or two each."""
        lines = [Padding(self.status(ground.seats[0]), (0, 1)) for ground in self.others()]
        return Group(*self.own(), *lines)

    def own(self) -> list[RenderableType]:
        """What is offered and held, and the own city, or the one that all have."""
        view = self.view
        parts: list[RenderableType] = [self.heading()]
        if view.offer is not None:
            parts.append(self.offer(view.offer))
        if view.drawn.count:
            parts.append(self.zone("show-drawn", view.drawn))
        if view.seat is not None and view.cities[view.seat].hand.count:
            parts.append(self.zone("show-hand", view.cities[view.seat].hand))
        return [*parts, self.large(view.grounds[self.first])]

    def others(self) -> list[Ground]:
        return [ground for index, ground in enumerate(self.view.grounds) if index != self.first]

    @property
    def first(self) -> int:
        """The ground that is shown large."""
        return 0 if len(self.view.grounds) == 1 else self.view.seat or 0

    # The table

    def heading(self) -> RenderableType:
        view = self.view
        variants = (
            ("option-architect", view.architect),
            ("option-ecology", view.ecology),
            ("option-leisure_crisis", view.leisure_crisis),
            ("option-unique_city", view.unique_city),
            ("option-suburb", view.suburb),
        )
        game = [
            self.say(f"value-level-{view.level}"),
            self.say(f"value-victory-{view.victory}"),
            *(self.say(key) for key, is_chosen in variants if is_chosen),
        ]
        when = self.say("show-over")
        if not view.over:
            facts = {"round": view.round, "rounds": view.rounds, "seat": view.first}
            when = self.say("show-round", phase=PHASES[view.phase], **facts)
        supply = f"{self.say('show-pile', cards=view.pile.count)} {self.reserve()}"
        lines = [Text(when, "bold"), Text(" · ".join(game)), Text(supply, LABEL)]
        return Padding(Group(*lines), (0, 1))

    def reserve(self) -> str:
        reserve = self.view.reserve
        text = self.say(
            "show-reserve",
            residences=reserve.residence,
            commerces=reserve.commerce,
            industries=reserve.industry,
            parks=reserve.park,
            clouds=reserve.cloud,
        )
        if not self.view.ecology or reserve.top_industry is None:
            return text
        return f"{text} {self.say('show-top', card=KIND_OF[reserve.top_industry].key)}"

    def cards(self, known: list[str], count: int) -> Text:
        """Cards by letters, the unknown ones as question marks, then their names."""
        text = Text()
        for card in known:
            text.append(_blocks(card)).append(" ")
        for _ in range(count - len(known)):
            text.append(" ? ", "reverse dim").append(" ")
        names = [
            self.say(KIND_OF[card].key) + (f" ×{number}" if number > 1 else "")
            for card, number in Counter(known).items()
        ]
        return text.append(", ".join(names), LABEL)

    def zone(self, key: str, zone: Zone) -> RenderableType:
        label = Text(f"{self.say(key)} ", "bold")
        return Padding(label.append(self.cards(zone.known, zone.count)), (0, 1))

    def offer(self, offer: Offer) -> RenderableType:
        key = "show-offer" if offer.complete else "show-dividing"
        lines = [Text(self.say(key, seat=offer.seat, to_seat=offer.to_seat), "bold")]
        for lot in offer.lots:
            line = Text(self.say("show-lot", lot=LOTS[lot.lot])).append(" ")
            line.append(self.cards(lot.open, len(lot.open)))
            if lot.hidden.count:
                line.append(f"  {self.say('show-hidden')} ")
                line.append(self.cards(lot.hidden.known, lot.hidden.count))
            if lot.money:
                line.append(f"  {self.say('show-bribe', money=lot.money)}", "bold")
            lines.append(line)
        return Padding(Group(*lines), (0, 1))

    def legend(self) -> RenderableType:
        marks = [_marked(name, f" {self.say(f'type-{name}')}", LABEL) for name in TYPE_IDS]
        return Padding(Text(" ").join(marks), (0, 1))

    # Cities

    def status(self, seat: int) -> Text:
        """What a seat has, in numbers."""
        city = self.view.cities[seat]
        parts = [
            self.say("show-score", score=literal(points_text(city.score))),
            self.say("show-money", money=city.money, income=city.income),
            self.say("show-size", counted=city.counted, limit=city.limit, empty=city.empty),
            self.say("show-prices", industry=city.industry_price, leisure=city.leisure_price),
        ]
        if city.pollution is not UNSET:
            parts.append(self.say("show-pollution", percent=city.pollution))
        if city.rank:
            parts.append(self.say(f"rank-{city.rank}"))
        if self.view.seat != seat and city.hand.count:
            hand = ", ".join(self.say(KIND_OF[card].key) for card in city.hand.known)
            holds = self.say("show-holds", cards=city.hand.count)
            parts.append(f"{holds} ({hand})" if hand else holds)
        return Text(self.names[seat], "bold").append(f" {', '.join(parts)}", "not bold")

    def large(self, ground: Ground) -> RenderableType:
        """A city with its numbers, its map and its districts, beside the map if there is room."""
        lines = [self.status(seat) for seat in ground.seats]
        districts = [district for district in ground.districts if _is_of_interest(district)]
        if self.view.unique_city:
            body: RenderableType = Group(self.map(ground), Text(), self.flow(districts))
        else:
            columns = Table.grid(padding=(0, 3))
            columns.add_row(self.map(ground), self.districts(districts))
            body = columns
        return Panel(Group(*lines, Text(), body), border_style="bold")

    def small(self, ground: Ground) -> RenderableType:
        """Another seat's city, a line for a row of cards."""
        cells = {cell.cell: cell for cell in ground.cells}
        map_ = Text(no_wrap=True)
        for row in _span(ground.frame.rows):
            for column in _span(ground.frame.columns):
                cell = cells.get(f"{COLUMNS[column]}{row + 1}")
                map_.append(_letters(cell) if cell else Text(f" {PLACE}", LABEL))
            map_.append("\n")
        map_.rstrip()
        return Panel(Group(self.status(ground.seats[0]), map_), width=48)

    def map(self, ground: Ground) -> Text:
        """The places the square can still reach, two lines each, with column and row names."""
        cells = {cell.cell: cell for cell in ground.cells}
        free = {
            name: str(seat + 1) if self.view.unique_city else PLACE
            for seat in ground.seats
            for name in self.view.cities[seat].free
        }
        map_ = Text(no_wrap=True)
        columns = _span(ground.frame.columns)
        letters = "".join(f" {COLUMNS[column]}".ljust(WIDTH) for column in columns)
        map_.append(f"   {letters}\n", LABEL)
        for row in _span(ground.frame.rows):
            map_.append(_border(ground, row), LABEL)
            shift = " " * (WIDTH // 2 * row) if ground.shape == "hex" else ""
            for line in range(2):
                map_.append(f"{row + 1:>2} " if line == 0 else "   ", LABEL).append(shift)
                for column in columns:
                    name = f"{COLUMNS[column]}{row + 1}"
                    if name in cells:
                        is_suburb = ground.regions[row][column] == SUBURB
                        map_.append(_half_block(cells[name], line, is_suburb))
                    elif name == ground.architect:
                        map_.append(" A " if line == 0 else "   ", ARCHITECT)
                    elif line == 0:
                        map_.append(f" {free.get(name, ' ')} ", LABEL)
                    else:
                        # Shifted rows are not below their letters.
                        is_named = ground.shape == "hex" and name in free
                        map_.append(f"{name if is_named else '':<3}", LABEL)
                    map_.append(_seam(ground, row, column), LABEL)
                map_.append("\n")
        map_.rstrip()
        return map_

    # Districts

    def districts(self, districts: list[District]) -> RenderableType:
        """Districts with their size, worth and growth, a row each."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for key in ("show-district", "show-places", "show-worth", "show-growth"):
            table.add_column(self.say(key), overflow="fold")
        for district in districts:
            name = _marked(district.type, f" {district.size}")
            cells = " ".join(district.cells)
            table.add_row(name, cells, self.worth(district), self.growth(district))
        return table

    def flow(self, districts: list[District]) -> Text:
        """The same as running text, for a city too wide to have a table beside it."""
        parts = []
        for district in districts:
            words = [*district.cells, self.worth(district), self.growth(district)]
            parts.append(_marked(district.type, f" {' '.join(words)}".rstrip()))
        return Text("   ").join(parts)

    def worth(self, district: District) -> str:
        if district.type != "residence":
            worth = self.say("show-pays", money=district.income or 0)
        elif self.view.victory == "happiness":
            return self.say("show-happy", points=district.happiness or 0)
        else:
            worth = self.say("show-points", points=district.points or 0)
        if len(district.owners) < 2:
            return worth
        shares = [f"{self.names[owner.seat]} {owner.share}" for owner in district.owners]
        return f"{worth} ({', '.join(shares)})"

    def growth(self, district: District) -> str:
        """Where it grows, or what it has of what it needs."""
        if not district.needed:
            return ""
        if not district.growth:
            return f"{district.support}/{district.needed}"
        cells = [name for growth in district.growth for name in growth.cells]
        return self.say("show-grows", cells=literal(" ".join(cells)))

    # Points

    def scores(self) -> RenderableType:
        """The points of every city by category."""
        cities = self.view.cities
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, show_footer=True)
        table.add_column("", self.say("show-total"))
        for seat, city in enumerate(cities):
            total = points_text(city.score)
            if city.lost:
                total += f" {self.say('show-lost')}"
            table.add_column(Text(self.names[seat], overflow="fold"), total, justify="right")
        sources = [line.source for city in cities for line in city.score_lines]
        for source in dict.fromkeys(sources):
            points = [
                sum(line.points for line in city.score_lines if line.source == source)
                for city in cities
            ]
            table.add_row(self.say(source), *map(points_text, points))
        return Padding(table, (0, 2))


def _is_of_interest(district: District) -> bool:
    """Not what lies in the suburb, nor parkings where they earn nothing."""
    return bool(district.owners) and (bool(district.needed) or district.income is not UNSET)


def _type(name: TypeName) -> int:
    return TYPE_IDS.index(name)


def _marked(name: TypeName, text: str, style: str = "") -> Text:
    """A text behind the block of a type."""
    type_ = _type(name)
    return Text.assemble((f" {LETTERS[type_]} ", STYLES[type_]), (text, style))


def _blocks(card: str) -> Text:
    """A card as one coloured block per type."""
    text = Text()
    for type_ in KIND_OF[card].types:
        text.append(f" {LETTERS[type_]} ", STYLES[type_])
    return text


def _letters(cell: CardAt) -> Text:
    """A card in two columns."""
    types = [_type(part.type) for part in cell.parts]
    if len(types) == 1:
        return Text(f"{LETTERS[types[0]]} ", STYLES[types[0]])
    return Text.assemble(*((LETTERS[type_], STYLES[type_]) for type_ in types))


def _half_block(cell: CardAt, line: int, is_suburb: bool) -> Text:
    """The upper or lower line of a card in three columns, cut as it lies.

    Cards of the suburb have small letters.
    """
    types = [_type(part.type) for part in cell.parts]
    if len(types) == 1:
        letter = LETTERS[types[0]].lower() if is_suburb else LETTERS[types[0]]
        return Text(f" {letter} " if line == 0 else "   ", STYLES[types[0]])
    pattern = CUTS[cell.turn][line]
    halves = [types[int(mark) - 1] for mark in pattern if mark.isdigit()]
    half = halves[0]
    text = Text()
    for mark in pattern:
        if mark.isdigit():
            half = halves.pop(0)
        text.append(LETTERS[half] if mark.isdigit() else mark, STYLES[half])
    return text


def _span(ends: tuple[int, int]) -> range:
    return range(ends[0], ends[1] + 1)


def _are_apart(one: str, other: str) -> bool:
    """Whether two places belong to different seats."""
    return one != other and one.isdigit() and other.isdigit()


def _seam(ground: Ground, row: int, column: int) -> str:
    """The gap at the right of a place: a line where another region begins."""
    line = ground.regions[row]
    is_border = column + 1 < len(line) and _are_apart(line[column], line[column + 1])
    return "║" if is_border else " "


def _border(ground: Ground, row: int) -> str:
    """A line where another region begins below; shifted rows leave no room for it."""
    if ground.shape == "hex" or row == ground.frame.rows[0]:
        return ""
    above, below = ground.regions[row - 1], ground.regions[row]
    marks = [
        ("═" if _are_apart(above[column], below[column]) else " ") * WIDTH
        for column in _span(ground.frame.columns)
    ]
    line = "".join(marks).rstrip()
    return f"   {line}\n" if line else ""
