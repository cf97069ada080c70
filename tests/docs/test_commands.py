"""The commands the pages name are there, with the words and options they are named with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, fences, inline_code, name

from quartier.cli import main
from quartier.core.titles import all_titles

COMMAND = re.compile(
    r"(?:\.venv/bin/)?(?P<program>quartier|script/\w+|python -m quartier[\w.]*"
    r"|npm (?:--prefix web )?run)(?=\s|$)(?P<rest>.*)"
)
OPTION = re.compile(r"--[a-z][a-z-]*")
WORD = re.compile(r"(?<!\S)[a-z:]+(?!\S)")
TITLES = {title.id for title in all_titles()}


def commands(text: str) -> Iterator[re.Match[str]]:
    """Commands in code on the page: whole pieces of it, and lines of blocks."""
    blocks = [fence.text for fence in fences(text) if fence.language in ("", "sh", "bash")]
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    for piece in [*inline_code(text), *lines]:
        found = COMMAND.match(piece.strip())
        if found:
            yield found


def faults(text: str) -> list[str]:
    return [f"{command[0]}: {fault}" for command in commands(text) for fault in _faults(command)]


def _faults(command: re.Match[str]) -> Iterator[str]:
    rest = command["rest"].partition(" #")[0]
    words = WORD.findall(rest.partition(" -")[0])
    manual = _manual(command["program"], words)
    if not manual:
        yield "no such command"
    else:
        for word in [*words, *OPTION.findall(rest)]:
            if word not in TITLES and not re.search(rf"(?<![\w-]){word}(?![\w-])", manual):
                yield f"it knows no {word}"


def _manual(program: str, words: list[str]) -> str:
    """A text that names the words and options a program knows; empty if there is none."""
    if program == "quartier":
        verb = words[0] if words else ""
        return f"{verb} {_help(verb)}" if _help(verb) else ""
    if program.startswith("npm"):
        package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
        return " ".join(package["scripts"])
    if program.startswith("python"):
        module = find_spec(program.split()[-1])
        if module is not None and module.submodule_search_locations:
            module = find_spec(f"{module.name}.__main__")
        return Path(str(module.origin)).read_text(encoding="utf-8") if module else ""
    script = ROOT / program
    if not script.is_file():
        return ""
    text = script.read_text(encoding="utf-8")
    passed_on = re.findall(r'quartier" (\w+) "\$@"', text)
    return text + "".join(_help(verb) for verb in passed_on)


@cache
def _help(verb: str) -> str:
    """What `quartier VERB --help` prints; nothing if there is no such command."""
    output = StringIO()
    with redirect_stdout(output), redirect_stderr(StringIO()):
        code = main([*verb.split(), "--help", "--lang", "en"])
    return output.getvalue() if code == 0 else ""


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_exists(page: Path) -> None:
    assert faults(page.read_text(encoding="utf-8")) == []


def test_there_are_commands() -> None:
    assert sum(1 for page in PAGES for _ in commands(page.read_text(encoding="utf-8"))) > 40


@pytest.mark.parametrize(
    "command",
    [
        "quartier dance",
        "quartier tables burn",
        "quartier sim TITLE --game 500",
        "script/dance",
        "script/setup all",
        "script/test --sloppy",
        "script/serve --host HOST --sloppy",
        "python -m quartier.dance",
        ".venv/bin/python -m quartier.research.train sevenwonders --hours 1",
        "npm --prefix web run dance",
    ],
)
def test_a_command_that_does_not_exist_is_found(command: str) -> None:
    assert len(faults(f"Say `{command}`.")) == 1
    assert len(faults(f"Say\n```\n{command}\n```\n")) == 1
