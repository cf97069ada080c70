"""Fifty replays a second from one address: old positions, lines that did not happen, uploads."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter

import httpx
import msgspec

from quartier.core.record import record_of
from quartier.server.bench.clients import Bench, new_guest
from quartier.server.bench.filling import finished_history
from quartier.server.bench.machine import ms, quantile
from quartier.server.titles import titles

HOSTILE, OTHER = "127.0.0.2", "127.0.0.3"
RATE = 50
QUIET_SECONDS = 10.0


async def attack(port: int, seconds: float) -> list[tuple[str, str, str]]:
    games = [_Game(title.id, title.usual_seats) for title in titles().values()]
    other = Bench(port, OTHER)
    await other.set_up(8, 4)
    running = [asyncio.create_task(client.run()) for client in other.clients]
    await asyncio.sleep(1)
    before = await _others(other, QUIET_SECONDS)
    attacker = asyncio.create_task(_attack(Bench(port, HOSTILE), games, seconds + 4))
    await asyncio.sleep(2)
    during = await _others(other, seconds)
    answers = await attacker
    other.over = True
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    told = ", ".join(f"{number} × {status}" for status, number in sorted(answers.items()))
    return [
        ("others' answers and pages, nobody else there", before, ""),
        (f"the same, {RATE} replays a second from one address ({told})", during, "p99 50 ms"),
    ]


async def _others(other: Bench, seconds: float) -> str:
    """How long others wait for their answers to be told, and for pages and lists."""
    other.seconds = []
    pages: list[float] = []

    async def look() -> None:
        end = time.monotonic() + seconds
        async with other.http() as http:
            while time.monotonic() < end:
                for path in ("/", "/api/tables"):
                    started = time.perf_counter()
                    (await http.get(path)).raise_for_status()
                    pages.append(time.perf_counter() - started)
                await asyncio.sleep(0.1)

    await asyncio.gather(other.load(seconds, len(other.clients)), look())
    return f"answers {_told(other.seconds)}; pages {_told(pages)}"


def _told(seconds: list[float]) -> str:
    return (
        f"median {ms(quantile(seconds, 0.5))}, p99 {ms(quantile(seconds, 0.99))} of {len(seconds)}"
    )


class _Game:
    """A finished game as the guest uploads it. All is made beforehand: they have little to do."""

    def __init__(self, title_id: str, seats: int) -> None:
        history = finished_history(1, seats, title_id)
        self.length = len(history.decisions)
        self.record = msgspec.json.encode(record_of(history, [""] * seats))
        self.table = ""


async def _attack(hostile: Bench, games: list[_Game], seconds: float) -> Counter[int]:
    """Ask as often as that, whether or not there is an answer yet; the answers by status."""
    answers: Counter[int] = Counter()
    async with hostile.http() as http:
        cookie = await new_guest(http)
        for game in games:
            game.table = (await _upload(http, cookie, game)).raise_for_status().json()["id"]
        tasks: set[asyncio.Task[None]] = set()
        due = time.monotonic()
        end = due + seconds
        number = 0
        while time.monotonic() < end:
            game, kind = games[number % len(games)], number // len(games) % 3
            task = asyncio.create_task(_one(http, cookie, game, kind, answers))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            number += 1
            due += 1 / RATE
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        await asyncio.gather(*tasks)
    return answers


async def _one(
    http: httpx.AsyncClient, cookie: str, game: _Game, kind: int, answers: Counter[int]
) -> None:
    path, headers = f"/api/tables/{game.table}", {"cookie": cookie}
    version = random.randrange(game.length)
    if kind == 0:
        answer = await http.get(f"{path}/history/{version}", headers=headers)
    elif kind == 1:
        body = {"version": version, "draw": random.getrandbits(31), "moves": []}
        answer = await http.post(f"{path}/what-if", json=body, headers=headers)
    else:
        answer = await _upload(http, cookie, game)
    answers[answer.status_code] += 1


async def _upload(http: httpx.AsyncClient, cookie: str, game: _Game) -> httpx.Response:
    headers = {"cookie": cookie, "content-type": "application/json"}
    return await http.post("/api/records", content=game.record, headers=headers)
