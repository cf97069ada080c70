"""`quartier health`: whether the server on this machine is well, for whoever looks after it."""

from __future__ import annotations

import json
from argparse import Namespace
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import urlopen

from quartier.cli.exits import FAILED, OK
from quartier.cli.inputs import no_more_words
from quartier.cli.parser import Parser
from quartier.cli.screen import Screen
from quartier.cli.settings import HOST, PORT, Settings, add_settings
from quartier.core.speech import literal

SECONDS = 5.0


def add_options(parser: Parser) -> None:
    add_settings(parser, HOST, PORT)


def run(arguments: Namespace, screen: Screen) -> int:
    no_more_words(arguments.words)
    from quartier.server.config import Config

    settings = Settings(arguments)
    address = Config(settings.text("host"), settings.number("port")).address
    try:
        with urlopen(f"{address}/healthz", timeout=SECONDS) as answer:
            answer.read()
    except HTTPError as error:
        reason = screen.texts.text(_trouble(error))
        screen.say_in_one_line("cli-health-ill", address=literal(address), reason=literal(reason))
        return FAILED
    except (OSError, HTTPException) as error:
        screen.say_in_one_line(
            "cli-health-silent", address=literal(address), reason=literal(str(error))
        )
        return FAILED
    screen.say_in_one_line("cli-health-well", address=literal(address))
    return OK


def _trouble(error: HTTPError) -> str:
    """The key of what the server says is wrong, if it is a server of ours."""
    try:
        return str(json.load(error)["key"])
    except (ValueError, KeyError, TypeError):
        return "cli-health-stranger"
