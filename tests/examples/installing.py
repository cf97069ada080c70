"""Installs an example as a stranger's package would be: built, and copied out of its folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def install(example: str, folder: Path) -> None:
    """Put an example into a folder that Python looks into."""
    offline = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", *offline]
    subprocess.run([*pip, "--target", str(folder), str(EXAMPLES / example)], check=True)


def run(folder: Path, *command: str, cwd: Path | None = None) -> str:
    """What a program says where the folder's packages are installed, too."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "QUARTIER_PURE": "1"}
    done = subprocess.run(
        [str(Path(sys.executable).with_name(command[0])), *command[1:]],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
