"""The answers: where to go (NM-5), and how to pay there (NM-6)."""

from __future__ import annotations

from typing import Final

from quartier.core.moves import ActionSpace, Move
from quartier_nightmarket.content import KEYS, KINDS, WARES


class Go(Move):
    """To a stall."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"go {WARES[kind].id}", "move-go", {"ware": KEYS[kind]})
        self.kind = kind


class Give(Move):
    """A card of the hand, as payment."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"give {WARES[kind].id}", "move-give", {"ware": KEYS[kind]})
        self.kind = kind


GO: Final = [Go(kind) for kind in KINDS]
REST: Final = Move("rest", "move-rest", {})
COINS: Final = Move("coins", "move-coins", {})
GIVE: Final = [Give(kind) for kind in KINDS]

SPACE: Final = ActionSpace()
SPACE.add([*GO, REST, COINS, *GIVE])
