"""What the bots reach against each other: plays matches, and writes docs/leaderboard.md.

    python -m quartier.research.baselines [--games N] [--jobs N] [--seconds N] [--only-write]

Each match leaves a file of results in docs/results, as `quartier arena --json` writes them, and is
not played again while that file has as many games as are asked for. With `--seconds` all matches
are played side by side for so long, and each file has the games that were played by then. The page
is made of all files in that folder, also of those others have added.
"""

from __future__ import annotations

import argparse
import os
import platform
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

# As many processes play as there are processors: each has one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec

from quartier.bots.learned import has_learned
from quartier.bots.registry import uses_network
from quartier.cli.arena import report
from quartier.cli.contest import Contest, Standings
from quartier.core.titles import Settings, Value, all_titles, find_title, spelled
from quartier.research.evenly import sums
from quartier.research.policies import VARIABLE, Teaching, name_of
from quartier.setups import set_up

RESULTS = Path("docs/results")
PAGE = Path("docs/leaderboard.md")
# At their usual seats the titles as they are, and the options that make another game of one.
SET_UPS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("cardcity", {}),
    ("cardcity", {"victory": "economic"}),
    ("cardcity", {"victory": "industrial"}),
    ("cardcity", {"victory": "commercial"}),
    ("cardcity", {"victory": "happiness"}),
    ("cardcity", {"level": "advanced"}),
    ("lacitta", {}),
    ("lacitta", {"expansion": True}),
    ("lacitta", {"edition": "2000"}),
    ("sevenwonders", {}),
    ("sevenwonders", {"leaders": True}),
    ("sevenwonders", {"leaders": True, "cities": True}),
    ("smallcity", {}),
    ("smallcity", {"game": "advanced"}),
    ("smallcity", {"game": "advanced", "victory": "citizen"}),
    ("smallcity", {"game": "advanced", "victory": "cultural"}),
)
LEARNER = "quartier.research.policies:PPO"
# Each bot against weaker ones; who searches thinks long, so it plays fewer games.
LADDER = (
    ("hasty", "random"),
    ("greedy", "hasty"),
    ("net", "greedy"),
    ("search:20", "net"),
    (LEARNER, "random"),
    (LEARNER, "hasty"),
)
SLOW = 5
SEED = 1

ABOUT = """# Leaderboard

Written by `python -m quartier.research.baselines` from the files in `docs/results`. One seat is
held by a bot, all others by the one it plays against; as many games as there are seats share a
deal, and the bots change seats in between. Brackets are 95 % intervals: with few games they are
wide. *Even* is the share of an equal among equals, *lead* what a bot has more than the others on
average. Decisions in a second and seconds in a game are those of one processor of the machine the
match was played on; `quartier.research.policies:PPO` is the learner of [research](research.md),
which has taught itself for the minutes in its line, on one processor. `net` and `search` play where
a network has learned the set-up.

To add a bot, play at least 400 games and write the page anew:
`quartier arena TITLE --bots yourpackage:YourBot,net --games 400 --json > docs/results/NAME.json`,
then the command above with `--only-write`.

{tables}
"""
HEADER = (
    "| bot | against | games | wins | even | points | lead | decisions/s | s/game |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
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
    decisions: int
    decisions_per_second: float


class Match(msgspec.Struct):
    """What a file of results tells."""

    title: str
    seats: int
    settings: Settings
    rules: int
    bots: list[Figures]
    # Of learning, before the match.
    minutes: float | None = None


def contests(games: int) -> dict[str, Contest]:
    """The matches of the ladder, by the name of their file."""
    found = {}
    for bot, rival in LADDER:
        for title_id, options in SET_UPS:
            title, settings, seats = set_up(title_id, None, options)
            if bot == LEARNER and options:
                continue
            if uses_network(bot, title.id) and not has_learned(title, settings, seats):
                continue
            number = (
                max(1, games // SLOW // seats if bot.startswith("search") else games // seats)
                * seats
            )
            line_up = [0, *[1] * (seats - 1)]
            name = f"{name_of(title, settings, seats)}-{_file_name(bot)}-{rival}"
            found[name] = Contest(title_id, settings, [bot, rival], line_up, SEED, number)
    return found


def _file_name(bot: str) -> str:
    return bot.rpartition(":")[2].lower() if bot == LEARNER else bot.replace(":", "")


def play_missing(games: int, jobs: int, seconds: float | None, minutes: float) -> None:
    """Play the matches of the ladder that have no file yet, or one of too few games."""
    RESULTS.mkdir(exist_ok=True)
    missing = {
        name: contest
        for name, contest in contests(games).items()
        if _games_in(RESULTS / f"{name}.json") < contest.games
    }
    with TemporaryDirectory() as folder:
        os.environ[VARIABLE] = folder
        lessons, after = lessons_for(missing, minutes)
        found = sums({**lessons, **missing}, jobs, seconds, after)
    for name, contest in missing.items():
        standings = found.get(name)
        # Before the bots have changed seats, a match tells nothing.
        if standings is not None and standings.games >= len(contest.line_up):
            told = told_of(contest, standings, minutes)
            file = RESULTS / f"{name}.json"
            file.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def told_of(contest: Contest, standings: Standings, minutes: float) -> dict[str, object]:
    """What the file of a match says; its seconds are those of all bots together."""
    title = find_title(contest.title_id)
    assert title is not None
    spent = sum(record.durations.seconds for record in standings.records)
    told = report(title, replace(contest, games=standings.games), standings, spent)
    told["machine"] = f"{platform.machine()}, {os.cpu_count()} cores"
    return {**told, "minutes": minutes} if LEARNER in contest.bots else told


def lessons_for(
    missing: dict[str, Contest], minutes: float
) -> tuple[dict[str, Teaching], dict[str, str]]:
    """What has to be learned before some of the matches, and before which."""
    lessons: dict[str, Teaching] = {}
    after: dict[str, str] = {}
    for name, contest in missing.items():
        if LEARNER in contest.bots:
            seats = len(contest.line_up)
            lesson = Teaching(contest.title_id, seats, contest.settings, minutes, SEED)
            after[name] = f"{contest.title_id} {seats} {contest.settings}"
            lessons[after[name]] = lesson
    return lessons, after


def _games_in(file: Path) -> int:
    if not file.exists():
        return 0
    return msgspec.json.decode(file.read_bytes(), type=Match).bots[0].games


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
        bot.bot if match.minutes is None else f"{bot.bot}, {match.minutes:g} min",
        rival.bot,
        str(bot.games),
        f"{100 * bot.win_share:.0f} % ({100 * bot.low:.0f}–{100 * bot.high:.0f})",
        f"{100 / match.seats:.0f} %",
        f"{bot.mean_score:.1f}",
        f"{bot.lead:+.1f}{error}",
        f"{bot.decisions_per_second:,.0f}",
        f"{bot.decisions / bot.decisions_per_second / bot.games:.2g}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="how long to play; else all is played")
    parser.add_argument("--minutes", type=float, default=1.5, help="of learning, for PPO")
    parser.add_argument("--only-write", action="store_true")
    wanted = parser.parse_args()
    if not wanted.only_write:
        play_missing(wanted.games, wanted.jobs, wanted.seconds, wanted.minutes)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
