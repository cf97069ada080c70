"""The verbs of the game: what an answer says, in words and facts.

moves.py makes one shared object for every answer. Laying a tile is a move too: see placements.py.
"""

from __future__ import annotations

from typing import Final

from quartier.core.moves import Move
from quartier.core.speech import Facts
from quartier.titles.smallcity.content import (
    ACTION_KEYS,
    ACTIONS,
    GOOD_KEYS,
    GOODS,
    ROW_KEYS,
    ROWS,
    Promise,
    Tile,
)
from quartier.titles.smallcity.grid import CELL_FACTS, CELL_NAMES

# A disc that is not on the council board yet.
NEW_DISC: Final = -1

MONEY: Final = 0
VOTES: Final = 1
PROMISE: Final = 2
# SC-80: what the raw materials bring when they are sold, and when they are traded for votes.
SALE_MONEY: Final = (2, 3, 5)
TRADE_VOTES: Final = (3, 5, 7)
CURRENCIES: Final = ("money", "votes", "promise")


class ChooseSide(Move):
    """SC-16: play on this side of the own board."""

    def __init__(self, side: str) -> None:
        super().__init__(f"side {side}", "move-side", {"side": f"side-{side}"})
        self.side = side


class KeepPromise(Move):
    """SC-22, SC-112: keep this card of those drawn."""

    def __init__(self, promise: Promise) -> None:
        kind = "special" if promise.special else "promise"
        text = f"keep {kind} {promise.number}"
        super().__init__(text, "move-keep", {"promise": promise.key})
        self.face = promise.face


class PutMayor(Move):
    """SC-25: the Mayor stands between these two cells."""

    def __init__(self, cell: int, other: int) -> None:
        super().__init__(
            f"mayor {CELL_NAMES[cell]} {CELL_NAMES[other]}",
            "move-mayor",
            {"cell": CELL_FACTS[cell], "other_cell": CELL_FACTS[other]},
        )
        self.mask = 1 << cell | 1 << other


class TakeAction(Move):
    """SC-31: take this action card."""

    def __init__(self, action: int) -> None:
        super().__init__(f"take {ACTIONS[action]}", "move-take", {"action": ACTION_KEYS[action]})
        self.action = action


class ChooseTile(Move):
    """SC-35: build this tile; where comes next."""

    def __init__(self, tile: Tile) -> None:
        super().__init__(f"build {tile.id}", "move-build", {"tile": tile.key})
        self.tile = tile


class CellMove(Move):
    """Something done to one cell of the own borough."""

    def __init__(self, verb: str, key: str, cell: int) -> None:
        super().__init__(f"{verb} {CELL_NAMES[cell]}", key, {"cell": CELL_FACTS[cell]})
        self.cell = cell


class EnlargeTile(CellMove):
    """SC-59: enlarge the tile whose first cell this is."""

    def __init__(self, cell: int) -> None:
        super().__init__("enlarge", "move-enlarge", cell)


class DemolishTile(CellMove):
    """SC-36: demolish the tile whose first cell this is."""

    def __init__(self, cell: int) -> None:
        super().__init__("demolish", "move-demolish", cell)


class ManStation(CellMove):
    """SC-53: the citizen of this cell goes to the new station."""

    def __init__(self, cell: int) -> None:
        super().__init__("man", "move-man", cell)


class HouseCitizen(CellMove):
    """SC-76: a citizen moves from the City Hall to this house."""

    def __init__(self, cell: int) -> None:
        super().__init__("house", "move-house", cell)


class ChooseVictim(CellMove):
    """SC-94: pollution strikes the person on this cell."""

    def __init__(self, cell: int) -> None:
        super().__init__("victim", "move-victim", cell)


class DigGrave(CellMove):
    """SC-95: this cell becomes a cemetery."""

    def __init__(self, cell: int) -> None:
        super().__init__("bury", "move-bury", cell)


class BoroughCell(Move):
    """A cell of the borough of a seat."""

    def __init__(self, verb: str, key: str, borough: int, cell: int) -> None:
        super().__init__(
            f"{verb} {borough + 1} {CELL_NAMES[cell]}",
            key,
            {"seat": borough, "cell": CELL_FACTS[cell]},
        )
        self.borough = borough
        self.cell = cell


class ChooseCitizen(BoroughCell):
    """SC-66: the own citizen on this cell is the next to move."""

    def __init__(self, borough: int, cell: int) -> None:
        super().__init__("citizen", "move-citizen", borough, cell)


class GoTo(BoroughCell):
    """SC-68: the citizen goes to this cell."""

    def __init__(self, borough: int, cell: int) -> None:
        super().__init__("to", "move-to", borough, cell)


class GoodMove(Move):
    """Something done with one raw material."""

    def __init__(self, verb: str, key: str, good: int, brings: Facts | None = None) -> None:
        facts: Facts = {"good": GOOD_KEYS[good], **(brings or {})}
        super().__init__(f"{verb} {GOODS[good]}", key, facts)
        self.good = good


class SaveGood(GoodMove):
    """SC-33: the Architect saves this raw material."""

    def __init__(self, good: int) -> None:
        super().__init__("save", "move-save", good)


class SellGood(GoodMove):
    """SC-80: sell this raw material."""

    def __init__(self, good: int) -> None:
        super().__init__("sell", "move-sell", good, {"money": SALE_MONEY[good]})


class TradeGood(GoodMove):
    """SC-80: turn this raw material into votes."""

    def __init__(self, good: int) -> None:
        super().__init__("trade", "move-trade", good, {"votes": TRADE_VOTES[good]})


class HallGood(GoodMove):
    """SC-81: a new piece of this raw material goes to the City Hall."""

    def __init__(self, good: int) -> None:
        super().__init__("shelve", "move-shelve", good)


class YieldGood(Move):
    """SC-82: this product of those made in a borough is the one that gives way."""

    def __init__(self, good: int, borough: int) -> None:
        super().__init__(
            f"yield {GOODS[good]} {borough + 1}",
            "move-yield",
            {"good": GOOD_KEYS[good], "seat": borough},
        )
        self.good = good
        self.borough = borough


class ProduceIn(Move):
    """SC-78: the scarce raw material is made in this borough."""

    def __init__(self, good: int, borough: int) -> None:
        super().__init__(
            f"produce {GOODS[good]} {borough + 1}",
            "move-produce",
            {"good": GOOD_KEYS[good], "seat": borough},
        )
        self.good = good
        self.borough = borough


class BuyVotes(Move):
    """SC-80: buy a bundle of votes."""

    def __init__(self, money: int) -> None:
        super().__init__(f"buy {money}", "move-buy", {"money": money, "votes": money + 1})
        self.money = money


class FromHall(Move):
    """How many pieces concern the City Hall, the others the Warehouses (SC-51, SC-81)."""

    def __init__(self, number: int) -> None:
        super().__init__(f"hall {number}", "move-hall", {"number": number})
        self.pieces = number


class AdvanceDisc(Move):
    """SC-99: the disc of this row goes one column to the right."""

    def __init__(self, row: int) -> None:
        super().__init__(f"advance {ROWS[row]}", "move-advance", {"row": ROW_KEYS[row]})
        self.row = row


class StartRow(Move):
    """SC-99, SC-100: a disc begins in column 1 of a row, from another row or from outside."""

    def __init__(self, row: int, source: int) -> None:
        text = f"start {ROWS[row]}"
        key = "move-start-new"
        facts: Facts = {"row": ROW_KEYS[row]}
        if source != NEW_DISC:
            text += f" from {ROWS[source]}"
            key = "move-start"
            facts["source"] = ROW_KEYS[source]
        super().__init__(text, key, facts)
        self.row = row
        self.source = source


class PayWith(Move):
    """SC-98, SC-112: pay the council in this way; `means` names it in events."""

    def __init__(self, currency: int, key: str, means: str) -> None:
        super().__init__(f"pay {CURRENCIES[currency]}", key, {})
        self.currency = currency
        self.means = means


class Gain(Move):
    """SC-33, SC-105: take money or votes."""

    def __init__(self, currency: int, key: str) -> None:
        super().__init__(f"gain {CURRENCIES[currency]}", key, {})
        self.currency = currency


class TakeGoods(Move):
    """SC-103: take so many pieces of a raw material."""

    def __init__(self, good: int, pieces: int) -> None:
        facts: Facts = {"good": GOOD_KEYS[good], "number": pieces}
        super().__init__(f"goods {pieces} {GOODS[good]}", "move-goods", facts)
        self.good = good
        self.pieces = pieces


class Plain(Move):
    """A word that says it all."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text, key, {})
