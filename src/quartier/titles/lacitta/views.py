"""A table of La Città as a seat or a spectator sees it.

Service points are shown as they are counted: whole numbers, and halves beside theatres.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from quartier.core.moves import Move
from quartier.core.speech import Facts, Points, literal
from quartier.core.views import ScoreLine, ViewPart, Zone
from quartier.titles.lacitta.schema import EffectName, Service, Size


class PolicyOption(ViewPart):
    cost: int
    effect: EffectName
    n: int
    buildings: list[str]


class PolicyCard(ViewPart):
    id: str
    options: list[PolicyOption]


class Plan(ViewPart):
    """The action under way: the policy card carried out, what is placed, where, how many."""

    policy: PolicyCard | None
    building: str | None
    hex: str | None
    number: int
    waiting: list[str]


class Player(ViewPart):
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
    score: Points
    score_lines: list[ScoreLine]


class City(ViewPart):
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


class Neighbours(ViewPart):
    one: str
    other: str
    gap: int
    rivals: bool


class Flow(ViewPart, rename={"source": "from"}):
    to: str
    source: str
    stays: bool


class Forecast(ViewPart):
    """What would happen if the year ended now: migration by ruling service, and hunger."""

    migration: dict[Service, list[Flow]]
    hunger: list[int]


class Voice(ViewPart):
    """The cards of this year, None for one that is hidden, and those spent before."""

    cards: list[Service | None]
    rulings: list[Service]
    left: int
    spent: dict[Service, int]


class Policies(ViewPart):
    row: list[PolicyCard | None]
    deck: int
    discard: Zone


class Building(ViewPart):
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


class Pool(ViewPart):
    """Tiles that are the same two-sided piece."""

    id: str
    left: int
    sides: list[str]


class Marker(ViewPart):
    what: Service | Literal["harvest"]
    n: int


class Hex(ViewPart):
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


class Spot(ViewPart):
    id: str
    terrain: str
    orientation: str
    cells: list[tuple[int, int]]


class Border(ViewPart):
    id: str
    terrain: str


class View(ViewPart):
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

    def when(self) -> tuple[str, Facts]:
        if not self.year:
            return "phase-placing", {}
        return "when", {"year": self.year}

    def worded(self, move: Move) -> tuple[str, Facts]:
        place = move.facts.get("hex")
        for one in self.hexes:
            if move.key == "move-demolish" and literal(one.id) == place and one.tile:
                return "move-demolish-what", {**move.facts, "building": f"a-{one.tile}"}
        return super().worded(move)
