"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings
from quartier.server.metrics import BOT_FAILURES, BOT_SECONDS
from quartier.server.titles import find_title, titles

log = logging.getLogger(__name__)

# Fork would copy the server's threads and connections into the child.
PROCESSES = get_context("spawn")
FAILED = "!"
NICENESS = 10


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the table so far, whose answer it is, and the bot."""

    title: str
    settings: Settings
    seats: int
    seed: str
    moves: list[tuple[int, str]]
    seat: int
    bot: str


def think(job: Job) -> str:
    """The answer of a bot, in notation."""
    title = find_title(job.title)
    bot = make_bot(job.bot)
    if title is None or isinstance(bot, Refusal):
        raise ValueError(f"no title {job.title} or no bot {job.bot}")
    state = title.new(job.settings, job.seats, int(job.seed))
    for mover, text in job.moves:
        move = title.space.parse(text)
        if move is None:
            raise ValueError(f"no move of {job.title} is written {text!r}")
        state.advance(mover, move)
    # The bot's own randomness: it differs from move to move and never depends on the deal.
    rng = seeded(len(job.moves) * 64 + job.seat)
    return bot.choose(Position(title, state, job.seat), rng).text


def work(questions: Connection) -> None:
    """The life of a worker process: answer until the server hangs up."""
    # Ctrl-C in a terminal reaches every process there; the server alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # The tables come first: a bot that thinks hard keeps nobody else waiting.
        os.nice(NICENESS)
    titles()
    while True:
        try:
            question = questions.recv_bytes()
        except EOFError:
            return
        try:
            answer = think(msgspec.msgpack.decode(question, type=Job))
        except Exception:
            answer = FAILED + traceback.format_exc()
        questions.send_bytes(answer.encode())


class Worker:
    """One process that thinks. It is made before it is needed, because starting it takes long."""

    def __init__(self) -> None:
        self._closed = False
        self._start()

    def _start(self) -> None:
        self._questions, far_end = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=work, args=(far_end,), daemon=True)
        self._process.start()
        # Only the child holds it now: the pipe ends when the child does.
        far_end.close()

    def ask(self, job: Job, seconds: float) -> str:
        """The bot's answer, or "" if it crashed or overran; waits, so it runs in a thread."""
        try:
            self._questions.send_bytes(msgspec.msgpack.encode(job))
            if not self._questions.poll(seconds):
                log.error("bot %s took longer than %s s", job.bot, seconds)
                self._restart()
                return ""
            answer = self._questions.recv_bytes().decode()
        except (EOFError, OSError):
            if self._closed:
                return ""
            log.exception("the process of bot %s died; starting a new one", job.bot)
            self._restart()
            return ""
        if answer.startswith(FAILED):
            log.error("bot %s failed: %s", job.bot, answer.removeprefix(FAILED))
            return ""
        return answer

    def _restart(self) -> None:
        self._end()
        self._start()

    def _end(self) -> None:
        self._process.kill()
        self._process.join()
        self._questions.close()

    def close(self) -> None:
        """End the process; a thread that waits for its answer gets none."""
        self._closed = True
        self._process.kill()
        self._process.join()


class Thinkers:
    """A few workers; who asks waits for a free one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._workers = [Worker() for _ in range(processes)]
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def answer(self, history: History, seat: int, bot: str) -> str:
        """What the bot plays; if it crashes or overruns, the fallback's move."""
        worker = await self._free.get()
        job = Job(
            history.title.id,
            history.settings,
            history.state.seats,
            str(history.seed),
            [(entry.seat, entry.move.text) for entry in history.entries],
            seat,
            bot,
        )
        started = time.monotonic()
        call = asyncio.get_running_loop().run_in_executor(
            self._threads, worker.ask, job, self.seconds
        )
        # The worker is free when its thread is done, also if nobody waits for the answer any more.
        call.add_done_callback(lambda _: self._free.put_nowait(worker))
        answer = await asyncio.shield(call)
        BOT_SECONDS.labels(bot).observe(time.monotonic() - started)
        if answer:
            return answer
        BOT_FAILURES.labels(bot).inc()
        return fallback(history, seat)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def fallback(history: History, seat: int) -> str:
    """A legal move without thinking; "" if the seat owes none any more."""
    if seat not in history.state.deciders:
        return ""
    rng = seeded(len(history.entries) * 64 + seat)
    return history.state.draw(seat, rng).text
