"""`quartier puzzles`: what puzzles a title has, and looking for new ones."""

from __future__ import annotations

from argparse import Namespace
from time import perf_counter

from quartier.cli.exits import OK
from quartier.cli.inputs import (
    bad,
    no_more_words,
    read_number,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.records import path_of
from quartier.cli.screen import Screen, tell_content, tell_implied
from quartier.core.speech import literal
from quartier.core.titles import Title
from quartier.puzzles.puzzle import Puzzle, puzzles_of

LIST = "list"
MINE = "mine"
HEADINGS = (
    "cli-puzzles-number",
    "cli-puzzles-theme",
    "cli-puzzles-rating",
    "cli-puzzles-margin",
)
MOST_MINUTES = 10_000
MOST_GAMES = 1_000_000
MOST_PROCESSES = 256


def add_options(parser: Parser) -> None:
    parser.flag("--json", help_key="cli-option-json")
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--games", "cli-metavar-number", "cli-option-mine-games", default="10")
    parser.option("--minutes", "cli-metavar-number", "cli-option-mine-minutes")
    parser.option("--seed", "cli-metavar-number", "cli-option-mine-seed")
    parser.option("--processes", "cli-metavar-number", "cli-option-mine-processes", default="1")
    parser.option("--save", "cli-metavar-file", "cli-option-mine-save", default="puzzles.jsonl")


def run(arguments: Namespace, screen: Screen) -> int:
    word, *rest = arguments.words or [""]
    if word not in (LIST, MINE):
        raise bad("error-puzzles-word", given=literal(word))
    title = read_title(rest[0] if rest else None)
    no_more_words(rest[1:])
    if word == LIST:
        return _list(title, arguments.json, screen)
    return _mine(title, arguments, screen)


def _list(title: Title, as_json: bool, screen: Screen) -> int:
    puzzles = puzzles_of(title)
    texts = screen.texts_of(title)
    if as_json:
        screen.print_json([_data(puzzle) for puzzle in puzzles])
        return OK
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, show_edge=False)
    for heading in HEADINGS:
        table.add_column(screen.texts.text(heading))
    for puzzle in puzzles:
        table.add_row(
            str(puzzle.number),
            texts.text(puzzle.theme),
            str(puzzle.rating),
            f"{screen.decimal(puzzle.margin, 2)} ± {screen.decimal(puzzle.error, 2)}",
        )
    screen.console.print(table)
    return OK


def _data(puzzle: Puzzle) -> dict[str, object]:
    return {
        "number": puzzle.number,
        "theme": puzzle.theme,
        "rating": puzzle.rating,
        "margin": puzzle.margin,
        "error": puzzle.error,
        "seats": puzzle.seats,
        "options": puzzle.options,
    }


def _mine(title: Title, arguments: Namespace, screen: Screen) -> int:
    """Look through games, one seed after the other; what is found is added to a file at once."""
    from quartier.puzzles.digging import dig, next_seed
    from quartier.puzzles.puzzle import add

    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    games = read_number("--games", arguments.games, 1, MOST_GAMES)
    minutes = arguments.minutes and read_number("--minutes", arguments.minutes, 1, MOST_MINUTES)
    processes = read_number("--processes", arguments.processes, 1, MOST_PROCESSES)
    path = path_of(arguments.save)
    first = read_seed(arguments.seed) if arguments.seed else next_seed(path, settings, seats)
    tell_content(screen, title)
    tell_implied(screen, title, implied)
    started = perf_counter()
    looked = clear = 0
    for dug in dig(title.id, settings, seats, range(first, first + games), processes):
        for puzzle in dug.puzzles:
            add(path, puzzle)
        looked += dug.looked
        clear += dug.clear
        screen.say("cli-puzzles-mined", seed=literal(str(dug.seed)), found=len(dug.puzzles))
        if minutes and perf_counter() - started > 60 * minutes:
            break
    screen.say("cli-puzzles-looked", looked=looked, clear=clear)
    screen.say_in_one_line("cli-puzzles-saved", file=literal(str(path)))
    return OK
