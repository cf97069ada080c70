"""Rich harvest: a farmhouse yields twice this year (LC-42, LC-85)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask
from quartier.core.lists import plus
from quartier.core.moves import Move
from quartier.core.speech import Question, Refusal
from quartier.titles.lacitta.board import BIT, hexes
from quartier.titles.lacitta.city import food_of
from quartier.titles.lacitta.content import FARMHOUSE
from quartier.titles.lacitta.markers import no_marker
from quartier.titles.lacitta.moves import AT, ChooseHex
from quartier.titles.lacitta.state import HARVEST_MARK, LAST_YEAR, Citta, named


def harvested(state: Citta, place: int) -> bool:
    return (place, HARVEST_MARK, 1) in state.marks


def farmhouses(state: Citta, seat: int) -> int:
    """The farmhouses of a seat that can have a rich harvest, as a mask."""
    mask = 0
    for city in state.cities:
        if city.owner == seat and city.farmhouses:
            mask |= city.farmhouses
    for place, what, _ in state.marks:
        if what == HARVEST_MARK and mask & BIT[place]:
            mask ^= BIT[place]
    return mask


def can_harvest(state: Citta, seat: int) -> bool:
    return state.year < LAST_YEAR and state.markers[seat] > 0 and farmhouses(state, seat) != 0


def harvest_refusal(state: Citta, seat: int) -> Refusal | None:
    if state.year == LAST_YEAR:
        return Refusal("LC-42", "refusal-harvest-last-year", {})
    if not state.markers[seat]:
        return no_marker(state, seat, 1, "LC-42")
    if not farmhouses(state, seat):
        return Refusal("LC-42", "refusal-no-farmhouse", {})
    return None


def start_harvest(state: Citta, seat: int) -> None:
    places = farmhouses(state, seat)
    if places & (places - 1):
        state.ask(seat, WHICH_FARMHOUSE)
    else:
        _harvest(state, seat, places.bit_length() - 1)


def _harvest(state: Citta, seat: int, place: int) -> None:
    food = food_of(FARMHOUSE, place, state.land)
    city = state.change(state.index_at(place))
    city.harvest += food
    state.marks = [*state.marks, (place, HARVEST_MARK, 1)]
    state.markers = plus(state.markers, seat, -1)
    if state.listening:
        state.tell("event-harvest", {"seat": seat, "hex": named(place), "food": food})


class WhichFarmhouse(Ask[Citta]):
    """LC-42: a farmhouse without a rich harvest."""

    def question(self, state: Citta, seat: int) -> Question:
        return Question(state.phase_key, "prompt-harvest", "LC-42", {})

    def moves(self, state: Citta, seat: int) -> list[Move]:
        return [AT[place] for place in hexes(farmhouses(state, seat))]

    def refusal(self, state: Citta, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseHex):
            return Refusal("LC-42", NOT_OFFERED, {})
        place = move.hex
        if farmhouses(state, seat) & BIT[place]:
            return None
        if harvested(state, place):
            return Refusal("LC-42", "refusal-harvested", {"hex": named(place)})
        return Refusal("LC-42", "refusal-not-own-farmhouse", {"hex": named(place)})

    def answer(self, state: Citta, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseHex)
        _harvest(state, seat, move.hex)


WHICH_FARMHOUSE: Final = WhichFarmhouse("which_farmhouse")
