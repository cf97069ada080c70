"""Observations as numbers: what a seat sees, as named bytes, for programs that learn.

A title has a module `features` with its `FEATURES`. An observation begins with numbers, those of
the table and then those of each part of it (a seat, a city), the observer's own first; then come
flags in the same order: 0 or 1, or how many where there are several of a card. Nothing in it goes
beyond the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from quartier.core.cache import Cache
from quartier.core.cards import Cards
from quartier.core.state import State
from quartier.core.titles import Title

MOST: Final = 255
MIDDLE: Final = 128


class Flags:
    """Names of flags; `add` says where those of a group begin."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str, things: Sequence[str]) -> int:
        start = len(self.names)
        self.names += [f"{name}:{thing}" for thing in things]
        return start

    @property
    def size(self) -> int:
        return len(self.names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How a title makes observations. `version` grows whenever a name changes its meaning or place.

    `numbers` and `flags` are those of the table, `part_numbers` and `part_flags` of each part.
    """

    def __init__(
        self,
        version: int,
        numbers: list[str],
        flags: Flags,
        part_numbers: list[str],
        part_flags: Flags,
    ) -> None:
        self.version = version
        self.numbers = numbers
        self.flags = flags
        self.part_numbers = part_numbers
        self.part_flags = part_flags

    def parts(self, seats: int) -> int:
        """How many parts there are with so many seats."""
        return seats

    def cache(self, seats: int) -> Cache:
        """An empty cache for a table with so many seats."""
        return Cache()

    def observe(self, state: State, seat: int, cache: Cache) -> bytes:
        """What a seat sees, a byte for each name."""
        writer = cache.writer
        writer.truncate(0)
        self.write(state, seat, cache, writer)
        return writer.getvalue()

    def write(self, state: State, seat: int, cache: Cache, writer: BytesWriter) -> None:
        """Write what a seat sees; blocks of the cache that still hold need only be copied."""
        raise NotImplementedError

    def names(self, seats: int) -> list[str]:
        """What each byte of an observation is; `+1` is the part after one's own."""
        parts = range(self.parts(seats))
        names = self.numbers[:]
        for part in parts:
            names += [f"+{part}.{name}" for name in self.part_numbers]
        names += self.flags.names
        for part in parts:
            names += [f"+{part}.{name}" for name in self.part_flags.names]
        return names


def features_of(title: Title) -> Features | None:
    """How a title makes observations; None if it makes none."""
    name = f"{title.package}.features"
    if find_spec(name) is None:
        return None
    features = import_module(name).FEATURES
    assert isinstance(features, Features)
    return features


def small(number: int) -> int:
    """A number as a byte: 0 to 255."""
    if number < 0:
        return 0
    return min(MOST, number)


def signed(number: int) -> int:
    """A number that may be negative, as a byte: 128 stands for 0."""
    return small(number + MIDDLE)


def tally(writer: BytesWriter, at: i64) -> None:
    """Count one more."""
    # Not +=, for which mypyc takes the slow way.
    writer[at] = writer[at] + 1


def put(writer: BytesWriter, numbers: list[int], count: int) -> None:
    """Write the first numbers of a list."""
    size: i64 = count
    index: i64 = 0
    while index < size:
        writer.append(numbers[index])
        index += 1


def mark(writer: BytesWriter, start: i64, mask: int) -> None:
    """Set the flags of a set."""
    if not mask:
        return
    octets = _octets(mask)
    size: i64 = len(octets)
    index: i64 = 0
    while index < size:
        bits: i64 = octets[index]
        at = start
        while bits:
            if bits & 1:
                writer[at] = 1
            bits >>= 1
            at += 1
        index += 1
        start += 8


def mark_rows(writer: BytesWriter, mask: int, rows: list[int]) -> None:
    """Set a flag for each place of a set, in the row that the list has for it."""
    width: i64 = len(rows)
    octets = _octets(mask)
    size: i64 = len(octets)
    index: i64 = 0
    start: i64 = 0
    while index < size:
        bits: i64 = octets[index]
        at = start
        while bits:
            if bits & 1:
                row: i64 = rows[at]
                writer[row * width + at] = 1
            bits >>= 1
            at += 1
        index += 1
        start += 8


def _octets(mask: int) -> bytes:
    """A set in eights, the lowest first."""
    return mask.to_bytes((mask.bit_length() + 7) >> 3, "little")


def count_seen(writer: BytesWriter, start: i64, cards: Cards, zone: list[int], eyes: int) -> None:
    """Count the faces in a zone that these eyes know."""
    face = cards.face
    known = cards.known
    own: i64 = eyes
    for card in zone:
        index: i64 = card
        knowers: i64 = known[index]
        if knowers & own:
            tally(writer, start + face[index])


class Masks:
    """Masks of legal actions, for a number of actions."""

    def __init__(self, actions: int) -> None:
        # All 0 between two calls.
        self._writer = BytesWriter()
        self._writer.write(bytes(actions))

    def of(self, state: State, seat: int) -> bytes:
        """1 for every legal action of a seat, 0 for the others."""
        writer = self._writer
        moves = state.moves(seat)
        for move in moves:
            writer[move.number] = 1
        mask = writer.getvalue()
        for move in moves:
            writer[move.number] = 0
        return mask
