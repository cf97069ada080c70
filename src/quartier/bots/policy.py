"""How everybody is imagined to play on: quickly, but not foolishly.

Random moves say little about a position, and looking at all of them takes too long. So of a few
moves that are drawn the one is played that is valued most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quartier.bots.outlook import Glances, let_others_answer, some_of
from quartier.core.moves import NO_KIN, Move
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.core.state import State
from quartier.core.titles import Title

# As good as looking at all moves, and far better than three: who builds after a glance at three
# places builds badly.
TRIES: Final = 24
# Nearly as good, and takes half as long.
FEW_TRIES: Final = 12
# So many moments of choice every playout goes on, however long it takes.
NEAR: Final = 4


def quick_move(title: Title, state: State, seat: int, rng: Rng, tries: int) -> Move:
    """A sensible answer of a seat."""
    moves = state.moves(seat)
    if _are_alike(moves):
        return moves[0]
    return _tried(title, state, seat, moves, rng, tries).best


def quick_step(title: Title, state: State, seat: int, rng: Rng, tries: int) -> State:
    """The state after a sensible answer of a seat; the one before is used up."""
    moves = state.moves(seat)
    move = moves[0]
    if not _are_alike(moves):
        tried = _tried(title, state, seat, moves, rng, tries)
        if tried.after is not None:
            return tried.after
        move = tried.best
    state.advance(seat, move)
    return state


def _are_alike(moves: list[Move]) -> bool:
    """Whether there is nothing to choose, because all moves are of one kin."""
    if len(moves) == 1:
        return True
    kin = moves[0].kin
    if kin == NO_KIN:
        return False
    return all(move.kin == kin for move in moves)


def _tried(
    title: Title, state: State, seat: int, moves: list[Move], rng: Rng, tries: int
) -> Glances:
    if len(state.deciders) == 1:
        return Glances(title, state, seat, some_of(moves, tries, rng), rng)
    world = state.clone()
    let_others_answer(world, seat, rng)
    found = Glances(title, world, seat, some_of(moves, tries, rng), rng)
    # What the others will answer is not known yet.
    found.after = None
    return found


def play_on(title: Title, state: State, rng: Rng) -> Result:
    """Play a state to its end; it is used up."""
    while True:
        deciders = state.deciders
        if not deciders:
            result = state.result
            assert result is not None, "nobody owes an answer, but nothing has ended"
            return result
        seat = deciders[0]
        state = quick_step(title, state, seat, rng, FEW_TRIES)


def play_on_to(
    horizon: int,
    title: Title,
    state: State,
    seat: int,
    move: Move,
    rng: Rng,
    is_long: Callable[[], bool],
) -> State:
    """Where everybody stands as many choices of a seat after a move of it, or fewer if that takes
    long; the state is used up.
    """
    moment = state.moment
    state.advance(seat, move)
    choices = 0
    while deciders := state.deciders:
        mover = deciders[0]
        # The others are many, and matter less to the seat.
        tries = FEW_TRIES
        if seat in deciders:
            # Time passes with moments: who chooses more often within one has got no further.
            if state.moment != moment:
                if choices == horizon or (choices >= NEAR and is_long()):
                    break
                choices += 1
                moment = state.moment
            mover = seat
            tries = TRIES
        state = quick_step(title, state, mover, rng, tries)
    return state
