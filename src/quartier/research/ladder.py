"""Whether each level of the bots is a step above the one below, and how far all have come.

    python -m quartier.research.ladder --output FOLDER [--games 400] [--seconds N] [--workers N]

Each level plays on one seat among the level below on all others; with `--reference PYTHON` the
strongest also plays among bots of the version installed with that Python. As many games as there
are seats share a deal. Every game is kept in the folder when it ends, and none is played twice: a
run that is stopped goes on, and machines share the work by `--part 1/3`, `--part 2/3`, `--part 3/3`
and files written one behind the other. Games count for the code that played them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic
from typing import Final, NamedTuple

# As many processes play as there are processors: each has one thread.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from quartier.bots.levels import LEVELS, Level
from quartier.bots.visitor import AT, Visitor, without_our_path
from quartier.cli.contest import Contest, Standings
from quartier.cli.figures import share_interval
from quartier.cli.series import known_bot, known_title
from quartier.core.titles import Value
from quartier.locale import Texts
from quartier.research.evenly import Evenly
from quartier.research.ledger import Game, Ledger, version_of
from quartier.research.policies import name_of
from quartier.setups import set_up
from quartier.workers import Workers, workers

VICTORIES: Final[tuple[dict[str, Value], ...]] = (
    {"victory": "residential"},
    {"victory": "economic"},
    {"victory": "industrial"},
    {"victory": "commercial"},
    {"victory": "happiness"},
)
# What levels play, each at its usual seats, and what part the stronger has to win of so many.
STEPS: Final[tuple[tuple[str, dict[str, Value]], ...]] = (
    ("sevenwonders", {}),
    ("lacitta", {}),
    ("smallcity", {}),
    *[("cardcity", victory) for victory in VICTORIES],
)
STEP_GOALS: Final = {2: 0.65, 3: 0.55, 4: 0.45}
# What is played against another version, and what part has to be won among its `greedy`. Set-ups of
# La Città that are recommended now are not those of earlier versions.
ABROAD: Final[tuple[tuple[str, int, dict[str, Value], float], ...]] = (
    ("sevenwonders", 4, {}, 0.85),
    ("lacitta", 4, {"setup": "advanced"}, 0.75),
    ("smallcity", 3, {}, 0.70),
    *[("cardcity", 4, victory, 0.75) for victory in VICTORIES],
)
SEARCH_ABROAD: Final = "search:1s"
SEARCH_GOAL: Final = 0.40
# Goals are lower bounds in so many games.
ENOUGH: Final = 400
# Far from all deals that lessons come from.
FIRST_DEAL: Final = 8_000_000
TELL_SECONDS: Final = 10.0

HEADER = (
    "| match | seats | bot | among | won | lead | games | goal | |\n"
    "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | --- |"
)
ABOUT = """# The ladder

Written by `python -m quartier.research.ladder`, code {version}. One seat is held by a bot, all
others by the one it plays among. Behind what was won stands Wilson's 95 % interval; *lead* is what
the bot has more than the others on average, with its standard error. A goal is met if the interval
lies above it in {enough} games or more, and not met if it lies below.

{table}
"""


class Match(NamedTuple):
    """A contest of one bot among others, and the part of the wins that is its goal. `other` names
    the others in the same way on every machine."""

    contest: Contest
    other: str
    goal: float

    @property
    def bot(self) -> str:
        return self.contest.bots[0]

    @property
    def seats(self) -> int:
        return len(self.contest.line_up)


class Reference(NamedTuple):
    """Another installed version: its Python, and a word for its code."""

    python: str
    version: str


def reference_of(python: str) -> Reference:
    command = [python, "-P", "-c", "import quartier; print(quartier.__path__[0])"]
    told = subprocess.run(
        command, env=without_our_path(), stdout=subprocess.PIPE, text=True, check=True
    )
    return Reference(python, version_of(Path(told.stdout.strip())))


def matches(levels: Sequence[Level], reference: Reference | None, games: int) -> dict[str, Match]:
    """All matches by name; levels are given from weak to strong."""
    found = {}
    for below, level in pairwise(levels):
        for title_id, options in STEPS:
            match = _match(title_id, None, options, level, below, games)
            goal = STEP_GOALS[match.seats]
            found[f"{_set_up_name(match)}-{level.name}-{below.name}"] = match._replace(goal=goal)
    strongest = levels[-1]
    for title_id, seats, options, goal in ABROAD if reference else ():
        assert reference is not None
        for spec, wanted in (("greedy", goal), (SEARCH_ABROAD, SEARCH_GOAL)):
            there = Level(spec, "", f"{spec}{AT}{reference.python}")
            match = _match(title_id, seats, options, strongest, there, games)
            name = f"{_set_up_name(match)}-{strongest.name}-reference-{spec.replace(':', '')}"
            other = f"{spec}{AT}{reference.version}"
            found[name] = match._replace(goal=wanted, other=other)
    return found


def _match(
    title_id: str,
    number: int | None,
    options: dict[str, Value],
    level: Level,
    among: Level,
    games: int,
) -> Match:
    title, settings, seats = set_up(title_id, number, options)
    bot, other = (one.spec(title_id, settings, seats) for one in (level, among))
    contest = Contest(
        title_id,
        settings,
        [bot, other],
        [0, *[1] * (seats - 1)],
        FIRST_DEAL,
        # The bot sits on every seat equally often.
        -(-games // seats) * seats,
        title.content.fingerprint,
    )
    return Match(contest, other, 0.0)


def _set_up_name(match: Match) -> str:
    contest = match.contest
    title = known_title(contest.title_id, contest.content)
    return name_of(title, contest.settings, match.seats)


def play(
    wanted: dict[str, Match],
    ledger: Ledger,
    crew: Workers,
    seconds: float | None,
    part: tuple[int, int] = (1, 1),
) -> None:
    """Play the games that are missing, evenly, for so long; of all deals one part of so many."""
    played = {}
    for name, match in wanted.items():
        known: Collection[int] = ledger.games(name, match.bot, match.other)
        elsewhere = {
            game
            for game in range(match.contest.games)
            if game // match.seats % part[1] != part[0] - 1
        }
        played[name] = elsewhere.union(known)
    work = Evenly({name: match.contest for name, match in wanted.items()}, played=played)
    games = work.games
    began = told = monotonic()
    done = 0

    def tell(name: str, number: int, standings: Standings) -> None:
        nonlocal told, done
        match = wanted[name]
        record = standings.records[0]
        ledger.add(
            name,
            Game(
                version=ledger.version,
                bot=match.bot,
                other=match.other,
                deal=match.contest.seed_of(number),
                number=number,
                won=float(record.wins),
                lead=record.lead,
                seconds=round(record.durations.seconds, 3),
            ),
        )
        done += 1
        if monotonic() - told > TELL_SECONDS or done == games:
            told = monotonic()
            print(f"{done} of {games} games, {told - began:.0f} s", file=sys.stderr, flush=True)

    work.play(crew, seconds, tell)


def page(wanted: dict[str, Match], ledger: Ledger) -> str:
    rows = [
        _row(name, match, list(ledger.games(name, match.bot, match.other).values()))
        for name, match in wanted.items()
    ]
    table = "\n".join([HEADER, *rows])
    return ABOUT.format(version=ledger.version, enough=ENOUGH, table=table)


def _row(name: str, match: Match, games: Sequence[Game]) -> str:
    won = lead = "–"
    low, high = 0.0, 1.0
    if games:
        share = fmean([game.won for game in games])
        low, high = share_interval(share, len(games))
        won = f"{100 * share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
        leads = [game.lead for game in games]
        error = f" ± {stdev(leads) / sqrt(len(leads)):.1f}" if len(leads) > 1 else ""
        lead = f"{fmean(leads):+.1f}{error}"
    cells = [
        name,
        str(match.seats),
        match.bot,
        match.other,
        won,
        lead,
        str(len(games)),
        f"{100 * match.goal:.0f} %",
        verdict(low, high, len(games), match.goal),
    ]
    return f"| {' | '.join(cells)} |"


def verdict(low: float, high: float, games: int, goal: float) -> str:
    if low >= goal and games >= ENOUGH:
        return "met"
    return "not met" if high < goal else "not shown"


def check_visitors(wanted: dict[str, Match]) -> None:
    """That bots of another version can play what they are to play; else it is said why not."""
    for name, match in wanted.items():
        contest = match.contest
        spec = contest.bots[1]
        if AT in spec:
            title = known_title(contest.title_id, contest.content)
            refusal = Visitor(spec).refusal(title, contest.settings, match.seats)
            if refusal is not None:
                sys.exit(f"{name}: {Texts('en').text(refusal.key, refusal.facts)}")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m quartier.research.ladder")
    parser.add_argument("--output", type=Path, required=True, help="where games are kept")
    parser.add_argument("--games", type=int, default=ENOUGH, help="of each match")
    parser.add_argument("--seconds", type=float, help="how long to play; 0 only tells the table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="matches with this in their name"
    )
    parser.add_argument("--level", action="append", default=[], metavar="LEVEL=BOT")
    parser.add_argument("--reference", metavar="PYTHON", help="that of another installed version")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="K/N", help="of all deals")
    parser.add_argument("--version", help="count and keep games as those of this code")
    parser.add_argument("--page", type=Path, help="write the table there, too")
    given = parser.parse_args(arguments)
    levels = {level.name: level for level in LEVELS}
    for text in given.level:
        level, _, spec = text.partition("=")
        if level not in levels:
            parser.error(f"{text}: levels are {', '.join(levels)}")
        known_bot(spec)
        levels[level] = Level(level, levels[level].description, spec)
    try:
        reference = reference_of(given.reference) if given.reference else None
    except (OSError, subprocess.CalledProcessError):
        parser.error(f"{given.reference} is no Python with another version of Quartier")
    wanted = {
        name: match
        for name, match in matches([*levels.values()], reference, given.games).items()
        if given.only in name
    }
    ledger = Ledger(given.output, given.version or version_of())
    if given.seconds != 0:
        check_visitors(wanted)
        with workers(given.workers, given.ray) as crew:
            play(wanted, ledger, crew, given.seconds, given.part)
    told = page(wanted, ledger)
    print(told, end="")
    if given.page is not None:
        given.page.write_text(told, encoding="utf-8")


def _part(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if not 1 <= int(part) <= int(parts):
        raise ValueError(text)
    return int(part), int(parts)


if __name__ == "__main__":
    main()
