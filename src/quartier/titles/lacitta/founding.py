"""New cities: castles placed at the start and founded later (LC-14, LC-23, LC-67)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.lists import plus, with_item
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.board import hexes
from quartier.titles.lacitta.city import City, new_city
from quartier.titles.lacitta.content import CASTLE
from quartier.titles.lacitta.moves import AT, FROM, ChooseHex, SendFrom
from quartier.titles.lacitta.sites import (
    CITIZENS_TO_FOUND,
    founding_refusal,
)
from quartier.titles.lacitta.state import CASTLES_EACH, NO_HEX, Citta, named

FIRST_CITIZENS: Final = 3
FROM_SUPPLY: Final = 2


def place_castle(state: Citta, seat: int, place: int) -> City:
    """A castle of a seat goes on the board, with three citizens; its food counts at once."""
    city = new_city(seat, place, FIRST_CITIZENS, state.land)
    state.cities.append(city)
    state.put(CASTLE, place)
    state.castles = plus(state.castles, seat, -1)
    return city


def givers(state: Citta, seat: int) -> list[int]:
    """LC-23: the castles that can spare a citizen for a new city."""
    return [city.castle for city in state.cities if _can_give(city, seat)]


def _can_give(city: City, seat: int) -> bool:
    return city.owner == seat and city.in_castle >= CITIZENS_TO_FOUND


def founding_forbidden(state: Citta, seat: int) -> Refusal | None:
    """Why a seat cannot found a city now."""
    if state.founded[seat]:
        return Refusal("LC-23", "refusal-founded", {})
    if not state.castles[seat]:
        return Refusal("LC-23", "refusal-no-castle", {"castles": CASTLES_EACH})
    if not givers(state, seat):
        return Refusal("LC-23", "refusal-castles-empty", {})
    if state.supply < FROM_SUPPLY:
        facts: Facts = {"needed": FROM_SUPPLY, "supply": state.supply}
        return Refusal("LC-83", "refusal-no-citizens", facts)
    if not state.survey.remote:
        return Refusal("LC-23", "refusal-no-founding-site", {})
    return None


def can_found(state: Citta, seat: int) -> bool:
    return (
        not state.founded[seat]
        and state.castles[seat] > 0
        and state.supply >= FROM_SUPPLY
        and any(_can_give(city, seat) for city in state.cities)
        and state.survey.remote != 0
    )


def start_founding(state: Citta, seat: int) -> None:
    """Let a seat found a city; a single possible place is no question."""
    places = state.survey.remote
    if places & (places - 1):
        state.ask(seat, WHERE_TO_FOUND)
    else:
        _choose_place(state, seat, places.bit_length() - 1)


def _choose_place(state: Citta, seat: int, place: int) -> None:
    state.hex = place
    if state.listening:
        state.tell("event-founding", {"seat": seat, "hex": named(place)})
    castles = givers(state, seat)
    if len(castles) == 1:
        _found(state, seat, castles[0])
    else:
        state.ask(seat, WHO_GIVES)


class WhereToFound(Ask[Citta]):
    """LC-23: a hex with a gap of three to every city."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-found", "LC-23", {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[place] for place in hexes(state.survey.remote)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseHex):
            return Refusal("LC-23", NOT_OFFERED, {})
        return founding_refusal(state, move.hex, "LC-23")

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        _choose_place(state, seat, move.hex)


class WhoGives(Ask[Citta]):
    """LC-23: the castle whose citizen moves to the new city."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-giver", "LC-23", {"hex": named(state.hex)})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [FROM[castle] for castle in givers(state, seat)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, SendFrom):
            return Refusal("LC-23", NOT_OFFERED, {})
        index = state.castle_index(move.hex)
        if index < 0 or state.cities[index].owner != seat:
            return Refusal("LC-23", "refusal-not-own-castle", {"hex": named(move.hex)})
        if state.cities[index].in_castle < CITIZENS_TO_FOUND:
            return Refusal("LC-23", "refusal-castle-empty", {"city": named(move.hex)})
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, SendFrom)
        _found(state, seat, move.hex)


def _found(state: Citta, seat: int, giver: int) -> None:
    place = state.hex
    state.hex = NO_HEX
    state.founded = with_item(state.founded, seat, True)
    state.change(state.castle_index(giver)).citizens -= 1
    city = place_castle(state, seat, place)
    state.supply -= FROM_SUPPLY
    if state.listening:
        facts: Facts = {
            "seat": seat,
            "hex": named(place),
            "city": named(giver),
            "food": city.food,
        }
        state.tell("event-founded", facts)


class WhereToStart(Ask[Citta]):
    """LC-67, LC-68: a hex for a castle of the advanced set-up."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-place-castle", "LC-67", {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[place] for place in hexes(state.survey.remote)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseHex):
            return Refusal("LC-67", NOT_OFFERED, {})
        return founding_refusal(state, move.hex, "LC-67")

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        city = place_castle(state, seat, move.hex)
        state.supply -= FIRST_CITIZENS
        if state.listening:
            facts: Facts = {"seat": seat, "hex": named(move.hex), "food": city.food}
            state.tell("event-castle-placed", facts)


WHERE_TO_FOUND: Final = WhereToFound("where_to_found")
WHO_GIVES: Final = WhoGives("who_gives")
WHERE_TO_START: Final = WhereToStart("where_to_start")
