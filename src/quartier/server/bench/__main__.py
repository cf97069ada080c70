"""Servers run in processes of their own, the load comes from this one, over loopback.

Many seats sit at many tables, each giving an answer every few seconds. Measured is the time from
sending an answer until the last seat of its table has been told, at one rate after the other, until
it takes too long. The curve is kept in docs/. Or they play for minutes at one rate, while memory is
watched. In the end a server is killed under load and started again: nothing it acknowledged may be
missing, and everybody comes back.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace

from quartier.server.bench.curve import Run, keep, today
from quartier.server.bench.filling import fill, open_cold
from quartier.server.bench.load import Load
from quartier.server.bench.machine import (
    Servers,
    answering,
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


# How much more is asked for after a rate that held.
STEP = 1.4
MINUTE = 60.0


async def main() -> int:
    parser = ArgumentParser(description="Load servers over loopback.")
    parser.add_argument("--seats", type=int, default=1_000, help="in all")
    parser.add_argument("--table-seats", type=int, default=4, help="at each table")
    parser.add_argument("--rate", type=float, default=100, help="answers a second to begin with")
    parser.add_argument("--seconds", type=float, default=10, help="at each rate")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL")
    parser.add_argument("--scattered", action="store_true", help="seats of a table at all servers")
    parser.add_argument("--no-frames", action="store_true", help="clients want none")
    parser.add_argument("--database", default="", help="an empty one; a SQLite file if not given")
    parser.add_argument("--once", action="store_true", help="this rate alone, and keep nothing")
    parser.add_argument("--soak", type=float, default=0, help="minutes at this rate")
    parser.add_argument("--kill", action="store_true", help="end a server under load")
    parser.add_argument("--dormant", type=int, default=0, help="tables nobody looks at")
    options = parser.parse_args()
    raise_file_limit()
    # Everybody here would wait for a collection, and the servers would be blamed for it.
    gc.disable()
    crowd = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/bench.sqlite"
        config = Config(port=free_port(), database=database, limits=UNLIMITED, bot_processes=1)
        if options.dormant:
            await _dormant(config, options.dormant, options.table_seats)
        await _load(config, options, crowd)
    print(f"load average of the machine: {crowd:.1f} before, {os.getloadavg()[0]:.1f} at the end")
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


async def _load(config: Config, options: Namespace, crowd: float) -> None:
    servers = Servers(config, options.servers)
    await servers.answering()
    load = Load(servers, options.table_seats, options.scattered)
    load.bench.wants_frames = not options.no_frames
    empty = servers.memory
    await load.begin(options.seats // options.table_seats)
    if options.soak:
        await _soak(load, options)
    elif options.once:
        print(load.told(await load.at(options.rate, options.seconds)))
        print(f"memory per seat: {(servers.memory - empty) * 1_000 / options.seats:.0f} KB")
    else:
        run = Run(_name(options), options.seats, load.number, today(), crowd, 0.0, [])
        run.points.append(await load.at(options.rate, options.seconds))
        # Later there are also the tables that people have left.
        run.memory = (servers.memory - empty) * 1_000_000 / options.seats
        await _break(load, run, options)
        keep(run)
        print(f"holds at {run.holds:.0f} answers/s; {run.memory / 1_000:.0f} KB of memory per seat")
    if options.kill:
        await load.kill(options.rate)
    await load.end()
    servers.stop()


async def _break(load: Load, run: Run, options: Namespace) -> None:
    """More and more, until it breaks; then once between what held and what did not."""
    print(load.told(run.points[-1]), flush=True)
    while not run.points[-1].is_broken:
        run.points.append(await load.at(run.points[-1].rate * STEP, options.seconds))
        print(load.told(run.points[-1]), flush=True)
    await load.calm()
    if run.holds:
        between = (run.holds * run.points[-1].rate) ** 0.5
        run.points.append(await load.at(between, options.seconds))
        print(load.told(run.points[-1]), flush=True)


async def _soak(load: Load, options: Namespace) -> None:
    for minute in range(1, round(options.soak) + 1):
        point = await load.at(options.rate, MINUTE)
        told = load.told(point)
        print(f"minute {minute}: {load.servers.memory:.0f} MB; {told}", flush=True)


def _name(options: Namespace) -> str:
    database = "PostgreSQL" if options.database else "SQLite"
    servers = "" if options.servers == 1 else f", {options.servers} servers"
    scattered = ", scattered" if options.scattered else ""
    frames = ", no frames" if options.no_frames else ""
    return f"{database}{servers}{scattered}{frames}, {options.seats:,} seats"


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
