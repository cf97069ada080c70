"""Tables that are stored but cannot go on, and why."""

from __future__ import annotations

from quartier.core.speech import Facts, literal
from quartier.server.storage.rows import DAMAGED, Status, StoredTable


class Unplayable(Exception):
    """A table that cannot go on as it is stored. Nothing of it is deleted.

    It gets a `status` of its own, and whoever wants to see it is told the text of `key`.
    """

    status: Status
    key: str

    def __init__(self, game: StoredTable) -> None:
        super().__init__(game.id)
        self.game = game


class Damaged(Unplayable):
    """A row of a table, or of its log, cannot be read; `finding` and `facts` say which."""

    status = DAMAGED
    key = "refusal-damaged"

    def __init__(self, game: StoredTable, finding: str, facts: Facts) -> None:
        super().__init__(game)
        self.finding = finding
        self.facts = facts


def need_sound(game: StoredTable) -> StoredTable:
    """The table, if its row could be read."""
    if game.damage:
        raise Damaged(game, "check-row", {"columns": [literal(name) for name in game.damage]})
    return game
