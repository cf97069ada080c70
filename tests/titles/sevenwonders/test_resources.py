"""Counts of resources in one number say what seven numbers would."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quartier.titles.sevenwonders.resources import UNIT, UNITS_OF, count, kinds, number, short

counts = st.lists(st.integers(0, 20), min_size=7, max_size=7)


def packed(numbers: list[int]) -> int:
    return sum(n * unit for n, unit in zip(numbers, UNIT, strict=True))


@given(counts)
def test_each_kind_keeps_its_count(numbers: list[int]) -> None:
    assert [count(packed(numbers), kind) for kind in range(7)] == numbers


@given(counts)
def test_the_number_is_that_of_all_kinds(numbers: list[int]) -> None:
    assert number(packed(numbers)) == sum(numbers)


@given(counts)
def test_the_kinds_are_those_of_which_there_is_any(numbers: list[int]) -> None:
    assert kinds(packed(numbers)) == packed([int(n > 0) for n in numbers])


@given(counts, counts)
def test_what_is_short_is_counted_kind_by_kind(wanted: list[int], there: list[int]) -> None:
    missing = [max(0, one - other) for one, other in zip(wanted, there, strict=True)]
    assert short(packed(wanted), packed(there)) == packed(missing)


@given(st.integers(0, 127))
def test_a_mask_of_kinds_stands_for_a_unit_of_each(mask: int) -> None:
    assert UNITS_OF[mask] == packed([mask >> kind & 1 for kind in range(7)])
