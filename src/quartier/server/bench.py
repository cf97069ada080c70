"""How a server holds under load: script/bench server.

The server runs in a process of its own, the load comes from this one, over loopback: many seats at
many tables, each giving an answer every few seconds. Measured is the time from sending an answer
until the last seat of its table has been told. Then the server is killed under that load and
started again: nothing it acknowledged may be missing.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import socket
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.server.config import Config, Limits
from quartier.server.run import serve
from quartier.server.storage.database import Database
from quartier.server.storage.games import OVER, RUNNING, Games, Logged
from quartier.server.storage.schema import GAME, LOG, SEAT
from quartier.server.tables import new_game
from quartier.server.titles import titles
from quartier.table.entries import Played
from quartier.table.pace import Pace
from quartier.table.seats import Seat

UNLIMITED = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    open_tables=1_000_000,
    sockets_per_identity=1_000_000,
)
TITLE = "sevenwonders"
COME_BACK_SECONDS = 60.0


class Client:
    """One seat: answers what it is asked, remembers what it was told."""

    def __init__(self, bench: Bench, table: BenchTable, cookie: str) -> None:
        self.bench = bench
        self.table = table
        self.cookie = cookie
        self.version = -1
        self.moves: list[str] = []
        self.acknowledged = 0
        self.socket: ClientConnection | None = None
        self.back_at = 0.0
        self._sent: dict[int, tuple[float, int]] = {}
        self._answers = 0

    async def run(self) -> None:
        """Stay connected until the bench is over."""
        while not self.bench.over:
            try:
                address = f"ws://127.0.0.1:{self.bench.port}/ws/tables/{self.table.id}"
                headers = {"Cookie": self.cookie}
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=30
                ) as self.socket:
                    async for message in self.socket:
                        self._hear(msgspec.json.decode(message))
            except (OSError, ConnectionClosed, TimeoutError, EOFError):
                self.bench.breaks += not self.bench.over
            finally:
                self.socket = None
            await asyncio.sleep(0.2 + random.random() * 0.3)

    async def answer(self) -> None:
        """Give an answer if one is owed."""
        if self.socket is None or not self.moves:
            return
        self._answers += 1
        text, version = random.choice(self.moves), self.version
        self.moves = []
        said = {"id": self._answers, "do": "move", "move": text, "version": version}
        self._sent[self._answers] = (time.perf_counter(), version)
        try:
            await self.socket.send(msgspec.json.encode(said).decode())
        except ConnectionClosed:
            self.bench.breaks += 1

    def _hear(self, message: dict[str, object]) -> None:
        kind = message["type"]
        if kind == "table":
            self.back_at = time.perf_counter()
            self.version = msgspec.convert(message["version"], int)
            self._take(message["ask"])
        elif kind == "update":
            self.version = msgspec.convert(message["version"], int)
            self.table.told(self.version, time.perf_counter())
            patch = msgspec.convert(message["patch"], dict[str, object])
            if "ask" in patch:
                self._take_patch(msgspec.convert(patch["ask"], dict[str, object]))
        elif kind == "done":
            version = msgspec.convert(message["version"], int)
            self.acknowledged = max(self.acknowledged, version)
            sent = self._sent.pop(msgspec.convert(message["id"], int), None)
            if sent is not None:
                self.table.answered(version, sent[0])
        elif kind == "refused":
            self._sent.pop(msgspec.convert(message["id"], int), None)
            self.bench.refusals[str(message["key"])] = (
                self.bench.refusals.get(str(message["key"]), 0) + 1
            )

    def _take(self, ask: object) -> None:
        moves = ask["moves"] if isinstance(ask, dict) else []
        self.moves = [str(move["text"]) for move in moves]

    def _take_patch(self, patch: dict[str, object]) -> None:
        if "=" in patch:
            self._take(patch["="])
        elif "moves" in patch:
            moves = patch["moves"]
            assert isinstance(moves, dict)
            if "=" in moves:
                self.moves = [str(move["text"]) for move in moves["="]]
            else:
                # Some of the list: any of those is legal, which is all a load needs.
                texts = [
                    change.get("=", change.get("text", {}).get("=")) for change in moves.values()
                ]
                self.moves = [t["text"] if isinstance(t, dict) else t for t in texts if t]


class BenchTable:
    """A table and when its seats were told of each version."""

    def __init__(self, bench: Bench, table_id: str) -> None:
        self.bench = bench
        self.id = table_id
        self.clients: list[Client] = []
        self._told: dict[int, list[float]] = {}
        self._sent: dict[int, float] = {}

    def told(self, version: int, at: float) -> None:
        self._told.setdefault(version, []).append(at)
        self._settle(version)

    def answered(self, version: int, sent: float) -> None:
        self._sent[version] = sent
        self._settle(version)

    def _settle(self, version: int) -> None:
        told = self._told.get(version, [])
        if version in self._sent and len(told) == len(self.clients):
            self.bench.seconds.append(max(told) - self._sent.pop(version))
            del self._told[version]


class Bench:
    """All tables, and what was measured at them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.over = False
        self.breaks = 0
        self.refusals: dict[str, int] = {}
        self.seconds: list[float] = []
        self.tables: list[BenchTable] = []

    @property
    def clients(self) -> list[Client]:
        return [client for table in self.tables for client in table.clients]

    async def set_up(self, tables: int, seats: int) -> None:
        """Make the people and their tables over HTTP, as everybody does."""
        limit = asyncio.Semaphore(8)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:

            async def one() -> None:
                async with limit:
                    self.tables.append(await self._table(http, seats))

            await asyncio.gather(*(one() for _ in range(tables)))

    async def _table(self, http: httpx.AsyncClient, seats: int) -> BenchTable:
        cookies = [await _new_guest(http) for _ in range(seats)]
        wanted: list[dict[str, bool]] = [{"me": True}, *({} for _ in cookies[1:])]
        body = {"title": TITLE, "seats": wanted}
        made = await http.post("/api/tables", json=body, headers={"cookie": cookies[0]})
        summary = made.raise_for_status().json()
        for cookie in cookies[1:]:
            joined = await http.post(
                f"/api/tables/{summary['id']}/join",
                json={"link": summary["link"]},
                headers={"cookie": cookie},
            )
            joined.raise_for_status()
        table = BenchTable(self, summary["id"])
        table.clients = [Client(self, table, cookie) for cookie in cookies]
        return table

    async def load(self, seconds: float, interval: float) -> None:
        """Let every seat answer about once per interval."""
        end = time.monotonic() + seconds
        clients = self.clients
        random.shuffle(clients)
        pause = interval / len(clients)
        due = time.monotonic()
        tasks: set[asyncio.Task[None]] = set()
        while time.monotonic() < end:
            for client in clients:
                task = asyncio.create_task(client.answer())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
                due += pause
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if time.monotonic() >= end:
                    break
        await asyncio.sleep(1.0)


async def _new_guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    answer = await http.post("/api/me", json={"name": "Load"})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]


def start_server(config: Config) -> multiprocessing.process.BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(config,))
    process.start()
    return process


async def answering(port: int) -> float:
    """Wait until the server answers; the seconds that took."""
    started = time.perf_counter()
    async with httpx.AsyncClient() as http:
        while time.perf_counter() - started < COME_BACK_SECONDS:
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return time.perf_counter() - started
            except httpx.TransportError:
                await asyncio.sleep(0.02)
    raise TimeoutError("the server does not answer")


def quantile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def finished_history(seed: int, seats: int) -> History:
    """A complete game of random moves, for tables to be opened cold."""
    title = titles()[TITLE]
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    history = History(title, settings, seats, seed)
    rng = random.Random(seed)
    while history.state.deciders:
        seat = history.state.deciders[0]
        history.play(seat, rng.choice(history.state.moves(seat)))
    return history


async def fill(url: str, dormant: int, finished: int, seats: int) -> list[str]:
    """Store tables nobody looks at; the ids of the finished ones."""
    database = Database(url)
    await database.open()
    games = Games(database)
    over = [await _store(games, finished_history(seed, seats), True) for seed in range(finished)]
    first = await _store(games, finished_history(0, seats), False)
    async with database.engine.begin() as connection:
        copies = [{"copy": f"dormant{number}"} for number in range(1, dormant)]
        for table, key in ((GAME, GAME.c.id), (SEAT, SEAT.c.game), (LOG, LOG.c.game)):
            others = [column for column in table.c if column is not key]
            copied = sa.select(sa.bindparam("copy", type_=sa.Text), *others).where(key == first)
            names = [key.name, *(column.name for column in others)]
            if copies:
                await connection.execute(sa.insert(table).from_select(names, copied), copies)
    await database.close()
    return over


async def _store(games: Games, history: History, is_over: bool) -> str:
    people = [Seat(f"nobody{seat}", "", "Load") for seat in range(history.state.seats)]
    game = new_game(history.title, history.settings, people, Pace(), True, "nobody")
    entries = history.entries if is_over else history.entries[:20]
    log = [
        Logged(index + 1, game.created, Played(entry.seat, entry.move.text), "")
        for index, entry in enumerate(entries)
    ]
    stored = msgspec.structs.replace(
        game,
        seed=str(history.seed),
        status=OVER if is_over else RUNNING,
        started=game.created,
        noted=len(log),
        waiting=[] if is_over else [0],
        position="-",
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


def memory_of(pid: int) -> float:
    """Resident memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def cpu_seconds(pid: int) -> float:
    """The time a process has kept a processor busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ms(seconds: float) -> str:
    return f"{seconds * 1_000:.0f} ms"


async def main() -> int:
    parser = ArgumentParser(description="Load a server over loopback.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--interval", type=float, default=10)
    parser.add_argument("--dormant", type=int, default=10_000)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/bench.sqlite"
        config = Config(port=free_port(), database=database, limits=UNLIMITED)
        await _dormant(config, options.dormant, options.seats)
        await _load(config, options.tables, options.seats, options.seconds, options.interval)
    return 0


async def _dormant(config: Config, dormant: int, seats: int) -> None:
    server = start_server(config)
    assert server.pid is not None
    await answering(config.port)
    await asyncio.sleep(2)
    empty = memory_of(server.pid)
    server.terminate()
    server.join()
    ids = await fill(config.database_url, dormant, 40, seats)
    server = start_server(config)
    assert server.pid is not None
    await answering(config.port)
    await asyncio.sleep(3)
    print(
        f"memory: {empty:.0f} MB empty, {memory_of(server.pid):.0f} MB "
        f"with {dormant} dormant tables"
    )
    cold = await open_cold(config.port, ids)
    print(
        f"finished table opened cold: median {ms(quantile(cold, 0.5))}, slowest {ms(max(cold))} "
        f"of {len(cold)}"
    )
    server.terminate()
    server.join()


async def _load(config: Config, tables: int, seats: int, seconds: float, interval: float) -> None:
    server = start_server(config)
    assert server.pid is not None
    await answering(config.port)
    bench = Bench(config.port)
    await bench.set_up(tables, seats)
    running = [asyncio.create_task(client.run()) for client in bench.clients]
    while any(client.version < 0 for client in bench.clients):
        await asyncio.sleep(0.1)
    used = cpu_seconds(server.pid)
    await bench.load(seconds, interval)
    used = cpu_seconds(server.pid) - used
    print(
        f"load: {len(bench.clients)} seats at {tables} tables, {len(bench.seconds)} answers in "
        f"{seconds:.0f} s; from sending to the last seat told: "
        f"median {ms(quantile(bench.seconds, 0.5))}, p99 {ms(quantile(bench.seconds, 0.99))}, "
        f"slowest {ms(max(bench.seconds, default=0))}; "
        f"broken connections {bench.breaks}, refusals {bench.refusals or 'none'}; "
        f"server: {used / max(1, len(bench.seconds)) * 1_000:.1f} ms of CPU per answer, "
        f"{memory_of(server.pid):.0f} MB"
    )
    await _kill(bench, server, config, interval)
    bench.over = True
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def _kill(
    bench: Bench, server: multiprocessing.process.BaseProcess, config: Config, interval: float
) -> None:
    """End the server as a power cut would, in the middle of the load."""
    pushing = asyncio.create_task(bench.load(4, interval))
    await asyncio.sleep(2)
    server.kill()
    server.join()
    killed = time.perf_counter()
    for client in bench.clients:
        client.back_at = 0.0
        client.version = -1
    again = start_server(config)
    await pushing
    while any(client.back_at < killed for client in bench.clients):
        await asyncio.sleep(0.05)
    back = [client.back_at - killed for client in bench.clients]
    lost = sum(
        max(client.acknowledged for client in table.clients)
        > min(client.version for client in table.clients)
        for table in bench.tables
    )
    print(
        f"kill -9 under load: {lost} tables lost an acknowledged answer; clients resumed after "
        f"median {quantile(back, 0.5):.1f} s, last {max(back):.1f} s"
    )
    bench.over = True
    again.terminate()
    again.join()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
