"""What is said at tables."""

from __future__ import annotations

from typing import cast

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database
from quartier.server.storage.rows import UNREADABLE, Moment
from quartier.server.storage.schema import CHAT, TEAM_CHAT

# A notice to other servers: a table has a new line.
CHAT_NOTICE = "chat"
# The seat of a line whose own cannot be read.
NOBODY = -1
# Said to the whole table; a team is called by its first seat.
EVERYBODY = -1


class ChatLine(msgspec.Struct, frozen=True):
    """`to_team` says that only those who play together read it."""

    sequence: int
    at: Moment
    seat: int
    text: str
    to_team: bool


class Talk:
    """Where lines of chat are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game_id: str, team: int, line: ChatLine) -> None:
        """Add a line; a Conflict if another server has used its number."""
        values = {"game": game_id, **msgspec.structs.asdict(line)}
        del values["to_team"]
        if team == EVERYBODY:
            adding = sa.insert(CHAT).values(values)
        else:
            adding = sa.insert(TEAM_CHAT).values(team=team, **values)
        await self.database.write(adding, *self.database.notice(CHAT_NOTICE, game_id))

    async def lines(self, game_id: str, team: int, most: int, after: int = 0) -> list[ChatLine]:
        """The last lines of a table's chat, or of a team's, oldest first."""
        table = CHAT if team == EVERYBODY else TEAM_CHAT
        asked = sa.select(table.c.sequence, table.c.at, table.c.seat, table.c.text).where(
            table.c.game == game_id, table.c.sequence > after
        )
        if team != EVERYBODY:
            asked = asked.where(table.c.team == team)
        rows = await self.database.read(asked.order_by(table.c.sequence.desc()).limit(most))
        return [_line_of(row, team != EVERYBODY) for row in reversed(rows)]


def _line_of(row: dict[str, object], to_team: bool) -> ChatLine:
    """A line out of its row; one that cannot be read was said long ago, or by nobody."""
    try:
        return msgspec.convert({**row, "to_team": to_team}, ChatLine)
    except UNREADABLE:
        seat = row["seat"] if isinstance(row["seat"], int) else NOBODY
        return ChatLine(cast(int, row["sequence"]), 0.0, seat, str(row["text"]), to_team)
