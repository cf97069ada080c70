"""A series of games between the same bots, on one or several processes, and what comes out."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from multiprocessing.synchronize import Event as Flag

from quartier.bots.bot import Bot
from quartier.bots.match import Outcome, play_match
from quartier.bots.registry import make_bot
from quartier.core.rng import SEED_BITS
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title, find_title

# Pieces of work per process, enough to keep all busy to the end; and not so large that nothing
# seems to advance, unless there would be too many of them.
PIECES = 32
LARGE_PIECE = 50
MANY_PIECES = 10_000


@dataclass(frozen=True)
class Series:
    """What is played; game number i has the seed `seed` + i."""

    title_id: str
    settings: Settings
    bots: list[str]
    seed: int
    games: int

    def seed_of(self, game: int) -> int:
        return (self.seed + game) % (1 << SEED_BITS)


@dataclass(frozen=True)
class Tally:
    """Sums over games, per seat. They are exact, so the order of adding does not matter."""

    games: int
    decisions: int
    totals: list[int]
    lows: list[int]
    highs: list[int]
    wins: list[Fraction]

    @staticmethod
    def of(outcome: Outcome) -> Tally:
        scores = outcome.result.totals
        winners = outcome.result.winners
        share = Fraction(1, len(winners))
        wins = [share if seat in winners else Fraction() for seat in range(len(scores))]
        return Tally(1, outcome.decisions, scores, scores, scores, wins)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            [sum(pair) for pair in zip(self.totals, other.totals, strict=True)],
            [min(pair) for pair in zip(self.lows, other.lows, strict=True)],
            [max(pair) for pair in zip(self.highs, other.highs, strict=True)],
            [one + two for one, two in zip(self.wins, other.wins, strict=True)],
        )


class Players:
    """A title and the bots of a series, ready to play its games."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.title = _title(series.title_id)
        self.bots = [_bot(spec) for spec in series.bots]

    def play(self, game: int) -> Tally:
        series = self.series
        return Tally.of(play_match(self.title, series.settings, self.bots, series.seed_of(game)))


def play_series(series: Series, jobs: int) -> Iterator[Tally]:
    """The tallies of parts of the series as they come; Ctrl-C ends it early."""
    jobs = min(jobs, series.games)
    return _play_here(series) if jobs == 1 else _play_in_processes(series, jobs)


def _play_here(series: Series) -> Iterator[Tally]:
    players = Players(series)
    with suppress(KeyboardInterrupt):
        for game in range(series.games):
            yield players.play(game)


def _play_in_processes(series: Series, jobs: int) -> Iterator[Tally]:
    stop = multiprocessing.Event()
    size = min(-(-series.games // (jobs * PIECES)), max(LARGE_PIECE, series.games // MANY_PIECES))
    with ProcessPoolExecutor(jobs, initializer=_start_process, initargs=(series, stop)) as pool:
        pieces: list[Future[Tally | None]] = [
            pool.submit(_play_piece, first, min(size, series.games - first))
            for first in range(0, series.games, size)
        ]
        taken: set[Future[Tally | None]] = set()
        try:
            for piece in as_completed(pieces):
                taken.add(piece)
                if tally := piece.result():
                    yield tally
        except KeyboardInterrupt:
            stop.set()
            for piece in pieces:
                if piece not in taken and not piece.cancel() and (tally := piece.result()):
                    yield tally
        finally:
            stop.set()


# What a process of its own works with; set once by `_start_process`.
_players: Players
_stop: Flag


def _start_process(series: Series, stop: Flag) -> None:
    global _players, _stop
    # Ctrl-C reaches all processes; the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _players = Players(series)
    _stop = stop


def _play_piece(first: int, count: int) -> Tally | None:
    """Some games in a row, fewer if the series is stopped; None if not even one."""
    tally: Tally | None = None
    for game in range(first, first + count):
        if _stop.is_set():
            break
        played = _players.play(game)
        tally = played if tally is None else tally + played
    return tally


def _title(title_id: str) -> Title:
    title = find_title(title_id)
    if title is None:
        raise ValueError(f"no title {title_id!r} is installed")
    return title


def _bot(spec: str) -> Bot:
    bot = make_bot(spec)
    if isinstance(bot, Refusal):
        raise ValueError(f"no bot {spec!r}: {bot}")
    return bot
