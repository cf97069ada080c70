"""Blessed times and asking the people (LC-41, LC-43, LC-82, LC-83, LC-89)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.content import POLICY_OF, SERVICE_KEYS
from quartier.titles.lacitta.moves import (
    ADD_CITIZENS,
    AT,
    LOOK_AT,
    AddCitizens,
    ChooseHex,
    LookAt,
)
from quartier.titles.lacitta.prices import cost, option_of, pay, prices_of, too_dear
from quartier.titles.lacitta.state import Citta, named

_BLESSED_TIMES: Final = POLICY_OF["blessed_times"]
_ASK_THE_PEOPLE: Final = POLICY_OF["ask_the_people"]


# Blessed times


def can_bless(state: Citta, seat: int, n: int) -> bool:
    """LC-82, LC-83: a city with room for all of them, and as many in the supply."""
    if state.supply < n:
        return False
    return any(city.owner == seat and city.room >= n for city in state.cities)


def citizens_refusal(state: Citta, seat: int, n: int) -> Refusal | None:
    if can_bless(state, seat, n):
        return None
    if state.supply < n:
        return Refusal("LC-83", "refusal-no-citizens", {"needed": n, "supply": state.supply})
    return Refusal("LC-82", "refusal-no-room-anywhere", {"n": n})


def start_blessing(state: Citta, seat: int) -> None:
    """Ask how many and where; each only if there is a choice."""
    numbers = _numbers(state, seat)
    if len(numbers) > 1:
        state.ask(seat, HOW_MANY_CITIZENS)
    else:
        _set_number(state, seat, numbers[0])


def _numbers(state: Citta, seat: int) -> list[int]:
    return [
        option.n
        for option in _BLESSED_TIMES.options
        if cost(state, option) <= state.gold[seat] and can_bless(state, seat, option.n)
    ]


def _castles(state: Citta, seat: int) -> list[int]:
    """The castles whose city has room for the number chosen."""
    return [city.castle for city in state.cities_of(seat) if city.room >= state.number]


def _set_number(state: Citta, seat: int, n: int) -> None:
    state.number = n
    if state.listening:
        state.tell("event-blessed", {"seat": seat, "n": n})
    pay(state, seat, cost(state, option_of(_BLESSED_TIMES, n)))
    castles = _castles(state, seat)
    if len(castles) > 1:
        state.ask(seat, WHICH_CASTLE)
    else:
        _bless(state, seat, castles[0])


def _bless(state: Citta, seat: int, castle: int) -> None:
    n = state.number
    state.number = 0
    state.change(state.castle_index(castle)).citizens += n
    state.supply -= n
    if state.listening:
        state.tell("event-arrived", {"seat": seat, "n": n, "city": named(castle)})


class HowManyCitizens(Ask[Citta]):
    """LC-41: one citizen free, two or three for gold."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"gold": state.gold[seat], "prices": prices_of(state, _BLESSED_TIMES)}
        return Question(state.phase_key, "prompt-citizens", "LC-41", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [ADD_CITIZENS[n - 1] for n in _numbers(state, seat)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, AddCitizens):
            return Refusal("LC-41", NOT_OFFERED, {})
        price = cost(state, option_of(_BLESSED_TIMES, move.n))
        if price > state.gold[seat]:
            return too_dear(state, seat, price)
        return citizens_refusal(state, seat, move.n)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, AddCitizens)
        _set_number(state, seat, move.n)


class WhichCastle(Ask[Citta]):
    """LC-41: all of them go to one castle."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-which-castle", "LC-41", {"n": state.number})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[castle] for castle in _castles(state, seat)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseHex):
            return Refusal("LC-41", NOT_OFFERED, {})
        index = state.castle_index(move.hex)
        if index < 0 or state.cities[index].owner != seat:
            return Refusal("LC-41", "refusal-not-own-castle", {"hex": named(move.hex)})
        city = state.cities[index]
        if city.room < state.number:
            facts: Facts = {"city": named(move.hex), "n": state.number, "limit": city.limit}
            return Refusal("LC-82", "refusal-no-room", facts)
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        _bless(state, seat, move.hex)


# Asking the people


def start_looking(state: Citta, seat: int) -> None:
    state.ask(seat, WHICH_VOICES)


class WhichVoices(Ask[Citta]):
    """LC-43, LC-89: two of the hidden cards, chosen unseen, or all three for gold."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"price": _look_price(state, LOOK_AT[-1]), "gold": state.gold[seat]}
        return Question(state.phase_key, "prompt-look", "LC-43", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [move for move in LOOK_AT if _look_price(state, move) <= state.gold[seat]]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, LookAt):
            return Refusal("LC-43", NOT_OFFERED, {})
        price = _look_price(state, move)
        return too_dear(state, seat, price) if price > state.gold[seat] else None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, LookAt)
        pay(state, seat, _look_price(state, move))
        hidden = state.voice[1:]
        for position in move.cards:
            state.show(hidden[position], state.eyes(seat))
        if state.listening:
            places = [position + 1 for position in move.cards]
            state.tell("event-looked", {"seat": seat, "places": places})
            keys = [SERVICE_KEYS[state.cards.face[hidden[position]]] for position in move.cards]
            state.tell("event-seen", {"places": places, "voices": keys}, state.eyes(seat))


def _look_price(state: Citta, move: LookAt) -> int:
    return cost(state, option_of(_ASK_THE_PEOPLE, len(move.cards)))


HOW_MANY_CITIZENS: Final = HowManyCitizens("how_many_citizens")
WHICH_CASTLE: Final = WhichCastle("which_castle")
WHICH_VOICES: Final = WhichVoices("which_voices")
