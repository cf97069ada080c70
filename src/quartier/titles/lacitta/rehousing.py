"""Rehousing after migration and hunger: buildings without citizens go (LC-51, LC-52, LC-74)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.board import BIT, hexes
from quartier.titles.lacitta.content import BUILDINGS, CASTLE, ROAD
from quartier.titles.lacitta.demolition import demolish, raze
from quartier.titles.lacitta.falling import COUNT_FALLEN
from quartier.titles.lacitta.moves import DEMOLISH, STOP, Demolish
from quartier.titles.lacitta.state import REHOUSING_PHASE, Citta, named


class BeginRehousing(Step[Citta]):
    """LC-51, LC-86: after the migration everybody, in turn order."""

    def run(self, state: Citta) -> None:
        state.phase = REHOUSING_PHASE
        state.position = 0
        state.then(REHOUSE_NEXT)


class RehouseNext(Step[Citta]):
    """The next player puts his houses in order; then it is seen who has lost (LC-57)."""

    def run(self, state: Citta) -> None:
        seat = state.next_in_turn()
        if seat >= 0:
            state.mover = seat
            state.then(REHOUSE, REHOUSE_NEXT)
        else:
            state.then(COUNT_FALLEN)


class Rehouse(Step[Citta]):
    """LC-52: what has to go without a choice goes; for the rest the owner is asked."""

    def run(self, state: Citta) -> None:
        seat = state.mover
        for index in range(len(state.cities) - 1, -1, -1):
            city = state.cities[index]
            if city.owner == seat and (city.missing > 0 or not city.citizens):
                if city.citizens:
                    _shrink(state, city.castle)
                else:
                    raze(state, index)
        if choices(state, seat):
            state.ask(seat, WHAT_TO_DEMOLISH)


def _shrink(state: Citta, castle: int) -> None:
    """Demolish in a city as long as there is only one way to do it."""
    city = state.cities[state.castle_index(castle)]
    if city.citizens == 1:
        _keep_castle(state, castle)
        return
    while city.missing > 0:
        places = city.rim(state.land.board)
        if places & (places - 1):
            return
        demolish(state, places.bit_length() - 1)
        city = state.cities[state.castle_index(castle)]


def _keep_castle(state: Citta, castle: int) -> None:
    """One citizen keeps the castle alone, with the roads that still lead to it (LC-74a).

    The others go from the rim inwards (LC-53a).
    """
    city = state.cities[state.castle_index(castle)]
    board = state.land.board
    kept = board.connected(BIT[castle], city.roads | BIT[castle])
    while leaving := city.rim(board) & ~kept:
        demolish(state, leaving.bit_length() - 1)
        city = state.cities[state.castle_index(castle)]


def choices(state: Citta, seat: int) -> int:
    """The tiles a seat has to choose from, or may pull down, as a mask."""
    mask = 0
    for city in state.cities:
        if city.owner == seat:
            if city.missing > 0:
                mask |= city.rim(state.land.board)
            elif city.roads:
                mask |= city.rim(state.land.board) & city.roads  # LC-74
    return mask


def _must_go(state: Citta, seat: int) -> int:
    """How many buildings still have to go."""
    return sum(max(city.missing, 0) for city in state.cities if city.owner == seat)


class WhatToDemolish(Ask[Citta]):
    """LC-52, LC-53, LC-74: a tile at the rim; roads also by choice."""

    def question(self, state: Citta, seat: int) -> Question:
        number = _must_go(state, seat)
        if number:
            return Question(state.phase_key, "prompt-demolish", "LC-52", {"n": number})
        return Question(state.phase_key, "prompt-pull-down", "LC-74", {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        moves: list[Move] = [DEMOLISH[place] for place in hexes(choices(state, seat))]
        if not _must_go(state, seat):
            moves.append(STOP)
        return moves

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if move is STOP:
            number = _must_go(state, seat)
            return Refusal("LC-52", "refusal-must-demolish", {"n": number}) if number else None
        if not isinstance(move, Demolish):
            return Refusal("LC-52", NOT_OFFERED, {})
        place = move.hex
        if choices(state, seat) & BIT[place]:
            return None
        index = state.index_at(place)
        if index < 0 or state.cities[index].owner != seat:
            return Refusal("LC-52", "refusal-not-own-building", {"hex": named(place)})
        city = state.cities[index]
        kind = state.tile[place]
        facts: Facts = {"building": BUILDINGS[kind].phrase, "hex": named(place)}
        if kind == CASTLE:
            return Refusal("LC-53", "refusal-castle-last", {"hex": named(place)})
        if kind != ROAD and city.missing <= 0:
            return Refusal("LC-36", "refusal-demolish", facts)
        return Refusal("LC-53", "refusal-splits", facts)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        if isinstance(move, Demolish):
            demolish(state, move.hex)
            state.then(REHOUSE)
        elif state.listening:
            state.tell("event-roads-kept", {"seat": seat})


BEGIN_REHOUSING: Final = BeginRehousing("begin_rehousing")
REHOUSE_NEXT: Final = RehouseNext("rehouse_next")
REHOUSE: Final = Rehouse("rehouse")
WHAT_TO_DEMOLISH: Final = WhatToDemolish("what_to_demolish")
