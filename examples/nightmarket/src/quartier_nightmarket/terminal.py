"""A table of Night Market on a terminal."""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.locale import Texts


class Stall(msgspec.Struct):
    ware: str
    price: int
    number: int


class Trader(msgspec.Struct):
    coins: int
    cards: int
    hand: list[str]
    wares: list[str]


class View(msgspec.Struct):
    night: int
    nights: int
    market: list[Stall]
    seats: list[Trader]


def draw(view: dict[str, object], texts: Texts, names: list[str]) -> RenderableType:
    seen = msgspec.convert(view, View)
    heading = f"{texts.text('view-night')} {seen.night} / {seen.nights}"
    return Group(Text(heading, style="bold"), _market(seen, texts), _traders(seen, texts, names))


def _market(seen: View, texts: Texts) -> Table:
    table = Table(title=texts.text("view-market"), title_justify="left")
    for key in ("view-ware", "view-price", "view-number"):
        table.add_column(texts.text(key))
    for stall in seen.market:
        table.add_row(texts.text(stall.ware), str(stall.price), str(stall.number))
    return table


def _traders(seen: View, texts: Texts, names: list[str]) -> Table:
    table = Table(title=texts.text("view-seats"), title_justify="left")
    for key in ("", "view-coins", "view-cards", "view-hand", "view-wares"):
        table.add_column(texts.text(key) if key else "")
    for name, trader in zip(names, seen.seats, strict=True):
        hand, wares = (
            ", ".join(texts.text(key) for key in keys) for keys in (trader.hand, trader.wares)
        )
        table.add_row(name, str(trader.coins), str(trader.cards), hand, wares)
    return table
