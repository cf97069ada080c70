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
from multiprocessing.context import SpawnProcess

import msgspec

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.server.chance import chance
from quartier.server.jobs import Job, MoveJob, done, situation
from quartier.server.metrics import BOT_FAILURES, BOT_SECONDS
from quartier.server.titles import titles

log = logging.getLogger(__name__)

# Fork would copy the server's threads and connections into the child.
PROCESSES = get_context("spawn")
# The first byte of what a worker sends.
OK = b"+"
FAILED = b"!"
NICENESS = 10
# After a start everybody comes back at once; until they are there processors have better to do.
WARM_UP_AFTER = 4.0


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
            answer = OK + msgspec.json.encode(done(msgspec.msgpack.decode(question, type=Job)))
        except Exception:
            answer = FAILED + traceback.format_exc().encode()
        questions.send_bytes(answer)


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self._closed = False
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Start the process, if it does not run yet; that takes a while."""
        if self._process is not None or self._closed:
            return
        self._questions, far_end = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=work, args=(far_end,), daemon=True)
        self._process.start()
        # Only the child holds it now: the pipe ends when the child does.
        far_end.close()

    def ask(self, job: Job, seconds: float) -> bytes:
        """The answer as JSON, or b"" if there is none; waits, so it runs in a thread."""
        try:
            self.start()
            self._questions.send_bytes(msgspec.msgpack.encode(job))
            if not self._questions.poll(seconds):
                log.error("%s took longer than %s s", job.name, seconds)
                self._restart()
                return b""
            answer = self._questions.recv_bytes()
        except (EOFError, OSError):
            if self._closed:
                return b""
            log.exception("the process that did %s died; starting a new one", job.name)
            self._restart()
            return b""
        if answer.startswith(FAILED):
            log.error("%s failed: %s", job.name, answer.removeprefix(FAILED).decode())
            return b""
        return answer.removeprefix(OK)

    def _restart(self) -> None:
        self.kill()
        self._questions.close()
        self._process = None
        self.start()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def close(self) -> None:
        """End the process; a thread that waits for its answer gets none."""
        self._closed = True
        self.kill()


class Thinkers:
    """A few workers; who asks waits for a free one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._workers = [Worker() for _ in range(processes)]
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def warm_up(self) -> None:
        """Start the workers before they are needed, one after the other."""
        await asyncio.sleep(WARM_UP_AFTER)
        for _ in self._workers:
            worker = await self._free.get()
            loop = asyncio.get_running_loop()
            try:
                await loop.run_in_executor(self._threads, worker.start)
            finally:
                self._free.put_nowait(worker)

    async def answer(self, history: History, pepper: str, seat: int, bot: str) -> str:
        """What the bot plays; if it crashes or overruns, the fallback's move."""
        answer = await self.do(MoveJob(situation(history, pepper), seat, bot))
        if answer:
            return msgspec.json.decode(answer, type=str)
        BOT_FAILURES.labels(bot).inc()
        return fallback(history, pepper, seat)

    async def do(self, job: Job) -> bytes:
        """Have a job done; its answer as JSON, or b"" if it failed."""
        worker = await self._free.get()
        started = time.monotonic()
        call = asyncio.get_running_loop().run_in_executor(
            self._threads, worker.ask, job, self.seconds
        )
        # The worker is free when its thread is done, also if nobody waits for the answer any more.
        call.add_done_callback(lambda _: self._free.put_nowait(worker))
        answer = await asyncio.shield(call)
        BOT_SECONDS.labels(job.bot).observe(time.monotonic() - started)
        return answer

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def fallback(history: History, pepper: str, seat: int) -> str:
    """A legal move without thinking; "" if the seat owes none any more."""
    if seat not in history.state.deciders:
        return ""
    rng = seeded(chance(pepper, "fallback", seat, len(history.entries)))
    return history.state.draw(seat, rng).text
