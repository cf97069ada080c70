"""Randomness: the same everywhere, fair, and independent where it has to be."""

from itertools import islice

import pytest

from quartier.core.rng import SEED_BITS, Rng, seeded

TOP = 2**32


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


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 1000, 3 << 28, 2**30 - 1])
def test_a_number_lies_below_its_bound(bound: int) -> None:
    rng = seeded(5)
    numbers = [rng.below(bound) for _ in range(500)]
    assert min(numbers) >= 0
    assert max(numbers) < bound


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    bound = 3 << 28  # one word in sixteen is skipped
    rng, words = seeded(11), seeded(11)
    kept = (
        word * bound // TOP for word in iter(words.word, -1) if word * bound % TOP >= TOP % bound
    )
    expected = list(islice(kept, 300))
    assert [rng.below(bound) for _ in range(300)] == expected
    assert rng.data() == words.data()
    assert rng.counter > seeded(11).counter + 300


def test_all_numbers_are_about_equally_likely() -> None:
    rng = seeded(17)
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


def test_a_shuffle_reaches_every_order() -> None:
    rng = seeded(23)
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


def test_a_fork_goes_its_own_way() -> None:
    rng, same = seeded(9), seeded(9)
    fork, same_fork = rng.fork(), same.fork()
    own_words = [fork.word() for _ in range(50)]
    assert [rng.word() for _ in range(50)] == [same.word() for _ in range(50)]
    assert own_words == [same_fork.word() for _ in range(50)]
    assert not set(own_words) & {rng.word() for _ in range(50)}
    assert rng.fork().data() != rng.fork().data()


def test_a_clone_gives_the_same_numbers_and_does_not_disturb() -> None:
    rng = seeded(4)
    clone = rng.clone()
    assert [clone.word() for _ in range(5)] == [rng.word() for _ in range(5)]
    clone.word()
    assert clone.data() != rng.data()
    assert Rng(*rng.data()).word() == rng.word()
