"""A whole run: games by the newest network, a fit whenever there are enough, duels at the end.

Everything lies in one folder, and a run that finds a fit there goes on from it.
"""

from __future__ import annotations

import time
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from typing import Any, Final, NamedTuple

from quartier.bots.network import Network
from quartier.research.learning.curriculum import COURSES, taught
from quartier.research.learning.duels import Duel, play, summary
from quartier.research.learning.games import Lessons, Player, joined, load_lessons

# A worker plays so long before it asks for the newest network.
TURN_SECONDS: Final = 12.0
# What is kept of the games before: so many numbers.
MOST_NUMBERS: Final = 2_000_000_000
# How far a young network is trusted, and later ones.
YOUNG_TRUST: Final = 0.5
TRUST: Final = 0.8
# Deals of duels begin here; those that choose among networks are not those that tell.
CHOOSING_DEALS: Final = 5_000_000
TELLING_DEALS: Final = 6_000_000
DEALS_TOGETHER: Final = 2


class Turn(NamedTuple):
    path: str
    games: int
    mean: float


def take_turn(title_id: str, only: str, network: str, seed: int, seconds: float, path: str) -> Turn:
    """What a worker does: play for a while and put the lessons into a file."""
    player = Player(title_id, Path(network) if network else None, only)
    lessons, games, mean = player.lessons(seed, seconds, 1_000_000)
    lessons.save(Path(path))
    return Turn(path, games, mean)


def duel_part(
    title_id: str, network: str, duel: Duel, seeds: list[int]
) -> list[tuple[float, float]]:
    return play(title_id, Path(network), duel, seeds)


class Run:
    """A title being learned in a folder."""

    def __init__(
        self, title_id: str, only: str, folder: Path, workers: int, device: str, seed: int
    ) -> None:
        self.only = only
        self.name = title_id + ("-" + only.partition("=")[2] if only else "")
        self.title_id = title_id
        self.folder = folder
        self.workers = workers
        self.device = device
        self.seed = seed
        self.started = time.monotonic()
        self.player = Player(title_id, None, only)
        self.network = ""
        self.fits = 0
        folder.mkdir(parents=True, exist_ok=True)

    def say(self, text: str) -> None:
        line = f"{self.name} {time.monotonic() - self.started:5.0f} s  {text}"
        print(line, flush=True)
        with (self.folder / f"{self.name}.log").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def learn(self, seconds: float) -> None:
        from quartier.research.learning.fitting import Fit

        course = COURSES[self.title_id]
        fit = Fit(self.player.names, course, self.device, self.seed)
        kept = self.folder / f"{self.name}.pt"
        if kept.exists():
            fit.restore(kept)
            self.fits = 100
            self.export(fit, TRUST, 0.0)
        lessons: list[Lessons] = []
        fresh = games = 0
        means: list[float] = []
        with get_context("spawn").Pool(self.workers) as pool:
            turns = [self.begin_turn(pool, index) for index in range(self.workers)]
            number = self.workers
            while time.monotonic() - self.started < seconds:
                for index, turn in enumerate(turns):
                    if not turn.ready():
                        continue
                    done: Turn = turn.get()
                    lessons.append(load_lessons(Path(done.path)))
                    Path(done.path).unlink()
                    games += done.games
                    means.append(done.mean)
                    fresh += 1
                    turns[index] = self.begin_turn(pool, number)
                    number += 1
                while sum(part.inputs.size for part in lessons) > MOST_NUMBERS:
                    lessons.pop(0)
                if fresh < self.workers:
                    time.sleep(0.2)
                    continue
                together = joined(lessons)
                if fit.units is None:
                    fit.scale(together, len(self.player.unit_values))
                quality = fit.run(together, 1.0)
                self.fits += 1
                self.export(fit, YOUNG_TRUST if self.fits < 8 else TRUST, 0.0)
                told = " ".join(
                    f"{before:.2f}→{after:.2f}"
                    for before, after in zip(quality.before, quality.after, strict=True)
                )
                self.say(
                    f"fit {self.fits}: {games} games, {len(together.thought)} rows,"
                    f" mean {sum(means[-fresh:]) / fresh:.1f}, R² {told}"
                )
                fresh = 0
                fit.keep(kept)
            pool.terminate()
        joined_all = joined(lessons)
        quality = fit.run(joined_all, 2.0, 5e-4)
        self.fits += 1
        self.export(fit, TRUST, 0.0)
        fit.keep(kept)
        self.say(f"last fit, {games} games: R² {quality.after}")

    def begin_turn(self, pool: Pool, number: int) -> AsyncResult[Turn]:
        path = self.folder / f"{self.name}-{number}.lessons"
        seed = self.seed * 1_000_003 + number
        # The first turns end one after the other, so that fits and games overlap.
        seconds = TURN_SECONDS * (0.5 + 0.5 * (number % self.workers) / self.workers)
        return pool.apply_async(
            take_turn, (self.title_id, self.only, self.network, seed, seconds, str(path))
        )

    def export(self, fit: Any, trust: float, rivalry: float) -> None:
        title = self.player.title
        network: Network = fit.exported(
            {
                "title": self.title_id,
                "features": self.player.features.version,
                "inputs": self.player.names,
                "seats": list(title.seats),
                "trained": taught(title, self.only),
                "unit_option": COURSES[self.title_id].unit_option,
                "units": dict(zip(self.player.unit_values, map(float, fit.units), strict=True)),
                "trust": trust,
                "rivalry": rivalry,
            }
        )
        path = self.folder / f"{self.name}.{self.fits}.npz"
        with path.open("wb") as file:
            network.save(file)
        if self.network and (self.fits < 3 or self.fits % 10):
            Path(self.network).unlink(missing_ok=True) if self.fits > 8 else None
        self.network = str(path)
        (self.folder / f"{self.name}.npz").write_bytes(path.read_bytes())

    def duel(
        self, pool: Pool, duels: list[Duel], first: int, games: int, seconds: float
    ) -> list[list[tuple[float, float]]]:
        """The results of some duels, all at once; those not ready in time are left out."""
        until = time.monotonic() + seconds
        parts: list[tuple[int, Any]] = []
        network = str(self.folder / f"{self.name}.npz")
        for start in range(0, games, DEALS_TOGETHER):
            for index, duel in enumerate(duels):
                seeds = list(range(first + start, first + start + DEALS_TOGETHER))
                parts.append(
                    (index, pool.apply_async(duel_part, (self.title_id, network, duel, seeds)))
                )
        results: list[list[tuple[float, float]]] = [[] for _ in duels]
        for index, part in parts:
            left = until - time.monotonic()
            try:
                results[index] += part.get(max(0.01, left))
            except TimeoutErrors:
                continue
        return results

    def measure(self, duels: list[Duel], games: int, seconds: float, first: int) -> list[float]:
        with get_context("spawn").Pool(self.workers) as pool:
            results = self.duel(pool, duels, first, games, seconds)
            pool.terminate()
        shares = []
        for duel, result in zip(duels, results, strict=True):
            name = f"{duel.bot} among {duel.other}, {duel.seats} seats {duel.options} trust {duel.trust} rivalry {duel.rivalry}"
            self.say(f"{name}: {summary(result) if result else 'no game ended in time'}")
            column = 0 if duel.seats > 1 else 1
            shares.append(sum(one[column] for one in result) / len(result) if result else 0.0)
        return shares


from multiprocessing import TimeoutError as TimeoutErrors  # noqa: E402
