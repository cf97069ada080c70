"""The curve of a training as a picture (SVG) that needs nothing to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 44


class Point(NamedTuple):
    """After so many minutes and games: the average reward and its standard error."""

    minutes: float
    games: int
    reward: float
    error: float


def draw(points: Sequence[Point], caption: str) -> str:
    """Rewards from -1 to 1 over minutes, with a band of two standard errors."""
    longest = max(point.minutes for point in points) or 1.0

    def at(minutes: float, reward: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - reward) / 2
        return f"{x:.1f},{y:.1f}"

    above = [at(point.minutes, point.reward + 2 * point.error) for point in points]
    below = [at(point.minutes, point.reward - 2 * point.error) for point in reversed(points)]
    line = " ".join(at(point.minutes, point.reward) for point in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22">{escape(caption)}</text>',
    ]
    for reward in (-1, -0.5, 0, 0.5, 1):
        start, end = at(0, reward), at(longest, reward)
        colour = "#888" if reward == 0 else "#ddd"
        parts.append(f'<polyline points="{start} {end}" stroke="{colour}" fill="none"/>')
        x, y = start.split(",")
        parts.append(
            f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{reward:g}</text>'
        )
    for tick in range(6):
        x = at(longest * tick / 5, -1).split(",")[0]
        label = f"{longest * tick / 5:.1f}"
        parts.append(f'<text x="{x}" y="{HEIGHT - 22}" text-anchor="middle">{label}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts += [
        f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">minutes on one core</text>',
        f'<polygon points="{" ".join(above + below)}" fill="#2b6cb0" fill-opacity="0.2"/>',
        f'<polyline points="{line}" stroke="#2b6cb0" stroke-width="2" fill="none"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
