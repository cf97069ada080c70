"""The command line: `quartier COMMAND`, one module per command.

A command is imported when it is called, so that the quick ones start quickly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from quartier import __version__, compiled
from quartier.cli.exits import BAD_INPUT, FAILED, INTERRUPTED, OK
from quartier.cli.inputs import BadInput, bad
from quartier.cli.parser import Parser, take_content, take_language
from quartier.cli.screen import Screen
from quartier.core.corrections import ContentError
from quartier.core.speech import literal
from quartier.locale import detect_language


class Command:
    """A command: the texts about it, and the module that adds its options and runs it."""

    def __init__(self, name: str, summary: str, about: str, usage: str) -> None:
        self.name = name
        self.summary = summary
        self.about = about
        self.usage = usage

    def run(self, words: list[str], screen: Screen) -> int:
        module = import_module(f"quartier.cli.{self.name}")
        parser = Parser(screen.texts, self.usage, self.about)
        module.add_options(parser)
        parser.add_common_options()
        arguments = parser.read(words)
        if arguments.help:
            print(parser.help_text(), end="")
            return OK
        code = module.run(arguments, screen)
        assert isinstance(code, int)
        return code


COMMANDS = {
    command.name: command
    for command in (
        Command("serve", "cli-serve", "cli-serve-about", "cli-serve-usage"),
        Command("games", "cli-games", "cli-games-about", "cli-games-usage"),
        Command("play", "cli-play", "cli-play-about", "cli-play-usage"),
        Command("learn", "cli-learn", "cli-learn-about", "cli-learn-usage"),
        Command("sim", "cli-sim", "cli-sim-about", "cli-sim-usage"),
        Command("arena", "cli-arena", "cli-arena-about", "cli-arena-usage"),
        Command("record", "cli-record", "cli-record-about", "cli-record-usage"),
        Command("lab", "cli-lab", "cli-lab-about", "cli-lab-usage"),
        Command("replay", "cli-replay", "cli-replay-about", "cli-replay-usage"),
        Command("verify", "cli-verify", "cli-verify-about", "cli-verify-usage"),
        Command("review", "cli-review", "cli-review-about", "cli-review-usage"),
        Command("puzzle", "cli-puzzle", "cli-puzzle-about", "cli-puzzle-usage"),
        Command("puzzles", "cli-puzzles", "cli-puzzles-about", "cli-puzzles-usage"),
        Command("rules", "cli-rules", "cli-rules-about", "cli-rules-usage"),
        Command("content", "cli-content", "cli-content-about", "cli-content-usage"),
        Command("tables", "cli-tables", "cli-tables-about", "cli-tables-usage"),
        Command("ratings", "cli-ratings", "cli-ratings-about", "cli-ratings-usage"),
        Command("backup", "cli-backup", "cli-backup-about", "cli-backup-usage"),
        Command("admin", "cli-admin", "cli-admin-about", "cli-admin-usage"),
        Command("tidy", "cli-tidy", "cli-tidy-about", "cli-tidy-usage"),
        Command("health", "cli-health", "cli-health-about", "cli-health-usage"),
    )
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code."""
    _write_whatever_the_terminal_can_show()
    screen = Screen(detect_language(os.environ))
    try:
        screen, words = take_language(screen, sys.argv[1:] if arguments is None else arguments)
        return _dispatch(take_content(words), screen)
    except ContentError as problem:
        print(screen.unusable(problem), file=sys.stderr)
        return BAD_INPUT
    except BadInput as problem:
        print(screen.refused(problem.refusal, problem.title), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough; nothing is left to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _dispatch(words: list[str], screen: Screen) -> int:
    first, *rest = words or ["--help"]
    if first == "help" and rest:
        first, rest = rest[0], ["--help"]
    if first in ("help", "-h", "--help"):
        print(_overview(screen))
        return OK
    if first == "--version":
        rules = "cli-version-compiled" if compiled.in_use() else "cli-version-interpreted"
        print(f"quartier {__version__}, {screen.texts.text(rules)}")
        return OK
    if first not in COMMANDS:
        known = [literal(name) for name in COMMANDS]
        raise bad("error-unknown-command", given=literal(first), known=known)
    return COMMANDS[first].run(rest, screen)


def _overview(screen: Screen) -> str:
    text = screen.texts.text
    options = {
        "--content DIR": "cli-option-content",
        "--lang fr|en": "cli-option-lang",
        "--version": "cli-option-version",
        "-h, --help": "cli-option-help",
    }
    lines = [text("cli-about"), "", f"{text('cli-usage')} {text('cli-overview-usage')}", ""]
    lines += [f"{text('cli-commands')}:"]
    lines += [f"  {command.name:<14}{text(command.summary)}" for command in COMMANDS.values()]
    lines += ["", f"{text('cli-options')}:"]
    lines += [f"  {option:<14}{text(key)}" for option, key in options.items()]
    lines += ["", text("cli-overview-more")]
    return "\n".join(lines)


def _write_whatever_the_terminal_can_show() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
