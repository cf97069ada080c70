"""Observations as numbers: what a seat sees, as named bytes, for programs that learn.

A title has a module `features` with its `FEATURES`. An observation begins with numbers, those of
the table and then those of each part of it (a seat, a city), the observer's own first; then come
flags, 0 or 1, in the same order. Nothing in it goes beyond the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from quartier.core.masks import members
from quartier.core.moves import Move
from quartier.core.state import State

MOST = 255
MIDDLE = 128
# Makes flags out of binary digits.
_DIGITS = bytes([byte - ord("0") if byte >= ord("0") else 0 for byte in range(256)])


class Flags:
    """Named places for flags; `add` says where its block begins."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str, entries: Sequence[str]) -> int:
        start = len(self.names)
        self.names += [f"{name}:{entry}" for entry in entries]
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

    def observe(self, state: State, seat: int) -> bytes:
        """What a seat sees, a byte for each name."""
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

    def blank(self, seats: int) -> bytearray:
        """All flags, none of them set."""
        return bytearray(self.flags.size + self.parts(seats) * self.part_flags.size)

    def part_at(self, part: int) -> int:
        """Where the flags of a part begin."""
        return self.flags.size + part * self.part_flags.size


def small(number: int) -> int:
    """A number as a byte: 0 to 255."""
    if number < 0:
        return 0
    return min(MOST, number)


def signed(number: int) -> int:
    """A number that may be negative, as a byte: 128 stands for 0."""
    return small(number + MIDDLE)


def mark(flags: bytearray, start: int, mask: int) -> None:
    """Set the flags of a set with few members."""
    for member in members(mask):
        flags[start + member] = 1


def paint(flags: bytearray, start: int, mask: int) -> None:
    """Write the flags of a set over what is there; that takes equally long with many members."""
    digits = f"{mask:b}"[::-1].encode().translate(_DIGITS)
    flags[start : start + len(digits)] = digits


def action_mask(moves: list[Move], actions: int) -> bytearray:
    """1 for the number of each of these moves, 0 for every other action."""
    mask = bytearray(actions)
    for move in moves:
        mask[move.number] = 1
    return mask
