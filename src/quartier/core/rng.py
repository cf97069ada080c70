"""Seeded randomness that is the same on every machine and cheap to copy.

Two generators have one interface. Sfc32 is fast: four 32-bit words, only additions, shifts and
exclusive-ors, so every value is a native number when the rules are compiled. But who sees enough of
its numbers can work out the rest. Where people play against each other Blake2b deals: whatever they
have seen, without the key they know nothing of what comes.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

# A number is the seed of an Sfc32, a key that of a Blake2b.
Seed = int | bytes

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
WARM_UP: Final = 12
KEY_BYTES: Final = 32
WORD_BYTES: Final = 4
BLOCK_WORDS: Final = 16
COUNTER_BYTES: Final = 8

# What records call the generators. A change of their numbers would need a new name.
SFC32: Final = "sfc32-1"
BLAKE2B: Final = "blake2b-1"


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers; equal seeds give equal streams."""

    def word(self) -> int:
        """The next 32 random bits."""
        raise NotImplementedError

    def fork(self) -> Rng:
        """A new independent stream of the same kind; this one moves on."""
        raise NotImplementedError

    def clone(self) -> Rng:
        raise NotImplementedError

    def data(self) -> tuple[object, ...]:
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A number in 0…bound-1, each equally likely (bound below 2**30)."""
        values: i64 = bound
        product: i64 = self.word() * values
        if product & WORD < values:
            # Values under this threshold would make the small results a little more likely.
            threshold: i64 = (WORD + 1 - values) % values
            while product & WORD < threshold:
                product = self.word() * values
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]


@mypyc_attr(acyclic=True)
class Sfc32(Rng):
    """The fast generator."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> int:
        total: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + total) & WORD
        return total

    def fork(self) -> Rng:
        return _warmed(self.word(), self.word(), self.word())

    def clone(self) -> Rng:
        return Sfc32(self.a, self.b, self.c, self.counter)

    def data(self) -> tuple[object, ...]:
        return (self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type[Sfc32], tuple[int, int, int, int]]:
        return Sfc32, (self.a, self.b, self.c, self.counter)


class Blake2b(Rng):
    """The generator nobody foretells: block n is the hash of n under the key."""

    def __init__(self, key: bytes, drawn: int, block: bytes) -> None:
        self.key = key
        self.drawn = drawn
        self.block = block

    def word(self) -> int:
        place = self.drawn % BLOCK_WORDS
        if place == 0:
            number = (self.drawn // BLOCK_WORDS).to_bytes(COUNTER_BYTES, "little")
            self.block = blake2b(number, key=self.key).digest()
        self.drawn += 1
        start = place * WORD_BYTES
        return int.from_bytes(self.block[start : start + WORD_BYTES], "little")

    def fork(self) -> Rng:
        words = [self.word().to_bytes(WORD_BYTES, "little") for _ in range(KEY_BYTES // WORD_BYTES)]
        return Blake2b(b"".join(words), 0, b"")

    def clone(self) -> Rng:
        return Blake2b(self.key, self.drawn, self.block)

    def data(self) -> tuple[object, ...]:
        return (self.key, self.drawn)

    def __reduce__(self) -> tuple[type[Blake2b], tuple[bytes, int, bytes]]:
        return Blake2b, (self.key, self.drawn, self.block)


def seeded(seed: Seed) -> Rng:
    """The stream of a seed: 0 ≤ seed < 2**96, or a key of 32 bytes."""
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(seed)}")
        return Blake2b(seed, 0, b"")
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed lies between 0 and 2**{SEED_BITS} - 1, not {seed}")
    return _warmed(seed & WORD, (seed >> 32) & WORD, seed >> 64)


def generator_of(seed: Seed) -> str:
    """What records call the generator of a seed."""
    return BLAKE2B if isinstance(seed, bytes) else SFC32


def seed_text(seed: Seed) -> str:
    """A seed as it is written down: decimal digits, or 64 hexadecimal ones."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def parse_seed(text: str) -> Seed:
    """The seed that is written like this; a ValueError if none is."""
    if re.fullmatch("[0-9a-f]{64}", text):
        return bytes.fromhex(text)
    if re.fullmatch("[0-9]{1,29}", text) and not int(text) >> SEED_BITS:
        return int(text)
    raise ValueError("a seed is written in up to 29 decimal or in 64 hexadecimal digits")


def _warmed(a: int, b: int, c: int) -> Rng:
    rng = Sfc32(a, b, c, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng
