"""How long people wait at which rate of answers, measured until it breaks, and drawn in docs/."""

from __future__ import annotations

import time
from math import log10
from pathlib import Path

import msgspec

DOCS = Path(__file__).parents[4] / "docs"
NOTES = "load.json"
PAGE = "load.md"
PLOT = "load.svg"

# It is broken when one in a hundred waits longer than this, or what is asked for is not given.
MOST_SECONDS = 0.150
GIVEN_SHARE = 0.95


class Point(msgspec.Struct):
    """What came of one rate: answers a second, seconds until the last seat was told, and costs.

    `given` is the share of the answers wanted that was given and told; `cpu` the seconds all
    servers kept a processor busy for each.
    """

    rate: float
    given: float
    median: float
    p99: float
    slowest: float
    cpu: float
    errors: int

    @property
    def is_broken(self) -> bool:
        return self.p99 > MOST_SECONDS or self.given < GIVEN_SHARE or self.errors > 0


class Run(msgspec.Struct):
    """A curve and what it was measured with; `memory` is in bytes, of all servers, per seat."""

    name: str
    seats: int
    tables: int
    date: str
    crowd: float
    memory: float
    points: list[Point]

    @property
    def holds(self) -> float:
        """The highest rate below the lowest that broke."""
        broken = [point.rate for point in self.points if point.is_broken]
        whole = [point.rate for point in self.points if not point.is_broken]
        return max((rate for rate in whole if rate < min(broken, default=1e9)), default=0.0)


def keep(run: Run, folder: Path = DOCS) -> None:
    """Note a run, in place of an earlier one of the same name, and write page and plot anew."""
    notes = folder / NOTES
    runs = msgspec.json.decode(notes.read_bytes(), type=list[Run]) if notes.is_file() else []
    run.points.sort(key=lambda point: point.rate)
    runs = [earlier for earlier in runs if earlier.name != run.name] + [run]
    notes.write_bytes(msgspec.json.format(msgspec.json.encode(runs), indent=1) + b"\n")
    (folder / PAGE).write_text(page(runs))
    (folder / PLOT).write_text(plot(runs))


def today() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime())


# The page

INTRODUCTION = """# Load

Written by `script/bench server`. Seats sit at tables of 7 Wonders and answer at a given rate;
servers, clients and database share one machine. A rate holds if 99 of 100 answers are told to the
last seat of their table within {most} ms, at least {share} % of the answers wanted are given, and
nothing is refused or cut off. The rate goes up until that breaks. Crowd is the load average of the
machine beforehand: from about 1 on, other work made everybody wait, and only the processor time
counts. How to have several servers is in [server.md](server.md).

![Seconds until 99 of 100 answers were told, by answers per second]({plot})

| what | date | seats | tables | crowd | holds at answers/s | memory per seat |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
"""
POINTS = """
| what | answers/s | given | median | p99 | slowest | processor per answer | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def page(runs: list[Run]) -> str:
    lines = [
        f"| {run.name} | {run.date} | {run.seats:,} | {run.tables:,} | {run.crowd:.1f} | "
        f"{run.holds:.0f} | {run.memory / 1_000:.0f} KB |\n"
        for run in runs
    ]
    points = [
        f"| {run.name} | {point.rate:.0f} | {point.given:.0%} | {_ms(point.median)} | "
        f"{_ms(point.p99)} | {_ms(point.slowest)} | {point.cpu * 1_000:.2f} ms | {point.errors} |\n"
        for run in runs
        for point in run.points
    ]
    head = INTRODUCTION.format(
        most=round(MOST_SECONDS * 1_000), share=round(GIVEN_SHARE * 100), plot=PLOT
    )
    return head + "".join(lines) + POINTS + "".join(points)


def _ms(seconds: float) -> str:
    return f"{seconds * 1_000:.0f} ms"


# The plot: milliseconds as powers of ten upwards, answers per second to the right

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 760, 420, 70, 370, 20
RIGHT = 520
LOW, HIGH = 0, 5
COLOURS = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#b91c1c", "#0f766e", "#a16207", "#334155")


def plot(runs: list[Run]) -> str:
    most = max((point.rate for run in runs for point in run.points), default=1.0)
    step = next(step for step in (10, 20, 50, 100, 200, 500, 1_000, 10_000) if most / step <= 8)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    parts += [
        _across(_up(10.0**power / 1_000), "#ddd", f"{10**power:,} ms")
        for power in range(LOW, HIGH + 1)
    ]
    for rate in range(0, int(most) + step, step):
        x = _along(rate, most)
        parts.append(f'<text x="{x:.0f}" y="{BOTTOM + 18}" text-anchor="middle">{rate}</text>')
    parts.append(_across(_up(MOST_SECONDS), "#b91c1c", ""))
    middle = (LEFT + RIGHT) // 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">answers/s</text>')
    for number, run in enumerate(runs):
        parts += _line(run, most, COLOURS[number % len(COLOURS)], TOP + 14 + 18 * number)
    return "\n".join([*parts, "</svg>", ""])


def _line(run: Run, most: float, colour: str, label: int) -> list[str]:
    places = [(_along(point.rate, most), _up(point.p99)) for point in run.points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places]
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *dots,
        f'<text x="{RIGHT + 14}" y="{label}" fill="{colour}">{run.name}</text>',
    ]


def _across(y: float, colour: str, label: str) -> str:
    return (
        f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{colour}"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    )


def _along(rate: float, most: float) -> float:
    return LEFT + (RIGHT - LEFT) * rate / most


def _up(seconds: float) -> float:
    power = min(HIGH, max(LOW, log10(max(seconds, 1e-6) * 1_000)))
    return BOTTOM - (BOTTOM - TOP) * (power - LOW) / (HIGH - LOW)
