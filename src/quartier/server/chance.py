"""Chance that nobody outside the server can foretell, and that is the same whenever asked again."""

from __future__ import annotations

import hmac

from quartier.core.rng import SEED_BITS


def chance(pepper: str, *occasion: object) -> int:
    """The seed for an occasion at the table with this pepper, which never leaves the server.

    Clients know the occasion, and may name part of it: without the pepper it tells them nothing.
    """
    name = "|".join(str(part) for part in occasion)
    digest = hmac.digest(pepper.encode(), name.encode(), "sha256")
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
