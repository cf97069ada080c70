"""The server runs in a process of its own, the load comes from this one, over loopback.

Many seats sit at many tables, each giving an answer every few seconds. Measured is the time from
sending an answer until the last seat of its table has been told. Then the server is killed under
that load and started again: nothing it acknowledged may be missing, and everybody comes back.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser

from quartier.server.bench.clients import Bench
from quartier.server.bench.filling import fill, open_cold
from quartier.server.bench.machine import (
    answering,
    cpu_seconds,
    free_port,
    memory_of,
    ms,
    quantile,
    raise_file_limit,
    start_server,
    stop_server,
)
from quartier.server.config import Config, Limits

UNLIMITED = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    connections_per_second=1e6,
    connection_burst=1_000_000,
    names_per_second=1e6,
    name_burst=1_000_000,
    open_tables=1_000_000,
    guest_tables_per_hour=1_000_000,
    address_tables_per_hour=1_000_000,
    sockets_per_identity=1_000_000,
)


async def main() -> int:
    parser = ArgumentParser(description="Load a server over loopback.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--interval", type=float, default=10)
    parser.add_argument("--dormant", type=int, default=10_000)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/bench.sqlite"
        config = Config(port=free_port(), database=database, limits=UNLIMITED)
        await _dormant(config, options.dormant, options.seats)
        await _load(config, options.tables, options.seats, options.seconds, options.interval)
    print(f"load average of the machine at the end: {os.getloadavg()[0]:.1f}")
    return 0


async def _dormant(config: Config, dormant: int, seats: int) -> None:
    server = start_server(config)
    await answering(config.port)
    await asyncio.sleep(2)
    empty = memory_of(server.pid)
    stop_server(server)
    ids = await fill(config.database_url, dormant, 40, seats)
    server = start_server(config)
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
    stop_server(server)


async def _load(config: Config, tables: int, seats: int, seconds: float, interval: float) -> None:
    server = start_server(config)
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
    bench: Bench, server: subprocess.Popen[bytes], config: Config, interval: float
) -> None:
    """End the server as a power cut would, in the middle of the load."""
    pushing = asyncio.create_task(bench.load(4, interval))
    await asyncio.sleep(2)
    server.kill()
    server.wait()
    killed = time.perf_counter()
    for client in bench.clients:
        client.back_at = 0.0
        client.version = -1
    again = start_server(config)
    started = asyncio.create_task(answering(config.port))
    await pushing
    while any(client.back_at < killed for client in bench.clients):
        await asyncio.sleep(0.05)
    back = [client.back_at - killed for client in bench.clients]
    used = cpu_seconds(again.pid)
    lost = sum(
        max(client.acknowledged for client in table.clients)
        > min(client.version for client in table.clients)
        for table in bench.tables
    )
    print(
        f"kill -9 under load: {lost} tables lost an acknowledged answer; the new server answered "
        f"after {await started:.1f} s, clients were back after median {quantile(back, 0.5):.1f} s, "
        f"last {max(back):.1f} s; server: {used:.1f} s of CPU until then, its start included"
    )
    bench.over = True
    stop_server(again)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
