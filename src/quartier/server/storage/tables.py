"""Where tables are kept: setting them up, playing at them, finding them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import cast

import msgspec
import sqlalchemy as sa

from quartier.server.storage.database import Database, OneRow, Prepared, Statement
from quartier.server.storage.pages import Page, Place, page_of, places_of, public_places
from quartier.server.storage.rows import (
    APPEND,
    CLOSED,
    DAMAGED,
    OPEN,
    OVER,
    ROWS,
    RUNNING,
    STOPPED,
    UNREADABLE,
    Logged,
    StoredTable,
    game_of,
    insertions,
    json_text,
    listed_until,
    log_columns,
    logged_of,
)
from quartier.server.storage.schema import GAME, LOG, RECORD, RESULT, SEAT
from quartier.server.storage.unplayable import Damaged, Unplayable
from quartier.table.seats import Seat

# The two writes of every move.
NOTED = ("status", "changed", "noted", "waiting", "stand_ins", "due", "position")
NOTE = (
    sa.update(GAME)
    .where(
        GAME.c.id == sa.bindparam("game"),
        GAME.c.noted <= sa.bindparam("new_noted"),
        # A keeper may have ended it meanwhile.
        GAME.c.status != sa.literal_column(f"'{CLOSED}'"),
    )
    .values({name: sa.bindparam(f"new_{name}") for name in NOTED})
)

# What a server reads for every move made at another.
READ_ON = (
    sa.select(LOG.c.sequence, LOG.c.at, LOG.c.entry, LOG.c.position)
    .where(LOG.c.game == sa.bindparam("of"), LOG.c.sequence > sa.bindparam("after"))
    .order_by(LOG.c.sequence)
)

# What of a table changes if it goes on under rules that lead elsewhere.
ADOPTED = ("status", "version", "content", "noted", "position", "due")

# What a notice between servers is about: a table has a new entry, or another form.
ENTRY_NOTICE = "entry"
TABLE_NOTICE = "table"


class TableStore:
    """Where tables are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Setting up: each change names what it relies on, so of two at the same time one fails.

    async def add(self, game: StoredTable, log: list[Logged] | None = None) -> None:
        await self.database.write(*insertions(game, log or []))

    async def add_rematch(self, old_id: str, game: StoredTable) -> None:
        """Add a table that follows another; a Conflict if that one has a follower already."""
        first = sa.update(GAME).where(GAME.c.id == old_id, GAME.c.rematch == "")
        await self.database.write(OneRow(first.values(rematch=game.id)), *insertions(game, []))

    async def take_seat(self, game_id: str, number: int, person: Seat, now: float) -> None:
        """Let a person sit down; a Conflict if the seat or the table is no longer open."""
        seat = sa.update(SEAT).where(_is_open_seat(game_id), SEAT.c.number == number)
        await self.database.write(
            _still_open(game_id, now),
            OneRow(seat.values(msgspec.structs.asdict(person))),
            *self.database.notice(TABLE_NOTICE, game_id),
        )

    async def give_up_seat(self, game_id: str, identity: str, now: float) -> None:
        """Let a person go before the start; a Conflict if the table is no longer open.

        The next person becomes host; without any, the table is closed.
        """
        somebody = sa.exists().where(SEAT.c.game == game_id, SEAT.c.identity != "")
        heir = (
            sa.select(SEAT.c.identity)
            .where(SEAT.c.game == game_id, SEAT.c.identity != "")
            .order_by(SEAT.c.number)
            .limit(1)
            .scalar_subquery()
        )
        mine = sa.update(SEAT).where(SEAT.c.game == game_id, SEAT.c.identity == identity)
        this = sa.update(GAME).where(GAME.c.id == game_id)
        await self.database.write(
            _still_open(game_id, now),
            mine.values(identity="", name="", entropy="", guest=False),
            this.where(GAME.c.host == identity, somebody).values(host=heir),
            this.where(sa.not_(somebody)).values(status=CLOSED),
            *self.database.notice(TABLE_NOTICE, game_id),
        )

    async def add_entropy(self, game_id: str, identity: str, entropy: str, now: float) -> None:
        """Let a person add to the deal; a Conflict if the table does not wait for that."""
        mine = sa.update(SEAT).where(_is_awaited(game_id), SEAT.c.identity == identity)
        await self.database.write(
            _still_open(game_id, now),
            OneRow(mine.values(entropy=entropy)),
            *self.database.notice(TABLE_NOTICE, game_id),
        )

    async def start(self, game_id: str, bot: str, now: float) -> None:
        """Start a table, a bot on each open seat; a Conflict if it has started or closed.

        Without a bot it starts only if every seat is taken and has added to the deal.
        """
        running = sa.update(GAME).where(GAME.c.id == game_id, GAME.c.status == OPEN)
        if not bot:
            for missing in (_is_open_seat(game_id), _is_awaited(game_id)):
                running = running.where(sa.not_(sa.exists().where(missing)))
        await self.database.write(
            OneRow(running.values(status=RUNNING, started=now, changed=now)),
            sa.update(SEAT).where(_is_open_seat(game_id)).values(bot=bot),
            sa.update(SEAT).where(_is_awaited(game_id)).values(entropy=""),
            *self.database.notice(TABLE_NOTICE, game_id),
        )

    # Playing

    async def append(self, game_id: str, logged: Logged) -> None:
        """Add an entry to a table's log; a Conflict if another server has used its number."""
        await self.database.write(
            Prepared(APPEND, log_columns(game_id, logged)),
            *self.database.notice(ENTRY_NOTICE, game_id),
        )

    async def note(self, games: list[StoredTable]) -> None:
        """Keep what the lists of tables show and what wakes a dormant one."""
        notices = [self.database.notice(TABLE_NOTICE, game.id) for game in games]
        await self.database.write(
            Prepared(NOTE, [_noted(game) for game in games]), *chain.from_iterable(notices)
        )

    async def stop(self, reason: Unplayable) -> None:
        """Note that nobody can play on at a running table."""
        game_id = reason.game.id
        running = sa.update(GAME).where(GAME.c.id == game_id, GAME.c.status == RUNNING)
        await self.database.write(
            running.values(status=reason.status), *self.database.notice(TABLE_NOTICE, game_id)
        )

    async def renew(self, game: StoredTable) -> None:
        """Let a table go on under the installed rules, which lead where its log led."""
        this = sa.update(GAME).where(GAME.c.id == game.id)
        await self.database.write(
            this.values(
                status=game.status,
                version=game.version,
                content=game.content,
                settings=json_text(game.settings),
            ),
            *self.database.notice(TABLE_NOTICE, game.id),
        )

    async def adopt(self, game: StoredTable, log: list[Logged]) -> None:
        """Let a stopped table go on from other positions; a Conflict if it is not stopped."""
        stopped = sa.update(GAME).where(GAME.c.id == game.id, GAME.c.status == STOPPED)
        renewed = {name: getattr(game, name) for name in ADOPTED}
        entries = [
            sa.update(LOG)
            .where(LOG.c.game == game.id, LOG.c.sequence == logged.sequence)
            .values(position=logged.position)
            for logged in log
        ]
        await self.database.write(
            OneRow(stopped.values(**renewed, settings=json_text(game.settings))),
            *entries,
            *self.database.notice(TABLE_NOTICE, game.id),
        )

    async def keep_record(self, game_id: str, record: str) -> None:
        """Keep the record of a finished table: it stays even if its rules do not."""
        kept = sa.exists().where(RECORD.c.game == game_id)
        row = sa.select(sa.literal(game_id), sa.literal(record)).where(sa.not_(kept))
        await self.database.write(sa.insert(RECORD).from_select(["game", "content"], row))

    async def record(self, game_id: str) -> str | None:
        """The record of a finished table, as it was when it finished."""
        rows = await self.database.read(sa.select(RECORD.c.content).where(RECORD.c.game == game_id))
        return str(rows[0]["content"]) if rows else None

    async def log(self, game: StoredTable, after: int = 0) -> list[Logged]:
        """The log of a table from behind a sequence number; Damaged if an entry is amiss."""
        rows = await self.database.read(READ_ON, of=game.id, after=after)
        entries: list[Logged] = []
        for number, row in enumerate(rows, after + 1):
            try:
                entries.append(logged_of(row, len(game.seats)))
            except UNREADABLE as error:
                raise Damaged(game, "check-entry", {"number": number}) from error
            if entries[-1].sequence != number:
                raise Damaged(game, "check-gap", {"number": number})
        if after + len(entries) < game.noted:
            raise Damaged(game, "check-gap", {"number": after + len(entries) + 1})
        return entries

    # Finding

    async def get(self, game_id: str) -> StoredTable | None:
        # PostgreSQL takes no NUL, not even to look for one.
        if "\0" in game_id:
            return None
        games = await self._games(sa.select(GAME).where(GAME.c.id == game_id))
        return games[0] if games else None

    async def of_identity(self, identity: str, after: Place | None, most: int) -> Page:
        """The tables a person sits at or hosts, newest change first, finished ones last."""
        return await self._page(places_of(identity), after, most)

    async def public(self, after: Place | None, most: int, now: float) -> Page:
        """Public tables to join or watch, newest change first, few of each host on a page."""
        return await self._page(public_places(now), after, most)

    async def _page(self, places: sa.Subquery, after: Place | None, most: int) -> Page:
        rows = await self.database.read(page_of(places, after, most))
        found = [msgspec.convert(row, Place) for row in rows]
        shown = [place for place in found[:most] if place.round == found[0].round]
        ids = [place.id for place in shown]
        games = {game.id: game for game in await self._games(_these(ids))}
        last = shown[-1] if len(shown) < len(found) else None
        return Page([games[game_id] for game_id in ids if game_id in games], last)

    async def waiting_for(self, identity: str, before: float) -> list[StoredTable]:
        """Tables that have waited for a person's answer since then, or longer."""
        seated = sa.select(SEAT.c.game).where(SEAT.c.identity == identity)
        asked = sa.select(GAME).where(
            GAME.c.id.in_(seated), GAME.c.status == RUNNING, GAME.c.changed <= before
        )
        games = await self._games(asked.order_by(GAME.c.changed))
        return [game for game in games if not game.damage and identity in game.owing]

    async def keep_listed(self, identities: Iterable[str], now: float) -> None:
        """Keep public tables listed that wait for players, because somebody of them is there."""
        people = sorted(identities)
        for start in range(0, len(people), ROWS):
            some = people[start : start + ROWS]
            seated = sa.select(SEAT.c.game).where(SEAT.c.identity.in_(some))
            theirs = sa.or_(GAME.c.host.in_(some), GAME.c.id.in_(seated))
            waiting = sa.select(GAME).where(GAME.c.status == OPEN, GAME.c.public, theirs)
            writes: list[Statement] = [
                sa.update(GAME)
                .where(GAME.c.id == game.id)
                .values(listed_until=listed_until(game.pace, now))
                for game in await self._games(waiting)
            ]
            if writes:
                await self.database.write(*writes)

    async def count_waiting(self, identity: str) -> int:
        """How many public tables of a person wait for players."""
        rows = await self.database.read(
            sa.select(sa.func.count().label("number")).where(
                GAME.c.host == identity, GAME.c.status == OPEN, GAME.c.public
            )
        )
        return msgspec.convert(rows[0]["number"], int)

    async def count_active(self, identity: str) -> int:
        """How many open or running tables a person hosts."""
        rows = await self.database.read(
            sa.select(sa.func.count().label("number")).where(
                GAME.c.host == identity, GAME.c.status.in_((OPEN, RUNNING))
            )
        )
        return msgspec.convert(rows[0]["number"], int)

    async def due_ids(self, now: float) -> list[str]:
        """Running tables where a clock is up or a bot should have answered."""
        return await self._ids(GAME.c.status == RUNNING, GAME.c.due > 0, GAME.c.due <= now)

    async def unfinished_ids(self, soon: float, versions: dict[str, int]) -> list[str]:
        """Tables a server that starts must look at.

        Where somebody is due soon, such as a bot that owes an answer; where the last server was
        ended between an entry and its note; those of other rules than the installed ones; and
        those that could not go on, which may have been mended.
        """
        last = (
            sa.select(sa.func.max(LOG.c.sequence)).where(LOG.c.game == GAME.c.id).scalar_subquery()
        )
        due = sa.and_(GAME.c.due > 0, GAME.c.due <= soon)
        older = [
            sa.and_(GAME.c.title == title, GAME.c.version < version)
            for title, version in versions.items()
        ]
        unknown = GAME.c.title.not_in(versions)
        unsettled = sa.or_(due, GAME.c.noted < last, GAME.c.position == "", unknown, *older)
        running = sa.and_(GAME.c.status == RUNNING, unsettled)
        return await self._ids(sa.or_(running, GAME.c.status.in_((STOPPED, DAMAGED))))

    async def ended_without_result(self) -> list[str]:
        """Finished tables of before results were noted."""
        noted = sa.exists().where(RESULT.c.game == GAME.c.id)
        return await self._ids(GAME.c.status == OVER, sa.not_(noted))

    async def stopped_ids(self) -> list[str]:
        """Tables the installed rules could not open."""
        return await self._ids(GAME.c.status == STOPPED)

    async def every_id(self) -> list[str]:
        return await self._ids()

    async def _ids(self, *conditions: sa.ColumnElement[bool]) -> list[str]:
        statement = sa.select(GAME.c.id).where(*conditions).order_by(GAME.c.created)
        return [str(row["id"]) for row in await self.database.read(statement)]

    async def _games(self, statement: sa.Executable) -> list[StoredTable]:
        rows = await self.database.read(statement)
        if not rows:
            return []
        ids = [str(row["id"]) for row in rows]
        seat_rows = await self.database.read(
            sa.select(SEAT).where(SEAT.c.game.in_(ids)).order_by(SEAT.c.game, SEAT.c.number)
        )
        seats: dict[str, dict[int, Seat]] = {game_id: {} for game_id in ids}
        for row in seat_rows:
            added = row["entropy"]
            entropy = None if added is None else str(added)
            seat = Seat(
                str(row["identity"]),
                str(row["bot"]),
                str(row["name"]),
                entropy,
                bool(row["guest"]),
            )
            seats[str(row["game"])][cast(int, row["number"])] = seat
        return [game_of(row, seats[str(row["id"])]) for row in rows]


def _noted(game: StoredTable) -> dict[str, object]:
    values = {f"new_{name}": getattr(game, name) for name in NOTED}
    waiting, stand_ins = json_text(game.waiting), json_text(game.stand_ins)
    return {**values, "game": game.id, "new_waiting": waiting, "new_stand_ins": stand_ins}


def _these(ids: list[str]) -> sa.Executable:
    return sa.select(GAME).where(GAME.c.id.in_(ids))


def _is_open_seat(game_id: str) -> sa.ColumnElement[bool]:
    return sa.and_(SEAT.c.game == game_id, SEAT.c.identity == "", SEAT.c.bot == "")


def _is_awaited(game_id: str) -> sa.ColumnElement[bool]:
    return sa.and_(SEAT.c.game == game_id, SEAT.c.entropy.is_(None))


def _still_open(game_id: str, now: float) -> Statement:
    """Insist that a table is open, and keep others from changing it until the commit."""
    statement = sa.update(GAME).where(GAME.c.id == game_id, GAME.c.status == OPEN)
    return OneRow(statement.values(changed=now))
