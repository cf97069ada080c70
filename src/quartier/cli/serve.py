"""`quartier serve`: tables in the browser, for one household or for many."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from argparse import Namespace
from typing import TYPE_CHECKING

from quartier.cli.databases import add_database_option, database_url, need_server_parts
from quartier.cli.exits import OK
from quartier.cli.inputs import BadInput, bad, no_more_words, read_number
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.config import Config

HOST = "127.0.0.1"
PORT = "8000"
MOST_WORKERS = 64
WAIT_SECONDS = 30.0
BOT_PROCESSES = "QUARTIER_BOT_PROCESSES"
# What nobody guesses at the rate requests are answered at.
SHORTEST_TOKEN = 16


def add_options(parser: Parser) -> None:
    parser.option("--host", "cli-metavar-host", "cli-option-host", HOST)
    parser.option("--port", "cli-metavar-number", "cli-option-port", PORT)
    add_database_option(parser)
    parser.option("--workers", "cli-metavar-number", "cli-option-workers", "1")
    parser.option("--bot-processes", "cli-metavar-number", "cli-option-bot-processes")
    parser.flag("--any-bots", help_key="cli-option-any-bots")
    parser.option("--public-url", "cli-metavar-url", "cli-option-public-url", "")
    parser.flag("--no-browser", help_key="cli-option-no-browser")


def run(arguments: Namespace, screen: Screen) -> int:
    no_more_words(arguments.words)
    port = read_number("--port", arguments.port, 1, 65_535)
    workers = read_number("--workers", arguments.workers, 1, MOST_WORKERS)
    bot_processes = _bot_processes(arguments.bot_processes)
    database = database_url(arguments)
    need_server_parts()
    from quartier.server.config import Config
    from quartier.server.mail import is_mail_url
    from quartier.server.run import check, serve
    from quartier.server.storage.database import DatabaseError, is_postgres

    if workers > 1 and not is_postgres(database):
        raise bad("error-workers-database")
    smtp = os.environ.get("QUARTIER_SMTP", "")
    if smtp and not is_mail_url(smtp):
        raise bad("error-smtp")
    metrics_token = os.environ.get("QUARTIER_METRICS_TOKEN", "")
    if metrics_token and len(metrics_token) < SHORTEST_TOKEN:
        raise bad("error-metrics-token", least=SHORTEST_TOKEN)
    _need_free_port(arguments.host, port)
    config = Config(
        host=arguments.host,
        port=port,
        database=database,
        public_url=arguments.public_url,
        smtp=smtp,
        bot_processes=bot_processes,
        any_bots=arguments.any_bots,
        metrics_token=metrics_token,
        compiles_rules=True,
    )
    try:
        check(config)
    except DatabaseError as error:
        raise BadInput(error.refusal) from None
    announcer = threading.Thread(
        target=_announce,
        args=(config, screen, not arguments.no_browser),
        daemon=True,
    )
    announcer.start()
    try:
        serve(config, workers)
    finally:
        screen.say("cli-serve-stopped")
    return OK


def _bot_processes(given: str | None) -> int:
    """Processes for bots that think long, by the option or the environment; 0: by the cores."""
    if given is not None:
        return read_number("--bot-processes", given, 1, MOST_WORKERS)
    named = os.environ.get(BOT_PROCESSES, "")
    return read_number(BOT_PROCESSES, named, 1, MOST_WORKERS) if named else 0


def _need_free_port(host: str, port: int) -> None:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        reason = literal(error.strerror or str(error))
        raise bad(
            "error-address", host=literal(host), port=literal(str(port)), reason=reason
        ) from None


def _own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def place_of(database: str) -> str:
    """Where tables are kept, without a password."""
    scheme, _, rest = database.partition("://")
    return rest[1:] if scheme == "sqlite" else f"{scheme}://{rest.rpartition('@')[2]}"


def _announce(config: Config, screen: Screen, browser: bool) -> None:
    """Say where the server is once it answers, and show it."""
    end = time.monotonic() + WAIT_SECONDS
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    while time.monotonic() < end:
        try:
            socket.create_connection((host, config.port), 1).close()
        except OSError:
            time.sleep(0.1)
            continue
        screen.say_in_one_line("cli-serve-ready", address=literal(config.address))
        if config.is_open_to_all and not config.public_url:
            network = f"http://{_own_address()}:{config.port}"
            screen.say_in_one_line("cli-serve-network", address=literal(network))
        screen.say_in_one_line("cli-serve-kept", place=literal(place_of(config.database_url)))
        if browser:
            webbrowser.open(config.address)
        return
