"""The view in typed form, for programs that show it; never compiled, as msgspec types are not."""

from __future__ import annotations

import msgspec


class Card(msgspec.Struct):
    """An action card of the ring."""

    action: str
    taken_by: int | None
    mayor: bool
    price: int | None


class Slot(msgspec.Struct):
    cell: str
    function: str
    seat: int | None = None


class Tile(msgspec.Struct):
    tile: str
    family: str
    cells: list[str]
    slots: list[Slot] = []
    goods: list[str] = []


class Hall(msgspec.Struct):
    citizens: int
    goods: dict[str, int]


class Grave(msgspec.Struct):
    cell: str
    seat: int


class Disc(msgspec.Struct):
    row: str
    column: int


class Forecast(msgspec.Struct):
    votes: int
    pollution: int


class Promise(msgspec.Struct):
    """`card` and what follows are there for those who know it."""

    pile: str
    card: str | None
    text: str = ""
    kept: int = 0
    broken: int = 0
    holds: bool = False


class Line(msgspec.Struct):
    category: str
    source: str
    points: int


class Borough(msgspec.Struct):
    seat: int
    out: bool
    grid: int
    side: int
    money: int
    votes: int
    pollution: int
    property_value: int
    census: int
    action: str | None
    blocked: list[str]
    tiles: list[Tile]
    hall: Hall
    career: int
    reserve: int
    cemeteries: list[Grave]
    watched: list[str]
    discs: list[Disc | None]
    works_left: int
    prices: dict[str, int]
    saves_good: bool
    unbuilt: list[str]
    forecast: Forecast
    promises: list[Promise]
    score: int
    score_lines: list[Line]
    drawn: list[str] = []

    @property
    def goods(self) -> dict[str, int]:
        """All raw materials of the borough, by kind."""
        total = dict(self.hall.goods)
        for tile in self.tiles:
            for good in tile.goods:
                total[good] += 1
        return total


class View(msgspec.Struct):
    seat: int | None
    round: int
    rounds: int
    phase: str
    over: bool
    host: int
    screens: list[int]
    victory: str
    difficulty: str | None
    mayor: list[str]
    ring: list[Card]
    supply: dict[str, dict[str, int]]
    goods: dict[str, int]
    piles: dict[str, int]
    boroughs: list[Borough]
