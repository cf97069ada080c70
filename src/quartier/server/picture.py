"""A picture of a finished table for messengers, which draw no SVG: a tower for each seat, with its
points on the street before it.

A PNG of a few hundred rectangles needs no library.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from struct import pack

WIDTH, HEIGHT = 1_200, 630
SKY, GROUND, WINDOW, FLAG, INK = (
    (0xF6, 0xF0, 0xE3),
    (0xD9, 0xCF, 0xBB),
    (0xFB, 0xE7, 0xB2),
    (0xB8, 0x86, 0x0B),
    (0x25, 0x31, 0x3B),
)
# The colours of the seats on the page, in the light set.
TOWERS = (
    (0x1F, 0x5F, 0x99),
    (0xB2, 0x45, 0x1F),
    (0x2F, 0x7D, 0x4F),
    (0x7B, 0x4B, 0x94),
    (0x8A, 0x6D, 0x1B),
    (0x1F, 0x7A, 0x7A),
    (0xA3, 0x35, 0x5C),
)
STREET = 100
LOWEST, HIGHEST = 70, 430
PANE, GAP = 18, 16
# Signs are three dots wide and five high: for each row the dots, as the bits of a digit.
SIGNS = {
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71122",
    "8": "75757",
    "9": "75717",
    "-": "00700",
    ".": "00002",
}
LARGEST_DOT = 12

Colour = tuple[int, int, int]


class Canvas:
    """Rows of pixels, three bytes each."""

    def __init__(self, colour: Colour) -> None:
        self.rows = [bytearray(bytes(colour) * WIDTH) for _ in range(HEIGHT)]

    def fill(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        line = bytes(colour) * width
        for row in self.rows[top : top + height]:
            row[3 * left : 3 * (left + width)] = line

    def write(self, text: str, middle: int, top: int, dot: int) -> None:
        left = middle - (4 * len(text) - 1) * dot // 2
        for place, sign in enumerate(text):
            for row, dots in enumerate(SIGNS[sign]):
                for column in range(3):
                    if int(dots) & (4 >> column):
                        x = left + (4 * place + column) * dot
                        self.fill(x, top + row * dot, dot, dot, INK)

    def png(self) -> bytes:
        raw = b"".join(b"\0" + bytes(row) for row in self.rows)
        header = pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def skyline(points: Sequence[float], ranks: Sequence[int]) -> bytes:
    """Towers as high as the points, above a floor everybody has; a flag on the winners'."""
    canvas = Canvas(SKY)
    canvas.fill(0, HEIGHT - STREET, WIDTH, STREET, GROUND)
    most = max(points, default=0.0)
    place = WIDTH // (len(points) + 1)
    written = [f"{total:g}" for total in points]
    dot = min([LARGEST_DOT, *(place // (4 * len(text)) for text in written)])
    width = min(160, place * 3 // 4)
    for seat, total in enumerate(points):
        share = max(0.0, total) / most if most > 0 else 0.0
        height = LOWEST + round(share * (HIGHEST - LOWEST))
        left = place * (seat + 1) - width // 2
        top = HEIGHT - STREET - height
        canvas.fill(left, top, width, height, TOWERS[seat % len(TOWERS)])
        for x in range(left + GAP, left + width - PANE, PANE + GAP):
            for y in range(top + GAP, HEIGHT - STREET - PANE, PANE + GAP):
                canvas.fill(x, y, PANE, PANE, WINDOW)
        canvas.write(written[seat], left + width // 2, HEIGHT - (STREET + 5 * dot) // 2, dot)
        if ranks[seat] == 1:
            canvas.fill(left + width // 2, top - 56, 5, 56, FLAG)
            canvas.fill(left + width // 2, top - 56, 44, 26, FLAG)
    return canvas.png()
