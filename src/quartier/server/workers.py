"""Processes that work for the server: what they are asked is never done in the event loop."""

from __future__ import annotations

import logging
import os
import signal
import time
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from quartier.core.speech import Refusal
from quartier.server.jobs import Declined, ThinkingJob, thought
from quartier.server.replays import ReplayJob, replayed
from quartier.server.titles import titles

log = logging.getLogger(__name__)

Job = ThinkingJob | ReplayJob

# Fork would copy the server's threads and connections into the child.
PROCESSES = get_context("spawn")
NICENESS = 10
READY = b"ready"


class Reply(msgspec.Struct, frozen=True):
    """What came of a job: its answer as JSON, or what was wrong with it.

    `trouble` is a mistake of ours; `status` and the rest are those of a request that is refused.
    """

    answer: bytes = b""
    seconds: float = 0.0
    trouble: str = ""
    status: int = 0
    key: str = ""
    facts: dict[str, Any] = {}
    rule: str = ""

    def result(self) -> bytes:
        """The answer as JSON, b"" if there is none; Declined if the job is refused."""
        if self.status:
            raise Declined(self.status, Refusal(self.rule, self.key, self.facts))
        return self.answer


def work(questions: Connection, seconds: float) -> None:
    """The life of a worker process: answer until the server hangs up."""
    # Ctrl-C in a terminal reaches every process there; the server alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # The tables come first: a bot that thinks hard keeps nobody else waiting.
        os.nice(NICENESS)
    titles()
    questions.send_bytes(READY)
    while True:
        try:
            question = questions.recv_bytes()
        except EOFError:
            return
        questions.send_bytes(msgspec.msgpack.encode(_reply(question, seconds)))


def _reply(question: bytes, seconds: float) -> Reply:
    started = time.process_time()
    reply = Reply()
    try:
        job = msgspec.msgpack.decode(question, type=Job)
        done = thought(job, seconds) if isinstance(job, ThinkingJob) else replayed(job)
        reply = Reply(msgspec.json.encode(done))
    except Declined as declined:
        refusal = declined.refusal
        reply = Reply(
            status=declined.status, key=refusal.key, facts=refusal.facts, rule=refusal.rule
        )
    except Exception:
        reply = Reply(trouble=traceback.format_exc())
    return msgspec.structs.replace(reply, seconds=time.process_time() - started)


class Worker:
    """One process that works; bots think there for so many seconds at most."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._closed = False
        self._outdated = False
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Start the process, if it does not run yet or is outdated; that takes a while."""
        if self._outdated and not self._closed:
            self._end()
        if self._process is not None or self._closed:
            return
        self._questions, far_end = PROCESSES.Pipe()
        process = PROCESSES.Process(target=work, args=(far_end, self._seconds), daemon=True)
        process.start()
        self._process = process
        # Only the child holds it now: the pipe ends when the child does.
        far_end.close()
        if self._closed:
            # Meanwhile, by another thread, which found nothing to end.
            self.kill()
        # What it does first must not count as what its first job takes.
        self._questions.recv_bytes()

    def ask(self, job: Job, seconds: float) -> Reply:
        """What comes of a job within so many seconds; waits, so it runs in a thread."""
        try:
            self.start()
            self._questions.send_bytes(msgspec.msgpack.encode(job))
            if not self._questions.poll(seconds):
                log.error("%s took longer than %s s", job.name, seconds)
                self._restart()
                return Reply(seconds=seconds)
            reply = msgspec.msgpack.decode(self._questions.recv_bytes(), type=Reply)
        except (EOFError, OSError):
            if not self._closed:
                log.exception("the process that did %s died; starting a new one", job.name)
                self._restart()
            return Reply()
        if reply.trouble:
            log.error("%s failed: %s", job.name, reply.trouble)
        return reply

    def outdate(self) -> None:
        """Have the next job done by a new process, which loads everything anew."""
        self._outdated = True

    def _restart(self) -> None:
        self._end()
        self.start()

    def _end(self) -> None:
        self._outdated = False
        if self._process is not None:
            self.kill()
            self._questions.close()
            self._process = None

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def close(self) -> None:
        """End the process; a thread that waits for its answer gets none."""
        self._closed = True
        self.kill()
