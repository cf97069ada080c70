"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from quartier.bots.position import Position
from quartier.bots.registry import make_bot
from quartier.core.history import History
from quartier.core.rng import seeded
from quartier.core.speech import Refusal
from quartier.core.titles import Settings, find_title

log = logging.getLogger(__name__)


def think(
    title_id: str,
    settings: Settings,
    seats: int,
    seed: int,
    moves: list[tuple[int, str]],
    seat: int,
    spec: str,
) -> str:
    """The answer of a bot, in notation. Runs in a worker process."""
    title = find_title(title_id)
    bot = make_bot(spec)
    if title is None or isinstance(bot, Refusal):
        raise ValueError(f"no title {title_id} or no bot {spec}")
    state = title.new(settings, seats, seed)
    for mover, text in moves:
        move = title.space.parse(text)
        if move is None:
            raise ValueError(f"no move of {title_id} is written {text!r}")
        state.advance(mover, move)
    # The bot's own randomness: it differs from move to move and never depends on the deal.
    rng = seeded(len(moves) * 64 + seat)
    return bot.choose(Position(title, state, seat), rng).text


class Thinkers:
    """A few worker processes, made anew when one dies."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))

    async def answer(self, history: History, seat: int, spec: str) -> str:
        """What the bot plays; if it crashes or overruns, the fallback's move."""
        moves = [(entry.seat, entry.move.text) for entry in history.entries]
        loop = asyncio.get_running_loop()
        call = loop.run_in_executor(
            self._pool,
            think,
            history.title.id,
            history.settings,
            history.state.seats,
            history.seed,
            moves,
            seat,
            spec,
        )
        try:
            return await asyncio.wait_for(call, self.seconds)
        except BrokenProcessPool:
            log.exception("a bot process died; starting new ones", extra={"bot": spec})
            self._pool = self._new_pool()
        except TimeoutError:
            log.error("bot %s took longer than %s s", spec, self.seconds)
        except Exception:
            log.exception("bot %s failed", spec)
        return fallback(history, seat)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def fallback(history: History, seat: int) -> str:
    """A legal move without thinking."""
    rng = seeded(len(history.entries) * 64 + seat)
    return history.state.draw(seat, rng).text
