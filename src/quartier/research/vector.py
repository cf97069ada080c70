"""Many tables at once, for learners that decide on whole batches.

`Tables` plays some tables in this process, `Workers` as many in each of several processes. Both
have the same two methods: `look` says what the tables show to whoever must decide next, `step`
carries the answers out. A table that has ended is followed by a new one at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.core.titles import Value
from quartier.research.game import BYTE, FLAG, Game
from quartier.research.seeds import Seeds


class Look(NamedTuple):
    """What each table shows to the seat that must decide: a row each."""

    seats: NDArray[np.int64]
    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]


class Ended(NamedTuple):
    """A game that has just ended at a table, and what it is worth to each seat."""

    table: int
    rewards: list[float]


class Tables:
    """Tables of one set-up in this process."""

    def __init__(self, game: Game, number: int, seed: int) -> None:
        self.game = game
        self._seeds = Seeds()
        self._states = [
            game.new(self._seeds.next(seed if not index else None)) for index in range(number)
        ]
        self._sheets = [game.sheet() for _ in range(number)]

    def look(self) -> Look:
        game = self.game
        deciding = [state.deciders[0] for state in self._states]
        tables = list(zip(self._states, deciding, self._sheets, strict=True))
        observations = [game.features.observe(state, seat, sheet) for state, seat, sheet in tables]
        masks = [game.masks.of(state, seat) for state, seat, _ in tables]
        return Look(
            np.array(deciding),
            np.frombuffer(bytearray().join(observations), BYTE).reshape(len(deciding), -1),
            np.frombuffer(bytearray().join(masks), FLAG).reshape(len(deciding), -1),
        )

    def step(self, actions: NDArray[np.int64]) -> list[Ended]:
        """Answer at every table, with a legal action each; tells which games have ended."""
        moves = self.game.title.space.moves
        ended = []
        for index, action in enumerate(actions.tolist()):
            state = self._states[index]
            state.advance(state.deciders[0], moves[action])
            if not state.deciders:
                ended.append(Ended(index, self.game.rewards(state)))
                self._states[index] = self.game.new(self._seeds.next(None))
        return ended

    def close(self) -> None:
        """Nothing to do: `Workers` have something."""


class Workers:
    """The same tables in several processes; table numbers run through all of them."""

    def __init__(
        self,
        title: str,
        options: Mapping[str, Value],
        seats: int,
        number: int,
        seed: int,
        processes: int,
    ) -> None:
        self.game = Game(title, seats, **options)
        self._number = number
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for index in range(processes):
            ours, theirs = context.Pipe()
            arguments = (theirs, title, dict(options), seats, number, seed + index)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def look(self) -> Look:
        for pipe in self._pipes:
            pipe.send(None)
        looks: list[Look] = [pipe.recv() for pipe in self._pipes]
        seats, observations, masks = zip(*looks, strict=True)
        return Look(np.concatenate(seats), np.concatenate(observations), np.concatenate(masks))

    def step(self, actions: NDArray[np.int64]) -> list[Ended]:
        shares = np.split(actions, len(self._pipes))
        for pipe, share in zip(self._pipes, shares, strict=True):
            pipe.send(share)
        return [
            Ended(index * self._number + table, rewards)
            for index, pipe in enumerate(self._pipes)
            for table, rewards in pipe.recv()
        ]

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()


def _work(
    pipe: Connection,
    title: str,
    options: Mapping[str, Value],
    seats: int,
    number: int,
    seed: int,
) -> None:
    """A process: None asks for a look, an array of actions for a step; it ends with the pipe."""
    tables = Tables(Game(title, seats, **options), number, seed)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        pipe.send(tables.look() if actions is None else tables.step(actions))
