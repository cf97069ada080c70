"""Many tables at once, for learners that decide on whole batches.

`Tables` plays some tables in this process, `Workers` as many in each of several processes. Both
have the same two methods: `look` says what the tables show to whoever must decide next, `step`
carries the answers out. A table that has ended is followed by a new one at once. `Workers` are
used in a `with`, which ends their processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from quartier.core.moves import Move
from quartier.core.titles import Value
from quartier.research.seeds import Seeds
from quartier.research.setup import BYTE, FLAG, Setup


class Batch(NamedTuple):
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

    def __init__(self, setup: Setup, number: int, seed: int) -> None:
        if number < 1:
            raise ValueError(f"there must be at least one table, not {number}")
        self.setup = setup
        self._seeds = Seeds()
        self._states = [
            setup.new(self._seeds.next(seed if not index else None)) for index in range(number)
        ]
        self._caches = [setup.cache() for _ in range(number)]

    def observe(self) -> Batch:
        setup = self.setup
        deciding = [state.deciders[0] for state in self._states]
        tables = list(zip(self._states, deciding, self._caches, strict=True))
        observations = [setup.features.observe(state, seat, cache) for state, seat, cache in tables]
        masks = [setup.masks.of(state, seat) for state, seat, _ in tables]
        return Batch(
            np.array(deciding),
            np.frombuffer(bytearray().join(observations), BYTE).reshape(len(deciding), -1),
            np.frombuffer(bytearray().join(masks), FLAG).reshape(len(deciding), -1),
        )

    def step(self, actions: NDArray[np.int64]) -> list[Ended]:
        """Answer at every table; tells which games have ended. With an action that is not legal
        nothing is done at any table.
        """
        _check_number(actions, len(self._states))
        answers = [self._answer(index, action) for index, action in enumerate(actions.tolist())]
        ended = []
        for index, (seat, move) in enumerate(answers):
            state = self._states[index]
            state.advance(seat, move)
            if not state.deciders:
                ended.append(Ended(index, self.setup.rewards(state)))
                self._states[index] = self.setup.new(self._seeds.next(None))
        return ended

    def _answer(self, index: int, action: int) -> tuple[int, Move]:
        """Who decides at a table, and the move of an action."""
        state = self._states[index]
        seat = state.deciders[0]
        move = self.setup.move(state, seat, action)
        if move is None:
            raise ValueError(f"action {action} is not legal at table {index}; see the mask")
        return seat, move


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
        if number < 1 or processes < 1:
            raise ValueError(
                f"there must be at least one process with a table, not {processes} with {number}"
            )
        self.setup = Setup(title, seats, **options)
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

    def observe(self) -> Batch:
        batches: list[Batch] = self._ask([None] * len(self._pipes))
        seats, observations, masks = zip(*batches, strict=True)
        return Batch(np.concatenate(seats), np.concatenate(observations), np.concatenate(masks))

    def step(self, actions: NDArray[np.int64]) -> list[Ended]:
        """As with `Tables`; other processes go on if one has an action that is not legal."""
        _check_number(actions, self._number * len(self._pipes))
        games: list[list[Ended]] = self._ask(np.split(actions, len(self._pipes)))
        return [
            Ended(index * self._number + table, rewards)
            for index, ended in enumerate(games)
            for table, rewards in ended
        ]

    def _ask(self, requests: Sequence[object]) -> list[Any]:
        """The answers of all processes, which work at the same time."""
        try:
            for pipe, request in zip(self._pipes, requests, strict=True):
                pipe.send(request)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, ConnectionError) as error:
            raise RuntimeError(
                "a worker has ended; see what it printed. A program with workers must be a file"
                ' that makes them under `if __name__ == "__main__":`'
            ) from error
        for index, answer in enumerate(answers):
            if isinstance(answer, ValueError):
                raise ValueError(f"worker {index}: {answer}") from answer
        return answers

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()


def _check_number(actions: NDArray[np.int64], tables: int) -> None:
    if len(actions) != tables:
        raise ValueError(f"{tables} tables need an action each, not {len(actions)} in all")


def _work(
    pipe: Connection,
    title: str,
    options: Mapping[str, Value],
    seats: int,
    number: int,
    seed: int,
) -> None:
    """A process: None asks for a look, an array of actions for a step; it ends with the pipe."""
    tables = Tables(Setup(title, seats, **options), number, seed)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            answer: object = tables.observe() if actions is None else tables.step(actions)
        except ValueError as error:
            answer = error
        pipe.send(answer)
