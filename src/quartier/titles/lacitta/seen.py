"""A table of La Città as a seat or a spectator sees it.

Service points are shown as they are counted: whole numbers, and halves beside theatres.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from quartier.core.seen import ScoreLine, Seen, Zone
from quartier.titles.lacitta.schema import EffectName, Service, Size


class PolicyOption(Seen):
    cost: int
    effect: EffectName
    n: int
    buildings: list[str]


class PolicyCard(Seen):
    id: str
    options: list[PolicyOption]


class Plan(Seen):
    """The action under way: the policy card carried out, what is placed, where, how many."""

    policy: PolicyCard | None
    building: str | None
    hex: str | None
    number: int
    waiting: list[str]


class Player(Seen):
    gold: int
    income: int
    ready: int
    played: list[str | None]
    castles: int
    markers: int
    founded: bool
    hungry: bool
    lost: bool
    citizens: int
    food: int
    short: int
    score: int
    score_lines: list[ScoreLine]


class City(Seen):
    """A city, named by the hex of its castle; no limit is None."""

    castle: str
    owner: int
    tiles: list[str]
    citizens: int
    in_castle: int
    missing: int
    limit: int | None
    market: bool
    wave: bool
    arches: dict[Service, float]
    services: dict[Service, float]
    complete: bool
    food: int
    income: int


class Neighbours(Seen):
    one: str
    other: str
    gap: int
    rivals: bool


class Flow(Seen, rename={"source": "from"}):
    to: str
    source: str
    stays: bool


class Forecast(Seen):
    """What would happen if the year ended now: migration by ruling service, and hunger."""

    migration: dict[Service, list[Flow]]
    hunger: list[int]


class Voice(Seen):
    """The cards of this year, None for one that is hidden, and those spent before."""

    cards: list[Service | None]
    rulings: list[Service]
    left: int
    spent: dict[Service, int]


class Policies(Seen):
    row: list[PolicyCard | None]
    deck: int
    discard: Zone


class Building(Seen):
    """What a building is and gives, before its place is known."""

    id: str
    code: str | None
    size: Size
    services: dict[Service, float]
    food: int
    gold: int
    wheat: bool
    mountains: bool
    wave: bool


class Pool(Seen):
    """Tiles that are the same two-sided piece."""

    id: str
    left: int
    sides: list[str]


class Marker(Seen):
    what: Service | Literal["harvest"]
    n: int


class Hex(Seen):
    """A hex with its surroundings; what is behind `tile` is there if a tile is."""

    id: str
    q: int
    r: int
    in_play: bool
    spots: list[str]
    border: str | None
    around: list[str]
    wheat: int
    mountains: int
    lake: bool
    tile: str | None
    owner: int | UnsetType = UNSET
    city: str | UnsetType = UNSET
    citizens: int | UnsetType = UNSET
    food: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    markers: list[Marker] | UnsetType = UNSET


class Spot(Seen):
    id: str
    terrain: str
    orientation: str
    cells: list[tuple[int, int]]


class Border(Seen):
    id: str
    terrain: str


class View(Seen):
    seat: int | None
    edition: str
    expansion: bool
    setup: str
    year: int
    years: int
    phase: str
    turn: int
    turns: int
    first: int
    mover: int
    deciders: list[int]
    over: bool
    plan: Plan
    players: list[Player]
    cities: list[City]
    neighbours: list[Neighbours]
    forecast: Forecast
    voice: Voice
    policies: Policies
    buildings: list[Building]
    pools: list[Pool]
    supply: int
    hexes: list[Hex]
    spots: list[Spot]
    border: list[Border]
