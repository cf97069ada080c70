"""The Python on the pages runs, and the example of the README passes mypy --strict."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, Fence, fences, name

SNIPPETS = [
    pytest.param(page, fence, id=f"{name(page)}:{fence.line}")
    for page in PAGES
    for fence in fences(page.read_text(encoding="utf-8"))
    if fence.language == "python"
]


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) > 4


@pytest.mark.parametrize(("page", "snippet"), SNIPPETS)
def test_a_snippet_runs(page: Path, snippet: Fence) -> None:
    # Its lines are those of the page, so that an error names the place.
    code = compile("\n" * snippet.line + snippet.text, str(page), "exec")
    found: dict[str, object] = {"__name__": "snippet"}
    exec(code, found)
    assert len(found) > 1


def test_the_example_of_the_readme_is_strictly_typed(tmp_path: Path) -> None:
    example = tmp_path / "example.py"
    text = next(
        fence.text
        for fence in fences((ROOT / "README.md").read_text(encoding="utf-8"))
        if fence.language == "python"
    )
    example.write_text(text, encoding="utf-8")
    mypy = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(example)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (mypy.returncode, mypy.stdout + mypy.stderr) == (
        0,
        "Success: no issues found in 1 source file\n",
    )
