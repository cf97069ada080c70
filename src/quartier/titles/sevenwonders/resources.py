"""Counts of resources in one number, a byte for each kind.

What a price asks, a city makes and a neighbour sells is compared in a few steps, whatever it
holds: it is asked for every card of every hand. No count ever comes near 128.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The letters of the data files, SW-2: four raw materials, then three manufactured goods.
RESOURCES: Final = "WSOCGPL"
RESOURCE_IDS: Final = ("wood", "stone", "ore", "clay", "glass", "papyrus", "textile")
RAW_KINDS: Final = 4
ALL_RESOURCES: Final = (1 << 7) - 1

UNIT: Final = [1 << 8 * kind for kind in range(7)]
# Of a mask of kinds, a unit of each.
UNITS_OF: Final = [
    sum(UNIT[kind] for kind in range(7) if mask >> kind & 1) for mask in range(ALL_RESOURCES + 1)
]

_TOPS: Final = 0x80808080808080
_MOST: Final = 0x7F7F7F7F7F7F7F


def count(counts: i64, kind: i64) -> int:
    """How many there are of a kind."""
    return int(counts >> 8 * kind & 255)


def number(counts: i64) -> i64:
    """How many there are of all kinds together."""
    # A byte is worth a power of 256, which leaves 1 when divided by 255.
    return counts % 255


def short(wanted: i64, there: i64) -> i64:
    """What is missing of each kind."""
    # The top bit of a byte is lent to it, and is still there where nothing is missing but the rest.
    rest: i64 = (wanted | _TOPS) - there
    tops: i64 = rest & _TOPS
    return rest & (tops - (tops >> 7))


def kinds(counts: i64) -> i64:
    """A unit of each kind of which there is any."""
    return (counts + _MOST & _TOPS) >> 7
