"""How long players may think: not at all limited, a clock with increment, or days per move."""

from __future__ import annotations

from typing import Annotated

import msgspec

DAY = 86_400.0
# A person who returns after the time was up gets at least this much, or the bot would be back
# before they have looked at the table.
RETURN_SECONDS = 30.0

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


class Clocks:
    """The time left of every seat. All times are seconds given by the caller."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.base] * seats
        self.since: list[float | None] = [None] * seats
        # What was left when the last answer came: taking it back must not win time.
        self._before = [pace.base] * seats

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
        if left is None or self.since[seat] is None:
            return
        self._before[seat] = left
        self.left[seat] = self.pace.base if self.pace.per_move else left + self.pace.increment
        self.since[seat] = None

    def taken_back(self, seat: int) -> None:
        """A seat thinks again about its last answer, with the time it had then."""
        self.left[seat] = self._before[seat]
        self.since[seat] = None

    def returned(self, seat: int) -> None:
        """A person plays on after a bot stood in."""
        fresh = self.pace.base if self.pace.per_move else self.pace.increment
        least = min(self.pace.base, max(RETURN_SECONDS, fresh))
        self.left[seat] = max(self.left[seat], least)

    def stopped(self, seat: int, now: float) -> None:
        """A bot stands in: the time used so far is gone."""
        self.left[seat] = self.remaining(seat, now) or 0.0
        self.since[seat] = None

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; None without a clock."""
        if not self.pace.is_timed:
            return None
        started = self.since[seat]
        used = 0.0 if started is None else now - started
        return max(0.0, self.left[seat] - used)

    def due(self) -> float:
        """When the first running clock is up; 0 if none runs."""
        ends = [
            since + left
            for left, since in zip(self.left, self.since, strict=True)
            if since is not None
        ]
        return min(ends, default=0.0)

    def overdue(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [
            seat
            for seat, started in enumerate(self.since)
            if started is not None and started + self.left[seat] <= now
        ]

    def data(self) -> list[dict[str, float | None]] | None:
        """Each seat's seconds left and the time since when they run; None without a clock."""
        if not self.pace.is_timed:
            return None
        return [
            {"left": left, "since": since}
            for left, since in zip(self.left, self.since, strict=True)
        ]
