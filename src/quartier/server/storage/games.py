"""Tables: what they are, who sits there, and their logs."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from quartier.core.titles import Settings
from quartier.server.storage.database import Database
from quartier.server.storage.schema import CHAT, GAME, LOG, SEAT
from quartier.table.entries import Entry
from quartier.table.pace import Pace
from quartier.table.seats import Seat

OPEN = "open"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"


class Game(msgspec.Struct, frozen=True):
    """A table as the lists show it. `link` lets people into a private one."""

    id: str
    title: str
    version: int
    settings: Settings
    seed: str
    pace: Pace
    status: str
    public: bool
    link: str
    host: str
    created: float
    changed: float
    seats: list[Seat]
    started: float = 0.0
    waiting: list[int] = []
    due: float = 0.0
    rematch: str = ""


class Logged(msgspec.Struct, frozen=True):
    sequence: int
    at: float
    entry: Entry


class ChatLine(msgspec.Struct, frozen=True):
    sequence: int
    at: float
    name: str
    text: str


class Games:
    """Where tables are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game: Game) -> None:
        statements: list[sa.Executable] = [sa.insert(GAME).values(_columns(game))]
        statements += [
            sa.insert(SEAT).values(_seat_columns(game.id, number, seat))
            for number, seat in enumerate(game.seats)
        ]
        await self.database.write(*statements)

    async def change(self, game: Game) -> None:
        """Store a table's new form, seats included."""
        statements: list[sa.Executable] = [
            sa.update(GAME).where(GAME.c.id == game.id).values(_columns(game)),
            sa.delete(SEAT).where(SEAT.c.game == game.id),
        ]
        statements += [
            sa.insert(SEAT).values(_seat_columns(game.id, number, seat))
            for number, seat in enumerate(game.seats)
        ]
        await self.database.write(*statements)

    async def append(self, game_id: str, logged: Logged) -> None:
        """Add an entry to a table's log; a Conflict if another server has used its number."""
        values = {
            "game": game_id,
            "sequence": logged.sequence,
            "at": logged.at,
            "entry": _json(logged.entry),
        }
        await self.database.write(sa.insert(LOG).values(values), *self.database.notice(game_id))

    async def note(self, game: Game) -> None:
        """Keep what the lists of tables show and what wakes a dormant one."""
        await self.database.write(
            sa.update(GAME)
            .where(GAME.c.id == game.id)
            .values(
                status=game.status,
                waiting=_json(game.waiting),
                due=game.due,
                changed=game.changed,
            )
        )

    async def due_ids(self, now: float) -> list[str]:
        """Running tables where somebody's time is up."""
        statement = sa.select(GAME.c.id).where(
            GAME.c.status == RUNNING, GAME.c.due > 0, GAME.c.due <= now
        )
        return [str(row["id"]) for row in await self.database.read(statement)]

    async def get(self, game_id: str) -> Game | None:
        games = await self._games(sa.select(GAME).where(GAME.c.id == game_id))
        return games[0] if games else None

    async def of_identity(self, identity: str, most: int) -> list[Game]:
        """The tables a person sits at or hosts, newest change first."""
        seated = sa.select(SEAT.c.game).where(SEAT.c.identity == identity)
        mine = sa.or_(GAME.c.id.in_(seated), GAME.c.host == identity)
        statement = sa.select(GAME).where(mine, GAME.c.status != CLOSED)
        return await self._games(statement.order_by(GAME.c.changed.desc()).limit(most))

    async def public(self, most: int) -> list[Game]:
        """Public tables that are open or running, newest change first."""
        statement = sa.select(GAME).where(GAME.c.public, GAME.c.status.in_((OPEN, RUNNING)))
        return await self._games(statement.order_by(GAME.c.changed.desc()).limit(most))

    async def count_active(self, identity: str) -> int:
        """How many open or running tables a person hosts."""
        rows = await self.database.read(
            sa.select(sa.func.count().label("number")).where(
                GAME.c.host == identity, GAME.c.status.in_((OPEN, RUNNING))
            )
        )
        return msgspec.convert(rows[0]["number"], int)

    async def log(self, game_id: str, after: int = 0) -> list[Logged]:
        """The log of a table from behind a sequence number."""
        rows = await self.database.read(
            sa.select(LOG.c.sequence, LOG.c.at, LOG.c.entry)
            .where(LOG.c.game == game_id, LOG.c.sequence > after)
            .order_by(LOG.c.sequence)
        )
        return [
            Logged(
                msgspec.convert(row["sequence"], int),
                msgspec.convert(row["at"], float),
                msgspec.json.decode(str(row["entry"]), type=Entry),
            )
            for row in rows
        ]

    async def every_id(self) -> list[str]:
        rows = await self.database.read(sa.select(GAME.c.id).order_by(GAME.c.created))
        return [str(row["id"]) for row in rows]

    async def running_ids(self) -> list[str]:
        """The running tables: bots and clocks at them must go on after a restart."""
        statement = sa.select(GAME.c.id).where(GAME.c.status == RUNNING)
        return [str(row["id"]) for row in await self.database.read(statement)]

    async def add_chat(self, game_id: str, line: ChatLine) -> None:
        await self.database.write(
            sa.insert(CHAT).values(game=game_id, **msgspec.structs.asdict(line))
        )

    async def chat(self, game_id: str, most: int) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        rows = await self.database.read(
            sa.select(CHAT.c.sequence, CHAT.c.at, CHAT.c.name, CHAT.c.text)
            .where(CHAT.c.game == game_id)
            .order_by(CHAT.c.sequence.desc())
            .limit(most)
        )
        return [msgspec.convert(row, ChatLine) for row in reversed(rows)]

    async def _games(self, statement: sa.Executable) -> list[Game]:
        rows = await self.database.read(statement)
        if not rows:
            return []
        ids = [str(row["id"]) for row in rows]
        seat_rows = await self.database.read(
            sa.select(SEAT).where(SEAT.c.game.in_(ids)).order_by(SEAT.c.game, SEAT.c.number)
        )
        return [_game(row, seat_rows) for row in rows]


def _game(row: dict[str, object], seat_rows: list[dict[str, object]]) -> Game:
    fields = dict(row)
    for name in ("settings", "pace", "waiting"):
        fields[name] = msgspec.json.decode(str(fields[name]))
    fields["seats"] = [
        Seat(str(seat["identity"]), str(seat["bot"]), str(seat["name"]))
        for seat in seat_rows
        if seat["game"] == fields["id"]
    ]
    return msgspec.convert(fields, Game)


def _columns(game: Game) -> dict[str, object]:
    fields = msgspec.structs.asdict(game)
    del fields["seats"]
    for name in ("settings", "pace", "waiting"):
        fields[name] = _json(fields[name])
    return fields


def _seat_columns(game_id: str, number: int, seat: Seat) -> dict[str, object]:
    return {"game": game_id, "number": number, **msgspec.structs.asdict(seat)}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
