"""The bench of the server: when a rate counts as held, and what is written down of it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from quartier.server.bench.curve import Point, Run, keep


def point(rate: float, p99: float = 0.010, given: float = 1.0, errors: int = 0) -> Point:
    return Point(rate, given, p99 / 2, p99, p99 * 2, 0.001, errors)


def run(name: str, *points: Point) -> Run:
    return Run(name, 1_000, 250, "2026-11-16", 0.5, 50_000.0, list(points))


@pytest.mark.parametrize(
    ("one", "is_broken"),
    [
        (point(100), False),
        (point(100, p99=0.151), True),
        (point(100, given=0.9), True),
        (point(100, errors=1), True),
    ],
)
def test_a_rate_is_broken_by_waiting_by_answers_that_fail_and_by_errors(
    one: Point, is_broken: bool
) -> None:
    assert one.is_broken == is_broken


def test_what_holds_lies_below_everything_that_broke() -> None:
    between = run("SQLite", point(100), point(200), point(400, p99=3), point(300, p99=0.2))
    lucky = run("SQLite", point(100), point(200, errors=1), point(400))
    assert (between.holds, lucky.holds) == (200, 100)
    assert run("SQLite", point(100, p99=1)).holds == 0


def test_a_run_takes_the_place_of_the_one_before_and_leaves_others(tmp_path: Path) -> None:
    keep(run("SQLite", point(100), point(400, p99=2)), tmp_path)
    keep(run("PostgreSQL", point(150)), tmp_path)
    keep(run("SQLite", point(300, p99=9), point(200)), tmp_path)
    page = (tmp_path / "load.md").read_text()
    assert "| SQLite | 2026-11-16 | 1,000 | 250 | 0.5 | 200 | 50 KB |" in page
    assert "| PostgreSQL | 150 | 100% | 5 ms | 10 ms | 20 ms | 1.00 ms | 0 |" in page
    assert page.index("| SQLite | 200 ") < page.index("| SQLite | 300 ")
    assert "| SQLite | 400 " not in page
    names = {text.text for text in ElementTree.parse(tmp_path / "load.svg").iter()}
    assert {"SQLite", "PostgreSQL"} <= names
