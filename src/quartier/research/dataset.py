"""Decisions of bots as a table of columns, in a Parquet file, and how to read it.

A row is a decision: what a seat saw, what it might do, what it did and what came of it in the end.
Equal wishes give equal files, byte for byte: a data set need not be shipped, only the command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyarrow
import pyarrow.parquet
from numpy.typing import NDArray

from quartier import __version__
from quartier.bots.match import bot_rng
from quartier.bots.own import any_bot
from quartier.bots.position import Position
from quartier.core.rng import SEED_BITS
from quartier.core.speech import Refusal
from quartier.core.titles import Settings
from quartier.research.setup import Setup

# Games that make a row group: few enough to fit into memory, many enough to compress well.
GROUP = 50
CARD = b"quartier"


@dataclass(frozen=True)
class Wish:
    """What is recorded: games of these bots, the first with this seed, each other with the next."""

    title: str
    settings: Settings
    bots: list[str]
    seed: int
    games: int

    @property
    def setup(self) -> Setup:
        return Setup(self.title, len(self.bots), **self.settings)


class Decisions(NamedTuple):
    """Rows as arrays; masks have an entry for each action."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]


def record(
    wish: Wish, file: Path, jobs: int = 1, show: Callable[[int], None] = lambda games: None
) -> int:
    """Play the games and write their decisions; returns how many there are.

    Who wants to know how many games are written is shown. Until all are, nothing is at its place.
    """
    groups = [range(first, min(first + GROUP, wish.games)) for first in range(0, wish.games, GROUP)]
    schema = _schema(wish)
    rows = 0
    unfinished = file.with_name(f"{file.name}.part")
    try:
        with pyarrow.parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for games, columns in zip(groups, _played(wish, groups, jobs), strict=True):
                group = pyarrow.table(columns, schema)
                writer.write_table(group)
                rows += group.num_rows
                show(games.stop)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def card(file: Path) -> dict[str, Any]:
    """What a file of decisions says of itself: all it takes to make it again."""
    told: dict[str, Any] = msgspec.json.decode(_metadata(file)[CARD])
    return told


def read(file: Path, rows: int = 65_536, part: int = 0, parts: int = 1) -> Iterator[Decisions]:
    """The decisions of a file, so many at a time; those of one of several parts, by whole games."""
    actions = card(file)["actions"]
    source = pyarrow.parquet.ParquetFile(file)
    groups = range(part, source.num_row_groups, parts)
    for batch in source.iter_batches(rows, groups):
        number = batch.num_rows
        masks = _bytes(batch["mask"], number)
        yield Decisions(
            batch["game"].to_numpy(),
            batch["seat"].to_numpy().astype(np.int64),
            _bytes(batch["observation"], number),
            np.unpackbits(masks, axis=1, bitorder="little")[:, :actions],
            batch["action"].to_numpy().astype(np.int64),
            batch["reward"].to_numpy(),
        )


def _played(wish: Wish, groups: list[range], jobs: int) -> Iterator[dict[str, list[Any]]]:
    """The columns of each group, in order."""
    if jobs == 1:
        yield from (_play(wish, group) for group in groups)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play, [wish] * len(groups), groups)


def _play(wish: Wish, games: range) -> dict[str, list[Any]]:
    setup = wish.setup
    bots = [any_bot(spec) for spec in wish.bots]
    columns: dict[str, list[Any]] = {name: [] for name in _schema(wish).names}
    for game in games:
        seed = (wish.seed + game) % (1 << SEED_BITS)
        state = setup.new(seed)
        rngs = [bot_rng(seed, seat) for seat in range(setup.seats)]
        cache = setup.cache()
        while deciders := state.deciders:
            seat = deciders[0]
            bot = bots[seat]
            assert not isinstance(bot, Refusal)
            mask = setup.mask(state, seat).astype(np.uint8)
            columns["observation"].append(setup.observation(state, seat, cache).tobytes())
            columns["mask"].append(np.packbits(mask, bitorder="little").tobytes())
            move = bot.choose(Position(setup.title, state, seat), rngs[seat])
            columns["game"].append(game)
            columns["seat"].append(seat)
            columns["action"].append(move.number)
            state.advance(seat, move)
        rewards = setup.rewards(state)
        columns["reward"] += [rewards[seat] for seat in columns["seat"][len(columns["reward"]) :]]
    return columns


def _schema(wish: Wish) -> pyarrow.Schema:
    setup = wish.setup
    told = {
        **asdict(wish),
        "quartier": __version__,
        "rules": setup.title.version,
        "content": setup.title.content.fingerprint,
        "environment": setup.name,
        "actions": setup.actions,
        "names": setup.names,
    }
    fields = [
        ("game", pyarrow.int64()),
        ("seat", pyarrow.uint8()),
        ("observation", pyarrow.binary(len(setup.names))),
        ("mask", pyarrow.binary(-(-setup.actions // 8))),
        ("action", pyarrow.int32()),
        ("reward", pyarrow.float32()),
    ]
    return pyarrow.schema(fields, {CARD: msgspec.json.encode(told)})


def _metadata(file: Path) -> dict[bytes, bytes]:
    metadata: dict[bytes, bytes] = pyarrow.parquet.read_schema(file).metadata
    return metadata


def _bytes(column: Any, rows: int) -> NDArray[np.uint8]:
    """A column of as many bytes in each row."""
    width = column.type.byte_width
    start = column.offset * width
    data = np.frombuffer(column.buffers()[1], np.uint8)
    return data[start : start + rows * width].reshape(rows, width)
