"""Seeded randomness that is the same on every machine and cheap to copy.

The generator is sfc32: four 32-bit words, only additions, shifts and exclusive-ors, so every value
stays a small int when the rules are compiled.
"""

from __future__ import annotations

from typing import Final

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
WARM_UP: Final = 12


class Rng:
    """A stream of random numbers; equal seeds give equal streams."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> int:
        """The next 32 random bits."""
        total = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + total) & WORD
        return total

    def below(self, bound: int) -> int:
        """A number in 0…bound-1, each equally likely (bound below 2**30)."""
        product = self.word() * bound
        if product & WORD < bound:
            # Values under this threshold would make the small results a little more likely.
            threshold = (WORD + 1 - bound) % bound
            while product & WORD < threshold:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]

    def fork(self) -> Rng:
        """A new independent stream; this one moves on."""
        return _warmed(self.word(), self.word(), self.word())

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def data(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)


def seeded(seed: int) -> Rng:
    """The stream of a seed, 0 ≤ seed < 2**96."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed lies between 0 and 2**{SEED_BITS} - 1, not {seed}")
    return _warmed(seed & WORD, (seed >> 32) & WORD, seed >> 64)


def _warmed(a: int, b: int, c: int) -> Rng:
    rng = Rng(a, b, c, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng
