"""Compiled rules: the same games as the sources they are made of, and never anything else."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartier import compiled
from quartier.compiled import building
from quartier.core.titles import find_title, title_ids
from quartier.testing.course import courses

needs_compiled = pytest.mark.skipif(
    not compiled.in_use(), reason="the rules are not compiled; script/compile does it"
)


def run(*arguments: str, **environ: str) -> list[str]:
    """What Python prints, in an environment with these changes."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@needs_compiled
@pytest.mark.parametrize("title_id", title_ids())
def test_compiled_and_interpreted_rules_play_the_same_games(title_id: str) -> None:
    title = find_title(title_id)
    assert title is not None
    interpreted = run("-m", "quartier.testing.course", title_id, QUARTIER_PURE="1")
    assert list(courses(title)) == interpreted


@needs_compiled
def test_the_environment_chooses_which_rules_run() -> None:
    where = "import quartier.core.state as rules; print(rules.__file__)"
    assert run("-c", where)[0].endswith(compiled.SUFFIX)
    assert run("-c", where, QUARTIER_PURE="1")[0].endswith("state.py")
    version = "from quartier.cli import main; main(['--version', '--lang', 'en'])"
    assert run("-c", version)[0].endswith(", compiled rules")
    assert run("-c", version, QUARTIER_PURE="1")[0].endswith(", interpreted rules")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with one source of the rules, and compiled modules made of it."""
    source = tmp_path / "core" / "rule.py"
    source.parent.mkdir()
    source.write_text("ONE = 1\n")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "NOTE", tmp_path / "note")
    monkeypatch.delenv(compiled.PURE, raising=False)
    (tmp_path / "note").write_text(compiled.checksum())
    compiled.in_use.cache_clear()
    yield source
    monkeypatch.undo()
    compiled.in_use.cache_clear()


def test_compiled_modules_are_left_aside_once_a_source_has_changed(elsewhere: Path) -> None:
    assert compiled.in_use()
    compiled.in_use.cache_clear()
    elsewhere.write_text("ONE = 2\n")
    assert not compiled.in_use()


def test_compiled_modules_are_left_aside_once_a_source_is_new(elsewhere: Path) -> None:
    elsewhere.with_name("other.py").touch()
    assert not compiled.in_use()


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(("value", "used"), [("1", False), ("0", True), ("", True)])
def test_compiled_modules_are_left_aside_where_pure_ones_are_wanted(
    monkeypatch: pytest.MonkeyPatch, value: str, used: bool
) -> None:
    monkeypatch.setenv(compiled.PURE, value)
    assert compiled.in_use() == used


def test_without_a_compiler_compiling_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.PURE, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(building.CannotCompile, match=r"no C compiler .* apt install gcc"):
        building.check_tools()


def test_nothing_is_compiled_where_pure_rules_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.PURE, "1")
    with pytest.raises(building.CannotCompile, match="QUARTIER_PURE is set"):
        building.check_tools()


def test_what_the_rules_import_can_be_had_while_a_wheel_is_built() -> None:
    needed = {re.split(r"\W", requirement)[0] for requirement in building.NEEDED}
    imported = set()
    for file in compiled.sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                imported.add(node.module.partition(".")[0])
            elif isinstance(node, ast.Import):
                imported |= {name.name.partition(".")[0] for name in node.names}
    assert imported - sys.stdlib_module_names - {"quartier"} <= needed
