"""What a server is set to: on the command line, in the environment, in a file, or as it is usual.

The first of these that says something counts. Secrets are not for the command line, which others
on the machine can read; they may also be in a file of their own that the environment names.
"""

from __future__ import annotations

import os
import tomllib
from argparse import Namespace
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal, NamedTuple

from quartier.cli.inputs import bad, literals, read_number
from quartier.cli.parser import Parser
from quartier.core.speech import literal
from quartier.private import data_path

PREFIX = "QUARTIER_"
FILE_OPTION = "--settings"
FILE_VARIABLE = "QUARTIER_SETTINGS"
USUAL_FILE = "settings.toml"
YES = ("1", "true", "yes", "on")
NO = ("0", "false", "no", "off")


class Setting(NamedTuple):
    """One thing to be set: `--its-name`, `QUARTIER_ITS_NAME`, `its_name = …` in a file."""

    name: str
    kind: Literal["text", "number", "switch", "secret"]
    # What its option is for; a secret has none.
    about: str = ""
    usual: str = ""
    least: int = 0
    most: int = 0
    metavar: str = "cli-metavar-number"

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


MOST_PROCESSES = 64
MOST_DAYS = 36_500

HOST = Setting("host", "text", "cli-option-host", "127.0.0.1", metavar="cli-metavar-host")
PORT = Setting("port", "number", "cli-option-port", "8000", 1, 65_535)
DATABASE = Setting("database", "text", "cli-option-database", metavar="cli-metavar-url")
PUBLIC_URL = Setting("public_url", "text", "cli-option-public-url", metavar="cli-metavar-url")
# A variable so much like one of ours is a slip; others that begin like it may be somebody else's.
ALIKE = 0.75
# 0: for ever.
RETENTION: Final = (
    Setting("guest_days", "number", "cli-option-guest-days", "180", 0, MOST_DAYS),
    Setting("waiting_days", "number", "cli-option-waiting-days", "30", 0, MOST_DAYS),
    Setting("chat_days", "number", "cli-option-chat-days", "365", 0, MOST_DAYS),
)
SERVER: Final = (
    HOST,
    PORT,
    DATABASE,
    Setting("workers", "number", "cli-option-workers", "1", 1, MOST_PROCESSES),
    Setting("bot_processes", "number", "cli-option-bot-processes", "", 1, MOST_PROCESSES),
    Setting("any_bots", "switch", "cli-option-any-bots", "no"),
    PUBLIC_URL,
    Setting("no_browser", "switch", "cli-option-no-browser", "no"),
    Setting("backup_folder", "text", "cli-option-backup-folder", metavar="cli-metavar-folder"),
    Setting("backup_hours", "number", "cli-option-backup-hours", "24", 1, 24 * 365),
    Setting("backup_keep", "number", "cli-option-backup-keep", "14", 1, 10_000),
    *RETENTION,
    Setting("smtp", "secret"),
    Setting("metrics_token", "secret"),
)
KNOWN: Final = {setting.name: setting for setting in SERVER}


class Found(NamedTuple):
    """What is set, and where: a flag, a variable, or a line of a file."""

    source: str
    text: str


def add_settings(parser: Parser, *settings: Setting) -> None:
    """The options of a command that are settings, and the one that names their file."""
    for setting in settings:
        if setting.kind == "switch":
            parser.flag(setting.flag, help_key=setting.about)
        elif setting.kind != "secret":
            parser.option(setting.flag, setting.metavar, setting.about)
    parser.option(FILE_OPTION, "cli-metavar-file", "cli-option-settings")


class Settings:
    """What was set for one command; asked by the name of a setting."""

    def __init__(self, arguments: Namespace) -> None:
        _check_variables()
        self._arguments = vars(arguments)
        self._file = _file(arguments)
        self._lines = _read(self._file) if self._file else {}

    def text(self, name: str) -> str:
        return self._find(KNOWN[name]).text

    def number(self, name: str) -> int:
        """A number; 0 where nothing is set and nothing is usual."""
        setting = KNOWN[name]
        found = self._find(setting)
        if not found.text:
            return 0
        return read_number(found.source, found.text, setting.least, setting.most)

    def is_on(self, name: str) -> bool:
        found = self._find(KNOWN[name])
        if found.text.lower() not in (*YES, *NO):
            raise bad("error-switch", setting=literal(found.source), given=literal(found.text))
        return found.text.lower() in YES

    def _find(self, setting: Setting) -> Found:
        given = self._arguments.get(setting.name)
        if given:
            return Found(setting.flag, "yes" if given is True else given)
        named = os.environ.get(setting.variable, "")
        if named:
            return Found(setting.variable, named)
        if setting.kind == "secret" and os.environ.get(f"{setting.variable}_FILE"):
            return _secret(f"{setting.variable}_FILE")
        if setting.name in self._lines:
            return Found(f"{setting.name} ({self._file})", self._lines[setting.name])
        return Found(setting.flag, setting.usual)


def _check_variables() -> None:
    """Refuse a misspelt variable: what it was to set would silently stay as usual."""
    ours = [setting.variable.removeprefix(PREFIX) for setting in SERVER]
    ours += [f"{setting.name.upper()}_FILE" for setting in SERVER if setting.kind == "secret"]
    for variable in sorted(os.environ):
        name = variable.removeprefix(PREFIX)
        if name == variable or name in ours:
            continue
        for meant in get_close_matches(name, ours, 1, ALIKE):
            raise bad(
                "error-unknown-variable", given=literal(variable), meant=literal(PREFIX + meant)
            )


def _file(arguments: Namespace) -> Path | None:
    """The file of settings: the one that is named, which must be there, or the usual one."""
    named = arguments.settings or os.environ.get(FILE_VARIABLE, "")
    if named:
        return Path(named)
    usual = data_path() / USUAL_FILE
    return usual if usual.is_file() else None


def _read(path: Path) -> dict[str, str]:
    try:
        lines = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        # A line that is no setting, a letter that is none, or no file at all: each says what.
        raise bad(
            "error-settings-file", file=literal(str(path)), reason=literal(str(error))
        ) from None
    for name, value in lines.items():
        if name not in KNOWN:
            known = literals(KNOWN)
            raise bad(
                "error-unknown-setting", file=literal(str(path)), given=literal(name), known=known
            )
        if not isinstance(value, str | int | bool):
            raise bad("error-setting-value", file=literal(str(path)), given=literal(name))
    return {name: _text(value) for name, value in lines.items()}


def _text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _secret(variable: str) -> Found:
    """What is in the file that a variable names, without the end of its line."""
    path = os.environ[variable]
    try:
        return Found(variable, Path(path).read_text(encoding="utf-8").strip())
    except (OSError, ValueError) as error:
        raise bad("error-settings-file", file=literal(path), reason=literal(str(error))) from None
