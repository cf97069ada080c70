"""A run: workers play with the newest network, and whenever all have brought lessons it is fitted.

Everything lies in one folder, and a run that finds a fit there goes on from it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from quartier.bots.about import About
from quartier.research.learning import arrays
from quartier.research.learning.curriculum import COURSES, taught
from quartier.research.learning.diary import Diary
from quartier.research.learning.duels import Duel, End, play
from quartier.research.learning.games import Lessons, Player

if TYPE_CHECKING:
    from quartier.research.learning.fitting import Fit

# A worker plays so long before it asks for the newest network.
TURN_SECONDS: Final = 12.0
# What is kept of the games before: so many numbers.
MOST_NUMBERS: Final = 2_000_000_000
# How far a network is trusted while it is young, and later.
YOUNG_TRUST: Final = 0.5
YOUNG_FITS: Final = 8
TRUST: Final = 0.8
# The last fit is thorough, and careful.
LAST_PASSES: Final = 2.0
LAST_RATE: Final = 5e-4
DEALS_TOGETHER: Final = 2


class Turn(NamedTuple):
    """What a worker has brought: lessons in a file, how many games, and their mean points."""

    path: Path
    games: int
    mean: float


def take_turn(
    title_id: str, only: str, network: Path | None, seed: int, seconds: float, path: Path
) -> Turn:
    """What a worker does: play for a while and put the lessons into a file."""
    lessons, games, mean = Player(title_id, network, only).lessons(seed, seconds)
    arrays.save(lessons, path)
    return Turn(path, games, mean)


class Run:
    """A title being learned in a folder; `only` narrows one option, as in `victory=economic`."""

    def __init__(
        self, title_id: str, only: str, folder: Path, workers: int, device: str, seed: int
    ) -> None:
        self.title_id = title_id
        self.only = only
        self.diary = Diary(title_id, only, folder)
        self.name = self.diary.name
        self.folder = folder
        self.workers = workers
        self.device = device
        self.seed = seed
        self.player = Player(title_id, None, only)
        self.network: Path | None = None
        self.turns = 0
        self.fits = 0
        folder.mkdir(parents=True, exist_ok=True)

    def learn(self, seconds: float) -> Path:
        """Learn for so long; where the network lies then."""
        from quartier.research.learning.fitting import Fit

        fit = Fit(self.player.names, COURSES[self.title_id], self.device, self.seed)
        kept = self.folder / f"{self.name}.pt"
        if kept.exists():
            fit.restore(kept)
            self.fits = YOUNG_FITS
            self._export(fit)
        lessons: list[Lessons] = []
        with get_context("spawn").Pool(self.workers) as pool:
            for turns in self._rounds(pool, seconds):
                lessons += [arrays.load(Lessons, turn.path) for turn in turns]
                for turn in turns:
                    turn.path.unlink()
                while sum([part.inputs.size for part in lessons[1:]]) > MOST_NUMBERS:
                    lessons.pop(0)
                together = arrays.joined(lessons)
                if not fit.units:
                    fit.scale(together, len(self.player.unit_values))
                quality = fit.run(together, 1.0)
                self.fits += 1
                self._export(fit)
                fit.keep(kept)
                mean = sum([turn.mean for turn in turns]) / len(turns)
                games = sum([turn.games for turn in turns])
                self.diary.say(
                    f"fit {self.fits}: {games} games, {len(together.thought)} rows in all,"
                    f" {mean:.1f} points, R² {quality}"
                )
            pool.terminate()
        quality = fit.run(arrays.joined(lessons), LAST_PASSES, LAST_RATE)
        self.diary.say(f"last fit: R² {quality}")
        fit.keep(kept)
        return self._export(fit)

    def _rounds(self, pool: Pool, seconds: float) -> Iterator[list[Turn]]:
        """Again and again a turn of as many as there are workers, who do not wait for the fit;
        one round at least."""
        under_way = [self._begin_turn(pool) for _ in range(self.workers)]
        brought: list[Turn] = []
        rounds = 0
        while not rounds or self.diary.seconds < seconds:
            time.sleep(0.1)
            for index, turn in enumerate(under_way):
                if turn.ready():
                    brought.append(turn.get())
                    under_way[index] = self._begin_turn(pool)
            if len(brought) >= self.workers:
                yield brought
                brought = []
                rounds += 1

    def _begin_turn(self, pool: Pool) -> AsyncResult[Turn]:
        number = self.turns
        self.turns += 1
        path = self.folder / f"{self.name}-{number % (2 * self.workers)}.lessons"
        seed = self.seed * 1_000_003 + number
        # Not all end at the same time, so that fits and games overlap.
        seconds = TURN_SECONDS * (1 + number % self.workers / self.workers) / 2
        arguments = (self.title_id, self.only, self.network, seed, seconds, path)
        return pool.apply_async(take_turn, arguments)

    def _export(self, fit: Fit) -> Path:
        """Write the network that workers play with from now on."""
        title = self.player.title
        course = COURSES[self.title_id]
        about = About(
            title=self.title_id,
            features=self.player.features.version,
            inputs=self.player.names,
            seats=list(title.seats),
            trained=taught(title, self.only),
            unit_option=course.unit_option,
            units=dict(zip(self.player.unit_values, fit.units, strict=True)),
            trust=YOUNG_TRUST if self.fits < YOUNG_FITS else TRUST,
            rivalry=0.0,
            weak=course.weak.get(self.only, []),
        )
        path = self.folder / f"{self.name}.npz"
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            fit.exported(about).save(file)
        # A worker reads the old one or the new one, never half of it.
        fresh.replace(path)
        self.network = path
        return path


def measure(duel: Duel, games: int, first_deal: int, workers: int) -> list[End]:
    """The ends of a duel over so many deals."""
    deals = list(range(first_deal, first_deal + games))
    parts = [
        deals[start : start + DEALS_TOGETHER] for start in range(0, len(deals), DEALS_TOGETHER)
    ]
    with get_context("spawn").Pool(workers) as pool:
        ends = pool.map(partial(play, duel), parts, 1)
    return [end for part in ends for end in part]
