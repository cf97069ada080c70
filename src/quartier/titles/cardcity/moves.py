"""Every answer a seat can give, one shared object each, in a fixed order of numbers."""

from __future__ import annotations

from typing import Final, Literal

from quartier.core.moves import ActionSpace, Move
from quartier.core.speech import Facts, literal
from quartier.titles.cardcity.content import (
    COMMERCE,
    DRAWN,
    INDUSTRY,
    KINDS,
    PARK,
    RESIDENCE,
    SIDES,
    WHOLE,
    Kind,
)
from quartier.titles.cardcity.geometry import CELL_NAMES, CELLS

# Lots, and the parts of them a divider fills one after the other (CC-8, CC-36).
FIRST: Final = 0
SECOND: Final = 1
LotName = Literal["first", "second"]
LOTS: Final[tuple[LotName, ...]] = ("first", "second")
LOT_KEYS: Final = ("lot-first", "lot-second")
FIRST_OPEN: Final = 0
FIRST_HIDDEN: Final = 1
SECOND_OPEN: Final = 2
SECOND_HIDDEN: Final = 3
_PART_NAMES: Final = ("first open", "first hidden", "second open")
_PART_KEYS: Final = ("move-first-open", "move-first-hidden", "move-second-open")

# More money than a city can earn in a game.
MOST_BRIBE: Final = 999


class CardMove(Move):
    """A move that names a kind of card."""

    def __init__(self, kind: Kind, verb: str, key: str) -> None:
        super().__init__(f"{verb} {kind.id}", key, {"card": kind.key})
        self.kind = kind.number


class PutCard(CardMove):
    """CC-8, CC-36: put a card of this kind into a part of a lot."""

    def __init__(self, kind: Kind, part: int) -> None:
        super().__init__(kind, _PART_NAMES[part], _PART_KEYS[part])
        self.part = part


class OfferBribe(Move):
    """CC-44: add money to a lot."""

    def __init__(self, lot: int, money: int) -> None:
        facts: Facts = {"lot": LOT_KEYS[lot], "money": money}
        super().__init__(f"bribe {LOTS[lot]} {money}", "move-bribe", facts)
        self.lot = lot
        self.money = money


class TakeLot(Move):
    """CC-9: take this lot."""

    def __init__(self, lot: int) -> None:
        super().__init__(f"take {LOTS[lot]}", "move-take", {"lot": LOT_KEYS[lot]})
        self.lot = lot


class ReturnCard(CardMove):
    """CC-75, CC-76: put a card of this kind under the pile."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "return", "move-return")


class BuildCard(CardMove):
    """CC-17: build a card of this kind next."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "build", "move-build")


class PlaceAt(Move):
    """The place of a card, and for a bicolour card the sides its first half shows (CC-45)."""

    def __init__(self, cell: int, turn: int) -> None:
        name = CELL_NAMES[cell]
        if turn == WHOLE:
            super().__init__(f"at {name}", "move-at", {"cell": literal(name)})
        else:
            side = SIDES[turn]
            facts: Facts = {"cell": literal(name), "side": f"side-{side}"}
            super().__init__(f"at {name} {side}", "move-at-turned", facts)
        self.cell = cell
        self.turn = turn


class GrowAt(Move):
    """CC-24: let a district grow by a card of this type here."""

    def __init__(self, kind: Kind, cell: int) -> None:
        name = CELL_NAMES[cell]
        facts: Facts = {"card": kind.key, "cell": literal(name)}
        super().__init__(f"grow {kind.id} {name}", "move-grow", facts)
        self.kind = kind.number
        self.cell = cell


class BuyCard(CardMove):
    """CC-29, CC-41: buy an industry or a park."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "buy", "move-buy")


class Plain(Move):
    """A move that says everything by its name."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text, key, {})


PUT: Final = [
    {kind.number: PutCard(kind, part) for kind in DRAWN}
    for part in (FIRST_OPEN, FIRST_HIDDEN, SECOND_OPEN)
]
NO_BRIBE: Final = Plain("no bribe", "move-no-bribe")
BRIBE: Final = [
    [OfferBribe(lot, money) for money in range(1, MOST_BRIBE + 1)] for lot in (FIRST, SECOND)
]
TAKE: Final = [TakeLot(FIRST), TakeLot(SECOND)]
RETURN: Final = {kind.number: ReturnCard(kind) for kind in DRAWN}
BUILD: Final = {kind.number: BuildCard(kind) for kind in DRAWN}
LAY_ARCHITECT: Final = Plain("architect", "move-architect")
# AT[turn][cell]
AT: Final = [[PlaceAt(cell, turn) for cell in range(CELLS)] for turn in range(len(SIDES))]
GROW: Final[dict[int, list[Move]]] = {
    kind: [GrowAt(KINDS[kind], cell) for cell in range(CELLS)] for kind in (RESIDENCE, COMMERCE)
}
BUY: Final = {kind: BuyCard(KINDS[kind]) for kind in (INDUSTRY, PARK)}
PASS: Final = Plain("pass", "move-pass")

SPACE: Final = ActionSpace()
for _part in PUT:
    SPACE.add(list(_part.values()))
SPACE.add([NO_BRIBE])
for _bribes in BRIBE:
    SPACE.add(_bribes)
SPACE.add(TAKE)
SPACE.add(list(RETURN.values()))
SPACE.add(list(BUILD.values()))
SPACE.add([LAY_ARCHITECT])
for _places in AT:
    SPACE.add(_places)
for _growths in GROW.values():
    SPACE.add(_growths)
SPACE.add(list(BUY.values()))
SPACE.add([PASS])
