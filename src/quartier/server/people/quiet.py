"""Quiet hours: when somebody does not want to be disturbed, on the clocks where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

Clock = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]\Z")]


class Quiet(msgspec.Struct, frozen=True):
    """From one time of the day until another, in a zone such as Europe/Paris."""

    begin: Clock
    end: Clock
    zone: Annotated[str, msgspec.Meta(max_length=60)]

    @property
    def is_possible(self) -> bool:
        """Whether there is such a zone, and the hours are not none at all."""
        try:
            ZoneInfo(self.zone)
        except (KeyError, OSError, ValueError):
            return False
        return self.begin != self.end

    def left(self, now: float) -> float:
        """Seconds until the quiet hours end; 0 outside them."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        end = _at(here, self.end)
        if end <= here:
            end = _at(here + timedelta(days=1), self.end)
        begin = _at(end, self.begin)
        if begin >= end:
            begin = _at(end - timedelta(days=1), self.begin)
        return end.timestamp() - now if begin <= here else 0.0


def _at(day: datetime, clock: str) -> datetime:
    hour, minute = clock.split(":")
    return day.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)


def date_for(stored: str, at: float) -> str:
    """A moment on the clocks where somebody lives, as far as their quiet hours say where."""
    zone = msgspec.json.decode(stored, type=Quiet).zone if stored else "UTC"
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M} ({zone})"


def quiet_left(stored: str, now: float) -> float:
    """Seconds until somebody may be disturbed; what is stored is JSON, or nothing."""
    return msgspec.json.decode(stored, type=Quiet).left(now) if stored else 0.0
