"""Every answer a seat can give, one shared object each, in a fixed order of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quartier.core.moves import ActionSpace, Move
from quartier.titles.smallcity.content import (
    ACTIONS,
    CITY_HALL,
    GOODS,
    GOODS_OFFERED,
    PROMISES,
    ROWS,
    SIDES,
    TILES,
    WAREHOUSE,
)
from quartier.titles.smallcity.grid import CELLS, WIDE
from quartier.titles.smallcity.placements import PLACES
from quartier.titles.smallcity.verbs import (
    MONEY,
    NEW_DISC,
    PROMISE,
    VOTES,
    AdvanceDisc,
    BuyVotes,
    ChooseCitizen,
    ChooseSide,
    ChooseTile,
    ChooseVictim,
    DemolishTile,
    DigGrave,
    EnlargeTile,
    FromHall,
    Gain,
    GoTo,
    HallGood,
    HouseCitizen,
    KeepPromise,
    ManStation,
    PayWith,
    Plain,
    ProduceIn,
    PutMayor,
    SaveGood,
    SellGood,
    StartRow,
    TakeAction,
    TakeGoods,
    TradeGood,
    YieldGood,
)

MOST_SEATS: Final = 4
MOST_BUNDLE: Final = 4
# More pieces never lie in a City Hall.
MOST_IN_HALL: Final = 4

_CELLS: Final = range(CELLS)
_THREE: Final = range(len(GOODS))

DONE: Final = Plain("done", "move-done")
DECLINE: Final = Plain("decline", "move-decline")
EXTEND: Final = Plain("extend", "move-extend")
SIDE: Final = [ChooseSide(side) for side in SIDES]
KEEP: Final = [KeepPromise(promise) for promise in PROMISES]
# By cell, also those at the right edge, which have no street to the right.
MAYOR_RIGHT: Final = [PutMayor(cell, cell + 1) for cell in range(CELLS - 1)]
MAYOR_UP: Final = [PutMayor(cell, cell + WIDE) for cell in range(CELLS - WIDE)]
TAKE: Final = [TakeAction(action) for action in range(len(ACTIONS))]
BUILD: Final = {
    tile.number: ChooseTile(tile)
    for tile in TILES
    if tile is not CITY_HALL and tile.family != WAREHOUSE
}
ENLARGE: Final = [EnlargeTile(cell) for cell in _CELLS]
DEMOLISH: Final = [DemolishTile(cell) for cell in _CELLS]
MAN: Final = [ManStation(cell) for cell in _CELLS]
HOUSE_AT: Final = [HouseCitizen(cell) for cell in _CELLS]
VICTIM: Final = [ChooseVictim(cell) for cell in _CELLS]
BURY: Final = [DigGrave(cell) for cell in _CELLS]
CITIZEN: Final[list[list[Move]]] = [
    [ChooseCitizen(seat, cell) for cell in _CELLS] for seat in range(MOST_SEATS)
]
GO: Final[list[list[Move]]] = [[GoTo(seat, cell) for cell in _CELLS] for seat in range(MOST_SEATS)]
SAVE: Final = [SaveGood(good) for good in _THREE]
SELL_GOOD: Final = [SellGood(good) for good in _THREE]
TRADE_GOOD: Final = [TradeGood(good) for good in _THREE]
SHELVE: Final = [HallGood(good) for good in _THREE]
YIELD: Final = [[YieldGood(good, seat) for seat in range(MOST_SEATS)] for good in _THREE]
PRODUCE: Final = [[ProduceIn(good, seat) for seat in range(MOST_SEATS)] for good in _THREE]
BUNDLE_OF_VOTES: Final = [BuyVotes(money) for money in range(1, MOST_BUNDLE + 1)]
IN_HALL: Final = [FromHall(number) for number in range(MOST_IN_HALL + 1)]
OUT_OF_HALL: Final = Plain("from hall", "move-from-hall")
OUT_OF_WAREHOUSE: Final = Plain("from warehouse", "move-from-warehouse")
ADVANCE: Final = [AdvanceDisc(row) for row in range(len(ROWS))]
START_NEW: Final = [StartRow(row, NEW_DISC) for row in range(len(ROWS))]
START: Final = [[StartRow(row, source) for source in range(len(ROWS))] for row in range(len(ROWS))]
PAY_MONEY: Final = PayWith(MONEY, "move-pay-money", "means-money")
PAY_VOTES: Final = PayWith(VOTES, "move-pay-votes", "means-votes")
PAY_PROMISE: Final = PayWith(PROMISE, "move-pay-promise", "means-promise")
GAIN_MONEY: Final = Gain(MONEY, "move-gain-money")
GAIN_VOTES: Final = Gain(VOTES, "move-gain-votes")
TAKE_GOODS: Final = {
    option: TakeGoods(option[0], option[1]) for options in GOODS_OFFERED for option in options
}


def _all(rows: Sequence[Sequence[Move]]) -> list[Move]:
    return [move for row in rows for move in row]


SPACE: Final = ActionSpace()
SPACE.add([DONE, DECLINE, EXTEND])
SPACE.add(KEEP)
SPACE.add([move for cell, move in enumerate(MAYOR_RIGHT) if cell % WIDE < WIDE - 1])
SPACE.add(MAYOR_UP)
SPACE.add(TAKE)
SPACE.add(list(BUILD.values()))
SPACE.add(ENLARGE)
SPACE.add(DEMOLISH)
SPACE.add(MAN)
SPACE.add(HOUSE_AT)
SPACE.add(VICTIM)
SPACE.add(BURY)
SPACE.add(_all(CITIZEN))
SPACE.add(_all(GO))
SPACE.add(SAVE)
SPACE.add(SELL_GOOD)
SPACE.add(TRADE_GOOD)
SPACE.add(SHELVE)
SPACE.add(_all(YIELD))
SPACE.add(_all(PRODUCE))
SPACE.add(BUNDLE_OF_VOTES)
SPACE.add(IN_HALL)
SPACE.add([OUT_OF_HALL, OUT_OF_WAREHOUSE])
SPACE.add(ADVANCE)
SPACE.add(START_NEW)
SPACE.add(_all(START))
SPACE.add([PAY_MONEY, PAY_VOTES, PAY_PROMISE, GAIN_MONEY, GAIN_VOTES])
SPACE.add(list(TAKE_GOODS.values()))
SPACE.add(PLACES)
SPACE.add(SIDE)
