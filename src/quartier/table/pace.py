"""How long players may think: not at all limited, a clock with increment, or days per move."""

from __future__ import annotations

import msgspec

DAY = 86_400.0


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`base` seconds on each clock at the start and `increment` more after each answer.

    With `per_move` the clock is set to `base` before every answer instead of running down over
    the game: "three days per move" is a base of three days per move. No base: no clock at all.
    """

    base: float = 0.0
    increment: float = 0.0
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

    def run(self, deciders: list[int], now: float) -> None:
        """Let exactly the clocks of these seats run from now on."""
        if not self.pace.is_timed:
            return
        for seat in range(len(self.left)):
            if seat in deciders and self.since[seat] is None:
                self.since[seat] = now
            elif seat not in deciders:
                self.since[seat] = None

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered: take its time off and give what the pace gives."""
        started = self.since[seat]
        if not self.pace.is_timed or started is None:
            return
        if self.pace.per_move:
            self.left[seat] = self.pace.base
        else:
            self.left[seat] = max(0.0, self.left[seat] - (now - started)) + self.pace.increment
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
            if started is not None and self.remaining(seat, now) == 0.0
        ]

    def data(self) -> list[dict[str, float | None]] | None:
        """Each seat's seconds left and the time since when they run; None without a clock."""
        if not self.pace.is_timed:
            return None
        return [
            {"left": left, "since": since}
            for left, since in zip(self.left, self.since, strict=True)
        ]
