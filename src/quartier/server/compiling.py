"""Compiling the rules in the background, so that nobody plays on slow ones for long.

The processes that think use compiled rules as soon as there are some; the server itself, which
plays single moves, goes on with those it has until it is started again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable

from quartier import compiled
from quartier.compiled.building import CannotCompile, NoCompiler, check_tools
from quartier.table.told import Phrase

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "quartier.compiled", "--aside")


class Compiling:
    """What is done about slow rules; `notice` is what people are told of it, None if nothing."""

    def __init__(
        self, when_done: Callable[[], Awaitable[None]], command: tuple[str, ...] = COMMAND
    ) -> None:
        self.notice: Phrase | None = None
        self._when_done = when_done
        self._command = command
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, if there is anything to do and a way to do it."""
        if compiled.in_use() or compiled.wants_pure():
            return
        try:
            check_tools()
        except CannotCompile as obstacle:
            log.warning("the rules run interpreted, bots think slowly: %s", obstacle)
            key = "rules-no-compiler" if isinstance(obstacle, NoCompiler) else "rules-interpreted"
            self.notice = Phrase(key, {})
            return
        log.info("compiling the rules in the background; bots will think several times as fast")
        self.notice = Phrase("rules-compiling", {})
        self._task = asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        try:
            said, _ = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            log.error("compiling the rules failed: %s", said.decode(errors="replace"))
            self.notice = Phrase("rules-interpreted", {})
            return
        log.info("the rules are compiled; bots use them from now on")
        await self._when_done()
        self.notice = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
