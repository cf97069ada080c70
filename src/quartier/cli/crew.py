"""Many games, played here or on several processes; what comes of them is added up in parts."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing.synchronize import Event as Flag
from typing import Protocol, Self, TypeVar, cast

# Pieces of work per process, enough to keep all busy to the end; and not so large that nothing
# seems to advance, unless there would be too many of them.
PIECES = 32
LARGE_PIECE = 50
MANY_PIECES = 10_000


class Sum(Protocol):
    """What some games add up to."""

    @property
    def games(self) -> int: ...

    def __add__(self, other: Self) -> Self: ...


S = TypeVar("S", bound=Sum)
S_co = TypeVar("S_co", bound=Sum, covariant=True)


class Players(Protocol[S_co]):
    """Whoever plays a game when told its number."""

    def play(self, game: int) -> S_co: ...


class Plan(Protocol[S_co]):
    """What is to be played: it is sent to every process, which gets its players ready there."""

    @property
    def games(self) -> int: ...

    def ready(self) -> Players[S_co]: ...


def play_games(plan: Plan[S], jobs: int) -> Iterator[S]:
    """The sums of parts of the plan as they come; Ctrl-C ends it early."""
    jobs = min(jobs, plan.games)
    return _play_here(plan) if jobs == 1 else _play_in_processes(plan, jobs)


def pieces(games: int, jobs: int) -> list[range]:
    """The numbers of the games, in parts that keep so many processes busy."""
    size = min(-(-games // (jobs * PIECES)), max(LARGE_PIECE, games // MANY_PIECES))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _play_here(plan: Plan[S]) -> Iterator[S]:
    players = plan.ready()
    with suppress(KeyboardInterrupt):
        for game in range(plan.games):
            yield players.play(game)


def _play_in_processes(plan: Plan[S], jobs: int) -> Iterator[S]:
    stop = multiprocessing.Event()
    with ProcessPoolExecutor(jobs, initializer=_start_process, initargs=(plan, stop)) as pool:
        play_piece = cast("Callable[[range], S | None]", _play_piece)
        parts = [pool.submit(play_piece, piece) for piece in pieces(plan.games, jobs)]
        taken: set[Future[S | None]] = set()
        try:
            for part in as_completed(parts):
                taken.add(part)
                if total := part.result():
                    yield total
        except KeyboardInterrupt:
            stop.set()
            for part in parts:
                if part not in taken and not part.cancel() and (total := part.result()):
                    yield total
        finally:
            stop.set()


# What a process of its own works with; set once by `_start_process`.
_players: Players[Sum]
_stop: Flag


def _start_process(plan: Plan[Sum], stop: Flag) -> None:
    global _players, _stop
    # Ctrl-C reaches all processes; the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _players = plan.ready()
    _stop = stop


def _play_piece(games: range) -> Sum | None:
    """Some games in a row, fewer if the series is stopped; None if not even one."""
    total: Sum | None = None
    for game in games:
        if _stop.is_set():
            break
        played = _players.play(game)
        total = played if total is None else total + played
    return total
