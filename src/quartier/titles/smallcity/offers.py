"""What can be had, for a terminal: tiles with their prices, action cards, the City Council."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier.titles.smallcity.content import (
    COLUMNS,
    ECONOMY_GAINS,
    FAMILIES,
    FREE_SIZES,
    GOODS,
    GOODS_OFFERED,
    NEW_CITIZENS,
    ROWS,
    TILES,
    Tile,
)
from quartier.titles.smallcity.plan import LETTERS, SEAT_MARKS, SEAT_STYLES, SIGNS
from quartier.titles.smallcity.views import Borough, View

# One line of the supply for each of these groups.
SHELVES: Final = (
    ("residential",),
    ("commercial",),
    ("factory", "warehouse", "refinery", "port"),
    ("park", "service"),
    ("cultural",),
)
DIM: Final = "dim"


class Offers:
    """What the players can buy, take and reach; `buyer` is the borough whose prices are shown."""

    def __init__(self, view: View, say: Callable[..., str], name: Callable[[int], Text]) -> None:
        self.view = view
        self.say = say
        self.name = name
        self.buyer: Borough = view.boroughs[view.seat or 0]

    # Tiles

    def supply(self) -> RenderableType:
        """SC-23, SC-39, SC-51: a line for each kind of tile, and the raw materials."""
        lines = [self._shelf(families) for families in SHELVES]
        amounts = [self.say(f"amount-{good}", n=self.view.goods[good]) for good in GOODS]
        heading = Text(f"{self.say('show-supply')} ", DIM).append(", ".join(amounts), "not dim")
        return Padding(Group(heading, *(Text(line) for line in lines if line)), (0, 2))

    def _shelf(self, families: tuple[str, ...]) -> str:
        tiles = [tile for tile in TILES if FAMILIES[tile.family] in families and self._left(tile)]
        return " · ".join(f"{self._name(tile)}{self._tag(tile)}" for tile in tiles)

    def _name(self, tile: Tile) -> str:
        """Zones, Factories and Parks by their letter on the plan and their size."""
        if tile.level or FAMILIES[tile.family] == "park":
            return f"{LETTERS[tile.id]}{tile.size}:"
        return self.say(tile.key)

    def _left(self, tile: Tile) -> int:
        pieces = self.view.supply.get(tile.id)
        return int(tile.id in self.buyer.unbuilt) if pieces is None else sum(pieces.values())

    def _tag(self, tile: Tile) -> str:
        """The price of a tile, and how many are left of those that are shared."""
        price = self.buyer.prices.get(tile.id)
        costs = self._goods(tile) if price is None else self.say("dollars", money=price)
        number = f"×{self._left(tile)}" if tile.id in self.view.supply else ""
        return "".join(f" {part}" for part in (costs, number) if part)

    def _goods(self, tile: Tile) -> str:
        letters = "".join(SIGNS[good] * tile.goods[index] for index, good in enumerate(GOODS))
        return f"{letters}-1" if letters and self.buyer.saves_good else letters

    # Action cards

    def ring(self, with_texts: bool) -> RenderableType:
        """SC-30: the cards in their circle, who has them or what they cost."""
        grid = Table.grid(padding=(0, 2))
        for card in self.view.ring:
            state = Text("")
            if card.taken_by is not None:
                state = self.name(card.taken_by)
            elif card.mayor:
                state = Text(self.say("action-mayor"))
            elif card.price is not None:
                state = Text(self.say("dollars", money=card.price))
            key = f"action-{card.action}"
            texts = [Text(self.say(f"{key}-text"), DIM)] if with_texts else []
            grid.add_row(Text(self.say(key)), state, *texts)
        return Panel(grid, title=self.say("show-ring"), title_align="left")

    # The City Council

    def council(self) -> RenderableType:
        """SC-98 to SC-106: what each space gives, and whose discs stand there."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column("")
        for column in range(COLUMNS):
            table.add_column(self.say("dollars", money=column + 1), justify="left")
        for row in ROWS:
            spaces = [self._space(row, column) for column in range(COLUMNS)]
            table.add_row(self.say(f"row-{row}"), *spaces)
        return Panel(table, title=self.say("phase-council"), title_align="left")

    def _space(self, row: str, column: int) -> Text:
        text = Text(self._gift(row, column), DIM)
        for borough in self.view.boroughs:
            for disc in borough.discs:
                if disc is not None and disc.row == row and disc.column == column + 1:
                    text.append(
                        f" {SEAT_MARKS[borough.seat]}", f"not dim {SEAT_STYLES[borough.seat]}"
                    )
        return text

    def _gift(self, row: str, column: int) -> str:
        if row == "industry":
            offers = GOODS_OFFERED[column]
            return "/".join(SIGNS[GOODS[good]] * number for good, number in offers)
        if row == "construction":
            sizes = FREE_SIZES[column]
            return f"□{sizes[0]}" if len(sizes) == 1 else f"□{sizes[0]}-{sizes[-1]}"
        if row == "economy":
            return self.say("dollars", money=ECONOMY_GAINS[column])
        return f"+{NEW_CITIZENS[column]}"
