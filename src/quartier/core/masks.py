"""Sets of small numbers as bit masks: one int, whose bit n says whether n belongs to it."""

from __future__ import annotations

from typing import Final

# Taken off a mask piece by piece: numbers of this size are cheap once the rules are compiled.
PIECE_BITS: Final = 60
PIECE: Final = (1 << PIECE_BITS) - 1


def members(mask: int) -> list[int]:
    """The numbers of a set, in order."""
    found: list[int] = []
    start = 0
    while mask:
        piece = mask & PIECE
        while piece:
            low = piece & -piece
            found.append(start + low.bit_length() - 1)
            piece ^= low
        mask >>= PIECE_BITS
        start += PIECE_BITS
    return found
