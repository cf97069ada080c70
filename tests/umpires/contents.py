"""The content of a title as data: its JSON files, read without its code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import quartier


def read_content(title_id: str, name: str) -> list[dict[str, Any]]:
    """The entries of one data file of a title."""
    file = Path(quartier.__file__).parent / "titles" / title_id / "data" / f"{name}.json"
    entries: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return entries
