"""A table of 7 Wonders as a seat or a spectator sees it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from quartier.core.speech import Facts, Points
from quartier.core.views import ScoreLine, ViewPart, Zone
from quartier.titles.sevenwonders.schema import BoardSide


class Production(ViewPart):
    """What a city makes for itself, what it sells and pays; a unit lists all that it can be."""

    own: list[list[str]]
    sale: list[list[str]]
    left_price: dict[str, int]
    right_price: dict[str, int]
    left_rebate: int
    right_rebate: int


class Plan(ViewPart):
    """A secret choice so far."""

    card: str
    use: Literal["build", "stage", "sell", "keep"]
    payment: str | UnsetType | None = UNSET
    right: int | UnsetType = UNSET


class City(ViewPart):
    """A city; the free one has no hands. `plan` and prices are there for those who know them.

    `side` is None until its board is laid down.
    """

    name: int | str
    board: str
    side: BoardSide | None
    stages: int
    coins: int
    debts: int
    diplomacy: int
    shields: int
    military: int
    victories: int
    defeats: int
    built: list[str]
    leaders: list[str]
    copied: str | None
    under: Zone
    colours: dict[str, int]
    science: dict[str, int]
    production: Production
    rights: int
    owed: int
    score: Points
    score_lines: list[ScoreLine]
    hand: Zone | UnsetType = UNSET
    leader_hand: Zone | UnsetType = UNSET
    draft: Zone | UnsetType = UNSET
    partner: int | UnsetType = UNSET
    plan: Plan | UnsetType | None = UNSET
    prices: dict[str, int | None] | UnsetType = UNSET
    stage_price: int | UnsetType | None = UNSET


class Fight(ViewPart):
    """Two cities that would be compared if the age ended now, for so many tokens of that worth."""

    one: int
    other: int
    tokens: int
    worth: int


class View(ViewPart):
    """The table; `holder` and `pile` belong to the game of two."""

    seat: int | None
    age: int
    turn: int
    turns: int
    direction: Literal["left", "right"]
    deciders: list[int]
    over: bool
    discard: Zone
    leader_discard: int
    leader_deck: int
    cities: list[City]
    fights: list[Fight]
    holder: int | UnsetType = UNSET
    pile: Zone | UnsetType = UNSET

    def when(self) -> tuple[str, Facts]:
        if not self.age:
            return "show-before", {}
        if not self.turn:
            return "show-recruitment", {"age": self.age}
        return "when", {"age": self.age, "turn": self.turn}
