"""How long a bot may think."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter
from typing import Final

LONGEST_SECONDS: Final = 600.0
MOST_PLAYOUTS: Final = 1_000_000
# The last playout must be over in time, and the answer be given.
RESERVE: Final = 0.97
# A playout that takes a larger part of the time is long: rather many that stop early than a few.
LONG: Final = 1 / 16


class Budget:
    """Seconds of the clock or a number of playouts; `stop` ends both early when it says so."""

    def __init__(
        self, seconds: float = 0.0, playouts: int = 0, stop: Callable[[], bool] | None = None
    ) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.stop = stop


class Spending:
    """What is left of a budget while a bot thinks."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.playouts = 0
        self.started = perf_counter()
        self.begun = self.started
        self.stopped = False

    def begin(self) -> None:
        """A playout begins."""
        self.playouts += 1
        self.begun = perf_counter()

    def is_long(self) -> bool:
        """Whether the playout has taken more than its part of the time."""
        return perf_counter() - self.begun > LONG * self.budget.seconds > 0

    def left(self) -> bool:
        """Whether there is enough for another playout as long as those before."""
        budget = self.budget
        if self.stopped or (budget.stop is not None and budget.stop()):
            self.stopped = True
            return False
        if budget.playouts:
            return self.playouts < budget.playouts
        spent = perf_counter() - self.started
        each = spent / self.playouts if self.playouts else 0.0
        return spent + each < RESERVE * budget.seconds

    def part(self) -> float:
        """The part of the budget that is spent."""
        budget = self.budget
        if budget.playouts:
            return min(self.playouts / budget.playouts, 1.0)
        return min((perf_counter() - self.started) / budget.seconds, 1.0)


def read_budget(text: str) -> Budget | None:
    """A budget as people write it: 2000 (playouts), 1s, 0.5s or 250ms."""
    found = re.fullmatch(r"(\d{1,7}(?:\.\d{1,3})?)(s|ms)?", text)
    if found is None:
        return None
    number, unit = found.groups()
    if unit is None:
        if not number.isdecimal() or not 1 <= int(number) <= MOST_PLAYOUTS:
            return None
        return Budget(playouts=int(number))
    seconds = float(number) / (1000 if unit == "ms" else 1)
    return Budget(seconds=seconds) if 0 < seconds <= LONGEST_SECONDS else None
