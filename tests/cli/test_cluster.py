"""The arena and the laboratory on a Ray cluster."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Quartier
from tests.cli.test_arena import report
from tests.standin import Ray

from quartier.cli.crew import pieces


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
