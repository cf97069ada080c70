"""`quartier play`: a game on the terminal, against bots or handing the keyboard around."""

from __future__ import annotations

import secrets
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from quartier.cli.dialog import Dialog
from quartier.cli.inputs import (
    BadInput,
    bad,
    literals,
    only_word,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.players import Seating, read_seating
from quartier.cli.records import fresh_path, open_record, path_of, refuse_existing, retell
from quartier.cli.screen import Screen, tell_implied, tell_unlearned, title_text
from quartier.cli.table import LocalTable
from quartier.cli.telling import read_speed, remembered_speed
from quartier.core.history import History
from quartier.core.speech import literal
from quartier.core.titles import Title, all_titles, title_ids

SEED_BITS = 32
DEFAULT_BOTS = "greedy"


def add_options(parser: Parser) -> None:
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--bots", "cli-metavar-bots", "cli-option-play-bots")
    parser.option("--names", "cli-metavar-names", "cli-option-names")
    parser.option("--seed", "cli-metavar-number", "cli-option-play-seed")
    parser.option("--speed", "cli-metavar-speed", "cli-option-speed")
    parser.option("--resume", "cli-metavar-file", "cli-option-resume")
    parser.option("--save", "cli-metavar-file", "cli-option-save")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    with suppress(ImportError):  # Not on every system.
        import readline  # noqa: F401  Once imported, typed lines can be edited.
    chosen = arguments.speed
    speed = remembered_speed() if chosen is None else read_speed(chosen)
    if arguments.resume is not None:
        table, path = _resumed(arguments)
    else:
        table, path = _new(arguments, screen)
    return Dialog(table, path, screen, speed).run()


def _resumed(arguments: Namespace) -> tuple[LocalTable, Path]:
    """The table of a saved game, which goes on in the same file if no other is named."""
    if arguments.words:
        raise bad("error-resume-fixed", given=literal(arguments.words[0]))
    for name in ("seats", "set", "bots", "names", "seed"):
        if getattr(arguments, name) not in (None, []):
            raise bad("error-resume-fixed", given=literal(f"--{name}"))
    source = path_of(arguments.resume)
    record, _ = open_record(source)
    if len(record.players) != record.seats:
        raise bad("error-record-damaged", reason=literal("players"))
    history, told = retell(record, len(record.moves))
    path = source
    if arguments.save is not None and path_of(arguments.save) != source:
        path = _new_file(arguments.save)
    return LocalTable(history, told, Seating(record.players)), path


def _new(arguments: Namespace, screen: Screen) -> tuple[LocalTable, Path]:
    word = only_word(arguments.words)
    title = _choose_title(screen) if word is None else read_title(word)
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    tell_implied(screen, title, implied)
    bots = DEFAULT_BOTS if arguments.bots is None else arguments.bots
    seating = read_seating(seats, bots, arguments.names)
    tell_unlearned(screen, title, settings, seats, seating.specs)
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else read_seed(arguments.seed)
    path = fresh_path(title) if arguments.save is None else _new_file(arguments.save)
    return LocalTable(History(title, settings, seats, seed), [], seating), path


def _new_file(name: str) -> Path:
    path = path_of(name)
    refuse_existing(path)
    return path


def _choose_title(screen: Screen) -> Title:
    """Ask which game to play."""
    titles = all_titles()
    screen.say("cli-which-game", style="bold")
    for number, title in enumerate(titles, 1):
        name = title_text(screen.texts_of(title), "name")
        screen.console.print(f" {number} {name} ({title.id})")
    while True:
        try:
            typed = input("> ").strip()
        except EOFError:
            raise bad("error-missing-title", known=literals(title_ids())) from None
        try:
            if typed in map(str, range(1, len(titles) + 1)):
                return titles[int(typed) - 1]
            return read_title(typed)
        except BadInput as problem:
            screen.console.print(screen.refused(problem.refusal), style="yellow")
