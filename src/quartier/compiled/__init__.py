"""The rules as compiled modules: the same names, the same results, several times as fast.

`python -m quartier.compiled` makes them (with --aside, while other things come first); a wheel has
them if it was built with a C compiler. They lie in this folder, apart from their sources, and are
used as long as they are made of exactly these sources: an edit is never ignored. `QUARTIER_PURE=1`
leaves them aside.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE = "QUARTIER_PURE"
FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
# The rules, and how bots play on with them, which asks thousands of times a second.
COMPILED = (
    "bots/evaluation.py",
    "bots/outlook.py",
    "bots/policy.py",
    "bots/standing.py",
    "core",
    "titles",
)
# What the modules share; mypyc wants it at the top level.
LIBRARY = "quartier__mypyc"
SUFFIX = EXTENSION_SUFFIXES[0]
# The checksum of the sources the modules in this folder are made of, for this Python.
NOTE = FOLDER / f"sources{SUFFIX}.txt"


class CompiledRules:
    """Finds the compiled form of a module of the rules, if there is one."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("quartier") or not in_use():
            return None
        file = FOLDER / f"{name}{SUFFIX}"
        return spec_from_file_location(name, file) if file.is_file() else None


@cache
def in_use() -> bool:
    """Whether this process runs compiled rules."""
    return not wants_pure() and is_current()


def wants_pure() -> bool:
    return os.environ.get(PURE, "") not in ("", "0")


def is_current() -> bool:
    """Whether there are compiled modules, made of these sources."""
    return NOTE.is_file() and NOTE.read_text(encoding="utf-8") == checksum()


def checksum() -> str:
    """A checksum of the rules."""
    digest = sha256()
    for file in sources():
        digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    places = [PACKAGE / name for name in COMPILED]
    files = [place for place in places if place.is_file()]
    return sorted(files + [file for place in places for file in place.rglob("*.py")])


def use() -> None:
    """Let every import of the rules look for compiled modules first."""
    sys.meta_path.insert(0, CompiledRules())
