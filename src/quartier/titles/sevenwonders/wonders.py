"""Taking a wonder in turn, if the players agreed to (SW-11)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.moves import Move
from quartier.core.speech import Question, Refusal
from quartier.titles.sevenwonders.city import found_city
from quartier.titles.sevenwonders.content import BOARDS, SIDES
from quartier.titles.sevenwonders.moves import WONDER, ChooseWonder
from quartier.titles.sevenwonders.state import Wonders

DRAWN: Final = "drawn"
CHOSEN: Final = "chosen"


def wonders_in_play(state: Wonders) -> list[int]:
    """SW-13: the wonders of the sets in use, by number."""
    return [
        board.number // len(SIDES)
        for board in BOARDS
        if board.side == SIDES[0] and state.options.has_set(board.set)
    ]


def wonder_of(state: Wonders, index: int) -> int:
    return state.cities[index].board.number // len(SIDES)


def free_wonders(state: Wonders, seat: int) -> list[int]:
    """What a seat may take: all, or those that were drawn, less what is taken already."""
    taken = [wonder_of(state, index) for index in range(seat)]
    if state.options.wonders == CHOSEN:
        taken += [wonder_of(state, index) for index in range(state.seats, len(state.cities))]
        offered = wonders_in_play(state)
    else:
        offered = sorted([wonder_of(state, index) for index in range(state.seats)])
    return [wonder for wonder in offered if wonder not in taken]


class TakeWonders(Step[Wonders]):
    """SW-11: one after the other; until then everybody has the board that was drawn."""

    def run(self, state: Wonders) -> None:
        state.chooser += 1
        if state.chooser == state.seats:
            state.chooser = -1
            return
        if len(free_wonders(state, state.chooser)) > 1:
            state.ask(state.chooser, TAKE_WONDER)
        state.then(TAKE_WONDERS)


class TakeWonder(Ask[Wonders]):
    """SW-11: which wonder; who had it drawn gets the other one instead."""

    def question(self, state: Wonders, seat: int) -> Question:
        return Question("phase-wonders", "prompt-wonder", "SW-11", {})

    def moves(self, state: Wonders, seat: int) -> list[Move]:
        return [WONDER[wonder] for wonder in free_wonders(state, seat)]

    def refusal(self, state: Wonders, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, ChooseWonder):
            return Refusal("SW-11", NOT_OFFERED, {})
        if move.wonder in free_wonders(state, seat):
            return None
        return Refusal("SW-11", "refusal-no-such-wonder", move.facts)

    def answer(self, state: Wonders, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseWonder)
        given = wonder_of(state, seat)
        for other in range(state.seats):
            if wonder_of(state, other) == move.wonder:
                _give(state, other, given)
        _give(state, seat, move.wonder)
        if state.listening:
            state.tell("event-wonder", {"seat": seat, **move.facts})


def _give(state: Wonders, seat: int, wonder: int) -> None:
    """A board of this wonder, with the side the seat has."""
    city = state.cities[seat]
    side = city.board.number % len(SIDES)
    state.cities[seat] = found_city(BOARDS[len(SIDES) * wonder + side], city.coins)


TAKE_WONDER: Final = TakeWonder("take_wonder")
TAKE_WONDERS: Final = TakeWonders("take_wonders")
