"""Running a server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys

import msgspec
import uvicorn
from litestar import Litestar

from quartier.server.app import create_app
from quartier.server.config import Config
from quartier.server.cores import spare_cores, usable_cores
from quartier.server.doors import Doors
from quartier.server.logs import set_up_logs
from quartier.server.protocol import Http, TableSocket
from quartier.server.storage.database import Database
from quartier.server.titles import titles

log = logging.getLogger(__name__)

# Worker processes are started by name; this is how they learn what the first one was told.
CONFIG_VARIABLE = "QUARTIER_CONFIG"
# Connections get this long to end before they are cut: with the rest, a stop takes under 10 s.
GRACE_SECONDS = 4
THIS_MACHINE = "127.0.0.1,::1"
MANY_FILES = 65_536
COLLECT_AFTER = (10_000, 5, 1_000)


def check(config: Config) -> None:
    """Bring the database up to date before anything else; a DatabaseError says what is wrong."""

    async def open_once() -> None:
        database = Database(config.database_url)
        await database.open()
        await database.close()

    asyncio.run(open_once())


def serve(config: Config, workers: int = 1) -> None:
    """Serve until told to stop by TERM or Ctrl-C."""
    _set_up(config)
    # uvicorn stops in order and then lets the signal go on to whoever handled it before: a stop
    # that was asked for is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    options: dict[str, object] = {
        "host": config.host,
        "port": config.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": Http,
        "ws": TableSocket,
        "forwarded_allow_ips": _proxies(),
        # The application closes longer messages with a reason; this bounds what it has to read.
        "ws_max_size": 16 * config.limits.message_bytes,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
    if workers == 1:
        uvicorn.run(create_app(config), **options)  # type: ignore[arg-type]
        return
    processes = config.bot_processes or spare_cores(workers, usable_cores())
    config = msgspec.structs.replace(config, bot_processes=processes)
    os.environ[CONFIG_VARIABLE] = msgspec.json.encode(config).decode()
    uvicorn.run(
        f"{__name__}:worker_app",
        factory=True,
        workers=workers,
        **options,  # type: ignore[arg-type]
    )


def _set_up(config: Config) -> None:
    set_up_logs()
    Http.doors = Doors(config.limits, raise_file_limit(), _proxies())
    # Programs and rules stay as long as the process, and tables hold many small things that stay
    # too: looking through all of them for garbage again and again took a quarter of its time. Often
    # through what is new, seldom through everything: that takes half a second with 4,000 seats.
    titles()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def worker_app() -> Litestar:
    """The application of one of several processes."""
    config = msgspec.json.decode(os.environ[CONFIG_VARIABLE], type=Config)
    _set_up(config)
    return create_app(config)


def _proxies() -> str:
    """The addresses of proxies that are believed when they say for whom they ask."""
    return os.environ.get("FORWARDED_ALLOW_IPS", THIS_MACHINE)


def raise_file_limit() -> int:
    """Let the process have as many files and connections as it may; how many that is."""
    try:
        import resource
    except ImportError:
        # Windows counts them otherwise, and has room for more than we need.
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (ValueError, OSError) as error:
        log.warning("the limit of open files stays as it is: %s", error)
    files = MANY_FILES if soft == resource.RLIM_INFINITY else soft
    log.info("files and connections this process may have", extra={"files": files})
    return files
