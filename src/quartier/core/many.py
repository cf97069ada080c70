"""Many tables of one set-up, asked and answered together, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64, u8

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
        self._features = features
        self._moves = moves
        self._tail = tail
        self._caches: list[Cache] = [features.cache(state.seats) for state in states]
        self._legal = BytesWriter()

    def deciding(self) -> list[int]:
        """Who is asked at each table."""
        return [state.deciders[0] for state in self.states]

    def observe(self, rows: memoryview) -> None:
        """Write what the tables show to those who are asked, one after the other."""
        tail = self._tail
        start = 0
        for index, state in enumerate(self.states):
            seat = state.deciders[0]
            # A row is small enough to be still at hand when it is carried over.
            seen = self._features.observe(state, seat, self._caches[index]) + tail
            end = start + len(seen)
            rows[start:end] = seen
            start = end

    def legal(self) -> bytes:
        """Where all legal moves stand in masks that follow each other, as numbers of 32 bits."""
        legal = self._legal
        legal.truncate(0)
        start: i64 = 0
        width: i64 = len(self._moves)
        for state in self.states:
            for move in state.moves(state.deciders[0]):
                place: i64 = start + move.number
                write_i32_le(legal, i32(place))
            start += width
        return legal.getvalue()

    def legal_bits(self) -> bytes:
        """Masks that follow each other, with a bit for each move, the lowest first."""
        legal = self._legal
        legal.truncate(0)
        width: i64 = (len(self._moves) + 7) >> 3
        no_moves = bytes(width)
        start: i64 = 0
        for state in self.states:
            legal.write(no_moves)
            for move in state.moves(state.deciders[0]):
                number: i64 = move.number
                place = start + (number >> 3)
                legal[place] = legal[place] | u8(1 << (number & 7))
            start += width
        return legal.getvalue()

    def illegal(self, actions: list[int]) -> int:
        """The first table where an action is not legal, or NONE."""
        size = len(self._moves)
        for index, action in enumerate(actions):
            if not 0 <= action < size or not self._is_legal(self.states[index], action):
                return index
        return NONE

    def _is_legal(self, state: State, action: int) -> bool:
        wanted = self._moves[action]
        return any(move is wanted for move in state.moves(state.deciders[0]))

    def step(self, actions: list[int]) -> list[int]:
        """Carry out legal actions; the tables whose games are over."""
        over = []
        for index, action in enumerate(actions):
            state = self.states[index]
            state.advance(state.deciders[0], self._moves[action])
            if not state.deciders:
                over.append(index)
        return over
