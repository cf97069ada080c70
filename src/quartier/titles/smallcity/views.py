"""A table of Small City as a seat or a spectator sees it. Cells are written a1 to j10."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from quartier.core.moves import Move
from quartier.core.speech import Facts, Points, literal
from quartier.core.views import ScoreLine, ViewPart
from quartier.titles.smallcity.schema import Good, Row

# Moves that name a cell, and how they are told with the tile that covers it.
WITH_TILE = {
    "move-enlarge": "move-enlarge-what",
    "move-demolish": "move-demolish-what",
    "move-citizen": "move-citizen-what",
    "move-to": "move-to-what",
}


class RingCard(ViewPart):
    """An action card of the ring: who took it, or what it would cost the next player."""

    action: str
    taken_by: int | None
    mayor: bool
    price: int | None


class Slot(ViewPart):
    """What a cell is for and who is there; nobody ever is on a cell of a City Hall."""

    cell: str
    function: str
    seat: int | UnsetType | None = UNSET


class Tile(ViewPart):
    """A tile with its cells: cell i carries slot i, `first` names it in moves.

    A Warehouse has goods instead of slots.
    """

    tile: str
    family: str
    level: int
    shape: str
    first: str
    cells: list[str]
    zone: list[str]
    fresh: bool
    goods: list[Good] | UnsetType = UNSET
    slots: list[Slot] | UnsetType = UNSET


class Hall(ViewPart):
    citizens: int
    goods: dict[Good, int]


class Cemetery(ViewPart):
    cell: str
    seat: int


class Disc(ViewPart):
    row: Row
    column: int


class Forecast(ViewPart):
    """What the round still brings if everybody stays."""

    votes: int
    pollution: int


class PromiseCard(ViewPart):
    """A promise; what follows `card` is there for those who know it."""

    pile: str
    special: bool
    card: str | None
    kept: int | UnsetType = UNSET
    broken: int | UnsetType = UNSET
    holds: bool | UnsetType = UNSET


class Plan(ViewPart):
    """A work under way: the tile chosen so far, the one it enlarges, and where."""

    tile: str | None
    enlarging: str | None
    cells: list[str]
    free: bool


class Picked(ViewPart):
    seat: int
    cell: str


class Borough(ViewPart):
    """A borough; what follows the score lines only its player knows.

    `prices` has every tile that costs money; with `saves_good` the next Cultural Building takes a
    raw material less.
    """

    seat: int
    out: bool
    grid: int
    side: int
    sides: list[int]
    money: int
    votes: int
    pollution: int
    generated: int
    property_value: int
    census: int
    action: str | None
    blocked: list[str]
    tiles: list[Tile]
    hall: Hall
    career: int
    reserve: int
    gone: int
    cemeteries: list[Cemetery]
    tourists: int
    powers: dict[str, bool]
    watched: list[str]
    unbuilt: list[str]
    never_again: list[str]
    discs: list[Disc | None]
    works_left: int
    prices: dict[str, int]
    saves_good: bool
    forecast: Forecast
    promises: list[PromiseCard]
    score: Points
    score_lines: list[ScoreLine]
    planned_hall: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    plan: Plan | UnsetType = UNSET
    picked: Picked | UnsetType = UNSET


class View(ViewPart):
    seat: int | None
    round: int
    rounds: int
    phase: str
    over: bool
    deciders: list[int]
    host: int
    active: int | None
    order: list[int]
    screens: list[int]
    game: str
    council: str
    victory: str
    difficulty: str | None
    mayor: list[str]
    ring: list[RingCard]
    supply: dict[str, dict[str, int]]
    goods: dict[Good, int]
    investment: Disc | None
    piles: dict[str, int]
    boroughs: list[Borough]

    def when(self) -> tuple[str, Facts]:
        return ("when", {"round": self.round}) if self.round else ("phase-setup", {})

    def worded(self, move: Move) -> tuple[str, Facts]:
        place = move.facts.get("cell")
        seat = move.facts.get("seat", self.seat)
        for borough in self.boroughs:
            for tile in borough.tiles:
                is_meant = borough.seat == seat and place in [literal(cell) for cell in tile.cells]
                if is_meant and move.key in WITH_TILE:
                    return WITH_TILE[move.key], {**move.facts, "tile": f"tile-{tile.tile}"}
        return super().worded(move)
