"""Coin losses and debts at the end of a turn (SW-119 to SW-127)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.sevenwonders.moves import LOSE, PayLoss
from quartier.titles.sevenwonders.picking import OWN_CITY
from quartier.titles.sevenwonders.state import FREE_CITY, Wonders


def owed_by(state: Wonders, index: int) -> int:
    """SW-119, SW-123 to SW-127: what a city owes for the loss effects of this turn.

    Only the builder is spared: not who chose the card for the Free City (SW-87), not a partner
    (SW-167).
    """
    tally = state.cities[index].tally
    total = 0
    for loss in state.losses:
        if loss.builder != index:
            total += loss.n if loss.what < 0 else loss.n * tally[loss.what]
    return total


class CountLosses(Step[Wonders]):
    """SW-54, SW-122: everybody who owes decides at the same time (SW-123)."""

    def run(self, state: Wonders) -> None:
        if not state.losses:
            return
        for index, city in enumerate(state.cities):
            state.owed[index] = owed_by(state, index)
            state.paid[index] = 0
            # Without a coin there is nothing to decide (SW-120).
            if state.owed[index] and city.coins:
                own = index < state.seats
                state.ask(state.player(index), PAY_OWN_LOSS if own else PAY_FREE_CITY_LOSS)
        state.losses.clear()
        state.then(SETTLE_LOSSES)


class HowMuchToPay(Ask[Wonders]):
    """SW-120: for each coin owed, a coin or a debt."""

    def __init__(self, name: str, city: int) -> None:
        super().__init__(name)
        self.city = city

    def question(self, state: Wonders, seat: int) -> Question:
        index = seat if self.city == OWN_CITY else self.city
        facts: Facts = {"owed": state.owed[index], "coins": state.cities[index].coins}
        if self.city == OWN_CITY:
            return Question("phase-losses", "prompt-loss", "SW-120", facts)
        return Question("phase-losses", "prompt-loss-free-city", "SW-86", facts)

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        index = seat if self.city == OWN_CITY else self.city
        return [*LOSE[: min(state.owed[index], state.cities[index].coins) + 1]]

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PayLoss):
            return Refusal("SW-120", NOT_OFFERED, {})
        index = seat if self.city == OWN_CITY else self.city
        coins = state.cities[index].coins
        if move.coins > coins or move.coins > state.owed[index]:
            facts: Facts = {"owed": state.owed[index], "coins": coins}
            return Refusal("SW-120", "refusal-loss", facts)
        return None

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        assert isinstance(move, PayLoss)
        index = seat if self.city == OWN_CITY else self.city
        state.paid[index] = move.coins


class SettleLosses(Step[Wonders]):
    """Coins go to the bank; what is not paid becomes debt (SW-120, SW-121)."""

    def run(self, state: Wonders) -> None:
        for index, city in enumerate(state.cities):
            owed = state.owed[index]
            if not owed:
                continue
            paid = state.paid[index]
            city.coins -= paid
            city.debts += owed - paid
            state.owed[index] = 0
            state.paid[index] = 0
            if state.listening:
                facts: Facts = {"seat": state.who(index), "coins": paid, "debts": owed - paid}
                state.tell("event-loss", facts)


COUNT_LOSSES: Final = CountLosses("count_losses")
SETTLE_LOSSES: Final = SettleLosses("settle_losses")
PAY_OWN_LOSS: Final = HowMuchToPay("pay_loss", OWN_CITY)
PAY_FREE_CITY_LOSS: Final = HowMuchToPay("pay_loss_free_city", FREE_CITY)
