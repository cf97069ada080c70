"""Options of a command in the person's language: argparse without its English sentences.

Of argparse only what says nothing is used: options without types, choices or required values. What
it does not recognise are the words of the command; values are read by `quartier.cli.inputs`.
"""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from quartier.bots.levels import LEVELS
from quartier.bots.registry import KINDS
from quartier.cli.inputs import bad
from quartier.cli.screen import Screen
from quartier.core import corrections
from quartier.core.speech import literal
from quartier.locale import LANGUAGES, Texts

LANG = "--lang"
END = "--"
CONTENT = "--content"
WIDTH = 80


class Parser(ArgumentParser):
    """The options of one command. `usage` and `about` are message keys, as are all help texts."""

    def __init__(self, texts: Texts, usage: str, about: str) -> None:
        super().__init__(
            prog="quartier",
            usage=SUPPRESS,
            description=texts.text(about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.texts = texts
        self.usage_key = usage
        self.notes = ""
        self.group = self.add_argument_group(texts.text("cli-options"))

    def option(self, name: str, metavar: str, help_key: str, default: str | None = None) -> None:
        """An option with a value."""
        self.group.add_argument(
            name, metavar=self.texts.text(metavar), help=self._help(help_key), default=default
        )

    def repeated_option(self, name: str, metavar: str, help_key: str) -> None:
        """An option with a value that may be given several times."""
        self.group.add_argument(
            name,
            metavar=self.texts.text(metavar),
            help=self._help(help_key),
            action="append",
            default=[],
        )

    def flag(self, *names: str, help_key: str) -> None:
        """An option without a value."""
        self.group.add_argument(*names, action="store_true", help=self._help(help_key))

    def list_bots(self) -> None:
        """Say in the help which bots there are."""
        lines = [f"{self.texts.text('cli-bots')}:"]
        for bot in (*LEVELS, *KINDS):
            start, more = f"  {bot.name:<10}", " " * 12
            text = self.texts.text(bot.description)
            lines.append(fill(text, WIDTH, initial_indent=start, subsequent_indent=more))
        self.notes = "\n" + "\n".join(lines) + "\n"

    def add_common_options(self) -> None:
        self.option(CONTENT, "cli-metavar-folder", "cli-option-content")
        self.option(LANG, "cli-metavar-lang", "cli-option-lang")
        self.flag("-h", "--help", help_key="cli-option-help")

    def read(self, arguments: Sequence[str]) -> Namespace:
        """The options, and as `words` what is not one; BadInput says what is wrong.

        After `--` come words alone, whatever they begin with.
        """
        end = list(arguments).index(END) if END in arguments else len(arguments)
        plain = list(arguments[end + 1 :])
        try:
            found, words = self.parse_known_args(list(arguments[:end]))
        except ArgumentError as error:
            option = error.argument_name or ""
            takes_none = any(
                action.nargs == 0 and "/".join(action.option_strings) == option
                for action in self._actions
            )
            key = "error-needless-value" if takes_none else "error-missing-value"
            raise bad(key, option=literal(option)) from None
        for word in words:
            if word.startswith("-") and word != "-":
                known = [
                    literal(name)
                    for action in self._actions
                    for name in action.option_strings
                    if name.startswith("--")
                ]
                raise bad("error-unknown-argument", given=literal(word), known=known)
        found.words = [*words, *plain]
        return found

    def help_text(self) -> str:
        text = self.texts.text
        return f"{text('cli-usage')} {text(self.usage_key)}\n\n{self.format_help()}{self.notes}"

    def _help(self, key: str) -> str:
        return self.texts.text(key).replace("%", "%%")  # argparse fills in %(default)s and such


def take_language(screen: Screen, arguments: Sequence[str]) -> tuple[Screen, list[str]]:
    """The screen in the language asked for, and the other arguments.

    This comes before everything else, because help and complaints are in that language too.
    """
    language, rest = _take(LANG, arguments)
    if language is None:
        return screen, rest
    if language not in LANGUAGES:
        allowed = [literal(known) for known in LANGUAGES]
        raise bad("error-language", given=literal(language), allowed=allowed)
    return Screen(language), rest


def take_content(arguments: Sequence[str]) -> list[str]:
    """Note the folder of corrections for this process and those it starts; the other arguments.

    Titles read their content when they are imported, so this comes before any of them is.
    """
    named, rest = _take(CONTENT, arguments)
    if named is None:
        named = os.environ.get(corrections.VARIABLE) or None
    if named not in (None, corrections.NOTHING):
        folder = Path(named).expanduser().absolute()
        if not folder.is_dir():
            raise bad("error-content-folder", given=literal(named))
        named = str(folder)
    if named is not None:
        os.environ[corrections.VARIABLE] = named
    return rest


def _take(option: str, arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The last value given for an option, and the other arguments."""
    words = list(arguments)
    rest: list[str] = []
    value: str | None = None
    while words:
        word = words.pop(0)
        if word != option and not word.startswith(f"{option}="):
            rest.append(word)
            continue
        if word == option and not words:
            raise bad("error-missing-value", option=literal(option))
        value = words.pop(0) if word == option else word.removeprefix(f"{option}=")
    return value, rest
