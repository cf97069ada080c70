"""Phase 3: citizens move, one player after the other (SC-66 to SC-75)."""

from __future__ import annotations

from typing import Final

from quartier.core.agenda import NOT_OFFERED, Ask, Step
from quartier.core.lists import with_item
from quartier.core.masks import chosen
from quartier.core.moves import Move
from quartier.core.speech import Facts, Question, Refusal
from quartier.titles.smallcity.carrying import clear_tourists, send_home
from quartier.titles.smallcity.content import POLICE
from quartier.titles.smallcity.grid import CELL_FACTS, NOWHERE
from quartier.titles.smallcity.housing import HOUSE_CITIZENS
from quartier.titles.smallcity.moves import CITIZEN, DONE, GO
from quartier.titles.smallcity.state import NO_SEAT, SmallCity
from quartier.titles.smallcity.travel import is_done, may_move, must_move, targets, why_not
from quartier.titles.smallcity.verbs import ChooseCitizen, GoTo

PHASE: Final = "phase-citizens"


class BeginMoves(Step[SmallCity]):
    """SC-66, SC-69: the work slots held now are barred to the same player's others."""

    def run(self, state: SmallCity) -> None:
        state.phase = 3
        state.barred = [
            [borough.crowd[seat] & borough.work for borough in state.world.boroughs]
            for seat in range(state.seats)
        ]
        state.queue = state.order()
        state.then(NEXT_MOVER)


class NextMover(Step[SmallCity]):
    """SC-66: one player after the other."""

    def run(self, state: SmallCity) -> None:
        state.active = NO_SEAT
        state.moved = []
        if state.queue:
            state.active = state.next_in_queue()
            state.moved = [0] * state.seats
            state.then(MOVE_ON, NEXT_MOVER)


class MoveOn(Step[SmallCity]):
    """SC-66: one citizen after the other, until nobody has to or wants to move."""

    def run(self, state: SmallCity) -> None:
        moves = movers(state, state.active)
        if len(moves) == 1 and moves[0] is DONE:
            state.then(HOUSE_CITIZENS)
        else:
            state.offer(state.active, CHOOSE_CITIZEN, moves)


def movers(state: SmallCity, seat: int) -> list[Move]:
    """Whom a player may choose to move next; DONE if nobody has to."""
    moves: list[Move] = []
    for borough in state.world.boroughs:
        moves += chosen(CITIZEN[borough.seat], must_move(state, seat, borough))
    if not moves:
        moves.append(DONE)
    willing = may_move(state, seat)
    if willing and any(targets(state, seat, seat)):
        moves += chosen(CITIZEN[seat], willing)
    return moves


class ChooseNextCitizen(Ask[SmallCity]):
    """SC-66, SC-67: who moves next."""

    def question(self, state: SmallCity, seat: int) -> Question:
        waiting = sum([must_move(state, seat, place).bit_count() for place in state.world.boroughs])
        return Question(PHASE, "prompt-citizen", "SC-67", {"number": waiting})

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        return movers(state, seat)

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if move is DONE:
            if is_done(state, seat):
                return None
            return Refusal("SC-67", "refusal-must-move", {})
        if not isinstance(move, ChooseCitizen):
            return Refusal("SC-66", NOT_OFFERED, {})
        if move.borough >= state.seats:
            return Refusal("SC-66", "refusal-no-borough", {})
        bit = 1 << move.cell
        if not state.borough(move.borough).crowd[seat] & bit:
            return Refusal("SC-66", "refusal-no-citizen", {"cell": CELL_FACTS[move.cell]})
        if state.moved[move.borough] & bit:
            return Refusal("SC-66", "refusal-moved", {"cell": CELL_FACTS[move.cell]})
        if must_move(state, seat, state.borough(move.borough)) & bit:
            return None
        if any(targets(state, seat, seat)):
            return None
        return Refusal("SC-68", "refusal-no-slot", {"cell": CELL_FACTS[move.cell]})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        if not isinstance(move, ChooseCitizen):
            state.then(HOUSE_CITIZENS)
            return
        state.picked_borough = move.borough
        state.picked_cell = move.cell
        moves = CHOOSE_SLOT.moves(state, seat)
        if len(moves) > 1:
            state.offer(seat, CHOOSE_SLOT, moves)
        elif moves:
            CHOOSE_SLOT.answer(state, seat, moves[0])
        else:  # SC-71
            state.picked_cell = NOWHERE
            send_home(state, state.world, seat, move.borough, move.cell, 0)
            state.then(MOVE_ON)


def walk(state: SmallCity, seat: int, borough: int, cell: int) -> None:
    """The chosen citizen goes to a slot."""
    start, from_cell = state.picked_borough, state.picked_cell
    state.changing(start).leave(seat, from_cell)
    place = state.changing(borough)
    place.enter(seat, cell)
    state.moved = with_item(state.moved, borough, state.moved[borough] | 1 << cell)
    state.picked_cell = NOWHERE
    if state.listening:
        facts: Facts = {
            "seat": seat,
            "from_seat": start,
            "cell": CELL_FACTS[from_cell],
            "to_seat": borough,
            "to_cell": CELL_FACTS[cell],
        }
        state.tell("event-moved", facts)
    if borough == seat and place.slots[POLICE] >> cell & 1:  # SC-55
        clear_tourists(state, state.world, place, 0)


class ChooseSlot(Ask[SmallCity]):
    """SC-68, SC-72 to SC-75: where the citizen goes."""

    def question(self, state: SmallCity, seat: int) -> Question:
        facts: Facts = {"cell": CELL_FACTS[state.picked_cell], "from_seat": state.picked_borough}
        return Question(PHASE, "prompt-slot", "SC-68", facts)

    def moves(self, state: SmallCity, seat: int) -> list[Move]:
        moves: list[Move] = []
        for borough, mask in enumerate(targets(state, seat, state.picked_borough)):
            moves += chosen(GO[borough], mask)
        return moves

    def refusal(self, state: SmallCity, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, GoTo):
            return Refusal("SC-68", NOT_OFFERED, {})
        if move.borough >= state.seats:
            return Refusal("SC-68", "refusal-no-borough", {})
        if targets(state, seat, state.picked_borough)[move.borough] >> move.cell & 1:
            return None
        rule, key = why_not(state, seat, move.borough, 1 << move.cell)
        return Refusal(rule, key, {"cell": CELL_FACTS[move.cell], "seat": move.borough})

    def answer(self, state: SmallCity, seat: int, move: Move) -> None:
        assert isinstance(move, GoTo)
        walk(state, seat, move.borough, move.cell)
        state.then(MOVE_ON)


BEGIN_MOVES: Final = BeginMoves("begin_moves")
NEXT_MOVER: Final = NextMover("next_mover")
MOVE_ON: Final = MoveOn("move_on")
CHOOSE_CITIZEN: Final = ChooseNextCitizen("choose_citizen")
CHOOSE_SLOT: Final = ChooseSlot("choose_slot")
