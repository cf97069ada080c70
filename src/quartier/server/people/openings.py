"""How somebody likes to begin: the first decisions of their finished tables."""

from __future__ import annotations

from collections import Counter

import msgspec

from quartier.server.storage.ratings import RatingStore
from quartier.server.titles import find_title
from quartier.table import told
from quartier.table.sight import told_move

# Of each title so many of the latest tables are looked at, and so many openings named.
TABLES = 50
NAMED = 3


class Opening(msgspec.Struct, frozen=True):
    """A first decision, and at how many tables it was made."""

    move: told.Move
    tables: int


class _Moves(msgspec.Struct):
    """What of a record matters here."""

    moves: list[tuple[int, str]]


async def openings_of(store: RatingStore, identity: str, title_id: str) -> list[Opening]:
    """Somebody's favourite openings, the most frequent first; none they made only once."""
    title = find_title(title_id)
    if title is None:
        return []
    firsts: Counter[str] = Counter()
    for seat, record in await store.records(identity, title_id, TABLES):
        moves = msgspec.json.decode(record, type=_Moves).moves
        firsts.update([text for number, text in moves if number == seat][:1])
    found = []
    for text, tables in firsts.most_common(NAMED):
        move = title.space.parse(text)
        # Rules that have changed may not know it any more.
        if move is not None and tables > 1:
            found.append(Opening(told_move(move), tables))
    return found
