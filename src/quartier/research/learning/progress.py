"""How far a run has come: what is foretold and how strong it plays, over time, kept and drawn.

Points lie beside the log of the run, one a line, and a run that goes on adds to them.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from quartier.bots.network import Network
from quartier.core.titles import Title
from quartier.research.curve import BLUE, Line, Point, draw
from quartier.research.learning.curriculum import options_of, taught_seats
from quartier.research.learning.diary import Diary
from quartier.research.learning.duels import Duel, measure, summary
from quartier.workers import Workers

# A duel has so many games, always the same deals, and takes no more than one of so many seconds.
GAMES: Final = 40
FIRST_DEAL: Final = 6_900_000
SELDOM: Final = 10
AMONG: Final = "greedy"
# Of what is foretold, in the order in which it is told.
COLOURS: Final = ("#f6ad55", "#dd6b20", "#9c4221")


class Stage(msgspec.Struct, frozen=True):
    """After so many seconds of the run: the part of what happens that is foretold (R²), by name,
    and what part of a duel was won, if there was one."""

    seconds: float
    foretold: dict[str, float]
    won: float | None = None


class Progress:
    """The stages of a run, with a duel now and then."""

    def __init__(self, diary: Diary, title: Title, only: str) -> None:
        self.diary = diary
        self.title = title
        self.options = options_of(title, only)
        possible = taught_seats(title, only)
        self.seats = title.usual_seats if title.usual_seats in possible else possible[0]
        self.file = diary.folder / f"{diary.name}.curve"
        self.picture = diary.folder / f"{diary.name}.svg"
        lines = self.file.read_bytes().splitlines() if self.file.exists() else []
        self.stages = [msgspec.json.decode(line, type=Stage) for line in lines]
        self._before = self.stages[-1].seconds if self.stages else 0.0
        self._next_duel = 0.0

    @property
    def seconds(self) -> float:
        """How long this run and those it goes on from have taken."""
        return self._before + self.diary.seconds

    def add(
        self, foretold: dict[str, float], network: Network, crew: Workers, *, last: bool = False
    ) -> None:
        """A stage has been reached; the last one always has a duel."""
        seconds = self.seconds
        won = None
        if last or self.diary.seconds >= self._next_duel:
            won = self._duel(network, crew)
            took = self.seconds - seconds
            self._next_duel = self.diary.seconds + SELDOM * took
        rounded = {name: round(part, 3) for name, part in foretold.items()}
        stage = Stage(round(seconds, 1), rounded, won)
        self.stages.append(stage)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(stage) + b"\n")
        self.picture.write_text(self.drawn(), encoding="utf-8")

    def _duel(self, network: Network, crew: Workers) -> float | None:
        """What part was won; who plays alone wins nothing, but the diary tells the points."""
        duel = Duel(self.title.id, network, network, "net", AMONG, self.seats, self.options)
        ends = measure(duel, GAMES, FIRST_DEAL, crew)
        self.diary.say(f"net among {AMONG}, {self.seats} seats: {summary(ends)}")
        return fmean([end.won for end in ends]) if self.seats > 1 else None

    def drawn(self) -> str:
        """What is won, beside what an equal would win, and what is foretold."""
        even = 1 / self.seats
        duels = [
            Point(stage.seconds / 60, stage.won, sqrt(stage.won * (1 - stage.won) / GAMES))
            for stage in self.stages
            if stage.won is not None
        ]
        names = list(dict.fromkeys(name for stage in self.stages for name in stage.foretold))
        lines = []
        if duels:
            whole_run = [Point(0, even), Point(self.stages[-1].seconds / 60, even)]
            lines.append(Line(whole_run, "even", "#888"))
            lines.append(Line(duels, f"won among {AMONG}", BLUE))
        for name, colour in zip(names, COLOURS, strict=False):
            told = [
                Point(stage.seconds / 60, stage.foretold[name])
                for stage in self.stages
                if name in stage.foretold
            ]
            lines.append(Line(told, name, colour))
        return draw(lines, self.diary.name, lowest=0.0, unit="minutes")
