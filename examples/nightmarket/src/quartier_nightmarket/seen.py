"""What a trader may know of the market (NM-2), as the page and the terminal get it."""

from __future__ import annotations

from quartier.core.seen import Seen


class Stall(Seen):
    ware: str
    price: int
    number: int


class Trader(Seen):
    coins: int
    cards: int
    hand: list[str]
    wares: list[str]


class Plan(Seen):
    goal: str
    payment: str | None


class View(Seen):
    night: int
    nights: int
    deck: int
    market: list[Stall]
    seats: list[Trader]
    plan: Plan | None
    discard: list[str]
