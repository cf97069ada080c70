"""Servers for tests: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server.postgres import free_port

from quartier.server.app import create_app
from quartier.server.config import Config, Limits
from quartier.server.doors import Doors
from quartier.server.protocol import Http, Patience, TableSocket
from quartier.server.run import THIS_MACHINE

# Tests are many people at one address.
LIMITS = Limits(
    requests_per_second=10_000,
    request_burst=10_000,
    messages_per_second=10_000,
    message_burst=10_000,
    connection_burst=10_000,
    name_burst=10_000,
    password_burst=10_000,
    shortest_clock=1,
    waiting_tables=10_000,
    guest_waiting_tables=10_000,
    tables_per_hour=10_000,
    guest_tables_per_hour=10_000,
    address_tables_per_hour=100_000,
    address_public_tables_per_hour=100_000,
    bot_tables=10_000,
    upload_burst=10_000,
)


METRICS_TOKEN = "let me see the figures"


class Server:
    """A server in a thread."""

    def __init__(
        self,
        config: Config,
        http: type[Patience] = Http,
        ws: type[TableSocket] = TableSocket,
        files: int = 1_024,
        **options: Any,
    ) -> None:
        self.config = msgspec.structs.replace(config, port=free_port())
        self.app = create_app(self.config)
        self.doors = Doors(self.config.limits, files, THIS_MACHINE)
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                self.app,
                port=self.config.port,
                log_config=None,
                # A class of its own, because servers of one process have different doors.
                http=type("Http", (http,), {"doors": self.doors}),
                ws=ws,
                ws_max_size=65_536,
                timeout_graceful_shutdown=1,
                **options,
            )
        )
        self._thread = threading.Thread(target=self._uvicorn.run)

    @property
    def url(self) -> str:
        return self.config.address

    def start(self) -> None:
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()


@contextmanager
def running(database: str, **options: object) -> Iterator[Server]:
    """A server in a thread, while the block runs."""
    settings: dict[str, object] = {
        "limits": LIMITS,
        "local_webhooks": True,
        "metrics_token": METRICS_TOKEN,
        **options,
    }
    server = Server(Config(database=database, **settings))  # type: ignore[arg-type]
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, port: int | None = None, workers: int = 1) -> None:
        self.port = port or free_port()
        config = Config(database=database, port=self.port, limits=LIMITS)
        code = (
            "import sys, msgspec\n"
            "from quartier.server.config import Config\n"
            "from quartier.server.run import serve\n"
            "if __name__ == '__main__':\n"
            "    serve(msgspec.json.decode(sys.argv[1], type=Config), int(sys.argv[2]))\n"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, msgspec.json.encode(config).decode(), str(workers)],
            stderr=subprocess.PIPE,
            text=True,
        )
        self.url = config.address
        self._log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self._wait()

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        self._log.extend(self.process.stderr)

    @property
    def log(self) -> str:
        return "".join(self._log)

    def _wait(self) -> None:
        while True:
            assert self.process.poll() is None, self.log
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an operator would; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)
