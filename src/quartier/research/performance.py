"""Compares compiled with interpreted rules and writes docs/performance.md.

    python -m quartier.research.performance [TITLE[:SEATS[:OPTION=VALUE,…]]]…

Without arguments every title as usual and 7 Wonders from small to large, and only then the page
is written, down to its first heading; what people have written below stays.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from quartier import compiled
from quartier.core.titles import title_ids
from quartier.research.speed import Speed, best

MORE = ("sevenwonders:3", "sevenwonders:7", "sevenwonders:7:leaders=true,cities=true")
ROUNDS = 3
PAGE = Path("docs/performance.md")
HEADER = (
    "| title:seats | games/s | decisions/s | clone µs | view µs | sample µs | observation µs |"
    " interpreted: games/s | decisions/s | clone µs | compiled is |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)
ABOUT = """# Performance

Written by `script/bench`. Random play on one core, every move drawn from the complete list of legal
ones; seconds are those of the processor, in the best of three rounds, compiled and interpreted in
turn. `clone`, `view` and `sample` are averages over positions of a whole game. `observation` is how
much longer a decision takes if the seat looks before it, at what it sees and at the mask of its
actions; in brackets, compared with the same play, one decision at a time, without looking.
{machine}

{table}
"""


def main(names: list[str]) -> None:
    if not compiled.in_use():
        sys.exit("The rules are not compiled, so there is nothing to compare: script/compile")
    lines = [HEADER]
    print(HEADER)
    for name in names or [*title_ids(), *MORE]:
        lines.append(_row(*_measured(name)))
        print(lines[-1], flush=True)
    if not names:
        figures = ABOUT.format(machine=_machine(), table="\n".join(lines))
        PAGE.write_text(figures + below(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def below(page: str) -> str:
    """What stands below the figures of a page."""
    return "".join(page.partition("\n## ")[1:])


def _measured(name: str) -> tuple[Speed, Speed]:
    """Compiled and interpreted, in turn: a while in which the machine is busy slows both."""
    fast, slow = [], []
    for _ in range(ROUNDS):
        fast.append(_round(name, pure=False))
        slow.append(_round(name, pure=True))
    return best(fast), best(slow)


def _round(name: str, pure: bool) -> Speed:
    """The figures of a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "quartier.research.speed", name],
        env={**os.environ, compiled.PURE: "1" if pure else ""},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Speed)


def _row(fast: Speed, slow: Speed) -> str:
    cells = [
        fast.name,
        f"{fast.games:,.0f}",
        f"{fast.decisions:,.0f}",
        f"{fast.clone:.1f}",
        f"{fast.view:.0f}",
        f"{fast.sample:.0f}",
        f"{fast.observation:.1f} ({100 * fast.observation / fast.blind:+.0f} %)",
        f"{slow.games:,.0f}",
        f"{slow.decisions:,.0f}",
        f"{slow.clone:.0f}",
        f"{fast.games / slow.games:.1f} ×",
    ]
    return f"| {' | '.join(cells)} |"


def _machine() -> str:
    when = datetime.now(UTC).date()
    python = f"CPython {platform.python_version()}"
    return f"{when}, {python}, {platform.machine()}, {os.cpu_count()} shared cores."


if __name__ == "__main__":
    main(sys.argv[1:])
