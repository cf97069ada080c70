"""Feeding, and who leaves when there is too little (LC-58 to LC-61)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.falling import COUNT_FALLEN
from quartier.titles.lacitta.moves import STARVE, Starve
from quartier.titles.lacitta.rehousing import REHOUSE
from quartier.titles.lacitta.state import FEEDING_PHASE, Citta, named


class BeginFeeding(Step[Citta]):
    """LC-84: once a year."""

    def run(self, state: Citta) -> None:
        state.phase = FEEDING_PHASE
        state.position = 0
        state.then(FEED)


class Feed(Step[Citta]):
    """LC-58, LC-59: citizens without food leave; then their houses are put in order."""

    def run(self, state: Citta) -> None:
        seat = state.next_in_turn()
        while seat >= 0:
            surplus = state.citizens(seat) - state.food(seat)
            if surplus > 0:
                _go_hungry(state, seat, surplus)
                state.then(REHOUSE, FEED)
                return
            seat = state.next_in_turn()
        state.then(COUNT_FALLEN)


def _go_hungry(state: Citta, seat: int, surplus: int) -> None:
    """LC-60: losing one citizen to hunger is enough for the penalty."""
    state.mover = seat
    state.hungry = with_item(state.hungry, seat, True)
    state.number = surplus
    if state.listening:
        state.tell("event-hunger", {"seat": seat, "n": surplus, "food": state.food(seat)})
    _starve_on(state, seat)


def _inhabited(state: Citta, seat: int) -> list[int]:
    return [city.castle for city in state.cities_of(seat) if city.citizens]


def _starve_on(state: Citta, seat: int) -> None:
    """Ask from which city the next one goes, unless all go or there is one city only."""
    while state.number:
        castles = _inhabited(state, seat)
        if len(castles) > 1 and state.number < state.citizens(seat):
            state.ask(seat, WHO_STARVES)
            return
        _starve(state, castles[0])


def _starve(state: Citta, castle: int) -> None:
    state.mark()
    city = state.change(state.castle_index(castle))
    city.citizens -= 1
    state.supply += 1
    state.number -= 1
    if state.listening:
        state.tell("event-starved", {"seat": city.owner, "city": named(castle)})


class WhoStarves(Ask[Citta]):
    """LC-59: from any of the own cities."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"n": state.number, "food": state.food(seat)}
        return Question(state.phase_key, "prompt-starve", "LC-59", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [STARVE[castle] for castle in _inhabited(state, seat)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Starve):
            return Refusal("LC-59", NOT_OFFERED, {})
        index = state.castle_index(move.hex)
        if index < 0 or state.cities[index].owner != seat:
            return Refusal("LC-59", "refusal-not-own-castle", {"hex": named(move.hex)})
        if not state.cities[index].citizens:
            return Refusal("LC-59", "refusal-deserted", {"city": named(move.hex)})
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, Starve)
        _starve(state, move.hex)
        _starve_on(state, seat)


BEGIN_FEEDING: Final = BeginFeeding("begin_feeding")
FEED: Final = Feed("feed")
WHO_STARVES: Final = WhoStarves("who_starves")
