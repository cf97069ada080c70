"""What is said at tables."""

from __future__ import annotations

from typing import cast

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database
from quartier.server.storage.rows import UNREADABLE, Moment
from quartier.server.storage.schema import CHAT

# A notice to other servers: a table has a new line.
CHAT_NOTICE = "chat"


class ChatLine(msgspec.Struct, frozen=True):
    sequence: int
    at: Moment
    name: str
    text: str


class Talk:
    """Where lines of chat are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game_id: str, line: ChatLine) -> None:
        """Add a line; a Conflict if another server has used its number."""
        await self.database.write(
            sa.insert(CHAT).values(game=game_id, **msgspec.structs.asdict(line)),
            *self.database.notice(CHAT_NOTICE, game_id),
        )

    async def lines(self, game_id: str, most: int, after: int = 0) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        rows = await self.database.read(
            sa.select(CHAT.c.sequence, CHAT.c.at, CHAT.c.name, CHAT.c.text)
            .where(CHAT.c.game == game_id, CHAT.c.sequence > after)
            .order_by(CHAT.c.sequence.desc())
            .limit(most)
        )
        return [_line_of(row) for row in reversed(rows)]


def _line_of(row: dict[str, object]) -> ChatLine:
    """A line out of its row; one whose time cannot be read is shown as said long ago."""
    try:
        return msgspec.convert(row, ChatLine)
    except UNREADABLE:
        return ChatLine(cast(int, row["sequence"]), 0.0, str(row["name"]), str(row["text"]))
