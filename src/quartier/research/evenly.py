"""Several plans of games played side by side: whenever that is stopped, all have come as far."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from heapq import heappop, heappush
from time import monotonic
from typing import Any

from quartier.cli.crew import Plan, Players
from quartier.cli.progress import shown_progress


class Evenly:
    """Plans by name. One that has to come `after` another begins when that is done.

    Games of a plan are begun in their order, and the plan that is least far goes first. `found` has
    for each plan what its games came to, as far as there is none missing before them.
    """

    def __init__(self, plans: Mapping[str, Plan[Any]], after: Mapping[str, str]) -> None:
        self.plans = plans
        self.found: dict[str, Any] = {}
        self.done = 0
        self._after = after
        self._begun: list[tuple[float, str, int]] = []
        self._early: dict[str, dict[int, Any]] = {name: {} for name in plans}
        self._next = dict.fromkeys(plans, 0)
        for name in plans:
            if after.get(name) not in plans:
                # What others wait for goes first.
                heappush(self._begun, (-float(name in after.values()), name, 0))

    def play(self, jobs: int, seconds: float | None) -> None:
        """Until all is played, or the time is up, or Ctrl-C: then games under way are ended."""
        ends = None if seconds is None else monotonic() + seconds
        running: dict[Future[Any], tuple[str, int]] = {}
        games = sum(plan.games for plan in self.plans.values())
        with (
            ProcessPoolExecutor(jobs, initializer=_start_process, initargs=(self.plans,)) as pool,
            shown_progress(games) as show,
        ):
            with suppress(KeyboardInterrupt):
                while (self._begun or running) and (ends is None or monotonic() < ends):
                    while self._begun and len(running) < 2 * jobs:
                        name, game = self._take()
                        running[pool.submit(_play, name, game)] = name, game
                    left = None if ends is None else max(0.0, ends - monotonic())
                    for part in wait(running, left, FIRST_COMPLETED).done:
                        self._add(*running.pop(part), part.result())
                        show(self.done)
            for part, (name, game) in running.items():
                if not part.cancel():
                    self._add(name, game, part.result())

    def _take(self) -> tuple[str, int]:
        _, name, game = heappop(self._begun)
        games = self.plans[name].games
        if game + 1 < games:
            heappush(self._begun, ((game + 1) / games, name, game + 1))
        return name, game

    def _add(self, name: str, game: int, part: Any) -> None:
        self.done += 1
        early = self._early[name]
        early[game] = part
        while self._next[name] in early:
            part = early.pop(self._next[name])
            self.found[name] = self.found[name] + part if name in self.found else part
            self._next[name] += 1
        if self._next[name] == self.plans[name].games:
            for other, first in self._after.items():
                if first == name and other in self.plans:
                    heappush(self._begun, (0.0, other, 0))


# What a process of its own works with.
_plans: Mapping[str, Plan[Any]]
_ready: dict[str, Players[Any]]


def _start_process(plans: Mapping[str, Plan[Any]]) -> None:
    global _plans, _ready
    # Ctrl-C reaches all processes; the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plans = plans
    _ready = {}


def _play(name: str, game: int) -> Any:
    if name not in _ready:
        _ready[name] = _plans[name].ready()
    return _ready[name].play(game)
