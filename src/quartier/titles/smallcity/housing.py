"""Phase 3, its end: homes for citizens of the City Hall, and arrivals (SC-76, SC-77)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.masks import size, without
from quartier.core.moves import Move
from quartier.core.speech import Question, Refusal
from quartier.titles.smallcity.carrying import house_citizen
from quartier.titles.smallcity.content import FIRST_PRODUCT, LAST_WORK
from quartier.titles.smallcity.grid import cells_of
from quartier.titles.smallcity.moves import HOUSE_AT
from quartier.titles.smallcity.state import SmallCity
from quartier.titles.smallcity.verbs import HouseCitizen

PHASE: Final = "phase-citizens"


class HouseCitizens(Step[SmallCity]):
    """SC-76: citizens move from the City Hall into empty level 1 homes."""

    def run(self, state: SmallCity) -> None:
        borough = state.borough(state.active)
        houses = borough.empty_houses
        if not houses or not borough.in_hall:
            return
        if houses.bit_count() > borough.in_hall:
            state.ask(state.active, CHOOSE_HOUSE)
            return
        for cell in cells_of(houses):
            house_citizen(state, state.changing(state.active), cell, 0)


class ChooseHouse(Ask[SmallCity]):
    """SC-76: with too few citizens the player chooses where they live."""

    def question(self, state: SmallCity, seat: int) -> Question:
        return Question(PHASE, "prompt-house", "SC-76", {"number": state.borough(seat).in_hall})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return [HOUSE_AT[cell] for cell in cells_of(state.borough(seat).empty_houses)]

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, HouseCitizen):
            return Refusal("SC-76", NOT_OFFERED, {})
        if state.borough(seat).empty_houses >> move.cell & 1:
            return None
        return Refusal("SC-76", "refusal-no-empty-house", {**move.facts})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, HouseCitizen)
        house_citizen(state, state.changing(seat), move.cell, 0)
        state.then(HOUSE_CITIZENS)


class Arrive(Step[SmallCity]):
    """SC-77, SC-77a: each empty Factory slot brings a citizen to the City Hall."""

    def run(self, state: SmallCity) -> None:
        for seat in state.order():
            borough = state.borough(seat)
            slots = 0
            for function in range(FIRST_PRODUCT, LAST_WORK + 1):
                slots |= borough.slots[function]
            vacancies = size(without(slots, borough.people))
            number = min(vacancies, borough.career, borough.hall_room)
            if number > 0:
                borough = state.changing(seat)
                borough.career -= number
                borough.in_hall += number
                if state.listening:
                    state.tell("event-arrived", {"seat": seat, "number": number})


HOUSE_CITIZENS: Final = HouseCitizens("house_citizens")
CHOOSE_HOUSE: Final = ChooseHouse("choose_house")
ARRIVE: Final = Arrive("arrive")
