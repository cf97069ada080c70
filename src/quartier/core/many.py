"""Many tables of one set-up, asked and answered together, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from quartier.core.cache import Cache
from quartier.core.features import Features
from quartier.core.moves import Move
from quartier.core.state import State

NONE: Final = -1


class Many:
    """Tables that all wait for somebody; at each the first who owes an answer is asked.

    `tail` stands behind what each of them shows.
    """

    def __init__(
        self, states: list[State], features: Features, moves: list[Move], tail: bytes
    ) -> None:
        self.states = states
        self.deciding = [0] * len(states)
        self.masks = b""
        self._features = features
        self._moves = moves
        self._tail = tail
        self._no_moves = bytes(len(moves))
        self._caches: list[Cache] = [features.cache(state.seats) for state in states]
        self._observed = BytesWriter()
        self._legal = BytesWriter()

    def observe(self) -> bytes:
        """What the tables show to those who are asked, one after the other.

        `deciding` says who they are, `masks` has a 1 for each of their legal moves.
        """
        observed = self._observed
        legal = self._legal
        observed.truncate(0)
        legal.truncate(0)
        for index, state in enumerate(self.states):
            seat = state.deciders[0]
            self.deciding[index] = seat
            self._features.write(state, seat, self._caches[index], observed)
            observed.write(self._tail)
            start: i64 = len(legal)
            legal.write(self._no_moves)
            for move in state.moves(seat):
                legal[start + move.number] = 1
        self.masks = legal.getvalue()
        return observed.getvalue()

    def illegal(self, actions: list[int]) -> int:
        """The first table where an action is none of the last mask, or NONE."""
        size = len(self._moves)
        for index, action in enumerate(actions):
            if not 0 <= action < size or not self.masks[index * size + action]:
                return index
        return NONE

    def step(self, actions: list[int]) -> list[int]:
        """Carry out legal actions; the tables whose games are over."""
        over = []
        for index, action in enumerate(actions):
            state = self.states[index]
            state.advance(self.deciding[index], self._moves[action])
            if not state.deciders:
                over.append(index)
        return over
