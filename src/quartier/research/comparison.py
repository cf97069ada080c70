"""Compares this checkout with another one, both measured in turn: what a change has brought.

    python -m quartier.research.comparison FOLDER [TITLE[:SEATS]]…

The other checkout must be compiled, too. A machine is now faster, now slower; a ratio of what was
measured side by side says more than two figures of two days.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from quartier import compiled
from quartier.core.titles import title_ids

ROUNDS = 3
YARDSTICK = Path(__file__).with_name("yardstick.py")
HERE = Path(__file__).parents[2]
# What is measured, and whether more is better.
FIGURES = {"games": True, "sensible": True, "playouts": True, "clone": False}
HEADER = (
    "| title | games/s | sensible games/s | playouts/s | clone µs |\n"
    "| --- | ---: | ---: | ---: | ---: |"
)


def main(arguments: list[str]) -> None:
    if not arguments:
        sys.exit("Which checkout to compare with? script/bench compare FOLDER [TITLE[:SEATS]]…")
    other = Path(arguments[0]).resolve() / "src"
    if not (other / "quartier").is_dir():
        sys.exit(f"{arguments[0]} is no checkout of Quartier.")
    if not compiled.in_use():
        sys.exit("The rules are not compiled: script/compile")
    print(HEADER)
    for name in arguments[1:] or title_ids():
        print(_row(name, other), flush=True)


def _row(name: str, other: Path) -> str:
    """Then, now and the ratio of each figure."""
    then: list[dict[str, float]] = []
    now: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        then.append(_measured(name, other))
        now.append(_measured(name, HERE))
    cells = [name]
    for figure, more_is_better in FIGURES.items():
        best = max if more_is_better else min
        before = best([measured[figure] for measured in then])
        after = best([measured[figure] for measured in now])
        ratio = after / before if more_is_better else before / after
        digits = 1 if before < 100 else 0
        cells.append(f"{before:,.{digits}f} → {after:,.{digits}f} ({ratio:.2f} ×)")
    return f"| {' | '.join(cells)} |"


def _measured(name: str, sources: Path) -> dict[str, float]:
    """The figures of a process of its own, with the packages in this folder."""
    done = subprocess.run(
        [sys.executable, "-P", str(YARDSTICK), name],
        env={**os.environ, "PYTHONPATH": str(sources)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    if not found["compiled"]:
        sys.exit(f"The rules in {sources} are not compiled: script/compile there")
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
