"""Lists that clones share are replaced: the old one stays as it was."""

from __future__ import annotations

from quartier.core.lists import plus, with_item


def test_a_list_with_another_item_is_a_new_one() -> None:
    names = ["a", "b", "c"]
    assert with_item(names, 1, "x") == ["a", "x", "c"]
    assert names == ["a", "b", "c"]


def test_a_list_with_a_number_added_is_a_new_one() -> None:
    numbers = [1, 2, 3]
    assert plus(numbers, 2, -3) == [1, 2, 0]
    assert numbers == [1, 2, 3]
