"""Many tables at once, for learners that decide on whole batches.

`Tables` plays some tables in this process, `Workers` as many in each of several processes. Both
have the same two methods: `observe` says what the tables show to whoever must decide next, `step`
carries the answers out. A table that has ended is followed by a new one at once. `Workers` are
used in a `with`, which ends their processes.

Arrays of a batch are kept and written anew by the next `observe`; the processes of `Workers` write
into memory they share. Copy what is to last.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from quartier.core.many import NONE, Many
from quartier.core.titles import Value
from quartier.research.seeds import Seeds
from quartier.research.setup import BYTE, FLAG, Setup

SEAT = np.dtype(np.int64)
PLACE = np.dtype("<i4")
SHARED = "/dev/shm"
# So many things more than before are there when a process looks for circles among them.
SELDOM = 50_000


class Batch(NamedTuple):
    """What each table shows to the seat that must decide: a row each.

    Masks have an entry for each action, or, if bits were asked for, a bit, the lowest first.
    """

    seats: NDArray[np.int64]
    observations: NDArray[np.uint8]
    masks: NDArray[Any]


class Ended(NamedTuple):
    """A game that has just ended at a table, and what it is worth to each seat."""

    table: int
    rewards: list[float]


class Shape(NamedTuple):
    """How large the arrays of some tables are."""

    tables: int
    observation: int
    mask: int
    bits: bool

    @property
    def bytes(self) -> int:
        return self.tables * (SEAT.itemsize + self.observation + self.mask)

    def batch(self, memory: NDArray[np.uint8]) -> Batch:
        """The arrays in so much memory."""
        seats = self.tables * SEAT.itemsize
        masks = seats + self.tables * self.observation
        return Batch(
            memory[:seats].view(SEAT),
            memory[seats:masks].reshape(self.tables, -1),
            memory[masks:].view(BYTE if self.bits else FLAG).reshape(self.tables, -1),
        )


class Share(NamedTuple):
    """The rows of one process in arrays that several share through a file."""

    file: Path
    shape: Shape
    first: int
    tables: int

    def batch(self) -> Batch:
        memory = np.memmap(self.file, BYTE, "r+", shape=(self.shape.bytes,))
        rows = slice(self.first, self.first + self.tables)
        seats, observations, masks = self.shape.batch(memory)
        return Batch(seats[rows], observations[rows], masks[rows])


def shape_of(setup: Setup, tables: int, bits: bool) -> Shape:
    return Shape(tables, len(setup.names), -(-setup.actions // 8) if bits else setup.actions, bits)


class Tables:
    """Tables of one set-up in this process; they write into arrays of their own or a share."""

    def __init__(
        self,
        setup: Setup,
        number: int,
        seed: int,
        *,
        bits: bool = False,
        share: Share | None = None,
    ) -> None:
        if number < 1:
            raise ValueError(f"there must be at least one table, not {number}")
        self.setup = setup
        self._seeds = Seeds()
        states = [
            setup.new(self._seeds.next(seed if not index else None)) for index in range(number)
        ]
        self._many = Many(states, setup.features, setup.title.space.moves, setup.tail)
        shape = shape_of(setup, number, bits)
        self._bits = bits
        self._batch = shape.batch(np.zeros(shape.bytes, BYTE)) if share is None else share.batch()
        self._rows = self._batch.observations.reshape(-1).data

    def observe(self) -> Batch:
        many, batch = self._many, self._batch
        batch.seats[:] = many.deciding()
        many.observe(self._rows)
        masks = batch.masks.reshape(-1)
        if self._bits:
            masks[:] = np.frombuffer(many.legal_bits(), BYTE)
        else:
            masks.fill(0)
            masks[np.frombuffer(many.legal(), PLACE)] = 1
        return batch

    def step(self, actions: NDArray[np.int64]) -> list[Ended]:
        """Answer at every table; tells which games have ended. With an action that is not legal
        nothing is done at any table.
        """
        many = self._many
        _check_number(actions, len(many.states))
        chosen: list[int] = actions.tolist()
        table = many.illegal(chosen)
        if table != NONE:
            raise ValueError(f"action {chosen[table]} is not legal at table {table}; see the mask")
        ended = []
        for table in many.step(chosen):
            ended.append(Ended(table, self.setup.rewards(many.states[table])))
            many.states[table] = self.setup.new(self._seeds.next(None))
        return ended


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
        *,
        bits: bool = False,
    ) -> None:
        if number < 1 or processes < 1:
            raise ValueError(
                f"there must be at least one process with a table, not {processes} with {number}"
            )
        self.setup = Setup(title, seats, **options)
        self._number = number
        shape = shape_of(self.setup, number * processes, bits)
        self._folder = TemporaryDirectory(dir=_shared_folder())
        file = Path(self._folder.name) / "arrays"
        file.write_bytes(bytes(shape.bytes))
        self._batch = Share(file, shape, 0, shape.tables).batch()
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for index in range(processes):
            ours, theirs = context.Pipe()
            share = Share(file, shape, index * number, number)
            arguments = (theirs, title, dict(options), seats, seed + index, share)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)

    def observe(self) -> Batch:
        self._ask([None] * len(self._pipes))
        return self._batch

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
        # The memory itself stays as long as somebody holds a batch.
        self._folder.cleanup()


def _shared_folder() -> str | None:
    """A folder in memory, where the machine has one."""
    return SHARED if Path(SHARED).is_dir() else None


def _check_number(actions: NDArray[np.int64], tables: int) -> None:
    if len(actions) != tables:
        raise ValueError(f"{tables} tables need an action each, not {len(actions)} in all")


def _work(
    pipe: Connection,
    title: str,
    options: Mapping[str, Value],
    seats: int,
    seed: int,
    share: Share,
) -> None:
    """A process: None asks for a batch, an array of actions for a step; it ends with the pipe."""
    setup = Setup(title, seats, **options)
    tables = Tables(setup, share.tables, seed, bits=share.shape.bits, share=share)
    # Rules drop nearly all they make at once, in no circles: looking for these takes up to a tenth.
    gc.freeze()
    gc.set_threshold(SELDOM)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        answer: object = None
        try:
            if actions is None:
                tables.observe()
            else:
                answer = tables.step(actions)
        except ValueError as error:
            answer = error
        pipe.send(answer)
