"""How long players may think: not at all limited, a clock with increment, or days per move."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec

from quartier.core.speech import Refusal

DAY = 86_400.0
# A person who returns after the time was up gets at least this much, or the bot would be back
# before they have looked at the table; once for each question.
RETURN_SECONDS = 30.0
HOUR = 3_600.0

Seconds = Annotated[float, msgspec.Meta(ge=0, le=30 * DAY)]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`base` seconds on each clock at the start and `increment` more after each answer.

    With `per_move` the clock is set to `base` before every answer instead of running down over
    the game: "three days per move" is a base of three days per move. No base: no clock at all.
    """

    base: Seconds = 0.0
    increment: Seconds = 0.0
    per_move: bool = False

    @property
    def is_timed(self) -> bool:
        return self.base > 0

    def refusal(self, shortest: float) -> Refusal | None:
        """Why nobody could play at this pace, on a server where clocks begin with so much."""
        if not self.is_timed:
            return Refusal("", "refusal-pace-increment", {}) if self.increment else None
        if self.base < shortest:
            return Refusal("", "refusal-pace-short", {"least": math.ceil(shortest)})
        if self.increment > HOUR or (self.per_move and self.increment):
            return Refusal("", "refusal-pace-increment", {})
        return None


class Closure(NamedTuple):
    """A time in which nobody could play; without an end it goes on."""

    begin: float
    end: float | None


def open_seconds(closures: Sequence[Closure], since: float, now: float) -> float:
    """Seconds from one moment to another in which people could play."""
    passed = now - since
    for begin, end in closures:
        passed -= max(0.0, (now if end is None else min(now, end)) - max(since, begin))
    return passed


class Clocks:
    """The time left of every seat. All times are seconds given by the caller.

    While the house is closed they stand still. `closures` are in order; whoever gave them may add
    to them.
    """

    def __init__(self, pace: Pace, seats: int, closures: Sequence[Closure] = ()) -> None:
        self.pace = pace
        self.closures = closures
        self.left = [pace.base] * seats
        self.since: list[float | None] = [None] * seats
        # When a bot took over a question its person owed; None if it was answered since.
        self._left_at: list[float | None] = [None] * seats
        # Whether coming back to this question has given time already.
        self._was_given = [False] * seats
        # What was left when each answer came, and whether it was given: taking an answer back
        # must not win time.
        self._before: list[list[tuple[float, bool]]] = [[] for _ in range(seats)]

    def run(self, seats: list[int], now: float) -> None:
        """Let exactly the clocks of these seats run from now on."""
        if not self.pace.is_timed:
            return
        for seat in range(len(self.left)):
            if seat not in seats:
                self.since[seat] = None
            elif self.since[seat] is None:
                self.since[seat] = now

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered: take its time off and give what the pace gives."""
        left = self.remaining(seat, now)
        if left is None:
            return
        self._before[seat].append((left, self._was_given[seat]))
        # A bot that stands in wins no time.
        won = 0.0 if self.since[seat] is None else self.pace.increment
        self.left[seat] = self.pace.base if self.pace.per_move else left + won
        self.since[seat] = None
        self._left_at[seat] = None
        self._was_given[seat] = False

    def had_time(self, seat: int) -> bool:
        """Whether a seat that takes its last answer back has time to think about it again."""
        return not self.pace.is_timed or self._before[seat][-1][0] > 0

    def taken_back(self, seat: int, now: float) -> None:
        """A seat thinks again about its last answer, with what is left of the time it had then."""
        left = self.remaining(seat, now)
        if left is None:
            return
        before, self._was_given[seat] = self._before[seat].pop()
        used = self.left[seat] - left
        self.left[seat] = max(0.0, min(left, before - used))
        self.since[seat] = None

    def forgotten(self, seat: int) -> None:
        """The table goes back behind an answer of a seat; time stays as it is."""
        if self.pace.is_timed:
            self._before[seat].pop()

    def stopped(self, seat: int, now: float) -> None:
        """A bot stands in: the time used so far is gone."""
        self.left[seat] = self.remaining(seat, now) or 0.0
        if self.since[seat] is not None:
            self._left_at[seat] = now
        self.since[seat] = None

    def has_returned(self, seat: int) -> bool:
        """Whether a person has come back to this question and got time for it already."""
        return self._was_given[seat]

    def returned(self, seat: int, now: float) -> None:
        """A person plays on after a bot stood in: meanwhile the clock of an open question ran."""
        self.left[seat] = self.remaining(seat, now) or 0.0
        self._left_at[seat] = None
        least = min(self.pace.base, max(RETURN_SECONDS, self.pace.increment))
        if self.left[seat] < least and not self._was_given[seat]:
            self.left[seat] = least
            self._was_given[seat] = True

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left, also while a bot stands in for it; None without a clock."""
        if not self.pace.is_timed:
            return None
        started = self.since[seat] if self.since[seat] is not None else self._left_at[seat]
        used = 0.0 if started is None else self._used(started, now)
        return max(0.0, self.left[seat] - used)

    def shown(self, seat: int) -> tuple[float, float | None]:
        """What a seat has left, and since when that is running down; None: it stands still."""
        since = self.since[seat]
        if since is None or not self.closures:
            return self.left[seat], since
        begin, end = self.closures[-1]
        moment = max(since, begin if end is None else end)
        left = self.remaining(seat, moment) or 0.0
        return left, None if end is None else moment

    def due(self) -> float:
        """When the first running clock is up, as far as is known now; 0 if none runs."""
        ends = [
            self._end(since, left)
            for left, since in zip(self.left, self.since, strict=True)
            if since is not None
        ]
        return min(ends, default=0.0)

    def overdue(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [
            seat
            for seat, started in enumerate(self.since)
            if started is not None and self.left[seat] <= self._used(started, now)
        ]

    def _used(self, since: float, now: float) -> float:
        return open_seconds(self.closures, since, now)

    def _end(self, since: float, left: float) -> float:
        """When so many seconds are used up."""
        up = since + left
        for begin, end in self.closures:
            if end is not None and end > since and begin < up:
                up += end - max(since, begin)
        return up
