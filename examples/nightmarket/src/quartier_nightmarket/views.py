"""What a trader may know of the market (NM-2), as the page and the terminal get it."""

from __future__ import annotations

from quartier.core.views import ViewPart


class Stall(ViewPart):
    ware: str
    price: int
    number: int


class Trader(ViewPart):
    coins: int
    cards: int
    hand: list[str]
    wares: list[str]


class Plan(ViewPart):
    goal: str
    payment: str | None


class View(ViewPart):
    night: int
    nights: int
    deck: int
    market: list[Stall]
    seats: list[Trader]
    plan: Plan | None
    discard: list[str]
