"""A table of Card City XL as a seat or a spectator sees it.

Cells are named as in moves (column letter, row number).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from quartier.core.speech import Facts, Points
from quartier.core.views import ScoreLine, ViewPart, Zone
from quartier.titles.cardcity.content import Turn
from quartier.titles.cardcity.geometry import HalfSide
from quartier.titles.cardcity.moves import LotName
from quartier.titles.cardcity.schema import TypeName, Victory

Obstacle = Literal["reserve", "limit", "place", "suburb"]
Span = tuple[int, int]


class Part(ViewPart):
    """What a card or a half of it is, and the sides it shows that to."""

    type: TypeName
    sides: Turn


class CardAt(ViewPart):
    """A card that lies; `x` and `y` count cards to the right of and below the top left corner."""

    cell: str
    x: float
    y: int
    card: str
    cut: str
    turn: Turn
    parts: list[Part]
    percent: int


class Joint(ViewPart):
    """Where cards of a district touch."""

    cell: str
    side: HalfSide


class Share(ViewPart):
    """What a seat has of a district: cards, and a share of its points or income."""

    seat: int
    cards: int
    share: int


class Growth(ViewPart):
    """Where a district would develop now."""

    seat: int
    cells: list[str]


class District(ViewPart, kw_only=True):
    """Cards that touch. `touches` is what matters to happiness, as far as it touches that."""

    type: TypeName
    cells: list[str]
    size: int
    joints: list[Joint]
    points: int | UnsetType = UNSET
    happiness: int | UnsetType = UNSET
    touches: list[TypeName] | UnsetType = UNSET
    colours: int | UnsetType = UNSET
    income: int | UnsetType = UNSET
    owners: list[Share]
    support: int | UnsetType = UNSET
    needed: int | UnsetType = UNSET
    growth: list[Growth] | UnsetType = UNSET
    stopped: Obstacle | UnsetType = UNSET


class Frame(ViewPart):
    """The rows and columns the square can still reach, first and last."""

    rows: Span
    columns: Span


class Extent(ViewPart):
    """Those it holds already; None where it does not float."""

    rows: Span | None
    columns: Span | None


class Ground(ViewPart):
    """A city, or the one several seats share.

    `regions` has row by row the seat each place belongs to, `s` for the suburb, `.` for no place.
    """

    seats: list[int]
    layout: str
    shape: Literal["hex", "square"]
    rows: int
    columns: int
    regions: list[str]
    frame: Frame
    extent: Extent
    cells: list[CardAt]
    architect: str | None
    districts: list[District]


class Income(ViewPart):
    source: str
    cells: list[str]
    money: int


class Hand(Zone):
    """CC-A5: `open` are those of its cards that everybody has seen."""

    open: list[str]


class City(ViewPart):
    """What a seat has; `cloudy` are the places where one more industry would bring a cloud."""

    ground: int
    money: int
    hand: Hand
    counted: int
    limit: int
    cards: int
    empty: int
    industries: int
    leisures: int
    leisure_price: int
    industry_price: int
    park_price: int
    free: list[str]
    cloudy: list[str]
    income: int
    income_lines: list[Income]
    score: Points
    score_lines: list[ScoreLine]
    pollution: int | UnsetType = UNSET
    cleaning_price: int | UnsetType = UNSET
    lost: bool | UnsetType = UNSET
    rank: str | UnsetType | None = UNSET


class Reserve(ViewPart):
    residence: int
    commerce: int
    industry: int
    park: int
    cloud: int
    top_industry: str | None


class Drawn(Zone):
    """The cards somebody is dividing or, alone, choosing from."""

    seat: int | None


class Room(ViewPart):
    """How many cards a lot has face up and face down when it is complete."""

    open: int
    hidden: int


class Lot(ViewPart):
    lot: LotName
    room: Room
    open: list[str]
    hidden: Zone
    money: int


class Offer(ViewPart):
    seat: int
    to_seat: int
    complete: bool
    lots: list[Lot]


class View(ViewPart):
    """The table; `picked` is the card a seat has in hand to place."""

    seat: int | None
    level: str
    victory: Victory
    architect: bool
    ecology: bool
    leisure_crisis: bool
    unique_city: bool
    suburb: bool
    size: int
    round: int
    rounds: int
    phase: str
    first: int
    deciders: list[int]
    over: bool
    pile: Zone
    reserve: Reserve
    discard: list[str]
    drawn: Drawn
    offer: Offer | None
    grounds: list[Ground]
    cities: list[City]
    picked: str | UnsetType = UNSET

    def when(self) -> tuple[str, Facts]:
        return "when", {"round": self.round}
