"""Sets of small numbers as bit masks: one int, whose bit n says whether n belongs to it."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

# Taken off a mask piece by piece: numbers of this size are cheap once the rules are compiled.
PIECE_BITS: Final = 60
PIECE: Final = (1 << PIECE_BITS) - 1
# By the remainder of a single bit, which is another one for each place, where it stands.
_PRIME: Final = 67
_PLACES: Final = [0] * _PRIME
for _place in range(PIECE_BITS):
    _PLACES[(1 << _place) % _PRIME] = _place

T = TypeVar("T")


def members(mask: int) -> list[int]:
    """The numbers of a set, in order."""
    found: list[int] = []
    start = 0
    while mask:
        piece: i64 = mask & PIECE
        while piece:
            low: i64 = piece & -piece
            found.append(start + _PLACES[low % _PRIME])
            piece ^= low
        mask >>= PIECE_BITS
        start += PIECE_BITS
    return found


def chosen(items: list[T], mask: int) -> list[T]:
    """The items whose numbers belong to a set, in order."""
    found: list[T] = []
    start: i64 = 0
    while mask:
        piece: i64 = mask & PIECE
        while piece:
            low: i64 = piece & -piece
            place: i64 = _PLACES[low % _PRIME]
            found.append(items[start + place])
            piece ^= low
        mask >>= PIECE_BITS
        start += PIECE_BITS
    return found


def without(mask: int, others: int) -> int:
    """The numbers of a set that are not in another one.

    `mask & ~others` says the same, but no compiled rules have a short way for negative numbers.
    """
    return mask ^ (mask & others)


def size(mask: int) -> int:
    """How many numbers a set has; often none, which needs no counting."""
    return mask.bit_count() if mask else 0
