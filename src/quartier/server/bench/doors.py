"""Two thousand connections from one address that never finish what they ask for."""

from __future__ import annotations

import asyncio
import time

import httpx

from quartier.server.bench.clients import Bench
from quartier.server.bench.machine import ms, quantile, raise_file_limit

HOSTILE, OTHER = "127.0.0.2", "127.0.0.3"
CONNECTIONS = 2_000
HALF = b"GET / HTTP/1.1\r\nHost: quartier\r\n"
PATIENCE = 5.0

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def attack(port: int, seconds: float) -> list[tuple[str, str, str]]:
    # Only now: the server had to start with what this machine gives everybody.
    raise_file_limit()
    lines: list[Line] = []
    opening = asyncio.create_task(_open(port, lines))
    found, failed = await _look(port, seconds)
    await opening
    held = sum(not reader.at_eof() for reader, _ in lines)
    for _, writer in lines:
        writer.transport.abort()
    measured = (
        f"median {ms(quantile(found, 0.5))}, slowest {ms(max(found, default=0.0))}, "
        f"{failed} of {len(found) + failed} not in {PATIENCE:.0f} s; "
        f"{held} of {CONNECTIONS} connections held at the end"
    )
    what = f"{CONNECTIONS} half-sent requests from one address for {seconds:.0f} s: another's page"
    return [(what, measured, "all pages, 1 s")]


async def _open(port: int, lines: list[Line]) -> None:
    for _ in range(CONNECTIONS):
        try:
            reader, writer = await asyncio.wait_for(
                asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0)), 1.0
            )
            writer.write(HALF)
        except (OSError, TimeoutError):
            continue
        lines.append((reader, writer))


async def _look(port: int, seconds: float) -> tuple[list[float], int]:
    """How long another's page took, each on a new connection; and how often it did not come."""
    found: list[float] = []
    failed = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.perf_counter()
        try:
            async with Bench(port, OTHER).http() as http:
                (await http.get("/", timeout=PATIENCE)).raise_for_status()
            found.append(time.perf_counter() - started)
        except (httpx.TransportError, httpx.HTTPStatusError):
            failed += 1
        await asyncio.sleep(0.25)
    return found, failed
