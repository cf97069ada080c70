"""Randomness: the same everywhere, fair, and independent where it has to be."""

from hashlib import blake2b
from itertools import islice

import pytest

from quartier.core.rng import (
    BLAKE2B,
    SEED_BITS,
    SFC32,
    Blake2b,
    Seed,
    Sfc32,
    generator_of,
    parse_seed,
    seed_text,
    seeded,
)

TOP = 2**32
KEY = bytes(range(32))
# One of each kind.
SEEDS: list[Seed] = [11, KEY]
WORDS = [2545685138, 4132857109, 2947649576, 1364734486]
SHUFFLED = [0, 4, 1, 6, 7, 3, 2, 9, 8, 5]


def reference_words(seed: int) -> list[int]:
    """The first words of sfc32, written from its definition once more."""
    a, b, c, counter = seed % TOP, seed // TOP % TOP, seed // TOP**2, 1
    words = []
    for _ in range(12 + 20):
        word = (a + b + counter) % TOP
        counter = (counter + 1) % TOP
        rotated = (c * 2**21) % TOP + c // 2**11
        a, b, c = b ^ (b // 2**9), (9 * c) % TOP, (rotated + word) % TOP
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**64 + 5, 0xDEADBEEF << 40, 2**96 - 1])
def test_the_stream_is_that_of_sfc32(seed: int) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in range(20)] == reference_words(seed)


def test_the_first_words_of_a_seed_never_change() -> None:
    rng = seeded(2024)
    assert [rng.word() for _ in range(4)] == [136727806, 14924103, 1745765372, 3523012228]


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed lies between"):
        seeded(seed)


def test_the_stream_of_a_key_is_that_of_keyed_hashes() -> None:
    rng = seeded(KEY)
    blocks = [blake2b(n.to_bytes(8, "little"), key=KEY).digest() for n in range(3)]
    expected = [
        int.from_bytes(block[place : place + 4], "little")
        for block in blocks
        for place in range(0, 64, 4)
    ]
    assert [rng.word() for _ in range(48)] == expected


def test_the_first_numbers_of_a_key_never_change() -> None:
    """These stand in docs/protocol.md."""
    rng = seeded(KEY)
    assert [rng.word() for _ in range(4)] == WORDS
    items = list(range(10))
    seeded(KEY).shuffle(items)
    assert items == SHUFFLED


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="a key has 32 bytes"):
        seeded(bytes(length))


@pytest.mark.parametrize("seed", [0, 2**96 - 1, bytes(32), KEY])
def test_a_seed_is_read_as_it_is_written(seed: Seed) -> None:
    assert parse_seed(seed_text(seed)) == seed
    assert generator_of(seed) == (BLAKE2B if isinstance(seed, bytes) else SFC32)


@pytest.mark.parametrize("text", ["", "x", "-1", " 1", str(2**96), "F" * 64, "0" * 63, "0" * 65])
def test_what_is_no_seed_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="a seed is written"):
        parse_seed(text)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("bound", [1, 2, 3, 7, 1000, 3 << 28, 2**30 - 1])
def test_a_number_lies_below_its_bound(bound: int, seed: Seed) -> None:
    rng = seeded(seed)
    numbers = [rng.below(bound) for _ in range(500)]
    assert min(numbers) >= 0
    assert max(numbers) < bound


@pytest.mark.parametrize("seed", SEEDS)
def test_words_that_would_favour_small_numbers_are_skipped(seed: Seed) -> None:
    bound = 3 << 28  # one word in sixteen is skipped
    rng, words = seeded(seed), seeded(seed)
    kept = (
        word * bound // TOP for word in iter(words.word, -1) if word * bound % TOP >= TOP % bound
    )
    expected = list(islice(kept, 300))
    assert [rng.below(bound) for _ in range(300)] == expected
    assert rng.data() == words.data()
    none_skipped = seeded(seed)
    for _ in range(300):
        none_skipped.word()
    assert rng.data() != none_skipped.data()


@pytest.mark.parametrize("seed", [17, KEY])
def test_all_numbers_are_about_equally_likely(seed: Seed) -> None:
    rng = seeded(seed)
    sides, throws = 6, 60_000
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides)] += 1
    expected = throws / sides
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_squared < 25  # five degrees of freedom: exceeded once in 7000 seeds


def test_a_shuffle_only_changes_the_order() -> None:
    items = [3, 1, 4, 1, 5, 9, 2, 6]
    shuffled = items[:]
    seeded(3).shuffle(shuffled)
    assert shuffled != items
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("seed", [23, KEY])
def test_a_shuffle_reaches_every_order(seed: Seed) -> None:
    rng = seeded(seed)
    orders = set()
    for _ in range(300):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


@pytest.mark.parametrize("items", [[], [7]])
def test_nothing_to_shuffle_takes_no_chance(items: list[int]) -> None:
    rng = seeded(1)
    before = rng.data()
    rng.shuffle(items)
    assert rng.data() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_goes_its_own_way(seed: Seed) -> None:
    rng, same = seeded(seed), seeded(seed)
    fork, same_fork = rng.fork(), same.fork()
    own_words = [fork.word() for _ in range(50)]
    assert [rng.word() for _ in range(50)] == [same.word() for _ in range(50)]
    assert own_words == [same_fork.word() for _ in range(50)]
    assert not set(own_words) & {rng.word() for _ in range(50)}
    assert rng.fork().data() != rng.fork().data()
    assert type(rng.fork()) is type(rng)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("before", [0, 1, 15, 16, 17])
def test_a_clone_gives_the_same_numbers_and_does_not_disturb(seed: Seed, before: int) -> None:
    rng = seeded(seed)
    for _ in range(before):
        rng.word()
    clone = rng.clone()
    assert clone.data() == rng.data()
    assert [clone.word() for _ in range(20)] == [rng.word() for _ in range(20)]
    clone.word()
    assert clone.data() != rng.data()


def test_a_number_is_the_seed_of_the_fast_generator_and_a_key_that_of_the_other() -> None:
    assert isinstance(seeded(1), Sfc32)
    assert isinstance(seeded(KEY), Blake2b)
