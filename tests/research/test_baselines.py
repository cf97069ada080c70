"""The leaderboard is what the files of results say."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.titles import Value
from quartier.research import baselines
from quartier.research.evenly import sums


def test_the_page_is_made_of_the_results() -> None:
    assert Path("docs/leaderboard.md").read_text(encoding="utf-8") == baselines.page()


SMALL: tuple[tuple[str, dict[str, Value]], ...] = (
    ("cardcity", {}),
    ("sevenwonders", {"leaders": True}),
)


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(baselines, "RESULTS", tmp_path)
    monkeypatch.setattr(baselines, "SET_UPS", SMALL)
    return tmp_path


def test_a_match_is_played_once_and_told(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "LADDER", (("hasty", "random"),))
    baselines.play_missing(games=4, jobs=1, seconds=None, minutes=0)
    files = {file.name: file.stat().st_mtime_ns for file in results.iterdir()}
    assert sorted(files) == [
        "cardcity-2-hasty-random.json",
        "sevenwonders-4-leaders-true-hasty-random.json",
    ]
    baselines.play_missing(games=4, jobs=1, seconds=None, minutes=0)
    assert {file.name: file.stat().st_mtime_ns for file in results.iterdir()} == files
    assert baselines.page().count("| hasty | random | 4 |") == 2
    baselines.play_missing(games=8, jobs=1, seconds=None, minutes=0)
    assert baselines.page().count("| hasty | random | 8 |") == 2


def test_a_learner_is_taught_before_it_plays(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baselines, "LADDER", ((baselines.LEARNER, "random"),))
    baselines.play_missing(games=2, jobs=1, seconds=None, minutes=0)
    assert [file.name for file in results.iterdir()] == ["cardcity-2-ppo-random.json"]
    assert f"| {baselines.LEARNER}, 0 min | random | 2 |" in baselines.page()


def test_when_time_is_up_what_has_been_played_is_kept(results: Path) -> None:
    contests = baselines.contests(games=1000)
    hasty = {name: contest for name, contest in contests.items() if "hasty-random" in name}
    sums_of = sums(hasty, jobs=1, seconds=0.5)
    shares = [sums_of[name].games / contest.games for name, contest in hasty.items()]
    assert 0 < min(shares) <= max(shares) < 1
    assert max(shares) - min(shares) < 0.01
    name, contest = next(iter(hasty.items()))
    found = sums_of[name]
    again = [contest.ready().play(game) for game in range(found.games)]
    assert sum(part.records[0].points for part in again) == found.records[0].points
