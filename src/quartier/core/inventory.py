"""What is in a box, put down in tables: each value in words, and how it is known."""

from __future__ import annotations

from typing import Any

import msgspec

from quartier.core.schema import BASES, Entry
from quartier.core.speech import Facts, literal

FOUND = "found"
NOTHING = "–"
# At a value that is not certain.
MARKS = {"reconstructed": "†", "corrected": "‡"}

Phrase = tuple[str, Facts]


class Cell:
    """A value: message keys and facts, or literal texts, and its basis."""

    def __init__(self, phrases: list[Phrase], basis: str = FOUND) -> None:
        self.phrases = phrases
        self.basis = basis


class Shelf:
    """A table of like things: the key of its name, those of its columns, and a row for each."""

    def __init__(self, key: str, columns: list[str], rows: list[list[Cell]]) -> None:
        self.key = key
        self.columns = columns
        self.rows = rows


def named(key: str) -> Cell:
    """What something is called."""
    return Cell([(key, {})])


def basis_of(entry: Entry, *fields: str) -> str:
    """How a value is known that these fields of an entry make up: as the least sure of them is."""
    for basis, names in (
        ("reconstructed", entry.reconstructed),
        ("derived", entry.derived),
        ("corrected", entry.corrected),
    ):
        if any(name in names for name in fields):
            return basis
    return FOUND


def number(entry: Entry, field: str) -> Cell:
    """A value that is shown as it is."""
    return plain(str(getattr(entry, field)).replace("-", "−"), entry, field)


def plain(text: str, entry: Entry, *fields: str) -> Cell:
    """A value written like this."""
    return Cell([(literal(text), {})], basis_of(entry, *fields))


def worded(phrases: list[Phrase], entry: Entry, *fields: str) -> Cell:
    """A value in words."""
    return Cell(phrases, basis_of(entry, *fields))


def tally(files: object) -> dict[str, int]:
    """How many values are known in which way; what is as usual is not counted."""
    counts = dict.fromkeys((FOUND, *BASES), 0)
    _count(files, counts)
    return counts


def _count(value: object, counts: dict[str, int]) -> None:
    parts: list[Any] = value if isinstance(value, list) else []
    if parts and isinstance(parts[0], msgspec.Struct):
        for part in parts:
            _count(part, counts)
    elif isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            part = getattr(value, field.name)
            if not _goes_without_saying(value, field, part):
                basis = basis_of(value, field.name) if isinstance(value, Entry) else FOUND
                if basis == FOUND:
                    _count(part, counts)
                else:
                    counts[basis] += 1
    else:
        counts[FOUND] += 1


def _goes_without_saying(value: object, field: Any, part: object) -> bool:
    if isinstance(value, Entry) and (field.name in BASES or field.name in value.named_by):
        return True
    return part == field.default or part == []
