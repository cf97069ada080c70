"""Rules that are not compiled yet are compiled while people play, and bots use them then."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from quartier import compiled
from quartier.compiled.building import CannotCompile, NoCompiler
from quartier.server import compiling
from quartier.server.compiling import Compiling
from quartier.server.workers import Worker


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "in_use", lambda: False)
    monkeypatch.setattr(compiled, "wants_pure", lambda: False)
    monkeypatch.setattr(compiling, "check_tools", lambda: None)


class Renewed:
    """Counts how often bots were given new rules."""

    def __init__(self) -> None:
        self.times = 0

    async def __call__(self) -> None:
        self.times += 1


def running(command: str, renewed: Renewed) -> tuple[Compiling, str]:
    """What is left when a command has run in the background, and what was said meanwhile."""

    async def course() -> tuple[Compiling, str]:
        work = Compiling(renewed, (sys.executable, "-c", command))
        work.start()
        meanwhile = "" if work.notice is None else work.notice.key
        assert work._task is not None
        await work._task
        return work, meanwhile

    return asyncio.run(course())


def test_bots_get_the_compiled_rules_when_they_are_ready() -> None:
    renewed = Renewed()
    work, meanwhile = running("pass", renewed)
    assert meanwhile == "rules-compiling"
    assert (renewed.times, work.notice) == (1, None)


def test_if_compiling_fails_people_and_the_log_are_told(caplog: pytest.LogCaptureFixture) -> None:
    renewed = Renewed()
    work, _ = running("raise SystemExit('a wild fault')", renewed)
    assert renewed.times == 0
    assert work.notice is not None
    assert work.notice.key == "rules-interpreted"
    assert "a wild fault" in caplog.text


@pytest.mark.parametrize(
    ("obstacle", "key"),
    [(NoCompiler("no cc"), "rules-no-compiler"), (CannotCompile("no"), "rules-interpreted")],
)
def test_what_is_missing_is_said(
    obstacle: CannotCompile, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check() -> None:
        raise obstacle

    monkeypatch.setattr(compiling, "check_tools", check)
    work = Compiling(Renewed())
    work.start()
    assert work.notice is not None
    assert work.notice.key == key


@pytest.mark.parametrize("asked", ["in_use", "wants_pure"])
def test_nothing_is_done_where_nothing_is_to_be_done(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, asked, lambda: True)
    work = Compiling(Renewed())
    work.start()
    assert work.notice is None
    assert work._task is None


def test_a_server_that_stops_ends_the_compiler(tmp_path: Path) -> None:
    note = tmp_path / "number"
    command = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"

    async def course() -> None:
        work = Compiling(Renewed(), (sys.executable, "-c", command))
        work.start()
        while not note.exists() or not note.read_text():
            await asyncio.sleep(0.05)
        await work.stop()

    asyncio.run(course())
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_an_outdated_process_makes_room_for_a_new_one() -> None:
    worker = Worker(1.0)
    try:
        worker.start()
        first = worker._process
        worker.start()
        assert worker._process is first
        worker.outdate()
        worker.start()
        assert worker._process is not first
        assert first is not None
        end = time.monotonic() + 30
        while first.is_alive() and time.monotonic() < end:
            time.sleep(0.05)
        assert not first.is_alive()
    finally:
        worker.close()
