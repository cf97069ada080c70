"""Who has lost, and the end that brings (LC-57, LC-57a)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.lists import with_item
from quartier.titles.lacitta.scoring import final_result
from quartier.titles.lacitta.state import Citta


class CountFallen(Step[Citta]):
    """LC-57: a player without any building is out; one player left has won (LC-57a)."""

    def run(self, state: Citta) -> None:
        for seat in range(state.seats):
            if not state.fallen[seat] and not state.has_city(seat):
                # Two such phases a year: who fell in the same one has the same number.
                state.fallen = with_item(state.fallen, seat, state.year * 10 + state.phase)
                if state.listening:
                    state.tell("event-fallen", {"seat": seat})
        if state.fallen.count(0) <= 1:
            state.agenda.clear()
            state.outcome = final_result(state, "end-one-left")
            if state.listening:
                state.tell("event-end", {})


COUNT_FALLEN: Final = CountFallen("count_fallen")
