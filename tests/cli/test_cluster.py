"""The arena and the laboratory on a Ray cluster.

Ray is large: usually a stand-in takes its place, and the real one plays in the long tests, for
which `script/test --long` installs it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from tests.cli.conftest import Quartier
from tests.cli.test_arena import report

from quartier.cli.crew import pieces


class Ray(ModuleType):
    """What is used of Ray, at once and in this process; `started` tells what was done."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.started: list[str] = []

    def init(self, address: str, **options: object) -> None:
        if address != "local":
            raise ConnectionError(address)
        self.started.append("init")

    def shutdown(self) -> None:
        self.started.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, function: Callable[..., object]) -> Task:
        return Task(function)

    def wait(self, waiting: list[object]) -> tuple[list[object], list[object]]:
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[object]) -> list[object]:
        return done


class Task:
    """A function that runs when it is sent away."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.remote = function


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr("quartier.cli.cluster.find_spec", lambda name: name)
    return ray


def test_a_cluster_plays_the_same_games(quartier: Quartier, ray: Ray) -> None:
    here, there = (
        report(quartier, "--games", "12", *where).bots for where in ((), ("--ray", "local"))
    )
    assert [(bot.win_share, bot.lead, bot.decisions) for bot in here] == [
        (bot.win_share, bot.lead, bot.decisions) for bot in there
    ]
    assert ray.started == ["init", "shutdown"]


def test_a_cluster_that_is_not_there_is_told(quartier: Quartier, ray: Ray) -> None:
    answer = quartier("arena", "sevenwonders", "--games", "4", "--ray", "10.0.0.1:6379")
    assert answer.code == 2
    assert "no Ray cluster at “10.0.0.1:6379”" in answer.err


def test_pieces_are_all_games_once() -> None:
    for games, jobs in ((1, 1), (7, 2), (1000, 4), (10_000_000, 8)):
        parts = pieces(games, jobs)
        assert sum(len(part) for part in parts) == games
        assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]


@pytest.mark.slow
def test_a_real_cluster_on_this_machine_plays_the_same_games(quartier: Quartier) -> None:
    here, there = (
        report(quartier, "--games", "12", *where).bots for where in ((), ("--ray", "local"))
    )
    assert [(bot.win_share, bot.lead, bot.decisions) for bot in here] == [
        (bot.win_share, bot.lead, bot.decisions) for bot in there
    ]


@pytest.mark.slow
def test_the_laboratory_takes_a_change_to_a_real_cluster(
    quartier: Quartier, tmp_path: Path
) -> None:
    """Its processes have the corrections, though no machine of it has the file."""
    change = tmp_path / "change.json"
    change.write_text('{"cards": [{"id": "altar", "effects": [{"type": "points", "n": 9}]}]}')
    page = tmp_path / "report.html"

    def told(*wanted: str) -> str:
        games = ("--games", "30", "--bots", "hasty", "--output", str(page))
        assert quartier("lab", "sevenwonders", *wanted, *games).code == 0
        return page.read_text(encoding="utf-8")

    here = told("--change", str(change))
    assert told("--change", str(change), "--ray", "local") == here
    assert told("--change", "leaders=false") != here
