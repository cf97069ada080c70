"""Lists that are replaced, never changed in place, so that clones of a state can share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(items: list[T], index: int, item: T) -> list[T]:
    """The list with another item in one place."""
    changed = items[:]
    changed[index] = item
    return changed


def plus(numbers: list[int], index: int, number: int) -> list[int]:
    """The list with a number added in one place."""
    changed = numbers[:]
    changed[index] += number
    return changed
