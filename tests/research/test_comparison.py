"""A comparison says what it needs before it measures anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.research import comparison


def test_a_comparison_needs_another_checkout() -> None:
    with pytest.raises(SystemExit, match="script/bench compare FOLDER"):
        comparison.main([])


def test_what_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no checkout of Quartier"):
        comparison.main([str(tmp_path)])


def test_of_several_rounds_the_best_figures_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = iter([(200, 4.0), (300, 3.0), (100, 2.0), (500, 9.0), (150, 5.0), (400, 1.0)])

    def measured(name: str, sources: Path) -> dict[str, float]:
        games, clone = next(rounds)
        return {"games": games, "sensible": 10.0, "playouts": 20.0, "clone": clone}

    monkeypatch.setattr(comparison, "_measured", measured)
    assert comparison._row("sevenwonders", Path()) == (
        "| sevenwonders | 200 → 500 (2.50 ×) | 10.0 → 10.0 (1.00 ×) | 20.0 → 20.0 (1.00 ×)"
        " | 2.0 → 1.0 (2.00 ×) |"
    )
