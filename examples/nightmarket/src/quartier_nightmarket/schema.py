"""The form of `data/*.json`."""

from __future__ import annotations

import msgspec


class Ware(msgspec.Struct, frozen=True):
    """A kind of card."""

    id: str
    worth: int
    cards: int

    @property
    def key(self) -> str:
        return f"ware-{self.id}"


class Files(msgspec.Struct, frozen=True):
    wares: list[Ware]
