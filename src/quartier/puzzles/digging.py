"""Looking for puzzles in many games, in as many processes as are wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec

from quartier.core.titles import Settings, find_title
from quartier.puzzles.mining import Miner
from quartier.puzzles.puzzle import Puzzle, read


class Dug(msgspec.Struct, frozen=True):
    """What a game yielded; `looked` positions, of which in `clear` ones one move was the best."""

    seed: int
    puzzles: list[Puzzle]
    looked: int
    clear: int


def dig(
    title_id: str, settings: Settings, seats: int, seeds: Iterable[int], processes: int
) -> Iterator[Dug]:
    """Games as they are done, of several processes in any order; who asks no more ends them."""
    one = partial(_dug, title_id, settings, seats)
    if processes == 1:
        yield from map(one, seeds)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(one, seeds)


def _dug(title_id: str, settings: Settings, seats: int, seed: int) -> Dug:
    title = find_title(title_id)
    assert title is not None, f"no title {title_id}"
    miner = Miner(title, settings, seats)
    puzzles = list(miner.game(seed))
    return Dug(seed, puzzles, miner.passed[0], miner.passed[4])


def next_seed(path: Path, settings: Settings, seats: int) -> int:
    """The seed after the last of which a file has a puzzle with this set-up."""
    known = read(path.read_bytes()) if path.exists() else []
    seeds = [
        puzzle.seed
        for puzzle in known
        if puzzle.seats == seats and puzzle.options.items() <= settings.items()
    ]
    return max(seeds, default=0) + 1
