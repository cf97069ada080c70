"""People at many tables who answer at a given rate, and what that costs the servers."""

from __future__ import annotations

import asyncio
import os
import time

from quartier.server.bench.clients import Bench, Client
from quartier.server.bench.curve import Point
from quartier.server.bench.filling import seat_people
from quartier.server.bench.machine import Servers, ms, quantile

# Clients that connect at the same time.
TOGETHER = 50
CALM_SECONDS = 20.0


class Load:
    """Tables with people, as many as in the beginning: who has finished sits down anew.

    All seats of a table are at one server, as a proxy would have it that goes by the table's id;
    or, scattered, at one after the other.
    """

    def __init__(self, servers: Servers, seats: int, scattered: bool) -> None:
        self.servers = servers
        self.seats = seats
        self.scattered = scattered
        self.number = 0
        self.bench = Bench(servers.ports[0])
        self._running: list[asyncio.Task[None]] = []

    async def begin(self, tables: int) -> None:
        self.number = tables
        await self._seat(tables)

    async def at(self, rate: float, seconds: float) -> Point:
        """Let everybody together give so many answers a second."""
        await self._seat(self.bench.leave_finished(rate * seconds / len(self.bench.clients)))
        bench = self.bench
        bench.seconds, bench.sent, bench.breaks, bench.refusals = [], 0, 0, {}
        used = self.servers.cpu
        await bench.load(seconds, rate)
        used = self.servers.cpu - used
        return Point(
            rate=rate,
            given=len(bench.seconds) / (rate * seconds),
            median=quantile(bench.seconds, 0.5),
            p99=quantile(bench.seconds, 0.99),
            slowest=max(bench.seconds, default=0.0),
            cpu=used / max(1, len(bench.seconds)),
            errors=bench.breaks + sum(bench.refusals.values()),
        )

    def told(self, point: Point) -> str:
        """A point, in a line."""
        return (
            f"{point.rate:.0f} answers/s at {len(self.bench.clients)} seats: {point.given:.0%} "
            f"given; told after median {ms(point.median)}, p99 {ms(point.p99)}, slowest "
            f"{ms(point.slowest)}; servers {point.cpu * 1_000:.2f} ms of CPU per answer; "
            f"errors {point.errors} {self.bench.refusals or ''}; crowd {os.getloadavg()[0]:.1f}"
        )

    async def calm(self) -> None:
        """Wait until what was asked for has been told."""
        end = time.monotonic() + CALM_SECONDS
        while len(self.bench.seconds) < self.bench.sent and time.monotonic() < end:
            await asyncio.sleep(0.1)

    async def kill(self, rate: float) -> None:
        """End the first server as a power cut would, in the middle of the load."""
        bench = self.bench
        pushing = asyncio.create_task(bench.load(4, rate))
        await asyncio.sleep(2)
        killed = self.servers.kill_first()
        for client in bench.clients:
            client.back_at = 0.0
            client.version = -1
        started = asyncio.create_task(self.servers.start_first())
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
            f"kill -9 under load: {lost} tables lost an acknowledged answer; the new server "
            f"answered after {await started:.1f} s, clients were back after median "
            f"{quantile(back, 0.5):.1f} s, last {max(back):.1f} s"
        )

    async def end(self) -> None:
        self.bench.over = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _seat(self, tables: int) -> None:
        """Bring new people to new tables, and wait until all of them see theirs."""
        if not tables:
            return
        bench, ports = self.bench, self.servers.ports
        first = len(bench.tables)
        for number, (table, cookies) in enumerate(
            await seat_people(self.servers.database, tables, self.seats)
        ):
            bench.seat(table, cookies, ports if self.scattered else [ports[number % len(ports)]])
        fresh = [client for table in bench.tables[first:] for client in table.clients]
        for start in range(0, len(fresh), TOGETHER):
            some = fresh[start : start + TOGETHER]
            self._running += [asyncio.create_task(client.run()) for client in some]
            await _seen(some)
        self._running = [task for task in self._running if not task.done()]


async def _seen(clients: list[Client]) -> None:
    while any(client.version < 0 for client in clients):
        await asyncio.sleep(0.02)
