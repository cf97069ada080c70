"""`quartier sim`: many games between bots, counted."""

from __future__ import annotations

from argparse import Namespace
from time import perf_counter

from quartier.cli.crew import play_games
from quartier.cli.exits import INTERRUPTED, OK
from quartier.cli.inputs import (
    only_word,
    read_number,
    read_seed,
    read_setup,
    read_title,
)
from quartier.cli.parser import Parser
from quartier.cli.players import read_bots
from quartier.cli.progress import total
from quartier.cli.screen import Screen, tell_content, tell_implied, tell_unlearned, title_text
from quartier.cli.series import Series, Tally
from quartier.core.speech import Facts, literal
from quartier.core.titles import Title
from quartier.locale import points_text

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def add_options(parser: Parser) -> None:
    parser.option("--seats", "cli-metavar-number", "cli-option-seats")
    parser.repeated_option("--set", "cli-metavar-setting", "cli-option-set")
    parser.option("--games", "cli-metavar-number", "cli-option-games", default="100")
    parser.option("--bots", "cli-metavar-bots", "cli-option-sim-bots", default="random")
    parser.option("--seed", "cli-metavar-number", "cli-option-sim-seed", default="1")
    parser.option("--jobs", "cli-metavar-number", "cli-option-jobs", default="1")
    parser.flag("--json", help_key="cli-option-json")
    parser.list_bots()


def run(arguments: Namespace, screen: Screen) -> int:
    title = read_title(only_word(arguments.words))
    seats, settings, implied = read_setup(title, arguments.seats, arguments.set)
    series = Series(
        title_id=title.id,
        settings=settings,
        bots=read_bots(arguments.bots, seats),
        seed=read_seed(arguments.seed),
        games=read_number("--games", arguments.games, 1, MOST_GAMES),
        content=title.content.fingerprint,
    )
    jobs = read_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    tell_content(screen, title)
    if not arguments.json:
        tell_implied(screen, title, implied)
        tell_unlearned(screen, title, settings, seats, series.bots)
    started = perf_counter()
    tally = total(play_games(series, jobs), series.games)
    seconds = perf_counter() - started
    if arguments.json:
        screen.print_json(report(series, tally, seconds))
    else:
        _print(title, series, tally, seconds, screen)
    return OK if tally is not None and tally.games == series.games else INTERRUPTED


def report(series: Series, tally: Tally | None, seconds: float) -> dict[str, object]:
    """The figures as plain data; `games` are those that were played to their end."""
    games = tally.games if tally else 0
    decisions = tally.decisions if tally else 0
    return {
        "title": series.title_id,
        "seats": len(series.bots),
        "settings": series.settings,
        "bots": series.bots,
        "seed": series.seed,
        "games": games,
        "interrupted": games < series.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "scores": [
            {"mean": round(tally.totals[seat] / games, 3), "min": low, "max": high}
            for seat, (low, high) in enumerate(zip(tally.lows, tally.highs, strict=True))
        ]
        if tally
        else [],
        "wins": [round(float(wins), 3) for wins in tally.wins] if tally else [],
    }


def _print(
    title: Title, series: Series, tally: Tally | None, seconds: float, screen: Screen
) -> None:
    if tally is None:
        screen.say("cli-sim-nothing")
        return
    from rich.box import SIMPLE
    from rich.table import Table

    games = tally.games
    if games < series.games:
        screen.say("cli-sim-interrupted", games=games, wanted=series.games)
    facts: Facts = {
        "title": literal(title_text(screen.texts_of(title), "name")),
        "seats": len(series.bots),
        "games": games,
        "seconds": literal(screen.decimal(seconds, 2)),
        "rate": round(games / seconds),
        "decisions": tally.decisions,
        "decision_rate": round(tally.decisions / seconds),
    }
    text = screen.texts.text
    screen.console.print(text("cli-sim-summary", facts))
    table = Table(box=SIMPLE, show_edge=False)
    table.add_column(text("cli-sim-seat"), justify="right")
    table.add_column(text("cli-sim-bot"))
    for heading in ("cli-sim-mean", "cli-sim-min", "cli-sim-max", "cli-sim-wins"):
        table.add_column(text(heading), justify="right")
    for seat, bot in enumerate(series.bots):
        share = float(100 * tally.wins[seat] / games)
        table.add_row(
            str(seat + 1),
            bot,
            screen.decimal(tally.totals[seat] / games, 1),
            points_text(tally.lows[seat]),
            points_text(tally.highs[seat]),
            text("cli-percent", {"share": literal(screen.decimal(share, 1))}),
        )
    screen.console.print(table)
