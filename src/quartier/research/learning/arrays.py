"""Named tuples of arrays that belong together row by row: kept in files, and joined."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import numpy as np

Rows = TypeVar("Rows", bound=tuple[Any, ...])


def save(rows: tuple[Any, ...], path: Path) -> None:
    with path.open("wb") as file:
        np.savez(file, *rows)


def load(kind: type[Rows], path: Path) -> Rows:
    with np.load(path) as arrays:
        return kind(*[arrays[name] for name in arrays.files])


def joined(parts: list[Rows]) -> Rows:
    kind = type(parts[0])
    return kind(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])
