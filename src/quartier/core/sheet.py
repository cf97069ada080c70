"""Blocks of an observation, written once and then copied as long as they hold.

From one decision to the next most of what a seat sees stays as it is. So an observation is joined
from blocks of bytes, and a block is written anew only if what it is made of has changed. What that
is gets compared every time: a sheet may come from another table, a position may be a clone or taken
back, and what is read off is right; only more has to be written.
"""

from __future__ import annotations

from typing import Final

from quartier.core.masks import members

# So many sets are remembered; then it begins again.
MOST_ROWS: Final = 4096


class Sheet:
    """The blocks written last, by place, each with what it is made of.

    What a block is made of are values, and things that are replaced and never changed: those that
    clones of a state share, too.
    """

    def __init__(self, places: int) -> None:
        self._made_of: list[object] = [None] * places
        self._blocks: list[bytes] = [b""] * places

    def find(self, place: int, made_of: object) -> bytes | None:
        """The block at a place if it is made of this, else None: then it has to be written."""
        return self._blocks[place] if self._made_of[place] == made_of else None

    def keep(self, place: int, made_of: object, block: bytes) -> bytes:
        self._blocks[place] = block
        self._made_of[place] = made_of
        return block


class Rows:
    """Rows of flags for the subsets of some things, remembered by their members."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.blank = bytes(size)
        self._single = [self.write([member]) for member in range(size)]
        # Nothing is written as -1, and the row at -1 is blank.
        self._single.append(self.blank)
        self._by_mask: dict[int, bytes] = {}

    def single(self, member: int) -> bytes:
        """The row with one flag set; -1 is nothing, with none."""
        return self._single[member]

    def of(self, mask: int) -> bytes:
        """The row of a set."""
        if not mask:
            return self.blank
        row = self._by_mask.get(mask)
        if row is None:
            if len(self._by_mask) >= MOST_ROWS:
                self._by_mask.clear()
            row = self._by_mask[mask] = self.write(members(mask))
        return row

    def write(self, chosen: list[int]) -> bytes:
        """A row that need not be remembered."""
        flags = bytearray(self.size)
        for member in chosen:
            flags[member] = 1
        return bytes(flags)
