"""What the bots reach against each other: plays matches, and writes docs/leaderboard.md.

    python -m quartier.research.baselines [--games N] [--jobs N] [--only-write]

Each match leaves a file of results in docs/results, as `quartier arena --json` writes them, and is
not played again while the file is there: the command can be stopped and goes on. The page is made
of all files in that folder, also of those others have added.
"""

from __future__ import annotations

import argparse
import os
import platform
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import msgspec

from quartier.cli.arena import report
from quartier.cli.contest import Contest
from quartier.cli.crew import play_games
from quartier.cli.progress import total
from quartier.core.titles import Settings, Title, all_titles, spelled
from quartier.setups import set_up

RESULTS = Path("docs/results")
PAGE = Path("docs/leaderboard.md")
# Each bot against the one before it; those that search think long, so they play fewer games.
LADDER = ("random", "hasty", "greedy", "net", "search:20")
SLOW = 5
SEED = 1

ABOUT = """# Leaderboard

Written by `python -m quartier.research.baselines` from the files in `docs/results`. One seat is
held by a bot, all others by the one it plays against; as many games as there are seats share a
deal, and the bots change seats in between. Brackets are 95 % intervals: with few games they are
wide. *Even* is the share of an equal among equals. Decisions per second are those of the machine
the match was played on.

To add a bot, play at least 400 games and write the page anew:
`quartier arena TITLE --bots yourpackage:YourBot,net --games 400 --json > docs/results/NAME.json`,
then the command above with `--only-write`.

{tables}
"""
HEADER = (
    "| bot | against | games | wins | even | points | lead | decisions/s |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)


class Figures(msgspec.Struct):
    """What a file of results tells of one bot."""

    bot: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    lead: float
    lead_error: float | None
    decisions_per_second: float


class Match(msgspec.Struct):
    """What a file of results tells."""

    title: str
    seats: int
    settings: Settings
    rules: int
    bots: list[Figures]


def play_missing(games: int, jobs: int) -> None:
    """Play the matches of the ladder that have no file yet."""
    RESULTS.mkdir(exist_ok=True)
    for rival, bot in pairwise(LADDER):
        for title in all_titles():
            file = RESULTS / f"{title.id}-{bot.replace(':', '')}-{rival}.json"
            if not file.exists():
                _play(title, bot, rival, games, jobs, file)


def _play(title: Title, bot: str, rival: str, games: int, jobs: int, file: Path) -> None:
    """One match at the usual seats; the file is written when it has been played to its end."""
    _, settings, seats = set_up(title.id, None, {})
    number = max(seats, games // SLOW if bot.startswith("search") else games)
    line_up = [0, *[1] * (seats - 1)]
    contest = Contest(title.id, settings, [bot, rival], line_up, SEED, number)
    started = perf_counter()
    standings = total(play_games(contest, jobs), contest.games)
    told = report(title, contest, standings, perf_counter() - started)
    told["machine"] = f"{platform.machine()}, {os.cpu_count()} cores"
    if not told["interrupted"]:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
        print(file, flush=True)


def page() -> str:
    """The leaderboard as the files of results have it."""
    tables: dict[str, list[str]] = {}
    for file in sorted(RESULTS.glob("*.json")):
        match = msgspec.json.decode(file.read_bytes(), type=Match)
        tables.setdefault(_heading(match), []).append(_row(match))
    parts = [
        f"## {heading}\n{HEADER}\n" + "\n".join(rows) for heading, rows in sorted(tables.items())
    ]
    return ABOUT.format(tables="\n\n".join(parts))


def _heading(match: Match) -> str:
    title = next(title for title in all_titles() if title.id == match.title)
    chosen = [
        f"{option.key}={spelled(match.settings[option.key])}"
        for option in title.options
        if match.settings[option.key] != option.default
    ]
    return ", ".join([f"{match.title}, {match.seats} seats, rules {match.rules}", *chosen])


def _row(match: Match) -> str:
    bot, rival = match.bots[0], match.bots[-1]
    error = "" if bot.lead_error is None else f" ± {bot.lead_error:.1f}"
    cells = [
        bot.bot,
        rival.bot,
        str(bot.games),
        f"{100 * bot.win_share:.0f} % ({100 * bot.low:.0f}–{100 * bot.high:.0f})",
        f"{100 / match.seats:.0f} %",
        f"{bot.mean_score:.1f}",
        f"{bot.lead:+.1f}{error}",
        f"{bot.decisions_per_second:,.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only-write", action="store_true")
    wanted = parser.parse_args()
    if not wanted.only_write:
        play_missing(wanted.games, wanted.jobs)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
