"""The content of a title as data: its JSON files, read without its code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import quartier


def read_data(title_id: str, name: str) -> Any:
    """One data file of a title."""
    file = Path(quartier.__file__).parent / "titles" / title_id / "data" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))


def read_content(title_id: str, name: str) -> list[dict[str, Any]]:
    """The entries of a data file that lists things."""
    entries: list[dict[str, Any]] = read_data(title_id, name)
    return entries
