"""Bread and circuses: markers beside an arch (LC-40, LC-76)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.lists import plus
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.board import hexes
from quartier.titles.lacitta.content import BUILDINGS, EMPTY, POLICY_OF, SERVICE_KEYS, SERVICES
from quartier.titles.lacitta.moves import (
    AT,
    SERVICE,
    SET_MARKERS,
    ChooseHex,
    ChooseService,
    SetMarkers,
)
from quartier.titles.lacitta.prices import cost, option_of, pay, prices_of, too_dear
from quartier.titles.lacitta.state import NO_HEX, Citta, named

_CARD: Final = POLICY_OF["bread_and_games"]


def can_mark(state: Citta, seat: int, n: int) -> bool:
    """LC-40: enough unused markers, and an arch to put them beside."""
    if state.markers[seat] < n:
        return False
    return any(city.owner == seat and city.arches for city in state.cities)


def markers_refusal(state: Citta, seat: int, n: int) -> Refusal | None:
    if can_mark(state, seat, n):
        return None
    if state.markers[seat] < n:
        return no_marker(state, seat, n, "LC-40")
    return Refusal("LC-40", "refusal-no-arch", {})


def no_marker(state: Citta, seat: int, n: int, rule: str) -> Refusal:
    facts: Facts = {"needed": n, "left": state.markers[seat]}
    return Refusal(rule, "refusal-no-marker", facts)


def arched(state: Citta, seat: int) -> int:
    """The hexes of a seat's buildings with an arch, as a mask."""
    mask = 0
    for city in state.cities_of(seat):
        mask |= city.arches
    return mask


def services_at(state: Citta, place: int) -> list[int]:
    """The services whose arches the building on this hex has."""
    if state.tile[place] == EMPTY:
        return []
    points = BUILDINGS[state.tile[place]].services
    return [service for service in range(len(SERVICES)) if points[service]]


def start_marking(state: Citta, seat: int) -> None:
    """Ask how many, where, beside which arch; each only if there is a choice."""
    numbers = _numbers(state, seat)
    if len(numbers) > 1:
        state.ask(seat, HOW_MANY_MARKERS)
    else:
        _set_number(state, seat, numbers[0])


def _numbers(state: Citta, seat: int) -> list[int]:
    return [
        option.n
        for option in _CARD.options
        if cost(state, option) <= state.gold[seat] and can_mark(state, seat, option.n)
    ]


def _set_number(state: Citta, seat: int, n: int) -> None:
    state.number = n
    if state.listening:
        state.tell("event-markers", {"seat": seat, "n": n})
    pay(state, seat, cost(state, option_of(_CARD, n)))
    places = arched(state, seat)
    if places & (places - 1):
        state.ask(seat, WHERE_TO_MARK)
    else:
        _set_hex(state, seat, places.bit_length() - 1)


def _set_hex(state: Citta, seat: int, place: int) -> None:
    services = services_at(state, place)
    state.hex = place
    if len(services) > 1:
        if state.listening:
            state.tell("event-marking", {"seat": seat, "hex": named(place)})
        state.ask(seat, WHICH_ARCH)
    else:
        _mark(state, seat, services[0])


def _mark(state: Citta, seat: int, service: int) -> None:
    """LC-40: all markers of the card stand beside one arch until the end of the year."""
    place, n = state.hex, state.number
    state.change(state.index_at(place)).boost(service, n)
    state.marks = [*state.marks, (place, service, n)]
    state.markers = plus(state.markers, seat, -n)
    state.hex = NO_HEX
    state.number = 0
    if state.listening:
        facts: Facts = {
            "seat": seat,
            "n": n,
            "hex": named(place),
            "building": BUILDINGS[state.tile[place]].phrase,
            "service": SERVICE_KEYS[service],
        }
        state.tell("event-marked", facts)


class HowManyMarkers(Ask[Citta]):
    """LC-40: one marker free, two or three for gold."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {
            "gold": state.gold[seat],
            "left": state.markers[seat],
            "prices": prices_of(state, _CARD),
        }
        return Question(state.phase_key, "prompt-markers", "LC-40", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [SET_MARKERS[n - 1] for n in _numbers(state, seat)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, SetMarkers):
            return Refusal("LC-40", NOT_OFFERED, {})
        price = cost(state, option_of(_CARD, move.n))
        if price > state.gold[seat]:
            return too_dear(state, seat, price)
        return markers_refusal(state, seat, move.n)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, SetMarkers)
        _set_number(state, seat, move.n)


class WhereToMark(Ask[Citta]):
    """LC-40: a building with an arch."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-where-markers", "LC-40", {"n": state.number})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[place] for place in hexes(arched(state, seat))]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, SetMarkers) and state.markers[seat] < move.n:
            return no_marker(state, seat, move.n, "LC-40")
        if not isinstance(move, ChooseHex):
            return Refusal("LC-40", NOT_OFFERED, {})
        index = state.index_at(move.hex)
        if index < 0 or state.cities[index].owner != seat:
            return Refusal("LC-40", "refusal-not-own-building", {"hex": named(move.hex)})
        if not services_at(state, move.hex):
            facts: Facts = {
                "hex": named(move.hex),
                "building": BUILDINGS[state.tile[move.hex]].phrase,
            }
            return Refusal("LC-40", "refusal-building-without-arch", facts)
        return None

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        _set_hex(state, seat, move.hex)


class WhichArch(Ask[Citta]):
    """LC-40, LC-76: the hospital and the theatre have arches of two services."""

    def question(self, state: Citta, seat: int) -> Question:
        building = BUILDINGS[state.tile[state.hex]]
        rule = "LC-76" if building.expansion else "LC-40"
        facts: Facts = {"building": building.phrase, "hex": named(state.hex)}
        return Question(state.phase_key, "prompt-which-arch", rule, facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [SERVICE[service] for service in services_at(state, state.hex)]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseService):
            return Refusal("LC-40", NOT_OFFERED, {})
        if move.service in services_at(state, state.hex):
            return None
        facts: Facts = {
            "building": BUILDINGS[state.tile[state.hex]].phrase,
            "service": SERVICE_KEYS[move.service],
        }
        return Refusal("LC-40", "refusal-no-such-arch", facts)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseService)
        _mark(state, seat, move.service)


HOW_MANY_MARKERS: Final = HowManyMarkers("how_many_markers")
WHERE_TO_MARK: Final = WhereToMark("where_to_mark")
WHICH_ARCH: Final = WhichArch("which_arch")
