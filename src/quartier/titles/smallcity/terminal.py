"""A table of Small City on a terminal of 100 columns or more.

Everything shown comes out of a view. Colours only repeat what letters and shapes say.
"""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier import terminal
from quartier.core.speech import Facts, literal
from quartier.locale import Texts
from quartier.terminal import side_by_side
from quartier.titles.smallcity.content import GOODS, PROMISES, TILES
from quartier.titles.smallcity.content import Promise as PromiseFace
from quartier.titles.smallcity.describe import describe_promise
from quartier.titles.smallcity.offers import Offers
from quartier.titles.smallcity.plan import (
    GRAVE,
    LETTERS,
    MAYOR,
    NOBODY,
    SEAT_MARKS,
    SEAT_STYLES,
    SIGNS,
    STYLES,
    borough_plan,
    small_plan,
)
from quartier.titles.smallcity.schema import Good
from quartier.titles.smallcity.scoring import CATEGORIES
from quartier.titles.smallcity.views import Borough, PromiseCard, View

LABEL: Final = "dim"
_FACES: Final = {face.key: face for face in PROMISES}


class Drawing(terminal.Drawing[View]):
    """A view being drawn in one language."""

    def __init__(self, view: View, texts: Texts, names: list[str]) -> None:
        super().__init__(view, texts, names)
        self.offers = Offers(self.view, self.say, self.name)

    def situation(self) -> RenderableType:
        """The table as the view shows it: the own borough first, then ring, council, others."""
        boroughs = self.view.boroughs
        seat = self.view.seat
        parts = [self.heading()]
        if seat is not None:
            parts.append(self.own_borough(boroughs[seat]))
        parts.append(self.offered())
        others = [borough for borough in boroughs if borough.seat != seat]
        if others:
            parts.append(side_by_side([self.other_borough(borough) for borough in others]))
        return Group(*parts, self.offers.supply(), self.legend())

    def brief(self, width: int) -> RenderableType:
        """The own borough and what is offered, the others in a line each."""
        seat = self.view.seat
        own = [] if seat is None else [self.own_borough(self.view.boroughs[seat])]
        others = _labelled()
        for borough in self.view.boroughs:
            if borough.seat != seat:
                others.add_row(self.name(borough.seat), Text(self.in_brief(borough)))
        offers = self.offers
        is_choosing = bool(self.view.ring) and self.view.phase == "phase-actions"
        offered = offers.ring(True) if is_choosing else self.offered()
        return Group(self.heading(), *own, offered, Padding(others, (0, 2)), offers.supply())

    def in_brief(self, borough: Borough) -> str:
        parts = [f"{label} {value}" for label, value in self.numbers(borough)]
        if borough.action is not None:
            parts.append(self.say(f"action-{borough.action}"))
        if borough.out:
            parts.insert(0, self.say("show-out"))
        return ", ".join(parts)

    def offered(self) -> RenderableType:
        """Action cards and council; the cards say what they do while they are taken."""
        if not self.view.ring:
            return self.offers.council()
        if self.view.phase == "phase-actions":
            return Group(self.offers.ring(True), self.offers.council())
        return side_by_side([self.offers.ring(False), self.offers.council()])

    # Words

    def name(self, seat: int) -> Text:
        """A seat's shape and name."""
        return Text.assemble((SEAT_MARKS[seat], SEAT_STYLES[seat]), f" {self.names[seat]}")

    def goods(self, numbers: dict[Good, int]) -> str:
        stored = [good for good in GOODS if numbers[good]]
        parts = [self.say(f"amount-{good}", n=numbers[good]) for good in stored]
        return ", ".join(parts) or "–"

    def phase(self) -> str:
        if self.view.over:
            return self.say("event-end")
        return self.say(self.view.phase)

    # Parts of the situation

    def heading(self) -> RenderableType:
        view = self.view
        facts: Facts = {"round": view.round, "rounds": view.rounds, "phase": literal(self.phase())}
        when = self.say("show-round", **facts) if view.round else self.phase()
        standing = ", ".join(
            f"{self.names[borough.seat]} {borough.score}" for borough in view.boroughs
        )
        lines = [self.say("show-standing", points=literal(standing))]
        if view.mayor:
            lines.append(
                self.say("show-mayor", seat=view.host, cells=[literal(cell) for cell in view.mayor])
            )
        if view.screens and not view.over:
            lines.append(self.say("show-screens"))
        return Padding(Group(Text(when, "bold"), *map(Text, lines)), (0, 2))

    def own_borough(self, borough: Borough) -> RenderableType:
        grid = Table.grid(expand=True, padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(borough_plan(borough), self.facts(borough))
        return Panel(grid, title=self.name(borough.seat), title_align="left", border_style="bold")

    def facts(self, borough: Borough) -> RenderableType:
        grid = _labelled()
        for label, value in self.numbers(borough):
            grid.add_row(label, Text(value))
        grid.add_row(self.say("show-hall"), Text(self.hall(borough)))
        grid.add_row(self.say("show-goods"), Text(self.goods(_stored(borough))))
        if borough.action is not None:
            grid.add_row(
                self.say("show-action"),
                Text(f"{self.say(f'action-{borough.action}')}: ").append(
                    self.say(f"action-{borough.action}-text")
                ),
            )
        for promise in borough.promises:
            grid.add_row(self.say("show-promise"), Text(self.promise(promise)))
        for face in PROMISES:
            if face.key in (borough.drawn or ()):
                grid.add_row(self.say("show-promise"), Text(self.drawn(face)))
        return grid

    def numbers(self, borough: Borough) -> list[tuple[str, str]]:
        """Money, votes and pollution, with what the round would add as things stand."""
        forecast = borough.forecast
        rows = [
            (self.say("show-money"), self.say("dollars", money=borough.money)),
            (
                self.say("show-votes"),
                self.say("show-with-forecast", now=borough.votes, more=forecast.votes),
            ),
            (
                self.say("show-pollution"),
                self.say("show-percent", now=borough.pollution, more=forecast.pollution),
            ),
            (self.say("show-zone"), f"{borough.side} × {borough.side}"),
        ]
        if self.view.victory == "economic":
            rows.append((self.say("score-property"), str(borough.property_value)))
        if self.view.victory == "citizen":
            rows.append((self.say("score-citizens"), str(borough.census)))
        return rows

    def hall(self, borough: Borough) -> str:
        return self.say(
            "show-people",
            hall=borough.hall.citizens,
            goods=literal(self.goods(borough.hall.goods)),
            career=borough.career,
            reserve=borough.reserve,
        )

    def promise(self, promise: PromiseCard) -> str:
        if promise.card is None:
            return self.say("show-hidden-promise", pile=f"pile-{promise.pile}")
        key = "show-promise-holds" if promise.holds else "show-promise-open"
        points = promise.kept if promise.holds else promise.broken
        text = self.asks_for(_FACES[promise.card])
        return self.say(key, promise=promise.card, text=text, points=points or 0)

    def drawn(self, face: PromiseFace) -> str:
        """A promise that may be kept, with what it counts if it holds at the end and if not."""
        return self.say(
            "show-drawn",
            promise=face.key,
            text=self.asks_for(face),
            kept=face.kept,
            broken=face.broken,
        )

    def asks_for(self, face: PromiseFace) -> str:
        """What a promise says, as a fact."""
        return literal(" ".join(self.say(key, **facts) for key, facts in describe_promise(face)))

    def other_borough(self, borough: Borough) -> RenderableType:
        lines = [f"{label} {value}" for label, value in self.numbers(borough)]
        lines += [self.hall(borough), self.goods(_stored(borough))]
        if borough.action is not None:
            lines.append(self.say(f"action-{borough.action}"))
        lines += [self.promise(promise) for promise in borough.promises]
        if borough.out:
            lines.insert(0, self.say("show-out"))
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(small_plan(borough), Group(*map(Text, lines)))
        return Panel(grid, title=self.name(borough.seat), title_align="left")

    def legend(self) -> RenderableType:
        text = Text()
        seen: list[str] = []
        for tile in TILES:
            letter = LETTERS[tile.id]
            if letter not in seen:
                seen.append(letter)
                name = self.say(tile.key).removesuffix(" 1") if tile.level else self.say(tile.key)
                text.append(f" {letter} ", STYLES[_family(tile.id)])
                text.append(f" {self.say('show-park') if letter == 'K' else name}  ")
        for function, sign in SIGNS.items():
            if sign != "!":
                text.append(f"{sign} {self.say(f'function-{function}')}  ")
        text.append(f"! {self.say('show-post')}  {NOBODY} {self.say('show-free')}  ")
        text.append(f"{GRAVE} {self.say('show-cemetery')}  {MAYOR} {self.say('action-mayor')}")
        return Padding(text, (0, 2))

    # Points

    def scores(self) -> RenderableType:
        """The points of every seat by category, as far as the viewer knows them."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, show_footer=True)
        table.add_column("", self.say("show-total"))
        for borough in self.view.boroughs:
            table.add_column(self.name(borough.seat), str(borough.score), justify="right")
        for category in CATEGORIES[self.view.victory]:
            points = [
                sum(line.points for line in borough.score_lines if line.category == category)
                for borough in self.view.boroughs
            ]
            table.add_row(self.say(category), *map(str, points))
        parts: list[RenderableType] = [table]
        if self.view.seat is not None:
            lines = self.view.boroughs[self.view.seat].score_lines
            grid = _labelled()
            for line in lines:
                grid.add_row(self.say(line.source), Text(str(line.points)))
            parts.append(Padding(grid, (1, 0, 0, 0)))
        return Padding(Group(*parts), (0, 2))


def _stored(borough: Borough) -> dict[Good, int]:
    """All raw materials of a borough, by kind."""
    total = dict(borough.hall.goods)
    for tile in borough.tiles:
        for good in tile.goods or ():
            total[good] += 1
    return total


def _family(tile: str) -> str:
    for family in STYLES:
        if tile.startswith(family):
            return family
    return "service" if tile in ("police", "fire_station") else "cultural"


def _labelled() -> Table:
    """Labels at the left, what they stand for at the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=LABEL)
    grid.add_column(ratio=1)
    return grid
