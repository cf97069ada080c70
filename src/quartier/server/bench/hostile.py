"""One guest does what they can to keep the others from playing; measured is how the others fare.

The server runs in a process of its own on this machine, each time with an empty database. The
guest comes from one loopback address, the others from another. Every part ends after some seconds.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable

import msgspec

from quartier.server.bench import bots, doors, replays
from quartier.server.bench.machine import answering, free_port, start_server, stop_server
from quartier.server.config import Config, Limits

# What is measured, what came out, and what it should be.
Row = tuple[str, str, str]
Part = Callable[[int, float], Awaitable[list[Row]]]

# The guest is to reach what they attack: limits that would keep it from beginning are lifted.
ALL_TABLES = Limits(guest_tables_per_hour=1_000, address_tables_per_hour=1_000)
ALL_REQUESTS = msgspec.structs.replace(
    ALL_TABLES, requests_per_second=1_000, request_burst=1_000, name_burst=1_000
)
PARTS: dict[str, tuple[Part, Limits]] = {
    "bots": (bots.attack, ALL_TABLES),
    "replays": (replays.attack, ALL_REQUESTS),
    "doors": (doors.attack, Limits()),
}


async def main() -> int:
    parser = ArgumentParser(description="Attack a server over loopback.")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--bot-processes", type=int, default=0)
    parser.add_argument("parts", nargs="*", metavar="|".join(PARTS), default=[])
    options = parser.parse_args()
    print("| what | measured | goal |\n| --- | --- | --- |")
    for name in options.parts or PARTS:
        attack, limits = PARTS[name]
        for row in await _against_a_server(attack, limits, options.seconds, options.bot_processes):
            print(f"| {' | '.join(row)} |", flush=True)
    print(f"\nload average of the machine at the end: {os.getloadavg()[0]:.1f}")
    return 0


async def _against_a_server(
    attack: Part, limits: Limits, seconds: float, bot_processes: int
) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            port=free_port(),
            database=f"sqlite:///{folder}/bench.sqlite",
            bot_processes=bot_processes,
            limits=limits,
        )
        server = start_server(config)
        try:
            await answering(config.port)
            # Its processes for bots have started by then.
            await asyncio.sleep(8)
            return await attack(config.port, seconds)
        finally:
            stop_server(server)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
