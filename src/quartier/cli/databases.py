"""Which database a command works on."""

from __future__ import annotations

import os
from argparse import Namespace
from importlib.util import find_spec

from quartier.cli.inputs import bad
from quartier.cli.parser import Parser

VARIABLE = "QUARTIER_DATABASE"
PARTS = ("litestar", "sqlalchemy", "alembic", "uvicorn")


def add_database_option(parser: Parser) -> None:
    parser.option("--database", "cli-metavar-url", "cli-option-database")


def database_url(arguments: Namespace) -> str:
    """What was named, on the command line or in the environment; else the user's own file."""
    named = arguments.database or os.environ.get(VARIABLE, "")
    if named:
        return str(named)
    from quartier.server.config import Config

    return Config().database_url


def need_server_parts() -> None:
    """The server is an extra; whoever installed only the rules is told how to get it."""
    if not all(find_spec(part) for part in PARTS):
        raise bad("error-server-missing")
