"""Twenty tables with the longest bots; another person plays with easy ones and asks for hints."""

from __future__ import annotations

import asyncio
import time

import httpx

from quartier.server.bench.clients import TITLE, Bench, BenchTable, Client, new_guest
from quartier.server.bench.machine import quantile
from quartier.server.config import Limits

HOSTILE, OTHER = "127.0.0.2", "127.0.0.3"
TABLES = 20
LONG_SECONDS = 20.0
LONGEST = f"search:{Limits().search_seconds:g}s"


async def attack(port: int, seconds: float) -> list[tuple[str, str, str]]:
    hostile = Bench(port, HOSTILE)
    without_people = await _set_up(hostile)
    tasks = [asyncio.create_task(_play_at_once(client)) for client in hostile.clients]
    tasks += [asyncio.create_task(client.run()) for client in hostile.clients]
    await asyncio.sleep(3)
    other = Bench(port, OTHER)
    async with other.http() as http:
        easy, hints = await _play(other, http, seconds)
    hostile.over = other.over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return [
        (
            f"{TABLES} tables of one guest with 6 or 7 bots `{LONGEST}`, {without_people} of them "
            f"without people: an easy bot at another's table answers",
            _told(easy),
            "3 s",
        ),
        ("a hint at another's table comes", _told(hints), "5 s"),
    ]


def _told(seconds: list[float]) -> str:
    middle, last = quantile(seconds, 0.5), max(seconds)
    return f"after {middle:.2f} s (median), {last:.2f} s (slowest of {len(seconds)})"


async def _set_up(hostile: Bench) -> int:
    """Tables as far as allowed without people, the others with the guest; how many have none."""
    without = 0
    async with hostile.http() as http:
        cookie = await new_guest(http)
        for _ in range(TABLES):
            bots: list[dict[str, object]] = [{"bot": LONGEST}] * 7
            made = await _new_table(http, cookie, bots)
            if made.is_success:
                without += 1
            else:
                made = await _new_table(http, cookie, [{"me": True}, *bots[1:]])
            table = BenchTable(hostile, made.raise_for_status().json()["id"])
            table.clients = [Client(hostile, table, cookie)]
            hostile.tables.append(table)
    return without


async def _new_table(
    http: httpx.AsyncClient, cookie: str, seats: list[dict[str, object]]
) -> httpx.Response:
    body = {"title": TITLE, "seats": seats}
    return await http.post("/api/tables", json=body, headers={"cookie": cookie})


async def _play_at_once(client: Client) -> None:
    """Keep the bots thinking."""
    while True:
        await client.answer()
        await asyncio.sleep(0.2)


async def _play(
    other: Bench, http: httpx.AsyncClient, seconds: float
) -> tuple[list[float], list[float]]:
    """How long two easy bots, and hints, kept a person waiting."""
    cookie = await new_guest(http)
    easy: list[float] = []
    hints: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seats: list[dict[str, object]] = [{"me": True}, {"bot": "easy"}, {"bot": "easy"}]
        made = (await _new_table(http, cookie, seats)).raise_for_status().json()
        table = BenchTable(other, made["id"])
        client = Client(other, table, cookie)
        running = asyncio.create_task(client.run())
        await _asked(client)
        while not client.is_over and time.monotonic() < end:
            started = time.monotonic()
            path = f"/api/tables/{table.id}/hint"
            (await http.get(path, headers={"cookie": cookie})).raise_for_status()
            hints.append(time.monotonic() - started)
            for _ in range(3):
                started = time.monotonic()
                await client.answer()
                await _asked(client)
                easy.append(time.monotonic() - started)
                if client.is_over:
                    break
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    return easy, hints


async def _asked(client: Client) -> None:
    """Wait until it is the person's turn, or the game is over."""
    end = time.monotonic() + LONG_SECONDS
    while not client.moves and not client.is_over and time.monotonic() < end:
        await asyncio.sleep(0.005)
