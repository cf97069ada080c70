"""A table of Night Market on a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier import terminal
from quartier_nightmarket.views import View


class Drawing(terminal.Drawing[View]):
    def situation(self) -> RenderableType:
        heading = f"{self.say('view-night')} {self.view.night} / {self.view.nights}"
        return Group(Text(heading, style="bold"), self._market(), self._traders())

    def _market(self) -> Table:
        table = Table(title=self.say("view-market"), title_justify="left")
        for key in ("view-ware", "view-price", "view-number"):
            table.add_column(self.say(key))
        for stall in self.view.market:
            table.add_row(self.say(stall.ware), str(stall.price), str(stall.number))
        return table

    def _traders(self) -> Table:
        table = Table(title=self.say("view-seats"), title_justify="left")
        for key in ("", "view-coins", "view-cards", "view-hand", "view-wares"):
            table.add_column(self.say(key) if key else "")
        for name, trader in zip(self.names, self.view.seats, strict=True):
            hand, wares = (
                ", ".join(self.say(key) for key in keys) for keys in (trader.hand, trader.wares)
            )
            table.add_row(name, str(trader.coins), str(trader.cards), hand, wares)
        return table
