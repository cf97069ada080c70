"""`quartier arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from math import isfinite
from time import perf_counter

from quartier import __version__
from quartier.bots.visitor import OtherRules
from quartier.cli.cluster import play_anywhere
from quartier.cli.contest import Contest, Line, Standings, lines
from quartier.cli.exits import INTERRUPTED, OK
from quartier.cli.inputs import (
    bad,
    only_word,
    read_list,
    read_number,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.players import read_bots
from quartier.cli.progress import total
from quartier.cli.screen import Screen, tell_content, tell_implied, tell_unlearned, title_text
from quartier.cli.sim import MOST_GAMES, MOST_JOBS
from quartier.core.speech import literal
from quartier.core.titles import Settings, Title

HEADINGS = (
    "cli-arena-wins",
    "cli-arena-interval",
    "cli-arena-score",
    "cli-arena-lead",
    "cli-arena-elo",
    "cli-arena-rate",
    "cli-arena-p50",
    "cli-arena-p95",
)

# So wide is the column of names at least.
NAME = 12


def add_options(parser: Parser) -> None:
    parser.option("--bots", "cli-metavar-bots", "cli-option-arena-bots", default="greedy,random")
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.option("--games", "cli-metavar-number", "cli-option-games", default="100")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--seed", "cli-metavar-number", "cli-option-arena-seed", default="1")
    parser.option("--jobs", "cli-metavar-number", "cli-option-jobs", default="1")
    parser.option("--ray", "cli-metavar-address", "cli-option-ray")
    parser.flag("--json", help_key="cli-option-json")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(only_word(arguments.words))
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    bots, line_up = read_line_up(arguments.bots, seats, title, settings)
    contest = Contest(
        title_id=title.id,
        settings=settings,
        bots=bots,
        line_up=line_up,
        seed=read_seed(arguments.seed),
        games=read_number("--games", arguments.games, 1, MOST_GAMES),
        content=title.content.fingerprint,
    )
    jobs = read_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    tell_content(screen, title)
    if not arguments.json:
        tell_implied(screen, title, implied)
        tell_unlearned(screen, title, settings, seats, bots)
    started = perf_counter()
    try:
        standings = total(play_anywhere(contest, jobs, arguments.ray), contest.games)
    except OtherRules as error:
        raise bad("error-visitor-lost", reason=literal(str(error))) from error
    seconds = perf_counter() - started
    if arguments.json:
        screen.print_json(report(title, contest, standings, seconds))
    else:
        _print(title, contest, standings, screen)
    return OK if standings is not None and standings.games == contest.games else INTERRUPTED


def read_line_up(
    text: str, seats: int, title: Title, settings: Settings
) -> tuple[list[str], list[int]]:
    """The bots by name, and which of them sits on each seat."""
    named = read_list(text)
    if len(named) == 2 and seats > 2:
        named += named[1:] * (seats - 2)
    if len(named) != seats:
        raise bad("error-line-up", given=len(named), seats=seats)
    specs = read_bots(",".join(named), seats, visited=(title, settings))
    bots = list(dict.fromkeys(specs))
    return bots, [bots.index(spec) for spec in specs]


def report(
    title: Title, contest: Contest, standings: Standings | None, seconds: float
) -> dict[str, object]:
    """The figures as plain data, with all it takes to play the games again; `games` are those that
    were played to their end.
    """
    games = standings.games if standings else 0
    return {
        "quartier": __version__,
        "title": contest.title_id,
        "rules": title.version,
        "content": contest.content,
        "seats": len(contest.line_up),
        "settings": contest.settings,
        "seed": contest.seed,
        "games": games,
        "interrupted": games < contest.games,
        "seconds": round(seconds, 3),
        "bots": [_rounded(line) for line in lines(contest, standings)] if standings else [],
    }


def _rounded(line: Line) -> dict[str, object]:
    return {
        name: (round(value, 4) if isfinite(value) else None) if isinstance(value, float) else value
        for name, value in asdict(line).items()
    }


def _print(title: Title, contest: Contest, standings: Standings | None, screen: Screen) -> None:
    if standings is None:
        screen.say("cli-sim-nothing")
        return
    from rich.box import SIMPLE
    from rich.table import Table

    if standings.games < contest.games:
        screen.say("cli-sim-interrupted", games=standings.games, wanted=contest.games)
    text = screen.texts.text
    screen.say(
        "cli-arena-summary",
        title=literal(title_text(screen.texts_of(title), "name")),
        seats=len(contest.line_up),
        games=standings.games,
        chance=literal(_percent(1 / len(contest.line_up), screen)),
    )
    table = Table(box=SIMPLE, show_edge=False, pad_edge=False, collapse_padding=True)
    # A class is named by its whole place, which may be longer than a line has room for.
    table.add_column(text("cli-sim-bot"), min_width=NAME, overflow="fold")
    for heading in HEADINGS:
        table.add_column(text(heading), justify="right", no_wrap=True)
    for line in lines(contest, standings):
        table.add_row(
            line.bot,
            _percent(line.win_share, screen),
            f"{screen.decimal(100 * line.low, 0)}–{screen.decimal(100 * line.high, 0)}",
            screen.decimal(line.mean_score, 1),
            f"{screen.decimal(line.lead, 1)} ±{screen.decimal(line.lead_error, 1)}",
            str(round(line.elo)),
            str(round(line.decisions_per_second)),
            screen.decimal(line.p50_ms, 1),
            screen.decimal(line.p95_ms, 1),
        )
    screen.console.print(table)


def _percent(share: float, screen: Screen) -> str:
    return screen.texts.text("cli-percent", {"share": literal(screen.decimal(100 * share, 1))})
