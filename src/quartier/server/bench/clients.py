"""People at tables, many of them in one process: they answer, and come back if cut off."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import time

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quartier.core.patches import patched

TITLE = "sevenwonders"
# What every seat is asked at least in a game of it.
ANSWERS = 18


def pause_before(tries: int) -> float:
    """Seconds until a client that was cut off tries again, as docs/protocol.md says."""
    return min(8.0, 0.5 * 2.0 ** max(0, tries - 6)) * random.uniform(0.5, 1.5)


class Client:
    """One seat: answers what it is asked, remembers what it was told."""

    def __init__(self, bench: Bench, table: BenchTable, cookie: str, port: int = 0) -> None:
        self.bench = bench
        self.table = table
        self.cookie = cookie
        self.port = port or bench.port
        self.version = -1
        self.moves: list[str] = []
        self._ask: object = None
        self.is_over = False
        self.acknowledged = 0
        self.socket: ClientConnection | None = None
        self.back_at = 0.0
        self._sent: dict[int, tuple[float, int]] = {}
        self.answers = 0
        self._tries = 0

    async def run(self) -> None:
        """Stay connected until the bench is over."""
        while not self.is_done:
            try:
                await self._stay()
            except (OSError, ConnectionClosed, TimeoutError, EOFError):
                self.bench.breaks += not self.is_done
            finally:
                self.socket = None
            await asyncio.sleep(pause_before(self._tries))
            self._tries += 1

    def leave(self) -> None:
        """Go away, as who closes the page: a table somebody looks at stays in memory."""
        if self.socket is not None:
            self.socket.transport.close()

    @property
    def is_done(self) -> bool:
        return self.bench.over or self.table.is_left

    async def _stay(self) -> None:
        """Connect and listen until the connection ends."""
        # Nobody there: that must cost this process next to nothing, as it has many clients to be.
        line = socket.socket()
        line.setblocking(False)
        try:
            line.bind((self.bench.address, 0))
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        except OSError:
            line.close()
            raise
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{self.table.id}",
            sock=line,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=30,
            ping_interval=None,
        ) as self.socket:
            if not self.bench.wants_frames:
                await self.socket.send('{"id": 0, "do": "frames", "wanted": false}')
            async for message in self.socket:
                self._hear(msgspec.json.decode(message))

    async def answer(self) -> None:
        """Give an answer; one must be owed."""
        assert self.socket is not None
        self.answers += 1
        text, version = random.choice(self.moves), self.version
        self.moves = []
        said = {"id": self.answers, "do": "move", "move": text, "version": version}
        self._sent[self.answers] = (time.perf_counter(), version)
        self.bench.sent += 1
        try:
            await self.socket.send(msgspec.json.encode(said).decode())
        except ConnectionClosed:
            self.bench.breaks += 1

    def _hear(self, message: dict[str, object]) -> None:
        kind = message["type"]
        if kind == "table":
            self.back_at = time.perf_counter()
            self._tries = 0
            self.version = msgspec.convert(message["version"], int)
            self.is_over = message["result"] is not None
            self._take(message["ask"])
        elif kind == "update":
            self.version = msgspec.convert(message["version"], int)
            self.table.told(self.version, time.perf_counter())
            patch = msgspec.convert(message["patch"], dict[str, object])
            self.is_over = self.is_over or "result" in patch
            if "ask" in patch:
                self._take(patched(self._ask, patch["ask"]))
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

    @property
    def owes(self) -> bool:
        """Whether an answer is owed that has not been sent."""
        return self.socket is not None and bool(self.moves)

    def _take(self, ask: object) -> None:
        self._ask = ask
        moves = ask["moves"] if isinstance(ask, dict) else []
        self.moves = [str(move["text"]) for move in moves]


class BenchTable:
    """A table and when its seats were told of each version."""

    def __init__(self, bench: Bench, table_id: str) -> None:
        self.bench = bench
        self.id = table_id
        self.clients: list[Client] = []
        self.is_left = False
        self._told: dict[int, list[float]] = {}
        self._sent: dict[int, float] = {}

    @property
    def answers(self) -> int:
        """What the seat that has answered most has answered."""
        return max(client.answers for client in self.clients)

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
    """All tables of those who come from one address, and what was measured at them."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.over = False
        self.wants_frames = True
        self.sent = 0
        self.breaks = 0
        self.refusals: dict[str, int] = {}
        self.seconds: list[float] = []
        self.tables: list[BenchTable] = []

    @property
    def clients(self) -> list[Client]:
        return [client for table in self.tables for client in table.clients]

    def seat(self, table_id: str, cookies: list[str], ports: list[int]) -> None:
        """Let people sit down at a table, each at one of these servers."""
        table = BenchTable(self, table_id)
        places = zip(cookies, itertools.cycle(ports), strict=False)
        table.clients = [Client(self, table, cookie, port) for cookie, port in places]
        self.tables.append(table)

    def leave_finished(self, answers: float) -> int:
        """Let people leave tables that may not have so many answers of each left; how many."""
        finished = [table for table in self.tables if table.answers + answers > ANSWERS]
        for table in finished:
            table.is_left = True
            for client in table.clients:
                client.leave()
        self.tables = [table for table in self.tables if not table.is_left]
        return len(finished)

    async def set_up(self, tables: int, seats: int) -> None:
        """Make the people and their tables over HTTP, as everybody does."""
        limit = asyncio.Semaphore(8)
        async with self.http() as http:

            async def one() -> None:
                async with limit:
                    self.tables.append(await self.new_table(http, seats))

            await asyncio.gather(*(one() for _ in range(tables)))

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=self.address),
        )

    async def new_table(self, http: httpx.AsyncClient, seats: int) -> BenchTable:
        cookies = [await new_guest(http) for _ in range(seats)]
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

    async def load(self, seconds: float, rate: float) -> None:
        """Let those who owe answers give so many a second together, one after the other."""
        clients = self.clients
        random.shuffle(clients)
        turns = itertools.cycle(clients)
        tasks: set[asyncio.Task[None]] = set()
        due = time.monotonic()
        end = due + seconds
        while time.monotonic() < end:
            asked = next(
                (client for client in itertools.islice(turns, len(clients)) if client.owes), None
            )
            if asked is not None:
                task = asyncio.create_task(asked.answer())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        await asyncio.sleep(1.0)


async def new_guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    answer = await http.post("/api/me", json={"name": "Load"})
    answer.raise_for_status()
    return answer.headers["set-cookie"].partition(";")[0]
