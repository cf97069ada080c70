"""The view in typed form, for programs that show it; never compiled, as msgspec types are not."""

from __future__ import annotations

import msgspec


class Marker(msgspec.Struct):
    what: str
    n: int


class Hex(msgspec.Struct):
    id: str
    q: int
    r: int
    in_play: bool
    border: str | None
    wheat: int
    tile: str | None
    owner: int = -1
    citizens: int = 0
    markers: list[Marker] = []


class Spot(msgspec.Struct):
    id: str
    terrain: str
    cells: list[tuple[int, int]]


class Border(msgspec.Struct):
    id: str
    terrain: str


class City(msgspec.Struct):
    castle: str
    owner: int
    tiles: list[str]
    citizens: int
    in_castle: int
    missing: int
    limit: int | None
    services: dict[str, float]
    complete: bool
    food: int
    income: int


class Neighbours(msgspec.Struct):
    one: str
    other: str
    gap: int
    rivals: bool


class Flow(msgspec.Struct, rename={"source": "from"}):
    to: str
    source: str
    stays: bool


class Forecast(msgspec.Struct):
    migration: dict[str, list[Flow]]
    hunger: list[int]


class Voice(msgspec.Struct):
    cards: list[str | None]
    rulings: list[str]
    left: int
    spent: dict[str, int]


class Option(msgspec.Struct):
    cost: int


class Card(msgspec.Struct):
    id: str
    options: list[Option]


class Policies(msgspec.Struct):
    row: list[Card | None]
    deck: int


class Pool(msgspec.Struct):
    id: str
    left: int
    sides: list[str]


class Line(msgspec.Struct):
    category: str
    points: int


class Player(msgspec.Struct):
    gold: int
    income: int
    ready: int
    castles: int
    markers: int
    hungry: bool
    lost: bool
    citizens: int
    food: int
    short: int
    score: int
    score_lines: list[Line]


class View(msgspec.Struct):
    seat: int | None
    year: int
    years: int
    phase: str
    turn: int
    turns: int
    first: int
    over: bool
    players: list[Player]
    cities: list[City]
    neighbours: list[Neighbours]
    forecast: Forecast
    voice: Voice
    policies: Policies
    pools: list[Pool]
    supply: int
    hexes: list[Hex]
    spots: list[Spot]
    border: list[Border]
