"""`quartier record`: the decisions of bots as a data set."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec

from quartier.cli.exits import OK
from quartier.cli.inputs import (
    bad,
    only_word,
    read_number,
    read_output,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.players import read_bots
from quartier.cli.progress import shown_progress
from quartier.cli.screen import Screen, tell_content, tell_implied
from quartier.cli.sim import MOST_GAMES, MOST_JOBS
from quartier.core.speech import literal

NEEDED = "pyarrow"


def add_options(parser: Parser) -> None:
    parser.option("--output", "cli-metavar-file", "cli-option-record-output")
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--games", "cli-metavar-number", "cli-option-games", default="100")
    parser.option("--bots", "cli-metavar-bots", "cli-option-sim-bots", default="random")
    parser.option("--seed", "cli-metavar-number", "cli-option-sim-seed", default="1")
    parser.option("--jobs", "cli-metavar-number", "cli-option-jobs", default="1")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(only_word(arguments.words))
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    bots = read_bots(arguments.bots, seats)
    seed = read_seed(arguments.seed)
    games = read_number("--games", arguments.games, 1, MOST_GAMES)
    jobs = read_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    file = read_output(arguments.output or f"{title.id}.parquet")
    if find_spec(NEEDED) is None:
        raise bad("error-record-needs", given=literal(NEEDED))
    from quartier.research.dataset import Wish, record

    tell_content(screen, title)
    tell_implied(screen, title, implied)
    with shown_progress(games) as show:
        rows = record(Wish(title.id, settings, bots, seed, games), file, jobs, show)
    screen.say("cli-record-done", decisions=rows, games=games, file=literal(str(file)))
    return OK
