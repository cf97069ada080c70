"""Patches lead from one view to the next."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from quartier.core.patches import Patches, patch, patched
from quartier.core.views import ViewPart


class Piece(ViewPart, rename={"kind": "type"}):
    kind: str
    at: tuple[int, int]
    owner: int | UnsetType | None = UNSET


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "b", "c"]), inner, max_size=3)
    ),
    max_leaves=12,
)
PLACES = st.integers(0, 2)
PIECES = st.builds(
    Piece,
    st.sampled_from(["castle", "market"]),
    st.tuples(PLACES, PLACES),
    st.none() | PLACES | st.just(UNSET),
)


def sent(value: object) -> Any:
    """What arrives of a value at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_a_patch_turns_the_old_into_the_new(old: object, new: object) -> None:
    change = patch({"it": old}, {"it": new})
    assert isinstance(change, dict)
    assert patched({"it": old}, change) == {"it": new}


@given(st.lists(PIECES, max_size=3), st.lists(PIECES, max_size=3))
def test_a_patch_of_structs_fits_what_a_client_got_of_them(
    old: list[Piece], new: list[Piece]
) -> None:
    change = sent(patch({"it": old}, {"it": new}))
    assert patched(sent({"it": old}), change) == sent({"it": new})


def test_what_stays_is_not_sent() -> None:
    old = {"cities": [{"coins": 3, "cards": [1]}, {"coins": 4, "cards": []}], "turn": 1}
    new = {"cities": [{"coins": 3, "cards": [1]}, {"coins": 5, "cards": []}], "turn": 1}
    assert patch(old, new) == {"cities": {"1": {"coins": {"=": 5}}}}


def test_a_field_that_appears_is_added_and_one_that_goes_replaces_the_whole() -> None:
    bare, owned = Piece("castle", (1, 2)), Piece("castle", (1, 2), 0)
    assert patch([bare], [owned]) == {"0": {"owner": {"=": 0}}}
    assert patch([owned], [bare]) == {"0": {"=": bare}}


def test_a_field_is_sent_by_the_name_clients_know() -> None:
    assert patch(Piece("castle", (1, 2)), Piece("market", (1, 3))) == {
        "type": {"=": "market"},
        "at": {"1": {"=": 3}},
    }


@given(st.lists(PIECES, min_size=1, max_size=3), st.lists(PIECES, min_size=1, max_size=3))
def test_what_viewers_share_is_compared_once_and_right_for_each(
    old: list[Piece], new: list[Piece]
) -> None:
    """Some of what is compared is gone before the rest is; nothing may be taken for it."""
    patches = Patches()
    for hand in range(9):
        before = {"open": old, "hand": [hand, {"card": hand}]}
        after = {"open": new, "hand": [hand + 1, {"card": -hand}]}
        change = sent(patches.between(before, after))
        assert patched(sent(before), change) == sent(after)
