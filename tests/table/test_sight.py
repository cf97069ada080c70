"""Patches lead from one sight to the next."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.server.people import patched

from quartier.table.sight import patch

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "b", "c"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_patch_turns_the_old_into_the_new(old: object, new: object) -> None:
    change = patch({"it": old}, {"it": new})
    assert isinstance(change, dict)
    assert patched({"it": old}, change) == {"it": new}


def test_what_stays_is_not_sent() -> None:
    old = {"cities": [{"coins": 3, "cards": [1]}, {"coins": 4, "cards": []}], "turn": 1}
    new = {"cities": [{"coins": 3, "cards": [1]}, {"coins": 5, "cards": []}], "turn": 1}
    assert patch(old, new) == {"cities": {"1": {"coins": {"=": 5}}}}
