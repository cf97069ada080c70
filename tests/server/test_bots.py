"""Bots at tables: also those that crash, overrun or die."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import pytest

from quartier.core.history import History
from quartier.core.speech import Refusal
from quartier.core.titles import find_title
from quartier.server.jobs import MoveJob, situation
from quartier.server.thinking import Thinkers, Worker


def new_history() -> History:
    title = find_title("sevenwonders")
    assert title is not None
    settings = title.settings({})
    assert not isinstance(settings, Refusal)
    return History(title, settings, 3, 5)


def answer_of(bot: str, seconds: float) -> str:
    async def ask() -> str:
        thinkers = Thinkers(1, seconds)
        try:
            return await thinkers.answer(new_history(), "", 0, bot)
        finally:
            thinkers.close()

    return asyncio.run(ask())


def legal() -> list[str]:
    return [move.text for move in new_history().state.moves(0)]


def test_a_bot_answers_from_its_own_process() -> None:
    assert answer_of("greedy", 20) in legal()


def test_a_bot_that_crashes_plays_its_fallback(caplog: pytest.LogCaptureFixture) -> None:
    assert answer_of("no such bot", 20) in legal()
    assert "no such bot failed" in caplog.text


def test_a_bot_that_overruns_plays_its_fallback(caplog: pytest.LogCaptureFixture) -> None:
    assert answer_of("greedy:64", 0.0001) in legal()
    assert "took longer" in caplog.text


def test_a_worker_that_died_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    job = MoveJob(situation(new_history(), ""), 0, "random")
    worker = Worker()
    try:
        worker.start()
        worker.kill()
        assert worker.ask(job, 20) == b""
        assert msgspec.json.decode(worker.ask(job, 20)) in legal()
    finally:
        worker.close()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
