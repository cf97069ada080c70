"""The leaderboard is what the files of results say."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.research import baselines


def test_the_page_is_made_of_the_results() -> None:
    assert Path("docs/leaderboard.md").read_text(encoding="utf-8") == baselines.page()


def test_a_match_is_played_once_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "RESULTS", tmp_path)
    monkeypatch.setattr(baselines, "LADDER", ("random", "hasty"))
    baselines.play_missing(games=4, jobs=1)
    files = {file: file.stat().st_mtime_ns for file in tmp_path.glob("*.json")}
    assert len(files) == 4
    baselines.play_missing(games=4, jobs=1)
    assert {file: file.stat().st_mtime_ns for file in tmp_path.glob("*.json")} == files
    assert baselines.page().count("| hasty | random | 4 |") == 4
