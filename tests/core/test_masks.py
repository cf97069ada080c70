"""Sets of small numbers as bit masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis.strategies import integers, sets

from quartier.core.masks import chosen, members, size, without

NUMBERS = sets(integers(0, 300))


def mask_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(NUMBERS)
def test_the_members_of_a_mask_are_its_bits_in_order(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)
    assert size(mask_of(numbers)) == len(numbers)


@given(NUMBERS)
def test_items_are_chosen_by_their_numbers(numbers: set[int]) -> None:
    names = [f"item {number}" for number in range(301)]
    assert chosen(names, mask_of(numbers)) == [names[number] for number in sorted(numbers)]


@given(NUMBERS, NUMBERS)
def test_a_set_without_another_one(numbers: set[int], others: set[int]) -> None:
    assert without(mask_of(numbers), mask_of(others)) == mask_of(numbers - others)
