"""A table of 7 Wonders on a terminal of 80 columns or more.

Everything shown comes out of a view. A card colour is always a symbol as well, for those who do
not see colours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import UNSET
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier import terminal
from quartier.core.speech import Fact, Points, literal
from quartier.core.views import Zone
from quartier.terminal import side_by_side
from quartier.titles.sevenwonders.content import (
    BOARDS,
    COLOURS,
    KIND_OF,
    SYMBOLS,
    WHITE,
    Board,
    Kind,
    share,
)
from quartier.titles.sevenwonders.describe import (
    AMOUNTS,
    SYMBOL_AMOUNTS,
    Phrase,
    describe_board,
    describe_card,
    describe_stage,
    price_of,
)
from quartier.titles.sevenwonders.moves import RIGHTS
from quartier.titles.sevenwonders.resources import RESOURCE_IDS
from quartier.titles.sevenwonders.scoring import CATEGORIES
from quartier.titles.sevenwonders.views import City, Plan, View

# For each card colour a symbol and a style.
MARKS: Final = ("▲", "■", "●", "◆", "✚", "✱", "★", "○", "♠")
STYLES: Final = (
    "dark_orange3",
    "grey50",
    "dodger_blue2",
    "dark_goldenrod",
    "red3",
    "green4",
    "medium_purple3",
    "bold",
    "reverse",
)
LABEL: Final = "dim"
NEXT: Final = "bold"
USES: Final = {
    "build": "move-build",
    "stage": "move-stage",
    "sell": "move-sell",
    "keep": "move-keep",
}


class Drawing(terminal.Drawing[View]):
    """A view being drawn in one language."""

    def situation(self) -> RenderableType:
        """The table as the view shows it: the own city first, then hand, neighbours and table."""
        seat, cities = self.view.seat, self.view.cities
        parts = [self.heading()]
        if seat is None:
            parts.append(side_by_side([self.city(city) for city in cities]))
        else:
            own = cities[seat]
            parts += [self.own_city(own), *self.hands(own), self.neighbours(seat)]
            around = (seat, (seat + 1) % len(cities), (seat - 1) % len(cities))
            far = [city for index, city in enumerate(cities) if index not in around]
            parts += [self.far_cities(far)] if far else []
        return Group(*parts, self.legend())

    def brief(self, width: int) -> RenderableType:
        """The own city and hand whole, the others in a line or two each."""
        seat, cities = self.view.seat, self.view.cities
        if seat is None:
            return Group(self.heading(is_brief=True), self.far_cities(cities))
        own = cities[seat]
        left, right = (seat + 1) % len(cities), (seat - 1) % len(cities)
        places = {left: "show-at-left"} | ({right: "show-at-right"} if right != left else {})
        prices = {right: own.production.right_price, left: own.production.left_price}
        others = _grid()
        for index in dict.fromkeys((left, right, *range(len(cities)))):
            if index != seat:
                city = cities[index]
                self.add_in_brief(others, city, places.get(index, ""), prices.get(index))
        parts = [self.own_city(own, is_brief=True), *self.hands(own), Padding(others, (0, 2))]
        return Group(self.heading(is_brief=True), *parts)

    # Words

    def phrases(self, phrases: Iterable[Phrase]) -> str:
        return ", ".join(self.texts.text(key, facts) for key, facts in phrases)

    def name(self, city: City) -> str:
        return self.names[city.name] if isinstance(city.name, int) else self.say(city.name)

    def wonder(self, city: City) -> str:
        return f"{self.say(_printed(city).key)} {(city.side or '').upper()}".rstrip()

    def title(self, city: City) -> Text:
        return Text(f"{self.name(city)} · {self.wonder(city)}", "bold")

    def listed(self, cards: list[str]) -> str:
        """The names of some cards, equal ones together."""
        return ", ".join(
            self.say(kind.key) + (f" ×{number}" if number > 1 else "")
            for kind, number in _counted(cards)
        )

    def known(self, key: str, zone: Zone) -> str:
        """How many cards lie there, and the known ones of them."""
        text = self.say(key, number=zone.count)
        return f"{text} ({self.listed(zone.known)})" if zone.known else text

    def units(self, units: list[list[str]]) -> str:
        """Units of resources: fixed ones counted, choices as "wood/clay"."""
        fixed = Counter(unit[0] for unit in units if len(unit) == 1)
        parts = [
            self.say(AMOUNTS[kind], n=fixed[name])
            for kind, name in enumerate(RESOURCE_IDS)
            if fixed[name]
        ]
        choices = [unit for unit in units if len(unit) > 1]
        parts += ["/".join(self.say(f"resource-{name}") for name in unit) for unit in choices]
        return ", ".join(parts)

    # Parts of the situation

    def heading(self, is_brief: bool = False) -> RenderableType:
        view = self.view
        if view.over:
            when = self.say("show-over")
        elif not view.age:
            when = self.say("show-before")
        elif not view.turn:
            when = self.say("show-recruitment", age=view.age)
        else:
            when = self.say("show-turn", age=view.age, turn=view.turn, turns=view.turns)
        points = ", ".join(f"{self.name(city)} {city.score}" for city in view.cities)
        lines = [self.say("show-standing", points=literal(points))]
        if not is_brief:
            lines.append(self.known("show-discard", view.discard))
        if view.holder is not UNSET and view.turn and not view.over:
            lines.append(self.say("show-holder", seat=view.holder))
        return Padding(Group(Text(when, "bold"), *map(Text, lines)), (0, 2))

    def own_city(self, city: City, is_brief: bool = False) -> RenderableType:
        grid = _grid()
        if isinstance(city.plan, Plan):
            grid.add_row(self.say("show-chosen"), Text(self.chosen(city.plan), NEXT))
        grid.add_row(self.say("show-wonder"), self.stages(city, is_brief))
        if city.production.own:
            grid.add_row(self.say("show-production"), Text(self.units(city.production.own)))
        for move in RIGHTS:
            if move.right & city.rights:
                grid.add_row(self.say("show-right"), Text(self.say(move.key)))
        if is_brief:
            grid.add_row(self.say("show-cards"), self.flow(_cards(city)))
        else:
            self.add_cards(grid, _cards(city), with_names=True)
        body = Group(Text(self.status(city)), grid)
        return Panel(body, title=self.title(city), title_align="left", border_style=NEXT)

    def chosen(self, plan: Plan) -> str:
        kind = KIND_OF[plan.card]
        recruits = plan.use == "build" and kind.colour == WHITE
        return self.say("move-recruit" if recruits else USES[plan.use], card=kind.key)

    def status(self, city: City) -> str:
        """What a city has, in numbers."""
        parts = [
            self.say("points", n=city.score),
            self.say("coins", coins=city.coins),
            self.say("shields", n=city.shields),
            self.say("show-stages", stages=city.stages, all=len(_printed(city).stages)),
        ]
        if city.victories:
            parts.append(self.say("show-victories", number=city.victories))
        if city.defeats:
            parts.append(self.say("show-defeats", number=city.defeats))
        if city.diplomacy:
            parts.append(self.say("effect-diplomacy", n=city.diplomacy))
        if city.debts:
            parts.append(self.say("debts", debts=city.debts))
        if city.owed:
            parts.append(self.say("show-owes", coins=city.owed))
        if city.copied:
            parts.append(self.say("show-copies", card=KIND_OF[city.copied].key))
        return ", ".join([*parts, *self.symbols(city)])

    def symbols(self, city: City) -> list[str]:
        return [
            self.say(SYMBOL_AMOUNTS[symbol], n=city.science[name])
            for symbol, name in enumerate(SYMBOLS)
            if city.science[name]
        ]

    def stages(self, city: City, is_brief: bool) -> RenderableType:
        """The stages of the wonder: built, next, and later ones; in brief, those to be built."""
        grid = _grid()
        for number, stage in enumerate(_printed(city).stages, 1):
            if is_brief and number <= city.stages:
                continue
            price, effect = self.phrases(price_of(stage.price)), self.phrases(describe_stage(stage))
            is_next = number == city.stages + 1
            mark = "✓" if number <= city.stages else "▸" if is_next else " "
            style = NEXT if is_next else ""
            grid.add_row(Text(f"{mark} {number}", style), Text(f"{price} → {effect}", style))
        start = literal(self.phrases(describe_board(_printed(city))))
        monument = self.say("show-monument", monument=f"monument-{city.board}", start=start)
        return Group(Text(monument), grid)

    def add_cards(self, grid: Table, cards: list[str], with_names: bool) -> None:
        """Cards by colour, a row each; the symbol of the colour with or without its name."""
        for colour, name in enumerate(COLOURS):
            if of_colour := [card for card in cards if KIND_OF[card].colour == colour]:
                label = f" {self.say(f'colour-{name}')}" if with_names else ""
                grid.add_row(_marked(colour, label), Text(self.listed(of_colour)))

    def flow(self, cards: list[str]) -> Text:
        """Cards as running text, each behind the symbol of its colour."""
        return Text(", ").join(
            _marked(kind.colour, f"\N{NO-BREAK SPACE}{self.listed([kind.id] * number)}")
            for kind, number in _counted(cards)
        )

    def hands(self, own: City) -> list[RenderableType]:
        zones = (
            ("show-draft", own.draft),
            ("show-leader-hand", own.leader_hand),
            ("show-hand", own.hand),
        )
        return [self.hand(label, zone, own) for label, zone in zones if zone and zone.count]

    def hand(self, label: str, zone: Zone, own: City) -> RenderableType:
        """Cards to choose from, with price and effect."""
        table = _table()
        for key, ratio in ((label, 3), ("show-price", 3), ("show-effect", 4)):
            table.add_column(self.say(key), ratio=ratio)
        for kind, number in _counted(zone.known):
            name = _marked(kind.colour, f" {self.listed([kind.id] * number)}")
            price, effect = self.price(kind, own), self.phrases(describe_card(kind))
            table.add_row(name, Text(price), Text(effect))
        return Padding(table, (1, 2, 0, 2))

    def price(self, kind: Kind, own: City) -> str:
        """The printed price, unless the card stands there already (SW-24) or is free (SW-43)."""
        if any(card.name == kind.name for card in _kinds(own.built)):
            return self.say("price-built")
        chain: Fact = [card.key for card in _kinds(own.built) if share(card.name, kind.chain)]
        return self.say("price-chain", cards=chain) if chain else self.phrases(price_of(kind.price))

    def neighbours(self, seat: int) -> RenderableType:
        """SW-1: the left neighbour at the left, the right one at the right."""
        cities = self.view.cities
        own = cities[seat].production
        left, right = cities[(seat + 1) % len(cities)], cities[seat - 1]
        left_offers = self.offers(left, own.left_price, own.left_rebate)
        right_offers = self.offers(right, own.right_price, own.right_rebate)
        return side_by_side(
            [
                self.city(left, "show-at-left", left_offers),
                self.city(right, "show-at-right", right_offers),
            ]
        )

    def city(self, city: City, place: str = "", offers: Iterable[str] = ()) -> RenderableType:
        """A city in brief."""
        lines = [self.status(city), *offers]
        for key, zone in (
            ("show-holds", city.hand),
            ("show-holds-leaders", city.leader_hand),
            ("show-holds-leaders", city.draft),
        ):
            lines += [self.known(key, zone)] if zone and zone.count else []
        if isinstance(city.plan, Plan):
            lines.append(self.say("show-choice", move=literal(self.chosen(city.plan))))
        grid = _grid()
        self.add_cards(grid, _cards(city), with_names=False)
        if self.is_partner(city):
            place = "show-partner"
        return Panel(
            Group(*map(Text, lines), grid),
            title=self.title(city),
            title_align="left",
            subtitle=self.say(place) if place else None,
        )

    def add_in_brief(
        self, grid: Table, city: City, place: str, prices: dict[str, int] | None
    ) -> None:
        """A city in a line, and what it sells in another if it is a neighbour."""
        if self.is_partner(city):
            place = "show-partner"
        name = Text(self.name(city), "not dim")
        if place:
            name.append(f"\n{self.say(place)}", LABEL)
        lines = [Text(f"{self.status(city)}  ").append(self.tally(city))]
        if prices is not None:
            lines += [Text(offer) for offer in self.offers(city, prices, 0)]
        grid.add_row(name, Text("\n").join(lines))

    def tally(self, city: City) -> Text:
        """How many cards of each colour."""
        cards = Counter(kind.colour for kind in _kinds(_cards(city)))
        return Text("  ").join(_marked(colour, f" {cards[colour]}") for colour in sorted(cards))

    def is_partner(self, city: City) -> bool:
        """SW-164: another player whose plan is known."""
        another = isinstance(city.name, int) and city.name != self.view.seat
        return another and city.plan is not UNSET

    def offers(self, city: City, prices: dict[str, int], rebate: int) -> list[str]:
        """What a neighbour sells, by price; all that a unit may be costs the same."""
        lines = []
        for price in sorted(set(prices.values())):
            units = [unit for unit in city.production.sale if prices[unit[0]] == price]
            if units:
                goods = literal(self.units(units))
                lines.append(self.say("show-sells", coins=price, goods=goods))
        if lines and rebate:
            lines.append(self.say("show-rebate", coins=rebate))
        return lines or [self.say("show-sells-nothing")]

    def far_cities(self, cities: list[City]) -> RenderableType:
        """Cities that are no neighbours: numbers only."""
        grid = _grid()
        for city in cities:
            name = Text(self.name(city), "not dim").append(f"\n{self.wonder(city)}", LABEL)
            grid.add_row(name, Text(self.status(city) + "\n").append(self.tally(city)))
        return Padding(grid, (0, 2))

    def legend(self) -> RenderableType:
        marks = [
            _marked(colour, f" {self.say(f'colour-{name}')}") for colour, name in enumerate(COLOURS)
        ]
        return Padding(Text(" ").join(marks), (0, 1))

    # Points

    def scores(self) -> RenderableType:
        """The points of every city by category, and those of the own city one by one."""
        cities = self.view.cities
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, show_footer=True)
        table.add_column("", self.say("show-total"))
        for city in cities:
            name = Text(self.name(city), overflow="fold")
            table.add_column(name, str(city.score), justify="right")
        for category in CATEGORIES:
            points = [_points(city, category) for city in cities]
            if any(points):
                table.add_row(self.say(category), *map(str, points))
        parts: list[RenderableType] = [table]
        if self.view.seat is not None:
            parts.append(Padding(self.lines(cities[self.view.seat]), (1, 0, 0, 0)))
        return Padding(Group(*parts), (0, 2))

    def lines(self, city: City) -> RenderableType:
        """Where the points of a city come from."""
        grid = _grid()
        for category in CATEGORIES:
            sources = [
                f"{self.say(line.source)} {line.points}"
                for line in city.score_lines
                if line.category == category
            ]
            if sources:
                grid.add_row(self.say(category), Text(", ".join(sources)))
        return Group(self.title(city), grid)


def _printed(city: City) -> Board:
    return next(b for b in BOARDS if b.id == city.board and b.side == (city.side or "a"))


def _cards(city: City) -> list[str]:
    return [*city.built, *city.leaders]


def _kinds(cards: Iterable[str]) -> list[Kind]:
    return [KIND_OF[card] for card in cards]


def _counted(cards: Iterable[str]) -> list[tuple[Kind, int]]:
    """Different cards by colour, and how many there are of each."""
    numbers = Counter(cards)
    ordered = sorted(_kinds(numbers), key=lambda kind: (kind.colour, kind.number))
    return [(kind, numbers[kind.id]) for kind in ordered]


def _marked(colour: int, text: str) -> Text:
    """A text behind the symbol of a colour."""
    return Text.assemble((MARKS[colour], f"not dim {STYLES[colour]}"), text)


def _points(city: City, category: str) -> Points:
    return sum(line.points for line in city.score_lines if line.category == category)


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, expand=True, pad_edge=False, show_edge=False)


def _grid() -> Table:
    """Labels at the left, what they stand for at the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=LABEL)
    grid.add_column(ratio=1)
    return grid
