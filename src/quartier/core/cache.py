"""Blocks of observations, kept from one look to the next.

Most of what a seat sees is the same as before. A title may write what belongs together (a city)
once, keep the bytes in a block, and copy them as long as the block holds. A block knows what it is
made of and compares that at every look: values, and things that are replaced, never changed, those
that clones of a state share, too. So it does not matter whose cache it is: a clone's, that of a
position taken back, of another table. What is read off is right; only more may have to be written.
"""

from __future__ import annotations

from librt.strings import BytesWriter


class Cache:
    """What is written on, by one thread at a time; titles that keep blocks have their own kind.

    `writer` is for the observation, `scratch` for blocks.
    """

    def __init__(self) -> None:
        self.writer = BytesWriter()
        self.scratch = BytesWriter()
