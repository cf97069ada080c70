"""Deals nobody can choose: a server's secret and what every seat adds make the seed together.

The server shows its commitment before the seats add anything, so it cannot change the secret any
more; the seats do not know the secret, so whatever they add, they cannot aim at a deal. At the end
the secret is told, and everybody can work both out again.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

COMMITMENT: Final = b"quartier-commit-1"
DEAL: Final = "quartier-deal-1"


def commitment(secret: bytes) -> str:
    """What is shown of a secret beforehand."""
    return sha256(COMMITMENT + secret).hexdigest()


def deal_key(secret: bytes, table: str, entropy: list[str]) -> bytes:
    """The seed of a table; `entropy` is what its seats added, in their order.

    One line each: no id of a table and no entropy has a line break in it.
    """
    lines = "\n".join([DEAL, table, *entropy])
    return hmac.new(secret, lines.encode(), sha256).digest()
