"""A table of Night Market on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.locale import Texts
from quartier_nightmarket.views import View


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    heading = f"{texts.text('view-night')} {view.night} / {view.nights}"
    return Group(Text(heading, style="bold"), _market(view, texts), _traders(view, texts, names))


def _market(view: View, texts: Texts) -> Table:
    table = Table(title=texts.text("view-market"), title_justify="left")
    for key in ("view-ware", "view-price", "view-number"):
        table.add_column(texts.text(key))
    for stall in view.market:
        table.add_row(texts.text(stall.ware), str(stall.price), str(stall.number))
    return table


def _traders(view: View, texts: Texts, names: list[str]) -> Table:
    table = Table(title=texts.text("view-seats"), title_justify="left")
    for key in ("", "view-coins", "view-cards", "view-hand", "view-wares"):
        table.add_column(texts.text(key) if key else "")
    for name, trader in zip(names, view.seats, strict=True):
        hand, wares = (
            ", ".join(texts.text(key) for key in keys) for keys in (trader.hand, trader.wares)
        )
        table.add_row(name, str(trader.coins), str(trader.cards), hand, wares)
    return table
