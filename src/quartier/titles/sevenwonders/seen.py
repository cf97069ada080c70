"""The view in typed form, for programs that show it; never compiled, as msgspec types are not."""

from __future__ import annotations

import msgspec

from quartier.titles.sevenwonders.content import BOARDS, Board


class Zone(msgspec.Struct):
    """Some cards, and those of them the viewer knows."""

    count: int
    known: list[str]


class Production(msgspec.Struct):
    own: list[list[str]]
    sale: list[list[str]]
    left_price: dict[str, int]
    right_price: dict[str, int]
    left_rebate: int
    right_rebate: int


class Plan(msgspec.Struct):
    card: str
    use: str


class Line(msgspec.Struct):
    category: str
    source: str
    points: int


class City(msgspec.Struct):
    """A city of the view; `plan` is there in the own city and the partner's."""

    name: int | str
    board: str
    side: str
    stages: int
    coins: int
    debts: int
    diplomacy: int
    shields: int
    victories: int
    defeats: int
    built: list[str]
    leaders: list[str]
    copied: str | None
    science: dict[str, int]
    production: Production
    rights: int
    owed: int
    score: int
    score_lines: list[Line]
    hand: Zone = msgspec.field(default_factory=lambda: Zone(0, []))
    leader_hand: Zone = msgspec.field(default_factory=lambda: Zone(0, []))
    draft: Zone = msgspec.field(default_factory=lambda: Zone(0, []))
    plan: Plan | msgspec.UnsetType | None = msgspec.UNSET

    @property
    def printed(self) -> Board:
        return next(b for b in BOARDS if b.id == self.board and b.side == self.side)

    @property
    def cards(self) -> list[str]:
        return [*self.built, *self.leaders]


class View(msgspec.Struct):
    seat: int | None
    age: int
    turn: int
    turns: int
    over: bool
    discard: Zone
    cities: list[City]
    holder: int | None = None
