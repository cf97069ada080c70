"""A PostgreSQL of the tests' own: installed if missing, started on a free port, thrown away."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

INSTALLED = "/usr/lib/postgresql"
START_ATTEMPTS = 3


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _programs() -> Path:
    """The folder of initdb and pg_ctl; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path(INSTALLED).glob("*/bin/initdb"))
    if not folders and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-qq", "-y", "postgresql"], check=True, capture_output=True
        )
        folders = sorted(Path(INSTALLED).glob("*/bin/initdb"))
    if not folders:
        pytest.skip("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    return folders[-1].parent


@contextmanager
def postgres_server() -> Iterator[str]:
    """The URL of an empty database, while it runs."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="quartier-postgres-"))
    # PostgreSQL refuses to run as root.
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_user:
        shutil.chown(folder, "postgres", "postgres")

    def run(program: str, *arguments: str) -> None:
        command = [*as_user, str(programs / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start() -> int:
        """On a port that was free a moment ago: somebody else may have taken it since."""
        for attempt in range(START_ATTEMPTS):
            port = free_port()
            options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
            log = folder / f"log-{attempt}"
            try:
                run("pg_ctl", "-o", options, "-l", str(log), "-w", "start")
                return port
            except subprocess.CalledProcessError:
                print(log.read_text() if log.exists() else "PostgreSQL wrote no log.")
        raise AssertionError("PostgreSQL does not start; its log is above")

    run("initdb", "-A", "trust", "-U", "quartier", "--no-sync")
    port = start()
    try:
        yield f"postgresql://quartier@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(folder)
