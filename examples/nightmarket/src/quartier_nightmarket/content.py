"""The wares (NM-1), as `data/wares.json` has them, and the figures of the game."""

from __future__ import annotations

from typing import Final

from quartier.core.data import read_data
from quartier_nightmarket.schema import Files

WARES: Final = read_data(__package__, Files).wares
KINDS: Final = range(len(WARES))
WORTH: Final = [ware.worth for ware in WARES]
KEYS: Final = [ware.key for ware in WARES]
FACES: Final = [kind for kind in KINDS for _ in range(WARES[kind].cards)]

# NM-2 to NM-4
HAND: Final = 3
PURSE: Final = 6
NIGHTS: Final = {"full": 5, "short": 3}
MORE_WARES_THAN_TRADERS: Final = 1
# NM-14
WAGE: Final = 3
# NM-18 to NM-20
SET: Final = 3
SET_POINTS: Final = 4
VARIETY_POINTS: Final = 6
COINS_PER_POINT: Final = 3
