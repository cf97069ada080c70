"""Which byte of an observation is what: python -m quartier.research.names TITLE [SEATS]."""

from __future__ import annotations

import sys
from itertools import groupby

from quartier.research.setup import Setup


def table_of_names(setup: Setup) -> str:
    """The index table of observations: a line for each run of entries under one name.

    `k` counts the seats or cities clockwise from the observer's own, which is 0.
    """
    features = setup.features
    parts = features.parts(setup.seats)
    lines = [f"{setup.name}, {setup.seats} seats: {len(setup.names)} bytes, k = 0 … {parts - 1}"]
    start = 0
    for common, each in (
        (features.numbers, features.part_numbers),
        (features.flags.names, features.part_flags.names),
    ):
        lines += _runs(common, start, "", "")
        start += len(common)
        lines += _runs(each, start, f" + {len(each)} k", "+k.")
        start += parts * len(each)
    lines += _runs(list(setup.options), start, "", "")
    return "\n".join(lines)


def _runs(names: list[str], start: int, stride: str, prefix: str) -> list[str]:
    lines = []
    for group, run in groupby(names, lambda name: name.partition(":")[0]):
        entries = [name.partition(":")[2] for name in run]
        last = start + len(entries) - 1
        where = f"{start}{stride}" if last == start else f"{start} … {last}{stride}"
        what = "" if last == start else f": {entries[0]} … {entries[-1]}"
        lines.append(f"{where:<24}{prefix}{group}{what}")
        start = last + 1
    return lines


def with_names(text: str | None, setup: Setup) -> str:
    """The docstring of an environment, with the index table of its observations."""
    return f"{text}\n\n{table_of_names(setup)}\n"


if __name__ == "__main__":
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else None
    print(table_of_names(Setup(sys.argv[1], wanted)))
