"""Who plays a seat: a person, a bot, or nobody yet."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position at a table.

    `identity` is the person it belongs to, `bot` the spec of the bot that plays it. Both are set
    while a bot stands in for a person who has vanished: the seat is still theirs and they get it
    back on return. Neither is set: the seat is open.

    `entropy` is what the seat adds to the deal; None while the table waits for it.
    """

    identity: str = ""
    bot: str = ""
    name: str = ""
    entropy: str | None = ""

    @property
    def is_open(self) -> bool:
        return not self.identity and not self.bot

    @property
    def is_stand_in(self) -> bool:
        return bool(self.identity and self.bot)
