"""Numbers of a rules page that are values of the content, with a comment behind them nobody sees:

    Its side is 7<!--boards.boroughs.easy.sides.0--> at first.

A place is named as corrections and their faults name it: `policies.palace.base`, or for all of them
together `policies: base`. The parts of a plain list are counted from 0, a list as a whole is as
much as it holds, and ` + ` adds. The page has our numbers; who plays with corrections reads theirs,
marked as in the tables of the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from quartier.core.corrections import value_at
from quartier.core.data import Content
from quartier.core.inventory import MARKS, NOTHING

_NAMED = re.compile(r"(−?\d+)<!--(.+?)-->")


def as_written(text: str) -> str:
    """A text without the places of its numbers."""
    return _NAMED.sub(r"\1", text)


def shown(text: str, content: Content) -> str:
    """A text as who plays with this content reads it."""

    def number(found: re.Match[str]) -> str:
        written, places = found.groups()
        value = _value(places, content)
        return written if value == written else f"{value}{MARKS['corrected']}"

    return _NAMED.sub(number, text) if content.fingerprint else as_written(text)


def with_numbers_of(content: Content, text: str) -> str:
    """A text with the numbers of this content written into it, their places kept."""
    return _NAMED.sub(lambda found: f"{_value(found[2], content)}<!--{found[2]}-->", text)


def places(text: str) -> list[str]:
    """The places that are named in a text."""
    return [place for found in _NAMED.finditer(text) for place in found[2].split(" + ")]


def unknown_places(text: str, content: Content) -> Iterator[str]:
    """Those where this content has no number."""
    for place in places(text):
        if _number(place, content) is None:
            yield place


def _value(sum_of: str, content: Content) -> str:
    parts = [_number(place, content) for place in sum_of.split(" + ")]
    known = [part for part in parts if part is not None]
    return str(sum(known)).replace("-", "−") if known else NOTHING


def _number(place: str, content: Content) -> int | None:
    whole, _, field = place.partition(": ")
    value = value_at(content.files, whole)
    if isinstance(value, list):
        parts: list[Any] = [getattr(part, field, None) if field else 1 for part in value]
        value = None if None in parts else sum(parts)
    return value if isinstance(value, int) else None
