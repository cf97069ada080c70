"""Phase 4, money and conversions: Tourists, then Commercial Zones (SC-78 to SC-80)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import plus
from quartier.core.masks import size
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.carrying import spend
from quartier.titles.smallcity.content import BUY, CASH, GOOD_KEYS, GOODS, SELL, TRADE
from quartier.titles.smallcity.gains import gain_money, gain_votes
from quartier.titles.smallcity.moves import (
    BUNDLE_OF_VOTES,
    DONE,
    OUT_OF_HALL,
    OUT_OF_WAREHOUSE,
    SELL_GOOD,
    TRADE_GOOD,
)
from quartier.titles.smallcity.state import NO_SEAT, UNDECIDED, SmallCity
from quartier.titles.smallcity.verbs import (
    SALE_MONEY,
    TRADE_VOTES,
    BuyVotes,
    SellGood,
    TradeGood,
)

PHASE: Final = "phase-income"

# What is left to convert, in `state.conversions`.
SALES: Final = 0
PURCHASES: Final = 1
TRADES: Final = 2
_FUNCTIONS: Final = (SELL, BUY, TRADE)


def workers(state: SmallCity, seat: int, function: int) -> int:
    """How many citizens of a seat stand on slots of a function, in all boroughs."""
    number = 0
    for borough in state.world.boroughs:
        number += size(borough.slots[function] & borough.crowd[seat])
    return number


class TouristIncome(Step[SmallCity]):
    """SC-79: $1 for each Tourist in the own borough."""

    def run(self, state: SmallCity) -> None:
        state.phase = 4
        for seat in state.order():
            number = state.borough(seat).tourists.bit_count()
            if number:
                gain_money(state, seat, number, "source-tourists")
        state.queue = state.order()
        state.then(NEXT_TRADER)


class NextTrader(Step[SmallCity]):
    """SC-80: the cash of the shops, then the conversions, player by player."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        if not state.queue:
            return
        seat = state.next_in_queue()
        state.active = seat
        cash = workers(state, seat, CASH)
        if cash:
            gain_money(state, seat, cash, "source-shops")
        state.conversions = [workers(state, seat, function) for function in _FUNCTIONS]
        state.then(CONVERT_ON, NEXT_TRADER)


class ConvertOn(Step[SmallCity]):
    """SC-80: as long as something can be converted, the player is asked."""

    def run(self, state: SmallCity) -> None:
        moves = CONVERT.moves(state, state.active)
        if len(moves) > 1:
            state.offer(state.active, CONVERT, moves)


class Convert(Ask[SmallCity]):
    """SC-80: which slot to use next, and how; nobody has to."""

    def question(self, state: SmallCity, seat: int) -> Question:
        sales, purchases, trades = state.conversions
        facts: Facts = {
            "money": state.borough(seat).money,
            "sales": sales,
            "purchases": purchases,
            "trades": trades,
        }
        return Question(PHASE, "prompt-convert", "SC-80", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        borough = state.borough(seat)
        sales, purchases, trades = state.conversions
        moves: list[Move] = []
        for good in range(len(GOODS)):
            if borough.has(good):
                if sales:
                    moves.append(SELL_GOOD[good])
                if trades:
                    moves.append(TRADE_GOOD[good])
        if purchases:
            moves += BUNDLE_OF_VOTES[: borough.money]
        moves.append(DONE)
        return moves

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is DONE:
            return None
        borough = state.borough(seat)
        sales, purchases, trades = state.conversions
        if isinstance(move, BuyVotes):
            if not purchases:
                return Refusal("SC-80", "refusal-no-worker", {})
            if move.money > borough.money:
                facts: Facts = {"price": move.money, "money": borough.money}
                return Refusal("SC-80", "refusal-bundle-price", facts)
            return None
        if isinstance(move, (SellGood, TradeGood)):
            if not (sales if isinstance(move, SellGood) else trades):
                return Refusal("SC-80", "refusal-no-worker", {})
            if not borough.has(move.good):
                return Refusal("SC-80", "refusal-no-good", {"good": GOOD_KEYS[move.good]})
            return None
        return Refusal("SC-80", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if move is DONE:
            return
        borough = state.changing(seat)
        if isinstance(move, BuyVotes):
            state.conversions = plus(state.conversions, PURCHASES, -1)
            borough.money -= move.money
            borough.votes += move.money + 1
            if state.listening:
                facts: Facts = {"seat": seat, "money": move.money, "votes": move.money + 1}
                state.tell("event-bought", facts)
            state.then(CONVERT_ON)
            return
        assert isinstance(move, (SellGood, TradeGood))
        state.converting = move.number
        if borough.hall_goods[move.good] and borough.stored[move.good]:
            state.ask(seat, TAKE_ONE)
        else:
            convert(state, seat, move, borough.hall_goods[move.good] > 0)


def convert(state: SmallCity, seat: int, move: Move, from_hall: bool) -> None:
    """SC-80: one raw material becomes money or votes."""
    state.converting = UNDECIDED
    if isinstance(move, SellGood):
        state.conversions = plus(state.conversions, SALES, -1)
        spend(state, state.world, state.changing(seat), move.good, from_hall, 0)
        gain_money(state, seat, SALE_MONEY[move.good], "source-sale")
    else:
        assert isinstance(move, TradeGood)
        state.conversions = plus(state.conversions, TRADES, -1)
        spend(state, state.world, state.changing(seat), move.good, from_hall, 0)
        gain_votes(state, seat, TRADE_VOTES[move.good], "source-trade")
    state.then(CONVERT_ON)


class TakeOne(Ask[SmallCity]):
    """SC-80: whether the raw material comes from the City Hall or from a Warehouse."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-take-one", "SC-80", {})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [OUT_OF_HALL, OUT_OF_WAREHOUSE]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is OUT_OF_HALL or move is OUT_OF_WAREHOUSE:
            return None
        return Refusal("SC-80", NOT_OFFERED, {})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        convert(state, seat, _CONVERSIONS[state.converting], move is OUT_OF_HALL)


_CONVERSIONS: Final[dict[int, Move]] = {
    move.number: move for moves in (SELL_GOOD, TRADE_GOOD) for move in moves
}
TOURIST_INCOME: Final = TouristIncome("tourist_income")
NEXT_TRADER: Final = NextTrader("next_trader")
CONVERT_ON: Final = ConvertOn("convert_on")
CONVERT: Final = Convert("convert")
TAKE_ONE: Final = TakeOne("take_one")
