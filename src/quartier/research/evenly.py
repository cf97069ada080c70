"""Several plans of games played side by side: whenever that is stopped, all have come as far."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from heapq import heappop, heappush
from time import monotonic
from typing import Any

from quartier.cli.crew import Plan, Players
from quartier.cli.progress import shown_progress
from quartier.workers import Workers, workers

# What is told of a game: its plan, its number, what it came to.
Tell = Callable[[str, int, Any], None]


class Evenly:
    """Plans by name. One that has to come `after` another begins when that is done.

    Games of a plan are begun in their order but for those that were `played` before, and the plan
    that is least far goes first.
    """

    def __init__(
        self,
        plans: Mapping[str, Plan[Any]],
        after: Mapping[str, str] | None = None,
        played: Mapping[str, Collection[int]] | None = None,
    ) -> None:
        self.plans = plans
        self._after = after or {}
        before = played or {}
        # To be begun, the last ones first; and how many are not done.
        self._left = {
            name: sorted(set(range(plan.games)) - set(before.get(name, ())), reverse=True)
            for name, plan in plans.items()
        }
        self._open = {name: len(left) for name, left in self._left.items()}
        self._begun: list[tuple[float, str]] = []
        for name in plans:
            if self._after.get(name) not in plans:
                self._push(name)

    @property
    def games(self) -> int:
        """How many are not done."""
        return sum(self._open.values())

    def play(self, crew: Workers, seconds: float | None, tell: Tell) -> None:
        """Until all is played, or the time is up, or Ctrl-C: then games under way are ended."""
        ends = None if seconds is None else monotonic() + seconds
        running: dict[Future[Any], tuple[str, int]] = {}
        with suppress(KeyboardInterrupt):
            while (self._begun or running) and (ends is None or monotonic() < ends):
                # One more than can be played at a time, so that nobody waits for the next.
                while self._begun and len(running) <= crew.number:
                    name, game = self._take()
                    sent = crew.pool.submit(_play, name, self.plans[name], game)
                    running[sent] = name, game
                left = None if ends is None else max(0.0, ends - monotonic())
                for part in wait(running, left, FIRST_COMPLETED).done:
                    self._done(*running.pop(part), part.result(), tell)
        for part, (name, game) in running.items():
            if not part.cancel():
                self._done(name, game, part.result(), tell)

    def _push(self, name: str) -> None:
        if self._left[name]:
            # What others wait for goes first.
            first = name in self._after.values()
            far = 1 - len(self._left[name]) / self.plans[name].games
            heappush(self._begun, (-1.0 if first else far, name))

    def _take(self) -> tuple[str, int]:
        _, name = heappop(self._begun)
        game = self._left[name].pop()
        self._push(name)
        return name, game

    def _done(self, name: str, game: int, part: Any, tell: Tell) -> None:
        tell(name, game, part)
        self._open[name] -= 1
        if not self._open[name]:
            for other, first in self._after.items():
                if first == name and other in self.plans:
                    self._push(other)


def sums(
    plans: Mapping[str, Plan[Any]],
    jobs: int,
    seconds: float | None,
    after: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """For each plan what its games came to, as far as there is none missing before them."""
    found: dict[str, Any] = {}
    early: dict[str, dict[int, Any]] = {name: {} for name in plans}
    following = dict.fromkeys(plans, 0)
    done = 0
    work = Evenly(plans, after)
    with shown_progress(work.games) as show, workers(jobs) as crew:

        def add(name: str, game: int, part: Any) -> None:
            nonlocal done
            done += 1
            show(done)
            early[name][game] = part
            while following[name] in early[name]:
                part = early[name].pop(following[name])
                found[name] = found[name] + part if name in found else part
                following[name] += 1

        work.play(crew, seconds, add)
    return found


# Who plays in a process of its own, by the name of the plan.
_ready: dict[str, tuple[Plan[Any], Players[Any]]] = {}


def _play(name: str, plan: Plan[Any], game: int) -> Any:
    if name not in _ready or _ready[name][0] != plan:
        _ready[name] = plan, plan.ready()
    return _ready[name][1].play(game)
