"""Tables nobody looks at: dormant ones, and finished ones to be opened cold."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from functools import partial

import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import connect

from quartier.core.history import History
from quartier.core.rng import seed_text
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, Title
from quartier.server.bench.clients import TITLE
from quartier.server.opening import log_of
from quartier.server.sessions import COOKIE, hash_of
from quartier.server.storage.database import Database
from quartier.server.storage.identities import Identities, Identity
from quartier.server.storage.rows import OVER, RUNNING
from quartier.server.storage.schema import GAME, LOG, SEAT
from quartier.server.storage.sessions import Session, SessionStore
from quartier.server.storage.tables import TableStore
from quartier.server.tables import new_game
from quartier.server.titles import titles
from quartier.table.pace import Pace
from quartier.table.seats import Seat

# Entries in the log of a dormant table.
LENGTH = 20


def finished_history(seed: int, seats: int, title_id: str = TITLE) -> History:
    """A complete game of random moves, for tables to be opened cold."""
    title = titles()[title_id]
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, seats, seed)
    rng = random.Random(seed)
    while history.state.deciders:
        seat = history.state.deciders[0]
        history.play(seat, rng.choice(history.state.moves(seat)))
    return history


async def seat_people(url: str, tables: int, seats: int) -> list[tuple[str, list[str]]]:
    """Store running tables of new people; the id of each, and their cookies."""
    database = Database(url)
    await database.open()
    title = titles()[TITLE]
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    made = [_Sitting(title, settings, seats) for _ in range(tables)]
    await asyncio.gather(*(sitting.store(database) for sitting in made))
    await database.close()
    return [
        (sitting.game.id, [f"{COOKIE}={cookie}" for cookie in sitting.cookies]) for sitting in made
    ]


class _Sitting:
    """A table that has just begun, and its people."""

    def __init__(self, title: Title, settings: Settings, seats: int) -> None:
        self.cookies = [secrets.token_urlsafe(16) for _ in range(seats)]
        now = time.time()
        self.people = [Identity(secrets.token_urlsafe(8), "Load", now) for _ in self.cookies]
        sitting = [Seat(person.id, "", person.name, "", True) for person in self.people]
        game = new_game(title, settings, sitting, Pace(), False, self.people[0].id)
        self.game = msgspec.structs.replace(game, status=RUNNING, started=now)

    @property
    def headers(self) -> list[str]:
        return [f"{COOKIE}={cookie}" for cookie in self.cookies]

    async def store(self, database: Database) -> None:
        people, sessions = Identities(database), SessionStore(database)
        for person, cookie in zip(self.people, self.cookies, strict=True):
            await people.add(person)
            held = Session(hash_of(cookie), person.id, person.created, person.created, "")
            await sessions.add(held, 1)
        await TableStore(database).add(self.game)


async def fill(url: str, dormant: int, finished: int, seats: int) -> list[str]:
    """Store tables nobody looks at; the ids of the finished ones."""
    database = Database(url)
    await database.open()
    games = TableStore(database)
    over = [await _store(games, finished_history(seed, seats), True) for seed in range(finished)]
    first = await _store(games, finished_history(0, seats), False)
    await database.run(partial(_copy, first, dormant))
    await database.close()
    return over


def _copy(first: str, number: int, connection: sa.Connection) -> None:
    """Store a table so many times in all."""
    copies = [{"copy": f"dormant{n}"} for n in range(1, number)]
    for table, key in ((GAME, GAME.c.id), (SEAT, SEAT.c.game), (LOG, LOG.c.game)):
        others = [column for column in table.c if column is not key]
        copied = sa.select(sa.bindparam("copy", type_=sa.Text), *others).where(key == first)
        names = [key.name, *(column.name for column in others)]
        if copies:
            connection.execute(sa.insert(table).from_select(names, copied), copies)


async def _store(games: TableStore, history: History, is_over: bool) -> str:
    people = [Seat(f"nobody{seat}", "", "Load") for seat in range(history.state.seats)]
    game = new_game(history.title, history.settings, people, Pace(), True, "nobody")
    log = log_of(history, game.created)
    position = history.state.fingerprint()
    if not is_over:
        log, position = log[:LENGTH], log[LENGTH].position
    stored = msgspec.structs.replace(
        game,
        seed=seed_text(history.seed),
        secret="",
        status=OVER if is_over else RUNNING,
        started=game.created,
        noted=len(log),
        waiting=[] if is_over else [0],
        position=position,
    )
    await games.add(stored, log)
    return stored.id


async def open_cold(port: int, ids: list[str]) -> list[float]:
    """Seconds from connecting to seeing each of these tables, none of them in memory."""
    seconds = []
    for table_id in ids:
        started = time.perf_counter()
        async with connect(
            f"ws://127.0.0.1:{port}/ws/tables/{table_id}", compression=None
        ) as socket_:
            await socket_.recv()
            seconds.append(time.perf_counter() - started)
    return seconds
