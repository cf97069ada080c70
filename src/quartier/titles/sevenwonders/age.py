"""An age from its deal to its conflict (SW-16 to SW-21)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.titles.sevenwonders.conflict import CONFLICT
from quartier.titles.sevenwonders.leaders import RECRUITMENT
from quartier.titles.sevenwonders.scoring import final_result
from quartier.titles.sevenwonders.state import Wonders
from quartier.titles.sevenwonders.turn import TURN, look_at_hands

AGES: Final = 3


class BeginAge(Step[Wonders]):
    """A new age: rights come back (SW-45), leaders are recruited before the deal (SW-94)."""

    def run(self, state: Wonders) -> None:
        state.age += 1
        state.turn = 0
        # SW-78: the Free City's left neighbour begins in Ages I and III, its right one in Age II.
        state.holder = 1 if state.age == 2 else 0
        for city in state.cities:
            city.rights_left = city.rights
        if state.listening:
            state.tell("event-age", {"age": state.age})
        state.then(DEAL, TURN, CONFLICT, END_AGE)
        if state.options.leaders:
            state.then(RECRUITMENT)


class Deal(Step[Wonders]):
    """SW-16, SW-89: hands of seven, with Cities of eight; with eight players of seven (SW-162)."""

    def run(self, state: Wonders) -> None:
        deck = state.decks[state.age - 1]
        size = len(deck) // len(state.cities)
        for seat in range(state.seats):
            state.hands[seat] = deck[seat * size : (seat + 1) * size]
        state.pile = deck[state.seats * size :]  # SW-77
        state.decks[state.age - 1] = []
        state.turns = size - 1
        look_at_hands(state)


class EndAge(Step[Wonders]):
    """SW-21: the next age, or after Age III the scoring."""

    def run(self, state: Wonders) -> None:
        if state.age < AGES:
            state.then(BEGIN_AGE)
        else:
            state.outcome = final_result(state)
            if state.listening:
                state.tell("event-end", {})


BEGIN_AGE: Final = BeginAge("begin_age")
DEAL: Final = Deal("deal")
END_AGE: Final = EndAge("end_age")
