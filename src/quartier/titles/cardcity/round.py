"""A round with its five phases (CC-6, CC-30, CC-31)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.titles.cardcity.acquisition import DRAW
from quartier.titles.cardcity.construction import CONSTRUCT
from quartier.titles.cardcity.development import DEVELOPMENT_PHASE
from quartier.titles.cardcity.income import INCOME_PHASE
from quartier.titles.cardcity.purchases import PURCHASE_PHASE
from quartier.titles.cardcity.scoring import final_result
from quartier.titles.cardcity.solo import DRAW_ALONE
from quartier.titles.cardcity.state import CardCity


class BeginRound(Step[CardCity]):
    """CC-6: the phases in order."""

    def run(self, state: CardCity) -> None:
        state.round += 1
        if state.listening:
            rounds = state.options.deck.rounds
            state.tell("event-round", {"round": state.round, "rounds": rounds, "seat": state.first})
        acquisition = DRAW_ALONE if state.seats == 1 else DRAW
        state.then(
            acquisition, CONSTRUCT, DEVELOPMENT_PHASE, INCOME_PHASE, PURCHASE_PHASE, END_ROUND
        )


class EndRound(Step[CardCity]):
    """CC-30: the first-player card passes to the left; CC-31: after the last round it is over."""

    def run(self, state: CardCity) -> None:
        if state.round < state.options.deck.rounds:
            state.first = (state.first + 1) % state.seats
            state.then(BEGIN_ROUND)
            return
        state.outcome = final_result(state)
        if state.listening:
            state.tell("event-end", {"reason": state.outcome.reason})


BEGIN_ROUND: Final = BeginRound("begin_round")
END_ROUND: Final = EndRound("end_round")
