"""Building: choosing the place and putting the tile there (LC-29 to LC-36, LC-71 to LC-73)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.lacitta.board import BIT, hexes
from quartier.titles.lacitta.content import BUILDINGS, MARKET, NO_BUILDING, ROAD
from quartier.titles.lacitta.moves import AT, STOP, ChooseHex
from quartier.titles.lacitta.sites import site_refusal, sites
from quartier.titles.lacitta.state import Citta, named

# LC-71: how many roads one action may lay.
ROADS_AT_ONCE: Final = 2


def start_building(state: Citta, seat: int, kind: int) -> None:
    """Let a seat build what it has chosen; a single possible place is no question."""
    state.kind = kind
    state.number = ROADS_AT_ONCE if kind == ROAD else 1
    moves = WHERE.moves(state, seat)
    if len(moves) > 1:
        state.offer(seat, WHERE, moves)
    else:
        WHERE.answer(state, seat, moves[0])


def build(state: Citta, seat: int, place: int) -> None:
    """Put the chosen building on a hex; after a first road there may be a second one."""
    kind = state.kind
    raise_building(state, seat, kind, place)
    state.number -= 1
    if state.number and sites(state, seat, kind):
        state.ask(seat, SECOND_ROAD)
    else:
        state.kind = NO_BUILDING
        state.number = 0


def raise_building(state: Citta, seat: int, kind: int, place: int) -> None:
    """A tile of the pool goes on the hex, with a citizen of the castle (LC-30)."""
    city = state.change(_builder(state, seat, place))
    if state.tile[place] == ROAD:  # LC-73
        state.pools[BUILDINGS[ROAD].pool] += 1
    state.put(kind, place)
    state.pools[BUILDINGS[kind].pool] -= 1
    city.add(kind, place, state.land)
    if kind == MARKET:  # LC-31
        city.citizens += 1
        state.supply -= 1
    if state.listening:
        facts: Facts = {
            "seat": seat,
            "building": BUILDINGS[kind].phrase,
            "hex": named(place),
            "city": named(city.castle),
        }
        state.tell("event-built", facts)


def _builder(state: Citta, seat: int, place: int) -> int:
    """The city that a tile on this hex belongs to."""
    bit = BIT[place]
    for index, city in enumerate(state.cities):
        if city.owner == seat and (city.halo & bit or city.roads & bit):
            return index
    raise AssertionError("a building stands beside a city of its owner")


class WhereToBuild(Ask[Citta]):
    """LC-29: a hex for the chosen building."""

    def question(self, state: Citta, seat: int) -> Question:
        facts: Facts = {"building": BUILDINGS[state.kind].phrase}
        return Question(state.phase_key, "prompt-where", "LC-29", facts)

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[place] for place in hexes(sites(state, seat, state.kind))]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseHex):
            return Refusal("LC-29", NOT_OFFERED, {})
        return site_refusal(state, seat, state.kind, move.hex)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        build(state, seat, move.hex)


class WhereToLayAnother(WhereToBuild):
    """LC-71: a hex for the second road, or none."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-second-road", "LC-71", {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [*super().moves(state, seat), STOP]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if move is STOP:
            return None
        return super().refusal(state, seat, move)

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        if move is STOP:
            state.kind = NO_BUILDING
            state.number = 0
            if state.listening:
                state.tell("event-one-road", {"seat": seat})
        else:
            super().answer(state, seat, move)


WHERE: Final = WhereToBuild("where")
SECOND_ROAD: Final = WhereToLayAnother("second_road")
