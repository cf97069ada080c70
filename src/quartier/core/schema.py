"""What the schemas of titles are made of: things in the box that say how their values are known."""

from __future__ import annotations

from typing import ClassVar

import msgspec

BASES = ("derived", "reconstructed", "corrected")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing in the box, and the basis of its values: the names of those that were not found.

    What is found stands in a rulebook or on a picture of the box; `derived` values follow from
    that, `reconstructed` ones were chosen so that all of it holds. `corrected` ones are those an
    owner of the box has looked up. Lists hold an entry once, known by the fields in `named_by`; if
    they are `fixed`, rules and texts rely on every name, so that none may come or go.
    """

    named_by: ClassVar[tuple[str, ...]] = ("id",)
    fixed: ClassVar[bool] = False

    derived: list[str] = []
    reconstructed: list[str] = []
    corrected: list[str] = []

    def __post_init__(self) -> None:
        for name in (*self.derived, *self.reconstructed, *self.corrected):
            if name not in self.__struct_fields__:
                raise ValueError(f"there is no value {name!r} that could have a basis")
