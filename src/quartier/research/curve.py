"""The curves of a training as a picture (SVG) that needs nothing to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 44
BLUE = "#2b6cb0"


class Point(NamedTuple):
    """After so many minutes: a value and its standard error."""

    minutes: float
    value: float
    error: float = 0.0


class Line(NamedTuple):
    """Points of one kind, with a band of two standard errors; the name stands beside the caption,
    if there is one."""

    points: Sequence[Point]
    name: str = ""
    colour: str = BLUE


def draw(
    lines: Sequence[Line], caption: str, lowest: float = -1.0, unit: str = "minutes on one core"
) -> str:
    """Values up to 1 over minutes; what lies outside is drawn at the edge."""
    longest = max([point.minutes for line in lines for point in line.points], default=0.0) or 1.0

    def at(minutes: float, value: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest
        inside = min(max(value, lowest), 1.0)
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - inside) / (1 - lowest)
        return f"{x:.1f},{y:.1f}"

    names = "".join(
        f'<tspan dx="12" fill="{line.colour}">{escape(line.name)}</tspan>'
        for line in lines
        if line.name
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22">{escape(caption)}{names}</text>',
    ]
    for tick in range(5):
        value = lowest + (1 - lowest) * tick / 4
        start, end = at(0, value), at(longest, value)
        colour = "#888" if value == 0 else "#ddd"
        parts.append(f'<polyline points="{start} {end}" stroke="{colour}" fill="none"/>')
        x, y = start.split(",")
        parts.append(
            f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{value:g}</text>'
        )
    for tick in range(6):
        x = at(longest * tick / 5, lowest).split(",")[0]
        label = f"{longest * tick / 5:.1f}"
        parts.append(f'<text x="{x}" y="{HEIGHT - 22}" text-anchor="middle">{label}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{unit}</text>')
    for line in lines:
        above = [at(point.minutes, point.value + 2 * point.error) for point in line.points]
        below = [at(point.minutes, point.value - 2 * point.error) for point in line.points]
        band = " ".join(above + below[::-1])
        through = " ".join(at(point.minutes, point.value) for point in line.points)
        parts += [
            f'<polygon points="{band}" fill="{line.colour}" fill-opacity="0.2"/>',
            f'<polyline points="{through}" stroke="{line.colour}" stroke-width="2" fill="none"/>',
        ]
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
