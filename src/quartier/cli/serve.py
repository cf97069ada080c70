"""`quartier serve`: tables in the browser, for one household or for many."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from argparse import Namespace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from quartier.cli.databases import need_server_parts
from quartier.cli.exits import OK
from quartier.cli.inputs import BadInput, bad, no_more_words
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import RETENTION, SERVER, Settings, add_settings
from quartier.core.speech import literal

if TYPE_CHECKING:
    from quartier.server.config import Config

WAIT_SECONDS = 30.0
# What nobody guesses at the rate requests are answered at.
SHORTEST_TOKEN = 16


def add_options(parser: Parser) -> None:
    add_settings(parser, *SERVER)


def run(arguments: Namespace, screen: Screen) -> int:
    no_more_words(arguments.words)
    settings = Settings(arguments)
    workers = settings.number("workers")
    need_server_parts()
    from quartier.server.run import check, serve
    from quartier.server.storage.connections import DatabaseError

    config = _config(settings, workers)
    no_browser = settings.is_on("no_browser")
    _need_free_port(config.host, config.port)
    try:
        check(config)
    except DatabaseError as error:
        raise BadInput(error.refusal) from None
    announcer = threading.Thread(
        target=_announce,
        args=(config, screen, not no_browser),
        daemon=True,
    )
    announcer.start()
    try:
        serve(config, workers)
    finally:
        screen.say("cli-serve-stopped")
    return OK


def _config(settings: Settings, workers: int) -> Config:
    """What the server is to be, if all of it can be."""
    from quartier.server.config import Backups, Config, Retention
    from quartier.server.mail import is_mail_url
    from quartier.server.storage.database import is_postgres

    config = Config(
        host=settings.text("host"),
        port=settings.number("port"),
        database=settings.text("database"),
        public_url=settings.text("public_url"),
        smtp=settings.text("smtp"),
        bot_processes=settings.number("bot_processes"),
        any_bots=settings.is_on("any_bots"),
        metrics_token=settings.text("metrics_token"),
        compiles_rules=True,
        backups=Backups(
            settings.text("backup_folder"),
            settings.number("backup_hours"),
            settings.number("backup_keep"),
        ),
        retention=Retention(*(settings.number(setting.name) for setting in RETENTION)),
    )
    if config.public_url and not _is_address(config.public_url):
        raise bad("error-public-url", given=literal(config.public_url))
    if workers > 1 and not is_postgres(config.database):
        raise bad("error-workers-database")
    if config.smtp and not is_mail_url(config.smtp):
        raise bad("error-smtp")
    if config.metrics_token and len(config.metrics_token) < SHORTEST_TOKEN:
        raise bad("error-metrics-token", least=SHORTEST_TOKEN)
    if config.backups.folder and is_postgres(config.database):
        raise bad("error-backup-postgres")
    return config


def _is_address(url: str) -> bool:
    """Whether it is how people come to the server: a scheme and a host, and nothing behind them."""
    try:
        parts = urlsplit(url)
        # Reading the port is what finds a wrong one.
        is_host = bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        return False
    is_alone = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and is_host and is_alone


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
