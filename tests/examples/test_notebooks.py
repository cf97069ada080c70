"""The notebooks run from top to bottom, with less to do than for a reader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"


def run(name: str, **smaller: str) -> dict[str, Any]:
    """What the cells of a notebook leave; some lines are replaced by smaller tasks."""
    notebook = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    lines = dict.fromkeys(smaller, 0)
    left: dict[str, Any] = {"__name__": name}
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []
        code = "".join(cell["source"])
        for line, task in smaller.items():
            lines[line] += code.count(f"{line} = ")
            code = "\n".join(
                f"{line} = {task}" if text.startswith(f"{line} = ") else text
                for text in code.splitlines()
            )
        exec(compile(code, name, "exec"), left)
    assert set(lines.values()) <= {1}
    return left


@pytest.mark.slow
def test_an_agent_is_trained_and_judged(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("first_agent.ipynb", **{"MINUTES, STEPS, GAMES": "0.002, 64, 8"})
    assert "<svg" in left["curve"]._repr_svg_()
    told = capsys.readouterr().out
    assert "learned against greedy:" in told
    assert len(left["points"]) >= 2


def test_the_balance_of_a_game_is_looked_into(capsys: pytest.CaptureFixture[str]) -> None:
    left = run("balance.ipynb", GAMES="24")
    assert left["plain"].games == 24
    assert "%" in capsys.readouterr().out
    assert "<svg" in left["page"]._repr_html_()
