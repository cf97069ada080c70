"""Every answer a seat can give, one shared object each, in a fixed order of numbers."""

from __future__ import annotations

from typing import Final

from quartier.core.moves import NO_KIN, ActionSpace, Move
from quartier.titles.sevenwonders.content import (
    AGE_CARDS,
    BOARDS,
    KINDS,
    LEADERS,
    SIDES,
    WHITE,
    Board,
    Kind,
)

MOST_TO_A_NEIGHBOUR: Final = 14
MOST_LOSS: Final = 63

FROM_LEFT: Final = 1
FROM_RIGHT: Final = 2

# Which card goes under a stage, or to the discard pile, is nothing to its own city.
STAGES: Final = 0
SALES: Final = 1

# Rights to build for free once per age (SW-45).
RIGHT_ANY_CARD: Final = 1  # SW-65
RIGHT_BLACK_CARD: Final = 2  # SW-156


class ChooseSide(Move):
    """SW-11: play this side of the own board."""

    def __init__(self, side: str) -> None:
        super().__init__(f"side {side}", "move-side", {"side": f"side-{side}"})
        self.side = side


class ChooseWonder(Move):
    """SW-11: take this wonder."""

    def __init__(self, board: Board) -> None:
        super().__init__(f"wonder {board.id}", "move-wonder", {"board": board.key})
        self.wonder = board.number // len(SIDES)


class KeepLeader(Move):
    """SW-92: keep this leader and pass the others on."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"keep {kind.id}", "move-keep", {"card": kind.key})
        self.kind = kind.number


class CardMove(Move):
    """A use of a card or leader of the hand."""

    def __init__(self, kind: Kind, verb: str, key: str, kin: int = NO_KIN) -> None:
        super().__init__(f"{verb} {kind.id}", key, {"card": kind.key}, kin)
        self.kind = kind.number


class BuildCard(CardMove):
    """SW-23, SW-94: build the card, or recruit the leader."""

    def __init__(self, kind: Kind) -> None:
        leader = kind.colour == WHITE
        super().__init__(
            kind, "recruit" if leader else "build", "move-recruit" if leader else "move-build"
        )


class BuildStage(CardMove):
    """SW-25: build the next stage with the card."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "stage", "move-stage", STAGES)


class SellCard(CardMove):
    """SW-26, SW-94: discard the card or leader for 3 coins."""

    def __init__(self, kind: Kind) -> None:
        leader = kind.colour == WHITE
        super().__init__(kind, "sell", "move-discard-leader" if leader else "move-sell", SALES)


class TakeDiscard(CardMove):
    """SW-63: build the card of the discard pile for free."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "take", "move-take")


class CopyLeader(CardMove):
    """SW-115: have the effect of this leader of a neighbour."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, "copy", "move-copy")


class PayWay(Move):
    """SW-41: coins to the left, to the right, and to the bank for a resource (SW-105).

    `sellers` says from whom something is bought: at price 0 the coins do not tell (SW-106).
    """

    def __init__(self, left: int, right: int, bank: int, sellers: int) -> None:
        text = f"pay {left} {right}"
        if bank:
            text += " bank"
        if sellers & FROM_LEFT and not left:
            text += " left"
        if sellers & FROM_RIGHT and not right:
            text += " right"
        super().__init__(
            text,
            "move-pay",
            {"left": left, "right": right, "bank": bank, "sellers": sellers},
        )
        self.left = left
        self.right = right
        self.bank = bank
        self.sellers = sellers


class UseRight(Move):
    """SW-45: build for free by a right that comes back every age."""

    def __init__(self, right: int, name: str) -> None:
        super().__init__(f"free {name}", f"move-free-{name}", {})
        self.right = right


class PayLoss(Move):
    """SW-120: pay this many of the coins owed; the rest becomes debt."""

    def __init__(self, coins: int) -> None:
        super().__init__(f"lose {coins}", "move-lose", {"coins": coins})
        self.coins = coins


class Decline(Move):
    """Make no use of an offer."""

    def __init__(self) -> None:
        super().__init__("decline", "move-decline", {})


SIDE: Final = [ChooseSide("a"), ChooseSide("b")]
WONDER: Final = [ChooseWonder(board) for board in BOARDS if board.side == SIDES[0]]
BUILD: Final = [BuildCard(kind) for kind in KINDS]
STAGE_WITH: Final = [BuildStage(kind) for kind in KINDS]
SELL: Final = [SellCard(kind) for kind in KINDS]
KEEP: Final = {kind.number: KeepLeader(kind) for kind in LEADERS}
COPY: Final = {kind.number: CopyLeader(kind) for kind in LEADERS}
TAKE: Final = {kind.number: TakeDiscard(kind) for kind in AGE_CARDS}
LOSE: Final = [PayLoss(coins) for coins in range(MOST_LOSS + 1)]
RIGHTS: Final = [UseRight(RIGHT_ANY_CARD, "olympia"), UseRight(RIGHT_BLACK_CARD, "caligula")]
DECLINE: Final = Decline()
_AMOUNTS: Final = range(MOST_TO_A_NEIGHBOUR + 1)
_PAY: Final = {
    (left, right, bank, sellers): PayWay(left, right, bank, sellers)
    for left in _AMOUNTS
    for right in _AMOUNTS
    for bank in (0, 1)
    for sellers in range(4)
    if not (left and not sellers & FROM_LEFT) and not (right and not sellers & FROM_RIGHT)
}

SPACE: Final = ActionSpace()
SPACE.add(SIDE)
SPACE.add(BUILD)
SPACE.add(STAGE_WITH)
SPACE.add(SELL)
SPACE.add(list(KEEP.values()))
SPACE.add(list(COPY.values()))
SPACE.add(list(TAKE.values()))
SPACE.add(LOSE)
SPACE.add(RIGHTS)
SPACE.add([DECLINE])
SPACE.add(list(_PAY.values()))
SPACE.add([*WONDER])


def pay(left: int, right: int, bank: int, sellers: int) -> PayWay:
    return _PAY[(left, right, bank, sellers)]
