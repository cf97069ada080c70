"""A command line to type into."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quartier.cli import main


@dataclass
class Answer:
    code: int
    out: str
    err: str


Quartier = Callable[..., Answer]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "quartier"


@pytest.fixture
def quartier(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Quartier:
    """Runs a command line, with lines to type if it asks; English unless told otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return run
