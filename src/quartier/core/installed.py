"""Which titles are installed."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

ENTRY_POINTS: Final = "quartier.titles"


@cache
def installed() -> tuple[EntryPoint, ...]:
    """The entry points of titles, by id.

    Looked for once: it means to read what every installed package says of itself.
    """
    return tuple(sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name))
