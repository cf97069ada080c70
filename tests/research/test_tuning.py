"""Weights found by play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from quartier.research.tuning import Evolution, Generation, Tried, main, worth_of
from quartier.titles.smallcity.weights import ALONE, BY_HAND


def test_the_evolution_finds_the_best_of_a_valley() -> None:
    goal = np.array([1.0, -2.0, 0.5, 3.0])
    stretch = np.array([1.0, 10.0, 3.0, 0.3])
    evolution = Evolution(4, 12, seed=3)
    for _ in range(150):
        tried = evolution.ask()
        evolution.tell([-float((((one - goal) * stretch) ** 2).sum()) for one in tried])
    assert np.abs(evolution.middle - goal).max() < 0.01


def test_candidates_are_worth_their_points_alone() -> None:
    deals = range(1_000_000, 1_000_006)
    assert worth_of(Tried(ALONE, 1, deals)) > worth_of(Tried(BY_HAND, 1, deals)) + 5


def test_a_run_writes_each_generation(tmp_path: Path) -> None:
    output = tmp_path / "weights.jsonl"
    given = ["--seats", "1", "--seconds", "0.1", "--workers", "1", "--candidates", "4"]
    main([*given, "--games", "1", "--output", str(output)])
    lines = [msgspec.json.decode(line, type=Generation) for line in output.open("rb")]
    assert [line.number for line in lines] == [1]
    assert lines[0].weights.keys() == BY_HAND.keys()
    assert lines[0].weights != BY_HAND
