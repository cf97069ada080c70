"""Faults planted in the rules of a title, to see whether its umpire notices them.

A fault is a line of the rules written otherwise. The title is loaded once more from its sources,
with that line, beside the sound one: it makes no difference whether the sound one is compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from tests.umpires.watching import Protest, Umpire, tables, watch

import quartier.titles
from quartier.core.titles import Settings, Title

SOURCES = Path(quartier.titles.__file__).parent


@dataclass(frozen=True)
class Fault:
    """In this module of the title `sound` is read as `faulty`, which breaks the rule.

    It is looked for with this bot, at tables with these settings.
    """

    rule: str
    module: str
    sound: str
    faulty: str
    settings: Settings = field(default_factory=dict)
    bot: str = "random"
    # A change under which the fault is looked for, where it would hardly ever show otherwise.
    given: Fault | None = None

    def __str__(self) -> str:
        return f"{self.rule} {self.module}"


class FaultyLoader(SourceFileLoader):
    """Loads a module of the title, never from bytecode: that has no fault."""

    def __init__(self, name: str, path: str, fault: Fault) -> None:
        super().__init__(name, path)
        self.fault = fault

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        for fault in (self.fault.given, self.fault):
            if fault is not None and fullname.rpartition(".")[2] == fault.module:
                assert source.count(fault.sound) == 1, f"{fault}: not exactly once there"
                source = source.replace(fault.sound, fault.faulty)
        return compile(source, self.path, "exec", dont_inherit=True)


class FaultyRules:
    """Finds the sources of a title, one of them with a fault."""

    def __init__(self, package: str, fault: Fault) -> None:
        self.package = package
        self.fault = fault

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not _belongs(name, self.package):
            return None
        file = SOURCES.joinpath(*name.split(".")[2:])
        folders = [str(file)] if file.is_dir() else None
        file = file / "__init__.py" if folders else file.with_suffix(".py")
        loader = FaultyLoader(name, str(file), self.fault)
        return spec_from_file_location(
            name, file, loader=loader, submodule_search_locations=folders
        )


@contextmanager
def planted(title_id: str, fault: Fault) -> Iterator[Title]:
    """The title with a fault in it."""
    package = f"quartier.titles.{title_id}"
    sound = {name: module for name, module in sys.modules.items() if _belongs(name, package)}
    for name in sound:
        del sys.modules[name]
    finder = FaultyRules(package, fault)
    sys.meta_path.insert(0, finder)
    try:
        title = import_module(package).TITLE
        assert isinstance(title, Title)
        yield title
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if _belongs(name, package)]:
            del sys.modules[name]
        sys.modules.update(sound)
        if package in sound:
            setattr(quartier.titles, title_id, sound[package])


def noticed(umpires: type[Umpire], title_id: str, fault: Fault, games: int) -> Protest | None:
    """What the umpire says of a fault within so many games."""
    with planted(title_id, fault) as title:
        for table in tables(title, games, fault.bot, fault.settings):
            try:
                watch(umpires, title, table)
            except Protest as protest:
                return protest
    return None


def _belongs(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")
