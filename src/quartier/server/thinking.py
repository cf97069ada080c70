"""Bots think, and moves are played again, in a few processes that everybody shares in turn.

There are two pools, so that nothing quick ever waits for something long: one process is kept for
what takes milliseconds, the others think for seconds. Of these there is one more than anybody may
have alone: whoever comes second need not wait until the first has done thinking.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.server.chance import chance
from quartier.server.jobs import LEVEL_SECONDS, Declined, MoveJob, situation
from quartier.server.metrics import BOT_FAILURES, BOT_SECONDS, JOB_SECONDS
from quartier.server.shares import Shares
from quartier.server.storage.rows import StoredTable
from quartier.server.turns import Turns
from quartier.server.workers import Job, Reply, Worker

# How long past its time a process may still answer before it is ended.
PATIENCE = 8.0
# After a start everybody comes back at once; until they are there processors have better to do.
WARM_UP_AFTER = 4.0
# What somebody waits for, a bot's answer at a table nobody looks at, and what looks back: how many
# seconds the others may have used up before it is the turn of the less urgent.
AT_ONCE = 0.0
UNWATCHED = 10.0
LOOKING_BACK = 30.0
# So many requests may wait, of one share and of all; so many shares per process that thinks.
MOST_OF_ONE = 32
MOST_WAITING = 1_000
MOST_SHARES = 8


class Errand:
    """A job that is done on somebody's share."""

    def __init__(self, job: Job, share: str, urgency: Callable[[], float]) -> None:
        self.job = job
        self.share = share
        self.urgency = urgency
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    @property
    def delay(self) -> float:
        return self.urgency()


class Pool:
    """Some processes and those who wait for them; nobody has more than `most` alone."""

    def __init__(self, processes: int, most: int, seconds: float, patience: float) -> None:
        self.most = most
        self.seconds = seconds
        self.patience = patience
        self.turns: Turns[Errand] = Turns(most)
        self._workers = [Worker(seconds) for _ in range(processes)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self._closed = False

    async def renew(self) -> None:
        """Begin anew with other processes, those that work once they are done."""
        for worker in self._workers:
            worker.outdate()
        await self.warm_up()

    async def warm_up(self) -> None:
        """Start the processes that nobody has needed yet."""
        for worker in self._workers:
            if worker in self._free:
                self._free.remove(worker)
                try:
                    await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
                finally:
                    self._free.append(worker)
                self._hand_out()

    async def do(self, errand: Errand) -> Reply:
        self.turns.add(errand)
        self._hand_out()
        try:
            return await errand.reply
        finally:
            # Nobody waits for it any more.
            self.turns.drop(errand)

    def _hand_out(self) -> None:
        while self._free and not self._closed:
            errand = self.turns.take()
            if errand is None:
                return
            worker = self._free.pop()
            seconds = errand.job.limit(self.seconds) + self.patience
            call = asyncio.get_running_loop().run_in_executor(
                self._threads, worker.ask, errand.job, seconds
            )
            call.add_done_callback(partial(self._back, worker, errand))

    def _back(self, worker: Worker, errand: Errand, call: asyncio.Future[Reply]) -> None:
        """A process has done its errand, also if nobody waits for the reply any more."""
        if call.cancelled():
            # Everything is being closed.
            errand.reply.cancel()
            return
        error = call.exception()
        reply = Reply() if error is not None else call.result()
        self._free.append(worker)
        self.turns.end(errand, reply.seconds)
        self._hand_out()
        if errand.reply.done():
            return
        if error is not None:
            errand.reply.set_exception(error)
        else:
            errand.reply.set_result(reply)

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """The two pools. Whoever asks says on whose share, and how urgent it is."""

    def __init__(self, processes: int, seconds: float, patience: float = PATIENCE) -> None:
        self.seconds = max(seconds, LEVEL_SECONDS) + patience
        self.shares = Shares()
        self._long = Pool(processes + 1, processes, seconds, patience)
        self._quick = Pool(1, 1, seconds, patience)

    async def warm_up(self) -> None:
        """Start the processes before they are needed, one after the other."""
        await asyncio.sleep(WARM_UP_AFTER)
        for pool in (self._quick, self._long):
            await pool.warm_up()

    async def renew(self) -> None:
        """Let other processes think, which load the rules anew."""
        for pool in (self._quick, self._long):
            await pool.renew()

    @property
    def is_overloaded(self) -> bool:
        """Whether so many wait for thinking that nobody should be added for fun."""
        return self._long.turns.shares >= MOST_SHARES * self._long.most

    async def move(
        self, history: History, game: StoredTable, seat: int, bot: str, urgency: Callable[[], float]
    ) -> str:
        """What a bot plays at somebody's table; if it crashes or overruns, the fallback's move."""
        job = MoveJob(situation(history, game.pepper), seat, bot)
        answer = await self.do(job, self.shares.of(game.host), urgency)
        if answer:
            return msgspec.json.decode(answer, type=str)
        BOT_FAILURES.labels(job.label).inc()
        return fallback(history, game.pepper, seat)

    async def answer(self, job: Job, share: str) -> bytes:
        """The answer somebody waits for, as JSON; Declined if too much waits already."""
        turns = self._pool(job).turns
        if turns.waiting(share) >= MOST_OF_ONE:
            raise Declined(429, Refusal("", "refusal-too-fast", {}))
        if len(turns) >= MOST_WAITING:
            raise Declined(503, Refusal("", "refusal-busy", {}))
        return await self.do(job, share, lambda: AT_ONCE)

    async def do(self, job: Job, share: str, urgency: Callable[[], float]) -> bytes:
        """Have a job done; its answer as JSON, or b"" if it failed."""
        started = time.monotonic()
        reply = await self._pool(job).do(Errand(job, share, urgency))
        BOT_SECONDS.labels(job.label).observe(reply.seconds)
        JOB_SECONDS.labels(job.label).observe(time.monotonic() - started)
        return reply.result()

    def _pool(self, job: Job) -> Pool:
        return self._long if job.is_long else self._quick

    def close(self) -> None:
        for pool in (self._quick, self._long):
            pool.close()


def fallback(history: History, pepper: str, seat: int) -> str:
    """A legal move without thinking; "" if the seat owes none any more."""
    if seat not in history.state.deciders:
        return ""
    rng = seeded(chance(pepper, "fallback", seat, len(history.decisions)))
    return history.state.draw(seat, rng).text
