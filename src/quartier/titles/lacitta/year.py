"""A year from its voice cards to its end (LC-16 to LC-19, LC-62, LC-63)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import Step
from quartier.core.speech import Fact
from quartier.titles.lacitta.content import SERVICE_KEYS
from quartier.titles.lacitta.feeding import BEGIN_FEEDING
from quartier.titles.lacitta.migration import BEGIN_MIGRATION, REVEAL
from quartier.titles.lacitta.scoring import final_result
from quartier.titles.lacitta.state import (
    GROWTH_PHASE,
    HARVEST_MARK,
    INCOME_PHASE,
    LAST_YEAR,
    MARKERS_EACH,
    VOICE_PHASE,
    Citta,
    named,
)
from quartier.titles.lacitta.turn import BEGIN_ACTION, RETURN_CARDS

HIDDEN_VOICES: Final = 3


class BeginYear(Step[Citta]):
    """LC-16, LC-28: the phases in the order of the edition, which says when the token moves
    and when cards return; after the last year there is nobody to hand it to (LC-62)."""

    def run(self, state: Citta) -> None:
        state.year += 1
        state.founded = [False] * state.seats
        if state.listening:
            state.tell("event-year", {"year": state.year, "years": LAST_YEAR})
        before = (VOICES, INCOME, GROWTH, BEGIN_ACTION)
        after = (REVEAL, BEGIN_MIGRATION, BEGIN_FEEDING)
        if not state.options.first_edition:
            token = (FIRST_PLAYER,) if state.year < LAST_YEAR else ()
            state.then(*before, RETURN_CARDS, *after, *token, END_YEAR)
        elif state.year > 1:
            state.then(FIRST_PLAYER, *before, *after, RETURN_CARDS, END_YEAR)
        else:
            state.then(*before, *after, RETURN_CARDS, END_YEAR)


class Voices(Step[Citta]):
    """LC-17: four voice cards, one open."""

    def run(self, state: Citta) -> None:
        state.phase = VOICE_PHASE
        deck = state.voice_deck[:]
        state.voice = [deck.pop() for _ in range(1 + HIDDEN_VOICES)]
        state.voice_deck = deck
        state.show(state.voice[0], state.all_eyes)
        if state.listening:
            voice = SERVICE_KEYS[state.cards.face[state.voice[0]]]
            state.tell("event-voice", {"voice": voice, "left": len(deck)})


class Income(Step[Citta]):
    """LC-18: gold from quarries and harbours."""

    def run(self, state: Citta) -> None:
        state.phase = INCOME_PHASE
        for seat in range(state.seats):
            gold = sum(city.income for city in state.cities if city.owner == seat)
            state.gold[seat] += gold
            if gold and state.listening:
                state.tell("event-income", {"seat": seat, "gold": gold})


class Growth(Step[Citta]):
    """LC-19: a citizen for each city below its limit, in turn order while there are any (LC-83)."""

    def run(self, state: Citta) -> None:
        state.phase = GROWTH_PHASE
        state.position = 0
        seat = state.next_in_turn()
        while seat >= 0:
            grown: list[int] = []
            for index, city in enumerate(state.cities):
                if city.owner == seat and city.room > 0 and state.supply:
                    state.change(index).citizens += 1
                    state.supply -= 1
                    grown.append(city.castle)
            if grown and state.listening:
                cities: Fact = [named(castle) for castle in grown]
                state.tell("event-growth", {"seat": seat, "cities": cities})
            seat = state.next_in_turn()


class FirstPlayer(Step[Citta]):
    """LC-62: the token goes to the left, past those who have lost (LC-87)."""

    def run(self, state: Citta) -> None:
        state.first = state.seat_after(state.first)
        while state.fallen[state.first]:
            state.first = state.seat_after(state.first)
        if state.listening:
            state.tell("event-first", {"seat": state.first})


class EndYear(Step[Citta]):
    """LC-63, LC-64: cards and markers go back; after year 6 the game is over."""

    def run(self, state: Citta) -> None:
        state.voice = []
        state.rulings = []
        _return_markers(state)
        if state.year < LAST_YEAR:
            state.then(BEGIN_YEAR)
            return
        state.outcome = final_result(state, "end-six-years")
        if state.listening:
            state.tell("event-end", {})


def _return_markers(state: Citta) -> None:
    for place, service, n in state.marks:
        city = state.change(state.index_at(place))
        if service == HARVEST_MARK:
            city.harvest = 0
        else:
            city.boost(service, -n)
    state.marks = []
    state.markers = [MARKERS_EACH] * state.seats


BEGIN_YEAR: Final = BeginYear("begin_year")
VOICES: Final = Voices("voices")
INCOME: Final = Income("income")
GROWTH: Final = Growth("growth")
FIRST_PLAYER: Final = FirstPlayer("first_player")
END_YEAR: Final = EndYear("end_year")
