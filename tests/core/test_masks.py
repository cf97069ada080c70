"""Sets of small numbers as bit masks."""

from __future__ import annotations

from hypothesis import given
from hypothesis.strategies import integers, sets

from quartier.core.masks import members


@given(sets(integers(0, 300)))
def test_the_members_of_a_mask_are_its_bits_in_order(numbers: set[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == sorted(numbers)
