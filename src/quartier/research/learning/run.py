"""A run: workers play with the newest network, and whenever all have brought lessons it is fitted.

Everything lies in one folder, and a run that finds a fit there goes on from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from quartier.bots.about import USUAL_HORIZON, About
from quartier.bots.network import Network
from quartier.core.titles import TO_THE_END
from quartier.research.learning import arrays
from quartier.research.learning.curriculum import COURSES, taught, taught_seats
from quartier.research.learning.diary import Diary
from quartier.research.learning.games import Lessons, Player
from quartier.research.learning.progress import Progress
from quartier.workers import Workers

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


class Turn(NamedTuple):
    """What a worker has brought: lessons, of how many games, and their mean points."""

    lessons: Lessons
    games: int
    mean: float


def take_turn(title_id: str, only: str, network: Network | None, seed: int, seconds: float) -> Turn:
    """What a worker does: play for a while and bring the lessons."""
    return Turn(*Player(title_id, network, only).lessons(seed, seconds))


class Run:
    """A title being learned in a folder; `only` narrows one option, as in `victory=economic`."""

    def __init__(self, title_id: str, only: str, folder: Path, device: str, seed: int) -> None:
        self.title_id = title_id
        self.only = only
        self.diary = Diary(title_id, only, folder)
        self.name = self.diary.name
        self.folder = folder
        self.device = device
        self.seed = seed
        self.player = Player(title_id, None, only)
        self.progress = Progress(self.diary, self.player.title, only)
        self.network: Network | None = None
        self.path = folder / f"{self.name}.npz"
        self.turns = 0
        self.fits = 0
        folder.mkdir(parents=True, exist_ok=True)

    def learn(self, seconds: float, crew: Workers) -> Path:
        """Learn for so long; where the network lies then."""
        from quartier.research.learning.fitting import Fit

        fit = Fit(self.player.names, COURSES[self.title_id], self.device, self.seed)
        kept = self.folder / f"{self.name}.pt"
        if kept.exists():
            fit.restore(kept)
            self.fits = YOUNG_FITS
            self._export(fit)
        lessons: list[Lessons] = []
        for turns in self._rounds(crew, seconds):
            lessons += [turn.lessons for turn in turns]
            while sum([part.inputs.size for part in lessons[1:]]) > MOST_NUMBERS:
                lessons.pop(0)
            together = arrays.joined(lessons)
            if not fit.units:
                fit.scale(together, len(self.player.unit_values))
            quality = fit.run(together, 1.0)
            self.fits += 1
            network = self._export(fit)
            fit.keep(kept)
            mean = sum([turn.mean for turn in turns]) / len(turns)
            games = sum([turn.games for turn in turns])
            self.diary.say(
                f"fit {self.fits}: {games} games, {len(together.thought)} rows in all,"
                f" {mean:.1f} points, R² {quality}"
            )
            self.progress.add(quality.foretold, network, crew)
        quality = fit.run(arrays.joined(lessons), LAST_PASSES, LAST_RATE)
        self.diary.say(f"last fit: R² {quality}")
        fit.keep(kept)
        self.progress.add(quality.foretold, self._export(fit), crew, last=True)
        return self.path

    def _rounds(self, crew: Workers, seconds: float) -> Iterator[list[Turn]]:
        """Again and again a turn of as many as there are workers, who do not wait for the fit; in
        the end what is still under way."""
        under_way = {self._begin_turn(crew, seconds) for _ in range(crew.number)}
        brought: list[Turn] = []
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for turn in done:
                brought.append(turn.result())
                if self.diary.seconds < seconds:
                    under_way.add(self._begin_turn(crew, seconds))
            if len(brought) >= crew.number or not under_way:
                yield brought
                brought = []

    def _begin_turn(self, crew: Workers, seconds: float) -> Future[Turn]:
        number = self.turns
        self.turns += 1
        seed = self.seed * 1_000_003 + number
        # Not all end at the same time, so that fits and games overlap.
        usual = TURN_SECONDS * (1 + number % crew.number / crew.number) / 2
        left = min(usual, seconds - self.diary.seconds)
        return crew.pool.submit(take_turn, self.title_id, self.only, self.network, seed, left)

    def _export(self, fit: Fit) -> Network:
        """The network that workers play with from now on; it is written, too."""
        title = self.player.title
        course = COURSES[self.title_id]
        about = About(
            title=self.title_id,
            features=self.player.features.version,
            inputs=self.player.names,
            seats=taught_seats(title, self.only),
            trained=taught(title, self.only),
            unit_option=course.unit_option,
            units=dict(zip(self.player.unit_values, fit.units, strict=True)),
            trust=YOUNG_TRUST if self.fits < YOUNG_FITS else TRUST,
            rivalry=0.0,
            weak=course.weak.get(self.only, []),
            horizon=course.horizons.get(self.only, USUAL_HORIZON),
            rounds=course.rounds.get(self.only, TO_THE_END),
        )
        self.network = fit.exported(about)
        fresh = self.path.with_suffix(".new")
        with fresh.open("wb") as file:
            self.network.save(file)
        # Who looks at it meanwhile reads the old one or the new one, never half of it.
        fresh.replace(self.path)
        return self.network
