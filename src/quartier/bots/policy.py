"""How everybody is imagined to play on: quickly, but not foolishly.

Random moves say little about a position, and looking at all of them takes too long. So of a few
moves that are drawn the one is played that is valued most.
"""

from __future__ import annotations

from typing import Final

from quartier.bots.outlook import glances, let_others_answer, some_of
from quartier.core.moves import Move
from quartier.core.rng import Rng
from quartier.core.speech import Result
from quartier.core.state import State
from quartier.core.titles import Title

# As good as looking at all moves, and far better than three: who builds after a glance at three
# places builds badly.
TRIES: Final = 24
# Nearly as good, and takes half as long.
FEW_TRIES: Final = 12


def quick_move(title: Title, state: State, seat: int, rng: Rng, tries: int) -> Move:
    """A sensible answer of a seat."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    world = state
    if len(state.deciders) > 1:
        world = state.clone()
        let_others_answer(world, seat, rng)
    tried = some_of(moves, tries, rng)
    worths = glances(title, world, seat, tried, rng)
    return tried[worths.index(max(worths))]


def play_on(title: Title, state: State, rng: Rng) -> Result:
    """Play a state to its end."""
    while True:
        deciders = state.deciders
        if not deciders:
            result = state.result
            assert result is not None, "nobody owes an answer, but nothing has ended"
            return result
        seat = deciders[0]
        state.advance(seat, quick_move(title, state, seat, rng, FEW_TRIES))
