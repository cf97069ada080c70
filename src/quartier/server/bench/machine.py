"""The server under test, in a process of its own, and what it uses."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import httpx
import msgspec

from quartier.server.config import Config

COME_BACK_SECONDS = 60.0
SERVE = """
import sys, msgspec
from quartier.server.config import Config
from quartier.server.run import serve
if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Config))
"""


def start_server(config: Config) -> subprocess.Popen[bytes]:
    """Start a server the way an installed one starts: its modules are compiled already."""
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(config).decode()]
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)


class Servers:
    """Some servers on one database, each a process with a port of its own."""

    def __init__(self, config: Config, number: int) -> None:
        self.database = config.database_url
        ports = [config.port, *(free_port() for _ in range(number - 1))]
        self._configs = [msgspec.structs.replace(config, port=port) for port in ports]
        self._processes = [start_server(one) for one in self._configs]

    @property
    def ports(self) -> list[int]:
        return [config.port for config in self._configs]

    async def answering(self) -> None:
        for port in self.ports:
            await answering(port)
        # What they do by themselves in the beginning is done by then.
        await asyncio.sleep(3)

    @property
    def memory(self) -> float:
        """In MB, of all of them."""
        return sum(memory_of(process.pid) for process in self._processes)

    @property
    def cpu(self) -> float:
        """Seconds of a processor they have used."""
        return sum(cpu_seconds(process.pid) for process in self._processes)

    def kill_first(self) -> float:
        """End the first one without a word; the time it was gone."""
        self._processes[0].kill()
        self._processes[0].wait()
        return time.perf_counter()

    async def start_first(self) -> float:
        """Start it again; the seconds until it answers."""
        self._processes[0] = start_server(self._configs[0])
        return await answering(self.ports[0])

    def stop(self) -> None:
        for process in self._processes:
            stop_server(process)


def stop_server(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    server.wait()


async def answering(port: int) -> float:
    """Wait until the server answers; the seconds that took."""
    started = time.perf_counter()
    async with httpx.AsyncClient() as http:
        while time.perf_counter() - started < COME_BACK_SECONDS:
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return time.perf_counter() - started
            except httpx.TransportError:
                await asyncio.sleep(0.02)
    raise TimeoutError("the server does not answer")


def memory_of(pid: int) -> float:
    """Resident memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def cpu_seconds(pid: int) -> float:
    """The time a process has kept a processor busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def raise_file_limit() -> None:
    """Let this process, and those it starts from now on, have as many connections as it may."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def quantile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def ms(seconds: float) -> str:
    return f"{seconds * 1_000:.0f} ms"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
